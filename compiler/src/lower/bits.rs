//! Intrinsics of integers: least and greatest, magnitude, counts of bits, turned and rotated words.

use super::function::Lowering;
use super::values::{Extension, Shape};
use crate::ir::{BinaryOperator, Condition, Operand, Test, Type};
use crate::CompileError;

impl Lowering<'_> {
    /// The result of such an intrinsic; `None` if it is another.
    pub(super) fn bits_intrinsic(
        &mut self,
        base: &str,
        kind: &Type,
        arguments: &[Operand],
    ) -> Option<Result<Shape, CompileError>> {
        let condition = match base {
            "umax" => Some(Condition::GreaterUnsigned),
            "umin" => Some(Condition::LessUnsigned),
            "smax" => Some(Condition::GreaterSigned),
            "smin" => Some(Condition::LessSigned),
            _ => None,
        };
        let bits = self.width_of(kind);
        Some(match (base, arguments) {
            (_, [a, b]) if condition.is_some() => self.extreme(condition?, a, b),
            ("abs", [a, ..]) => bits.and_then(|bits| self.absolute(bits, a)),
            ("scmp", [a, b]) => bits.and_then(|bits| self.three_way(true, bits, a, b)),
            ("ucmp", [a, b]) => bits.and_then(|bits| self.three_way(false, bits, a, b)),
            ("ctpop", [a]) => bits.and_then(|bits| self.count_ones(bits, a)),
            ("ctlz", [a, ..]) => bits.and_then(|bits| self.count_leading(bits, a)),
            ("cttz", [a, ..]) => bits.and_then(|bits| self.count_trailing(bits, a)),
            ("bswap", [a]) => bits.and_then(|bits| self.turned(bits, a, 8)),
            ("bitreverse", [a]) => bits.and_then(|bits| self.turned(bits, a, 1)),
            ("fshl", [a, b, count]) => bits.and_then(|bits| self.funnel(true, bits, a, b, count)),
            ("fshr", [a, b, count]) => bits.and_then(|bits| self.funnel(false, bits, a, b, count)),
            _ => return None,
        })
    }

    fn extreme(
        &mut self,
        condition: Condition,
        a: &Operand,
        b: &Operand,
    ) -> Result<Shape, CompileError> {
        let chosen = self.compare(condition, a, b)?;
        let (a, b) = (self.words(a)?, self.words(b)?);
        let words = a.into_iter().zip(b);
        Ok(Shape::of(
            words
                .map(|(a, b)| self.select(chosen.clone(), a, b))
                .collect(),
        ))
    }

    fn absolute(&mut self, bits: u32, a: &Operand) -> Result<Shape, CompileError> {
        if bits == 1 {
            return self.shape(a);
        }
        if bits <= self.word {
            let a = self.narrow(a, Extension::Sign)?;
            if self.is_not_negative(&a) {
                return Ok(Shape::one(a, Extension::Zero));
            }
            let known = self.signed_bits(&a);
            let sign = self.sign(a.clone());
            let flipped = self.xor(a, sign.clone());
            let word = self.subtract(flipped, sign);
            self.note_unsigned(&word, known);
            return Ok(Shape::one(word, Extension::Any));
        }
        let words = self.words_signed(a, true)?;
        let sign = match words.last() {
            Some(high) => self.sign(high.clone()),
            None => self.number(0),
        };
        let flipped: Vec<Operand> = words
            .into_iter()
            .map(|word| self.xor(word, sign.clone()))
            .collect();
        let signs = vec![sign; flipped.len()];
        let (words, _) = self.subtract_wide(&flipped, &signs);
        Ok(Shape::of(self.cut(bits, words)))
    }

    fn three_way(
        &mut self,
        signed: bool,
        bits: u32,
        a: &Operand,
        b: &Operand,
    ) -> Result<Shape, CompileError> {
        let (less, greater) = if signed {
            (Condition::LessSigned, Condition::GreaterSigned)
        } else {
            (Condition::LessUnsigned, Condition::GreaterUnsigned)
        };
        let less = self.compare(less, a, b)?;
        let greater = self.compare(greater, a, b)?;
        let (minus, plus) = (self.split(bits, self.mask(bits)), self.split(bits, 1));
        let zero = self.number(0);
        let mut words = Vec::new();
        for (minus, plus) in minus.into_iter().zip(plus) {
            let positive = self.select(greater.clone(), plus, zero.clone());
            words.push(self.select(less.clone(), minus, positive));
        }
        Ok(Shape::of(words))
    }

    /// As many bits as are set in a word.
    fn ones_of_word(&mut self, word: Operand) -> Operand {
        let of_byte = |byte: u128| self.number(self.mask(self.word) / 255 * byte);
        let (pairs, fours, eights) = (of_byte(0x55), of_byte(0x33), of_byte(0x0f));
        let shifted = |work: &mut Self, word: &Operand, count: u32| {
            let count = work.number(u128::from(count));
            work.shift_right(word.clone(), count)
        };
        let half = shifted(self, &word, 1);
        let half = self.and(half, pairs);
        let word = self.subtract(word, half);
        let low = self.and(word.clone(), fours.clone());
        let high = shifted(self, &word, 2);
        let high = self.and(high, fours);
        let word = self.add(low, high);
        let high = shifted(self, &word, 4);
        let sum = self.add(word, high);
        let mut sum = self.and(sum, eights);
        let mut count = 8;
        while count < self.word {
            let high = shifted(self, &sum, count);
            sum = self.add(sum, high);
            count *= 2;
        }
        let mask = self.number(127);
        self.and(sum, mask)
    }

    fn count_ones(&mut self, bits: u32, a: &Operand) -> Result<Shape, CompileError> {
        if bits == 1 {
            return self.shape(a);
        }
        let mut sum = self.number(0);
        for word in self.words(a)? {
            let ones = self.ones_of_word(word);
            sum = self.add(sum, ones);
        }
        Ok(self.small(bits, sum))
    }

    /// A small number as an integer of so many bits.
    fn small(&mut self, bits: u32, low: Operand) -> Shape {
        let mut words = vec![low];
        words.resize(super::values::words_of(bits, self.word), self.number(0));
        Shape::of(words)
    }

    /// How many bits of a word stand above the highest that is set.
    fn leading_of_word(&mut self, mut word: Operand) -> Operand {
        let mut count = 1;
        while count < self.word {
            let by = self.number(u128::from(count));
            let lower = self.shift_right(word.clone(), by);
            word = self.or(word, lower);
            count *= 2;
        }
        let above = self.complement(word);
        self.ones_of_word(above)
    }

    fn count_leading(&mut self, bits: u32, a: &Operand) -> Result<Shape, CompileError> {
        if bits == 1 {
            let truth = self.truth(a)?;
            return Ok(Shape::of(vec![self.not(truth)]));
        }
        let words = self.words(a)?;
        let total = words.len() as u32 * self.word;
        let mut result = self.number(0);
        for (word, index) in words.into_iter().zip(0..) {
            let leading = self.leading_of_word(word.clone());
            if index == 0 {
                result = leading;
                continue;
            }
            let whole = self.number(u128::from(self.word));
            let further = self.add(result, whole);
            let is_zero = self.test(Test::Zero, word);
            result = self.select(is_zero, further, leading);
        }
        let above = self.number(u128::from(total - bits));
        let result = self.subtract(result, above);
        self.note_unsigned(&result, 8);
        Ok(self.small(bits, result))
    }

    fn count_trailing(&mut self, bits: u32, a: &Operand) -> Result<Shape, CompileError> {
        if bits == 1 {
            let truth = self.truth(a)?;
            return Ok(Shape::of(vec![self.not(truth)]));
        }
        let words = self.words(a)?;
        let mut result = None;
        for (index, mut word) in words.into_iter().enumerate().rev() {
            // Of a number that is 0 all bits are below the one that stands behind it.
            let end = bits - index as u32 * self.word;
            if end < self.word {
                let end = self.number(1 << end);
                word = self.or(word, end);
            }
            let one = self.number(1);
            let less = self.subtract(word.clone(), one);
            let others = self.complement(word.clone());
            let below = self.and(less, others);
            let trailing = self.ones_of_word(below);
            result = Some(match result {
                None => trailing,
                Some(above) => {
                    let whole = self.number(u128::from(self.word));
                    let further = self.add(above, whole);
                    let is_zero = self.test(Test::Zero, word);
                    self.select(is_zero, further, trailing)
                }
            });
        }
        let result = result.unwrap_or_else(|| self.number(0));
        Ok(self.small(bits, result))
    }

    /// Bytes, or bits, in the other order.
    fn turned(&mut self, bits: u32, a: &Operand, unit: u32) -> Result<Shape, CompileError> {
        if bits == 1 {
            return self.shape(a);
        }
        let words = self.words(a)?;
        let total = words.len() as u32 * self.word;
        let mut turned = Vec::new();
        for mut word in words {
            let mut count = unit;
            while count < self.word {
                word = self.swap_halves(word, count);
                count *= 2;
            }
            turned.insert(0, word);
        }
        if total == bits {
            return Ok(Shape::of(turned));
        }
        let count = self.number(u128::from(total - bits));
        if turned.len() == 1 {
            let word = self.shift_right(turned.swap_remove(0), count);
            return Ok(Shape::one(word, Extension::Zero));
        }
        let right = BinaryOperator::ShiftRightLogical;
        Ok(Shape::of(self.shift_wide(right, total, turned, count)))
    }

    /// Exchanges neighbours of so many bits.
    fn swap_halves(&mut self, word: Operand, bits: u32) -> Operand {
        let count = self.number(u128::from(bits));
        let up = self.shift_left(word.clone(), count.clone());
        let down = self.shift_right(word, count);
        if bits * 2 >= self.word {
            return self.or(up, down);
        }
        let pattern = self.mask(self.word) / ((1 << bits) + 1);
        let (low, high) = (self.number(pattern), self.number(!pattern));
        let (up, down) = (self.and(up, high), self.and(down, low));
        self.or(up, down)
    }

    /// The high, or low, half of two numbers behind each other that are shifted by the count.
    fn funnel(
        &mut self,
        left: bool,
        bits: u32,
        a: &Operand,
        b: &Operand,
        count: &Operand,
    ) -> Result<Shape, CompileError> {
        let count = if bits > self.word {
            self.words(count)?.swap_remove(0)
        } else {
            self.narrow(count, Extension::Zero)?
        };
        let width = self.number(u128::from(bits));
        // Below 2^bits, so that a remainder of its low word is the remainder when the width is a power of two.
        if !bits.is_power_of_two() && bits > self.word {
            return Err(self.refused(format!("a funnel shift of {bits} bits")));
        }
        let count = self.binary(BinaryOperator::RemainderUnsigned, count, width.clone());
        let rest = self.subtract(width, count.clone());
        let (up, down) = if left { (count, rest) } else { (rest, count) };
        if bits > self.word {
            let (high, low) = (self.words(a)?, self.words(b)?);
            let high = self.shift_wide(BinaryOperator::ShiftLeft, bits, high, up);
            let low = self.shift_wide(BinaryOperator::ShiftRightLogical, bits, low, down);
            let words = high.into_iter().zip(low).map(|(a, b)| self.or(a, b));
            return Ok(Shape::of(words.collect()));
        }
        let high = self.narrow(a, Extension::Any)?;
        let low = self.narrow(b, Extension::Zero)?;
        let high = self.shift_left(high, up);
        let low = self.shift_right(low, down);
        Ok(Shape::one(self.or(high, low), Extension::Any))
    }
}
