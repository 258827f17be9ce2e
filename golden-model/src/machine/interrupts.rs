//! Interrupts that no instruction raises: of fetches, from the console, and of rings.

use isa::cluster::CORES_MAX;
use isa::trace::WarpState;
use isa::{Address, Context, Interrupt, LaneMask, Warp};

use super::Machine;
use crate::observer::{Event, Observer};
use crate::semantics::Destination;

impl Machine {
    /// Whether console input or a ring interrupts a context now. It must be one of warp 0; not at a barrier, but while
    /// its wspawn waits, and while the warp is stopped.
    pub(super) fn takes_external_interrupt(&self, context: Context) -> bool {
        let warp = self.state.warp_of(context);
        if warp != Warp(0) || self.state.divergence.is_held(context) {
            return false;
        }
        let takes = matches!(
            self.state.contexts[context].state,
            WarpState::Running | WarpState::WaitSpawn | WarpState::Stopped
        );
        let is_enabled = self.state.modes[warp].interrupts_enabled && self.state.kernel_entry().is_some();
        let has_input = self.hears_console && self.memory.has_console_input();
        takes && is_enabled && (self.state.ring_waiting || has_input)
    }

    /// Rings a core: itself at once, another one when its own turn is over ([`Cluster`](super::Cluster)). A core alone
    /// reaches no other.
    #[cold]
    pub(super) fn ring(&mut self, core: u64) {
        if core == self.state.core_number {
            self.state.ring_waiting = true;
        } else if core < CORES_MAX.into() {
            self.rung_cores |= 1 << core;
        }
    }

    pub(super) fn take_external_interrupt<O: Observer>(&mut self, context: Context, observer: &mut O) {
        let pc = self.state.contexts[context].pc;
        self.state.spawn_turns.end(context);
        self.interrupt_between(context, Interrupt::External, pc, Address(0), observer);
    }

    /// An interrupt that no instruction raises: of a fetch, or from outside.
    #[cold]
    pub(super) fn interrupt_between<O: Observer>(
        &mut self,
        context: Context,
        interrupt: Interrupt,
        pc: Address,
        address: Address,
        observer: &mut O,
    ) {
        let active_before = self.state.contexts[context].active_mask;
        let depth_before = self.depth_before::<O>(context);
        let effect = self.state.take_interrupt::<false>(context, interrupt, pc, address);
        if O::ENABLED {
            let after = &self.state.contexts[context];
            observer.instruction(&Event {
                context,
                warp: self.state.warp_of(context),
                pc,
                next_pc: after.pc,
                instruction: None,
                active_before,
                active_after: after.active_mask,
                executing: LaneMask::EMPTY,
                depth_before,
                interrupt: Some(interrupt),
                spawned: None,
                destination: Destination::None,
                effect,
                exchanged: LaneMask::EMPTY,
                state: &self.state,
            });
        }
    }
}
