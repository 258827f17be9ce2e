//! Arithmetic that says whether it has overflowed, or stays at the limit.

use super::function::Lowering;
use super::values::{words_of, Extension, Shape};
use crate::ir::{Operand, Test, Type};
use crate::CompileError;

/// Of which operation.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Add,
    Subtract,
    Multiply,
}

impl Lowering<'_> {
    /// The result of such an intrinsic; `None` if it is another.
    pub(super) fn checked_intrinsic(
        &mut self,
        base: &str,
        kind: &Type,
        arguments: &[Operand],
    ) -> Option<Result<Shape, CompileError>> {
        let [a, b] = arguments else {
            return None;
        };
        let (operation, saturates) = match (
            base.strip_suffix(".with.overflow"),
            base.strip_suffix(".sat"),
        ) {
            (Some(operation), _) => (operation, false),
            (_, Some(operation)) => (operation, true),
            _ => return None,
        };
        let (signed, operation) = match operation {
            "uadd" => (false, Kind::Add),
            "usub" => (false, Kind::Subtract),
            "umul" => (false, Kind::Multiply),
            "sadd" => (true, Kind::Add),
            "ssub" => (true, Kind::Subtract),
            "smul" => (true, Kind::Multiply),
            _ => return None,
        };
        let bits = match kind {
            Type::Structure { fields, .. } => fields.first().map_or(Ok(0), |a| self.width_of(a)),
            other => self.width_of(other),
        };
        Some(bits.and_then(|bits| {
            let (mut words, over) = self.checked(signed, operation, bits, a, b)?;
            if !saturates {
                words.push(over);
                return Ok(Shape::of(words));
            }
            self.saturated(signed, operation, bits, a, (words, over))
        }))
    }

    /// The result, cut to the width, and whether it is another than the exact one: what that many more bits would show.
    fn checked(
        &mut self,
        signed: bool,
        operation: Kind,
        bits: u32,
        a: &Operand,
        b: &Operand,
    ) -> Result<(Vec<Operand>, Operand), CompileError> {
        if bits < 2 {
            return Err(self.refused("arithmetic of one bit that looks for overflow"));
        }
        let (a, b) = (self.filled(signed, bits, a)?, self.filled(signed, bits, b)?);
        let whole = bits.is_multiple_of(self.word);
        match operation {
            Kind::Add | Kind::Subtract if whole => {
                let (words, over) = if operation == Kind::Add {
                    self.add_wide(&a, &b)
                } else {
                    self.subtract_wide(&a, &b)
                };
                let over = if signed {
                    self.sign_is_wrong(operation, &a, &b, &words)
                } else {
                    over
                };
                Ok((words, over))
            }
            Kind::Add | Kind::Subtract => {
                let (words, _) = if operation == Kind::Add {
                    self.add_wide(&a, &b)
                } else {
                    self.subtract_wide(&a, &b)
                };
                Ok(self.compared_with_cut(signed, bits, words))
            }
            Kind::Multiply => {
                let count = words_of(2 * bits, self.word);
                let (a, b) = (
                    self.lengthened(signed, a, count),
                    self.lengthened(signed, b, count),
                );
                let words = self.multiply_wide(&a, &b);
                Ok(self.compared_with_cut(signed, bits, words))
            }
        }
    }

    /// An operand's words with its sign, or 0, above it.
    fn filled(
        &mut self,
        signed: bool,
        bits: u32,
        a: &Operand,
    ) -> Result<Vec<Operand>, CompileError> {
        if bits > self.word {
            return self.words_signed(a, signed);
        }
        let extension = if signed {
            Extension::Sign
        } else {
            Extension::Zero
        };
        Ok(vec![self.narrow(a, extension)?])
    }

    fn lengthened(&mut self, signed: bool, mut a: Vec<Operand>, count: usize) -> Vec<Operand> {
        let above = match a.last() {
            Some(high) if signed => self.sign(high.clone()),
            _ => self.number(0),
        };
        a.resize(count, above);
        a
    }

    /// Whether the sign of a sum or difference of whole words is wrong.
    fn sign_is_wrong(
        &mut self,
        operation: Kind,
        a: &[Operand],
        b: &[Operand],
        result: &[Operand],
    ) -> Operand {
        let (Some(a), Some(b), Some(result)) = (a.last(), b.last(), result.last()) else {
            return Operand::truth(false);
        };
        let first = self.xor(a.clone(), result.clone());
        let second = if operation == Kind::Add {
            self.xor(b.clone(), result.clone())
        } else {
            self.xor(a.clone(), b.clone())
        };
        let both = self.and(first, second);
        self.test(Test::Negative, both)
    }

    /// The low bits of an exact result, and whether the others are not its sign, or 0.
    fn compared_with_cut(
        &mut self,
        signed: bool,
        bits: u32,
        exact: Vec<Operand>,
    ) -> (Vec<Operand>, Operand) {
        let count = words_of(bits, self.word);
        let low = self.cut(bits, exact[..count].to_vec());
        let mut again = low.clone();
        let top = bits % self.word;
        if signed && top != 0 {
            if let Some(word) = again.pop() {
                again.push(self.extended(word, top, Extension::Zero, Extension::Sign));
            }
        }
        let again = self.lengthened(signed, again, exact.len());
        let mut all = self.number(0);
        for (exact, again) in exact.into_iter().zip(again) {
            let difference = self.xor(exact, again);
            all = self.or(all, difference);
        }
        let over = self.test(Test::NotZero, all);
        (low, over)
    }

    /// The limit where a result has overflowed.
    fn saturated(
        &mut self,
        signed: bool,
        operation: Kind,
        bits: u32,
        a: &Operand,
        (words, over): (Vec<Operand>, Operand),
    ) -> Result<Shape, CompileError> {
        if operation == Kind::Multiply {
            return Err(self.refused("a product that stays at the limit"));
        }
        let limit = if signed {
            // The greatest number, and the least where the first operand is negative.
            let filled = self.filled(true, bits, a)?;
            let sign = match filled.last() {
                Some(high) => self.sign(high.clone()),
                None => self.number(0),
            };
            let greatest = self.split(bits, self.mask(bits - 1));
            let words = greatest
                .into_iter()
                .map(|a| self.xor(a, sign.clone()))
                .collect();
            self.cut(bits, words)
        } else if operation == Kind::Add {
            self.split(bits, self.mask(bits))
        } else {
            self.split(bits, 0)
        };
        let words = words.into_iter().zip(limit);
        Ok(Shape::of(
            words
                .map(|(word, limit)| self.select(over.clone(), limit, word))
                .collect(),
        ))
    }
}
