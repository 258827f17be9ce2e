//! The scratchpad in lock step.

use isa::CoreOptions;
use testbenches::{CosimOptions, Outcome};

use super::common::Program;
use super::{cached, core, everything, on_memories, options_of, random_programs, Extent};

extents! {
    "an hour for all of options: five cores, with pages, seven memories, random programs":

    /// A scratchpad of four banks: programs that know nothing of it, random ones that do, and a tile that is transposed
    /// there.
    ///
    /// Rules: I9.7, P25.1, P25.2, P25.3, P25.4, P25.5, P25.6, P25.7, P25.8, P25.9, P25.12.
    long test a_scratchpad_on_four_lanes_and_warps(extent) {
        let options = options_of("divergence = \"stack\", scratchpad_bytes = 1024");
        random_programs(extent, "4w8/8/4/4", &options);
        if extent.is_full() {
            everything(extent, "4w8/8/4/4", &options);
        }
        transposes(extent, "4w8/8/4/4", &options);
    }

    /// Beside everything else, on odd numbers, with two banks.
    ///
    /// Rules: P11.6, P11.21, P15.5, P17.13, P22.1, P22.2, P22.5, P25.4, P25.6, P25.7, P25.8, P25.9, P25.10, P25.13,
    /// P25.14, P25.15.
    test a_scratchpad_beside_all_options(extent) {
        let options = options_of("divergence = \"multi-path\", split_contexts = 3, line_words = 2, store_lanes = 2, \
tlb_entries = 4, scratchpad_bytes = 8192, data_cache_bytes = 128, data_cache_ways = 2, \
jump_prediction = true, bus_errors = true, host_start = true, scoreboard = true").or(cached(256, 2, 4));
        random_programs(extent, "4w8/8/3/3", &options);
        if extent.is_full() {
            let without_pages = options_of("tlb_entries = 0").or(options.clone());
            for arch in ["4w8/8/2/1", "8w16/16/3/5", "4w8/8/33/2"] {
                random_programs(extent, arch, &options);
                transposes(extent, arch, &without_pages);
            }
        }
    }

    /// Stores of two lanes a request, of a core whose last group has one lane, with lines compared ahead.
    ///
    /// Rules: P11.21, P25.15.
    test stores_of_groups_of_lanes(extent) {
        let options = options_of("divergence = \"stack\", store_lanes = 2, scratchpad_bytes = 512");
        random_programs(extent, "4w8/8/3/4", &options);
        transposes(extent, "4w8/8/3/4", &options);
        if extent.is_full() {
            everything(extent, "4w8/8/3/4", &options);
            for (arch, lanes) in [("4w8/8/8/2", 4), ("8w8/8/5/2", 3), ("4w8/8/33/2", 8)] {
                let lanes = options_of(&format!("store_lanes = {lanes}"));
                everything(extent, arch, &lanes.or(options.clone()));
            }
        }
    }
}

/// The program for a core with a scratchpad.
fn transposes(extent: Extent, arch: &str, options: &CoreOptions) {
    let program = Program::load("scratchpad/transpose");
    let config = program.config_with_options(arch, options);
    on_memories(extent, &core(&config), &config, &program);
}

#[test]
fn a_program_is_told_what_a_core_without_a_scratchpad_lacks() {
    let program = Program::load("scratchpad/transpose");
    let without = options_of("scratchpad_bytes = 0");
    let config = program.config_with_options("4w8/8/4/4", &without);
    let options = CosimOptions::new(config, program.image(&config.arch));
    let report = core(&config).run(&options, &mut |_| {}).expect("it runs");
    assert!(matches!(report.outcome, Outcome::Passed(_)), "{report}");
    let text = report.to_string();
    assert!(text.contains("warp 0 was stopped by interrupt 7 (bus error)"), "{text}");
    let note = "0x40000000 is an address of the scratchpad, which this core lacks: with scratchpad_bytes = 32 or more";
    assert!(text.contains(note), "{text}");
}
