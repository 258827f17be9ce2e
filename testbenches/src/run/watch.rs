//! What is noted of every cycle on which the sides agree: counts, the last instructions, and whether the run is over.

use isa::trace::{mode, StallCause};
use isa::{Cycle, CycleRecord, PerWarp, Scalar, Slot, Warp};

use crate::compare::history::Instructions;
use crate::environment::console_input::ConsoleInput;
use crate::environment::memory_timing::IDLE_CYCLES_MAX;
use crate::environment::resets::Resets;
use crate::run::statistics::Statistics;

/// Cycles for which both sides go on after `done`: it must stay, and nothing may happen any more.
const CYCLES_AFTER_DONE: u64 = 8;
/// What a cycle means for the run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Seen {
    /// It goes on.
    GoesOn,
    /// It has come to its end, and has stayed there.
    Ended,
    /// Nothing has happened for so long that nothing will.
    Hangs,
}

/// A run as it is watched.
#[derive(Clone)]
pub(crate) struct Watch {
    pub(crate) statistics: Statistics,
    pub(crate) instructions: Instructions,
    pub(crate) idle_cycles: u64,
    cycles_after_done: u64,
    /// The cycle of the last byte that arrives at the console.
    last_arrival: u64,
    /// The cycle of the last reset.
    last_reset: u64,
}

impl Watch {
    /// Before cycle 0.
    pub(crate) fn new(contexts: u32, console_input: &ConsoleInput, resets: &Resets) -> Self {
        Watch {
            statistics: Statistics::default(),
            instructions: Instructions::new(contexts),
            idle_cycles: 0,
            cycles_after_done: 0,
            last_arrival: console_input.arrivals().last().map_or(0, |arrival| arrival.cycle),
            last_reset: resets.last_cycle().unwrap_or(0),
        }
    }

    /// Notes a cycle.
    #[inline]
    pub(crate) fn see(&mut self, cycle: Cycle, record: &CycleRecord) -> Seen {
        let done = record.scalar(Scalar::Done) != 0;
        if done && !self.may_be_woken(cycle, record) {
            self.cycles_after_done += 1;
            let ended = self.cycles_after_done > CYCLES_AFTER_DONE;
            return if ended { Seen::Ended } else { Seen::GoesOn };
        }
        self.cycles_after_done = 0;
        let retired_lanes = self.instructions.note(cycle, record);
        self.statistics.count(record.scalar(Scalar::StallCause), retired_lanes);
        self.idle_cycles =
            if is_active(record) || done || self.comes_from_outside(cycle) { 0 } else { self.idle_cycles + 1 };
        if self.idle_cycles >= IDLE_CYCLES_MAX {
            Seen::Hangs
        } else {
            Seen::GoesOn
        }
    }

    /// Whether a reset is still to come, or a byte is still to arrive: until then waiting is no standstill.
    const fn comes_from_outside(&self, cycle: Cycle) -> bool {
        cycle.0 < self.last_reset || cycle.0 <= self.last_arrival
    }

    /// Whether a reset is still to come, or a byte is still to arrive that would interrupt warp 0.
    fn may_be_woken(&self, cycle: Cycle, record: &CycleRecord) -> bool {
        let mode = record.get(Slot::Warp(PerWarp::Mode, Warp(0)));
        let is_open = record.scalar(Scalar::KernelEntryValid) != 0 && mode & mode::INTERRUPTS_ENABLED != 0;
        cycle.0 < self.last_reset || cycle.0 <= self.last_arrival && is_open
    }

    /// Whether `done` has been seen, and the run is only watched for what may still happen.
    pub(crate) const fn is_done(&self) -> bool {
        self.cycles_after_done > 0
    }
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
