//! Shifts. HARP's give 0 for counts of a word's bits and more (I5.7), and have no sign: a negative number is shifted as its
//! complement.

use super::function::Lowering;
use super::values::{Extension, Shape};
use crate::ir::{BinaryOperator, Operand, Test};
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

// Integers of several words, low word first.

impl Lowering<'_> {
    /// The sum, and whether the highest word overflows.
    pub(super) fn add_wide(&mut self, a: &[Operand], b: &[Operand]) -> (Vec<Operand>, Operand) {
        let mut sum = Vec::new();
        let mut carry = Operand::truth(false);
        for (a, b) in a.iter().zip(b) {
            let without = self.add(a.clone(), b.clone());
            let mut next = self.carry(a, b, &without);
            let with = self.increment(&carry, &without, 1);
            if self.constant(&carry) != Some(0) {
                // The carry that comes in overflows when it makes the sum 0.
                let is_zero = self.test(Test::Zero, with.clone());
                let over = self.and(carry, is_zero);
                next = self.or(next, over);
            }
            sum.push(with);
            carry = next;
        }
        (sum, carry)
    }

    /// Whether a sum of two words has overflowed: whether it is less than one of them.
    fn carry(&mut self, a: &Operand, b: &Operand, sum: &Operand) -> Operand {
        if self.is_not_negative(a) && self.is_not_negative(b) {
            return Operand::truth(false);
        }
        match self.constant(b) {
            Some(0) => return Operand::truth(false),
            Some(1) => return self.test(Test::Zero, sum.clone()),
            _ => {}
        }
        let not = self.complement(sum.clone());
        let chosen = if self.is_not_negative(b) {
            self.and(a.clone(), not)
        } else if self.is_not_negative(a) {
            self.and(b.clone(), not)
        } else {
            // Where the sum's sign is not a's, it has overflowed if a has been negative; else if b has.
            let differ = self.xor(sum.clone(), a.clone());
            let differ = self.test(Test::Negative, differ);
            self.select(differ, a.clone(), b.clone())
        };
        self.test(Test::Negative, chosen)
    }

    /// The word, and one more, or one less, where the condition is true.
    fn increment(&mut self, condition: &Operand, word: &Operand, by: i128) -> Operand {
        match self.constant(condition) {
            Some(0) => word.clone(),
            _ => {
                let by = self.number(by.cast_unsigned());
                let more = self.add(word.clone(), by);
                self.select(condition.clone(), more, word.clone())
            }
        }
    }

    /// The difference, and whether it is below 0.
    pub(super) fn subtract_wide(
        &mut self,
        a: &[Operand],
        b: &[Operand],
    ) -> (Vec<Operand>, Operand) {
        let mut difference = Vec::new();
        let mut borrow = Operand::truth(false);
        for (a, b) in a.iter().zip(b) {
            let without = self.subtract(a.clone(), b.clone());
            let mut next = self.less(false, a.clone(), b.clone());
            if self.constant(&borrow) != Some(0) {
                let was_zero = self.test(Test::Zero, without.clone());
                let under = self.and(borrow.clone(), was_zero);
                next = self.or(next, under);
            }
            difference.push(self.increment(&borrow, &without, -1));
            borrow = next;
        }
        (difference, borrow)
    }

    /// The product, as many words as the factors have.
    pub(super) fn multiply_wide(&mut self, a: &[Operand], b: &[Operand]) -> Vec<Operand> {
        if let Some(power) = self.power_of_two(b) {
            let count = self.number(u128::from(power));
            let bits = a.len() as u32 * self.word;
            let left = crate::ir::BinaryOperator::ShiftLeft;
            return self.shift_wide(left, bits, a.to_vec(), count);
        }
        let mut sum = vec![self.number(0); a.len()];
        for (i, x) in a.iter().enumerate() {
            for (j, y) in b.iter().enumerate().take(a.len() - i) {
                let is_top = i + j + 1 == a.len();
                if self.constant(x) == Some(0) || self.constant(y) == Some(0) {
                    continue;
                }
                if is_top {
                    let low = self.multiply(x.clone(), y.clone());
                    sum[i + j] = self.add(sum[i + j].clone(), low);
                    continue;
                }
                let [low, high] = self.multiply_words(x, y);
                let mut product = vec![self.number(0); a.len() - i - j];
                product[0] = low;
                product[1] = high;
                let rest = sum.split_off(i + j);
                let (rest, _) = self.add_wide(&rest, &product);
                sum.extend(rest);
            }
        }
        sum
    }

    /// The power of two that a constant is.
    pub(super) fn power_of_two(&self, words: &[Operand]) -> Option<u32> {
        let mut value = 0_u128;
        for (word, index) in words.iter().zip(0..) {
            value |= self.constant(word)?.checked_shl(index * self.word)?;
        }
        value.is_power_of_two().then(|| value.trailing_zeros())
    }

    /// The product of two words, both words of it.
    fn multiply_words(&mut self, a: &Operand, b: &Operand) -> [Operand; 2] {
        if self.unsigned_bits(a) + self.unsigned_bits(b) <= self.word {
            return [self.multiply(a.clone(), b.clone()), self.number(0)];
        }
        let low = self.multiply(a.clone(), b.clone());
        let high = self.routine_word("__harp_multiply_high", vec![a.clone(), b.clone()]);
        [low, high]
    }
}
