//! What nobody reads is not computed: instructions, and parameters of blocks with what edges give them.

use typed_index_collections::TiVec;

use crate::ir::{Body, Operand, Operation, Terminator, Value};

/// Takes away what nobody reads.
pub(super) fn remove_unread(body: &mut Body) {
    let read = read_values(body);
    let entry = body.entry();
    let kept: TiVec<_, Vec<bool>> = body
        .blocks
        .iter_enumerated()
        .map(|(id, block)| {
            let parameters = block.parameters.iter();
            parameters
                .map(|value| id == entry || read[*value])
                .collect()
        })
        .collect();
    for (id, block) in body.blocks.iter_mut_enumerated() {
        let mut keep = kept[id].iter();
        block
            .parameters
            .retain(|_| keep.next().copied().unwrap_or(true));
        block.instructions.retain(|instruction| {
            has_effects(&instruction.operation)
                || instruction.results.is_empty()
                || instruction.results.iter().any(|value| read[*value])
        });
        for edge in block.end.edges_mut() {
            let mut keep = kept[edge.block].iter();
            edge.arguments
                .retain(|_| keep.next().copied().unwrap_or(true));
        }
    }
}

/// The values that something with effects reads, or something that is read.
fn read_values(body: &Body) -> TiVec<Value, bool> {
    let mut read: TiVec<Value, bool> = body.values.iter().map(|_| false).collect();
    // What is read when a value is: the operands of its instruction, or what edges give to a parameter.
    let mut sources: TiVec<Value, Vec<Value>> = body.values.iter().map(|_| Vec::new()).collect();
    let mut open: Vec<Value> = Vec::new();
    for block in &body.blocks {
        for instruction in &block.instructions {
            let operands = instruction.operands();
            let values = operands.iter().filter_map(Operand::value);
            if instruction.results.is_empty() || has_effects(&instruction.operation) {
                open.extend(values);
            } else {
                for result in &instruction.results {
                    sources[*result].extend(values.clone());
                }
            }
        }
        for edge in block.end.edges() {
            let parameters = &body.blocks[edge.block].parameters;
            for (parameter, argument) in parameters.iter().zip(&edge.arguments) {
                sources[*parameter].extend(argument.value());
            }
        }
        match &block.end {
            Terminator::Branch { condition, .. } => open.extend(condition.value()),
            Terminator::Return(values) => open.extend(values.iter().filter_map(Operand::value)),
            _ => {}
        }
    }
    while let Some(value) = open.pop() {
        if !std::mem::replace(&mut read[value], true) {
            open.append(&mut sources[value]);
        }
    }
    read
}

fn has_effects(operation: &Operation) -> bool {
    match operation {
        Operation::Load { volatile, .. } => *volatile,
        Operation::InlineAssembly { effects, .. } => *effects,
        Operation::Call { .. } | Operation::AllocateDynamic(_) | Operation::Vote(_) => true,
        _ => false,
    }
}
