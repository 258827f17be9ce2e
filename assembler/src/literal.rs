//! The values of literals: integers, floats at the word size, strings.

use std::cmp::Ordering;

use isa::ArchId;

/// A number as the source has it, without its sign.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Literal {
    /// An integer below 2^64.
    Integer(u64),
    /// A float; which one is known with the sign and the word size.
    Float,
}

/// Reads a number: decimal, `0x` hexadecimal, `0` octal, or a float (`1.5`, `2f`, `1e-3`). The error
/// says what is wrong with it.
pub fn parse_number(text: &str) -> Result<Literal, String> {
    let (digits, radix, name) = match text.as_bytes() {
        [b'0', b'x' | b'X', ..] => (&text[2..], 16, "a hexadecimal number"),
        _ if is_float(text) => return parse_float_text(text).map(|_| Literal::Float),
        [b'0', _, ..] => (&text[1..], 8, "an octal number, which its leading 0 makes it"),
        _ => (text, 10, "a decimal number"),
    };
    if digits.is_empty() {
        return Err(format!("`{text}` has no digits"));
    }
    if let Some(bad) = digits.chars().find(|digit| !digit.is_digit(radix)) {
        return Err(format!("`{bad}` is not a digit of {name}"));
    }
    u64::from_str_radix(digits, radix).map(Literal::Integer).map_err(|_| format!("`{text}` does not fit 64 bits"))
}

fn is_float(text: &str) -> bool {
    text.contains(['.', 'e', 'E']) || text.ends_with(['f', 'F'])
}

fn parse_float_text(text: &str) -> Result<&str, String> {
    let number = text.strip_suffix(['f', 'F']).unwrap_or(text);
    let shape = number.bytes().all(|byte| byte.is_ascii_digit() || matches!(byte, b'.' | b'e' | b'E' | b'+' | b'-'));
    if shape && number.parse::<f64>().is_ok() {
        Ok(number)
    } else {
        Err(format!("`{text}` is not a number"))
    }
}

/// The prefix of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// Nothing, or a plus.
    Plus,
    /// A minus.
    Minus,
}

/// The bits of a float literal at the ArchID's word size (binary16, 32 or 64), rounded to nearest
/// even. The error says that it is too large.
pub fn float_bits(arch: &ArchId, text: &str, sign: Sign) -> Result<u64, String> {
    let number = parse_float_text(text)?;
    let too_large = || format!("`{text}` is too large for a binary{} float", arch.word_bits());
    let unreadable = |_| format!("`{text}` is not a number");
    let (magnitude, infinity) = match arch.word_bytes() {
        2 => (u64::from(to_binary16(number, number.parse().map_err(unreadable)?)), 0x7c00),
        4 => {
            let value: f32 = number.parse().map_err(unreadable)?;
            (u64::from(value.to_bits()), u64::from(f32::INFINITY.to_bits()))
        }
        _ => {
            let value: f64 = number.parse().map_err(unreadable)?;
            (value.to_bits(), f64::INFINITY.to_bits())
        }
    };
    if magnitude == infinity {
        return Err(too_large());
    }
    let sign_bit = match sign {
        Sign::Plus => 0,
        Sign::Minus => 1 << (arch.word_bits() - 1),
    };
    Ok(magnitude | sign_bit)
}

/// A non-negative number as binary16, to nearest even; too large a value gives infinity (0x7c00).
/// `value` is the text's binary64, which decides but for one case: when it lies just between two
/// binary16 numbers, and the text itself a little above or below.
fn to_binary16(text: &str, value: f64) -> u16 {
    const LEAST_NORMAL: f64 = 6.103515625e-5;
    // A step of 2^-24 is the subnormals' unit; above, the unit is 2^(exponent - 10). Scaling by a
    // power of two is exact, so one rounding to an integer is the only rounding.
    let exponent = if value < LEAST_NORMAL { -14 } else { ((value.to_bits() >> 52) as i32) - 1023 };
    if exponent > 15 {
        return 0x7c00;
    }
    let exact = value * f64::powi(2.0, 10 - exponent);
    let units = match compare_decimal(text, value) {
        _ if exact.fract() != 0.5 => exact.round(),
        Ordering::Less => exact.floor(),
        Ordering::Equal => exact.round_ties_even(),
        Ordering::Greater => exact.ceil(),
    } as u32;
    // `units` has the hidden bit for normals; adding it carries into the exponent by itself.
    let base = (exponent + 14) as u32 * 1024;
    (base + units).min(0x7c00) as u16
}

/// How the number of a decimal text compares to a binary64 value of at most 40 decimal digits (such
/// as every value halfway between two binary16 numbers).
fn compare_decimal(text: &str, value: f64) -> Ordering {
    let (text, value) = (decimal_digits(text), decimal_digits(&format!("{value:.40e}")));
    text.cmp(&value)
}

/// Decimal exponent of the first digit that is not 0, and the digits from it on to the last that is
/// not 0. The greater of two numbers has the greater exponent; 0 has no digits and the least exponent.
fn decimal_digits(text: &str) -> (i64, Vec<u8>) {
    let (mantissa, exponent) = text.split_once(['e', 'E']).unwrap_or((text, "0"));
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let mut digits: Vec<u8> = whole.bytes().chain(fraction.bytes()).collect();
    while digits.last() == Some(&b'0') {
        digits.pop();
    }
    let Some(zeros) = digits.iter().position(|&digit| digit != b'0') else {
        return (i64::MIN, Vec::new());
    };
    digits.drain(..zeros);
    // An exponent beyond i64 belongs to a number that is no tie: it is 0 or too large.
    let exponent: i64 = exponent.parse().unwrap_or(0);
    let first = exponent.saturating_add(whole.len() as i64 - zeros as i64);
    (first, digits)
}

/// The bytes of a string token, quotes included in the token, without a NUL. The error gives the
/// offset within the token and what is wrong there.
pub fn string_bytes(token: &str) -> Result<Vec<u8>, (usize, String)> {
    let inner = &token[1..token.len() - 1];
    let mut bytes = Vec::with_capacity(inner.len() + 1);
    let mut rest = inner.char_indices();
    while let Some((offset, character)) = rest.next() {
        if character != '\\' {
            let mut buffer = [0; 4];
            bytes.extend_from_slice(character.encode_utf8(&mut buffer).as_bytes());
            continue;
        }
        let escape = rest.next().map(|(_, escape)| escape);
        bytes.push(match escape {
            Some('n') => b'\n',
            Some('t') => b'\t',
            Some('"') => b'"',
            Some('\\') => b'\\',
            Some('0') => 0,
            Some('x') => {
                let digit = |next: Option<(usize, char)>| next?.1.to_digit(16);
                match (digit(rest.next()), digit(rest.next())) {
                    (Some(high), Some(low)) => (high * 16 + low) as u8,
                    _ => {
                        let message = "`\\x` needs two hexadecimal digits".to_string();
                        return Err((1 + offset, message));
                    }
                }
            }
            other => {
                let shown = other.map_or(String::new(), String::from);
                return Err((1 + offset, format!("`\\{shown}` is not an escape")));
            }
        });
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers() {
        for (text, value) in
            [("0", 0), ("17", 17), ("0x1F", 31), ("017", 15), ("0xffffffffffffffff", u64::MAX), ("0x2f", 47)]
        {
            assert_eq!(parse_number(text), Ok(Literal::Integer(value)), "{text}");
        }
        for text in ["08", "0x", "12a", "18446744073709551616", "0xg", "1.2.3", "1e"] {
            assert!(parse_number(text).is_err(), "{text}");
        }
    }

    #[test]
    fn floats_at_each_word_size() {
        let bits = |arch: &str, text: &str, sign| {
            let arch = ArchId::parse_toolchain(arch).expect("a valid ArchID");
            assert_eq!(parse_number(text), Ok(Literal::Float), "{text}");
            float_bits(&arch, text, sign)
        };
        assert_eq!(bits("4w8/8", "1.5", Sign::Plus), Ok(0x3fc00000));
        assert_eq!(bits("4w8/8", "2f", Sign::Minus), Ok(0xc0000000));
        assert_eq!(bits("8w8/8", "1.5", Sign::Plus), Ok(0x3ff8000000000000));
        for (text, expected) in [
            ("0f", 0x0000),
            ("1.0", 0x3c00),
            ("1.5", 0x3e00),
            ("65504.0", 0x7bff),
            ("65519.0", 0x7bff),
            ("2048f", 0x6800),
            ("2049f", 0x6800),
            // Each is a tie as a binary64, and none in truth.
            ("2049.0000000000000000001", 0x6801),
            ("0.20490000000000000000001e+4", 0x6801),
            ("2050.9999999999999999999", 0x6801),
            ("65519.999999999999999999", 0x7bff),
            ("2.98023223876953125e-8", 0x0000),
            ("2.980232238769531250000001e-8", 0x0001),
            ("00002051.000", 0x6802),
            ("2051f", 0x6802),
            ("5.9604644775390625e-8", 0x0001),
            ("2.98023223876953125e-8", 0x0000),
            ("6.103515625e-5", 0x0400),
            ("6.0975551605224609375e-5", 0x03ff),
            ("6.10053539276123046875e-5", 0x0400),
            ("0.333251953125", 0x3555),
        ] {
            assert_eq!(bits("2w4/4", text, Sign::Plus), Ok(expected), "{text}");
        }
        assert!(bits("2w4/4", "65520.0", Sign::Plus).is_err());
        assert!(bits("4w8/8", "1e39", Sign::Plus).is_err());
        assert!(bits("8w8/8", "1e309", Sign::Plus).is_err());
    }

    #[test]
    fn strings() {
        assert_eq!(string_bytes(r#""a\n\t\"\\\0\x7fé""#), Ok(b"a\n\t\"\\\0\x7f\xc3\xa9".to_vec()));
        assert_eq!(string_bytes(r#""ab\q""#), Err((3, "`\\q` is not an escape".into())));
        assert!(string_bytes(r#""\x4""#).is_err());
    }
}
