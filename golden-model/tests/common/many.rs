//! Random cases: a fixed number of them in an ordinary run, or so many that they execute a number of instructions.

use std::sync::atomic::{AtomicU64, Ordering};

use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestError, TestRng, TestRunner};

use crate::extent::Extent;

/// So many cases, which the check may leave out as often as it likes; nothing is written.
pub fn cases(count: u32) -> Config {
    Config { failure_persistence: None, max_global_rejects: 100_000, ..Config::with_cases(count) }
}

/// Warp-instructions that all cases together execute in full, at least.
const INSTRUCTIONS_IN_FULL: u64 = 100_000_000;

/// Checks so many cases, whose check gives how many warp-instructions it has executed. In full as many more as are
/// needed for [`INSTRUCTIONS_IN_FULL`], every time from a seed of its own: 0, 1, ...
pub fn many<S: Strategy>(
    extent: Extent,
    cases: u32,
    strategy: S,
    check: impl Fn(S::Value) -> Result<u64, TestCaseError>,
) {
    let config = self::cases(cases);
    let instructions = AtomicU64::new(0);
    let check = |case| {
        instructions.fetch_add(check(case)?, Ordering::Relaxed);
        Ok(())
    };
    let report = |result: Result<(), TestError<S::Value>>, seed: &str| {
        result.unwrap_or_else(|error| panic!("{error} (seed {seed})"));
    };
    if extent == Extent::Short {
        return report(TestRunner::new(config).run(&strategy, check), "by chance");
    }
    let mut seed: u64 = 0;
    while instructions.load(Ordering::Relaxed) < INSTRUCTIONS_IN_FULL {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &bytes);
        let mut runner = TestRunner::new_with_rng(config.clone(), rng);
        report(runner.run(&strategy, check), &seed.to_string());
        seed += 1;
    }
    let executed = instructions.load(Ordering::Relaxed);
    println!("{} cases, {executed} warp-instructions", seed * u64::from(cases));
}
