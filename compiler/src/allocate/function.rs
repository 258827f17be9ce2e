//! A function of machine instructions, as the allocator asks for it.

use regalloc2::{Block, Edit, Function, Inst, InstRange, Operand, Output, PRegSet, RegClass, VReg};

use super::Registers;
use crate::select::{Kind, Machine};

impl Function for Machine {
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
        matches!(
            self.instructions[instruction.index()].kind,
            Kind::Return | Kind::Unreachable
        )
    }

    fn is_branch(&self, instruction: Inst) -> bool {
        matches!(
            self.instructions[instruction.index()].kind,
            Kind::Jump | Kind::Branch(_)
        )
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

// What an allocation costs: moves and spills, where loops do them often, and what has to be saved.

/// A loop's blocks are executed so many times as often as what is around it.
const LOOP_WEIGHT: u64 = 8;
/// Loops within loops that count.
const DEPTH_MAX: u32 = 6;
/// A move between registers.
const MOVE_COST: u64 = 1;
/// A load or store.
const MEMORY_COST: u64 = 3;

/// How often each instruction is executed, roughly. A way back in the layout is taken for a loop of all that lies between.
pub(super) fn weights(machine: &Machine) -> Vec<u64> {
    let mut depths = vec![0_u32; machine.blocks.len()];
    for (number, block) in machine.blocks.iter().enumerate() {
        let backwards = block
            .successors
            .iter()
            .filter(|successor| successor.index() <= number);
        if let Some(head) = backwards.map(|head| head.index()).min() {
            depths[head..=number]
                .iter_mut()
                .for_each(|depth| *depth += 1);
        }
    }
    let mut weights = vec![1; machine.instructions.len()];
    for (block, depth) in machine.blocks.iter().zip(depths) {
        let weight = LOOP_WEIGHT.pow(depth.min(DEPTH_MAX));
        weights[block.range.0..block.range.1].fill(weight);
    }
    weights
}

/// The cost of an allocation.
pub(super) fn of(
    machine: &Machine,
    output: &Output,
    weights: &[u64],
    registers: &Registers,
) -> u64 {
    let edits = output.edits.iter().map(|(point, Edit::Move { from, to })| {
        let weight = weights[point.inst().index()];
        if from.is_stack() || to.is_stack() {
            weight * MEMORY_COST
        } else if from != to {
            weight * MOVE_COST
        } else {
            0
        }
    });
    let link = !machine.links && super::uses_link(output);
    let kept = registers.kept(machine, output).len() as u64 + u64::from(link);
    weights.iter().sum::<u64>() + edits.sum::<u64>() + 2 * MEMORY_COST * kept
}
