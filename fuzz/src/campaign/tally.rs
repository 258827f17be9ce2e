//! The results of programs, put into order: what a core counts does not depend on which thread was the first to be
//! done.
//!
//! A core's programs count up to its first failure, in the order of their numbers. What others have begun meanwhile is
//! left out.

use isa::SystemConfig;
use std::collections::BTreeMap;
use std::fs;
use std::time::Duration;

use super::{CoreRun, Failure, Totals};
use crate::case::CaseNumber;
use crate::cores::Cores;
use crate::given_up::GivenUp;
use coverage::Coverage;

/// What has become of a program.
pub(super) struct Ran {
    pub number: CaseNumber,
    pub coverage: Coverage,
    /// It was counted on both sides.
    pub on_both_sides: bool,
    pub given_up: Option<GivenUp>,
    pub failure: Option<Failure>,
    pub time: Duration,
}

/// A core on which programs run.
struct Open {
    machine: SystemConfig,
    run: CoreRun,
    /// Programs that were begun.
    begun: u64,
    /// How many of the begun programs have returned.
    returned: u64,
    /// The next one to be counted.
    next: u64,
    /// Those that have come back before it.
    early: BTreeMap<u64, Ran>,
    has_failed: bool,
}

/// Counts programs in order.
pub(super) struct Tally {
    pub totals: Totals,
    cores: Cores,
    open: BTreeMap<u64, Open>,
    /// The core on which the first program was begun last.
    newest: Option<u64>,
    /// Programs that make a core complete.
    programs: u64,
}

impl Tally {
    pub(super) fn new(programs: u64, cores: Cores) -> Self {
        Tally { totals: Totals::default(), cores, open: BTreeMap::new(), newest: None, programs }
    }

    /// A program begins on a core that took so long to build.
    pub(super) fn begins(&mut self, number: u64, machine: &SystemConfig, build: Duration) {
        let open = self.open.entry(number).or_insert_with(|| {
            self.newest = Some(number);
            Open {
                machine: *machine,
                run: CoreRun::new(number, machine, build),
                begun: 0,
                returned: 0,
                next: 0,
                early: BTreeMap::new(),
                has_failed: false,
            }
        });
        open.begun += 1;
    }

    /// A program of a core has come back.
    pub(super) fn returns(&mut self, ran: Ran) {
        let Some(open) = self.open.get_mut(&ran.number.configuration) else {
            return;
        };
        open.returned += 1;
        open.early.insert(ran.number.program, ran);
        while let Some(ran) = open.early.remove(&open.next) {
            open.next += 1;
            if open.has_failed {
                drop_failure(&ran);
                continue;
            }
            open.has_failed = ran.failure.is_some();
            count(&mut self.totals, &self.cores, open, ran);
        }
        self.close(false);
    }

    /// Puts the cores aside on which nothing runs any more: all but the newest, or all.
    pub(super) fn close(&mut self, all: bool) {
        let newest = self.newest;
        let is_done = |number: &u64, open: &Open| {
            open.returned == open.begun && (all || open.has_failed || Some(*number) != newest)
        };
        let done = self.open.iter().filter(|(number, open)| is_done(number, open));
        let done: Vec<u64> = done.map(|(number, _)| *number).collect();
        for number in done {
            if let Some(mut open) = self.open.remove(&number) {
                open.run.is_complete = open.has_failed || open.run.programs >= self.programs;
                let cores = &mut self.totals.cores;
                let place = cores.partition_point(|other| other.number < number);
                cores.insert(place, open.run);
            }
        }
        let counted = self.open.values().filter(|open| open.run.programs > 0);
        self.totals.open = counted.map(|open| open.run.clone()).collect();
    }
}

/// Adds a program to its core and to the totals.
fn count(totals: &mut Totals, cores: &Cores, open: &mut Open, ran: Ran) {
    let core = &mut open.run;
    totals.programs += 1;
    totals.configurations += u64::from(core.programs == 0);
    totals.programs_at_ports += u64::from(core.is_at_ports);
    if let Some(cores) = core.cluster_cores {
        totals.clusters.entry(cores).or_default().add(core.programs == 0);
    }
    if let Some(why) = ran.given_up {
        *totals.given_up.entry(why).or_default() += 1;
    }
    totals.coverage.add(&ran.coverage);
    let command = || ran.number.command(cores);
    let on_both_sides = ran.on_both_sides;
    totals.collected.add_run(&open.machine.core, &ran.coverage, on_both_sides, command);
    core.programs += 1;
    core.cycles += ran.coverage.cycles;
    core.retired += ran.coverage.retired;
    core.run_seconds += ran.time.as_secs_f64();
    if let Some(failure) = ran.failure {
        core.failed_program = Some(failure.number.program);
        let failures = &mut totals.failures;
        let number = failure.number.configuration;
        let place = failures.partition_point(|other| other.number.configuration < number);
        failures.insert(place, failure);
    }
}

/// A failure behind the first one of its core is not kept.
fn drop_failure(ran: &Ran) {
    if let Some(failure) = &ran.failure {
        // The folder is this campaign's own; one that stays does no harm.
        let _ = fs::remove_dir_all(&failure.folder);
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use isa::CoreConfig;

    use super::*;
    use crate::cause::Cause;

    fn ran(configuration: u64, program: u64, fails: bool) -> Ran {
        let number = CaseNumber { seed: 0, configuration, program };
        let coverage = Coverage { retired: 1 << program, ..Coverage::default() };
        let failure = Failure {
            number,
            cause: Cause::of_words("differs"),
            summary: String::new(),
            folder: PathBuf::from("no-such-folder"),
            command: String::new(),
        };
        Ran {
            number,
            coverage,
            on_both_sides: false,
            given_up: None,
            failure: fails.then_some(failure),
            time: Duration::ZERO,
        }
    }

    /// Whatever comes back first.
    #[test]
    fn programs_count_up_to_the_first_failure() {
        for order in [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1]] {
            let mut tally = Tally::new(4, Cores::Drawn);
            for _ in order {
                let machine = SystemConfig::from(CoreConfig::default());
                tally.begins(3, &machine, Duration::ZERO);
            }
            for program in order {
                tally.returns(ran(3, program, program == 1 || program == 2));
            }
            assert_eq!(tally.totals.programs, 2);
            assert_eq!(tally.totals.coverage.retired, 0b11);
            let [failure] = tally.totals.failures.as_slice() else {
                panic!("{:?}", tally.totals.failures);
            };
            assert_eq!(failure.number.program, 1);
            let [core] = tally.totals.cores.as_slice() else {
                panic!("a core that has failed is done");
            };
            assert_eq!((core.programs, core.failed_program), (2, Some(1)));
            assert!(core.is_complete);
        }
    }

    #[test]
    fn a_core_is_done_when_another_one_has_begun_and_all_have_come_back() {
        for [first, second] in [[0, 1], [1, 0]] {
            let mut tally = Tally::new(2, Cores::Drawn);
            let config = SystemConfig::from(CoreConfig::default());
            tally.begins(first, &config, Duration::ZERO);
            tally.begins(first, &config, Duration::ZERO);
            tally.returns(ran(first, 0, false));
            tally.begins(second, &config, Duration::ZERO);
            tally.returns(ran(second, 0, false));
            assert!(tally.totals.cores.is_empty());
            tally.returns(ran(first, 1, false));
            let done = tally.totals.cores.iter().map(|core| core.number);
            assert_eq!(done.collect::<Vec<_>>(), [first]);
            tally.close(true);
            let complete = tally.totals.cores.iter().map(|core| core.is_complete);
            assert_eq!(complete.collect::<Vec<_>>(), [first == 0, first == 1]);
        }
    }
}
