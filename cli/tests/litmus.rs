//! Litmus tests of several cores in C, in lock step: atomic loads, acquire operations and fences mean with data caches
//! what C17 means (docs/cluster.md section 10).

mod common;

use common::{own_program, TestFolder};

const CACHES: &str = "--instruction-cache-bytes 512 --data-cache-bytes 512";

/// Runs the tests once: how many rounds showed what is forbidden, by test.
fn forbidden(options: &str) -> Vec<(String, u32)> {
    let program = own_program("litmus.c");
    let line = format!("cosim {} --arch 4w8/8/1/2 --extension {options}", program.display());
    let outcome = TestFolder::new().ends(&line, 0);
    outcome.prints("RTL and model agree");
    let tests = outcome.stdout.lines().filter_map(|line| {
        let (name, counts) = line.split_once(": ")?;
        let (forbidden, outcomes) = counts.split_once(" forbidden, ")?;
        assert!(outcomes.ends_with(" outcomes"), "{line}");
        Some((name.to_owned(), forbidden.parse().expect("a number")))
    });
    tests.collect()
}

/// No round of these runs shows what is forbidden; `tests` of them run on so many cores.
fn holds(cores: u32, options: &str, seeds: std::ops::Range<u32>) {
    let tests = if cores < 4 { 7 } else { 8 };
    for seed in seeds {
        let line = format!("--cores {cores} {options} --seed {seed}");
        let found = forbidden(&line);
        assert_eq!(found.len(), tests, "{line}: {found:?}");
        assert!(found.iter().all(|(_, count)| *count == 0), "{line}: {found:?}");
    }
}

#[test]
fn no_outcome_that_c_forbids_is_seen_with_data_caches() {
    holds(2, CACHES, 1..3);
    holds(4, CACHES, 1..2);
}

#[test]
#[ignore = "10 minutes: more memories, mechanisms and caches; cargo test -p harmonica --test litmus -- --ignored"]
fn no_outcome_that_c_forbids_is_seen_under_many_memories() {
    for mechanism in ["stack", "masks", "paired-path", "multi-path"] {
        for caches in [CACHES, "--data-cache-bytes 256 --scoreboard", ""] {
            let options = format!("{caches} --divergence {mechanism} -D ROUNDS=24");
            holds(2, &options, 1..6);
            holds(4, &options, 1..4);
        }
    }
}

/// The tests can fail: ordinary loads find what the caches hold.
#[test]
fn ordinary_loads_show_forbidden_outcomes() {
    let found = forbidden(&format!("--cores 2 {CACHES} --seed 1 -D PLAIN"));
    assert!(found.iter().map(|(_, count)| count).sum::<u32>() > 0, "{found:?}");
}
