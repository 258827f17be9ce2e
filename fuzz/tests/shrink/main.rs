//! Failing runs are made small, and stay the same failure: random programs that find faults put into the core or into
//! the golden model.

mod apart;
mod faults;
mod faulty_model;
mod kinds;

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use faults::{Fault, FaultySide};
use faulty_model::FaultyModel;
use fuzz::{
    shrink, Case, CaseNumber, Haste, LockSteps, Oracle, Program, ShrinkOptions, Shrunk, Subject, Symptom, VerdictKind,
};
use isa::CoreConfig;
use testbenches::{CosimError, Cosimulator, EmittedVerilog, Waveforms};

/// A random program is given up after so many cycles.
const CYCLES_MAX: u64 = 20_000;
/// Random programs that are tried on a fault before it counts as not found.
const PROGRAMS_MAX: u64 = 2_000;
/// Time for a fault in the campaign: that of a processor, which other programs do not lengthen.
const TIME: Duration = Duration::from_secs(60);
/// Time that passes meanwhile, at most.
const TIME_PASSED_MAX: Duration = Duration::from_secs(3600);
/// How often the watch looks.
const LOOK: Duration = Duration::from_millis(100);

fn built(config: &CoreConfig, verilog: &EmittedVerilog, haste: Haste) -> Result<Cosimulator, CosimError> {
    match haste {
        Haste::Careful => Cosimulator::from_verilog(config, verilog, Waveforms::Without),
        Haste::Hasty => Cosimulator::hastily(config, verilog),
    }
}

/// Both sides, one of them with the fault.
fn sides(fault: Fault) -> Box<dyn Oracle> {
    match fault.side {
        FaultySide::Rtl(planted) => Box::new(LockSteps::new(
            move |config: &CoreConfig, haste| {
                built(config, &EmittedVerilog::with_defect(config, &planted.defect())?, haste)
            },
            testbenches::ModelSide::new,
        )),
        FaultySide::Model(change) => Box::new(LockSteps::new(
            |config: &CoreConfig, haste| built(config, &EmittedVerilog::emit(config)?, haste),
            move |config: &CoreConfig| FaultyModel::new(config, change),
        )),
    }
}

/// The first random program that finds the fault.
fn found(fault: Fault, oracle: &mut dyn Oracle) -> (Subject, Program) {
    for program in 0..PROGRAMS_MAX {
        let number = CaseNumber { seed: 1, configuration: 0, program };
        let case = Case::new(fault.config(), number);
        let subject = case.subject(CYCLES_MAX);
        let subject = subject.unwrap_or_else(|errors| panic!("{}: {errors}", fault.name));
        // Warps that wait for one another are the program's own doing.
        let is_found = |symptom: &Symptom| !matches!(symptom, Symptom::Hang(_) | Symptom::NoEnd);
        if oracle.sighting(&subject).is_some_and(|sighting| is_found(&sighting.symptom)) {
            return (subject, case.program);
        }
    }
    panic!("{}: not found by {PROGRAMS_MAX} programs", fault.name)
}

/// What has become of a fault's first program.
struct Row {
    fault: Fault,
    original: Subject,
    shrunk: Shrunk,
    time: Duration,
}

/// The processor time that this process and its children have had; where the system does not say, the time since
/// `begin`.
fn processor_time(begin: Instant) -> Duration {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    // Behind the name, in brackets: from the twelfth field on user and system, and the same of children that have
    // ended, in 10 ms.
    let fields = stat.rsplit_once(')').map_or("", |(_, behind)| behind);
    let fields = fields.split_whitespace().skip(11).take(4);
    let ticks: Vec<u64> = fields.filter_map(|field| field.parse().ok()).collect();
    match ticks.len() {
        4 => Duration::from_millis(10 * ticks.iter().sum::<u64>()),
        _ => begin.elapsed(),
    }
}

/// Makes a run small in so much time of a processor. Gives how much it took.
fn shrink_within(
    time: Duration,
    original: &Subject,
    tree: &Program,
    oracle: &mut dyn Oracle,
) -> (Option<Shrunk>, Duration) {
    let begin = Instant::now();
    let before = processor_time(begin);
    let spent = || processor_time(begin).saturating_sub(before);
    let options = ShrinkOptions::new(TIME_PASSED_MAX);
    let ended = AtomicBool::new(false);
    thread::scope(|scope| {
        scope.spawn(|| {
            while !ended.load(Ordering::Relaxed) {
                options.stop.fetch_or(spent() >= time, Ordering::Relaxed);
                thread::sleep(LOOK);
            }
        });
        let shrunk = shrink(original.clone(), Some(tree), oracle, &options);
        let spent = spent();
        ended.store(true, Ordering::Relaxed);
        (shrunk, spent)
    })
}

/// Finds a fault by random programs, and makes the run small in so much time. What is left fails in the same way.
fn measure(fault: Fault, time: Duration) -> Row {
    let mut oracle = sides(fault);
    let (original, tree) = found(fault, oracle.as_mut());
    let first = oracle.sighting(&original).expect("it has just failed");
    let (shrunk, time) = shrink_within(time, &original, &tree, oracle.as_mut());
    let shrunk = shrunk.expect("it has just failed");
    let again = oracle.sighting(&shrunk.subject).expect("it still fails");
    assert_eq!(again.symptom, first.symptom, "{}", fault.name);
    assert_eq!(again, shrunk.sighting, "{}", fault.name);
    Row { fault, original, shrunk, time }
}

impl Row {
    fn words(&self) -> [usize; 2] {
        [&self.original, &self.shrunk.subject].map(|subject| subject.code.lines().len())
    }

    /// A row of the table in docs/reports/2026-11-26-shrunk-failures.md.
    fn print(&self) {
        let [before, after] = self.words();
        let now = &self.shrunk.subject;
        println!(
            "| {} | `{}` | {before} | {after} | `{}` to `{}` | {} | {} | {:.0} |",
            self.fault.name,
            self.shrunk.sighting.symptom,
            self.original.config.arch,
            now.config.arch,
            self.shrunk.tries,
            self.shrunk.cores,
            self.time.as_secs_f64(),
        );
    }
}

/// So small in the time of an ordinary test that it can be read at a glance.
fn is_made_small(name: &str, words_most: usize) -> Shrunk {
    let row = measure(Fault::named(name), Duration::from_secs(20));
    row.print();
    let [_, after] = row.words();
    let source = row.shrunk.subject.source();
    assert!(after <= words_most, "{after} words\n{source}");
    row.shrunk
}

#[test]
fn a_fault_of_the_model_is_found_by_few_words() {
    is_made_small("the model takes xor for or", 6);
}

/// Lanes that are lost where they part: nothing of it shows before they do.
#[test]
fn a_fault_of_the_core_is_found_by_few_words() {
    let shrunk = is_made_small("a_bit_of_a_mask_on_the_divergence_stack", 12);
    let Symptom::InCycle { verdict, field } = shrunk.sighting.symptom else {
        panic!("{}", shrunk.sighting.symptom);
    };
    assert_eq!(verdict, VerdictKind::Architectural);
    assert_eq!(field, "context_stack_top_mask[*]");
}

#[test]
#[ignore = "40 minutes: forty faults, a minute each"]
fn forty_faults_are_made_small() {
    assert!(Fault::all().count() >= 40, "{} faults", Fault::all().count());
    let mut sizes = Vec::new();
    for fault in Fault::all() {
        let row = measure(fault, TIME);
        row.print();
        println!("{}", row.shrunk.subject.source());
        sizes.push(row.words()[1]);
    }
    sizes.sort_unstable();
    let median = sizes[sizes.len() / 2];
    let most = sizes.last().copied().unwrap_or(0);
    println!("median {median} words, at most {most}");
    assert!(median <= 12, "{sizes:?}");
    assert!(most <= 40, "{sizes:?}");
}
