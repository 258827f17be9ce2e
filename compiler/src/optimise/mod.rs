//! Lowered functions become shorter: what lowering has made of one operation of C can be shared, moved out of loops, or
//! counted up instead of computed anew.
//!
//! | file | what it does |
//! |-|-|
//! | `share` | what has been computed is not computed again |
//! | `hoist` | what stays the same in a loop is computed before it |
//! | `step` | products of a loop's counter become sums |
//! | `count` | counters count towards 0 |
//! | `unread` | what nobody reads is not computed |

mod count;
mod hoist;
mod share;
mod step;
mod unread;

use std::collections::HashSet;

use typed_index_collections::TiVec;

use crate::analysis::{Dominance, Flow, LoopId, Loops};
use crate::ir::{
    BinaryOperator, BlockId, Body, Constant, Edge, Instruction, Module, Operand, Operation,
    Terminator, Value,
};
use crate::Target;

/// Registers for values that a loop is not to fill.
const SPARE_REGISTERS: usize = 2;

/// Functions with more loops and instructions than this, multiplied, keep their loops as they are: that would take seconds.
const LOOP_WORK_MAX: usize = 400_000;

/// Shortens all functions of a lowered module, before lanes part.
pub fn optimise(mut module: Module, target: &Target) -> Module {
    let registers = (target.arch.gprs() as usize - 2).saturating_sub(SPARE_REGISTERS);
    let bits = target.arch.word_bits();
    for function in &mut module.functions {
        if let Some(body) = &mut function.body {
            share::share(body);
            unread::remove_unread(body);
            if loop_work(body) <= LOOP_WORK_MAX {
                step::step(body, bits, registers);
                unread::remove_unread(body);
                step::count(body, bits);
                hoist::hoist(body, target, registers);
                share::share(body);
            }
            unread::remove_unread(body);
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
fn is_pure(operation: &Operation) -> bool {
    use BinaryOperator::{DivideUnsigned, RemainderUnsigned};
    match operation {
        Operation::Binary(DivideUnsigned | RemainderUnsigned, _, b) => {
            matches!(b, Operand::Constant(Constant::Integer { value, .. }) if *value != 0)
        }
        Operation::Binary(..)
        | Operation::FloatNegate(_)
        | Operation::Select(..)
        | Operation::Test(..)
        | Operation::ToFloat(_)
        | Operation::FromFloat(_)
        | Operation::SlotAddress(_)
        | Operation::HardwareId(_) => true,
        _ => false,
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
    for block in &mut body.blocks {
        for instruction in &mut block.instructions {
            instruction.operands_mut().into_iter().for_each(change);
        }
        block.end.operands_mut().into_iter().for_each(change);
    }
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
        let mut home: TiVec<Value, Option<BlockId>> = body.values.iter().map(|_| None).collect();
        for &id in &flow.order {
            let block = &body.blocks[id];
            let results = block.instructions.iter().flat_map(|a| &a.results);
            for value in block.parameters.iter().chain(results) {
                home[*value] = Some(id);
            }
        }
        Self {
            flow,
            dominance,
            loops,
            home,
        }
    }

    /// Whether a value is known before a loop begins, and so the same in all iterations. A block that is not in the loop may
    /// well stand behind it.
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

    /// The only block that leads into a loop, when it leads nowhere else.
    fn before(&self, body: &Body, id: LoopId) -> Option<BlockId> {
        let of = &self.loops.loops[id];
        let mut outside = self.flow.predecessors[of.header]
            .iter()
            .filter(|block| !of.blocks.contains(**block));
        let only = outside.next()?;
        let alone = outside.next().is_none();
        (alone && matches!(body.blocks[*only].end, Terminator::Jump(_))).then_some(*only)
    }

    /// How many words a loop's blocks read that come from outside or from its header: they are in registers all the time.
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
        let kinds: Vec<_> = body.blocks[of.header]
            .parameters
            .iter()
            .map(|value| body.values[*value].clone())
            .collect();
        let parameters: Vec<Value> = kinds.into_iter().map(|kind| body.value(kind)).collect();
        let arguments = parameters
            .iter()
            .map(|value| Operand::from(*value))
            .collect();
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

/// An instruction of a value.
fn instruction(value: Value, operation: Operation) -> Instruction {
    Instruction::new(vec![value], operation, None)
}
