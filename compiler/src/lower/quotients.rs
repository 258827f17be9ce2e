//! Divisions by constants, with the extension: a product's upper half in place of a division.
//!
//! The quotient by d is `n * m / 2^(N+s)`, rounded down, for a multiplier m a little above `2^(N+s) / d`: the error of
//! m must stay so small that for no n it reaches the next integer (Granlund and Montgomery, *Division by Invariant
//! Integers using Multiplication*, 1994, theorems 4.2 and 5.1).

use std::collections::HashMap;

use super::function::Lowering;
use crate::ir::{BinaryOperator, BlockId, Condition, Operand, Test, Value};

/// The quotients of a function that are found by products.
#[derive(Default)]
pub(super) struct Quotients {
    /// What each of them has been divided by.
    divisors: HashMap<Value, u128>,
    /// The last unsigned one of each dividend and divisor, with its block.
    of: HashMap<(Value, u128), (BlockId, Operand)>,
}

impl Quotients {
    /// What a value is a quotient by, if it is one.
    pub(super) fn divisor_of(&self, a: &Operand) -> Option<u128> {
        self.divisors.get(&a.value()?).copied()
    }
}

/// A multiplier of a word, and by how many bits the product's upper half is shifted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Multiplier {
    factor: u128,
    shift: u32,
}

impl Multiplier {
    /// The multiplier for numbers below `2^bits`, if there is one of a word. For signed numbers `bits` is without the
    /// sign.
    ///
    /// With `word` bits a word, n below `2^bits` and `e = factor * divisor - 2^(word + shift)`, the quotient is right
    /// when `e * n < 2^(word + shift)`.
    fn find(word: u32, bits: u32, divisor: u128) -> Option<Self> {
        (0..word).find_map(|shift| {
            let power = 1_u128 << (word + shift);
            let factor = power / divisor + 1;
            let error = divisor - power % divisor;
            let fits = factor < 1 << word && error <= 1 << (word + shift - bits);
            fits.then_some(Self { factor, shift })
        })
    }
}

impl Lowering<'_> {
    /// The quotient of an unsigned word and a constant that is no power of two.
    pub(super) fn quotient_by(&mut self, a: &Operand, divisor: u128) -> Operand {
        let quotient = self.quotient_by_product(a, divisor);
        if let (Some(dividend), Some(value)) = (a.value(), quotient.value()) {
            self.quotients.divisors.insert(value, divisor);
            let known = (self.block, quotient.clone());
            self.quotients.of.insert((dividend, divisor), known);
        }
        quotient
    }

    /// Whether a word is less than what it has been divided by in this block, or not less: the quotient tells, and the
    /// word itself need not be kept.
    pub(super) fn compared_with_divisor(
        &mut self,
        condition: Condition,
        a: &Operand,
        divisor: u128,
    ) -> Option<Operand> {
        let test = match condition {
            Condition::LessUnsigned => Test::Zero,
            Condition::GreaterOrEqualUnsigned => Test::NotZero,
            _ => return None,
        };
        let (block, quotient) = self.quotients.of.get(&(a.value()?, divisor))?.clone();
        (block == self.block).then(|| self.test(test, quotient))
    }

    fn quotient_by_product(&mut self, a: &Operand, divisor: u128) -> Operand {
        let bits = self.unsigned_bits(a);
        if bits < 128 - divisor.leading_zeros() {
            return self.number(0);
        }
        if let Some(multiplier) = Multiplier::find(self.word, bits, divisor) {
            return self.product_of(a.clone(), multiplier);
        }
        let zeros = divisor.trailing_zeros();
        let even = (zeros > 0).then(|| Multiplier::find(self.word, bits - zeros, divisor >> zeros)).flatten();
        if let Some(multiplier) = even {
            let halved = self.shift_right(a.clone(), self.number(u128::from(zeros)));
            return self.product_of(halved, multiplier);
        }
        // The multiplier has one bit more than a word: its highest one is added apart, without a carry.
        let digits = 128 - (divisor - 1).leading_zeros();
        let factor = ((1_u128 << digits) - divisor) * (1 << self.word) / divisor + 1;
        let high = self.binary(BinaryOperator::MultiplyHigh, a.clone(), self.number(factor));
        let rest = self.subtract(a.clone(), high.clone());
        let half = self.shift_right(rest, self.number(1));
        let sum = self.add(half, high);
        self.shift_right(sum, self.number(u128::from(digits - 1)))
    }

    fn product_of(&mut self, a: Operand, multiplier: Multiplier) -> Operand {
        let factor = self.number(multiplier.factor);
        let high = self.binary(BinaryOperator::MultiplyHigh, a, factor);
        self.shift_right(high, self.number(u128::from(multiplier.shift)))
    }

    /// What a quotient and its divisor make, for the remainder, if that takes shifts and a sum: with a divisor of two
    /// bits, such as 10, or one before a power of two. A warp alone would wait for the multiplier for longer (P18.4).
    pub(super) fn multiple(&mut self, quotient: &Operand, divisor: u128) -> Option<Operand> {
        let zeros = divisor.trailing_zeros();
        let odd = divisor >> zeros;
        let shifted = |lowering: &mut Self, power: u128| {
            let shift = lowering.number(u128::from(power.trailing_zeros()));
            lowering.shift_left(quotient.clone(), shift)
        };
        let sum = if (odd - 1).is_power_of_two() {
            let shifted = shifted(self, odd - 1);
            self.add(shifted, quotient.clone())
        } else if (odd + 1).is_power_of_two() {
            let shifted = shifted(self, odd + 1);
            self.subtract(shifted, quotient.clone())
        } else {
            return None;
        };
        Some(self.shift_left(sum, self.number(u128::from(zeros))))
    }

    /// The quotient of a signed word and a positive constant that is no power of two, rounded towards 0; `None` when no
    /// multiplier fits.
    pub(super) fn signed_quotient_by(&mut self, a: Operand, divisor: u128) -> Option<Operand> {
        let multiplier = Multiplier::find(self.word, self.word - 1, divisor)?;
        let factor = self.number(multiplier.factor);
        let sign = self.sign(a.clone());
        let high = self.binary(BinaryOperator::MultiplyHigh, a, factor.clone());
        // As an unsigned number, a negative one is greater by 2^word: its product's upper half by the factor.
        let too_much = self.and(sign.clone(), factor);
        let high = self.subtract(high, too_much);
        let shift = self.number(u128::from(multiplier.shift));
        let rounded_down = match multiplier.shift {
            0 => high,
            _ => self.binary(BinaryOperator::ShiftRightArithmetic, high, shift),
        };
        let quotient = self.subtract(rounded_down, sign);
        if let Some(value) = quotient.value() {
            self.quotients.divisors.insert(value, divisor);
        }
        Some(quotient)
    }
}

#[cfg(test)]
mod tests {
    use super::Multiplier;

    /// Numbers around which roundings change, and some between.
    fn dividends(bits: u32, divisor: u128) -> Vec<u128> {
        let greatest = (1_u128 << bits) - 1;
        let last = greatest / divisor * divisor;
        let middle = last / 2 / divisor * divisor;
        let around = [0, divisor, middle, last, greatest];
        let near = |a: u128| [a.saturating_sub(1), a, (a + 1).min(greatest)];
        around.into_iter().flat_map(near).filter(|a| *a <= greatest).collect()
    }

    #[test]
    fn quotients_are_exact_where_roundings_change() {
        for word in [32, 64] {
            for bits in [8, word / 2, word - 1, word] {
                let divisors = (3..2000).chain((5..word).flat_map(|power| {
                    let power = 1_u128 << power;
                    [power - 1, power + 1, power + power / 2 - 3]
                }));
                let divisors = divisors.filter(|d| !d.is_power_of_two() && *d < 1 << bits);
                for divisor in divisors {
                    let Some(multiplier) = Multiplier::find(word, bits, divisor) else {
                        assert_eq!(bits, word, "by {divisor} of {bits} bits");
                        continue;
                    };
                    for a in dividends(bits, divisor) {
                        let high = (a * multiplier.factor) >> word;
                        let quotient = high >> multiplier.shift;
                        assert_eq!(quotient, a / divisor, "{a} / {divisor}, {bits} of {word}");
                    }
                }
            }
        }
    }

    /// The multipliers of Warren's *Hacker's Delight*, table 10-1 and 10-2.
    #[test]
    fn multipliers_are_the_known_ones() {
        let found = |bits, divisor| Multiplier::find(32, bits, divisor);
        let of = |factor, shift| Some(Multiplier { factor, shift });
        assert_eq!(found(32, 3), of(0xaaaa_aaab, 1));
        assert_eq!(found(32, 5), of(0xcccc_cccd, 2));
        assert_eq!(found(32, 10), of(0xcccc_cccd, 3));
        assert_eq!(found(32, 7), None);
        assert_eq!(found(31, 7), of(0x9249_2493, 2));
        assert_eq!(found(31, 3), of(0x5555_5556, 0));
    }
}
