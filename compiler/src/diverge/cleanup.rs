//! Parameters that are not needed: all edges give the same value.

use std::collections::HashMap;

use typed_index_collections::TiVec;

use crate::analysis::uniformity::definitions;
use crate::analysis::{Dominance, Flow};
use crate::ir::{BlockId, Body, Constant, Operand, Value};

/// Removes parameters for which all edges give the same operand, or nothing.
pub fn remove_parameters(body: &mut Body) {
    loop {
        let flow = Flow::of(body);
        let dominance = Dominance::of(&flow);
        let defined = definitions(body, &flow);
        let mut replaced: HashMap<Value, Operand> = HashMap::new();
        let mut removed: TiVec<BlockId, Vec<usize>> = TiVec::from(vec![Vec::new(); body.blocks.len()]);
        for id in flow.order.iter().skip(1) {
            for (number, parameter) in body.blocks[*id].parameters.iter().enumerate() {
                let Some(operand) = only_argument(body, &flow, *id, number, *parameter) else {
                    continue;
                };
                let visible = match &operand {
                    Operand::Value(value) => {
                        !replaced.contains_key(value)
                            && defined[*value].is_some_and(|from| from != *id && dominance.dominates(from, *id))
                    }
                    Operand::Constant(_) => true,
                };
                if visible {
                    replaced.insert(*parameter, operand);
                    removed[*id].push(number);
                }
            }
        }
        if replaced.is_empty() {
            return;
        }
        apply(body, &replaced, &removed);
    }
}

/// What all edges give, besides the parameter itself and what is undefined.
fn only_argument(body: &Body, flow: &Flow, block: BlockId, number: usize, parameter: Value) -> Option<Operand> {
    let mut only: Option<&Operand> = None;
    for from in &flow.predecessors[block] {
        for edge in body.blocks[*from].end.edges() {
            if edge.block != block {
                continue;
            }
            let argument = edge.arguments.get(number)?;
            let nothing = matches!(argument, Operand::Constant(Constant::Undefined(_)));
            if nothing || argument.value() == Some(parameter) {
                continue;
            }
            if only.is_some_and(|other| other != argument) {
                return None;
            }
            only = Some(argument);
        }
    }
    let kind = &body.values[parameter];
    Some(only.map_or_else(|| super::normalize::undefined(kind), Operand::clone))
}

fn apply(body: &mut Body, replaced: &HashMap<Value, Operand>, removed: &TiVec<BlockId, Vec<usize>>) {
    let replace = |operand: &mut Operand| {
        // A replacement may itself have been replaced before it was found.
        while let Some(new) = operand.value().and_then(|value| replaced.get(&value)) {
            *operand = new.clone();
        }
    };
    for (id, block) in body.blocks.iter_mut_enumerated() {
        for number in removed[id].iter().rev() {
            block.parameters.remove(*number);
        }
        for edge in block.end.edges_mut() {
            for number in removed[edge.block].iter().rev() {
                if *number < edge.arguments.len() {
                    edge.arguments.remove(*number);
                }
            }
        }
        for instruction in &mut block.instructions {
            instruction.operands_mut().into_iter().for_each(replace);
        }
        block.end.operands_mut().into_iter().for_each(replace);
    }
}
