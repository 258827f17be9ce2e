//! What is generated and kept in the repository: `verilog-out/`, the tables in `docs/`, and the index of rules.
//!
//! They are kept so that a reader needs no tool to see them; a check holds them current.

use std::fs;
use std::path::Path;

use anyhow::{bail, Context, Result};
use isa::{ArchId, CoreConfig, Interrupt, Opcode, OperandClass, OperandKind, OPTIONS};
use sha2::{Digest, Sha256};

use crate::diagrams::{self, Diagram};
use crate::document::{self, Table};
use crate::{figures, rules, verification_table};

/// The documents with space-time diagrams, and those.
const SPACE_TIME_DOCUMENTS: [(&str, &[Diagram]); 2] =
    [("docs/pipeline.md", &diagrams::SPACE_TIME), ("docs/divergence.md", &diagrams::SIDES)];

/// What the markers of the generated parts name.
const COMMAND: &str = "cargo xtask generate";

/// Writes every generated file anew, or, to `check`, fails naming those that are out of date.
pub fn run(check: bool) -> Result<()> {
    let mut stale = Vec::new();
    let files = files()?;
    for (path, text) in &files {
        let full = super::root().join(path);
        if fs::read_to_string(&full).is_ok_and(|current| current == *text) {
            continue;
        }
        if check {
            let current = fs::read_to_string(&full).unwrap_or_default();
            stale.push(match path == HASHES {
                true => format!("{path} ({})", changed_names(&current, text).join(", ")),
                false => path.clone(),
            });
        } else {
            write(&full, text)?;
            println!("wrote {path}");
        }
    }
    for path in surplus(&files)? {
        if check {
            stale.push(path);
        } else {
            fs::remove_file(super::root().join(&path))?;
            println!("removed {path}");
        }
    }
    if !stale.is_empty() {
        bail!("out of date, run `cargo xtask generate`: {}", stale.join(", "));
    }
    Ok(())
}

/// Path from the root, and the text that belongs there.
fn files() -> Result<Vec<(String, String)>> {
    let mut files = vec![
        with_parts(
            "docs/isa.md",
            &[
                ("opcodes", opcode_table(|opcode| !opcode.is_extension())),
                ("extension", opcode_table(Opcode::is_extension)),
                ("interrupts", interrupt_table()),
            ],
        )?,
        with_parts("docs/options.md", &[("options", option_table())])?,
        with_parts("docs/assembly.md", &[("instructions", instruction_table())])?,
        with_parts("docs/verification.md", &[("coverage", verification_table::table()?)])?,
        with_parts("docs/reproduce.md", &[("figures", figures::table()?)])?,
        ("docs/rules.md".to_owned(), rules::index()?),
    ];
    files.extend(drawings()?);
    files.extend(verilog()?);
    Ok(files)
}

/// The configuration whose Verilog is kept whole, to be read; the others have a hash.
const KEPT: &str = "default";
/// The hashes of the Verilog of all named configurations.
const HASHES: &str = "verilog-out/hashes.txt";

/// The Verilog of the default core, and a line of hashes for each named configuration.
fn verilog() -> Result<Vec<(String, String)>> {
    let mut files = Vec::new();
    let mut hashes = format!(
        "# The Verilog of each named configuration: SHA-256, lines, name. Written by `{COMMAND}`.\n\
         # `harmonica verilog --config NAME --single-file -o DIR` writes the text itself.\n"
    );
    for (name, config, _) in CoreConfig::named() {
        let text = hdl::emit_verilog(&config)?;
        let hash = Sha256::digest(&text);
        hashes += &format!("{hash:x} {:>5} {name}\n", text.lines().count());
        if name == KEPT {
            files.push((format!("verilog-out/{name}.v"), text));
        }
    }
    files.push((HASHES.to_owned(), hashes));
    Ok(files)
}

/// The configurations whose lines in the file of hashes differ.
fn changed_names(current: &str, expected: &str) -> Vec<String> {
    let lines = current.lines().chain(expected.lines());
    let known = |line: &str| {
        let is_in = |text: &str| text.lines().any(|other| other == line);
        is_in(current) && is_in(expected)
    };
    let changed = lines.filter(|line| !known(line));
    let names = changed.filter_map(|line| line.split(' ').next_back());
    let mut names: Vec<String> = names.map(str::to_owned).collect();
    names.sort();
    names.dedup();
    names
}

/// The pictures, and the documents with the space-time diagrams.
fn drawings() -> Result<Vec<(String, String)>> {
    let mut files = Vec::new();
    for (document, shown) in SPACE_TIME_DOCUMENTS {
        let mut parts = Vec::new();
        for diagram in shown {
            let (part, svg) = diagrams::space_time(diagram)?;
            parts.push((diagram.name, part));
            files.push((format!("docs/diagrams/{}.svg", diagram.name), svg));
        }
        files.push(with_parts(document, &parts)?);
    }
    let svg = diagrams::lanes(&diagrams::LANES)?;
    files.push((format!("docs/diagrams/{}.svg", diagrams::LANES.name), svg));
    Ok(files)
}

/// Verilog and drawings that are not among the generated files any more.
fn surplus(files: &[(String, String)]) -> Result<Vec<String>> {
    let mut surplus = Vec::new();
    for (folder, ending) in [("verilog-out", ".v"), ("docs/diagrams", ".svg")] {
        for entry in fs::read_dir(super::root().join(folder))? {
            let path = format!("{folder}/{}", entry?.file_name().to_string_lossy());
            if path.ends_with(ending) && !files.iter().any(|(known, _)| *known == path) {
                surplus.push(path);
            }
        }
    }
    Ok(surplus)
}

fn write(path: &Path, text: &str) -> Result<()> {
    fs::create_dir_all(path.parent().context("a file has a folder")?)?;
    fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}

/// A document with its generated parts, by name, as they should be.
fn with_parts(path: &str, parts: &[(&str, String)]) -> Result<(String, String)> {
    let full = super::root().join(path);
    let mut text = fs::read_to_string(full).with_context(|| format!("cannot read {path}"))?;
    for (name, part) in parts {
        text = document::replace_part(&text, path, name, COMMAND, part)?;
    }
    Ok((path.to_owned(), text))
}

/// The core's options.
fn option_table() -> String {
    let mut table = Table::new("", "option | values | default | what it says");
    for row in OPTIONS {
        let need = row.need_in_words();
        let need = need.map_or_else(String::new, |need| format!("; {need}"));
        table.row(&[
            format!("`{}`", row.key),
            row.values_in_words(),
            row.default_text(),
            format!("{}{need}", row.help),
        ]);
    }
    table.into_text()
}

/// The interrupts of the ISA's section 7.
fn interrupt_table() -> String {
    let mut table = Table::new("", "number | cause | r1");
    for &interrupt in Interrupt::ALL {
        let r1 = match interrupt.has_address() {
            true => "the address",
            false => "",
        };
        let number = interrupt.number().to_string();
        table.row(&[&number, interrupt.name(), r1]);
    }
    table.into_text()
}

/// The rows of the opcodes that are shown: the tables of the ISA's sections 4 and 12.
fn opcode_table(is_shown: fn(Opcode) -> bool) -> String {
    let mut table = Table::new("", "code | instruction | operands | unit |");
    for opcode in Opcode::ALL.into_iter().filter(|&opcode| is_shown(opcode)) {
        let info = opcode.info();
        let operands = info.class.operands().iter();
        let operands: Vec<_> = operands.map(|&kind| operand(kind)).collect();
        let flags = [("privileged", info.privileged), ("uniform", info.divergence_checked)];
        let flags = flags.iter().filter(|(_, is_set)| *is_set);
        let flags: Vec<_> = flags.map(|(name, _)| *name).collect();
        table.row(&[
            format!("{:02x}", info.code),
            format!("`{}`", info.mnemonic),
            operands.join(", "),
            format!("{:?}", info.unit),
            flags.join(", "),
        ]);
    }
    table.into_text()
}

/// How the instructions of each class are written, and the bits of their immediate in some ArchIDs.
fn instruction_table() -> String {
    const SHOWN: [&str; 4] = ["4w8/8/4/4", "4w16/16/8/8", "8w32/32/8/8", "4b8/8/4/4"];
    let archs: Vec<ArchId> = SHOWN.iter().filter_map(|text| text.parse().ok()).collect();
    let names: Vec<_> = SHOWN.iter().map(|name| name.rsplitn(3, '/').last().unwrap_or(name)).collect();
    let names = names.join(" | ");
    let headings = format!("operands | instructions | bits of the immediate: {names}");
    let mut table = Table::new("", &headings);
    for &class in OperandClass::ALL {
        let operands: Vec<_> = class.operands().iter().map(|&kind| written(kind)).collect();
        let of_class = Opcode::ALL.into_iter().filter(|code| code.class() == class);
        let instructions: Vec<_> = of_class.map(Opcode::mnemonic).collect();
        let bits = archs.iter().map(|arch| arch.immediate_bits(class));
        let bits = bits.map(|bits| bits.map_or(String::new(), |bits| bits.to_string()));
        let operands = match operands.join(", ") {
            none if none.is_empty() => "none".to_owned(),
            some => format!("`{some}`"),
        };
        let mut cells = vec![operands, format!("`{}`", instructions.join(" "))];
        cells.extend(bits);
        table.row(&cells);
    }
    table.into_text()
}

/// How an operand is written in a source.
const fn written(kind: OperandKind) -> &'static str {
    match kind {
        OperandKind::DestinationGpr => "%d",
        OperandKind::SourceGpr => "%s",
        OperandKind::DestinationPredicate => "@d",
        OperandKind::SourcePredicate => "@s",
        OperandKind::Immediate => "#i",
    }
}

const fn operand(kind: OperandKind) -> &'static str {
    match kind {
        OperandKind::DestinationGpr => "d",
        OperandKind::SourceGpr => "s",
        OperandKind::DestinationPredicate => "pd",
        OperandKind::SourcePredicate => "ps",
        OperandKind::Immediate => "i",
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_changed_hash_names_its_configuration() {
        let (one, two, three) = ("aa   10 tiny\n", "bb   20 wide\n", "cc   21 wide\n");
        let before = format!("# hashes\n{one}{two}");
        let after = format!("# hashes\n{one}{three}");
        assert_eq!(super::changed_names(&before, &after), ["wide"]);
        assert!(super::changed_names(&before, &before).is_empty());
    }

    #[test]
    fn what_is_generated_is_current() {
        if let Err(error) = super::run(true) {
            panic!("{error:#}");
        }
    }
}
