//! What the results must be: LLVM's APFloat in its Rust port, with the ISA's answers where IEEE 754 leaves a choice
//! (ISA section 6).
//!
//! Not the host's arithmetic, with which the golden model computes. Berkeley SoftFloat would serve as well, but its
//! crate wants CMake.

use rustc_apfloat::ieee::{Double, Single};
use rustc_apfloat::{Float, Round};

/// Rounding of all operations but conversion to an integer.
const NEAREST: Round = Round::NearestTiesToEven;

/// An operation, by its meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    /// itof
    IntegerToFloat,
    /// ftoi
    FloatToInteger,
    /// fadd
    Add,
    /// fsub
    Subtract,
    /// fmul
    Multiply,
    /// fneg
    Negate,
    /// fdiv
    Divide,
}

impl Operation {
    /// Those of the pipeline.
    pub const OF_LANE: [Operation; 6] = [
        Operation::IntegerToFloat,
        Operation::FloatToInteger,
        Operation::Add,
        Operation::Subtract,
        Operation::Multiply,
        Operation::Negate,
    ];

    /// The code that selects it; the divider has none.
    pub fn code(self) -> u64 {
        match self {
            Operation::IntegerToFloat | Operation::Divide => 0,
            Operation::FloatToInteger => 1,
            Operation::Add => 2,
            Operation::Subtract => 3,
            Operation::Multiply => 4,
            Operation::Negate => 5,
        }
    }

    /// Whether b counts.
    pub fn has_two_operands(self) -> bool {
        match self {
            Operation::IntegerToFloat | Operation::FloatToInteger | Operation::Negate => false,
            Operation::Add | Operation::Subtract | Operation::Multiply | Operation::Divide => true,
        }
    }
}

/// A binary format; widths in bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Format {
    /// The word.
    pub word_bits: u32,
    /// The fraction, without the hidden bit.
    pub fraction_bits: u32,
}

impl Format {
    /// 8 bits of exponent.
    pub const BINARY32: Format = Format { word_bits: 32, fraction_bits: 23 };
    /// 11 bits of exponent.
    pub const BINARY64: Format = Format { word_bits: 64, fraction_bits: 52 };

    /// All bits of the word.
    pub fn word_mask(self) -> u64 {
        u64::MAX >> (64 - self.word_bits)
    }

    /// The sign bit.
    pub fn sign_bit(self) -> u64 {
        1 << (self.word_bits - 1)
    }

    /// All bits but the sign.
    pub fn magnitude_mask(self) -> u64 {
        self.sign_bit() - 1
    }

    /// The bits of the fraction.
    pub fn fraction_mask(self) -> u64 {
        (1 << self.fraction_bits) - 1
    }

    /// The largest exponent field: infinities and NaNs.
    pub fn exponent_max(self) -> u64 {
        self.magnitude_mask() >> self.fraction_bits
    }

    /// The exponent field of 1.0.
    pub fn bias(self) -> u64 {
        self.exponent_max() >> 1
    }

    /// The exponent field of a word.
    pub fn exponent_of(self, word: u64) -> u64 {
        (word & self.magnitude_mask()) >> self.fraction_bits
    }

    /// Positive infinity.
    pub fn infinity(self) -> u64 {
        self.exponent_max() << self.fraction_bits
    }

    /// The NaN of all results: sign 0, only the top bit of the fraction.
    pub fn canonical_nan(self) -> u64 {
        self.infinity() | 1 << (self.fraction_bits - 1)
    }
}

/// The result of an operation.
pub fn result(format: Format, operation: Operation, a: u64, b: u64) -> u64 {
    match format.word_bits {
        32 => result_in::<Single>(format, operation, a, b),
        _ => result_in::<Double>(format, operation, a, b),
    }
}

fn result_in<T: Float>(format: Format, operation: Operation, a: u64, b: u64) -> u64 {
    let (left, right) = (T::from_bits(a.into()), T::from_bits(b.into()));
    let unused = 64 - format.word_bits;
    let result = match operation {
        Operation::IntegerToFloat => {
            let signed = (a << unused) as i64 >> unused;
            T::from_i128_r(signed.into(), NEAREST)
        }
        Operation::FloatToInteger => {
            let mut is_exact = false;
            let width = format.word_bits as usize;
            let value = left.to_i128_r(width, Round::TowardZero, &mut is_exact);
            return value.value as u64 & format.word_mask();
        }
        Operation::Add => left.add_r(right, NEAREST),
        Operation::Subtract => left.sub_r(right, NEAREST),
        Operation::Multiply => left.mul_r(right, NEAREST),
        Operation::Divide => left.div_r(right, NEAREST),
        Operation::Negate => return a ^ format.sign_bit(),
    };
    if result.value.is_nan() {
        format.canonical_nan()
    } else {
        result.value.to_bits() as u64
    }
}
