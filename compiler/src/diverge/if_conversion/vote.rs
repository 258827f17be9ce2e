//! Guards that are jumped around when no lane means them.
//!
//! ```text
//!  split where c                      n = vote of c
//!  jump where c to A                  jump where n = 0 to B
//!  jump to B                          A, where c
//!  A: ...                             B:
//!  B: join
//! ```
//!
//! All lanes jump or none does, so nothing parts, and a side that is long and seldom gone costs neither a region nor
//! its guards.

use super::super::leave::invert;
use super::guard::SideDestination;
use super::Sides;
use crate::ir::{BlockId, Body, Edge, Instruction, Operation, Terminator, Test, Type, TRUTH};

impl Sides {
    /// Makes guards of a branch with one side, in a block of their own.
    pub(super) fn convert_behind_vote(self, body: &mut Body, word: &Type) {
        let is_there = |side: &BlockId| !body.blocks[*side].instructions.is_empty();
        let [one, other] = self.arguments;
        let block = self.block;
        let (condition, side, own, others) = match self.taken.filter(is_there) {
            Some(side) => (self.condition, side, one, other),
            None => {
                let Some(side) = self.otherwise else {
                    return;
                };
                (invert(body, block, &self.condition), side, other, one)
            }
        };
        let location = body.blocks[block].end_location;
        let (count, none) = (body.value(word.clone()), body.value(TRUTH));
        let vote = Operation::Vote(condition.clone());
        let test = Operation::Test(Test::Zero, count.into());
        let before = &mut body.blocks[block].instructions;
        before.push(Instruction::new(vec![count], vote, location));
        before.push(Instruction::new(vec![none], test, location));
        let moved = std::mem::take(&mut body.blocks[side].instructions);
        let place = SideDestination { block: side, condition, meet: self.meet, guarded: true };
        let arguments = place.put(body, moved, own, &others);
        let to = |block, arguments| Edge::new(block, arguments);
        body.blocks[side].end = Terminator::Jump(to(self.meet, arguments));
        body.blocks[block].end = Terminator::branch(none.into(), to(self.meet, others), to(side, Vec::new()));
    }
}
