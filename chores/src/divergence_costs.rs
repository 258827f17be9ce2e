//! What each mechanism of divergence costs on ECP5, with four and with eight lanes: the table in `docs/divergence.md`.

use std::sync::atomic::AtomicBool;

use anyhow::{Context, Result};
use fpga::{synthesise, Area, Board, CoreAlone, Family, Placing, Workplace};
use isa::CoreConfig;

use crate::document::{self, frequency, Table};
use crate::stop::stop_on_signal;

/// The cores: with as many warps as lanes, and otherwise with the default options.
const CORES: [&str; 2] = ["4w8/8/4/4", "4w8/8/8/8"];
/// The FPGA is that of this board.
const BOARD: &str = "ulx3s-85f";
/// As in `core_speed`.
const PLACING: Placing<'static> = Placing { clock_hz: 90_000_000, options: &[] };

/// The table's headings before the frequencies.
const HEADINGS: &str = "core | mechanism | LUT4 | against `stack` | carry | distributed RAM | FF | block RAM";

/// The mechanisms and their options, `stack` first, which the others are compared with.
const MECHANISMS: [(&str, &str); 5] = [
    ("`stack`", "divergence = 'stack'"),
    ("`masks`", "divergence = 'masks'"),
    ("`paired-path`, implicit", "divergence = 'paired-path'"),
    ("`paired-path`, explicit", "divergence = 'paired-path', reconvergence = 'explicit'"),
    ("`multi-path`, 8 split contexts", "divergence = 'multi-path', split_contexts = 8"),
];

fn config(arch: &str, options: &str) -> Result<CoreConfig> {
    let line = format!("arch = '{arch}', {options}");
    Ok(CoreConfig::from_line(&line)?)
}

/// What has been measured of a core, and with which tools and commands.
struct Measured {
    area: Area,
    mhz: Vec<Option<f64>>,
    tools: Vec<String>,
    commands: Vec<String>,
}

/// Synthesises a core, and places it with so many seeds.
fn measure(config: &CoreConfig, seeds: u32, stop: &AtomicBool) -> Result<Measured> {
    if seeds == 0 {
        let yosys = tools::yosys()?;
        return Ok(Measured {
            area: Area::from(&synthesise(&Workplace::new(config)?, Family::Ecp5)?),
            mhz: Vec::new(),
            tools: vec![yosys.description().to_owned()],
            commands: vec![Family::Ecp5.synthesis_command(yosys.version()).to_owned()],
        });
    }
    let board = Board::find(BOARD).with_context(|| format!("there is no board {BOARD}"))?;
    let alone = CoreAlone::new(config, &board, stop)?;
    let placed = alone.place(&PLACING, seeds, stop, &|_| ())?;
    Ok(Measured {
        area: alone.area,
        mhz: placed.iter().map(|seed| seed.achieved_mhz).collect(),
        commands: vec![alone.synthesis.clone(), alone.placing_command(&PLACING)],
        tools: alone.tools.into(),
    })
}

/// Measures all rows with so many seeds, and writes the table.
pub fn run(seeds: u32) -> Result<()> {
    let stop = stop_on_signal()?;
    let mut first = None;
    let mut rows_of_all = Vec::new();
    for arch in CORES {
        let mut of_stack = None;
        for (mechanism, options) in MECHANISMS {
            let measured = measure(&config(arch, options)?, seeds, &stop)?;
            let stack = *of_stack.get_or_insert(measured.area.lut4);
            let mut cells = vec![arch.to_owned(), mechanism.to_owned()];
            cells.extend(self::cells(&measured.area, stack));
            if seeds > 0 {
                let placed: Vec<_> = measured.mhz.iter().copied().map(frequency).collect();
                cells.push(placed.join(", "));
            }
            eprintln!("{}", cells.join("  "));
            rows_of_all.push(cells);
            first.get_or_insert(measured);
        }
    }
    let first = first.context("there are rows")?;
    let commands = first.commands.iter();
    let commands: Vec<_> = commands.map(|command| format!("- `{command}`\n")).collect();
    let above = format!("{}.\n\n{}\n", first.tools.join("; "), commands.concat());
    let headings = match seeds {
        0 => HEADINGS.to_owned(),
        1 => format!("{HEADINGS} | MHz with seed 1"),
        _ => format!("{HEADINGS} | MHz with seeds 1 to {seeds}"),
    };
    let mut table = Table::new(above, &headings);
    for cells in rows_of_all {
        table.row(&cells);
    }
    document::write_part("docs/divergence.md", "divergence-costs", "cargo xtask divergence-costs", &table.into_text())
}

/// What yosys makes of a core, and how many look-up tables that is more than the core with the stack has.
fn cells(area: &Area, lut4_of_stack: u64) -> Vec<String> {
    let more = area.lut4 as i64 - lut4_of_stack as i64;
    let percent = 100.0 * more as f64 / lut4_of_stack as f64;
    vec![
        area.lut4.to_string(),
        format!("{more:+}, {percent:+.1} %"),
        area.carry.to_string(),
        area.distributed_rams.to_string(),
        area.flip_flops.to_string(),
        area.block_rams.to_string(),
    ]
}

#[cfg(test)]
mod tests {
    use isa::DivergenceMechanism;

    use super::*;

    #[test]
    fn every_mechanism_has_a_row_and_the_stack_comes_first() {
        for arch in CORES {
            let config = |(_, options)| config(arch, options).expect("a legal configuration");
            let all: Vec<_> = MECHANISMS.map(config).iter().map(|config| config.divergence).collect();
            assert_eq!(all[0], DivergenceMechanism::Stack);
            assert!(DivergenceMechanism::ALL.iter().all(|one| all.contains(one)));
        }
    }

    #[test]
    fn look_up_tables_are_compared_with_the_stacks() {
        let area = Area { lut4: 900, flip_flops: 7, ..Area::default() };
        assert_eq!(cells(&area, 1000), ["900", "-100, -10.0 %", "0", "0", "7", "0"]);
    }
}
