//! The checker is proven able to fail: one driver of the core is changed at a time, and the lock step must name the
//! field, the instruction and the kind of fault, and show the cycle in a waveform.

#[macro_use]
#[path = "../common/faults.rs"]
mod fault_tests;

mod banked;
mod cached;
#[path = "../common/mod.rs"]
mod common;
mod data_cached;
mod exchanged;
mod extended;
mod failing;
mod grouped;
mod kept;
mod paths;
mod predicted;
mod queued;
mod regions;
mod rung;
mod scored;
mod shared;
#[path = "../common/waveform_files.rs"]
mod waveform_files;
mod waveforms;

use std::fs::File;
use std::io::BufReader;
use std::path::Path;

use common::{assemble, config, options_of, Program};
use hdl::kit::{constant, low, replicate, Code, Defect, Expr, Signals};
use hdl::units::lanes::lane_alu::AluLogic;
use isa::divergence::stack::StackEntryKind;
use isa::divergence::StateRow;
use isa::{CoreConfig, Cycle, Lane, Opcode, Warp};
use testbenches::{
    CosimOptions, CosimReport, Cosimulator, EmittedVerilog, Found, Mismatch, Outcome, Verdict, WaveformOptions,
    Waveforms, TIME_UNITS_A_CYCLE,
};

const CORE: &str = "4w8/8/4/4";

/// All lanes do arithmetic on their own numbers, part, and store.
const PROGRAM: &str = include_str!("programs/lanes.s");

/// What a fault makes of a driver.
type Change = fn(Expr, &Signals<'_>) -> Expr;

/// A core with these options and without what they do not ask for: it is quick to compile.
fn small_core(arch: &str, options: &str) -> CoreConfig {
    let small = "multiplier = \"none\", divider = \"none\", barriers = 0";
    let options = options_of(options).or(options_of(small));
    CoreConfig::with_options(arch.parse().expect("an ArchID"), &options).expect("a core")
}

/// Not any more.
fn never(_: Expr, _: &Signals<'_>) -> Expr {
    low()
}

/// Only when another signal is high, which it then never is.
fn only_with(driver: Expr, signals: &Signals<'_>, other: &str) -> Expr {
    let width = driver.width();
    driver & replicate(width, signals.get(other))
}

/// Runs a program on a core with a defect and the memory of a seed, with a waveform if one is named.
fn run(
    seed: u64,
    config: CoreConfig,
    defect: &Defect,
    program: &str,
    waveform: Option<WaveformOptions>,
) -> CosimReport {
    let options = CosimOptions {
        max_cycles: 100_000,
        timing: seed.into(),
        waveform,
        command: "harmonica cosim test.s --arch 4w8/8/4/4".to_owned(),
        ..CosimOptions::new(config, assemble(&config.arch, program))
    };
    run_with(&options, defect)
}

/// Runs what the options say on a core with a defect.
fn run_with(options: &CosimOptions, defect: &Defect) -> CosimReport {
    let config = &options.config;
    let faulty = EmittedVerilog::with_defect(config, defect).unwrap_or_else(|error| panic!("{error}"));
    let cosimulator = match options.waveform {
        Some(_) => Cosimulator::from_verilog(config, &faulty, Waveforms::With),
        None => Cosimulator::hastily(config, &faulty),
    };
    cosimulator.and_then(|cosimulator| cosimulator.run(options, &mut |_| {})).unwrap_or_else(|error| panic!("{error}"))
}

/// Runs [`PROGRAM`] on the broken core, requires a mismatch with a waveform that marks it, and gives the mismatch.
fn caught_and_shown(defect: &Defect) -> Mismatch {
    let folder = tempfile::tempdir().expect("a folder");
    let waveform = waveform_files::both_files(&folder.path().join("fault.vcd"));
    let report = run(0, config(CORE), defect, PROGRAM, Some(waveform));
    let files = report.waveform.clone().expect("a waveform");
    let mismatch = mismatch_of(report);
    waveform_files::agree(&files);
    let vcd = files.vcd.expect("a VCD");
    assert_eq!(marked_cycles(&vcd), [mismatch.cycle]);
    assert!(files.gtkwave.is_file() && files.surfer.is_file());
    mismatch
}

/// Runs [`PROGRAM`] on the broken core, requires a mismatch, and gives it.
fn caught(defect: &Defect) -> Mismatch {
    caught_in(config(CORE), PROGRAM, defect)
}

/// The same with a program and a core.
fn caught_in(config: CoreConfig, program: &str, defect: &Defect) -> Mismatch {
    caught_on(0, config, program, defect)
}

/// The same with the memory of a seed.
fn caught_on(seed: u64, config: CoreConfig, program: &str, defect: &Defect) -> Mismatch {
    mismatch_of(run(seed, config, defect, program, None))
}

/// Runs a program on the broken core, and requires the fault to be found first in `expected`.
fn found_first(config: CoreConfig, program: &str, expected: &str, defect: &Defect) -> Mismatch {
    let found = caught_in(config, program, defect);
    assert_eq!(field(&found), expected, "{found}");
    found
}

/// The same, blamed on the line that begins with `start`.
fn found_first_at(start: &str, config: CoreConfig, program: &str, expected: &str, defect: &Defect) -> Mismatch {
    let found = found_first(config, program, expected, defect);
    assert_eq!(line(&found), line_in(program, start), "{found}");
    found
}

fn mismatch_of(report: CosimReport) -> Mismatch {
    let text = report.to_string();
    assert!(text.contains("reproduce\n  harmonica cosim test.s"), "{text}");
    let Outcome::Mismatch(mismatch) = report.outcome else {
        panic!("the fault is not caught:\n{text}");
    };
    *mismatch
}

/// The cycles in which the waveform's mismatch marker is high, and in which both sides' signals are there to be
/// compared.
fn marked_cycles(vcd: &Path) -> Vec<Cycle> {
    let mut parser = vcd::Parser::new(BufReader::new(File::open(vcd).expect("the waveform")));
    let header = parser.parse_header().expect("a header");
    let code = |path: &[&str]| header.find_var(path).unwrap_or_else(|| panic!("no {path:?} in the waveform")).code;
    let marker = code(&["lockstep", "mismatch"]);
    code(&["golden", "execute_pc"]);
    code(&["golden", "disassembly", "execute"]);
    let (mut time, mut marked) = (0, Vec::new());
    for command in parser.map(|command| command.expect("a command")) {
        match command {
            vcd::Command::Timestamp(now) => time = now,
            vcd::Command::ChangeScalar(changed, vcd::Value::V1) if changed == marker => {
                marked.push(Cycle(time / TIME_UNITS_A_CYCLE));
            }
            _ => {}
        }
    }
    marked
}

/// The field that is named first.
fn field(mismatch: &Mismatch) -> &str {
    &mismatch.differences[0].field
}

/// The source line of the instruction that is blamed.
fn line(mismatch: &Mismatch) -> u32 {
    let instruction = mismatch.instruction.as_ref().unwrap_or_else(|| panic!("no instruction:\n{mismatch}"));
    instruction.source.as_ref().unwrap_or_else(|| panic!("no source line:\n{mismatch}")).line
}

/// Requires a fault to be found first in `expected`, and to be blamed on the line of [`PROGRAM`] that begins with
/// `start`.
#[track_caller]
fn is_blamed_on(start: &str, expected: &str, found: &Mismatch) {
    assert_eq!(field(found), expected, "{found}");
    assert_eq!(line(found), line_of(start), "{found}");
}

#[track_caller]
fn is_architectural(found: &Mismatch) {
    let is_architectural = matches!(found.verdict, Verdict::Architectural { .. });
    assert!(is_architectural, "{found}");
}

/// The line of [`PROGRAM`] that begins so.
fn line_of(start: &str) -> u32 {
    line_in(PROGRAM, start)
}

/// The line of a program that begins so.
fn line_in(program: &str, start: &str) -> u32 {
    let place = program.lines().position(|line| line.trim_start().starts_with(start));
    place.expect("a line of the program") as u32 + 1
}

#[test]
fn a_row_of_the_decoder() {
    let or = |_, _: &Signals<'_>| AluLogic::Or.val();
    let row = Opcode::Xori.code().into();
    let found = caught_and_shown(&Defect::new("decode", "alu_logic", or).in_row(row));
    is_blamed_on("value:", "write_value", &found);
    assert_eq!(found.place, "in commit", "{found}");
    // 21 | 5 is not 21 ^ 5, nor 24 | 5 ...: the lanes in which the bits of 5 are set already differ.
    let lanes = found.differences[0].lanes();
    let value = |lane: &Lane| 3 * (lane.0 + 7);
    let differs = |lane: &Lane| (value(lane) | 5) != (value(lane) ^ 5);
    assert_eq!(lanes, (0..4).map(Lane).filter(differs).collect::<Vec<_>>());
    let Verdict::Architectural { warp, .. } = found.verdict else {
        panic!("{found}");
    };
    assert_eq!(warp, Some(Warp(0)), "{found}");
}

#[test]
fn a_latency() {
    let waits = |driver: Expr, signals: &Signals<'_>| signals.delayed(&driver) & driver;
    let found = caught(&Defect::new("load_store_unit", "loads_access", waits));
    is_blamed_on("store:", "data_request_valid", &found);
    let (cycles, ended) = (4096, true);
    assert_eq!(found.verdict, Verdict::TimingOnly { cycles, ended }, "{found}");
}

#[test]
fn a_bit_of_the_mask_in_the_divergence_unit() {
    let loses_lane = |driver: Expr, signals: &Signals<'_>| {
        let parting = replicate(4, signals.get("parting"));
        driver & !(parting & constant(4, 0b0010))
    };
    let found = caught_and_shown(&Defect::new("stack_divergence", "effect_mask", loses_lane));
    is_blamed_on("part:", "context_active_mask[0]", &found);
    assert_eq!(found.differences[0].lanes(), [Lane(1)]);
    is_architectural(&found);
}

#[test]
fn a_bit_of_a_mask_on_the_divergence_stack() {
    let loses_lane = |driver: Expr, _: &Signals<'_>| driver & constant(4, 0b1011);
    let second = "memory.write_second_mask";
    let found = caught(&Defect::new("stack_divergence", second, loses_lane));
    is_blamed_on("part:", "context_stack_top_mask[0]", &found);
    let top = |rows: &Option<Vec<StateRow>>| {
        let rows = rows.as_ref().expect("RTL and model show their stacks");
        let values = rows[1].fields.iter().map(|field| field.value);
        (rows[1].label.clone(), values.take(2).collect::<Vec<_>>())
    };
    let kind = StackEntryKind::Else as u64;
    let entry = |mask| ("entry 1".to_owned(), vec![kind, mask]);
    assert_eq!(top(&found.rtl_divergence), entry(0b1000));
    assert_eq!(top(&found.model_divergence), entry(0b1100));
}

#[test]
fn a_forwarding_rule() {
    // Bit 1: the instruction in execute writes what the first operand reads.
    let overlooks = |driver: Expr, _: &Signals<'_>| driver & constant(3, 0b101);
    let found = caught(&Defect::new("decode", "missed_a", overlooks));
    // The first instruction that reads as its first operand what the one before the last wrote.
    is_blamed_on("add     %r3", "write_value", &found);
    assert_eq!(found.place, "in commit", "{found}");
    is_architectural(&found);
}

#[test]
fn a_rule_that_holds_a_warp() {
    let forgets = |driver: Expr, signals: &Signals<'_>| driver & !signals.get("update_wait_memory");
    let found = caught(&Defect::new("warp_table", "leaves_running", forgets));
    is_blamed_on("store:", "context_state[0]", &found);
    assert_eq!(found.place, "in execute in the cycle before", "{found}");
    let told = found.differences[0].meaning.as_ref();
    assert_eq!(told.expect("names"), &["Running", "WaitMemory"]);
    let held = found.stages.iter().find(|stage| stage.name == "schedule");
    let held = held.expect("the stage");
    assert!(held.rtl.is_some() && held.model.is_none(), "{found}");
}

#[test]
fn one_copy_of_a_register_that_is_never_read() {
    let flips_bit = |driver: Expr, _: &Signals<'_>| driver ^ constant(32, 4);
    let copy = Defect::new("replicated_ram_32x32_2r", "copies_1.write_data", flips_bit);
    let program = "ldi %r7, #0x55\nldi %r6, #1\nhalt\n";
    let found = caught_in(config(CORE), program, &copy);
    assert_eq!(found.found, Found::InStateAtEnd, "{found}");
    assert_eq!(field(&found), "%r0 of warp 0", "{found}");
    let mut differences = found.differences.iter();
    let ldi = differences.find(|one| one.field == "%r7 of warp 0");
    let ldi = ldi.expect("r7");
    assert_eq!((ldi.rtl[0], ldi.model[0]), (0x51, 0x55));
}

#[test]
fn a_defect_that_finds_no_place_is_refused() {
    let nowhere = Defect::new("decode", "no_such_signal", |driver, _| !driver);
    let error = EmittedVerilog::with_defect(&config(CORE), &nowhere).unwrap_err();
    assert!(error.to_string().contains("`no_such_signal` of `decode`"), "{error}");
}

#[test]
fn a_hang_of_the_real_core_is_told_and_shown() {
    let folder = tempfile::tempdir().expect("a folder");
    let config = config("4w8/8/4/1");
    let cosimulator = Cosimulator::with_waveforms(&config, Waveforms::With).unwrap_or_else(|error| panic!("{error}"));
    let image = assemble(&config.arch, "ldi %r1, #0\nwspawn %r2, %r1, %r1\nhalt\n");
    let options = CosimOptions {
        waveform: Some(WaveformOptions::new(folder.path().join("hang.vcd"))),
        ..CosimOptions::new(config, image)
    };
    let report = cosimulator.run(&options, &mut |_| {}).unwrap_or_else(|error| panic!("{error}"));
    let Outcome::Hang(table) = &report.outcome else {
        panic!("no hang:\n{report}");
    };
    assert!(table.warps[0].waits_for.starts_with("a warp to stop"), "{report}");
    let vcd = report.waveform.and_then(|files| files.vcd);
    assert!(vcd.is_some_and(|vcd| vcd.is_file()));
}

#[test]
fn a_run_that_passes_is_shown_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let program = Program::load("hello");
    let config = program.config(CORE);
    let options = CosimOptions {
        timing: 2.into(),
        waveform: Some(waveform_files::both_files(&folder.path().join("hello.vcd"))),
        ..CosimOptions::new(config, program.image(&config.arch))
    };
    let report = testbenches::cosim(&options, &mut |_| {}).unwrap_or_else(|error| panic!("{error}"));
    let Outcome::Passed(passed) = &report.outcome else {
        panic!("{report}");
    };
    let files = report.waveform.as_ref().expect("a waveform");
    assert_eq!(files.window.first, Cycle(0));
    assert!(files.window.last.0 >= passed.statistics.cycles);
    waveform_files::agree(files);
    let vcd = files.vcd.as_ref().expect("a VCD");
    assert!(marked_cycles(vcd).is_empty());
    assert!(report.to_string().contains("surfer"), "{report}");
}
