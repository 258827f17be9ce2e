//! Random programs on random cores and clusters in lock step.
//!
//! The way of a case: `cores` draws a configuration, `machine` may make a cluster of it, `generate` draws a program for
//! it as a `tree`, `render` writes that as assembly text; `case` adds memory and console input; `campaign` runs as many
//! as there is time for, has the crate coverage count what they have exercised, and keeps what fails as a folder that
//! `harmonica cosim` runs again.

mod campaign;
mod case;
mod cause;
mod cores;
mod examples;
mod generate;
mod given_up;
mod kept;
mod machine;
mod merge;
mod random;
mod record;
mod render;
mod shrink;
mod tree;

pub use campaign::{
    campaign, cover, cover_case, run_case, stop_with_supervisor, supervise, Builder, CampaignError, CampaignOptions,
    ClusterRuns, CoreRun, End, Failure, Shard, Supervised, Totals,
};
pub use case::{Case, CaseNumber, COMPARE_EVERY};
pub use cause::Cause;
pub use cores::{complete_configuration, configuration, Cores, DrawnOptions, OptionLevels};
pub use coverage::Coverage;
pub use examples::{install_example_units, EXAMPLE_UNITS};
pub use given_up::GivenUp;
pub use golden_model::RuleEvent;
pub use kept::{Kept, KeptError};
pub use machine::{build_cluster_hastily, build_system, Built, CoreCounts, CoveredRun, Ended};
pub use merge::{merge, page, read_shards, Group, MergeError, Merged, ShardFailure, ShardState, Shards, SmallCase};
pub use record::{junit, within, FailureRecord, Record, Setting, ShrunkRecord, Sums, Tool};
pub use render::{render, Rendered};
pub use shrink::{
    minimise, shrink, Apart, Code, Haste, LockSteps, Oracle, ShrinkOptions, Shrunk, Sighting, Subject, Symptom,
    VerdictKind,
};
pub use tree::{
    Block, ByWarp, CodeAddress, ConsoleAction, CountedLoop, Handler, Jump, Masked, MaskedRounds, Node, NumberOf,
    Program, Reserved, Step,
};

use isa::Opcode;

/// Programs from which [`opcode_counts`] counts.
const COUNTED_PROGRAMS: u64 = 200;

/// How often each opcode, by code, is in the first random programs for a core that has everything: what random testing
/// is worth for it. Handlers and starts, alike in all programs, count as well.
pub fn opcode_counts() -> [u64; Opcode::COUNT] {
    let config = complete_configuration();
    let mut counts = [0; Opcode::COUNT];
    for number in 0..COUNTED_PROGRAMS {
        let program = generate::program(&config.into(), 0, number);
        for line in render(&program).text.lines() {
            let text = line.split_once(" ? ").map_or(line, |(_, rest)| rest);
            let mnemonic = text.split_whitespace().next().unwrap_or_default();
            if let Ok(opcode) = mnemonic.parse::<Opcode>() {
                counts[usize::from(opcode.code())] += 1;
            }
        }
    }
    counts
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use coverage::{Collected, Event};

    use super::*;
    use testbenches::{covered_on_model, Outcome, Run};

    #[test]
    fn every_program_assembles_and_is_as_long_as_was_counted() {
        for number in 0..60 {
            let config = configuration(3, number);
            for program in 0..8 {
                let program = generate::program(&config.into(), 3, program);
                let rendered = render(&program);
                let image = assembler::assemble(&config.arch, &[("program.s", &rendered.text)])
                    .unwrap_or_else(|errors| panic!("{}\n{errors}", config.arch));
                let bytes = rendered.words * config.arch.word_bytes() as usize;
                assert_eq!(image.bytes.len(), bytes, "{}", config.arch);
            }
        }
    }

    /// The cores are of every kind. In many programs they hand data over, take locks, and part.
    #[test]
    fn programs_for_clusters_assemble_and_have_to_do_with_other_cores() {
        let counts: CoreCounts = "2..4".parse().unwrap();
        let cores = Cores::InClusters { of: Box::new(Cores::Drawn), counts };
        let (mut parted, mut atomic, mut fences) = (0, 0, 0);
        for number in 0..40 {
            let machine = cores.machine(3, number);
            assert!((2..=4).contains(&machine.cores()));
            for program in 0..6 {
                let number = CaseNumber { seed: 3, configuration: number, program };
                let case = Case::new(machine, number);
                case.image().unwrap_or_else(|errors| panic!("{}\n{errors}", case.config.arch));
                let has = |text: &str| usize::from(case.source.contains(text));
                parted += usize::from(asks_for_core(&case.source));
                atomic += has("aswap ") | has("acas ");
                fences += has("fence");
            }
        }
        assert!(parted > 60, "{parted}");
        assert!(atomic > 40 && fences > 30, "{atomic} {fences}");
    }

    /// Whether a choice depends on the number of the core.
    fn asks_for_core(source: &str) -> bool {
        let lines: Vec<&str> = source.lines().map(str::trim).collect();
        let mut pairs = lines.windows(2);
        pairs.any(|pair| pair[0].starts_with("hwid") && pair[0].ends_with(", #4") && pair[1].starts_with("andi"))
    }

    #[test]
    fn a_case_is_the_same_whenever_it_is_drawn() {
        let number = CaseNumber { seed: 5, configuration: 2, program: 9 };
        let config = configuration(5, 2);
        let (one, two) = (Case::new(config, number), Case::new(config, number));
        assert_eq!(one.source, two.source);
        assert_eq!(one.console_input, two.console_input);
        let other = Case::new(config, CaseNumber { program: 10, ..number });
        assert_ne!(one.source, other.source);
    }

    fn named(events: &BTreeMap<Event, String>) -> Vec<String> {
        events.iter().map(|(event, run)| format!("{} {run}", event.row())).collect()
    }

    /// The model in lock step with itself, counted.
    fn run_on_model(case: &Case, max_cycles: u64, coverage: &mut Coverage) -> Outcome {
        let run = Run {
            config: &case.config,
            image: &case.image().unwrap_or_else(|errors| panic!("{errors}")),
            timing: case.memory_seed.into(),
            max_cycles,
            compare_state_every: None,
            console_input: &case.console_input,
            resets: &case.resets,
            start: None,
        };
        let covered = covered_on_model(run).expect("models do not stop");
        coverage.add(&covered.coverage);
        covered.outcome
    }

    /// Without RTL, so on many cores: what the generator is worth, and that its programs end.
    #[test]
    fn a_few_hundred_programs_reach_nearly_every_state_and_end() {
        let (seed, mut coverage, mut given_up) = (2, Coverage::default(), Vec::new());
        let mut collected = Collected::default();
        for number in 0..400 {
            let number = CaseNumber { seed, configuration: number / 8, program: number % 8 };
            let case = Case::new(configuration(seed, number.configuration), number);
            let mut own = Coverage::default();
            let outcome = run_on_model(&case, 200_000, &mut own);
            assert!(!matches!(outcome, Outcome::Mismatch(_)), "{outcome}");
            given_up.extend(GivenUp::of(&outcome, &own));
            collected.add_run(&case.config, &own, false, || format!("{number:?}"));
            coverage.add(&own);
        }
        assert!(collected.impossible.is_empty(), "{:?}", named(&collected.impossible));
        let holes = coverage.events.holes();
        assert!(holes.len() * 10 < RuleEvent::ALL.len(), "{coverage}");
        let livelocks = given_up.iter().filter(|why| !why.is_deadlock());
        assert!(livelocks.count() <= 4, "{given_up:?}");
        assert!(given_up.len() <= 100, "{given_up:?}");
        assert!(!given_up.contains(&GivenUp::Unit));
    }

    #[test]
    fn every_opcode_is_drawn() {
        for (code, count) in opcode_counts().into_iter().enumerate() {
            assert!(count > 0, "{}", Opcode::ALL[code]);
        }
    }
}
