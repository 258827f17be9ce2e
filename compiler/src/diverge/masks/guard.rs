//! What can be seen from outside, or can fail, is done by lanes of the mask only; calls get the mask.

use std::collections::BTreeSet;

use super::{add, undefined, Masks, Parts};
use crate::analysis::flow::BlockSet;
use crate::analysis::uniformity::definitions;
use crate::analysis::{Dominance, Flow, Loops};
use crate::ir::{
    BinaryOperator, BlockId, Body, Callee, Guard, Instruction, Location, Operand, Operation,
    Symbol, Type, Value,
};

/// What cannot be done, and where it stands.
pub type Refusal = (String, Option<Location>);

/// What is known of the program.
#[derive(Clone, Debug, Default)]
pub struct Guarding {
    /// All lanes mean to execute the function.
    pub full: bool,
    /// Functions that take a mask.
    pub masked: BTreeSet<Symbol>,
    /// Values that are loaded in all lanes, whatever the mask.
    pub everywhere: BTreeSet<Value>,
}

/// Functions of the run time that never come back: it is enough that some lane means it.
const ENDS: [&str; 4] = ["exit", "_Exit", "abort", "__harp_fail"];

const UNGUARDED: &str =
    "inline assembly cannot be guarded, which the mechanism masks needs where several lanes execute it";

fn unknown(name: &str) -> String {
    format!(
        "{name} is not C, and takes no mask: with the mechanism masks one lane alone can call it"
    )
}

impl Guarding {
    /// Gives the mask to a call as its last argument; why it cannot.
    fn hand_on(
        &self,
        callee: &Callee,
        arguments: &mut Vec<Operand>,
        mask: &Operand,
    ) -> Result<(), String> {
        if let Callee::Direct(name) = callee {
            if ENDS.contains(&&**name) {
                // Its side is jumped around when no lane means it.
                return Ok(());
            }
            if !self.masked.contains(name) {
                // Assembly takes no mask; it need not where all lanes mean it.
                if *mask == Operand::truth(true) {
                    return Ok(());
                }
                return Err(unknown(name));
            }
        }
        arguments.push(mask.clone());
        Ok(())
    }

    /// Guards what can be seen from outside or fail; hands the mask on to calls.
    pub fn block(&self, body: &mut Body, block: BlockId, mask: &Operand) -> Result<(), Refusal> {
        let mut instructions = std::mem::take(&mut body.blocks[block].instructions);
        let everybody = *mask == Operand::truth(true);
        let mut index = 0;
        while index < instructions.len() {
            let instruction = &mut instructions[index];
            index += 1;
            let kind = instruction
                .results
                .first()
                .map(|value| body.values[*value].clone());
            let guarded = match &mut instruction.operation {
                Operation::Call {
                    callee, arguments, ..
                } => {
                    self.hand_on(callee, arguments, mask)
                        .map_err(|message| (message, instruction.location))?;
                    false
                }
                Operation::InlineAssembly {
                    text,
                    effects: true,
                    ..
                } if !everybody && !text.trim().is_empty() => {
                    return Err((UNGUARDED.to_owned(), instruction.location));
                }
                Operation::AllocateDynamic(bytes) if !everybody => {
                    let word = body.type_of(bytes);
                    let Type::Integer(bits) = word else {
                        continue;
                    };
                    let value = body.value(word);
                    let none = Operand::integer(bits, 0);
                    let choose = Operation::Select(mask.clone(), bytes.clone(), none);
                    *bytes = value.into();
                    let location = instruction.location;
                    instructions.insert(index - 1, Instruction::new(vec![value], choose, location));
                    index += 1;
                    false
                }
                Operation::Load { .. } => !instruction
                    .results
                    .first()
                    .is_some_and(|value| self.everywhere.contains(value)),
                Operation::Store { .. }
                | Operation::Barrier(..)
                | Operation::Probe(..)
                | Operation::Vote(_) => true,
                Operation::Binary(operator, ..) => matches!(
                    operator,
                    BinaryOperator::DivideUnsigned | BinaryOperator::RemainderUnsigned
                ),
                _ => false,
            };
            if guarded && !everybody {
                instructions[index - 1].guard = Some(Guard {
                    condition: mask.clone(),
                    otherwise: kind.as_ref().map(undefined),
                });
            }
        }
        body.blocks[block].instructions = instructions;
        Ok(())
    }
}

// Values of loops for lanes that have left.

impl Masks {
    /// Values of loops that lanes leave one by one, and that are used behind them, are kept for lanes that have left.
    pub(super) fn keep(
        &mut self,
        body: &mut Body,
        flow: &Flow,
        dominance: &Dominance,
        parts: &Parts,
    ) {
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
                            edge.arguments.push(if *from == latch {
                                last.clone()
                            } else {
                                undefined(&kind)
                            });
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
            used.extend(
                operand
                    .value()
                    .filter(|value| defined[*value].is_some_and(|block| inside.contains(block))),
            );
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
    for (id, block) in body.blocks.iter_mut_enumerated() {
        if inside.contains(id) {
            continue;
        }
        for instruction in &mut block.instructions {
            instruction.operands_mut().into_iter().for_each(replace);
        }
        block.end.operands_mut().into_iter().for_each(replace);
    }
}
