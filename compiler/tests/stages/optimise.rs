//! Optimised functions do what they did: random graphs of blocks, and loops with counters.

use crate::building::{data, function, module, store, target, Writer};
use crate::random_function;
use crate::random_function::{interpreted, DATA_WORDS};
use compiler::ir::{
    verify, BinaryOperator, BlockId, Edge, Form, Module, Operand, Operation, Terminator, Test, Type, TRUTH,
};
use compiler::lower::InstructionSet;
use compiler::optimise;
use fastrand::Rng;

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
    writer: Writer<'a>,
    bits: u32,
}

impl Nest<'_> {
    fn word(&mut self, operator: BinaryOperator, a: Operand, b: Operand) -> Operand {
        self.writer.keep(self.bits, Operation::Binary(operator, a, b))
    }

    fn some(&mut self) -> Operand {
        if self.writer.once_in(4) {
            return self.writer.number(self.bits);
        }
        let recent = self.writer.readable.len().saturating_sub(6);
        let from = if self.writer.random.bool() { recent } else { 0 };
        self.writer.readable[self.writer.random.usize(from..self.writer.readable.len())].into()
    }

    /// Words of the array change, by what has been computed.
    fn work(&mut self) {
        use BinaryOperator::{Add, And, Multiply, ShiftLeft, Subtract, Xor};
        for _ in 0..self.writer.random.usize(1..7) {
            let operator = self.writer.one(&[Add, Subtract, Multiply, ShiftLeft, And, Xor, Add, Multiply]);
            let (a, b) = (self.some(), self.some());
            self.word(operator, a, b);
        }
        let bytes = u128::from(self.bits / 8);
        let index = self.some();
        let mask = Operand::integer(self.bits, u128::from(DATA_WORDS - 1) * bytes);
        let index = self.word(And, index, mask);
        let base = Operand::address("data");
        let address = self.writer.keep(self.bits, Operation::Binary(Add, base, index));
        let value = self.some();
        self.writer.effect(store(value, address, 0, 1));
    }

    /// A loop of a few iterations, with `depth` loops in it.
    fn nest(&mut self, depth: u32) {
        let word = Type::Integer(self.bits);
        let (head, after) = (self.writer.body.block(), self.writer.body.detached_block());
        let [counter, carried] = [0, 1].map(|_| self.writer.parameter(head, word.clone()));
        let (start, step) = (self.writer.random.u128(0..5), self.writer.random.u128(1..4));
        let times = self.writer.random.u128(1..6);
        let first = vec![Operand::integer(self.bits, start), self.some()];
        self.writer.end(Terminator::Jump(Edge::new(head, first)));
        self.writer.block = head;
        // What is defined in a loop that is entered is defined behind it.
        if self.writer.random.bool() {
            self.writer.readable.push(counter);
        }
        self.writer.readable.push(carried);
        self.work();
        if depth > 0 {
            self.nest(depth - 1);
            self.work();
        }
        let up = Operand::integer(self.bits, step);
        let next = self.word(BinaryOperator::Add, counter.into(), up);
        if self.writer.random.bool() {
            self.writer.readable.pop();
        }
        let bound = Operand::integer(self.bits, start + step * times);
        let bound = if self.writer.once_in(3) { bound } else { self.at_run_time(bound) };
        self.come_back(head, after, next, bound);
        self.writer.body.order.push(after);
        self.writer.block = after;
    }

    /// The number, computed at the entry, so that it is not known before run time.
    fn at_run_time(&mut self, number: Operand) -> Operand {
        let (block, entry) = (self.writer.block, self.writer.body.entry());
        self.writer.block = entry;
        let zero = self.writer.readable[0].into();
        let value = self.writer.binary(BinaryOperator::Add, zero, number);
        let entry = &mut self.writer.body.blocks[entry].instructions;
        let last = entry.pop().expect("it has been pushed");
        entry.insert(0, last);
        self.writer.block = block;
        value
    }

    /// Ends the block by a branch back to the head, until the counter is at its bound.
    fn come_back(&mut self, head: BlockId, after: BlockId, next: Operand, bound: Operand) {
        let (a, b) = self.writer.turned(next.clone(), bound);
        let operator = self.writer.one(&[BinaryOperator::Xor, BinaryOperator::Subtract]);
        let difference = self.writer.binary(operator, a, b);
        let test = self.writer.one(&[Test::Zero, Test::NotZero]);
        let condition = self.writer.value(TRUTH, Operation::Test(test, difference));
        let back = Edge::new(head, vec![next, self.some()]);
        let out = Edge::to(after);
        let (taken, otherwise) = if test == Test::Zero { (out, back) } else { (back, out) };
        self.writer.end(Terminator::branch(condition, taken, otherwise));
    }
}

/// f(0, x): loops over the array.
fn loops(random: &mut Rng, word_bytes: u32) -> Module {
    let word = Type::Integer(word_bytes * 8);
    let kinds = [word.clone(), word.clone()];
    let data = data(random, DATA_WORDS * u64::from(word_bytes));
    let mut nest = Nest { writer: Writer::new(random, &kinds), bits: word_bytes * 8 };
    for _ in 0..2 {
        let depth = nest.writer.random.u32(0..3);
        nest.nest(depth);
    }
    let result = nest.some();
    nest.writer.end(Terminator::Return(vec![result]));
    let function = function("f", &kinds, word, Some(nest.writer.finish()));
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
