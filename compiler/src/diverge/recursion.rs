//! Functions that call themselves while lanes are parted, on cores that keep regions.
//!
//! A region that is open across such a call would be open once for each depth of the recursion, and a core has room for
//! a few regions (I8.2.2). So these functions go by masks: lanes that do not mean a call come along, and no region is
//! open across it.
//!
//! ```text
//!  if (c) f(x);        here and c; jump around when no lane has it; f(x, here and c)
//!  (*p)(x);            if (p == f) f(x); else (*p)(x);      for each f that may come back here
//! ```
//!
//! A caller that knows such a function by its address alone calls it without a mask: it gets a *front* of its name,
//! which calls it with the mask of all lanes.

use std::collections::{BTreeMap, BTreeSet};

use super::elect::{end_behind, indirect_calls};
use super::lanes::Parts;
use super::program::Regions;
use crate::analysis::{CallGraph, Dominance, Flow, Loops, Uniformity};
use crate::ir::{
    BinaryOperator, BlockId, Body, Callee, Edge, Function, Instruction, Linkage, Module, Operand, Operation, Symbol,
    Terminator, Test, Type, TRUTH,
};
use crate::library;

/// Functions that may come back to themselves out of a region, and those by which they do.
pub fn out_of_regions(module: &Module, graph: &CallGraph, uniformity: &Uniformity) -> BTreeSet<usize> {
    let word = module.layout.word();
    let mut found = BTreeSet::new();
    for index in &graph.many_lanes {
        if found.contains(index) || !graph.recursive(*index) {
            continue;
        }
        let mut function = module.functions[*index].clone();
        // What cannot be brought into regions is refused when it is to be.
        let regions = Regions::of(&mut function, &uniformity.functions[*index], &word);
        let (Some(body), Ok(Some(regions))) = (&function.body, regions) else {
            continue;
        };
        let again = |callee: &Callee| graph.reached_by(callee).contains(index);
        if calls_in_region(body, &regions, again) {
            found.extend(graph.cycle_of(*index));
        }
    }
    found
}

/// Whether one of these calls is in a region.
fn calls_in_region(body: &Body, regions: &Regions, which: impl Fn(&Callee) -> bool) -> bool {
    let Regions { parts, last } = regions;
    let flow = Flow::of(body);
    let after = Dominance::of(&flow.reversed(*last));
    let loops = Loops::of(&flow, &Dominance::of(&flow));
    let sides = parts.branches.iter();
    let sides = sides.map(|branch| flow.region(&after, *branch).1);
    let left = |latches: &[BlockId]| latches.iter().any(|latch| parts.stays.contains(latch));
    let left = loops.loops.iter().filter(|one| left(&one.latches));
    let regions: Vec<_> = sides.chain(left.map(|one| one.blocks.clone())).collect();
    flow.order.iter().any(|block| {
        let mut instructions = body.blocks[*block].instructions.iter();
        let calls = instructions.any(|one| matches!(&one.operation, Operation::Call { callee, .. } if which(callee)));
        calls && regions.iter().any(|region| region.contains(*block))
    })
}

/// A function that others call through its address.
#[derive(Clone, Debug)]
pub struct Candidate {
    name: Symbol,
    parameters: Vec<Type>,
    results: Vec<Type>,
}

impl Candidate {
    /// A function as it is before it takes a mask.
    pub fn of(function: &Function) -> Self {
        let parameters = function.parameters.iter();
        Self {
            name: function.name.clone(),
            parameters: parameters.map(|one| one.kind.clone()).collect(),
            results: function.results.clone(),
        }
    }

    /// Whether the call fits what the function takes and gives.
    fn fits(&self, body: &Body, call: &Instruction) -> bool {
        let Operation::Call { arguments, .. } = &call.operation else {
            return false;
        };
        let taken = arguments.iter().map(|argument| body.type_of(argument));
        let given = call.results.iter().map(|value| &body.values[*value]);
        self.parameters.iter().cloned().eq(taken) && self.results.iter().eq(given)
    }
}

/// Calls through addresses compare theirs with those of functions that may come back here, and call these by their
/// names.
pub fn name_callees(body: &mut Body, candidates: Vec<&Candidate>, parts: &mut Parts, word: &Type) {
    // The last call of a block first: the others keep their numbers.
    for (block, number) in indirect_calls(body).into_iter().rev() {
        let call = &body.blocks[block].instructions[number];
        let fit: Vec<_> = candidates.iter().copied().filter(|one| one.fits(body, call)).collect();
        if !fit.is_empty() {
            name_callee(body, (block, number), &fit, parts, word);
        }
    }
}

fn name_callee(
    body: &mut Body,
    (block, number): (BlockId, usize),
    candidates: &[&Candidate],
    parts: &mut Parts,
    word: &Type,
) {
    let behind = body.block();
    end_behind(body, block, behind, parts);
    let mut rest = body.blocks[block].instructions.split_off(number);
    let call = rest.remove(0);
    body.blocks[behind].instructions = rest;
    body.blocks[behind].parameters.clone_from(&call.results);
    let Operation::Call { callee: Callee::Indirect(address), arguments, .. } = &call.operation else {
        return;
    };
    let calls = |body: &mut Body, at: BlockId, callee: Callee| {
        let results = call.results.iter();
        let results: Vec<_> = results.map(|old| body.value(body.values[*old].clone())).collect();
        let given = results.iter().copied().map(Operand::Value).collect();
        let operation = Operation::call(callee, arguments.clone());
        let instruction = Instruction::new(results, operation, call.location);
        body.blocks[at].instructions.push(instruction);
        body.blocks[at].end = Terminator::Jump(Edge::new(behind, given));
        body.blocks[at].end_location = call.location;
    };
    let mut at = block;
    for candidate in candidates {
        let own = Operand::address(candidate.name.clone());
        let difference = Operation::Binary(BinaryOperator::Subtract, address.clone(), own);
        let difference = body.append(at, word.clone(), difference).into();
        let same = body.append(at, TRUTH, Operation::Test(Test::Zero, difference));
        let [yes, no] = [(); 2].map(|()| body.block());
        body.blocks[at].end = Terminator::branch(same.into(), Edge::to(yes), Edge::to(no));
        body.blocks[at].end_location = call.location;
        parts.branches.insert(at);
        calls(body, yes, Callee::Direct(candidate.name.clone()));
        at = no;
    }
    calls(body, at, Callee::Indirect(address.clone()));
}

/// Gives functions that take a mask a front of their name, where a caller has no mask for them: through their address,
/// by a launch, or at the start.
pub fn add_fronts(module: &mut Module, graph: &CallGraph, masked: &BTreeSet<usize>) {
    let started = library::ROOTS.iter();
    let started = started.filter_map(|name| graph.index(&Symbol::from(*name)));
    let by_address = graph.address_taken.union(&graph.kernels).copied();
    let without_masks: BTreeSet<usize> = by_address.chain(started).collect();
    let mut renamed = BTreeMap::new();
    for index in masked.intersection(&without_masks) {
        let function = &mut module.functions[*index];
        let name = Symbol::from(format!("{}.masked", function.name));
        renamed.insert(function.name.clone(), name.clone());
        let front = front(function, &name);
        let mut masked = std::mem::replace(function, front);
        masked.name = name;
        masked.linkage = Linkage::Internal;
        module.functions.push(masked);
    }
    let bodies = module.functions.iter_mut().flat_map(|one| &mut one.body);
    let calls = bodies.flat_map(|body| &mut body.blocks);
    for instruction in calls.flat_map(|block| &mut block.instructions) {
        if let Operation::Call { callee: Callee::Direct(name), .. } = &mut instruction.operation {
            if let Some(new) = renamed.get(name) {
                *name = new.clone();
            }
        }
    }
}

/// Calls a function with the mask of all lanes that are here.
fn front(function: &Function, masked: &Symbol) -> Function {
    let mut front = function.clone();
    front.parameters.pop();
    let mut body = Body::default();
    let block = body.block();
    let kinds = front.parameters.iter().map(|one| one.kind.clone());
    let parameters: Vec<_> = kinds.map(|kind| body.value(kind)).collect();
    let results = front.results.iter().cloned();
    let results: Vec<_> = results.map(|kind| body.value(kind)).collect();
    let arguments = parameters.iter().copied().map(Operand::Value);
    let arguments = arguments.chain([Operand::truth(true)]).collect();
    let call = Operation::call(Callee::Direct(masked.clone()), arguments);
    body.blocks[block].parameters = parameters;
    let given = results.iter().copied().map(Operand::Value).collect();
    let instruction = Instruction::new(results, call, function.location);
    body.blocks[block].instructions.push(instruction);
    body.blocks[block].end = Terminator::Return(given);
    front.body = Some(body);
    front
}
