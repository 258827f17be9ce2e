//! Integers: arithmetic, changes of width, choices.

use super::function::Lowering;
use super::values::{Extension, Shape};
use crate::ir::{BinaryOperator, Conversion, Operand, Test, Type, TRUTH};
use crate::CompileError;

use BinaryOperator as Op;

impl Lowering<'_> {
    /// Two operands of one type.
    pub(super) fn arithmetic(
        &mut self,
        operator: BinaryOperator,
        kind: &Type,
        a: &Operand,
        b: &Operand,
    ) -> Result<Shape, CompileError> {
        if matches!(kind, Type::Float | Type::Double) {
            return self.float_arithmetic(operator, kind, a, b);
        }
        let bits = self.width_of(kind)?;
        if bits == 1 {
            let (a, b) = (self.truth(a)?, self.truth(b)?);
            return Ok(Shape::of(vec![self.arithmetic_of_truths(operator, a, b)]));
        }
        match operator {
            Op::ShiftLeft | Op::ShiftRightLogical | Op::ShiftRightArithmetic => {
                return self.shift(operator, bits, a, b);
            }
            Op::DivideUnsigned | Op::DivideSigned | Op::RemainderUnsigned | Op::RemainderSigned => {
                return self.divide(operator, bits, a, b);
            }
            _ => {}
        }
        if bits > self.word {
            let (a, b) = (self.words(a)?, self.words(b)?);
            let words = match operator {
                Op::Add => self.add_wide(&a, &b).0,
                Op::Subtract => self.subtract_wide(&a, &b).0,
                Op::Multiply => self.multiply_wide(&a, &b),
                _ => a
                    .into_iter()
                    .zip(b)
                    .map(|(a, b)| self.binary(operator, a, b))
                    .collect(),
            };
            return Ok(Shape::of(self.cut(bits, words)));
        }
        let (have_a, have_b) = (self.shape(a)?.extension, self.shape(b)?.extension);
        if bits < self.word && matches!(operator, Op::Add | Op::Subtract | Op::Multiply) {
            return self.arithmetic_narrow(operator, bits, a, b);
        }
        let (a, b) = (
            self.narrow(a, Extension::Any)?,
            self.narrow(b, Extension::Any)?,
        );
        let word = self.binary(operator, a, b);
        let extension = match operator {
            Op::And if have_a == Extension::Zero || have_b == Extension::Zero => Extension::Zero,
            Op::And | Op::Or | Op::Xor if have_a == have_b => have_a,
            _ if self.unsigned_bits(&word) <= bits => Extension::Zero,
            _ => Extension::Any,
        };
        Ok(Shape::one(word, extension))
    }

    /// A sum, difference or product of integers narrower than a word. Where clang knows that it does not overflow, what stands
    /// above it is as above the operands.
    fn arithmetic_narrow(
        &mut self,
        operator: BinaryOperator,
        bits: u32,
        a: &Operand,
        b: &Operand,
    ) -> Result<Shape, CompileError> {
        let promises = self.promises;
        if promises.no_signed_wrap && self.has_sign(a, bits)? && self.has_sign(b, bits)? {
            let (a, b) = (
                self.narrow(a, Extension::Sign)?,
                self.narrow(b, Extension::Sign)?,
            );
            let word = self.binary(operator, a, b);
            return Ok(Shape::one(word, Extension::Sign));
        }
        let (word_a, word_b) = (
            self.narrow(a, Extension::Any)?,
            self.narrow(b, Extension::Any)?,
        );
        let both_zero = self.unsigned_bits(&word_a) <= bits && self.unsigned_bits(&word_b) <= bits;
        let word = self.binary(operator, word_a, word_b);
        let exact = both_zero && promises.no_unsigned_wrap || self.unsigned_bits(&word) <= bits;
        let extension = if exact {
            Extension::Zero
        } else {
            Extension::Any
        };
        Ok(Shape::one(word, extension))
    }

    /// The operand's sign stands above it, or can be put there for nothing.
    fn has_sign(&mut self, operand: &Operand, bits: u32) -> Result<bool, CompileError> {
        let shape = self.shape(operand)?;
        let free = |word: &Operand| self.constant(word).is_some() || self.signed_bits(word) <= bits;
        Ok(shape.extension == Extension::Sign || shape.words.first().is_some_and(free))
    }

    fn arithmetic_of_truths(
        &mut self,
        operator: BinaryOperator,
        a: Operand,
        b: Operand,
    ) -> Operand {
        match operator {
            Op::Add | Op::Subtract | Op::Xor => self.xor(a, b),
            Op::Multiply | Op::And => self.and(a, b),
            Op::Or => self.or(a, b),
            // By 0 there is no meaning, and by 1 nothing changes.
            Op::RemainderUnsigned | Op::RemainderSigned => Operand::truth(false),
            _ => a,
        }
    }

    /// To another type.
    pub(super) fn convert(
        &mut self,
        conversion: Conversion,
        a: &Operand,
        to: &Type,
    ) -> Result<Shape, CompileError> {
        let from = self.kind(a);
        match conversion {
            Conversion::Truncate | Conversion::ExtendZero | Conversion::ExtendSign => {
                let (from, to) = (self.width_of(&from)?, self.width_of(to)?);
                self.change_width(conversion == Conversion::ExtendSign, a, from, to)
            }
            Conversion::Bits => {
                let integer = |kind: &Type| matches!(kind, Type::Integer(_) | Type::Pointer);
                if integer(&from) && integer(to) {
                    let (from, to) = (self.width_of(&from)?, self.width_of(to)?);
                    return self.change_width(false, a, from, to);
                }
                let shape = self.shape(a)?;
                if shape.words.len() != self.leaves(to)?.len() {
                    return Err(self.refused(format!("the bits of {from} as {to}")));
                }
                let words = self.words(a)?;
                Ok(Shape::of(words))
            }
            _ => self.convert_numbers(conversion, a, &from, to),
        }
    }

    /// An integer of another width, filled with zeros or its sign.
    fn change_width(
        &mut self,
        signed: bool,
        a: &Operand,
        from: u32,
        to: u32,
    ) -> Result<Shape, CompileError> {
        if to == 1 && from > 1 {
            let low = self.shape(a)?.words.swap_remove(0);
            let one = self.number(1);
            let bit = self.and(low, one);
            return Ok(Shape::of(vec![self.test(Test::NotZero, bit)]));
        }
        if from == 1 && to > 1 {
            let truth = self.truth(a)?;
            let (ones, zero) = (self.split(to, u128::MAX), self.number(0));
            let (all, extension) = if signed && to < self.word {
                (vec![self.number(u128::MAX)], Extension::Sign)
            } else if signed {
                (ones, Extension::Zero)
            } else {
                (self.split(to, 1), Extension::Zero)
            };
            let words = all
                .into_iter()
                .map(|word| self.select(truth.clone(), word, zero.clone()));
            let words: Vec<Operand> = words.collect();
            return Ok(Shape {
                words: self.cut_unless_narrow(to, words),
                extension,
            });
        }
        if from <= self.word && to <= self.word {
            return self.change_narrow(signed, a, from, to);
        }
        let mut words = if from > self.word {
            self.words_signed(a, signed)?
        } else if signed {
            vec![self.narrow(a, Extension::Sign)?]
        } else {
            vec![self.narrow(a, Extension::Zero)?]
        };
        let count = super::values::words_of(to, self.word);
        if count <= words.len() {
            words.truncate(count);
            if to <= self.word {
                let word = words.swap_remove(0);
                let extension = if self.unsigned_bits(&word) <= to {
                    Extension::Zero
                } else {
                    Extension::Any
                };
                return Ok(Shape::one(word, extension));
            }
        } else {
            let above = match words.last() {
                Some(high) if signed => self.sign(high.clone()),
                _ => self.number(0),
            };
            words.resize(count, above);
        }
        Ok(Shape::of(self.cut(to, words)))
    }

    /// Cuts what is wider than a word; what is narrower says itself what stands above it.
    fn cut_unless_narrow(&mut self, bits: u32, words: Vec<Operand>) -> Vec<Operand> {
        if bits > self.word {
            self.cut(bits, words)
        } else {
            words
        }
    }

    fn change_narrow(
        &mut self,
        signed: bool,
        a: &Operand,
        from: u32,
        to: u32,
    ) -> Result<Shape, CompileError> {
        let have = self.shape(a)?.extension;
        if to <= from {
            let word = self.narrow(a, Extension::Any)?;
            let extension = if to == from {
                have
            } else if self.unsigned_bits(&word) <= to
                || (self.promises.no_unsigned_wrap && have == Extension::Zero)
            {
                Extension::Zero
            } else if self.signed_bits(&word) <= to
                || (self.promises.no_signed_wrap && have == Extension::Sign)
            {
                Extension::Sign
            } else {
                Extension::Any
            };
            return Ok(Shape::one(word, extension));
        }
        let want = if signed || (self.promises.not_negative && have == Extension::Sign) {
            Extension::Sign
        } else {
            Extension::Zero
        };
        let word = self.narrow(a, want)?;
        Ok(Shape::one(word, want))
    }

    /// `select`.
    pub(super) fn choose(
        &mut self,
        condition: &Operand,
        a: &Operand,
        b: &Operand,
    ) -> Result<Shape, CompileError> {
        let condition = self.truth(condition)?;
        let (shape_a, shape_b) = (self.shape(a)?, self.shape(b)?);
        let narrow = matches!(self.kind(a), Type::Integer(bits) if bits > 1 && bits < self.word);
        if narrow {
            let same = shape_a.extension == shape_b.extension;
            let extension = if same {
                shape_a.extension
            } else {
                Extension::Zero
            };
            let (a, b) = (self.narrow(a, extension)?, self.narrow(b, extension)?);
            return Ok(Shape::one(self.select(condition, a, b), extension));
        }
        let mut words = Vec::new();
        for (a, b) in shape_a.words.into_iter().zip(shape_b.words) {
            debug_assert_eq!(self.out.type_of(&a) == TRUTH, self.out.type_of(&b) == TRUTH);
            words.push(self.select(condition.clone(), a, b));
        }
        Ok(Shape::of(words))
    }
}
