//! Blocks that follow each other become one.

use typed_index_collections::TiVec;

use super::remove_unreached;
use crate::analysis::{Flow, FunctionUniformity};
use crate::ir::{BlockId, Body, Instruction, Operand, Terminator};

/// Joins two blocks when one leads only to the other, and no other block leads there. `branches`: the block that had
/// the branch of each block at first.
pub(super) fn merge_straight(body: &mut Body, known: &mut FunctionUniformity, branches: &mut TiVec<BlockId, BlockId>) {
    let mut flow = Flow::of(body);
    for block in flow.order.clone() {
        if !flow.reached(block) {
            continue;
        }
        while let Terminator::Jump(edge) = &body.blocks[block].end {
            let next = edge.block;
            if next == block || flow.predecessors[next].len() != 1 || next == body.entry() {
                break;
            }
            let arguments = edge.arguments.clone();
            absorb(body, known, block, next, &arguments);
            branches[block] = branches[next];
            flow = Flow::of(body);
        }
    }
    remove_unreached(body);
}

fn absorb(body: &mut Body, known: &mut FunctionUniformity, block: BlockId, next: BlockId, arguments: &[Operand]) {
    let before = body.blocks[block].instructions.len();
    let parameters = std::mem::take(&mut body.blocks[next].parameters);
    let instructions = std::mem::take(&mut body.blocks[next].instructions);
    let end = std::mem::replace(&mut body.blocks[next].end, Terminator::Unreachable);
    let location = body.blocks[next].end_location;
    let parts = &mut body.blocks[block];
    parts.instructions.extend(instructions);
    parts.end = end;
    parts.end_location = location;
    if known.branches.remove(&next) {
        known.branches.insert(block);
    }
    let calls: Vec<_> = known.calls.iter().copied().filter(|call| call.0 == next).collect();
    for call in calls {
        known.calls.remove(&call);
        known.calls.insert((block, call.1 + before));
    }
    for (parameter, argument) in parameters.iter().zip(arguments) {
        for block in &mut body.blocks {
            let operands = block.instructions.iter_mut().flat_map(Instruction::operands_mut);
            for operand in operands.chain(block.end.operands_mut()) {
                if operand.value() == Some(*parameter) {
                    *operand = argument.clone();
                }
            }
        }
    }
}
