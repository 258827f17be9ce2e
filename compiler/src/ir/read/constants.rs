//! Constants and constant expressions. What is a symbol and a number added, or a number, is folded at once.

use super::function::FunctionReader;
use super::instructions::conversion;
use super::lexer::Token;
use super::{malformed, unsupported, ReadResult, Reader};
use crate::ir::{
    low_bits, signed, BinaryOperator, BlockId, Constant, Conversion, Instruction, Operand, Operation, Symbol, Type,
};

/// Constants in constants.
const DEPTH_MAX: u32 = 48;

/// A constant of any type.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Expression {
    /// An integer or pointer: a number, modulo its bits.
    Number { kind: Type, value: u128 },
    /// An integer as wide as a pointer, or a pointer: an address and a number added.
    Address { kind: Type, symbol: Symbol, addend: i64 },
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
    Element { element: Type, base: Box<Expression>, indices: Vec<Expression> },
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
        Expression::Number { value: low_bits(self.bits_of(kind), value), kind: kind.clone() }
    }

    /// A type and a constant of it.
    pub(super) fn typed_constant(&mut self, depth: u32) -> ReadResult<Expression> {
        let kind = self.kind()?;
        self.constant(&kind, depth)
    }

    /// A constant of a type.
    pub(super) fn constant(&mut self, kind: &Type, depth: u32) -> ReadResult<Expression> {
        let position = self.lexer.start();
        if depth > DEPTH_MAX {
            return Err(unsupported(position, "constants are nested too deeply"));
        }
        match self.lexer.advance()? {
            Token::Integer(digits) => self.integer(kind, digits, position),
            Token::Float(digits) => float(kind, digits, position),
            Token::Global(name) => match kind {
                Type::Pointer => {
                    Ok(Expression::Address { kind: Type::Pointer, symbol: Symbol::from(&*name), addend: 0 })
                }
                _ => Err(malformed(position, "an address is no pointer")),
            },
            Token::Bytes(bytes) => match kind {
                Type::Array(element, count) if **element == Type::Integer(8) && *count == bytes.len() as u64 => {
                    Ok(Expression::Bytes(bytes))
                }
                _ => Err(malformed(position, "a string is no array of its bytes")),
            },
            Token::Sign('[') => self.parts(kind, ']', depth),
            Token::Sign('{') => self.parts(kind, '}', depth),
            Token::Sign('<') if matches!(kind, Type::Vector(..)) => self.parts(kind, '>', depth),
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

    fn integer(&self, kind: &Type, digits: &str, position: usize) -> ReadResult<Expression> {
        let value = match digits.strip_prefix('-') {
            Some(digits) => digits.parse::<u128>().map(u128::wrapping_neg),
            None => digits.parse::<u128>(),
        };
        match (kind, value) {
            (Type::Integer(_), Ok(value)) => Ok(self.number(kind, value)),
            _ => Err(malformed(position, format!("{digits} is no {kind}"))),
        }
    }

    fn parts(&mut self, kind: &Type, close: char, depth: u32) -> ReadResult<Expression> {
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
            Type::Array(element, count) | Type::Vector(element, count) => {
                *count == parts.len() as u64 && parts.iter().all(|part| part.kind() == **element)
            }
            Type::Structure { fields, .. } => {
                fields.len() == parts.len() && fields.iter().zip(&parts).all(|(field, part)| part.kind() == *field)
            }
            _ => false,
        };
        if !fits {
            return Err(malformed(position, format!("the parts make no {kind}")));
        }
        Ok(Expression::Aggregate(kind.clone(), parts))
    }

    fn word_constant(&mut self, kind: &Type, word: &str, depth: u32, position: usize) -> ReadResult<Expression> {
        let scalar = matches!(kind, Type::Integer(_) | Type::Pointer);
        match word {
            "true" | "false" if *kind == Type::Integer(1) => Ok(self.number(kind, u128::from(word == "true"))),
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
            "ptrtoint" | "inttoptr" | "bitcast" | "trunc" | "sext" | "zext" | "ptrtoaddr" | "addrspacecast" => {
                self.conversion(kind, word, depth)
            }
            "splat" => self.splat(kind, depth, position),
            "dso_local_equivalent" | "no_cfi" => self.constant(kind, depth + 1),
            "add" | "sub" | "mul" | "xor" | "and" | "or" | "shl" | "lshr" => {
                self.binary_constant(word, depth, position)
            }
            _ => Err(unsupported(position, format!("the constant expression {word:?} is not supported"))),
        }
    }

    /// `(i32 7)` behind `splat`: a vector with this in every place.
    fn splat(&mut self, kind: &Type, depth: u32, position: usize) -> ReadResult<Expression> {
        self.sign('(')?;
        let part = self.typed_constant(depth + 1)?;
        self.sign(')')?;
        match kind {
            Type::Vector(element, count) if **element == part.kind() => {
                let parts = (0..*count).map(|_| part.clone()).collect();
                Ok(Expression::Aggregate(kind.clone(), parts))
            }
            _ => Err(malformed(position, format!("the part makes no {kind}"))),
        }
    }

    /// `inbounds (T, ptr base, i32 1)` behind `getelementptr`.
    fn element_address(&mut self, depth: u32, position: usize) -> ReadResult<Expression> {
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
                Expression::Address { kind, symbol, addend } => {
                    return Ok(Expression::Address { kind, symbol, addend: addend.wrapping_add(offset) });
                }
                _ => {}
            }
        }
        if base.kind() != Type::Pointer {
            return Err(malformed(position, "getelementptr of no pointer"));
        }
        Ok(Expression::Element { element, base: Box::new(base), indices })
    }

    /// Bytes that constant indices count.
    fn offset(&self, element: &Type, indices: &[Expression]) -> Option<i64> {
        let mut kind = element;
        let mut offset = 0_i64;
        for (place, index) in indices.iter().enumerate() {
            let Expression::Number { kind: of, value } = index else {
                return None;
            };
            let index = signed(self.bits_of(of), *value) as i64;
            let size = match kind {
                Type::Structure { fields, .. } if place > 0 => {
                    let index = usize::try_from(index).ok()?;
                    offset = offset.wrapping_add(self.layout.field_offset(kind, index)? as i64);
                    kind = fields.get(index)?;
                    continue;
                }
                Type::Array(element, _) | Type::Vector(element, _) if place > 0 => {
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
fn float(kind: &Type, digits: &str, position: usize) -> ReadResult<Expression> {
    let wrong = || malformed(position, format!("{digits} is no {kind}"));
    let value = match digits.strip_prefix("0x") {
        Some(hexadecimal) => f64::from_bits(u64::from_str_radix(hexadecimal, 16).map_err(|_| wrong())?),
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

impl Reader<'_> {
    /// `(T x to U)` behind a conversion's word.
    pub(super) fn conversion(&mut self, kind: &Type, word: &str, depth: u32) -> ReadResult<Expression> {
        self.sign('(')?;
        let inner = self.typed_constant(depth + 1)?;
        self.word("to")?;
        let to = self.kind()?;
        self.sign(')')?;
        if to != *kind {
            return Err(malformed(self.lexer.start(), "a conversion to another type"));
        }
        let from_bits = self.bits_of(&inner.kind());
        match inner {
            Expression::Number { value, .. } if word == "sext" => {
                Ok(self.number(&to, signed(from_bits, value) as u128))
            }
            Expression::Number { value, .. } if matches!(to, Type::Integer(_) | Type::Pointer) => {
                Ok(self.number(&to, value))
            }
            Expression::Address { symbol, addend, .. }
                if self.bits_of(&to) == self.bits_of(&Type::Pointer)
                    && matches!(to, Type::Integer(_) | Type::Pointer) =>
            {
                Ok(Expression::Address { kind: to, symbol, addend })
            }
            _ if inner.kind() == to => Ok(inner),
            _ => {
                let conversion = conversion(word).unwrap_or(Conversion::Bits);
                Ok(Expression::Convert(conversion, Box::new(inner), to))
            }
        }
    }

    /// `(T a, T b)` behind an operation's word.
    fn binary_constant(&mut self, word: &str, depth: u32, position: usize) -> ReadResult<Expression> {
        while matches!(self.lexer.token(), Token::Word("nuw" | "nsw" | "exact" | "disjoint")) {
            self.lexer.advance()?;
        }
        self.sign('(')?;
        let a = self.typed_constant(depth + 1)?;
        self.sign(',')?;
        let b = self.typed_constant(depth + 1)?;
        self.sign(')')?;
        let kind = a.kind();
        if b.kind() != kind || !matches!(kind, Type::Integer(_)) {
            return Err(malformed(position, format!("{word} of two types")));
        }
        let operator = word.parse();
        let operator = operator.map_err(|_| malformed(position, format!("{word} of two types")))?;
        Ok(self.fold(operator, &a, &b).unwrap_or(Expression::Binary(operator, Box::new(a), Box::new(b), kind)))
    }

    fn fold(&self, operator: BinaryOperator, a: &Expression, b: &Expression) -> Option<Expression> {
        use Expression::{Address, Number};
        let kind = a.kind();
        match (operator, a, b) {
            (_, Number { value: a, .. }, Number { value: b, .. }) => {
                let value = match operator {
                    BinaryOperator::Add => a.wrapping_add(*b),
                    BinaryOperator::Subtract => a.wrapping_sub(*b),
                    BinaryOperator::Multiply => a.wrapping_mul(*b),
                    BinaryOperator::Xor => a ^ b,
                    BinaryOperator::And => a & b,
                    BinaryOperator::Or => a | b,
                    BinaryOperator::ShiftLeft if *b < 128 => a << b,
                    BinaryOperator::ShiftRightLogical if *b < 128 => a >> b,
                    _ => return None,
                };
                Some(self.number(&kind, value))
            }
            (BinaryOperator::Add, Address { .. }, Number { value, .. }) => {
                Some(moved(a, signed(self.bits_of(&kind), *value) as i64))
            }
            (BinaryOperator::Add, Number { value, .. }, Address { .. }) => {
                Some(moved(b, signed(self.bits_of(&kind), *value) as i64))
            }
            (BinaryOperator::Subtract, Address { .. }, Number { value, .. }) => {
                Some(moved(a, (signed(self.bits_of(&kind), *value) as i64).wrapping_neg()))
            }
            (BinaryOperator::Subtract, Address { symbol, addend, .. }, Address { symbol: other, addend: less, .. })
                if symbol == other =>
            {
                let difference = i128::from(*addend) - i128::from(*less);
                Some(self.number(&kind, difference as u128))
            }
            _ => None,
        }
    }
}

/// An address further on.
fn moved(address: &Expression, by: i64) -> Expression {
    let mut address = address.clone();
    if let Expression::Address { addend, .. } = &mut address {
        *addend = addend.wrapping_add(by);
    }
    address
}

// Constants as operands: what is more than a number, or a symbol and a number added, is computed by instructions.

/// Parts of an aggregate that is an operand.
const PARTS_MAX: u64 = 1 << 9;

impl FunctionReader<'_, '_> {
    /// The operand that a constant is; what is no simple constant is computed at the end of the block.
    pub(super) fn materialize(&mut self, expression: &Expression, block: BlockId) -> ReadResult<Operand> {
        if let Some(constant) = self.simple(expression) {
            return Ok(Operand::Constant(constant));
        }
        let (kind, operation) = match expression {
            Expression::Number { value, .. } => {
                let bits = self.reader.layout.pointer_bytes * 8;
                let number = Operand::integer(bits, *value);
                (Type::Pointer, Operation::Convert(Conversion::Bits, number))
            }
            Expression::Address { kind, symbol, addend } => {
                let address = Constant::Address { symbol: symbol.clone(), addend: *addend };
                let address = Operand::Constant(address);
                (kind.clone(), Operation::Convert(Conversion::Bits, address))
            }
            Expression::Convert(conversion, inner, to) => {
                let inner = self.materialize(inner, block)?;
                (to.clone(), Operation::Convert(*conversion, inner))
            }
            Expression::Binary(operator, a, b, kind) => {
                let a = self.materialize(a, block)?;
                let b = self.materialize(b, block)?;
                (kind.clone(), Operation::Binary(*operator, a, b))
            }
            Expression::Element { element, base, indices } => {
                let base = self.materialize(base, block)?;
                let mut operands = Vec::new();
                for index in indices {
                    operands.push(self.materialize(index, block)?);
                }
                let operation = Operation::ElementAddress { base, element: element.clone(), indices: operands };
                (Type::Pointer, operation)
            }
            Expression::Aggregate(kind, parts) => return self.put_together(kind, parts, block),
            _ => {
                return self.unsupported("a constant array or structure as an operand is not supported");
            }
        };
        let value = self.body.value(kind);
        let instruction = Instruction::new(vec![value], operation, None);
        self.body.blocks[block].instructions.push(instruction);
        Ok(value.into())
    }

    /// An aggregate of which some part is no simple constant.
    fn put_together(&mut self, kind: &Type, parts: &[Expression], block: BlockId) -> ReadResult<Operand> {
        let mut whole = Operand::Constant(Constant::Undefined(kind.clone()));
        for (part, index) in parts.iter().zip(0..) {
            let operation =
                Operation::Insert { aggregate: whole, part: self.materialize(part, block)?, path: vec![index] };
            let value = self.body.value(kind.clone());
            let instruction = Instruction::new(vec![value], operation, None);
            self.body.blocks[block].instructions.push(instruction);
            whole = value.into();
        }
        Ok(whole)
    }

    /// The constant, if it is one that an operand can be.
    fn simple(&self, expression: &Expression) -> Option<Constant> {
        match expression {
            Expression::Number { kind, value } => match kind {
                Type::Integer(bits) => Some(Constant::Integer { bits: *bits, value: *value }),
                _ => (*value == 0).then_some(Constant::Null),
            },
            Expression::Address { kind: Type::Pointer, symbol, addend } => {
                Some(Constant::Address { symbol: symbol.clone(), addend: *addend })
            }
            Expression::Float(bits) => Some(Constant::Float(*bits)),
            Expression::Double(bits) => Some(Constant::Double(*bits)),
            Expression::Undefined(kind) => Some(Constant::Undefined(kind.clone())),
            Expression::Aggregate(kind, parts) => {
                let parts: Option<Vec<_>> = parts.iter().map(|part| self.simple(part)).collect();
                Some(Constant::Aggregate { kind: kind.clone(), parts: parts? })
            }
            Expression::Zero(kind) if parts(kind) <= PARTS_MAX => zero(kind),
            Expression::Bytes(bytes) if bytes.len() as u64 <= PARTS_MAX => {
                let byte = |byte: &u8| Constant::Integer { bits: 8, value: u128::from(*byte) };
                Some(Constant::Aggregate { kind: expression.kind(), parts: bytes.iter().map(byte).collect() })
            }
            _ => None,
        }
    }
}

/// How many parts an aggregate has, those of its parts among them.
fn parts(kind: &Type) -> u64 {
    match kind {
        Type::Array(element, count) | Type::Vector(element, count) => {
            parts(element).saturating_mul(*count).saturating_add(1)
        }
        Type::Structure { fields, .. } => fields.iter().fold(1, |sum, field| parts(field).saturating_add(sum)),
        _ => 1,
    }
}

/// All zeros of a type that has few parts.
fn zero(kind: &Type) -> Option<Constant> {
    Some(match kind {
        Type::Void => return None,
        Type::Integer(bits) => Constant::Integer { bits: *bits, value: 0 },
        Type::Float => Constant::Float(0),
        Type::Double => Constant::Double(0),
        Type::Pointer => Constant::Null,
        Type::Array(element, count) | Type::Vector(element, count) => {
            let part = zero(element)?;
            Constant::Aggregate { kind: kind.clone(), parts: vec![part; *count as usize] }
        }
        Type::Structure { fields, .. } => {
            Constant::Aggregate { kind: kind.clone(), parts: fields.iter().map(zero).collect::<Option<_>>()? }
        }
    })
}
