//! Shifts. HARP's give 0 for counts of a word's bits and more (I5.7), and have no sign: a negative number is shifted as its
//! complement.

use super::function::Lowering;
use super::values::{Extension, Shape};
use crate::ir::{BinaryOperator, Operand};
use crate::CompileError;

impl Lowering<'_> {
    /// A shift of an integer of so many bits.
    pub(super) fn shift(
        &mut self,
        operator: BinaryOperator,
        bits: u32,
        a: &Operand,
        b: &Operand,
    ) -> Result<Shape, CompileError> {
        if bits > self.word {
            let words = self.words_signed(a, operator == BinaryOperator::ShiftRightArithmetic)?;
            // Counts of the width and more have no meaning, so the low word is the count.
            let count = self.words(b)?.swap_remove(0);
            return Ok(Shape::of(self.shift_wide(operator, bits, words, count)));
        }
        let count = self.narrow(b, Extension::Zero)?;
        Ok(match operator {
            BinaryOperator::ShiftLeft => {
                let a = self.narrow(a, Extension::Any)?;
                Shape::one(self.shift_left(a, count), Extension::Any)
            }
            BinaryOperator::ShiftRightLogical => {
                let a = self.narrow(a, Extension::Zero)?;
                Shape::one(self.shift_right(a, count), Extension::Zero)
            }
            _ => {
                let a = self.narrow(a, Extension::Sign)?;
                Shape::one(self.shift_arithmetic(a, count), Extension::Sign)
            }
        })
    }

    /// A word, shifted to the right with its sign.
    pub(super) fn shift_arithmetic(&mut self, a: Operand, count: Operand) -> Operand {
        if self.is_not_negative(&a) {
            return self.shift_right(a, count);
        }
        let bits = self.signed_bits(&a);
        if let Some(known) = self.constant(&count) {
            let last = u128::from(self.word - 1);
            if known >= last {
                return self.sign(a);
            }
            if known == 0 {
                return a;
            }
            // The sign stands below the zeros: there it is made one of the bits above it.
            let place = self.number(1 << (last - known));
            let shifted = self.shift_right(a, count);
            let flipped = self.xor(shifted, place.clone());
            let result = self.subtract(flipped, place);
            self.note_signed(&result, bits.saturating_sub(known as u32).max(1));
            return result;
        }
        let sign = self.sign(a.clone());
        let positive = self.xor(a, sign.clone());
        let shifted = self.shift_right(positive, count);
        let result = self.xor(shifted, sign);
        self.note_signed(&result, bits);
        result
    }

    /// A number of several words. The top word of one that is shifted with its sign has the sign above it.
    pub(super) fn shift_wide(
        &mut self,
        operator: BinaryOperator,
        bits: u32,
        mut words: Vec<Operand>,
        count: Operand,
    ) -> Vec<Operand> {
        let signed = operator == BinaryOperator::ShiftRightArithmetic;
        let left = operator == BinaryOperator::ShiftLeft;
        let sign = match words.last() {
            Some(high) if signed => self.sign(high.clone()),
            _ => self.number(0),
        };
        if signed {
            words = words
                .into_iter()
                .map(|a| self.xor(a, sign.clone()))
                .collect();
        }
        let mut shifted = Vec::new();
        for index in 0..words.len() {
            let mut sum = self.number(0);
            for (from, word) in words.iter().enumerate() {
                let distance = if left {
                    index as i64 - from as i64
                } else {
                    from as i64 - index as i64
                };
                let part = self.part(left, word, &count, distance);
                sum = self.or(sum, part);
            }
            shifted.push(self.xor(sum, sign.clone()));
        }
        self.cut(bits, shifted)
    }

    /// What of a word comes into the word so many places on, when the number is shifted by the count.
    fn part(&mut self, left: bool, word: &Operand, count: &Operand, distance: i64) -> Operand {
        if distance < 0 {
            return self.number(0);
        }
        let offset = self.number(u128::from(distance.unsigned_abs()) * u128::from(self.word));
        // Forward by the count less the distance, or backward by the distance less the count; the one that is below 0
        // is a count so great that nothing is left.
        let forward_count = self.subtract(count.clone(), offset.clone());
        let forward = self.shift_by(left, word.clone(), forward_count);
        if distance == 0 {
            return forward;
        }
        let backward_count = self.subtract(offset, count.clone());
        let backward = self.shift_by(!left, word.clone(), backward_count);
        self.or(forward, backward)
    }

    fn shift_by(&mut self, left: bool, a: Operand, count: Operand) -> Operand {
        if left {
            self.shift_left(a, count)
        } else {
            self.shift_right(a, count)
        }
    }

    /// The words of a number of so many bits, with 0 above it.
    pub(super) fn cut(&mut self, bits: u32, mut words: Vec<Operand>) -> Vec<Operand> {
        let top = bits % self.word;
        if top != 0 {
            if let Some(word) = words.pop() {
                let mask = self.number(self.mask(top));
                words.push(self.and(word, mask));
            }
        }
        words
    }
}
