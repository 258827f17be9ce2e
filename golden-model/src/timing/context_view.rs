//! The contexts as the schedule and the cycle record see them, kept up to date one by one.
//!
//! In a cycle few contexts change, so it pays to look only at those. Whoever changes a context says so
//! here; a context that is forgotten shows in the record.

use isa::trace::{mode, PerBarrier, PerContext, PerWarp, WarpState};
use isa::{Context, CoreConfig, CycleRecord, Interrupt, Slot, TraceLayout};
use typed_index_collections::TiVec;

use super::schedule::{ContextSets, ContextTiming};
use super::scoreboard::Scoreboards;
use crate::semantics::{ContextSet, Shape, State, WarpMode};

/// The first of the slots that speak of contexts and warps.
const FIRST_SLOT: Slot = Slot::Context(PerContext::State, Context(0));

/// What is to be seen of the contexts at the start of a cycle.
#[derive(Clone, Debug)]
pub(super) struct ContextView {
    pub(super) sets: ContextSets,
    /// The record's slots of all contexts and warps, which stand side by side.
    slots: Vec<u64>,
    layout: TraceLayout,
    /// The slot number of the first of them.
    first_slot: usize,
    /// Those that may have changed.
    changed: ContextSet,
}

impl ContextView {
    /// Of a core in which everything has changed.
    pub(super) fn new(config: &CoreConfig, shape: &Shape) -> Self {
        let layout = TraceLayout::new(config);
        let first_slot = layout.index(FIRST_SLOT);
        let behind = layout.index(Slot::Barrier(PerBarrier::Waiting, 0));
        ContextView {
            sets: ContextSets::default(),
            slots: vec![0; behind - first_slot],
            layout,
            first_slot,
            changed: ContextSet::all(shape.contexts),
        }
    }

    /// A context has changed.
    #[inline]
    pub(super) fn touch(&mut self, context: Context) {
        self.touch_all(ContextSet::single(context));
    }

    /// Some contexts have changed.
    #[inline]
    pub(super) fn touch_all(&mut self, contexts: ContextSet) {
        self.changed.add(contexts);
    }

    /// Looks at the contexts that have changed.
    #[inline]
    pub(super) fn refresh(
        &mut self,
        state: &State,
        timing: &TiVec<Context, ContextTiming>,
        mut boards: Option<&mut Scoreboards>,
    ) {
        for context in std::mem::take(&mut self.changed).iter() {
            if let Some(boards) = &mut boards {
                boards.look_at(context, state.context(context).state);
            }
            self.look_at(context, state, &timing[context], boards.as_deref());
        }
    }

    fn look_at(
        &mut self,
        context: Context,
        state: &State,
        timing: &ContextTiming,
        boards: Option<&Scoreboards>,
    ) {
        let scheduled = state.context(context);
        let sets = &mut self.sets;
        let state_of = scheduled.state;
        let is_held = state.divergence().is_held(context);
        let in_flight = timing.in_flight;
        let in_vain = boards.is_some_and(|boards| boards.holds_back(context, in_flight));
        let is_candidate = state_of == WarpState::Running && !is_held && !in_vain;
        sets.candidates.set(context, is_candidate);
        sets.stopped.set(context, state_of == WarpState::Stopped);
        let waits_to_spawn = state_of == WarpState::WaitSpawn;
        sets.waiting_to_spawn.set(context, waits_to_spawn);
        sets.idle.set(context, timing.in_flight == 0);
        let is_drained = boards.is_none_or(|boards| boards.drained.contains(context));
        sets.quiet.set(context, is_quiet(state_of) && is_drained);
        let warp = state.warp_of(context);
        let (slots, layout, first_slot) = (&mut self.slots, self.layout, self.first_slot);
        let mut set = |slot, value| slots[layout.index(slot) - first_slot] = value;
        let of_context = |field| Slot::Context(field, context);
        set(of_context(PerContext::State), state_of as u64);
        let pc = match state_of {
            WarpState::Free => 0,
            _ => scheduled.pc.0,
        };
        set(of_context(PerContext::Pc), pc);
        set(of_context(PerContext::ActiveMask), scheduled.active_mask.0);
        set(of_context(PerContext::InFlight), timing.in_flight.into());
        set(of_context(PerContext::Epoch), timing.epoch.into());
        let due = timing.due_interrupt;
        let (number, address) = due.map_or((0, 0), |due| (cause(due.interrupt), due.address.0));
        set(of_context(PerContext::DueInterrupt), number);
        set(of_context(PerContext::DueAddress), address);
        let mode = state.mode(warp);
        let stopped_by = mode.stopped_by.map_or(0, cause);
        set(Slot::Warp(PerWarp::Interrupt, warp), stopped_by);
        set(Slot::Warp(PerWarp::Mode, warp), mode_bits(mode));
        state.divergence().record(context, |field, value| {
            set(Slot::Divergence(field, context), value);
        });
    }

    /// Records the fields of all contexts and warps.
    #[inline]
    pub(super) fn record(&self, record: &mut CycleRecord) {
        let start = self.first_slot;
        record.slots_mut()[start..start + self.slots.len()].copy_from_slice(&self.slots);
    }
}

/// Whether a context in a state awaits nothing from a unit.
#[inline]
const fn is_quiet(state: WarpState) -> bool {
    matches!(
        state,
        WarpState::Running | WarpState::WaitBarrier | WarpState::WaitSpawn
    )
}

/// A cause as `warp_interrupt` and `warp_due_interrupt` show it.
#[inline]
fn cause(interrupt: Interrupt) -> u64 {
    1 + u64::from(interrupt.number())
}

/// The warp's mode as `warp_mode` shows it.
#[inline]
const fn mode_bits(mode: &WarpMode) -> u64 {
    let enabled = mode.interrupts_enabled;
    mode.supervisor as u64 * mode::SUPERVISOR + enabled as u64 * mode::INTERRUPTS_ENABLED
}
