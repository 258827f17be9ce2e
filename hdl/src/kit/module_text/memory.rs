//! The Verilog of a memory, in the form that synthesis tools know.

use std::fmt::Write;

use super::range;
use super::statements::{declared, opening};
use crate::kit::compose::zeros;
use crate::kit::expression::Expr;
use crate::kit::expression_text::{flat, Names};
use crate::kit::memory::Collision;
use crate::kit::module::Module;
use crate::kit::statement::{Memory, MemoryRead, MemoryStyle};

pub(super) fn memory_text(module: &Module, memory: &Memory) -> String {
    let Memory {
        name,
        words,
        width,
        style,
        ..
    } = memory;
    let text_of = |expression: &Expr| flat(expression, module);
    let last = words - 1;
    let mut text = match style {
        // An attribute that asks for LUT RAM is an error on a device without it; the read decides.
        MemoryStyle::Distributed => String::new(),
        MemoryStyle::Block(Collision::OldWord) => "    (* ram_style = \"block\" *)\n".to_string(),
        MemoryStyle::Block(Collision::Unused) => {
            "    // No word that is read while it is written is used.\n    (* ram_style = \"block\", no_rw_check *)\n".to_string()
        }
    };
    let _ = writeln!(text, "    reg {}{name} [0:{last}];", range(*width));
    match &memory.contents {
        Some(file) => {
            let _ = writeln!(text, "\n    initial $readmemh(\"{file}\", {name});");
        }
        None => {
            let zero = flat(&zeros(*width), module);
            let _ = writeln!(text, "\n    integer word;\n    initial begin");
            let _ = writeln!(
                text,
                "        for (word = 0; word < {words}; word = word + 1) {name}[word] = {zero};"
            );
            text.push_str("    end\n");
        }
    }
    let write = memory_write(module, memory);
    let registered: Vec<(&MemoryRead, &Expr)> = memory
        .reads
        .iter()
        .filter_map(|read| Some((read, read.enable.as_ref()?)))
        .collect();
    text.push('\n');
    for (read, _) in &registered {
        text.push_str(&declared(module, &read.name, *width));
    }
    let _ = write!(text, "    always @(posedge clock) begin\n{write}");
    for (read, enable) in &registered {
        let (word, address) = (module.wire_name(&read.name), text_of(&read.address));
        let enable = text_of(enable);
        let _ = writeln!(text, "        if ({enable}) {word} <= {name}[{address}];");
    }
    text.push_str("    end\n");
    for read in memory.reads.iter().filter(|read| read.enable.is_none()) {
        let opening = opening(module, &read.name, *width);
        let address = text_of(&read.address);
        let _ = writeln!(text, "\n{opening}{name}[{address}];");
    }
    text
}

/// The lines that write a memory: one for each part of a word that has an enable of its own.
fn memory_write(module: &Module, memory: &Memory) -> String {
    let text_of = |expression: &Expr| flat(expression, module);
    let (name, enable) = (&memory.name, &memory.write_enable);
    let address = text_of(&memory.write_address);
    let parts = enable.width();
    if parts == 1 {
        let (enable, data) = (text_of(enable), text_of(&memory.write_data));
        return format!("        if ({enable}) {name}[{address}] <= {data};\n");
    }
    let width = memory.width / parts;
    let line = |part: u32| {
        let (low, high) = (part * width, (part + 1) * width - 1);
        let data = text_of(&memory.write_data.bits(low, width));
        let enable = text_of(&enable.bit(part));
        format!("        if ({enable}) {name}[{address}][{high}:{low}] <= {data};\n")
    };
    (0..parts).map(line).collect()
}
