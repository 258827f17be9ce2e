//! Jumps and links, with their changes of lanes (ISA section 5, "Jumps").
//!
//! A jump that some but not all active lanes execute has been dealt with before (`execute`), so that
//! every jump here moves all active lanes.

use isa::{Address, Interrupt, LaneMask};

use super::lanes::lowest_lane;
use super::lanewise::Lanewise;
use super::operation::Operation;
use super::Effect;
use crate::rule_events::RuleEvent;

impl<const LANES: usize> Lanewise<'_, '_, LANES> {
    /// jmpi: where all active lanes go, the address of the next instruction plus the immediate.
    #[inline(always)]
    pub(super) fn relative_target(&self, next: Address) -> Address {
        let shape = &self.files.shape;
        shape.address_after(next, self.decoded.immediate)
    }

    /// jmpr: where all active lanes go.
    #[inline(always)]
    pub(super) fn register_target(&self) -> Address {
        self.target_in(0)
    }

    /// jali: as for jmpi, and d = the next instruction's address.
    #[inline(always)]
    pub(super) fn call_relative(&mut self, next: Address) -> Address {
        self.link(next, self.relative_target(next))
    }

    /// jalr: as for jmpr, and d = the next instruction's address.
    #[inline(always)]
    pub(super) fn call_register(&mut self, next: Address) -> Address {
        self.link(next, self.target_in(1))
    }

    /// `scalar`: the value of the register in a slot in the lowest executing lane, as an address.
    #[inline(always)]
    fn target_in(&self, slot: usize) -> Address {
        let lane = lowest_lane(self.executing);
        Address(self.files.gprs[self.register(slot) + lane])
    }

    /// d = the next instruction's address. Gives the target, which has been read before d is written.
    #[inline(always)]
    pub(super) fn link(&mut self, next: Address, target: Address) -> Address {
        self.same(next.0);
        target
    }
}

impl<const DEFERRED: bool> Operation<'_, DEFERRED> {
    /// jmpi.
    #[inline(always)]
    pub(crate) fn jump_relative(&mut self) -> Effect {
        let target = self.relative_target();
        Effect::Redirect { target }
    }

    /// jmpr.
    #[inline(always)]
    pub(crate) fn jump_register(&mut self) -> Effect {
        let target = self.registers(|lanewise| lanewise.register_target());
        Effect::Redirect { target }
    }

    /// jali.
    #[inline(always)]
    pub(crate) fn call_relative(&mut self) -> Effect {
        let next = self.next;
        let target = self.registers(|lanewise| lanewise.call_relative(next));
        Effect::Redirect { target }
    }

    /// jalr.
    #[inline(always)]
    pub(crate) fn call_register(&mut self) -> Effect {
        let next = self.next;
        let target = self.registers(|lanewise| lanewise.call_register(next));
        Effect::Redirect { target }
    }

    /// Address of the next instruction plus the immediate.
    #[inline(always)]
    pub(super) fn relative_target(&mut self) -> Address {
        let next = self.next;
        self.registers(|lanewise| lanewise.relative_target(next))
    }

    /// jalis: as jali, then lanes 0 to n-1 become the active ones.
    #[inline(always)]
    pub(crate) fn spread_relative(&mut self) -> Effect {
        let target = self.relative_target();
        self.spread(target)
    }

    /// jalrs: as jalr, then lanes 0 to n-1 become the active ones.
    #[inline(always)]
    pub(crate) fn spread_register(&mut self) -> Effect {
        let target = Address(self.scalar(2));
        self.spread(target)
    }

    /// jmprt: jump with lane 0 alone.
    #[inline(always)]
    pub(crate) fn jump_to_one_lane(&mut self) -> Effect {
        if self.state.divergence.holds_lanes_elsewhere(self.context) {
            self.note_lanes_elsewhere();
            return Effect::raise(Interrupt::Divergence);
        }
        let target = Address(self.scalar(0));
        self.state.activate(self.context, LaneMask(1));
        Effect::Redirect { target }
    }

    /// The lane count comes from the lowest executing lane; more lanes than there are is an invalid
    /// operand, none stops the warp. The link goes to the lanes that executed.
    fn spread(&mut self, target: Address) -> Effect {
        if self.state.divergence.holds_lanes_elsewhere(self.context) {
            self.note_lanes_elsewhere();
            return Effect::raise(Interrupt::Divergence);
        }
        let count = self.scalar(1);
        if count > self.state.shape.lanes as u64 {
            return Effect::refuse::<DEFERRED>(Interrupt::InvalidInstruction);
        }
        self.link();
        if count == 0 {
            self.state.fired.mark(RuleEvent::NoLanesLeft);
            self.state.stop(self.context, target);
        } else {
            let lanes = LaneMask::all(count as u32);
            self.state.activate(self.context, lanes);
        }
        Effect::Redirect { target }
    }

    /// The instruction must not be carried out while lanes of the warp are elsewhere.
    #[cold]
    pub(super) fn note_lanes_elsewhere(&mut self) {
        let event = match self.state.divergence.has_split_contexts() {
            true => RuleEvent::RegionElsewhere,
            false => RuleEvent::PathsElsewhere,
        };
        self.state.fired.mark(event);
    }

    /// d = the next instruction's address.
    #[inline(always)]
    pub(super) fn link(&mut self) {
        let next = self.next;
        self.registers(|lanewise| lanewise.link(next, next));
    }
}
