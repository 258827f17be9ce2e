//! Functions built by hand.

#![allow(dead_code, reason = "each test uses some of it")]

use compiler::ir::{
    Body, DataLayout, Function, Instruction, Linkage, Module, Operand, Operation, Parameter,
    Terminator, Type, Value,
};

/// A function that others see.
pub fn function(name: &str, parameters: &[Type], result: Type, body: Option<Body>) -> Function {
    Function {
        name: name.into(),
        linkage: Linkage::External,
        parameters: parameters.iter().map(parameter).collect(),
        results: vec![result.clone()],
        result,
        variadic: false,
        never_returns: false,
        location: None,
        body,
    }
}

/// A parameter that is passed as it is.
pub fn parameter(kind: &Type) -> Parameter {
    Parameter::plain(kind.clone())
}

/// A module without data.
pub fn module(word_bytes: u32, functions: Vec<Function>) -> Module {
    Module {
        layout: DataLayout {
            pointer_bytes: word_bytes,
        },
        files: Default::default(),
        globals: Vec::new(),
        functions,
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
        let value = self.body.value(kind);
        self.push(Instruction::new(vec![value], operation, None));
        value.into()
    }

    /// An operation without one.
    pub fn effect(&mut self, operation: Operation) {
        self.push(Instruction::new(Vec::new(), operation, None));
    }

    /// The body, with what it returns.
    pub fn returning(mut self, results: Vec<Operand>) -> Body {
        let block = self.body.entry();
        self.body.blocks[block].end = Terminator::Return(results);
        self.body
    }
}
