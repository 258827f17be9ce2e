//! Loops that lanes leave at different iterations: all ways back and all ways out go through one block at the end,
//! which says for each lane whether it stays. Lanes that have left wait there.

use std::collections::{BTreeMap, BTreeSet};

use typed_index_collections::TiVec;

use super::dispatch::{parameter_types, selector, selector_type, ways, Pool};
use super::lanes::Parts;
use crate::analysis::uniformity::definitions;
use crate::analysis::{Dominance, Flow, Loop};
use crate::ir::{
    BinaryOperator, BlockId, Body, Edge, Instruction, Operand, Operation, Terminator, Test, Type, Value, TRUTH,
};

/// A way out of a loop.
struct Exit {
    /// The block that leaves.
    from: BlockId,
    /// Its edge's number.
    edge: usize,
    /// Where it leads, in the end.
    to: BlockId,
    /// The arguments that it passes there.
    arguments: Vec<Operand>,
}

/// Gives a loop one latch, which is its only exit.
pub fn leave_together(body: &mut Body, parts: &mut Parts, flow: &Flow, around: &Loop, word: &Type) {
    let dominance = Dominance::of(flow);
    if let Some(latch) = only_exit(flow, around) {
        stay_at(body, parts, latch, around.header);
        return;
    }
    let exits = exits(body, flow, around, parts);
    let plan = Plan::of(body, flow, around, &exits);
    let latch = body.block();
    plan.stay(body, around, latch, word);
    plan.leave(body, &dominance, &definitions(body, flow), exits, latch, word);
    plan.end(body, parts, around, latch, word);
    parts.stays.insert(latch);
}

/// The parameters of a latch to be. Lanes that stay and lanes that leave use the same ones: no lane does both.
struct Plan {
    /// Blocks behind the loop.
    targets: Vec<BlockId>,
    pool: Pool,
    /// Places of the header's parameters.
    carried: Vec<usize>,
    /// Places of values that are used behind the loop.
    kept: BTreeMap<Value, usize>,
    /// Places of each target's parameters.
    given: Vec<Vec<usize>>,
}

impl Plan {
    fn of(body: &Body, flow: &Flow, around: &Loop, exits: &[Exit]) -> Self {
        let mut targets: Vec<BlockId> = exits.iter().map(|exit| exit.to).collect();
        targets.sort_unstable();
        targets.dedup();
        let mut pool = Pool::default();
        let carried_kinds = parameter_types(body, around.header);
        let carried = pool.places(&carried_kinds, &mut BTreeSet::new());
        let mut used = BTreeSet::new();
        let mut kept: BTreeMap<Value, usize> = BTreeMap::new();
        for value in live_out(body, flow, around) {
            let same = same_place(body, around, &carried, value).filter(|place| used.insert(*place));
            let kind = body.values[value].clone();
            let place = same.unwrap_or_else(|| pool.places(&[kind], &mut used)[0]);
            kept.insert(value, place);
        }
        let given =
            targets.iter().map(|target| pool.places(&parameter_types(body, *target), &mut used.clone())).collect();
        Self { targets, pool, carried, kept, given }
    }

    /// Leads the ways back to the latch.
    fn stay(&self, body: &mut Body, around: &Loop, latch: BlockId, word: &Type) {
        for from in &around.latches {
            for edge in body.blocks[*from].end.edges_mut() {
                if edge.block == around.header {
                    let old = std::mem::take(&mut edge.arguments);
                    let none = selector_type(self.targets.len(), word).map(|kind| super::normalize::undefined(&kind));
                    let given = self.carried.iter().copied().zip(old);
                    edge.arguments =
                        std::iter::once(Operand::truth(true)).chain(none).chain(self.pool.arguments(given)).collect();
                    edge.block = latch;
                }
            }
        }
    }

    /// Leads the ways out to the latch.
    fn leave(
        &self,
        body: &mut Body,
        dominance: &Dominance,
        defined: &TiVec<Value, Option<BlockId>>,
        exits: Vec<Exit>,
        latch: BlockId,
        word: &Type,
    ) {
        for exit in exits {
            let target = self.targets.binary_search(&exit.to).unwrap_or(0);
            let known = |value: Value| defined[value].is_some_and(|block| dominance.dominates(block, exit.from));
            let kept = self.kept.iter().filter(|(value, _)| known(**value));
            let kept = kept.map(|(value, place)| (*place, Operand::Value(*value)));
            let own = self.given[target].iter().copied().zip(exit.arguments);
            let arguments = std::iter::once(Operand::truth(false))
                .chain(selector(self.targets.len(), target, word))
                .chain(self.pool.arguments(kept.chain(own)))
                .collect();
            *body.blocks[exit.from].end.edges_mut()[exit.edge] = Edge::new(latch, arguments);
        }
    }

    /// Gives the latch its parameters and its end.
    fn end(self, body: &mut Body, parts: &mut Parts, around: &Loop, latch: BlockId, word: &Type) {
        let stay = body.value(TRUTH);
        let number = selector_type(self.targets.len(), word).map(|kind| body.value(kind));
        let kinds = self.pool.kinds.into_iter();
        let values: Vec<Value> = kinds.map(|kind| body.value(kind)).collect();
        replace_outside(body, around, &self.kept, &values);
        let parameters = [stay].into_iter().chain(number).chain(values.clone());
        body.blocks[latch].parameters = parameters.collect();
        let pick = |places: &[usize]| places.iter().map(|place| values[*place].into()).collect();
        let outside = body.block();
        body.blocks[latch].end =
            Terminator::branch(stay.into(), Edge::new(around.header, pick(&self.carried)), Edge::to(outside));
        let onward = self.targets.iter().zip(&self.given);
        let onward = onward.map(|(target, places)| Edge::new(*target, pick(places)));
        let number = number.map(Operand::Value);
        let branching = ways(body, outside, number.as_ref(), onward.collect());
        parts.branches.extend(branching);
    }
}

/// The latch, when it is the only one and the only exit.
fn only_exit(flow: &Flow, around: &Loop) -> Option<BlockId> {
    let [latch] = around.latches[..] else {
        return None;
    };
    let leaves = |block: BlockId| flow.successors[block].iter().any(|to| !around.blocks.contains(*to));
    (leaves(latch) && around.blocks.iter().all(|block| block == latch || !leaves(block))).then_some(latch)
}

/// The branch of a latch that is the only exit: it is made to be taken by lanes that stay.
fn stay_at(body: &mut Body, parts: &mut Parts, latch: BlockId, header: BlockId) {
    parts.branches.remove(&latch);
    parts.stays.insert(latch);
    let Terminator::Branch { condition, taken, .. } = &body.blocks[latch].end else {
        return;
    };
    if taken.block == header {
        return;
    }
    let inverse = invert(body, latch, &condition.clone());
    if let Terminator::Branch { condition, taken, otherwise, .. } = &mut body.blocks[latch].end {
        *condition = inverse;
        std::mem::swap(taken, otherwise);
    }
}

/// The opposite of a truth value, at the end of a block.
pub fn invert(body: &mut Body, block: BlockId, condition: &Operand) -> Operand {
    let opposite = body.blocks[block]
        .instructions
        .iter()
        .filter(|found| found.guard.is_none() && found.results.first().copied() == condition.value())
        .find_map(|found| match &found.operation {
            Operation::Test(Test::Zero, word) => Some(Operation::Test(Test::NotZero, word.clone())),
            Operation::Test(Test::NotZero, word) => Some(Operation::Test(Test::Zero, word.clone())),
            Operation::Compare(condition, a, b) => {
                let opposite = condition.opposite();
                Some(Operation::Compare(opposite, a.clone(), b.clone()))
            }
            _ => None,
        });
    let operation =
        opposite.unwrap_or_else(|| Operation::Binary(BinaryOperator::Xor, condition.clone(), Operand::truth(true)));
    let value = body.value(TRUTH);
    let block = &mut body.blocks[block];
    let location = block.end_location;
    block.instructions.push(Instruction::new(vec![value], operation, location));
    value.into()
}

/// The ways out. A block that does nothing but lead on is left out, and emptied.
fn exits(body: &mut Body, flow: &Flow, around: &Loop, parts: &Parts) -> Vec<Exit> {
    let mut found = Vec::new();
    for from in around.blocks.iter() {
        for (number, edge) in body.blocks[from].end.edges().into_iter().enumerate() {
            if around.blocks.contains(edge.block) {
                continue;
            }
            let next = &body.blocks[edge.block];
            let empty = next.parameters.is_empty()
                && next.instructions.is_empty()
                && flow.predecessors[edge.block].len() == 1
                && !parts.branches.contains(&edge.block);
            let edge = match &next.end {
                Terminator::Jump(onward) if empty => onward,
                _ => edge,
            };
            found.push(Exit { from, edge: number, to: edge.block, arguments: edge.arguments.clone() });
        }
    }
    found
}

/// Values of a loop that blocks outside use. Those that an exit's empty block gives as arguments are among them only
/// when others use them, too.
fn live_out(body: &Body, flow: &Flow, around: &Loop) -> Vec<Value> {
    let defined = definitions(body, flow);
    let mut live = BTreeSet::new();
    for id in &flow.order {
        if around.blocks.contains(*id) {
            continue;
        }
        let block = &body.blocks[*id];
        let bypassed = block.parameters.is_empty()
            && block.instructions.is_empty()
            && matches!(block.end, Terminator::Jump(_))
            && matches!(flow.predecessors[*id][..], [from] if around.blocks.contains(from));
        if bypassed {
            continue;
        }
        let operands = block.instructions.iter().flat_map(Instruction::operands);
        for operand in operands.chain(block.end.operands()) {
            let value = operand.value();
            live.extend(value.filter(|value| defined[*value].is_some_and(|block| around.blocks.contains(block))));
        }
    }
    live.into_iter().collect()
}

/// The place of the header's parameter for which a latch gives that value.
fn same_place(body: &Body, around: &Loop, carried: &[usize], value: Value) -> Option<usize> {
    let edges = around.latches.iter().flat_map(|latch| body.blocks[*latch].end.edges());
    edges.filter(|edge| edge.block == around.header).find_map(|edge| {
        let number = edge.arguments.iter().position(|argument| argument.value() == Some(value))?;
        carried.get(number).copied()
    })
}

/// Behind the loop, its values are what the lane has left with.
fn replace_outside(body: &mut Body, around: &Loop, kept: &BTreeMap<Value, usize>, values: &[Value]) {
    let replace = |operand: &mut Operand| {
        if let Some(place) = operand.value().and_then(|value| kept.get(&value)) {
            *operand = values[*place].into();
        }
    };
    body.operands_outside_mut(&around.blocks).for_each(replace);
}
