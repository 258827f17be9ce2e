//! Random lowered functions: any graph of blocks, many values, loops that run out of fuel.

use compiler::interpret::{Interpreter, Limits, Rules};
use compiler::ir::{
    BinaryOperator, Block, BlockId, Body, Callee, Condition, Edge, Function, Guard, Instruction, Module, Operand,
    Operation, Reach, Slot, SlotId, Terminator, Test, Type, Value, TRUTH,
};
use compiler::lower::InstructionSet;
use fastrand::Rng;
use strum::VariantArray;

use crate::building::{data, lowered_function, module as without_data, store};

/// Words of the global array.
pub const DATA_WORDS: u64 = 16;
/// Words of the frame's variable.
const SLOT_WORDS: u64 = 8;

/// LLVM's words for the atomic operations that lowered functions hold.
const ATOMIC: [&str; 9] = ["xchg", "add", "and", "or", "xor", "max", "min", "umax", "umin"];

/// What random functions are made of.
#[derive(Clone, Copy)]
struct Shape {
    instructions: InstructionSet,
    word_bytes: u32,
    blocks: usize,
    operations: usize,
    /// Words that each block gets.
    words: usize,
    fuel: u128,
}

/// A module: `f(word, word) -> (word, word)`, which calls `g` with six words and a truth value, and an array `data`.
pub fn module(random: &mut Rng, word_bytes: u32, instructions: InstructionSet) -> Module {
    let shape = Shape {
        instructions,
        word_bytes,
        blocks: random.usize(1..7),
        operations: random.usize(1..14),
        words: random.usize(0..6),
        fuel: random.u128(1..40),
    };
    let word = Type::Integer(word_bytes * 8);
    let mut g = Maker::new(random, shape, &[&word; 6], true, false);
    let g = g.function("g");
    let mut f = Maker::new(random, shape, &[&word; 2], false, true);
    let f = f.function("f");
    let data = data(random, DATA_WORDS * u64::from(word_bytes));
    Module { globals: vec![data], ..without_data(word_bytes, vec![f, g]) }
}

/// What `f` gives, and the words of the array after it, as the interpreter runs it.
pub fn interpreted(module: &Module, arguments: &[u128]) -> (Vec<u128>, Vec<u128>) {
    let limits = Limits { memory_bytes: 1 << 18, steps: 1_000_000 };
    let mut interpreter = Interpreter::new(module, Rules::Harp, limits).expect("an interpreter");
    let results = interpreter.call("f", arguments).unwrap_or_else(|stop| panic!("{stop:?}\n{module}"));
    let word = module.layout.pointer_bytes;
    let start = interpreter.address("data").expect("data");
    let data = (0..DATA_WORDS)
        .map(|index| start + index * u64::from(word))
        .map(|address| interpreter.memory.load(address, word).expect("data"))
        .collect();
    (results, data)
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
        let values: Vec<_> = parameters.iter().map(|kind| body.value(kind.clone())).collect();
        body.blocks[block].parameters.clone_from(&values);
        body.slots.push(Slot { size: SLOT_WORDS * u64::from(shape.word_bytes), alignment: 8 });
        Self { random, shape, word, body, parameters, everywhere: values, here: Vec::new(), block, calls }
    }

    fn function(&mut self, name: &str) -> Function {
        self.whole();
        let results = [self.word.clone(), self.word.clone()];
        let body = Some(std::mem::take(&mut self.body));
        lowered_function(name, &self.parameters, &results, body)
    }

    fn whole(&mut self) {
        let (size, alignment) = (self.shape.word_bytes, u64::from(self.shape.word_bytes));
        for word in 0..SLOT_WORDS as i64 {
            let address = self.push(self.word.clone(), Operation::SlotAddress(SlotId(0)));
            let value = self.number();
            self.effect(store(value, address, word * i64::from(size), alignment));
        }
        for _ in 0..self.random.usize(0..self.shape.operations) {
            self.operation();
        }
        self.everywhere.append(&mut self.here);
        let exit = self.body.detached_block();
        let results = [self.body.value(self.word.clone()), self.body.value(self.word.clone())];
        self.body.blocks[exit].parameters = results.to_vec();
        self.body.blocks[exit].end = Terminator::Return(results.iter().map(|a| (*a).into()).collect());
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
        let mut parameters: Vec<_> = (0..=self.shape.words).map(|_| self.body.value(self.word.clone())).collect();
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
        self.body.blocks[head].end = Terminator::branch(empty, Edge::new(exit, arguments), Edge::to(work));
        self.block = work;
        for _ in 0..self.random.usize(0..=self.shape.operations) {
            self.operation();
        }
        let less = Operation::Binary(BinaryOperator::Subtract, fuel.into(), Operand::integer(bits, 1));
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
        self.body.append_effect(self.block, operation);
    }

    fn push(&mut self, kind: Type, operation: Operation) -> Operand {
        self.body.append(self.block, kind, operation).into()
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
        let fitting: Vec<_> = all.copied().filter(|value| self.body.values[*value] == kind).collect();
        if fitting.is_empty() || self.random.u32(0..6) == 0 {
            return if truth { Operand::truth(self.random.bool()) } else { self.number() };
        }
        fitting[self.random.usize(..fitting.len())].into()
    }

    /// An address in the array or in the frame, and an offset; rarely misaligned.
    fn place(&mut self) -> (Operand, i64) {
        let bytes = i64::from(self.shape.word_bytes);
        let (base, words) = if self.random.bool() {
            (Operand::address("data"), DATA_WORDS)
        } else {
            let slot = Operation::SlotAddress(SlotId(0));
            (self.push(self.word.clone(), slot), SLOT_WORDS)
        };
        let misaligned = if self.random.u32(0..5) == 0 { self.random.i64(0..bytes) } else { 0 };
        let offset = bytes * self.random.i64(0..words as i64) + misaligned;
        if self.random.bool() {
            return (base, offset);
        }
        let bits = self.shape.word_bytes * 8;
        let mask = Operand::integer(bits, u128::from((words - 1) * bytes.unsigned_abs()));
        let index = Operation::Binary(BinaryOperator::And, self.some(false), mask);
        let index = self.push(self.word.clone(), index);
        let sum = Operation::Binary(BinaryOperator::Add, base, index);
        (self.push(self.word.clone(), sum), misaligned)
    }

    fn call(&mut self) {
        let address = Operand::address("g");
        let mut arguments: Vec<_> = (0..6).map(|_| self.some(false)).collect();
        arguments.push(self.some(true));
        let results = vec![self.body.value(self.word.clone()), self.body.value(self.word.clone())];
        let operation = Operation::Call {
            callee: if self.random.bool() { Callee::Direct("g".into()) } else { Callee::Indirect(address) },
            arguments,
            parameters: Vec::new(),
            variadic: false,
        };
        self.here.extend(&results);
        self.here().instructions.push(Instruction::new(results, operation, None));
    }

    /// How much of memory an access reaches.
    fn reach(&mut self) -> Reach {
        let narrow = match self.shape.word_bytes {
            4 => [1, 2],
            _ => [1 << self.random.u32(0..2), 4],
        };
        let bytes = narrow[self.random.usize(0..2)];
        match self.random.u32(0..3) {
            _ if !self.is_extended() => Reach::Whole,
            0 => Reach::Whole,
            1 => Reach::Bytes(bytes),
            _ => Reach::SignedBytes(bytes),
        }
    }

    fn is_extended(&self) -> bool {
        self.shape.instructions == InstructionSet::EXTENDED
    }

    /// An operation that only the extension has.
    fn extended_operation(&mut self) {
        let word = Some(self.word.clone());
        match self.random.u32(0..4) {
            0 => {
                let conditions = Condition::VARIANTS;
                let condition = conditions[self.random.usize(..conditions.len())];
                let compare = Operation::Compare(condition, self.some(false), self.some(false));
                self.finish(compare, Some(TRUTH));
            }
            1 => {
                let operators = [BinaryOperator::MultiplyHigh, BinaryOperator::ShiftRightArithmetic];
                let operator = operators[self.random.usize(0..2)];
                let binary = Operation::Binary(operator, self.some(false), self.some(false));
                self.finish(binary, word);
            }
            2 => {
                let operator = ATOMIC[self.random.usize(..ATOMIC.len())].into();
                let update =
                    Operation::AtomicUpdate { operator, address: self.whole_address(), value: self.some(false) };
                self.finish(update, word);
            }
            _ => {
                let exchange = Operation::AtomicCompareExchange {
                    address: self.whole_address(),
                    expected: self.some(false),
                    value: self.some(false),
                };
                self.finish(exchange, word);
            }
        }
        if self.random.u32(0..4) == 0 {
            self.effect(Operation::Fence);
        }
    }

    /// An address in the array or in the frame, in a register; rarely misaligned.
    fn whole_address(&mut self) -> Operand {
        let (base, offset) = self.place();
        let bits = self.shape.word_bytes * 8;
        let offset = Operand::integer(bits, i128::from(offset).cast_unsigned());
        let sum = Operation::Binary(BinaryOperator::Add, base, offset);
        self.push(self.word.clone(), sum)
    }

    /// A random operation.
    fn operation(&mut self) {
        if self.is_extended() && self.random.u32(0..4) == 0 {
            return self.extended_operation();
        }
        let alignment = u64::from(self.shape.word_bytes);
        let truth = self.random.u32(0..3) == 0;
        let operation = match self.random.u32(0..12) {
            0 if self.calls => return self.call(),
            1 | 2 => {
                let (address, offset) = self.place();
                let store = Operation::Store {
                    value: self.some(false),
                    address,
                    offset,
                    volatile: self.random.bool(),
                    alignment,
                    reach: self.reach(),
                };
                return self.finish(store, None);
            }
            3 | 4 if !truth => {
                let (address, offset) = self.place();
                Operation::Load { address, offset, volatile: self.random.bool(), alignment, reach: self.reach() }
            }
            5 | 6 => Operation::Select(self.some(true), self.some(truth), self.some(truth)),
            7 if !truth => Operation::Vote(self.some(true)),
            8 if !truth => Operation::AllocateDynamic(Operand::integer(8 * self.shape.word_bytes, 9)),
            9 if !truth => Operation::FloatNegate(self.some(false)),
            _ if truth && self.random.bool() => {
                let test = [Test::Zero, Test::NotZero, Test::Negative][self.random.usize(0..3)];
                Operation::Test(test, self.some(false))
            }
            _ => self.binary(truth),
        };
        if let Operation::AllocateDynamic(_) = operation {
            if self.random.u32(0..20) != 0 {
                return;
            }
            // Its address depends on the frame: only what it points to may be looked at.
            let address = self.push(self.word.clone(), operation);
            let value = self.some(false);
            let (offset, volatile) = (8, true);
            self.effect(Operation::Store {
                value,
                address: address.clone(),
                offset,
                volatile,
                alignment,
                reach: Reach::Whole,
            });
            let load = Operation::Load { address, offset, volatile, alignment, reach: Reach::Whole };
            return self.finish(load, Some(self.word.clone()));
        }
        let kind = if truth { TRUTH } else { self.word.clone() };
        self.finish(operation, Some(kind));
    }

    fn binary(&mut self, truth: bool) -> Operation {
        use BinaryOperator::{
            Add, And, DivideUnsigned, Multiply, Or, RemainderUnsigned, ShiftLeft, ShiftRightLogical, Subtract, Xor,
        };
        let (a, b) = (self.some(truth), self.some(truth));
        let operators: &[BinaryOperator] = if truth {
            &[And, Or, Xor]
        } else {
            &[Add, Subtract, Multiply, DivideUnsigned, RemainderUnsigned, ShiftLeft, ShiftRightLogical, And, Or, Xor]
        };
        let operator = operators[self.random.usize(..operators.len())];
        let b = if matches!(operator, DivideUnsigned | RemainderUnsigned) {
            let one = Operand::integer(self.shape.word_bytes * 8, 1);
            self.push(self.word.clone(), Operation::Binary(Or, b, one))
        } else {
            b
        };
        Operation::Binary(operator, a, b)
    }

    /// Appends the operation, sometimes with a guard.
    fn finish(&mut self, operation: Operation, kind: Option<Type>) {
        let guarded = self.random.u32(0..4) == 0;
        let guard = guarded.then(|| Guard {
            condition: self.some(true),
            otherwise: kind.clone().map(|kind| self.some(kind == TRUTH)),
        });
        let results: Vec<_> = kind.map(|kind| self.body.value(kind)).into_iter().collect();
        let mut instruction = Instruction::new(results.clone(), operation, None);
        instruction.guard = guard;
        self.here().instructions.push(instruction);
        self.here.extend(results);
    }
}
