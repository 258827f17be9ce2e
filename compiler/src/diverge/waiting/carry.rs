//! Values that are used where their definition is not on all ways: they are computed anew where that takes one
//! instruction. For others, blocks at which ways come together get parameters.

use std::collections::BTreeMap;

use super::super::normalize::undefined;
use crate::analysis::flow::BlockSet;
use crate::analysis::uniformity::definitions;
use crate::analysis::{Dominance, Flow};
use crate::ir::{BlockId, Body, Instruction, Operand, Value};
use crate::optimise::is_pure;

/// Hands values on, so that each is defined on all ways to its uses. Where a way has none, it is not read.
pub fn carry(body: &mut Body) {
    let flow = Flow::of(body);
    let dominance = Dominance::of(&flow);
    let defined = definitions(body, &flow);
    let mut broken: BTreeMap<Value, Vec<BlockId>> = BTreeMap::new();
    for block in &flow.order {
        let found = &body.blocks[*block];
        let operands = found.instructions.iter().flat_map(Instruction::operands);
        for value in operands.chain(found.end.operands()).filter_map(|one| one.value()) {
            let known = defined[value].is_some_and(|from| dominance.dominates(from, *block));
            let users = broken.entry(value).or_default();
            if !known && users.last() != Some(block) {
                users.push(*block);
            }
        }
    }
    for (value, users) in broken {
        let Some(home) = defined[value] else {
            continue;
        };
        let users = compute_anew(body, (value, home), users, &|operand, at| {
            let before = |from: BlockId| from != at && dominance.dominates(from, at);
            // What has been computed anew for others is in their blocks.
            let from = |value: Value| defined.get(value).copied().flatten();
            operand.value().is_none_or(|value| from(value).is_some_and(before))
        });
        let mut carried = Carried { flow: &flow, dominance: &dominance, value, home, at_start: BTreeMap::new() };
        carried.bring_to(body, &users);
    }
}

/// Computes a value in the blocks that use it, where nothing but its operands is needed, and these are `known` there.
/// Gives the other blocks.
fn compute_anew(
    body: &mut Body,
    (value, home): (Value, BlockId),
    mut users: Vec<BlockId>,
    known: &dyn Fn(&Operand, BlockId) -> bool,
) -> Vec<BlockId> {
    let mut instructions = body.blocks[home].instructions.iter();
    let maker = instructions.find(|one| one.results == [value] && one.guard.is_none());
    let Some(maker) = maker.filter(|one| is_pure(&one.operation)).cloned() else {
        return users;
    };
    users.retain(|user| {
        let mut operands = maker.operands().into_iter();
        if !operands.all(|operand| known(&operand, *user)) {
            return true;
        }
        let again = body.value(body.values[value].clone());
        replace(body, *user, value, &again.into());
        let mut instruction = maker.clone();
        instruction.results = vec![again];
        body.blocks[*user].instructions.insert(0, instruction);
        false
    });
    users
}

/// Puts an operand in the place of a value, in one block.
fn replace(body: &mut Body, block: BlockId, value: Value, by: &Operand) {
    let block = &mut body.blocks[block];
    let instructions = block.instructions.iter_mut();
    let operands = instructions.flat_map(Instruction::operands_mut);
    for operand in operands.chain(block.end.operands_mut()) {
        if operand.value() == Some(value) {
            *operand = by.clone();
        }
    }
}

/// A value on its ways.
struct Carried<'a> {
    flow: &'a Flow,
    dominance: &'a Dominance,
    value: Value,
    /// The block that defines it.
    home: BlockId,
    /// The parameters that blocks have for it.
    at_start: BTreeMap<BlockId, Value>,
}

impl Carried<'_> {
    fn bring_to(&mut self, body: &mut Body, users: &[BlockId]) {
        let mut seen = BlockSet::new(body.blocks.len());
        let mut open = users.to_vec();
        while let Some(block) = open.pop() {
            if self.dominance.dominates(self.home, block) || !seen.insert(block) {
                continue;
            }
            let from = &self.flow.predecessors[block];
            open.extend(from);
            if from.len() > 1 {
                let kind = body.values[self.value].clone();
                self.at_start.insert(block, body.value(kind));
            }
        }
        for (block, parameter) in &self.at_start {
            body.blocks[*block].parameters.push(*parameter);
            for from in &self.flow.predecessors[*block] {
                let given = self.behind(body, *from);
                let edges = body.blocks[*from].end.edges_mut().into_iter();
                for edge in edges.filter(|edge| edge.block == *block) {
                    edge.arguments.push(given.clone());
                }
            }
        }
        for user in users {
            let known = self.behind(body, *user);
            replace(body, *user, self.value, &known);
        }
    }

    /// The operand that has the value at the end of a block.
    fn behind(&self, body: &Body, mut block: BlockId) -> Operand {
        loop {
            if self.dominance.dominates(self.home, block) {
                return self.value.into();
            }
            if let Some(parameter) = self.at_start.get(&block) {
                return (*parameter).into();
            }
            match self.flow.predecessors[block][..] {
                [only] => block = only,
                _ => return undefined(&body.values[self.value]),
            }
        }
    }
}
