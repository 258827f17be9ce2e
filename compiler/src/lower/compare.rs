//! Comparisons of integers. HARP tells whether a word is 0 and whether it is negative. A difference tells which number is less
//! unless it overflows:
//!
//! | a < b, of words | instructions |
//! |-|-|
//! | both have a sign bit to spare | `a - b` is negative |
//! | b is a constant and not negative | `a \| (a - b)` is negative |
//! | b is a constant and negative | `a & (a - b)` is negative |
//! | signed | where the signs differ a, else `a - b`, is negative |
//! | unsigned | where the signs differ b, else `a - b`, is negative |

use super::function::Lowering;
use super::values::Extension;
use crate::ir::{Condition, Operand, Test, TRUTH};
use crate::CompileError;

impl Lowering<'_> {
    /// The truth value of a comparison.
    pub(super) fn compare(
        &mut self,
        condition: Condition,
        a: &Operand,
        b: &Operand,
    ) -> Result<Operand, CompileError> {
        use Condition as C;
        let bits = self.width(a)?;
        if bits == 1 {
            let (a, b) = (self.truth(a)?, self.truth(b)?);
            return Ok(self.compare_truths(condition, a, b));
        }
        // Less than, with the operands and the result turned round as needed.
        let (signed, swapped, opposite) = match condition {
            C::Equal | C::NotEqual => return self.equality(condition == C::Equal, a, b),
            C::LessUnsigned => (false, false, false),
            C::GreaterOrEqualUnsigned => (false, false, true),
            C::GreaterUnsigned => (false, true, false),
            C::LessOrEqualUnsigned => (false, true, true),
            C::LessSigned => (true, false, false),
            C::GreaterOrEqualSigned => (true, false, true),
            C::GreaterSigned => (true, true, false),
            C::LessOrEqualSigned => (true, true, true),
        };
        let (a, b) = if swapped { (b, a) } else { (a, b) };
        let less = if bits > self.word {
            let (a, b) = (self.words_signed(a, signed)?, self.words_signed(b, signed)?);
            self.less_wide(signed, &a, &b)
        } else {
            let extension = if signed {
                Extension::Sign
            } else {
                Extension::Zero
            };
            let (a, b) = (self.narrow(a, extension)?, self.narrow(b, extension)?);
            if self.promises.same_sign {
                self.less_of_one_sign(a, b)
            } else {
                self.less(signed, a, b)
            }
        };
        Ok(if opposite { self.not(less) } else { less })
    }

    fn compare_truths(&mut self, condition: Condition, a: Operand, b: Operand) -> Operand {
        use Condition as C;
        // As a signed number true is -1.
        let (lesser, greater, or_equal) = match condition {
            C::NotEqual => return self.xor(a, b),
            C::Equal => {
                let differ = self.xor(a, b);
                return self.not(differ);
            }
            C::LessUnsigned | C::GreaterSigned => (a, b, false),
            C::LessOrEqualUnsigned | C::GreaterOrEqualSigned => (a, b, true),
            C::GreaterUnsigned | C::LessSigned => (b, a, false),
            C::GreaterOrEqualUnsigned | C::LessOrEqualSigned => (b, a, true),
        };
        let not = self.not(lesser);
        if or_equal {
            self.or(not, greater)
        } else {
            self.and(not, greater)
        }
    }

    fn equality(&mut self, equal: bool, a: &Operand, b: &Operand) -> Result<Operand, CompileError> {
        let (a, b) = (self.words(a)?, self.words(b)?);
        let mut all: Option<Operand> = None;
        let single = a.len() == 1;
        for (a, b) in a.into_iter().zip(b) {
            let difference = match self.constant(&b) {
                // A difference of constants fits an instruction as often as their exclusive or.
                Some(_) if single => self.subtract(a, b),
                _ => self.xor(a, b),
            };
            all = Some(match all {
                None => difference,
                Some(others) => self.or(others, difference),
            });
        }
        let all = all.unwrap_or_else(|| self.number(0));
        let test = if equal { Test::Zero } else { Test::NotZero };
        Ok(self.test(test, all))
    }

    /// Whether one word is less than another.
    pub(super) fn less(&mut self, signed: bool, a: Operand, b: Operand) -> Operand {
        if a == b {
            return Operand::truth(false);
        }
        let both_positive = self.is_not_negative(&a) && self.is_not_negative(&b);
        if both_positive {
            return self.less_of_one_sign(a, b);
        }
        let short = self.signed_bits(&a) < self.word && self.signed_bits(&b) < self.word;
        if signed && short {
            if signed && self.constant(&b) == Some(0) {
                return self.test(Test::Negative, a);
            }
            let difference = self.subtract(a, b);
            return self.test(Test::Negative, difference);
        }
        if let Some(constant) = self.constant(&b) {
            return self.less_than_constant(signed, a, constant);
        }
        if let Some(constant) = self.constant(&a) {
            return self.constant_is_less(signed, constant, b);
        }
        let difference = self.subtract(a.clone(), b.clone());
        let decided = if signed { &a } else { &b };
        let chosen = if self.is_not_negative(&a) {
            // The other one's sign decides: signed, a is not less than a negative b; unsigned, it is.
            if signed {
                let not = self.complement(b);
                self.and(difference, not)
            } else {
                self.or(difference, b)
            }
        } else if self.is_not_negative(&b) {
            if signed {
                self.or(difference, a)
            } else {
                let not = self.complement(a);
                self.and(difference, not)
            }
        } else {
            let decided = decided.clone();
            let differ = self.xor(a, b);
            let differ = self.test(Test::Negative, differ);
            self.select(differ, decided, difference)
        };
        self.test(Test::Negative, chosen)
    }

    /// Whether one word is less than another of the same sign: then their difference does not overflow.
    fn less_of_one_sign(&mut self, a: Operand, b: Operand) -> Operand {
        if self.constant(&a) == Some(0) {
            return self.test(Test::NotZero, b);
        }
        if self.constant(&b) == Some(1) {
            return self.test(Test::Zero, a);
        }
        let difference = self.subtract(a, b);
        self.test(Test::Negative, difference)
    }

    fn less_than_constant(&mut self, signed: bool, a: Operand, constant: u128) -> Operand {
        let negative = constant >> (self.word - 1) != 0;
        if signed && constant == 0 {
            return self.test(Test::Negative, a);
        }
        if !signed && constant == 0 {
            return Operand::truth(false);
        }
        if !signed && constant == 1 {
            return self.test(Test::Zero, a);
        }
        if !signed && constant.is_power_of_two() {
            let count = self.number(u128::from(constant.trailing_zeros()));
            let high = self.shift_right(a, count);
            return self.test(Test::Zero, high);
        }
        if !signed && negative && self.number(constant.wrapping_neg()) == self.number(1) {
            // Less than the greatest: not the greatest.
            let more = self.number(1);
            let sum = self.add(a, more);
            return self.test(Test::NotZero, sum);
        }
        let difference = {
            let constant = self.number(constant);
            self.subtract(a.clone(), constant)
        };
        let chosen = match (signed, negative) {
            (true, false) => self.or(a, difference),
            (true, true) => self.and(a, difference),
            (false, false) => {
                let not = self.complement(a);
                self.and(difference, not)
            }
            (false, true) => {
                let not = self.complement(a);
                self.or(difference, not)
            }
        };
        self.test(Test::Negative, chosen)
    }

    /// Whether a constant is less than a word: whether the word is not less than the constant after it.
    fn constant_is_less(&mut self, signed: bool, constant: u128, b: Operand) -> Operand {
        let greatest = if signed {
            self.mask(self.word - 1)
        } else {
            self.mask(self.word)
        };
        if constant == greatest {
            return Operand::truth(false);
        }
        if !signed && constant == 0 {
            return self.test(Test::NotZero, b);
        }
        let after = self.number(constant + 1);
        let less = self.less(signed, b, after);
        self.not(less)
    }

    /// The words of an integer wider than one, those of a signed number with its sign above it.
    pub(super) fn words_signed(
        &mut self,
        operand: &Operand,
        signed: bool,
    ) -> Result<Vec<Operand>, CompileError> {
        let bits = self.width(operand)?;
        let mut words = self.words(operand)?;
        let top = bits % self.word;
        if signed && top != 0 {
            if let Some(word) = words.pop() {
                words.push(self.extended(word, top, Extension::Zero, Extension::Sign));
            }
        }
        Ok(words)
    }

    /// Whether one number of several words is less than another.
    pub(super) fn less_wide(&mut self, signed: bool, a: &[Operand], b: &[Operand]) -> Operand {
        if signed && b.iter().all(|word| self.constant(word) == Some(0)) {
            if let Some(high) = a.last() {
                return self.test(Test::Negative, high.clone());
            }
        }
        if signed
            && a.iter()
                .all(|word| self.constant(word) == Some(self.mask(self.word)))
        {
            // Greater than -1: not negative.
            if let Some(high) = b.last() {
                let negative = self.test(Test::Negative, high.clone());
                return self.not(negative);
            }
        }
        let mut result = Operand::truth(false);
        let count = a.len();
        for (index, (a, b)) in a.iter().zip(b).enumerate() {
            let less = self.less(signed && index + 1 == count, a.clone(), b.clone());
            if self.constant(&result) == Some(0) {
                result = less;
                continue;
            }
            let difference = self.xor(a.clone(), b.clone());
            let same = self.test(Test::Zero, difference);
            let below = self.and(same, result);
            result = self.or(less, below);
        }
        debug_assert_eq!(self.out.type_of(&result), TRUTH);
        result
    }
}
