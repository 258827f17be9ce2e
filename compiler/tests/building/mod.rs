//! Functions built by hand, and what several tests do with them.

#![allow(dead_code, reason = "each test uses some of it")]

use std::ops::{Deref, DerefMut};

use compiler::ir::{
    BinaryOperator, BlockId, Body, DataLayout, Function, Global, Initial, Instruction, Linkage, Module, Operand,
    Operation, Reach, Terminator, Type, Value,
};
use compiler::Target;
use fastrand::Rng;
use isa::{ArchId, DivergenceMechanism, Reconvergence};

/// A core on whose stack lanes part.
pub fn target(arch: &str) -> Target {
    let arch = ArchId::parse_toolchain(arch).expect("an ArchID");
    Target::new(arch, DivergenceMechanism::Stack, Reconvergence::Implicit).expect("a target")
}

/// A function that others see.
pub fn function(name: &str, parameters: &[Type], result: Type, body: Option<Body>) -> Function {
    Function { result: result.clone(), ..lowered_function(name, parameters, &[result], body) }
}

/// A lowered function that others see.
pub fn lowered_function(name: &str, parameters: &[Type], results: &[Type], body: Option<Body>) -> Function {
    Function::lowered(name.into(), parameters.to_vec(), results.to_vec(), body)
}

/// A module without data.
pub fn module(word_bytes: u32, functions: Vec<Function>) -> Module {
    Module {
        layout: DataLayout { pointer_bytes: word_bytes },
        files: Default::default(),
        globals: Vec::new(),
        functions,
    }
}

/// A load of what may be cached.
pub fn load(address: Operand, offset: i64, alignment: u64) -> Operation {
    Operation::Load { address, offset, volatile: false, alignment, reach: Reach::Whole }
}

/// A store of what may be cached.
pub fn store(value: Operand, address: Operand, offset: i64, alignment: u64) -> Operation {
    Operation::Store { value, address, offset, volatile: false, alignment, reach: Reach::Whole }
}

/// An array `data` of so many bytes, which hold anything.
pub fn data(random: &mut Rng, bytes: u64) -> Global {
    Global {
        name: "data".into(),
        linkage: Linkage::Internal,
        constant: false,
        thread_local: false,
        per_group: false,
        alignment: 8,
        size: bytes,
        initial: Some(Initial { bytes: (0..bytes).map(|_| random.u8(..)).collect(), references: Vec::new() }),
    }
}

/// A body that grows at the end of one block, then of another.
pub struct Growing {
    /// The function's.
    pub body: Body,
    /// The block at whose end operations are put; the entry first.
    pub block: BlockId,
}

impl Growing {
    /// An entry with parameters.
    pub fn new(parameters: &[Type]) -> (Self, Vec<Value>) {
        let mut body = Body::default();
        let block = body.block();
        let mut growing = Self { body, block };
        let values = parameters.iter().map(|kind| growing.parameter(block, kind.clone())).collect();
        (growing, values)
    }

    /// Another parameter of a block.
    pub fn parameter(&mut self, block: BlockId, kind: Type) -> Value {
        let value = self.body.value(kind);
        self.body.blocks[block].parameters.push(value);
        value
    }

    /// An instruction at the end.
    pub fn push(&mut self, instruction: Instruction) {
        self.body.blocks[self.block].instructions.push(instruction);
    }

    /// An operation with one result.
    pub fn value(&mut self, kind: Type, operation: Operation) -> Operand {
        self.body.append(self.block, kind, operation).into()
    }

    /// An operation on two operands of the result's type.
    pub fn binary(&mut self, operator: BinaryOperator, a: Operand, b: Operand) -> Operand {
        let kind = self.body.type_of(&a);
        let kind = if kind == Type::Pointer { self.body.type_of(&b) } else { kind };
        self.value(kind, Operation::Binary(operator, a, b))
    }

    /// An operation without a result.
    pub fn effect(&mut self, operation: Operation) {
        self.body.append_effect(self.block, operation);
    }

    /// Where the block goes.
    pub fn end(&mut self, end: Terminator) {
        self.body.blocks[self.block].end = end;
    }

    /// The body, with what it returns.
    pub fn returning(mut self, results: Vec<Operand>) -> Body {
        self.end(Terminator::Return(results));
        self.body
    }
}

/// Writes a random body: what the writers of random functions of all forms share.
pub struct Writer<'r> {
    pub random: &'r mut Rng,
    growing: Growing,
    /// Values that the block may read.
    pub readable: Vec<Value>,
}

impl Deref for Writer<'_> {
    type Target = Growing;

    fn deref(&self) -> &Growing {
        &self.growing
    }
}

impl DerefMut for Writer<'_> {
    fn deref_mut(&mut self) -> &mut Growing {
        &mut self.growing
    }
}

impl<'r> Writer<'r> {
    /// A body whose entry may read its parameters.
    pub fn new(random: &'r mut Rng, parameters: &[Type]) -> Self {
        let (growing, readable) = Growing::new(parameters);
        Self { random, growing, readable }
    }

    /// A body that goes on growing at the end of a block, which may read these values.
    pub fn at(random: &'r mut Rng, body: Body, block: BlockId, readable: Vec<Value>) -> Self {
        Self { random, growing: Growing { body, block }, readable }
    }

    /// The body.
    pub fn finish(self) -> Body {
        self.growing.body
    }

    /// Happens once in so many times.
    pub fn once_in(&mut self, times: u32) -> bool {
        self.random.u32(0..times) == 0
    }

    /// One of these.
    pub fn one<T: Clone>(&mut self, of: &[T]) -> T {
        of[self.random.usize(..of.len())].clone()
    }

    /// The operands as they are, or turned round.
    pub fn turned(&mut self, a: Operand, b: Operand) -> (Operand, Operand) {
        if self.random.bool() {
            (a, b)
        } else {
            (b, a)
        }
    }

    /// A number that is likely to be small, or at an edge.
    pub fn number(&mut self, bits: u32) -> Operand {
        let random = self.random.u128(..);
        let all = u128::MAX >> (128 - bits);
        let power = 1 << self.random.u32(0..bits);
        let number = match self.random.u8(0..14) {
            0 => 0,
            1 => 1,
            2 => all,
            3 => all >> 1,
            4 => (all >> 1) + 1,
            5 => random % 16,
            6 => u128::MAX - random % 16,
            7 => power,
            8 => power - 1,
            9 | 10 => random % 40,
            _ => random >> self.random.u32(0..bits),
        };
        Operand::integer(bits, number)
    }

    /// The values of a type that the block may read.
    pub fn readable_as(&self, kind: &Type) -> Vec<Value> {
        self.readable.iter().copied().filter(|value| self.body.values[*value] == *kind).collect()
    }

    /// A value of so many bits that the block may read or, once in so many times, a constant.
    pub fn some(&mut self, bits: u32, constant_in: u32) -> Operand {
        let fitting = self.readable_as(&Type::Integer(bits));
        if fitting.is_empty() || self.once_in(constant_in) {
            return self.number(bits);
        }
        self.one(&fitting).into()
    }

    /// An operation whose result of so many bits may be read.
    pub fn keep(&mut self, bits: u32, operation: Operation) -> Operand {
        let value = self.value(Type::Integer(bits), operation);
        self.readable.extend(value.value());
        value
    }
}
