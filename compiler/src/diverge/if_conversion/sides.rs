//! Instructions that may leave their side of a branch, and what they cost outside.

use std::collections::BTreeSet;

use super::super::cost::{Sharing, Side};
use crate::ir::{BinaryOperator, BlockId, Body, Condition, Instruction, Nature, Operand, Operation, Test, Unit, Value};

/// Whether it may be executed in lanes that do not mean it only under a guard.
pub(super) fn needs_guard(instruction: &Instruction) -> bool {
    instruction.guard.is_some()
        || match &instruction.operation {
            Operation::Load { .. } | Operation::Store { .. } | Operation::Probe(..) => true,
            Operation::Binary(operator, ..) => operator.unit() == Unit::Divider,
            _ => false,
        }
}

/// Whether it may leave its side.
pub(super) fn can_convert(instruction: &Instruction, guarded: bool) -> bool {
    let movable = match &instruction.operation {
        Operation::Load { .. } | Operation::Store { .. } | Operation::Probe(..) => true,
        operation => operation.nature() == Nature::Computes,
    };
    movable && (guarded || !needs_guard(instruction))
}

/// Whether it is better not executed for nothing: it waits for a unit, and would do so when no lane means it.
pub(super) fn wants_guard(instruction: &Instruction) -> bool {
    needs_guard(instruction)
        || match &instruction.operation {
            Operation::Binary(operator, ..) => operator.unit() != Unit::Alu,
            Operation::ToFloat(_) | Operation::FromFloat(_) | Operation::FloatNegate(_) => true,
            _ => false,
        }
}

/// What a side costs.
pub(super) fn cost(instructions: &[Instruction], sharing: &Sharing, guarded: bool) -> Side {
    let goes = |one: &Instruction| sharing.cycles(one);
    let passes = |one: &Instruction| match guarded && wants_guard(one) {
        true => sharing.cycles(one).min(1.0),
        false => sharing.cycles(one),
    };
    Side {
        is_there: !instructions.is_empty(),
        goes: instructions.iter().map(goes).sum(),
        passes: instructions.iter().map(passes).sum(),
    }
}

/// Whether a condition is made of the lane's number, without what has been loaded (the thesis' Algorithm 5).
pub(super) fn made_of_lane(body: &Body, condition: &Operand) -> bool {
    let mut open: Vec<Value> = condition.value().into_iter().collect();
    let mut seen = BTreeSet::new();
    let entry = &body.blocks[body.entry()].parameters;
    while let Some(value) = open.pop() {
        if !seen.insert(value) {
            continue;
        }
        // A kernel's first parameter is its thread's number.
        if entry.first() == Some(&value) {
            return true;
        }
        let made = body.blocks.iter().flat_map(|block| &block.instructions);
        let Some(made) = made.into_iter().find(|found| found.results.contains(&value)) else {
            continue;
        };
        match made.operation {
            Operation::HardwareId(0) => return true,
            Operation::Load { .. } | Operation::Call { .. } => {}
            _ => open.extend(made.operands().iter().filter_map(Operand::value)),
        }
    }
    false
}

/// How seldom two values are equal that a program compares: 16 of 100 times (Wu and Larus, *Static Branch Frequency and
/// Program Profile Analysis*, 1994).
const EQUAL: f64 = 0.16;

/// In which share of the lanes a condition is expected to be true when no profile has counted.
pub(super) fn expected_share(body: &Body, block: BlockId, condition: &Operand) -> f64 {
    let made = |operand: &Operand| {
        let value = operand.value()?;
        let instructions = &mut body.blocks[block].instructions.iter();
        instructions.find(|found| found.results.contains(&value))
    };
    let (test, word) = match made(condition).map(|found| &found.operation) {
        Some(Operation::Test(test, word)) => (test, word),
        Some(Operation::Compare(Condition::Equal, ..)) => return EQUAL,
        Some(Operation::Compare(Condition::NotEqual, ..)) => return 1.0 - EQUAL,
        _ => return 0.5,
    };
    let is_difference = made(word).is_some_and(|found| match &found.operation {
        Operation::Binary(BinaryOperator::Xor | BinaryOperator::Subtract, ..) => true,
        Operation::Binary(BinaryOperator::Add, _, other) => other.value().is_none(),
        _ => false,
    });
    match test {
        Test::Zero if is_difference => EQUAL,
        Test::NotZero if is_difference => 1.0 - EQUAL,
        _ => 0.5,
    }
}
