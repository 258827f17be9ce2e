//! `harmonica lab`: the programs of the repository side by side, and what it refuses.

use crate::common::{divergence, TestFolder};

/// The lines of a program's table.
fn table<'a>(text: &'a str, name: &str) -> Vec<&'a str> {
    let heading = format!("{name} on 4w8/8/4/2");
    let lines = text.lines().skip_while(|line| *line != heading);
    lines.skip(1).take_while(|line| !line.is_empty()).collect()
}

#[test]
fn each_mechanism_gets_the_form_that_suits_it() {
    let (fn0, exits) = (divergence("fn0"), divergence("two-exits-split.s"));
    let line = format!("lab {fn0} {exits} --arch 4w8/8/4/2 --latency 1,16");
    let text = TestFolder::new().expect(&line);
    let first_words = |line: &str| -> Vec<String> {
        let words = line.split_whitespace().take(2);
        words.map(str::to_owned).collect()
    };
    let fn0 = table(&text, "fn0");
    let rows: Vec<_> = fn0.iter().skip(2).map(|line| first_words(line)).collect();
    for row in [
        ["stack", "fn0-split"],
        ["masks", "fn0-masks"],
        ["masks", "fn0-masks-vote"],
        ["paired-path:explicit", "fn0-split"],
        ["paired-path:implicit", "fn0-branches"],
    ] {
        assert!(rows.contains(&row.map(str::to_owned).to_vec()), "{text}");
    }
    let exits = table(&text, "two-exits");
    assert!(exits[1].contains("latency 1  latency 16"), "{text}");
    let masks = exits.iter().find(|line| line.trim_start().starts_with("masks"));
    assert!(masks.is_some_and(|line| line.contains("-  it runs none of")));
    assert!(text.contains("against stack, on average"), "{text}");
}

#[test]
fn the_figures_as_json() {
    let exits = divergence("two-exits");
    let line = format!("lab {exits} --json --latency 4 --mechanisms paired-path:implicit,stack");
    let text = TestFolder::new().expect(&line);
    let results: serde_json::Value = serde_json::from_str(&text).expect("it is JSON");
    let rows = results["programs"][0]["rows"].as_array().expect("rows");
    let names: Vec<_> = rows.iter().map(|row| row["mechanism"].as_str()).collect();
    assert_eq!(names, [Some("paired-path:implicit"), Some("stack")]);
    let run = &rows[0]["runs"][0];
    assert_eq!(run["latency"], "4");
    for name in ["cycles", "instructions", "lane_instructions", "deepest"] {
        assert!(run[name].as_u64().is_some_and(|count| count > 0), "{text}");
    }
    let early = run["meetings"].as_array().expect("meetings");
    assert!(early.iter().any(|one| one["is_early"] == true), "{text}");
    assert_eq!(rows[1]["runs"][0]["meetings"], serde_json::Value::Null);
    assert_eq!(results["failed"], serde_json::json!([]));
}

/// Sides that run at the same time execute the same instructions in the same lanes, whichever warp's context each of
/// them has.
#[test]
fn sides_at_the_same_time_do_the_same_work() {
    let side = divergence("jump-into-side");
    let line = format!("lab {side} --json --latency 1,16 --mechanisms stack,multi-path");
    let text = TestFolder::new().expect(&line);
    let results: serde_json::Value = serde_json::from_str(&text).expect("it is JSON");
    let rows = &results["programs"][0]["rows"];
    for place in 0..2 {
        let [stack, multi] = [0, 1].map(|row| &rows[row]["runs"][place]);
        for name in ["instructions", "lane_instructions", "alive_lane_instructions"] {
            assert!(stack[name].as_u64() > Some(0), "{text}");
            assert_eq!(stack[name], multi[name], "{name}");
        }
        assert_eq!(stack["contexts_max"], 1);
        assert_eq!(multi["contexts_max"], 2);
        assert!(multi["cycles"].as_u64() < stack["cycles"].as_u64());
    }
}

#[test]
fn any_program_runs_and_a_wrong_output_is_a_failure() {
    let print = "ldi %r1, #1; shli %r1, %r1, (8 * __WORD - 1); ldi %r2, #65; st %r2, %r1, #0; halt";
    let place = TestFolder::new()
        .with("good.s", print)
        .with("good.expected", "A")
        .with("bad.s", print)
        .with("bad.expected", "B");
    let text = place.expect("lab good.s --arch 4w8/8/1/1");
    assert!(text.starts_with("good on 4w8/8/1/1\n"), "{text}");
    let outcome = place.ends("lab good.s bad.s --latency 1 --mechanisms stack", 1);
    let told =
        "FAILED bad with stack, latency 1 on both ports\n  prints \"A\", but should print \"B\", as its file says\n";
    assert!(outcome.stdout.ends_with(told), "{}", outcome.stdout);
}

#[test]
fn what_is_not_there_is_refused() {
    let place = TestFolder::new().with("good.s", "halt");
    place.refuse(
        r"
        lab => name programs, or go to the folder of the project
        lab nothing => there is no program nothing
        lab good.s --mechanisms stck => no mechanism is called `stck`; there are stack, 
        lab good.s --latency 1,300 => a latency of 300 cycles is not possible: 1 to 256
        lab good.s --arch 4w8 => the number of predicates is missing
        ",
    );
}
