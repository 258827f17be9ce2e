//! Modules as text, near to LLVM's but with blocks' parameters in place of phis. For people, snapshots and `--emit ir`.

use std::fmt;

use super::{
    signed, Body, Callee, Constant, Edge, FloatCondition, Function, Global, Guard, Instruction, Linkage, Module,
    Operand, Operation, Parameter, Parting, Reach, Signedness, Terminator, Value,
};

impl fmt::Display for Constant {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Constant::Integer { bits: 1, value } => write!(formatter, "{}", *value != 0),
            Constant::Integer { bits, value } => {
                write!(formatter, "{}", signed(*bits, *value))
            }
            Constant::Float(bits) => write!(formatter, "{:?}", f32::from_bits(*bits)),
            Constant::Double(bits) => write!(formatter, "{:?}", f64::from_bits(*bits)),
            Constant::Address { symbol, addend } => match addend {
                0 => write!(formatter, "@{symbol}"),
                _ => write!(formatter, "@{symbol}{addend:+}"),
            },
            Constant::Null => formatter.write_str("null"),
            Constant::Undefined(_) => formatter.write_str("undef"),
            Constant::Aggregate { parts, .. } => {
                formatter.write_str("{ ")?;
                list(formatter, parts)?;
                formatter.write_str(" }")
            }
        }
    }
}

impl fmt::Display for Operand {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Operand::Value(value) => value.fmt(formatter),
            Operand::Constant(constant) => constant.fmt(formatter),
        }
    }
}

fn list<T: fmt::Display>(formatter: &mut fmt::Formatter<'_>, items: &[T]) -> fmt::Result {
    for (index, item) in items.iter().enumerate() {
        let comma = if index == 0 { "" } else { ", " };
        write!(formatter, "{comma}{item}")?;
    }
    Ok(())
}

impl fmt::Display for Parameter {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.kind.fmt(formatter)?;
        if let Some(copied) = &self.by_value {
            write!(formatter, " byval({copied})")?;
        }
        match self.extended {
            Some(Signedness::Signed) => formatter.write_str(" signext"),
            Some(Signedness::Unsigned) => formatter.write_str(" zeroext"),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Edge {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.block.fmt(formatter)?;
        if !self.arguments.is_empty() {
            formatter.write_str("(")?;
            list(formatter, &self.arguments)?;
            formatter.write_str(")")?;
        }
        Ok(())
    }
}

impl fmt::Display for Callee {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Callee::Direct(symbol) => write!(formatter, "@{symbol}"),
            Callee::Indirect(address) => address.fmt(formatter),
        }
    }
}

impl fmt::Display for Terminator {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Terminator::Jump(edge) => write!(formatter, "br {edge}"),
            Terminator::Branch { condition, taken, otherwise, parting } => {
                let word = match parting {
                    Parting::Undecided => "br",
                    Parting::Jump => "br.jump",
                    Parting::Split => "br.split",
                    Parting::Stay => "br.stay",
                };
                write!(formatter, "{word} {condition}, {taken}, {otherwise}")
            }
            Terminator::Switch { value, bits, cases, default } => {
                write!(formatter, "switch i{bits} {value}, {default} [")?;
                for (case, edge) in cases {
                    let case = Constant::Integer { bits: *bits, value: *case };
                    write!(formatter, " {case}: {edge}")?;
                }
                formatter.write_str(" ]")
            }
            Terminator::JumpIndirect { address, targets } => {
                write!(formatter, "indirectbr {address} [")?;
                list(formatter, targets)?;
                formatter.write_str("]")
            }
            Terminator::Return(values) if values.is_empty() => formatter.write_str("ret"),
            Terminator::Return(values) => {
                formatter.write_str("ret ")?;
                list(formatter, values)
            }
            Terminator::Unreachable => formatter.write_str("unreachable"),
        }
    }
}

impl Body {
    /// Values with their types.
    fn fmt_values(&self, formatter: &mut fmt::Formatter<'_>, values: &[Value]) -> fmt::Result {
        let typed = |value: &Value| format!("{} {value}", self.values[*value]);
        list(formatter, &values.iter().map(typed).collect::<Vec<_>>())
    }

    fn fmt_instruction(&self, formatter: &mut fmt::Formatter<'_>, instruction: &Instruction) -> fmt::Result {
        formatter.write_str("  ")?;
        if let Some(Guard { condition, otherwise }) = &instruction.guard {
            write!(formatter, "[{condition}")?;
            if let Some(otherwise) = otherwise {
                write!(formatter, " else {otherwise}")?;
            }
            formatter.write_str("] ")?;
        }
        self.fmt_values(formatter, &instruction.results)?;
        if !instruction.results.is_empty() {
            formatter.write_str(" = ")?;
        }
        write!(formatter, "{}", instruction.operation)?;
        if let Some(location) = instruction.location {
            write!(formatter, "  ; {}", location.line)?;
        }
        formatter.write_str("\n")
    }
}

fn linkage(linkage: Linkage) -> &'static str {
    match linkage {
        Linkage::External => "",
        Linkage::Internal => "internal ",
        Linkage::Weak => "weak ",
    }
}

impl fmt::Display for Function {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = if self.body.is_some() { "define" } else { "declare" };
        write!(formatter, "{word} {}", linkage(self.linkage))?;
        if self.results.is_empty() {
            write!(formatter, "{}", self.result)?;
        } else {
            formatter.write_str("(")?;
            list(formatter, &self.results)?;
            formatter.write_str(")")?;
        }
        write!(formatter, " @{}(", self.name)?;
        list(formatter, &self.parameters)?;
        if self.variadic {
            formatter.write_str(if self.parameters.is_empty() { "..." } else { ", ..." })?;
        }
        formatter.write_str(if self.never_returns { ") noreturn" } else { ")" })?;
        let Some(body) = &self.body else {
            return formatter.write_str("\n");
        };
        formatter.write_str(" {\n")?;
        for (slot, what) in body.slots.iter_enumerated() {
            writeln!(formatter, "  {slot}: {} bytes, align {}", what.size, what.alignment)?;
        }
        for id in &body.order {
            let block = &body.blocks[*id];
            write!(formatter, "{id}(")?;
            body.fmt_values(formatter, &block.parameters)?;
            formatter.write_str("):\n")?;
            for instruction in &block.instructions {
                body.fmt_instruction(formatter, instruction)?;
            }
            write!(formatter, "  {}", block.end)?;
            if let Some(location) = block.end_location {
                write!(formatter, "  ; {}", location.line)?;
            }
            formatter.write_str("\n")?;
        }
        formatter.write_str("}\n")
    }
}

impl fmt::Display for Global {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = match (&self.initial, self.constant) {
            (None, _) => "external",
            (_, true) => "constant",
            (_, false) if self.per_group => "local",
            (_, false) => "global",
        };
        write!(
            formatter,
            "@{} = {}{}{word} {} bytes, align {}",
            self.name,
            linkage(self.linkage),
            if self.thread_local { "thread_local " } else { "" },
            self.size,
            self.alignment
        )?;
        let Some(initial) = &self.initial else {
            return Ok(());
        };
        if !initial.bytes.is_empty() {
            write!(formatter, ", \"{}\"", initial.bytes.escape_ascii())?;
        }
        for reference in &initial.references {
            write!(formatter, ", {}: @{}", reference.offset, reference.symbol)?;
            if reference.addend != 0 {
                write!(formatter, "{:+}", reference.addend)?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for Module {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for global in &self.globals {
            writeln!(formatter, "{global}")?;
        }
        for function in &self.functions {
            write!(formatter, "\n{function}")?;
        }
        Ok(())
    }
}

impl fmt::Display for FloatCondition {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let relation = match (self.less, self.equal, self.greater) {
            (false, false, false) => return formatter.write_str(["false", "uno"][usize::from(self.unordered)]),
            (true, true, true) => return formatter.write_str(["ord", "true"][usize::from(self.unordered)]),
            (false, true, false) => "eq",
            (true, false, true) => "ne",
            (true, false, false) => "lt",
            (true, true, false) => "le",
            (false, false, true) => "gt",
            (false, true, true) => "ge",
        };
        write!(formatter, "{}{relation}", if self.unordered { 'u' } else { 'o' })
    }
}

/// The suffix of `load` and `store` when they reach fewer bytes than a word.
fn reach_in_words(reach: Reach) -> String {
    match reach {
        Reach::Whole => String::new(),
        Reach::Bytes(bytes) => format!(".{bytes}"),
        Reach::SignedBytes(bytes) => format!(".s{bytes}"),
    }
}

fn place(
    formatter: &mut fmt::Formatter<'_>,
    address: &Operand,
    offset: i64,
    volatile: bool,
    alignment: u64,
) -> fmt::Result {
    write!(formatter, "{address}")?;
    if offset != 0 {
        write!(formatter, " {offset:+}")?;
    }
    let volatile = if volatile { ", volatile" } else { "" };
    write!(formatter, ", align {alignment}{volatile}")
}

impl fmt::Display for Operation {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Operation::Binary(operator, a, b) => write!(formatter, "{operator} {a}, {b}"),
            Operation::FloatNegate(a) => write!(formatter, "fneg {a}"),
            Operation::Compare(condition, a, b) => write!(formatter, "icmp {condition} {a}, {b}"),
            Operation::CompareFloat(condition, a, b) => {
                write!(formatter, "fcmp {condition} {a}, {b}")
            }
            Operation::Convert(conversion, a) => write!(formatter, "{conversion} {a}"),
            Operation::Freeze(a) => write!(formatter, "freeze {a}"),
            Operation::Select(condition, a, b) => {
                write!(formatter, "select {condition}, {a}, {b}")
            }
            Operation::Test(test, a) => write!(formatter, "{test} {a}"),
            Operation::ToFloat(a) => write!(formatter, "itof {a}"),
            Operation::FromFloat(a) => write!(formatter, "ftoi {a}"),
            Operation::SlotAddress(slot) => write!(formatter, "address {slot}"),
            Operation::AllocateDynamic(a) => write!(formatter, "allocate {a}"),
            Operation::HardwareId(number) => write!(formatter, "hwid {number}"),
            Operation::Vote(a) => write!(formatter, "vote {a}"),
            Operation::Barrier(id, warps) => write!(formatter, "bar {id}, {warps}"),
            Operation::Join => formatter.write_str("join"),
            Operation::Probe(number, a) => write!(formatter, "probe {number}, {a}"),
            Operation::Fence => formatter.write_str("fence"),
            Operation::Load { address, offset, volatile, alignment, reach } => {
                write!(formatter, "load{} ", reach_in_words(*reach))?;
                place(formatter, address, *offset, *volatile, *alignment)
            }
            Operation::Store { value, address, offset, volatile, alignment, reach } => {
                write!(formatter, "store{} {value}, ", reach_in_words(*reach))?;
                place(formatter, address, *offset, *volatile, *alignment)
            }
            Operation::ElementAddress { base, element, indices } => {
                write!(formatter, "getelementptr {element}, {base}, ")?;
                list(formatter, indices)
            }
            Operation::Allocate { element, count, alignment } => {
                write!(formatter, "alloca {element}, {count}, align {alignment}")
            }
            Operation::AtomicUpdate { operator, address, value } => {
                write!(formatter, "atomicrmw {operator} {address}, {value}")
            }
            Operation::AtomicCompareExchange { address, expected, value } => {
                write!(formatter, "cmpxchg {address}, {expected}, {value}")
            }
            Operation::Extract { aggregate, path } => {
                write!(formatter, "extractvalue {aggregate}, ")?;
                list(formatter, path)
            }
            Operation::Insert { aggregate, part, path } => {
                write!(formatter, "insertvalue {aggregate}, {part}, ")?;
                list(formatter, path)
            }
            Operation::Call { callee, arguments, .. } => {
                write!(formatter, "call {callee}(")?;
                list(formatter, arguments)?;
                formatter.write_str(")")
            }
            Operation::InlineAssembly { text, constraints, arguments, .. } => {
                write!(formatter, "asm {text:?}, {constraints:?}(")?;
                list(formatter, arguments)?;
                formatter.write_str(")")
            }
        }
    }
}
