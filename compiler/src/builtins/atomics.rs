//! Atomic functions: `atomic_add` and `atom_add` of OpenCL 1, which order nothing else, and those of OpenCL 2 and 3,
//! which are sequentially consistent, whatever order they ask for.

use super::demangle::{integer_text, Scalar};
use super::write::Writer;
use crate::ir::Type;

/// Whether a built-in function of this name changes memory in one step, for which a core needs the extension. Loads,
/// stores and fences are single accesses on every core.
pub(super) fn changes_memory(name: &str) -> bool {
    let operation = name.strip_prefix("atomic_").or_else(|| name.strip_prefix("atom_"));
    let operation = operation.map(|operation| operation.strip_suffix("_explicit").unwrap_or(operation));
    operation.is_some_and(|one| !matches!(one, "load" | "store" | "init" | "flag_clear" | "work_item_fence"))
}

/// Writes an atomic function, or a fence.
pub(super) fn atomic(writer: &mut Writer<'_>) -> Option<()> {
    let name = writer.builtin.name;
    if matches!(name, "atomic_work_item_fence" | "mem_fence" | "read_mem_fence" | "write_mem_fence") {
        writer.statement("fence seq_cst");
        writer.statement("ret void");
        return Some(());
    }
    let operation = name.strip_prefix("atomic_").or_else(|| name.strip_prefix("atom_"))?;
    let operation = operation.strip_suffix("_explicit").unwrap_or(operation);
    let of = writer.builtin.parameters.first()?.pointee()?.element()?;
    if of == Scalar::Half {
        return None;
    }
    let access = Access { of, kind: integer_text(of.bits()), align: of.bits() / 8 };
    let result = match operation {
        "load" => Some(access.load(writer)),
        "store" | "init" => {
            let value = access.bits(writer, "%a1".into());
            access.store(writer, &value);
            None
        }
        "flag_clear" => {
            access.store(writer, "0");
            None
        }
        "flag_test_and_set" => {
            let old = access.change(writer, "xchg", "1");
            Some(writer.value(&format!("icmp ne {} {old}, 0", access.kind)))
        }
        "cmpxchg" => Some(access.exchange_if(writer, "%a1", "%a2").0),
        "compare_exchange_strong" | "compare_exchange_weak" => {
            let Access { kind, align, .. } = access;
            let expected = writer.value(&format!("load {kind}, ptr %a1, align {align}"));
            let desired = access.bits(writer, "%a2".into());
            let (old, done) = access.exchange_if(writer, &expected, &desired);
            writer.statement(&format!("store {kind} {old}, ptr %a1, align {align}"));
            Some(done)
        }
        _ => {
            let operation = operation.strip_prefix("fetch_").unwrap_or(operation);
            let signed = of.is_signed();
            let (instruction, value) = match operation {
                "add" | "sub" | "and" | "or" | "xor" => (operation, "%a1"),
                "min" => (if signed { "min" } else { "umin" }, "%a1"),
                "max" => (if signed { "max" } else { "umax" }, "%a1"),
                "inc" => ("add", "1"),
                "dec" => ("sub", "1"),
                "xchg" | "exchange" => ("xchg", "%a1"),
                _ => return None,
            };
            if of.is_float() && instruction != "xchg" {
                return None;
            }
            let value = if value == "1" { value.to_owned() } else { access.bits(writer, value.to_owned()) };
            let old = access.change(writer, instruction, &value);
            Some(access.number(writer, old))
        }
    };
    match result {
        Some(value) => writer.give(&[value]),
        None => writer.statement("ret void"),
    }
    (result_fits(&writer.declared.result, of)).then_some(())
}

fn result_fits(result: &Type, of: Scalar) -> bool {
    matches!(result, Type::Void | Type::Integer(1)) || result.to_string() == of.text()
}

/// What an object is accessed as: floats as integers.
struct Access {
    of: Scalar,
    kind: &'static str,
    align: u32,
}

impl Access {
    fn bits(&self, writer: &mut Writer<'_>, value: String) -> String {
        match self.of.is_float() {
            true => writer.value(&format!("bitcast {} {value} to {}", self.of.text(), self.kind)),
            false => value,
        }
    }

    fn number(&self, writer: &mut Writer<'_>, bits: String) -> String {
        match self.of.is_float() {
            true => writer.value(&format!("bitcast {} {bits} to {}", self.kind, self.of.text())),
            false => bits,
        }
    }

    fn load(&self, writer: &mut Writer<'_>) -> String {
        let bits = writer.value(&format!("load atomic {}, ptr %a0 seq_cst, align {}", self.kind, self.align));
        self.number(writer, bits)
    }

    fn store(&self, writer: &mut Writer<'_>, bits: &str) {
        writer.statement(&format!("store atomic {} {bits}, ptr %a0 seq_cst, align {}", self.kind, self.align));
    }

    /// What was there before.
    fn change(&self, writer: &mut Writer<'_>, instruction: &str, bits: &str) -> String {
        let order = order(writer);
        writer.value(&format!("atomicrmw {instruction} ptr %a0, {} {bits} {order}, align {}", self.kind, self.align))
    }

    /// What was there before, and whether it was as expected.
    fn exchange_if(&self, writer: &mut Writer<'_>, expected: &str, new: &str) -> (String, String) {
        let Self { kind, align, .. } = self;
        let order = order(writer);
        let both =
            writer.value(&format!("cmpxchg ptr %a0, {kind} {expected}, {kind} {new} {order} {order}, align {align}"));
        let old = writer.value(&format!("extractvalue {{ {kind}, i1 }} {both}, 0"));
        let done = writer.value(&format!("extractvalue {{ {kind}, i1 }} {both}, 1"));
        (old, done)
    }
}

/// Functions of OpenCL 1 name neither an atomic type nor an order.
fn order(writer: &Writer<'_>) -> &'static str {
    if writer.declared.name.contains("U7_Atomic") {
        "seq_cst"
    } else {
        "monotonic"
    }
}
