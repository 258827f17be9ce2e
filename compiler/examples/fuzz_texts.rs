//! The long fuzzing run over the reader of LLVM IR:
//! `cargo run --release -p compiler --example fuzz_texts -- --cases 1000000`.
//!
//! It stops with the case's number at a panic, at a case that allocates beyond its share of the text, and at one that
//! does not end; `--first N --cases 1` runs that case again, `--show` prints its text. With `--lower`, what is read is
//! lowered, too.

#[path = "../tests/fuzz/mod.rs"]
mod fuzz;

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use compiler::ir;
use compiler::lower::{lower, InstructionSet};
use fuzz::{use_text, Corpus, BYTES_PER_INPUT_BYTE, CONSTANT_BYTES};
use peak_alloc::PeakAlloc;

#[global_allocator]
static ALLOCATOR: PeakAlloc = PeakAlloc;

/// The case that is being run.
static CURRENT: AtomicU64 = AtomicU64::new(u64::MAX);

/// A case that takes longer than this hangs.
const CASE_SECONDS_MAX: u64 = 20;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let number = |option: &str, default: u64| {
        let at = arguments.iter().position(|argument| argument == option);
        at.map_or(default, |at| arguments[at + 1].parse().expect("a number"))
    };
    let asks = |option: &str| arguments.iter().any(|argument| argument == option);
    let (first, cases) = (number("--first", 0), number("--cases", 100_000));
    let corpus = Corpus::new();
    std::thread::spawn(watch);
    let start = Instant::now();
    let (mut accepted, mut read_bytes, mut peak) = (0, 0, 0);
    for case in first..first + cases {
        CURRENT.store(case, Ordering::Relaxed);
        let text = corpus.text(case);
        if asks("--show") {
            println!("{text}");
        }
        let before = ALLOCATOR.current_usage();
        ALLOCATOR.reset_peak_usage();
        let result = std::panic::catch_unwind(|| use_text(&text));
        let used = ALLOCATOR.peak_usage().saturating_sub(before);
        let Ok(read) = result else {
            eprintln!("case {case} panics");
            std::process::exit(1);
        };
        if used > CONSTANT_BYTES + BYTES_PER_INPUT_BYTE * text.len() {
            eprintln!("case {case} allocates {used} bytes for {}", text.len());
            std::process::exit(1);
        }
        if read && asks("--lower") && std::panic::catch_unwind(|| lower_text(&text)).is_err() {
            eprintln!("case {case} panics in lowering");
            std::process::exit(1);
        }
        accepted += u64::from(read);
        read_bytes += text.len();
        peak = peak.max(used);
    }
    println!(
        "{cases} cases from {first} on in {:.0} s: {accepted} read, {} MB in all, at most {} kB allocated",
        start.elapsed().as_secs_f64(),
        read_bytes >> 20,
        peak >> 10
    );
}

/// Lowers what is read, and looks whether it is sound.
fn lower_text(text: &str) {
    for instructions in [InstructionSet::BASIC, InstructionSet::EXTENDED] {
        let module = ir::read("text.ll", text).expect("it has been read");
        if let Ok(lowered) = lower(module, instructions) {
            assert_eq!(ir::verify(&lowered, ir::Form::Lowered), Ok(()));
        }
    }
}

/// Ends the process when a case does not end.
fn watch() {
    loop {
        let before = CURRENT.load(Ordering::Relaxed);
        std::thread::sleep(Duration::from_secs(CASE_SECONDS_MAX));
        if before != u64::MAX && CURRENT.load(Ordering::Relaxed) == before {
            eprintln!("case {before} does not end");
            std::process::exit(1);
        }
    }
}
