//! Makes lowered code shorter without looking at its meaning again.

use typed_index_collections::TiVec;

use crate::ir::{Body, DataLayout, Instruction, Operand, Operation, Value};

/// Shortens a body.
pub(super) fn simplify(body: &mut Body, _layout: DataLayout) {
    remove_unused(body);
}

/// Whether an instruction must stay even when nobody reads what it gives.
fn has_effect(instruction: &Instruction) -> bool {
    match &instruction.operation {
        Operation::Store { .. }
        | Operation::Call { .. }
        | Operation::Barrier(..)
        | Operation::Join
        | Operation::Enclose
        | Operation::Vote(_)
        | Operation::AllocateDynamic(_) => true,
        Operation::Load { volatile, .. } => *volatile,
        Operation::InlineAssembly { effects, .. } => *effects,
        _ => false,
    }
}

/// Takes away what nobody reads: instructions, parameters of blocks.
fn remove_unused(body: &mut Body) {
    let mut used: TiVec<Value, bool> = vec![false; body.values.len()].into();
    let mut sources: TiVec<Value, Vec<Value>> = vec![Vec::new(); body.values.len()].into();
    let mut work: Vec<Value> = Vec::new();
    for id in &body.order {
        let block = &body.blocks[*id];
        for instruction in &block.instructions {
            let operands = instruction.operands();
            let read = operands.iter().filter_map(Operand::value);
            if has_effect(instruction) {
                work.extend(read);
            } else {
                let read: Vec<Value> = read.collect();
                for result in &instruction.results {
                    sources[*result].clone_from(&read);
                }
            }
        }
        let edges = block.end.edges();
        for edge in &edges {
            let parameters = &body.blocks[edge.block].parameters;
            for (parameter, argument) in parameters.iter().zip(&edge.arguments) {
                sources[*parameter].extend(argument.value());
            }
        }
        let passed: usize = edges.iter().map(|edge| edge.arguments.len()).sum();
        let operands = block.end.operands();
        if passed == 0 {
            work.extend(operands.iter().filter_map(Operand::value));
        } else if let crate::ir::Terminator::Branch { condition, .. } = &block.end {
            work.extend(condition.value());
        }
    }
    while let Some(value) = work.pop() {
        if !std::mem::replace(&mut used[value], true) {
            work.append(&mut sources[value].clone());
        }
    }
    let entry = body.entry();
    for id in body.order.clone() {
        let block = &mut body.blocks[id];
        block
            .instructions
            .retain(|a| has_effect(a) || a.results.iter().any(|result| used[*result]));
    }
    let kept: TiVec<crate::ir::BlockId, Vec<bool>> = body
        .blocks
        .iter_enumerated()
        .map(|(id, block)| {
            let keep = |value: &Value| id == entry || used[*value];
            block.parameters.iter().map(keep).collect()
        })
        .collect::<Vec<_>>()
        .into();
    for id in body.order.clone() {
        let block = &mut body.blocks[id];
        let mut keep = kept[id].iter();
        block.parameters.retain(|_| keep.next() == Some(&true));
        for edge in block.end.edges_mut() {
            let mut keep = kept[edge.block].iter();
            edge.arguments.retain(|_| keep.next() == Some(&true));
        }
    }
}
