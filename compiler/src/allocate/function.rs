//! A function of machine instructions, as the allocator asks for it.

use regalloc2::{Block, Function, Inst, InstRange, Operand, PRegSet, RegClass, VReg};

use crate::select::{MachineFunction, MachineOperation};

impl Function for MachineFunction {
    fn num_insts(&self) -> usize {
        self.instructions.len()
    }

    fn num_blocks(&self) -> usize {
        self.blocks.len()
    }

    fn entry_block(&self) -> Block {
        Block::new(0)
    }

    fn block_insns(&self, block: Block) -> InstRange {
        let (first, end) = self.blocks[block.index()].range;
        InstRange::new(Inst::new(first), Inst::new(end))
    }

    fn block_succs(&self, block: Block) -> &[Block] {
        &self.blocks[block.index()].successors
    }

    fn block_preds(&self, block: Block) -> &[Block] {
        &self.blocks[block.index()].predecessors
    }

    fn block_params(&self, block: Block) -> &[VReg] {
        &self.blocks[block.index()].parameters
    }

    fn is_ret(&self, instruction: Inst) -> bool {
        matches!(self.instructions[instruction.index()].kind, MachineOperation::Return | MachineOperation::Unreachable)
    }

    fn is_branch(&self, instruction: Inst) -> bool {
        matches!(self.instructions[instruction.index()].kind, MachineOperation::Jump | MachineOperation::Branch(_))
    }

    fn branch_blockparams(&self, block: Block, _: Inst, successor: usize) -> &[VReg] {
        &self.blocks[block.index()].arguments[successor]
    }

    fn inst_operands(&self, instruction: Inst) -> &[Operand] {
        &self.instructions[instruction.index()].operands
    }

    fn inst_clobbers(&self, instruction: Inst) -> PRegSet {
        self.instructions[instruction.index()].clobbers
    }

    fn num_vregs(&self) -> usize {
        self.registers
    }

    fn spillslot_size(&self, _: RegClass) -> usize {
        1
    }
}
