//! The warps as the schedule and the cycle record see them, kept up to date warp by warp.
//!
//! In a cycle few warps change, so it pays to look only at those. Whoever changes a warp says so
//! here; a warp that is forgotten shows in the record.

use isa::trace::{mode, PerWarp, WarpState};
use isa::{CycleRecord, Interrupt, Slot, Warp};

use super::schedule::{WarpMasks, WarpTiming};
use crate::semantics::{State, WarpContext};

/// What is to be seen of the warps at the start of a cycle.
#[derive(Clone, Debug)]
pub(super) struct WarpView {
    pub(super) masks: WarpMasks,
    /// The record's slots of all warps: a field's warps stand side by side.
    slots: Vec<u64>,
    warps: usize,
    /// The warps that may have changed; bit i is warp i.
    changed: u64,
}

impl WarpView {
    /// Of so many warps, all of which have changed.
    pub(super) fn new(warps: usize) -> Self {
        WarpView {
            masks: WarpMasks::default(),
            slots: vec![0; PerWarp::ALL.len() * warps],
            warps,
            changed: u64::MAX >> (64 - warps),
        }
    }

    /// A warp has changed.
    #[inline]
    pub(super) fn touch(&mut self, warp: usize) {
        self.touch_set(1 << warp);
    }

    /// Some warps have changed; bit i is warp i.
    #[inline]
    pub(super) fn touch_set(&mut self, warps: u64) {
        self.changed |= warps;
    }

    /// Looks at the warps that have changed.
    #[inline]
    pub(super) fn refresh(&mut self, state: &State, timing: &[WarpTiming]) {
        let mut changed = std::mem::take(&mut self.changed);
        while changed != 0 {
            let warp = changed.trailing_zeros() as usize;
            changed &= changed - 1;
            self.look_at(warp, state, &timing[warp]);
        }
    }

    fn look_at(&mut self, warp: usize, state: &State, timing: &WarpTiming) {
        let context = &state.warps[warp];
        let note = |mask: &mut u64, holds: bool| {
            *mask = *mask & !(1 << warp) | u64::from(holds) << warp;
        };
        let masks = &mut self.masks;
        note(&mut masks.running, context.state == WarpState::Running);
        note(&mut masks.stopped, context.state == WarpState::Stopped);
        note(&mut masks.idle, timing.in_flight == 0);
        let (slots, warps) = (&mut self.slots, self.warps);
        let mut set = |field: PerWarp, value| slots[field as usize * warps + warp] = value;
        set(PerWarp::State, context.state as u64);
        set(PerWarp::Pc, context.pc);
        set(PerWarp::ActiveMask, context.active_mask);
        set(PerWarp::InFlight, u64::from(timing.in_flight));
        set(PerWarp::Epoch, u64::from(timing.epoch));
        set(PerWarp::Depth, context.depth as u64);
        set(PerWarp::Interrupt, context.interrupt.map_or(0, cause));
        set(PerWarp::Mode, mode_bits(context));
        let due = timing.due_interrupt.map_or(0, |due| cause(due.interrupt));
        set(PerWarp::DueInterrupt, due);
        let top = state.stack_top(warp);
        let kind = top.map_or(0, |entry| entry.kind as u64);
        set(PerWarp::StackTopKind, kind);
        set(PerWarp::StackTopMask, top.map_or(0, |entry| entry.mask.0));
        set(PerWarp::StackTopPc, top.map_or(0, |entry| entry.pc.0));
    }

    /// Records all warps' fields.
    #[inline]
    pub(super) fn record(&self, record: &mut CycleRecord) {
        let first = Slot::Warp(PerWarp::State, Warp(0));
        let start = record.layout().index(first);
        record.slots_mut()[start..start + self.slots.len()].copy_from_slice(&self.slots);
    }
}

/// A cause as `warp_interrupt` and `warp_due_interrupt` show it.
#[inline]
fn cause(interrupt: Interrupt) -> u64 {
    1 + u64::from(interrupt.number())
}

/// The warp's mode as `warp_mode` shows it.
#[inline]
const fn mode_bits(context: &WarpContext) -> u64 {
    context.supervisor as u64 * mode::SUPERVISOR + context.enabled as u64 * mode::INTERRUPTS_ENABLED
}
