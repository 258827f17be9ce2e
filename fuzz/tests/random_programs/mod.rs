//! Random programs on a core that is given.

use fuzz::{run_case, Case, CaseNumber, Coverage};
use isa::CoreOptions;
use testbenches::Outcome;

use crate::common::{config_of, core};
use crate::extent::Extent;

/// Programs on each core.
const PROGRAMS: u64 = 25;
/// Programs on each core in full.
const PROGRAMS_IN_FULL: u64 = 250;
/// A program is given up after so many cycles.
const CYCLES_MAX: u64 = 100_000;

/// Runs random programs of a seed on the core of an ArchID with options, in lock step; what was reached.
pub fn run(extent: Extent, seed: u64, arch: &str, options: &CoreOptions) -> Coverage {
    let config = config_of(arch, options.clone()).with_trace();
    let core = core(&config);
    let programs = match extent {
        Extent::Short => PROGRAMS,
        Extent::Full => PROGRAMS_IN_FULL,
    };
    let mut coverage = Coverage::default();
    for program in 0..programs {
        let number = CaseNumber { seed, configuration: u64::from(config.arch.lanes()), program };
        let case = Case::new(config, number);
        let outcome = run_case(&core, &case, CYCLES_MAX, &mut coverage);
        match outcome.unwrap_or_else(|error| panic!("{arch}, {options:?}: {error}")) {
            Outcome::Mismatch(mismatch) => {
                panic!("program {program} on {arch}, {options:?}\n{mismatch}\n{}", case.source)
            }
            Outcome::Passed(_) | Outcome::Hang(_) | Outcome::CycleLimit(_) | Outcome::Stopped(_) => {}
        }
    }
    println!("{arch}, {options:?}: {} retired", coverage.retired);
    assert!(coverage.retired > programs * 100, "{coverage}");
    coverage
}
