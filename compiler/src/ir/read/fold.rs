//! Conversions and sums of constants, folded where an address and a number, or a number, comes out.

use super::constants::{signed, Expression};
use super::lexer::Token;
use super::refusal::{malformed, Outcome};
use super::Reader;
use crate::ir::{BinaryOperator, Conversion, Type};

impl Reader<'_> {
    /// `(T x to U)` behind a conversion's word.
    pub(super) fn conversion(
        &mut self,
        kind: &Type,
        word: &str,
        depth: u32,
    ) -> Outcome<Expression> {
        self.sign('(')?;
        let inner = self.typed_constant(depth + 1)?;
        self.word("to")?;
        let to = self.kind()?;
        self.sign(')')?;
        if to != *kind {
            return Err(malformed(
                self.lexer.start(),
                "a conversion to another type",
            ));
        }
        let from_bits = self.bits_of(&inner.kind());
        match inner {
            Expression::Number { value, .. } if word == "sext" => {
                Ok(self.number(&to, signed(value, from_bits) as u128))
            }
            Expression::Number { value, .. } if matches!(to, Type::Integer(_) | Type::Pointer) => {
                Ok(self.number(&to, value))
            }
            Expression::Address { symbol, addend, .. }
                if self.bits_of(&to) == self.bits_of(&Type::Pointer)
                    && matches!(to, Type::Integer(_) | Type::Pointer) =>
            {
                Ok(Expression::Address {
                    kind: to,
                    symbol,
                    addend,
                })
            }
            _ if inner.kind() == to => Ok(inner),
            _ => {
                let conversion = match word {
                    "trunc" => Conversion::Truncate,
                    "sext" => Conversion::ExtendSign,
                    "zext" => Conversion::ExtendZero,
                    _ => Conversion::Bits,
                };
                Ok(Expression::Convert(conversion, Box::new(inner), to))
            }
        }
    }

    /// `(T a, T b)` behind an operation's word.
    pub(super) fn binary_constant(
        &mut self,
        word: &str,
        depth: u32,
        position: usize,
    ) -> Outcome<Expression> {
        while matches!(
            self.lexer.token(),
            Token::Word("nuw" | "nsw" | "exact" | "disjoint")
        ) {
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
        let operator = match word {
            "add" => BinaryOperator::Add,
            "sub" => BinaryOperator::Subtract,
            "mul" => BinaryOperator::Multiply,
            "xor" => BinaryOperator::Xor,
            "and" => BinaryOperator::And,
            "or" => BinaryOperator::Or,
            "shl" => BinaryOperator::ShiftLeft,
            _ => BinaryOperator::ShiftRightLogical,
        };
        Ok(self.fold(operator, &a, &b).unwrap_or(Expression::Binary(
            operator,
            Box::new(a),
            Box::new(b),
            kind,
        )))
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
                Some(moved(a, signed(*value, self.bits_of(&kind)) as i64))
            }
            (BinaryOperator::Add, Number { value, .. }, Address { .. }) => {
                Some(moved(b, signed(*value, self.bits_of(&kind)) as i64))
            }
            (BinaryOperator::Subtract, Address { .. }, Number { value, .. }) => Some(moved(
                a,
                (signed(*value, self.bits_of(&kind)) as i64).wrapping_neg(),
            )),
            (
                BinaryOperator::Subtract,
                Address { symbol, addend, .. },
                Address {
                    symbol: other,
                    addend: less,
                    ..
                },
            ) if symbol == other => {
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
