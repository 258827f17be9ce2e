//! Kinds of faults, each with one that is put into the core: whether a campaign on drawn cores finds it in a minute of
//! two processors, and how few words then show it. The figures are those of
//! docs/reports/2026-11-30-kinds-of-faults.md.

use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use fuzz::{
    build_system, campaign, install_example_units, Builder, Built, CampaignOptions, Case, Cores, Haste, LockSteps,
};
use isa::{CoreConfig, SystemConfig};
use testbenches::EmittedVerilog;

use super::{built, processor_time, shrink_within, CYCLES_MAX, LOOK};

/// A minute of two processors.
const MINUTE: Duration = Duration::from_secs(120);
/// Time of a processor in which a failure is made small.
const SHRINKING: Duration = Duration::from_secs(60);
/// Threads that run programs beside the one that compiles, as `harmonica fuzz` has them on two processors.
const JOBS: usize = 2;
/// The campaigns that are drawn for each fault.
const SEEDS: [u64; 3] = [11, 12, 13];

/// Kinds, and the fault of each in the crate `planted`.
const KINDS: [(&str, &str); 8] = [
    ("the scratchpad's written data", "a_byte_that_a_store_to_the_scratchpad_loses"),
    ("the scratchpad's written lanes", "a_lane_whose_word_the_scratchpad_does_not_get"),
    ("floats near rounding", "a_tie_that_is_rounded_up_to_an_odd_number"),
    ("subnormal floats", "a_subnormal_product_with_an_exponent"),
    ("both zeros", "a_zero_that_loses_its_sign"),
    ("host starts within a word", "a_start_within_a_word_that_becomes_the_word_s"),
    ("pages that answer in part beside a missing one", "a_missing_page_that_counts_before_a_lower_lane"),
    ("spawns beside returns", "a_return_that_is_lost_in_the_cycle_of_a_spawn"),
];

/// How a campaign has ended.
struct Drawn {
    /// Time of processors until the failure, or in all.
    spent: Duration,
    /// Cores that ran programs, and those among all built that have the fault.
    cores: [u64; 2],
    programs: u64,
    /// What has failed, and the summary of its report.
    found: Option<(Case, String)>,
}

/// Builds with the fault where the core has what is to be changed; as it is where not, and where the core shows only its
/// ports.
fn with_fault(fault: &'static planted::Fault, machine: &SystemConfig, haste: Haste, faulty: &AtomicU64) -> Built {
    let config = machine.core;
    let verilog = EmittedVerilog::with_defect(&config, &fault.defect()).ok().filter(|_| config.trace);
    if let Some(core) = verilog.and_then(|verilog| built(&config, &verilog, haste).ok()) {
        faulty.fetch_add(1, Ordering::Relaxed);
        return Built::Core(core);
    }
    build_system(machine).unwrap_or_else(|error| panic!("{error}"))
}

/// A campaign on drawn cores with the fault, of a minute of two processors, or until it finds the fault.
fn drawn(fault: &'static planted::Fault, seed: u64) -> Drawn {
    let (stop, faulty) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU64::new(0)));
    let begin = Instant::now();
    let before = processor_time(begin);
    let spent = move || processor_time(begin).saturating_sub(before);
    let counted = Arc::clone(&faulty);
    let options = CampaignOptions {
        seed,
        jobs: JOBS,
        failures_max: 1,
        max_cycles: CYCLES_MAX,
        folder: Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("kinds-{}-{seed}", fault.name)),
        builder: Some(Builder::new(move |machine, haste| Ok(with_fault(fault, machine, haste, &counted)))),
        stop: Arc::clone(&stop),
        ..CampaignOptions::default()
    };
    let ended = AtomicBool::new(false);
    let (totals, spent) = thread::scope(|scope| {
        scope.spawn(|| {
            while !ended.load(Ordering::Relaxed) {
                stop.fetch_or(spent() >= MINUTE, Ordering::Relaxed);
                thread::sleep(LOOK);
            }
        });
        let totals = campaign(&options, &|_| {});
        let spent = spent();
        ended.store(true, Ordering::Relaxed);
        (totals, spent)
    });
    let totals = totals.unwrap_or_else(|error| panic!("{}: {error}", fault.name));
    let found = totals.failures.first().map(|failure| {
        let machine = Cores::Drawn.machine(seed, failure.number.configuration);
        (Case::new(machine, failure.number), failure.summary.clone())
    });
    let cores = [totals.cores.len() as u64, faulty.load(Ordering::Relaxed)];
    Drawn { spent, cores, programs: totals.programs, found }
}

/// A row of the table; whether the fault was found.
fn row(kind: &str, fault: &'static planted::Fault, seed: u64) -> bool {
    let Drawn { spent, cores: [cores, faulty], programs, found } = drawn(fault, seed);
    let seconds = spent.as_secs_f64() / 2.0;
    // A program that does not end is not the fault's doing.
    let found = found.filter(|(_, summary)| summary.starts_with("mismatch"));
    let Some((case, summary)) = found else {
        println!("| {kind} | {} | {seed} | not found | {seconds:.1} | {cores} ({faulty}) | {programs} | |", fault.name);
        return false;
    };
    let subject = case.subject(CYCLES_MAX).unwrap_or_else(|errors| panic!("{errors}"));
    let mut oracle = LockSteps::new(
        move |config: &CoreConfig, haste| built(config, &EmittedVerilog::with_defect(config, &fault.defect())?, haste),
        testbenches::ModelSide::new,
    );
    let (shrunk, _) = shrink_within(SHRINKING, &subject, &case.program, &mut oracle);
    let words = shrunk.as_ref().map(|shrunk| shrunk.subject.code.lines().len());
    let words = words.map_or_else(|| "-".to_owned(), |words| words.to_string());
    println!(
        "| {kind} | {} | {seed} | {summary} | {seconds:.1} | {cores} ({faulty}) | {programs} | {words} |",
        fault.name
    );
    if let Some(shrunk) = shrunk {
        println!("{}", shrunk.subject.source());
    }
    true
}

/// Campaigns on drawn cores with these faults, each with its kind: nine of ten find theirs.
fn nine_of_ten_are_found(kinds: &[(&str, &'static planted::Fault)], seeds: &[u64]) {
    install_example_units();
    let campaigns = kinds.iter().flat_map(|&kind| seeds.iter().map(move |&seed| (kind, seed)));
    let found = campaigns.filter(|&((kind, fault), seed)| row(kind, fault, seed)).count();
    let all = kinds.len() * seeds.len();
    assert!(found * 10 >= all * 9, "{found} of {all}");
}

#[test]
#[ignore = "campaign shrink: up to two minutes of a processor for each of 24 campaigns, and one to make the failure small"]
fn kinds_of_faults_are_found_in_a_drawn_minute() {
    nine_of_ten_are_found(&KINDS.map(|(kind, name)| (kind, planted::named(name))), &SEEDS);
}

#[test]
#[ignore = "campaign shrink: up to two minutes of a processor for each of 13 campaigns, and one to make the failure small"]
fn faults_of_a_deep_pipeline_are_found_in_a_drawn_minute() {
    let faults: Vec<_> = planted::DEEP.iter().copied().flatten().map(|fault| ("deep", fault)).collect();
    nine_of_ten_are_found(&faults, &SEEDS[..1]);
}
