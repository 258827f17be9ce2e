//! Inline assembly.

use std::borrow::Cow;
use std::sync::Arc;

use super::function::FunctionReader;
use super::instructions::{Arguments, Bundles, Name};
use super::lexer::Token;
use super::{malformed, ReadResult};
use crate::ir::{Instruction, Operand, Operation, Reach, Type};

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
    /// `sideeffect "text", "constraints"(i32 %0)` behind `asm`.
    pub(super) fn assembly(&mut self, name: Name<'t>, result: Type) -> ReadResult<()> {
        let mut effects = false;
        loop {
            match self.reader.lexer.token() {
                Token::Word("sideeffect") => effects = true,
                Token::Word("alignstack" | "unwind") => {}
                Token::Word("inteldialect") => {
                    return self.unsupported("assembly of another machine is not supported");
                }
                _ => break,
            }
            self.reader.lexer.advance()?;
        }
        let text = self.quoted()?;
        self.reader.sign(',')?;
        let constraints = self.quoted()?;
        let constraints: Vec<Cow<'_, str>> = constraints.split(',').map(in_register).collect();
        let constraints: Arc<str> = Arc::from(constraints.join(","));
        let arguments = self.arguments()?;
        self.call_ending(Bundles::Refused)?;
        if text.trim().is_empty() && constraints.contains('*') && result == Type::Void {
            return self.empty_assembly(&constraints, &arguments);
        }
        let operation = Operation::InlineAssembly { text, constraints, arguments: arguments.values, effects };
        self.call_result(name, result, operation)
    }

    /// Assembly without text whose results lie in memory: what is tied to a result is put there, others stay as they
    /// are.
    fn empty_assembly(&mut self, constraints: &str, arguments: &Arguments) -> ReadResult<()> {
        let all = constraints.split(',').filter(|one| !one.starts_with('~'));
        let mut outputs: Vec<(Operand, Option<Type>)> = Vec::new();
        let arguments = arguments.values.iter().zip(&arguments.elements);
        for (constraint, (argument, element)) in all.zip(arguments) {
            if constraint.starts_with('=') {
                outputs.push((argument.clone(), element.clone()));
                continue;
            }
            let Ok(place) = constraint.parse::<usize>() else {
                continue;
            };
            let Some((address, element)) = outputs.get(place).cloned() else {
                return self.malformed("inline assembly ties an operand to no result");
            };
            let layout = self.reader.layout;
            let size = layout.size_of(&self.body.type_of(argument));
            if element.is_none_or(|element| layout.size_of(&element) != size) {
                let message = "inline assembly with a result of another size is not supported";
                return self.unsupported(message);
            }
            let operation = Operation::Store {
                value: argument.clone(),
                address,
                offset: 0,
                volatile: true,
                alignment: 1,
                reach: Reach::Whole,
            };
            self.put(Instruction::new(Vec::new(), operation, None))?;
        }
        Ok(())
    }

    fn quoted(&mut self) -> ReadResult<Arc<str>> {
        let position = self.reader.lexer.start();
        match self.reader.lexer.advance()? {
            Token::Text(bytes) => Ok(Arc::from(&*String::from_utf8_lossy(&bytes))),
            _ => Err(malformed(position, "a string is missing")),
        }
    }
}
