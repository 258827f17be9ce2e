//! The handbook of a configuration: a page beside the Verilog that says what the core is, in `README.md`.

use std::fmt::Write;

use isa::{
    ArchId, BitField, ClusterShape, CoreConfig, CoreOptions, FieldLayout, Interrupt, Opcode, OperandClass, OperandKind,
    OptionKind, OptionRow, SharedCacheConfig,
};

use super::{counted, ModulePrefix, PackageFile, PackageTop};
use crate::kit::{EmittedModule, PortDirection};
use crate::soc::host::AcceleratorConfig;
use crate::soc::SocConfig;

/// The page with the measured tables.
const MEASURED: &str = include_str!("../../../docs/fpga.md");

/// The cores on which the project's tests run every program of `programs/` in lock step, with the options that the
/// program asks for; most of them in their long form, `cargo xtask campaign programs`.
pub const LOCK_STEP_CORES: [&str; 7] =
    ["4w8/8/1/1", "4w8/8/4/4", "4w16/16/16/8", "4w8/8/3/5", "8w32/32/8/8", "4w32/32/32/8", "4w8/8/64/2"];

/// The handbook of what is emitted.
pub(super) fn file(top: &PackageTop, prefix: &ModulePrefix, modules: &[EmittedModule]) -> PackageFile {
    let config = top.core();
    let name = prefix.on(top.name());
    let mut text = format!(
        "# {name}\n\n{} Harmonica runs the HARP instruction set; its pages are in the project's `docs/`.\n",
        super::written_by(top)
    );
    text += &options(config, &emission(top), &selection(top));
    text += &ports(top, modules);
    text += &instructions(config);
    text += &memory_map(top);
    text += &verified(top);
    text += &size(config);
    PackageFile { path: prefix.on("README.md"), text }
}

/// The options that a command has beside the core, to be about all of its cores.
fn selection(top: &PackageTop) -> String {
    match top.several() {
        None => String::new(),
        Some(ClusterShape { cores, banks, shared_cache }) => {
            format!(" --cores {cores} --banks {banks}{}", shared_cache.map_or_else(String::new, shared_cache_flags))
        }
    }
}

/// The flags of a shared cache.
fn shared_cache_flags(cache: SharedCacheConfig) -> String {
    let SharedCacheConfig { bank_bytes, ways } = cache;
    format!(" --shared-cache {bank_bytes} --shared-cache-ways {ways}")
}

/// The options with which `harmonica verilog` emits this, but for cores and banks. An accelerator of one core has those
/// of its core.
fn emission(top: &PackageTop) -> String {
    match top {
        PackageTop::Core(_) | PackageTop::Accelerator(AcceleratorConfig { cores: None, .. }) => String::new(),
        PackageTop::Accelerator(AcceleratorConfig { bus, sole_master, .. }) => {
            let sole_master = if *sole_master { " --sole-master" } else { "" };
            format!(" --top accelerator --bus {bus}{sole_master}")
        }
        PackageTop::Cluster(_) => " --top cluster".to_owned(),
        PackageTop::System(SocConfig { memory, clock_hz, baud, .. }) => {
            let clock = f64::from(*clock_hz) / 1e6;
            format!(" --top soc --memory {} --clock {clock} --baud {baud}", memory.name())
        }
    }
}

/// A table's head.
fn head(columns: &[&str]) -> String {
    let rule = "-|".repeat(columns.len());
    format!("\n| {} |\n|{rule}\n", columns.join(" | "))
}

/// An option of a core with its value, as a file of options has it.
type OptionValue = (&'static OptionRow, String);

/// The options that mean something in this core.
fn option_values(config: &CoreConfig) -> Vec<OptionValue> {
    let values = config.options().values().into_iter();
    values
        .map(|(row, value)| match row.kind {
            OptionKind::Arch | OptionKind::Folder | OptionKind::Choice(_) => (row, format!("\"{value}\"")),
            OptionKind::Flag | OptionKind::Number => (row, value),
        })
        .collect()
}

/// The options, in bold where they differ from the default; and a file of options and a command that emit this core
/// again.
fn options(config: &CoreConfig, emission: &str, selection: &str) -> String {
    let plain = CoreConfig::for_arch(config.arch).map(|plain| option_values(&plain));
    let plain = plain.unwrap_or_default();
    let default_of = |key: &str| {
        let (_, value) = plain.iter().find(|(row, _)| row.key == key)?;
        Some(&**value)
    };
    let mut text = String::from(
        "\n## Options\n\nIn bold: what is not the default of this ArchID. `docs/options.md` explains each option.\n",
    );
    text += &head(&["option", "value", "default", "meaning"]);
    let mut given = String::new();
    for (row, value) in option_values(config) {
        let OptionRow { key, help, .. } = row;
        let default = default_of(key).unwrap_or("none");
        let is_default = key == &"arch" || value == default;
        if key == &"arch" || !is_default {
            let _ = writeln!(given, "{key} = {value}");
        }
        let _ = match is_default {
            true => writeln!(text, "| `{key}` | {value} | | {help} |"),
            false => writeln!(text, "| **`{key}`** | **{value}** | {default} | {help} |"),
        };
    }
    let _ = write!(
        text,
        "\nAs a file of options, `core.toml` below (`harmonica verilog{emission} --config core.toml{selection} -o rtl`):\n\n```toml\n{given}```\n"
    );
    text
}

/// The ports of the top module.
fn ports(top: &PackageTop, modules: &[EmittedModule]) -> String {
    let page = match top {
        PackageTop::Core(_) => "`docs/pipeline.md` section 3",
        PackageTop::Accelerator(_) => "`docs/host.md` sections 2 and 3",
        PackageTop::Cluster(_) => "`docs/cluster.md` section 2",
        PackageTop::System(_) => "`docs/soc.md` section 2",
    };
    let mut text = format!(
        "\n## Ports\n\nAll are synchronous to the rising edge of `clock`. {page} has their rules.\n{}",
        head(&["port", "direction", "bits", "partner", "meaning"])
    );
    for port in modules.first().map_or(&[][..], |top| &top.ports) {
        let direction = match port.direction {
            PortDirection::In => "in",
            PortDirection::Out => "out",
        };
        let partner = port.group.split(':').next().unwrap_or_default();
        let _ = writeln!(text, "| `{}` | {direction} | {} | {partner} | {} |", port.name, port.width, port.doc);
    }
    text
}

/// Bits of a word, as a reader writes them.
fn bits(field: BitField) -> String {
    match field.width {
        0 => "none".to_owned(),
        1 => format!("[{}]", field.lsb),
        width => format!("[{}:{}]", field.lsb + width - 1, field.lsb),
    }
}

const fn operand(kind: OperandKind) -> &'static str {
    match kind {
        OperandKind::DestinationGpr => "d",
        OperandKind::SourceGpr => "s",
        OperandKind::DestinationPredicate => "pd",
        OperandKind::SourcePredicate => "ps",
        OperandKind::Immediate => "immediate",
    }
}

/// The operands of a class with their bits.
fn operands(arch: &ArchId, class: OperandClass) -> String {
    let layout = FieldLayout::new(arch);
    let kinds = class.operands().iter();
    let registers = kinds.filter(|kind| kind.is_register());
    let slots = registers.zip(layout.operand_slots);
    let mut fields: Vec<String> = slots.map(|(&kind, slot)| format!("{} {}", operand(kind), bits(slot))).collect();
    if let (Some(field), Some(range)) = (layout.immediate(class), arch.immediate_range(class)) {
        let (start, end) = (range.start(), range.end());
        fields.push(format!("immediate {}, {start} to {end}", bits(field)));
    }
    match fields.is_empty() {
        true => "none".to_owned(),
        false => fields.join(", "),
    }
}

/// Where each format has its fields, and which opcodes this core executes.
fn instructions(config: &CoreConfig) -> String {
    let arch = &config.arch;
    let layout = FieldLayout::new(arch);
    let mut text = format!(
        "\n## Instructions\n\nAn instruction is a word of {} bits. `docs/isa.md` says what each does.\n{}",
        arch.word_bits(),
        head(&["bits", "field"])
    );
    let guard = match layout.predicate.width {
        0 => "guarded by predicate register 0 if 1".to_owned(),
        _ => format!("guarded by the predicate register in {} if 1", bits(layout.predicate)),
    };
    let _ = writeln!(text, "| {} | {guard} |", bits(layout.predicated));
    let _ = writeln!(text, "| {} | opcode |", bits(layout.opcode));
    text += "| below | operands and immediate by format; bits that no field has are 0 |\n";
    text += &head(&["format", "operands: bits", "opcodes (hexadecimal)"]);
    text += &formats(config, |code| (!code.is_extension()).then_some(code.code()));
    if config.extension {
        let page = Opcode::EXTENSION_PAGE;
        let (name, number, place) = (page.mnemonic(), page.code(), bits(layout.function));
        let _ = write!(
            text,
            "\nA word with the opcode of `{name}` ({number:02x}) is `{name}` if its function, {place}, is 0, else an instruction of the extension.\n{}",
            head(&["format", "operands: bits", "functions (hexadecimal)"])
        );
        text += &formats(config, |code| code.is_extension().then_some(code.function()));
    }
    // Without the extension its words are those of another opcode. Own instructions have no names without a unit.
    let known = Opcode::ALL.into_iter().filter(|code| config.extension || !code.is_extension());
    let known = known.filter(|code| code.custom_number().is_none());
    let refused: Vec<String> =
        known.filter(|&code| !config.implements(code)).map(|code| format!("`{}`", code.mnemonic())).collect();
    text += "\nd, s: registers written and read. pd, ps: predicate registers written and read.";
    if !refused.is_empty() {
        let number = Interrupt::InvalidInstruction.number();
        let _ = write!(text, " This core does not execute {}: they raise interrupt {number}.", refused.join(", "));
    }
    text.push('\n');
    text
}

/// A row for each format: where it has its operands, and the instructions that the core executes, with the number that
/// tells them apart; without those that have none.
fn formats(config: &CoreConfig, number_of: fn(Opcode) -> Option<u8>) -> String {
    let mut text = String::new();
    for &class in OperandClass::ALL {
        let of_class = Opcode::ALL.into_iter().filter(|code| code.class() == class);
        let executed = of_class.filter(|&code| config.implements(code));
        let executed = executed.filter_map(|code| {
            let number = number_of(code)?;
            Some(format!("`{}` {number:02x}", code.mnemonic()))
        });
        let executed: Vec<String> = executed.collect();
        if !executed.is_empty() {
            let (operands, executed) = (operands(&config.arch, class), executed.join(", "));
            let _ = writeln!(text, "| {} | {operands} | {executed} |", class.name());
        }
    }
    text
}

/// What answers at which address.
fn memory_map(top: &PackageTop) -> String {
    let config = top.core();
    let (word, digits) = (config.arch.word_bytes(), config.arch.word_bits() as usize / 4);
    let mut text = format!("\n## Memory map\n{}", head(&["from", "to", "what"]));
    let mut row = |start: u64, bytes: u64, what: &str| {
        let last = start + (bytes - 1);
        let _ = writeln!(text, "| `{start:0digits$x}` | `{last:0digits$x}` | {what} |");
    };
    let start = match config.host_start {
        true => "where the host says",
        false => "at 0",
    };
    row(0, config.ram_bytes, &format!("RAM, behind the core's memory ports; execution starts {start}"));
    if let Some(window) = config.data_cache.and_then(|cache| cache.uncached) {
        row(window.start, window.bytes, "of it, the window that the data cache does not keep");
    }
    if config.scratchpad_bytes > 0 {
        row(config.scratchpad_address(), config.scratchpad_bytes, "scratchpad, in the core");
    }
    row(config.console_address(), word.into(), "console: a store prints a byte, a load takes one");
    let number = Interrupt::BusError.number();
    let _ = writeln!(
        text,
        "\nAt every other address nothing answers: interrupt {number}. A word has {word} bytes, the lowest first."
    );
    text += match top {
        PackageTop::Core(_) | PackageTop::System(SocConfig { several: None, .. }) => "",
        PackageTop::Accelerator(_) => {
            "The RAM is a window of the host's memory: `docs/host.md` has the host's registers.\n"
        }
        PackageTop::System(config) if !config.memory.has_banks() => {
            "All cores have one RAM: `docs/cluster.md` has the order of accesses.\n"
        }
        PackageTop::Cluster(_) | PackageTop::System(_) => {
            "All cores have one RAM. Line l of it is in bank l mod the number of banks: `docs/cluster.md` has the order of accesses.\n"
        }
    };
    if let Some(several) = top.several() {
        text += &shared_cache(&several);
    }
    text
}

/// What the cores' shared cache keeps, if they have one.
fn shared_cache(several: &ClusterShape) -> String {
    let Some(SharedCacheConfig { bank_bytes, ways }) = several.shared_cache else {
        return String::new();
    };
    let ways = counted(ways, "way");
    format!(
        "Before each bank stands a part of the cores' shared cache, {bank_bytes} bytes in {ways}. Stores go through it to the memory at once. What \
         others store is not seen in a line that it holds; reset empties it.\n"
    )
}

/// What the configuration was verified with, and how to run the lock step on it.
fn verified(top: &PackageTop) -> String {
    let config = top.core().without_trace();
    let named = CoreConfig::named().into_iter();
    let named = named.filter(|(_, other, _)| other.without_trace() == config);
    let names: Vec<String> = named.map(|(name, ..)| format!("`{name}`")).collect();
    let is_plain = CoreConfig::for_arch(config.arch).is_ok_and(|plain| plain == config);
    let arch = config.arch.to_string();
    let ran = LOCK_STEP_CORES.contains(&&*arch) && is_plain;
    let mut text = String::from("\n## Verification\n\n");
    text += match ran {
        true => "The project's tests run this configuration in lock step: all programs of `programs/`, RTL and golden model compared in every clock cycle.\n",
        false => "The project's tests do not run all programs in lock step on this very configuration.\n",
    };
    let _ = writeln!(
        text,
        "They do so on {}, each with its default options and those that a program asks for.",
        LOCK_STEP_CORES.join(", ")
    );
    text += "Every option is in the random cores of `harmonica fuzz`, with random programs, and `docs/verification.md` says what else is checked.\n";
    if !names.is_empty() {
        let _ = writeln!(
            text,
            "It is the named configuration {}: a test holds its Verilog, byte for byte.",
            names.join(" and ")
        );
    }
    let what = match top.several() {
        None => "core",
        Some(_) => "cluster",
    };
    let selection = selection(top);
    let _ = write!(
        text,
        "The lock step of exactly this {what}, with `core.toml` from above:\n\n```\nharmonica cosim programs/sieve.s --config core.toml{selection} --seed 7\n```\n"
    );
    text
}

/// The rows of a table of the measured page, each cell by cell.
fn measured(name: &str) -> Vec<Vec<&'static str>> {
    let opening = format!("<!-- generated: {name} ");
    let part = MEASURED.split_once(&opening);
    let part = part.and_then(|(_, part)| part.split_once("<!-- end of generated part -->"));
    let lines = part.map_or("", |(part, _)| part).lines();
    let rows = lines.filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |"));
    rows.map(|row| row.split(" | ").map(str::trim).collect()).collect()
}

/// The core that a row of the page names by its options.
fn core_of(cell: &str) -> Option<CoreConfig> {
    let options = cell.strip_prefix('`')?.strip_suffix('`')?;
    CoreConfig::from_options(&CoreOptions::from_line(options).ok()?).ok()
}

/// The size of this core, as far as it was measured.
fn size(config: &CoreConfig) -> String {
    // That it is one of several is an input more, and barriers with the others.
    let config = CoreConfig { several_cores: false, ..config.without_trace() };
    let mut text = String::from("\n## Size\n");
    let alone = measured("core-speed").into_iter();
    let alone = alone.filter(|row| row.len() > 8 && core_of(row[1]) == Some(config));
    let alone: Vec<Vec<&str>> = alone.collect();
    if alone.is_empty() {
        text += "\nThis core by itself: not measured. `harmonica fpga --board ulx3s-85f --config core.toml` measures a whole system with it.\n";
    } else {
        text += "\nThis core by itself (`docs/fpga.md`, \"The core alone\"):\n";
        text += &head(&["FPGA", "LUT4", "flip-flops", "block RAM", "DSP", "options of nextpnr", "MHz"]);
        for row in alone {
            let cells = [row[0], row[2], row[4], row[5], row[6], row[7], row[8]];
            let _ = writeln!(text, "| {} |", cells.join(" | "));
        }
    }
    let arch = config.arch.to_string();
    let boards = measured("boards").into_iter();
    let boards = boards.filter(|row| row.len() > 9 && row[1] == arch && !row[6].is_empty());
    let boards: Vec<Vec<&str>> = boards.collect();
    if !boards.is_empty() {
        let _ = writeln!(
            text,
            "\nWhole systems with a core {arch} (RAM, UART, loader), each with its board's own options (`docs/fpga.md`, \"Boards\"):"
        );
        text += &head(&["board", "RAM", "LUT4 or LC", "flip-flops", "block RAM", "DSP", "MHz reached, needed"]);
        for row in boards {
            let cells = [row[0], row[3], row[6], row[7], row[8], row[9], row[5]];
            let _ = writeln!(text, "| {} |", cells.join(" | "));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use isa::ClusterConfig;

    use super::*;
    use crate::package::verilog;
    use crate::soc::host::HostBus;

    fn handbook(top: &PackageTop) -> String {
        let files = verilog(top, &ModulePrefix::default(), true).expect("a sound description");
        let handbook = files.into_iter().find(|file| file.path == "README.md");
        handbook.expect("it is there").text
    }

    #[test]
    fn the_handbook_of_a_core_that_was_measured() {
        let options = "arch = \"4w8/8/2/8\", shifter = \"dsp\"";
        let options = CoreOptions::from_line(options).expect("options");
        let config = CoreConfig::from_options(&options).expect("a legal configuration");
        insta::assert_snapshot!(handbook(&PackageTop::Core(config)));
    }

    /// Nothing of the page is said of a core of which it does not speak.
    #[test]
    fn what_was_not_measured_says_so() {
        let text = handbook(&PackageTop::Core(
            CoreConfig::from_options(&CoreOptions {
                arch: Some("8w16/16/3/5".to_owned()),
                scratchpad_bytes: Some(1 << 12),
                ..CoreOptions::default()
            })
            .expect("a legal configuration"),
        ));
        for expected in [
            "This core by itself: not measured.",
            "| **`scratchpad_bytes`** | **4096** | none |",
            "| `4000000000000000` | `4000000000000fff` | scratchpad, in the core |",
            "do not run all programs in lock step on this very configuration",
        ] {
            assert!(text.contains(expected), "{expected}: {text}");
        }
        assert!(!text.contains("Whole systems"), "{text}");
    }

    /// Rules: I12.2, I12.3, I12.11.
    #[test]
    fn the_extension_has_a_table_of_its_own() {
        let options = CoreOptions::from_line("arch = \"4w8/8/2/2\", extension = true");
        let config = CoreConfig::from_options(&options.expect("options"));
        let text = instructions(&config.expect("a legal configuration"));
        for expected in [
            "opcode of `trap` (2e) is `trap` if its function, [5:0], is 0",
            "| PREG_2REG | pd [21:19], s [18:16], s [15:13] | `eq` 01, `ne` 02, `lt` 03, `ge` 04, `ltu` 05, `geu` 06 |",
            "immediate [15:6], -512 to 511 | `srai` 0e, `ldb` 10,",
            "`ldw`, `ldwu`, `stw`, `feq`, `flt`, `fle`, `ring`: they raise interrupt 3",
        ] {
            assert!(text.contains(expected), "{expected}: {text}");
        }
    }

    #[test]
    fn an_accelerator_has_one_too() {
        let config = AcceleratorConfig::new(CoreConfig::default(), HostBus::Axi);
        let text = handbook(&PackageTop::Accelerator(config));
        assert!(text.starts_with("# harmonica_accelerator\n"), "{text}");
        assert!(text.contains("| `m_axi_araddr` | out | 32 |"), "{text}");
        assert!(text.contains("The project's tests run this configuration"), "{text}");
    }

    /// Rules: C12.1.
    #[test]
    fn the_handbook_describes_a_shared_cache() {
        let core = crate::tests::core_of("arch = \"4w8/8/2/2\", instruction_cache_bytes = 1024");
        let config = AcceleratorConfig {
            cores: Some(2),
            shared_cache: Some(SharedCacheConfig { bank_bytes: 2048, ways: 2 }),
            ..AcceleratorConfig::new(core, HostBus::Axi)
        };
        let text = handbook(&PackageTop::Accelerator(config));
        for expected in [
            "2 cores 4w8/8/2/2 with a shared cache as an accelerator on AXI4.",
            "--cores 2 --banks 1 --shared-cache 2048 --shared-cache-ways 2 -o rtl",
            "shared cache, 2048 bytes in 2 ways. Stores go through it",
        ] {
            assert!(text.contains(expected), "{expected}: {text}");
        }
    }

    #[test]
    fn a_cluster_has_one_that_says_how_many_cores() {
        let config = CoreConfig::for_arch("4w8/8/2/2".parse().expect("an ArchID"));
        let config = ClusterConfig::new(config.expect("a core"), 3, 4).expect("a cluster");
        let text = handbook(&PackageTop::Cluster(config));
        for expected in [
            "# harmonica_cluster\n",
            "Harmonica cluster: 3 cores 4w8/8/2/2 on a memory of 4 banks.",
            "harmonica verilog --top cluster --config core.toml --cores 3 --banks 4 -o rtl",
            "| `bank3_request_line` | out |",
            "cosim programs/sieve.s --config core.toml --cores 3 --banks 4 --seed 7",
        ] {
            assert!(text.contains(expected), "{expected}: {text}");
        }
    }

    /// Every option of a file is in the table: one that is left out has another value when it is read back.
    #[test]
    fn the_file_of_options_gives_the_core_again() {
        for (name, config, _) in CoreConfig::named() {
            let text = options(&config, "", "");
            let (_, file) = text.split_once("```toml\n").expect("the file");
            let (file, _) = file.split_once("```").expect("its end");
            assert_eq!(CoreConfig::from_toml(file), Ok(config), "{name}: {file}");
        }
    }
}
