//! What takes no mask is done by the lanes of the mask alone, where the core can part them from the others.

use super::undefined;
use crate::ir::{BlockId, Body, Edge, Guard, Instruction, Operand, Operation, Parting, Terminator};

/// Encloses guarded calls and inline assembly in regions of their own.
///
/// ```text
///  call f, where here        split here; the lanes that have it: call f; join
/// ```
pub fn part_guarded(body: &mut Body) {
    for block in body.order.clone() {
        let mut at = block;
        while let Some((number, guard)) = first_guarded(body, at) {
            at = part(body, at, number, guard);
        }
    }
}

/// The first such instruction of a block, whose guard is taken away.
fn first_guarded(body: &mut Body, block: BlockId) -> Option<(usize, Guard)> {
    let instructions = body.blocks[block].instructions.iter_mut();
    instructions.enumerate().find_map(|(number, one)| {
        let parts = matches!(one.operation, Operation::Call { .. } | Operation::InlineAssembly { .. });
        let guard = if parts { one.guard.take() } else { None };
        guard.map(|guard| (number, guard))
    })
}

/// Gives the block behind the region.
fn part(body: &mut Body, block: BlockId, number: usize, guard: Guard) -> BlockId {
    let [side, behind] = [(); 2].map(|()| body.block());
    let mut rest = body.blocks[block].instructions.split_off(number);
    let mut parted = rest.remove(0);
    let join = Instruction::new(Vec::new(), Operation::Join, None);
    body.blocks[behind].instructions = std::iter::once(join).chain(rest).collect();
    let location = parted.location;
    let none = parted.results.iter().map(|value| undefined(&body.values[*value])).collect();
    let into = Terminator::Branch {
        condition: guard.condition,
        taken: Edge::to(side),
        otherwise: Edge::new(behind, none),
        parting: Parting::Split,
    };
    body.blocks[behind].end = std::mem::replace(&mut body.blocks[block].end, into);
    body.blocks[behind].end_location = body.blocks[block].end_location;
    body.blocks[block].end_location = location;
    // Readers of the results get them through the block behind.
    let kinds = parted.results.iter().map(|old| body.values[*old].clone());
    let kinds: Vec<_> = kinds.collect();
    let given: Vec<_> = kinds.into_iter().map(|kind| body.value(kind)).collect();
    let old = std::mem::replace(&mut parted.results, given.clone());
    body.blocks[behind].parameters = old;
    let given = given.into_iter().map(Operand::Value).collect();
    body.blocks[side].instructions.push(parted);
    body.blocks[side].end = Terminator::Jump(Edge::new(behind, given));
    body.blocks[side].end_location = location;
    behind
}
