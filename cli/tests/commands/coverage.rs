//! `harmonica coverage`, on what a run in lock step and the model's own has counted.

use crate::common::{has, TestFolder};

/// A divergent split on a core of two lanes.
const PARTS: &str = "// config: arch = \"4w8/8/2/4\"
        ldi     %r1, #2
        jalis   %r2, %r1, #0
        hwid    %r0, #0
        rtop    @p1, %r0
        @p1 ? split
        addi    %r3, %r3, #1
        join
        halt
";

#[test]
fn a_run_is_counted_and_shown_in_every_form() {
    let place = TestFolder::new().with("parts.s", PARTS);
    place.expect("cosim parts.s --coverage one.json");
    place.expect("cosim parts.s --seed 3 --coverage two.json");
    let one = place.text("one.json");
    has(&one, "\"opcode/split/one/stack-empty\": {\n      \"count\": 1,");
    has(&one, "\"first\": \"harmonica cosim parts.s\"");
    has(&one, "\"runs_on_both_sides\": 1");
    let shown = place
        .expect("coverage one.json two.json --html pages --lcov a.info --cobertura a.xml --merged sum.json --holes");
    has(&shown, "runs                  2 on 1 cores, 2 of them counted on both sides");
    has(&shown, "P9.5.18  opcode/split/all/stack-full");
    has(&place.text("sum.json"), "\"opcode/split/one/stack-empty\": {\n      \"count\": 2,");
    let page = place.text("pages/section-9.html");
    has(&page, "<code>opcode/split/all/stack-full</code>");
    has(&page, "harmonica cosim parts.s");
    has(&place.text("pages/index.html"), "section-9.html");
    has(&place.text("a.info"), "SF:docs/pipeline.md\n");
    has(&place.text("a.xml"), "filename=\"docs/pipeline.md\"");
}

/// What makes a core quick to compile with its counters.
const SMALL: &str = "--multiplier none --divider none --barriers 0";

#[test]
fn what_of_the_verilog_is_reached_is_added_up() {
    let other = "// config: arch = \"4w8/8/1/1\"\n    halt\n";
    let place = TestFolder::new().with("parts.s", PARTS).with("other.s", other);
    place.expect(&format!("cosim parts.s {SMALL} --rtl-coverage rtl"));
    let once = place.text("rtl/coverage.dat");
    place.ends(&format!("cosim parts.s {SMALL} --rtl-coverage beside-a-page --html page.html"), 0);
    // The RTL may be some cycles ahead when the run ends, in which its clock alone changes.
    let of_execute = |counts: &str| {
        let lines = counts.lines();
        let own = lines.filter(|line| line.contains("toggle/execute\u{1}") && !line.contains("clock"));
        own.map(str::to_owned).collect::<Vec<_>>()
    };
    let beside_a_page = of_execute(&place.text("beside-a-page/coverage.dat"));
    assert!(beside_a_page.len() > 100);
    assert_eq!(beside_a_page, of_execute(&once), "the run for the page does not count");
    place.expect(&format!("cosim parts.s {SMALL} --rtl-coverage rtl"));
    assert_ne!(place.text("rtl/coverage.dat"), once, "the counts have grown");
    assert_eq!(place.text("rtl/coverage.dat").lines().count(), once.lines().count());
    let shown = place.expect("coverage --rtl rtl --lcov rtl.info --holes");
    has(&shown, "\nstack_divergence.v ");
    has(&shown, ": branch ");
    has(&place.text("rtl.info"), "SF:rtl/execute.v\n");
    has(&place.text("rtl/execute.v"), "module execute");
    let outcome = place.ends("cosim other.s --rtl-coverage rtl", 2);
    has(&outcome.stderr, "rtl has the coverage of another core");
    place.ends("coverage --rtl nowhere", 2);
}

#[test]
fn an_explained_hole_that_is_hit_fails() {
    let explained = "[[hole]]\nevents = [\"opcode/split/one/stack-*\"]\nreason = \"nobody splits\"\n";
    let place = TestFolder::new().with("parts.s", PARTS).with("explained.toml", explained);
    place.expect("cosim parts.s --coverage one.json");
    let outcome = place.ends("coverage one.json --explained explained.toml", 1);
    outcome.prints("opcode/split/one/stack-empty has occurred (harmonica cosim parts.s), but");
    outcome.prints("says that it cannot: nobody splits");
}

#[test]
fn what_is_no_coverage_is_refused() {
    TestFolder::new()
        .with("no.json", "{}")
        .with("no.toml", "[[hole]]\nevents = [\"opcode/adds/*/*\"]\nreason = \"so\"\n")
        .refuse(
            "
            coverage no.json      => it is no coverage file
            coverage nothing.json => nothing.json
            coverage              => required
            coverage no.json --explained no.toml => `opcode/adds/*/*` fits no event
            ",
        );
}
