//! Runs of a cluster once more, for those who want the records of both sides, or to know where a program stands.

use isa::{ClusterConfig, Cycle};

use super::cosim::ClusterCosimulator;
use super::lockstep::ClusterRun;
use super::model::ClusterModelSide;
use super::outcome::ClusterStandstill;
use super::record::ClusterRecord;
use super::sides::ClusterBench;
use super::standstill::standstill;
use crate::run::cosim::{check, CosimError, CosimOptions};
use crate::sides::SideError;

/// Where a program stands on the golden model of a cluster after so many cycles, in which nothing has happened for the
/// last `idle_cycles`; if it goes on, with who goes round.
///
/// # Errors
/// When the model cannot go on.
pub fn standstill_of_cluster(
    cluster: &ClusterConfig,
    options: &CosimOptions,
    cycles: u64,
    idle_cycles: u64,
) -> Result<ClusterStandstill, SideError> {
    let of = ClusterRun::new(cluster, options);
    let mut bench = ClusterBench::new(ClusterModelSide::new(cluster), &of);
    let mut record = ClusterRecord::new(cluster);
    for _ in 0..cycles {
        bench.cycle(&mut record)?;
    }
    standstill(&of, &bench, &record, (Cycle(cycles), idle_cycles))
}

impl ClusterCosimulator {
    /// Runs both sides for so many cycles, each for itself, and shows the records of every cycle, the RTL's and the
    /// model's. A side that cannot go on ends it.
    ///
    /// # Errors
    /// When the cluster cannot be loaded.
    pub fn observe(
        &self,
        options: &CosimOptions,
        cycles: u64,
        see: &mut dyn FnMut(Cycle, &ClusterRecord, &ClusterRecord),
    ) -> Result<(), CosimError> {
        let cluster = self.config();
        check(&cluster.core, options)?;
        let of = ClusterRun::new(cluster, options);
        let mut rtl = ClusterBench::new(self.rtl()?, &of);
        let mut model = ClusterBench::new(ClusterModelSide::new(cluster), &of);
        let mut records = [(); 2].map(|()| ClusterRecord::new(cluster));
        for cycle in (0..cycles).map(Cycle) {
            let [of_rtl, of_model] = &mut records;
            if rtl.cycle(of_rtl).is_err() || model.cycle(of_model).is_err() {
                break;
            }
            see(cycle, of_rtl, of_model);
        }
        Ok(())
    }
}
