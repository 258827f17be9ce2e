//! Arguments: corner cases, and random ones between them.

use std::f64::consts::{FRAC_PI_2, PI};

use fastrand::Rng;

use crate::families::Scalar;

const FLOATS: [f64; 34] = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.5,
    -0.5,
    2.0,
    -2.0,
    1.5,
    -1.5,
    2.5,
    -2.5,
    3.0,
    4.0,
    10.0,
    -10.0,
    0.25,
    0.75,
    0.1,
    -0.1,
    1e-5,
    1e5,
    -1e5,
    PI,
    FRAC_PI_2,
    -3.5,
    126.5,
    127.5,
    255.5,
    -128.5,
    65535.5,
    -32768.5,
    2_147_483_648.0,
    -9.3e18,
];
const SMALL: [u64; 16] = [0, 1, 2, 3, 5, 7, 10, 23, 31, 32, 33, 63, 100, 127, 128, 200];

/// The bits of one number for a function of this name.
pub fn number(random: &mut Rng, scalar: Scalar, name: &str) -> u64 {
    let all = if scalar.bits() == 64 { u64::MAX } else { (1 << scalar.bits()) - 1 };
    match scalar {
        Scalar::Float => {
            float(random, f32::MAX.into(), f32::MIN_POSITIVE.into(), |value| (value as f32).to_bits().into())
        }
        Scalar::Double => float(random, f64::MAX, f64::MIN_POSITIVE, f64::to_bits),
        // Exponents: small ones, most of the time.
        Scalar::Int if matches!(name, "ldexp" | "pown" | "rootn") => {
            let small = SMALL[random.usize(..SMALL.len())];
            let value = match random.u32(..8) {
                0..=3 => small,
                4..=6 => small.wrapping_neg(),
                _ => random.u64(..),
            };
            value & all
        }
        _ if name.ends_with("24") => {
            let value = random.i64(-(1 << 23)..1 << 23);
            (if scalar.is_signed() { value } else { value.abs() }) as u64 & all
        }
        _ => match random.u32(..6) {
            0 => SMALL[random.usize(..SMALL.len())] & all,
            1 => SMALL[random.usize(..SMALL.len())].wrapping_neg() & all,
            // The greatest, the least, and their neighbours.
            2 => ((1_u64 << (scalar.bits() - 1)).wrapping_add(random.u64(..3)).wrapping_sub(1)) & all,
            _ => random.u64(..) & all,
        },
    }
}

fn float(random: &mut Rng, most: f64, least: f64, bits: impl Fn(f64) -> u64) -> u64 {
    let value = match random.u32(..12) {
        0..=3 => FLOATS[random.usize(..FLOATS.len())],
        4 => [f64::INFINITY, f64::NEG_INFINITY, f64::NAN, most, -most, least, -least, least / 4.0][random.usize(..8)],
        5..=8 => (random.f64() - 0.5) * 20.0,
        9 => (random.f64() - 0.5) * 400.0,
        10 => (random.f64() * 80.0 - 40.0).exp2() * if random.bool() { 1.0 } else { -1.0 },
        // Any exponent.
        _ => (random.f64() - 0.5) * ((random.f64() * 2.0 - 1.0) * most.log2()).exp2(),
    };
    bits(value)
}
