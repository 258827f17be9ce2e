//! `harmonica lab --cores`: clusters as a dimension of the experiment, programs for one core and for several, what is
//! refused.

use crate::common::{c_program, divergence, needs_no_network, programs, TestFolder};

/// Prints A in one core, and asks for no core's number.
const PRINTS: &str = "ldi %r1, #1; shli %r1, %r1, (8 * __WORD - 1); ldi %r2, #65; st %r2, %r1, #0; halt";

/// By row: mechanism, cores and banks.
fn clusters(results: &serde_json::Value) -> Vec<(String, u64, u64)> {
    let rows = results["programs"][0]["rows"].as_array().expect("rows");
    let number = |row: &serde_json::Value, name: &str| row[name].as_u64().expect("a number");
    let cluster = |row: &serde_json::Value| {
        let mechanism = row["mechanism"].as_str().expect("a name").to_owned();
        (mechanism, number(row, "cores"), number(row, "banks"))
    };
    rows.iter().map(cluster).collect()
}

#[test]
fn cores_are_a_dimension_as_the_mechanism_is() {
    let exits = divergence("two-exits");
    let mechanisms = "--mechanisms stack,multi-path";
    let line = format!("lab {exits} --cores 1,2 --latency 1 {mechanisms} --json");
    let results = TestFolder::new().expect_json(&line);
    let expected = [("stack", 1, 1), ("stack", 2, 4), ("multi-path", 1, 1), ("multi-path", 2, 4)];
    let expected = expected.map(|(name, cores, banks)| (name.to_owned(), cores, banks));
    assert_eq!(clusters(&results), expected);
    assert_eq!(results["failed"], serde_json::json!([]));
    let rows = &results["programs"][0]["rows"];
    let run = |row: usize| &rows[row]["runs"][0];
    let by_core = |row: usize| run(row)["by_core"].as_array().expect("cores");
    assert_eq!([by_core(0).len(), by_core(1).len()], [1, 2]);
    assert!(run(1)["lane_instructions_a_cycle"].as_f64() > Some(0.0));
    // It is a program for one core: the other one asks whether it is the first, and ends.
    assert_eq!(results["programs"][0]["is_for_one_core"], true);
    assert_eq!(by_core(1)[1]["instructions"], 3);
    let instructions = |run: &serde_json::Value| run["instructions"].as_u64().expect("a count");
    assert_eq!(instructions(&by_core(1)[0]), instructions(run(0)) + 4);
}

/// A core without a cache that has the cluster for itself takes the cycles of a core alone, and the figures of
/// a core alone are as before.
#[test]
fn one_core_as_before() {
    let exits = divergence("two-exits");
    let line = format!("lab {exits} --latency 1,16 --mechanisms stack --json");
    let alone = TestFolder::new().expect_json(&line);
    let cluster = TestFolder::new().expect_json(&format!("{line} --cores 1 --instruction-cache-bytes 0"));
    let run = |results: &serde_json::Value| results["programs"][0]["rows"][0]["runs"][1]["cycles"].clone();
    assert!(run(&alone).as_u64() > Some(0));
    assert_eq!(run(&alone), run(&cluster));
    let text = alone.to_string();
    for name in ["\"cores\"", "\"banks\"", "by_core", "a_cycle", "one_core"] {
        assert!(!text.contains(name), "{name}: {text}");
    }
    let cached = TestFolder::new().expect_json(&format!("{line} --cores 1"));
    assert!(run(&cached).as_u64() < run(&alone).as_u64());
}

#[test]
fn launches_of_c_are_spread_over_all_cores() {
    let program = c_program("jump-into-side");
    let line = format!("lab {program} --cores 1,4 --latency 1 --mechanisms stack,masks --json");
    let results = TestFolder::new().expect_json(&line);
    assert_eq!(results["failed"], serde_json::json!([]));
    let program = &results["programs"][0];
    assert_eq!(program["is_for_one_core"], serde_json::Value::Null);
    for place in [0, 2] {
        let run = |place: usize| &program["rows"][place]["runs"][0];
        let (one, four) = (run(place), run(place + 1));
        assert!(four["cycles"].as_u64() < one["cycles"].as_u64(), "{program}");
        let cores = four["by_core"].as_array().expect("cores").iter();
        let lanes: Vec<_> = cores.filter_map(|core| core["lane_instructions"].as_u64()).collect();
        assert_eq!(lanes.len(), 4);
        // Each has a quarter of the kernels, and core 0 main, too.
        assert!(lanes[1..].iter().all(|&count| count > 1000), "{lanes:?}");
    }
}

#[test]
fn the_table_and_the_page_tell_cores_and_banks() {
    let place = TestFolder::new().with("good.s", PRINTS).with("good.expected", "A");
    let sum = programs().join("cluster/sum.s").display().to_string();
    let line = format!(
        "lab good.s {sum} --cores 1,2 --banks 1 --shared-cache 64 --latency 16 --mechanisms stack --html lab.html"
    );
    let text = place.expect(&line);
    for told in [
        "cores on",
        "1 on 1+64",
        "2 on 1+64",
        "core 0 alone computes it: it asks for no core's number",
        "against 1 core, on average",
    ] {
        assert!(text.contains(told), "{told}: {text}");
    }
    let page = place.text("lab.html");
    needs_no_network(&page);
    for told in
        ["Core 0 alone computes good", "64 bytes of a shared cache", "<h2>More cores</h2>", "sum: cycles", "2 on 1+64"]
    {
        assert!(page.contains(told), "{told}");
    }
    assert!(!page.contains("good: cycles"));
}

#[test]
fn programs_of_c_are_the_default() {
    let outcome = TestFolder::new().ends("lab --cores 1,2", 2);
    let missing = "there is no programs/c/ir/wasm32/jump-into-side.ll";
    assert!(outcome.stderr.contains(missing), "{}", outcome.stderr);
}

#[test]
fn what_is_refused() {
    let place = TestFolder::new().with("good.s", "halt");
    place.refuse(
        r"
        lab good.s --cores 0 => a cluster of 0 cores is not possible: 1 to 16
        lab good.s --cores 1,17 => a cluster of 17 cores is not possible: 1 to 16
        lab good.s --cores 2 --banks 3 => a cluster of 3 banks is not possible: a power of two from 1 to 16
        lab good.s --cores 2 --shared-cache 100 => a shared cache of 100 bytes a bank and 1 ways is not possible
        lab good.s --cores two => invalid value 'two' for '--cores <N,..>'
        lab good.s --banks 2 => the following required arguments were not provided
        lab --kdic --cores 2 => leave out --cores
        ",
    );
}
