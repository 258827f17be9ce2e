//! Constants and constant expressions. What is a symbol and a number added, or a number, is folded at once.

use super::lexer::Token;
use super::refusal::{malformed, unsupported, Outcome};
use super::Reader;
use crate::ir::{BinaryOperator, Conversion, Symbol, Type};

/// Constants in constants.
const DEPTH_MAX: u32 = 48;

/// A constant of any type.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Expression {
    /// An integer or pointer: a number, modulo its bits.
    Number { kind: Type, value: u128 },
    /// An integer as wide as a pointer, or a pointer: an address and a number added.
    Address {
        kind: Type,
        symbol: Symbol,
        addend: i64,
    },
    /// A binary32, by its bits.
    Float(u32),
    /// A binary64, by its bits.
    Double(u64),
    /// Any value.
    Undefined(Type),
    /// An array or structure of zeros.
    Zero(Type),
    /// An array of bytes.
    Bytes(Vec<u8>),
    /// An array or structure.
    Aggregate(Type, Vec<Expression>),
    /// Not folded: a conversion.
    Convert(Conversion, Box<Expression>, Type),
    /// Not folded: an operation on two.
    Binary(BinaryOperator, Box<Expression>, Box<Expression>, Type),
    /// Not folded: `getelementptr`.
    Element {
        element: Type,
        base: Box<Expression>,
        indices: Vec<Expression>,
    },
}

impl Expression {
    /// Its type.
    pub(super) fn kind(&self) -> Type {
        match self {
            Expression::Number { kind, .. }
            | Expression::Address { kind, .. }
            | Expression::Undefined(kind)
            | Expression::Zero(kind)
            | Expression::Aggregate(kind, _)
            | Expression::Convert(_, _, kind)
            | Expression::Binary(_, _, _, kind) => kind.clone(),
            Expression::Float(_) => Type::Float,
            Expression::Double(_) => Type::Double,
            Expression::Bytes(bytes) => Type::Array(Box::new(Type::Integer(8)), bytes.len() as u64),
            Expression::Element { .. } => Type::Pointer,
        }
    }
}

/// The lowest bits.
pub(super) fn cut(value: u128, bits: u32) -> u128 {
    if bits >= 128 {
        value
    } else {
        value & ((1 << bits) - 1)
    }
}

/// The number that the bits are, signed.
pub(super) fn signed(value: u128, bits: u32) -> i128 {
    let unused = 128 - bits.clamp(1, 128);
    ((value << unused) as i128) >> unused
}

impl Reader<'_> {
    /// Bits of an integer or pointer.
    pub(super) fn bits_of(&self, kind: &Type) -> u32 {
        match kind {
            Type::Integer(bits) => *bits,
            _ => self.layout.pointer_bytes * 8,
        }
    }

    /// An integer or pointer of that value.
    pub(super) fn number(&self, kind: &Type, value: u128) -> Expression {
        Expression::Number {
            value: cut(value, self.bits_of(kind)),
            kind: kind.clone(),
        }
    }

    /// A type and a constant of it.
    pub(super) fn typed_constant(&mut self, depth: u32) -> Outcome<Expression> {
        let kind = self.kind()?;
        self.constant(&kind, depth)
    }

    /// A constant of a type.
    pub(super) fn constant(&mut self, kind: &Type, depth: u32) -> Outcome<Expression> {
        let position = self.lexer.start();
        if depth > DEPTH_MAX {
            return Err(unsupported(position, "constants are nested too deeply"));
        }
        match self.lexer.advance()? {
            Token::Integer(digits) => self.integer(kind, digits, position),
            Token::Float(digits) => float(kind, digits, position),
            Token::Global(name) => match kind {
                Type::Pointer => Ok(Expression::Address {
                    kind: Type::Pointer,
                    symbol: Symbol::from(&*name),
                    addend: 0,
                }),
                _ => Err(malformed(position, "an address is no pointer")),
            },
            Token::Bytes(bytes) => match kind {
                Type::Array(element, count)
                    if **element == Type::Integer(8) && *count == bytes.len() as u64 =>
                {
                    Ok(Expression::Bytes(bytes))
                }
                _ => Err(malformed(position, "a string is no array of its bytes")),
            },
            Token::Sign('[') => self.parts(kind, ']', depth),
            Token::Sign('{') => self.parts(kind, '}', depth),
            Token::Sign('<') => {
                self.sign('{')?;
                let parts = self.parts(kind, '}', depth)?;
                self.sign('>')?;
                Ok(parts)
            }
            Token::Word(word) => self.word_constant(kind, word, depth, position),
            _ => Err(malformed(position, "a constant is missing")),
        }
    }

    fn integer(&self, kind: &Type, digits: &str, position: usize) -> Outcome<Expression> {
        let value = match digits.strip_prefix('-') {
            Some(digits) => digits.parse::<u128>().map(u128::wrapping_neg),
            None => digits.parse::<u128>(),
        };
        match (kind, value) {
            (Type::Integer(_), Ok(value)) => Ok(self.number(kind, value)),
            _ => Err(malformed(position, format!("{digits} is no {kind}"))),
        }
    }

    fn parts(&mut self, kind: &Type, close: char, depth: u32) -> Outcome<Expression> {
        let position = self.lexer.start();
        let mut parts = Vec::new();
        if !self.take_sign(close)? {
            loop {
                parts.push(self.typed_constant(depth + 1)?);
                if self.take_sign(close)? {
                    break;
                }
                self.sign(',')?;
            }
        }
        let fits = match kind {
            Type::Array(element, count) => {
                *count == parts.len() as u64 && parts.iter().all(|part| part.kind() == **element)
            }
            Type::Structure { fields, .. } => {
                fields.len() == parts.len()
                    && fields
                        .iter()
                        .zip(&parts)
                        .all(|(field, part)| part.kind() == *field)
            }
            _ => false,
        };
        if !fits {
            return Err(malformed(position, format!("the parts make no {kind}")));
        }
        Ok(Expression::Aggregate(kind.clone(), parts))
    }

    fn word_constant(
        &mut self,
        kind: &Type,
        word: &str,
        depth: u32,
        position: usize,
    ) -> Outcome<Expression> {
        let scalar = matches!(kind, Type::Integer(_) | Type::Pointer);
        match word {
            "true" | "false" if *kind == Type::Integer(1) => {
                Ok(self.number(kind, u128::from(word == "true")))
            }
            "null" if *kind == Type::Pointer => Ok(self.number(kind, 0)),
            "undef" | "poison" => Ok(Expression::Undefined(kind.clone())),
            "zeroinitializer" => Ok(match kind {
                _ if scalar => self.number(kind, 0),
                Type::Float => Expression::Float(0),
                Type::Double => Expression::Double(0),
                _ => Expression::Zero(kind.clone()),
            }),
            "blockaddress" => {
                let number = self.block_address()?;
                Ok(self.number(kind, u128::from(number)))
            }
            "getelementptr" => self.element_address(depth, position),
            "ptrtoint" | "inttoptr" | "bitcast" | "trunc" | "sext" | "zext" | "ptrtoaddr" => {
                self.conversion(kind, word, depth)
            }
            "dso_local_equivalent" | "no_cfi" => self.constant(kind, depth + 1),
            "add" | "sub" | "mul" | "xor" | "and" | "or" | "shl" | "lshr" => {
                self.binary_constant(word, depth, position)
            }
            _ => Err(unsupported(
                position,
                format!("the constant expression {word:?} is not supported"),
            )),
        }
    }

    /// `inbounds (T, ptr base, i32 1)` behind `getelementptr`.
    fn element_address(&mut self, depth: u32, position: usize) -> Outcome<Expression> {
        loop {
            match self.lexer.token() {
                Token::Word("inbounds" | "nuw" | "nusw") => {
                    self.lexer.advance()?;
                }
                Token::Word("inrange") => {
                    self.lexer.advance()?;
                    if *self.lexer.token() == Token::Sign('(') {
                        self.skip_balanced()?;
                    }
                }
                _ => break,
            }
        }
        self.sign('(')?;
        let element = self.kind()?;
        self.sign(',')?;
        let base = self.typed_constant(depth + 1)?;
        let mut indices = Vec::new();
        while self.take_sign(',')? {
            self.take_word("inrange")?;
            indices.push(self.typed_constant(depth + 1)?);
        }
        self.sign(')')?;
        if let Some(offset) = self.offset(&element, &indices) {
            match base {
                Expression::Number { kind, value } => {
                    return Ok(self.number(&kind, value.wrapping_add(offset as u128)));
                }
                Expression::Address {
                    kind,
                    symbol,
                    addend,
                } => {
                    return Ok(Expression::Address {
                        kind,
                        symbol,
                        addend: addend.wrapping_add(offset),
                    });
                }
                _ => {}
            }
        }
        if base.kind() != Type::Pointer {
            return Err(malformed(position, "getelementptr of no pointer"));
        }
        Ok(Expression::Element {
            element,
            base: Box::new(base),
            indices,
        })
    }

    /// Bytes that constant indices count.
    fn offset(&self, element: &Type, indices: &[Expression]) -> Option<i64> {
        let mut kind = element;
        let mut offset = 0_i64;
        for (place, index) in indices.iter().enumerate() {
            let Expression::Number { kind: of, value } = index else {
                return None;
            };
            let index = signed(*value, self.bits_of(of)) as i64;
            let size = match kind {
                Type::Structure { fields, .. } if place > 0 => {
                    let index = usize::try_from(index).ok()?;
                    offset = offset.wrapping_add(self.layout.field_offset(kind, index)? as i64);
                    kind = fields.get(index)?;
                    continue;
                }
                Type::Array(element, _) if place > 0 => {
                    kind = element;
                    self.layout.size_of(element)
                }
                _ if place > 0 => return None,
                _ => self.layout.size_of(kind),
            };
            offset = offset.wrapping_add(index.wrapping_mul(size as i64));
        }
        Some(offset)
    }
}

/// A float from decimal digits, or from the 16 hexadecimal ones of the double that it is.
fn float(kind: &Type, digits: &str, position: usize) -> Outcome<Expression> {
    let wrong = || malformed(position, format!("{digits} is no {kind}"));
    let value = match digits.strip_prefix("0x") {
        Some(hexadecimal) => {
            f64::from_bits(u64::from_str_radix(hexadecimal, 16).map_err(|_| wrong())?)
        }
        None => digits.parse().map_err(|_| wrong())?,
    };
    match kind {
        Type::Float => Ok(Expression::Float(narrow(value))),
        Type::Double => Ok(Expression::Double(value.to_bits())),
        _ => Err(wrong()),
    }
}

/// The binary32 of a binary64 that has its value; of a NaN, with its payload's high bits.
fn narrow(value: f64) -> u32 {
    if value.is_nan() {
        let bits = value.to_bits();
        let sign = (bits >> 32) as u32 & 0x8000_0000;
        let payload = (bits >> 29) as u32 & 0x007f_ffff;
        return sign | 0x7f80_0000 | payload.max(1);
    }
    (value as f32).to_bits()
}
