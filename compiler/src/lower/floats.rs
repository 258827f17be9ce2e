//! Floats. A core computes with one format, as wide as its word, or with none; those that C has besides are computed by
//! routines:
//!
//! | | words of 4 bytes | words of 8 bytes |
//! |-|-|-|
//! | `float` | the core, or routines | its bits in a word, routines |
//! | `double` | two words, routines | the core, or routines |

use super::function::Lowering;
use super::values::{words_of, Extension, Shape};
use super::LowerResult;
use crate::ir::Signedness::{self, Signed};
use crate::ir::{BinaryOperator, Conversion, FloatCondition, Operand, Operation, Test, Type, TRUTH};

/// The condition of feq.
const EQUAL: FloatCondition = FloatCondition { less: false, equal: true, greater: false, unordered: false };
/// The condition of flt.
const LESS: FloatCondition = FloatCondition { less: true, equal: false, ..EQUAL };
/// The condition of fle.
const LESS_OR_EQUAL: FloatCondition = FloatCondition { less: true, ..EQUAL };

/// How a float is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Format {
    /// The core computes with it.
    Native,
    /// `float` in a word of 8 bytes.
    Narrow,
    /// By routines, in integers: `double` in two words, and what the core has no instructions for.
    Routines,
}

/// Which of two floats is wanted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Extreme {
    Least,
    Greatest,
}

impl Lowering<'_> {
    /// How a float type is held.
    pub(super) fn format(&self, kind: &Type) -> LowerResult<Format> {
        match (kind, self.word) {
            (Type::Float, 32) | (Type::Double, 64) if self.core().floats => Ok(Format::Native),
            (Type::Float, 64) => Ok(Format::Narrow),
            (Type::Float | Type::Double, _) => Ok(Format::Routines),
            _ => Err(self.refused(format!("a float operation on {kind}"))),
        }
    }

    /// `float` or `double`, in names of routines.
    fn format_name(kind: &Type) -> &'static str {
        if *kind == Type::Float {
            "float"
        } else {
            "double"
        }
    }

    /// An operation on two floats.
    pub(super) fn float_arithmetic(
        &mut self,
        operator: BinaryOperator,
        kind: &Type,
        a: &Operand,
        b: &Operand,
    ) -> LowerResult<Shape> {
        let (a, b) = (self.words(a)?, self.words(b)?);
        self.float_operation(operator, kind, a, b).map(Shape::of)
    }

    /// An operation on the words of two floats.
    fn float_operation(
        &mut self,
        operator: BinaryOperator,
        kind: &Type,
        a: Vec<Operand>,
        b: Vec<Operand>,
    ) -> LowerResult<Vec<Operand>> {
        let what = match operator {
            BinaryOperator::FloatAdd => "add",
            BinaryOperator::FloatSubtract => "subtract",
            BinaryOperator::FloatMultiply => "multiply",
            BinaryOperator::FloatDivide => "divide",
            BinaryOperator::FloatRemainder => {
                let suffix = if *kind == Type::Float { "f" } else { "" };
                return Ok(self.float_routine(&format!("fmod{suffix}"), kind, a, b));
            }
            _ => return Err(self.refused("an integer operation on floats")),
        };
        if self.format(kind)? == Format::Native {
            let (Some(a), Some(b)) = (a.first(), b.first()) else {
                return Err(self.refused("a float without words"));
            };
            return Ok(vec![self.native(operator, a.clone(), b.clone())]);
        }
        let name = format!("__harp_{}_{what}", Self::format_name(kind));
        Ok(self.float_routine(&name, kind, a, b))
    }

    fn float_routine(&mut self, name: &str, kind: &Type, mut a: Vec<Operand>, b: Vec<Operand>) -> Vec<Operand> {
        a.extend(b);
        let results = if *kind == Type::Double && self.word == 32 { 2 } else { 1 };
        self.routine(name, a, results)
    }

    /// An operation of the core on floats.
    fn native(&mut self, operator: BinaryOperator, a: Operand, b: Operand) -> Operand {
        self.emit_word(Operation::Binary(operator, a, b))
    }

    /// `fneg`.
    pub(super) fn float_negate(&mut self, a: &Operand) -> LowerResult<Shape> {
        let kind = self.kind(a);
        let mut words = self.words(a)?;
        if self.format(&kind)? == Format::Native {
            let word = words.swap_remove(0);
            let kind = self.word_type();
            return Ok(Shape::of(vec![self.emit(kind, Operation::FloatNegate(word))]));
        }
        let bit = self.sign_bit(&kind);
        self.on_sign(&mut words, |work, high| work.xor(high, work.number(1 << bit)));
        Ok(Shape::of(words))
    }

    /// Changes the word that holds the sign.
    fn on_sign(&mut self, words: &mut Vec<Operand>, change: impl FnOnce(&mut Self, Operand) -> Operand) {
        if let Some(high) = words.pop() {
            let changed = change(self, high);
            words.push(changed);
        }
    }

    /// Which bit of the word that holds it is a float's sign.
    fn sign_bit(&self, kind: &Type) -> u32 {
        if *kind == Type::Float {
            31
        } else {
            (self.word - 1).min(63)
        }
    }

    /// A word without a float's sign, which is its highest bit that may be set.
    fn without_sign(&mut self, kind: &Type, word: Operand) -> Operand {
        let bit = self.sign_bit(kind);
        if bit + 1 < self.word {
            return self.and(word, self.number(self.mask(bit)));
        }
        let one = self.number(1);
        let up = self.shift_left(word, one.clone());
        self.shift_right(up, one)
    }

    fn float_magnitude(&mut self, kind: &Type, a: &Operand) -> LowerResult<Vec<Operand>> {
        let mut words = self.words(a)?;
        self.on_sign(&mut words, |work, high| work.without_sign(kind, high));
        Ok(words)
    }

    /// Intrinsics of floats; `None` if it is another.
    pub(super) fn float_intrinsic(
        &mut self,
        base: &str,
        kind: &Type,
        arguments: &[Operand],
    ) -> LowerResult<Option<Shape>> {
        if !matches!(kind, Type::Float | Type::Double) {
            return Ok(None);
        }
        let shape = match (base, arguments) {
            ("fabs", [a]) => self.float_magnitude(kind, a).map(Shape::of),
            ("copysign", [a, b]) => self.copy_sign(kind, a, b),
            ("fmuladd", [a, b, c]) => self.multiply_add(kind, a, b, c),
            ("canonicalize" | "arithmetic.fence", [a]) => self.shape(a),
            ("minnum" | "minimumnum", [a, b]) => self.float_extreme(Extreme::Least, a, b),
            ("maxnum" | "maximumnum", [a, b]) => self.float_extreme(Extreme::Greatest, a, b),
            _ => {
                // The others are functions of the C library.
                let suffix = if *kind == Type::Float { "f" } else { "" };
                let mut words = Vec::new();
                for argument in arguments {
                    words.extend(self.words(argument)?);
                }
                let name = format!("{base}{suffix}");
                Ok(Shape::of(self.float_routine(&name, kind, words, Vec::new())))
            }
        };
        shape.map(Some)
    }

    fn copy_sign(&mut self, kind: &Type, a: &Operand, b: &Operand) -> LowerResult<Shape> {
        let mut words = self.float_magnitude(kind, a)?;
        let Some(other) = self.words(b)?.pop() else {
            return Err(self.refused("a float without words"));
        };
        let count = self.number(u128::from(self.sign_bit(kind)));
        let sign = self.shift_right(other, count.clone());
        let sign = self.shift_left(sign, count);
        self.on_sign(&mut words, |work, high| work.or(high, sign));
        Ok(Shape::of(words))
    }

    fn multiply_add(&mut self, kind: &Type, a: &Operand, b: &Operand, c: &Operand) -> LowerResult<Shape> {
        let (a, b, c) = (self.words(a)?, self.words(b)?, self.words(c)?);
        let product = self.float_operation(BinaryOperator::FloatMultiply, kind, a, b)?;
        let sum = self.float_operation(BinaryOperator::FloatAdd, kind, product, c)?;
        Ok(Shape::of(sum))
    }

    /// The least of two, or the greatest; the other one where one is no number.
    fn float_extreme(&mut self, extreme: Extreme, a: &Operand, b: &Operand) -> LowerResult<Shape> {
        let or_equal = FloatCondition {
            less: extreme == Extreme::Least,
            equal: true,
            greater: extreme == Extreme::Greatest,
            unordered: false,
        };
        let unordered = FloatCondition { less: false, equal: false, greater: false, unordered: true };
        let first = self.compare_floats(or_equal, a, b)?;
        let no_number = self.compare_floats(unordered, b, b)?;
        let first = self.or(first, no_number);
        let (a, b) = (self.words(a)?, self.words(b)?);
        Ok(Shape::of(self.select_words(&first, a, b)))
    }

    /// The value of a constant float of the core's format.
    fn float_constant(&self, a: &Operand) -> Option<f64> {
        let value = a.number()?;
        Some(if self.word == 32 { f64::from(f32::from_bits(value as u32)) } else { f64::from_bits(value as u64) })
    }

    // Integers from floats, floats from integers, floats of another format.

    /// A conversion from or to floats.
    pub(super) fn convert_numbers(
        &mut self,
        conversion: Conversion,
        a: &Operand,
        from: &Type,
        to: &Type,
    ) -> LowerResult<Shape> {
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
                let signedness = Signedness::signed_if(conversion == Conversion::SignedToFloat);
                self.float_from(signedness, a, to)
            }
            _ => {
                let signedness = Signedness::signed_if(conversion == Conversion::FloatToSigned);
                self.integer_from(signedness, a, from, to)
            }
        }
    }

    fn float_from(&mut self, signedness: Signedness, a: &Operand, to: &Type) -> LowerResult<Shape> {
        let bits = self.width(a)?;
        let format = self.format(to)?;
        if bits <= self.word && format == Format::Native {
            let mut word = self.narrow(a, Extension::of(signedness))?;
            if bits == 1 && signedness == Signed {
                word = self.negate(word);
            }
            return Ok(Shape::of(vec![self.word_to_float(signedness, word)]));
        }
        if bits > 64 {
            return Err(self.refused(format!("a float from an integer of {bits} bits")));
        }
        let words = self.long_words(signedness, a)?;
        let sign = if signedness == Signed { "" } else { "unsigned_" };
        let name = format!("__harp_{}_from_{sign}long", Self::format_name(to));
        let count = self.leaves(to)?.len();
        Ok(Shape::of(self.routine(&name, words, count)))
    }

    /// The words of an integer of 64 bits, made from a narrower one.
    fn long_words(&mut self, signedness: Signedness, a: &Operand) -> LowerResult<Vec<Operand>> {
        let bits = self.width(a)?;
        let mut words = self.filled(signedness, bits, a)?;
        if bits == 1 && signedness == Signed {
            words = vec![self.negate(words.swap_remove(0))];
        }
        Ok(self.lengthened(signedness, words, words_of(64, self.word)))
    }

    /// The core's float from a word.
    fn word_to_float(&mut self, signedness: Signedness, word: Operand) -> Operand {
        let kind = self.word_type();
        let direct = self.emit(kind.clone(), Operation::ToFloat(word.clone()));
        if signedness == Signed || self.is_not_negative(&word) {
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

    fn integer_from(&mut self, signedness: Signedness, a: &Operand, from: &Type, to: &Type) -> LowerResult<Shape> {
        let bits = self.width_of(to)?;
        if bits > 64 {
            return Err(self.refused(format!("an integer of {bits} bits from a float")));
        }
        let words = self.words(a)?;
        let format = self.format(from)?;
        let words = match format {
            Format::Native if bits <= self.word => {
                let signedness = Signedness::signed_if(signedness == Signed || bits < self.word);
                let word = self.float_to_word(signedness, words);
                return self.result_of_bits(bits, vec![word]);
            }
            Format::Narrow => {
                let double = self.routine("__harp_double_from_float", words, 1);
                let signedness = Signedness::signed_if(signedness == Signed || bits < 64);
                match self.core().floats {
                    true => vec![self.float_to_word(signedness, double)],
                    false => self.long_from(signedness, &Type::Double, double),
                }
            }
            Format::Native | Format::Routines => self.long_from(signedness, from, words),
        };
        self.result_of_bits(bits, words)
    }

    /// The words of an integer of 64 bits from a float, by a routine.
    fn long_from(&mut self, signedness: Signedness, from: &Type, words: Vec<Operand>) -> Vec<Operand> {
        let sign = if signedness == Signed { "" } else { "unsigned_" };
        let name = format!("__harp_{}_to_{sign}long", Self::format_name(from));
        self.routine(&name, words, words_of(64, self.word))
    }

    /// The low bits of a result.
    fn result_of_bits(&mut self, bits: u32, mut words: Vec<Operand>) -> LowerResult<Shape> {
        words.truncate(words_of(bits, self.word));
        if bits == 1 {
            let bit = self.and(words.swap_remove(0), self.number(1));
            return Ok(Shape::of(vec![self.test(Test::NotZero, bit)]));
        }
        if bits < self.word {
            return Ok(Shape::one(words.swap_remove(0), Extension::Any));
        }
        Ok(Shape::of(self.cut(bits, words)))
    }

    /// A word from the core's float, towards 0.
    fn float_to_word(&mut self, signedness: Signedness, mut words: Vec<Operand>) -> Operand {
        let kind = self.word_type();
        let float = words.swap_remove(0);
        let direct = self.emit(kind.clone(), Operation::FromFloat(float.clone()));
        if signedness == Signed {
            return direct;
        }
        // From 2^(bits - 1) on: that much less, and added again.
        let (limit, highest) = if self.word == 32 {
            (u128::from(2_147_483_648.0_f32.to_bits()), 1 << 31)
        } else {
            let limit = 9_223_372_036_854_775_808.0_f64.to_bits();
            (u128::from(limit), 1 << 63)
        };
        let rest = self.native(BinaryOperator::FloatSubtract, float, self.number(limit));
        let small = self.test(Test::Negative, rest.clone());
        let rest = self.emit(kind, Operation::FromFloat(rest));
        let large = self.xor(rest, self.number(highest));
        self.select(small, direct, large)
    }

    // Comparisons of floats. HARP has none: the sign of a difference tells, but for three things that it does not show.
    //
    // - `-0 - +0` is -0, whose sign is set though nothing is less. As an integer, -0 is the least number: one less, it
    //   has no sign any more, which tells it from all other negative floats.
    // - The difference of two equal infinities is no number, as is that of anything with no number. Equal infinities
    //   have equal bits and no fraction.
    // - No number is one bit pattern without a sign (I6.2).

    /// The truth value of a comparison of floats.
    pub(super) fn compare_floats(
        &mut self,
        condition: FloatCondition,
        a: &Operand,
        b: &Operand,
    ) -> LowerResult<Operand> {
        if condition.unordered {
            // The opposite is false where one is no number.
            let opposite = FloatCondition {
                less: !condition.less,
                equal: !condition.equal,
                greater: !condition.greater,
                unordered: false,
            };
            let truth = self.compare_floats(opposite, a, b)?;
            return Ok(self.not(truth));
        }
        let kind = self.kind(a);
        let relations = (condition.less, condition.equal, condition.greater);
        match self.format(&kind)? {
            Format::Native => {
                let (a, b) = (self.word(a)?, self.word(b)?);
                Ok(self.compare_native(relations, a, b))
            }
            Format::Narrow => {
                let (a, b) = (self.word(a)?, self.word(b)?);
                Ok(self.compare_narrow(relations, a, b))
            }
            Format::Routines => {
                let mut words = self.words(a)?;
                words.extend(self.words(b)?);
                let name = format!("__harp_{}_compare", Self::format_name(&kind));
                let order = self.routine_word(&name, words);
                Ok(self.compare_order(relations, order))
            }
        }
    }

    /// From -1 less, 0 equal, 1 greater, 2 unordered.
    fn compare_order(&mut self, relations: (bool, bool, bool), order: Operand) -> Operand {
        let one = self.number(1);
        let (test, word) = match relations {
            (false, false, false) => return Operand::truth(false),
            (true, false, false) => (Test::Negative, order),
            (false, true, false) => (Test::Zero, order),
            (false, false, true) => (Test::Zero, self.subtract(order, one)),
            (true, true, false) => (Test::Negative, self.subtract(order, one)),
            (false, true, true) => (Test::Zero, self.shift_right(order, one)),
            (true, false, true) => (Test::NotZero, self.and(order, one)),
            (true, true, true) => (Test::NotZero, self.subtract(order, self.number(2))),
        };
        self.test(test, word)
    }

    /// Compares floats of the core's own format, by the instructions of the extension: all are false where one is no
    /// number.
    fn compare_directly(&mut self, relations: (bool, bool, bool), a: Operand, b: Operand) -> Operand {
        match relations {
            (false, false, false) => Operand::truth(false),
            (false, true, false) => self.float_relation(EQUAL, a, b),
            (true, false, false) => self.float_relation(LESS, a, b),
            (false, false, true) => self.float_relation(LESS, b, a),
            (true, true, false) => self.float_relation(LESS_OR_EQUAL, a, b),
            (false, true, true) => self.float_relation(LESS_OR_EQUAL, b, a),
            (true, false, true) => {
                let less = self.float_relation(LESS, a.clone(), b.clone());
                let greater = self.float_relation(LESS, b, a);
                self.or(less, greater)
            }
            (true, true, true) => {
                let is_a = self.float_relation(EQUAL, a.clone(), a);
                let is_b = self.float_relation(EQUAL, b.clone(), b);
                self.and(is_a, is_b)
            }
        }
    }

    fn float_relation(&mut self, condition: FloatCondition, a: Operand, b: Operand) -> Operand {
        self.emit(TRUTH, Operation::CompareFloat(condition, a, b))
    }

    /// Compares floats of the core's own format.
    fn compare_native(&mut self, relations: (bool, bool, bool), a: Operand, b: Operand) -> Operand {
        if self.is_extended() {
            return self.compare_directly(relations, a, b);
        }
        match relations {
            (false, false, false) => Operand::truth(false),
            (true, false, false) => self.float_less(a, b),
            (false, false, true) => self.float_less(b, a),
            (true, true, false) => self.float_less_or_equal(a, b),
            (false, true, true) => self.float_less_or_equal(b, a),
            (false, true, false) => self.float_equal(a, b),
            (true, false, true) => {
                let difference = self.native(BinaryOperator::FloatSubtract, a, b);
                let magnitude = self.shift_left(difference.clone(), self.number(1));
                let differs = self.test(Test::NotZero, magnitude);
                let no_number = self.no_number();
                let other = self.xor(difference, no_number);
                let is_number = self.test(Test::NotZero, other);
                self.and(differs, is_number)
            }
            (true, true, true) => {
                let (is_a, is_b) = (self.is_number(a), self.is_number(b));
                self.and(is_a, is_b)
            }
        }
    }

    /// The bits of the core's value that is no number.
    fn no_number(&self) -> Operand {
        self.number(if self.word == 32 { u128::from(0x7fc0_0000_u32) } else { u128::from(0x7ff8_0000_0000_0000_u64) })
    }

    /// The bits of infinity.
    fn infinity(&self, kind: &Type) -> Operand {
        self.number(if *kind == Type::Float {
            u128::from(0x7f80_0000_u32)
        } else {
            u128::from(0x7ff0_0000_0000_0000_u64)
        })
    }

    fn native_type(&self) -> Type {
        if self.word == 32 {
            Type::Float
        } else {
            Type::Double
        }
    }

    fn is_number(&mut self, a: Operand) -> Operand {
        if let Some(value) = self.float_constant(&a) {
            return Operand::truth(!value.is_nan());
        }
        let kind = self.native_type();
        self.is_number_of(&kind, a)
    }

    /// Whether the bits of a float are at most those of infinity.
    fn is_number_of(&mut self, kind: &Type, a: Operand) -> Operand {
        let magnitude = self.without_sign(kind, a);
        let infinity = self.infinity(kind);
        let room = self.subtract(infinity, magnitude);
        let beyond = self.test(Test::Negative, room);
        self.not(beyond)
    }

    /// Whether one is less than another.
    fn float_less(&mut self, a: Operand, b: Operand) -> Operand {
        let (known_a, known_b) = (self.float_constant(&a), self.float_constant(&b));
        let zero = self.number(0);
        if known_b == Some(0.0) {
            // +0 added leaves all as it is but -0.
            let sum = self.native(BinaryOperator::FloatAdd, a, zero);
            return self.test(Test::Negative, sum);
        }
        let a = if known_a == Some(0.0) { zero } else { a };
        let difference = self.native(BinaryOperator::FloatSubtract, a, b);
        if known_a.is_some() || known_b.is_some() {
            return self.test(Test::Negative, difference);
        }
        let before = self.subtract(difference.clone(), self.number(1));
        let both = self.and(difference, before);
        self.test(Test::Negative, both)
    }

    fn float_less_or_equal(&mut self, a: Operand, b: Operand) -> Operand {
        let finite = [&a, &b].iter().any(|a| self.float_constant(a).is_some_and(f64::is_finite));
        let difference = self.native(BinaryOperator::FloatSubtract, a.clone(), b.clone());
        let before = self.subtract(difference.clone(), self.number(1));
        let either = self.or(difference, before);
        let truth = self.test(Test::Negative, either);
        if finite {
            return truth;
        }
        let same = self.same_without_fraction(a, b);
        self.or(truth, same)
    }

    fn float_equal(&mut self, a: Operand, b: Operand) -> Operand {
        let (known_a, known_b) = (self.float_constant(&a), self.float_constant(&b));
        let one = self.number(1);
        for (known, other) in [(known_a, &b), (known_b, &a)] {
            if let Some(known) = known {
                if known.is_nan() {
                    return Operand::truth(false);
                }
                let difference =
                    if known == 0.0 { self.shift_left(other.clone(), one) } else { self.xor(a.clone(), b.clone()) };
                return self.test(Test::Zero, difference);
            }
        }
        let difference = self.native(BinaryOperator::FloatSubtract, a.clone(), b.clone());
        let magnitude = self.shift_left(difference, one);
        let is_zero = self.test(Test::Zero, magnitude);
        let same = self.same_without_fraction(a, b);
        self.or(is_zero, same)
    }

    /// Whether two floats have the same bits, and those of the fraction are 0: equal infinities are so.
    fn same_without_fraction(&mut self, a: Operand, b: Operand) -> Operand {
        let count = self.number(if self.word == 32 { 9 } else { 12 });
        let fraction = self.shift_left(a.clone(), count);
        let difference = self.xor(a, b);
        let all = self.or(fraction, difference);
        self.test(Test::Zero, all)
    }

    /// Floats of 32 bits in words of 64: as integers with room for their differences.
    fn compare_narrow(&mut self, relations: (bool, bool, bool), a: Operand, b: Operand) -> Operand {
        let (is_a, is_b) = (self.is_number_of(&Type::Float, a.clone()), self.is_number_of(&Type::Float, b.clone()));
        let ordered = self.and(is_a, is_b);
        let (a, b) = (self.ordered_bits(a), self.ordered_bits(b));
        let (first, second) = match relations {
            (false, true, true) | (false, false, true) => (b, a),
            _ => (a, b),
        };
        let difference = self.subtract(first, second);
        let one = self.number(1);
        let truth = match relations {
            (false, false, false) => Operand::truth(false),
            (true, true, true) => Operand::truth(true),
            (true, false, false) | (false, false, true) => self.test(Test::Negative, difference),
            (true, true, false) | (false, true, true) => {
                let before = self.subtract(difference, one);
                self.test(Test::Negative, before)
            }
            (false, true, false) => self.test(Test::Zero, difference),
            (true, false, true) => self.test(Test::NotZero, difference),
        };
        self.and(ordered, truth)
    }

    /// An integer that is less when the float is less, and 0 for both zeros.
    fn ordered_bits(&mut self, a: Operand) -> Operand {
        let magnitude = self.without_sign(&Type::Float, a.clone());
        let bit = self.shift_right(a, self.number(31));
        let sign = self.negate(bit);
        let flipped = self.xor(magnitude, sign.clone());
        let result = self.subtract(flipped, sign);
        self.note_signed(&result, 33);
        result
    }
}
