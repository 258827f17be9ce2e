//! The page of `harmonica view` in a browser: each view is opened, and what it shows is held against the records.

#[path = "../common/mod.rs"]
mod common;

mod cluster;
mod hang;
mod mismatch;
mod planted_page;
mod steps;
mod told;

use std::collections::BTreeMap;

use common::TestFolder;
use isa::trace::Slot;
use isa::{Context, CycleRecord, PerContext, Scalar};
use serde_json::{json, Value};
use steps::{seen, Steps, DARK, LIGHT, PHONE, SEEN, STATUS};
use testbenches::CosimOptions;
use timeline::Tracker;
use told::{config, options, records, registers, told, ARCH, PROGRAM, REGISTERS};

/// The run, and what its records say of it.
struct Run {
    options: CosimOptions,
    records: Vec<CycleRecord>,
    /// By address: how often it commits.
    times: BTreeMap<u64, u64>,
    /// The first cycle in which lanes part.
    parts: u64,
}

impl Run {
    fn new() -> Self {
        let options = options(config());
        let records = records(&options);
        let (times, parts) = told(&options, &records);
        Run { options, records, times, parts }
    }

    fn address(&self, name: &str) -> u64 {
        self.options.image.symbol(name).expect("a symbol").address.0
    }

    /// The window that is looked at, and the cursor in it.
    fn from(&self) -> usize {
        self.parts as usize - 20
    }

    fn to(&self) -> usize {
        self.parts as usize + 40
    }

    fn cursor(&self) -> usize {
        self.parts as usize + 30
    }
}

fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

/// A number of four or five digits as the page has it.
fn grouped(number: usize) -> String {
    format!("{},{:03}", number / 1000, number % 1000)
}

#[test]
#[ignore = "needs chromium on PATH: looks at the page in a browser"]
fn every_view_shows_what_the_records_say() {
    let place = TestFolder::new().with("run.s", PROGRAM);
    place.ends(&format!("view run.s --arch {ARCH} --seed 3 -o run.html"), 0);
    let run = Run::new();
    let all = seen(&place, &steps_of(&place, &run).steps);
    let checks = [overview, stages, warp, source, memory, search];
    for (check, step) in checks.into_iter().zip(&all) {
        check(&run, &step["seen"]);
    }
}

fn steps_of(place: &TestFolder, run: &Run) -> Steps {
    let (from, to, cursor) = (run.from(), run.to(), run.cursor());
    let window = format!("c={cursor}&t={from}-{to}");
    let mut steps = Steps { page: place.path().join("run.html"), steps: Vec::new() };
    steps.add("overview", "", LIGHT, &[SEEN, STATUS, "document.getElementById('about').innerText"], &[]);
    steps.add("stages", &format!("#v=stages&{window}"), LIGHT, &[SEEN], &[]);
    steps.add("warp", &format!("#v=warp&w=1&{window}"), LIGHT, &[SEEN, REGISTERS, STATUS], &[]);
    let loops = format!("#v=source&pc={:x}&{window}", run.address("loop"));
    steps.add("source", &loops, LIGHT, &[SEEN, "document.querySelectorAll('.row.at').length"], &[]);
    let last = run.records.len() - 1;
    let table = format!("#v=memory&c={last}&t={from}-{to}&a={:x}", run.address("table") + 4);
    let answered = "new Promise(then => { const look = () => { const text = harmonica.seen().answer; text.includes('warp') ? then(text) : setTimeout(look, 20) }; look() })";
    steps.add("memory", &table, LIGHT, &[SEEN, answered], &[]);
    let searches = [
        "harmonica.search('next divergence')",
        "harmonica.hash()",
        "harmonica.search('last write r3')",
        "harmonica.search('pc 3')",
        "harmonica.search('nonsense here')",
        "harmonica.search('next interrupt')",
        "harmonica.search('line 6')",
    ];
    steps.add("search", "#v=overview", LIGHT, &searches, &["2", "ArrowRight", "0"]);
    steps.add("help", "#", LIGHT, &[], &["?"]);
    for kind in [DARK, PHONE] {
        for view in ["overview", "stages", "warp", "source", "memory"] {
            steps.add(view, &format!("#v={view}&w=1&{window}"), kind, &[], &[]);
        }
    }
    steps
}

fn overview(run: &Run, seen: &Value) {
    assert_eq!(seen[0]["rows"], 2);
    let committed: u64 = run.times.values().sum();
    let about = text(&seen[2]);
    assert!(about.contains(&format!("{} cycles", grouped(run.records.len()))), "{about}");
    assert!(about.contains(&format!("{} instructions", grouped(committed as usize))), "{about}");
}

fn stages(run: &Run, seen: &Value) {
    let mut tracker = Tracker::new(run.options.config.contexts(), run.options.config.pipeline);
    for (cycle, record) in (0..).map(isa::Cycle).zip(&run.records) {
        tracker.see(cycle, record);
    }
    let shown = tracker.instructions().iter();
    let shown = shown.filter(|one| one.first.0 < run.to() as u64 && one.last().0 >= run.from() as u64);
    let shown: Vec<_> = shown.collect();
    assert_eq!(seen[0]["rows"], shown.len());
    let squashed = shown.iter().filter(|one| one.fate == timeline::Fate::Squashed).count();
    assert!(squashed > 0);
    let notes = seen[0]["squashed"].as_array().expect("notes");
    assert_eq!(notes.len(), squashed);
    assert!(notes.iter().any(|note| text(note).starts_with("squashed by ")), "{notes:?}");
    assert!(seen[0]["arrows"].as_u64() > Some(2), "{seen}");
}

fn warp(run: &Run, seen: &Value) {
    assert_eq!(seen[1], json!(registers(&run.options, 1, run.cursor())));
    let pc = run.records[run.cursor()].get(Slot::Context(PerContext::Pc, Context(1)));
    assert!(text(&seen[2]).contains(&format!("{pc:x}: ")), "{seen}");
    let rows = seen[0]["rows"].as_array().expect("rows");
    assert!(rows.iter().any(|row| text(row).contains("part: @p0 ? split")), "{rows:?}");
}

fn source(run: &Run, seen: &Value) {
    let executed = run.times[&run.address("loop")];
    let line = seen[0]["assembly"].as_array().expect("lines").iter().map(text);
    let line = line.into_iter().find(|line| line.contains("loop: subi")).expect("the loop");
    assert!(line.contains(&grouped(executed as usize)), "{line}: {executed}");
    assert_eq!(seen[1], 2, "the line at the cursor is marked on both sides");
}

fn memory(run: &Run, seen: &Value) {
    let fires = |valid, ready, record: &&CycleRecord| record.scalar(valid) != 0 && record.scalar(ready) != 0;
    let requests = |record: &&CycleRecord| {
        usize::from(fires(Scalar::InstructionRequestValid, Scalar::InstructionRequestReady, record))
            + usize::from(fires(Scalar::DataRequestValid, Scalar::DataRequestReady, record))
    };
    let count: usize = run.records[run.from()..run.to()].iter().map(|record| requests(&record)).sum();
    assert_eq!(seen[0]["requests"], count);
    // Lane 1 has stored 0x71 in the second word.
    let answer = text(&seen[1]);
    let word = format!("{:x} 71 warp ", run.address("table") + 4);
    let answer = answer.replace(char::is_whitespace, " ");
    assert!(answer.contains(&word) && answer.contains("lane 1"), "{answer}");
}

fn search(run: &Run, seen: &Value) {
    assert!(text(&seen[0]).contains(&format!("cycle {}", run.parts)), "{seen}");
    assert!(text(&seen[1]).contains(&format!("c={}", run.parts)), "{seen}");
    assert!(text(&seen[2]).contains("was not written before the cursor"), "{seen}");
    assert!(text(&seen[3]).contains("nothing commits at 3"), "{seen}");
    assert_eq!(seen[4], "nothing is known of `nonsense here`");
    assert_eq!(seen[5], "no interrupt is taken after the cursor");
    assert!(text(&seen[6]).contains("line 6: warp 0"), "{seen}");
    let keyed = text(&seen[7]);
    assert!(keyed.contains("v=stages") && keyed.contains(&format!("t=0-{}", run.records.len())), "{keyed}");
}

#[test]
#[ignore = "needs chromium on PATH: looks at the page in a browser"]
fn two_runs_and_runs_without_an_instruction_have_their_pages() {
    let place = TestFolder::new().with("run.s", PROGRAM).with("other.s", PROGRAM.replace("#0x70", "#0x60"));
    place.ends(&format!("view run.s --arch {ARCH} --with other.s -o two.html"), 0);
    for cycles in [0, 9] {
        place.run(&format!("view run.s --arch {ARCH} --max-cycles {cycles} -o cut-{cycles}.html"));
    }
    let mut steps = Steps { page: place.path().join("two.html"), steps: Vec::new() };
    let jump = "document.querySelector('.hint button').click()";
    steps.add(
        "compare",
        "#w=0",
        LIGHT,
        &[SEEN, jump, "harmonica.settled()", "document.querySelector('.row.first').innerText"],
        &[],
    );
    steps.add("compare", "#w=0", PHONE, &[], &[]);
    // Addresses of 8 bytes; a jump back is a difference below 0.
    place.ends("view run.s --arch 8w8/8/4/2 -o long.html", 0);
    steps.page = place.path().join("long.html");
    let search = "harmonica.search('loop')";
    let settled = "harmonica.settled()";
    steps.add("long", "#v=warp", LIGHT, &[search, settled, SEEN], &[]);
    steps.page = place.path().join("cut-9.html");
    steps.add("no-instruction", "#", LIGHT, &["document.querySelector('.note').innerText"], &[]);
    steps.page = place.path().join("cut-0.html");
    steps.add(
        "no-cycle",
        "#",
        LIGHT,
        &["new Promise(then => setTimeout(() => then(document.body.innerText), 500))"],
        &[],
    );
    steps.steps.last_mut().expect("a step")["waits"] = json!(false);
    let all = seen(&place, &steps.steps);
    assert!(text(&all[0]["seen"][0]["words"]).contains("another result"), "{}", all[0]);
    let first = text(&all[0]["seen"][3]);
    assert_eq!(first.matches("addi %r4, %r0, ").count(), 2, "{first}");
    assert!(text(&all[2]["seen"][0]).starts_with("loop: warp "));
    let rows = all[2]["seen"][2]["rows"].as_array().expect("rows");
    let has = |words: &str| rows.iter().any(|row| text(row).contains(words));
    assert!(has("loop: subi %r0, %r0, #1") && has("@p1 ? jmpi loop→ loop"), "{rows:?}");
    assert!(text(&all[3]["seen"][0]).starts_with("No instruction has committed in these 9 cycles."));
    assert!(text(&all[4]["seen"][0]).contains("this run has no cycle"), "{}", all[4]);
}
