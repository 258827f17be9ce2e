//! The pictures in the documents: small programs of `docs/diagrams/`, run on the golden model, drawn from its records.
//!
//! What is shown begins with the first instruction that commits at one label, and ends before the first at another.

use std::fs;

use anyhow::{ensure, Context, Result};
use assembler::Image;
use isa::{Address, CoreConfig, DivergenceMechanism, Warp};
use testbenches::{ConsoleInput, MemoryTiming};
use timeline::{Fate, LaneChart, LaneHistory, Names, SpaceTime, Tracker};

/// Far more cycles than any of the programs takes.
const CYCLES_MAX: u64 = 2000;

/// A picture in one of the pages.
pub struct Diagram {
    /// Name of the generated part, and of the drawing.
    pub name: &'static str,
    /// File name of the program, without its ending.
    program: &'static str,
    arch: &'static str,
    divergence: DivergenceMechanism,
    /// The label with which the picture begins.
    from: &'static str,
    /// The label before which it ends.
    to: &'static str,
    title: &'static str,
    /// Instructions that are squashed have a row, too.
    shows_squashed: bool,
}

/// The same branch with each mechanism of divergence, for docs/divergence.md.
pub const SIDES: [Diagram; 4] = [
    sides(
        "sides-stack",
        "sides-split",
        DivergenceMechanism::Stack,
        "stack: one side, then the other",
    ),
    sides(
        "sides-masks",
        "sides-masks",
        DivergenceMechanism::Masks,
        "masks: every instruction is guarded",
    ),
    sides(
        "sides-paired-path",
        "sides-branches",
        DivergenceMechanism::PairedPath,
        "paired-path: the smaller pc goes first",
    ),
    sides(
        "sides-multi-path",
        "sides-split",
        DivergenceMechanism::MultiPath,
        "multi-path: both sides at the same time",
    ),
];

const fn sides(
    name: &'static str,
    program: &'static str,
    divergence: DivergenceMechanism,
    title: &'static str,
) -> Diagram {
    Diagram {
        name,
        program,
        arch: "4w8/8/4/1",
        divergence,
        from: "branch",
        to: "done",
        title,
        shows_squashed: false,
    }
}

/// The space-time diagrams of docs/pipeline.md.
pub const SPACE_TIME: [Diagram; 5] = [
    Diagram {
        name: "space-time-alu-loop",
        program: "alu-loop",
        arch: "4w8/8/4/1",
        divergence: DivergenceMechanism::Stack,
        from: "loop",
        to: "done",
        title: "One warp in a loop of three instructions",
        shows_squashed: true,
    },
    Diagram {
        name: "space-time-warps",
        program: "warps",
        arch: "4w8/8/1/8",
        divergence: DivergenceMechanism::Stack,
        from: "loop",
        to: "done",
        title: "Five warps: an instruction in every cycle, and none in vain",
        shows_squashed: true,
    },
    Diagram {
        name: "space-time-load",
        program: "load",
        arch: "4w8/8/4/1",
        divergence: DivergenceMechanism::Stack,
        from: "load",
        to: "done",
        title: "A load, its successor, and a store",
        shows_squashed: true,
    },
    Diagram {
        name: "space-time-divergence",
        program: "divergence",
        arch: "4w8/8/4/1",
        divergence: DivergenceMechanism::Stack,
        from: "branch",
        to: "done",
        title: "A divergent split and its joins",
        shows_squashed: false,
    },
    Diagram {
        name: "space-time-interrupt",
        program: "interrupt",
        arch: "4w4/2/4/1",
        divergence: DivergenceMechanism::Stack,
        from: "begin",
        to: "done",
        title: "A trap: interrupt entry, handler, return",
        shows_squashed: false,
    },
];

/// The picture of lanes in README.md.
pub const LANES: Diagram = Diagram {
    name: "nested-divergence",
    program: "nested-divergence",
    arch: "4w8/8/4/1",
    divergence: DivergenceMechanism::Stack,
    from: "lanes",
    to: "done",
    title: "Four lanes, a branch within a branch",
    shows_squashed: false,
};

/// What was seen of a run.
struct Seen {
    image: Image,
    /// Of warp 0.
    home: isa::Context,
    tracker: Tracker,
    history: LaneHistory,
}

/// A space-time diagram as text in a document and as SVG.
pub fn space_time(diagram: &Diagram) -> Result<(String, String)> {
    let seen = run(diagram)?;
    let (from, to) = (
        label(&seen.image, diagram.from)?,
        label(&seen.image, diagram.to)?,
    );
    let instructions = seen.tracker.instructions();
    let at = |place: Address| {
        instructions
            .iter()
            .position(|one| {
                one.context == seen.home && one.pc == place && one.fate == Fate::Committed
            })
            .with_context(|| format!("{}: {place} never commits", diagram.program))
    };
    let shown: Vec<_> = instructions[at(from)?..at(to)?]
        .iter()
        .filter(|one| diagram.shows_squashed || one.fate != Fate::Squashed)
        .collect();
    let chart = SpaceTime::new(&shown, &seen.image.arch, Names(&seen.image));
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
    let (from, to) = (
        label(&seen.image, diagram.from)?,
        label(&seen.image, diagram.to)?,
    );
    let steps = seen.history.steps();
    let at = |place: Address| {
        steps
            .iter()
            .position(|step| step.pc == place)
            .with_context(|| format!("{}: {place} never commits", diagram.program))
    };
    let names = Names(&seen.image);
    let chart = LaneChart::new(
        &seen.history,
        at(from)?..at(to)?,
        seen.image.arch.lanes(),
        names,
    );
    Ok(chart.svg(diagram.title))
}

fn run(diagram: &Diagram) -> Result<Seen> {
    let path = format!("docs/diagrams/{}.s", diagram.program);
    let source = fs::read_to_string(super::root().join(&path))
        .with_context(|| format!("cannot read {path}"))?;
    let (arch, divergence) = (diagram.arch, diagram.divergence);
    let config = CoreConfig::from_line(&format!("arch = '{arch}', divergence = '{divergence}'"))?;
    let image = assembler::assemble(&config.arch, &[(&path, &source)])
        .map_err(|errors| anyhow::anyhow!("{path}: {errors:?}"))?;
    let mut tracker = Tracker::new(config.contexts());
    let mut history = LaneHistory::new(config.home_context(Warp(0)));
    let is_done = testbenches::model_records(
        &config,
        &image,
        ConsoleInput::none(),
        MemoryTiming::IDEAL,
        CYCLES_MAX,
        &mut |cycle, record| {
            tracker.see(cycle, record);
            history.see(cycle, record);
        },
    )?;
    ensure!(is_done, "{path} does not end within {CYCLES_MAX} cycles");
    Ok(Seen {
        home: config.home_context(Warp(0)),
        image,
        tracker,
        history,
    })
}

fn label(image: &Image, name: &str) -> Result<Address> {
    let symbol = image
        .symbol(name)
        .with_context(|| format!("no label {name}"))?;
    Ok(symbol.address)
}
