//! Ends of blocks.

use super::function::{FunctionReader, Incoming};
use super::lexer::Token;
use super::refusal::{malformed, unsupported, Outcome};
use crate::ir::{BlockId, Conversion, Edge, Instruction, Operation, Terminator, Type};

impl FunctionReader<'_, '_> {
    /// The terminator that begins with a word. `false` if none does.
    pub(super) fn terminator(&mut self, word: &str, block: BlockId) -> Outcome<bool> {
        let end = match word {
            "br" => self.branch()?,
            "switch" => self.switch()?,
            "indirectbr" => self.indirect(block)?,
            "ret" => self.return_value()?,
            "unreachable" => Terminator::Unreachable,
            "invoke" | "resume" | "cleanupret" | "catchret" | "catchswitch" => {
                let message = "exceptions are not supported";
                return Err(unsupported(self.reader.statement, message));
            }
            "callbr" => {
                let message = "asm goto is not supported";
                return Err(unsupported(self.reader.statement, message));
            }
            _ => return Ok(false),
        };
        self.body.blocks[block].end = end;
        self.block = None;
        Ok(true)
    }

    /// `label %x`
    fn edge(&mut self) -> Outcome<Edge> {
        self.reader.word("label")?;
        let block = self.label_name()?;
        Ok(Edge::to(block))
    }

    /// `%x`, a block's label.
    pub(super) fn label_name(&mut self) -> Outcome<BlockId> {
        let position = self.reader.lexer.start();
        match self.reader.lexer.advance()? {
            Token::Local(name) => Ok(self.label(name)),
            _ => Err(malformed(position, "a label is missing")),
        }
    }

    fn branch(&mut self) -> Outcome<Terminator> {
        if matches!(self.reader.lexer.token(), Token::Word("label")) {
            return Ok(Terminator::Jump(self.edge()?));
        }
        let (_, condition) = self.typed_operand()?;
        self.reader.sign(',')?;
        let taken = self.edge()?;
        self.reader.sign(',')?;
        let otherwise = self.edge()?;
        Ok(Terminator::branch(condition, taken, otherwise))
    }

    fn switch(&mut self) -> Outcome<Terminator> {
        let (kind, value) = self.typed_operand()?;
        let Type::Integer(bits) = kind else {
            return Err(malformed(self.reader.statement, "a switch by no integer"));
        };
        self.reader.sign(',')?;
        let default = self.edge()?;
        self.reader.sign('[')?;
        let mut cases = Vec::new();
        while !self.reader.take_sign(']')? {
            let position = self.reader.lexer.start();
            let case = self.reader.typed_constant(0)?;
            let super::constants::Expression::Number { value, .. } = case else {
                return Err(malformed(position, "a case is no number"));
            };
            self.reader.sign(',')?;
            cases.push((value, self.edge()?));
        }
        Ok(Terminator::Switch {
            value,
            bits,
            cases,
            default,
        })
    }

    /// `ptr %x, [label %a, label %b]`: a switch by the labels' numbers.
    fn indirect(&mut self, block: BlockId) -> Outcome<Terminator> {
        let (_, address) = self.typed_operand()?;
        self.reader.sign(',')?;
        self.reader.sign('[')?;
        let mut cases: Vec<(u128, Edge)> = Vec::new();
        while !self.reader.take_sign(']')? {
            if !cases.is_empty() {
                self.reader.take_sign(',')?;
            }
            self.reader.word("label")?;
            let position = self.reader.lexer.start();
            let Token::Local(label) = self.reader.lexer.advance()? else {
                return Err(malformed(position, "a label is missing"));
            };
            let function = self.name.to_string();
            let number = self.reader.block_number(function, label.to_string());
            let edge = Edge::to(self.label(label));
            if cases.iter().all(|(other, _)| *other != u128::from(number)) {
                cases.push((u128::from(number), edge));
            }
        }
        let Some((_, default)) = cases.pop() else {
            return Ok(Terminator::Unreachable);
        };
        let bits = self.reader.bits_of(&Type::Pointer);
        let value = self.body.value(Type::Integer(bits));
        self.body.blocks[block].instructions.push(Instruction::new(
            vec![value],
            Operation::Convert(Conversion::Bits, address),
            None,
        ));
        Ok(Terminator::Switch {
            value: value.into(),
            bits,
            cases,
            default,
        })
    }

    fn return_value(&mut self) -> Outcome<Terminator> {
        if self.reader.take_word("void")? {
            return Ok(Terminator::Return(Vec::new()));
        }
        let (_, value) = self.typed_operand()?;
        Ok(Terminator::Return(vec![value]))
    }

    /// `i32 [ 0, %1 ], [ %14, %8 ]` behind `phi`.
    pub(super) fn phi(&mut self) -> Outcome<(Type, Vec<(Incoming, BlockId)>)> {
        self.flags()?;
        let kind = self.reader.kind()?;
        let mut incoming = Vec::new();
        loop {
            self.reader.sign('[')?;
            let value = self.incoming(&kind)?;
            self.reader.sign(',')?;
            let from = self.label_name()?;
            self.reader.sign(']')?;
            incoming.push((value, from));
            // Metadata stand behind a comma, too.
            if *self.reader.lexer.token() != Token::Sign(',') {
                break;
            }
            let comma = self.reader.lexer.start();
            self.reader.lexer.advance()?;
            if *self.reader.lexer.token() != Token::Sign('[') {
                self.reader.lexer.seek(comma)?;
                break;
            }
        }
        Ok((kind, incoming))
    }
}
