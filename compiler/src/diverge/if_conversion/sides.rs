//! What can stand outside of its side, and what it costs there.

use std::collections::BTreeSet;

use crate::ir::{BinaryOperator, Body, Instruction, Operand, Operation, Value};

/// Whether it may be executed in lanes that do not mean it only under a guard.
pub(super) fn needs_guard(instruction: &Instruction) -> bool {
    instruction.guard.is_some()
        || match &instruction.operation {
            Operation::Load { .. } | Operation::Store { .. } | Operation::Probe(..) => true,
            Operation::Binary(operator, ..) => matches!(
                operator,
                BinaryOperator::DivideUnsigned | BinaryOperator::RemainderUnsigned
            ),
            _ => false,
        }
}

/// Whether it can stand outside of its side.
pub(super) fn can_convert(instruction: &Instruction, guarded: bool) -> bool {
    match &instruction.operation {
        Operation::Binary(..)
        | Operation::FloatNegate(_)
        | Operation::Select(..)
        | Operation::Test(..)
        | Operation::ToFloat(_)
        | Operation::FromFloat(_)
        | Operation::SlotAddress(_)
        | Operation::HardwareId(_)
        | Operation::Load { .. }
        | Operation::Store { .. }
        | Operation::Probe(..) => guarded || !needs_guard(instruction),
        _ => false,
    }
}

/// About how many cycles it takes (P18.4), when other warps fill some of them.
pub(super) fn cycles(instruction: &Instruction) -> u32 {
    match &instruction.operation {
        Operation::Load { .. } => 3,
        Operation::Binary(operator, ..) => match operator {
            BinaryOperator::Multiply => 3,
            BinaryOperator::DivideUnsigned | BinaryOperator::RemainderUnsigned => 20,
            BinaryOperator::FloatAdd
            | BinaryOperator::FloatSubtract
            | BinaryOperator::FloatMultiply => 5,
            BinaryOperator::FloatDivide => 20,
            _ => 1,
        },
        Operation::Select(..) => 2,
        Operation::ToFloat(_) | Operation::FromFloat(_) => 5,
        // It is there to look at the program, and no part of it.
        Operation::Probe(..) => 0,
        _ => 1,
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
        let Some(made) = made
            .into_iter()
            .find(|found| found.results.contains(&value))
        else {
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
