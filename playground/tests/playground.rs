//! The playground on the host: programs end with their expected output, any step is reached from any other, and what a
//! user gives ends in an answer.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use golden_model::Outcome;
use playground::program::{Program, Setting};
use playground::run::{Run, Wanted, SLICE_STEPS, STEPS_MAX};
use playground::watch::Happening;
use playground::Playground;
use serde_json::{json, Value};

fn programs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../programs")
}

/// The sources of a folder of programs, by path.
fn sources(folder: &str) -> BTreeMap<String, String> {
    let entries = std::fs::read_dir(programs().join(folder)).expect("a folder");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    paths
        .filter(|path| path.extension().is_some_and(|kind| kind == "s"))
        .map(|path| {
            let name = path.file_name().expect("a name").to_string_lossy();
            let name = match folder {
                "" => name.into_owned(),
                folder => format!("{folder}/{name}"),
            };
            (name, std::fs::read_to_string(&path).expect("a text"))
        })
        .collect()
}

fn setting(name: &str) -> Setting {
    let text = std::fs::read_to_string(programs().join(name)).expect("a program");
    Setting { name: name.to_owned(), text, ..Setting::default() }
}

fn run_of(setting: &Setting) -> Run {
    let program = match Program::new(setting, &sources("lib")) {
        Ok(program) => program,
        Err(problems) => panic!("{}: {problems:?}", setting.name),
    };
    Run::new(program).expect("a machine")
}

#[test]
fn every_program_prints_what_is_expected_and_each_step_is_told_once() {
    let mut count = 0;
    for folder in ["", "divergence"] {
        for name in sources(folder).into_keys() {
            let Ok(expected) = std::fs::read(programs().join(&name).with_extension("expected")) else {
                continue;
            };
            let run = run_of(&setting(&name));
            assert_eq!(run.machine().memory().console_output(), expected, "{name}");
            assert_eq!(*run.outcome(), Outcome::AllStopped, "{name}");
            // The machine counts against a limit exactly the steps that the run has reported.
            let mut alone = run.program().machine().expect("a machine");
            if run.total() <= SLICE_STEPS {
                assert_eq!(alone.run(run.total() - 1), Outcome::Limit, "{name}");
                assert_eq!(alone.run(1), Outcome::AllStopped, "{name}");
            }
            assert_eq!(run.shares().len() as u64, run.total(), "{name}");
            count += 1;
        }
    }
    assert!(count > 60, "{count}");
}

/// A step in words that tell everything.
fn whole(run: &Run) -> String {
    format!("{:?}", run.machine().snapshot())
}

#[test]
fn stepping_back_from_the_end_gives_every_state_again() {
    for mechanism in ["stack", "paired-path", "multi-path"] {
        let mut setting = setting("nested-divergent-warp.s");
        let divergence = json!(mechanism);
        // A small RAM is soon written out.
        setting.text = format!("// config: ram_bytes = 8192\n{}", setting.text);
        setting.divergence = serde_json::from_value(divergence).expect("a mechanism");
        let mut run = run_of(&setting);
        let total = run.total();
        // Forwards on a machine of its own, from reset each time, without snapshots.
        let states: Vec<_> = (0..=total)
            .step_by(37)
            .map(|step| {
                let mut machine = run.program().machine().expect("a machine");
                if step > 0 {
                    machine.run(step);
                }
                (step, format!("{:?}", machine.snapshot()))
            })
            .collect();
        for (step, state) in states.iter().rev() {
            run.go_to(*step);
            assert!(whole(&run) == *state, "{mechanism}: step {step}");
        }
        let mut forwards = Vec::new();
        for step in 0..=total {
            run.go_to(step);
            forwards.push(run.fingerprint());
        }
        for step in (0..=total).rev() {
            run.go_to(step);
            assert_eq!(run.fingerprint(), forwards[step as usize], "step {step}");
        }
        assert_ne!(forwards[0], forwards[1]);
        assert!(whole(&run) == states[0].1, "{mechanism}: the start");
    }
}

const ENDLESS: &str = "loop: addi %r0, %r0, #1; jmpi loop";

#[test]
fn a_run_that_does_not_end_is_cut_and_any_slice_is_reached() {
    let mut run = run_of(&Setting { name: "endless.s".to_owned(), text: ENDLESS.to_owned(), ..Setting::default() });
    assert_eq!((run.total(), run.outcome()), (STEPS_MAX, &Outcome::Limit));
    for step in [STEPS_MAX, SLICE_STEPS, SLICE_STEPS - 1, 1, 500_001] {
        run.go_to(step);
        let counted = run.machine().state().gpr_lanes(isa::Warp(0), isa::Gpr(0))[0];
        assert_eq!(counted, step.div_ceil(2), "step {step}");
    }
    let around = run.steps(SLICE_STEPS - 2, SLICE_STEPS + 2);
    let places: Vec<_> = around.iter().map(|step| step.pc.0).collect();
    assert_eq!(places, [0, 4, 0, 4]);
}

#[test]
fn lanes_part_and_meet_on_every_mechanism_where_the_program_says() {
    let both = "
        hwid %r2, #2
        jalis %r1, %r2, lanes
        halt
lanes:  tid %r0
        andi %r2, %r0, #1
        rtop @p0, %r2
        @p0 ? split
        @p0 ? jmpi odd
        addi %r3, %r0, #1
        jmpi meet
odd:    addi %r3, %r0, #2
meet:   join
        jmprt %r1
";
    for (mechanism, reconvergence) in
        [("stack", None), ("paired-path", Some("implicit")), ("paired-path", Some("explicit")), ("multi-path", None)]
    {
        let run = run_of(&Setting {
            name: "both.s".to_owned(),
            text: both.to_owned(),
            divergence: serde_json::from_value(json!(mechanism)).expect("a mechanism"),
            reconvergence: serde_json::from_value(json!(reconvergence)).expect("one"),
            ..Setting::default()
        });
        let told: Vec<_> = run
            .notable()
            .iter()
            .map(|(_, happening, _)| *happening)
            .filter(|one| matches!(one, Happening::Parts | Happening::Meets))
            .collect();
        let expected = [Happening::Parts, Happening::Meets];
        assert_eq!(told, expected, "{mechanism}, {reconvergence:?}");
        let parts = run.find(0, Wanted::Parts, false);
        let meets = run.find(parts, Wanted::Meets, false);
        assert!(parts > 0 && meets > parts && meets < run.total());
        assert_eq!(run.find(meets, Wanted::Parts, false), run.total());
        assert_eq!(run.find(run.total(), Wanted::Parts, true), parts);
        assert_eq!(run.find(parts, Wanted::Parts, true), 0);
    }
}

fn ask(playground: &mut Playground, question: &Value) -> Value {
    serde_json::from_str(&playground.answer(&question.to_string())).expect("JSON")
}

#[test]
fn the_page_is_answered_in_json() {
    let mut playground = Playground::default();
    let files = ask(&mut playground, &json!({ "ask": "library", "files": sources("lib") }));
    assert_eq!(files["files"], sources("lib").len());
    let hello = setting("hello.s");
    let opened = ask(
        &mut playground,
        &json!({ "ask": "open", "name": "hello.s", "text": hello.text, "divergence": "stack", "lanes": 2, "warps": 3 }),
    );
    assert_eq!(opened["arch"], "4w8/8/2/3", "{opened}");
    assert_eq!(opened["ending"]["is_good"], true, "{opened}");
    let total = opened["total"].as_u64().expect("a number");
    let end = json!({ "ask": "show", "step": total, "warp": 1, "around": 5 });
    let end = ask(&mut playground, &end);
    let expected = std::fs::read_to_string(programs().join("hello.expected")).expect("a text");
    assert_eq!(end["console"], expected);
    assert_eq!(end["next"], Value::Null);
    assert_eq!(end["last"]["happening"], "stops", "{}", end["last"]);
    assert_eq!(end["warps"].as_array().map(Vec::len), Some(3));
    assert_eq!(end["registers"]["gprs"].as_array().map(Vec::len), Some(8));
    let start = ask(&mut playground, &json!({ "ask": "show", "step": 0, "warp": 0, "around": 5 }));
    assert_eq!(start["next"]["pc"], "0", "{start}");
    assert_eq!(start["last"], Value::Null);
    assert_eq!(start["warps"][0]["contexts"][0]["active"], "10");
    let overview = ask(&mut playground, &json!({ "ask": "overview", "columns": 10 }));
    assert_eq!(overview["shares"].as_array().map(Vec::len), Some(3));
    assert_eq!(overview["shares"][0].as_array().map(Vec::len), Some(10));
}

#[test]
fn what_a_user_gets_wrong_is_answered_with_place_and_remedy() {
    let long = "nop\n".repeat(300_000);
    let table = [
        (json!({ "text": "ldi %r99, #1" }), "%r99", 1),
        (json!({ "text": "halt\n  jmpi nowhere" }), "nowhere", 2),
        (json!({ "text": "// uses: lib/none.s\n halt" }), "there is no lib/none.s; here there are", 1),
        (json!({ "text": "// config: ram = 3\n halt" }), "`// config: ram = 3`", 1),
        (json!({ "text": "// config: ram_bytes = 999999996\n halt" }), "1048576 is the most here", 0),
        (json!({ "text": "// config: custom_unit = \"dot4\"\n dot4 %r1, %r2, %r3" }), "a web page reads no folders", 1),
        (json!({ "text": "// config: arch = \"5w1\"\n halt" }), "not an ArchID", 0),
        (json!({ "text": "// config: tlb_entries = 99\n halt" }), "at most 64", 0),
        (json!({ "text": "// input: bare\n halt" }), "a string in quotes", 1),
        (json!({ "text": "halt\n.space 200000" }), "the RAM has only 65536", 0),
        (json!({ "text": "halt", "lanes": 65 }), "lanes must be 1 to 64", 0),
        (json!({ "text": "halt", "warps": 0 }), "warps must be 1 to 64", 0),
        (json!({ "text": long }), "are the most", 1),
    ];
    let mut playground = Playground::default();
    for (mut question, words, line) in table {
        question["ask"] = json!("open");
        question["name"] = json!("own.s");
        let answer = ask(&mut playground, &question);
        let problem = &answer["problems"][0];
        let text = problem["text"].as_str().unwrap_or_default();
        assert!(text.contains(words), "{words}: {answer}");
        assert_eq!(problem["line"], line, "{words}: {answer}");
        assert_eq!(problem["is_error"], true);
    }
    for (question, words) in [
        ("no JSON", "not understood"),
        (r#"{"ask": "nothing"}"#, "not understood"),
        (r#"{"ask": "fingerprint", "step": 1}"#, "no program is open"),
    ] {
        let answer = playground.answer(question);
        assert!(answer.contains("\"error\"") && answer.contains(words), "{answer}");
    }
    let masks = json!({ "ask": "open", "name": "own.s", "text": "halt\njoin", "divergence": "masks" });
    let answer = ask(&mut playground, &masks);
    let warning = answer["warnings"][0]["text"].as_str().unwrap_or_default();
    assert!(warning.contains("masks has no join"), "{answer}");
}
