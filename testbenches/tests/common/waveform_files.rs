//! The files of a waveform, as the crate wellen reads them.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use testbenches::{WaveformFiles, WaveformOptions};
use wellen::SignalValueRef;

/// A waveform as VCD and as FST.
pub fn both_files(vcd: &Path) -> WaveformOptions {
    WaveformOptions { fst: Some(vcd.with_extension("fst")), ..WaveformOptions::new(vcd) }
}

/// What each signal becomes, and when, by its path.
pub type Changes = BTreeMap<String, Vec<(u64, String)>>;

/// Reads them of a file.
#[track_caller]
pub fn changes(file: &Path) -> Changes {
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
#[track_caller]
pub fn same(path: &str, expected: &[(u64, String)], found: &[(u64, String)]) {
    let pairs = expected.iter().zip(found);
    let agreeing = pairs.take_while(|(one, two)| one == two).count();
    let [one, two] = [expected.get(agreeing), found.get(agreeing)];
    assert_eq!(one, two, "{path}");
}

/// Both files show the same signals, and each has the same value in each cycle; the FST has a tenth of the VCD's bytes
/// at most, or an eighth of those of a window around a mismatch: there the names and first values are most of it.
pub fn agree(files: &WaveformFiles) {
    let (vcd, fst) = (files.vcd.as_ref(), files.fst.as_ref());
    let (vcd, fst) = (vcd.expect("a VCD"), fst.expect("an FST"));
    let (expected, found) = (changes(vcd), changes(fst));
    let mut paths = expected.keys();
    assert!(paths.any(|path| path.ends_with(".disassembly.execute")));
    assert!(expected.keys().eq(found.keys()), "other signals");
    for (path, changes) in &expected {
        same(path, changes, &found[path]);
    }
    let bytes = |path| fs::metadata(path).expect("it is there").len();
    let fewer = if files.window.mismatch.is_some() { 8 } else { 10 };
    let [vcd_bytes, fst_bytes] = [bytes(vcd), bytes(fst)];
    assert!(fst_bytes * fewer <= vcd_bytes, "{fst_bytes} of {vcd_bytes} bytes");
    assert_eq!(files.opened(), Some(fst.as_path()));
}
