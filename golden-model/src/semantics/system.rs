//! Modes, the entry to and return from interrupts, kernel entry, TLB instructions (ISA section 7).
//!
//! Entry and return change the small state here at once. The registers of lane 0 go to the shadow set
//! and back with them in the functional machine; the timing model's copy unit moves them one by one.

use isa::trace::WarpState;
use isa::{Address, Interrupt, Warp};

use super::operation::Operation;
use super::{Effect, State};

/// What a warp had when it entered its last interrupt, apart from lane 0's registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shadow {
    /// Active lanes. Reset: none.
    pub mask: u64,
    /// Mode. Reset: supervisor.
    pub supervisor: bool,
    /// Where reti goes on. Reset: 0.
    pub pc: u64,
}

impl Shadow {
    /// Before the first entry.
    pub const RESET: Shadow = Shadow {
        mask: 0,
        supervisor: true,
        pc: 0,
    };
}

impl<const DEFERRED: bool> Operation<'_, DEFERRED> {
    /// di, ei.
    pub(crate) fn enable_interrupts(&mut self, enabled: bool) -> Effect {
        self.state.warps[self.warp].enabled = enabled;
        Effect::InterruptsSwitched
    }

    /// skep.
    pub(crate) fn set_kernel_entry(&mut self) -> Effect {
        self.state.kernel_entry = self.scalar(0);
        Effect::Advance
    }

    /// jmpru: jumps to user mode.
    pub(crate) fn jump_to_user(&mut self) -> Effect {
        let target = self.scalar(0);
        self.state.warps[self.warp].supervisor = false;
        Effect::Redirect { target }
    }

    /// reti. A return to an empty mask stops the warp.
    pub(crate) fn return_from_interrupt(&mut self) -> Effect {
        let shadow = self.state.shadows[self.warp];
        self.state.activate(self.warp, shadow.mask);
        let context = &mut self.state.warps[self.warp];
        context.supervisor = shadow.supervisor;
        context.enabled = true;
        if !DEFERRED {
            self.state.restore_registers(self.warp);
        }
        Effect::Return { target: shadow.pc }
    }

    /// tlbadd.
    pub(crate) fn add_page(&mut self) -> Effect {
        let [page, to, flags] = [0, 1, 2].map(|slot| self.scalar(slot));
        self.state.tlb.add(page, to, flags);
        self.after_tlb_change()
    }

    /// tlbrm.
    pub(crate) fn remove_page(&mut self) -> Effect {
        let page = self.scalar(0);
        self.state.tlb.remove(page);
        self.after_tlb_change()
    }

    /// tlbflush.
    pub(crate) fn flush_pages(&mut self) -> Effect {
        self.state.tlb.flush();
        self.after_tlb_change()
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
    /// Takes an interrupt: enters the handler, or stops the warp when its interrupts are off. The
    /// warp's pc is then where it goes on. With `DEFERRED` the registers are left to the copy unit.
    #[cold]
    pub fn take_interrupt<const DEFERRED: bool>(
        &mut self,
        warp: Warp,
        interrupt: Interrupt,
        saved_pc: Address,
        address: u64,
    ) -> Effect {
        let index = warp.index();
        let context = &mut self.warps[index];
        let entered = context.enabled;
        if entered {
            self.shadows[index] = Shadow {
                mask: context.active_mask,
                supervisor: context.supervisor,
                pc: saved_pc.0,
            };
            context.active_mask = 1;
            context.supervisor = true;
            context.enabled = false;
            context.state = WarpState::Running;
            context.pc = self.kernel_entry;
            if !DEFERRED {
                self.save_registers(index, interrupt, address);
            }
        } else {
            context.active_mask = 0;
            context.state = WarpState::Stopped;
            context.interrupt = Some(interrupt);
            context.pc = saved_pc.0;
        }
        Effect::Interrupt {
            interrupt,
            address,
            entered,
        }
    }

    /// Lane 0's registers go to the shadow set, then number and address to r0 and r1.
    fn save_registers(&mut self, warp: usize, interrupt: Interrupt, address: u64) {
        for register in 0..self.shape.gprs {
            self.shadow_gprs[warp * self.shape.gprs + register] =
                self.gprs[self.lane_0_of(warp, register)];
        }
        for register in 0..self.shape.preds {
            let index = warp * self.shape.preds + register;
            self.shadow_predicates[index] = self.predicates[index] & 1;
        }
        let base = self.gpr_base(warp);
        self.gprs[base] = u64::from(interrupt.number());
        if interrupt.has_address() {
            self.gprs[base + self.shape.lanes] = address;
        }
    }

    /// The shadow set's registers go to lane 0.
    fn restore_registers(&mut self, warp: usize) {
        for register in 0..self.shape.gprs {
            let to = self.lane_0_of(warp, register);
            self.gprs[to] = self.shadow_gprs[warp * self.shape.gprs + register];
        }
        for register in 0..self.shape.preds {
            let index = warp * self.shape.preds + register;
            let kept = self.predicates[index] & !1;
            self.predicates[index] = kept | self.shadow_predicates[index];
        }
    }

    /// Index of lane 0 of a warp's register.
    #[inline]
    fn lane_0_of(&self, warp: usize, register: usize) -> usize {
        self.gpr_base(warp) + register * self.shape.lanes
    }

    /// Stages lane 0's register, and the predicate of the same number, for the shadow set.
    pub(crate) fn stage_for_shadow(&mut self, warp: usize, register: usize) {
        let (from, to) = (self.lane_0_of(warp, register), self.staging_gpr());
        self.gprs[to] = self.gprs[from];
        if register < self.shape.preds {
            let staging = self.staging_predicate();
            self.predicates[staging] = self.predicates[warp * self.shape.preds + register] & 1;
        }
    }

    /// Stages a register of the shadow set, and the predicate of the same number, for lane 0.
    pub(crate) fn stage_from_shadow(&mut self, warp: usize, register: usize) {
        let to = self.staging_gpr();
        self.gprs[to] = self.shadow_gprs[warp * self.shape.gprs + register];
        if register < self.shape.preds {
            let staging = self.staging_predicate();
            self.predicates[staging] = self.shadow_predicates[warp * self.shape.preds + register];
        }
    }

    /// Stages a value for lane 0.
    pub(crate) fn stage_value(&mut self, value: u64) {
        let to = self.staging_gpr();
        self.gprs[to] = value;
    }

    /// Moves the staged register, and the staged predicate if there is one of the number, into the
    /// shadow set.
    pub(crate) fn commit_shadow(&mut self, warp: usize, register: usize) {
        let staging = self.staging_gpr();
        self.shadow_gprs[warp * self.shape.gprs + register] = self.gprs[staging];
        if register < self.shape.preds {
            let staged = self.staged_predicate().0 & 1;
            self.shadow_predicates[warp * self.shape.preds + register] = staged;
        }
    }
}
