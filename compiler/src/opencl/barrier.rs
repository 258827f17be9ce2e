//! Barriers of work groups: each call says at which line it is, for messages of the run time.

use crate::analysis::calls::GROUP_BARRIER;
use crate::ir::{Callee, Instruction, Module, Operand, Operation, Parameter, Type};

/// The barriers of OpenCL C, as clang calls them, and whether each also orders what groups of a device do.
const BARRIERS: [(&str, bool); 3] =
    [("_Z7barrierj", false), ("_Z18work_group_barrierj", false), ("_Z18work_group_barrierj12memory_scope", true)];
/// The fence of all memory.
const FENCE: &str = "_Z9mem_fencej";
/// Local and global memory.
const ALL_MEMORY: u128 = 3;
/// What stands for a line that is not known.
const NO_LINE: u32 = 0x7fff_ffff;

/// Lets each barrier be the run time's, which takes the line.
pub(super) fn give_lines(module: &mut Module) {
    for body in module.bodies_mut() {
        for block in &mut body.blocks {
            let mut done = Vec::with_capacity(block.instructions.len());
            for instruction in std::mem::take(&mut block.instructions) {
                let called = instruction.operation.called();
                let barrier = called.and_then(|called| BARRIERS.iter().find(|(name, _)| *name == &**called));
                let Some((_, fences)) = barrier else {
                    done.push(instruction);
                    continue;
                };
                let location = instruction.location;
                let line = location.map_or(NO_LINE, |at| at.line);
                let fence = fences.then(|| Instruction::new(Vec::new(), call(FENCE, ALL_MEMORY), location));
                done.extend(fence.clone());
                done.push(Instruction::new(Vec::new(), call(GROUP_BARRIER, line.into()), location));
                done.extend(fence);
            }
            block.instructions = done;
        }
    }
}

fn call(name: &str, argument: u128) -> Operation {
    Operation::Call {
        callee: Callee::Direct(name.into()),
        arguments: vec![Operand::integer(32, argument)],
        parameters: vec![Parameter::plain(Type::Integer(32))],
        variadic: false,
    }
}
