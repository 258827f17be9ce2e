//! Integers: arithmetic, changes of width, choices; those of several words; shifts; divisions.

use super::function::Lowering;
use super::values::{Extension, Shape};
use super::LowerResult;
use crate::ir::Signedness::{self, Signed, Unsigned};
use crate::ir::{BinaryOperator, Conversion, Operand, Test, Type, TRUTH};

use BinaryOperator as Op;

/// Where a shift moves bits to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Direction {
    /// To higher places.
    Left,
    /// To lower places.
    Right,
}

impl Direction {
    const fn opposite(self) -> Self {
        match self {
            Direction::Left => Direction::Right,
            Direction::Right => Direction::Left,
        }
    }
}

impl Lowering<'_> {
    /// Two operands of one type.
    pub(super) fn arithmetic(
        &mut self,
        operator: BinaryOperator,
        kind: &Type,
        a: &Operand,
        b: &Operand,
    ) -> LowerResult<Shape> {
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
                _ => a.into_iter().zip(b).map(|(a, b)| self.binary(operator, a, b)).collect(),
            };
            return Ok(Shape::of(self.cut(bits, words)));
        }
        let (have_a, have_b) = (self.shape(a)?.extension, self.shape(b)?.extension);
        if bits < self.word && matches!(operator, Op::Add | Op::Subtract | Op::Multiply) {
            return self.arithmetic_narrow(operator, bits, a, b);
        }
        let [a, b] = self.narrow_both(a, b, Extension::Any)?;
        let word = self.binary(operator, a, b);
        let extension = match operator {
            Op::And if have_a == Extension::Zero || have_b == Extension::Zero => Extension::Zero,
            Op::And | Op::Or | Op::Xor if have_a == have_b => have_a,
            _ if self.unsigned_bits(&word) <= bits => Extension::Zero,
            _ => Extension::Any,
        };
        Ok(Shape::one(word, extension))
    }

    /// A sum, difference or product of integers narrower than a word. Where clang knows that it does not overflow, the
    /// bits above it are as above the operands.
    fn arithmetic_narrow(
        &mut self,
        operator: BinaryOperator,
        bits: u32,
        a: &Operand,
        b: &Operand,
    ) -> LowerResult<Shape> {
        let promises = self.promises;
        if promises.no_signed_wrap && self.has_sign(a, bits)? && self.has_sign(b, bits)? {
            let [a, b] = self.narrow_both(a, b, Extension::Sign)?;
            let word = self.binary(operator, a, b);
            return Ok(Shape::one(word, Extension::Sign));
        }
        let [word_a, word_b] = self.narrow_both(a, b, Extension::Any)?;
        let both_zero = self.unsigned_bits(&word_a) <= bits && self.unsigned_bits(&word_b) <= bits;
        let word = self.binary(operator, word_a, word_b);
        let exact = both_zero && promises.no_unsigned_wrap || self.unsigned_bits(&word) <= bits;
        let extension = if exact { Extension::Zero } else { Extension::Any };
        Ok(Shape::one(word, extension))
    }

    /// The operand's sign is in the bits above it, or can be put there for nothing.
    fn has_sign(&mut self, operand: &Operand, bits: u32) -> LowerResult<bool> {
        let shape = self.shape(operand)?;
        let free = |word: &Operand| self.constant(word).is_some() || self.signed_bits(word) <= bits;
        Ok(shape.extension == Extension::Sign || shape.words.first().is_some_and(free))
    }

    fn arithmetic_of_truths(&mut self, operator: BinaryOperator, a: Operand, b: Operand) -> Operand {
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
    pub(super) fn convert(&mut self, conversion: Conversion, a: &Operand, to: &Type) -> LowerResult<Shape> {
        let from = self.kind(a);
        match conversion {
            Conversion::Truncate | Conversion::ExtendZero | Conversion::ExtendSign => {
                let (from, to) = (self.width_of(&from)?, self.width_of(to)?);
                let signedness = Signedness::signed_if(conversion == Conversion::ExtendSign);
                self.change_width(signedness, a, from, to)
            }
            Conversion::Bits => {
                let integer = |kind: &Type| matches!(kind, Type::Integer(_) | Type::Pointer);
                if integer(&from) && integer(to) {
                    let (from, to) = (self.width_of(&from)?, self.width_of(to)?);
                    return self.change_width(Unsigned, a, from, to);
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
    fn change_width(&mut self, signedness: Signedness, a: &Operand, from: u32, to: u32) -> LowerResult<Shape> {
        if to == 1 && from > 1 {
            let low = self.shape(a)?.words.swap_remove(0);
            let bit = self.and(low, self.number(1));
            return Ok(Shape::of(vec![self.test(Test::NotZero, bit)]));
        }
        if from == 1 && to > 1 {
            let truth = self.truth(a)?;
            let (ones, zero) = (self.split(to, u128::MAX), self.number(0));
            let (all, extension) = if signedness == Signed && to < self.word {
                (vec![self.number(u128::MAX)], Extension::Sign)
            } else if signedness == Signed {
                (ones, Extension::Zero)
            } else {
                (self.split(to, 1), Extension::Zero)
            };
            let words = all.into_iter().map(|word| self.select(truth.clone(), word, zero.clone()));
            let words: Vec<Operand> = words.collect();
            return Ok(Shape { words: self.cut_unless_narrow(to, words), extension });
        }
        if from <= self.word && to <= self.word {
            return self.change_narrow(signedness, a, from, to);
        }
        let mut words = self.filled(signedness, from, a)?;
        let count = super::values::words_of(to, self.word);
        if count <= words.len() {
            words.truncate(count);
            if to <= self.word {
                let word = words.swap_remove(0);
                let extension = if self.unsigned_bits(&word) <= to { Extension::Zero } else { Extension::Any };
                return Ok(Shape::one(word, extension));
            }
        } else {
            words = self.lengthened(signedness, words, count);
        }
        Ok(Shape::of(self.cut(to, words)))
    }

    /// Cuts what is wider than a word; what is narrower says itself what the bits above it are.
    fn cut_unless_narrow(&mut self, bits: u32, words: Vec<Operand>) -> Vec<Operand> {
        if bits > self.word {
            self.cut(bits, words)
        } else {
            words
        }
    }

    fn change_narrow(&mut self, signedness: Signedness, a: &Operand, from: u32, to: u32) -> LowerResult<Shape> {
        let have = self.shape(a)?.extension;
        if to <= from {
            let word = self.narrow(a, Extension::Any)?;
            let extension = if to == from {
                have
            } else if self.unsigned_bits(&word) <= to || (self.promises.no_unsigned_wrap && have == Extension::Zero) {
                Extension::Zero
            } else if self.signed_bits(&word) <= to || (self.promises.no_signed_wrap && have == Extension::Sign) {
                Extension::Sign
            } else {
                Extension::Any
            };
            return Ok(Shape::one(word, extension));
        }
        let want = if signedness == Signed || (self.promises.not_negative && have == Extension::Sign) {
            Extension::Sign
        } else {
            Extension::Zero
        };
        let word = self.narrow(a, want)?;
        Ok(Shape::one(word, want))
    }

    /// `select`.
    pub(super) fn choose(&mut self, condition: &Operand, a: &Operand, b: &Operand) -> LowerResult<Shape> {
        let condition = self.truth(condition)?;
        let (shape_a, shape_b) = (self.shape(a)?, self.shape(b)?);
        let narrow = matches!(self.kind(a), Type::Integer(bits) if bits > 1 && bits < self.word);
        if narrow {
            let same = shape_a.extension == shape_b.extension;
            let extension = if same { shape_a.extension } else { Extension::Zero };
            let (a, b) = (self.narrow(a, extension)?, self.narrow(b, extension)?);
            return Ok(Shape::one(self.select(condition, a, b), extension));
        }
        let mut words = Vec::new();
        for (a, b) in shape_a.words.into_iter().zip(shape_b.words) {
            assert_eq!(self.out.type_of(&a) == TRUTH, self.out.type_of(&b) == TRUTH);
            words.push(self.select(condition.clone(), a, b));
        }
        Ok(Shape::of(words))
    }

    // Integers of several words, low word first.

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
        if self.is_extended() {
            return self.less(Signedness::Unsigned, sum.clone(), a.clone());
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
                let more = self.add(word.clone(), self.number(by.cast_unsigned()));
                self.select(condition.clone(), more, word.clone())
            }
        }
    }

    /// The difference, and whether it is below 0.
    pub(super) fn subtract_wide(&mut self, a: &[Operand], b: &[Operand]) -> (Vec<Operand>, Operand) {
        let mut difference = Vec::new();
        let mut borrow = Operand::truth(false);
        for (a, b) in a.iter().zip(b) {
            let without = self.subtract(a.clone(), b.clone());
            let mut next = self.less(Unsigned, a.clone(), b.clone());
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
    fn power_of_two(&self, words: &[Operand]) -> Option<u32> {
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
        let high = match self.multiplies_high() {
            true => self.binary(Op::MultiplyHigh, a.clone(), b.clone()),
            false => self.routine_word("__harp_multiply_high", vec![a.clone(), b.clone()]),
        };
        [low, high]
    }

    // Shifts. HARP's give 0 for counts of a word's bits and more (I5.7), and have no sign: a negative number is shifted
    // as its complement.

    /// A shift of an integer of so many bits.
    pub(super) fn shift(
        &mut self,
        operator: BinaryOperator,
        bits: u32,
        a: &Operand,
        b: &Operand,
    ) -> LowerResult<Shape> {
        if bits > self.word {
            let signedness = Signedness::signed_if(operator == BinaryOperator::ShiftRightArithmetic);
            let words = self.words_signed(a, signedness)?;
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
    fn shift_arithmetic(&mut self, a: Operand, count: Operand) -> Operand {
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
            if self.is_extended() {
                let result = self.binary(Op::ShiftRightArithmetic, a, count);
                self.note_signed(&result, bits.saturating_sub(known as u32).max(1));
                return result;
            }
            // The sign is below the zeros: there it is made one of the bits above it.
            let place = self.number(1 << (last - known));
            let shifted = self.shift_right(a, count);
            let flipped = self.xor(shifted, place.clone());
            let result = self.subtract(flipped, place);
            self.note_signed(&result, bits.saturating_sub(known as u32).max(1));
            return result;
        }
        if self.is_extended() {
            let result = self.binary(Op::ShiftRightArithmetic, a, count);
            self.note_signed(&result, bits);
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
        let signedness = Signedness::signed_if(operator == BinaryOperator::ShiftRightArithmetic);
        let direction = if operator == BinaryOperator::ShiftLeft { Direction::Left } else { Direction::Right };
        let sign = self.above(signedness, &words);
        if signedness == Signed {
            words = words.into_iter().map(|a| self.xor(a, sign.clone())).collect();
        }
        let mut shifted = Vec::new();
        for index in 0..words.len() {
            let mut sum = self.number(0);
            for (from, word) in words.iter().enumerate() {
                let distance = match direction {
                    Direction::Left => index as i64 - from as i64,
                    Direction::Right => from as i64 - index as i64,
                };
                let part = self.part(direction, word, &count, distance);
                sum = self.or(sum, part);
            }
            shifted.push(self.xor(sum, sign.clone()));
        }
        self.cut(bits, shifted)
    }

    /// What of a word comes into the word so many places on, when the number is shifted by the count.
    fn part(&mut self, direction: Direction, word: &Operand, count: &Operand, distance: i64) -> Operand {
        if distance < 0 {
            return self.number(0);
        }
        let offset = self.number(u128::from(distance.unsigned_abs()) * u128::from(self.word));
        // Forward by the count less the distance, or backward by the distance less the count; the one that is below 0
        // is a count so great that nothing is left.
        let forward_count = self.subtract(count.clone(), offset.clone());
        let forward = self.shift_by(direction, word.clone(), forward_count);
        if distance == 0 {
            return forward;
        }
        let backward_count = self.subtract(offset, count.clone());
        let backward = self.shift_by(direction.opposite(), word.clone(), backward_count);
        self.or(forward, backward)
    }

    fn shift_by(&mut self, direction: Direction, a: Operand, count: Operand) -> Operand {
        match direction {
            Direction::Left => self.shift_left(a, count),
            Direction::Right => self.shift_right(a, count),
        }
    }

    /// The words of a number of so many bits, with 0 above it.
    pub(super) fn cut(&mut self, bits: u32, mut words: Vec<Operand>) -> Vec<Operand> {
        let top = bits % self.word;
        if top != 0 {
            if let Some(word) = words.pop() {
                words.push(self.and(word, self.number(self.mask(top))));
            }
        }
        words
    }

    // Divisions. HARP's are unsigned; signed ones divide the magnitudes.

    /// A division or a remainder of integers of so many bits.
    pub(super) fn divide(
        &mut self,
        operator: BinaryOperator,
        bits: u32,
        a: &Operand,
        b: &Operand,
    ) -> LowerResult<Shape> {
        let signedness = Signedness::signed_if(matches!(operator, Op::DivideSigned | Op::RemainderSigned));
        if bits > self.word {
            let (a, b) = (self.words_signed(a, signedness)?, self.words_signed(b, signedness)?);
            let words = self.divide_wide(operator, bits, &a, &b)?;
            return Ok(Shape::of(self.cut(bits, words)));
        }
        if signedness == Unsigned {
            let [a, b] = self.narrow_both(a, b, Extension::Zero)?;
            return Ok(Shape::one(self.binary(operator, a, b), Extension::Zero));
        }
        let [a, b] = self.narrow_both(a, b, Extension::Sign)?;
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
            return if negative { self.negate(quotient) } else { quotient };
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
            return self.shift_arithmetic(sum, self.number(u128::from(power)));
        }
        if self.multiplies_out(&a, divisor) {
            if let Some(quotient) = self.signed_quotient_by(a.clone(), divisor) {
                return quotient;
            }
        }
        let (a, sign) = self.magnitude(a);
        let quotient = self.binary(Op::DivideUnsigned, a, self.number(divisor));
        self.with_sign(quotient, sign)
    }

    /// Whether a signed quotient by a constant is found by a multiplication.
    fn multiplies_out(&self, a: &Operand, divisor: u128) -> bool {
        self.multiplies_high() && !self.is_not_negative(a) && !divisor.is_power_of_two() && divisor != 0
    }

    /// 2^power - 1 where the number is negative, else 0.
    fn below_power(&mut self, a: Operand, power: u32) -> Operand {
        if self.is_not_negative(&a) {
            return self.number(0);
        }
        let sign = self.sign(a);
        self.shift_right(sign, self.number(u128::from(self.word - power)))
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
                let low = self.and(sum, self.number(magnitude - 1));
                let result = self.subtract(low, more);
                self.note_signed(&result, power + 1);
                return result;
            }
            if self.multiplies_out(&a, magnitude) {
                if let Some(quotient) = self.signed_quotient_by(a.clone(), magnitude) {
                    let whole = self.multiply(quotient, self.number(magnitude));
                    return self.subtract(a, whole);
                }
            }
            let (a, sign) = self.magnitude(a);
            let rest = self.binary(Op::RemainderUnsigned, a, self.number(magnitude));
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
    ) -> LowerResult<Vec<Operand>> {
        if a.len() > 2 || self.word != 32 {
            return Err(self.refused(format!("a division of {bits} bits")));
        }
        if let (Op::DivideUnsigned | Op::RemainderUnsigned, Some(power)) = (operator, self.power_of_two(b)) {
            if operator == Op::DivideUnsigned {
                let count = self.number(u128::from(power));
                let right = Op::ShiftRightLogical;
                return Ok(self.shift_wide(right, 2 * self.word, a.to_vec(), count));
            }
            let mask = self.split(2 * self.word, (1 << power) - 1);
            return Ok(a.iter().zip(mask).map(|(a, mask)| self.and(a.clone(), mask)).collect());
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
