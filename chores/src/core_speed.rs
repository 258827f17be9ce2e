//! How large the core alone is, and how fast between shift registers: a table in `docs/fpga.md`.
//!
//! Unlike the rows of `boards` these have no system around the core, and the frequencies of all seeds, since chance is
//! worth several MHz.

use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;

use anyhow::{Context, Result};
use fpga::{Area, Board, CoreAlone, Placing, Resource, ResourceKind, SeedResult};
use isa::{CoreConfig, CoreOptions};

use crate::document::{self, frequency, mark, Table};
use crate::stop::stop_on_signal;

/// Measures all rows with so many seeds, and writes the table; if cores are given, as in a program's `// config:` line,
/// these are measured on ECP5 in place of the rows, and their table goes to standard output.
pub fn run(seeds: u32, cores: &[String]) -> Result<()> {
    let stop = stop_on_signal()?;
    let rows = match cores {
        [] => rows(),
        cores => cores.iter().map(|core| plainly_placed(core)).collect(),
    };
    let mut measured = Vec::new();
    for row in rows {
        measured.extend(measure(&row, seeds, &stop)?);
    }
    let part = table(&measured, seeds);
    if !cores.is_empty() {
        print!("{part}");
        return Ok(());
    }
    document::write_part("docs/fpga.md", "core-speed", "cargo xtask core-speed", &part)
}

/// Synthesises a row's core, and places it in each way.
fn measure(row: &Row, seeds: u32, stop: &AtomicBool) -> Result<Vec<Measured>> {
    let (board, config) = row.read()?;
    let core = row.core(&board, &config);
    eprintln!("{} {core}", board.device);
    let alone = CoreAlone::new(&config, &board, stop)?;
    eprintln!("  {} LUT4", alone.area.lut4);
    let device = [&board.device, &board.package, &board.speed_grade];
    let device: Vec<&str> = device.map(String::as_str).into();
    let measure = |placing: &Placing<'static>| {
        eprintln!("  nextpnr {}", placing.options.join(" "));
        // Twice for each seed: as estimated when all is placed, and when it is routed.
        let results = alone.place(placing, seeds, stop, &|line| {
            if line.contains("Max frequency") {
                eprintln!("    {line}");
            }
        })?;
        let without_options = Placing { options: &[], ..*placing };
        Ok(Measured {
            device: device.join(" ").trim_end().to_owned(),
            core: core.clone(),
            area: alone.area,
            resources: alone.resources.clone(),
            aim: row.aim,
            options: placing.options,
            seeds: results,
            tools: alone.tools.clone(),
            commands: [alone.synthesis.clone(), alone.placing_command(&without_options)],
        })
    };
    row.placings.iter().map(measure).collect()
}

// The rows: cores, the FPGAs they are placed on, and what is aimed at.

/// What is aimed at.
#[derive(Clone, Copy, Debug)]
pub struct Aim {
    /// At least this frequency, in MHz.
    pub mhz: f64,
    /// At most so many look-up tables of the FPGA, those that carry and those that are RAM included.
    pub logic: u64,
}

/// A core on an FPGA, and the ways in which it is placed.
#[derive(Clone, Debug)]
pub struct Row {
    /// The board with the FPGA; nothing else of the board is used but, perhaps, its core.
    pub board: &'static str,
    /// Whether what `options` does not say is as the board has it, and not the core's default.
    pub as_on_board: bool,
    /// Options of the core as in a program's `// config:` line.
    pub options: String,
    pub aim: Aim,
    pub placings: &'static [Placing<'static>],
}

/// nextpnr is asked for a little more than is aimed at, so that it does not stop there.
const ECP5_PLACINGS: &[Placing<'static>] = &[
    Placing { clock_hz: 90_000_000, options: &[] },
    Placing { clock_hz: 90_000_000, options: &["--placer-heap-timingweight", "40"] },
];
const ICE40_PLACINGS: &[Placing<'static>] = &[Placing { clock_hz: 60_000_000, options: &[] }];

fn on_ecp5(options: &str) -> Row {
    Row {
        board: "ulx3s-85f",
        as_on_board: false,
        options: options.to_owned(),
        aim: Aim { mhz: 80.0, logic: 8000 },
        placings: ECP5_PLACINGS,
    }
}

/// A core that is placed without options of nextpnr alone.
fn plainly_placed(options: &str) -> Row {
    Row { placings: &ECP5_PLACINGS[..1], ..on_ecp5(options) }
}

/// All rows, in the table's order.
pub fn rows() -> Vec<Row> {
    let ice40 = |options: &str| Row {
        board: "ice40-hx8k",
        as_on_board: true,
        options: options.to_owned(),
        aim: Aim { mhz: 50.0, logic: 3600 },
        placings: ICE40_PLACINGS,
    };
    vec![
        on_ecp5("arch = \"4w8/8/2/8\", shifter = \"dsp\""),
        on_ecp5("arch = \"4w8/8/2/8\""),
        ice40(""),
        ice40("barriers = 4, stack_depth = 16"),
    ]
}

impl Row {
    /// The board, and the core.
    pub fn read(&self) -> Result<(Board, CoreConfig)> {
        let board = Board::find(self.board).with_context(|| format!("there is no board {}", self.board))?;
        let options = CoreOptions::from_line(&self.options)?;
        let options = if self.as_on_board { options.or(board.core.clone()) } else { options };
        let config = CoreConfig::from_options(&options)?.without_trace();
        Ok((board, config))
    }

    /// The core in words.
    pub fn core(&self, board: &Board, config: &CoreConfig) -> String {
        match (self.as_on_board, self.options.as_str()) {
            (false, options) => format!("`{options}`"),
            (true, "") => format!("`{}` as on {}", config.arch, board.name),
            (true, options) => format!("the same, `{options}`"),
        }
    }
}

// The rows as a table, red where red.

/// A row as it has been measured.
pub struct Measured {
    /// The FPGA in nextpnr's words.
    pub device: String,
    /// The core in words.
    pub core: String,
    /// What yosys makes of the core by itself.
    pub area: Area,
    /// What nextpnr packs that into.
    pub resources: Vec<Resource>,
    pub aim: Aim,
    /// Further options of nextpnr.
    pub options: &'static [&'static str],
    pub seeds: Vec<SeedResult>,
    /// Tools with their versions.
    pub tools: [String; 2],
    /// The commands of synthesis and, without further options, of nextpnr.
    pub commands: [String; 2],
}

/// The table, with the tools and commands that made it.
pub fn table(rows: &[Measured], seeds: u32) -> String {
    let tools: BTreeSet<_> = rows.iter().flat_map(|row| &row.tools).collect();
    let tools: Vec<_> = tools.into_iter().map(String::as_str).collect();
    let mut text = format!("{}.\n\n", tools.join("; "));
    let commands: BTreeSet<_> = rows.iter().map(|row| &row.commands).collect();
    for [synthesis, placing] in commands {
        text += &format!("- `{synthesis}`\n  `{placing}` and the row's options, N from 1 to {seeds}\n");
    }
    text.push('\n');
    let headings = format!(
        "FPGA | core | LUT4 | COMB or LC, at most | FF | block RAM | DSP | nextpnr's options | MHz with seeds 1 to {seeds} | worst | best | \
         at least | seeds that reach it"
    );
    let mut table = Table::new(text, &headings);
    for row in rows {
        table.row(&row.cells());
    }
    table.into_text()
}

impl Measured {
    fn cells(&self) -> Vec<String> {
        let of_kind = |kind: ResourceKind| -> u64 {
            let chosen = self.resources.iter().filter(|resource| resource.kind() == kind);
            chosen.map(|resource| resource.used).sum()
        };
        let logic = of_kind(ResourceKind::Logic);
        let options = match self.options {
            [] => String::new(),
            options => format!("`{}`", options.join(" ")),
        };
        let achieved: Vec<_> = self.seeds.iter().map(|seed| seed.achieved_mhz).collect();
        let reached = achieved.iter().flatten().copied();
        // A seed without a placement is worse than any frequency.
        let worst = achieved.iter().copied().reduce(|first, second| {
            let (first, second) = (first?, second?);
            Some(f64::min(first, second))
        });
        let good = reached.clone().filter(|mhz| *mhz >= self.aim.mhz).count();
        let of_seeds = format!("{} {good} of {}", mark(good == achieved.len()), achieved.len());
        vec![
            self.device.clone(),
            self.core.clone(),
            self.area.lut4.to_string(),
            format!("{} {logic}, {}", mark(logic <= self.aim.logic), self.aim.logic),
            self.area.flip_flops.to_string(),
            of_kind(ResourceKind::BlockRam).to_string(),
            of_kind(ResourceKind::Multiplier).to_string(),
            options,
            achieved.iter().map(|achieved| frequency(*achieved)).collect::<Vec<_>>().join(", "),
            frequency(worst.flatten()),
            frequency(reached.reduce(f64::max)),
            self.aim.mhz.to_string(),
            of_seeds,
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_is_a_core_on_a_board_with_open_tools() {
        for row in rows() {
            let (board, _) = row.read().unwrap_or_else(|error| panic!("{row:?}: {error}"));
            assert!(board.is_built_here() && !row.placings.is_empty());
        }
    }

    fn measured(frequencies: &[Option<f64>]) -> Measured {
        let seeds =
            frequencies.iter().zip(1..).map(|(mhz, seed)| SeedResult { seed, achieved_mhz: *mhz, failure: None });
        Measured {
            device: "85k".to_owned(),
            core: "core".to_owned(),
            area: Area::default(),
            resources: vec![Resource { name: "TRELLIS_COMB".to_owned(), used: 4495, available: 83640 }],
            aim: Aim { mhz: 80.0, logic: 8000 },
            options: &["--weight", "40"],
            seeds: seeds.collect(),
            tools: ["yosys".to_owned(), "nextpnr".to_owned()],
            commands: ["synth".to_owned(), "nextpnr --seed N".to_owned()],
        }
    }

    #[test]
    fn a_row_says_how_many_seeds_reach_what_is_aimed_at() {
        let cells = measured(&[Some(80.0), Some(79.98), Some(85.25)]).cells();
        assert_eq!(cells[7..], ["`--weight 40`", "80.0, 80.0, 85.2", "80.0", "85.2", "80", "❌ 2 of 3"]);
        assert_eq!(cells[3], "✔ 4495, 8000");
        let cells = measured(&[Some(81.0), None]).cells();
        assert_eq!(cells[8..], ["81.0, none", "none", "81.0", "80", "❌ 1 of 2"]);
        let cells = measured(&[Some(81.0)]).cells();
        assert_eq!(cells[12], "✔ 1 of 1");
    }

    #[test]
    fn every_line_of_the_table_has_as_many_cells() {
        let text = table(&[measured(&[Some(1.0), None])], 2);
        let lines: Vec<_> = text.lines().filter(|line| line.starts_with('|')).collect();
        assert_eq!(lines.len(), 3);
        for line in lines {
            assert_eq!(line.matches('|').count(), 14, "{line}");
        }
        assert!(text.contains("`nextpnr --seed N`"), "{text}");
    }
}
