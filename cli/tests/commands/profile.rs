//! `harmonica run --branch-profile`, and what reads it. Programs are given as the IR that clang has made of them.

use crate::common::{c_expected as expected, c_program as program, TestFolder};
use serde_json::Value;

fn branches(place: &TestFolder, name: &str) -> Vec<Value> {
    let profile = place.json(name);
    profile["branches"].as_array().expect("a list").clone()
}

/// Executions, those in which lanes disagreed, and lanes.
fn counts(branch: &Value) -> [u64; 3] {
    ["executions", "divergent", "lanes"].map(|name| branch[name].as_u64().expect("a number"))
}

#[test]
fn a_profile_says_where_lanes_disagreed() {
    let place = TestFolder::new();
    let source = program("stencil");
    let printed = place.expect(&format!("run {source} --branch-profile a.json"));
    assert_eq!(printed, expected("stencil"));
    let branches = branches(&place, "a.json");
    let of_line = |line: u64| {
        let is_of_file = |one: &Value| one["file"].as_str().is_some_and(|file| file.ends_with("stencil.c"));
        let found = branches.iter().find(|one| one["line"] == line && is_of_file(one));
        found.unwrap_or_else(|| panic!("line {line} is missing: {branches:#?}"))
    };
    // 6 steps of 9 rows of 12 columns, by 4 lanes: those of a warp are in one row, and in 4 columns.
    assert_eq!(counts(of_line(16)), [162, 0, 648]);
    assert_eq!(counts(of_line(24)), [162, 54, 648]);
    assert_eq!(counts(of_line(28)), [162, 54, 594]);
}

/// An image knows nothing of C: its splits and jumps are counted, and they are the branches of the C.
#[test]
fn an_image_has_the_branches_of_its_source() {
    let place = TestFolder::new();
    for name in ["stencil", "histogram"] {
        let source = program(name);
        place.expect(&format!("run {source} --branch-profile source.json"));
        place.expect(&format!("cc {source} -o a.bin --decide split"));
        place.expect("run a.bin --branch-profile image.json");
        let image: Vec<_> = branches(&place, "image.json").iter().map(counts).collect();
        for branch in branches(&place, "source.json") {
            let own = counts(&branch);
            assert!(image.contains(&own), "{name}: {branch} is not in {image:?}");
        }
    }
}

#[test]
fn every_command_compiles_by_a_profile() {
    let place = TestFolder::new();
    let source = program("bubble-sort");
    place.expect(&format!("run {source} --branch-profile a.json"));
    let splits = |options: &str| {
        place.expect(&format!("cc {source} -o a.s {options}"));
        let text = place.text("a.s");
        text.matches("? split\n").count()
    };
    // Neighbours that have been loaded are exchanged, or not.
    assert_eq!(splits("--decide split"), 1);
    assert_eq!(splits("--decide static"), 1);
    assert_eq!(splits("--decide profile --profile a.json"), 0);
    for command in ["run", "cosim --arch 4w8/8/4/4"] {
        for decide in ["--decide profile", "--decide cost", ""] {
            let printed = place.ends(&format!("{command} {source} {decide} --profile a.json"), 0);
            let expected = expected("bubble-sort");
            assert!(printed.stdout.starts_with(expected.trim_end()));
        }
    }
    // The laboratory takes one by itself.
    let line = format!("lab {source} --mechanisms stack,masks --latency 1 --decide profile");
    place.ends(&line, 0);
}

/// Threads store less than a word, so the program is compiled for the extension, and its profile is that of this form.
#[test]
fn a_profile_fits_a_program_that_is_given_the_extension() {
    let place = TestFolder::new();
    let source = program("numbers");
    place.expect(&format!("run {source} --branch-profile a.json"));
    place.expect(&format!("run {source} --decide profile --profile a.json"));
}

/// Each is refused with code 2 and one message, and writes nothing.
#[test]
fn what_is_no_profile_of_the_program_is_refused() {
    let source = program("stencil");
    let place = TestFolder::new()
        .with("garbage.json", "{\"format\": 3}")
        .with("a.s", "@p0 ? jmpi a\na: halt")
        .with("a.bin", [0; 4]);
    place.expect(&format!("run {source} --branch-profile good.json"));
    place.expect("run a.s --branch-profile assembly.json");
    let good = place.text("good.json");
    let wrong = good.replacen("\"executions\":", "\"executions\":1", 1);
    let other = good.replace("branch profile 1", "branch profile 9");
    let place = place.with("wrong.json", wrong).with("other.json", other);
    let another = program("histogram");
    let decided = "--decide profile --profile good.json => the branch profile is of another program";
    let profiled = "--branch-profile out.json";
    place.refuse(&format!(
        r#"
        cc {source} -o out.bin --decide profile => needs a profile: take one with
        cc {source} -o out.bin --decide split --profile good.json => --profile is for --decide profile and --decide cost
        cc {source} -o out.bin --profile garbage.json => garbage.json is no branch profile of C
        cc {source} -o out.bin --profile assembly.json => it is of assembly, or of an image
        cc {source} -o out.bin --profile wrong.json => do not add up
        cc {source} -o out.bin --profile other.json => not "harmonica branch profile 1"
        cc {source} -o out.bin --profile missing.json => cannot read missing.json
        cc -o out.bin {another} {decided}
        run {another} {decided}
        cosim {another} {decided}
        lab {another} {decided}
        run {source} {profiled} --decide cost => whose branches all part lanes
        run {source} {profiled} --profile good.json => whose branches all part lanes
        run {source} {profiled} --trace => cannot be used with
        run a.s --branch-profile a.s => is an input
        "#
    ));
    // A run that does not end well writes none.
    let before = place.files();
    let line = format!("run {source} {profiled} --max-instructions 100");
    place.fails(&line, 1, "out.json is not written");
    assert!(place.files() == before);
}
