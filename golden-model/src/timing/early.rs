//! What comes before the instruction in execute: the checks up to the fetch fault (docs/pipeline.md section 9), and what becomes of it then.

use isa::trace::WarpState;
use isa::{Address, Context, CycleRecord, Interrupt, Warp};

use super::core::Core;
use super::due_interrupt::DueInterrupt;
use super::execute::Completed;
use super::operands::InOperands;
use crate::semantics::{saves_next_pc, Comparison, Decoded, Effect};

/// What comes before the instruction decides.
pub(super) enum Early {
    /// An interrupt: cause, saved pc, address.
    Interrupt(Interrupt, Address, Address),
    /// Rule 3.
    StopAgain,
    /// The comparison before the instruction is to do something.
    Compare,
    /// Nothing happens, unless the context waits for memory; the instruction is to be tried again.
    Again,
}

impl Core {
    /// The rules up to the fetch fault: what comes before the instruction itself is looked at.
    #[inline]
    pub(super) fn rule_before_the_instruction(
        &mut self,
        stage: &InOperands,
        decoded: &Decoded,
        fetch_fault: Option<Interrupt>,
    ) -> Option<Early> {
        if self.state.divergence().is_held(stage.context) {
            Some(Early::Again)
        } else if self.is_held_by_access() {
            self.wait_for_memory(stage, None);
            Some(Early::Again)
        } else if let Some(due) = self.timing[stage.context].due_interrupt {
            let DueInterrupt { interrupt, address } = due;
            // It is the instruction before that raised it; what is here came only to be interrupted.
            let saved_pc = if saves_next_pc(interrupt) {
                stage.pc
            } else {
                self.state.shape().word_before(stage.pc)
            };
            Some(Early::Interrupt(interrupt, saved_pc, address))
        } else if self.state.warp_of(stage.context) == Warp(0)
            && self.external_interrupt_is_pending()
        {
            let address = Address(0);
            Some(Early::Interrupt(Interrupt::ConsoleInput, stage.pc, address))
        } else if self.state.contexts[stage.context].active_mask.is_empty() {
            Some(Early::StopAgain)
        } else if self.state.comparison_before(stage.context, stage.pc) != Comparison::Nothing {
            Some(Early::Compare)
        } else if let Some(awaited) = self.needs(decoded).filter(|_| fetch_fault.is_none()) {
            self.wait_for_memory(stage, awaited);
            Some(Early::Again)
        } else if let Some(interrupt) = fetch_fault {
            Some(Early::Interrupt(interrupt, stage.pc, stage.pc))
        } else if decoded.diverges() && self.has_read_in_vain(stage.context) {
            Some(Early::Again)
        } else {
            None
        }
    }

    /// Takes an interrupt that the instruction in execute does not raise, unless it waits.
    #[cold]
    pub(super) fn interrupt_before(
        &mut self,
        context: Context,
        interrupt: Interrupt,
        saved_pc: Address,
        address: Address,
    ) -> Effect {
        let effect = self
            .state
            .take_interrupt::<true>(context, interrupt, saved_pc, address);
        if matches!(effect, Effect::Interrupt { .. }) {
            self.timing[context].due_interrupt = None;
        }
        effect
    }

    /// A stopped warp 0 was woken for nothing.
    #[cold]
    pub(super) fn stop_again(&mut self, stage: &InOperands, record: &mut CycleRecord) -> Completed {
        self.state.contexts[stage.context].state = WarpState::Stopped;
        self.go_on_instead(stage, stage.pc, record)
    }

    /// Lanes meet before the instruction, or others go on.
    #[cold]
    pub(super) fn compare(&mut self, stage: &InOperands, record: &mut CycleRecord) -> Completed {
        let target = match self.state.compare_before(stage.context, stage.pc) {
            Comparison::Nothing | Comparison::Met { .. } => stage.pc,
            Comparison::Exchanged { pc, .. } => pc,
        };
        self.go_on_instead(stage, target, record)
    }

    /// The context goes on at an address; the instruction in execute is as if it had not been fetched.
    pub(super) fn go_on_instead(
        &mut self,
        stage: &InOperands,
        target: Address,
        record: &mut CycleRecord,
    ) -> Completed {
        self.contexts.touch(stage.context);
        self.note_executed(stage.context, Effect::Redirect { target });
        self.touch_changed();
        self.redirect(stage.context, target, record);
        Completed {
            commit: None,
            redirected: Some(stage.context),
            table_changed_by: None,
        }
    }
}
