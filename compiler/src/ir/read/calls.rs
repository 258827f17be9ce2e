//! Calls and inline assembly.

use std::borrow::Cow;
use std::sync::Arc;

use super::constants::Expression;
use super::function::FunctionReader;
use super::instructions::Name;
use super::lexer::Token;
use super::refusal::{malformed, unsupported, Outcome};
use crate::ir::{
    Callee, Conversion, Instruction, Operand, Operation, Parameter, Symbol, Type, TRUTH,
};

/// Intrinsics that say something about a program and do nothing.
fn says_nothing(callee: &str) -> bool {
    const NAMES: [&str; 7] = [
        "llvm.assume",
        "llvm.donothing",
        "llvm.experimental.noalias.scope.decl",
        "llvm.sideeffect",
        "llvm.pseudoprobe",
        "llvm.fake.use",
        "llvm.var.annotation",
    ];
    NAMES.contains(&callee)
        || callee.starts_with("llvm.dbg.")
        || callee.starts_with("llvm.lifetime.")
        || callee.starts_with("llvm.prefetch.")
}

/// Arguments of a call.
#[derive(Default)]
struct Arguments {
    values: Vec<Operand>,
    parameters: Vec<Parameter>,
    alignments: Vec<Option<u64>>,
}

/// The constraint, a register where it leaves the choice: `imr` (`g` in C), `rm`.
fn in_register(constraint: &str) -> Cow<'_, str> {
    let letters = constraint.trim_start_matches(['=', '&', '%']);
    let choice = letters.len() > 1 && letters.bytes().all(|one| b"imrgnosX".contains(&one));
    if choice && letters.contains(['r', 'g']) {
        let prefix = &constraint[..constraint.len() - letters.len()];
        return Cow::Owned(format!("{prefix}r"));
    }
    Cow::Borrowed(constraint)
}

impl<'t> FunctionReader<'_, 't> {
    /// What stands behind `call`.
    pub(super) fn call(&mut self, name: Name<'t>) -> Outcome<()> {
        self.reader.passing()?;
        let result = self.reader.kind()?;
        let mut prototype = None;
        if *self.reader.lexer.token() == Token::Sign('(') {
            // `(...)` alone is a function without a prototype, which is called with what it is given.
            prototype = Some(self.prototype()?).filter(|found| *found != (0, true));
        }
        let callee = match self.reader.lexer.token().clone() {
            Token::Word("asm") => {
                self.reader.lexer.advance()?;
                return self.assembly(name, result);
            }
            Token::Local(_) => Callee::Indirect(self.operand(&Type::Pointer)?),
            _ => match self.reader.constant(&Type::Pointer, 0)? {
                Expression::Address {
                    symbol, addend: 0, ..
                } => Callee::Direct(symbol),
                expression => {
                    let block = self.block.unwrap_or(crate::ir::BlockId(0));
                    Callee::Indirect(self.materialize(&expression, block)?)
                }
            },
        };
        if let Callee::Direct(symbol) = &callee {
            if says_nothing(symbol) {
                self.reader.skip_balanced()?;
                return self.call_ending(true);
            }
        }
        let mut arguments = self.arguments()?;
        let variadic = matches!(prototype, Some((_, true)));
        if let Some((fixed, true)) = prototype {
            self.further(&mut arguments, fixed)?;
            arguments.parameters.truncate(fixed);
        }
        self.call_ending(false)?;
        let operation = Operation::Call {
            callee,
            arguments: arguments.values,
            parameters: arguments.parameters,
            variadic,
        };
        self.call_result(name, result, operation)
    }

    fn call_result(&mut self, name: Name<'t>, kind: Type, operation: Operation) -> Outcome<()> {
        if kind == Type::Void {
            return self.put(Instruction::new(Vec::new(), operation, None));
        }
        self.result(name, kind, operation)
    }

    /// `(ptr, ...)`: how many are fixed, and whether more may follow.
    fn prototype(&mut self) -> Outcome<(usize, bool)> {
        let mut fixed = 0;
        self.reader.sign('(')?;
        while !self.reader.take_sign(')')? {
            if fixed > 0 {
                self.reader.sign(',')?;
            }
            if *self.reader.lexer.token() == Token::Ellipsis {
                self.reader.lexer.advance()?;
                self.reader.sign(')')?;
                return Ok((fixed, true));
            }
            self.reader.kind()?;
            fixed += 1;
        }
        Ok((fixed, false))
    }

    fn arguments(&mut self) -> Outcome<Arguments> {
        let mut arguments = Arguments::default();
        self.reader.sign('(')?;
        while !self.reader.take_sign(')')? {
            if !arguments.values.is_empty() {
                self.reader.sign(',')?;
            }
            let position = self.reader.lexer.start();
            if matches!(self.reader.lexer.token(), Token::Word("metadata" | "token")) {
                let message = "a call with metadata is not supported";
                return Err(unsupported(position, message));
            }
            let kind = self.reader.kind()?;
            let passing = self.reader.passing()?;
            arguments.alignments.push(passing.alignment);
            let value = self.operand(&kind)?;
            arguments.values.push(value);
            arguments.parameters.push(passing.parameter(kind));
        }
        Ok(arguments)
    }

    /// `#10 [ "align"(ptr %x) ]` behind the arguments.
    fn call_ending(&mut self, skipped: bool) -> Outcome<()> {
        while matches!(self.reader.lexer.token(), Token::Attributes(_)) {
            self.reader.lexer.advance()?;
        }
        if *self.reader.lexer.token() == Token::Sign('[') {
            if !skipped {
                let message = "a call with operand bundles is not supported";
                return Err(unsupported(self.reader.statement, message));
            }
            self.reader.skip_balanced()?;
        }
        Ok(())
    }

    /// Further arguments of a variadic call: the address of a copy takes the place of what is passed by value, since what the
    /// parameters say of it is not kept; narrow integers are widened, as `va_arg` counts on.
    fn further(&mut self, arguments: &mut Arguments, fixed: usize) -> Outcome<()> {
        for index in fixed..arguments.values.len() {
            let parameter = arguments.parameters[index].clone();
            let value = arguments.values[index].clone();
            if let Some(kind) = parameter.by_value {
                let alignment = arguments.alignments[index];
                arguments.values[index] = self.copy(value, kind, alignment)?;
            } else if let Type::Integer(bits @ (1..=31 | 33..=63)) = parameter.kind {
                let wide = self
                    .body
                    .value(Type::Integer(if bits < 32 { 32 } else { 64 }));
                let conversion = match parameter.sign_extended {
                    Some(true) => Conversion::ExtendSign,
                    _ => Conversion::ExtendZero,
                };
                let operation = Operation::Convert(conversion, value);
                self.put(Instruction::new(vec![wide], operation, None))?;
                arguments.values[index] = wide.into();
            }
        }
        Ok(())
    }

    /// The address of a copy of what lies at an address.
    fn copy(&mut self, from: Operand, kind: Type, alignment: Option<u64>) -> Outcome<Operand> {
        let layout = self.reader.layout;
        let size = layout.size_of(&kind);
        let copy = self.body.value(Type::Pointer);
        let allocate = Operation::Allocate {
            alignment: alignment.unwrap_or_else(|| layout.alignment_of(&kind)),
            element: kind,
            count: Operand::integer(32, 1),
        };
        let entry = self.body.entry();
        let instruction = Instruction::new(vec![copy], allocate, None);
        self.body.blocks[entry].instructions.insert(0, instruction);
        let bits = layout.pointer_bytes * 8;
        let parameter = |kind: Type| Parameter::plain(kind);
        let kinds = [Type::Pointer, Type::Pointer, layout.word(), TRUTH];
        let operation = Operation::Call {
            callee: Callee::Direct(Symbol::from(format!("llvm.memcpy.p0.p0.i{bits}"))),
            arguments: vec![
                copy.into(),
                from,
                Operand::integer(bits, u128::from(size)),
                Operand::truth(false),
            ],
            parameters: kinds.map(parameter).to_vec(),
            variadic: false,
        };
        self.put(Instruction::new(Vec::new(), operation, None))?;
        Ok(copy.into())
    }

    /// `sideeffect "text", "constraints"(i32 %0)` behind `asm`.
    fn assembly(&mut self, name: Name<'t>, result: Type) -> Outcome<()> {
        let mut effects = false;
        loop {
            match self.reader.lexer.token() {
                Token::Word("sideeffect") => effects = true,
                Token::Word("alignstack" | "unwind") => {}
                Token::Word("inteldialect") => {
                    let message = "assembly of another machine is not supported";
                    return Err(unsupported(self.reader.statement, message));
                }
                _ => break,
            }
            self.reader.lexer.advance()?;
        }
        let text = self.quoted()?;
        self.reader.sign(',')?;
        let constraints = self.quoted()?;
        let constraints: Vec<Cow<'_, str>> = constraints.split(',').map(in_register).collect();
        let constraints = Arc::from(constraints.join(","));
        let arguments = self.arguments()?;
        self.call_ending(false)?;
        let operation = Operation::InlineAssembly {
            text,
            constraints,
            arguments: arguments.values,
            effects,
        };
        self.call_result(name, result, operation)
    }

    fn quoted(&mut self) -> Outcome<Arc<str>> {
        let position = self.reader.lexer.start();
        match self.reader.lexer.advance()? {
            Token::Text(bytes) => Ok(Arc::from(&*String::from_utf8_lossy(&bytes))),
            _ => Err(malformed(position, "a string is missing")),
        }
    }
}
