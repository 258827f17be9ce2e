//! What comes before the instruction in execute: the checks up to the fetch fault (docs/pipeline.md section 9), in
//! their order, and what becomes of it then.

use isa::trace::WarpState;
use isa::{Address, Context, Interrupt, Opcode, Warp};

use crate::rule_events::RuleEvent;
use crate::semantics::{saves_next_pc, Comparison, Decoded, Effect};
use crate::timing::in_stage::InOperands;
use crate::timing::units::warps::warp_table::DueInterrupt;
use crate::timing::Core;

/// What comes before the instruction decides.
pub(super) enum Early {
    /// An interrupt: cause, saved pc, address.
    Interrupt(Interrupt, Address, Address),
    /// A stopped warp 0 was woken for nothing.
    StopAgain,
    /// Lanes meet before the instruction, or others go on.
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
        let (context, pc) = (stage.context, stage.pc);
        if self.state.divergence().is_held(context) {
            self.state.fired.mark(RuleEvent::ContextHeld);
            Some(Early::Again)
        } else if self.is_held_by_access() {
            self.state.fired.mark(RuleEvent::WaitsHeld);
            self.wait_for_memory(stage, None);
            Some(Early::Again)
        } else if let Some(due) = self.warp_table.timing(context).due_interrupt {
            let DueInterrupt { interrupt, address } = due;
            // It is the instruction before that raised it; what is here came only to be interrupted.
            let saved_pc = if saves_next_pc(interrupt) { pc } else { self.state.shape().word_before(pc) };
            Some(Early::Interrupt(interrupt, saved_pc, address))
        } else if self.state.warp_of(context) == Warp(0) && self.external_interrupt_is_pending() {
            Some(Early::Interrupt(Interrupt::External, pc, Address(0)))
        } else if self.state.contexts[context].active_mask.is_empty() {
            Some(Early::StopAgain)
        } else if self.state.comparison_before(context, pc) != Comparison::Nothing {
            Some(Early::Compare)
        } else if let Some(awaited) = self.needs(decoded).filter(|_| fetch_fault.is_none()) {
            self.note_need(awaited.event, decoded.opcode);
            self.wait_for_memory(stage, awaited.register);
            Some(Early::Again)
        } else if let Some(interrupt) = fetch_fault {
            Some(Early::Interrupt(interrupt, pc, pc))
        } else if decoded.diverges() && self.has_read_in_vain(context) {
            self.state.fired.mark(RuleEvent::RegionStale);
            Some(Early::Again)
        } else {
            None
        }
    }

    /// Whether a split, splitl or join of a context that is in execute has read its table of regions in vain.
    #[inline]
    fn has_read_in_vain(&self, context: Context) -> bool {
        let warp = self.state.warp_of(context);
        let changes = self.table_changes.as_ref();
        changes.is_some_and(|changes| changes.is_stale(context, warp))
    }

    /// The instruction in execute waits for what is on its way.
    #[cold]
    fn note_need(&mut self, event: RuleEvent, opcode: Opcode) {
        let fired = &mut self.state.fired;
        fired.mark(event);
        fired.mark_if(opcode == Opcode::Fence, RuleEvent::FenceWaits);
        fired.mark_if(opcode == Opcode::Ring, RuleEvent::RingWaits);
    }

    /// An interrupt that the instruction in execute does not raise is taken.
    fn note_interrupt_before(&mut self, context: Context, interrupt: Interrupt, pc: Address) {
        let due = self.warp_table.timing(context).due_interrupt.is_some();
        let before_external = due && self.pending && self.state.warp_of(context) == Warp(0);
        let from_scratchpad = !due && interrupt == Interrupt::BusError && self.is_fetch_from_scratchpad(pc);
        let fired = &mut self.state.fired;
        fired.mark_if(before_external, RuleEvent::DueBeforeConsole);
        fired.mark_if(from_scratchpad, RuleEvent::FetchFromPad);
        match (interrupt, due) {
            (Interrupt::InvalidInstruction, true) => fired.mark(RuleEvent::DueOperand),
            (Interrupt::DivisionByZero, true) => fired.mark(RuleEvent::DueDivision),
            (Interrupt::PageMissing, true) => fired.mark(RuleEvent::DuePageMissing),
            (Interrupt::PageRight, true) => fired.mark(RuleEvent::DuePageRight),
            (Interrupt::BusError, true) => fired.mark(RuleEvent::DueBusError),
            (Interrupt::External, _) => fired.mark(RuleEvent::ConsoleTaken),
            (Interrupt::PageMissing, false) => fired.mark(RuleEvent::FetchPageMissing),
            (Interrupt::PageRight, false) => fired.mark(RuleEvent::FetchPageRight),
            (Interrupt::BusError, false) => fired.mark(RuleEvent::FetchBusError),
            // No instruction leaves these to its successor, and no fetch raises one.
            (_, _) => {}
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
        let effect = self.state.take_interrupt::<true>(context, interrupt, saved_pc, address);
        if matches!(effect, Effect::Interrupt { .. }) {
            // What a fetch has raised has the pc as its address.
            self.note_interrupt_before(context, interrupt, address);
            self.change(context).1.due_interrupt = None;
        }
        effect
    }

    /// Where a context goes on whose instruction is not carried out.
    #[cold]
    pub(super) fn goes_on_instead(&mut self, stage: &InOperands, early: &Early) -> Address {
        match early {
            Early::Interrupt(..) | Early::Again => {}
            Early::StopAgain => {
                self.state.fired.mark(RuleEvent::WokenForNothing);
                self.set_state(stage.context, WarpState::Stopped);
            }
            Early::Compare => {
                let comparison = self.state.compare_before(stage.context, stage.pc);
                if let Comparison::Exchanged { pc, .. } = comparison {
                    return pc;
                }
            }
        }
        stage.pc
    }
}
