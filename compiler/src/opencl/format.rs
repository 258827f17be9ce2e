//! Formats of OpenCL's `printf` (OpenCL C 6.15.14), which are texts in the source: they become C's when the program is
//! compiled, and the calls those of C's `printf`.
//!
//! `l` stands for 64 bits. `%v4hlf` prints the elements of a vector, which the call passes one by one.

use std::fmt::Write as _;

use super::device;
use crate::ir::{Initial, Instruction, Linkage, Location, Module, Operand, Operation, Symbol, Type};
use crate::CompileError;

/// The function that `printf` is in kernels.
const PRINTF: &str = "harp_opencl_printf";

/// Makes calls of C's `printf` of those of OpenCL's.
///
/// # Errors
/// A format that is no text of the source.
pub(super) fn translate(module: &mut Module) -> Result<(), CompileError> {
    let mut formats: Vec<(Symbol, Vec<u8>)> = Vec::new();
    let globals = module.globals.clone();
    let text_of = |format: &Operand| {
        let Operand::Constant(crate::ir::Constant::Address { symbol, addend }) = format else {
            return None;
        };
        let global = globals.iter().find(|one| one.name == *symbol)?;
        let bytes = &global.initial.as_ref()?.bytes;
        Some(bytes.get(usize::try_from(*addend).ok()?..).unwrap_or_default().to_vec())
    };
    let mut wrong: Option<Option<Location>> = None;
    for body in module.bodies_mut() {
        for block in &mut body.blocks {
            let mut at = 0;
            while let Some(instruction) = block.instructions.get_mut(at) {
                at += 1;
                if instruction.operation.called().is_none_or(|name| &**name != PRINTF) {
                    continue;
                }
                let Operation::Call { arguments, .. } = &mut instruction.operation else {
                    continue;
                };
                let Some(text) = arguments.first().and_then(&text_of) else {
                    wrong = Some(wrong.flatten().or(instruction.location));
                    continue;
                };
                let name = Symbol::from(format!("harp_opencl_format.{}", formats.len()));
                arguments[0] = Operand::address(name.clone());
                formats.push((name, c_format(&text)));
                let value = (!instruction.results.is_empty()).then(|| body.values.push_and_get_key(Type::Integer(32)));
                let behind: Option<Instruction> = device::call_instead(instruction, value, "printf");
                if let Some(behind) = behind {
                    block.instructions.insert(at, behind);
                    at += 1;
                }
            }
        }
    }
    if let Some(location) = wrong {
        let error = CompileError::new("the format of a kernel's printf is no text in the source");
        return Err(error.at(module, location).with_help("write the format as a string literal in the call"));
    }
    for (name, mut bytes) in formats {
        bytes.push(0);
        let size = bytes.len() as u64;
        let initial = Initial { bytes, references: Vec::new() };
        module.globals.push(device::constant(name, Linkage::Internal, 1, size, initial));
    }
    for function in &mut module.functions {
        if &*function.name == PRINTF {
            function.name = "printf".into();
        }
    }
    Ok(())
}

/// The format as C's `printf` takes it.
fn c_format(format: &[u8]) -> Vec<u8> {
    let text: String = format.iter().take_while(|byte| **byte != 0).map(|byte| char::from(*byte)).collect();
    let mut c = String::new();
    let mut rest = text.as_str();
    while let Some(at) = rest.find('%') {
        c.push_str(&rest[..at]);
        rest = &rest[at + 1..];
        let conversion = Conversion::of(rest);
        conversion.write(&mut c);
        rest = &rest[conversion.length..];
    }
    c.push_str(rest);
    c.chars().map(|character| character as u8).collect()
}

/// What follows `%`.
struct Conversion<'t> {
    /// Flags, width and precision.
    options: &'t str,
    /// The elements of a vector.
    elements: usize,
    /// `h`, `hh`, `hl`, `l` or nothing.
    modifier: &'t str,
    /// `d`, `f`, ...
    letter: &'t str,
    /// Its bytes in all.
    length: usize,
}

impl<'t> Conversion<'t> {
    fn of(text: &'t str) -> Self {
        let take = |from: usize, of: &str| {
            let rest = &text[from..];
            &rest[..rest.find(|one| !of.contains(one)).unwrap_or(rest.len())]
        };
        let options = take(0, "-+ 0#*.123456789");
        let mut at = options.len();
        let mut elements = 1;
        if text[at..].starts_with('v') {
            let count = take(at + 1, "0123456789");
            elements = count.parse().unwrap_or(1);
            at += 1 + count.len();
        }
        let modifier = take(at, "hl");
        at += modifier.len();
        let letter = &text[at..text[at..].chars().next().map_or(at, |one| at + one.len_utf8())];
        Self { options, elements, modifier, letter, length: at + letter.len() }
    }

    fn write(&self, c: &mut String) {
        let is_integer = matches!(self.letter, "d" | "i" | "u" | "o" | "x" | "X");
        let modifier = match self.modifier {
            "l" if is_integer => "ll",
            "hl" | "l" => "",
            other => other,
        };
        for element in 0..self.elements.clamp(1, 16) {
            let comma = if element == 0 { "" } else { "," };
            let _ = write!(c, "{comma}%{}{modifier}{}", self.options, self.letter);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::c_format;

    #[test]
    fn formats_become_those_of_c() {
        for (format, expected) in [
            ("%d %5.2f%%l\n", "%d %5.2f%%l\n"),
            ("%ld %-08lu %lx", "%lld %-08llu %llx"),
            ("%v4hlf|", "%f,%f,%f,%f|"),
            ("%v2ld %v3hhd %.1v2lf", "%lld,%lld %hhd,%hhd,%hhd %.1f,%.1f"),
            ("%v2hlx %hd %c%s%", "%x,%x %hd %c%s%"),
        ] {
            assert_eq!(String::from_utf8_lossy(&c_format(format.as_bytes())), expected);
        }
    }
}
