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

    /// The context that takes the external interrupt: warp 0's home.
    #[inline]
    pub(super) fn interruptible(&self) -> Context {
        self.state.divergence().home_context(Warp(0))
    }

    /// Whether warp 0 is to take the external interrupt.
    #[inline]
    pub(super) fn external_interrupt_is_pending(&self) -> bool {
        self.console_waiting
            && self.state.kernel_entry().is_some()
            && self.state.mode(Warp(0)).interrupts_enabled
    }

    /// Gives the turn to spawn to one of those that wait for it, and wakes warp 0 for an external
    /// interrupt, by what held at the start of the cycle.
    pub(super) fn wake(&mut self, pending: bool) {
        let sets = self.contexts.sets;
        let waiting = sets.waiting_to_spawn;
        if let Some(first) = self.state.spawn_turns.give(sets.stopped, waiting) {
            self.make_running(first);
        }
        let interruptible = self.interruptible();
        if pending && (sets.stopped.contains(interruptible) || waiting.contains(interruptible)) {
            self.make_running(interruptible);
        }
    }
}
