//! Runs of the model of a cluster alone, for those who want its records or count its instructions.

use std::ops::ControlFlow;

use assembler::Image;
use isa::{ClusterConfig, Cycle};

use super::judge::ClusterJudge;
use super::lockstep::ClusterRun;
use super::model::ClusterModelSide;
use super::outcome::ClusterStandstill;
use super::record::{ClusterRecord, OnceField, SharedLayout, SharedSlot};
use super::sides::ClusterBench;
use crate::compare::events::retires;
use crate::environment::console_input::ConsoleInput;
use crate::environment::memory_timing::MemoryTiming;
use crate::environment::resets::Resets;
use crate::run::lockstep::Run;
use crate::run::steady::CountingWindow;
use crate::run::watch::Seen;
use crate::sides::SideError;

/// Runs on the golden model and hands over every cycle's record, the one in which the cluster is done included. Gives
/// whether it was done within the cycles of the run. Whoever sees a record can end the run there.
///
/// # Errors
/// When the model cannot go on.
pub fn cluster_records(
    of: &ClusterRun,
    see: &mut dyn FnMut(Cycle, &ClusterRecord) -> ControlFlow<()>,
) -> Result<bool, SideError> {
    let mut bench = ClusterBench::new(ClusterModelSide::new(of.cluster), of);
    let mut record = ClusterRecord::new(of.cluster);
    let done = SharedLayout::new(of.cluster).index(SharedSlot::Once(OnceField::Done));
    for cycle in (0..of.run.max_cycles).map(Cycle) {
        bench.cycle(&mut record)?;
        let is_ended = see(cycle, &record).is_break();
        if record.shared[done] != 0 {
            return Ok(true);
        }
        if is_ended {
            break;
        }
    }
    Ok(false)
}

/// The same; of a run that does not come to its end, by the limit or because nothing moves any more, it gives where all
/// cores stand.
///
/// # Errors
/// When the model cannot go on.
pub fn cluster_records_or_standstill(
    of: &ClusterRun,
    see: &mut dyn FnMut(Cycle, &ClusterRecord),
) -> Result<Option<ClusterStandstill>, SideError> {
    let bench = ClusterBench::new(ClusterModelSide::new(of.cluster), of);
    let mut judge = ClusterJudge::new(*of, bench);
    let mut spare = ClusterRecord::new(of.cluster);
    let done = SharedLayout::new(of.cluster).index(SharedSlot::Once(OnceField::Done));
    while judge.cycle.0 < of.run.max_cycles {
        let cycle = judge.cycle;
        let seen = judge.go_alone(&mut spare)?;
        see(cycle, &judge.record);
        if judge.record.shared[done] != 0 {
            return Ok(None);
        }
        if seen == Seen::Hangs {
            break;
        }
    }
    judge.standstill().map(Some)
}

/// Runs a program on the golden model with such a memory and counts the instructions of warps of all cores that retire
/// in the window. `None` when the cluster is done.
///
/// # Errors
/// When the model cannot go on.
pub fn cluster_retired_in_window(
    cluster: &ClusterConfig,
    image: &Image,
    timing: MemoryTiming,
    window: CountingWindow,
) -> Result<Option<u64>, SideError> {
    let of = ClusterRun {
        cluster,
        run: Run {
            config: &cluster.core,
            image,
            timing,
            max_cycles: window.warm_up_cycles + window.cycles,
            compare_state_every: None,
            console_input: ConsoleInput::none(),
            resets: Resets::none(),
            start: None,
        },
    };
    let mut retired = 0;
    let is_done = cluster_records(&of, &mut |cycle, record| {
        if cycle.0 >= window.warm_up_cycles {
            retired += record.cores.iter().filter(|core| retires(core)).count() as u64;
        }
        ControlFlow::Continue(())
    })?;
    Ok((!is_done).then_some(retired))
}
