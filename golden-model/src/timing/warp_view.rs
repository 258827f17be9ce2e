//! The warps as the schedule and the cycle record see them, kept up to date warp by warp.
//!
//! In a cycle few warps change, so it pays to look only at those. Whoever changes a warp says so
//! here; a warp that is forgotten shows in the record.

use isa::divergence::stack::StackField;
use isa::divergence::DivergenceField;
use isa::trace::{mode, PerBarrier, PerContext, PerWarp, WarpState};
use isa::{Context, CoreConfig, CycleRecord, Interrupt, Slot, TraceLayout, Warp};

use super::schedule::{WarpMasks, WarpTiming};
use crate::semantics::{State, WarpContext};

/// The first of the slots that speak of contexts and warps.
const FIRST_SLOT: Slot = Slot::Context(PerContext::State, Context(0));

/// What is to be seen of the warps at the start of a cycle.
#[derive(Clone, Debug)]
pub(super) struct WarpView {
    pub(super) masks: WarpMasks,
    /// The record's slots of all contexts and warps, which stand side by side.
    slots: Vec<u64>,
    layout: TraceLayout,
    /// The slot number of the first of them.
    first_slot: usize,
    /// The warps that may have changed; bit i is warp i.
    changed: u64,
}

impl WarpView {
    /// Of the configured warps, all of which have changed.
    pub(super) fn new(config: &CoreConfig) -> Self {
        let layout = TraceLayout::new(config);
        let first_slot = layout.index(FIRST_SLOT);
        let behind = layout.index(Slot::Barrier(PerBarrier::Waiting, 0));
        WarpView {
            masks: WarpMasks::default(),
            slots: vec![0; behind - first_slot],
            layout,
            first_slot,
            changed: u64::MAX >> (64 - config.arch.warps()),
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
        let (slots, layout, first_slot) = (&mut self.slots, self.layout, self.first_slot);
        let mut set = |slot, value| slots[layout.index(slot) - first_slot] = value;
        let number = Context(warp as u32);
        let of_context = |field| Slot::Context(field, number);
        let of_warp = |field| Slot::Warp(field, Warp(warp as u32));
        let of_stack = |field| Slot::Divergence(DivergenceField::Stack(field), number);
        set(of_context(PerContext::State), context.state as u64);
        set(of_context(PerContext::Pc), context.pc);
        set(of_context(PerContext::ActiveMask), context.active_mask);
        set(
            of_context(PerContext::InFlight),
            u64::from(timing.in_flight),
        );
        set(of_context(PerContext::Epoch), u64::from(timing.epoch));
        set(of_stack(StackField::Depth), context.depth as u64);
        set(
            of_warp(PerWarp::Interrupt),
            context.interrupt.map_or(0, cause),
        );
        set(of_warp(PerWarp::Mode), mode_bits(context));
        let due = timing.due_interrupt.map_or(0, |due| cause(due.interrupt));
        set(of_context(PerContext::DueInterrupt), due);
        let top = state.stack_top(warp);
        let kind = top.map_or(0, |entry| entry.kind as u64);
        set(of_stack(StackField::TopKind), kind);
        set(
            of_stack(StackField::TopMask),
            top.map_or(0, |entry| entry.mask.0),
        );
        set(
            of_stack(StackField::TopPc),
            top.map_or(0, |entry| entry.pc.0),
        );
    }

    /// Records all warps' fields.
    #[inline]
    pub(super) fn record(&self, record: &mut CycleRecord) {
        let start = self.first_slot;
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
