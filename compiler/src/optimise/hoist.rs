//! What stays the same in a loop is computed before it, as long as there are registers; addresses and long numbers,
//! too.

use std::collections::HashMap;

use isa::OperandClass;

use super::{is_pure, make_room_before_loops, LoopView};
use crate::analysis::LoopId;
use crate::ir::{BinaryOperator, BlockId, Body, Constant, Instruction, Operand, Operation, TRUTH};
use crate::Target;

/// Registers that a loop's inner loops want for themselves: a constant is better put together before each of them than
/// spilled.
const REGISTERS_WITHIN: usize = 4;

/// Hoists out of all loops, the innermost first.
pub(super) fn hoist(body: &mut Body, target: &Target, registers: usize) {
    if LoopView::of(body).loops.loops.is_empty() {
        return;
    }
    make_room_before_loops(body);
    let mut view = LoopView::of(body);
    let ids: Vec<LoopId> = (0..view.loops.loops.len()).rev().map(LoopId::from).collect();
    for id in ids {
        let Some(before) = view.before(body, id) else {
            continue;
        };
        let room = registers.saturating_sub(view.pressure(body, id));
        let moved = values(body, &mut view, id, before, room);
        constants(body, &view, id, before, target, room.saturating_sub(moved));
        let added = body.values.len() - view.home.len();
        view.home.extend(vec![Some(before); added]);
    }
}

/// Moves what does not change; how many words stay in registers because of it.
fn values(body: &mut Body, view: &mut LoopView, id: LoopId, before: BlockId, room: usize) -> usize {
    let blocks: Vec<BlockId> =
        view.flow.order.iter().copied().filter(|block| view.loops.loops[id].blocks.contains(*block)).collect();
    let room_for_constants = if view.has_loops_within(id) { room.saturating_sub(REGISTERS_WITHIN) } else { room };
    let mut moved = 0;
    for block in blocks {
        let instructions = std::mem::take(&mut body.blocks[block].instructions);
        for instruction in instructions {
            let stays = instruction.operands();
            let outside = stays.iter().all(|operand| view.is_outside(id, operand));
            let [result] = instruction.results[..] else {
                body.blocks[block].instructions.push(instruction);
                continue;
            };
            let word = body.values[result] != TRUTH;
            let movable = instruction.guard.is_none() && word && is_pure(&instruction.operation);
            let is_constant = stays.iter().all(|operand| operand.value().is_none());
            let room = if is_constant { room_for_constants } else { room };
            if outside && movable && moved < room {
                view.home[result] = Some(before);
                // Its operands may not be needed in the loop any more.
                moved += 1;
                body.blocks[before].instructions.push(instruction);
            } else {
                body.blocks[block].instructions.push(instruction);
            }
        }
    }
    moved
}

/// Puts constants that take instructions of their own into registers before the loop.
fn constants(body: &mut Body, view: &LoopView, id: LoopId, before: BlockId, target: &Target, room: usize) {
    let blocks: Vec<BlockId> = view.loops.loops[id].blocks.iter().collect();
    let mut reads: Vec<(Constant, usize)> = Vec::new();
    for &block in &blocks {
        for instruction in &mut body.blocks[block].instructions {
            for operand in long_constants(instruction, target) {
                let Some(constant) = constant(operand) else {
                    continue;
                };
                match reads.iter_mut().find(|(known, _)| known == constant) {
                    Some((_, count)) => *count += 1,
                    None => reads.push((constant.clone(), 1)),
                }
            }
        }
    }
    reads.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    reads.truncate(room);
    let word = Operand::integer(target.arch.word_bits(), 0);
    let mut values: HashMap<Constant, Operand> = HashMap::new();
    for (constant, _) in reads {
        let number = Operand::Constant(constant.clone());
        let operation = Operation::Binary(BinaryOperator::Add, number, word.clone());
        let value = body.append(before, target.layout().word(), operation);
        values.insert(constant, value.into());
    }
    for block in blocks {
        for instruction in &mut body.blocks[block].instructions {
            for operand in long_constants(instruction, target) {
                if let Some(value) = constant(operand).and_then(|constant| values.get(constant)) {
                    *operand = value.clone();
                }
            }
        }
    }
}

/// The address or number that an operand is.
fn constant(operand: &Operand) -> Option<&Constant> {
    match operand {
        Operand::Constant(found @ (Constant::Address { .. } | Constant::Integer { .. })) => Some(found),
        _ => None,
    }
}

/// The constants of an instruction that are no immediates.
fn long_constants<'a>(instruction: &'a mut Instruction, target: &Target) -> Vec<&'a mut Operand> {
    let bits = target.arch.word_bits();
    let fits_class = move |class, operand: &Operand| match operand {
        Operand::Constant(Constant::Integer { value, .. }) => {
            let number = (*value as u64) << (64 - bits);
            let number = number as i64 >> (64 - bits);
            target.arch.immediate_range(class).is_some_and(|range| range.contains(&number))
        }
        _ => false,
    };
    let fits = |operand: &Operand| fits_class(OperandClass::ThreeImm, operand);
    let truth = |operand: &Operand| matches!(operand, Operand::Constant(constant) if constant.kind() == TRUTH);
    let operands: Vec<&mut Operand> = match &mut instruction.operation {
        Operation::Binary(operator, a, b) => match operator {
            BinaryOperator::Subtract => {
                let zero = matches!(a, Operand::Constant(Constant::Integer { value: 0, .. }));
                match (zero, fits(b)) {
                    (true, _) => vec![b],
                    (false, true) => vec![a],
                    (false, false) => vec![a, b],
                }
            }
            BinaryOperator::Add
            | BinaryOperator::Multiply
            | BinaryOperator::And
            | BinaryOperator::Or
            | BinaryOperator::Xor => [a, b].into_iter().filter(|operand| !fits(operand)).collect(),
            BinaryOperator::MultiplyHigh => vec![a, b],
            _ if fits(b) => vec![a],
            _ => vec![a, b],
        },
        Operation::Compare(_, a, b) => {
            if fits_class(OperandClass::PredShort, b) {
                vec![a]
            } else {
                vec![a, b]
            }
        }
        Operation::Load { address, .. } => vec![address],
        Operation::Store { value, address, .. } => vec![value, address],
        _ => Vec::new(),
    };
    let constant = |operand: &&mut Operand| operand.value().is_none() && !truth(operand);
    operands.into_iter().filter(constant).collect()
}
