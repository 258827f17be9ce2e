//! LLVM's intrinsics, which read functions call by name.

use super::arithmetic::{on_floats, width};
use super::{fault, Data, Frame, Interpreter, RunResult};
use crate::ir::{intrinsic_base, low_bits, signed, Type};

fn one(truth: bool) -> Data {
    Data::Bits(u128::from(truth))
}

impl<'m> Interpreter<'m> {
    /// Does what an intrinsic does.
    pub(super) fn intrinsic(
        &mut self,
        frame: &Frame<'m>,
        name: &str,
        types: &[Type],
        values: &[Data],
        kind: Option<&Type>,
    ) -> RunResult<Option<Data>> {
        let base = intrinsic_base(name);
        let bits = types.first().map_or(0, |kind| width(self.module.layout, kind));
        let at = |index: usize| values.get(index).map_or(0, Data::bits);
        let (a, b, c) = (at(0), at(1), at(2));
        if let Some(result) = integers(base, bits, a, b, c) {
            return Ok(Some(result));
        }
        if let Some(result) = floats(base, bits, a, b, c) {
            return Ok(Some(Data::Bits(result)));
        }
        match base {
            "memcpy" | "memmove" | "memcpy.inline" => {
                self.memory.copy(a as u64, b as u64, c as u64)?;
            }
            "memset" | "memset.inline" => self.memory.fill(a as u64, b as u8, c as u64)?,
            "va_start" => {
                let pointer = Data::Bits(u128::from(frame.further));
                self.store(&Type::Pointer, a as u64, &pointer)?;
            }
            "va_copy" => {
                let pointer = self.load(&Type::Pointer, b as u64)?;
                self.store(&Type::Pointer, a as u64, &pointer)?;
            }
            "va_end" | "prefetch" | "donothing" => {}
            "trap" | "ubsantrap" | "debugtrap" => return fault("a trap"),
            "stacksave" | "frameaddress" => return Ok(Some(Data::Bits(u128::from(self.stack)))),
            "stackrestore" => self.stack = a as u64,
            "expect"
            | "expect.with.probability"
            | "launder.invariant.group"
            | "threadlocal.address"
            | "ptr.annotation"
            | "annotation" => return Ok(values.first().cloned()),
            "ptrmask" => return Ok(Some(Data::Bits(a & b))),
            "is.constant" => return Ok(Some(one(false))),
            "objectsize" => {
                let bits = kind.map_or(0, |kind| width(self.module.layout, kind));
                let unknown = if b == 0 { u128::MAX } else { 0 };
                return Ok(Some(Data::Bits(low_bits(bits, unknown))));
            }
            "fptosi.sat" | "fptoui.sat" => {
                let to = kind.map_or(0, |kind| width(self.module.layout, kind));
                let number = number(bits, a);
                let result = saturated(base == "fptosi.sat", to, number);
                return Ok(Some(Data::Bits(low_bits(to, result))));
            }
            _ => return fault(format!("{name} is not known")),
        }
        Ok(None)
    }
}

fn number(bits: u32, a: u128) -> f64 {
    if bits == 32 {
        f64::from(f32::from_bits(a as u32))
    } else {
        f64::from_bits(a as u64)
    }
}

fn saturated(is_signed: bool, bits: u32, number: f64) -> u128 {
    if is_signed {
        let most = (1_i128 << (bits - 1)) - 1;
        (number as i128).clamp(-most - 1, most).cast_unsigned()
    } else {
        (number as u128).min(low_bits(bits, u128::MAX))
    }
}

/// A result cut to its bits, and whether it has been cut.
fn with_overflow(name: &str, bits: u32, a: u128, b: u128) -> Option<Data> {
    let (x, y) = (signed(bits, a), signed(bits, b));
    let all = low_bits(bits, u128::MAX);
    let most = (all >> 1).cast_signed();
    let unsigned = |result: Option<u128>| result.is_none_or(|result| result > all);
    let from_signed = |result: Option<i128>| result.is_none_or(|result| !(-most - 1..=most).contains(&result));
    let (value, over) = match name {
        "uadd.with.overflow" => (a.wrapping_add(b), unsigned(a.checked_add(b))),
        "usub.with.overflow" => (a.wrapping_sub(b), a < b),
        "umul.with.overflow" => (a.wrapping_mul(b), unsigned(a.checked_mul(b))),
        "sadd.with.overflow" => (a.wrapping_add(b), from_signed(x.checked_add(y))),
        "ssub.with.overflow" => (a.wrapping_sub(b), from_signed(x.checked_sub(y))),
        "smul.with.overflow" => (a.wrapping_mul(b), from_signed(x.checked_mul(y))),
        _ => return None,
    };
    let value = Data::Bits(low_bits(bits, value));
    Some(Data::Parts(vec![value, one(over)]))
}

fn integers(name: &str, bits: u32, a: u128, b: u128, c: u128) -> Option<Data> {
    if let Some(result) = with_overflow(name, bits, a, b) {
        return Some(result);
    }
    let (x, y) = (signed(bits, a), signed(bits, b));
    let all = low_bits(bits, u128::MAX);
    let most = (all >> 1).cast_signed();
    let value = match name {
        "uadd.sat" => a.saturating_add(b).min(all),
        "usub.sat" => a.saturating_sub(b),
        "sadd.sat" => x.saturating_add(y).clamp(-most - 1, most).cast_unsigned(),
        "ssub.sat" => x.saturating_sub(y).clamp(-most - 1, most).cast_unsigned(),
        "ushl.sat" if b < 128 => {
            let lost = a != 0 && a.leading_zeros() < b as u32 + (128 - bits);
            if lost {
                all
            } else {
                a << b
            }
        }
        "umax" => a.max(b),
        "umin" => a.min(b),
        "smax" => x.max(y).cast_unsigned(),
        "smin" => x.min(y).cast_unsigned(),
        "abs" => x.wrapping_abs().cast_unsigned(),
        "ctpop" => u128::from(a.count_ones()),
        "ctlz" => u128::from(a.leading_zeros().saturating_sub(128 - bits)),
        "cttz" => u128::from(a.trailing_zeros().min(bits)),
        "bswap" => a.swap_bytes() >> (128 - bits),
        "bitreverse" => a.reverse_bits() >> (128 - bits),
        "fshl" | "fshr" => {
            let count = (c % u128::from(bits)) as u32;
            let left = if name == "fshl" { count } else { bits - count };
            let (high, low) = (a.checked_shl(left), b.checked_shr(bits - left));
            let high = if left >= bits { 0 } else { high.unwrap_or(0) };
            let low = if left == 0 { 0 } else { low.unwrap_or(0) };
            if name == "fshr" && count == 0 {
                b
            } else {
                high | low
            }
        }
        "scmp" => (x.cmp(&y) as i128).cast_unsigned(),
        "ucmp" => (a.cmp(&b) as i128).cast_unsigned(),
        _ => return None,
    };
    Some(Data::Bits(low_bits(bits, value)))
}

fn floats(name: &str, bits: u32, a: u128, b: u128, c: u128) -> Option<u128> {
    let inputs = [a, b, c];
    let sign = 1_u128 << bits.saturating_sub(1);
    macro_rules! on {
        ($body:expr, $wide:expr) => {
            on_floats(bits, &inputs, $body, $wide)
        };
    }
    Some(match name {
        "fabs" => a & !sign,
        "copysign" => (a & !sign) | (b & sign),
        "fmuladd" => on!(|f| f[0] * f[1] + f[2], |f| f[0] * f[1] + f[2]),
        "fma" => on!(|f| f[0].mul_add(f[1], f[2]), |f| f[0].mul_add(f[1], f[2])),
        "sqrt" => on!(|f| f[0].sqrt(), |f| f[0].sqrt()),
        "floor" => on!(|f| f[0].floor(), |f| f[0].floor()),
        "ceil" => on!(|f| f[0].ceil(), |f| f[0].ceil()),
        "trunc" => on!(|f| f[0].trunc(), |f| f[0].trunc()),
        "round" => on!(|f| f[0].round(), |f| f[0].round()),
        "rint" | "nearbyint" | "roundeven" => {
            on!(|f| f[0].round_ties_even(), |f| f[0].round_ties_even())
        }
        "minnum" | "minimumnum" => on!(|f| f[0].min(f[1]), |f| f[0].min(f[1])),
        "maxnum" | "maximumnum" => on!(|f| f[0].max(f[1]), |f| f[0].max(f[1])),
        "canonicalize" => on!(|f| f[0], |f| f[0]),
        "is.fpclass" => u128::from(class(bits, a) & b != 0),
        _ => return None,
    })
}

/// The bit of `llvm.is.fpclass` that a float has.
fn class(bits: u32, a: u128) -> u128 {
    use std::num::FpCategory as Category;
    let (category, negative, quiet) = if bits == 32 {
        let float = f32::from_bits(a as u32);
        (float.classify(), float.is_sign_negative(), a >> 22 & 1)
    } else {
        let float = f64::from_bits(a as u64);
        (float.classify(), float.is_sign_negative(), a >> 51 & 1)
    };
    let by_sign = |negative_bit: u32, positive_bit: u32| 1 << if negative { negative_bit } else { positive_bit };
    match category {
        Category::Nan => 1 << quiet,
        Category::Infinite => by_sign(2, 9),
        Category::Normal => by_sign(3, 8),
        Category::Subnormal => by_sign(4, 7),
        Category::Zero => by_sign(5, 6),
    }
}
