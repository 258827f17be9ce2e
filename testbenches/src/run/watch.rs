//! What is noted of every cycle on which the sides agree: counts, the last instructions, and whether the run is over.

use isa::trace::{mode, StallCause};
use isa::{Cycle, CycleRecord, PerWarp, RingField, Scalar, Slot, Warp};

use crate::compare::history::Instructions;
use crate::environment::console_input::ConsoleInput;
use crate::environment::memory_timing::IDLE_CYCLES_MAX;
use crate::environment::resets::Resets;
use crate::run::lockstep::Run;
use crate::run::statistics::Statistics;
use crate::system::{System, SystemRecord};

/// Cycles for which both sides go on after `done`: it must stay, and nothing may happen any more.
const CYCLES_AFTER_DONE: u64 = 8;
/// What a cycle means for the run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Seen {
    /// It goes on.
    GoesOn,
    /// It has reached its end, and has stayed there.
    Ended,
    /// Nothing has happened for so long that nothing will.
    Hangs,
}

/// All cores of a run, as they are watched.
#[derive(Clone)]
pub(crate) struct Watches {
    /// By core.
    pub(crate) cores: Vec<Watch>,
    /// For how many cycles nothing has happened, and nothing could come from outside.
    pub(crate) idle_cycles: u64,
    /// Which of the shared values says that a cluster has nothing left to do.
    done_slot: Option<usize>,
}

impl Watches {
    /// Before cycle 0. What is typed reaches core 0 alone (docs/cluster.md C2.2).
    pub(crate) fn new<S: System>(run: &Run<S>) -> Self {
        let input = |core| match core {
            0 => run.console_input,
            _ => ConsoleInput::none(),
        };
        let (contexts, rings) = (run.config.core().contexts(), run.config.core().rings());
        let cores = 0..run.config.core_count();
        Watches {
            cores: cores.map(|core| Watch::new(contexts, input(core), run.resets, rings)).collect(),
            idle_cycles: 0,
            done_slot: run.config.shared_layout().map(|layout| layout.done()),
        }
    }

    /// Notes a cycle. The run has ended when all cores have, and what joins them; it hangs when no core moves: one that
    /// waits for another is no standstill while the other one runs.
    #[inline]
    pub(crate) fn see<S: System>(&mut self, cycle: Cycle, record: &S::Record) -> Seen {
        let mut ended = self.done_slot.is_none_or(|slot| record.shared()[slot] != 0);
        let mut moves = false;
        for (watch, record) in self.cores.iter_mut().zip(record.cores()) {
            ended &= watch.see(cycle, record);
            moves |= is_active(record) || watch.comes_from_outside(cycle) || watch.is_woken_by_ring(record);
        }
        self.idle_cycles = if moves { 0 } else { self.idle_cycles + 1 };
        if ended {
            Seen::Ended
        } else if self.idle_cycles >= IDLE_CYCLES_MAX {
            Seen::Hangs
        } else {
            Seen::GoesOn
        }
    }

    /// Whether `done` of all cores has been seen, and the run is only watched for what may still happen.
    #[inline]
    pub(crate) fn is_done(&self) -> bool {
        self.cores.iter().all(|core| core.cycles_after_done > 0)
    }
}

/// A core as it is watched.
#[derive(Clone)]
pub(crate) struct Watch {
    pub(crate) statistics: Statistics,
    pub(crate) instructions: Instructions,
    cycles_after_done: u64,
    /// The cycle of the last byte that arrives at the console.
    last_arrival: u64,
    /// The cycle of the last reset.
    last_reset: u64,
    /// Other cores may ring it.
    rings: bool,
}

impl Watch {
    /// Before cycle 0.
    fn new(contexts: u32, console_input: &ConsoleInput, resets: &Resets, rings: bool) -> Self {
        Watch {
            statistics: Statistics::default(),
            instructions: Instructions::new(contexts),
            cycles_after_done: 0,
            last_arrival: console_input.arrivals().last().map_or(0, |arrival| arrival.cycle),
            last_reset: resets.last_cycle().unwrap_or(0),
            rings,
        }
    }

    /// Notes a cycle. Returns whether the core has ended, and has stayed so.
    #[inline]
    fn see(&mut self, cycle: Cycle, record: &CycleRecord) -> bool {
        let done = record.scalar(Scalar::Done) != 0;
        if done && !self.may_be_woken(cycle, record) {
            self.cycles_after_done += 1;
            return self.cycles_after_done > CYCLES_AFTER_DONE;
        }
        self.cycles_after_done = 0;
        let retired_lanes = self.instructions.note(cycle, record);
        self.statistics.count(record.scalar(Scalar::StallCause), retired_lanes);
        false
    }

    /// Whether a reset is still to come, or a byte is still to arrive: until then waiting is no standstill.
    const fn comes_from_outside(&self, cycle: Cycle) -> bool {
        cycle.0 < self.last_reset || cycle.0 <= self.last_arrival
    }

    /// Whether a reset is still to come, or a byte is still to arrive that would interrupt warp 0.
    fn may_be_woken(&self, cycle: Cycle, record: &CycleRecord) -> bool {
        cycle.0 < self.last_reset || cycle.0 <= self.last_arrival && is_open(record)
    }

    /// Whether another core rings in this cycle, and interrupts warp 0 in one of the next.
    fn is_woken_by_ring(&self, record: &CycleRecord) -> bool {
        self.rings && record.get(Slot::Ring(RingField::Rung)) != 0 && is_open(record)
    }
}

/// Whether warp 0 takes external interrupts.
fn is_open(record: &CycleRecord) -> bool {
    let mode = record.get(Slot::Warp(PerWarp::Mode, Warp(0)));
    record.scalar(Scalar::KernelEntryValid) != 0 && mode & mode::INTERRUPTS_ENABLED != 0
}

/// Whether anything moves in this cycle.
#[inline]
pub(crate) fn is_active(record: &CycleRecord) -> bool {
    use Scalar::*;
    let stages = [ScheduleValid, FetchValid, DecodeValid, OperandsValid, ExecuteValid, CommitValid];
    let moving = stages.iter().fold(0, |any, &field| any | record.scalar(field));
    let request = record.scalar(DataRequestValid) & record.scalar(DataRequestReady);
    let response = record.scalar(DataResponseValid) & record.scalar(DataResponseReady);
    let printed = record.scalar(ConsoleOutputValid) & record.scalar(ConsoleOutputReady);
    let clearing = record.scalar(StallCause) == self::StallCause::Clearing as u64;
    (moving | request | response | printed) != 0 || clearing
}
