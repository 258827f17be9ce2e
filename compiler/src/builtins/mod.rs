//! The built-in functions of OpenCL C. There are some 10,000 overloads, so none is kept: when a program calls one, its
//! mangled name says what it is, and a rule writes its body as LLVM IR. A function of vectors goes element by element
//! through the rule for one element ([`element`]), which is a few instructions, or a call of a routine: of the C
//! library's (`sinf`), or of `opencl-*.c` beside it (`opencl_rsqrt_f`).

mod atomics;
mod convert;
pub mod demangle;
mod element;
mod geometric;
mod inline;
mod memory;
mod write;

use std::collections::BTreeSet;

use crate::ir::{Module, Symbol};
pub use inline::inline;
use write::Writer;

/// The text of a module that defines those of the missing names that are built-in functions and for which there is a
/// rule. `None` when there is none. The module declares them.
pub fn unit(module: &Module, missing: &BTreeSet<Symbol>) -> Option<String> {
    let mut unit = write::Unit::new(module.layout);
    for name in missing {
        let Some(function) = module.function(name) else {
            continue;
        };
        let Some(builtin) = demangle::demangle(name) else {
            continue;
        };
        if builtin.parameters.len() != function.parameters.len() {
            continue;
        }
        let mut writer = Writer::new(&builtin, function, module.layout);
        if define(&mut writer).is_some() {
            unit.add(writer);
        }
    }
    unit.finish()
}

/// The name in OpenCL C of an atomic function that only cores with the extension have.
pub fn needs_extension(mangled: &str) -> Option<&str> {
    let name = demangle::demangle(mangled)?.name;
    atomics::changes_memory(name).then_some(name)
}

/// Writes the body by the first rule that knows the name.
fn define(writer: &mut Writer<'_>) -> Option<()> {
    let rules = [convert::convert, memory::memory, geometric::geometric, atomics::atomic, element::elementwise];
    rules.into_iter().find_map(|rule| writer.attempt(rule))
}
