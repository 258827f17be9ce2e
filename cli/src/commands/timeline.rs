//! `harmonica timeline`: a run of the golden model as a picture, or as a log for a pipeline viewer.

use std::ops::Range;
use std::path::PathBuf;

use assembler::Image;
use clap::Args;
use isa::{Address, ClusterConfig, CoreConfig, Cycle, CycleRecord, Warp};
use testbenches::{model_records, ConsoleInput, Run, System, SystemRecord};
use timeline::{konata_log, Fate, LaneChart, LaneHistory, Names, PerfettoTrace, SpaceTime, Tracked, Tracker};

use crate::cluster::ClusterSelection;
use crate::failure::Failure;
use crate::files;
use crate::program;
use crate::selection::{place, TimedRun};

/// Draw the lanes or the stages of a run, cycle by cycle
///
/// Shows what the lanes of a warp do, or where each instruction is in each cycle, in a run of the golden model.
///
/// Examples:
///   harmonica timeline programs/nested-divergent-warp.s --from case --rows 30
///   harmonica timeline programs/nested-divergent-warp.s --from case --rows 30 --svg lanes.svg
///   harmonica timeline programs/hello.s --stages --rows 20
///   harmonica timeline programs/hello.s --konata hello.kanata
///   harmonica timeline programs/hello.s --perfetto hello.perfetto-trace
///   harmonica timeline programs/cluster/meet.s --cores 4 --perfetto meet.perfetto-trace
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Arguments {
    #[command(flatten)]
    run: TimedRun,
    #[command(flatten)]
    cluster: ClusterSelection,
    /// Which of --cores is shown; a trace for Perfetto shows all
    #[arg(long, default_value_t = 0, value_name = "N", requires = "cores", conflicts_with = "perfetto")]
    core: u32,
    /// Show the stages of all warps' instructions, cycle by cycle, instead of one warp's lanes
    #[arg(long, conflicts_with = "warp")]
    stages: bool,
    /// Number of the warp whose lanes are shown
    #[arg(long, default_value_t = 0, value_name = "N")]
    warp: u32,
    /// Label or address of the first instruction shown, where it first commits [default: the program's first]
    #[arg(long, value_name = "PLACE")]
    from: Option<String>,
    /// Label or address of the instruction before which the picture ends, the first time after --from
    #[arg(long, value_name = "PLACE")]
    to: Option<String>,
    /// Show at most N instructions [default: 100; all with --konata or --perfetto]
    #[arg(long, value_name = "N")]
    rows: Option<usize>,
    /// Write a drawing (SVG) instead of text on stdout
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Write the stages of all warps' instructions for the pipeline viewer Konata (format Kanata 4)
    #[arg(long, value_name = "FILE", conflicts_with_all = ["svg", "stages", "warp"])]
    konata: Option<PathBuf>,
    /// Write a trace for ui.perfetto.dev: each context's instructions, stages and waits, redirects, active lanes,
    /// counters
    #[arg(long, value_name = "FILE", conflicts_with_all = ["svg", "stages", "warp", "konata"])]
    perfetto: Option<PathBuf>,
}

/// How many instructions a picture shows without --rows: about what fits a screen or two.
const PICTURE_ROWS: usize = 100;
/// Cycles of a run without --max-cycles: all of them are kept.
const CYCLES_MAX: u64 = 100_000;

/// Runs and draws; exit code 1 when the program does not end.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut run = arguments.run.clone();
    run.program.c.cores = arguments.cluster.cores();
    let (config, image) = run.load()?;
    let cluster = arguments.cluster.config(&config, &[])?;
    let cores = cluster.map_or(1, |cluster| cluster.cores);
    if arguments.core >= cores {
        return Err(Failure::input(format!(
            "there is no core {}; the cluster's cores are 0 to {}",
            arguments.core,
            cores - 1
        )));
    }
    let config = cluster.map_or(config, |cluster| cluster.core);
    if arguments.warp >= config.arch.warps() {
        let (warp, arch) = (arguments.warp, config.arch);
        return Err(Failure::input(format!("{arch} has no warp {warp}; its warps are 0 to {}", arch.warps() - 1)));
    }
    let output = arguments.svg.as_ref().or(arguments.konata.as_ref());
    let output = output.or(arguments.perfetto.as_ref());
    if let Some(path) = output {
        files::check_not_input(path, &arguments.run.program.files)?;
        files::check_writable(path)?;
    }
    let seen = see(arguments, (&config, cluster), &image)?;
    let drawn = draw(arguments, &seen, &image)?;
    match output {
        Some(path) => files::write(path, &drawn)?,
        None => print!("{}", String::from_utf8_lossy(&drawn)),
    }
    if !seen.is_done {
        let limit = max_cycles(arguments);
        eprintln!("did not end within {limit} cycles; --max-cycles raises it");
    }
    Failure::unless(seen.is_done)
}

fn max_cycles(arguments: &Arguments) -> u64 {
    arguments.run.max_cycles.unwrap_or(CYCLES_MAX)
}

/// What was seen of the run.
struct Seen {
    /// By core.
    cores: Vec<SeenCore>,
    is_done: bool,
}

/// What was seen of a core.
struct SeenCore {
    tracker: Tracker,
    history: LaneHistory,
    /// With --perfetto.
    perfetto: Option<PerfettoTrace>,
}

impl SeenCore {
    fn see(&mut self, cycle: Cycle, record: &CycleRecord) {
        self.tracker.see(cycle, record);
        self.history.see(cycle, record);
        if let Some(perfetto) = &mut self.perfetto {
            perfetto.see(cycle, record);
        }
    }
}

fn see(
    arguments: &Arguments,
    (config, cluster): (&CoreConfig, Option<ClusterConfig>),
    image: &Image,
) -> Result<Seen, Failure> {
    let of_core = |core: Option<u32>| {
        let perfetto = arguments.perfetto.is_some();
        let perfetto = perfetto.then(|| PerfettoTrace::new(config));
        SeenCore {
            tracker: Tracker::new(config.contexts(), config.pipeline),
            history: LaneHistory::new(config.home_context(Warp(arguments.warp))),
            perfetto: match core {
                Some(core) => perfetto.map(|perfetto| perfetto.of_core(core)),
                None => perfetto,
            },
        }
    };
    let input = program::provided_input(&arguments.run.program.files)?;
    let input = ConsoleInput::from_start(&input);
    let run = Run::new(config, image, arguments.run.memory.timing(), max_cycles(arguments));
    let run = Run { console_input: &input, ..run };
    match &cluster {
        None => see_cores(&run, vec![of_core(None)]),
        Some(cluster) => see_cores(&run.on(cluster), (0..cluster.cores).map(|core| of_core(Some(core))).collect()),
    }
}

fn see_cores<S: System>(run: &Run<S>, mut cores: Vec<SeenCore>) -> Result<Seen, Failure> {
    let is_done = model_records(run, &mut |cycle, record| {
        for (core, record) in cores.iter_mut().zip(record.cores()) {
            core.see(cycle, record);
        }
    });
    Ok(Seen { is_done: is_done.map_err(Failure::input)?, cores })
}

/// The picture, or the log, that is asked for.
fn draw(arguments: &Arguments, seen: &Seen, image: &Image) -> Result<Vec<u8>, Failure> {
    let title = arguments.run.program.files[0].display();
    let names = Names(image);
    let core = &seen.cores[arguments.core as usize];
    if arguments.konata.is_some() {
        let shown = instructions(arguments, &core.tracker, image, usize::MAX)?;
        return Ok(konata_log(&shown, &image.arch, names).into_bytes());
    }
    if arguments.perfetto.is_some() {
        let mut all = Vec::new();
        for core in &seen.cores {
            let shown = instructions(arguments, &core.tracker, image, usize::MAX)?;
            let trace = core.perfetto.as_ref();
            all.extend(trace.map_or_else(Vec::new, |trace| trace.trace(&shown, names)));
        }
        return Ok(all);
    }
    if arguments.stages {
        let shown = instructions(arguments, &core.tracker, image, PICTURE_ROWS)?;
        let chart = SpaceTime::new(&shown, &image.arch, names);
        let drawn = match arguments.svg {
            Some(_) => chart.svg(&title.to_string()),
            None => chart.text(),
        };
        return Ok(drawn.into_bytes());
    }
    let chart = lanes(arguments, &core.history, image)?;
    let drawn = match arguments.svg {
        Some(_) => chart.svg(&match arguments.cluster.cores() {
            None => format!("{title}, warp {}", arguments.warp),
            Some(_) => format!("{title}, core {}, warp {}", arguments.core, arguments.warp),
        }),
        None => chart.text(),
    };
    Ok(drawn.into_bytes())
}

/// Those to show; no more than `rows`, unless --rows says otherwise.
fn instructions<'a>(
    arguments: &Arguments,
    tracker: &'a Tracker,
    image: &Image,
    rows: usize,
) -> Result<Vec<&'a Tracked>, Failure> {
    let all = tracker.instructions();
    let places: Vec<_> = all.iter().map(|one| (one.fate == Fate::Committed).then_some(one.pc)).collect();
    let shown = range(arguments, image, &places, rows)?;
    Ok(all[shown].iter().collect())
}

fn lanes(arguments: &Arguments, history: &LaneHistory, image: &Image) -> Result<LaneChart, Failure> {
    let places: Vec<_> = history.steps().iter().map(|step| Some(step.pc)).collect();
    let shown = range(arguments, image, &places, PICTURE_ROWS)?;
    let lanes = image.arch.lanes();
    Ok(LaneChart::new(history, shown, lanes, Names(image)))
}

/// Which of the instructions to show, given where each committed, if it did.
fn range(
    arguments: &Arguments,
    image: &Image,
    places: &[Option<Address>],
    rows: usize,
) -> Result<Range<usize>, Failure> {
    let find = |text: &str, after: usize| {
        let place = address(image, text)?;
        let found = places[after..].iter().position(|pc| *pc == Some(place));
        found.map(|number| after + number).ok_or_else(|| {
            Failure::input(format!(
                "no instruction at `{text}` ({place}) commits in what was run; --warp and --max-cycles say what is"
            ))
        })
    };
    let from = match &arguments.from {
        Some(text) => find(text, 0)?,
        None => 0,
    };
    let to = match &arguments.to {
        Some(text) => find(text, (from + 1).min(places.len()))?,
        None => places.len(),
    };
    let end = to.min(from.saturating_add(arguments.rows.unwrap_or(rows)));
    if end < to {
        eprintln!("shows {} of {} instructions; --from, --to and --rows choose others", end - from, to - from);
    }
    Ok(from..end)
}

/// A label, or an address in decimal or, behind 0x, in hexadecimal.
fn address(image: &Image, text: &str) -> Result<Address, Failure> {
    place(image, text)
        .ok_or_else(|| Failure::input(format!("the program has no label `{text}`, and it is no address such as 0x40")))
}
