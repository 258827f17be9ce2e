//! Interrupts that no instruction raises: of fetches, and from the console.

use isa::trace::WarpState;
use isa::{Address, Interrupt, LaneMask, Warp};

use super::Machine;
use crate::observer::{Event, Observer};
use crate::semantics::Destination;

impl Machine {
    /// Whether console input interrupts warp 0 now: not at a barrier, but while its wspawn waits, and
    /// while it is stopped.
    pub(super) fn takes_external_interrupt(&self) -> bool {
        let context = &self.state.warps[0];
        let takes = matches!(
            context.state,
            WarpState::Running | WarpState::WaitSpawn | WarpState::Stopped
        );
        takes && context.enabled && self.memory.has_console_input()
    }

    pub(super) fn take_external_interrupt<O: Observer>(&mut self, observer: &mut O) {
        let pc = self.state.warps[0].pc;
        self.interrupt_between(0, Interrupt::ConsoleInput, pc, 0, observer);
    }

    /// An interrupt that no instruction raises: of a fetch, or from outside.
    #[cold]
    pub(super) fn interrupt_between<O: Observer>(
        &mut self,
        warp: usize,
        interrupt: Interrupt,
        pc: u64,
        address: u64,
        observer: &mut O,
    ) {
        let before = self.state.warps[warp];
        let id = Warp(warp as u32);
        let effect = self
            .state
            .take_interrupt::<false>(id, interrupt, Address(pc), address);
        if O::ENABLED {
            let after = &self.state.warps[warp];
            observer.instruction(&Event {
                warp: id,
                pc: Address(pc),
                next_pc: Address(after.pc),
                instruction: None,
                active_before: LaneMask(before.active_mask),
                active_after: LaneMask(after.active_mask),
                executing: LaneMask::EMPTY,
                depth_before: before.depth,
                interrupt: Some(interrupt),
                spawned: None,
                destination: Destination::None,
                effect,
                state: &self.state,
            });
        }
    }
}
