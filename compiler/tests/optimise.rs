//! Optimised functions do what they did: random graphs of blocks, and loops with counters.

mod building;
mod random_function;

use building::{data, function, module, store, target};
use compiler::ir::{
    verify, BinaryOperator, BlockId, Body, Edge, Form, Module, Operand, Operation, Terminator, Test, Type, Value, TRUTH,
};
use compiler::lower::InstructionSet;
use compiler::optimise;
use fastrand::Rng;
use random_function::{interpreted, DATA_WORDS};

fn same(module: &Module, arch: &str, arguments: &[u128], seed: u64) {
    let optimised = optimise(module.clone(), &target(arch));
    let (before, after) = (interpreted(module, arguments), interpreted(&optimised, arguments));
    assert_eq!(after, before, "{arch}, seed {seed}\n{module}\n{optimised}");
}

#[test]
fn random_graphs_do_the_same() {
    for seed in 0..400 {
        let mut random = Rng::with_seed(seed);
        let arch = ["4w8/8", "4w16/16", "8w32/32"][seed as usize % 3];
        let word_bytes = if arch.starts_with('4') { 4 } else { 8 };
        for instructions in [InstructionSet::BASIC, InstructionSet::EXTENDED] {
            let module = random_function::module(&mut random, word_bytes, instructions);
            same(&module, arch, &[3, 1_000_000_007], seed);
        }
    }
}

/// Loops within loops, each with a counter.
struct Nest<'a> {
    random: &'a mut Rng,
    body: Body,
    block: BlockId,
    /// Words that may be read here.
    words: Vec<Value>,
    bits: u32,
}

impl Nest<'_> {
    fn value(&mut self, kind: Type, operation: Operation) -> Value {
        self.body.append(self.block, kind, operation)
    }

    fn word(&mut self, operator: BinaryOperator, a: Operand, b: Operand) -> Value {
        let value = self.value(Type::Integer(self.bits), Operation::Binary(operator, a, b));
        self.words.push(value);
        value
    }

    fn number(&mut self) -> Operand {
        let number = match self.random.u32(0..5) {
            0 => self.random.u128(..),
            _ => self.random.u128(0..9),
        };
        Operand::integer(self.bits, number)
    }

    fn some(&mut self) -> Operand {
        if self.random.u32(0..4) == 0 {
            return self.number();
        }
        let recent = self.words.len().saturating_sub(6);
        let from = if self.random.bool() { recent } else { 0 };
        self.words[self.random.usize(from..self.words.len())].into()
    }

    /// Words of the array change, by what has been computed.
    fn work(&mut self) {
        use BinaryOperator::{Add, And, Multiply, ShiftLeft, Subtract, Xor};
        for _ in 0..self.random.usize(1..7) {
            let operators = [Add, Subtract, Multiply, ShiftLeft, And, Xor, Add, Multiply];
            let operator = operators[self.random.usize(..operators.len())];
            let (a, b) = (self.some(), self.some());
            self.word(operator, a, b);
        }
        let bytes = u128::from(self.bits / 8);
        let index = self.some();
        let mask = Operand::integer(self.bits, u128::from(DATA_WORDS - 1) * bytes);
        let index = self.word(And, index, mask);
        let base = Operand::address("data");
        let address = self.word(Add, base, index.into());
        let value = self.some();
        let store = store(value, address.into(), 0, 1);
        self.body.append_effect(self.block, store);
    }

    /// A loop of a few iterations, with `depth` loops in it.
    fn nest(&mut self, depth: u32) {
        let word = Type::Integer(self.bits);
        let (head, after) = (self.body.block(), self.body.detached_block());
        let (counter, carried) = (self.body.value(word.clone()), self.body.value(word));
        self.body.blocks[head].parameters = vec![counter, carried];
        let (start, step) = (self.random.u128(0..5), self.random.u128(1..4));
        let times = self.random.u128(1..6);
        let first = vec![Operand::integer(self.bits, start), self.some()];
        self.body.blocks[self.block].end = Terminator::Jump(Edge::new(head, first));
        self.block = head;
        // What is defined in a loop that is entered is defined behind it.
        if self.random.bool() {
            self.words.push(counter);
        }
        self.words.push(carried);
        self.work();
        if depth > 0 {
            self.nest(depth - 1);
            self.work();
        }
        let up = Operand::integer(self.bits, step);
        let next = self.word(BinaryOperator::Add, counter.into(), up);
        if self.random.bool() {
            self.words.pop();
        }
        let bound = Operand::integer(self.bits, start + step * times);
        let bound = match self.random.u32(0..3) {
            0 => bound,
            _ => self.at_run_time(bound),
        };
        self.come_back(head, after, next, bound);
        self.body.order.push(after);
        self.block = after;
    }

    /// The number, computed at the entry, so that it is not known before run time.
    fn at_run_time(&mut self, number: Operand) -> Operand {
        let block = std::mem::replace(&mut self.block, self.body.entry());
        let zero = self.words[0].into();
        let value = self.value(Type::Integer(self.bits), Operation::Binary(BinaryOperator::Add, zero, number));
        let entry = &mut self.body.blocks[self.block].instructions;
        let last = entry.pop().expect("it has been pushed");
        entry.insert(0, last);
        self.block = block;
        value.into()
    }

    /// Ends the block by a branch back to the head, until the counter is at its bound.
    fn come_back(&mut self, head: BlockId, after: BlockId, next: Value, bound: Operand) {
        let (a, b) = if self.random.bool() { (next.into(), bound) } else { (bound, next.into()) };
        let operator = if self.random.bool() { BinaryOperator::Xor } else { BinaryOperator::Subtract };
        let difference = self.value(Type::Integer(self.bits), Operation::Binary(operator, a, b));
        let test = if self.random.bool() { Test::Zero } else { Test::NotZero };
        let condition = self.value(TRUTH, Operation::Test(test, difference.into()));
        let back = Edge::new(head, vec![next.into(), self.some()]);
        let out = Edge::to(after);
        let (taken, otherwise) = if test == Test::Zero { (out, back) } else { (back, out) };
        self.body.blocks[self.block].end = Terminator::branch(condition.into(), taken, otherwise);
    }
}

/// f(0, x): loops over the array.
fn loops(random: &mut Rng, word_bytes: u32) -> Module {
    let word = Type::Integer(word_bytes * 8);
    let mut body = Body::default();
    let block = body.block();
    let words = vec![body.value(word.clone()), body.value(word.clone())];
    body.blocks[block].parameters.clone_from(&words);
    let data = data(random, DATA_WORDS * u64::from(word_bytes));
    let mut nest = Nest { random, body, block, words, bits: word_bytes * 8 };
    for _ in 0..2 {
        let depth = nest.random.u32(0..3);
        nest.nest(depth);
    }
    let result = nest.some();
    nest.body.blocks[nest.block].end = Terminator::Return(vec![result]);
    let kinds = [word.clone(), word.clone()];
    let function = function("f", &kinds, word, Some(nest.body));
    Module { globals: vec![data], ..module(word_bytes, vec![function]) }
}

#[test]
fn loops_do_the_same() {
    for seed in 0..1500 {
        let mut random = Rng::with_seed(seed);
        let arch = ["4w8/8", "4w16/16", "8w32/32"][seed as usize % 3];
        let module = loops(&mut random, if arch.starts_with('4') { 4 } else { 8 });
        verify(&module, Form::Lowered).unwrap_or_else(|error| panic!("seed {seed}: {error}\n{module}"));
        let optimised = optimise(module.clone(), &target(arch));
        verify(&optimised, Form::Lowered).unwrap_or_else(|error| panic!("seed {seed}: {error}\n{module}\n{optimised}"));
        same(&module, arch, &[0, 77], seed);
    }
}
