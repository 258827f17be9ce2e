//! Random functions: any control flow, in which lanes part as their own numbers say, and leave a trail of stores.

use std::collections::BTreeSet;

use compiler::analysis::{Dominance, Flow};
use compiler::ir::{
    BinaryOperator, BlockId, Body, Callee, Condition, Edge, Instruction, Module, Operand, Operation, Reach, Symbol,
    Terminator, Test, Type, Value, TRUTH,
};
use fastrand::Rng;
use strum::VariantArray;

use crate::building::{self, lowered_function, Growing, Writer};

pub const WORD: Type = Type::Integer(32);
/// Where the first lane's own memory begins.
pub const MEMORY: u32 = 0x10_0000;
/// Bytes that each lane has of its own.
pub const LANE_BYTES: u32 = 8192;
/// Where in it the length of the lane's trail is, in bytes.
pub const COUNTER: u32 = 4;
/// Where in it the trail begins.
pub const TRAIL: u32 = 64;
/// Where the lock lies.
const LOCK: u32 = MEMORY - 4096;

/// What kind of control flow.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    pub blocks: usize,
    /// How many of 100 edges lead anywhere, also back and into loops; the others lead on.
    pub wild: u32,
    /// How many of 100 branches go by what lanes differ in.
    pub differing: u32,
    /// Calls itself now and then; through addresses, too, if it calls through any.
    pub recursive: bool,
    /// Calls through addresses now and then, which may differ between lanes.
    pub indirect: bool,
    /// Compares by instructions of the extension now and then.
    pub extended: bool,
    /// How many of 100 blocks are executed under one lock of all lanes, and load anew each time what lanes differ in.
    pub locked: u32,
}

impl Shape {
    /// A few blocks, from which lanes go on to those behind, and which call nothing.
    pub const PLAIN: Shape =
        Shape { blocks: 4, wild: 0, differing: 70, recursive: false, indirect: false, extended: false, locked: 0 };
}

fn integer(value: u128) -> Operand {
    Operand::integer(32, value)
}

/// Whether the kernel is launched, and nothing else: then all lanes of a warp execute it.
pub fn only_launched(module: &Module) -> bool {
    let is_kernel = |name: &Symbol| &**name == "kernel";
    let called = |one: &Instruction| {
        let operands = one.operands();
        let passed = operands.iter().filter_map(Operand::symbol).any(is_kernel);
        match one.operation.called() {
            Some(name) if &**name == "launch" => false,
            Some(name) => passed || is_kernel(name),
            None => passed,
        }
    };
    let mut bodies = module.functions.iter().flat_map(|one| &one.body);
    !bodies.any(|body| body.instructions().any(called))
}

fn call(name: &str, arguments: Vec<Operand>) -> Operation {
    Operation::call(Callee::Direct(name.into()), arguments)
}

/// A module with a kernel of that shape, called `kernel`, and a `main` that launches it.
pub fn module(shape: Shape, random: &mut Rng) -> Module {
    let (mut main, _) = Growing::new(&[]);
    let arguments = vec![Operand::address("kernel"), integer(8), integer(0)];
    main.effect(call("launch", arguments));
    if random.bool() {
        main.value(WORD, call("kernel", vec![integer(0), integer(0)]));
    }
    let main = main.returning(Vec::new());
    let function = |name, parameters: usize, results: usize, body| {
        let (parameters, results) = (vec![WORD; parameters], vec![WORD; results]);
        lowered_function(name, &parameters, &results, body)
    };
    let functions = vec![
        function("main", 0, 0, Some(main)),
        function("launch", 3, 0, None),
        function("kernel", 2, 1, Some(kernel(shape, random))),
        function("callee.0", 2, 1, Some(kernel(Shape::PLAIN, random))),
        function("callee.1", 2, 1, Some(kernel(Shape::PLAIN, random))),
    ];
    building::module(4, functions)
}

/// A body with parameters (thread, argument) and one result.
fn kernel(shape: Shape, random: &mut Rng) -> Body {
    let mut body = flow(shape, random);
    let found = Flow::of(&body);
    let dominance = Dominance::of(&found);
    let entry = body.entry();
    let mut shared = BTreeSet::new();
    for id in body.order.clone() {
        let count = if id == entry { 2 } else { random.usize(0..3) };
        for number in 0..count {
            let value = body.value(WORD);
            body.blocks[id].parameters.push(value);
            if number == if id == entry { 1 } else { 0 } {
                shared.insert(value);
            }
        }
    }
    for id in found.order.clone() {
        let mut seen: Vec<Value> = Vec::new();
        let mut at = Some(id);
        while let Some(block) = at {
            let parts = &body.blocks[block];
            seen.extend(&parts.parameters);
            // What is selected are functions, and where these lie is not the same everywhere.
            let known = |each: &&Instruction| !matches!(each.operation, Operation::Select(..));
            let results = parts.instructions.iter().filter(known);
            let results = results.flat_map(|each| &each.results);
            seen.extend(results.filter(|value| body.values[**value] == WORD));
            at = dominance.immediate[block];
        }
        let mut filler = Filler { writer: Writer::at(random, body, id, seen), shape, shared: &mut shared };
        filler.fill();
        body = filler.writer.finish();
    }
    for id in found.order.into_iter().skip(1) {
        if random.u32(0..100) < shape.locked {
            lock(&mut body, id);
        }
    }
    body
}

/// Has a block executed under the lock: one before it waits until the lock is free.
fn lock(body: &mut Body, id: BlockId) {
    let wait = body.block();
    for block in &mut body.blocks {
        let edges = block.end.edges_mut().into_iter();
        edges.filter(|edge| edge.block == id).for_each(|edge| edge.block = wait);
    }
    let parameters = std::mem::take(&mut body.blocks[id].parameters);
    let same = parameters.iter().copied().map(Operand::Value).collect();
    body.blocks[wait].parameters = parameters;
    let take =
        Operation::AtomicCompareExchange { address: integer(LOCK.into()), expected: integer(0), value: integer(1) };
    let old = body.append(wait, WORD, take).into();
    let free = body.append(wait, TRUTH, Operation::Test(Test::Zero, old));
    body.blocks[wait].end = Terminator::branch(free.into(), Edge::to(id), Edge::new(wait, same));
    let (value, address, reach) = (integer(0), integer(LOCK.into()), Reach::Whole);
    body.append_effect(id, Operation::Store { value, address, offset: 0, volatile: true, alignment: 4, reach });
}

/// Blocks with their ends, all reached.
fn flow(shape: Shape, random: &mut Rng) -> Body {
    let mut body = Body::default();
    for _ in 0..shape.blocks {
        body.block();
    }
    let edge = |block: usize| Edge::to(block.into());
    for number in 0..shape.blocks {
        let mut to = || {
            if random.u32(0..100) < shape.wild {
                random.usize(1..shape.blocks)
            } else {
                (number + 1 + random.usize(0..3)).min(shape.blocks - 1)
            }
        };
        let (one, other) = (to(), to());
        body.blocks[BlockId::from(number)].end = if number == shape.blocks - 1 {
            Terminator::Return(Vec::new())
        } else if random.u32(0..100) < 25 {
            Terminator::Jump(edge(one))
        } else if random.u32(0..100) < 4 {
            Terminator::Return(Vec::new())
        } else {
            Terminator::branch(Operand::truth(true), edge(one), edge(other))
        };
    }
    let found = Flow::of(&body);
    body.order.retain(|block| found.reached(*block));
    body
}

struct Filler<'a> {
    writer: Writer<'a>,
    shape: Shape,
    /// Values that are made of constants and of each other: lanes differ in them only because they come different ways.
    /// The first parameter of each block is one.
    shared: &'a mut BTreeSet<Value>,
}

impl Filler<'_> {
    fn add(&mut self, operation: Operation) -> Operand {
        self.writer.keep(32, operation)
    }

    fn binary(&mut self, operator: BinaryOperator, a: Operand, b: Operand) -> Operand {
        self.add(Operation::Binary(operator, a, b))
    }

    fn any_constant(&mut self) -> Operand {
        integer(u128::from(self.writer.random.u32(..)))
    }

    fn any(&mut self) -> Operand {
        if self.writer.readable.is_empty() || self.writer.once_in(8) {
            return self.any_constant();
        }
        self.writer.one(&self.writer.readable.clone()).into()
    }

    fn any_shared(&mut self) -> Operand {
        let mut seen = self.writer.readable.clone();
        seen.retain(|value| self.shared.contains(value));
        if seen.is_empty() || self.writer.once_in(3) {
            return self.any_constant();
        }
        self.writer.one(&seen).into()
    }

    /// The lane's own memory.
    fn own(&mut self) -> Operand {
        let lane = self.add(Operation::HardwareId(0));
        let bytes = self.binary(BinaryOperator::Multiply, lane, integer(u128::from(LANE_BYTES)));
        self.plus(bytes, MEMORY)
    }

    fn plus(&mut self, a: Operand, number: u32) -> Operand {
        self.binary(BinaryOperator::Add, a, integer(u128::from(number)))
    }

    fn load(&mut self, address: Operand, volatile: bool) -> Operand {
        self.add(Operation::Load { address, offset: 0, volatile, alignment: 4, reach: Reach::Whole })
    }

    fn store(&mut self, value: Operand, address: Operand) {
        self.writer.effect(building::store(value, address, 0, 4));
    }

    /// Leaves a trail: which block, and a value.
    fn trail(&mut self) {
        let own = self.own();
        let counter = self.plus(own.clone(), COUNTER);
        let count = self.load(counter.clone(), false);
        let more = self.plus(count.clone(), 4);
        self.store(more, counter);
        let at = self.binary(BinaryOperator::Add, own, count);
        let at = self.plus(at, TRAIL);
        let value = self.any();
        let value = self.plus(value, self.writer.block.0 << 20);
        self.store(value, at);
    }

    /// A truth value, that each time comes out anew if lanes are to differ.
    fn condition(&mut self, differing: bool) -> Operand {
        let mixed = if differing {
            let own = self.own();
            let count = self.load(own.clone(), self.shape.locked > 0);
            let count = self.plus(count, 0x9e37_79b9);
            self.store(count.clone(), own.clone());
            self.binary(BinaryOperator::Xor, count, own)
        } else if self.writer.random.bool() {
            self.any()
        } else {
            self.any_shared()
        };
        let other = if differing { self.any_constant() } else { self.any_shared() };
        let sum = self.binary(BinaryOperator::Add, mixed, other);
        let product = self.binary(BinaryOperator::Multiply, sum, integer(0x85eb_ca6b));
        let operation = if self.shape.extended && self.writer.random.bool() {
            let condition = self.writer.one(Condition::VARIANTS);
            Operation::Compare(condition, product, self.any_constant())
        } else {
            Operation::Test(if self.writer.once_in(6) { Test::NotZero } else { Test::Negative }, product)
        };
        self.writer.value(TRUTH, operation)
    }

    fn fill(&mut self) {
        for _ in 0..self.writer.random.usize(0..4) {
            let shared = self.writer.random.bool();
            let mut operand = || if shared { self.any_shared() } else { self.any() };
            let (a, b) = (operand(), operand());
            let operator = self.writer.one(&[
                BinaryOperator::Subtract,
                BinaryOperator::Xor,
                BinaryOperator::Add,
                BinaryOperator::Add,
            ]);
            let made = self.binary(operator, a, b);
            if shared {
                self.shared.extend(made.value());
            }
        }
        if self.shape.recursive && self.writer.once_in(8) {
            let arguments = vec![self.any(), self.any_shared()];
            self.add(call("kernel", arguments));
        }
        if self.shape.indirect && self.writer.once_in(3) {
            let differing = !self.writer.once_in(3);
            let condition = self.condition(differing);
            let other = if self.shape.recursive && self.writer.random.bool() { "kernel" } else { "callee.1" };
            let target = Operation::Select(condition, Operand::address("callee.0"), Operand::address(other));
            let target = self.writer.value(WORD, target);
            let arguments = vec![self.any(), self.any()];
            self.add(Operation::call(Callee::Indirect(target), arguments));
        }
        self.trail();
        let differing = self.writer.random.u32(0..100) < self.shape.differing;
        let condition = self.condition(differing);
        let block = self.writer.block;
        let mut end = self.writer.body.blocks[block].end.clone();
        for edge in end.edges_mut() {
            let count = self.writer.body.blocks[edge.block].parameters.len();
            edge.arguments =
                (0..count).map(|number| if number == 0 { self.any_shared() } else { self.any() }).collect();
        }
        match &mut end {
            Terminator::Branch { condition: old, .. } => *old = condition,
            Terminator::Return(values) => *values = vec![self.any()],
            _ => {}
        }
        self.writer.end(end);
    }
}
