//! Blocks that end the program lead on, as if they came back.
//!
//! A call of `exit` is the last that its lanes do. Its block has no way on, so it would lie behind each loop and each
//! region around it: lanes would reach it when the others have left these, which may wait for the end of the program.
//! So it leads to where the other lanes go from the branch above it, and lies beside them.
//!
//! ```text
//!  for (;;) {                          for (;;) {
//!      if (c) leave;                       if (c) { exit(1); }
//!      ...                                 ...
//!  }                                   }
//!  exit(1);
//! ```

use std::collections::BTreeMap;

use super::normalize::edge_to;
use crate::analysis::flow::BlockSet;
use crate::analysis::{Dominance, Flow};
use crate::ir::{BlockId, Body, Edge, Operand, Operation, Terminator, Value};

/// The instructions of a block of which each way into it gets its own copy, at most.
const COPIED_INSTRUCTIONS: usize = 8;

/// Lets the blocks that end with a call which does not come back lead on.
pub fn lead_on(body: &mut Body) {
    let ends = |block: &BlockId| {
        let found = &body.blocks[*block];
        let mut instructions = found.instructions.iter();
        matches!(found.end, Terminator::Unreachable)
            && instructions.any(|one| matches!(one.operation, Operation::Call { .. }))
    };
    let last: Vec<BlockId> = body.order.iter().copied().filter(ends).collect();
    if last.is_empty() {
        return;
    }
    let copies: Vec<BlockId> = last.iter().flat_map(|block| copy_for_each_way(body, *block)).collect();
    for block in last.into_iter().chain(copies) {
        if let Some(way) = others_way(body, block) {
            let to = if way.goes_round { latch(body, &way) } else { way.to };
            body.blocks[block].end = Terminator::Jump(edge_to(body, to));
        }
    }
}

/// Gives each way into a short last block but the first one a copy of it.
fn copy_for_each_way(body: &mut Body, block: BlockId) -> Vec<BlockId> {
    if body.blocks[block].instructions.len() > COPIED_INSTRUCTIONS {
        return Vec::new();
    }
    let flow = Flow::of(body);
    let ways = flow.predecessors[block].iter().skip(1);
    let from: Vec<BlockId> = ways.copied().collect();
    let mut copies = Vec::new();
    for from in from {
        let copy = copied(body, block);
        let mut edges = body.blocks[from].end.edges_mut();
        // Edges of a block that lead to one place all get the first copies.
        if let Some(edge) = edges.iter_mut().rev().find(|edge| edge.block == block) {
            edge.block = copy;
        }
        copies.push(copy);
    }
    copies
}

/// A copy of a block that leads nowhere.
fn copied(body: &mut Body, block: BlockId) -> BlockId {
    let mut parts = body.blocks[block].clone();
    let mut renamed: BTreeMap<Value, Value> = BTreeMap::new();
    let defined = parts.instructions.iter_mut().flat_map(|one| &mut one.results);
    for value in parts.parameters.iter_mut().chain(defined) {
        let kind = body.values[*value].clone();
        let new = body.value(kind);
        renamed.insert(std::mem::replace(value, new), new);
    }
    for instruction in &mut parts.instructions {
        for operand in instruction.operands_mut() {
            if let Some(new) = operand.value().and_then(|value| renamed.get(&value)) {
                *operand = (*new).into();
            }
        }
    }
    let copy = body.block();
    body.blocks[copy] = parts;
    copy
}

/// The way of the lanes that go on.
struct Way {
    /// The nearest branch above the last block.
    branch: BlockId,
    /// Where it sends them.
    to: BlockId,
    /// That is the head of a loop around the branch.
    goes_round: bool,
}

/// Where the nearest branch above a last block sends the lanes that go on, unless that leads to the block itself.
fn others_way(body: &Body, block: BlockId) -> Option<Way> {
    let flow = Flow::of(body);
    let doomed = doomed(body, &flow);
    let dominance = Dominance::of(&flow);
    let above = |from| std::iter::successors(Some(from), |at| dominance.immediate[*at]);
    let branch = above(block).skip(1).find(|at| !doomed.contains(*at))?;
    let mut successors = flow.successors[branch].iter().copied();
    let to = successors.find(|to| !doomed.contains(*to))?;
    let goes_round = above(branch).any(|at| at == to);
    (!reaches(&flow, to, block, branch)).then_some(Way { branch, to, goes_round })
}

/// A block through which lanes go back to the head of a loop. Those of a last block join them there, and do not go
/// round by themselves.
fn latch(body: &mut Body, way: &Way) -> BlockId {
    let latch = body.block();
    let kinds = body.blocks[way.to].parameters.iter().map(|value| body.values[*value].clone());
    let kinds: Vec<_> = kinds.collect();
    let values: Vec<_> = kinds.into_iter().map(|kind| body.value(kind)).collect();
    body.blocks[latch].parameters.clone_from(&values);
    body.blocks[latch].end = Terminator::Jump(Edge::new(way.to, values.into_iter().map(Operand::Value).collect()));
    body.blocks[latch].end_location = body.blocks[way.branch].end_location;
    for edge in body.blocks[way.branch].end.edges_mut() {
        if edge.block == way.to {
            edge.block = latch;
        }
    }
    latch
}

/// Whether there is a way from one block to another around a third.
fn reaches(flow: &Flow, from: BlockId, to: BlockId, around: BlockId) -> bool {
    let mut seen = BlockSet::new(flow.successors.len());
    let mut open = vec![from];
    while let Some(block) = open.pop() {
        if block == to {
            return true;
        }
        if block != around && seen.insert(block) {
            open.extend(&flow.successors[block]);
        }
    }
    false
}

/// The blocks from which every way ends the program.
fn doomed(body: &Body, flow: &Flow) -> BlockSet {
    let mut found = BlockSet::new(body.blocks.len());
    loop {
        let is_new = |block: &BlockId| {
            let mut successors = flow.successors[*block].iter();
            let is_last = matches!(body.blocks[*block].end, Terminator::Unreachable);
            let is_before = !flow.successors[*block].is_empty() && successors.all(|to| found.contains(*to));
            !found.contains(*block) && (is_last || is_before)
        };
        let Some(block) = flow.order.iter().rev().copied().find(is_new) else {
            return found;
        };
        found.insert(block);
    }
}
