//! Products of a loop's counter become values that the loop counts up itself, and sums of it are taken from its next
//! value.
//!
//! ```text
//! loop: i = 0, i + 1, ...            loop: i = 0, i + 1, ...;  p = table, p + 4, ...
//! load table + (i << 2)    ─►        load p
//! ```

use typed_index_collections::TiVec;

use super::{make_room_before_loops, replace, LoopView};
use crate::analysis::LoopId;
use crate::ir::{BinaryOperator, BlockId, Body, Instruction, Operand, Operation, Terminator, Test, Type, Value};

/// A value that a loop counts up.
struct Counter {
    pub value: Value,
    /// Its place among the parameters of the header.
    pub place: usize,
    /// What is added, modulo the word.
    step: u128,
    /// The only block that leads back, and the value that it gives.
    latch: BlockId,
    pub next: Value,
}

/// Works on all loops.
pub(super) fn step(body: &mut Body, bits: u32, registers: usize) {
    if LoopView::of(body).loops.loops.is_empty() {
        return;
    }
    make_room_before_loops(body);
    let mut view = LoopView::of(body);
    for id in (0..view.loops.loops.len()).rev().map(LoopId::from) {
        let counters = counters(body, &view, id, bits);
        for counter in &counters {
            from_next(body, counter, bits);
        }
        let Some(before) = view.before(body, id) else {
            continue;
        };
        for counter in counters {
            while let Some(product) = find_product(body, &view, id, &counter) {
                let more = usize::from(!product.replaces_value);
                let full = view.pressure(body, id) + more > registers;
                if full || !count_product(body, &view, id, before, &counter, &product, bits) {
                    break;
                }
                view = LoopView::of(body);
            }
        }
    }
}

/// Counters that serve only to end their loops count towards 0.
pub(super) fn count(body: &mut Body, bits: u32) {
    let view = LoopView::of(body);
    for id in (0..view.loops.loops.len()).map(LoopId::from) {
        let Some(before) = view.before(body, id) else {
            continue;
        };
        for counter in counters(body, &view, id, bits) {
            towards_zero(body, &view, id, before, &counter, bits);
        }
    }
}

/// The counters of a loop that one block alone leads back to.
fn counters(body: &Body, view: &LoopView, id: LoopId, bits: u32) -> Vec<Counter> {
    let of = &view.loops.loops[id];
    let [latch] = of.latches[..] else {
        return Vec::new();
    };
    let back: Vec<_> = body.blocks[latch].end.edges().into_iter().filter(|edge| edge.block == of.header).collect();
    let [back] = back[..] else {
        return Vec::new();
    };
    let parameters = body.blocks[of.header].parameters.iter().enumerate();
    let counter = |(place, value): (usize, &Value)| {
        let next = back.arguments.get(place)?.value()?;
        let home = view.home[next]?;
        let definition = body.blocks[home].instructions.iter().find(|a| a.results.contains(&next))?;
        let step = match &definition.operation {
            _ if definition.guard.is_some() => return None,
            Operation::Binary(BinaryOperator::Add, Operand::Value(a), b) if a == value => b.number()?,
            Operation::Binary(BinaryOperator::Subtract, Operand::Value(a), b) if a == value => {
                b.number()?.wrapping_neg()
            }
            _ => return None,
        };
        (body.values[*value] == crate::ir::Type::Integer(bits)).then_some(Counter {
            value: *value,
            place,
            step,
            latch,
            next,
        })
    };
    parameters.filter_map(counter).collect()
}

/// Behind the next value, sums of the counter are sums of that: the counter itself is not needed any longer.
fn from_next(body: &mut Body, counter: &Counter, bits: u32) {
    let blocks = body.order.clone();
    for block in blocks {
        let mut defined = false;
        for instruction in &mut body.blocks[block].instructions {
            if instruction.results.contains(&counter.next) {
                defined = true;
                continue;
            }
            let Operation::Binary(operator, a, b) = &mut instruction.operation else {
                continue;
            };
            if !defined || a.value() != Some(counter.value) {
                continue;
            }
            let (Some(added), BinaryOperator::Add) = (b.number(), &operator) else {
                continue;
            };
            *a = counter.next.into();
            *b = Operand::integer(bits, added.wrapping_sub(counter.step));
        }
    }
}

/// A product of the counter, or a sum of one with what does not change.
struct Product {
    value: Value,
    factor: u128,
    added: Option<Operand>,
    /// What does not change is a value that nothing else in the loop reads: the register of one is the other's.
    replaces_value: bool,
}

/// Makes a product in the loop a counter of its own; whether that could be done.
fn count_product(
    body: &mut Body,
    view: &LoopView,
    id: LoopId,
    before: BlockId,
    counter: &Counter,
    product: &Product,
    bits: u32,
) -> bool {
    let word = crate::ir::Type::Integer(bits);
    let Terminator::Jump(edge) = &body.blocks[before].end else {
        return false;
    };
    let start = edge.arguments[counter.place].clone();
    let factor = Operand::integer(bits, product.factor);
    let mut first = match start.number() {
        Some(start) => Operand::integer(bits, start.wrapping_mul(product.factor)),
        None => {
            let operation = Operation::Binary(BinaryOperator::Multiply, start, factor);
            body.append(before, word.clone(), operation).into()
        }
    };
    if let Some(added) = &product.added {
        let operation = Operation::Binary(BinaryOperator::Add, added.clone(), first);
        first = body.append(before, word.clone(), operation).into();
    }
    let current = body.value(word.clone());
    let step = Operand::integer(bits, counter.step.wrapping_mul(product.factor));
    let operation = Operation::Binary(BinaryOperator::Add, current.into(), step);
    let next = body.append(counter.latch, word, operation);
    let header = view.loops.loops[id].header;
    body.blocks[header].parameters.push(current);
    for (block, argument) in [(before, first), (counter.latch, next.into())] {
        for edge in body.blocks[block].end.edges_mut() {
            if edge.block == header {
                edge.arguments.push(argument.clone());
            }
        }
    }
    let mut by: TiVec<Value, Option<Operand>> = body.values.iter().map(|_| None).collect();
    by[product.value] = Some(current.into());
    for block in &mut body.blocks {
        block.instructions.retain(|a| a.results != [product.value]);
    }
    replace(body, &by);
    true
}

fn find_product(body: &Body, view: &LoopView, id: LoopId, counter: &Counter) -> Option<Product> {
    let of = &view.loops.loops[id];
    let instructions = || {
        view.flow
            .order
            .iter()
            .filter(|block| of.blocks.contains(**block))
            .flat_map(|block| &body.blocks[*block].instructions)
            .filter(|a| a.guard.is_none())
    };
    for found in instructions() {
        let (&[value], Operation::Binary(operator, a, b)) = (&found.results[..], &found.operation) else {
            continue;
        };
        if a.value() != Some(counter.value) {
            continue;
        }
        let factor = match (operator, b.number()) {
            (BinaryOperator::Multiply, Some(factor)) => factor,
            (BinaryOperator::ShiftLeft, Some(shift)) if shift < 64 => 1 << shift,
            _ => continue,
        };
        // The product itself, or the only sum that it is read for.
        let mut reads = instructions().filter(|a| a.operands().contains(&value.into()));
        let ends = view.flow.order.iter().any(|block| body.blocks[*block].end.operands().contains(&value.into()));
        let first = reads.next();
        if first.is_none() && !ends {
            continue;
        }
        let only = first.filter(|_| !ends && reads.next().is_none());
        let sum = only.and_then(|only| match (&only.results[..], &only.operation) {
            (&[sum], Operation::Binary(BinaryOperator::Add, a, b)) => {
                let other = if a.value() == Some(value) { b } else { a };
                let readers = instructions().filter(|a| a.operands().contains(other));
                let replaces_value = other.value().is_some() && readers.count() == 1;
                (other.value() != Some(value) && view.is_outside(id, other)).then(|| Product {
                    value: sum,
                    factor,
                    added: Some(other.clone()),
                    replaces_value,
                })
            }
            _ => None,
        });
        if let Some(sum) = sum {
            return Some(sum);
        }
        if *operator == BinaryOperator::Multiply {
            return Some(Product { value, factor, added: None, replaces_value: false });
        }
    }
    None
}

// A counter that serves only to end its loop counts towards 0: the comparison with its bound is not needed.

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
fn towards_zero(body: &mut Body, view: &LoopView, id: LoopId, before: BlockId, counter: &Counter, bits: u32) -> bool {
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
        Operation::Binary(BinaryOperator::Add, a, b) if a.number().is_some() => {
            let sum = a.number().unwrap_or(0).wrapping_add(b.number().unwrap_or(0));
            Operand::integer(bits, sum)
        }
        _ => body.append(before, Type::Integer(bits), operation).into(),
    };
    for edge in body.blocks[before].end.edges_mut() {
        edge.arguments[counter.place] = first.clone();
    }
    let mut by: TiVec<Value, Option<Operand>> = body.values.iter().map(|_| None).collect();
    by[comparison.value] = Some(counter.next.into());
    for block in &mut body.blocks {
        block.instructions.retain(|a| a.results != [comparison.value]);
    }
    replace(body, &by);
    true
}

/// The comparison of the next value, if nothing else is done with it and the counter.
fn comparison(body: &Body, view: &LoopView, id: LoopId, counter: &Counter) -> Option<Comparison> {
    let instructions = || body.blocks.iter().flat_map(|block| &block.instructions);
    let reads = |value: Value| instructions().filter(move |a| a.operands().contains(&Operand::Value(value)));
    // Ends of blocks read the next value once: as the counter's argument.
    let ends = |value: Value| {
        let operands = body.blocks.iter().flat_map(|block| block.end.operands());
        operands.filter(|operand| operand.value() == Some(value)).count()
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
            && reads(value).all(|a: &Instruction| matches!(a.operation, Operation::Test(Test::Zero | Test::NotZero, _)))
    };
    let next = Some(counter.next);
    let (added, taken) = match operator {
        BinaryOperator::Add if a.value() == next => (b.number()?, None),
        BinaryOperator::Subtract if a.value() == next => (0, Some(b.clone())),
        BinaryOperator::Xor if a.value() == next && tested() => (0, Some(b.clone())),
        BinaryOperator::Xor | BinaryOperator::Subtract if b.value() == next && tested() => (0, Some(a.clone())),
        _ => return None,
    };
    if taken.as_ref().is_some_and(|taken| !view.is_outside(id, taken)) {
        return None;
    }
    Some(Comparison { value, added, taken })
}
