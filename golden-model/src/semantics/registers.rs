//! Register files, predicate files and shadow registers: the only place that hands out operand values.
//!
//! Everything is flat, so that the hot loops index once. A register's lanes are side by side; a predicate register is
//! one lane mask. One *staging* register and one staging predicate follow the last warp's registers: an instruction
//! executed with deferred writes leaves its result there, and [`State::commit_gpr`] or [`State::commit_predicate`]
//! moves it later.

use isa::{Gpr, Lane, LaneMask, PredicateRegister, Warp};

use super::{Decoded, Shape, State};

/// The registers of all warps and of their shadow sets. Reset: 0.
#[derive(Clone, Debug)]
pub(super) struct Registers {
    /// `[warp][register][lane]`, then the staging register's lanes.
    pub(super) gprs: Vec<u64>,
    /// `[warp][register]`, one lane mask each, then the staging predicate.
    pub(super) predicates: Vec<LaneMask>,
    /// `[warp][register]` of the shadow sets.
    pub(super) shadow_gprs: Vec<u64>,
    /// `[warp][register]` of the shadow sets, in lane 0.
    pub(super) shadow_predicates: Vec<LaneMask>,
}

impl Registers {
    pub(super) fn new(shape: &Shape) -> Self {
        Registers {
            gprs: vec![0; (shape.warps * shape.gprs + 1) * shape.lanes],
            predicates: vec![LaneMask::EMPTY; shape.warps * shape.preds + 1],
            shadow_gprs: vec![0; shape.warps * shape.gprs],
            shadow_predicates: vec![LaneMask::EMPTY; shape.warps * shape.preds],
        }
    }
}

/// Values of one register's lanes on their way: taken from the registers, and given back to them or to memory. Their
/// carrier cannot look at them.
#[derive(Clone, Debug)]
pub(crate) struct LaneValues(Vec<u64>);

impl LaneValues {
    /// Room for the lanes of a register.
    pub(crate) fn new(lanes: usize) -> Self {
        LaneValues(vec![0; lanes])
    }

    /// One lane's value, for those that store it.
    #[inline]
    pub(super) fn lane(&self, lane: Lane) -> u64 {
        self.0[lane.index()]
    }

    /// Replaces one lane's value, for those that have found it in memory.
    pub(super) fn set_lane(&mut self, lane: Lane, value: u64) {
        self.0[lane.index()] = value;
    }
}

/// What the functional machine, tests, debuggers and reports look at, but never the timing: a test of
/// the architecture takes its list of forbidden names from here.
impl State {
    /// A lane's general-purpose register.
    pub fn gpr(&self, warp: Warp, lane: Lane, register: Gpr) -> u64 {
        self.gpr_lanes(warp, register)[lane.index()]
    }

    /// All lanes of a warp's general-purpose register.
    pub fn gpr_lanes(&self, warp: Warp, register: Gpr) -> &[u64] {
        let start = self.gpr_base(warp) + usize::from(register.0) * self.shape.lanes;
        &self.registers.gprs[start..start + self.shape.lanes]
    }

    /// The lanes in which a warp's predicate register is true.
    pub fn predicate_lanes(&self, warp: Warp, register: PredicateRegister) -> LaneMask {
        self.registers.predicates[self.predicate_index(warp, register)]
    }

    /// A lane's predicate register.
    pub fn predicate(&self, warp: Warp, lane: Lane, register: PredicateRegister) -> bool {
        self.predicate_lanes(warp, register).contains(lane)
    }

    /// The general-purpose registers of a warp's shadow set.
    pub fn shadow_gprs(&self, warp: Warp) -> &[u64] {
        &self.registers.shadow_gprs[warp.index() * self.shape.gprs..][..self.shape.gprs]
    }

    /// The predicate registers of a warp's shadow set, in lane 0.
    pub fn shadow_predicates(&self, warp: Warp) -> &[LaneMask] {
        &self.registers.shadow_predicates[warp.index() * self.shape.preds..][..self.shape.preds]
    }

    /// The result that a deferred instruction left, one value a lane.
    pub fn staged_gpr(&self) -> &[u64] {
        &self.registers.gprs[self.staging_gpr()..]
    }

    /// The predicate that a deferred instruction left; lanes that it does not write mean nothing.
    pub fn staged_predicate(&self) -> LaneMask {
        self.registers.predicates[self.staging_predicate()]
    }

    /// What a store's lane stores.
    pub fn stored_value(&self, warp: Warp, decoded: &Decoded, lane: Lane) -> u64 {
        let first = self.gpr_base(warp) + usize::from(decoded.slots[0]);
        self.registers.gprs[first + lane.index()]
    }

    /// Sets a register, as a test or a debugger does.
    pub fn set_gpr(&mut self, warp: Warp, lane: Lane, register: Gpr, value: u64) {
        let index = self.gpr_base(warp) + usize::from(register.0) * self.shape.lanes;
        self.registers.gprs[index + lane.index()] = value & self.shape.word_mask;
    }

    /// Sets a predicate register in all lanes, as a test or a debugger does.
    pub fn set_predicate(&mut self, warp: Warp, register: PredicateRegister, lanes: LaneMask) {
        let index = self.predicate_index(warp, register);
        self.registers.predicates[index] = lanes & self.shape.all_lanes;
    }
}

/// Where registers stand, for the semantics.
impl State {
    /// Index of a warp's register 0, lane 0.
    #[inline]
    pub(super) fn gpr_base(&self, warp: Warp) -> usize {
        warp.index() * self.shape.gprs * self.shape.lanes
    }

    /// Index of the staging register's lane 0.
    #[inline]
    pub(super) fn staging_gpr(&self) -> usize {
        self.shape.staging_gpr()
    }

    #[inline]
    fn predicate_index(&self, warp: Warp, register: PredicateRegister) -> usize {
        warp.index() * self.shape.preds + usize::from(register.0)
    }

    /// Index of the staging predicate.
    #[inline]
    pub(super) fn staging_predicate(&self) -> usize {
        self.shape.staging_predicate()
    }
}

/// What moves values without looking at them.
impl State {
    /// Moves the staged result into a register, in some lanes.
    pub fn commit_gpr(&mut self, warp: Warp, register: Gpr, lanes: LaneMask) {
        let to = self.gpr_base(warp) + usize::from(register.0) * self.shape.lanes;
        let from = self.staging_gpr();
        for lane in lanes.iter() {
            self.registers.gprs[to + lane.index()] = self.registers.gprs[from + lane.index()];
        }
    }

    /// Moves the staged predicate into a predicate register, in some lanes.
    pub fn commit_predicate(&mut self, warp: Warp, register: PredicateRegister, lanes: LaneMask) {
        let staged = self.staged_predicate();
        let index = self.predicate_index(warp, register);
        let old = &mut self.registers.predicates[index];
        *old = old.without(lanes) | (staged & lanes);
    }

    /// Takes the staged result along.
    pub(crate) fn take_staged(&self, values: &mut LaneValues) {
        values.0.copy_from_slice(self.staged_gpr());
    }

    /// Takes along what a store's lanes store.
    pub(crate) fn take_stored(&self, warp: Warp, decoded: &Decoded, values: &mut LaneValues) {
        self.take_operand(warp, decoded, 0, values);
    }

    /// Takes along the register in a slot.
    pub(super) fn take_operand(&self, warp: Warp, decoded: &Decoded, slot: usize, values: &mut LaneValues) {
        let from = self.gpr_base(warp) + usize::from(decoded.slots[slot]);
        let lanes = self.shape.lanes;
        values.0.copy_from_slice(&self.registers.gprs[from..from + lanes]);
    }

    /// Writes what has been taken along to an instruction's destination, in some lanes.
    pub(crate) fn write_destination(&mut self, warp: Warp, decoded: &Decoded, lanes: LaneMask, values: &LaneValues) {
        let to = self.gpr_base(warp) + usize::from(decoded.slots[0]);
        for lane in lanes.iter() {
            self.registers.gprs[to + lane.index()] = values.lane(lane);
        }
    }
}
