//! Integers from floats, floats from integers, floats of another format.

use super::floats::Format;
use super::function::Lowering;
use super::values::{words_of, Extension, Shape};
use crate::ir::{BinaryOperator, Conversion, Operand, Operation, Test, Type};
use crate::CompileError;

impl Lowering<'_> {
    /// A conversion from or to floats.
    pub(super) fn convert_numbers(
        &mut self,
        conversion: Conversion,
        a: &Operand,
        from: &Type,
        to: &Type,
    ) -> Result<Shape, CompileError> {
        match conversion {
            Conversion::FloatTruncate | Conversion::FloatExtend => {
                let name = if conversion == Conversion::FloatExtend {
                    "__harp_double_from_float"
                } else {
                    "__harp_double_to_float"
                };
                if from == to {
                    return self.shape(a);
                }
                let count = self.leaves(to)?.len();
                let words = self.words(a)?;
                Ok(Shape::of(self.routine(name, words, count)))
            }
            Conversion::SignedToFloat | Conversion::UnsignedToFloat => {
                self.float_from(conversion == Conversion::SignedToFloat, a, to)
            }
            _ => self.integer_from(conversion == Conversion::FloatToSigned, a, from, to),
        }
    }

    fn float_from(&mut self, signed: bool, a: &Operand, to: &Type) -> Result<Shape, CompileError> {
        let bits = self.width(a)?;
        let format = self.format(to)?;
        if bits <= self.word && format == Format::Native {
            let extension = if signed {
                Extension::Sign
            } else {
                Extension::Zero
            };
            let mut word = self.narrow(a, extension)?;
            if bits == 1 && signed {
                word = self.negate(word);
            }
            return Ok(Shape::of(vec![self.word_to_float(signed, word)]));
        }
        if bits > 64 {
            return Err(self.refused(format!("a float from an integer of {bits} bits")));
        }
        let words = self.long_words(signed, a)?;
        let sign = if signed { "" } else { "unsigned_" };
        let name = format!("__harp_{}_from_{sign}long", Self::format_name(to));
        let count = self.leaves(to)?.len();
        Ok(Shape::of(self.routine(&name, words, count)))
    }

    /// The words of an integer of 64 bits, made from a narrower one.
    fn long_words(&mut self, signed: bool, a: &Operand) -> Result<Vec<Operand>, CompileError> {
        let bits = self.width(a)?;
        let mut words = if bits > self.word {
            self.words_signed(a, signed)?
        } else {
            let extension = if signed {
                Extension::Sign
            } else {
                Extension::Zero
            };
            let word = self.narrow(a, extension)?;
            vec![if bits == 1 && signed {
                self.negate(word)
            } else {
                word
            }]
        };
        let above = match words.last() {
            Some(high) if signed => self.sign(high.clone()),
            _ => self.number(0),
        };
        words.resize(words_of(64, self.word), above);
        Ok(words)
    }

    /// The core's float from a word.
    fn word_to_float(&mut self, signed: bool, word: Operand) -> Operand {
        let kind = self.word_type();
        let direct = self.emit(kind.clone(), Operation::ToFloat(word.clone()));
        if signed || self.is_not_negative(&word) {
            return direct;
        }
        // Half of it, with the bit that is lost in the lowest one, so that it is rounded as the whole would be; twice.
        let one = self.number(1);
        let half = self.shift_right(word.clone(), one.clone());
        let lost = self.and(word.clone(), one);
        let half = self.or(half, lost);
        let half = self.emit(kind, Operation::ToFloat(half));
        let twice = self.native(BinaryOperator::FloatAdd, half.clone(), half);
        let large = self.test(Test::Negative, word);
        self.select(large, twice, direct)
    }

    fn integer_from(
        &mut self,
        signed: bool,
        a: &Operand,
        from: &Type,
        to: &Type,
    ) -> Result<Shape, CompileError> {
        let bits = self.width_of(to)?;
        if bits > 64 {
            return Err(self.refused(format!("an integer of {bits} bits from a float")));
        }
        let words = self.words(a)?;
        let format = self.format(from)?;
        let words = match format {
            Format::Native if bits <= self.word => {
                let word = self.float_to_word(signed || bits < self.word, words);
                return self.result_of_bits(bits, vec![word]);
            }
            Format::Narrow => {
                let double = self.routine("__harp_double_from_float", words, 1);
                vec![self.float_to_word(signed || bits < 64, double)]
            }
            Format::Native | Format::Wide => {
                let sign = if signed { "" } else { "unsigned_" };
                let name = format!("__harp_{}_to_{sign}long", Self::format_name(from));
                self.routine(&name, words, words_of(64, self.word))
            }
        };
        self.result_of_bits(bits, words)
    }

    /// The low bits of a result.
    fn result_of_bits(
        &mut self,
        bits: u32,
        mut words: Vec<Operand>,
    ) -> Result<Shape, CompileError> {
        words.truncate(words_of(bits, self.word));
        if bits == 1 {
            let one = self.number(1);
            let bit = self.and(words.swap_remove(0), one);
            return Ok(Shape::of(vec![self.test(Test::NotZero, bit)]));
        }
        if bits < self.word {
            return Ok(Shape::one(words.swap_remove(0), Extension::Any));
        }
        Ok(Shape::of(self.cut(bits, words)))
    }

    /// A word from the core's float, towards 0.
    fn float_to_word(&mut self, signed: bool, mut words: Vec<Operand>) -> Operand {
        let kind = self.word_type();
        let float = words.swap_remove(0);
        let direct = self.emit(kind.clone(), Operation::FromFloat(float.clone()));
        if signed {
            return direct;
        }
        // From 2^(bits - 1) on: that much less, and added again.
        let (limit, highest) = if self.word == 32 {
            (u128::from(2_147_483_648.0_f32.to_bits()), 1 << 31)
        } else {
            let limit = 9_223_372_036_854_775_808.0_f64.to_bits();
            (u128::from(limit), 1 << 63)
        };
        let limit = self.number(limit);
        let rest = self.native(BinaryOperator::FloatSubtract, float, limit);
        let small = self.test(Test::Negative, rest.clone());
        let rest = self.emit(kind, Operation::FromFloat(rest));
        let highest = self.number(highest);
        let large = self.xor(rest, highest);
        self.select(small, direct, large)
    }
}
