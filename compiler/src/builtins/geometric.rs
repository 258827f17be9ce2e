//! Functions of whole vectors: geometric ones, and `any` and `all`.

use super::demangle::{Parameter, Scalar};
use super::write::Writer;

/// Writes a function of whole vectors.
pub(super) fn geometric(writer: &mut Writer<'_>) -> Option<()> {
    let builtin = writer.builtin;
    let name = builtin.name;
    let (first, count) = match builtin.parameters.first()? {
        Parameter::Scalar(first) => (*first, 1),
        Parameter::Vector(first, count) => (*first, *count),
        _ => return None,
    };
    if builtin.parameters.iter().any(|parameter| *parameter != builtin.parameters[0]) {
        return None;
    }
    if matches!(name, "any" | "all") && matches!(first, Scalar::Integer { .. }) {
        return any_or_all(writer, first, count);
    }
    if !first.is_float() {
        return None;
    }
    let letter = if first == Scalar::Float { "f" } else { "d" };
    match name.strip_prefix("fast_").unwrap_or(name) {
        "dot" => {
            let sum = dot(writer, first, count);
            writer.give(&[sum]);
        }
        "cross" => cross(writer, first, count)?,
        "length" => {
            let vector = stored(writer, first, count, 0);
            let length = writer.call(first.text(), &format!("opencl_length_{letter}"), &vector);
            writer.give(&[length]);
        }
        "distance" => {
            let table = table(writer, first, count);
            for index in 0..count {
                let (a, b) = (writer.element(0, index), writer.element(1, index));
                let difference = writer.value(&format!("fsub {} {a}, {b}", first.text()));
                put(writer, first, &table, index, &difference);
            }
            let vector = [format!("ptr {table}"), format!("i32 {count}")];
            let length = writer.call(first.text(), &format!("opencl_length_{letter}"), &vector);
            writer.give(&[length]);
        }
        "normalize" => {
            let vector = stored(writer, first, count, 0);
            writer.call_for_effect(&format!("opencl_normalize_{letter}"), &vector);
            let table = vector[0].trim_start_matches("ptr ").to_owned();
            let mut elements = Vec::new();
            for index in 0..count {
                let address = writer.value(&format!("getelementptr {}, ptr {table}, i32 {index}", first.text()));
                elements.push(writer.value(&format!(
                    "load {}, ptr {address}, align {}",
                    first.text(),
                    first.bits() / 8
                )));
            }
            writer.give(&elements);
        }
        _ => return None,
    }
    Some(())
}

/// Whether the highest bit is set in an element, or in all of them.
fn any_or_all(writer: &mut Writer<'_>, first: Scalar, count: u32) -> Option<()> {
    let operation = if writer.builtin.name == "any" { "or" } else { "and" };
    let kind = first.text();
    let mut whole = writer.element(0, 0);
    for index in 1..count {
        let next = writer.element(0, index);
        whole = writer.value(&format!("{operation} {kind} {whole}, {next}"));
    }
    let truth = writer.value(&format!("icmp slt {kind} {whole}, 0"));
    let result = writer.value(&format!("zext i1 {truth} to {}", writer.declared.result));
    writer.give(&[result]);
    Some(())
}

fn dot(writer: &mut Writer<'_>, first: Scalar, count: u32) -> String {
    let kind = first.text();
    let mut sum = None;
    for index in 0..count {
        let (a, b) = (writer.element(0, index), writer.element(1, index));
        let product = writer.value(&format!("fmul {kind} {a}, {b}"));
        sum = Some(match sum {
            Some(sum) => writer.value(&format!("fadd {kind} {sum}, {product}")),
            None => product,
        });
    }
    sum.unwrap_or_default()
}

/// The product has three elements, or four with 0 as the last.
fn cross(writer: &mut Writer<'_>, first: Scalar, count: u32) -> Option<()> {
    if !matches!(count, 3 | 4) {
        return None;
    }
    let kind = first.text();
    let mut elements = Vec::new();
    for index in 0..3 {
        let (next, last) = ((index + 1) % 3, (index + 2) % 3);
        let mut product = |a, b| {
            let (a, b) = (writer.element(0, a), writer.element(1, b));
            writer.value(&format!("fmul {kind} {a}, {b}"))
        };
        let (plus, minus) = (product(next, last), product(last, next));
        elements.push(writer.value(&format!("fsub {kind} {plus}, {minus}")));
    }
    if count == 4 {
        elements.push("0.000000e+00".to_owned());
    }
    writer.give(&elements);
    Some(())
}

/// Room for a vector in memory.
fn table(writer: &mut Writer<'_>, element: Scalar, count: u32) -> String {
    writer.value(&format!("alloca [{count} x {}], align 8", element.text()))
}

fn put(writer: &mut Writer<'_>, element: Scalar, table: &str, index: u32, value: &str) {
    let kind = element.text();
    let address = writer.value(&format!("getelementptr {kind}, ptr {table}, i32 {index}"));
    writer.statement(&format!("store {kind} {value}, ptr {address}, align {}", element.bits() / 8));
}

/// A parameter in memory, as the arguments that say where it is and how long.
fn stored(writer: &mut Writer<'_>, element: Scalar, count: u32, parameter: usize) -> [String; 2] {
    let table = table(writer, element, count);
    for index in 0..count {
        let value = writer.element(parameter, index);
        put(writer, element, &table, index, &value);
    }
    [format!("ptr {table}"), format!("i32 {count}")]
}
