//! Tests of registers into predicates, and predicate logic (ISA section 5, "Tests").

use isa::LaneMask;

use super::lanes::for_each_lane;
use super::operation::Operation;
use super::Effect;

impl<const DEFERRED: bool> Operation<'_, DEFERRED> {
    /// pd = f(s) for each executing lane.
    #[inline(always)]
    pub(crate) fn test(&mut self, f: impl Fn(u64) -> bool) -> Effect {
        let source = self.register(1);
        let shape = &self.state.shape;
        let gprs = &self.state.registers.gprs[..];
        let mut lanes = 0;
        for_each_lane(self.executing, shape.all_lanes, shape.lanes, |lane| {
            lanes |= u64::from(f(gprs[source + lane])) << lane;
        });
        self.set_predicate(LaneMask(lanes))
    }

    /// rtop: true where the register is not 0.
    #[inline(always)]
    pub(crate) fn is_nonzero(&mut self) -> Effect {
        self.test(|value| value != 0)
    }

    /// iszero: true where the register is 0.
    #[inline(always)]
    pub(crate) fn is_zero(&mut self) -> Effect {
        self.test(|value| value == 0)
    }

    /// isneg: true where bit n-1 is set.
    #[inline(always)]
    pub(crate) fn is_negative(&mut self) -> Effect {
        let sign = self.state.shape.word_bits - 1;
        self.test(|value| value >> sign & 1 == 1)
    }

    /// andp, orp, xorp: all lanes at once, for a predicate register is a lane mask.
    #[inline(always)]
    pub(crate) fn combine_predicates(&mut self, f: impl Fn(u64, u64) -> u64) -> Effect {
        let lanes = f(self.predicate(1).0, self.predicate(2).0);
        self.set_predicate(LaneMask(lanes))
    }

    /// notp.
    #[inline(always)]
    pub(crate) fn invert_predicate(&mut self) -> Effect {
        let lanes = !self.predicate(1).0;
        self.set_predicate(LaneMask(lanes))
    }
}
