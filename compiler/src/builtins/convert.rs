//! `convert_uchar4_sat_rte` and its like.

use super::demangle::{integer_text, Scalar};
use super::write::{passed, Writer};

/// How a number is rounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rounding {
    /// To the nearest, of two to the even one: `_rte`.
    Nearest,
    /// Towards 0: `_rtz`.
    Zero,
    /// `_rtp`.
    Up,
    /// `_rtn`.
    Down,
}

impl Rounding {
    /// What is behind the name, with the name before it.
    pub fn of(name: &str) -> (&str, Option<Self>) {
        let modes = [("_rte", Self::Nearest), ("_rtz", Self::Zero), ("_rtp", Self::Up), ("_rtn", Self::Down)];
        let found = modes.into_iter().find_map(|(end, mode)| Some((name.strip_suffix(end)?, Some(mode))));
        found.unwrap_or((name, None))
    }

    /// The routines' number for it.
    pub fn argument(self) -> String {
        format!("i32 {}", self as u32)
    }
}

/// Writes a conversion.
pub(super) fn convert(writer: &mut Writer<'_>) -> Option<()> {
    let name = writer.builtin.name.strip_prefix("convert_")?;
    let (name, rounding) = Rounding::of(name);
    let (name, saturates) = match name.strip_suffix("_sat") {
        Some(name) => (name, true),
        None => (name, false),
    };
    let to = Scalar::named(name.trim_end_matches(|c: char| c.is_ascii_digit()))?;
    let [parameter] = &*writer.builtin.parameters else {
        return None;
    };
    let from = parameter.element()?;
    if parameter.count() != writer.result_count() {
        return None;
    }
    let mut results = Vec::new();
    for index in 0..parameter.count().unwrap_or(1) {
        let value = writer.element(0, index);
        results.push(match (from.is_float(), to.is_float()) {
            (false, false) => between_integers(writer, value, from, to, saturates),
            (true, false) => to_integer(writer, value, from, to, rounding.unwrap_or(Rounding::Zero), saturates),
            (false, true) => from_integer(writer, value, from, to, rounding.unwrap_or(Rounding::Nearest)),
            (true, true) => between_floats(writer, value, from, to, rounding.unwrap_or(Rounding::Nearest)),
        });
    }
    writer.give(&results);
    Some(())
}

/// The least and the greatest number of an integer type.
fn limits(of: Scalar) -> (i128, i128) {
    let bits = of.bits();
    if of.is_signed() {
        (-(1 << (bits - 1)), (1 << (bits - 1)) - 1)
    } else {
        (0, (1 << bits) - 1)
    }
}

/// An integer of so many bits as another one, with its sign or zeros above it.
fn resize(writer: &mut Writer<'_>, value: String, from: Scalar, bits: u32) -> String {
    let operation = match from.bits().cmp(&bits) {
        std::cmp::Ordering::Less if from.is_signed() => "sext",
        std::cmp::Ordering::Less => "zext",
        std::cmp::Ordering::Equal => return value,
        std::cmp::Ordering::Greater => "trunc",
    };
    writer.value(&format!("{operation} {} {value} to {}", from.text(), integer_text(bits)))
}

fn between_integers(writer: &mut Writer<'_>, value: String, from: Scalar, to: Scalar, saturates: bool) -> String {
    let mut value = value;
    if saturates {
        let ((from_least, from_most), (least, most)) = (limits(from), limits(to));
        let sign = if from.is_signed() { "s" } else { "u" };
        let kind = from.text();
        let bounds = [(from_least < least, "lt", least), (from_most > most, "gt", most)];
        for (_, relation, bound) in bounds.into_iter().filter(|(matters, ..)| *matters) {
            let beyond = writer.value(&format!("icmp {sign}{relation} {kind} {value}, {bound}"));
            value = writer.value(&format!("select i1 {beyond}, {kind} {bound}, {kind} {value}"));
        }
    }
    resize(writer, value, from, to.bits())
}

fn to_integer(
    writer: &mut Writer<'_>,
    value: String,
    from: Scalar,
    to: Scalar,
    rounding: Rounding,
    saturates: bool,
) -> String {
    let kind = from.text();
    let end = if from == Scalar::Float { "f" } else { "" };
    let function = match rounding {
        Rounding::Zero => None,
        Rounding::Nearest => Some("rint"),
        Rounding::Up => Some("ceil"),
        Rounding::Down => Some("floor"),
    };
    let value = match function {
        Some(function) => writer.call(kind, &format!("{function}{end}"), &[format!("{kind} {value}")]),
        None => value,
    };
    let sign = if to.is_signed() { "s" } else { "u" };
    let result = to.text();
    let converted = writer.value(&format!("fpto{sign}i {kind} {value} to {result}"));
    if !saturates {
        return converted;
    }
    // Powers of two, which are exact: below the least number, from one above the greatest on, and no number.
    let (least, most) = limits(to);
    let power = |of: i128| format!("0x{:016X}", (of as f64).to_bits());
    let below = writer.value(&format!("fcmp olt {kind} {value}, {}", power(least)));
    let above = writer.value(&format!("fcmp oge {kind} {value}, {}", power(most + 1)));
    let none = writer.value(&format!("fcmp uno {kind} {value}, {value}"));
    let mut chosen = converted;
    for (when, number) in [(below, least), (above, most), (none, 0)] {
        chosen = writer.value(&format!("select i1 {when}, {result} {number}, {result} {chosen}"));
    }
    chosen
}

fn from_integer(writer: &mut Writer<'_>, value: String, from: Scalar, to: Scalar, rounding: Rounding) -> String {
    let is_exact = from.bits() < if to == Scalar::Float { 24 } else { 53 };
    if is_exact || rounding == Rounding::Nearest {
        let sign = if from.is_signed() { "s" } else { "u" };
        return writer.value(&format!("{sign}itofp {} {value} to {}", from.text(), to.text()));
    }
    // Each integer of 32 bits is one of 64 with a sign.
    let is_unsigned = !from.is_signed() && from.bits() == 64;
    let wide = resize(writer, value, from, 64);
    let callee = format!("opencl_{}_to_{}", if is_unsigned { "ulong" } else { "long" }, to.text());
    writer.call(to.text(), &callee, &[format!("i64 {wide}"), rounding.argument()])
}

fn between_floats(writer: &mut Writer<'_>, value: String, from: Scalar, to: Scalar, rounding: Rounding) -> String {
    match (from, to) {
        (Scalar::Float, Scalar::Double) => writer.value(&format!("fpext float {value} to double")),
        (Scalar::Double, Scalar::Float) if rounding == Rounding::Nearest => {
            writer.value(&format!("fptrunc double {value} to float"))
        }
        (Scalar::Double, Scalar::Float) => {
            let arguments = [format!("{} {value}", passed(from)), rounding.argument()];
            writer.call("float", "opencl_double_to_float", &arguments)
        }
        _ => value,
    }
}
