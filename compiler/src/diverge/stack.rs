//! `split`, `splitl` and `join`, for the mechanisms `stack` and `multi-path`.
//!
//! A branch at which lanes part gets a `split`, and a new block with a `join` in front of the block where they meet,
//! through which all ways of the region go. Where several regions end at one block, the inner ones have their joins
//! first. A loop that lanes leave at different iterations has `splitl` at its latch and a `join` behind it.

use std::collections::BTreeMap;

use crate::analysis::{Dominance, Flow};
use crate::ir::{BlockId, Body, Edge, Instruction, Operand, Operation, Parting, Terminator, Value};

use super::lanes::Parts;

/// Puts in split, splitl and join.
pub fn part(body: &mut Body, parts: &Parts, last: BlockId) {
    mark(body, parts);
    let behind = gather(body, parts, last);
    for join in behind.into_values() {
        let instruction = Instruction::new(Vec::new(), Operation::Join, None);
        body.blocks[join].instructions.insert(0, instruction);
    }
}

/// Gives each branch at which lanes part, and each loop that they leave one by one, a block in which they meet and
/// nobody else comes. Gives these blocks, by that of the branch.
pub fn gather(body: &mut Body, parts: &Parts, last: BlockId) -> BTreeMap<BlockId, BlockId> {
    let mut meets = BTreeMap::new();
    for latch in &parts.stays {
        meets.insert(*latch, behind_loop(body, *latch));
    }
    let flow = Flow::of(body);
    let dominance = Dominance::of(&flow);
    let after = Dominance::of(&flow.reversed(last));
    let mut branches: Vec<BlockId> = parts.branches.iter().copied().collect();
    branches.sort_by_key(|block| std::cmp::Reverse(dominance.depth[*block]));
    for block in branches {
        if let Some(meet) = after.immediate[block] {
            meets.insert(block, before(body, block, meet));
        }
    }
    meets
}

fn mark(body: &mut Body, parts: &Parts) {
    for (id, block) in body.blocks.iter_mut_enumerated() {
        if let Terminator::Branch { parting, .. } = &mut block.end {
            *parting = if parts.stays.contains(&id) {
                Parting::Stay
            } else if parts.branches.contains(&id) {
                Parting::Split
            } else {
                Parting::Jump
            };
        }
    }
}

/// Leads the way out of a loop through a new block.
fn behind_loop(body: &mut Body, latch: BlockId) -> BlockId {
    let behind = body.block();
    if let Terminator::Branch { otherwise, .. } = &mut body.blocks[latch].end {
        let edge = Edge::to(behind);
        let onward = std::mem::replace(otherwise, edge);
        body.blocks[behind].end = Terminator::Jump(onward);
    }
    behind
}

/// Leads all ways from a branch to the block where its lanes meet through a new block.
fn before(body: &mut Body, branch: BlockId, meet: BlockId) -> BlockId {
    let flow = Flow::of(body);
    let region = flow.between(&flow.successors[branch], meet);
    let before = body.block();
    let kinds = super::dispatch::parameter_types(body, meet);
    let parameters: Vec<Value> = kinds.into_iter().map(|kind| body.value(kind)).collect();
    for from in region.iter().chain([branch]) {
        for edge in body.blocks[from].end.edges_mut() {
            if edge.block == meet {
                edge.block = before;
            }
        }
    }
    body.blocks[before].end =
        Terminator::Jump(Edge::new(meet, parameters.iter().copied().map(Operand::Value).collect()));
    body.blocks[before].parameters = parameters;
    before
}
