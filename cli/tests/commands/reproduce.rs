//! `harmonica reproduce`: five rows are what the pages print, a row that differs fails, and what it refuses.

use std::path::Path;
use std::process::Command;

use crate::common::{has, TestFolder};

const ROWS: [&str; 5] = ["kdic", "kdic-cycles", "shared-cache", "ram-registers", "cores-scoreboard"];

#[test]
fn five_rows_are_what_the_pages_print() {
    let run = Command::new(env!("CARGO_BIN_EXE_harmonica"))
        .arg("reproduce")
        .args(ROWS)
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join(".."))
        .output()
        .expect("it starts");
    let text = String::from_utf8_lossy(&run.stdout);
    assert!(run.status.success(), "{text}{}", String::from_utf8_lossy(&run.stderr));
    assert_eq!(text.matches(" agrees ").count(), ROWS.len(), "{text}");
}

/// In a folder with an empty `programs` the command of a row fails.
#[test]
fn a_row_without_figures_fails_and_says_why() {
    let place = TestFolder::new();
    std::fs::create_dir(place.path().join("programs")).expect("a folder");
    let result = place.ends("reproduce kdic", 1);
    has(&result.stdout, "kdic                   MISSING");
    has(&result.stdout, "harmonica lab --kdic --latency 1");
    has(&result.stdout, "programs");
}

#[test]
fn without_a_name_the_rows_are_listed_and_wrong_names_are_refused() {
    let place = TestFolder::new();
    let list = place.expect("reproduce");
    ROWS.iter().for_each(|row| has(&list, row));
    place.fails("reproduce no-such-row", 2, "there is no row `no-such-row`");
    place.fails("reproduce kdic", 2, "no folder `programs` here");
    place.fails("reproduce kdic --quick", 2, "cannot be used with");
}
