//! Random lowered functions: any graph of blocks, many values, loops that run out of fuel.

use compiler::interpret::{Interpreter, Limits, Rules};
use compiler::ir::{
    BinaryOperator, BlockId, Callee, Condition, Edge, Function, Guard, Instruction, Module, Operand, Operation, Reach,
    Slot, SlotId, Terminator, Test, Type, TRUTH,
};
use compiler::lower::InstructionSet;
use fastrand::Rng;
use strum::VariantArray;

use crate::building::{data, lowered_function, module as without_data, store, Writer};

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

impl Shape {
    fn bits(self) -> u32 {
        8 * self.word_bytes
    }

    fn word(self) -> Type {
        Type::Integer(self.bits())
    }
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
    let mut of_g = vec![shape.word(); 6];
    of_g.push(TRUTH);
    let g = Maker::function(random, shape, "g", &of_g, false);
    let f = Maker::function(random, shape, "f", &of_g[..2], true);
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
    writer: Writer<'a>,
    shape: Shape,
    calls: bool,
}

impl<'a> Maker<'a> {
    fn function(random: &'a mut Rng, shape: Shape, name: &str, parameters: &[Type], calls: bool) -> Function {
        let mut maker = Self { writer: Writer::new(random, parameters), shape, calls };
        maker.whole();
        lowered_function(name, parameters, &[shape.word(), shape.word()], Some(maker.writer.finish()))
    }

    fn whole(&mut self) {
        let alignment = u64::from(self.shape.word_bytes);
        self.writer.body.slots.push(Slot { size: SLOT_WORDS * alignment, alignment: 8 });
        for word in 0..SLOT_WORDS {
            let address = self.writer.value(self.shape.word(), Operation::SlotAddress(SlotId(0)));
            let value = self.writer.number(self.shape.bits());
            self.writer.effect(store(value, address, (word * alignment) as i64, alignment));
        }
        for _ in 0..self.writer.random.usize(0..self.shape.operations) {
            self.operation();
        }
        let everywhere = self.writer.readable.len();
        let exit = self.writer.body.detached_block();
        let results = [0, 1].map(|_| self.writer.parameter(exit, self.shape.word()).into());
        self.writer.body.blocks[exit].end = Terminator::Return(results.to_vec());
        let heads: Vec<_> = (0..self.shape.blocks).map(|_| self.head()).collect();
        let fuel = Operand::integer(self.shape.bits(), self.shape.fuel);
        let edge = self.edge(&heads, fuel);
        self.writer.end(Terminator::Jump(edge));
        for &head in &heads {
            self.writer.readable.truncate(everywhere);
            self.fill(head, &heads, exit);
        }
        let place = self.writer.random.usize(1..=self.writer.body.order.len());
        self.writer.body.order.insert(place, exit);
    }

    /// A block with fuel, words and a truth value.
    fn head(&mut self) -> BlockId {
        let head = self.writer.body.block();
        for _ in 0..=self.shape.words {
            self.writer.parameter(head, self.shape.word());
        }
        self.writer.parameter(head, TRUTH);
        head
    }

    /// The head leaves when there is no fuel, and else goes on with work and a branch.
    fn fill(&mut self, head: BlockId, heads: &[BlockId], exit: BlockId) {
        self.writer.block = head;
        let mut parameters = self.writer.body.blocks[head].parameters.clone();
        let fuel = parameters.remove(0);
        self.writer.readable.extend(parameters);
        let empty = self.writer.keep(1, Operation::Test(Test::Zero, fuel.into()));
        let work = self.writer.body.block();
        let arguments = vec![self.word(), self.word()];
        self.writer.end(Terminator::branch(empty, Edge::new(exit, arguments), Edge::to(work)));
        self.writer.block = work;
        for _ in 0..self.writer.random.usize(0..=self.shape.operations) {
            self.operation();
        }
        let one = Operand::integer(self.shape.bits(), 1);
        let less = self.writer.binary(BinaryOperator::Subtract, fuel.into(), one);
        let condition = self.truth();
        let first = self.edge(heads, less.clone());
        let second = self.edge(heads, less);
        let end =
            if self.writer.once_in(4) { Terminator::Jump(first) } else { Terminator::branch(condition, first, second) };
        self.writer.end(end);
    }

    fn edge(&mut self, heads: &[BlockId], fuel: Operand) -> Edge {
        let block = self.writer.one(heads);
        let mut arguments = vec![fuel];
        for _ in 0..self.shape.words {
            arguments.push(self.word());
        }
        arguments.push(self.truth());
        Edge::new(block, arguments)
    }

    fn word(&mut self) -> Operand {
        self.writer.some(self.shape.bits(), 6)
    }

    fn truth(&mut self) -> Operand {
        self.writer.some(1, 6)
    }

    /// An address in the array or in the frame, and an offset; rarely misaligned.
    fn place(&mut self) -> (Operand, i64) {
        let bytes = i64::from(self.shape.word_bytes);
        let word = self.shape.word();
        let (base, words) = if self.writer.random.bool() {
            (Operand::address("data"), DATA_WORDS)
        } else {
            (self.writer.value(word.clone(), Operation::SlotAddress(SlotId(0))), SLOT_WORDS)
        };
        let misaligned = if self.writer.once_in(5) { self.writer.random.i64(0..bytes) } else { 0 };
        if self.writer.random.bool() {
            return (base, bytes * self.writer.random.i64(0..words as i64) + misaligned);
        }
        let mask = Operand::integer(self.shape.bits(), u128::from((words - 1) * bytes.unsigned_abs()));
        let index = self.word();
        let index = self.writer.binary(BinaryOperator::And, index, mask);
        (self.writer.value(word, Operation::Binary(BinaryOperator::Add, base, index)), misaligned)
    }

    /// An address in the array or in the frame, in a register; rarely misaligned.
    fn whole_address(&mut self) -> Operand {
        let (base, offset) = self.place();
        let offset = Operand::integer(self.shape.bits(), i128::from(offset).cast_unsigned());
        self.writer.value(self.shape.word(), Operation::Binary(BinaryOperator::Add, base, offset))
    }

    fn call(&mut self) {
        let mut arguments: Vec<_> = (0..6).map(|_| self.word()).collect();
        arguments.push(self.truth());
        let results = [0, 1].map(|_| self.writer.body.value(self.shape.word())).to_vec();
        let direct = self.writer.random.bool();
        let callee = if direct { Callee::Direct("g".into()) } else { Callee::Indirect(Operand::address("g")) };
        self.writer.readable.extend(&results);
        self.writer.push(Instruction::new(results, Operation::call(callee, arguments), None));
    }

    /// How much of memory an access reaches.
    fn reach(&mut self) -> Reach {
        let narrow: &[u32] = if self.shape.word_bytes == 4 { &[1, 2] } else { &[1, 2, 4, 4] };
        let bytes = self.writer.one(narrow);
        match self.writer.random.u32(0..3) {
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
        let (a, b) = (self.word(), self.word());
        match self.writer.random.u32(0..4) {
            0 => {
                let condition = self.writer.one(Condition::VARIANTS);
                self.finish(Operation::Compare(condition, a, b), Some(1));
            }
            1 => {
                let operators = [BinaryOperator::MultiplyHigh, BinaryOperator::ShiftRightArithmetic];
                let binary = Operation::Binary(self.writer.one(&operators), a, b);
                self.finish(binary, Some(self.shape.bits()));
            }
            2 => {
                let operator = self.writer.one(&ATOMIC).into();
                let address = self.whole_address();
                self.finish(Operation::AtomicUpdate { operator, address, value: a }, Some(self.shape.bits()));
            }
            _ => {
                let address = self.whole_address();
                let exchange = Operation::AtomicCompareExchange { address, expected: a, value: b };
                self.finish(exchange, Some(self.shape.bits()));
            }
        }
        if self.writer.once_in(4) {
            self.writer.effect(Operation::Fence);
        }
    }

    /// A random operation.
    fn operation(&mut self) {
        if self.is_extended() && self.writer.once_in(4) {
            return self.extended_operation();
        }
        let alignment = u64::from(self.shape.word_bytes);
        let truth = self.writer.once_in(3);
        let bits = if truth { 1 } else { self.shape.bits() };
        let operation = match self.writer.random.u32(0..12) {
            0 if self.calls => return self.call(),
            1 | 2 => {
                let (address, offset) = self.place();
                let (value, volatile, reach) = (self.word(), self.writer.random.bool(), self.reach());
                return self.finish(Operation::Store { value, address, offset, volatile, alignment, reach }, None);
            }
            3 | 4 if !truth => {
                let (address, offset) = self.place();
                let (volatile, reach) = (self.writer.random.bool(), self.reach());
                Operation::Load { address, offset, volatile, alignment, reach }
            }
            5 | 6 => Operation::Select(self.truth(), self.writer.some(bits, 6), self.writer.some(bits, 6)),
            7 if !truth => Operation::Vote(self.truth()),
            8 if !truth => return self.allocate(),
            9 if !truth => Operation::FloatNegate(self.word()),
            _ if truth && self.writer.random.bool() => {
                Operation::Test(self.writer.one(&[Test::Zero, Test::NotZero, Test::Negative]), self.word())
            }
            _ => self.binary(bits),
        };
        self.finish(operation, Some(bits));
    }

    /// Memory below the stack pointer, rarely. Its address depends on the frame: only what is there may be looked at.
    fn allocate(&mut self) {
        if !self.writer.once_in(20) {
            return;
        }
        let alignment = u64::from(self.shape.word_bytes);
        let size = Operand::integer(self.shape.bits(), 9);
        let address = self.writer.value(self.shape.word(), Operation::AllocateDynamic(size));
        let (value, offset, volatile, reach) = (self.word(), 8, true, Reach::Whole);
        self.writer.effect(Operation::Store { value, address: address.clone(), offset, volatile, alignment, reach });
        self.finish(Operation::Load { address, offset, volatile, alignment, reach }, Some(self.shape.bits()));
    }

    fn binary(&mut self, bits: u32) -> Operation {
        use BinaryOperator::{
            Add, And, DivideUnsigned, Multiply, Or, RemainderUnsigned, ShiftLeft, ShiftRightLogical, Subtract, Xor,
        };
        const OPERATORS: [BinaryOperator; 10] =
            [And, Or, Xor, Add, Subtract, Multiply, DivideUnsigned, RemainderUnsigned, ShiftLeft, ShiftRightLogical];
        let (a, mut b) = (self.writer.some(bits, 6), self.writer.some(bits, 6));
        let operator = self.writer.one(if bits == 1 { &OPERATORS[..3] } else { &OPERATORS });
        if matches!(operator, DivideUnsigned | RemainderUnsigned) {
            b = self.writer.binary(Or, b, Operand::integer(bits, 1));
        }
        Operation::Binary(operator, a, b)
    }

    /// Appends the operation, sometimes with a guard.
    fn finish(&mut self, operation: Operation, bits: Option<u32>) {
        let guard = self
            .writer
            .once_in(4)
            .then(|| Guard { condition: self.truth(), otherwise: bits.map(|bits| self.writer.some(bits, 6)) });
        let results: Vec<_> = bits.map(|bits| self.writer.body.value(Type::Integer(bits))).into_iter().collect();
        self.writer.readable.extend(&results);
        self.writer.push(Instruction { guard, ..Instruction::new(results, operation, None) });
    }
}
