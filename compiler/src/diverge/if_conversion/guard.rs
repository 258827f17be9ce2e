//! Puts the instructions of a side where all lanes come, under guards.

use std::collections::BTreeSet;

use super::sides::wants_guard;
use super::undefined;
use crate::ir::{BinaryOperator, BlockId, Body, Guard, Instruction, Operand, Operation, Value, TRUTH};

/// Where a side goes.
pub(super) struct SideDestination {
    /// Behind the instructions of this block.
    pub block: BlockId,
    /// The lanes that go it.
    pub condition: Operand,
    /// The block that it leads to.
    pub meet: BlockId,
    /// Instructions may be guarded.
    pub guarded: bool,
}

impl SideDestination {
    /// Puts a side there, which gives the block where lanes meet `one`, where others give `other`. Gives what all lanes
    /// give it.
    pub(super) fn put(
        &self,
        body: &mut Body,
        mut moved: Vec<Instruction>,
        mut one: Vec<Operand>,
        other: &[Operand],
    ) -> Vec<Operand> {
        let Self { block, condition, .. } = self;
        // The last that the side computes for where they meet takes the place of the other value at once.
        for number in 0..one.len() {
            if one[number] != other[number] {
                tie(body, &mut moved, condition, &mut one, number, &other[number]);
            }
        }
        guard_all(body, *block, moved, condition, self.guarded);
        let location = body.blocks[*block].end_location;
        let mut arguments = Vec::new();
        let tied: BTreeSet<Value> = body.blocks[*block]
            .instructions
            .iter()
            .filter(|found| found.guard.as_ref().is_some_and(|guard| guard.otherwise.is_some()))
            .filter_map(|found| found.results.first().copied())
            .collect();
        for (number, (one, other)) in one.into_iter().zip(other).enumerate() {
            let ready =
                one.value().is_some_and(|value| tied.contains(&value) && tied_to(body, *block, value) == Some(other));
            if one == *other || ready {
                arguments.push(one);
                continue;
            }
            let kind = body.values[body.blocks[self.meet].parameters[number]].clone();
            let value = body.value(kind);
            let operation = Operation::Select(condition.clone(), one, other.clone());
            let select = Instruction::new(vec![value], operation, location);
            body.blocks[*block].instructions.push(select);
            arguments.push(value.into());
        }
        arguments
    }
}

/// What a value of a block is where its guard is false.
fn tied_to(body: &Body, block: BlockId, value: Value) -> Option<&Operand> {
    let mut found = body.blocks[block].instructions.iter().rev();
    let made = found.find(|one| one.results.first() == Some(&value))?;
    made.guard.as_ref()?.otherwise.as_ref()
}

/// Guards the instruction that makes a side's value, if it has no other reader, and lets it keep the other value where
/// false.
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
    let readers = moved.iter().flat_map(Instruction::operands).filter(uses).count();
    let own =
        |operand: &Operand| moved.iter().any(|made| made.results.iter().any(|result| operand.value() == Some(*result)));
    let again = one.iter().filter(|operand| uses(operand)).count();
    if readers > 0 || again != 1 || own(other) || body.values[value] == TRUTH {
        return;
    }
    let made = moved.iter_mut().find(|made| made.results == [value] && made.guard.is_none());
    if let Some(made) = made {
        let plain = !matches!(made.operation, Operation::Select(..) | Operation::SlotAddress(_) | Operation::Vote(_));
        if plain {
            made.guard = Some(Guard { condition: condition.clone(), otherwise: Some(other.clone()) });
        }
    }
}

/// Puts instructions behind a block; those that need it get a guard, or a second one.
pub(super) fn guard_all(
    body: &mut Body,
    block: BlockId,
    instructions: Vec<Instruction>,
    condition: &Operand,
    guarded: bool,
) {
    for mut instruction in instructions {
        match instruction.guard.take() {
            Some(guard) if guard.condition == *condition => instruction.guard = Some(guard),
            Some(guard) => {
                let value = body.value(TRUTH);
                let operation = Operation::Binary(BinaryOperator::And, condition.clone(), guard.condition);
                let both = Instruction::new(vec![value], operation, instruction.location);
                body.blocks[block].instructions.push(both);
                instruction.guard = Some(Guard { condition: value.into(), otherwise: guard.otherwise });
            }
            None if guarded && wants_guard(&instruction) => {
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
