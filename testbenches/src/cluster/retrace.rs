//! Repeats a run of a cluster on the model alone, and notes what its cores do: for the report of a run that is given up
//! while it goes on.

use super::lockstep::ClusterRun;
use super::model::ClusterModelSide;
use super::record::ClusterRecord;
use super::sides::ClusterBench;
use crate::report::livelock::Livelock;
use crate::run::retrace::{found, history, Retrace};
use crate::sides::SideError;

/// What goes round in the first so many cycles of a run.
///
/// # Errors
/// When the model cannot go on.
pub(super) fn livelock(of: &ClusterRun, cycles: u64) -> Result<Livelock, SideError> {
    let run = &of.run;
    let mut bench = ClusterBench::new(ClusterModelSide::new(of.cluster), of);
    let mut record = ClusterRecord::new(of.cluster);
    let mut history = history(run, of.cluster.cores);
    let mut cores: Vec<Retrace> = of.cores().map(|core| Retrace::new(run, core)).collect();
    for cycle in 0..cycles {
        if run.resets.at(cycle) {
            cores.iter_mut().for_each(Retrace::forget_accesses);
        }
        bench.cycle(&mut record)?;
        let (states, ram) = (bench.side.states(), bench.environment.memory());
        for ((core, record), state) in cores.iter_mut().zip(&record.cores).zip(states) {
            core.see(&mut history, cycle, record, (state, ram));
        }
    }
    let (states, ram) = (bench.side.states(), bench.environment.memory());
    Ok(found(run, history, &states, ram))
}
