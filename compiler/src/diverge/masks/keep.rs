//! Values of loops for lanes that have left.

use std::collections::BTreeSet;

use super::{add, undefined, Masks, Parts};
use crate::analysis::flow::BlockSet;
use crate::analysis::uniformity::definitions;
use crate::analysis::{Dominance, Flow, Loops};
use crate::ir::{Body, Instruction, Operand, Operation, Value};

impl Masks {
    /// Values of loops that lanes leave one by one, and that are used behind them, are kept for lanes that have left.
    pub(super) fn keep(&mut self, body: &mut Body, flow: &Flow, dominance: &Dominance, parts: &Parts) {
        let loops = Loops::of(flow, dominance);
        // Inner loops come behind outer ones.
        for found in loops.loops.iter().rev() {
            let [latch] = found.latches[..] else {
                continue;
            };
            if !parts.stays.contains(&latch) {
                continue;
            }
            let here = self.of[latch].clone();
            for value in used_outside(body, flow, &found.blocks) {
                let kind = body.values[value].clone();
                let kept = body.value(kind.clone());
                let operation = Operation::Select(here.clone(), value.into(), kept.into());
                let last = add(body, latch, &kind, operation);
                replace_outside(body, &found.blocks, value, &last);
                self.replace(&found.blocks, value, &last);
                body.blocks[found.header].parameters.push(kept);
                for from in &flow.predecessors[found.header] {
                    for edge in body.blocks[*from].end.edges_mut() {
                        if edge.block == found.header {
                            edge.arguments.push(if *from == latch { last.clone() } else { undefined(&kind) });
                        }
                    }
                }
            }
        }
    }

    /// A mask may be such a value, too.
    fn replace(&mut self, inside: &BlockSet, value: Value, by: &Operand) {
        let sides = self.sides.iter_mut().flat_map(|(block, sides)| {
            let masks = sides.iter_mut();
            masks.map(|mask| (*block, mask))
        });
        for (block, mask) in sides.chain(self.of.iter_mut_enumerated()) {
            if !inside.contains(block) && mask.value() == Some(value) {
                *mask = by.clone();
            }
        }
    }
}

fn used_outside(body: &Body, flow: &Flow, inside: &BlockSet) -> Vec<Value> {
    let defined = definitions(body, flow);
    let mut used = BTreeSet::new();
    for block in flow.order.iter().filter(|block| !inside.contains(**block)) {
        let parts = &body.blocks[*block];
        let operands = parts.instructions.iter().flat_map(Instruction::operands);
        for operand in operands.chain(parts.end.operands()) {
            used.extend(operand.value().filter(|value| defined[*value].is_some_and(|block| inside.contains(block))));
        }
    }
    used.into_iter().collect()
}

fn replace_outside(body: &mut Body, inside: &BlockSet, value: Value, by: &Operand) {
    let replace = |operand: &mut Operand| {
        if operand.value() == Some(value) {
            *operand = by.clone();
        }
    };
    body.operands_outside_mut(inside).for_each(replace);
}
