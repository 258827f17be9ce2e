//! Brings a function into the form that lanes are looked at in: one return, which every block reaches; two edges of a
//! branch to two blocks, neither of which has other edges into it when the branch has another way; no irreducible
//! loops.

use super::dispatch;
use crate::analysis::{Dominance, Flow, Loops};
use crate::ir::{BlockId, Body, Constant, Edge, Function, Instruction, Operand, Operation, Terminator, Type};

/// A value of that type that is never read.
pub fn undefined(kind: &Type) -> Operand {
    Operand::Constant(Constant::Undefined(kind.clone()))
}

/// Empties the blocks that are never reached, and takes them out of the order.
pub fn remove_unreached(body: &mut Body) {
    let flow = Flow::of(body);
    body.order.retain(|block| flow.reached(*block));
    for (id, block) in body.blocks.iter_mut_enumerated() {
        if !flow.reached(id) {
            block.parameters.clear();
            block.instructions.clear();
            block.end = Terminator::Unreachable;
        }
    }
}

/// Makes one block the only one that returns, and gives its number. A function that never returns gets one, too.
pub fn one_return(function: &mut Function) -> Option<BlockId> {
    let results = function.results.clone();
    let body = function.body.as_mut()?;
    let returning: Vec<BlockId> =
        body.order.iter().copied().filter(|block| matches!(body.blocks[*block].end, Terminator::Return(_))).collect();
    if let [only] = returning[..] {
        return Some(only);
    }
    let last = body.block();
    let values: Vec<_> = results.into_iter().map(|kind| body.value(kind)).collect();
    body.blocks[last].parameters.clone_from(&values);
    for block in returning {
        let end = std::mem::replace(&mut body.blocks[block].end, Terminator::Unreachable);
        if let Terminator::Return(arguments) = end {
            body.blocks[block].end = Terminator::Jump(Edge::new(last, arguments));
        }
    }
    body.blocks[last].end = Terminator::Return(values.into_iter().map(Operand::Value).collect());
    Some(last)
}

/// An edge to a block with arguments that are never read.
pub fn edge_to(body: &Body, block: BlockId) -> Edge {
    Edge::new(block, body.blocks[block].parameters.iter().map(|value| undefined(&body.values[*value])).collect())
}

/// A block that returns, and does nothing else: what others compute for it, they give it.
fn only_return(body: &mut Body, last: BlockId, results: &[Type]) -> BlockId {
    let end = std::mem::replace(&mut body.blocks[last].end, Terminator::Unreachable);
    let Terminator::Return(arguments) = end else {
        return last;
    };
    let block = body.block();
    let values: Vec<_> = results.iter().map(|kind| body.value(kind.clone())).collect();
    body.blocks[block].parameters.clone_from(&values);
    body.blocks[block].end = Terminator::Return(values.into_iter().map(Operand::Value).collect());
    body.blocks[block].end_location = body.blocks[last].end_location;
    body.blocks[last].end = Terminator::Jump(Edge::new(block, arguments));
    block
}

/// Lets each block reach the one that returns: those that never end, and loops without an exit, as far as one can
/// see.
pub fn reach_return(body: &mut Body, last: BlockId, results: &[Type]) {
    let flow = Flow::of(body);
    let back = flow.reversed(last);
    if flow.order.iter().all(|block| back.reached(*block)) {
        return;
    }
    let last = only_return(body, last, results);
    let away = edge_to(body, last);
    for block in body.order.clone() {
        if block != last && matches!(body.blocks[block].end, Terminator::Unreachable) {
            body.blocks[block].end = Terminator::Jump(away.clone());
        }
    }
    // Each round gives a way out to one more loop.
    loop {
        let flow = Flow::of(body);
        let back = flow.reversed(last);
        let Some(stuck) = flow.order.iter().rev().find(|block| !back.reached(**block)) else {
            return;
        };
        // Among blocks that do not reach the end, the last one only leads back.
        let mut end = std::mem::replace(&mut body.blocks[*stuck].end, Terminator::Unreachable);
        let mut edges = end.edges_mut();
        let Some(first) = edges.first_mut() else {
            return;
        };
        let middle = body.block();
        let taken = std::mem::replace(*first, Edge::to(middle));
        body.blocks[middle].end = Terminator::branch(Operand::truth(true), taken, away.clone());
        body.blocks[*stuck].end = end;
    }
}

/// A branch with both edges to one block becomes a jump: its arguments are selected.
pub fn select_arguments(body: &mut Body) {
    for id in body.order.clone() {
        let Terminator::Branch { condition, taken, otherwise, .. } = &body.blocks[id].end else {
            continue;
        };
        if taken.block != otherwise.block {
            continue;
        }
        let (condition, taken, otherwise) = (condition.clone(), taken.clone(), otherwise.clone());
        let mut arguments = Vec::new();
        for (one, other) in taken.arguments.into_iter().zip(otherwise.arguments) {
            if one == other {
                arguments.push(one);
                continue;
            }
            let parameter = body.blocks[taken.block].parameters[arguments.len()];
            let value = body.value(body.values[parameter].clone());
            let operation = Operation::Select(condition.clone(), one, other);
            let block = &mut body.blocks[id];
            let location = block.end_location;
            block.instructions.push(Instruction::new(vec![value], operation, location));
            arguments.push(value.into());
        }
        body.blocks[id].end = Terminator::Jump(Edge::new(taken.block, arguments));
    }
}

/// Gives each edge a block that leads from a branch to where other edges lead, too; not those back to the header of a
/// loop.
pub fn split_critical_edges(body: &mut Body) {
    let flow = Flow::of(body);
    let dominance = Dominance::of(&flow);
    for id in body.order.clone() {
        if flow.successors[id].len() < 2 {
            continue;
        }
        for number in 0..flow.successors[id].len() {
            let to = flow.successors[id][number];
            if flow.predecessors[to].len() < 2 || dominance.dominates(to, id) {
                continue;
            }
            let middle = body.block();
            let location = body.blocks[id].end_location;
            let mut edges = body.blocks[id].end.edges_mut();
            let edge = std::mem::replace(edges[number], Edge::to(middle));
            body.blocks[middle].end = Terminator::Jump(edge);
            body.blocks[middle].end_location = location;
        }
    }
}

/// Gives cycles that are entered at several blocks one header, which leads on to where each edge wanted to go.
pub fn make_reducible(body: &mut Body, word: &Type) {
    loop {
        let flow = Flow::of(body);
        let dominance = Dominance::of(&flow);
        if Loops::of(&flow, &dominance).irreducible.is_empty() {
            return;
        }
        let Some(entries) = entries_of_cycle(&flow) else {
            return;
        };
        one_header(body, &flow, &entries, word);
    }
}

/// The blocks at which a cycle is entered that has several of them.
fn entries_of_cycle(flow: &Flow) -> Option<Vec<BlockId>> {
    let mut open: Vec<Vec<BlockId>> = vec![flow.order.clone()];
    while let Some(blocks) = open.pop() {
        let mut graph = petgraph::graphmap::DiGraphMap::<u32, ()>::new();
        let inside: std::collections::HashSet<BlockId> = blocks.iter().copied().collect();
        for block in &blocks {
            graph.add_node(block.0);
            for to in &flow.successors[*block] {
                if inside.contains(to) {
                    graph.add_edge(block.0, to.0, ());
                }
            }
        }
        for cycle in petgraph::algo::kosaraju_scc(&graph) {
            let cycle: Vec<BlockId> = cycle.into_iter().map(BlockId).collect();
            if cycle.len() < 2 {
                continue;
            }
            let mut entries: Vec<BlockId> = cycle
                .iter()
                .copied()
                .filter(|block| flow.predecessors[*block].iter().any(|from| !cycle.contains(from)))
                .collect();
            entries.sort_unstable();
            if entries.len() > 1 {
                return Some(entries);
            }
            open.push(cycle.into_iter().filter(|block| !entries.contains(block)).collect());
        }
    }
    None
}

fn one_header(body: &mut Body, flow: &Flow, entries: &[BlockId], word: &Type) {
    let mut edges = Vec::new();
    for (target, entry) in entries.iter().enumerate() {
        let mut sources = flow.predecessors[*entry].clone();
        sources.dedup();
        edges.extend(sources.into_iter().map(|from| (from, *entry, target)));
    }
    dispatch::through_one(body, &edges, entries, word);
}
