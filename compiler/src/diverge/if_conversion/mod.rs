//! Short sides of branches become guarded instructions and selections.
//!
//! ```text
//!  if (c) x = a + b; else m[i] = d;      x' = a + b, where c, else x
//!                                        store d to m[i], where not c
//! ```
//!
//! What cannot fail and is not seen from outside is computed in all lanes; loads, stores and divisions are guarded, so
//! nothing is speculated that could fault, and so is what waits for a unit: it is passed in a cycle when no lane means
//! it. Inner branches come first, and an outer one may then take in what they have become.

mod guard;
mod sides;
mod straight;
mod vote;

use std::collections::{BTreeMap, BTreeSet};

use typed_index_collections::TiVec;

use super::cost::{Candidate, Sharing, Side};
use super::decide::{Decisions, Way};
use super::leave::invert;
use super::normalize::{remove_unreached, select_arguments, undefined};
use crate::analysis::{Dominance, Flow, FunctionUniformity, Loops};
use crate::ir::{BlockId, Body, Edge, Operand, Symbol, Terminator, Type};
use crate::profile::BranchCounts;
use guard::{guard_all, SideDestination};
use sides::{can_convert, cost, expected_share, made_of_lane, wants_guard};
use straight::merge_straight;

/// A function before its conversion.
pub struct Converted<'f> {
    /// Its name.
    pub name: &'f Symbol,
    /// Which lanes execute it.
    pub sharing: Sharing,
    /// Instructions may be guarded, not only selected.
    pub guarded: bool,
    /// Lanes part by instructions of their own, which a vote may save.
    pub by_regions: bool,
    /// What a vote gives.
    pub word: &'f Type,
}

/// Converts what `decisions` say; how many branches have become guards.
pub fn convert(
    body: &mut Body,
    function: &Converted<'_>,
    known: &mut FunctionUniformity,
    decisions: &Decisions,
) -> usize {
    let mut history = History::of(body, function.name, decisions);
    let mut converted = 0;
    loop {
        merge_straight(body, known, &mut history.branches);
        let flow = Flow::of(body);
        let mut changed = false;
        for block in flow.order.iter().rev() {
            let branch = history.branches[*block];
            let sides = Sides::of(body, &flow, *block, function.guarded);
            let Some(sides) = sides.filter(|_| !history.voted.contains(&branch)) else {
                continue;
            };
            match decisions.choose(&sides.candidate(body, known, &history, function)) {
                Way::Branch => continue,
                Way::Guards => sides.convert(body),
                Way::GuardsBehindVote => {
                    sides.convert_behind_vote(body, function.word);
                    history.voted.insert(branch);
                }
            }
            known.branches.remove(block);
            changed = true;
            break;
        }
        if !changed {
            return converted;
        }
        converted += 1;
        remove_unreached(body);
        select_arguments(body);
    }
}

/// What was known of branches before blocks were put together.
struct History<'p> {
    /// The block that had the branch of a block at first.
    branches: TiVec<BlockId, BlockId>,
    /// Blocks that were in a loop.
    in_loop: BTreeSet<BlockId>,
    /// What lanes did in a run.
    counts: BTreeMap<BlockId, &'p BranchCounts>,
    /// Branches that have become votes.
    voted: BTreeSet<BlockId>,
}

impl<'p> History<'p> {
    fn of(body: &Body, name: &Symbol, decisions: &'p Decisions) -> Self {
        let flow = Flow::of(body);
        let loops = Loops::of(&flow, &Dominance::of(&flow));
        let blocks = flow.order.iter().copied();
        Self {
            branches: body.blocks.keys().collect(),
            in_loop: blocks.filter(|block| loops.innermost[*block].is_some()).collect(),
            counts: decisions.profile.as_ref().map(|profile| profile.of_function(name)).unwrap_or_default(),
            voted: BTreeSet::new(),
        }
    }
}

/// A branch whose sides are each at most a block.
struct Sides {
    block: BlockId,
    condition: Operand,
    taken: Option<BlockId>,
    otherwise: Option<BlockId>,
    meet: BlockId,
    /// What each side gives the block where they meet.
    arguments: [Vec<Operand>; 2],
    /// Instructions may be guarded.
    guarded: bool,
}

impl Sides {
    fn of(body: &Body, flow: &Flow, block: BlockId, guarded: bool) -> Option<Self> {
        let Terminator::Branch { condition, taken, otherwise, .. } = &body.blocks[block].end else {
            return None;
        };
        let side = |edge: &Edge| -> Option<Edge> {
            let parts = &body.blocks[edge.block];
            let Terminator::Jump(onward) = &parts.end else {
                return None;
            };
            let single = flow.predecessors[edge.block].len() == 1 && parts.parameters.is_empty();
            let all = parts.instructions.iter().all(|one| can_convert(one, guarded));
            (single && all && onward.block != edge.block).then(|| onward.clone())
        };
        let (one, other) = (side(taken), side(otherwise));
        let (taken_side, otherwise_side, first, second) = match (one, other) {
            (Some(one), Some(other)) if one.block == other.block => {
                (Some(taken.block), Some(otherwise.block), one, other)
            }
            (Some(one), _) if one.block == otherwise.block => (Some(taken.block), None, one, otherwise.clone()),
            (_, Some(other)) if other.block == taken.block => (None, Some(otherwise.block), taken.clone(), other),
            _ => return None,
        };
        // A branch that comes back to itself is a loop.
        (first.block != block).then(|| Self {
            block,
            condition: condition.clone(),
            taken: taken_side,
            otherwise: otherwise_side,
            meet: first.block,
            arguments: [first.arguments, second.arguments],
            guarded,
        })
    }

    fn candidate<'p>(
        &self,
        body: &Body,
        known: &FunctionUniformity,
        history: &History<'p>,
        function: &Converted<'_>,
    ) -> Candidate<'p> {
        let sharing = function.sharing;
        let branch = history.branches[self.block];
        let side = |side: Option<BlockId>| -> Side {
            let instructions = side.map(|side| body.blocks[side].instructions.as_slice());
            cost(instructions.unwrap_or_default(), &sharing, self.guarded)
        };
        let [one, other] = &self.arguments;
        let selected = one.iter().zip(other).filter(|(one, other)| one != other);
        let wants = |side: &BlockId| body.blocks[*side].instructions.iter().any(wants_guard);
        let guards = |side: &BlockId| self.guarded && wants(side);
        let opposite = u32::from(self.otherwise.as_ref().is_some_and(guards));
        Candidate {
            parts: known.branches.contains(&self.block),
            by_lane: made_of_lane(body, &self.condition),
            in_loop: history.in_loop.contains(&branch),
            counts: history.counts.get(&branch).copied(),
            sharing,
            taken: side(self.taken),
            otherwise: side(self.otherwise),
            besides: selected.count() as u32 + opposite,
            may_vote: function.by_regions && self.guarded,
            takes: expected_share(body, self.block, &self.condition),
        }
    }

    fn convert(self, body: &mut Body) {
        let Self { block, condition, taken, otherwise, meet, arguments: [one, other], guarded } = self;
        let mut moved = Vec::new();
        if let Some(side) = otherwise {
            let instructions = std::mem::take(&mut body.blocks[side].instructions);
            if guarded && instructions.iter().any(wants_guard) {
                let opposite = invert(body, block, &condition);
                guard_all(body, block, instructions, &opposite, guarded);
            } else {
                body.blocks[block].instructions.extend(instructions);
            }
        }
        if let Some(side) = taken {
            moved = std::mem::take(&mut body.blocks[side].instructions);
        }
        let place = SideDestination { block, condition, meet, guarded };
        let arguments = place.put(body, moved, one, &other);
        body.blocks[block].end = Terminator::Jump(Edge::new(meet, arguments));
    }
}
