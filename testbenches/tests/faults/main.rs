//! The checker is proven able to fail: one driver of the core is changed at a time, and the lock step must name the
//! field, the instruction and the kind of fault, and show the cycle in a waveform.
//!
//! The faults are those of the table in the crate `planted`.

#[path = "../common/mod.rs"]
mod common;
#[path = "../common/waveform_files.rs"]
mod waveform_files;
mod waveforms;

use std::fs::File;
use std::io::BufReader;
use std::path::Path;

use common::{assemble, config, Program};
use hdl::kit::Defect;
use isa::divergence::stack::StackEntryKind;
use isa::divergence::StateRow;
use isa::{Cycle, Lane, Warp};
use planted::Fault;
use testbenches::{
    ConsoleInput, CosimOptions, CosimReport, Cosimulator, EmittedVerilog, Found, MemoryTiming, Mismatch, Outcome,
    Verdict, WaveformOptions, Waveforms, TIME_UNITS_A_CYCLE,
};

const CORE: &str = "4w8/8/4/4";

/// The run that shows a fault.
fn options(fault: &Fault) -> CosimOptions {
    let config = fault.core();
    CosimOptions {
        max_cycles: 100_000,
        timing: fault.seed.into(),
        command: "harmonica cosim test.s".to_owned(),
        ..CosimOptions::new(config, assemble(&config.arch, fault.program))
    }
}

/// Runs what the options say on the broken core, and requires the mismatch that the fault's row names.
#[track_caller]
fn found(fault: &Fault, options: &CosimOptions) -> (Mismatch, CosimReport) {
    let faulty =
        EmittedVerilog::with_defect(&options.config, &fault.defect()).unwrap_or_else(|error| panic!("{error}"));
    let cosimulator = match options.waveform {
        Some(_) => Cosimulator::from_verilog(&options.config, &faulty, Waveforms::With),
        None => Cosimulator::hastily(&options.config, &faulty),
    };
    let report = cosimulator.and_then(|cosimulator| cosimulator.run(options, &mut |_| {}));
    let report = report.unwrap_or_else(|error| panic!("{error}"));
    let text = report.to_string();
    assert!(text.contains("reproduce\n  harmonica cosim test.s"), "{text}");
    let Outcome::Mismatch(mismatch) = &report.outcome else { panic!("the fault is not found:\n{text}") };
    let found = mismatch.as_ref().clone();
    assert!(fault.shows_in(&found.differences[0].field), "{found}");
    if fault.line.is_some() {
        let instruction = found.instruction.as_ref().unwrap_or_else(|| panic!("no instruction:\n{found}"));
        assert_eq!(instruction.source.as_ref().map(|source| source.line), fault.line_number(), "{found}");
    }
    if let Some(stage) = fault.stage {
        assert_eq!((found.found, found.place), (Found::InRecord, stage), "{found}");
    }
    if !fault.lanes.is_empty() {
        assert_eq!(found.differences[0].lanes(), fault.lanes.iter().copied().map(Lane).collect::<Vec<_>>(), "{found}");
    }
    (found, report)
}

/// Runs the fault of that name, and requires the mismatch that its row names.
#[track_caller]
fn caught(name: &str) -> Mismatch {
    let fault = planted::named(name);
    found(fault, &options(fault)).0
}

/// Runs the fault of that name with a waveform, which must mark the cycle of the mismatch.
#[track_caller]
fn caught_and_shown(name: &str) -> Mismatch {
    let folder = tempfile::tempdir().expect("a folder");
    let fault = planted::named(name);
    let waveform = Some(waveform_files::both_files(&folder.path().join("fault.vcd")));
    let (mismatch, report) = found(fault, &CosimOptions { waveform, ..options(fault) });
    let files = report.waveform.expect("a waveform");
    waveform_files::agree(&files);
    assert_eq!(marked_cycles(&files.vcd.expect("a VCD")), [mismatch.cycle]);
    assert!(files.gtkwave.is_file() && files.surfer.is_file());
    mismatch
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

#[track_caller]
fn is_architectural(found: &Mismatch) {
    assert!(matches!(found.verdict, Verdict::Architectural { .. }), "{found}");
}

/// What a row's test requires, unless the row's is written out below.
fn is_found(fault: &Fault) {
    found(fault, &options(fault));
}

mod pipeline {
    planted::pipeline_tests!(crate::is_found);
}
mod divergence {
    planted::divergence_tests!(crate::is_found);
}
mod memory {
    planted::memory_tests!(crate::is_found);
}
mod extension {
    planted::extension_tests!(crate::is_found);
}
mod deep {
    planted::deep_tests!(crate::is_found);
}

#[test]
fn a_row_of_the_decoder() {
    let found = caught_and_shown("a_row_of_the_decoder");
    // 21 | 5 is not 21 ^ 5, nor 24 | 5 ...: the lanes in which the bits of 5 are set already differ.
    let lanes = found.differences[0].lanes();
    let value = |lane: &Lane| 3 * (lane.0 + 7);
    let differs = |lane: &Lane| (value(lane) | 5) != (value(lane) ^ 5);
    assert_eq!(lanes, (0..4).map(Lane).filter(differs).collect::<Vec<_>>());
    let Verdict::Architectural { warp, .. } = found.verdict else { panic!("{found}") };
    assert_eq!(warp, Some(Warp(0)), "{found}");
}

#[test]
fn a_latency() {
    let found = caught("a_latency");
    let (cycles, ended) = (4096, true);
    assert_eq!(found.verdict, Verdict::TimingOnly { cycles, ended }, "{found}");
}

#[test]
fn a_bit_of_the_mask_in_the_divergence_unit() {
    is_architectural(&caught("a_bit_of_the_mask_in_the_divergence_unit"));
}

#[test]
#[ignore = "10 seconds: as the bit of the mask in the divergence unit"]
fn a_bit_of_a_mask_on_the_divergence_stack() {
    let found = caught("a_bit_of_a_mask_on_the_divergence_stack");
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
#[ignore = "10 seconds: compiles a design with the fault"]
fn a_forwarding_rule() {
    is_architectural(&caught("a_forwarding_rule"));
}

#[test]
#[ignore = "10 seconds: another fault of the pipeline"]
fn a_rule_that_holds_a_warp() {
    let found = caught("a_rule_that_holds_a_warp");
    let states = found.differences[0].meaning.as_ref();
    assert_eq!(states.expect("names"), &["Running", "WaitMemory"]);
    let held = found.stages.iter().find(|stage| stage.name == "schedule");
    let held = held.expect("the stage");
    assert!(held.rtl.is_some() && held.model.is_none(), "{found}");
}

#[test]
fn one_copy_of_a_register_that_is_never_read() {
    let found = caught("one_copy_of_a_register_that_is_never_read");
    assert_eq!(found.found, Found::InStateAtEnd, "{found}");
    let ldi = found.differences.iter().find(|one| one.field == "%r7 of warp 0");
    let ldi = ldi.expect("r7");
    assert_eq!((ldi.rtl[0], ldi.model[0]), (0x51, 0x55));
}

/// Rules: P9.10.3, P22.8, P22.17.
#[test]
#[ignore = "10 seconds: compiles a design with the fault"]
fn a_turn_that_a_wspawn_keeps_while_it_waits_for_memory() {
    let fault = planted::named("a_turn_that_a_wspawn_keeps_while_it_waits_for_memory");
    let slow = CosimOptions {
        timing: MemoryTiming::Latency("1,64".parse().expect("latencies")),
        console_input: ConsoleInput::seeded(&[b'x'; 200], 3),
        ..options(fault)
    };
    found(fault, &slow);
}

#[test]
fn a_defect_that_finds_no_place_is_refused() {
    let nowhere = Defect::new("decode", "no_such_signal", |driver, _| !driver);
    let error = EmittedVerilog::with_defect(&config(CORE), &nowhere).unwrap_err();
    assert!(error.to_string().contains("`no_such_signal` of `decode`"), "{error}");
}

#[test]
fn a_hang_of_the_real_core_is_reported_and_shown() {
    let folder = tempfile::tempdir().expect("a folder");
    let config = config("4w8/8/1/1");
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
