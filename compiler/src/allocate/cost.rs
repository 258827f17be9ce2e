//! What an allocation costs: moves and spills, where loops do them often, and what has to be saved.

use regalloc2::{Edit, Output};

use super::Registers;
use crate::select::MachineFunction;

/// A loop's blocks are executed so many times as often as what is around it.
const LOOP_WEIGHT: u64 = 8;
/// Loops within loops that count.
const DEPTH_MAX: u32 = 6;
/// A move between registers.
const MOVE_COST: u64 = 1;
/// A load or store.
const MEMORY_COST: u64 = 3;

/// How often each instruction is executed, roughly. A way back in the layout is taken for a loop of all that lies
/// between.
pub(super) fn weights(machine: &MachineFunction) -> Vec<u64> {
    let mut depths = vec![0_u32; machine.blocks.len()];
    for (number, block) in machine.blocks.iter().enumerate() {
        let backwards = block.successors.iter().filter(|successor| successor.index() <= number);
        if let Some(head) = backwards.map(|head| head.index()).min() {
            depths[head..=number].iter_mut().for_each(|depth| *depth += 1);
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
pub(super) fn of(machine: &MachineFunction, output: &Output, weights: &[u64], registers: &Registers) -> u64 {
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
