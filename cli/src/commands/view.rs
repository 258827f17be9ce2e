//! `harmonica view`: a run as one page for a browser.

use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::sync::Arc;

use clap::{Args, CommandFactory, FromArgMatches, Parser};
use isa::ClusterConfig;
use testbenches::{CosimOptions, Cosimulator, System};
use view::Ending;

use crate::cluster::ClusterSelection;
use crate::failure::Failure;
use crate::kept;
use crate::lock_step::LockStepRun;
use crate::recording::{self, Recorded};
use crate::signal::stop_on_signal;
use crate::{files, program, surfer};

/// Write a run as one web page, to look into every cycle
///
/// The page shows the stages, lanes, registers, lines of the source and memory of each cycle, and needs no network. A
/// program runs on the golden model. A case that `harmonica fuzz` has kept runs in lock step, and the page opens at the
/// mismatch. A signal (Ctrl-C) ends the run; the page then shows the run up to there.
///
/// Examples:
///   harmonica view programs/sieve.s -o sieve.html
///   harmonica view programs/c/mandelbrot.c --arch 4w8/8/8/8 --latency 8
///   harmonica view programs/sieve.s --with "--latency 8"
///   harmonica view programs/sieve.s --surfer
///   harmonica view programs/cluster/meet.s --cores 4
///   harmonica view fuzz-failures/seed-7-core-3-program-120
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Arguments {
    #[command(flatten)]
    run: LockStepRun,
    #[command(flatten)]
    cluster: ClusterSelection,
    /// File for the page [default: the program's name with .html, in this folder]
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// A second run beside the first: a program, flags for the same program, or both; with flags it has these alone
    #[arg(long, value_name = "RUN", allow_hyphen_values = true)]
    with: Option<String>,
    /// Also serve the page to this machine, in step with Surfer (`surfer --wcp-initiate PORT`), until Ctrl-C [default
    /// PORT: any free one]
    #[arg(long, value_name = "PORT", num_args = 0..=1, default_missing_value = "0")]
    surfer: Option<u16>,
}

/// Cycles of a run without --max-cycles: what a page opens quickly.
const CYCLES_MAX: u64 = 1_000_000;

/// Runs and writes; exit code 1 when a program does not end, or the sides differ.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let inputs = &arguments.run.timed.program.files;
    let output = arguments.output.clone().unwrap_or_else(|| page_of(&inputs[0]));
    files::check_not_input(&output, inputs)?;
    recording::check(&output)?;
    let stop = stop_on_signal()?;
    let second = arguments.with.as_deref().map(|words| second(&arguments.run, words)).transpose()?;
    if let Some(cores) = cores(arguments, &stop)? {
        recording::write_cores::<ClusterConfig>(&output, &cores)?;
        return Failure::unless(cores.iter().all(|core| core.ending == Ending::Done));
    }
    let mut runs = recorded(&arguments.run, &title_of(&arguments.run), &stop)?;
    if let (Some(run), Some(words)) = (&second, &arguments.with) {
        let title = match words.starts_with('-') {
            true => format!("{} {words}", title_of(run)),
            false => words.clone(),
        };
        runs.extend(recorded(run, &title, &stop)?);
    }
    let page = recording::write(&output, &runs)?;
    if let Some(port) = arguments.surfer {
        surfer::serve(page, &output, port, &stop)?;
    }
    Failure::unless(runs.iter().all(|one| one.ending == Ending::Done))
}

/// The cores of a run on several: of a program, or of a case that a folder keeps.
fn cores(arguments: &Arguments, stop: &Arc<AtomicBool>) -> Result<Option<Vec<Recorded>>, Failure> {
    let others = [
        (arguments.with.is_some(), "--with", "two runs are"),
        (arguments.surfer.is_some(), "--surfer", "waveforms are"),
    ];
    let title = title_of(&arguments.run);
    if let Some(folder) = folder_of(&arguments.run) {
        let (mut options, Some(cluster)) = kept::options(folder)? else {
            return Ok(None);
        };
        ClusterSelection::refuse(&others, "a case of several cores")?;
        options.stop = stop.clone();
        let cosimulator = Cosimulator::new(&cluster).map_err(Failure::input)?;
        return in_lock_step(&title, &cosimulator, &options).map(Some);
    }
    if arguments.cluster.cores().is_none() {
        return Ok(None);
    }
    let mut run = arguments.run.clone();
    run.timed.program.c.cores = arguments.cluster.cores();
    let options = model_options(&run, stop)?;
    let cluster = arguments.cluster.config(&options.config, &others)?;
    let recorded = |cluster| recording::of_model(&title, &cluster, &options);
    cluster.map(recorded).transpose()
}

/// The folder with a case, if that is given in place of a program.
fn folder_of(run: &LockStepRun) -> Option<&Path> {
    match run.timed.program.files.as_slice() {
        [folder] if folder.is_dir() => Some(folder),
        _ => None,
    }
}

/// The page's name without --output.
fn page_of(program: &Path) -> PathBuf {
    PathBuf::from(program.file_name().unwrap_or(program.as_os_str())).with_extension("html")
}

/// The program's name.
fn title_of(run: &LockStepRun) -> String {
    run.timed.program.files[0].display().to_string()
}

fn recorded(run: &LockStepRun, title: &str, stop: &Arc<AtomicBool>) -> Result<Vec<Recorded>, Failure> {
    match folder_of(run) {
        Some(folder) => case(folder, title, stop),
        None => {
            let options = model_options(run, stop)?;
            recording::of_model(title, &options.config, &options)
        }
    }
}

/// A run on the model.
fn model_options(run: &LockStepRun, stop: &Arc<AtomicBool>) -> Result<CosimOptions, Failure> {
    let mut options = run.options()?;
    options.max_cycles = run.timed.max_cycles.unwrap_or(CYCLES_MAX);
    options.stop = stop.clone();
    options.command = program::command_line();
    Ok(options)
}

/// A case of one core that a folder keeps, in lock step.
fn case(folder: &Path, title: &str, stop: &Arc<AtomicBool>) -> Result<Vec<Recorded>, Failure> {
    let (mut options, _) = kept::options(folder)?;
    options.stop = stop.clone();
    let cosimulator = match options.config.trace {
        true => Cosimulator::new(&options.config),
        false => Cosimulator::without_trace(&options.config, false.into()),
    };
    in_lock_step(title, &cosimulator.map_err(Failure::input)?, &options)
}

/// A case in lock step; its report is printed.
fn in_lock_step<S: System>(
    title: &str,
    cosimulator: &Cosimulator<S>,
    options: &CosimOptions,
) -> Result<Vec<Recorded>, Failure> {
    let report = cosimulator.run(options, &mut |_| {}).map_err(Failure::input)?;
    print!("{report}");
    recording::of_lock_step(title, cosimulator, options, &report)
}

/// What `--with` says, as a command line of its own.
#[derive(Parser)]
#[command(name = "--with", no_binary_name = true)]
struct Second {
    #[command(flatten)]
    run: LockStepRun,
}

/// The second run: with the first one's program where it names none, with the first one's flags where it has none.
fn second(first: &LockStepRun, words: &str) -> Result<LockStepRun, Failure> {
    let words: Vec<String> = words.split_whitespace().map(str::to_owned).collect();
    if words.is_empty() {
        return Err(Failure::input("--with is empty; name a program, or flags such as \"--latency 8\""));
    }
    let names = first.timed.program.files.iter().map(|path| path.display().to_string());
    let has_flags = words.iter().any(|word| word.starts_with('-'));
    let parsed = |words: Vec<String>| -> Result<LockStepRun, Failure> {
        let matches = Second::command().try_get_matches_from(words);
        let second = matches.and_then(|matches| Second::from_arg_matches(&matches));
        second.map(|second| second.run).map_err(|error| Failure::input(format!("--with: {error}")))
    };
    if words[0].starts_with('-') {
        return parsed(names.chain(words).collect());
    }
    let mut second = parsed(words)?;
    if !has_flags {
        let files = std::mem::take(&mut second.timed.program.files);
        second = first.clone();
        second.timed.program.files = files;
    }
    Ok(second)
}
