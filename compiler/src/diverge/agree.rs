//! All lanes agree at branches around a barrier of a work group.
//!
//! OpenCL C wants all work items of a group to reach a barrier (6.15.8), so they go the same way at each branch that decides
//! whether they reach it. Such a branch is a plain jump, whatever its condition is made of: at a barrier lanes wait for
//! items that are not in a lane yet, which no region may surround. The lanes vote, and the program ends with a message if
//! they disagree.
//!
//! ```text
//!  yes, no = in how many lanes the condition is true, and false
//!  [yes and no? the run time's barrier, with the line, negative: it does not come back]
//!  [yes? taken: otherwise]
//! ```

use std::collections::BTreeSet;

use super::normalize;
use crate::analysis::calls::GROUP_BARRIER;
use crate::analysis::{CallGraph, Uniformity};
use crate::ir::{
    BinaryOperator, BlockId, Body, Callee, Edge, Instruction, Location, Module, Operand, Operation, Terminator, Test,
    Type, TRUTH,
};

/// Makes the branches plain jumps; whether there are any.
pub fn agree(module: &mut Module, graph: &CallGraph, uniformity: &Uniformity) -> bool {
    let meeting = graph.callers_of(&[GROUP_BARRIER]);
    let word = module.layout.word();
    let mut any = false;
    for (index, known) in uniformity.functions.iter().enumerate() {
        let lines: Vec<Option<Location>> =
            known.agreed.values().map(|barriers| barrier_of(module, index, barriers, graph, &meeting)).collect();
        let Some(body) = &mut module.functions[index].body else {
            continue;
        };
        for ((block, _), line) in known.agreed.iter().zip(lines) {
            vote(body, *block, line, &word);
            any = true;
        }
        if !known.agreed.is_empty() {
            normalize::split_critical_edges(body);
        }
    }
    any
}

/// Where one of these blocks calls the barrier, or a function that does.
fn barrier_of(
    module: &Module,
    index: usize,
    blocks: &BTreeSet<BlockId>,
    graph: &CallGraph,
    meeting: &BTreeSet<usize>,
) -> Option<Location> {
    let body = module.functions[index].body.as_ref()?;
    let instructions = blocks.iter().flat_map(|block| &body.blocks[*block].instructions);
    let meets = |one: &&Instruction| {
        let called = one.operation.called().and_then(|name| graph.index(name));
        called.is_some_and(|called| meeting.contains(&called))
    };
    instructions.filter(meets).find_map(|one| one.location)
}

fn vote(body: &mut Body, block: BlockId, line: Option<Location>, word: &Type) {
    let end = std::mem::replace(&mut body.blocks[block].end, Terminator::Unreachable);
    let Terminator::Branch { condition, taken, otherwise, .. } = end else {
        body.blocks[block].end = end;
        return;
    };
    let location = body.blocks[block].end_location;
    let mut add = |kind: &Type, operation| {
        let value = body.value(kind.clone());
        body.blocks[block].instructions.push(Instruction::new(vec![value], operation, location));
        Operand::from(value)
    };
    let opposite = add(&TRUTH, Operation::Binary(BinaryOperator::Xor, condition.clone(), Operand::truth(true)));
    let yes = add(word, Operation::Vote(condition));
    let no = add(word, Operation::Vote(opposite));
    let some = add(&TRUTH, Operation::Test(Test::NotZero, yes));
    let others = add(&TRUTH, Operation::Test(Test::NotZero, no));
    let both = add(&TRUTH, Operation::Binary(BinaryOperator::And, some.clone(), others));
    let (parted, together) = (body.block(), body.block());
    body.blocks[block].end = Terminator::branch(both, Edge::to(parted), Edge::to(together));
    let number = line.map_or(0, |at| at.line);
    let Type::Integer(bits) = *word else {
        return;
    };
    let argument = Operand::integer(bits, u128::from(number).wrapping_neg());
    let call = Operation::Call {
        callee: Callee::Direct(GROUP_BARRIER.into()),
        arguments: vec![argument],
        parameters: Vec::new(),
        variadic: false,
    };
    body.blocks[parted].instructions.push(Instruction::new(Vec::new(), call, location));
    body.blocks[parted].end = Terminator::Jump(otherwise.clone());
    body.blocks[together].end = Terminator::branch(some, taken, otherwise);
    for new in [parted, together] {
        body.blocks[new].end_location = location;
    }
}
