//! A run of the model of a cluster alone, for those who want its records.

use isa::Cycle;

use super::lockstep::{is_done, ClusterRun};
use super::model::ClusterModelSide;
use super::record::ClusterRecord;
use super::sides::ClusterBench;
use crate::sides::SideError;

/// Runs on the golden model and hands over every cycle's record, the one in which all cores are done included. Gives
/// whether they were done within the cycles of the run.
///
/// # Errors
/// When the model cannot go on.
pub fn cluster_records(
    of: &ClusterRun,
    see: &mut dyn FnMut(Cycle, &ClusterRecord),
) -> Result<bool, SideError> {
    let mut bench = ClusterBench::new(ClusterModelSide::new(of.cluster), of);
    let mut record = ClusterRecord::new(of.cluster);
    for cycle in (0..of.run.max_cycles).map(Cycle) {
        bench.cycle(&mut record)?;
        see(cycle, &record);
        if record.cores.iter().all(is_done) {
            return Ok(true);
        }
    }
    Ok(false)
}
