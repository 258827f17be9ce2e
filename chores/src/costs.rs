//! What each option of the core costs, as yosys counts it: the table in `docs/fpga.md`.
//!
//! It is a chore of its own, not part of `generate`: it takes minutes, and its figures depend on yosys' version, which the table names.

use std::fs;

use anyhow::{Context, Result};
use fpga::{synthesise, Family, SynthesisReport, Workplace};
use isa::{
    CoreConfig, CoreOptions, DivergenceMechanism, Divider, Multiplier, Reconvergence, Shifter,
};

use crate::document;

/// The core that the options are added to: four lanes and warps, and none of the options.
fn base() -> CoreOptions {
    CoreOptions {
        arch: Some("4w8/8/4/4".to_owned()),
        barriers: Some(0),
        multiplier: Some(Multiplier::None),
        divider: Some(Divider::None),
        ..CoreOptions::default()
    }
}

fn base_with(change: fn(&mut CoreOptions)) -> CoreOptions {
    let mut options = base();
    change(&mut options);
    options
}

/// The base with an instruction cache of 4 KiB.
fn cached(ways: u32, line_words: u32) -> CoreOptions {
    CoreOptions {
        instruction_cache_bytes: Some(1 << 12),
        instruction_cache_ways: Some(ways),
        instruction_line_words: Some(line_words),
        ..base()
    }
}

/// The mechanisms of divergence beside the base's.
fn mechanisms() -> Vec<(&'static str, CoreOptions)> {
    vec![
        (
            "divergence = \"masks\"",
            base_with(|to| to.divergence = Some(DivergenceMechanism::Masks)),
        ),
        (
            "divergence = \"paired-path\"",
            base_with(|to| to.divergence = Some(DivergenceMechanism::PairedPath)),
        ),
        (
            "the same and reconvergence = \"explicit\"",
            base_with(|to| {
                to.divergence = Some(DivergenceMechanism::PairedPath);
                to.reconvergence = Some(Reconvergence::Explicit);
            }),
        ),
        (
            "divergence = \"multi-path\", 8 split contexts",
            base_with(|to| to.divergence = Some(DivergenceMechanism::MultiPath)),
        ),
    ]
}

/// What else is changed in the base, one thing at a time.
fn rows() -> Vec<(&'static str, CoreOptions)> {
    vec![
        (
            "a fifth lane",
            base_with(|to| to.arch = Some("4w8/8/5/4".to_owned())),
        ),
        (
            "a fifth warp",
            base_with(|to| to.arch = Some("4w8/8/4/5".to_owned())),
        ),
        (
            "16 registers",
            base_with(|to| to.arch = Some("4w16/8/4/4".to_owned())),
        ),
        (
            "8-byte words",
            base_with(|to| to.arch = Some("8w8/8/4/4".to_owned())),
        ),
        (
            "stack_depth = 64",
            base_with(|to| to.stack_depth = Some(64)),
        ),
        ("line_words = 8", base_with(|to| to.line_words = Some(8))),
        ("barriers = 4", base_with(|to| to.barriers = Some(4))),
        (
            "multiplier = \"dsp\"",
            base_with(|to| to.multiplier = Some(Multiplier::Dsp)),
        ),
        (
            "the same and shifter = \"dsp\"",
            base_with(|to| {
                to.multiplier = Some(Multiplier::Dsp);
                to.shifter = Some(Shifter::Dsp);
            }),
        ),
        (
            "multiplier = \"serial\"",
            base_with(|to| to.multiplier = Some(Multiplier::Serial)),
        ),
        (
            "divider = \"serial\"",
            base_with(|to| to.divider = Some(Divider::Serial)),
        ),
        ("float = true", base_with(|to| to.float = Some(true))),
        ("tlb_entries = 4", base_with(|to| to.tlb_entries = Some(4))),
        ("tlb_entries = 8", base_with(|to| to.tlb_entries = Some(8))),
    ]
}

/// Options of fetch, of what stands around the core, and of how its warps share it, one thing at a time.
fn sharing() -> Vec<(&'static str, CoreOptions)> {
    vec![
        ("instruction_cache_bytes = 4096", cached(1, 4)),
        ("the same, 2 ways, lines of 8 words", cached(2, 8)),
        (
            "data_cache_bytes = 4096",
            base_with(|to| to.data_cache_bytes = Some(1 << 12)),
        ),
        (
            "scratchpad_bytes = 4096",
            base_with(|to| to.scratchpad_bytes = Some(1 << 12)),
        ),
        ("store_lanes = 2", base_with(|to| to.store_lanes = Some(2))),
        (
            "jump_prediction = true",
            base_with(|to| to.jump_prediction = Some(true)),
        ),
        (
            "scoreboard = true",
            base_with(|to| to.scoreboard = Some(true)),
        ),
        (
            "fair_units = true, with multiplier = \"dsp\" and divider = \"serial\"",
            base_with(|to| {
                to.multiplier = Some(Multiplier::Dsp);
                to.divider = Some(Divider::Serial);
                to.fair_units = Some(true);
            }),
        ),
        (
            "bus_errors = true",
            base_with(|to| to.bus_errors = Some(true)),
        ),
        (
            "host_start = true",
            base_with(|to| to.host_start = Some(true)),
        ),
        (
            "performance_counters = true",
            base_with(|to| to.performance_counters = Some(true)),
        ),
        ("trace = true", base_with(|to| to.trace = Some(true))),
    ]
}

/// Synthesises the base and every option for ECP5, and writes the table.
pub fn run() -> Result<()> {
    let base = report(&base())?;
    let yosys = tools::yosys()?;
    let mut table = format!(
        "{}, `{}`.\n\n| | LUT4 | carry | distributed RAM | FF | block RAM | DSP |\n|-|-|-|-|-|-|-|\n",
        yosys.description(),
        Family::Ecp5.synthesis_command(yosys.version())
    );
    let counts = |report: &SynthesisReport| {
        [
            report.lut4(),
            report.carry(),
            report.distributed_rams(),
            report.flip_flops(),
            report.block_rams(),
            report.multipliers(),
        ]
    };
    let of_base = counts(&base);
    let cells: Vec<_> = of_base.iter().map(u64::to_string).collect();
    table += &format!("| 4w8/8/4/4 without options | {} |\n", cells.join(" | "));
    for (name, options) in rows().into_iter().chain(sharing()).chain(mechanisms()) {
        eprintln!("{name}");
        let of_row = counts(&report(&options)?);
        let differences = of_row
            .iter()
            .zip(&of_base)
            .map(|(&with, &without)| format!("{:+}", with as i64 - without as i64));
        let cells: Vec<_> = differences.collect();
        table += &format!("| {name} | {} |\n", cells.join(" | "));
    }
    table += &lanes()?;
    let (path, text) = document::with_part("docs/fpga.md", "costs", "cargo xtask costs", &table)?;
    fs::write(super::root().join(&path), text).with_context(|| format!("cannot write {path}"))?;
    println!("wrote {path}");
    Ok(())
}

/// What a lane costs in a core with multiplier, divider and barriers, for both shifters and memory ports of one and two words.
fn lanes() -> Result<String> {
    let lut4 = |lanes: u64, shifter, line_words| {
        eprintln!("{lanes} lanes, shifter {shifter:?}, lines of {line_words}");
        let options = CoreOptions {
            arch: Some(format!("4w8/8/{lanes}/8")),
            shifter: Some(shifter),
            line_words: Some(line_words),
            ..CoreOptions::default()
        };
        Ok::<_, anyhow::Error>(report(&options)?.lut4())
    };
    let mut table = String::from(
        "\nWith multiplier, divider and barriers, eight warps:\n\n| `shifter` | `line_words` | LUT4, 2 lanes | 4 lanes | 8 lanes | a further lane, 4 to 8 |\n|-|-|-|-|-|-|\n",
    );
    for (name, shifter) in [("barrel", Shifter::Barrel), ("dsp", Shifter::Dsp)] {
        for line_words in [1, 2] {
            let [two, four, eight] = [2, 4, 8].map(|lanes| lut4(lanes, shifter, line_words));
            let (two, four, eight) = (two?, four?, eight?);
            let further = (eight - four) / 4;
            table += &format!("| {name} | {line_words} | {two} | {four} | {eight} | {further} |\n");
        }
    }
    Ok(table)
}

fn report(options: &CoreOptions) -> Result<SynthesisReport> {
    let config = CoreConfig::from_options(options)?;
    Ok(synthesise(&Workplace::new(&config)?, Family::Ecp5)?)
}
