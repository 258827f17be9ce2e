//! Which addresses lead into the function's own frame: another thread has no business there.

use std::collections::HashSet;

use crate::ir::{Body, Function, Instruction, Operand, Operation, Value};

/// The values that are such addresses. A block's parameter is taken to be one until an edge brings another.
pub(super) fn addresses(function: &Function, body: &Body) -> HashSet<Value> {
    let mut found: HashSet<Value> = HashSet::new();
    let entry = body.entry();
    let parameters = body.order.iter().filter(|block| **block != entry);
    found.extend(parameters.flat_map(|block| &body.blocks[*block].parameters));
    for (parameter, value) in function.parameters.iter().zip(&body.blocks[entry].parameters) {
        // The caller has made the copy, in its frame.
        if parameter.by_value.is_some() {
            found.insert(*value);
        }
    }
    found.extend(body.instructions().flat_map(|one| &one.results));
    loop {
        let before = found.len();
        for instruction in body.instructions() {
            if !leads(&found, instruction) {
                instruction.results.iter().for_each(|value| _ = found.remove(value));
            }
        }
        for edge in body.order.iter().flat_map(|block| body.blocks[*block].end.edges()) {
            let parameters = &body.blocks[edge.block].parameters;
            for (parameter, argument) in parameters.iter().zip(&edge.arguments) {
                if !is_found(&found, argument) {
                    found.remove(parameter);
                }
            }
        }
        if found.len() == before {
            return found;
        }
    }
}

fn is_found(found: &HashSet<Value>, operand: &Operand) -> bool {
    operand.value().is_some_and(|value| found.contains(&value))
}

/// Whether an instruction's result is such an address, if those that have been found are.
fn leads(found: &HashSet<Value>, instruction: &Instruction) -> bool {
    match &instruction.operation {
        Operation::Allocate { .. } => true,
        Operation::ElementAddress { base, .. } => is_found(found, base),
        Operation::Freeze(address) => is_found(found, address),
        Operation::Select(_, one, other) => is_found(found, one) && is_found(found, other),
        _ => false,
    }
}
