//! Modules as text, near to LLVM's but with blocks' parameters in place of phis. For people, snapshots and `--emit ir`.

use std::fmt;

mod operations;

use super::{
    BlockId, Body, Callee, Constant, Edge, Function, Global, Guard, Instruction, Linkage, Module,
    Operand, Parameter, Parting, SlotId, Terminator, Value,
};

impl fmt::Display for Value {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "%{}", self.0)
    }
}

impl fmt::Display for BlockId {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "b{}", self.0)
    }
}

impl fmt::Display for SlotId {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "slot{}", self.0)
    }
}

impl fmt::Display for Constant {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Constant::Integer { bits: 1, value } => write!(formatter, "{}", *value != 0),
            Constant::Integer { bits, value } => {
                let unused = 128 - (*bits).clamp(1, 128);
                write!(formatter, "{}", ((value << unused) as i128) >> unused)
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
        match self.sign_extended {
            Some(true) => formatter.write_str(" signext"),
            Some(false) => formatter.write_str(" zeroext"),
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
            Terminator::Branch {
                condition,
                taken,
                otherwise,
                parting,
            } => {
                let word = match parting {
                    Parting::Undecided => "br",
                    Parting::Jump => "br.jump",
                    Parting::Split => "br.split",
                    Parting::Stay => "br.stay",
                };
                write!(formatter, "{word} {condition}, {taken}, {otherwise}")
            }
            Terminator::Switch {
                value,
                bits,
                cases,
                default,
            } => {
                write!(formatter, "switch i{bits} {value}, {default} [")?;
                for (case, edge) in cases {
                    let case = Constant::Integer {
                        bits: *bits,
                        value: *case,
                    };
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
    fn fmt_instruction(
        &self,
        formatter: &mut fmt::Formatter<'_>,
        instruction: &Instruction,
    ) -> fmt::Result {
        formatter.write_str("  ")?;
        if let Some(Guard {
            condition,
            otherwise,
        }) = &instruction.guard
        {
            write!(formatter, "[{condition}")?;
            if let Some(otherwise) = otherwise {
                write!(formatter, " else {otherwise}")?;
            }
            formatter.write_str("] ")?;
        }
        for (index, result) in instruction.results.iter().enumerate() {
            let comma = if index == 0 { "" } else { ", " };
            write!(formatter, "{comma}{} {result}", self.values[*result])?;
        }
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
        let word = if self.body.is_some() {
            "define"
        } else {
            "declare"
        };
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
            formatter.write_str(if self.parameters.is_empty() {
                "..."
            } else {
                ", ..."
            })?;
        }
        formatter.write_str(if self.never_returns {
            ") noreturn"
        } else {
            ")"
        })?;
        let Some(body) = &self.body else {
            return formatter.write_str("\n");
        };
        formatter.write_str(" {\n")?;
        for (slot, what) in body.slots.iter_enumerated() {
            writeln!(
                formatter,
                "  {slot}: {} bytes, align {}",
                what.size, what.alignment
            )?;
        }
        for id in &body.order {
            let block = &body.blocks[*id];
            write!(formatter, "{id}(")?;
            for (index, parameter) in block.parameters.iter().enumerate() {
                let comma = if index == 0 { "" } else { ", " };
                write!(formatter, "{comma}{} {parameter}", body.values[*parameter])?;
            }
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
            (_, false) => "global",
        };
        write!(
            formatter,
            "@{} = {}{word} {} bytes, align {}",
            self.name,
            linkage(self.linkage),
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
