//! What a built-in function should give, computed on the machine at hand.

use crate::families::{Kind, Overload, Passing, Scalar, FAST, MATH};
use Scalar::{Double, Float};

/// What an element of a result should be.
#[derive(Clone, Debug, PartialEq)]
pub enum Expected {
    /// These bits; of floats any NaN for a NaN, either zero for one.
    Bits(u64),
    /// The result of that request to the reference in C, within so many ulp.
    Math(String, Part, f64),
    /// About this number, at most so far away.
    Near(f64, f64),
    /// The specification leaves it open.
    Any,
}
use Expected::{Any, Bits, Math, Near};

/// Which of the numbers of an answer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Part {
    First,
    Second,
    Integer,
}

/// The elements of each argument, as bits. Those of a result through a pointer are what is there before.
pub type Arguments = [Vec<u64>];

pub fn float(scalar: Scalar, bits: u64) -> f64 {
    match scalar {
        Float => f64::from(f32::from_bits(bits as u32)),
        Double => f64::from_bits(bits),
        _ => unreachable!("{scalar} is no float"),
    }
}

pub fn integer(scalar: Scalar, bits: u64) -> i128 {
    let unused = 128 - scalar.bits();
    let high = i128::from(bits) << unused;
    if scalar.is_signed() {
        high >> unused
    } else {
        ((high as u128) >> unused) as i128
    }
}

fn low(value: i128, scalar: Scalar) -> u64 {
    (value as u128 & ((1 << scalar.bits()) - 1)) as u64
}

fn limits(scalar: Scalar) -> (i128, i128) {
    match (scalar.is_signed(), scalar.bits()) {
        (true, bits) => (-(1 << (bits - 1)), (1 << (bits - 1)) - 1),
        (false, bits) => (0, (1 << bits) - 1),
    }
}

fn bits_of(scalar: Scalar, value: f64) -> u64 {
    match scalar {
        Float => u64::from((value as f32).to_bits()),
        _ => value.to_bits(),
    }
}

/// The elements of the result, and of what is behind a pointer.
pub fn expected(overload: &Overload, arguments: &Arguments) -> (Vec<Expected>, Vec<Expected>) {
    match overload.family {
        "geometric" => (geometric(overload, arguments), Vec::new()),
        "shuffle" => (shuffle(overload, arguments), Vec::new()),
        "atomic" => atomic(overload, arguments),
        _ if matches!(&*overload.name, "any" | "all") => (any_or_all(overload, arguments), Vec::new()),
        _ => {
            let count = overload.result.map_or(1, |kind| kind.count);
            let one = |index: u32| {
                let of = |values: &Vec<u64>| values[if values.len() == 1 { 0 } else { index as usize }];
                let values: Vec<u64> = arguments.iter().map(of).collect();
                element(overload, &values)
            };
            (0..count).map(one).unzip()
        }
    }
}

fn element(overload: &Overload, values: &[u64]) -> (Expected, Expected) {
    let scalar = overload.parameters[0].0.scalar;
    let result = overload.result.expect("it has a result");
    let name = &*overload.name;
    let first = match overload.family {
        "convert_" => convert(name, scalar, result.scalar, values[0]),
        "integer" => integers(overload, values),
        "relational" => relational(name, scalar, result, values, overload.parameters.last().unwrap().0.scalar),
        "common" => common(name, scalar, values),
        _ => return math(overload, values),
    };
    (first, Any)
}

fn math(overload: &Overload, values: &[u64]) -> (Expected, Expected) {
    let scalar = overload.parameters[0].0.scalar;
    let result = overload.result.expect("it has a result").scalar;
    let name = &*overload.name;
    if name == "nan" {
        let quiet = if result == Float { 0x7fc0_0000 } else { 0x7ff8_0000_0000_0000 };
        return (Bits(values[0] | quiet), Any);
    }
    if name == "mad" {
        let [a, b, c] = [0, 1, 2].map(|at| float(scalar, values[at]));
        let product = bits_of(scalar, a * b);
        return (Bits(bits_of(scalar, float(scalar, product) + c)), Any);
    }
    let kind = if scalar == Float { 'f' } else { 'd' };
    let plain = name.trim_start_matches("native_").trim_start_matches("half_");
    let mut request = format!("{plain} {kind}");
    for value in values {
        request.push_str(&format!(" {value:x}"));
    }
    let row = MATH.iter().find(|row| row.0 == name);
    let limit = match (row, scalar, name) {
        (Some(row), Float, _) => row.2,
        (Some(row), ..) => row.3,
        (None, _, "sincos") => 4.0,
        (None, _, "lgamma_r") => f64::INFINITY,
        (None, _, "pown" | "rootn") => 16.0,
        (None, ..) if FAST.iter().any(|row| row.0 == plain) && plain != name => 8192.0,
        _ => 0.0,
    };
    let whole = Math(request.clone(), Part::Integer, 0.0);
    let number = |part| Math(request.clone(), part, limit);
    let a = float(scalar, values[0]);
    match name {
        // What they give for 0 and for what is no number is the implementation's.
        "ilogb" => (if a == 0.0 || !a.is_finite() { Any } else { whole }, Any),
        "frexp" => (number(Part::First), whole),
        "lgamma_r" => (number(Part::First), if a.is_finite() && (a > 0.0 || a.fract() != 0.0) { whole } else { Any }),
        "remquo" => {
            let b = float(scalar, values[1]);
            let is_number = a.is_finite() && !b.is_nan() && b != 0.0;
            (number(Part::First), if is_number { whole } else { Any })
        }
        _ => (number(Part::First), number(Part::Second)),
    }
}

fn convert(name: &str, from: Scalar, to: Scalar, bits: u64) -> Expected {
    let mode = name.rsplit_once('_').map_or("", |(_, mode)| mode);
    if !from.is_float() {
        let value = integer(from, bits);
        if to.is_float() {
            return Bits(round_integer(value, to, mode));
        }
        let (least, most) = limits(to);
        let value = if name.contains("_sat") { value.clamp(least, most) } else { value };
        return Bits(low(value, to));
    }
    let value = float(from, bits);
    if to.is_float() {
        return Bits(if from == Double && to == Float { narrow(value, mode) } else { bits_of(to, value) });
    }
    let rounded = match mode {
        "rte" => value.round_ties_even(),
        "rtp" => value.ceil(),
        "rtn" => value.floor(),
        _ => value.trunc(),
    };
    let (least, most) = limits(to);
    let whole = rounded as i128;
    let fits = !value.is_nan() && whole >= least && whole <= most;
    match (fits, name.contains("_sat")) {
        (true, _) => Bits(low(whole, to)),
        (false, true) if value.is_nan() => Bits(0),
        (false, true) => Bits(low(whole.clamp(least, most), to)),
        (false, false) => Any,
    }
}

/// The neighbours of a float on both sides of an exact number, or itself, by a comparison.
fn round_integer(value: i128, to: Scalar, mode: &str) -> u64 {
    let near = if to == Float { f64::from(value as f32) } else { value as f64 };
    directed(near, (near as i128).cmp(&value), to, mode)
}

fn narrow(value: f64, mode: &str) -> u64 {
    if value.is_nan() {
        return bits_of(Float, value);
    }
    let near = f64::from(value as f32);
    directed(near, near.partial_cmp(&value).expect("no NaN"), Float, mode)
}

/// The nearest number, or its neighbour, if it is on the wrong side of the exact one.
fn directed(near: f64, side: std::cmp::Ordering, to: Scalar, mode: &str) -> u64 {
    use std::cmp::Ordering::{Greater, Less};
    let down = |value: f64| if to == Float { f64::from((value as f32).next_down()) } else { value.next_down() };
    let up = |value: f64| if to == Float { f64::from((value as f32).next_up()) } else { value.next_up() };
    let (too_low, too_high) = match mode {
        "rtp" => (true, false),
        "rtn" => (false, true),
        "rtz" => (near < 0.0, near > 0.0),
        _ => (false, false),
    };
    let chosen = match side {
        Less if too_low => up(near),
        Greater if too_high => down(near),
        _ => near,
    };
    // What is rounded to 0 towards it has been on its own side.
    bits_of(to, if chosen == 0.0 { chosen.copysign(near) } else { chosen })
}

fn integers(overload: &Overload, values: &[u64]) -> Expected {
    let scalar = overload.parameters[0].0.scalar;
    let bits = scalar.bits();
    let result = overload.result.expect("it has a result").scalar;
    let all: Vec<i128> = values.iter().map(|value| integer(scalar, *value)).collect();
    let second = all.get(1).copied().unwrap_or(0);
    let third = all.get(2).copied().unwrap_or(0);
    let (a, b, c) = (all[0], second, third);
    let (least, most) = limits(scalar);
    let value = match &*overload.name {
        "abs" => a.abs(),
        "abs_diff" => (a - b).abs(),
        "add_sat" => (a + b).clamp(least, most),
        "sub_sat" => (a - b).clamp(least, most),
        "hadd" => (a + b) >> 1,
        "rhadd" => (a + b + 1) >> 1,
        "clamp" if b > c => return Any,
        "clamp" => a.clamp(b, c),
        "max" => a.max(b),
        "min" => a.min(b),
        "clz" => i128::from(values[0].leading_zeros()) - i128::from(64 - bits),
        "popcount" => i128::from(values[0].count_ones()),
        "rotate" => {
            let count = values[1] % u64::from(bits);
            let whole = u128::from(values[0]) << count;
            (whole | whole >> bits) as i128
        }
        "mul_hi" => high(scalar, values[0], values[1]),
        "mad_hi" => high(scalar, values[0], values[1]) + c,
        "mad_sat" if scalar == Scalar::Ulong => {
            let product = u128::from(values[0]) * u128::from(values[1]);
            i128::try_from(product).map_or(most, |product| product.saturating_add(c).min(most))
        }
        "mad_sat" => (a * b + c).clamp(least, most),
        "upsample" => a << bits | i128::from(values[1]),
        "mul24" if all.iter().any(|value| *value < -(1 << 23) || *value >= 1 << 23) => return Any,
        "mad24" if all[..2].iter().any(|value| *value < -(1 << 23) || *value >= 1 << 23) => return Any,
        "mul24" => a * b,
        "mad24" => a * b + c,
        other => unreachable!("{other}"),
    };
    Bits(low(value, result))
}

/// The upper half of a product.
fn high(scalar: Scalar, a: u64, b: u64) -> i128 {
    if scalar == Scalar::Ulong {
        return ((u128::from(a) * u128::from(b)) >> 64) as i128;
    }
    (integer(scalar, a) * integer(scalar, b)) >> scalar.bits()
}

fn relational(name: &str, scalar: Scalar, result: Kind, values: &[u64], last: Scalar) -> Expected {
    match name {
        "bitselect" => return Bits(values[0] & !values[2] | values[1] & values[2]),
        "select" => {
            let second = match result.count {
                1 => values[2] != 0,
                _ => values[2] >> (last.bits() - 1) & 1 == 1,
            };
            return Bits(values[usize::from(second)]);
        }
        _ => {}
    }
    let a = float(scalar, values[0]);
    let b = values.get(1).map_or(0.0, |bits| float(scalar, *bits));
    let is_normal = match scalar {
        Float => (a as f32).is_normal(),
        _ => a.is_normal(),
    };
    let truth = match name {
        "isequal" => a == b,
        "isnotequal" => a != b,
        "isgreater" => a > b,
        "isgreaterequal" => a >= b,
        "isless" => a < b,
        "islessequal" => a <= b,
        "islessgreater" => a != b && !a.is_nan() && !b.is_nan(),
        "isordered" => !a.is_nan() && !b.is_nan(),
        "isunordered" => a.is_nan() || b.is_nan(),
        "isfinite" => a.is_finite(),
        "isinf" => a.is_infinite(),
        "isnan" => a.is_nan(),
        "isnormal" => is_normal,
        "signbit" => values[0] >> (scalar.bits() - 1) == 1,
        other => unreachable!("{other}"),
    };
    let yes = if result.count == 1 { 1 } else { -1 };
    Bits(low(if truth { yes } else { 0 }, result.scalar))
}

fn any_or_all(overload: &Overload, arguments: &Arguments) -> Vec<Expected> {
    let scalar = overload.parameters[0].0.scalar;
    let mut set = arguments[0].iter().map(|value| value >> (scalar.bits() - 1) == 1);
    let truth = if overload.name == "any" { set.any(|set| set) } else { set.all(|set| set) };
    vec![Bits(u64::from(truth))]
}

/// One operation of the type's own after the other.
fn common(name: &str, scalar: Scalar, values: &[u64]) -> Expected {
    let round = |value: f64| float(scalar, bits_of(scalar, value));
    let all: Vec<f64> = values.iter().map(|value| float(scalar, *value)).collect();
    let (a, b, c) = (all[0], all.get(1).copied().unwrap_or(0.0), all.get(2).copied().unwrap_or(0.0));
    if name != "sign" && name != "mix" && all.iter().any(|value| value.is_nan()) {
        return Any;
    }
    let value = match name {
        "clamp" if b > c => return Any,
        "clamp" => a.clamp(b, c),
        "degrees" => return Near(a.to_degrees(), 2.0),
        "radians" => return Near(a.to_radians(), 2.0),
        "max" => a.max(b),
        "min" => a.min(b),
        "mix" => round(a + round(round(b - a) * c)),
        "sign" if a.is_nan() => 0.0,
        "sign" if a == 0.0 => a,
        "sign" => a.signum(),
        "step" => f64::from(u8::from(b >= a)),
        "smoothstep" if a >= b || !all.iter().all(|value| value.is_finite()) => return Any,
        "smoothstep" => {
            let t = round(round(c - a) / round(b - a)).clamp(0.0, 1.0);
            if t.is_nan() {
                return Any;
            }
            round(round(t * t) * round(3.0 - round(2.0 * t)))
        }
        other => unreachable!("{other}"),
    };
    Bits(bits_of(scalar, value))
}

fn geometric(overload: &Overload, arguments: &Arguments) -> Vec<Expected> {
    let Kind { scalar, count } = overload.parameters[0].0;
    let vector = |at: usize| -> Vec<f64> { arguments[at].iter().map(|value| float(scalar, *value)).collect() };
    let a = vector(0);
    let b = if arguments.len() > 1 { vector(1) } else { vec![0.0; a.len()] };
    let name = overload.name.trim_start_matches("fast_");
    let is_plain = |value: &f64| value.is_finite() && value.abs() < 1e15 && (value.abs() > 1e-15 || *value == 0.0);
    if !a.iter().chain(&b).all(is_plain) {
        return vec![Any; overload.result.expect("it has a result").count as usize];
    }
    let products = |pairs: &[(usize, usize)]| -> Expected {
        let terms = pairs.iter().enumerate().map(|(at, (i, j))| {
            let product = a[*i] * b[*j];
            if name == "cross" && at == 1 {
                -product
            } else {
                product
            }
        });
        let terms: Vec<f64> = terms.collect();
        let size: f64 = terms.iter().map(|term| term.abs()).sum();
        let bits = if scalar == Float { 22 } else { 50 };
        let exact: f64 = terms.iter().sum();
        // The terms' roundings, in ulp of the result.
        let ulp = crate::ulp(scalar, exact);
        Near(exact, size * f64::from(count) / f64::from(bits).exp2() / ulp)
    };
    let length = |of: &[f64]| of.iter().map(|value| value * value).sum::<f64>().sqrt();
    let allowed = 3.0 + f64::from(count);
    match name {
        "cross" => (0..count as usize)
            .map(|at| match at {
                3 => Bits(0),
                _ => products(&[((at + 1) % 3, (at + 2) % 3), ((at + 2) % 3, (at + 1) % 3)]),
            })
            .collect(),
        "dot" => vec![products(&(0..count as usize).map(|at| (at, at)).collect::<Vec<_>>())],
        "length" => vec![Near(length(&a), allowed)],
        "distance" => {
            let round = |value: f64| float(scalar, bits_of(scalar, value));
            let apart: Vec<f64> = a.iter().zip(&b).map(|(a, b)| round(a - b)).collect();
            vec![Near(length(&apart), allowed)]
        }
        "normalize" => {
            let whole = length(&a);
            a.iter().map(|value| Near(if whole == 0.0 { 0.0 } else { value / whole }, allowed)).collect()
        }
        other => unreachable!("{other}"),
    }
}

fn shuffle(overload: &Overload, arguments: &Arguments) -> Vec<Expected> {
    let (mask, sources) = arguments.split_last().expect("a mask");
    let all: Vec<u64> = sources.iter().flatten().copied().collect();
    assert!(matches!(overload.parameters[0].1, Passing::Value));
    mask.iter().map(|place| Bits(all[usize::try_from(*place).unwrap_or(0) % all.len()])).collect()
}

fn atomic(overload: &Overload, arguments: &Arguments) -> (Vec<Expected>, Vec<Expected>) {
    let scalar = overload.parameters[0].0.scalar;
    let old = arguments[0][0];
    let bits = |at: usize| arguments[at][0];
    let number = |at: usize| integer(scalar, bits(at));
    let (_, operation) = overload.name.split_once('_').expect("a prefix");
    let new = match operation {
        "xchg" => bits(1),
        "cmpxchg" if old == bits(1) => bits(2),
        "cmpxchg" => old,
        "and" => old & bits(1),
        "or" => old | bits(1),
        "xor" => old ^ bits(1),
        "add" => low(number(0) + number(1), scalar),
        "sub" => low(number(0) - number(1), scalar),
        "inc" => low(number(0) + 1, scalar),
        "dec" => low(number(0) - 1, scalar),
        "min" => low(number(0).min(number(1)), scalar),
        "max" => low(number(0).max(number(1)), scalar),
        other => unreachable!("{other}"),
    };
    (vec![Bits(old)], vec![Bits(new)])
}
