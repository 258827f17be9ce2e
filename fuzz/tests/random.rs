//! Random programs on random cores, all of the ISA, any memory: the short campaign of every test run. The long one is
//! `harmonica fuzz`.
//!
//! A failing program is kept in `target/tmp/fuzz-failures`, and the
//! message names the command that runs it again.

#[macro_use]
#[path = "../../testbenches/tests/common/extent.rs"]
mod extent;

use std::collections::BTreeSet;
use std::path::Path;

use extent::Extent;
use fuzz::{campaign, CampaignOptions, RuleEvent};
use isa::{CoreConfig, DivergenceMechanism};

/// Programs on each core in an ordinary test run.
const PROGRAMS: u64 = 16;
/// Programs on each core in full.
const PROGRAMS_IN_FULL: u64 = 2_000;
/// Cores, each of which has to be compiled once.
const CORES: u64 = 5;

/// Where the search for a seed begins: with earlier ones, too many programs go round in their handlers for ever, or no
/// side gets a context of its own.
const FIRST_SEED: u64 = 100;

/// The first seed whose cores differ in what counts: each mechanism of divergence occurs, paired paths in both kinds,
/// and each multiplier; some have lanes enough to part, one of them in split contexts, some pages, some floating point,
/// one a request queue; one has no trace ports.
fn seed() -> u64 {
    let differ = |cores: &[CoreConfig]| {
        let has = |what: fn(&CoreConfig) -> bool| cores.iter().filter(|core| what(core)).count();
        let different = |what: fn(&CoreConfig) -> String| cores.iter().map(what).collect::<BTreeSet<_>>().len();
        let mechanisms = different(|core| match core.divergence {
            DivergenceMechanism::PairedPath => core.reconvergence.to_string(),
            mechanism => mechanism.to_string(),
        });
        let multipliers = different(|core| core.multiplier.to_string());
        (mechanisms, multipliers) == (5, 3)
            && has(|core| core.trace && core.arch.lanes() >= 3) > 2
            && has(|core| core.trace && core.split_contexts > 1 && core.arch.lanes() >= 3) > 0
            && has(|core| core.tlb_entries > 0) > 1
            && has(|core| core.float) > 0
            && has(|core| core.request_queue) > 0
            && has(|core| !core.trace) == 1
    };
    let cores = |seed| (0..CORES).map(move |number| fuzz::configuration(seed, number));
    (FIRST_SEED..).find(|&seed| differ(&cores(seed).collect::<Vec<_>>())).expect("among all seeds")
}

extents! {
    "half an hour: 2,000 random programs on each of five cores":

    test random_programs_agree_in_every_cycle(extent) {
        let programs = if extent.is_full() {
            PROGRAMS_IN_FULL
        } else {
            PROGRAMS
        };
        let options = CampaignOptions {
            seed: seed(),
            configurations: Some(CORES),
            programs,
            folder: Path::new(env!("CARGO_TARGET_TMPDIR")).join("fuzz-failures"),
            ..CampaignOptions::default()
        };
        let totals = campaign(&options, &|_| {}).unwrap_or_else(|error| panic!("{error}"));
        println!("{}", totals.coverage);
        for failure in &totals.failures {
            println!("{}\n  {}", failure.summary, failure.command);
        }
        assert!(totals.failures.is_empty());
        assert_eq!(totals.programs, CORES * programs);
        assert_eq!(totals.programs_at_ports, programs);
        // Counted from the records of each side, and alike; cores without trace ports show none.
        let collected = &totals.collected;
        let counted = (collected.runs, collected.runs_on_both_sides);
        assert_eq!(counted, (totals.programs, (CORES - 1) * programs.div_ceil(8)));
        assert!(collected.impossible.is_empty(), "{:?}", collected.impossible);
        // Programs that do nothing, or only well-behaved things, would prove little.
        let coverage = &totals.coverage;
        assert!(coverage.retired > totals.programs * 150, "{coverage}");
        assert!(totals.deadlocks() * 2 < totals.programs);
        // Now and then a program's handler leads back to the same fault for ever; most must end.
        assert!(
            totals.livelocks() * 50 <= totals.programs,
            "{:?}",
            totals.given_up
        );
        assert!(coverage.resets > 0);
        let parted = [RuleEvent::SideStarted, RuleEvent::JoinEndsContext];
        let met = [RuleEvent::PathsMeet, RuleEvent::PathsMeetAtJoin, RuleEvent::VoteOfSome];
        for state in parted.into_iter().chain(met) {
            assert!(coverage.events.of(state) > 0, "{state:?}\n{coverage}");
        }
        for number in [0, 1, 3, 6, 7, 8] {
            assert!(coverage.interrupts[number] > 0, "{number}\n{coverage}");
        }
    }
}
