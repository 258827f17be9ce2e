//! The IEEE 754 binary formats: one for each word size.

use isa::CoreConfig;

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
        FloatFormat {
            word,
            exponent,
            fraction: word - 1 - exponent,
        }
    }

    /// The significand: hidden bit and fraction.
    pub fn significand(self) -> u32 {
        self.fraction + 1
    }

    /// What the exponent field holds for 2 to the power 0.
    pub fn bias(self) -> u128 {
        (1 << (self.exponent - 1)) - 1
    }
}
