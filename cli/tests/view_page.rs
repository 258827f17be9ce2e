//! The page of `harmonica view` in a browser: each view is opened, and what stands there is held against the records.

mod common;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

use assembler::Image;
use common::Place;
use hdl::kit::{Defect, Expr, Signals};
use isa::trace::Slot;
use isa::{Context, CoreConfig, CycleRecord, PerContext, Scalar, TraceLayout};
use serde_json::{json, Value};
use testbenches::{
    observe_model, Bench, ConsoleInput, CoreVerilog, CosimOptions, Cosimulator, MemoryTiming,
    ModelSide, Outcome, Side, Sight,
};
use timeline::Tracker;
use view::{About, Ending, MismatchView, Recorder};

const BROWSERS: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];
const ARCH: &str = "4w8/8/4/2";

/// Two warps part their lanes, load and store, and count.
const PROGRAM: &str = "
        ldi     %r0, work
        wspawn  %r6, %r0, %r6
        jali    %r7, work
        ldi     %r0, #1
        shli    %r0, %r0, #9
loop:   subi    %r0, %r0, #1
        rtop    @p1, %r0
        @p1 ? jmpi loop
        halt
work:   hwid    %r1, #2
        jalis   %r5, %r1, lanes
        jmprt   %r7
        halt
lanes:  tid     %r0
        andi    %r1, %r0, #1
        rtop    @p0, %r1
        shli    %r2, %r0, (`__WORD)
part:   @p0 ? split
        @p0 ? jmpi odd
        ld      %r3, %r2, table
        jmpi    meet
odd:    addi    %r4, %r0, #0x70
store:  st      %r4, %r2, table
meet:   join
        jmprt   %r5
.align 64
.perm rw
table:  .word   1 2 3 4 5 6 7 8
";

fn browser() -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders: Vec<_> = std::env::split_paths(&path).collect();
    let mut paths = BROWSERS
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    paths
        .find(|path| path.is_file())
        .expect("a browser on PATH, which `apt-get install chromium` brings")
}

/// What the browser sees at each step.
fn seen(place: &Place, steps: &[Value]) -> Vec<Value> {
    let list = place.path().join("steps.json");
    std::fs::write(&list, json!(steps).to_string()).expect("it can be written");
    let playwright = tools::playwright().unwrap_or_else(|error| panic!("{error}"));
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/view_page.py");
    let mut command: Command = playwright.script(&script);
    let output = command
        .arg(browser())
        .arg(&list)
        .output()
        .expect("python runs");
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{told}");
    let results: Vec<Value> = serde_json::from_slice(&output.stdout).expect("JSON");
    for (step, result) in steps.iter().zip(&results) {
        assert_eq!(result["errors"], json!([]), "{step}");
        assert_eq!(result["wide"], false, "{step} scrolls sideways");
    }
    results
}

/// Where pictures go that people look at.
fn shots() -> PathBuf {
    let folder = tools::work_directory().join("view-page");
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

struct Steps {
    page: PathBuf,
    steps: Vec<Value>,
}

impl Steps {
    fn add(
        &mut self,
        name: &str,
        hash: &str,
        kind: (u32, u32, &str),
        scripts: &[&str],
        keys: &[&str],
    ) {
        let (width, height, scheme) = kind;
        self.steps.push(json!({
            "page": self.page, "hash": hash, "width": width, "height": height, "scheme": scheme, "scripts": scripts, "keys": keys,
            "shot": shots().join(format!("{name}-{width}-{scheme}.png")),
        }));
    }
}

const LIGHT: (u32, u32, &str) = (1280, 800, "light");
const DARK: (u32, u32, &str) = (1280, 800, "dark");
const PHONE: (u32, u32, &str) = (390, 844, "light");
const SEEN: &str = "harmonica.seen()";
const STATUS: &str = "document.querySelector('footer').innerText";

fn options(config: CoreConfig) -> CosimOptions {
    let image: Image = assembler::assemble(&config.arch, &[("run.s", PROGRAM)]).expect("a program");
    CosimOptions {
        timing: MemoryTiming::Seed(3),
        ..CosimOptions::new(config, image)
    }
}

fn config() -> CoreConfig {
    CoreConfig::for_arch(ARCH.parse().expect("an ArchID")).expect("a core")
}

/// The records of the run that the page shows.
fn records(options: &CosimOptions) -> Vec<CycleRecord> {
    let mut records = Vec::new();
    let done = observe_model(options, &mut |sight| {
        if let Sight::Cycle(record, _) = sight {
            records.push(record.clone());
        }
    });
    assert_eq!(done, Ok(true));
    records
}

/// The registers of a warp, by register and lane, at the start of a cycle.
fn registers(options: &CosimOptions, warp: usize, cycle: usize) -> Vec<Vec<String>> {
    let side = ModelSide::new(&options.config);
    let image = &options.image.bytes;
    let mut bench = Bench::new(
        side,
        &options.config,
        image,
        &ConsoleInput::default(),
        options.timing,
    );
    let mut record = CycleRecord::new(TraceLayout::new(&options.config));
    for _ in 0..cycle {
        bench.cycle(&mut record).expect("the model goes on");
    }
    let state = bench.side.state(0).expect("a state").expect("it is shown");
    let (gprs, lanes) = (
        options.config.arch.gprs() as usize,
        options.config.arch.lanes() as usize,
    );
    let of_warp = state.gprs[warp * gprs * lanes..][..gprs * lanes].chunks(lanes);
    let hex = |values: &[u64]| values.iter().map(|value| format!("{value:x}")).collect();
    of_warp.map(hex).collect()
}

/// The registers that the page shows, without the predicates.
const REGISTERS: &str = "[...document.querySelectorAll('.registers tbody tr')].filter(row => row.cells[0].innerText.startsWith('%r')).map(row => [...row.cells].slice(1).map(cell => cell.innerText))";

/// How often the address commits, and the first cycle in which lanes part in a commit.
fn told(options: &CosimOptions, records: &[CycleRecord]) -> (BTreeMap<u64, u64>, u64) {
    let mut times = BTreeMap::new();
    let mut parts = None;
    for (cycle, pair) in records.windows(2).enumerate() {
        let [before, now] = pair else { unreachable!() };
        let is_micro = before.scalar(Scalar::ExecuteMicro) != 0;
        if now.scalar(Scalar::CommitValid) == 0 || is_micro {
            continue;
        }
        *times.entry(now.scalar(Scalar::CommitPc)).or_default() += 1;
        let context = Context(now.scalar(Scalar::CommitContext) as u32);
        let mask = |record: &CycleRecord| {
            record
                .get(Slot::Context(PerContext::ActiveMask, context))
                .count_ones()
        };
        if mask(now) < mask(before) && mask(now) > 0 {
            parts.get_or_insert(cycle as u64 + 1);
        }
    }
    assert!(options.image.symbol("part").is_some());
    (times, parts.expect("lanes part"))
}

#[test]
#[ignore = "needs chromium on PATH: looks at the page in a browser"]
fn every_view_shows_what_the_records_say() {
    let place = Place::new().with("run.s", PROGRAM);
    let outcome = place.run(&format!("view run.s --arch {ARCH} --seed 3 -o run.html"));
    assert_eq!(outcome.code, 0, "{}", outcome.stderr);
    let options = options(config());
    let records = records(&options);
    let (times, parts) = told(&options, &records);
    let address = |name: &str| options.image.symbol(name).expect("a symbol").address.0;
    let (from, to) = (parts as usize - 20, parts as usize + 40);
    let cursor = parts as usize + 30;
    let window = format!("c={cursor}&t={from}-{to}");

    let mut steps = Steps {
        page: place.path().join("run.html"),
        steps: Vec::new(),
    };
    steps.add(
        "overview",
        "",
        LIGHT,
        &[SEEN, STATUS, "document.getElementById('about').innerText"],
        &[],
    );
    steps.add(
        "stages",
        &format!("#v=stages&{window}"),
        LIGHT,
        &[SEEN],
        &[],
    );
    steps.add(
        "warp",
        &format!("#v=warp&w=1&{window}"),
        LIGHT,
        &[SEEN, REGISTERS, STATUS],
        &[],
    );
    let loops = format!("#v=source&pc={:x}&{window}", address("loop"));
    steps.add(
        "source",
        &loops,
        LIGHT,
        &[SEEN, "document.querySelectorAll('.row.at').length"],
        &[],
    );
    let last = records.len() - 1;
    let table = format!(
        "#v=memory&c={last}&t={from}-{to}&a={:x}",
        address("table") + 4
    );
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
    steps.add(
        "search",
        "#v=overview",
        LIGHT,
        &searches,
        &["2", "ArrowRight", "0"],
    );
    steps.add("help", "#", LIGHT, &[], &["?"]);
    for kind in [DARK, PHONE] {
        for view in ["overview", "stages", "warp", "source", "memory"] {
            steps.add(view, &format!("#v={view}&w=1&{window}"), kind, &[], &[]);
        }
    }
    let all = seen(&place, &steps.steps);
    let [overview, stages, warp, source, memory, search] =
        [0, 1, 2, 3, 4, 5].map(|step| &all[step]["seen"]);

    assert_eq!(overview[0]["rows"], 2);
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let grouped = |number: usize| format!("{},{:03}", number / 1000, number % 1000);
    let committed: u64 = times.values().sum();
    let about = text(&overview[2]);
    assert!(
        about.contains(&format!("{} cycles", grouped(records.len()))),
        "{about}"
    );
    assert!(
        about.contains(&format!("{} instructions", grouped(committed as usize))),
        "{about}"
    );

    let mut tracker = Tracker::new(options.config.contexts());
    for (cycle, record) in (0..).map(isa::Cycle).zip(&records) {
        tracker.see(cycle, record);
    }
    let shown = tracker.instructions().iter();
    let shown = shown.filter(|one| one.first.0 < to as u64 && one.last().0 >= from as u64);
    let shown: Vec<_> = shown.collect();
    assert_eq!(stages[0]["rows"], shown.len());
    let squashed = shown
        .iter()
        .filter(|one| one.fate == timeline::Fate::Squashed)
        .count();
    assert!(squashed > 0);
    let notes = stages[0]["squashed"].as_array().expect("notes");
    assert_eq!(notes.len(), squashed);
    assert!(
        notes
            .iter()
            .any(|note| text(note).starts_with("squashed by ")),
        "{notes:?}"
    );
    assert!(stages[0]["arrows"].as_u64() > Some(2), "{stages}");

    assert_eq!(warp[1], json!(registers(&options, 1, cursor)));
    let pc = records[cursor].get(Slot::Context(PerContext::Pc, Context(1)));
    assert!(text(&warp[2]).contains(&format!("{pc:x}: ")), "{warp}");
    let rows = warp[0]["rows"].as_array().expect("rows");
    assert!(
        rows.iter()
            .any(|row| text(row).contains("part: @p0 ? split")),
        "{rows:?}"
    );

    let executed = times[&address("loop")];
    let line = source[0]["assembly"]
        .as_array()
        .expect("lines")
        .iter()
        .map(text);
    let line = line
        .into_iter()
        .find(|line| line.contains("loop: subi"))
        .expect("the loop");
    assert!(
        line.contains(&grouped(executed as usize)),
        "{line}: {executed}"
    );
    assert_eq!(
        source[1], 2,
        "the line at the cursor is marked on both sides"
    );

    let fires = |valid, ready, record: &&CycleRecord| {
        record.scalar(valid) != 0 && record.scalar(ready) != 0
    };
    let requests = |record: &&CycleRecord| {
        usize::from(fires(
            Scalar::InstructionRequestValid,
            Scalar::InstructionRequestReady,
            record,
        )) + usize::from(fires(
            Scalar::DataRequestValid,
            Scalar::DataRequestReady,
            record,
        ))
    };
    let count: usize = records[from..to]
        .iter()
        .map(|record| requests(&record))
        .sum();
    assert_eq!(memory[0]["requests"], count);
    // Lane 1 has stored 0x71 in the second word.
    let answer = text(&memory[1]);
    let word = format!("{:x} 71 warp ", address("table") + 4);
    let answer = answer.replace(char::is_whitespace, " ");
    assert!(
        answer.contains(&word) && answer.contains("lane 1"),
        "{answer}"
    );

    assert!(
        text(&search[0]).contains(&format!("cycle {parts}")),
        "{search}"
    );
    assert!(text(&search[1]).contains(&format!("c={parts}")), "{search}");
    assert!(
        text(&search[2]).contains("was not written before the cursor"),
        "{search}"
    );
    assert!(
        text(&search[3]).contains("nothing commits at 3"),
        "{search}"
    );
    assert_eq!(search[4], "nothing is known of `nonsense here`");
    assert_eq!(search[5], "no interrupt is taken after the cursor");
    assert!(text(&search[6]).contains("line 6: warp 0"), "{search}");
    let keyed = text(&search[7]);
    assert!(
        keyed.contains("v=stages") && keyed.contains(&format!("t=0-{}", records.len())),
        "{keyed}"
    );
}

#[test]
#[ignore = "needs chromium on PATH: looks at the page in a browser"]
fn two_runs_and_runs_without_an_instruction_have_their_pages() {
    let place = Place::new()
        .with("run.s", PROGRAM)
        .with("other.s", PROGRAM.replace("#0x70", "#0x60"));
    let two = place.run(&format!(
        "view run.s --arch {ARCH} --with other.s -o two.html"
    ));
    assert_eq!(two.code, 0, "{}", two.stderr);
    for cycles in [0, 9] {
        place.run(&format!(
            "view run.s --arch {ARCH} --max-cycles {cycles} -o cut-{cycles}.html"
        ));
    }
    let mut steps = Steps {
        page: place.path().join("two.html"),
        steps: Vec::new(),
    };
    let jump = "document.querySelector('.hint button').click()";
    steps.add(
        "compare",
        "#w=0",
        LIGHT,
        &[
            SEEN,
            jump,
            "harmonica.settled()",
            "document.querySelector('.row.first').innerText",
        ],
        &[],
    );
    steps.add("compare", "#w=0", PHONE, &[], &[]);
    steps.page = place.path().join("cut-9.html");
    steps.add(
        "no-instruction",
        "#",
        LIGHT,
        &["document.querySelector('.note').innerText"],
        &[],
    );
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
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    assert!(
        text(&all[0]["seen"][0]["words"]).contains("another result"),
        "{}",
        all[0]
    );
    let first = text(&all[0]["seen"][3]);
    assert_eq!(first.matches("addi %r4, %r0, ").count(), 2, "{first}");
    assert!(text(&all[2]["seen"][0]).starts_with("No instruction has committed in these 9 cycles."));
    assert!(
        text(&all[3]["seen"][0]).contains("this run has no cycle"),
        "{}",
        all[3]
    );
}

#[test]
#[ignore = "needs chromium on PATH: looks at the page in a browser"]
fn the_page_of_a_mismatch_opens_there_with_both_sides() {
    let place = Place::new();
    let small = isa::CoreOptions::from_toml(
        "arch = \"4w8/8/4/2\"\nmultiplier = \"none\"\ndivider = \"none\"\nbarriers = 0",
    );
    let config = CoreConfig::from_options(&small.expect("options"))
        .expect("a core")
        .with_trace();
    // The unit takes an access a cycle late.
    let late = |driver: Expr, signals: &Signals<'_>| signals.delayed(&driver) & driver;
    let defect = Defect::new("load_store_unit", "loads_access", late);
    let verilog =
        CoreVerilog::with_defect(&config, &defect).unwrap_or_else(|error| panic!("{error}"));
    let cosimulator = Cosimulator::hastily(&config, &verilog).expect("a core");
    let options = options(config);
    let report = cosimulator.run(&options, &mut |_| {}).expect("an outcome");
    let Outcome::Mismatch(mismatch) = &report.outcome else {
        panic!("{report}");
    };
    let mut view = MismatchView {
        cycle: mismatch.cycle.0,
        differing: Vec::new(),
    };
    let mut recorder = Recorder::new(&config);
    let mut cycle = 0;
    let observed = cosimulator.observe(&options, mismatch.cycle.0 + 40, &mut |sight| {
        if let Sight::Cycle(rtl, model) = sight {
            recorder.see(rtl);
            view.see(cycle, rtl, model);
            cycle += 1;
        }
    });
    observed.expect("both sides go on");
    assert_eq!(view.differing[0].cycle, mismatch.cycle.0);
    let about = About {
        title: "run.s".to_owned(),
        command: String::new(),
        memory: String::new(),
        side: "the RTL".to_owned(),
        ending: Ending::Mismatch,
        report: report.to_string(),
        sources: Vec::new(),
        mismatch: Some(view.clone()),
    };
    let page = view::page("run.s", &[&recorder.finish(&options.image, &about)]).expect("a page");
    std::fs::write(place.path().join("mismatch.html"), page).expect("it can be written");
    let mut steps = Steps {
        page: place.path().join("mismatch.html"),
        steps: Vec::new(),
    };
    steps.add(
        "mismatch",
        "",
        LIGHT,
        &[
            SEEN,
            STATUS,
            "document.querySelectorAll('td.differs').length",
        ],
        &[],
    );
    steps.add("mismatch", "", DARK, &[], &[]);
    steps.add("mismatch", "", PHONE, &[], &[]);
    let all = seen(&place, &steps.steps);
    let shown = all[0]["seen"][0]["fields"].as_str().expect("fields");
    for difference in view
        .differing
        .iter()
        .filter(|one| one.cycle == mismatch.cycle.0)
    {
        assert!(
            shown.contains(&difference.field),
            "{}: {shown}",
            difference.field
        );
        assert!(
            shown.contains(&difference.rtl) && shown.contains(&difference.model),
            "{difference:?}: {shown}"
        );
    }
    assert_eq!(all[0]["seen"][0]["report"], report.to_string());
    assert!(all[0]["seen"][1]
        .as_str()
        .expect("a text")
        .contains(&format!("cycle {}", mismatch.cycle.0)));
    assert!(all[0]["seen"][2].as_u64() > Some(0));
}
