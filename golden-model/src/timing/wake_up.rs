//! Who runs again, and when (docs/pipeline.md section 16): what waits at a barrier, for a stopped warp, or
//! for nothing but an external interrupt.

use isa::trace::WarpState;
use isa::{Context, Warp};

use super::core::Core;

impl Core {
    /// A context has got what it waited for.
    #[inline]
    pub(super) fn make_running(&mut self, context: Context) {
        self.state.contexts[context].state = WarpState::Running;
        self.contexts.touch(context);
    }

    /// The bar of the cycle before, if there was one: its context waits, or those that wait go on.
    #[inline]
    pub(super) fn arrive(&mut self) {
        if let Some(arrival) = self.arrival.take() {
            let decided = self.state.arrive(arrival);
            self.contexts.touch_all(decided);
        }
    }

    /// Whether warp 0 is to take the external interrupt.
    #[inline]
    pub(super) fn external_interrupt_is_pending(&self) -> bool {
        self.console_waiting
            && self.state.kernel_entry().is_some()
            && self.state.mode(Warp(0)).interrupts_enabled
    }

    /// Gives the turn to spawn to one of those that wait for it and are not held, and wakes the contexts of warp 0 for an
    /// external interrupt, by what held at the start of the cycle.
    pub(super) fn wake(&mut self, pending: bool) {
        let sets = self.contexts.sets;
        let mut may_have_turn = sets.waiting_to_spawn;
        for held in sets.waiting_to_spawn.iter() {
            may_have_turn.set(held, !self.state.divergence().is_held(held));
        }
        if let Some(first) = self.state.spawn_turns.give(sets.stopped, may_have_turn) {
            self.make_running(first);
        }
        if !pending {
            return;
        }
        let home = self.state.divergence().home_context(Warp(0));
        if sets.stopped.contains(home) {
            self.make_running(home);
        }
        for context in sets.waiting_to_spawn.iter() {
            if self.state.warp_of(context) == Warp(0) {
                self.make_running(context);
            }
        }
    }
}
