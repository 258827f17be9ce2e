//! Short sides of branches become guarded instructions and selections.
//!
//! ```text
//!  if (c) x = a + b; else m[i] = d;      x' = a + b, where c, else x
//!                                        store d to m[i], where not c
//! ```
//!
//! What cannot fail and is not seen from outside is computed in all lanes; loads, stores and divisions are guarded, so nothing is
//! speculated that could fault. Inner branches come first, and an outer one may then take in what they have become.

mod sides;
mod straight;

use std::collections::{BTreeMap, BTreeSet};

use typed_index_collections::TiVec;

use super::decide::{Candidate, Decisions};
use super::leave::invert;
use super::normalize::{remove_unreached, select_arguments, undefined};
use crate::analysis::{Dominance, Flow, FunctionUniformity, Loops};
use crate::ir::{
    BinaryOperator, BlockId, Body, Edge, Guard, Instruction, Operand, Operation, Symbol,
    Terminator, Value, TRUTH,
};
use crate::profile::BranchCounts;
use sides::{can_convert, cycles, made_of_lane, needs_guard};
use straight::merge_straight;

/// Converts what `decisions` say. `guarded`: whether instructions may be guarded, not only selected.
pub fn convert(
    body: &mut Body,
    name: &Symbol,
    known: &mut FunctionUniformity,
    decisions: &Decisions,
    guarded: bool,
) {
    let mut history = History::of(body, name, decisions);
    loop {
        merge_straight(body, known, &mut history.branches);
        let flow = Flow::of(body);
        let mut changed = false;
        for block in flow.order.iter().rev() {
            let Some(sides) = Sides::of(body, &flow, *block, guarded) else {
                continue;
            };
            let candidate = sides.candidate(body, known, &history);
            if decisions.guards(&candidate) {
                sides.convert(body);
                known.branches.remove(block);
                changed = true;
                break;
            }
        }
        if !changed {
            return;
        }
        remove_unreached(body);
        select_arguments(body);
    }
}

/// What was known of branches before blocks were put together.
struct History<'p> {
    /// The block in which the branch of a block has stood.
    branches: TiVec<BlockId, BlockId>,
    /// Blocks that stood in a loop.
    in_loop: BTreeSet<BlockId>,
    /// What lanes did in a run.
    counts: BTreeMap<BlockId, &'p BranchCounts>,
}

impl<'p> History<'p> {
    fn of(body: &Body, name: &Symbol, decisions: &'p Decisions) -> Self {
        let flow = Flow::of(body);
        let loops = Loops::of(&flow, &Dominance::of(&flow));
        let blocks = flow.order.iter().copied();
        Self {
            branches: body.blocks.keys().collect(),
            in_loop: blocks
                .filter(|block| loops.innermost[*block].is_some())
                .collect(),
            counts: decisions
                .profile
                .as_ref()
                .map(|profile| profile.of_function(name))
                .unwrap_or_default(),
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
}

impl Sides {
    fn of(body: &Body, flow: &Flow, block: BlockId, guarded: bool) -> Option<Self> {
        let Terminator::Branch {
            condition,
            taken,
            otherwise,
            ..
        } = &body.blocks[block].end
        else {
            return None;
        };
        let side = |edge: &Edge| -> Option<Edge> {
            let parts = &body.blocks[edge.block];
            let Terminator::Jump(onward) = &parts.end else {
                return None;
            };
            let single = flow.predecessors[edge.block].len() == 1 && parts.parameters.is_empty();
            let all = parts
                .instructions
                .iter()
                .all(|one| can_convert(one, guarded));
            (single && all && onward.block != edge.block).then(|| onward.clone())
        };
        let (one, other) = (side(taken), side(otherwise));
        let (taken_side, otherwise_side, first, second) = match (one, other) {
            (Some(one), Some(other)) if one.block == other.block => {
                (Some(taken.block), Some(otherwise.block), one, other)
            }
            (Some(one), _) if one.block == otherwise.block => {
                (Some(taken.block), None, one, otherwise.clone())
            }
            (_, Some(other)) if other.block == taken.block => {
                (None, Some(otherwise.block), taken.clone(), other)
            }
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
        })
    }

    fn candidate<'p>(
        &self,
        body: &Body,
        known: &FunctionUniformity,
        history: &History<'p>,
    ) -> Candidate<'p> {
        let branch = history.branches[self.block];
        let cycles = |side: Option<BlockId>| -> u32 {
            let instructions = side.map(|side| &body.blocks[side].instructions);
            instructions.into_iter().flatten().map(cycles).sum()
        };
        let [one, other] = &self.arguments;
        let selected = one.iter().zip(other).filter(|(one, other)| one != other);
        let guards = |side: &BlockId| body.blocks[*side].instructions.iter().any(needs_guard);
        let opposite = u32::from(self.otherwise.as_ref().is_some_and(guards));
        Candidate {
            parts: known.branches.contains(&self.block),
            by_lane: made_of_lane(body, &self.condition),
            in_loop: history.in_loop.contains(&branch),
            counts: history.counts.get(&branch).copied(),
            taken: cycles(self.taken),
            otherwise: cycles(self.otherwise),
            besides: selected.count() as u32 + opposite,
        }
    }

    fn convert(self, body: &mut Body) {
        let Self {
            block,
            condition,
            taken,
            otherwise,
            meet,
            arguments: [mut one, other],
        } = self;
        let mut moved = Vec::new();
        if let Some(side) = otherwise {
            let instructions = std::mem::take(&mut body.blocks[side].instructions);
            if instructions.iter().any(needs_guard) {
                let opposite = invert(body, block, &condition);
                guard_all(body, block, instructions, &opposite);
            } else {
                body.blocks[block].instructions.extend(instructions);
            }
        }
        if let Some(side) = taken {
            moved = std::mem::take(&mut body.blocks[side].instructions);
        }
        // The last that the side computes for where they meet takes the place of the other value at once.
        for number in 0..one.len() {
            if one[number] != other[number] {
                tie(
                    body,
                    &mut moved,
                    &condition,
                    &mut one,
                    number,
                    &other[number],
                );
            }
        }
        guard_all(body, block, moved, &condition);
        let location = body.blocks[block].end_location;
        let mut arguments = Vec::new();
        let tied: BTreeSet<Value> = body.blocks[block]
            .instructions
            .iter()
            .filter(|found| {
                found
                    .guard
                    .as_ref()
                    .is_some_and(|guard| guard.otherwise.is_some())
            })
            .filter_map(|found| found.results.first().copied())
            .collect();
        for (number, (one, other)) in one.into_iter().zip(other).enumerate() {
            let ready = one.value().is_some_and(|value| {
                tied.contains(&value) && tied_to(body, block, value) == Some(&other)
            });
            if one == other || ready {
                arguments.push(one);
                continue;
            }
            let kind = body.values[body.blocks[meet].parameters[number]].clone();
            let value = body.value(kind);
            let operation = Operation::Select(condition.clone(), one, other);
            let select = Instruction::new(vec![value], operation, location);
            body.blocks[block].instructions.push(select);
            arguments.push(value.into());
        }
        body.blocks[block].end = Terminator::Jump(Edge {
            block: meet,
            arguments,
        });
    }
}

/// What a value of a block is where its guard is false.
fn tied_to(body: &Body, block: BlockId, value: Value) -> Option<&Operand> {
    let mut found = body.blocks[block].instructions.iter().rev();
    let made = found.find(|one| one.results.first() == Some(&value))?;
    made.guard.as_ref()?.otherwise.as_ref()
}

/// Guards the instruction that makes a side's value, if nobody else reads it, and lets it keep the other value where false.
fn tie(
    body: &Body,
    moved: &mut [Instruction],
    condition: &Operand,
    one: &mut [Operand],
    number: usize,
    other: &Operand,
) {
    let Some(value) = one[number].value() else {
        return;
    };
    let uses = |operand: &Operand| operand.value() == Some(value);
    let readers = moved
        .iter()
        .flat_map(Instruction::operands)
        .filter(uses)
        .count();
    let own = |operand: &Operand| {
        moved.iter().any(|made| {
            made.results
                .iter()
                .any(|result| operand.value() == Some(*result))
        })
    };
    let again = one.iter().filter(|operand| uses(operand)).count();
    if readers > 0 || again != 1 || own(other) || body.values[value] == TRUTH {
        return;
    }
    let made = moved
        .iter_mut()
        .find(|made| made.results == [value] && made.guard.is_none());
    if let Some(made) = made {
        let plain = !matches!(
            made.operation,
            Operation::Select(..) | Operation::SlotAddress(_) | Operation::Vote(_)
        );
        if plain {
            made.guard = Some(Guard {
                condition: condition.clone(),
                otherwise: Some(other.clone()),
            });
        }
    }
}

/// Puts instructions behind a block; those that need it get a guard, or a second one.
fn guard_all(body: &mut Body, block: BlockId, instructions: Vec<Instruction>, condition: &Operand) {
    for mut instruction in instructions {
        match instruction.guard.take() {
            Some(guard) if guard.condition == *condition => instruction.guard = Some(guard),
            Some(guard) => {
                let value = body.value(TRUTH);
                let operation =
                    Operation::Binary(BinaryOperator::And, condition.clone(), guard.condition);
                let both = Instruction::new(vec![value], operation, instruction.location);
                body.blocks[block].instructions.push(both);
                instruction.guard = Some(Guard {
                    condition: value.into(),
                    otherwise: guard.otherwise,
                });
            }
            None if needs_guard(&instruction) => {
                let kind = instruction.results.first();
                instruction.guard = Some(Guard {
                    condition: condition.clone(),
                    otherwise: kind.map(|value| undefined(&body.values[*value])),
                });
            }
            None => {}
        }
        body.blocks[block].instructions.push(instruction);
    }
}
