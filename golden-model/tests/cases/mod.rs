//! Tests as texts: each file of this folder, `*.case`, has cases, which this runs.
//!
//! ```text
//! case a load lets its warp go on
//! rules P9.5.7, P22.1
//! core 4w8/8/1/1, scoreboard = true
//! memory 0x80: 5
//! program
//!   ld %r3, %r0, #0x80
//!   addi %r4, %r4, #1
//!   halt
//! run
//! expect r3 = 5
//! seen cycle execute_pc when execute_valid
//!   12 0
//!   13 4
//!   ...
//! ```
//!
//! | step | what it does |
//! |-|-|
//! | `machine ARCHID, OPTIONS` | runs programs on the functional machine; the interrupts of all warps are off |
//! | `core ARCHID, OPTIONS` | runs them on the timing model, whose memory answers in the next cycle |
//! | `cluster cores = 2, banks = 4, ...` | several such machines or cores; `shared_cache_bytes` and `shared_cache_ways` of a bank |
//! | `set NAME = VALUE, ...` | of a machine: `r3`, `w1.r3[0]`, `p1`, `active`, `interrupts`; of a core's environment: `data_port_closed`, `data_latency`, ...; of a cluster's: `closed_banks`, `bank_latency`, ... |
//! | `memory ADDRESS: WORDS`, `input "TEXT"` | what the memory and the console have |
//! | `program` | a new machine or core with the program below, and all that is set before the first program |
//! | `run`, `run 5`, `run to a deadlock`, `run until CONDITION` | to the end; so many instructions or cycles; ... |
//! | `reset` | resets the core or the cluster; memory and console stay |
//! | `count from CONDITION` | the first such cycle counts as 0 in what follows; `now`: the last one, `here`: the next |
//! | `expect NAME = VALUE, ...` | registers, masks, memory, or fields of the last cycle's record |
//! | `seen COLUMNS when CONDITION` | a row for each cycle in which the condition holds |
//! | `changes COLUMNS` | a row, the cycle first, for each cycle in which a column is other than before |
//! | `always CONDITION when CONDITION`, `count N when CONDITION` | what holds in each of some cycles; how many they are |
//!
//! Fields of records have the names of `isa/src/trace/fields.rs`, `context_pc[0]`; those of an interconnect the names of
//! `isa/src/cluster/interconnect.rs`. Names without a core are core 0's; `core1.r3` and `core1.schedule_pc` are core 1's,
//! and `cores.schedule_pc` has a value for each core. `port.ring_valid` is a port of the core, `bank1.data_request_line`
//! one of a bank, and `banks.data_request_line` has a value for each bank. A table with names such as `bank.number` or
//! `core.schedule_pc` has rows for each bank or core of a cycle. A line may have several rows, `12 0 | 13 4`. `*` is any
//! value, and `...` whatever comes there. The values are typed in from the pages, and are never taken from what the model
//! gives.

mod columns;
mod engine;
mod grammar;
mod judge;
mod subject;
mod value;

use std::fs;
use std::path::{Path, PathBuf};

use grammar::{parse, Case, Step, Wrong};
use subject::{Setup, Subject};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases")
}

/// A test for each file.
macro_rules! case_files {
    ($($name:ident)*) => {
        $( #[test] fn $name() { check(stringify!($name)); } )*
        const FILES: &[&str] = &[$(stringify!($name)),*];
    };
}

case_files! {
    cluster_banks
    cluster_functional
    cluster_ports
    cluster_shared_cache
    cluster_shared_fetches
    code_changes
    cycles
    cycles_barrier
    cycles_bus_errors
    cycles_cluster_barrier
    cycles_console
    cycles_counters
    cycles_data_cache
    cycles_deep
    cycles_exchange
    cycles_exchange_neighbours
    cycles_extension
    cycles_fence
    cycles_host_start
    cycles_instruction_cache
    cycles_kernel_entry
    cycles_memory
    cycles_multi_path
    cycles_paired_path
    cycles_prediction
    cycles_record
    cycles_redirects
    cycles_refused
    cycles_request_queue
    cycles_ring
    cycles_ring_cluster
    cycles_scoreboard
    cycles_scratchpad
    cycles_shifter
    cycles_spawn
    cycles_store_lanes
    cycles_tlb
    cycles_units
    machine
    rules_arithmetic
    rules_atomic
    rules_barrier
    rules_divergence
    rules_extension
    rules_lanes
    rules_masks
    rules_multi_path
    rules_paired_path
    rules_scratchpad
    rules_system
    rules_translation
    rules_warps
}

/// Runs all cases of a file.
fn check(name: &str) {
    let path = folder().join(format!("{name}.case"));
    let text = fs::read_to_string(&path).expect("a file of cases");
    let failures = failures(&format!("golden-model/tests/cases/{name}.case"), &text);
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

/// What is wrong with the cases of a text, a line each: `file:line: case: what was expected, and what was seen`.
fn failures(path: &str, text: &str) -> Vec<String> {
    let cases = match parse(text) {
        Ok(cases) => cases,
        Err((line, error)) => return vec![format!("{path}:{line}: {error}")],
    };
    let failure = |case: &Case| {
        let (line, error) = carry_out(case).err()?;
        Some(format!("{path}:{line}: {}{}: {error}", case.name, case.row))
    };
    cases.iter().filter_map(failure).collect()
}

/// Carries out the steps of a case, up to the first that fails.
fn carry_out(case: &Case) -> Result<(), Wrong> {
    let mut base = Setup::default();
    let mut setup = None;
    let mut subject = None;
    for step in &case.steps {
        if step.word == "program" {
            let mut own = base.clone();
            // Lines above are empty, so that the assembler's errors have the lines of the file.
            let lines: Vec<_> = step.block.iter().map(|line| line.text.as_str()).collect();
            own.program(lines.join("\n"));
            (setup, subject) = (Some(own), None);
            continue;
        }
        let prepared = setup.as_mut().unwrap_or(&mut base);
        carry_out_step(step, prepared, &mut subject)?;
    }
    Ok(())
}

fn carry_out_step(step: &Step, setup: &mut Setup, subject: &mut Option<Subject>) -> Result<(), Wrong> {
    let rest = step.rest.as_str();
    let at_step = |error| (step.number, error);
    match (step.word.as_str(), &mut *subject) {
        ("machine" | "core", None) => setup.engine(&step.word, rest),
        ("cluster", None) => setup.cluster(rest).map_err(at_step)?,
        ("memory", None) => setup.memory(rest).map_err(at_step)?,
        ("set", None) => setup.set(rest).map_err(at_step)?,
        ("input", None) => setup.input(rest),
        ("set", Some(subject)) => {
            for (name, value) in subject::assignments(rest).map_err(at_step)? {
                subject.set(&name, &value).map_err(at_step)?;
            }
        }
        ("input", Some(subject)) => subject.input(rest),
        ("reset", Some(subject)) => subject.engine.reset().map_err(at_step)?,
        ("memory", Some(subject)) => subject.write(rest).map_err(at_step)?,
        _ => {
            if subject.is_none() {
                *subject = Some(setup.start().map_err(at_step)?);
            }
            let subject = subject.as_mut().expect("it has just been made");
            match step.word.as_str() {
                "run" => {
                    let condition = rest.strip_prefix("until ").unwrap_or_default().to_owned();
                    let holds = |subject: &Subject, moment: &_, cycle| subject.holds(&condition, moment, cycle);
                    subject.run(rest, holds).map_err(at_step)?;
                }
                "count" if rest.starts_with("from ") => {
                    subject.count_from(rest.trim_start_matches("from ")).map_err(at_step)?;
                }
                "expect" => subject.expect(step)?,
                "seen" | "changes" => subject.table(step)?,
                "always" | "count" => subject.cycles_with(step)?,
                "cluster" | "machine" | "core" => {
                    return Err((step.number, format!("there is no step `{}` behind a run", step.word)));
                }
                word => return Err((step.number, format!("there is no step `{word}`"))),
            }
        }
    }
    Ok(())
}

#[test]
fn every_file_of_cases_is_run() {
    let entries = fs::read_dir(folder()).expect("the folder of cases").map(|entry| entry.expect("an entry").path());
    let files = entries.filter(|path| path.extension().is_some_and(|extension| extension == "case"));
    let mut names: Vec<_> = files.map(|path| path.file_stem().unwrap().to_string_lossy().into_owned()).collect();
    names.sort_unstable();
    assert_eq!(names, FILES);
}

/// What is wrong with a case of these steps behind a program of three instructions.
fn failures_of(steps: &str) -> Vec<String> {
    let program = "program\n  ldi %r3, #5\n  rtop @p1, %r3\n  halt\n";
    failures("a.case", &format!("case one\ncore 4w8/8/2/1\n{program}run\n{steps}\n"))
}

/// Each kind of expectation that is met, and one that is not, with the file, the line, what is expected and what is
/// seen.
#[test]
fn a_wrong_expectation_fails() {
    for (right, wrong, error) in [
        ("expect r3 = 5 0", "expect r3 = 5", "expected r3 = 5, seen 5 0"),
        ("expect r3[0] = 0x5", "expect r3[0] = 0x6", "expected r3[0] = 0x6, seen 0x5"),
        ("expect p1 != 0", "expect p1 != 1", "expected p1 != 1, seen 1"),
        ("expect fault = none", "expect fault = 3 at 4", "expected fault = 3 at 4, seen none"),
        ("expect [0x100] = 0", "expect [0x100] = 1", "expected [0x100] = 1, seen 0"),
        ("expect console = \"\"", "expect console = \"a\"", "expected console = \"a\", seen "),
        ("expect c0.state = Stopped", "expect state = Running", "expected state = Running, seen Stopped"),
        ("count 3 when commit_valid", "count 4 when commit_valid", "expected 4 cycles, seen 3"),
        ("count > 2 when commit_valid", "count > 3 when commit_valid", "expected > 3 cycles, seen 3"),
        (
            "always commit_pc < 9 when commit_valid",
            "always commit_pc < 8 when commit_valid",
            "expected commit_pc < 8 in every cycle, not seen in 15",
        ),
    ] {
        assert_eq!(failures_of(right), [""; 0]);
        assert_eq!(failures_of(wrong), [format!("a.case:8: one: {error}")]);
    }
}

/// What is wrong with a case of these steps behind a program that two cores with two banks have run: each stores its
/// number, plus 5, into a line of its own.
fn failures_of_cluster(steps: &str) -> Vec<String> {
    let program = "program\n  hwid %r1, #4 ; shli %r2, %r1, #6 ; addi %r1, %r1, #5 ; st %r1, %r2, #0x400 ; halt\n";
    let core = "core 4w8/8/1/1, line_words = 4\ncluster cores = 2, banks = 2\n";
    failures("a.case", &format!("case one\n{core}{program}run\n{steps}\n"))
}

/// Expectations of several cores and of their banks that are met, and ones that are not.
#[test]
fn a_wrong_expectation_of_a_cluster_fails() {
    for (right, wrong, error) in [
        ("expect cores.r1 = 5 6", "expect cores.r1 = 5", "expected cores.r1 = 5, seen 5 6"),
        ("expect core1.r1 = 6", "expect core1.r1 = 5", "expected core1.r1 = 5, seen 6"),
        ("run 1\nexpect cores.done = 1", "run 1\nexpect cores.done = 1 0", "expected cores.done = 1 0, seen 1 1"),
        ("expect bank_count_0 = 0", "expect bank_count_1 = 1", "expected bank_count_1 = 1, seen 0"),
        ("expect [0x400..0x404] = 5", "expect [0x400..0x408] = 5 6", "expected [0x400..0x408] = 5 6, seen 5 0"),
        ("run 1\nexpect port.done = 1", "run 1\nexpect banks.done = 0", "expected banks.done = 0, seen 1 0"),
        (
            "count 2 when core.data_request_ready",
            "count < 2 when core.data_request_ready",
            "expected < 2 cycles, seen 2",
        ),
        (
            "always data_request_line = data_request_line when data_request_valid",
            "always data_request_line = data_request_byte_enable when data_request_valid",
            "expected data_request_line = data_request_byte_enable in every cycle, not seen in 20",
        ),
        ("run until cores.done = 1\nexpect r1 = 5", "expect core2.r1 = 5", "there is no core 2"),
        ("reset\nexpect cores.r1 = 0", "reset\nexpect cores.r1 = 5", "expected cores.r1 = 5, seen 0 0"),
    ] {
        assert_eq!(failures_of_cluster(right), [""; 0]);
        let line = 6 + wrong.lines().count();
        assert_eq!(failures_of_cluster(wrong), [format!("a.case:{line}: one: {error}")]);
    }
    let rows = |rows: &str| failures_of_cluster(&format!("seen bank.number bank.data_request_line when {rows}"));
    let stores = "bank.data_request_valid, bank.data_request_ready";
    assert_eq!(rows(&format!("{stores}\n  0 0x20 | 0 0x22")), [""; 0]);
    let error = "expected the row 1 0x22, seen 0x0 0x22; all rows:\n  0 32\n  0 34";
    assert_eq!(rows(&format!("{stores}\n  0 0x20 | 1 0x22")), [format!("a.case:8: one: {error}")]);
}

/// Each row of a table is a case of its own, and so is each number of a range.
#[test]
fn a_row_that_fails_is_named() {
    let steps = "case one\nfor engine: machine | core\nfor value: 4..7\nprogram\n  3 times addi %r1, %r1, #2\n  halt\n";
    let failures = failures("a.case", &format!("{{engine}} 4w8/8/2/1\n{steps}run\nexpect r1[0] = {{value}}\n"));
    let wrong = |row: &str, value| format!("a.case:9: one{row}: expected r1[0] = {value}, seen 6");
    let rows = [("[machine] [4]", 4), ("[core] [4]", 4), ("[machine] [5]", 5), ("[core] [5]", 5)];
    assert_eq!(failures, rows.map(|(row, value)| wrong(&format!(" {row}"), value)));
}

/// Rows that are wrong, too many or too few.
#[test]
fn a_wrong_row_fails() {
    let seen = |rows: &str| failures_of(&format!("seen cycle execute_pc when execute_valid\n{rows}"));
    let all = "all rows:\n  12 0\n  13 4\n  14 8";
    for right in ["  12 0\n  13 4\n  14 8", "  12 *\n  ...", "  ...\n  14 8", "  12 0\n  13 0x4\n  14 8"] {
        assert_eq!(seen(right), [""; 0]);
    }
    assert_eq!(seen("  12 0\n  13 8\n  ..."), [format!("a.case:10: one: expected the row 13 8, seen 13 4; {all}")]);
    assert_eq!(seen("  12 0\n  13 4"), [format!("a.case:8: one: seen a further row 14 8; {all}")]);
    let more = "  12 0\n  13 4\n  14 8\n  15 12";
    assert_eq!(seen(more), [format!("a.case:12: one: expected the row 15 12, seen none; {all}")]);
    assert_eq!(failures_of("changes write_register when write_lanes\n  13 3"), [""; 0]);
    let error = "a.case:9: one: expected the row 13 4, seen 13 3; all rows:\n  13 3";
    assert_eq!(failures_of("changes write_register when write_lanes\n  13 4"), [error]);
}

#[test]
fn what_cannot_be_read_is_said_with_its_line() {
    for (steps, error) in [
        ("expect r3 5", "a.case:8: one: `r3 5` has no `=`"),
        ("expect nothing = 5", "a.case:8: one: a record of this core has no nothing"),
        ("seen cycle when nothing", "a.case:8: one: a record of this core has no nothing"),
        ("walk\nexpect r3 = 5", "a.case:8: one: there is no step `walk`"),
        ("expect r3 = {value}", "a.case:8: nothing is called {value}"),
        ("run 1", "a.case:1: the case \"one\" expects nothing"),
        ("expect core1.r3 = 5", "a.case:8: one: there is no core 1"),
        ("expect bank1.done = 1", "a.case:8: one: bank 1 has no port done"),
        ("set manners = 1\nexpect r3 = 5", "a.case:8: one: manners has 3 values"),
        ("cluster nodes = 3\nexpect r3 = 5", "a.case:8: one: there is no step `cluster` behind a run"),
    ] {
        assert_eq!(failures_of(steps), [error]);
    }
    let wrong = failures("a.case", "case one\ncore 4w8/8/2/1\nprogram\n  nop\n  lid %r1\nexpect r1 = 0\n");
    assert!(wrong[0].starts_with("a.case:6: one: program:2"), "{wrong:?}");
}
