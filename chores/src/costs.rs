//! What each option of the core costs, as yosys counts it: the table in `docs/fpga.md`.
//!
//! It is a chore of its own, not part of `generate`: it takes minutes, and its figures depend on yosys' version, which
//! the table names.

use anyhow::Result;
use fpga::{synthesise, Family, Workplace};
use fuzz::{install_example_units, EXAMPLE_UNITS};
use isa::{CoreConfig, CoreOptions, OptionKind, OptionRow, OPTIONS};

use crate::document::{self, Table};

/// The core that the options are added to: four lanes and warps, and none of the options.
const BASE: &str = "arch = '4w8/8/4/4', barriers = 0, multiplier = \"none\", divider = \"none\"";

/// The columns of cells.
const HEADINGS: &str = "| LUT4 | carry | distributed RAM | FF | block RAM | DSP";

/// What is changed in the base, one thing at a time: its name in the table, where that is not the options themselves,
/// and the options.
#[rustfmt::skip]
const ROWS: [(&str, &str); 30] = [
    ("a fifth lane", "arch = '4w8/8/5/4'"),
    ("a fifth warp", "arch = '4w8/8/4/5'"),
    ("16 registers", "arch = '4w16/8/4/4'"),
    ("8-byte words", "arch = '8w8/8/4/4'"),
    ("", "stack_depth = 64"),
    ("", "line_words = 8"),
    ("", "barriers = 4"),
    ("", "multiplier = \"dsp\""),
    ("the same and shifter = \"dsp\"", "multiplier = 'dsp', shifter = 'dsp'"),
    ("", "multiplier = \"serial\""),
    ("", "divider = \"serial\""),
    ("", "float = true"),
    ("", "tlb_entries = 4"),
    ("", "tlb_entries = 8"),
    ("", "instruction_cache_bytes = 4096"),
    ("the same, 2 ways, lines of 8 words", "instruction_cache_bytes = 4096, instruction_cache_ways = 2, instruction_line_words = 8"),
    ("", "data_cache_bytes = 4096"),
    ("", "scratchpad_bytes = 4096"),
    ("", "store_lanes = 2"),
    ("", "jump_prediction = true"),
    ("", "scoreboard = true"),
    ("fair_units = true, with multiplier = \"dsp\" and divider = \"serial\"", "fair_units = true, multiplier = 'dsp', divider = 'serial'"),
    ("", "bus_errors = true"),
    ("", "host_start = true"),
    ("", "performance_counters = true"),
    ("", "trace = true"),
    ("", "divergence = \"masks\""),
    ("", "divergence = \"paired-path\""),
    ("the same and reconvergence = \"explicit\"", "divergence = 'paired-path', reconvergence = 'explicit'"),
    ("divergence = \"multi-path\", 8 split contexts", "divergence = 'multi-path'"),
];

/// Names and options of all rows: those above, and each option of which none of them says anything.
fn rows() -> Result<Vec<(String, CoreOptions)>> {
    let listed = ROWS.iter().map(|(name, line)| {
        let name = if name.is_empty() { line } else { name };
        ((*name).to_owned(), (*line).to_owned())
    });
    let said = |row: &&OptionRow| ROWS.iter().any(|(_, line)| line.contains(row.key));
    let others = OPTIONS.iter().filter(|row| !said(row)).filter_map(|row| {
        let value = match row.kind {
            OptionKind::Flag => "true".to_owned(),
            OptionKind::Choice(names) => (*names.iter().find(|name| row.default_text() != **name)?).to_owned(),
            OptionKind::Arch | OptionKind::Folder | OptionKind::Number => return None,
        };
        let line = row.assigned(&value);
        Some((line.clone(), line))
    });
    let rows = listed.chain(others);
    rows.map(|(name, line)| Ok((name, CoreOptions::from_line(&line)?.or(base()?)))).collect()
}

fn base() -> Result<CoreOptions> {
    Ok(CoreOptions::from_line(BASE)?)
}

/// Synthesises for ECP5, and writes the tables: of every option, unless only `units` are wanted, and of those.
pub fn run(units: bool) -> Result<()> {
    if !units {
        options()?;
    }
    custom_units()
}

/// The version of yosys, and its command.
fn command() -> Result<String> {
    let yosys = tools::yosys()?;
    Ok(format!("{}, `{}`.\n\n", yosys.description(), Family::Ecp5.synthesis_command(yosys.version())))
}

/// The core with the extension, and what each example unit adds to it.
fn custom_units() -> Result<()> {
    install_example_units();
    let with = |line: &str| counts(&CoreOptions::from_line(line)?.or(base()?));
    let extended = with("extension = true")?;
    let mut table = Table::new(command()?, HEADINGS);
    let name = ["4w8/8/4/4 with the extension".to_owned()];
    table.row(&[&name[..], &extended.map(|count| count.to_string())].concat());
    for unit in EXAMPLE_UNITS {
        eprintln!("{unit}");
        let differences = with(&format!("extension = true, custom_unit = '{unit}'"))?.into_iter().zip(extended);
        let cells = differences.map(|(with, without)| format!("{:+}", with - without));
        let name = unit.trim_start_matches("example:");
        table.row(&[vec![name.to_owned()], cells.collect()].concat());
    }
    document::write_part("docs/custom-units.md", "unit-costs", "cargo xtask costs", &table.into_text())
}

/// Synthesises the base and every option.
fn options() -> Result<()> {
    let base = counts(&base()?)?;
    let mut table = Table::new(command()?, HEADINGS);
    let name = ["4w8/8/4/4 without options".to_owned()];
    table.row(&[&name[..], &base.map(|count| count.to_string())].concat());
    for (name, options) in rows()? {
        eprintln!("{name}");
        let mut cells = vec![name];
        let differences = counts(&options)?.into_iter().zip(base);
        cells.extend(differences.map(|(with, without)| format!("{:+}", with - without)));
        table.row(&cells);
    }
    let tables = table.into_text() + &lanes()?;
    document::write_part("docs/fpga.md", "costs", "cargo xtask costs", &tables)
}

/// What a lane costs in a core with multiplier, divider and barriers, for both shifters and memory ports of one and two
/// words.
fn lanes() -> Result<String> {
    let above = "\nWith multiplier, divider and barriers, eight warps:\n\n";
    let headings = "`shifter` | `line_words` | LUT4, 2 lanes | 4 lanes | 8 lanes | a further lane, 4 to 8";
    let mut table = Table::new(above, headings);
    for shifter in ["barrel", "dsp"] {
        for line_words in [1, 2] {
            let lut4 = |lanes| {
                let line = format!("arch = '4w8/8/{lanes}/8', shifter = '{shifter}', line_words = {line_words}");
                eprintln!("{line}");
                let [lut4, ..] = counts(&CoreOptions::from_line(&line)?)?;
                Ok::<_, anyhow::Error>(lut4)
            };
            let (two, four, eight) = (lut4(2)?, lut4(4)?, lut4(8)?);
            let further = (eight - four) / 4;
            let counts = [two, four, eight, further].map(|count| count.to_string());
            table.row(&[&[shifter.to_owned(), line_words.to_string()], &counts[..]].concat());
        }
    }
    Ok(table.into_text())
}

/// The cells of a core, in the order of the table.
fn counts(options: &CoreOptions) -> Result<[i64; 6]> {
    let config = CoreConfig::from_options(options)?;
    let report = synthesise(&Workplace::new(&config)?, Family::Ecp5)?;
    let counts = [
        report.lut4(),
        report.carry(),
        report.distributed_rams(),
        report.flip_flops(),
        report.block_rams(),
        report.multipliers(),
    ];
    Ok(counts.map(|count| count as i64))
}
