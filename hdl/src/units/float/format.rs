//! The IEEE 754 binary formats: one for each word size.

use isa::CoreConfig;

use crate::kit::prelude::*;

/// How a word is divided into sign, exponent and fraction. All widths in bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FloatFormat {
    /// The whole word.
    pub word: u32,
    /// The biased exponent.
    pub exponent: u32,
    /// The fraction, without the hidden bit.
    pub fraction: u32,
}

impl FloatFormat {
    /// binary32 or binary64: that of the configured words.
    pub fn of(config: &CoreConfig) -> FloatFormat {
        let word = config.arch.word_bits();
        let exponent = if word == 64 { 11 } else { 8 };
        FloatFormat { word, exponent, fraction: word - 1 - exponent }
    }

    /// The significand: hidden bit and fraction.
    pub fn significand(self) -> u32 {
        self.fraction + 1
    }

    /// The product of two significands.
    pub fn product(self) -> u32 {
        2 * self.significand()
    }

    /// What is left of a word beside a significand and one place above it.
    pub fn rest(self) -> u32 {
        self.word - 1 - self.significand()
    }

    /// A count of places in a word.
    pub fn place(self) -> u32 {
        self.word.trailing_zeros()
    }

    /// An exponent that has not been shown to fit, with room for that of any product or quotient that is not below all
    /// numbers.
    pub fn wide_exponent(self) -> u32 {
        self.exponent + 1
    }

    /// What the exponent field holds for 2 to the power 0.
    pub fn bias(self) -> u128 {
        (1 << (self.exponent - 1)) - 1
    }
}

/// A word taken apart.
pub(super) struct Parts {
    /// The number is negative.
    pub sign: Expr,
    /// As in the word: biased, 0 for subnormals.
    pub exponent: Expr,
    /// Without the hidden bit.
    pub fraction: Expr,
    /// The hidden bit: 0 for subnormals and 0.
    pub hidden: Expr,
    /// The exponent has only ones: infinity or NaN.
    pub is_special: Expr,
}

impl Parts {
    /// The parts of a signal.
    pub fn of(k: &mut Kernel, format: FloatFormat, name: &str, word: &RSignal<In>) -> Parts {
        let word = word.val();
        let exponent = word.bits(format.fraction, format.exponent);
        Parts {
            sign: word.sign(),
            hidden: k.wire(format!("{name}_hidden"), exponent.any()),
            is_special: exponent.all(),
            fraction: word.bits(0, format.fraction),
            exponent,
        }
    }

    /// Hidden bit and fraction.
    pub fn significand(&self) -> Expr {
        concat([self.hidden.clone(), self.fraction.clone()])
    }

    /// The exponent with which the number enters sums: subnormals count as of the lowest.
    pub fn effective_exponent(&self) -> Expr {
        let field = &self.exponent;
        let upper = field.bits(1, field.width() - 1);
        concat([upper, field.bit(0) | !&self.hidden])
    }
}
