//! Integers of several words, low word first.

use super::function::Lowering;
use crate::ir::{Operand, Test};

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
