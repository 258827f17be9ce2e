//! Modes, the entry to and return from interrupts, kernel entry, TLB instructions (ISA section 7).
//!
//! Entry and return change the small state here at once. The registers of lane 0 go to the shadow set
//! and back with them in the functional machine; the timing model's copy unit moves them one by one.

use isa::trace::WarpState;
use isa::{Address, Context, Interrupt, Lane, LaneMask, Warp};

use super::operation::Operation;
use super::{ContextState, Divergence, Effect, State, PAGE_BYTES};
use crate::rule_events::RuleEvent;

/// What a warp had when it entered its last interrupt, apart from lane 0's registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shadow {
    /// Active lanes. Reset: none.
    pub mask: LaneMask,
    /// Mode. Reset: supervisor.
    pub supervisor: bool,
    /// Where reti goes on. Reset: 0.
    pub pc: Address,
}

impl Shadow {
    /// Before the first entry.
    pub const RESET: Shadow = Shadow { mask: LaneMask::EMPTY, supervisor: true, pc: Address(0) };
}

impl<const DEFERRED: bool> Operation<'_, DEFERRED> {
    /// di.
    pub(crate) fn disable_interrupts(&mut self) -> Effect {
        self.state.modes[self.warp].interrupts_enabled = false;
        Effect::InterruptsSwitched
    }

    /// ei.
    pub(crate) fn enable_interrupts(&mut self) -> Effect {
        self.state.modes[self.warp].interrupts_enabled = true;
        Effect::InterruptsSwitched
    }

    /// skep.
    pub(crate) fn set_kernel_entry(&mut self) -> Effect {
        let entry = Address(self.scalar(0));
        match self.state.kernel_entry.replace(entry) {
            // What has waited for it may come now.
            None => Effect::InterruptsSwitched,
            Some(_) => Effect::Advance,
        }
    }

    /// jmpru: jumps to user mode.
    pub(crate) fn jump_to_user(&mut self) -> Effect {
        let target = Address(self.scalar(0));
        self.state.modes[self.warp].supervisor = false;
        self.state.fired.mark(RuleEvent::ToUserMode);
        Effect::Redirect { target }
    }

    /// reti. A return to an empty mask stops the warp.
    pub(crate) fn return_from_interrupt(&mut self) -> Effect {
        if self.state.divergence.forbids_return(self.context) {
            self.state.fired.mark(RuleEvent::ReturnForbidden);
            return Effect::raise(Interrupt::Divergence);
        }
        let shadow = self.state.shadows[self.warp];
        let in_handler = self.state.divergence.is_in_handler(self.context);
        self.state.fired.mark_if(in_handler, RuleEvent::HandlerReturns);
        self.state.fired.mark_if(self.state.modes[self.warp].interrupts_enabled, RuleEvent::ReturnStray);
        self.state.fired.mark_if(!shadow.supervisor, RuleEvent::ReturnToUser);
        self.state.activate(self.context, shadow.mask);
        self.state.divergence.return_from_handler(self.context);
        let mode = &mut self.state.modes[self.warp];
        mode.supervisor = shadow.supervisor;
        mode.interrupts_enabled = true;
        if !DEFERRED {
            self.state.restore_registers(self.warp);
            self.state.divergence.end_handler(self.context);
        }
        Effect::Return { target: shadow.pc }
    }

    /// tlbadd.
    pub(crate) fn add_page(&mut self) -> Effect {
        if self.tlb_change_waits() {
            return Effect::TlbChangeWaits;
        }
        let [page, to, flags] = [0, 1, 2].map(|slot| self.scalar(slot));
        self.state.tlb.add(page, to, flags, &mut self.state.fired);
        let is_scratchpad = self.state.shape.is_in_scratchpad(Address(to / PAGE_BYTES * PAGE_BYTES));
        self.state.fired.mark_if(is_scratchpad && self.state.tlb.maps(page), RuleEvent::PadMapped);
        self.after_tlb_change()
    }

    /// tlbrm.
    pub(crate) fn remove_page(&mut self) -> Effect {
        if self.tlb_change_waits() {
            return Effect::TlbChangeWaits;
        }
        let page = self.scalar(0);
        self.state.tlb.remove(page, &mut self.state.fired);
        self.after_tlb_change()
    }

    /// tlbflush.
    pub(crate) fn flush_pages(&mut self) -> Effect {
        if self.tlb_change_waits() {
            return Effect::TlbChangeWaits;
        }
        self.state.tlb.flush();
        self.state.fired.mark_if(self.state.tlb.is_present(), RuleEvent::TlbFlushed);
        self.after_tlb_change()
    }

    /// Whether an access on its way has been translated already, so that the TLB must stay as it is.
    fn tlb_change_waits(&self) -> bool {
        DEFERRED && self.state.tlb.is_present() && self.state.access_on_its_way
    }

    /// What follows has been fetched under the old translation, if there is one.
    fn after_tlb_change(&self) -> Effect {
        if self.state.tlb.is_present() {
            Effect::Redirect { target: self.next }
        } else {
            Effect::Advance
        }
    }
}

impl State {
    /// The mode of the instruction that executes: that of its warp, with `DEFERRED` as it was in decode.
    #[inline]
    pub(super) fn is_supervisor<const DEFERRED: bool>(&self, warp: Warp) -> bool {
        if DEFERRED {
            self.was_supervisor
        } else {
            self.modes[warp].supervisor
        }
    }

    /// Takes an interrupt: enters the handler, or stops the warp when its interrupts are off or there is no kernel
    /// entry. The context's pc is then where it goes on. With `DEFERRED` the registers are left to the copy unit, and
    /// nothing happens while something is on its way for the context, or others of the warp are not quiet.
    #[cold]
    pub fn take_interrupt<const DEFERRED: bool>(
        &mut self,
        context: Context,
        interrupt: Interrupt,
        saved_pc: Address,
        address: Address,
    ) -> Effect {
        if DEFERRED && !self.drained.contains(context) {
            return Effect::WaitsForMemory;
        }
        if self.waits_for_others::<DEFERRED>(context) {
            return Effect::WaitsForOthers;
        }
        let warp = self.warp_of(context);
        let beside_others = !self.divergence.others(context).is_empty();
        self.fired.mark_if(beside_others, RuleEvent::InterruptedBesideOthers);
        self.fired.mark_if(context.index() >= self.shape.warps, RuleEvent::InterruptedInSplitContext);
        let supervisor = self.is_supervisor::<DEFERRED>(warp);
        let (scheduled, mode) = (&mut self.contexts[context], &mut self.modes[warp]);
        let entry = self.kernel_entry.filter(|_| mode.interrupts_enabled);
        let fired = &mut self.fired;
        fired.mark(match entry {
            Some(_) => entered(interrupt),
            None => stopped(interrupt),
        });
        if let Some(entry) = entry {
            let before = scheduled.active_mask;
            fired.mark_if(!supervisor, RuleEvent::EnteredFromUser);
            fired.mark_if(before.is_empty(), RuleEvent::EnteredStopped);
            fired.mark_if(!before.is_empty() && !before.contains(Lane(0)), RuleEvent::EnteredWithoutLane0);
            fired.mark_if(self.ring_waiting && interrupt == Interrupt::External, RuleEvent::RingAnswered);
            let paths_wait = matches!(self.divergence, Divergence::PairedPath(_)) && self.divergence.depth(context) > 0;
            fired.mark_if(paths_wait, RuleEvent::PathsInHandlerWait);
            self.shadows[warp] = Shadow { mask: scheduled.active_mask, supervisor, pc: saved_pc };
            *scheduled = ContextState { pc: entry, active_mask: LaneMask(1), state: WarpState::Running };
            mode.supervisor = true;
            mode.interrupts_enabled = false;
            // One interrupt answers all rings that came before it.
            self.ring_waiting &= interrupt != Interrupt::External;
            self.divergence.enter_handler(context);
            if !DEFERRED {
                self.save_registers(warp, interrupt, address);
            }
        } else {
            mode.stopped_by = Some(interrupt);
            fired.mark_if(self.kernel_entry.is_none(), RuleEvent::StoppedWithoutEntry);
            self.stop(context, saved_pc);
        }
        Effect::Interrupt { interrupt, address, entered: entry.is_some() }
    }
}

/// An interrupt is entered.
const fn entered(interrupt: Interrupt) -> RuleEvent {
    match interrupt {
        Interrupt::Trap => RuleEvent::EnteredTrap,
        Interrupt::PageMissing => RuleEvent::EnteredPageMissing,
        Interrupt::PageRight => RuleEvent::EnteredPageRight,
        Interrupt::InvalidInstruction => RuleEvent::EnteredInvalid,
        Interrupt::DivergentBranch => RuleEvent::EnteredDivergent,
        Interrupt::DivisionByZero => RuleEvent::EnteredDivision,
        Interrupt::Divergence => RuleEvent::EnteredRegion,
        Interrupt::BusError => RuleEvent::EnteredBusError,
        Interrupt::External => RuleEvent::EnteredConsole,
    }
}

/// An interrupt stops its warp; the external one, which comes only where it can be entered, never does.
const fn stopped(interrupt: Interrupt) -> RuleEvent {
    match interrupt {
        Interrupt::Trap | Interrupt::External => RuleEvent::StoppedByTrap,
        Interrupt::PageMissing => RuleEvent::StoppedByPageMissing,
        Interrupt::PageRight => RuleEvent::StoppedByPageRight,
        Interrupt::InvalidInstruction => RuleEvent::StoppedByInvalid,
        Interrupt::DivergentBranch => RuleEvent::StoppedByDivergent,
        Interrupt::DivisionByZero => RuleEvent::StoppedByDivision,
        Interrupt::Divergence => RuleEvent::StoppedByRegion,
        Interrupt::BusError => RuleEvent::StoppedByBusError,
    }
}
