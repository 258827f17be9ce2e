//! Comparisons of floats. HARP has none: the sign of a difference tells, but for three things that it does not show.
//!
//! - `-0 - +0` is -0, whose sign is set though nothing is less. As an integer, -0 is the least number: one less, it has no
//!   sign any more, which tells it from all other negative floats.
//! - The difference of two equal infinities is no number, as is that of anything with no number. Equal infinities have equal
//!   bits and no fraction.
//! - No number is one bit pattern without a sign (I6.2).

use super::floats::Format;
use super::function::Lowering;
use crate::ir::{BinaryOperator, FloatCondition, Operand, Test, Type};
use crate::CompileError;

impl Lowering<'_> {
    /// The truth value of a comparison of floats.
    pub(super) fn compare_floats(
        &mut self,
        condition: FloatCondition,
        a: &Operand,
        b: &Operand,
    ) -> Result<Operand, CompileError> {
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
            Format::Wide => {
                let mut words = self.words(a)?;
                words.extend(self.words(b)?);
                let order = self.routine_word("__harp_double_compare", words);
                Ok(self.compare_order(relations, order))
            }
        }
    }

    /// From -1 less, 0 equal, 1 greater, 2 unordered.
    fn compare_order(&mut self, relations: (bool, bool, bool), order: Operand) -> Operand {
        let one = self.number(1);
        match relations {
            (false, false, false) => Operand::truth(false),
            (true, false, false) => self.test(Test::Negative, order),
            (false, true, false) => self.test(Test::Zero, order),
            (false, false, true) => {
                let less = self.subtract(order, one);
                self.test(Test::Zero, less)
            }
            (true, true, false) => {
                let less = self.subtract(order, one);
                self.test(Test::Negative, less)
            }
            (false, true, true) => {
                let half = self.shift_right(order, one);
                self.test(Test::Zero, half)
            }
            (true, false, true) => {
                let odd = self.and(order, one);
                self.test(Test::NotZero, odd)
            }
            (true, true, true) => {
                let two = self.number(2);
                let less = self.subtract(order, two);
                self.test(Test::NotZero, less)
            }
        }
    }

    /// Of the core's own format.
    fn compare_native(&mut self, relations: (bool, bool, bool), a: Operand, b: Operand) -> Operand {
        match relations {
            (false, false, false) => Operand::truth(false),
            (true, false, false) => self.float_less(a, b),
            (false, false, true) => self.float_less(b, a),
            (true, true, false) => self.float_less_or_equal(a, b),
            (false, true, true) => self.float_less_or_equal(b, a),
            (false, true, false) => self.float_equal(a, b),
            (true, false, true) => {
                let difference = self.native(BinaryOperator::FloatSubtract, a, b);
                let one = self.number(1);
                let magnitude = self.shift_left(difference.clone(), one);
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
        self.number(if self.word == 32 {
            u128::from(0x7fc0_0000_u32)
        } else {
            u128::from(0x7ff8_0000_0000_0000_u64)
        })
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
        let one = self.number(1);
        let before = self.subtract(difference.clone(), one);
        let both = self.and(difference, before);
        self.test(Test::Negative, both)
    }

    fn float_less_or_equal(&mut self, a: Operand, b: Operand) -> Operand {
        let finite = [&a, &b]
            .iter()
            .any(|a| self.float_constant(a).is_some_and(f64::is_finite));
        let difference = self.native(BinaryOperator::FloatSubtract, a.clone(), b.clone());
        let one = self.number(1);
        let before = self.subtract(difference.clone(), one);
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
                let difference = if known == 0.0 {
                    self.shift_left(other.clone(), one)
                } else {
                    self.xor(a.clone(), b.clone())
                };
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
        let (is_a, is_b) = (
            self.is_number_of(&Type::Float, a.clone()),
            self.is_number_of(&Type::Float, b.clone()),
        );
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
        let count = self.number(31);
        let bit = self.shift_right(a, count);
        let sign = self.negate(bit);
        let flipped = self.xor(magnitude, sign.clone());
        let result = self.subtract(flipped, sign);
        self.note_signed(&result, 33);
        result
    }
}
