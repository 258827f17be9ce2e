//! A counter that serves only to end its loop counts towards 0: the comparison with its bound is not needed.

use typed_index_collections::TiVec;

use super::step::{number, Counter};
use super::{instruction, replace, LoopView};
use crate::analysis::LoopId;
use crate::ir::{
    BinaryOperator, BlockId, Body, Instruction, Operand, Operation, Terminator, Test, Type, Value,
};

/// What the counter's next value is compared with.
struct Comparison {
    /// The difference, which becomes the next value itself.
    value: Value,
    /// What is added to the counter's first value: a number...
    added: u128,
    /// ...or, taken from it, a value.
    taken: Option<Operand>,
}

/// Moves a counter by its bound; whether that could be done.
pub(super) fn towards_zero(
    body: &mut Body,
    view: &LoopView,
    id: LoopId,
    before: BlockId,
    counter: &Counter,
    bits: u32,
) -> bool {
    let Some(comparison) = comparison(body, view, id, counter) else {
        return false;
    };
    let Terminator::Jump(edge) = &body.blocks[before].end else {
        return false;
    };
    let Some(start) = edge.arguments.get(counter.place).cloned() else {
        return false;
    };
    let operation = match comparison.taken {
        Some(taken) => Operation::Binary(BinaryOperator::Subtract, start, taken),
        None => {
            let added = Operand::integer(bits, comparison.added);
            Operation::Binary(BinaryOperator::Add, start, added)
        }
    };
    let first = match &operation {
        Operation::Binary(BinaryOperator::Add, a, b) if number(a).is_some() => {
            let sum = number(a).unwrap_or(0).wrapping_add(number(b).unwrap_or(0));
            Operand::integer(bits, sum)
        }
        _ => {
            let value = body.value(Type::Integer(bits));
            body.blocks[before]
                .instructions
                .push(instruction(value, operation));
            value.into()
        }
    };
    for edge in body.blocks[before].end.edges_mut() {
        edge.arguments[counter.place] = first.clone();
    }
    let mut by: TiVec<Value, Option<Operand>> = body.values.iter().map(|_| None).collect();
    by[comparison.value] = Some(counter.next.into());
    for block in &mut body.blocks {
        block
            .instructions
            .retain(|a| a.results != [comparison.value]);
    }
    replace(body, &by);
    true
}

/// The comparison of the next value, if nothing else is done with it and the counter.
fn comparison(body: &Body, view: &LoopView, id: LoopId, counter: &Counter) -> Option<Comparison> {
    let instructions = || body.blocks.iter().flat_map(|block| &block.instructions);
    let reads = |value: Value| {
        instructions().filter(move |a| a.operands().contains(&Operand::Value(value)))
    };
    // Ends of blocks read the next value once: as the counter's argument.
    let ends = |value: Value| {
        let operands = body.blocks.iter().flat_map(|block| block.end.operands());
        operands
            .filter(|operand| operand.value() == Some(value))
            .count()
    };
    if ends(counter.value) != 0 || ends(counter.next) != 1 {
        return None;
    }
    if reads(counter.value).any(|a| a.results != [counter.next]) {
        return None;
    }
    let mut others = reads(counter.next);
    let only = others.next()?;
    if others.next().is_some() || only.guard.is_some() {
        return None;
    }
    let (&[value], Operation::Binary(operator, a, b)) = (&only.results[..], &only.operation) else {
        return None;
    };
    let tested = || {
        ends(value) == 0
            && reads(value).all(|a: &Instruction| {
                matches!(a.operation, Operation::Test(Test::Zero | Test::NotZero, _))
            })
    };
    let next = Some(counter.next);
    let (added, taken) = match operator {
        BinaryOperator::Add if a.value() == next => (number(b)?, None),
        BinaryOperator::Subtract if a.value() == next => (0, Some(b.clone())),
        BinaryOperator::Xor if a.value() == next && tested() => (0, Some(b.clone())),
        BinaryOperator::Xor | BinaryOperator::Subtract if b.value() == next && tested() => {
            (0, Some(a.clone()))
        }
        _ => return None,
    };
    if taken
        .as_ref()
        .is_some_and(|taken| !view.is_outside(id, taken))
    {
        return None;
    }
    Some(Comparison {
        value,
        added,
        taken,
    })
}
