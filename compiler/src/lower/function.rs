//! One function: its blocks in an order in which what is used has been computed, its edges, its ends.

use std::collections::{HashMap, HashSet};

use typed_index_collections::TiVec;

use super::build::Facts;
use super::quotients::Quotients;
use super::values::Shape;
use super::{own_memory, signs, Functions, LowerResult, Turns};
use crate::analysis::flow::reverse_postorder;
use crate::ir::{
    Block, BlockId, Body, DataLayout, Edge, Function, Instruction, Location, Module, Operand, Operation, Promises,
    Slot, SlotId, Symbol, Terminator, Type, Value,
};
use crate::optimise::remove_unread;
use crate::target::Arithmetic;
use crate::CompileError;

/// The work on one function.
pub(super) struct Lowering<'m> {
    pub functions: &'m Functions<'m>,
    pub module: &'m Module,
    pub layout: DataLayout,
    /// Bits of a word.
    pub word: u32,
    /// The function as it was read.
    pub function: &'m Function,
    pub read: &'m Body,
    /// What it becomes.
    pub out: Body,
    /// What holds each value that was read.
    pub shapes: TiVec<Value, Option<Shape>>,
    /// Facts about each new value.
    pub facts: TiVec<Value, Facts>,
    /// The operation of each new value that is computed from others alone.
    pub definitions: TiVec<Value, Option<Operation>>,
    /// What addresses in the frame are multiples of.
    pub alignments: HashMap<Value, u64>,
    /// Quotients by constants that are found by products.
    pub quotients: Quotients,
    /// For each value that was read, whether it can be shown not to be negative.
    pub not_negative: TiVec<Value, bool>,
    /// Integers that were read of which only the signed value is read.
    pub read_signed: HashSet<Value>,
    /// What clang knows of the present instruction.
    pub promises: Promises,
    /// Values from here on are made for the present instruction.
    pub own: usize,
    /// Where instructions go.
    pub block: BlockId,
    pub location: Option<Location>,
    /// The new block of each block that was read.
    pub blocks: TiVec<BlockId, BlockId>,
    /// Values that were read and are addresses in the function's own frame. Empty where threads take no turns.
    pub own_memory: HashSet<Value>,
    /// Threads take turns here at stores of less than a word.
    pub takes_turns: bool,
    /// Where the result goes, if it is returned in memory.
    pub result_place: Option<Operand>,
    /// Where the arguments behind the parameters are.
    pub further: Option<Operand>,
    /// Where this function puts such arguments of its callees.
    pub further_slot: Option<SlotId>,
}

impl Functions<'_> {
    /// Whether threads take turns in a function. Bytes have an instruction with the extension.
    fn take_turns_in(&self, name: &Symbol) -> bool {
        let asked = match self.turns {
            Turns::Nowhere => false,
            Turns::Everywhere => true,
            Turns::In(names) => names.contains(name),
        };
        asked && !self.instructions.extension
    }
}

/// Lowers a function; gives the names it calls as well.
pub(super) fn lower(functions: &Functions<'_>, function: &Function) -> LowerResult<(Function, HashSet<Symbol>)> {
    let module = functions.module;
    let mut result = Function { body: None, variadic: false, ..function.clone() };
    let empty = Body::default();
    let mut work = Lowering {
        functions,
        module,
        layout: module.layout,
        word: module.layout.pointer_bytes * 8,
        function,
        read: function.body.as_ref().unwrap_or(&empty),
        out: Body::default(),
        shapes: TiVec::new(),
        facts: TiVec::new(),
        definitions: TiVec::new(),
        alignments: HashMap::new(),
        quotients: Quotients::default(),
        not_negative: TiVec::new(),
        read_signed: HashSet::new(),
        promises: Promises::default(),
        own: 0,
        block: BlockId(0),
        location: function.location,
        blocks: TiVec::new(),
        own_memory: HashSet::new(),
        takes_turns: functions.take_turns_in(&function.name),
        result_place: None,
        further: None,
        further_slot: None,
    };
    let Some(body) = &function.body else {
        // A declaration whose types do not pass is refused where it is called.
        result.parameters = work.passed_parameters(function).unwrap_or_default();
        result.results = work.passed_results(&function.result).unwrap_or_default();
        return Ok((result, HashSet::new()));
    };
    result.parameters = work.passed_parameters(function)?;
    result.results = work.passed_results(&function.result)?;
    work.shapes = vec![None; body.values.len()].into();
    work.not_negative = signs::not_negative(body, functions.kernels.contains(&function.name));
    work.read_signed = signs::read_signed(body);
    if work.takes_turns {
        work.own_memory = own_memory::addresses(function, body);
    }
    work.body()?;
    let mut body = work.out;
    remove_unread(&mut body);
    let symbols = symbols(&body);
    result.body = Some(body);
    Ok((result, symbols))
}

impl<'m> Lowering<'m> {
    /// Whether the core has the extension.
    pub(super) fn is_extended(&self) -> bool {
        self.functions.instructions.extension
    }

    /// What the core computes by instructions.
    pub(super) fn core(&self) -> Arithmetic {
        self.functions.instructions.arithmetic
    }

    /// Whether the core gives the upper half of a product.
    pub(super) fn multiplies_high(&self) -> bool {
        self.is_extended() && self.core().multiplier
    }

    /// An error at the present place.
    pub(super) fn refused(&self, what: impl std::fmt::Display) -> CompileError {
        CompileError::new(format!("not supported: {what}")).at(self.module, self.location.or(self.function.location))
    }

    /// A new value of which nothing is known.
    pub(super) fn fresh(&mut self, kind: Type) -> Value {
        self.facts.push(Facts { unsigned: self.word, signed: self.word });
        self.definitions.push(None);
        self.out.value(kind)
    }

    /// A variable in the frame, aligned to 8 bytes.
    pub(super) fn slot(&mut self, size: u64) -> SlotId {
        self.out.slots.push_and_get_key(Slot { size: size.max(1), alignment: 8 })
    }

    fn body(&mut self) -> LowerResult<()> {
        let order = self.reverse_postorder();
        let mut reachable: TiVec<BlockId, bool> = vec![false; self.read.blocks.len()].into();
        for block in &order {
            reachable[*block] = true;
        }
        self.blocks = vec![BlockId(0); self.read.blocks.len()].into();
        for block in self.read.order.iter().copied().filter(|a| reachable[*a]) {
            let new = self.out.block();
            self.blocks[block] = new;
        }
        for block in &order {
            self.parameters(*block)?;
        }
        // Instructions of the blocks that one block becomes follow each other in the order.
        let mut behind: TiVec<BlockId, Vec<BlockId>> = vec![Vec::new(); self.read.blocks.len()].into();
        for block in &order {
            let first_new = self.out.order.len();
            self.block = self.blocks[*block];
            if *block == self.read.entry() {
                self.arguments()?;
            }
            let body = self.read;
            let read: &Block = &body.blocks[*block];
            for instruction in &read.instructions {
                self.location = instruction.location.or(self.location);
                self.instruction(instruction)?;
            }
            self.location = read.end_location.or(self.location);
            self.end(&read.end)?;
            behind[*block] = self.out.order.split_off(first_new);
        }
        let firsts = std::mem::take(&mut self.out.order);
        let mut of_new: TiVec<BlockId, Vec<BlockId>> = vec![Vec::new(); self.out.blocks.len()].into();
        for block in &order {
            of_new[self.blocks[*block]] = std::mem::take(&mut behind[*block]);
        }
        for first in firsts {
            self.out.order.push(first);
            self.out.order.append(&mut of_new[first]);
        }
        Ok(())
    }

    /// The blocks that can be reached, each before those that it alone leads to.
    fn reverse_postorder(&self) -> Vec<BlockId> {
        let last_first = |block: &Block| {
            let edges = block.end.edges();
            edges.iter().rev().map(|edge| edge.block).collect()
        };
        let successors = self.read.blocks.iter().map(last_first).collect();
        reverse_postorder(self.read.entry(), &successors)
    }

    /// The result of an instruction that was read.
    pub(super) fn define(&mut self, instruction: &Instruction, shape: Shape) {
        if let Some(result) = instruction.results.first() {
            self.note_sign(*result, &shape);
            self.shapes[*result] = Some(shape);
        }
    }

    /// The type of an instruction's result.
    pub(super) fn result_kind(&self, instruction: &Instruction) -> LowerResult<&'m Type> {
        match instruction.results.first() {
            Some(result) => Ok(&self.read.values[*result]),
            None => Err(self.refused("an operation without a result")),
        }
    }

    /// An edge to the new block, with the words of its arguments.
    pub(super) fn edge(&mut self, edge: &Edge) -> LowerResult<Edge> {
        let mut arguments = Vec::new();
        for argument in &edge.arguments {
            arguments.extend(self.words(argument)?);
        }
        Ok(Edge::new(self.blocks[edge.block], arguments))
    }

    /// Ends the present block.
    pub(super) fn finish(&mut self, end: Terminator) {
        let block = &mut self.out.blocks[self.block];
        block.end = end;
        block.end_location = self.location;
    }

    /// Ends the present block with a branch.
    pub(super) fn branch(&mut self, condition: Operand, taken: Edge, otherwise: Edge) {
        let (condition, taken, otherwise) = match self.negated(&condition) {
            Some(opposite) => (opposite, otherwise, taken),
            None => (condition, taken, otherwise),
        };
        let end = match self.constant(&condition) {
            Some(0) => Terminator::Jump(otherwise),
            Some(_) => Terminator::Jump(taken),
            None => Terminator::branch(condition, taken, otherwise),
        };
        self.finish(end);
    }

    fn end(&mut self, end: &Terminator) -> LowerResult<()> {
        match end {
            Terminator::Jump(edge) => {
                let edge = self.edge(edge)?;
                self.finish(Terminator::Jump(edge));
            }
            Terminator::Branch { condition, taken, otherwise, .. } => {
                let condition = self.truth(condition)?;
                let (taken, otherwise) = (self.edge(taken)?, self.edge(otherwise)?);
                self.branch(condition, taken, otherwise);
            }
            Terminator::Switch { value, cases, default, .. } => self.switch(value, cases, default)?,
            Terminator::JumpIndirect { .. } => {
                return Err(self.refused("a goto to a computed label"));
            }
            Terminator::Return(values) => {
                let mut words = Vec::new();
                for value in values {
                    if let Some(place) = self.result_place.clone() {
                        let kind = self.function.result.clone();
                        let (all, access) = (self.words(value)?, self.result_access(&kind, place));
                        self.store(&kind, all, &access)?;
                        continue;
                    }
                    for word in self.words(value)? {
                        words.push(self.as_word(word));
                    }
                }
                self.finish(Terminator::Return(words));
            }
            Terminator::Unreachable => self.finish(Terminator::Unreachable),
        }
        Ok(())
    }

    /// Lowers an instruction, by what it is about.
    fn instruction(&mut self, instruction: &Instruction) -> LowerResult<()> {
        self.promises = match (&instruction.operation, instruction.results.first()) {
            (Operation::Binary(..) | Operation::Compare(..) | Operation::Convert(..), Some(result)) => {
                self.read.promises.get(result).copied().unwrap_or_default()
            }
            _ => Promises::default(),
        };
        self.own = self.out.values.len();
        let shape = match &instruction.operation {
            Operation::Binary(operator, a, b) => {
                let kind = self.result_kind(instruction)?;
                self.arithmetic(*operator, kind, a, b)?
            }
            Operation::FloatNegate(a) => self.float_negate(a)?,
            Operation::Compare(condition, a, b) => {
                let truth = self.compare(*condition, a, b)?;
                Shape::of(vec![truth])
            }
            Operation::CompareFloat(condition, a, b) => {
                let truth = self.compare_floats(*condition, a, b)?;
                Shape::of(vec![truth])
            }
            Operation::Convert(conversion, a) => {
                let kind = self.result_kind(instruction)?;
                self.convert(*conversion, a, kind)?
            }
            Operation::Freeze(a) => self.shape(a)?,
            Operation::Select(condition, a, b) => self.choose(condition, a, b)?,
            Operation::Call { .. } => return self.call(instruction),
            Operation::InlineAssembly { .. } => return self.inline_assembly(instruction),
            Operation::AtomicUpdate { .. } | Operation::AtomicCompareExchange { .. } => self.atomic(instruction)?,
            Operation::Fence => {
                self.fence();
                return Ok(());
            }
            Operation::Extract { aggregate, path } => self.extract(aggregate, path)?,
            Operation::Insert { aggregate, part, path } => self.insert(aggregate, part, path)?,
            _ => return self.memory(instruction),
        };
        self.define(instruction, shape);
        Ok(())
    }
}

/// The functions and globals that a body names.
fn symbols(body: &Body) -> HashSet<Symbol> {
    let called = body.instructions().filter_map(|one| one.operation.called().cloned());
    let addresses = body.operands().filter_map(|operand| operand.symbol().cloned());
    called.chain(addresses).collect()
}
