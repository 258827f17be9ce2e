//! The programs of `programs/` on several cores at once. Most of them know nothing of the others: their cores then
//! disturb one another, on both sides alike.

use isa::{ClusterConfig, CoreOptions};
use testbenches::{CosimOptions, Cosimulator, Outcome};

use crate::common::{options_of, Program};
use crate::{cluster_of, hastily, run};

/// Cores that disturb one another may go round for ever.
const CYCLES_MAX: u64 = 60_000;

/// The programs that run on such cores.
fn programs(arch: &str, options: &str) -> Vec<Program> {
    let options = options_of(options);
    let with = CoreOptions { divergence: Some(options.divergence.unwrap_or_default()), ..options };
    let fits = |program: &Program| {
        let tlb_entries = Some(with.tlb_entries.unwrap_or(0));
        let asked = CoreOptions { tlb_entries, ..with.clone() };
        let wanted = program.config_with(arch, &asked);
        let without = CoreOptions { arch: Some(arch.to_owned()), ..asked };
        wanted.is_some_and(|wanted| isa::CoreConfig::from_options(&without) == Ok(wanted))
    };
    let all = Program::for_clusters().into_iter().chain(Program::all());
    let programs: Vec<Program> = all.filter(fits).collect();
    assert!(programs.len() >= 8, "{} programs", programs.len());
    programs
}

/// Runs them all; a program for several cores must print what it should, and any on a single one.
fn all(config: &ClusterConfig, cluster: &Cosimulator<ClusterConfig>, programs: &[Program], seeds: &[u64]) {
    let (mut ended, mut runs) = (0, 0);
    for program in programs {
        for &seed in seeds {
            let mut options = CosimOptions {
                max_cycles: CYCLES_MAX,
                compare_state_every: None,
                ..program.run_on(&config.core, seed.into())
            };
            let is_meant = program.name.starts_with("cluster/") || config.cores == 1;
            if is_meant {
                options.max_cycles = 10_000_000;
            }
            let report = run(cluster, &options);
            let place = format!("{}, {} cores, seed {seed}", program.name, config.cores);
            runs += 1;
            match &report.outcome {
                Outcome::Mismatch(_) => panic!("{place}\n{report}"),
                Outcome::Passed(passed) => {
                    ended += 1;
                    let text = |bytes| String::from_utf8_lossy(bytes).into_owned();
                    if is_meant {
                        assert_eq!(text(&passed.console), text(&program.expected), "{place}");
                    }
                }
                _ => assert!(!is_meant, "{place}\n{report}"),
            }
        }
    }
    assert!(ended * 2 > runs, "only {ended} of {runs} runs came to their end");
}

#[test]
fn programs_on_three_small_cores() {
    let options = "extension = true";
    let config = cluster_of("4w8/8/2/2", options, 3, 2);
    let programs = programs("4w8/8/2/2", options);
    assert!(programs[0].name.starts_with("cluster/"));
    all(&config, &hastily(&config), &programs, &[0, 5]);
}

/// One, two and four cores of these options, on several memories.
fn on(arch: &str, options: &str) {
    let programs = programs(arch, options);
    for cores in [1, 2, 4] {
        let core = cluster_of(arch, options, 1, 1).core;
        let banks = ClusterConfig::usual_banks(&core, cores);
        let config = ClusterConfig::new(core, cores, banks).expect("a cluster");
        let cluster = Cosimulator::new(&config).unwrap_or_else(|error| panic!("{error}"));
        all(&config, &cluster, &programs, &[0, 1, 2, 3]);
    }
}

macro_rules! on {
    ($($name:ident $arch:literal $options:literal;)*) => {$(
        #[test]
        #[ignore = "minutes: all programs on clusters of one, two and four cores"]
        fn $name() {
            on($arch, $options);
        }
    )*};
}

on! {
    the_default     "4w8/8/4/4" "";
    with_everything "4w8/8/4/4" "instruction_cache_bytes = 512, data_cache_bytes = 512, scoreboard = true, extension = true";
    with_masks      "4w8/8/4/4" "divergence = \"masks\"";
    with_multi_path "4w8/8/4/4" "divergence = \"multi-path\", extension = true";
    wide_words      "8w16/16/8/4" "extension = true, instruction_cache_bytes = 1024";
}
