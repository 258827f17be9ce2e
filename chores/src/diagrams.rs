//! The pictures in the documents: small programs of `docs/diagrams/`, run on the golden model, drawn from its records.
//!
//! What is shown begins with the first instruction that commits at one label, and ends before the first at another.

use std::fs;

use anyhow::{ensure, Context, Result};
use assembler::Image;
use isa::{Address, CoreConfig, Cycle, PerformanceCounter, Slot, Warp};
use testbenches::MemoryTiming;
use timeline::{Fate, LaneChart, LaneHistory, Names, SpaceTime, Tracker};

/// Far more cycles than any of the programs takes.
const CYCLES_MAX: u64 = 2000;

/// A picture in one of the pages.
pub struct Diagram {
    /// Name of the generated part, and of the drawing.
    pub name: &'static str,
    /// File name of the program, without its ending.
    program: &'static str,
    /// The core's options as TOML.
    config: &'static str,
    memory: Memory,
    /// The label with which the picture begins.
    from: &'static str,
    /// The label before which it ends.
    to: &'static str,
    title: &'static str,
    /// Instructions that are squashed have a row, too.
    shows_squashed: bool,
    /// What the core counts, below the rows.
    counters: &'static [PerformanceCounter],
}

/// The memory of a run.
#[derive(Clone, Copy)]
enum Memory {
    /// Cycles of a fetch and of a load, as `--latency` takes them.
    Latency(&'static str),
    /// As `--seed` takes it: with `bus_errors`, the memory of an odd seed fails now and then.
    Seed(u64),
}

impl Diagram {
    /// A picture of a core with memory of one cycle.
    const fn new(
        name: &'static str,
        program: &'static str,
        config: &'static str,
        [from, to]: [&'static str; 2],
        title: &'static str,
    ) -> Self {
        Diagram {
            name,
            program,
            config,
            memory: Memory::Latency("1"),
            from,
            to,
            title,
            shows_squashed: false,
            counters: &[],
        }
    }

    const fn with_squashed(mut self) -> Self {
        self.shows_squashed = true;
        self
    }

    const fn with_latency(mut self, cycles: &'static str) -> Self {
        self.memory = Memory::Latency(cycles);
        self
    }

    const fn with_seed(mut self, seed: u64) -> Self {
        self.memory = Memory::Seed(seed);
        self
    }

    const fn with_counters(mut self, counters: &'static [PerformanceCounter]) -> Self {
        self.counters = counters;
        self
    }

    fn memory_timing(&self) -> Result<MemoryTiming> {
        Ok(match self.memory {
            Memory::Latency(cycles) => MemoryTiming::Latency(cycles.parse()?),
            Memory::Seed(seed) => MemoryTiming::Seed(seed),
        })
    }
}

/// One branch with each mechanism of divergence, for docs/divergence.md.
pub const SIDES: [Diagram; 4] = [
    Diagram::new(
        "sides-stack",
        "sides-split",
        "arch = '4w8/8/4/1'",
        ["branch", "done"],
        "stack: one side, then the other",
    ),
    Diagram::new(
        "sides-masks",
        "sides-masks",
        "arch = '4w8/8/4/1'\ndivergence = 'masks'",
        ["branch", "done"],
        "masks: every instruction is guarded",
    ),
    Diagram::new(
        "sides-paired-path",
        "sides-branches",
        "arch = '4w8/8/4/1'\ndivergence = 'paired-path'",
        ["branch", "done"],
        "paired-path: the smaller pc goes first",
    ),
    Diagram::new(
        "sides-multi-path",
        "sides-split",
        "arch = '4w8/8/4/1'\ndivergence = 'multi-path'",
        ["branch", "done"],
        "multi-path: both sides at the same time",
    ),
];

/// Its memory takes one cycle and is always ready, and it fails in the cycle of the load in `bus-error.s`.
const BUS_ERROR_SEED: u64 = 2109455;

/// The space-time diagrams of docs/pipeline.md, in its order.
pub const SPACE_TIME: [Diagram; 16] = [
    Diagram::new(
        "space-time-alu-loop",
        "alu-loop",
        "arch = '4w8/8/4/1'",
        ["loop", "done"],
        "One warp in a loop of three instructions",
    )
    .with_squashed(),
    Diagram::new(
        "space-time-warps",
        "warps",
        "arch = '4w8/8/1/8'",
        ["loop", "done"],
        "Five warps: an instruction in every cycle, and none in vain",
    )
    .with_squashed(),
    Diagram::new(
        "space-time-load",
        "load",
        "arch = '4w8/8/4/1'",
        ["load", "done"],
        "A load, its successor, and a store",
    )
    .with_squashed(),
    Diagram::new(
        "space-time-divergence",
        "divergence",
        "arch = '4w8/8/4/1'",
        ["branch", "done"],
        "A divergent split and its joins",
    ),
    Diagram::new(
        "space-time-interrupt",
        "interrupt",
        "arch = '4w4/2/4/1'",
        ["begin", "done"],
        "A trap: interrupt entry, handler, return",
    ),
    Diagram::new(
        "space-time-paired-path",
        "paired-path",
        "arch = '4w8/8/4/1'\ndivergence = 'paired-path'",
        ["branch", "done"],
        "paired-path: two paths change places, then merge",
    ),
    Diagram::new(
        "space-time-multi-path",
        "sides-split",
        "arch = '4w8/8/4/1'\ndivergence = 'multi-path'",
        ["branch", "done"],
        "multi-path: the loads of both sides overlap",
    )
    .with_latency("1,6"),
    Diagram::new(
        "space-time-instruction-cache",
        "instruction-cache",
        "arch = '4w8/8/1/1'\ninstruction_cache_bytes = 256\ninstruction_line_words = 4",
        ["first", "done"],
        "The instruction cache: a line a miss, and a loop that hits",
    )
    .with_squashed()
    .with_latency("4"),
    Diagram::new(
        "space-time-prediction",
        "prediction",
        "arch = '4w8/8/4/1'\njump_prediction = true",
        ["loop", "done"],
        "A predicted loop: no redirect until it ends",
    )
    .with_squashed(),
    Diagram::new(
        "space-time-bus-error",
        "bus-error",
        "arch = '4w4/2/1/1'\nbus_errors = true",
        ["store", "done"],
        "A store that is answered, and a load that fails",
    )
    .with_seed(BUS_ERROR_SEED),
    Diagram::new(
        "space-time-scoreboard",
        "scoreboard",
        "arch = '4w8/8/4/1'\nscoreboard = true",
        ["load", "done"],
        "A scoreboard: only the instruction that needs the load waits",
    )
    .with_latency("1,6"),
    Diagram::new(
        "space-time-performance-counters",
        "performance-counters",
        "arch = '4w8/4/1/1'\nperformance_counters = true",
        ["load", "done"],
        "What the core counts while a load waits for the memory",
    )
    .with_latency("1,3")
    .with_counters(&[
        PerformanceCounter::Instructions,
        PerformanceCounter::Idle,
        PerformanceCounter::Accesses,
        PerformanceCounter::DataRequests,
    ]),
    Diagram::new(
        "space-time-data-cache",
        "data-cache",
        "arch = '4w8/8/1/1'\nline_words = 4\ndata_cache_bytes = 256",
        ["load", "done"],
        "The data cache: a load that misses, and one that hits",
    )
    .with_latency("1,8"),
    Diagram::new(
        "space-time-scratchpad",
        "scratchpad",
        "arch = '4w8/8/4/1'\nscratchpad_bytes = 1024",
        ["load", "done"],
        "Words of four lines: four requests to the RAM, one to the scratchpad",
    ),
    Diagram::new(
        "space-time-deep-loop",
        "alu-loop",
        "arch = '4w8/8/4/1'\npipeline = 'deep'",
        ["loop", "done"],
        "A deep pipeline: one warp in a loop of three instructions",
    ),
    Diagram::new(
        "space-time-deep-warps",
        "deep-warps",
        "arch = '4w8/8/1/16'\npipeline = 'deep'",
        ["work", "done"],
        "A deep pipeline that eleven warps fill",
    ),
];

/// The picture of lanes in README.md.
pub const LANES: Diagram = Diagram::new(
    "nested-divergence",
    "nested-divergence",
    "arch = '4w8/8/4/1'",
    ["lanes", "done"],
    "Four lanes, a branch within a branch",
);

/// What was seen of a run.
struct Seen {
    image: Image,
    /// The home context of warp 0.
    home: isa::Context,
    tracker: Tracker,
    history: LaneHistory,
    /// By cycle: the diagram's counters, in its order.
    counters: Vec<Vec<u64>>,
}

/// A space-time diagram as text in a document and as SVG.
pub fn space_time(diagram: &Diagram) -> Result<(String, String)> {
    let seen = run(diagram)?;
    let (from, to) = (label(&seen.image, diagram.from)?, label(&seen.image, diagram.to)?);
    let instructions = seen.tracker.instructions();
    let at = |place: Address| {
        instructions
            .iter()
            .position(|one| one.context == seen.home && one.pc == place && one.fate == Fate::Committed)
            .with_context(|| format!("{}: {place} never commits", diagram.program))
    };
    let shown: Vec<_> = instructions[at(from)?..at(to)?]
        .iter()
        .filter(|one| diagram.shows_squashed || one.fate != Fate::Squashed)
        .collect();
    let mut chart = SpaceTime::new(&shown, &seen.image.arch, Names(&seen.image));
    for (number, counter) in diagram.counters.iter().enumerate() {
        let value = |cycle: Cycle| seen.counters[cycle.0 as usize][number];
        chart = chart.with_track(counter.info().name, value);
    }
    let part = format!(
        "![{}](diagrams/{}.svg)\n\n<details><summary>The same as text</summary>\n\n```text\n{}```\n\n</details>\n",
        diagram.title,
        diagram.name,
        chart.text()
    );
    Ok((part, chart.svg(diagram.title)))
}

/// The chart of lanes as SVG.
pub fn lanes(diagram: &Diagram) -> Result<String> {
    let seen = run(diagram)?;
    let (from, to) = (label(&seen.image, diagram.from)?, label(&seen.image, diagram.to)?);
    let steps = seen.history.steps();
    let at = |place: Address| {
        steps
            .iter()
            .position(|step| step.pc == place)
            .with_context(|| format!("{}: {place} never commits", diagram.program))
    };
    let names = Names(&seen.image);
    let chart = LaneChart::new(&seen.history, at(from)?..at(to)?, seen.image.arch.lanes(), names);
    Ok(chart.svg(diagram.title))
}

fn run(diagram: &Diagram) -> Result<Seen> {
    let path = format!("docs/diagrams/{}.s", diagram.program);
    let source = fs::read_to_string(super::root().join(&path)).with_context(|| format!("cannot read {path}"))?;
    let config = CoreConfig::from_toml(diagram.config)?;
    let image = assembler::assemble(&config.arch, &[(&path, &source)])
        .map_err(|errors| anyhow::anyhow!("{path}: {errors:?}"))?;
    let mut tracker = Tracker::new(config.contexts(), config.pipeline);
    let mut history = LaneHistory::new(config.home_context(Warp(0)));
    let mut counters = Vec::new();
    let run = testbenches::Run::new(&config, &image, diagram.memory_timing()?, CYCLES_MAX);
    let is_done = testbenches::model_records(&run, &mut |cycle, record| {
        tracker.see(cycle, record);
        history.see(cycle, record);
        let count = |&counter| record.get(Slot::Counter(counter));
        counters.push(diagram.counters.iter().map(count).collect());
    })?;
    ensure!(is_done, "{path} does not end within {CYCLES_MAX} cycles");
    Ok(Seen { home: config.home_context(Warp(0)), image, tracker, history, counters })
}

fn label(image: &Image, name: &str) -> Result<Address> {
    let symbol = image.symbol(name).with_context(|| format!("no label {name}"))?;
    Ok(symbol.address)
}
