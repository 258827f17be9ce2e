//! Standard output without a reader, or that cannot be written.

use std::fs::File;
use std::process::Stdio;

use crate::common::{outcome, RunResult, TestFolder};

/// Commands that print, a line each.
const LINES: [&str; 14] = [
    "--help",
    "run --help",
    "--version",
    "arch 4w8/8",
    "arch 4w8/8 --json",
    "run ok.s",
    "run ok.s --json",
    "disasm ok.o",
    "timeline ok.s",
    "verilog --arch 4w8/8/1/1 -o rtl",
    "verilog --arch 4w8/8/1/1 -o rtl --json",
    "fpga --list",
    "fpga --list --json",
    "lab ok.s --latency 1 --mechanisms stack",
];

/// Prints A and a newline.
const OK: &str = "        ldi %r1, #1\n        shli %r1, %r1, (8*__WORD-1)\n        ldi %r0, #0x41\n        st %r0, %r1, #0\n        \
                  ldi %r0, #10\n        st %r0, %r1, #0\n        halt\n";
/// Prints A for ever.
const FOR_EVER: &str = "        ldi %r1, #1\n        shli %r1, %r1, (8*__WORD-1)\n        ldi %r0, #0x41\n\
                        again:  st %r0, %r1, #0\n        jmpi again\n";

fn place() -> TestFolder {
    let place = TestFolder::new().with("ok.s", OK).with("for-ever.s", FOR_EVER);
    place.expect("asm ok.s");
    place
}

/// Standard output goes there, and there is no input.
fn run_into(place: &TestFolder, line: &str, stdout: Stdio) -> RunResult {
    let mut child = place.start_into(line, &[], stdout, Stdio::piped());
    drop(child.stdin.take());
    outcome(child)
}

/// A pipe whose reading end is closed.
fn closed_pipe() -> Stdio {
    let (reader, writer) = std::io::pipe().expect("a pipe");
    drop(reader);
    writer.into()
}

fn without_reader(place: &TestFolder, line: &str) -> RunResult {
    run_into(place, line, closed_pipe())
}

#[test]
fn a_reader_that_has_gone_away_is_no_fault() {
    let place = place();
    for line in LINES {
        let outcome = without_reader(&place, line);
        assert_eq!((outcome.code, outcome.stderr.as_str()), (0, ""), "{line}");
    }
    // The exit code still says that the check has failed; the words are dropped.
    let outcome = without_reader(&place, "run missing.s");
    assert_eq!(outcome.code, 2, "{}", outcome.stderr);
    // A program that prints for ever ends with its reader.
    let outcome = without_reader(&place, "run for-ever.s --max-instructions 1000000000000");
    assert_eq!((outcome.code, outcome.stderr.as_str()), (0, ""));
}

#[test]
fn the_lock_step_ends_quietly_without_a_reader() {
    let place = place();
    for line in ["cosim ok.s", "cosim ok.s --json"] {
        let outcome = without_reader(&place, line);
        assert_eq!((outcome.code, outcome.stderr.as_str()), (0, ""), "{line}");
    }
}

#[test]
fn a_disk_that_is_full_is_told() {
    let place = place();
    for line in LINES {
        let full = File::options().write(true).open("/dev/full");
        let full = Stdio::from(full.expect("Linux has it"));
        let outcome = run_into(&place, line, full);
        assert_eq!(outcome.code, 2, "{line}: {}", outcome.stderr);
        let told = "error: cannot write to standard output: No space left on device";
        outcome.tells(told);
        let panics = outcome.stderr.contains("panicked");
        assert!(!panics, "{line}: {}", outcome.stderr);
    }
}

/// Logs and warnings go to standard error.
#[test]
fn standard_error_that_nobody_reads_is_no_fault() {
    let place = place();
    for line in ["run ok.s --stats", "run ok.s --trace"] {
        let mut child = place.start_into(line, &[], Stdio::piped(), closed_pipe());
        drop(child.stdin.take());
        let outcome = outcome(child);
        outcome.ends(0, "A\n");
    }
}
