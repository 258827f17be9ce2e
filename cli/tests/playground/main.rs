//! The playground in a browser: every program prints there what is expected, any step is the machine that the host has,
//! and what a user does is seen.

#[path = "../common/mod.rs"]
mod common;
#[allow(dead_code, reason = "the page of a run has more to be seen")]
#[path = "../view_page/steps.rs"]
mod steps;

use std::path::{Path, PathBuf};
use std::process::Command;

use common::{programs, TestFolder};
use playground::Playground;
use serde_json::{json, Value};
use steps::{seen, Steps, DARK, LIGHT, PHONE, SEEN};
use view::PlaygroundPrograms;

const TARGET: &str = "wasm32-unknown-unknown";

/// The page, made of a module that is built now.
fn page(place: &TestFolder) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let built = Command::new("cargo")
        .args(["build", "--quiet", "--locked", "--package", "playground", "--lib"])
        .args(["--target", TARGET])
        .current_dir(&root)
        .output()
        .expect("cargo starts");
    let told = String::from_utf8_lossy(&built.stderr);
    assert!(built.status.success(), "`rustup target add {TARGET}` brings what this needs: {told}");
    let module = root.join("target").join(TARGET).join("debug/playground.wasm");
    let module = std::fs::read(&module).expect("the module");
    let programs = PlaygroundPrograms::of_repository(&root).expect("the programs");
    let page = view::playground_page(&module, &programs).expect("the page");
    common::needs_no_network(&page[..page.find("<script").expect("scripts")]);
    let path = place.path().join("playground.html");
    std::fs::write(&path, page).expect("it can be written");
    path
}

/// A program's name, what it must print, and whether it ends by halts.
fn expected() -> Vec<(String, String, bool)> {
    let mut found = Vec::new();
    for folder in ["", "divergence"] {
        for entry in std::fs::read_dir(programs().join(folder)).expect("a folder") {
            let path = entry.expect("an entry").path();
            let is_program = path.extension().is_some_and(|kind| kind == "s");
            let text = std::fs::read_to_string(path.with_extension("expected"));
            if let (true, Ok(text)) = (is_program, text) {
                let name = path.strip_prefix(programs()).expect("a program");
                let source = std::fs::read_to_string(&path).expect("a source");
                let is_good = !source.contains("// ends: stopped");
                found.push((name.display().to_string(), text, is_good));
            }
        }
    }
    found.sort();
    found
}

/// Opens each program, and gives what it has printed at its end, how it has ended, and how long all of it has taken.
const ALL_CONSOLES: &str = "(() => { const start = performance.now(); const told = {}; \
    for (const name of harmonica.page.names) { \
        harmonica.choose({ program: name }); \
        const { total, ending } = harmonica.page.opened; \
        told[name] = [harmonica.page.engine.ask('show', { step: total, warp: 0, around: 1 }).console, ending.is_good]; \
    } return { told, milliseconds: performance.now() - start }; })()";

/// The machine before every step, forwards and then backwards from the end.
const BACK_AND_FORTH: &str = "(() => { harmonica.choose({ program: 'divergent-loop.s' }); const { page } = harmonica; \
    const steps = [...Array(Math.floor(page.total / 100)).keys()].map((step) => step * 100); \
    return { total: page.total, steps, there: steps.map((step) => page.fingerprint(step)), end: page.fingerprint(page.total), \
        back: [...steps].reverse().map((step) => page.fingerprint(step)).reverse() }; })()";

#[test]
#[ignore = "2 minutes: compiles the model for browsers; needs chromium, and Rust's library for wasm32-unknown-unknown"]
fn every_program_runs_in_the_browser_as_on_the_host() {
    let place = TestFolder::new();
    let mut steps = Steps { page: page(&place), steps: Vec::new() };
    steps.add("playground-all", "#", LIGHT, &[ALL_CONSOLES, BACK_AND_FORTH], &[]);
    let all = seen(&place, &steps.steps);
    let told = &all[0]["seen"][0]["told"];
    let expected = expected();
    assert!(expected.len() > 60, "{}", expected.len());
    for (name, console, is_good) in &expected {
        assert_eq!(told[name], json!([console, is_good]), "{name}");
    }
    let seen = &all[0]["seen"][1];
    assert_eq!(seen["there"], seen["back"]);
    assert_eq!(host(seen), seen["there"], "the browser's machine is the host's");
    assert_ne!(seen["there"][0], seen["end"]);
}

/// The model's fingerprints on this machine.
fn host(seen: &Value) -> Value {
    let mut playground = Playground::default();
    let mut ask =
        |question: Value| -> Value { serde_json::from_str(&playground.answer(&question.to_string())).expect("JSON") };
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let programs = PlaygroundPrograms::of_repository(&root).expect("the programs");
    ask(json!({ "ask": "library", "files": programs.library }));
    let name = "divergent-loop.s";
    ask(json!({ "ask": "open", "name": name, "text": programs.programs[name] }));
    let steps = seen["steps"].as_array().expect("steps").iter();
    steps.map(|step| ask(json!({ "ask": "fingerprint", "step": step }))["fingerprint"].clone()).collect()
}

#[test]
#[ignore = "2 minutes: compiles the model for browsers; needs chromium, and Rust's library for wasm32-unknown-unknown"]
fn what_a_reader_does_is_seen() {
    let place = TestFolder::new();
    let mut steps = Steps { page: page(&place), steps: Vec::new() };
    // Keys lead to the end and back, a step at a time; the picture of the start is the first one again.
    let first = "sessionStorage.first = JSON.stringify(harmonica.seen().picture)";
    let back = ["ArrowLeft"; 18];
    let keys: Vec<&str> = ["End"].into_iter().chain(back).collect();
    steps.add("playground-start", "#p=docs/sides-split.s", LIGHT, &[SEEN, first], &keys);
    let same = "sessionStorage.first === JSON.stringify(harmonica.seen().picture)";
    steps.add("playground-again", "#p=docs/sides-split.s", LIGHT, &[same], &["d", "m", "p"]);
    for (mechanism, kind) in [("stack", LIGHT), ("multi-path", LIGHT), ("multi-path", DARK), ("stack", PHONE)] {
        let hash = format!("#p=docs/sides-split.s&d={mechanism}&k=9");
        let boxes = "[...document.querySelectorAll('.entry-box')].map((box) => box.innerText)";
        let name = format!("playground-{mechanism}");
        steps.add(&name, &hash, kind, &[SEEN, boxes], &[]);
    }
    let wrong = "(() => { const area = document.querySelector('textarea'); area.value = '   addi %r1, %r1, #1\\n   jmpi nowhere\\n'; \
        area.dispatchEvent(new Event('input')); return new Promise((then) => setTimeout(then, 600)); })()";
    let mended =
        "(() => { const area = document.querySelector('textarea'); area.value = '   addi %r1, %r1, #1\\n   halt\\n'; \
        area.dispatchEvent(new Event('input')); return new Promise((then) => setTimeout(then, 600)); })()";
    steps.add("playground-wrong", "#p=hello.s", LIGHT, &[wrong, SEEN, mended, SEEN, "harmonica.hash()"], &[]);
    let all = seen(&place, &steps.steps);
    let picture = &all[0]["seen"][0]["picture"];
    assert_eq!(picture["step"], 0);
    assert_eq!(picture["next"]["text"], "hwid %r0, #2", "{picture}");
    assert_eq!(all[1]["seen"][0], true);
    let at = |result: &Value| result["seen"][1].as_str().expect("a hash").to_owned();
    assert!(!all[0]["seen"][2].as_str().expect("a hash").contains("k="), "{}", all[0]);
    // Behind the split, then behind the join that is the last; before it the sides change.
    assert!(at(&all[1]).contains("k=11"), "{}", all[1]);
    let boxes = |index: usize| all[index]["seen"][1].to_string();
    assert!(boxes(2).contains("entry 1 Else") && boxes(2).contains("→ branch+0x4"), "{}", boxes(2));
    assert!(boxes(3).contains("region 0 Split"), "{}", boxes(3));
    let editor = |index: usize| &all[6]["seen"][index]["editor"];
    let problems = editor(1)["problems"].as_str().expect("a text");
    assert!(problems.starts_with("hello.s:2:9") && problems.contains("nowhere"), "{problems}");
    assert_eq!(editor(1)["bad"], 1);
    assert_eq!(editor(3)["problems"], "");
    assert_eq!(all[6]["seen"][3]["opened"]["total"], 2);
    let own = all[6]["seen"][4].as_str().expect("a hash");
    a_link_leads_there_and_a_browser_without_webassembly_is_told(&place, steps.page, own);
}

/// The address holds one's own program.
fn a_link_leads_there_and_a_browser_without_webassembly_is_told(place: &TestFolder, page: PathBuf, own: &str) {
    let mut steps = Steps { page, steps: Vec::new() };
    steps.add("playground-own", &format!("{own}&k=1"), LIGHT, &[SEEN], &[]);
    steps.add("playground-none", "#", LIGHT, &["document.body.innerText"], &[]);
    let none = steps.steps.last_mut().expect("a step");
    none["init"] = json!("delete globalThis.WebAssembly");
    none["waits"] = json!(false);
    let all = seen(place, &steps.steps);
    let opened = &all[0]["seen"][0];
    assert_eq!(opened["opened"]["total"], 2, "{opened}");
    assert_eq!(opened["picture"]["step"], 1);
    assert_eq!(opened["editor"]["at"], "   halt");
    let told = all[1]["seen"][0].as_str().expect("a text");
    assert!(told.contains("it has no WebAssembly"), "{told}");
}
