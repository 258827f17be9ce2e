//! Random functions: any control flow, in which lanes part as their own numbers say, and leave a trail of stores.

use std::collections::BTreeSet;

use compiler::analysis::{Dominance, Flow};
use compiler::ir::{
    BinaryOperator, BlockId, Body, Callee, Condition, Edge, Instruction, Module, Operand, Operation, Reach, Symbol,
    Terminator, Test, Type, Value, TRUTH,
};
use fastrand::Rng;
use strum::VariantArray;

use crate::building::{self, lowered_function};

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
    /// Of 100 edges so many lead anywhere, also back and into loops; the others lead on.
    pub wild: u32,
    /// Of 100 branches so many go by what lanes differ in.
    pub differing: u32,
    /// Calls itself now and then; through addresses, too, if it calls through any.
    pub recursive: bool,
    /// Calls through addresses now and then, which may differ between lanes.
    pub indirect: bool,
    /// Compares by instructions of the extension now and then.
    pub extended: bool,
    /// Of 100 blocks so many are executed under one lock of all lanes, and what lanes differ in they load anew each
    /// time.
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
    let mut main = Body::default();
    let block = main.block();
    let arguments = vec![Operand::address("kernel"), integer(8), integer(0)];
    main.append_effect(block, call("launch", arguments));
    if random.bool() {
        main.append(block, WORD, call("kernel", vec![integer(0), integer(0)]));
    }
    main.blocks[block].end = Terminator::Return(Vec::new());
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
        let filler = Filler { body: &mut body, block: id, seen, shared: &mut shared };
        filler.fill(shape, random);
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
    let release = store(integer(0), integer(LOCK.into()), true);
    body.append_effect(id, release);
}

fn store(value: Operand, address: Operand, volatile: bool) -> Operation {
    Operation::Store { value, address, offset: 0, volatile, alignment: 4, reach: Reach::Whole }
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
    body: &'a mut Body,
    block: BlockId,
    seen: Vec<Value>,
    /// Values that are made of constants and of each other: lanes differ in them only because they come different ways.
    /// Of each block the first parameter is one.
    shared: &'a mut BTreeSet<Value>,
}

impl Filler<'_> {
    fn add(&mut self, kind: Type, operation: Operation) -> Value {
        let value = self.body.append(self.block, kind.clone(), operation);
        if kind == WORD {
            self.seen.push(value);
        }
        value
    }

    fn binary(&mut self, operator: BinaryOperator, a: Operand, b: Operand) -> Operand {
        self.add(WORD, Operation::Binary(operator, a, b)).into()
    }

    fn any(&self, random: &mut Rng) -> Operand {
        if self.seen.is_empty() || random.u32(0..8) == 0 {
            integer(u128::from(random.u32(..)))
        } else {
            self.seen[random.usize(0..self.seen.len())].into()
        }
    }

    fn any_shared(&self, random: &mut Rng) -> Operand {
        let mut seen = self.seen.clone();
        seen.retain(|value| self.shared.contains(value));
        match seen.len() {
            0 => integer(u128::from(random.u32(..))),
            _ if random.u32(0..3) == 0 => integer(u128::from(random.u32(..))),
            count => seen[random.usize(0..count)].into(),
        }
    }

    /// The lane's own memory.
    fn own(&mut self) -> Operand {
        let lane = self.add(WORD, Operation::HardwareId(0)).into();
        let bytes = self.binary(BinaryOperator::Multiply, lane, integer(u128::from(LANE_BYTES)));
        self.plus(bytes, MEMORY)
    }

    fn plus(&mut self, a: Operand, number: u32) -> Operand {
        self.binary(BinaryOperator::Add, a, integer(u128::from(number)))
    }

    fn load(&mut self, address: Operand, volatile: bool) -> Operand {
        let operation = Operation::Load { address, offset: 0, volatile, alignment: 4, reach: Reach::Whole };
        self.add(WORD, operation).into()
    }

    fn store(&mut self, value: Operand, address: Operand) {
        let store = store(value, address, false);
        self.body.append_effect(self.block, store);
    }

    /// Leaves a trail: which block, and a value.
    fn trail(&mut self, random: &mut Rng) {
        let own = self.own();
        let counter = self.plus(own.clone(), COUNTER);
        let count = self.load(counter.clone(), false);
        let more = self.plus(count.clone(), 4);
        self.store(more, counter);
        let at = self.binary(BinaryOperator::Add, own, count);
        let at = self.plus(at, TRAIL);
        let value = self.any(random);
        let value = self.plus(value, self.block.0 << 20);
        self.store(value, at);
    }

    /// A truth value, that each time comes out anew if lanes are to differ.
    fn condition(&mut self, shape: Shape, differing: bool, random: &mut Rng) -> Operand {
        let mixed = if differing {
            let own = self.own();
            let count = self.load(own.clone(), shape.locked > 0);
            let count = self.plus(count, 0x9e37_79b9);
            self.store(count.clone(), own.clone());
            self.binary(BinaryOperator::Xor, count, own)
        } else if random.bool() {
            self.any(random)
        } else {
            self.any_shared(random)
        };
        let other = if differing { integer(u128::from(random.u32(..))) } else { self.any_shared(random) };
        let sum = self.binary(BinaryOperator::Add, mixed, other);
        let product = self.binary(BinaryOperator::Multiply, sum, integer(0x85eb_ca6b));
        if shape.extended && random.bool() {
            let condition = Condition::VARIANTS[random.usize(..Condition::VARIANTS.len())];
            let bound = integer(u128::from(random.u32(..)));
            let compare = Operation::Compare(condition, product, bound);
            return self.add(TRUTH, compare).into();
        }
        let test = match random.u32(0..6) {
            0 => Test::NotZero,
            _ => Test::Negative,
        };
        self.add(TRUTH, Operation::Test(test, product)).into()
    }

    fn fill(mut self, shape: Shape, random: &mut Rng) {
        for _ in 0..random.usize(0..4) {
            let shared = random.bool();
            let (a, b) = match shared {
                true => (self.any_shared(random), self.any_shared(random)),
                false => (self.any(random), self.any(random)),
            };
            let operator = match random.u32(0..4) {
                0 => BinaryOperator::Subtract,
                1 => BinaryOperator::Xor,
                _ => BinaryOperator::Add,
            };
            let made = self.binary(operator, a, b);
            if shared {
                self.shared.extend(made.value());
            }
        }
        if shape.recursive && random.u32(0..8) == 0 {
            let arguments = vec![self.any(random), self.any_shared(random)];
            self.add(WORD, call("kernel", arguments));
        }
        if shape.indirect && random.u32(0..3) == 0 {
            let condition = self.condition(shape, random.u32(0..3) != 0, random);
            let other = if shape.recursive && random.bool() { "kernel" } else { "callee.1" };
            let target = Operation::Select(condition, Operand::address("callee.0"), Operand::address(other));
            let target = self.add(WORD, target).into();
            self.seen.pop();
            let arguments = vec![self.any(random), self.any(random)];
            self.add(WORD, Operation::call(Callee::Indirect(target), arguments));
        }
        self.trail(random);
        let differing = random.u32(0..100) < shape.differing;
        let condition = self.condition(shape, differing, random);
        let targets: Vec<usize> = self.body.blocks[self.block]
            .end
            .edges()
            .iter()
            .map(|edge| self.body.blocks[edge.block].parameters.len())
            .collect();
        let lists: Vec<Vec<Operand>> = targets
            .iter()
            .map(|count| {
                let one = |number| match number {
                    0 => self.any_shared(random),
                    _ => self.any(random),
                };
                (0..*count).map(one).collect()
            })
            .collect();
        let result = self.any(random);
        let end = &mut self.body.blocks[self.block].end;
        for (edge, arguments) in end.edges_mut().into_iter().zip(lists) {
            edge.arguments = arguments;
        }
        match end {
            Terminator::Branch { condition: old, .. } => *old = condition,
            Terminator::Return(values) => *values = vec![result],
            _ => {}
        }
    }
}
