//! What the timing keeps of each context, and how all of them look at the start of a cycle.
//!
//! In a cycle few contexts change, so only those are looked at: to look at all of them takes the model 1.3 to 3.9 times
//! as long. One rule says which: whatever changes a context in [`State`] or here goes through `Core::change`, or puts
//! it into [`WarpTable::changed`]. A context that is forgotten shows in the cycle record.

use isa::trace::{mode, PerContext, PerWarp, WarpState};
use isa::{Address, Context, CycleRecord, Interrupt, Slot};
use typed_index_collections::{ti_vec, TiVec};

use crate::semantics::{ContextSet, State, WarpMode};
use crate::timing::units::scoreboard::Scoreboards;

/// An interrupt that the context's next instruction takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DueInterrupt {
    pub(crate) interrupt: Interrupt,
    /// Where a load or store failed; 0 when the interrupt has no address.
    pub(crate) address: Address,
}

/// What the timing keeps of a context beside its architectural state.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ContextTiming {
    /// Flipped by every redirect; fetches under the old value die on arrival. Reset: false.
    pub(crate) epoch: bool,
    /// Instructions scheduled, not yet through execute nor squashed. Reset: 0.
    pub(crate) in_flight: u32,
    /// What the context's next instruction takes as soon as it is in execute. Reset: none.
    pub(crate) due_interrupt: Option<DueInterrupt>,
}

/// The contexts at the start of a cycle.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ContextSets {
    /// Running, and not held by another context of the warp.
    pub(crate) candidates: ContextSet,
    pub(crate) stopped: ContextSet,
    pub(crate) waiting_to_spawn: ContextSet,
    /// Those of these that are not held: they may get their turn.
    pub(crate) may_have_turn: ContextSet,
    /// Nothing in flight.
    pub(crate) idle: ContextSet,
    /// Awaiting nothing from a unit.
    pub(crate) quiet: ContextSet,
    /// In one of the states in which a context waits.
    pub(crate) waiting: ContextSet,
    /// Running, and held by another context of the warp.
    pub(crate) held: ContextSet,
    /// Running, and its fetch would be in vain.
    pub(crate) held_back: ContextSet,
}

/// The contexts.
#[derive(Clone, Debug)]
pub(crate) struct WarpTable {
    timing: TiVec<Context, ContextTiming>,
    pub(crate) sets: ContextSets,
    /// Those that may have changed in this cycle.
    pub(crate) changed: ContextSet,
    /// Contexts may run without being candidates: there are split contexts, or a scoreboard.
    can_be_held: bool,
}

impl WarpTable {
    /// The table of a core in which everything has changed; `can_be_held`: there are split contexts, or a scoreboard.
    pub(crate) fn new(contexts: usize, can_be_held: bool) -> Self {
        WarpTable {
            timing: ti_vec![ContextTiming::default(); contexts],
            sets: ContextSets::default(),
            changed: ContextSet::all(contexts),
            can_be_held,
        }
    }

    #[inline]
    pub(crate) fn timing(&self, context: Context) -> &ContextTiming {
        &self.timing[context]
    }

    /// What is kept of a context, to be changed.
    #[inline]
    pub(crate) fn timing_mut(&mut self, context: Context) -> &mut ContextTiming {
        self.changed.add(ContextSet::single(context));
        &mut self.timing[context]
    }

    /// A cycle begins: looks at the contexts that have changed, for the schedule and for the record.
    #[inline]
    pub(crate) fn begin(&mut self, state: &State, mut boards: Option<&mut Scoreboards>, shown: &mut CycleRecord) {
        for context in std::mem::take(&mut self.changed).iter() {
            if let Some(boards) = &mut boards {
                boards.look_at(context, state.context(context).state, shown);
            }
            self.look_at(context, state, boards.as_deref());
            self.show(context, state, shown);
        }
    }

    fn look_at(&mut self, context: Context, state: &State, boards: Option<&Scoreboards>) {
        let is_held = state.divergence().is_held(context);
        let state = state.context(context).state;
        let in_flight = self.timing[context].in_flight;
        let in_vain = boards.is_some_and(|boards| boards.holds_back(context, in_flight));
        let is_drained = boards.is_none_or(|boards| boards.drained.contains(context));
        let is_candidate = state == WarpState::Running && !is_held && !in_vain;
        let sets = &mut self.sets;
        sets.candidates.set(context, is_candidate);
        sets.stopped.set(context, state == WarpState::Stopped);
        let waits_to_spawn = state == WarpState::WaitSpawn;
        sets.waiting_to_spawn.set(context, waits_to_spawn);
        sets.may_have_turn.set(context, waits_to_spawn && !is_held);
        sets.idle.set(context, in_flight == 0);
        sets.quiet.set(context, is_quiet(state) && is_drained);
        let runs = state == WarpState::Running;
        sets.waiting.set(context, !runs && !matches!(state, WarpState::Stopped | WarpState::Free));
        if self.can_be_held {
            sets.held.set(context, runs && is_held);
            sets.held_back.set(context, runs && in_vain);
        }
    }

    /// Shows the fields of a context and of its warp.
    fn show(&self, context: Context, state: &State, shown: &mut CycleRecord) {
        let (scheduled, timing) = (state.context(context), &self.timing[context]);
        let pc = match scheduled.state {
            WarpState::Free => 0,
            _ => scheduled.pc.0,
        };
        let due = timing.due_interrupt;
        let (number, address) = due.map_or((0, 0), |due| (cause(due.interrupt), due.address.0));
        let layout = shown.layout();
        let slots = shown.slots_mut();
        let mut set = |slot, value| slots[layout.index(slot)] = value;
        for (field, value) in [
            (PerContext::State, scheduled.state as u64),
            (PerContext::Pc, pc),
            (PerContext::ActiveMask, scheduled.active_mask.0),
            (PerContext::InFlight, timing.in_flight.into()),
            (PerContext::Epoch, timing.epoch.into()),
            (PerContext::DueInterrupt, number),
            (PerContext::DueAddress, address),
        ] {
            set(Slot::Context(field, context), value);
        }
        let warp = state.warp_of(context);
        let mode = state.mode(warp);
        let stopped_by = mode.stopped_by.map_or(0, cause);
        set(Slot::Warp(PerWarp::Interrupt, warp), stopped_by);
        set(Slot::Warp(PerWarp::Mode, warp), mode_bits(mode));
        state.divergence().record(context, |field, value| {
            set(Slot::Divergence(field, context), value);
        });
    }
}

/// Whether a context in a state awaits nothing from a unit.
#[inline]
const fn is_quiet(state: WarpState) -> bool {
    matches!(state, WarpState::Running | WarpState::WaitBarrier | WarpState::WaitSpawn)
}

/// A cause as `warp_interrupt` and `context_due_interrupt` show it.
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
