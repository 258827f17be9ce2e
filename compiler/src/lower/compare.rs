//! Comparisons of integers. HARP tells whether a word is 0 and whether it is negative. A difference tells which number
//! is less unless it overflows:
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
use super::LowerResult;
use crate::ir::Signedness::{self, Signed, Unsigned};
use crate::ir::{Condition, Edge, Operand, Operation, Terminator, Test, TRUTH};

impl Lowering<'_> {
    /// The truth value of a comparison.
    pub(super) fn compare(&mut self, condition: Condition, a: &Operand, b: &Operand) -> LowerResult<Operand> {
        use Condition as C;
        let bits = self.width(a)?;
        if bits == 1 {
            let (a, b) = (self.truth(a)?, self.truth(b)?);
            return Ok(self.compare_truths(condition, a, b));
        }
        // Less than, with the operands and the result turned round as needed.
        let (signedness, swapped, opposite) = match condition {
            C::Equal | C::NotEqual => return self.equality(condition == C::Equal, a, b),
            C::LessUnsigned => (Unsigned, false, false),
            C::GreaterOrEqualUnsigned => (Unsigned, false, true),
            C::GreaterUnsigned => (Unsigned, true, false),
            C::LessOrEqualUnsigned => (Unsigned, true, true),
            C::LessSigned => (Signed, false, false),
            C::GreaterOrEqualSigned => (Signed, false, true),
            C::GreaterSigned => (Signed, true, false),
            C::LessOrEqualSigned => (Signed, true, true),
        };
        if self.is_extended() && bits <= self.word {
            let extension = Extension::of(signedness);
            let (a, b) = (self.narrow(a, extension)?, self.narrow(b, extension)?);
            return Ok(self.compare_words(condition, a, b));
        }
        let (a, b) = if swapped { (b, a) } else { (a, b) };
        let less = if bits > self.word {
            let (a, b) = (self.words_signed(a, signedness)?, self.words_signed(b, signedness)?);
            self.less_wide(signedness, &a, &b)
        } else {
            let (a, b) = (self.narrow(a, Extension::of(signedness))?, self.narrow(b, Extension::of(signedness))?);
            if self.promises.same_sign {
                self.less_of_one_sign(a, b)
            } else {
                self.less(signedness, a, b)
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

    fn equality(&mut self, equal: bool, a: &Operand, b: &Operand) -> LowerResult<Operand> {
        if self.is_extended() && self.width(a)? <= self.word {
            let condition = if equal { Condition::Equal } else { Condition::NotEqual };
            let (a, b) = (self.narrow(a, Extension::Zero)?, self.narrow(b, Extension::Zero)?);
            return Ok(self.compare_words(condition, a, b));
        }
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

    /// A comparison by an instruction of the extension, or by a test whether a word is 0.
    pub(super) fn compare_words(&mut self, condition: Condition, a: Operand, b: Operand) -> Operand {
        use Condition as C;
        if a == b {
            let equal = [
                C::Equal,
                C::LessOrEqualSigned,
                C::LessOrEqualUnsigned,
                C::GreaterOrEqualSigned,
                C::GreaterOrEqualUnsigned,
            ];
            return Operand::truth(equal.contains(&condition));
        }
        let (a, b, condition) = match (self.constant(&a), self.constant(&b)) {
            (Some(_), None) => (b, a, condition.swapped()),
            _ => (a, b, condition),
        };
        let constant = self.constant(&b);
        match (condition, constant) {
            (C::Equal, Some(0)) | (C::LessUnsigned, Some(1)) | (C::LessOrEqualUnsigned, Some(0)) => {
                return self.test(Test::Zero, a)
            }
            (C::NotEqual | C::GreaterUnsigned, Some(0)) | (C::GreaterOrEqualUnsigned, Some(1)) => {
                return self.test(Test::NotZero, a)
            }
            // Otherwise a comparison, since it has an opposite, which a branch may need.
            (C::LessSigned, Some(0)) if self.is_not_negative(&a) => return Operand::truth(false),
            (C::LessUnsigned, Some(0)) => return Operand::truth(false),
            (C::GreaterOrEqualUnsigned, Some(0)) => return Operand::truth(true),
            _ => {}
        }
        // There are less and not less. A constant is counted up; registers change places.
        let after = constant.map(|number| (number + 1) & self.mask(self.word));
        let (condition, a, b) = match (condition, after) {
            (C::LessOrEqualSigned, Some(after)) if after != 1 << (self.word - 1) => {
                (C::LessSigned, a, self.number(after))
            }
            (C::GreaterSigned, Some(after)) if after != 1 << (self.word - 1) => {
                (C::GreaterOrEqualSigned, a, self.number(after))
            }
            (C::LessOrEqualUnsigned, Some(after)) if after != 0 => (C::LessUnsigned, a, self.number(after)),
            (C::GreaterUnsigned, Some(after)) if after != 0 => (C::GreaterOrEqualUnsigned, a, self.number(after)),
            (C::LessOrEqualSigned | C::GreaterSigned | C::LessOrEqualUnsigned | C::GreaterUnsigned, _) => {
                (condition.swapped(), b, a)
            }
            _ => (condition, a, b),
        };
        let divided = self.constant(&b).and_then(|number| self.compared_with_divisor(condition, &a, number));
        if let Some(result) = divided {
            return result;
        }
        self.emit(TRUTH, Operation::Compare(condition, a, b))
    }

    /// Whether one word is less than another.
    pub(super) fn less(&mut self, signedness: Signedness, a: Operand, b: Operand) -> Operand {
        if self.is_extended() {
            let condition = match signedness {
                Signed => Condition::LessSigned,
                Unsigned => Condition::LessUnsigned,
            };
            return self.compare_words(condition, a, b);
        }
        if a == b {
            return Operand::truth(false);
        }
        let both_positive = self.is_not_negative(&a) && self.is_not_negative(&b);
        if both_positive {
            return self.less_of_one_sign(a, b);
        }
        let short = self.signed_bits(&a) < self.word && self.signed_bits(&b) < self.word;
        if signedness == Signed && short {
            if self.constant(&b) == Some(0) {
                return self.test(Test::Negative, a);
            }
            let difference = self.subtract(a, b);
            return self.test(Test::Negative, difference);
        }
        if let Some(constant) = self.constant(&b) {
            return self.less_than_constant(signedness, a, constant);
        }
        if let Some(constant) = self.constant(&a) {
            return self.constant_is_less(signedness, constant, b);
        }
        let difference = self.subtract(a.clone(), b.clone());
        let decided = if signedness == Signed { &a } else { &b };
        let chosen = if self.is_not_negative(&a) {
            // The other one's sign decides: signed, a is not less than a negative b; unsigned, it is.
            if signedness == Signed {
                let not = self.complement(b);
                self.and(difference, not)
            } else {
                self.or(difference, b)
            }
        } else if self.is_not_negative(&b) {
            if signedness == Signed {
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

    fn less_than_constant(&mut self, signedness: Signedness, a: Operand, constant: u128) -> Operand {
        let negative = constant >> (self.word - 1) != 0;
        if signedness == Signed && constant == 0 {
            return self.test(Test::Negative, a);
        }
        if signedness == Unsigned && constant == 0 {
            return Operand::truth(false);
        }
        if signedness == Unsigned && constant == 1 {
            return self.test(Test::Zero, a);
        }
        if signedness == Unsigned && constant.is_power_of_two() {
            let high = self.shift_right(a, self.number(u128::from(constant.trailing_zeros())));
            return self.test(Test::Zero, high);
        }
        if signedness == Unsigned && negative && self.number(constant.wrapping_neg()) == self.number(1) {
            // Less than the greatest: not the greatest.
            let sum = self.add(a, self.number(1));
            return self.test(Test::NotZero, sum);
        }
        let difference = { self.subtract(a.clone(), self.number(constant)) };
        let chosen = match (signedness, negative) {
            (Signed, false) => self.or(a, difference),
            (Signed, true) => self.and(a, difference),
            (Unsigned, false) => {
                let not = self.complement(a);
                self.and(difference, not)
            }
            (Unsigned, true) => {
                let not = self.complement(a);
                self.or(difference, not)
            }
        };
        self.test(Test::Negative, chosen)
    }

    /// Whether a constant is less than a word: whether the word is not less than the constant after it.
    fn constant_is_less(&mut self, signedness: Signedness, constant: u128, b: Operand) -> Operand {
        let greatest = if signedness == Signed { self.mask(self.word - 1) } else { self.mask(self.word) };
        if constant == greatest {
            return Operand::truth(false);
        }
        if signedness == Unsigned && constant == 0 {
            return self.test(Test::NotZero, b);
        }
        let less = self.less(signedness, b, self.number(constant + 1));
        self.not(less)
    }

    /// The words of an integer wider than one, those of a signed number with its sign above it.
    pub(super) fn words_signed(&mut self, operand: &Operand, signedness: Signedness) -> LowerResult<Vec<Operand>> {
        let bits = self.width(operand)?;
        let mut words = self.words(operand)?;
        let top = bits % self.word;
        if signedness == Signed && top != 0 {
            if let Some(word) = words.pop() {
                words.push(self.extended(word, top, Extension::Zero, Extension::Sign));
            }
        }
        Ok(words)
    }

    /// The word above a number of several words: its sign, or 0.
    pub(super) fn above(&mut self, signedness: Signedness, words: &[Operand]) -> Operand {
        match words.last() {
            Some(high) if signedness == Signed => self.sign(high.clone()),
            _ => self.number(0),
        }
    }

    /// A number as so many words.
    pub(super) fn lengthened(&mut self, signedness: Signedness, mut a: Vec<Operand>, count: usize) -> Vec<Operand> {
        let above = self.above(signedness, &a);
        a.resize(count, above);
        a
    }

    /// An operand's words with its sign, or 0, above it.
    pub(super) fn filled(&mut self, signedness: Signedness, bits: u32, a: &Operand) -> LowerResult<Vec<Operand>> {
        if bits > self.word {
            return self.words_signed(a, signedness);
        }
        Ok(vec![self.narrow(a, Extension::of(signedness))?])
    }

    /// Whether one number of several words is less than another.
    fn less_wide(&mut self, signedness: Signedness, a: &[Operand], b: &[Operand]) -> Operand {
        if signedness == Signed && b.iter().all(|word| self.constant(word) == Some(0)) {
            if let Some(high) = a.last() {
                return self.test(Test::Negative, high.clone());
            }
        }
        if signedness == Signed && a.iter().all(|word| self.constant(word) == Some(self.mask(self.word))) {
            // Greater than -1: not negative.
            if let Some(high) = b.last() {
                let negative = self.test(Test::Negative, high.clone());
                return self.not(negative);
            }
        }
        let mut result = Operand::truth(false);
        let count = a.len();
        for (index, (a, b)) in a.iter().zip(b).enumerate() {
            let of_word = if index + 1 == count { signedness } else { Unsigned };
            let less = self.less(of_word, a.clone(), b.clone());
            if self.constant(&result) == Some(0) {
                result = less;
                continue;
            }
            let difference = self.xor(a.clone(), b.clone());
            let same = self.test(Test::Zero, difference);
            let below = self.and(same, result);
            result = self.or(less, below);
        }
        assert_eq!(self.out.type_of(&result), TRUTH);
        result
    }
}

// A switch: a tree of comparisons over runs of values that lead to the same place.

/// Values from `first` to `last` that take the same edge.
struct Run {
    first: u128,
    last: u128,
    edge: Edge,
}

/// Up to so many runs are looked at one behind the other.
const CHAIN_RUNS: usize = 3;

impl Lowering<'_> {
    /// Ends the present block with a switch.
    pub(super) fn switch(&mut self, value: &Operand, cases: &[(u128, Edge)], default: &Edge) -> LowerResult<()> {
        let bits = self.width(value)?;
        let default = self.edge(default)?;
        let runs = self.runs(cases, &default)?;
        if bits > self.word {
            return self.switch_wide(value, runs, default);
        }
        let value = if bits == 1 {
            let truth = self.truth(value)?;
            self.as_word(truth)
        } else {
            self.narrow(value, Extension::Zero)?
        };
        let Some(lowest) = runs.first().map(|run| run.first) else {
            self.finish(Terminator::Jump(default));
            return Ok(());
        };
        if runs.len() <= CHAIN_RUNS {
            self.chain(&value, &runs, &default);
            return Ok(());
        }
        let highest = runs.last().map_or(lowest, |run| run.last);
        // Counted from the lowest value, with the highest in reach of a sign test, differences do not overflow.
        if highest - lowest >= 1 << (self.word - 1) || self.is_not_negative(&value) {
            self.tree(&value, &runs, &default);
            return Ok(());
        }
        let index = self.subtract(value, self.number(lowest));
        let inside = self.less(Unsigned, index.clone(), self.number(highest - lowest + 1));
        let next = self.out.block();
        let to_next = Edge::to(next);
        self.branch(inside, to_next, default.clone());
        self.block = next;
        // Here the index is as small as the check has found it.
        let index = self.copy(index);
        self.note_unsigned(&index, 128 - (highest - lowest).leading_zeros());
        let runs: Vec<Run> = runs
            .into_iter()
            .map(|run| Run { first: run.first - lowest, last: run.last - lowest, edge: run.edge })
            .collect();
        self.tree(&index, &runs, &default);
        Ok(())
    }

    /// The word under another name, of which more may be known.
    fn copy(&mut self, word: Operand) -> Operand {
        if word.value().is_none() {
            return word;
        }
        let value = self.fresh(self.word_type());
        let zero = self.number(0);
        let or = crate::ir::BinaryOperator::Or;
        self.push(vec![value], crate::ir::Operation::Binary(or, word, zero));
        value.into()
    }

    /// The cases by rising value, neighbours that take the same edge as one run.
    fn runs(&mut self, cases: &[(u128, Edge)], default: &Edge) -> LowerResult<Vec<Run>> {
        let mut sorted = Vec::new();
        for (value, edge) in cases {
            let edge = self.edge(edge)?;
            if edge != *default {
                sorted.push((*value, edge));
            }
        }
        sorted.sort_by_key(|(value, _)| *value);
        sorted.dedup_by_key(|(value, _)| *value);
        let mut runs: Vec<Run> = Vec::new();
        for (value, edge) in sorted {
            match runs.last_mut() {
                Some(run) if run.last + 1 == value && run.edge == edge => run.last = value,
                _ => runs.push(Run { first: value, last: value, edge }),
            }
        }
        Ok(runs)
    }

    /// One run behind the other.
    fn chain(&mut self, value: &Operand, runs: &[Run], default: &Edge) {
        for (index, run) in runs.iter().enumerate() {
            let offset = self.subtract(value.clone(), self.number(run.first));
            let inside = if run.first == run.last {
                self.test(Test::Zero, offset)
            } else {
                self.less(Unsigned, offset, self.number(run.last - run.first + 1))
            };
            if index + 1 == runs.len() {
                self.branch(inside, run.edge.clone(), default.clone());
                return;
            }
            let next = self.out.block();
            let to_next = Edge::to(next);
            self.branch(inside, run.edge.clone(), to_next);
            self.block = next;
        }
        self.finish(Terminator::Jump(default.clone()));
    }

    /// Half of the runs on either side.
    fn tree(&mut self, value: &Operand, runs: &[Run], default: &Edge) {
        if runs.len() <= CHAIN_RUNS {
            self.chain(value, runs, default);
            return;
        }
        let (below, above) = runs.split_at(runs.len() / 2);
        let Some(pivot) = above.first() else {
            return;
        };
        let less = self.less(Unsigned, value.clone(), self.number(pivot.first));
        let (left, right) = (self.out.block(), self.out.block());
        let edge = |block| Edge::to(block);
        self.branch(less, edge(left), edge(right));
        self.block = left;
        self.tree(value, below, default);
        // The right side comes after all of the left one.
        let position = self.out.order.iter().position(|block| *block == right);
        if let Some(position) = position {
            self.out.order.remove(position);
            self.out.order.push(right);
        }
        self.block = right;
        self.tree(value, above, default);
    }

    /// By a number of several words.
    fn switch_wide(&mut self, value: &Operand, runs: Vec<Run>, default: Edge) -> LowerResult<()> {
        let bits = self.width(value)?;
        let words = self.words(value)?;
        self.tree_wide(bits, &words, runs, &default);
        Ok(())
    }

    /// Half of the runs on either side.
    fn tree_wide(&mut self, bits: u32, words: &[Operand], mut runs: Vec<Run>, default: &Edge) {
        if runs.len() > CHAIN_RUNS {
            let above = runs.split_off(runs.len() / 2);
            let pivot = above.first().map_or(0, |run| run.first);
            let pivot = self.split(bits, pivot);
            let less = self.less_wide(Unsigned, words, &pivot);
            let (left, right) = (self.out.block(), self.out.block());
            self.branch(less, Edge::to(left), Edge::to(right));
            self.block = left;
            self.tree_wide(bits, words, runs, default);
            self.block = right;
            self.tree_wide(bits, words, above, default);
            return;
        }
        for run in runs {
            let (first, last) = (self.split(bits, run.first), self.split(bits, run.last));
            let below = self.less_wide(Unsigned, words, &first);
            let above = self.less_wide(Unsigned, &last, words);
            let outside = self.or(below, above);
            let next = self.out.block();
            let to_next = Edge::to(next);
            self.branch(outside, to_next, run.edge);
            self.block = next;
        }
        self.finish(Terminator::Jump(default.clone()));
    }
}
