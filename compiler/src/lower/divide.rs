//! Divisions. HARP's are unsigned; signed ones divide the magnitudes.

use super::function::Lowering;
use super::values::{Extension, Shape};
use crate::ir::{BinaryOperator, Operand};
use crate::CompileError;

use BinaryOperator as Op;

impl Lowering<'_> {
    /// A division or a remainder of integers of so many bits.
    pub(super) fn divide(
        &mut self,
        operator: BinaryOperator,
        bits: u32,
        a: &Operand,
        b: &Operand,
    ) -> Result<Shape, CompileError> {
        let signed = matches!(operator, Op::DivideSigned | Op::RemainderSigned);
        if bits > self.word {
            let (a, b) = (self.words_signed(a, signed)?, self.words_signed(b, signed)?);
            let words = self.divide_wide(operator, bits, &a, &b)?;
            return Ok(Shape::of(self.cut(bits, words)));
        }
        if !signed {
            let (a, b) = (
                self.narrow(a, Extension::Zero)?,
                self.narrow(b, Extension::Zero)?,
            );
            return Ok(Shape::one(self.binary(operator, a, b), Extension::Zero));
        }
        let (a, b) = (
            self.narrow(a, Extension::Sign)?,
            self.narrow(b, Extension::Sign)?,
        );
        let word = match operator {
            Op::DivideSigned => self.divide_signed(a, b),
            _ => self.remainder_signed(a, b),
        };
        Ok(Shape::one(word, Extension::Sign))
    }

    /// The magnitude, and all ones where the number is negative.
    fn magnitude(&mut self, a: Operand) -> (Operand, Operand) {
        if self.is_not_negative(&a) {
            return (a, self.number(0));
        }
        let sign = self.sign(a.clone());
        let flipped = self.xor(a.clone(), sign.clone());
        let magnitude = self.subtract(flipped, sign.clone());
        let bits = self.signed_bits(&a);
        self.note_unsigned(&magnitude, bits);
        (magnitude, sign)
    }

    /// The number, negated where the sign is all ones.
    fn with_sign(&mut self, a: Operand, sign: Operand) -> Operand {
        let flipped = self.xor(a, sign.clone());
        self.subtract(flipped, sign)
    }

    /// The magnitude of a signed constant, and whether it is negative.
    fn constant_magnitude(&self, of: u128) -> (u128, bool) {
        match of >> (self.word - 1) != 0 {
            true => (of.wrapping_neg() & self.mask(self.word), true),
            false => (of, false),
        }
    }

    fn divide_signed(&mut self, a: Operand, b: Operand) -> Operand {
        if let Some(divisor) = self.constant(&b) {
            let (magnitude, negative) = self.constant_magnitude(divisor);
            let quotient = self.divide_by_constant(a, magnitude);
            return if negative {
                self.negate(quotient)
            } else {
                quotient
            };
        }
        let (a, sign_a) = self.magnitude(a);
        let (b, sign_b) = self.magnitude(b);
        let quotient = self.binary(Op::DivideUnsigned, a, b);
        let sign = self.xor(sign_a, sign_b);
        self.with_sign(quotient, sign)
    }

    fn divide_by_constant(&mut self, a: Operand, divisor: u128) -> Operand {
        if divisor.is_power_of_two() && divisor < 1 << (self.word - 1) {
            let power = divisor.trailing_zeros();
            if power == 0 {
                return a;
            }
            // Towards 0: a negative number needs the divisor less one on top, unless nothing is left of the division.
            let sum = if self.promises.exact {
                a
            } else {
                let more = self.below_power(a.clone(), power);
                self.add(a, more)
            };
            let count = self.number(u128::from(power));
            return self.shift_arithmetic(sum, count);
        }
        let (a, sign) = self.magnitude(a);
        let divisor = self.number(divisor);
        let quotient = self.binary(Op::DivideUnsigned, a, divisor);
        self.with_sign(quotient, sign)
    }

    /// 2^power - 1 where the number is negative, else 0.
    fn below_power(&mut self, a: Operand, power: u32) -> Operand {
        if self.is_not_negative(&a) {
            return self.number(0);
        }
        let sign = self.sign(a);
        let count = self.number(u128::from(self.word - power));
        self.shift_right(sign, count)
    }

    fn remainder_signed(&mut self, a: Operand, b: Operand) -> Operand {
        if let Some(divisor) = self.constant(&b) {
            let (magnitude, _) = self.constant_magnitude(divisor);
            if magnitude.is_power_of_two() && magnitude < 1 << (self.word - 1) {
                // The low bits, counted from the multiple towards 0.
                let power = magnitude.trailing_zeros();
                if power == 0 {
                    return self.number(0);
                }
                let more = self.below_power(a.clone(), power);
                let sum = self.add(a, more.clone());
                let mask = self.number(magnitude - 1);
                let low = self.and(sum, mask);
                let result = self.subtract(low, more);
                self.note_signed(&result, power + 1);
                return result;
            }
            let (a, sign) = self.magnitude(a);
            let divisor = self.number(magnitude);
            let rest = self.binary(Op::RemainderUnsigned, a, divisor);
            return self.with_sign(rest, sign);
        }
        let (a, sign) = self.magnitude(a);
        let (b, _) = self.magnitude(b);
        let rest = self.binary(Op::RemainderUnsigned, a, b);
        self.with_sign(rest, sign)
    }

    fn divide_wide(
        &mut self,
        operator: BinaryOperator,
        bits: u32,
        a: &[Operand],
        b: &[Operand],
    ) -> Result<Vec<Operand>, CompileError> {
        if a.len() > 2 || self.word != 32 {
            return Err(self.refused(format!("a division of {bits} bits")));
        }
        if let (Op::DivideUnsigned | Op::RemainderUnsigned, Some(power)) =
            (operator, self.power_of_two(b))
        {
            if operator == Op::DivideUnsigned {
                let count = self.number(u128::from(power));
                let right = Op::ShiftRightLogical;
                return Ok(self.shift_wide(right, 2 * self.word, a.to_vec(), count));
            }
            let mask = self.split(2 * self.word, (1 << power) - 1);
            return Ok(a
                .iter()
                .zip(mask)
                .map(|(a, mask)| self.and(a.clone(), mask))
                .collect());
        }
        let name = match operator {
            Op::DivideUnsigned => "__harp_divide_long",
            Op::RemainderUnsigned => "__harp_remainder_long",
            Op::DivideSigned => "__harp_divide_signed_long",
            _ => "__harp_remainder_signed_long",
        };
        let arguments = a.iter().chain(b).cloned().collect();
        Ok(self.routine(name, arguments, 2))
    }
}
