//! Changes the flow until each branch at which lanes part dominates all that lies between it and the block where they
//! meet again (its immediate post-dominator), and lanes leave loops together.
//!
//! A block that is entered from beside a region, as with `a || b`, a `switch` that falls through, or a `goto`, is
//! executed once for lanes of both ways: the branch that all its ways come from gets a block behind it in which they
//! meet, each lane with a number that says where it goes on (after Bahmann and others, "Perfect reconstructability of
//! control flow from demand dependence graphs").

use std::collections::BTreeSet;

use super::dispatch;
use super::lanes::Parts;
use super::leave::leave_together;
use super::normalize::{remove_unreached, select_arguments, split_critical_edges};
use crate::analysis::flow::BlockSet;
use crate::analysis::{Dominance, Flow, LoopId, Loops};
use crate::ir::{BlockId, Body, Type};

/// More changes than this for each block mean that it does not end.
const CHANGES_A_BLOCK: usize = 16;

/// Whether both sides of a branch may reach one block before they meet for good.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Sides {
    /// They may.
    Shared,
    /// They have no block in common.
    Apart,
}

/// What is wrong.
enum Flaw {
    /// Lanes leave this loop at different iterations, or together for blocks that others reach beside it.
    Leaving(LoopId),
    /// Blocks behind this branch are entered from beside a region.
    Shared(BlockId),
}

/// What is known of the flow as it is.
struct View {
    flow: Flow,
    dominance: Dominance,
    after: Dominance,
    loops: Loops,
}

/// Makes the flow fit for regions. `last` is the block that returns.
///
/// # Errors
/// When it does not end, which would be an error of the compiler.
pub fn structurize(body: &mut Body, parts: &mut Parts, last: BlockId, sides: Sides, word: &Type) -> Result<(), String> {
    let mut left = (body.order.len() + 16) * CHANGES_A_BLOCK;
    loop {
        let flow = Flow::of(body);
        let dominance = Dominance::of(&flow);
        let view =
            View { after: Dominance::of(&flow.reversed(last)), loops: Loops::of(&flow, &dominance), dominance, flow };
        match view.flaw(parts, sides) {
            None => return Ok(()),
            Some(Flaw::Leaving(id)) => {
                leave_together(body, parts, &view.flow, &view.loops.loops[id], word);
            }
            Some(Flaw::Shared(at)) => meet_behind(body, parts, &view, at, word),
        }
        remove_unreached(body);
        select_arguments(body);
        split_critical_edges(body);
        let branches = |block: &BlockId| body.blocks[*block].end.edges().len() == 2;
        parts.branches.retain(branches);
        parts.stays.retain(branches);
        left -= 1;
        if left == 0 {
            return Err("its control flow cannot be brought into regions".to_owned());
        }
    }
}

impl View {
    fn flaw(&self, parts: &Parts, sides: Sides) -> Option<Flaw> {
        let mut leaving: Option<LoopId> = None;
        let mut shared = None;
        for block in &self.flow.order {
            if !parts.branches.contains(block) {
                continue;
            }
            let region = self.flow.region(&self.after, *block).1;
            for id in self.loops.around(*block) {
                let deeper = leaving.is_none_or(|other| self.loops.loops[id].depth > self.loops.loops[other].depth);
                if deeper && self.leaves(id, *block, &region) {
                    leaving = Some(id);
                }
            }
            if leaving.is_none() && shared.is_none() {
                shared = self.shared(*block, &region);
                if shared.is_none() && sides == Sides::Apart && self.in_both(*block, &region) {
                    shared = Some(Flaw::Shared(*block));
                }
            }
        }
        leaving.map(Flaw::Leaving).or(shared)
    }

    /// Whether some lanes of a branch may leave a loop while others do not.
    fn leaves(&self, id: LoopId, block: BlockId, region: &BlockSet) -> bool {
        let inside = &self.loops.loops[id].blocks;
        let mut all = region.iter().chain([block]);
        all.any(|from| inside.contains(from) && self.flow.successors[from].iter().any(|to| !inside.contains(*to)))
    }

    /// Whether both sides of a branch reach the same block before they meet for good.
    fn in_both(&self, block: BlockId, region: &BlockSet) -> bool {
        region.iter().any(|inside| {
            let mut sides = self.flow.successors[block].iter();
            !sides.any(|side| self.flow.predecessors[*side].len() == 1 && self.dominance.dominates(*side, inside))
        })
    }

    /// What is to be done where a block of the region is entered from outside: the branch that all ways to it come from
    /// gets a block behind it. When that branch is in a loop that the block is not in, the loop is left through one
    /// block first.
    fn shared(&self, block: BlockId, region: &BlockSet) -> Option<Flaw> {
        let entered = self.flow.order.iter().find(|found| {
            region.contains(**found)
                && self.flow.predecessors[**found].iter().any(|from| *from != block && !region.contains(*from))
        })?;
        let branch = self.dominance.immediate[*entered]?;
        let before = |id: &LoopId| !self.loops.loops[*id].blocks.contains(*entered);
        let left = self.loops.around(branch).take_while(before).last();
        Some(left.map_or(Flaw::Shared(branch), Flaw::Leaving))
    }
}

/// Puts a block behind a branch where the lanes of both its sides meet.
fn meet_behind(body: &mut Body, parts: &mut Parts, view: &View, at: BlockId, word: &Type) {
    let (flow, loops) = (&view.flow, &view.loops);
    let around = loops.around(at).next().map(|id| &loops.loops[id].blocks);
    let here = |block: BlockId| around.is_none_or(|inside| inside.contains(block));
    let below = |block: BlockId| {
        here(block)
            && flow.successors[at]
                .iter()
                .any(|side| flow.predecessors[*side].len() == 1 && view.dominance.dominates(*side, block))
    };
    let mut edges: BTreeSet<(BlockId, BlockId)> = BTreeSet::new();
    for from in flow.order.iter().filter(|block| **block == at || below(**block)) {
        for to in &flow.successors[*from] {
            if here(*to) && !below(*to) {
                edges.insert((*from, *to));
            }
        }
    }
    let mut targets: Vec<BlockId> = edges.iter().map(|(_, to)| *to).collect();
    targets.sort_unstable_by_key(|block| flow.position[*block]);
    targets.dedup();
    let edges: Vec<(BlockId, BlockId, usize)> = edges
        .into_iter()
        .map(|(from, to)| {
            let target = targets.iter().position(|found| *found == to).unwrap_or(0);
            (from, to, target)
        })
        .collect();
    let (_, branching) = dispatch::through_one(body, &edges, &targets, word);
    parts.branches.extend(branching);
}
