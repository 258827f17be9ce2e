//! `harmonica run --check-uniformity`. Programs are given as the IR that clang has made of them.

use crate::common::{c_expected as expected, c_program as program, TestFolder};

#[test]
fn what_is_claimed_is_compared_and_true() {
    let place = TestFolder::new();
    for core in ["", "--divergence masks", "--divergence paired-path"] {
        for name in ["stencil", "scan-par"] {
            let outcome = place.ends(&format!("run {} --check-uniformity {core}", program(name)), 0);
            assert_eq!(outcome.stdout, expected(name));
            let words: Vec<_> = outcome.stderr.split(' ').collect();
            assert_eq!(words[..2], ["0", "of"], "{}", outcome.stderr);
            let compared: u64 = words[words.len() - 6].parse().expect("a number");
            assert!(compared > 100, "{}", outcome.stderr);
        }
    }
}

/// A thread's number is said to be the same in all lanes.
#[test]
fn a_wrong_claim_is_reported_with_its_place_and_its_lanes() {
    let place = TestFolder::new();
    let source = program("stencil");
    place.expect(&format!("cc {source} -o a.ll"));
    let text = place.text("a.ll");
    let step = text.split("@step(").nth(1).expect("the kernel");
    let thread = step.split("b0(i32 %").nth(1).expect("its first block");
    let thread = thread.split(',').next().expect("its first parameter");
    let outcome = place.ends(&format!("run {source} --check-uniformity --claim step:%{thread}"), 1);
    assert_eq!(outcome.stdout, expected("stencil"));
    let report = outcome.stderr.lines().next().expect("a line");
    let what = format!("step: %{thread}, a parameter of b0: in warp 0 it is");
    assert!(report.contains(&what), "{report}");
    assert!(report.contains("stencil.c:1"), "{report}");
    let lanes = "0x0 in lane 0, 0x1 in lane 1, 0x2 in lane 2, 0x3 in lane 3; it differs 162 times";
    assert!(report.ends_with(lanes), "{report}");
    outcome.tells("\n1 of ");
}

#[test]
fn what_cannot_be_compared_is_refused() {
    let place = TestFolder::new().with("a.s", "halt");
    let source = program("stencil");
    place.refuse(&format!(
        r"
        run a.s --check-uniformity => there is none among the files
        run {source} --check-uniformity --trace => cannot be used with
        run {source} --check-uniformity --claim step => it is like kernel:%3
        run {source} --claim step:%3 => --check-uniformity
        "
    ));
}
