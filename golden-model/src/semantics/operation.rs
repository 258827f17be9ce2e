//! One instruction about to act: its warp, its lanes, and the access to its operands.
//!
//! The families of instructions are written over this, so that none of them computes an index into
//! the flat register files, nor knows whether its result is written now (functional machine) or
//! staged for commit (timing model, `DEFERRED`).

use isa::{Address, Context, LaneMask, Warp};

use super::lanes::lowest_lane;
use super::lanewise::Lanewise;
use super::{Decoded, Effect, State};

/// The context of one instruction. `DEFERRED`: its result goes to the staging register.
pub(crate) struct Operation<'a, const DEFERRED: bool> {
    pub(crate) state: &'a mut State,
    pub(crate) decoded: &'a Decoded,
    /// The context that executes it.
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

    /// Whether the instruction may be privileged.
    #[inline]
    pub(crate) fn is_supervisor(&self) -> bool {
        self.state.is_supervisor::<DEFERRED>(self.warp)
    }

    /// The lowest executing lane; 0 when there is none.
    #[inline(always)]
    pub(crate) fn lowest_lane(&self) -> usize {
        lowest_lane(self.executing)
    }

    /// `scalar`: the register's value in the lowest executing lane.
    #[inline(always)]
    pub(crate) fn scalar(&self, slot: usize) -> u64 {
        self.state.registers.gprs[self.register(slot) + self.lowest_lane()]
    }

    /// The instruction's registers, for something in its lanes.
    #[inline(always)]
    pub(super) fn registers<T>(&mut self, f: impl FnOnce(&mut Lanewise<'_, '_, 0>) -> T) -> T {
        let mut files = self.state.files(self.warp);
        f(&mut files.lanewise::<DEFERRED>(self.decoded, self.executing))
    }

    /// What each lane computes for itself ([`Lanewise::compute`]). Compiled once, for its many opcodes are much code.
    #[inline(never)]
    pub(super) fn lanewise(&mut self) -> Option<Address> {
        let next = self.next;
        self.registers(|lanewise| lanewise.compute(next))
    }

    /// What each lane computes for itself, of an instruction that goes on with the next one.
    #[inline(always)]
    pub(super) fn compute(&mut self) -> Effect {
        self.lanewise();
        Effect::Advance
    }
}
