//! Functions built by hand, and what several tests do with them.

#![allow(dead_code, reason = "each test uses some of it")]

use compiler::ir::{
    Body, DataLayout, Function, Global, Initial, Instruction, Linkage, Module, Operand, Operation, Reach, Terminator,
    Type, Value,
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
        alignment: 8,
        size: bytes,
        initial: Some(Initial { bytes: (0..bytes).map(|_| random.u8(..)).collect(), references: Vec::new() }),
    }
}

/// One block that grows.
pub struct Straight {
    /// The function's.
    pub body: Body,
}

impl Straight {
    /// With parameters.
    pub fn new(parameters: &[Type]) -> (Self, Vec<Value>) {
        let mut body = Body::default();
        let block = body.block();
        let values: Vec<Value> = parameters.iter().map(|a| body.value(a.clone())).collect();
        body.blocks[block].parameters.clone_from(&values);
        (Self { body }, values)
    }

    /// An instruction at the end.
    pub fn push(&mut self, instruction: Instruction) {
        let block = self.body.entry();
        self.body.blocks[block].instructions.push(instruction);
    }

    /// An operation with one result.
    pub fn value(&mut self, kind: Type, operation: Operation) -> Operand {
        let block = self.body.entry();
        self.body.append(block, kind, operation).into()
    }

    /// An operation without one.
    pub fn effect(&mut self, operation: Operation) {
        self.body.append_effect(self.body.entry(), operation);
    }

    /// The body, with what it returns.
    pub fn returning(mut self, results: Vec<Operand>) -> Body {
        let block = self.body.entry();
        self.body.blocks[block].end = Terminator::Return(results);
        self.body
    }
}
