//! Instructions on memory and addresses.

use std::sync::Arc;

use super::function::FunctionReader;
use super::instructions::Name;
use super::lexer::Token;
use super::refusal::{malformed, unsupported, Outcome};
use crate::ir::{Instruction, Operand, Operation, Type, TRUTH};

impl<'t> FunctionReader<'_, 't> {
    /// The instruction on memory that begins with a word.
    pub(super) fn memory_instruction(&mut self, word: &str, name: Name<'t>) -> Outcome<()> {
        match word {
            "load" => self.load(name),
            "store" => self.store(),
            "getelementptr" => self.element(name),
            "alloca" => self.allocate(name),
            "atomicrmw" => self.atomic_update(name),
            "cmpxchg" => self.compare_exchange(name),
            "fence" => {
                self.ordering()?;
                self.put(Instruction::new(Vec::new(), Operation::Fence, None))
            }
            "addrspacecast" => Err(unsupported(
                self.reader.statement,
                "address spaces are not supported: HARP has one",
            )),
            _ => Err(unsupported(
                self.reader.statement,
                format!("the instruction {word:?} is not supported"),
            )),
        }
    }

    /// `syncscope("x") seq_cst`, or nothing.
    fn ordering(&mut self) -> Outcome<()> {
        loop {
            match self.reader.lexer.token() {
                Token::Word("syncscope") => {
                    self.reader.lexer.advance()?;
                    self.reader.skip_balanced()?;
                }
                Token::Word(
                    "unordered" | "monotonic" | "acquire" | "release" | "acq_rel" | "seq_cst",
                ) => {
                    self.reader.lexer.advance()?;
                }
                _ => return Ok(()),
            }
        }
    }

    /// `, align 4`, or the type's own.
    fn alignment(&mut self, kind: &Type) -> Outcome<u64> {
        if *self.reader.lexer.token() == Token::Sign(',') {
            let comma = self.reader.lexer.start();
            self.reader.lexer.advance()?;
            if self.reader.take_word("align")? {
                let alignment = self.reader.count()?;
                if !alignment.is_power_of_two() || alignment > 1 << 32 {
                    let message = "an alignment is no power of 2";
                    return Err(malformed(self.reader.statement, message));
                }
                return Ok(alignment);
            }
            self.reader.lexer.seek(comma)?;
        }
        Ok(self.reader.layout.alignment_of(kind))
    }

    fn load(&mut self, name: Name<'t>) -> Outcome<()> {
        let atomic = self.reader.take_word("atomic")?;
        let volatile = self.reader.take_word("volatile")?;
        let kind = self.reader.kind()?;
        self.reader.sign(',')?;
        let (_, address) = self.typed_operand()?;
        self.ordering()?;
        let alignment = self.alignment(&kind)?;
        let operation = Operation::Load {
            address,
            offset: 0,
            volatile: volatile || atomic,
            alignment,
        };
        self.result(name, kind, operation)
    }

    fn store(&mut self) -> Outcome<()> {
        let atomic = self.reader.take_word("atomic")?;
        let volatile = self.reader.take_word("volatile")?;
        let (kind, value) = self.typed_operand()?;
        self.reader.sign(',')?;
        let (_, address) = self.typed_operand()?;
        self.ordering()?;
        let alignment = self.alignment(&kind)?;
        let operation = Operation::Store {
            value,
            address,
            offset: 0,
            volatile: volatile || atomic,
            alignment,
        };
        self.put(Instruction::new(Vec::new(), operation, None))
    }

    fn element(&mut self, name: Name<'t>) -> Outcome<()> {
        self.flags()?;
        if self.reader.take_word("inrange")? {
            self.reader.skip_balanced()?;
        }
        let element = self.reader.kind()?;
        self.reader.sign(',')?;
        let (_, base) = self.typed_operand()?;
        let mut indices = Vec::new();
        while *self.reader.lexer.token() == Token::Sign(',') {
            let comma = self.reader.lexer.start();
            self.reader.lexer.advance()?;
            if matches!(self.reader.lexer.token(), Token::Metadata(_)) {
                self.reader.lexer.seek(comma)?;
                break;
            }
            indices.push(self.typed_operand()?.1);
        }
        let operation = Operation::ElementAddress {
            base,
            element,
            indices,
        };
        self.result(name, Type::Pointer, operation)
    }

    fn allocate(&mut self, name: Name<'t>) -> Outcome<()> {
        if self.reader.take_word("inalloca")? {
            let message = "inalloca is not supported";
            return Err(unsupported(self.reader.statement, message));
        }
        let element = self.reader.kind()?;
        let mut count = Operand::integer(32, 1);
        if *self.reader.lexer.token() == Token::Sign(',') {
            let comma = self.reader.lexer.start();
            self.reader.lexer.advance()?;
            match self.reader.lexer.token() {
                Token::Word("align" | "addrspace") | Token::Metadata(_) => {
                    self.reader.lexer.seek(comma)?;
                }
                _ => count = self.typed_operand()?.1,
            }
        }
        let alignment = self.alignment(&element)?;
        let operation = Operation::Allocate {
            element,
            count,
            alignment,
        };
        self.result(name, Type::Pointer, operation)
    }

    fn atomic_update(&mut self, name: Name<'t>) -> Outcome<()> {
        self.reader.take_word("volatile")?;
        let position = self.reader.lexer.start();
        let Token::Word(operator) = self.reader.lexer.advance()? else {
            return Err(malformed(position, "an operation is missing"));
        };
        let operator = Arc::from(operator);
        let (_, address) = self.typed_operand()?;
        self.reader.sign(',')?;
        let (kind, value) = self.typed_operand()?;
        self.ordering()?;
        let operation = Operation::AtomicUpdate {
            operator,
            address,
            value,
        };
        self.result(name, kind, operation)
    }

    fn compare_exchange(&mut self, name: Name<'t>) -> Outcome<()> {
        self.reader.take_word("weak")?;
        self.reader.take_word("volatile")?;
        let (_, address) = self.typed_operand()?;
        self.reader.sign(',')?;
        let (kind, expected) = self.typed_operand()?;
        self.reader.sign(',')?;
        let (_, value) = self.typed_operand()?;
        self.ordering()?;
        let operation = Operation::AtomicCompareExchange {
            address,
            expected,
            value,
        };
        let kind = Type::Structure {
            fields: vec![kind, TRUTH],
            packed: false,
        };
        self.result(name, kind, operation)
    }
}
