//! The long fuzzing run over every reader of the assembler:
//! `cargo run --release -p assembler --example fuzz_readers -- --cases 10000000`.
//!
//! It stops with the case's number at a panic, at a case that allocates beyond its share of the input,
//! and at one that does not end; `--first N --cases 1` runs that case again.

#[path = "../tests/common/mod.rs"]
mod common;
#[path = "../tests/fuzz/mod.rs"]
mod fuzz;

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use clap::Parser;
use fuzz::{read, Corpus, InputKind, BYTES_PER_INPUT_BYTE};
use peak_alloc::PeakAlloc;
use strum::VariantArray;

#[global_allocator]
static ALLOCATOR: PeakAlloc = PeakAlloc;

/// The case that is being run.
static CURRENT: AtomicU64 = AtomicU64::new(0);

/// A case that takes longer than this hangs.
const CASE_SECONDS_MAX: u64 = 20;

/// Fuzz the readers of sources, object files, image formats and symbol files
#[derive(Parser)]
struct Arguments {
    /// How many cases
    #[arg(long, default_value_t = 1_000_000)]
    cases: u64,
    /// The first case's number
    #[arg(long, default_value_t = 0)]
    first: u64,
}

/// What happened to the cases of one kind.
#[derive(Clone, Copy, Default)]
struct Tally {
    cases: u64,
    accepted: u64,
    input_bytes: u64,
    peak_bytes: usize,
    slowest: Duration,
}

fn main() {
    let arguments = Arguments::parse();
    let corpus = Corpus::new();
    std::thread::spawn(watch);
    let start = Instant::now();
    let mut tallies = [Tally::default(); InputKind::VARIANTS.len()];
    for case in arguments.first..arguments.first + arguments.cases {
        CURRENT.store(case, Ordering::Relaxed);
        let tally = &mut tallies[(case % InputKind::VARIANTS.len() as u64) as usize];
        run(&corpus, case, tally);
    }
    println!(
        "{} cases from {} on in {:.0} s: no panic, no hang, no allocation beyond its share",
        arguments.cases,
        arguments.first,
        start.elapsed().as_secs_f64()
    );
    println!(
        "{:<16} {:>9} {:>9} {:>10} {:>12} {:>12}",
        "kind", "cases", "accepted", "MB read", "peak kB", "slowest ms"
    );
    for (kind, tally) in InputKind::VARIANTS.iter().zip(&tallies) {
        println!(
            "{:<16} {:>9} {:>9} {:>10.1} {:>12} {:>12.2}",
            format!("{kind:?}"),
            tally.cases,
            tally.accepted,
            tally.input_bytes as f64 / 1e6,
            tally.peak_bytes / 1000,
            tally.slowest.as_secs_f64() * 1e3
        );
    }
}

fn run(corpus: &Corpus, case: u64, tally: &mut Tally) {
    let input = corpus.input(case);
    let before = ALLOCATOR.current_usage();
    ALLOCATOR.reset_peak_usage();
    let start = Instant::now();
    let result = std::panic::catch_unwind(|| read(&input));
    let elapsed = start.elapsed();
    let used = ALLOCATOR.peak_usage().saturating_sub(before);
    let Ok(accepted) = result else {
        eprintln!("case {case} ({:?}) panicked", input.kind);
        std::process::exit(1);
    };
    if used > input.kind.constant_bytes() + BYTES_PER_INPUT_BYTE * input.bytes.len() {
        let length = input.bytes.len();
        eprintln!("case {case} ({:?}) allocated {used} bytes for {length}", input.kind);
        std::process::exit(1);
    }
    tally.cases += 1;
    tally.accepted += u64::from(accepted);
    tally.input_bytes += input.bytes.len() as u64;
    tally.peak_bytes = tally.peak_bytes.max(used);
    tally.slowest = tally.slowest.max(elapsed);
}

/// Ends the process when a case does not end.
fn watch() {
    loop {
        let before = CURRENT.load(Ordering::Relaxed);
        std::thread::sleep(Duration::from_secs(CASE_SECONDS_MAX));
        if CURRENT.load(Ordering::Relaxed) == before {
            eprintln!("case {before} does not end");
            std::process::exit(1);
        }
    }
}
