//! An FST holds what the VCD of the same run holds, as the crate wellen reads both.

use std::fs;
use std::time::Instant;

use isa::{CoreConfig, CoreOptions, DivergenceMechanism};
use testbenches::{Choice, CosimOptions, Cosimulator, EmittedVerilog, Outcome, WaveformOptions, Waveforms};

use super::common::{assemble, core_of, Program};
use super::waveform_files::{agree, both_files, changes, same};
use super::CORE;

#[test]
fn what_is_chosen_is_in_the_files_and_what_is_not_there_is_told_before_the_run() {
    let folder = tempfile::tempdir().expect("a folder");
    let program = Program::load("hello");
    let config = program.config(CORE);
    let cosimulator = Cosimulator::with_waveforms(&config, Waveforms::With).expect("a core");
    let run = |scope: &str| {
        let choice = Choice::new(&[scope.to_owned()], &["*_pc".to_owned()]).expect("a choice");
        let waveform = WaveformOptions { choice, ..both_files(&folder.path().join("hello.vcd")) };
        let options =
            CosimOptions { waveform: Some(waveform), ..CosimOptions::new(config, program.image(&config.arch)) };
        cosimulator.run(&options, &mut |_| panic!("it runs for long"))
    };
    let report = run("execute").expect("it is there");
    let files = report.waveform.expect("a waveform");
    let shown = changes(&files.fst.expect("an FST"));
    assert!(shown.len() > 2);
    for path in shown.keys() {
        let is_chosen = path.contains(".execute.") && path.ends_with("_pc");
        assert!(is_chosen || path.starts_with("lockstep."), "{path}");
    }
    for (path, changes) in changes(&files.vcd.expect("a VCD")) {
        same(&path, &changes, &shown[&path]);
    }
    let error = run("exekute").expect_err("there is none").to_string();
    let near = "neither side has a scope `exekute`\n  near: harmonica_core.execute, ";
    assert!(error.starts_with(near), "{error}");
}

#[test]
#[ignore = "1 minute: compiles three designs with waveforms"]
fn an_fst_holds_what_the_vcd_holds_with_the_other_mechanisms() {
    let folder = tempfile::tempdir().expect("a folder");
    for (mechanism, name, contexts) in [
        (DivergenceMechanism::Masks, "hello", None),
        (DivergenceMechanism::PairedPath, "reduction", None),
        (DivergenceMechanism::MultiPath, "nested-divergent-warp", Some(2)),
    ] {
        let program = Program::load(name);
        let options = CoreOptions { divergence: Some(mechanism), split_contexts: contexts, ..CoreOptions::default() };
        let config = program.config_with("4w8/8/4/2", &options);
        let config = config.unwrap_or_else(|| panic!("{mechanism:?} does not run {name}"));
        let options = CosimOptions {
            timing: 5.into(),
            waveform: Some(both_files(&folder.path().join("run.vcd"))),
            ..CosimOptions::new(config, program.image(&config.arch))
        };
        let report = testbenches::cosim(&options, &mut |_| {});
        let report = report.unwrap_or_else(|error| panic!("{error}"));
        assert!(report.passed(), "{report}");
        agree(&report.waveform.expect("a waveform"));
    }
}

/// A loop that stores, long enough for several snapshots, and then one sum that a fault spoils.
const LONG: &str = "
        ldi     %r1, #900
loop:   st      %r1, %r0, #0x100
        ld      %r2, %r0, #0x100
        subi    %r1, %r1, #1
        rtop    @p0, %r1
        @p0 ? jmpi loop
        ldi     %r4, #7
        xori    %r4, %r4, #5
        halt
";

/// Its xori computes or, and its state can be saved.
fn savable_core_that_takes_xori_for_ori() -> (CoreConfig, Cosimulator) {
    let config = core_of("4w8/8/2/1", "multiplier = \"none\", divider = \"none\", barriers = 0");
    let defect = planted::named("a_row_of_the_decoder").defect();
    let faulty = EmittedVerilog::with_defect(&config, &defect).expect("a core");
    let cosimulator = Cosimulator::savable_from_verilog(&config, &faulty, Waveforms::With);
    let cosimulator = cosimulator.expect("it compiles");
    (config, cosimulator)
}

#[test]
fn report_and_waveform_from_a_snapshot_are_those_of_the_whole_run() {
    let folder = tempfile::tempdir().expect("a folder");
    let (config, cosimulator) = savable_core_that_takes_xori_for_ori();
    let run = |snapshot_every, cycles| {
        let options = CosimOptions {
            timing: 3.into(),
            snapshot_every,
            waveform: Some(WaveformOptions { cycles, ..WaveformOptions::new(folder.path().join("long.vcd")) }),
            ..CosimOptions::new(config, assemble(&config.arch, LONG))
        };
        let report = cosimulator.run(&options, &mut |_| {});
        let report = report.unwrap_or_else(|error| panic!("{error}"));
        let waveform = fs::read_to_string(folder.path().join("long.vcd")).expect("a VCD");
        (report, waveform)
    };
    let (whole, waveform) = run(None, None);
    let Outcome::Mismatch(mismatch) = &whole.outcome else {
        panic!("{whole}");
    };
    assert!(mismatch.cycle.0 > 20_000, "{}", mismatch.cycle);
    let from_snapshot = run(Some(3000), None);
    assert!(from_snapshot.0 == whole && from_snapshot.1 == waveform, "{}", from_snapshot.0);
    // A window of its own, long before the last snapshots.
    let whole = run(None, Some((9000, 50)));
    let from_snapshot = run(Some(3000), Some((9000, 50)));
    assert!(from_snapshot.0 == whole.0 && from_snapshot.1 == whole.1, "{}", from_snapshot.0);
    assert!(whole.1.contains("\n#18000\n") && whole.1.contains("\n#18098\n"));
    assert!(!whole.1.contains("\n#17998\n") && !whole.1.contains("\n#18100\n"));
}

#[test]
#[ignore = "1 minute: runs 20 million cycles"]
fn report_and_waveform_of_a_mismatch_after_20_million_cycles_take_seconds() {
    let folder = tempfile::tempdir().expect("a folder");
    let (config, cosimulator) = savable_core_that_takes_xori_for_ori();
    let program = LONG.replace("#900", "#14300\n        shli    %r1, %r1, #6");
    let options = CosimOptions {
        max_cycles: 100_000_000,
        snapshot_every: Some(1_000_000),
        waveform: Some(both_files(&folder.path().join("long.vcd"))),
        ..CosimOptions::new(config, assemble(&config.arch, &program))
    };
    let start = Instant::now();
    // When the run reached a cycle for the first time.
    let mut latest = (0, start);
    let report = cosimulator.run(&options, &mut |cycle| {
        if cycle > latest.0 {
            latest = (cycle, Instant::now());
        }
    });
    let (total, after) = (start.elapsed(), latest.1.elapsed());
    let report = report.unwrap_or_else(|error| panic!("{error}"));
    let Outcome::Mismatch(mismatch) = &report.outcome else {
        panic!("{report}");
    };
    let cycle = mismatch.cycle;
    println!("mismatch in cycle {cycle} after {total:?}, report and waveform {after:?} after it");
    assert!(cycle.0 > 20_000_000, "{cycle}");
    assert!(after.as_secs() < 10, "{after:?}");
}
