//! Operands and values: registers, immediates, symbols, and whether they fit.

use isa::{HardwareId, Opcode};

use crate::expression::{Expression, ExpressionParser};
use crate::lexer::{SyntaxError, TokenKind};
use crate::literal::{float_bits, parse_number, Literal, Sign};
use crate::mnemonic::Mnemonic;
use crate::parser::Parser;
use crate::source::Span;

/// A value of the source.
#[derive(Clone, Debug)]
pub struct Value {
    /// A number, or what the linker must compute.
    pub target: Expression,
    /// The number is the bits of a float.
    pub is_float: bool,
    /// Its place.
    pub span: Span,
}

impl Value {
    /// What hwid is to give.
    pub(crate) fn selector(id: HardwareId, span: Span) -> Self {
        Value { target: Expression::Number(id.selector().into()), is_float: false, span }
    }
}

impl Parser<'_> {
    /// The number of the general-purpose register at hand.
    pub(crate) fn gpr(&mut self) -> Result<u8, SyntaxError> {
        let span = self.tokens.current().span;
        let text = self.tokens.current_text();
        let count = self.arch.gprs();
        let number = match &text[1..] {
            "ra" => Some(count - 1),
            "sp" => Some(count - 2),
            "fp" => Some(count - 3),
            name => register_number(name, 'r'),
        };
        self.tokens.advance();
        self.existing(number, count, span, "%r")
    }

    /// The number of the predicate register at hand.
    pub(crate) fn predicate_register(&mut self) -> Result<u8, SyntaxError> {
        let span = self.tokens.current().span;
        let text = self.tokens.current_text();
        let number = register_number(&text[1..], 'p');
        self.tokens.advance();
        self.existing(number, self.arch.preds(), span, "@p")
    }

    fn existing(&self, number: Option<u32>, count: u32, span: Span, prefix: &str) -> Result<u8, SyntaxError> {
        let text = self.tokens.slice(span);
        let Some(number) = number else {
            let message = format!("`{text}` is not a register");
            let names = match prefix {
                "%r" => format!("{prefix}0 to {prefix}{}, %ra, %sp, %fp", count - 1),
                _ => format!("{prefix}0 to {prefix}{}", count - 1),
            };
            let error = SyntaxError::new(span, message, "unknown register");
            return Err(error.with_help(format!("there are {names}")));
        };
        match u8::try_from(number) {
            Ok(small) if number < count => Ok(small),
            _ => Err(SyntaxError::new(
                span,
                format!("{text} does not exist: {} has {prefix}0 to {prefix}{}", self.arch, count - 1),
                "no such register",
            )),
        }
    }

    /// An instruction's immediate: `#number`, a symbol, or an expression in parentheses.
    pub(crate) fn immediate_operand(&mut self, mnemonic: Mnemonic, place: usize) -> Result<Value, SyntaxError> {
        match self.tokens.kind() {
            TokenKind::Hash | TokenKind::Name | TokenKind::OpenParenthesis => self.value(),
            TokenKind::Number => {
                let text = self.tokens.current_text();
                let error = self.wrong_operand(mnemonic, place);
                Err(error.with_help(format!("an immediate begins with #, as in `#{text}`")))
            }
            TokenKind::Operator => {
                let error = self.wrong_operand(mnemonic, place);
                Err(error.with_help("an immediate begins with #, before its sign: `#-8`"))
            }
            _ => Err(self.wrong_operand(mnemonic, place)),
        }
    }

    /// A directive's value: as an immediate, but the `#` may be left out.
    pub(crate) fn value(&mut self) -> Result<Value, SyntaxError> {
        let start = self.tokens.current().span;
        self.tokens.take(TokenKind::Hash);
        let sign = match self.tokens.is_operator("-") {
            true => Sign::Minus,
            false => Sign::Plus,
        };
        let has_sign = sign == Sign::Minus || self.tokens.is_operator("+");
        if has_sign {
            self.tokens.advance();
        }
        let (target, is_float) = match self.tokens.kind() {
            TokenKind::Number => self.number(sign)?,
            TokenKind::Name if !has_sign => self.named_value()?,
            TokenKind::OpenParenthesis if !has_sign => {
                let word_bytes = self.arch.word_bytes();
                let definitions = &self.definitions;
                let resolve = |name: &str, span: Span| match (name, definitions.get(name)) {
                    ("__WORD", _) => Ok(Expression::Number(word_bytes.into())),
                    (_, Some(constant)) if constant.is_float => Err(SyntaxError::new(
                        span,
                        format!("`{name}` is a float and cannot take part in an expression"),
                        "a float",
                    )),
                    (_, Some(constant)) => Ok(Expression::Number(constant.value)),
                    (_, None) => Ok(Expression::Symbol(name.into())),
                };
                let mut parser = ExpressionParser::new(&mut self.tokens, resolve);
                (parser.parenthesised()?, false)
            }
            _ if has_sign => return Err(self.tokens.unexpected("a number after the sign")),
            _ => {
                let expected = "a number, a name or an expression in parentheses";
                return Err(self.tokens.unexpected(expected));
            }
        };
        Ok(Value { target, is_float, span: start.to(self.tokens.after_last()) })
    }

    fn number(&mut self, sign: Sign) -> Result<(Expression, bool), SyntaxError> {
        let text = self.tokens.current_text();
        let span = self.tokens.advance().span;
        let wrong = |message: String| SyntaxError::new(span, message, "this number");
        match parse_number(text).map_err(wrong)? {
            Literal::Integer(magnitude) => {
                let magnitude = i128::from(magnitude);
                let value = match sign {
                    Sign::Plus => magnitude,
                    Sign::Minus => -magnitude,
                };
                Ok((Expression::Number(value), false))
            }
            Literal::Float => {
                let bits = float_bits(&self.arch, text, sign).map_err(wrong)?;
                let value = isa::word::sign_extend(bits, self.arch.word_bits());
                Ok((Expression::Number(value.into()), true))
            }
        }
    }

    fn named_value(&mut self) -> Result<(Expression, bool), SyntaxError> {
        let name = self.tokens.current_text();
        self.tokens.advance();
        if name == "__WORD" {
            return Ok((Expression::Number(self.arch.word_bytes().into()), false));
        }
        Ok(match self.definitions.get(name) {
            Some(constant) => (Expression::Number(constant.value), constant.is_float),
            None => (Expression::Symbol(name.into()), false),
        })
    }

    /// The immediate as the field holds it, or the range it misses. A field as wide as a word also
    /// takes the unsigned numbers of a word, since no bit is lost.
    pub(crate) fn fit_immediate(&self, opcode: Opcode, number: i128, value: &Value) -> Result<i64, SyntaxError> {
        let class = opcode.class();
        let (Some(bits), Some(range)) = (self.arch.immediate_bits(class), self.arch.immediate_range(class)) else {
            return Ok(0);
        };
        let signed = i128::from(*range.start())..=i128::from(*range.end());
        if signed.contains(&number) {
            return Ok(number as i64);
        }
        let full_width = bits == self.arch.word_bits();
        if full_width && (0..1i128 << bits).contains(&number) {
            return Ok(isa::word::sign_extend(number as u64, bits));
        }
        let text = self.tokens.slice(value.span);
        let shown = if value.is_float {
            format!("float {text} ({:#x})", number & i128::from(self.arch.word_mask()))
        } else {
            format!("immediate {number}")
        };
        let maximum = if full_width { (1 << bits) - 1 } else { *signed.end() };
        Err(SyntaxError::new(
            value.span,
            format!("{shown} does not fit {opcode}'s {bits}-bit field ({}..={maximum})", signed.start()),
            "out of range",
        )
        .with_help(remedy(opcode)))
    }
}

fn register_number(name: &str, letter: char) -> Option<u32> {
    let digits = name.strip_prefix(letter)?;
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    // A number beyond u32 exists in no ArchID either.
    Some(digits.parse().unwrap_or(u32::MAX))
}

/// What to write when an immediate or address does not fit the opcode's field.
pub(crate) fn remedy(opcode: Opcode) -> &'static str {
    match opcode {
        Opcode::Ldi => "put it into memory with .word and ld it, or build it with ldi, shli and ori",
        Opcode::Jmpi => "jump through a register: jmpr",
        Opcode::Jali => "jump through a register: jalr",
        Opcode::Jalis => "jump through a register: jalrs",
        Opcode::Ld | Opcode::St => "add it to the address register first",
        _ if opcode.narrow_bytes().is_some() => "add it to the address register first",
        _ => "put it into a register and use the instruction without i",
    }
}
