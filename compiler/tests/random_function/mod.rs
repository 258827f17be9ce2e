//! Random lowered functions: any graph of blocks, many values, loops that run out of fuel.

mod operations;

use compiler::ir::{
    BinaryOperator, Block, BlockId, Body, DataLayout, Edge, Function, Global, Initial, Instruction,
    Linkage, Module, Operand, Operation, Slot, SlotId, Terminator, Test, Type, Value, TRUTH,
};
use fastrand::Rng;

/// Words of the global array.
pub const DATA_WORDS: u64 = 16;
/// Words of the frame's variable.
const SLOT_WORDS: u64 = 8;

/// What random functions are made of.
#[derive(Clone, Copy)]
pub struct Shape {
    pub word_bytes: u32,
    pub blocks: usize,
    pub operations: usize,
    /// Words that each block gets.
    pub words: usize,
    pub fuel: u128,
}

/// A module: `f(word, word) -> (word, word)`, which calls `g` with six words and a truth value, and an array `data`.
pub fn module(random: &mut Rng, shape: Shape) -> Module {
    let word = Type::Integer(shape.word_bytes * 8);
    let mut g = Maker::new(random, shape, &[&word; 6], true, false);
    g.whole();
    let g = (g.body, g.parameters);
    let mut f = Maker::new(random, shape, &[&word; 2], false, true);
    f.whole();
    let f = (f.body, f.parameters);
    let bytes = (0..DATA_WORDS * u64::from(shape.word_bytes))
        .map(|_| random.u8(..))
        .collect();
    let data = Global {
        name: "data".into(),
        linkage: Linkage::Internal,
        constant: false,
        alignment: 8,
        size: DATA_WORDS * u64::from(shape.word_bytes),
        initial: Some(Initial {
            bytes,
            references: Vec::new(),
        }),
    };
    Module {
        layout: DataLayout {
            pointer_bytes: shape.word_bytes,
        },
        files: Default::default(),
        globals: vec![data],
        functions: vec![function("f", f, &word), function("g", g, &word)],
    }
}

fn function(name: &str, (body, parameters): (Body, Vec<Type>), word: &Type) -> Function {
    Function::lowered(
        name.into(),
        parameters,
        vec![word.clone(), word.clone()],
        Some(body),
    )
}

/// A function that grows.
struct Maker<'a> {
    random: &'a mut Rng,
    shape: Shape,
    word: Type,
    body: Body,
    parameters: Vec<Type>,
    /// Values that every block may read.
    everywhere: Vec<Value>,
    /// Values that the block may read.
    here: Vec<Value>,
    block: BlockId,
    calls: bool,
}

impl<'a> Maker<'a> {
    fn new(random: &'a mut Rng, shape: Shape, words: &[&Type], truth: bool, calls: bool) -> Self {
        let word = Type::Integer(shape.word_bytes * 8);
        let mut parameters: Vec<Type> = words.iter().map(|kind| (*kind).clone()).collect();
        if truth {
            parameters.push(TRUTH);
        }
        let mut body = Body::default();
        let block = body.block();
        let values: Vec<_> = parameters
            .iter()
            .map(|kind| body.value(kind.clone()))
            .collect();
        body.blocks[block].parameters.clone_from(&values);
        body.slots.push(Slot {
            size: SLOT_WORDS * u64::from(shape.word_bytes),
            alignment: 8,
        });
        Self {
            random,
            shape,
            word,
            body,
            parameters,
            everywhere: values,
            here: Vec::new(),
            block,
            calls,
        }
    }

    fn whole(&mut self) {
        let (size, alignment) = (self.shape.word_bytes, u64::from(self.shape.word_bytes));
        for word in 0..SLOT_WORDS as i64 {
            let address = self.push(self.word.clone(), Operation::SlotAddress(SlotId(0)));
            let store = Operation::Store {
                value: self.number(),
                address,
                offset: word * i64::from(size),
                volatile: false,
                alignment,
            };
            self.effect(store);
        }
        for _ in 0..self.random.usize(0..self.shape.operations) {
            self.operation();
        }
        self.everywhere.append(&mut self.here);
        let exit = self.body.detached_block();
        let results = [
            self.body.value(self.word.clone()),
            self.body.value(self.word.clone()),
        ];
        self.body.blocks[exit].parameters = results.to_vec();
        self.body.blocks[exit].end =
            Terminator::Return(results.iter().map(|a| (*a).into()).collect());
        let heads: Vec<_> = (0..self.shape.blocks).map(|_| self.head()).collect();
        let fuel = Operand::integer(self.shape.word_bytes * 8, self.shape.fuel);
        let edge = self.edge(&heads, fuel);
        self.body.blocks[self.block].end = Terminator::Jump(edge);
        for &head in &heads {
            self.fill(head, &heads, exit);
        }
        let place = self.random.usize(1..=self.body.order.len());
        self.body.order.insert(place, exit);
    }

    /// A block with fuel, words and a truth value.
    fn head(&mut self) -> BlockId {
        let head = self.body.block();
        let mut parameters: Vec<_> = (0..=self.shape.words)
            .map(|_| self.body.value(self.word.clone()))
            .collect();
        parameters.push(self.body.value(TRUTH));
        self.body.blocks[head].parameters = parameters;
        head
    }

    /// The head leaves when there is no fuel, and else goes on with work and a branch.
    fn fill(&mut self, head: BlockId, heads: &[BlockId], exit: BlockId) {
        let bits = self.shape.word_bytes * 8;
        self.block = head;
        self.here = self.body.blocks[head].parameters.clone();
        let fuel = self.here.remove(0);
        let empty = self.push(TRUTH, Operation::Test(Test::Zero, fuel.into()));
        let work = self.body.block();
        let arguments = vec![self.some(false), self.some(false)];
        self.body.blocks[head].end =
            Terminator::branch(empty, Edge::new(exit, arguments), Edge::to(work));
        self.block = work;
        for _ in 0..self.random.usize(0..=self.shape.operations) {
            self.operation();
        }
        let less = Operation::Binary(
            BinaryOperator::Subtract,
            fuel.into(),
            Operand::integer(bits, 1),
        );
        let less = self.push(self.word.clone(), less);
        let condition = self.some(true);
        let first = self.edge(heads, less.clone());
        let second = self.edge(heads, less);
        self.body.blocks[work].end = match self.random.u32(0..4) {
            0 => Terminator::Jump(first),
            _ => Terminator::branch(condition, first, second),
        };
    }

    fn edge(&mut self, heads: &[BlockId], fuel: Operand) -> Edge {
        let block = heads[self.random.usize(..heads.len())];
        let mut arguments = vec![fuel];
        for _ in 0..self.shape.words {
            arguments.push(self.some(false));
        }
        arguments.push(self.some(true));
        Edge::new(block, arguments)
    }

    fn here(&mut self) -> &mut Block {
        &mut self.body.blocks[self.block]
    }

    fn effect(&mut self, operation: Operation) {
        self.here()
            .instructions
            .push(Instruction::new(Vec::new(), operation, None));
    }

    fn push(&mut self, kind: Type, operation: Operation) -> Operand {
        let value = self.body.value(kind);
        self.here()
            .instructions
            .push(Instruction::new(vec![value], operation, None));
        value.into()
    }

    /// A number, small or large.
    fn number(&mut self) -> Operand {
        let bits = self.shape.word_bytes * 8;
        let number = match self.random.u32(0..6) {
            0 => self.random.u128(..),
            1 => self.random.u128(..) << self.random.u32(0..60),
            2 => u128::MAX >> self.random.u32(60..128),
            3 => (-self.random.i128(0..300)).cast_unsigned(),
            _ => self.random.u128(0..40),
        };
        Operand::integer(bits, number)
    }

    /// A value or a constant.
    fn some(&mut self, truth: bool) -> Operand {
        let kind = if truth { TRUTH } else { self.word.clone() };
        let all = self.everywhere.iter().chain(&self.here);
        let fitting: Vec<_> = all
            .copied()
            .filter(|value| self.body.values[*value] == kind)
            .collect();
        if fitting.is_empty() || self.random.u32(0..6) == 0 {
            return if truth {
                Operand::truth(self.random.bool())
            } else {
                self.number()
            };
        }
        fitting[self.random.usize(..fitting.len())].into()
    }
}
