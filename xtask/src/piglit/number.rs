//! Numbers of the types of OpenCL C, as text, as bytes in memory, and side by side.

use super::header::Tolerance;

/// A type of numbers or vectors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kind {
    /// `"float"`.
    pub scalar: &'static str,
    /// Elements.
    pub count: usize,
}

const SCALARS: [(&str, usize); 11] = [
    ("char", 1),
    ("uchar", 1),
    ("short", 2),
    ("ushort", 2),
    ("int", 4),
    ("uint", 4),
    ("long", 8),
    ("ulong", 8),
    ("half", 2),
    ("float", 4),
    ("double", 8),
];

impl Kind {
    /// The type of this name.
    pub fn named(name: &str) -> Option<Self> {
        let letters = name.trim_end_matches(|c: char| c.is_ascii_digit());
        let (scalar, _) = SCALARS.iter().find(|(known, _)| *known == letters)?;
        let digits = &name[letters.len()..];
        let count = if digits.is_empty() { 1 } else { digits.parse().ok()? };
        Some(Self { scalar, count })
    }

    /// Bytes of an element.
    fn element_bytes(self) -> usize {
        SCALARS.iter().find(|(name, _)| *name == self.scalar).map_or(0, |(_, bytes)| *bytes)
    }

    /// Bytes from one in memory to the next.
    pub fn bytes(self) -> usize {
        self.element_bytes() * self.count.next_power_of_two()
    }

    fn is_float(self) -> bool {
        matches!(self.scalar, "half" | "float" | "double")
    }
}

/// Numbers of one type, each as the bits of an element.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Numbers(Vec<u64>);

impl Numbers {
    /// Reads words; `repeat` before them says that they go round.
    pub fn read(kind: Kind, count: usize, words: &[&str]) -> Result<Self, String> {
        let (repeats, words) = match words {
            ["repeat", rest @ ..] => (true, rest),
            _ => (false, words),
        };
        let numbers: Result<Vec<u64>, String> = words.iter().map(|word| read(kind, word)).collect();
        let mut numbers = numbers?;
        if repeats && !numbers.is_empty() {
            numbers = numbers.iter().copied().cycle().take(count).collect();
        }
        if numbers.len() != count {
            return Err(format!("{} numbers are there, but {count} are needed", numbers.len()));
        }
        Ok(Self(numbers))
    }

    /// As they lie in memory: vectors of three have the room of four.
    pub fn bytes(&self, kind: Kind) -> Vec<u8> {
        let mut bytes = Vec::new();
        for vector in self.0.chunks(kind.count) {
            let mut one: Vec<u8> =
                vector.iter().flat_map(|number| number.to_le_bytes()[..kind.element_bytes()].to_vec()).collect();
            one.resize(kind.bytes(), 0);
            bytes.extend(one);
        }
        bytes
    }

    /// What is wrong with the first number in memory that is.
    pub fn differ(&self, kind: Kind, memory: &[u8], tolerance: Tolerance) -> Option<String> {
        let of_memory = memory.chunks(kind.bytes()).flat_map(|one| {
            one.chunks(kind.element_bytes()).take(kind.count).map(|bytes| {
                let mut number = [0; 8];
                number[..bytes.len()].copy_from_slice(bytes);
                u64::from_le_bytes(number)
            })
        });
        self.0.iter().zip(of_memory).enumerate().find_map(|(index, (want, got))| {
            let fits = match kind.is_float() {
                true => near(kind, value(kind, *want), value(kind, got), tolerance),
                false => *want == got || matches!(tolerance, Tolerance::Absolute(most) if apart(*want, got) <= most),
            };
            let shown = |bits: u64| match kind.is_float() {
                true => format!("{:e}", value(kind, bits)),
                false => format!("{bits:#x}"),
            };
            (!fits).then(|| format!("number {index} is {}, not {}", shown(got), shown(*want)))
        })
    }
}

fn apart(a: u64, b: u64) -> f64 {
    (a as i64).wrapping_sub(b as i64).unsigned_abs() as f64
}

fn near(kind: Kind, want: f64, got: f64, tolerance: Tolerance) -> bool {
    let allowed = match tolerance {
        Tolerance::Absolute(most) => most,
        Tolerance::Ulp(count) => {
            let (fraction_bits, least) = match kind.scalar {
                "half" => (10, -14),
                "float" => (23, -126),
                _ => (52, -1022),
            };
            let exponent = (want.abs().to_bits() >> 52) as i32 - 1023;
            count * f64::from(exponent.clamp(least, 1023) - fraction_bits).exp2()
        }
    };
    want == got || want.is_nan() && got.is_nan() || (want - got).abs() <= allowed
}

fn value(kind: Kind, bits: u64) -> f64 {
    match kind.scalar {
        "half" => half_value(bits),
        "float" => f64::from(f32::from_bits(bits as u32)),
        _ => f64::from_bits(bits),
    }
}

fn half_value(bits: u64) -> f64 {
    let (exponent, fraction) = ((bits >> 10 & 31) as i32, (bits & 1023) as f64);
    let size = match exponent {
        31 if fraction == 0.0 => f64::INFINITY,
        31 => f64::NAN,
        0 => fraction * 2_f64.powi(-24),
        _ => (1024.0 + fraction) * 2_f64.powi(exponent - 25),
    };
    if bits >> 15 & 1 == 1 {
        -size
    } else {
        size
    }
}

/// To the nearest, of two to the even one.
fn half_bits(value: f64) -> u64 {
    let sign = u64::from(value.is_sign_negative()) << 15;
    let size = value.abs();
    if size.is_nan() {
        return sign | 0x7e00;
    }
    let exponent = ((size.to_bits() >> 52) as i32 - 1023).clamp(-14, 16);
    let rounded = (size * 2_f64.powi(10 - exponent)).round_ties_even().min(4096.0);
    sign | ((exponent + 14) as u64 * 1024 + rounded as u64).min(0x7c00)
}

/// The bits of a number.
fn read(kind: Kind, word: &str) -> Result<u64, String> {
    let unreadable = || format!("{word:?} is no {}", kind.scalar);
    if kind.is_float() {
        let number = float(word).ok_or_else(unreadable)?;
        return Ok(match kind.scalar {
            "half" => half_bits(number),
            "float" => u64::from((number as f32).to_bits()),
            _ => number.to_bits(),
        });
    }
    let (negative, digits) = match word.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, word.trim_start_matches('+')),
    };
    let digits = digits.trim_end_matches(['u', 'U', 'l', 'L']);
    let lower = digits.to_ascii_lowercase();
    let size = match lower.strip_prefix("0x") {
        Some(hexadecimal) => u64::from_str_radix(hexadecimal, 16).ok(),
        // `1.0` and `true` are integers, too, in some files.
        None => match lower.as_str() {
            "true" => Some(1),
            "false" => Some(0),
            _ => digits.parse().ok().or_else(|| digits.parse::<f64>().ok().map(|number| number as u64)),
        },
    };
    let size = size.ok_or_else(unreadable)?;
    let number = if negative { size.wrapping_neg() } else { size };
    let bits = 8 * kind.element_bytes();
    Ok(if bits == 64 { number } else { number & ((1 << bits) - 1) })
}

/// `1.5`, `-inf`, `nan`, `0x1.8p+3`.
fn float(word: &str) -> Option<f64> {
    let lower = word.to_ascii_lowercase();
    let (is_negative, digits) = match lower.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, lower.trim_start_matches('+')),
    };
    let size: f64 = match digits.strip_prefix("0x") {
        Some(hexadecimal) => {
            let (digits, exponent) = hexadecimal.split_once('p').unwrap_or((hexadecimal, "0"));
            let (whole, part) = digits.split_once('.').unwrap_or((digits, ""));
            let all = u64::from_str_radix(&format!("{whole}{part}"), 16).ok()?;
            let exponent: i32 = exponent.parse().ok()?;
            scaled(all as f64, exponent - 4 * i32::try_from(part.len()).ok()?)
        }
        None => match digits.trim_end_matches('f') {
            "in" => f64::INFINITY,
            "" => return None,
            other => other.parse().ok()?,
        },
    };
    // The sign of a product need not be that of a factor that is no number.
    Some(if is_negative { -size } else { size })
}

/// By steps, for the power alone may be too large.
fn scaled(value: f64, exponent: i32) -> f64 {
    let half = exponent / 2;
    value * 2_f64.powi(half) * 2_f64.powi(exponent - half)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_piglit_writes_them() {
        let kind = |name| Kind::named(name).unwrap();
        for (name, word, bits) in [
            ("int", "-1", 0xffff_ffff),
            ("uchar", "0xAB", 0xab),
            ("ulong", "18446744073709551615", u64::MAX),
            ("float", "inf", 0x7f80_0000),
            ("float", "-0x1.8p+1", 0xc040_0000),
            ("float", "-nan", 0xffc0_0000),
            ("double", "1e-310", 1e-310_f64.to_bits()),
            ("half", "65504", 0x7bff),
            ("half", "-0.0", 0x8000),
        ] {
            assert_eq!(read(kind(name), word), Ok(bits), "{name} {word}");
        }
        assert!(read(kind("int"), "x").is_err());
        assert!(Numbers::read(kind("int"), 3, &["1", "2"]).is_err());
        assert_eq!(Numbers::read(kind("int"), 3, &["repeat", "1", "2"]), Ok(Numbers(vec![1, 2, 1])));
    }

    #[test]
    fn a_number_that_is_too_far_off_is_found() {
        let kind = Kind::named("float3").unwrap();
        let numbers = Numbers::read(kind, 3, &["1", "nan", "-2"]).unwrap();
        let mut memory = numbers.bytes(kind);
        assert_eq!(memory.len(), 16);
        assert_eq!(numbers.differ(kind, &memory, Tolerance::Absolute(0.0)), None);
        memory[8] += 2;
        assert_eq!(numbers.differ(kind, &memory, Tolerance::Ulp(2.0)), None);
        assert!(numbers.differ(kind, &memory, Tolerance::Ulp(1.0)).is_some());
        assert!(numbers.differ(kind, &memory, Tolerance::Absolute(0.0)).is_some());
    }
}
