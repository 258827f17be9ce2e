//! `harmonica lab --kdic`: decisions held against each other, its page, and what it refuses.

use crate::common::{c_program as kept, has, needs_no_network, programs, TestFolder};
use compiler::kept::KeptIr;

fn json(line: &str) -> serde_json::Value {
    TestFolder::new().expect_json(line)
}

/// The rows of a program, by decision: KDIC, all instructions, and the cycles at the first latency.
fn rows(program: &serde_json::Value) -> Vec<(String, [u64; 3])> {
    let rows = program["rows"].as_array().expect("rows").iter();
    rows.map(|row| {
        let name = row["decision"].as_str().expect("a name").to_owned();
        let numbers = [&row["kdic"], &row["instructions"], &row["cycles"][0]];
        (name, numbers.map(|one| one.as_u64().expect("a number")))
    })
    .collect()
}

#[test]
fn six_decisions_of_a_program_are_told_as_json() {
    let program = kept("breadth-first-search");
    let results = json(&format!("lab --kdic {program} --latency 1,4 --json"));
    assert_eq!(results["arch"], "4w16/16/16/16");
    assert_eq!(results["mechanism"], "stack");
    let program = &results["programs"][0];
    let rows = rows(program);
    let names: Vec<_> = rows.iter().map(|(name, _)| name.as_str()).collect();
    let all = "split predicate static profile cost cost+profile";
    assert_eq!(names.join(" "), all);
    let [split, predicate] = [rows[0].1, rows[1].1];
    assert!(predicate[0] < split[0], "{rows:?}");
    assert!(predicate[2] < split[2], "{rows:?}");
    // The kernel is a part of the program. The rest is saved where main asks whether to print a sign.
    assert!(split[0] < split[1] / 2, "{rows:?}");
    assert!(split[1] - predicate[1] >= split[0] - predicate[0], "{rows:?}");
    // Whether neighbours have been found is loaded by lane: no static decision.
    assert_eq!(rows[2].1, split);
    let branches = &program["branches"];
    let count = |name: &str| branches[name].as_u64().expect("a number");
    assert_eq!(count("convertible"), 1, "{branches}");
    assert_eq!(program["rows"][1]["converted"], 1);
    let expected = count("of_loops") + count("with_calls") + count("with_loops") + count("convertible");
    assert_eq!(count("all"), expected);
    let divergence = &program["divergence"];
    assert!(divergence["divergent"].as_u64() > Some(0), "{divergence}");
    assert!(divergence["divergent"].as_u64() < divergence["executions"].as_u64());
    let cycles = program["rows"][0]["cycles"].as_array();
    assert_eq!(cycles.map(Vec::len), Some(2));
}

#[test]
fn cost_is_as_good_as_the_better_of_both() {
    let names = ["quick-sort", "bubble-sort", "prefix-sum", "scan-par"];
    for arch in ["4w16/16/16/16", "4w8/8/4/4"] {
        let files = names.map(kept).join(" ");
        let line = format!("lab --kdic {files} --latency 1 --arch {arch} --json");
        let results = json(&line);
        for program in results["programs"].as_array().expect("programs") {
            let rows = rows(program);
            let cycles = |place: usize| rows[place].1[2] as f64;
            let best = cycles(0).min(cycles(1));
            for place in [4, 5] {
                let (is_good, name) = (cycles(place) < 1.02 * best, &program["program"]);
                assert!(is_good, "{name} on {arch}: {rows:?}");
            }
        }
        let mean = |place: usize| {
            let cycles = &results["means"][place]["cycles"][0];
            cycles.as_f64().expect("a number")
        };
        let [split, predicate, cost] = [0, 1, 4].map(mean);
        assert!(cost < split && cost < predicate, "{}", results["means"]);
    }
}

/// The decision `cost` takes a vote there on the mechanisms with regions; on each mechanism everything prints what it
/// should.
#[test]
fn one_mechanism_of_any_kind() {
    let scan = kept("scan-par");
    for mechanism in ["multi-path", "paired-path:explicit", "paired-path:implicit", "masks"] {
        let line = format!("lab --kdic {scan} --latency 1 --arch 4w8/8/4/4 --mechanisms {mechanism} --json");
        let results = json(&line);
        assert_eq!(results["mechanism"], mechanism);
        let rows = rows(&results["programs"][0]);
        assert_eq!(rows.len(), 6, "{mechanism}: {results}");
        assert!(rows.iter().all(|(_, numbers)| numbers[0] > 0), "{rows:?}");
    }
}

#[test]
fn programs_without_kernels_are_kernels_themselves() {
    let program = kept("quick-sort");
    let results = json(&format!("lab --kdic {program} --latency 1 --json"));
    let program = &results["programs"][0];
    assert_eq!(program["divergence"]["divergent"], 0);
    let split = rows(program)[0].1;
    // All but what the library prints.
    assert!(split[0] > split[1] / 2 && split[0] < split[1], "{split:?}");
}

#[test]
fn the_page_has_the_three_figures_and_the_cycles() {
    let place = TestFolder::new();
    let program = kept("prefix-sum");
    let line = format!("lab --kdic {program} --latency 1,16 --html kdic.html");
    let text = place.expect(&line);
    has(&text, "KDIC, as it changes against the first");
    assert!(text.contains("cycles at latency 16"), "{text}");
    let page = place.text("kdic.html");
    needs_no_network(&page);
    let titles = page.split("<h2>").skip(1);
    let titles: Vec<_> = titles.filter_map(|rest| rest.split("</h2>").next()).collect();
    let expected = [
        "Branches that can become guards",
        "Executions in which lanes disagree",
        "KDIC against split",
        "Cycles against split, latency 1",
        "Cycles against split, latency 16",
        "All numbers",
    ];
    assert_eq!(titles, expected);
    assert_eq!(page.matches("<svg").count(), 5);
}

#[test]
fn what_is_printed_must_be_right() {
    let packed = std::fs::read(programs().join("c/ir.gz")).expect("the IR of the programs");
    let packed = KeptIr::unpack(&packed).expect("packed IR");
    let scan = packed.text("scan", 4).expect("the IR of scan");
    let place = TestFolder::new().with("scan.expected", "something else\n").with("scan.ll", scan);
    let outcome = place.ends("lab --kdic scan.ll --latency 1", 1);
    outcome.prints("FAILED scan decided by split, latency 1");
    outcome.prints("as its file says");
}

#[test]
fn what_is_refused() {
    let scan = kept("scan");
    let place = TestFolder::new().with("own.s", "halt\n");
    place.refuse(&format!(
        r"
        lab --kdic => there is no program quick-sort
        lab --kdic nothing => there is no program nothing
        lab --kdic own.s => own.s is no C
        lab --kdic {scan} --decide cost => leave out --decide and --profile
        lab --kdic {scan} --mechanisms stack,masks => name one with --mechanisms
        lab --kdic {scan} --arch 4w4/4/4/4 => C cannot be compiled for 4w4/4/4/4
        "
    ));
}
