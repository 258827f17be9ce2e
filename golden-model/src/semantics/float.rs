//! Floating point of one lane: IEEE 754 binary16, 32 and 64 for words of 2, 4 and 8 bytes (ISA section 6).
//!
//! The host's arithmetic is IEEE 754 with round to nearest even, so it is the reference. binary16 is
//! computed in binary32 and rounded again, which gives the same as rounding once: binary32 has more
//! than twice the digits and two. Every function takes the word's mask, which tells the format.

use half::f16;

/// The mask of words that hold binary16.
pub(super) const MASK_16: u64 = 0xffff;
/// The mask of words that hold binary32.
pub(super) const MASK_32: u64 = 0xffff_ffff;

/// The one NaN that results have: sign 0, only the top fraction bit.
const fn canonical_nan(mask: u64) -> u64 {
    match mask {
        MASK_16 => 0x7e00,
        MASK_32 => 0x7fc0_0000,
        _ => 0x7ff8_0000_0000_0000,
    }
}

fn single(bits: u64) -> f32 {
    f32::from_bits(bits as u32)
}

fn half_as_single(bits: u64) -> f32 {
    f16::from_bits(bits as u16).to_f32()
}

fn half_bits(value: f32) -> u64 {
    if value.is_nan() {
        canonical_nan(MASK_16)
    } else {
        u64::from(f16::from_f32(value).to_bits())
    }
}

fn single_bits(value: f32) -> u64 {
    if value.is_nan() {
        canonical_nan(MASK_32)
    } else {
        u64::from(value.to_bits())
    }
}

fn double_bits(value: f64) -> u64 {
    if value.is_nan() {
        canonical_nan(u64::MAX)
    } else {
        value.to_bits()
    }
}

macro_rules! operations {
    ($($(#[$doc:meta])* $name:ident $operator:tt;)*) => {$(
        $(#[$doc])*
        pub fn $name(left: u64, right: u64, mask: u64) -> u64 {
            match mask {
                MASK_16 => half_bits(half_as_single(left) $operator half_as_single(right)),
                MASK_32 => single_bits(single(left) $operator single(right)),
                _ => double_bits(f64::from_bits(left) $operator f64::from_bits(right)),
            }
        }
    )*};
}

operations! {
    /// Sum.
    add +;
    /// Difference.
    sub -;
    /// Product.
    mul *;
    /// Quotient.
    div /;
}

macro_rules! comparisons {
    ($($(#[$doc:meta])* $name:ident $operator:tt;)*) => {$(
        $(#[$doc])*
        pub fn $name(left: u64, right: u64, mask: u64) -> bool {
            match mask {
                MASK_16 => half_as_single(left) $operator half_as_single(right),
                MASK_32 => single(left) $operator single(right),
                _ => f64::from_bits(left) $operator f64::from_bits(right),
            }
        }
    )*};
}

comparisons! {
    /// Equal; a NaN is equal to nothing.
    eq ==;
    /// Less.
    lt <;
    /// Less or equal.
    le <=;
}

/// Flips the sign bit, of NaNs too.
pub const fn neg(value: u64, mask: u64) -> u64 {
    value ^ (mask ^ (mask >> 1))
}

/// The floating-point number nearest to a signed integer.
pub fn from_integer(value: u64, mask: u64) -> u64 {
    match mask {
        MASK_16 => half_bits(f32::from(value as i16)),
        MASK_32 => single_bits(value as i32 as f32),
        _ => double_bits(value as i64 as f64),
    }
}

/// Truncates to a signed integer; saturates; 0 for a NaN.
pub fn to_integer(value: u64, mask: u64) -> u64 {
    let integer = match mask {
        MASK_16 => i64::from(half_as_single(value) as i16),
        MASK_32 => i64::from(single(value) as i32),
        _ => f64::from_bits(value) as i64,
    };
    integer as u64 & mask
}

#[cfg(test)]
mod tests {
    use super::*;

    const DOUBLE: u64 = u64::MAX;

    /// Rules: I6.1.
    #[test]
    fn one_and_two_in_every_format() {
        for (mask, one, two, half) in [
            (MASK_16, 0x3c00, 0x4000, 0x3800),
            (MASK_32, 0x3f80_0000, 0x4000_0000, 0x3f00_0000),
            (DOUBLE, 0x3ff0_0000_0000_0000, 0x4000_0000_0000_0000, 0x3fe0_0000_0000_0000),
        ] {
            assert_eq!(add(one, one, mask), two);
            assert_eq!(sub(two, one, mask), one);
            assert_eq!(mul(one, two, mask), two);
            assert_eq!(div(one, two, mask), half);
            assert_eq!(from_integer(2, mask), two);
            assert_eq!(to_integer(two, mask), 2);
            assert_eq!(to_integer(half, mask), 0);
        }
    }

    /// Rules: I6.3, I6.4.
    #[test]
    fn integers_are_signed_truncated_and_saturated() {
        assert_eq!(from_integer(0xffff_ffff, MASK_32), 0xbf80_0000);
        assert_eq!(from_integer(0xfffe, MASK_16), 0xc000);
        assert_eq!(from_integer(0x7fff_ffff, MASK_32), 0x4f00_0000, "rounded");
        assert_eq!(from_integer(0x7fff, MASK_16), 0x7800);
        assert_eq!(from_integer(2049, MASK_16), 0x6800, "a tie goes to even");
        assert_eq!(to_integer(0xbfc0_0000, MASK_32), 0xffff_ffff, "-1.5");
        assert_eq!(to_integer(0x7f80_0000, MASK_32), 0x7fff_ffff);
        assert_eq!(to_integer(0xff80_0000, MASK_32), 0x8000_0000);
        assert_eq!(to_integer(0x7c00, MASK_16), 0x7fff);
        assert_eq!(to_integer(0xfbff, MASK_16), 0x8000, "-65504");
        assert_eq!(to_integer(0x7fc0_0001, MASK_32), 0);
        assert_eq!(to_integer(0x43e0_0000_0000_0000, DOUBLE), i64::MAX as u64);
    }

    /// Rules: I6.2, I6.5.
    #[test]
    fn there_is_one_nan_and_fneg_alone_flips_its_sign() {
        let infinity = 0x7f80_0000;
        assert_eq!(sub(infinity, infinity, MASK_32), 0x7fc0_0000);
        assert_eq!(div(0, 0, MASK_32), 0x7fc0_0000);
        assert_eq!(add(0xffff_ffff, 0, MASK_32), 0x7fc0_0000);
        assert_eq!(mul(0x7c00, 0, MASK_16), 0x7e00);
        assert_eq!(div(0, 0, DOUBLE), 0x7ff8_0000_0000_0000);
        assert_eq!(neg(0x7fc0_0001, MASK_32), 0xffc0_0001);
        assert_eq!(neg(0x8000, MASK_16), 0);
        assert_eq!(neg(0, DOUBLE), 1 << 63);
    }

    /// Rules: I6.1.
    #[test]
    fn subnormals_are_kept_and_ties_go_to_even() {
        assert_eq!(div(0x0080_0000, 0x4000_0000, MASK_32), 0x0040_0000);
        assert_eq!(add(1, 1, MASK_32), 2);
        assert_eq!(mul(0x0001, 0x3800, MASK_16), 0, "half the least: to even");
        assert_eq!(mul(0x0003, 0x3800, MASK_16), 2, "1.5: to even");
        assert_eq!(add(0x7bff, 0x7bff, MASK_16), 0x7c00);
        assert_eq!(add(0x8000_0000, 0, MASK_32), 0, "-0 + 0");
        assert_eq!(add(0x8000_0000, 0x8000_0000, MASK_32), 0x8000_0000);
    }

    /// A binary16 number as an integer count of 2^-24, which each one is.
    fn exact(bits: u64) -> i128 {
        let (exponent, fraction) = (bits >> 10 & 31, i128::from(bits & 0x3ff));
        let magnitude = match exponent {
            0 => fraction,
            _ => (fraction + 1024) << (exponent - 1),
        };
        if bits >> 15 == 1 {
            -magnitude
        } else {
            magnitude
        }
    }

    /// Rounding once, in integers, gives what rounding twice gives.
    ///
    /// Rules: I6.1.
    #[test]
    fn binary16_quotients_and_products_are_rounded_as_if_once() {
        let mut bits = 0x1234_5678_u64;
        let mut draw = || {
            bits ^= bits << 13;
            bits ^= bits >> 7;
            bits ^= bits << 17;
            bits >> 20 & 0x7bff
        };
        for _ in 0..200_000 {
            let (left, right) = (draw(), draw().max(1));
            // The neighbours of the result must not be nearer to the exact value than it is.
            let quotient = div(left, right, MASK_16);
            let distance_of_quotient = |bits: u64| ((exact(left) << 24) - exact(bits) * exact(right)).abs();
            let product = mul(left, right, MASK_16);
            let distance_of_product = |bits: u64| (exact(left) * exact(right) - (exact(bits) << 24)).abs();
            check(quotient, distance_of_quotient);
            check(product, distance_of_product);
        }
    }

    fn check(result: u64, distance: impl Fn(u64) -> i128) {
        if result >= 0x7c00 {
            return;
        }
        let own = distance(result);
        for neighbour in [result.wrapping_sub(1), result + 1] {
            if neighbour < 0x7c00 {
                let other = distance(neighbour);
                assert!(own < other || (own == other && result & 1 == 0));
            }
        }
    }
}
