//! `harmonica fuzz`: random programs on random cores in lock step.

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Args;
use fuzz::{
    campaign, stop_with_supervisor, supervise, CampaignOptions, GivenUp, Kept, ShrinkOptions,
    Supervised, Totals,
};
use indicatif::ProgressBar;
use isa::DivergenceMechanism;

use super::shrink;
use crate::failure::Failure;
use crate::progress;
use crate::selection;
use crate::signal::stop_on_signal;

/// Run random programs on random cores in lock step; keep what fails
///
/// A signal ends it as the time does: what has been found so far is printed.
///
/// Every failing case becomes a folder with program, configuration, input and report, and a command that runs it again. Then each is
/// made small, as `harmonica shrink` does it.
///
/// Example: harmonica fuzz --time 10m --seed 7
#[derive(Args)]
pub struct Arguments {
    /// How long, such as 90s, 10m, 8h [default: 60s, or without limit when --cores is given]
    #[arg(long, value_name = "TIME", value_parser = parse_time)]
    time: Option<Duration>,
    /// How many configurations [default: as many as there is time for]
    #[arg(long, value_name = "N")]
    cores: Option<u64>,
    /// Programs on each configuration, which takes some ten seconds to compile; without --cores further ones until the next is compiled
    #[arg(long, value_name = "N", default_value_t = 300, value_parser = clap::value_parser!(u64).range(1..))]
    programs: u64,
    /// Threads that run programs; one more compiles cores [default: the machine's processors]
    #[arg(long, value_name = "N")]
    jobs: Option<usize>,
    /// Cores and programs follow from it
    #[arg(long, default_value_t = 0, value_name = "N")]
    seed: u64,
    /// The first configuration's number
    #[arg(long, default_value_t = 0, value_name = "N")]
    first_core: u64,
    /// Only cores with this mechanism of divergence
    #[arg(long, value_name = "MECHANISM", value_parser = selection::divergence)]
    divergence: Option<DivergenceMechanism>,
    /// Give a program up after so many cycles
    #[arg(long, default_value_t = 100_000, value_name = "N")]
    max_cycles: u64,
    /// Stop after so many failures
    #[arg(long, default_value_t = 10, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    failures: u64,
    /// Folder for failing cases
    #[arg(long, default_value = "fuzz-failures", value_name = "FOLDER")]
    keep: PathBuf,
    /// Write which events of the core the programs have brought about, for `harmonica coverage`
    #[arg(long, value_name = "FILE")]
    coverage: Option<PathBuf>,
    /// Leave failing cases as they are
    #[arg(long, conflicts_with = "shrink_time")]
    no_shrink: bool,
    /// For how long each failing case is made small
    #[arg(long, value_name = "SECONDS", default_value_t = shrink::TIME_DEFAULT)]
    shrink_time: u64,
    /// Run the campaign itself, not a process that does, and note in this folder what runs
    #[arg(long, hide = true)]
    notes: Option<PathBuf>,
}

/// What a campaign lasts when nothing is said.
const TIME_DEFAULT: Duration = Duration::from_secs(60);

/// Such as 90s, 10m or 8h.
pub fn parse_time(text: &str) -> Result<Duration, String> {
    let error = || format!("`{text}` is no time such as 90s, 10m or 8h");
    let digits = text.trim_end_matches(|character: char| character.is_ascii_alphabetic());
    let number: u64 = digits.parse().map_err(|_| error())?;
    let seconds = match &text[digits.len()..] {
        "" | "s" => Some(number),
        "m" => number.checked_mul(60),
        "h" => number.checked_mul(3600),
        _ => None,
    };
    seconds.map(Duration::from_secs).ok_or_else(error)
}

/// Runs; exit code 1 when something failed.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let stop = stop_on_signal()?;
    match arguments.notes {
        Some(_) => {
            stop_with_supervisor(Arc::clone(&stop));
            run_campaign(arguments, stop)
        }
        None => run_apart(arguments, stop),
    }
}

/// Runs the campaign in a process of its own, so that a case which ends or blocks the process is kept like others.
fn run_apart(arguments: &Arguments, stop: Arc<AtomicBool>) -> Result<(), Failure> {
    let harmonica = std::env::current_exe().map_err(Failure::input)?;
    let words: Vec<_> = std::env::args_os().skip(1).collect();
    let mut oracle = shrink::apart()?;
    let supervised = supervise(
        &harmonica,
        &words,
        &arguments.keep,
        arguments.max_cycles,
        &mut oracle,
        &stop,
    );
    match supervised {
        Ok(Supervised::Ended(0)) => Ok(()),
        Ok(Supervised::Ended(code)) => Err(Failure::Ended(code)),
        Ok(Supervised::Lost(failures)) => {
            print_failures(&failures);
            shrink_unless_told(arguments, &failures, stop)?;
            Err(Failure::Check)
        }
        Err(error) => Err(Failure::input(error)),
    }
}

fn run_campaign(arguments: &Arguments, stop: Arc<AtomicBool>) -> Result<(), Failure> {
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    let options = CampaignOptions {
        seed: arguments.seed,
        time: match (arguments.time, arguments.cores) {
            (None, None) => Some(TIME_DEFAULT),
            (time, _) => time,
        },
        configurations: arguments.cores,
        first_configuration: arguments.first_core,
        divergence: arguments.divergence,
        programs: arguments.programs,
        jobs: arguments.jobs.unwrap_or(processors).max(1),
        max_cycles: arguments.max_cycles,
        failures_max: arguments.failures,
        folder: arguments.keep.clone(),
        notes: arguments.notes.clone(),
        stop: Arc::clone(&stop),
    };
    let coverage = super::coverage::Output::new(arguments.coverage.as_deref())?;
    let bar = progress::spinner("{spinner} {elapsed} {msg}");
    bar.enable_steady_tick(Duration::from_millis(200));
    let begin = Instant::now();
    let totals = campaign(&options, &|totals| show(&bar, totals));
    bar.finish_and_clear();
    let totals = totals.map_err(Failure::input)?;
    print(&totals, arguments.seed, begin.elapsed());
    let is_covered_rightly = coverage.write(&totals.collected)?;
    shrink_unless_told(arguments, &totals.failures, stop)?;
    Failure::unless(totals.failures.is_empty() && is_covered_rightly)
}

/// Makes the failing cases small, one after another, unless they are to be left as they are, or a signal has come.
fn shrink_unless_told(
    arguments: &Arguments,
    failures: &[fuzz::Failure],
    stop: Arc<AtomicBool>,
) -> Result<(), Failure> {
    let options = ShrinkOptions {
        time: Duration::from_secs(arguments.shrink_time),
        stop,
    };
    for failure in failures {
        if arguments.no_shrink || options.stop.load(Ordering::Relaxed) {
            return Ok(());
        }
        let output = shrink::folder_beside(&failure.folder);
        let kept = Kept::read(&failure.folder).map_err(Failure::input)?;
        match shrink::write_shrunk(kept, &output, &options)? {
            Some(shrunk) => println!(
                "\n{}\n  {}\n  {}",
                shrink::in_words(&shrunk),
                output.display(),
                shrunk.subject.command(&output)
            ),
            None => println!("\nit does not fail again: {}", failure.folder.display()),
        }
    }
    Ok(())
}

fn show(bar: &ProgressBar, totals: &Totals) {
    bar.set_message(format!(
        "{} programs on {} cores, {} cycles, {} failures",
        totals.programs,
        totals.configurations,
        totals.coverage.cycles,
        totals.failures.len()
    ));
}

fn print_failures(failures: &[fuzz::Failure]) {
    for failure in failures {
        println!(
            "{}\n  {}\n  {}\n",
            failure.summary,
            failure.folder.display(),
            failure.command
        );
    }
}

fn print(totals: &Totals, seed: u64, elapsed: Duration) {
    print_failures(&totals.failures);
    println!("seed                      {seed}");
    println!("time                      {:.0} s", elapsed.as_secs_f64());
    println!("programs                  {}", totals.programs);
    println!("  on ports alone          {}", totals.programs_at_ports);
    println!("  warps waiting for ever  {}", totals.deadlocks());
    print_given_up(totals, GivenUp::is_deadlock);
    println!("  without an end          {}", totals.livelocks());
    print_given_up(totals, |why| !why.is_deadlock());
    println!("configurations            {}", totals.configurations);
    let retired = totals.coverage.retired as f64 / elapsed.as_secs_f64();
    println!("retired a second          {retired:.0}");
    println!("{}\n", totals.coverage);
    println!("failures                  {}", totals.failures.len());
}

fn print_given_up(totals: &Totals, is_told: impl Fn(GivenUp) -> bool) {
    for (why, count) in totals.given_up.iter().filter(|&(&why, _)| is_told(why)) {
        println!("    {count:>8}  {why}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read() {
        assert_eq!(parse_time("90"), Ok(Duration::from_secs(90)));
        assert_eq!(parse_time("8h"), Ok(Duration::from_secs(28_800)));
        assert!(parse_time("h").is_err());
        assert!(parse_time("5d").is_err());
        assert!(parse_time("99999999999999999999h").is_err());
    }
}
