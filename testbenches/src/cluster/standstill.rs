//! What the cores of a cluster wait for at the end of a run.

use isa::{Cycle, PerClusterBarrier, Slot};

use super::lockstep::ClusterRun;
use super::outcome::{ClusterStandstill, WaitedBarrier};
use super::record::{ClusterRecord, SharedLayout};
use super::retrace::livelock;
use super::sides::{ClusterBench, ClusterSide};
use crate::report::standstill::Standstill;
use crate::sides::SideError;

/// What each core waits for, after that many cycles, with the record of the last one. Nothing has happened in the last
/// `idle_cycles`; of a run that goes on, where these are 0, it is told who goes round.
///
/// # Errors
/// When the model cannot go on.
pub(super) fn standstill<M: ClusterSide>(
    of: &ClusterRun,
    bench: &ClusterBench<M>,
    record: &ClusterRecord,
    (cycle, idle_cycles): (Cycle, u64),
) -> Result<ClusterStandstill, SideError> {
    let of_core = |core: u32| {
        Standstill::new(
            &of.cluster.core,
            cycle,
            idle_cycles,
            &record.cores[core as usize],
            bench.environment.memory(),
            &|context| bench.side.awaiting_others(core, context),
            of.run.listing(),
        )
    };
    let layout = SharedLayout::new(of.cluster);
    let slots = layout.slots()[..layout.interconnect_count()].iter();
    let held =
        slots.zip(&record.shared).filter(|(_, &value)| value != 0).map(|(&slot, &value)| (layout.name(slot), value));
    let livelock = match idle_cycles {
        0 => Some(livelock(of, cycle.0)?),
        _ => None,
    };
    Ok(ClusterStandstill {
        cycle,
        idle_cycles,
        cores: of.cores().map(of_core).collect(),
        barriers: waited_barriers(of, record),
        interconnect: held.collect(),
        livelock,
    })
}

/// The barriers between cores at which some wait.
fn waited_barriers(of: &ClusterRun, record: &ClusterRecord) -> Vec<WaitedBarrier> {
    let of_barrier = |barrier: u32| {
        let field = |core: u32, field| {
            let slot = Slot::ClusterBarrier(field, barrier);
            record.cores[core as usize].get(slot)
        };
        let come = of
            .cores()
            .filter(|&core| field(core, PerClusterBarrier::Waiting) != 0)
            .map(|core| (core, field(core, PerClusterBarrier::Wanted)));
        WaitedBarrier { barrier, come: come.collect() }
    };
    (0..of.cluster.core.cluster_barriers()).map(of_barrier).filter(|barrier| !barrier.come.is_empty()).collect()
}
