//! The Verilog of a memory, in the form that synthesis tools know.

use std::fmt::Write;

use super::layout::Layout;
use super::statements::{declared, opening};
use crate::kit::compose::zeros;
use crate::kit::expression::Expr;
use crate::kit::expression_text::{filled, flat, Names, COLUMN_MAX};
use crate::kit::memory::{Collision, BLOCK_WORDS_MIN};
use crate::kit::statement::{Memory, MemoryStyle};

/// The macro that Quartus, and no other tool, defines.
const QUARTUS: &str = "ALTERA_RESERVED_QIS";

pub(super) fn memory_text(module: &Layout<'_>, memory: &Memory) -> String {
    let clocked = memory.reads.iter().filter(|read| read.enable.is_some());
    let declared = clocked.map(|read| declared(module, &read.name, memory.width));
    let mut text: String = declared.collect();
    let parts = memory.write_enable.width();
    if parts == 1 {
        text.push_str(&whole(module, memory));
    } else {
        let _ = write!(
            text,
            "`ifdef {QUARTUS}\n    // Quartus infers byte enables only from an array for each byte.\n{}`else\n{}`endif\n",
            by_part(module, memory),
            whole(module, memory)
        );
    }
    for read in memory.reads.iter().filter(|read| read.enable.is_none()) {
        let opening = opening(module, &read.name, memory.width);
        let address = flat(&read.address, module);
        let _ = writeln!(text, "\n{opening}{}[{address}];", memory.name);
    }
    text
}

/// Attributes for the synthesiser: `ram_style` for Vivado and yosys, `ramstyle` for Quartus, `no_rw_check` for yosys.
fn attributes(memory: &Memory) -> String {
    // An attribute that asks for LUT RAM is an error on a device without it; the read decides.
    let MemoryStyle::Block(collision) = memory.style else {
        return String::new();
    };
    let mut attributes = Vec::new();
    if memory.words >= BLOCK_WORDS_MIN {
        attributes.push("ram_style = \"block\"");
    }
    let mut text = String::new();
    if collision == Collision::Unused {
        text.push_str("    // No word that is read while it is written is used.\n");
        attributes.extend(["ramstyle = \"no_rw_check\"", "no_rw_check"]);
    }
    if !attributes.is_empty() {
        let _ = writeln!(text, "    (* {} *)", attributes.join(", "));
    }
    text
}

/// One array of whole words.
fn whole(module: &Layout<'_>, memory: &Memory) -> String {
    let (name, words, width) = (&memory.name, memory.words, memory.width);
    let mut text = attributes(memory);
    // A word has a range, even of one bit: Verilator 5.32 tells a lock step of an array without one as if it were a
    // register.
    let number = |number| module.sizes.number(number);
    let (last_bit, last) = (number(width - 1), number(words - 1));
    let words = number(words);
    let _ = writeln!(text, "    reg [{last_bit}:0] {name} [0:{last}];\n");
    match &memory.contents {
        Some(file) => {
            let _ = writeln!(text, "    initial $readmemh(\"{file}\", {name});");
        }
        None => {
            let zero = flat(&zeros(width), module);
            let fill = format!("{name}[word] = {zero};");
            text.push_str(&initial(&words, "", &fill));
        }
    }
    let write = memory_write(module, memory);
    let word = |address: &str| format!("{name}[{address}]");
    text.push_str(&clocked(module, memory, &write, &word));
    text
}

/// An array for each part of a word that is written apart.
fn by_part(module: &Layout<'_>, memory: &Memory) -> String {
    let (name, words, width) = (&memory.name, memory.words, memory.width);
    let parts = memory.write_enable.width();
    let part_width = width / parts;
    let mut text = String::new();
    for part in 0..parts {
        let last = words - 1;
        let _ = writeln!(
            text,
            "    (* ramstyle = \"no_rw_check\" *) reg {}{name}_{part} [0:{last}];",
            module.sizes.range(part_width)
        );
    }
    text.push('\n');
    let bits = |part: u32| format!("[{}:{}]", (part + 1) * part_width - 1, part * part_width);
    let zero = flat(&zeros(part_width), module);
    let (before, value): (String, Box<dyn Fn(u32) -> String>) = match &memory.contents {
        Some(file) => {
            let last = words - 1;
            let _ = writeln!(text, "    reg {}contents [0:{last}];", module.sizes.range(width));
            let read = format!("        $readmemh(\"{file}\", contents);\n");
            (read, Box::new(|part| format!("contents[word]{}", bits(part))))
        }
        None => (String::new(), Box::new(|_| zero.clone())),
    };
    let fill = |part| format!("{name}_{part}[word] = {};", value(part));
    let fill: Vec<String> = (0..parts).map(fill).collect();
    let fill = format!("begin\n            {}\n        end", fill.join("\n            "));
    text.push_str(&initial(&words.to_string(), &before, &fill));
    let (enable, address) = (&memory.write_enable, flat(&memory.write_address, module));
    let write = (0..parts).map(|part| {
        let data = memory.write_data.bits(part * part_width, part_width);
        let (enable, data) = (flat(&enable.bit(part), module), flat(&data, module));
        format!("        if ({enable}) {name}_{part}[{address}] <= {data};\n")
    });
    let word = |address: &str| {
        let parts: Vec<String> = (0..parts).rev().map(|part| format!("{name}_{part}[{address}]")).collect();
        let line = parts.join(", ");
        match line.len() < COLUMN_MAX / 2 {
            true => format!("{{{line}}}"),
            false => format!("{{\n            {}\n        }}", filled(&parts, 12)),
        }
    };
    text.push_str(&clocked(module, memory, &write.collect::<String>(), &word));
    text
}

/// What the words hold at power-up: `fill` for every `word`, after the text of `before`.
fn initial(words: &str, before: &str, fill: &str) -> String {
    format!(
        "    integer word;\n    initial begin\n{before}        for (word = 0; word < {words}; word = word + 1) {fill}\n    end\n"
    )
}

/// The write, and the reads on the clock edge; `word` is the word at an address.
fn clocked(module: &Layout<'_>, memory: &Memory, write: &str, word: &dyn Fn(&str) -> String) -> String {
    let mut text = format!("\n    always @(posedge clock) begin\n{write}");
    for read in &memory.reads {
        if let Some(enable) = &read.enable {
            let target = module.text(module.wire_name(&read.name));
            let word = word(&flat(&read.address, module));
            let enable = flat(enable, module);
            let _ = writeln!(text, "        if ({enable}) {target} <= {word};");
        }
    }
    text.push_str("    end\n");
    text
}

/// The lines that write a memory: one for each part of a word that has an enable of its own.
fn memory_write(module: &Layout<'_>, memory: &Memory) -> String {
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
