//! Lane 0's registers on their way to the shadow set and back (ISA section 7).
//!
//! The functional machine moves all of them at once; the timing model's copy unit moves one a
//! micro-operation, through the staging register as a clone's.

use isa::{Address, Gpr, Interrupt, Lane, LaneMask, Warp};

use super::State;

const LANE_0: LaneMask = LaneMask::single(Lane(0));

impl State {
    /// Lane 0's registers go to the shadow set, then number and address to r0 and r1.
    pub(super) fn save_registers(&mut self, warp: Warp, interrupt: Interrupt, address: Address) {
        let first = warp.index() * self.shape.gprs;
        for register in 0..self.shape.gprs {
            let from = self.lane_0_of(warp, register);
            self.registers.shadow_gprs[first + register] = self.registers.gprs[from];
        }
        let first = warp.index() * self.shape.preds;
        for index in first..first + self.shape.preds {
            self.registers.shadow_predicates[index] = self.registers.predicates[index] & LANE_0;
        }
        let base = self.gpr_base(warp);
        self.registers.gprs[base] = u64::from(interrupt.number());
        if interrupt.has_address() {
            self.registers.gprs[base + self.shape.lanes] = address.0;
        }
    }

    /// The shadow set's registers go to lane 0.
    pub(super) fn restore_registers(&mut self, warp: Warp) {
        let first = warp.index() * self.shape.gprs;
        for register in 0..self.shape.gprs {
            let to = self.lane_0_of(warp, register);
            self.registers.gprs[to] = self.registers.shadow_gprs[first + register];
        }
        let first = warp.index() * self.shape.preds;
        for index in first..first + self.shape.preds {
            let kept = self.registers.predicates[index].without(LANE_0);
            self.registers.predicates[index] = kept | self.registers.shadow_predicates[index];
        }
    }

    /// Index of lane 0 of a warp's register.
    #[inline]
    fn lane_0_of(&self, warp: Warp, register: usize) -> usize {
        self.gpr_base(warp) + register * self.shape.lanes
    }

    /// The place of the predicate of a register's number, in files and shadow sets alike.
    fn predicate_beside(&self, warp: Warp, register: Gpr) -> Option<usize> {
        let register = usize::from(register.0);
        (register < self.shape.preds).then(|| warp.index() * self.shape.preds + register)
    }

    /// Stages one register of a lane for another lane: one step of a clone.
    pub(crate) fn stage_copy(&mut self, warp: Warp, register: Gpr, source: Lane, destination: Lane) {
        let from = self.lane_0_of(warp, usize::from(register.0));
        let to = self.staging_gpr();
        let gprs = &mut self.registers.gprs;
        gprs[to + destination.index()] = gprs[from + source.index()];
    }

    /// Stages lane 0's register, and the predicate of the same number, for the shadow set.
    pub(crate) fn stage_for_shadow(&mut self, warp: Warp, register: Gpr) {
        self.stage_copy(warp, register, Lane(0), Lane(0));
        if let Some(index) = self.predicate_beside(warp, register) {
            let staging = self.staging_predicate();
            self.registers.predicates[staging] = self.registers.predicates[index] & LANE_0;
        }
    }

    /// Stages a register of the shadow set, and the predicate of the same number, for lane 0.
    pub(crate) fn stage_from_shadow(&mut self, warp: Warp, register: Gpr) {
        let to = self.staging_gpr();
        let from = warp.index() * self.shape.gprs + usize::from(register.0);
        self.registers.gprs[to] = self.registers.shadow_gprs[from];
        if let Some(index) = self.predicate_beside(warp, register) {
            let staging = self.staging_predicate();
            self.registers.predicates[staging] = self.registers.shadow_predicates[index];
        }
    }

    /// Stages an interrupt's number, or its address, for lane 0.
    pub(crate) fn stage_value(&mut self, value: u64) {
        let to = self.staging_gpr();
        self.registers.gprs[to] = value;
    }

    /// Moves the staged register, and the staged predicate if there is one of the number, into the
    /// shadow set.
    pub(crate) fn commit_shadow(&mut self, warp: Warp, register: Gpr) {
        let from = self.staging_gpr();
        let to = warp.index() * self.shape.gprs + usize::from(register.0);
        self.registers.shadow_gprs[to] = self.registers.gprs[from];
        if let Some(index) = self.predicate_beside(warp, register) {
            self.registers.shadow_predicates[index] = self.staged_predicate() & LANE_0;
        }
    }
}
