//! What has been computed on every way here is not computed again.

use std::collections::HashMap;

use typed_index_collections::TiVec;

use super::{is_pure, replace};
use crate::analysis::{Dominance, Flow};
use crate::ir::{BinaryOperator, BlockId, Body, Operand, Operation, Value};

/// Shares what is computed more than once.
pub(super) fn share(body: &mut Body) {
    let flow = Flow::of(body);
    let dominance = Dominance::of(&flow);
    let mut by: TiVec<Value, Option<Operand>> = body.values.iter().map(|_| None).collect();
    let mut known: HashMap<(Operation, u32), Vec<(BlockId, Value)>> = HashMap::new();
    let mut calls = 0;
    for &id in &flow.order {
        let block = &mut body.blocks[id];
        calls += 1;
        for instruction in &mut block.instructions {
            for operand in instruction.operands_mut() {
                if let Operand::Value(value) = operand {
                    if let Some(other) = &by[*value] {
                        *operand = other.clone();
                    }
                }
            }
            calls += u32::from(matches!(instruction.operation, Operation::Call { .. }));
            let [result] = instruction.results[..] else {
                continue;
            };
            if instruction.guard.is_some() || !is_pure(&instruction.operation) {
                continue;
            }
            if let Some(same) = same_as(&instruction.operation) {
                by[result] = Some(same);
                continue;
            }
            let Some(key) = key(&instruction.operation, calls) else {
                continue;
            };
            let found = known.entry(key).or_default();
            match found.iter().find(|(home, _)| dominance.dominates(*home, id)) {
                Some((_, value)) => by[result] = Some((*value).into()),
                None => found.push((id, result)),
            }
        }
    }
    replace(body, &by);
}

/// The operand that an operation gives back as it is.
fn same_as(operation: &Operation) -> Option<Operand> {
    match operation {
        Operation::Binary(operator, a, b) => {
            use BinaryOperator::{Add, DivideUnsigned, Multiply, Or, ShiftLeft, ShiftRightLogical, Subtract, Xor};
            let neutral = match operator {
                Add | Subtract | Or | Xor | ShiftLeft | ShiftRightLogical => 0,
                Multiply | DivideUnsigned => 1,
                _ => return None,
            };
            // A constant in this position has been put where it is on purpose (`hoist`).
            (b.number() == Some(neutral) && a.value().is_some()).then(|| a.clone())
        }
        Operation::Select(_, a, b) if a == b => Some(a.clone()),
        _ => None,
    }
}

/// An operation, to be looked up: with operands in one order where that does not matter, and of a test the number of
/// calls before it, for to keep a truth value over a call takes longer than to test again. `None` when what it reads is
/// never the same as something else.
fn key(operation: &Operation, calls: u32) -> Option<(Operation, u32)> {
    use BinaryOperator::{Add, And, Multiply, Or, Xor};
    let mut key = operation.clone();
    if let Operation::Binary(Add | And | Multiply | Or | Xor, a, b) = &mut key {
        if *b < *a {
            std::mem::swap(a, b);
        }
    }
    let calls = match key {
        Operation::Test(..) | Operation::Compare(..) | Operation::CompareFloat(..) => calls,
        _ => 0,
    };
    let is_known =
        |operand: &mut Operand| operand.value().is_some() || operand.number().is_some() || operand.symbol().is_some();
    let known = key.operands_mut().into_iter().all(is_known);
    known.then_some((key, calls))
}
