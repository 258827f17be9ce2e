//! Operands: all pairs of special values, then values made to meet where units go wrong, then anything.

use fastrand::Rng;

use crate::reference::{Format, Operation};

/// The cases of one operation, without an end. The same ones in every run.
pub struct Cases {
    format: Format,
    operation: Operation,
    special: std::vec::IntoIter<(u64, u64)>,
    rng: Rng,
}

impl Cases {
    /// The cases of an operation in a format.
    pub fn new(format: Format, operation: Operation) -> Cases {
        let seed = u64::from(format.word_bits) << 8 | operation.code();
        let values = match operation {
            Operation::IntegerToFloat => special_integers(format),
            _ => special_values(format),
        };
        let mut rng = Rng::with_seed(seed);
        let special: Vec<(u64, u64)> = if operation.has_two_operands() {
            let pairs = values.iter().flat_map(|&a| values.iter().map(move |&b| (a, b)));
            pairs.collect()
        } else {
            values.iter().map(|&a| (a, rng.u64(..))).collect()
        };
        Cases { format, operation, special: special.into_iter(), rng }
    }

    /// How many pairs of special values are still to come.
    pub fn special_left(&self) -> usize {
        self.special.len()
    }

    fn random(&mut self) -> (u64, u64) {
        let mask = self.format.word_mask();
        if self.rng.u8(..4) == 0 {
            return (self.rng.u64(..) & mask, self.rng.u64(..) & mask);
        }
        match self.operation {
            Operation::IntegerToFloat => (self.integer(), self.rng.u64(..) & mask),
            Operation::FloatToInteger | Operation::Negate => {
                let exponents = self.format.bias() - 3..=self.format.bias() + u64::from(self.format.word_bits) + 3;
                let exponent = self.rng.u64(exponents);
                (self.number(exponent), self.rng.u64(..) & mask)
            }
            Operation::Add | Operation::Subtract => self.addends(),
            Operation::Multiply => self.factors(),
            Operation::Divide => self.dividend_and_divisor(),
        }
    }

    /// An integer of any length whose bits below a significand are near a tie more often than not.
    fn integer(&mut self) -> u64 {
        let format = self.format;
        let length = self.rng.u32(1..=format.word_bits);
        let mut value = 1 << (length - 1) | (self.rng.u64(..) & ((1 << (length - 1)) - 1));
        let below = length.saturating_sub(format.fraction_bits + 1);
        if below > 0 && self.rng.bool() {
            let tie = (value >> below << below) | 1 << (below - 1);
            value = match self.rng.u8(..3) {
                0 => tie,
                1 => tie + 1,
                _ => tie - 1,
            };
        }
        let signed = if self.rng.bool() { value } else { value.wrapping_neg() };
        signed & format.word_mask()
    }

    /// A fraction: any, or of few bits, or of long runs.
    fn fraction(&mut self) -> u64 {
        let (mask, bits) = (self.format.fraction_mask(), self.format.fraction_bits);
        match self.rng.u8(..6) {
            0 | 1 => self.rng.u64(..) & mask,
            2 => 1 << self.rng.u32(..bits),
            3 => 1 << self.rng.u32(..bits) | 1 << self.rng.u32(..bits),
            4 => mask & mask << self.rng.u32(..bits),
            _ => mask ^ 1 << self.rng.u32(..bits),
        }
    }

    /// A number of this exponent field, of either sign. Field 0 gives subnormals of any length.
    fn number(&mut self, exponent: u64) -> u64 {
        let mut fraction = self.fraction();
        if exponent == 0 {
            fraction >>= self.rng.u32(..self.format.fraction_bits);
        }
        let sign = if self.rng.bool() { self.format.sign_bit() } else { 0 };
        sign | exponent.min(self.format.exponent_max()) << self.format.fraction_bits | fraction
    }

    /// An exponent field at most `distance` from another.
    fn near(&mut self, exponent: u64, distance: u64) -> u64 {
        let exponent = (exponent + self.rng.u64(..=2 * distance)).saturating_sub(distance);
        exponent.min(self.format.exponent_max() - 1)
    }

    fn any_exponent(&mut self) -> u64 {
        let max = self.format.exponent_max();
        match self.rng.u8(..8) {
            0 => self.rng.u64(..4),
            1 => max - 1 - self.rng.u64(..4),
            _ => self.rng.u64(..max),
        }
    }

    fn addends(&mut self) -> (u64, u64) {
        let format = self.format;
        let exponent = self.any_exponent();
        let a = self.number(exponent);
        let b = match self.rng.u8(..4) {
            // Cancellation: the same but for a few of the lowest bits.
            0 => (a ^ self.rng.u64(..16)) ^ (self.rng.u64(..2) * format.sign_bit()),
            // A tie, or next to one: a power of two half a unit of a's last place.
            1 => {
                let below = exponent.saturating_sub(u64::from(format.fraction_bits) + 1);
                let tie = below << format.fraction_bits;
                let beside = (tie + self.rng.u64(..3)).saturating_sub(1);
                beside ^ (self.rng.u64(..2) * format.sign_bit())
            }
            2 => {
                let exponent = self.near(exponent, 2);
                self.number(exponent)
            }
            _ => {
                let exponent = self.near(exponent, u64::from(format.fraction_bits) + 4);
                self.number(exponent)
            }
        };
        if self.rng.bool() {
            (a, b)
        } else {
            (b, a)
        }
    }

    /// An exponent field for a second operand so that the result's is `wanted`, or as near as there is one.
    fn partner(&self, wanted: i64, first: u64, sign: i64) -> u64 {
        let max = self.format.exponent_max() as i64 - 1;
        let bias = self.format.bias() as i64;
        let first = (first as i64).max(1);
        (bias + sign * (wanted - first)).clamp(0, max) as u64
    }

    /// A result's exponent field at one of the borders, or anywhere between; below 1 it is subnormal.
    fn wanted_exponent(&mut self) -> i64 {
        let max = self.format.exponent_max() as i64;
        let bits = i64::from(self.format.fraction_bits);
        match self.rng.u8(..4) {
            0 => self.rng.i64(max - 3..=max + 1),
            1 | 2 => self.rng.i64(-bits - 3..=2),
            _ => self.rng.i64(1..max),
        }
    }

    fn factors(&mut self) -> (u64, u64) {
        let exponent = self.any_exponent();
        let wanted = self.wanted_exponent();
        let partner = self.partner(wanted, exponent, 1);
        if self.rng.u8(..4) > 0 {
            return (self.number(exponent), self.number(partner));
        }
        // A product of one bit more than a significand: a tie.
        let bits = self.format.fraction_bits;
        let of_a = self.rng.u32(1..=bits);
        let of_b = bits + 1 - of_a;
        let mut short = |length: u32| (self.rng.u64(..) & ((1 << length) - 1) | 1) << (bits - length);
        let (a, b) = (short(of_a), short(of_b));
        (exponent << bits | a, partner << bits | b)
    }

    fn dividend_and_divisor(&mut self) -> (u64, u64) {
        let exponent = self.any_exponent();
        let wanted = self.wanted_exponent();
        let partner = self.partner(wanted, exponent, -1);
        if self.rng.u8(..4) > 0 {
            return (self.number(exponent), self.number(partner));
        }
        // A dividend that is a product, so that the quotient is short: exact, or a tie where it is subnormal.
        let bits = self.format.fraction_bits;
        let length = self.rng.u32(1..bits);
        let of_divisor = self.rng.u64(..) & ((1 << length) - 1) | 1 << length;
        let of_quotient = self.rng.u64(..) & ((1 << (bits - length)) - 1) | 1;
        let product = of_divisor * of_quotient;
        let top = product.ilog2();
        let dividend = (product << bits >> top) & self.format.fraction_mask();
        let divisor = (of_divisor << (bits - length)) & self.format.fraction_mask();
        (exponent << bits | dividend, partner << bits | divisor)
    }
}

impl Iterator for Cases {
    type Item = (u64, u64);

    fn next(&mut self) -> Option<(u64, u64)> {
        self.special.next().or_else(|| Some(self.random()))
    }
}

fn sorted(mut values: Vec<u64>) -> Vec<u64> {
    values.sort_unstable();
    values.dedup();
    values
}

/// Zeros, borders of subnormals, normals and integers, ones, powers of two around the width of a significand,
/// infinities, NaNs; both signs.
fn special_values(format: Format) -> Vec<u64> {
    let (bits, bias, max) = (u64::from(format.fraction_bits), format.bias(), format.exponent_max());
    let power = |exponent: u64| exponent << bits;
    let word = u64::from(format.word_bits);
    let mut borders = vec![
        power(1),
        power(2),
        power(max),
        power(max - 1),
        power(bias),
        power(bias - 1),
        power(bias + 1),
        power(bias / 2),
        power(bias + bias / 2),
        power(bias + bits),
        power(bias + bits + 1),
        power(bias + bits + 2),
        power(bias - bits),
        power(bias - bits - 1),
        power(bias - bits - 2),
        power(bias + word - 2),
        power(bias + word - 1),
        power(bits + 1),
        power(bits + 2),
        power(1) / 2,
    ];
    let beside = borders.clone();
    borders.extend(beside.iter().map(|value| value - 1));
    borders.extend(beside.iter().map(|value| value + 1));
    borders.extend([0, 1, 2, 3, format.canonical_nan(), format.magnitude_mask()]);
    borders.extend([power(bias) + power(1) / 2, power(bias) + power(1) / 3]);
    let negative: Vec<u64> = borders.iter().map(|value| value | format.sign_bit()).collect();
    borders.extend(negative);
    sorted(borders)
}

/// Powers of two and their neighbours, ties of every length, the largest and the smallest integer.
fn special_integers(format: Format) -> Vec<u64> {
    let mut values = vec![0];
    for place in 0..format.word_bits {
        let power = 1u64 << place;
        values.extend([power - 1, power, power + 1]);
        if place > format.fraction_bits {
            let half = 1u64 << (place - format.fraction_bits - 1);
            for tie in [power + half, power + 3 * half, 2 * (power - half) + half] {
                values.extend([tie - 1, tie, tie + 1]);
            }
        }
    }
    let negative: Vec<u64> = values.iter().map(|value| value.wrapping_neg()).collect();
    values.extend(negative);
    values.extend(special_values(format));
    sorted(values.into_iter().map(|value| value & format.word_mask()).collect())
}
