//! Built-in functions in the place of their calls. A vector's arguments and results would go through memory, which takes
//! longer than what most of these functions do.

use std::collections::{BTreeSet, HashMap};

use crate::ir::{Body, Function, Instruction, Module, Operand, Operation, Symbol, Terminator, Type, Value};

/// Operations of a function that is worth a call, not counting those that take vectors apart and put them together.
const OPERATIONS_MAX: usize = 48;
/// As many more for each element of the vectors that a call passes.
const OPERATIONS_OF_ELEMENT: usize = 2;

/// Puts those of these functions that are small in the place of their calls, also in one another: those that call none
/// of the others first, so that no function gets into itself.
pub fn inline(module: &mut Module, names: &BTreeSet<Symbol>) {
    loop {
        let named = module.functions.iter().filter(|function| names.contains(&function.name));
        let small = named.filter_map(|function| Some((function.name.clone(), small_body(function, names)?.clone())));
        let small: HashMap<Symbol, Body> = small.collect();
        let bodies = module.functions.iter_mut().filter_map(|function| function.body.as_mut());
        let changed = bodies.map(|body| inline_into(body, &small)).fold(false, |all, one| all | one);
        if !changed {
            return;
        }
    }
}

/// The body of a function if it is one block with few operations, no memory of its own, and none of these calls.
fn small_body<'f>(function: &'f Function, names: &BTreeSet<Symbol>) -> Option<&'f Body> {
    let body = function.body.as_ref()?;
    let [block] = body.order[..] else {
        return None;
    };
    let block = &body.blocks[block];
    let has_own = !body.slots.is_empty() || block.instructions.iter().any(|one| takes_memory(&one.operation));
    let calls = block.instructions.iter().any(|one| one.operation.called().is_some_and(|name| names.contains(name)));
    let is_move = |one: &&Instruction| matches!(one.operation, Operation::Extract { .. } | Operation::Insert { .. });
    let operations = block.instructions.iter().filter(|one| !is_move(one)).count();
    let passed = function.parameters.iter().map(|parameter| &parameter.kind).chain([&function.result]);
    let most = OPERATIONS_MAX + OPERATIONS_OF_ELEMENT * passed.map(elements).sum::<usize>();
    let is_small = matches!(block.end, Terminator::Return(_)) && operations <= most;
    (is_small && !has_own && !calls).then_some(body)
}

fn takes_memory(operation: &Operation) -> bool {
    matches!(operation, Operation::Allocate { .. } | Operation::AllocateDynamic(_))
}

/// The elements of a vector.
fn elements(kind: &Type) -> usize {
    match kind {
        Type::Vector(_, count) => *count as usize,
        _ => 0,
    }
}

/// Does so in one function; says whether there was a call.
fn inline_into(body: &mut Body, small: &HashMap<Symbol, Body>) -> bool {
    let mut given = HashMap::new();
    let mut changed = false;
    for block in body.order.clone() {
        for instruction in std::mem::take(&mut body.blocks[block].instructions) {
            match instruction.operation.called().and_then(|name| small.get(name)) {
                Some(inner) => {
                    changed = true;
                    let copied = copy(body, inner, instruction, &mut given);
                    body.blocks[block].instructions.extend(copied);
                }
                None => body.blocks[block].instructions.push(instruction),
            }
        }
    }
    for operand in body.operands_mut() {
        // What a call has given may be what another one has.
        while replace(operand, &given) {}
    }
    changed
}

/// The instructions of a function in the place of a call. What the call has given is from now on what these give.
fn copy(body: &mut Body, inner: &Body, call: Instruction, given: &mut HashMap<Value, Operand>) -> Vec<Instruction> {
    let Operation::Call { arguments, .. } = call.operation else {
        return vec![call];
    };
    let block = &inner.blocks[inner.order[0]];
    let mut names: HashMap<Value, Operand> = block.parameters.iter().copied().zip(arguments).collect();
    let mut copied = block.instructions.clone();
    for instruction in &mut copied {
        for operand in instruction.operands_mut() {
            replace(operand, &names);
        }
        instruction.location = call.location;
        for result in &mut instruction.results {
            let own = body.value(inner.values[*result].clone());
            if let Some(promises) = inner.promises.get(result) {
                body.promises.insert(own, *promises);
            }
            names.insert(*result, Operand::Value(own));
            *result = own;
        }
    }
    for (result, mut operand) in call.results.into_iter().zip(block.end.operands()) {
        replace(&mut operand, &names);
        given.insert(result, operand);
    }
    copied
}

/// Puts another operand in the place of a value that has one; says whether there was one.
fn replace(operand: &mut Operand, names: &HashMap<Value, Operand>) -> bool {
    let other = operand.value().and_then(|value| names.get(&value));
    if let Some(other) = other {
        *operand = other.clone();
        return true;
    }
    false
}
