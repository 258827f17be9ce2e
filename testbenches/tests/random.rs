//! Random programs in lock step: hazards, nested divergence, loops that lanes leave one by one, partial warps, faults, self-made
//! jumps, any memory. Whatever they do, RTL and model must do it in the same cycles.
//!
//! `HARMONICA_RANDOM_PROGRAMS=n` runs n programs on each core instead of the few that every test run affords; a failure prints
//! what makes it again.

mod random_program;

use assembler::Image;
use isa::{Address, CoreConfig, CoreOptions};
use random_program::program;
use testbenches::{CosimOptions, Cosimulator, Outcome};

/// Programs on each core in an ordinary test run.
const PROGRAMS: u64 = 25;
/// The programs end of themselves long before, but for those that wait for a warp that never stops.
const CYCLES_MAX: u64 = 200_000;

/// ArchID, stack depth, line words, outstanding fetches and loads.
const CORES: [(&str, u32, u32, u32, u32); 6] = [
    ("4w8/8/1/1", 4, 1, 2, 2),
    ("4w8/8/4/4", 16, 4, 8, 8),
    ("4w6/3/3/5", 7, 2, 3, 3),
    ("8w32/32/8/3", 8, 4, 8, 2),
    ("4w16/5/5/2", 5, 8, 5, 4),
    ("4w8/8/2/8", 16, 2, 8, 8),
];

fn programs() -> u64 {
    let wanted = std::env::var("HARMONICA_RANDOM_PROGRAMS").ok();
    wanted.map_or(PROGRAMS, |text| {
        text.parse().expect("HARMONICA_RANDOM_PROGRAMS is a number")
    })
}

#[test]
fn random_programs_agree_in_every_cycle() {
    let mut retired = 0;
    let mut interrupted = 0;
    for (arch, stack_depth, line_words, fetch_outstanding, data_outstanding) in CORES {
        let options = CoreOptions {
            arch: Some(arch.to_owned()),
            stack_depth: Some(stack_depth),
            line_words: Some(line_words),
            fetch_outstanding: Some(fetch_outstanding),
            data_outstanding: Some(data_outstanding),
            ..CoreOptions::default()
        };
        let config = CoreConfig::from_options(&options).unwrap();
        let cosimulator = Cosimulator::new(&config).unwrap();
        for seed in 0..programs() {
            let image = Image::from_bytes(&config.arch, Address(0), program(&config.arch, seed));
            let options = CosimOptions {
                seed,
                max_cycles: CYCLES_MAX,
                compare_state_every: Some(997),
                ..CosimOptions::new(config, image)
            };
            let report = cosimulator.run(&options, &mut |_| {}).unwrap();
            match &report.outcome {
                Outcome::Passed(passed) => {
                    retired += passed.statistics.retired;
                    interrupted += passed.interrupted.len();
                }
                // Every warp waits to spawn: the sides agree on it.
                Outcome::Hang(_) | Outcome::CycleLimit(_) => {}
                Outcome::Mismatch(_) => {
                    panic!("{arch}, stack depth {stack_depth}, random program {seed}\n{report}")
                }
            }
        }
    }
    println!("{retired} instructions retired, {interrupted} warps interrupted");
    // Programs that do nothing, or only well-behaved things, would prove little.
    assert!(
        retired > programs() * 500 && interrupted > 0,
        "{retired} {interrupted}"
    );
}
