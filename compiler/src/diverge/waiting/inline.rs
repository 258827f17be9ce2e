//! Functions in which lanes wait come into their callers: what they wait for may be done there, behind the call.

use std::collections::{BTreeSet, HashMap};

use crate::analysis::CallGraph;
use crate::ir::{BlockId, Body, Edge, Function, Module, Operand, Operation, SlotId, Symbol, Terminator, Value};

/// Puts the bodies of these functions in the place of their calls, wherever several lanes execute them. Gives the names
/// of these functions and of those that have changed. Functions that call themselves, or that take memory of a size
/// that is not constant until they return, stay as they are.
pub fn into_callers(module: &mut Module, graph: &CallGraph, mut waiting: BTreeSet<usize>) -> BTreeSet<Symbol> {
    for index in graph.callees_first() {
        if !graph.many_lanes.contains(&index) {
            continue;
        }
        let Some(mut body) = module.functions[index].body.take() else {
            continue;
        };
        let callee = |operation: &Operation| {
            let called = graph.index(operation.called()?)?;
            let movable = waiting.contains(&called) && !graph.recursive(called);
            movable.then_some(called)
        };
        let mut has_changed = false;
        let mut blocks = body.order.clone();
        while let Some(block) = blocks.pop() {
            let instructions = body.blocks[block].instructions.iter().enumerate();
            let mut calls = instructions.filter_map(|(at, one)| Some((at, callee(&one.operation)?)));
            let may_move = |(_, called): &(usize, usize)| is_movable(&module.functions[*called]);
            let Some((number, called)) = calls.find(may_move) else {
                continue;
            };
            if let Some(inner) = &module.functions[called].body {
                blocks.push(inline(&mut body, block, number, inner));
                has_changed = true;
            }
        }
        module.functions[index].body = Some(body);
        if has_changed {
            waiting.insert(index);
        }
    }
    let name = |index: &usize| module.functions[*index].name.clone();
    waiting.iter().map(name).collect()
}

fn is_movable(function: &Function) -> bool {
    let takes = |operation: &Operation| matches!(operation, Operation::AllocateDynamic(_));
    let body = function.body.as_ref();
    body.is_some_and(|body| !body.instructions().any(|one| takes(&one.operation)))
}

/// Removes functions without callers.
pub fn remove_uncalled(module: &mut Module, outside: &BTreeSet<Symbol>, among: &BTreeSet<Symbol>) {
    let graph = CallGraph::of(module, outside);
    let called: BTreeSet<usize> = graph.callees.iter().flatten().copied().collect();
    let names = module.functions.iter().map(|one| one.name.clone());
    let needed: Vec<bool> = names
        .enumerate()
        .map(|(index, name)| {
            let known = graph.address_taken.contains(&index) || graph.kernels.contains(&index);
            known || called.contains(&index) || !among.contains(&name)
        })
        .collect();
    let mut needed = needed.into_iter();
    module.functions.retain(|_| needed.next() == Some(true));
}

/// Puts a body in the place of a call, which is the instruction of that number of a block. Gives the block behind it.
fn inline(body: &mut Body, block: BlockId, number: usize, inner: &Body) -> BlockId {
    let behind = body.block();
    let mut rest = body.blocks[block].instructions.split_off(number);
    let call = rest.remove(0);
    let Operation::Call { arguments, .. } = call.operation else {
        return block;
    };
    body.blocks[behind].instructions = rest;
    body.blocks[behind].parameters = call.results;
    body.blocks[behind].end_location = body.blocks[block].end_location;
    let copy = Copy::into(body, inner);
    let into = Terminator::Jump(Edge::new(copy.blocks[&inner.entry()], arguments));
    body.blocks[behind].end = std::mem::replace(&mut body.blocks[block].end, into);
    body.blocks[block].end_location = call.location;
    for id in &inner.order {
        let mut found = inner.blocks[*id].clone();
        if let Terminator::Return(results) = &mut found.end {
            found.end = Terminator::Jump(Edge::new(behind, std::mem::take(results)));
        } else {
            let edges = found.end.edges_mut();
            edges.into_iter().for_each(|edge| edge.block = copy.blocks[&edge.block]);
        }
        for value in &mut found.parameters {
            *value = copy.values[value];
        }
        for instruction in &mut found.instructions {
            for value in &mut instruction.results {
                *value = copy.values[value];
            }
            if let Operation::SlotAddress(slot) = &mut instruction.operation {
                *slot = copy.slots[slot];
            }
            instruction.operands_mut().into_iter().for_each(|one| copy.operand(one));
        }
        found.end.operands_mut().into_iter().for_each(|one| copy.operand(one));
        body.blocks[copy.blocks[id]] = found;
    }
    behind
}

/// The names that what one body has gets in another.
struct Copy {
    blocks: HashMap<BlockId, BlockId>,
    values: HashMap<Value, Value>,
    slots: HashMap<SlotId, SlotId>,
}

impl Copy {
    fn into(body: &mut Body, inner: &Body) -> Self {
        let values = inner.values.iter_enumerated();
        let slots = inner.slots.iter_enumerated();
        Self {
            values: values.map(|(old, kind)| (old, body.value(kind.clone()))).collect(),
            slots: slots.map(|(old, slot)| (old, body.slots.push_and_get_key(slot.clone()))).collect(),
            blocks: inner.order.iter().map(|old| (*old, body.block())).collect(),
        }
    }

    fn operand(&self, operand: &mut Operand) {
        if let Operand::Value(value) = operand {
            *value = self.values[value];
        }
    }
}
