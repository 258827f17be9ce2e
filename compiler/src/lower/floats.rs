//! Floats. A core computes with one format, as wide as its word; those that C has besides are computed by routines:
//!
//! | | words of 4 bytes | words of 8 bytes |
//! |-|-|-|
//! | `float` | the core | its bits in a word, routines |
//! | `double` | two words, routines | the core |

use super::function::Lowering;
use super::values::Shape;
use crate::ir::{BinaryOperator, Constant, Operand, Operation, Type};
use crate::CompileError;

/// How a float is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Format {
    /// The core computes with it.
    Native,
    /// `float` in a word of 8 bytes.
    Narrow,
    /// `double` in two words.
    Wide,
}

impl Lowering<'_> {
    /// How a float type is held.
    pub(super) fn format(&self, kind: &Type) -> Result<Format, CompileError> {
        match (kind, self.word) {
            (Type::Float, 32) | (Type::Double, 64) => Ok(Format::Native),
            (Type::Float, _) => Ok(Format::Narrow),
            (Type::Double, _) => Ok(Format::Wide),
            _ => Err(self.refused(format!("a float operation on {kind}"))),
        }
    }

    /// `float` or `double`, in names of routines.
    pub(super) fn format_name(kind: &Type) -> &'static str {
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
    ) -> Result<Shape, CompileError> {
        let (a, b) = (self.words(a)?, self.words(b)?);
        self.float_operation(operator, kind, a, b).map(Shape::of)
    }

    /// The same, of words.
    fn float_operation(
        &mut self,
        operator: BinaryOperator,
        kind: &Type,
        a: Vec<Operand>,
        b: Vec<Operand>,
    ) -> Result<Vec<Operand>, CompileError> {
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

    fn float_routine(
        &mut self,
        name: &str,
        kind: &Type,
        mut a: Vec<Operand>,
        b: Vec<Operand>,
    ) -> Vec<Operand> {
        a.extend(b);
        let results = if *kind == Type::Double && self.word == 32 {
            2
        } else {
            1
        };
        self.routine(name, a, results)
    }

    /// An operation of the core on floats.
    pub(super) fn native(&mut self, operator: BinaryOperator, a: Operand, b: Operand) -> Operand {
        let kind = self.word_type();
        self.emit(kind, Operation::Binary(operator, a, b))
    }

    /// `fneg`.
    pub(super) fn float_negate(&mut self, a: &Operand) -> Result<Shape, CompileError> {
        let kind = self.kind(a);
        let mut words = self.words(a)?;
        if self.format(&kind)? == Format::Native {
            let word = words.swap_remove(0);
            let kind = self.word_type();
            return Ok(Shape::of(vec![
                self.emit(kind, Operation::FloatNegate(word))
            ]));
        }
        self.on_sign(&mut words, |work, high| {
            let sign = work.number(1 << 31);
            work.xor(high, sign)
        });
        Ok(Shape::of(words))
    }

    /// Changes the word that holds the sign.
    fn on_sign(
        &mut self,
        words: &mut Vec<Operand>,
        change: impl FnOnce(&mut Self, Operand) -> Operand,
    ) {
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
    pub(super) fn without_sign(&mut self, kind: &Type, word: Operand) -> Operand {
        let bit = self.sign_bit(kind);
        if bit + 1 < self.word {
            let mask = self.number(self.mask(bit));
            return self.and(word, mask);
        }
        let one = self.number(1);
        let up = self.shift_left(word, one.clone());
        self.shift_right(up, one)
    }

    fn float_magnitude(&mut self, kind: &Type, a: &Operand) -> Result<Vec<Operand>, CompileError> {
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
    ) -> Option<Result<Shape, CompileError>> {
        if !matches!(kind, Type::Float | Type::Double) {
            return None;
        }
        Some(match (base, arguments) {
            ("fabs", [a]) => self.float_magnitude(kind, a).map(Shape::of),
            ("copysign", [a, b]) => self.copy_sign(kind, a, b),
            ("fmuladd", [a, b, c]) => self.multiply_add(kind, a, b, c),
            ("canonicalize" | "arithmetic.fence", [a]) => self.shape(a),
            ("minnum" | "minimumnum", [a, b]) => self.float_extreme(true, a, b),
            ("maxnum" | "maximumnum", [a, b]) => self.float_extreme(false, a, b),
            _ => {
                // The others are functions of the C library.
                let suffix = if *kind == Type::Float { "f" } else { "" };
                let mut words = Vec::new();
                for argument in arguments {
                    match self.words(argument) {
                        Ok(more) => words.extend(more),
                        Err(error) => return Some(Err(error)),
                    }
                }
                let name = format!("{base}{suffix}");
                Ok(Shape::of(self.float_routine(
                    &name,
                    kind,
                    words,
                    Vec::new(),
                )))
            }
        })
    }

    fn copy_sign(&mut self, kind: &Type, a: &Operand, b: &Operand) -> Result<Shape, CompileError> {
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

    fn multiply_add(
        &mut self,
        kind: &Type,
        a: &Operand,
        b: &Operand,
        c: &Operand,
    ) -> Result<Shape, CompileError> {
        let (a, b, c) = (self.words(a)?, self.words(b)?, self.words(c)?);
        let product = self.float_operation(BinaryOperator::FloatMultiply, kind, a, b)?;
        let sum = self.float_operation(BinaryOperator::FloatAdd, kind, product, c)?;
        Ok(Shape::of(sum))
    }

    /// The lesser, or the greater; the other one where one is no number.
    fn float_extreme(
        &mut self,
        least: bool,
        a: &Operand,
        b: &Operand,
    ) -> Result<Shape, CompileError> {
        let relation = |less, equal, greater, unordered| crate::ir::FloatCondition {
            less,
            equal,
            greater,
            unordered,
        };
        let first = self.compare_floats(relation(least, true, !least, false), a, b)?;
        let no_number = self.compare_floats(relation(false, false, false, true), b, b)?;
        let first = self.or(first, no_number);
        let (a, b) = (self.words(a)?, self.words(b)?);
        let words = a.into_iter().zip(b);
        Ok(Shape::of(
            words
                .map(|(a, b)| self.select(first.clone(), a, b))
                .collect(),
        ))
    }

    /// The value of a constant float of the core's format.
    pub(super) fn float_constant(&self, a: &Operand) -> Option<f64> {
        let Operand::Constant(Constant::Integer { value, .. }) = a else {
            return None;
        };
        Some(if self.word == 32 {
            f64::from(f32::from_bits(*value as u32))
        } else {
            f64::from_bits(*value as u64)
        })
    }
}
