//! One instruction about to act: its warp, its lanes, and the access to its operands.
//!
//! The families of instructions are written over this, so that none of them computes an index into
//! the flat register files, nor knows whether its result is written now (functional machine) or
//! staged for commit (timing model, `DEFERRED`).

use isa::{Address, Context, HardwareId, LaneMask, PredicateRegister, Warp};

use super::lanes::for_each_lane;
use super::{Decoded, Effect, State};

/// The context of one instruction. `DEFERRED`: its result goes to the staging register.
pub(crate) struct Operation<'a, const DEFERRED: bool> {
    pub(crate) state: &'a mut State,
    pub(crate) decoded: &'a Decoded,
    /// Who executes it.
    pub(crate) context: Context,
    /// Whose registers it works on.
    pub(crate) warp: Warp,
    /// Address of the next instruction.
    pub(crate) next: Address,
    pub(crate) active: LaneMask,
    /// Active lanes in which the guard is true.
    pub(crate) executing: LaneMask,
}

impl<const DEFERRED: bool> Operation<'_, DEFERRED> {
    /// Index of lane 0 of the register in a slot.
    #[inline(always)]
    pub(crate) fn register(&self, slot: usize) -> usize {
        self.state.gpr_base(self.warp) + usize::from(self.decoded.slots[slot])
    }

    /// Index of lane 0 of where the result goes.
    #[inline(always)]
    fn destination(&self) -> usize {
        if DEFERRED {
            self.state.staging_gpr()
        } else {
            self.register(0)
        }
    }

    /// Whether the warp may execute what is privileged.
    #[inline]
    pub(crate) fn is_supervisor(&self) -> bool {
        self.state.modes[self.warp].supervisor
    }

    /// The lowest executing lane; 0 when there is none.
    #[inline(always)]
    pub(crate) fn lowest_lane(&self) -> usize {
        (self.executing.0.trailing_zeros() & 63) as usize
    }

    /// `scalar`: the register's value in the lowest executing lane.
    #[inline(always)]
    pub(crate) fn scalar(&self, slot: usize) -> u64 {
        self.state.registers.gprs[self.register(slot) + self.lowest_lane()]
    }

    #[inline(always)]
    fn each_lane(&mut self, mut result: impl FnMut(&[u64], usize) -> u64) -> Effect {
        let to = self.destination();
        let shape = self.state.shape;
        let gprs = &mut self.state.registers.gprs[..];
        for_each_lane(self.executing, shape.all_lanes, shape.lanes, |lane| {
            let value = result(gprs, lane);
            gprs[to + lane] = value;
        });
        Effect::Advance
    }

    /// d = f(s, s)
    #[inline(always)]
    pub(crate) fn binary(&mut self, f: impl Fn(u64, u64, u64) -> u64) -> Effect {
        let (left, right) = (self.register(1), self.register(2));
        let mask = self.state.shape.word_mask;
        self.each_lane(|gprs, lane| f(gprs[left + lane], gprs[right + lane], mask))
    }

    /// d = f(s, i)
    #[inline(always)]
    pub(crate) fn with_immediate(&mut self, f: impl Fn(u64, u64, u64) -> u64) -> Effect {
        let left = self.register(1);
        let (right, mask) = (self.decoded.immediate, self.state.shape.word_mask);
        self.each_lane(|gprs, lane| f(gprs[left + lane], right, mask))
    }

    /// d = f(s)
    #[inline(always)]
    pub(crate) fn unary(&mut self, f: impl Fn(u64, u64) -> u64) -> Effect {
        let source = self.register(1);
        let mask = self.state.shape.word_mask;
        self.each_lane(|gprs, lane| f(gprs[source + lane], mask))
    }

    /// d = f(lane)
    #[inline(always)]
    pub(crate) fn by_lane(&mut self, f: impl Fn(u64) -> u64) -> Effect {
        self.each_lane(|_, lane| f(lane as u64))
    }

    /// d = the immediate
    #[inline(always)]
    pub(crate) fn load_immediate(&mut self) -> Effect {
        let value = self.decoded.immediate;
        self.by_lane(|_| value)
    }

    /// d = the number that the immediate chooses: of the lane, of the warp, how many there are of each, of the core, or
    /// a vote
    #[inline(always)]
    pub(crate) fn hardware_id(&mut self) -> Effect {
        let value = match HardwareId::of_selector(self.decoded.instruction.immediate()) {
            Some(HardwareId::Lane) => return self.by_lane(|lane| lane),
            Some(HardwareId::Warp) => self.warp.index() as u64,
            Some(HardwareId::LaneCount) => self.state.shape.lanes as u64,
            Some(HardwareId::WarpCount) => self.state.shape.warps as u64,
            Some(HardwareId::Core) => self.state.core_number,
            Some(HardwareId::Vote(register)) => self.vote(register),
            None => 0,
        };
        self.by_lane(|_| value)
    }

    /// In how many executing lanes a predicate register is true; 0 of one that does not exist.
    fn vote(&self, register: PredicateRegister) -> u64 {
        if usize::from(register.0) >= self.state.shape.preds {
            return 0;
        }
        let lanes = self.state.predicate_lanes(self.warp, register);
        (lanes & self.executing).count().into()
    }

    /// pd = the lanes given, in the executing lanes.
    #[inline(always)]
    pub(crate) fn set_predicate(&mut self, lanes: LaneMask) -> Effect {
        let index = if DEFERRED {
            self.state.staging_predicate()
        } else {
            self.predicate_index(0)
        };
        let executing = self.executing;
        let old = &mut self.state.registers.predicates[index];
        *old = old.without(executing) | (lanes & executing);
        Effect::Advance
    }

    /// The lanes in which the predicate register in a slot is true.
    #[inline(always)]
    pub(crate) fn predicate(&self, slot: usize) -> LaneMask {
        self.state.registers.predicates[self.predicate_index(slot)]
    }

    #[inline(always)]
    fn predicate_index(&self, slot: usize) -> usize {
        self.warp.index() * self.state.shape.preds + usize::from(self.decoded.slots[slot])
    }
}
