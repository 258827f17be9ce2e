//! Lowered functions become shorter: what lowering has made of one operation of C can be shared, moved out of loops, or
//! counted up instead of computed anew.
//!
//! | file | what it does |
//! |-|-|
//! | `share` | what has been computed is not computed again |
//! | `hoist` | what stays the same in a loop is computed before it |
//! | `step` | products of a loop's counter become sums, and counters count towards 0 |
//!
//! Values without readers are not computed ([`remove_unread`]).

mod hoist;
mod share;
mod step;

use std::collections::HashSet;

use typed_index_collections::TiVec;

use crate::analysis::uniformity::definitions;
use crate::analysis::{Dominance, Flow, LoopId, Loops};
use crate::ir::{
    BlockId, Body, Constant, Edge, Instruction, Module, Nature, Operand, Operation, Terminator, Unit, Value,
};
use crate::Target;

/// Registers for values that a loop is not to fill.
const SPARE_REGISTERS: usize = 2;

/// Functions with more loops and instructions than this, multiplied, keep their loops as they are: that would take
/// seconds.
const LOOP_WORK_MAX: usize = 400_000;

/// Shortens all functions of a lowered module, before lanes part.
pub fn optimise(mut module: Module, target: &Target) -> Module {
    let registers = (target.arch.gprs() as usize - 2).saturating_sub(SPARE_REGISTERS);
    let bits = target.arch.word_bits();
    for function in &mut module.functions {
        if let Some(body) = &mut function.body {
            share::share(body);
            remove_unread(body);
            if loop_work(body) <= LOOP_WORK_MAX {
                step::step(body, bits, registers);
                remove_unread(body);
                step::count(body, bits);
                hoist::hoist(body, target, registers);
                share::share(body);
            }
            remove_unread(body);
        }
    }
    module
}

/// Loops times instructions: each loop is looked for in the whole function.
fn loop_work(body: &Body) -> usize {
    let instructions = body.blocks.iter().map(|block| block.instructions.len());
    LoopView::of(body).loops.loops.len() * instructions.sum::<usize>()
}

/// Computes a value from its operands alone, and cannot fault.
pub(crate) fn is_pure(operation: &Operation) -> bool {
    match operation {
        Operation::Binary(operator, _, b) if operator.unit() == Unit::Divider => {
            matches!(b, Operand::Constant(Constant::Integer { value, .. }) if *value != 0)
        }
        _ => operation.nature() == Nature::Computes,
    }
}

/// Puts operands in the place of values.
fn replace(body: &mut Body, by: &TiVec<Value, Option<Operand>>) {
    let change = |operand: &mut Operand| {
        while let Operand::Value(value) = operand {
            match by.get(*value) {
                Some(Some(other)) => *operand = other.clone(),
                _ => break,
            }
        }
    };
    body.operands_mut().for_each(change);
}

/// The loops of a body, with the blocks that define values and the blocks before loops.
struct LoopView {
    flow: Flow,
    dominance: Dominance,
    loops: Loops,
    /// The block that defines each value.
    home: TiVec<Value, Option<BlockId>>,
}

impl LoopView {
    fn of(body: &Body) -> Self {
        let flow = Flow::of(body);
        let dominance = Dominance::of(&flow);
        let loops = Loops::of(&flow, &dominance);
        let home = definitions(body, &flow);
        Self { flow, dominance, loops, home }
    }

    /// Whether a value is known before a loop begins, and so the same in all iterations. A block that is not in the
    /// loop may well follow it.
    fn is_outside(&self, id: LoopId, operand: &Operand) -> bool {
        let header = self.loops.loops[id].header;
        match operand {
            Operand::Constant(_) => true,
            Operand::Value(value) => self
                .home
                .get(*value)
                .copied()
                .flatten()
                .is_some_and(|home| home != header && self.dominance.dominates(home, header)),
        }
    }

    /// Whether a loop has other loops in it.
    fn has_loops_within(&self, id: LoopId) -> bool {
        let of = &self.loops.loops[id];
        let mut headers = self.loops.loops.iter().map(|other| other.header);
        headers.any(|header| header != of.header && of.blocks.contains(header))
    }

    /// The only block that leads into a loop, when it leads nowhere else.
    fn before(&self, body: &Body, id: LoopId) -> Option<BlockId> {
        let of = &self.loops.loops[id];
        let mut outside = self.flow.predecessors[of.header].iter().filter(|block| !of.blocks.contains(**block));
        let only = outside.next()?;
        let alone = outside.next().is_none();
        (alone && matches!(body.blocks[*only].end, Terminator::Jump(_))).then_some(*only)
    }

    /// How many words a loop's blocks read that come from outside or from its header: they are in registers all the
    /// time.
    fn pressure(&self, body: &Body, id: LoopId) -> usize {
        let of = &self.loops.loops[id];
        let mut read: HashSet<Value> = body.blocks[of.header].parameters.iter().copied().collect();
        for block in of.blocks.iter() {
            let block = &body.blocks[block];
            let instructions = block.instructions.iter().flat_map(Instruction::operands);
            for operand in instructions.chain(block.end.operands()) {
                if let Operand::Value(value) = operand {
                    if self.is_outside(id, &operand) {
                        read.insert(value);
                    }
                }
            }
        }
        let words = |value: &&Value| body.values[**value] != crate::ir::TRUTH;
        read.iter().filter(words).count()
    }
}

/// Gives every loop a block before it that leads nowhere else.
fn make_room_before_loops(body: &mut Body) {
    let view = LoopView::of(body);
    for (id, of) in view.loops.loops.iter_enumerated() {
        if view.before(body, id).is_some() || of.header == body.entry() {
            continue;
        }
        let before = body.detached_block();
        let kinds: Vec<_> = body.blocks[of.header].parameters.iter().map(|value| body.values[*value].clone()).collect();
        let parameters: Vec<Value> = kinds.into_iter().map(|kind| body.value(kind)).collect();
        let arguments = parameters.iter().map(|value| Operand::from(*value)).collect();
        body.blocks[before].parameters = parameters;
        body.blocks[before].end = Terminator::Jump(Edge::new(of.header, arguments));
        for block in &view.flow.order {
            if !of.blocks.contains(*block) {
                for edge in body.blocks[*block].end.edges_mut() {
                    if edge.block == of.header {
                        edge.block = before;
                    }
                }
            }
        }
        let place = body.order.iter().position(|block| *block == of.header);
        body.order.insert(place.unwrap_or(body.order.len()), before);
    }
}

/// Removes instructions whose results are not read.
pub(crate) fn remove_unread(body: &mut Body) {
    let read = read_values(body);
    let entry = body.entry();
    let kept: TiVec<_, Vec<bool>> = body
        .blocks
        .iter_enumerated()
        .map(|(id, block)| {
            let parameters = block.parameters.iter();
            parameters.map(|value| id == entry || read[*value]).collect()
        })
        .collect();
    for (id, block) in body.blocks.iter_mut_enumerated() {
        let mut keep = kept[id].iter();
        block.parameters.retain(|_| keep.next().copied().unwrap_or(true));
        block
            .instructions
            .retain(|instruction| is_kept(instruction) || instruction.results.iter().any(|value| read[*value]));
        for edge in block.end.edges_mut() {
            let mut keep = kept[edge.block].iter();
            edge.arguments.retain(|_| keep.next().copied().unwrap_or(true));
        }
    }
}

/// The values that something with effects reads, or something that is read.
fn read_values(body: &Body) -> TiVec<Value, bool> {
    let mut read: TiVec<Value, bool> = body.values.iter().map(|_| false).collect();
    // What is read when a value is: the operands of its instruction, or what edges give to a parameter.
    let mut sources: TiVec<Value, Vec<Value>> = body.values.iter().map(|_| Vec::new()).collect();
    let mut open: Vec<Value> = Vec::new();
    for block in &body.blocks {
        for instruction in &block.instructions {
            let operands = instruction.operands();
            let values = operands.iter().filter_map(Operand::value);
            if is_kept(instruction) {
                open.extend(values);
            } else {
                for result in &instruction.results {
                    sources[*result].extend(values.clone());
                }
            }
        }
        for edge in block.end.edges() {
            let parameters = &body.blocks[edge.block].parameters;
            for (parameter, argument) in parameters.iter().zip(&edge.arguments) {
                sources[*parameter].extend(argument.value());
            }
        }
        match &block.end {
            Terminator::Branch { condition, .. } => open.extend(condition.value()),
            Terminator::Return(values) => open.extend(values.iter().filter_map(Operand::value)),
            _ => {}
        }
    }
    while let Some(value) = open.pop() {
        if !std::mem::replace(&mut read[value], true) {
            open.append(&mut sources[value]);
        }
    }
    read
}

/// Whether an instruction stays even when its results are not read.
fn is_kept(instruction: &Instruction) -> bool {
    instruction.results.is_empty()
        || instruction.operation.has_effects()
        || matches!(instruction.operation, Operation::Vote(_))
}
