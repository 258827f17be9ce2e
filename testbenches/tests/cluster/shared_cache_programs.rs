//! The programs for several cores on the model of a cluster, with and without a shared cache (docs/cluster.md section
//! 12): they print the same.

use isa::trace::Scalar::{ConsoleOutputData, ConsoleOutputReady, ConsoleOutputValid};
use isa::{ClusterConfig, SharedCacheConfig};
use testbenches::{model_records, CosimOptions};

use crate::common::{options_of, Program};

const ARCH: &str = "4w8/8/2/2";
const CACHED: &str = "instruction_cache_bytes = 256, scoreboard = true";

/// What a program prints, and in how many cycles.
fn printed(config: &ClusterConfig, program: &Program, seed: u64) -> (Vec<u8>, u64) {
    let options = CosimOptions { max_cycles: 2_000_000, ..program.run_on(&config.core, seed.into()) };
    let (mut bytes, mut cycles) = (Vec::new(), 0);
    let is_done = model_records(&options.run_on(config), &mut |cycle, record| {
        for core in &record.cores {
            let fires = [ConsoleOutputValid, ConsoleOutputReady];
            if fires.iter().all(|&bit| core.scalar(bit) == 1) {
                bytes.push(core.scalar(ConsoleOutputData) as u8);
            }
        }
        cycles = cycle.0;
    });
    assert_eq!(is_done, Ok(true), "{} does not end", program.name);
    (bytes, cycles)
}

/// Rules: C6.1, C12.1, C12.2, C12.5.
#[test]
fn programs_for_several_cores_print_the_same_with_a_shared_cache() {
    let programs = Program::for_clusters();
    assert!(programs.len() >= 4);
    for program in &programs {
        for (own, banks) in [("", 1), ("", 4), (", data_cache_bytes = 128", 2)] {
            let options = options_of(&format!("{CACHED}{own}"));
            let core = program.config_with_options(ARCH, &options);
            let without = ClusterConfig::new(core, 3, banks).expect("a cluster");
            for seed in 1..4 {
                let (expected, cycles) = printed(&without, program, seed);
                let place = format!("{}, {banks} banks{own}, seed {seed}", program.name);
                assert_eq!(expected, program.expected, "{place}");
                for (bank_bytes, ways) in [(32, 1), (256, 2), (1024, 4)] {
                    let cache = SharedCacheConfig { bank_bytes, ways };
                    let with = without.with_shared_cache(Some(cache)).expect("a cache");
                    let (seen, others) = printed(&with, program, seed);
                    assert_eq!(seen, expected, "{place}, {bank_bytes} bytes");
                    assert_ne!(others, cycles, "{place}: the cache takes no time");
                }
            }
        }
    }
}
