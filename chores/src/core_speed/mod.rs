//! How large the core alone is, and how fast between shift registers: a table in `docs/fpga.md`.
//!
//! Unlike the rows of `boards` these have no system around the core, and the frequencies of all seeds, since chance is worth several MHz.

mod rows;
mod table;

use std::sync::atomic::AtomicBool;

use anyhow::Result;
use fpga::{CoreAlone, Placing};

use crate::document;
use crate::stop::stop_on_signal;
use rows::{rows, Row};
use table::{table, Measured};

/// Measures all rows with so many seeds, and writes the table.
pub fn run(seeds: u32) -> Result<()> {
    let stop = stop_on_signal()?;
    let mut measured = Vec::new();
    for row in rows() {
        measured.extend(measure(&row, seeds, &stop)?);
    }
    let part = table(&measured, seeds);
    document::write_part(
        "docs/fpga.md",
        "core-speed",
        "cargo xtask core-speed",
        &part,
    )
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
        let without_options = Placing {
            options: &[],
            ..*placing
        };
        Ok(Measured {
            device: device.join(" ").trim_end().to_owned(),
            core: core.clone(),
            area: alone.area,
            resources: alone.resources.clone(),
            aim: row.aim,
            options: placing.options,
            seeds: results,
            tools: alone.tools.clone(),
            commands: [
                alone.synthesis.clone(),
                alone.placing_command(&without_options),
            ],
        })
    };
    row.placings.iter().map(measure).collect()
}
