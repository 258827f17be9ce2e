//! `harmonica cosim`: RTL and golden model in lock step.

use std::path::PathBuf;

use ::coverage::Collected;
use clap::{ArgGroup, Args};
use indicatif::ProgressBar;
use isa::ClusterConfig;
use testbenches::{Choice, CosimOptions, Cosimulator, Outcome, System, WaveformOptions, WINDOW_AFTER, WINDOW_BEFORE};

use crate::cluster::ClusterSelection;
use crate::failure::Failure;
use crate::html::HtmlOptions;
use crate::lock_step::LockStepRun;
use crate::netlist::NetlistOptions;
use crate::rtl_coverage::RtlCoverageFolder;
use crate::signal::stop_on_signal;
use crate::{files, output, program, progress};

/// Compare RTL and golden model in every cycle of a run
///
/// The program runs on both sides in lock step. A folder that `harmonica fuzz` has written runs as it did there, with
/// its core, memory and input.
///
/// A signal (Ctrl-C) ends the run as --max-cycles does: the report then says what each warp waits for, and which warps
/// go round in which loop. A second signal ends the command at once.
///
/// Examples:
///   harmonica cosim programs/sieve.s --arch 4w8/8/4/4 --seed 7 --vcd sieve.vcd
///   harmonica cosim programs/sieve.s --latency 1,16
///   harmonica cosim programs/sieve.s --cores 4
///   harmonica cosim programs/sieve.s --cores 4 --fst sieve.fst --scope core_2
///   harmonica cosim fuzz-failures/seed-7-core-3-program-120
///   harmonica cosim programs/sieve.s --fst sieve.fst --scope golden --signals 'execute_*'
#[derive(Args)]
#[command(verbatim_doc_comment)]
#[command(group(ArgGroup::new("waveform").args(["vcd", "fst"]).multiple(true)))]
pub struct Arguments {
    #[command(flatten)]
    run: LockStepRun,
    #[command(flatten)]
    cluster: ClusterSelection,
    #[command(flatten)]
    netlist: NetlistOptions,
    /// Write a VCD waveform of both sides: the whole run, or the window around a mismatch
    #[arg(long, value_name = "FILE")]
    vcd: Option<PathBuf>,
    /// Write the waveform as FST, in a thirtieth of a VCD's size or less
    #[arg(long, value_name = "FILE")]
    fst: Option<PathBuf>,
    /// Cycles of the waveform before and after a mismatch, B,A; `all`: the whole run; N with --from-cycle
    #[arg(long, value_name = "B,A|all|N", requires = "waveform", value_parser = parse_window)]
    window: Option<WindowChoice>,
    /// Begin the waveform at this cycle, whether or not there is a mismatch; --window says for how many cycles
    /// [default: 1000]
    #[arg(long, value_name = "N", requires = "waveform")]
    from_cycle: Option<u64>,
    /// Keep both sides' states every N cycles, so that report and waveform of a long run take seconds; 0: never
    /// [default: 1000000 with --from-cycle or --max-cycles above 10000000, else never]
    #[arg(long, value_name = "N")]
    snapshot_every: Option<u64>,
    /// Restrict the waveform to this scope, such as `golden`, `harmonica_core.divergence`, or `core_2` of a cluster;
    /// may be repeated
    #[arg(long, value_name = "PATH", requires = "waveform")]
    scope: Vec<String>,
    /// Restrict the waveform to signals of this name, with the wildcards `*` and `?`, on both sides; may be repeated
    #[arg(long, value_name = "GLOB", requires = "waveform")]
    signals: Vec<String>,
    /// Write which events of the core the program has brought about, for `harmonica coverage`
    #[arg(long, value_name = "FILE")]
    coverage: Option<PathBuf>,
    /// Add the run's coverage of the Verilog (lines, branches, terms, changes of bits) to this folder's coverage.dat
    #[arg(long, value_name = "FOLDER", conflicts_with_all = ["vcd", "fst", "from_cycle", "snapshot_every", "ports_only"])]
    rtl_coverage: Option<PathBuf>,
    #[command(flatten)]
    html: HtmlOptions,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

/// What `--window` says.
#[derive(Clone, Copy)]
enum WindowChoice {
    All,
    Around(u64, u64),
    Cycles(u64),
}

fn parse_window(text: &str) -> Result<WindowChoice, String> {
    if text == "all" {
        return Ok(WindowChoice::All);
    }
    if let Ok(cycles) = text.parse() {
        return Ok(WindowChoice::Cycles(cycles));
    }
    let numbers = text.split_once(',').and_then(|(before, after)| Some((before.parse().ok()?, after.parse().ok()?)));
    let (before, after) = numbers.ok_or_else(|| {
        format!("`{text}` is neither `all` nor two numbers such as 64,16 nor one, behind --from-cycle")
    })?;
    Ok(WindowChoice::Around(before, after))
}

/// Runs; exit code 1 when the sides differ or the program does not end.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let (options, cluster) = match kept(arguments)? {
        Some(kept) => kept,
        None => {
            let mut run = arguments.run.clone();
            run.timed.program.c.cores = arguments.cluster.cores();
            let options = run.options()?;
            let cluster = arguments.cluster.config(&options.config, &[])?;
            (options, cluster)
        }
    };
    match cluster {
        None => run_on(arguments, &options.config.clone(), options),
        Some(cluster) => run_on(arguments, &cluster, options),
    }
}

/// Runs on a core alone, or on a cluster.
fn run_on<S: System>(arguments: &Arguments, system: &S, mut options: CosimOptions) -> Result<(), Failure> {
    let ports_only = arguments.run.ports_only || !options.config.trace && is_kept(arguments);
    options.waveform = waveform(arguments)?;
    options.snapshot_every = snapshot_every(arguments, ports_only, options.max_cycles);
    options.command = program::command_line();
    arguments.html.check()?;
    let coverage = super::coverage::Output::new(arguments.coverage.as_deref())?;
    let bar = bar(arguments);
    let mut progress = |cycles| bar.set_position(cycles);
    let waveforms = options.waveform.is_some().into();
    let covering = arguments.rtl_coverage.as_deref();
    let covering = covering.map(|folder| RtlCoverageFolder::new(folder, system));
    let covering = covering.transpose()?;
    let given = match &covering {
        Some(covering) => Some(covering.cosimulator().clone()),
        None => arguments.netlist.cosimulator(system, waveforms)?,
    };
    let cosimulator = match given {
        Some(given) => {
            options.snapshot_every = None;
            Ok(given)
        }
        None if ports_only => Cosimulator::without_trace(system, waveforms),
        None if options.snapshot_every.is_some() => Cosimulator::savable(system, waveforms),
        None => Cosimulator::with_waveforms(system, waveforms),
    };
    let cosimulator = cosimulator.map_err(Failure::input)?;
    // From here on a signal ends the run, not the process.
    options.stop = stop_on_signal()?;
    let mut collected = Collected::default();
    let report = match arguments.coverage {
        None => cosimulator.run(&options, &mut progress),
        Some(_) => {
            let covered = cosimulator.run_covered(&options, &mut progress);
            covered.map(|(report, covered)| {
                let command = || without_coverage(&options.command);
                collected.add_run(system.core(), &covered.coverage, covered.on_both_sides, command);
                report
            })
        }
    };
    bar.finish_and_clear();
    let report = report.map_err(Failure::input)?;
    // Before the page is written, for which the run is made again.
    covering.map_or(Ok(()), RtlCoverageFolder::write)?;
    arguments.html.write(&cosimulator, &options, &report, &title_of(arguments))?;
    let is_covered_rightly = coverage.write(&collected)?;
    if arguments.json {
        output::json(&report)?;
    } else {
        if let Outcome::Passed(passed) = &report.outcome {
            output::console(S::console(passed));
        }
        print!("{report}");
    }
    Failure::unless(report.passed() && is_covered_rightly)
}

/// What the page of the run is called.
fn title_of(arguments: &Arguments) -> String {
    arguments.run.timed.program.files[0].display().to_string()
}

/// The command without its flag for coverage: it runs the program again, and overwrites no file.
fn without_coverage(command: &str) -> String {
    let mut kept = Vec::new();
    let mut words = command.split(' ');
    while let Some(word) = words.next() {
        match word {
            "--coverage" => drop(words.next()),
            word if word.starts_with("--coverage=") => {}
            word => kept.push(word),
        }
    }
    kept.join(" ")
}

fn bar(arguments: &Arguments) -> ProgressBar {
    match arguments.json {
        true => ProgressBar::hidden(),
        false => progress::spinner("{spinner} {human_pos} cycles in lock step, {per_sec}"),
    }
}

/// Whether a folder is given in place of a program.
fn is_kept(arguments: &Arguments) -> bool {
    let files = arguments.run.timed.program.files.as_slice();
    matches!(files, [folder] if folder.is_dir())
}

/// The run of a case that `harmonica fuzz` has kept, if its folder is given.
#[cfg(feature = "workbench")]
fn kept(arguments: &Arguments) -> Result<Option<(CosimOptions, Option<ClusterConfig>)>, Failure> {
    if !is_kept(arguments) {
        return Ok(None);
    }
    crate::kept::options(&arguments.run.timed.program.files[0]).map(Some)
}

/// The demo keeps no cases.
#[cfg(not(feature = "workbench"))]
fn kept(_: &Arguments) -> Result<Option<(CosimOptions, Option<ClusterConfig>)>, Failure> {
    Ok(None)
}

/// Cycles that a waveform shows from --from-cycle on, without --window.
const FROM_CYCLES: u64 = 1000;
/// Cycles of a run that is long enough for snapshots without --snapshot-every, and those between two.
const LONG_CYCLES: u64 = 10_000_000;
const SNAPSHOT_CYCLES: u64 = 1_000_000;

/// How often states are kept. Only a system with its trace ports can be saved.
fn snapshot_every(arguments: &Arguments, ports_only: bool, max_cycles: u64) -> Option<u64> {
    if ports_only || arguments.coverage.is_some() {
        return None;
    }
    let is_long = arguments.from_cycle.is_some() || max_cycles > LONG_CYCLES;
    let usual = is_long.then_some(SNAPSHOT_CYCLES);
    arguments.snapshot_every.or(usual).filter(|&every| every > 0)
}

/// The waveform that is wanted, if one is.
fn waveform(arguments: &Arguments) -> Result<Option<WaveformOptions>, Failure> {
    let (vcd, fst) = (arguments.vcd.as_ref(), arguments.fst.as_ref());
    if vcd.is_some() && vcd == fst {
        return Err(Failure::input("--vcd and --fst name the same file; give one of them another name"));
    }
    vcd.iter().chain(&fst).try_for_each(|path| files::check_writable(path))?;
    let choice = Choice::new(&arguments.scope, &arguments.signals).map_err(Failure::input)?;
    let wanted = vcd.is_some() || fst.is_some();
    let cycles = match (arguments.from_cycle, arguments.window) {
        (None, Some(WindowChoice::Cycles(_))) => return Err(Failure::input(
            "--window with one number says how many cycles --from-cycle shows; give that, or two numbers such as 64,16",
        )),
        (Some(_), Some(WindowChoice::All | WindowChoice::Around(..))) => {
            return Err(Failure::input("--from-cycle takes the number of cycles from --window, such as --window 1000"))
        }
        (Some(first), Some(WindowChoice::Cycles(count))) => Some((first, count)),
        (first, _) => first.map(|first| (first, FROM_CYCLES)),
    };
    Ok(wanted.then(|| WaveformOptions {
        vcd: vcd.cloned(),
        fst: fst.cloned(),
        choice,
        window: match arguments.window {
            None | Some(WindowChoice::Cycles(_)) => Some((WINDOW_BEFORE, WINDOW_AFTER)),
            Some(WindowChoice::All) => None,
            Some(WindowChoice::Around(before, after)) => Some((before, after)),
        },
        cycles,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_runs_again_without_its_file() {
        let command = "harmonica cosim a.s --coverage b.json --seed 7";
        assert_eq!(without_coverage(command), "harmonica cosim a.s --seed 7");
        let command = "harmonica cosim --coverage=b.json a.s";
        assert_eq!(without_coverage(command), "harmonica cosim a.s");
    }
}
