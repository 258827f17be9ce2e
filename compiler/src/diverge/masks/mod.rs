//! No lane ever parts, for the mechanism `masks`: all lanes of the warp execute both sides of a branch, and a truth
//! value, the mask, says in each lane whether it means it.
//!
//! It starts from the same regions as `stack`. Then, of a branch at which lanes disagree,
//!
//! ```text
//!  yes and no = the mask and the condition, the mask and its opposite
//!  [has any lane yes? no: around]   the one side, where yes
//!  [has any lane no?  no: around]   the other side, where no
//!  values that both sides give are selected
//! ```
//!
//! What can be seen from outside, or can fail, is guarded by the mask: stores, loads, divisions; all else is computed
//! in all lanes. A loop goes on while any lane stays; values that are used behind it are kept for lanes that have left.
//! A branch on which all lanes of the mask agree stays one, by a vote, since the others have any condition. Sides with
//! loops or calls are jumped around when no lane takes them, so a mask is empty in straight code at most. Functions
//! have their mask as last parameter.

mod guard;
mod keep;
mod part;

use std::collections::{BTreeMap, BTreeSet};

use typed_index_collections::TiVec;

use super::lanes::Parts;
use super::normalize::undefined;
use crate::analysis::flow::BlockSet;
use crate::analysis::{Dominance, Flow};
use crate::ir::{
    BinaryOperator, BlockId, Body, Edge, Instruction, Operand, Operation, Terminator, Test, Type, Value, TRUTH,
};
pub use guard::{Guarding, Refusal};
pub use part::part_guarded;

/// A side that takes no more instructions than this is executed without asking whether any lane takes it.
const SHORT_SIDE: usize = 4;

/// Lets all lanes execute all of a body. `blocks` are those where the lanes of each branch and loop meet.
pub fn execute_all(
    body: &mut Body,
    parts: &Parts,
    meets: &BTreeMap<BlockId, BlockId>,
    guarding: &Guarding<'_>,
    word: &Type,
) -> Result<(), Refusal> {
    let flow = Flow::of(body);
    let dominance = Dominance::of(&flow);
    let parameter = body.value(TRUTH);
    let entry = body.entry();
    body.blocks[entry].parameters.push(parameter);
    let mask: Operand = if guarding.full { Operand::truth(true) } else { parameter.into() };
    let mut masks =
        Masks { word: word.clone(), of: TiVec::from(vec![mask; body.blocks.len()]), sides: BTreeMap::new() };
    masks.assign(body, &flow, &dominance, parts, meets);
    for block in &flow.order {
        guarding.block(body, *block, &masks.of[*block].clone())?;
    }
    let mut branches: Vec<BlockId> = parts.branches.iter().copied().collect();
    branches.sort_by_key(|block| std::cmp::Reverse(dominance.depth[*block]));
    masks.ends(body, &flow, parts);
    masks.keep(body, &flow, &dominance, parts);
    for block in branches {
        if let Some(meet) = meets.get(&block) {
            masks.one_behind_the_other(body, block, *meet);
        }
    }
    Ok(())
}

struct Masks {
    word: Type,
    /// In each block: lanes that mean it.
    of: TiVec<BlockId, Operand>,
    /// For each branch, the masks of its sides, `taken` first.
    sides: BTreeMap<BlockId, [Operand; 2]>,
}

fn add(body: &mut Body, block: BlockId, kind: &Type, operation: Operation) -> Operand {
    let value = body.value(kind.clone());
    let location = body.blocks[block].end_location;
    body.blocks[block].instructions.push(Instruction::new(vec![value], operation, location));
    value.into()
}

/// The conjunction of a mask and a truth value.
fn both(body: &mut Body, block: BlockId, a: &Operand, b: &Operand) -> Operand {
    if *a == Operand::truth(true) {
        return b.clone();
    }
    let operation = Operation::Binary(BinaryOperator::And, a.clone(), b.clone());
    add(body, block, &TRUTH, operation)
}

impl Masks {
    /// Gives each block its mask.
    fn assign(
        &mut self,
        body: &mut Body,
        flow: &Flow,
        dominance: &Dominance,
        parts: &Parts,
        meets: &BTreeMap<BlockId, BlockId>,
    ) {
        let mut own: BTreeMap<BlockId, Operand> = BTreeMap::new();
        // Behind a loop that lanes leave one by one: as before it.
        let mut before: BTreeMap<BlockId, BlockId> = BTreeMap::new();
        let mut headers = BTreeSet::new();
        for latch in &parts.stays {
            if let Terminator::Branch { taken, otherwise, .. } = &body.blocks[*latch].end {
                headers.insert(taken.block);
                before.extend(dominance.immediate[taken.block].map(|outside| (otherwise.block, outside)));
            }
        }
        for block in &flow.order {
            let above = before.get(block).copied().or(dominance.immediate[*block]);
            if let Some(above) = above {
                self.of[*block] = own.get(block).cloned().unwrap_or_else(|| self.of[above].clone());
            }
            if headers.contains(block) {
                let mask = body.value(TRUTH);
                for from in flow.predecessors[*block].clone() {
                    let given = self.of[*block].clone();
                    for edge in body.blocks[from].end.edges_mut() {
                        if edge.block == *block {
                            // The latch's is put right by `ends`.
                            edge.arguments.push(given.clone());
                        }
                    }
                }
                body.blocks[*block].parameters.push(mask);
                self.of[*block] = mask.into();
            }
            let Terminator::Branch { condition, taken, otherwise, .. } = &body.blocks[*block].end else {
                continue;
            };
            if let (Some(meet), true) = (meets.get(block), parts.branches.contains(block)) {
                let (condition, taken, otherwise) = (condition.clone(), taken.block, otherwise.block);
                let here = self.of[*block].clone();
                let yes = both(body, *block, &here, &condition);
                let opposite = super::leave::invert(body, *block, &condition);
                let no = both(body, *block, &here, &opposite);
                for (side, mask) in [(taken, &yes), (otherwise, &no)] {
                    if side != *meet {
                        own.insert(side, mask.clone());
                    }
                }
                self.sides.insert(*block, [yes, no]);
            }
        }
    }

    /// Branches on which lanes agree, and latches, go by a vote.
    fn ends(&mut self, body: &mut Body, flow: &Flow, parts: &Parts) {
        for block in &flow.order {
            if parts.branches.contains(block) {
                continue;
            }
            let Terminator::Branch { condition, .. } = &body.blocks[*block].end else {
                continue;
            };
            let condition = condition.clone();
            let here = self.of[*block].clone();
            if here == Operand::truth(true) && !parts.stays.contains(block) {
                continue;
            }
            let means = both(body, *block, &here, &condition);
            let any = self.any(body, *block, &means);
            if let Terminator::Branch { condition, taken, .. } = &mut body.blocks[*block].end {
                *condition = any;
                if parts.stays.contains(block) {
                    // The header's mask is its last parameter.
                    if let Some(mask) = taken.arguments.last_mut() {
                        *mask = means;
                    }
                }
            }
        }
    }

    /// Whether a truth value is true in any lane.
    fn any(&self, body: &mut Body, block: BlockId, truth: &Operand) -> Operand {
        let count = add(body, block, &self.word, Operation::Vote(truth.clone()));
        add(body, block, &TRUTH, Operation::Test(Test::NotZero, count))
    }

    /// Puts the sides of a branch one behind the other.
    fn one_behind_the_other(&mut self, body: &mut Body, block: BlockId, meet: BlockId) {
        let Some([yes, no]) = self.sides.remove(&block) else {
            return;
        };
        let end = std::mem::replace(&mut body.blocks[block].end, Terminator::Unreachable);
        let Terminator::Branch { taken, otherwise, .. } = end else {
            return;
        };
        let (at, first) = self.side(body, block, taken, meet, &yes);
        let plain = otherwise.block == meet;
        let (at, second) = self.side(body, at, otherwise, meet, &no);
        let chosen = if plain { &yes } else { &no };
        let arguments = first
            .into_iter()
            .zip(second)
            .map(|(first, second)| {
                if first == second {
                    return first;
                }
                let kind = match (&first, &second) {
                    (Operand::Value(value), _) | (_, Operand::Value(value)) => body.values[*value].clone(),
                    (Operand::Constant(constant), _) => match constant.kind() {
                        Type::Integer(bits) => Type::Integer(bits),
                        _ => self.word.clone(),
                    },
                };
                let (one, other) = if plain { (first, second) } else { (second, first) };
                let operation = Operation::Select(chosen.clone(), one, other);
                add(body, at, &kind, operation)
            })
            .collect();
        body.blocks[at].end = Terminator::Jump(Edge::new(meet, arguments));
    }

    /// Leads from a block through a side to a new block, which it gives with the values that the side has for `meet`.
    fn side(
        &mut self,
        body: &mut Body,
        from: BlockId,
        entry: Edge,
        meet: BlockId,
        mask: &Operand,
    ) -> (BlockId, Vec<Operand>) {
        if entry.block == meet {
            return (from, entry.arguments);
        }
        let flow = Flow::of(body);
        let region = flow.between(&[entry.block], meet);
        let skip = worth_skipping(body, &region);
        let behind = body.block();
        let kinds = super::dispatch::parameter_types(body, meet);
        let values: Vec<Value> = kinds.iter().map(|kind| body.value(kind.clone())).collect();
        for inside in region.iter() {
            for edge in body.blocks[inside].end.edges_mut() {
                if edge.block == meet {
                    edge.block = behind;
                }
            }
        }
        body.blocks[behind].parameters.clone_from(&values);
        body.blocks[behind].end_location = body.blocks[from].end_location;
        body.blocks[from].end = if skip {
            let condition = self.any(body, from, mask);
            let otherwise = Edge::new(behind, kinds.iter().map(undefined).collect());
            Terminator::branch(condition, entry, otherwise)
        } else {
            Terminator::Jump(entry)
        };
        (behind, values.into_iter().map(Operand::Value).collect())
    }
}

/// Whether it is worth a vote, or needed, to go around a side that no lane takes.
fn worth_skipping(body: &Body, region: &BlockSet) -> bool {
    let mut count = 0;
    for block in region.iter() {
        let parts = &body.blocks[block];
        count += parts.instructions.len();
        let has = |found: &Instruction| {
            matches!(
                found.operation,
                Operation::Call { .. } | Operation::InlineAssembly { .. } | Operation::Barrier(..)
            )
        };
        if parts.instructions.iter().any(has) || parts.end.edges().len() > 1 {
            return true;
        }
    }
    count > SHORT_SIDE
}
