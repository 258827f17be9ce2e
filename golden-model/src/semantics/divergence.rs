//! split, join and splitl: the divergence stack (ISA section 8).
//!
//! They act even when no lane executes them; `executing` is the ISA's P. Whatever changes mask or
//! stack is a redirect (docs/pipeline.md section 9.1), also to the next instruction.

use isa::trace::StackEntryKind;
use isa::{Address, Interrupt, LaneMask};

use super::operation::Operation;
use super::{Effect, StackEntry};

impl<const DEFERRED: bool> Operation<'_, DEFERRED> {
    /// The lanes with a true predicate run first, then the others, from the next instruction on.
    pub(crate) fn split(&mut self) -> Effect {
        if self.executing == 0 || self.executing == self.active {
            self.push_uniform()
        } else {
            self.push_both_sides(StackEntryKind::Else)
        }
    }

    /// Pops; it ignores its predicate.
    pub(crate) fn join(&mut self) -> Effect {
        let Some(entry) = self.state.pop(self.warp) else {
            return Effect::raise(Interrupt::Divergence);
        };
        self.state.activate(self.warp, entry.mask.0);
        let target = match entry.kind {
            StackEntryKind::Uniform | StackEntryKind::Rejoin => self.next,
            StackEntryKind::Else | StackEntryKind::ElseLoop => entry.pc.0,
        };
        Effect::Redirect { target }
    }

    /// P are the lanes that stay in the loop.
    pub(crate) fn split_loop(&mut self) -> Effect {
        if self.executing == self.active {
            return Effect::Advance;
        }
        let next = self.next;
        let leaving = self.active & !self.executing;
        let own = self
            .state
            .stack_top(self.warp)
            .filter(|top| top.kind == StackEntryKind::ElseLoop && top.pc.0 == next);
        match (own, self.executing) {
            (None, 0) => return self.push_uniform(),
            (None, _) => return self.push_both_sides(StackEntryKind::ElseLoop),
            (Some(top), 0) => {
                self.state.pop(self.warp);
                self.state.activate(self.warp, self.active | top.mask.0);
            }
            (Some(_), staying) => {
                if let Some(top) = self.state.stack_top_mut(self.warp) {
                    top.mask.0 |= leaving;
                }
                self.state.activate(self.warp, staying);
            }
        }
        Effect::Redirect { target: next }
    }

    fn push_uniform(&mut self) -> Effect {
        if !self.state.stack_has_room(self.warp, 1) {
            return Effect::raise(Interrupt::Divergence);
        }
        self.push(StackEntryKind::Uniform, self.active);
        Effect::Redirect { target: self.next }
    }

    fn push_both_sides(&mut self, other_side: StackEntryKind) -> Effect {
        if !self.state.stack_has_room(self.warp, 2) {
            return Effect::raise(Interrupt::Divergence);
        }
        self.push(StackEntryKind::Rejoin, self.active);
        self.push(other_side, self.active & !self.executing);
        self.state.activate(self.warp, self.executing);
        Effect::Redirect { target: self.next }
    }

    fn push(&mut self, kind: StackEntryKind, lanes: u64) {
        let entry = StackEntry {
            kind,
            mask: LaneMask(lanes),
            pc: Address(self.next),
        };
        self.state.push(self.warp, entry);
    }
}
