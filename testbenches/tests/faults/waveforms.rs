//! An FST holds what the VCD of the same run holds, as the crate wellen reads both.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use isa::{CoreOptions, DivergenceMechanism};
use testbenches::{Choice, CosimOptions, Cosimulator, WaveformFiles, WaveformOptions, Waveforms};
use wellen::SignalValueRef;

use super::common::Program;
use super::CORE;

/// A waveform as VCD and as FST.
pub fn both_files(vcd: &Path) -> WaveformOptions {
    WaveformOptions {
        fst: Some(vcd.with_extension("fst")),
        ..WaveformOptions::new(vcd)
    }
}

/// What each signal becomes, and when, by its path.
type Changes = BTreeMap<String, Vec<(u64, String)>>;

fn changes(file: &Path) -> Changes {
    let mut read = wellen::simple::read(file).unwrap_or_else(|error| panic!("{error}"));
    let variables: Vec<_> = read
        .hierarchy()
        .all_vars()
        .map(|variable| {
            let variable = &read.hierarchy()[variable];
            let path = variable.full_name(read.hierarchy());
            (path, variable.signal_ref())
        })
        .collect();
    let signals: Vec<_> = variables.iter().map(|(_, signal)| *signal).collect();
    read.load_signals(&signals);
    let of_signal = |(path, signal)| {
        let signal = read.get_signal(signal).expect("it is loaded");
        let mut changes: Vec<(u64, String)> = Vec::new();
        for (time, value) in signal.iter_changes() {
            let value = match value {
                SignalValueRef::BitVec(bits) => bits.bit_string(),
                SignalValueRef::String(text) => text.to_owned(),
                other => panic!("{path}: {other:?}"),
            };
            if changes.last().is_none_or(|(_, last)| *last != value) {
                changes.push((read.time_table()[time as usize], value));
            }
        }
        (path, changes)
    };
    variables.into_iter().map(of_signal).collect()
}

/// A signal changes in the same way; else tells where it does not for the first time.
fn same(path: &str, expected: &[(u64, String)], found: &[(u64, String)]) {
    let pairs = expected.iter().zip(found);
    let agreeing = pairs.take_while(|(one, two)| one == two).count();
    let [one, two] = [expected.get(agreeing), found.get(agreeing)];
    assert_eq!(one, two, "{path}");
}

/// Both files show the same signals, and each has the same value in each cycle; the FST has a tenth of the VCD's bytes at most.
pub fn agree(files: &WaveformFiles) {
    let (vcd, fst) = (files.vcd.as_ref(), files.fst.as_ref());
    let (vcd, fst) = (vcd.expect("a VCD"), fst.expect("an FST"));
    let (expected, found) = (changes(vcd), changes(fst));
    assert!(expected.contains_key("golden.disassembly.execute"));
    assert!(expected.keys().eq(found.keys()), "other signals");
    for (path, changes) in &expected {
        same(path, changes, &found[path]);
    }
    let bytes = |path| fs::metadata(path).expect("it is there").len();
    assert!(bytes(fst) * 10 <= bytes(vcd), "{} bytes", bytes(fst));
    assert_eq!(files.opened(), Some(fst.as_path()));
}

#[test]
fn what_is_chosen_is_in_the_files_and_what_is_not_there_is_told_before_the_run() {
    let folder = tempfile::tempdir().expect("a folder");
    let program = Program::load("hello");
    let config = program.config(CORE);
    let cosimulator = Cosimulator::with_waveforms(&config, Waveforms::With).expect("a core");
    let run = |scope: &str| {
        let choice = Choice::new(&[scope.to_owned()], &["*_pc".to_owned()]).expect("a choice");
        let waveform = WaveformOptions {
            choice,
            ..both_files(&folder.path().join("hello.vcd"))
        };
        let options = CosimOptions {
            waveform: Some(waveform),
            ..CosimOptions::new(config, program.image(&config.arch))
        };
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
        (
            DivergenceMechanism::MultiPath,
            "nested-divergent-warp",
            Some(2),
        ),
    ] {
        let program = Program::load(name);
        let options = CoreOptions {
            divergence: Some(mechanism),
            split_contexts: contexts,
            ..CoreOptions::default()
        };
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
