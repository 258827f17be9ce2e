//! `harmonica fuzz`: random programs on random cores in lock step.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use clap::Args;
use fuzz::{
    campaign, junit, stop_with_supervisor, supervise, within, Built, CampaignOptions, CoreCounts, Cores, End,
    FailureRecord, GivenUp, Kept, Record, Shard, ShrinkOptions, Shrunk, ShrunkRecord, Supervised, Totals,
};
use indicatif::ProgressBar;
use isa::{ClusterConfig, CoreOptions, DivergenceMechanism, UnitFolder};

use super::shrink;
use crate::failure::Failure;
use crate::files;
use crate::progress;
use crate::rtl_coverage::RtlCoverageFolder;
use crate::selection;
use crate::signal::stop_on_signal;

/// Run random programs on random cores, keep what fails
///
/// With --cores it runs them on clusters: the cores of each run one program on one memory. With --config all run on one
/// core. A signal ends the campaign as --time does: what it has found so far is printed.
///
/// Every failing case becomes a folder with program, configuration, input and report, and a command that runs it again.
/// Then it is made small, as by `harmonica shrink`.
///
/// Several processes or machines share a campaign with --shard and --json; `harmonica campaign merge` puts their
/// results together.
///
/// Examples:
///   harmonica fuzz --time 10m --seed 7
///   harmonica fuzz --config my-core.toml --time 10m
///   harmonica fuzz --cores 2..4 --time 10m
///   harmonica fuzz --custom-unit examples/custom-units/dot4 --time 10m
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Arguments {
    /// Time to run, such as 90s, 10m, 8h [default: 60s, or no limit with --configurations]
    #[arg(long, value_name = "TIME", value_parser = parse_time)]
    time: Option<Duration>,
    /// Number of configurations, in the order of the seed [default: as many as there is time for, every second one
    /// chosen to reach new events]
    #[arg(long, value_name = "N")]
    configurations: Option<u64>,
    /// Run clusters of so many cores on one memory: 2, 2..4, or `any` for 1 to 16 (docs/cluster.md) [default: cores
    /// alone]
    #[arg(long, value_name = "N|N..M|any", conflicts_with = "rtl_coverage")]
    cores: Option<CoreCounts>,
    /// Programs on each configuration, at least; without --configurations more run until the next configuration is
    /// compiled
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(u64).range(1..))]
    programs: u64,
    /// Threads that run programs; one more compiles cores [default: the machine's processors]
    #[arg(long, value_name = "N")]
    jobs: Option<usize>,
    /// Draw cores and programs from this number and their own numbers
    #[arg(long, default_value_t = 0, value_name = "N")]
    seed: u64,
    /// Run shard I of N of the configurations, such as 2/8; with --configurations the shards add up to one campaign
    #[arg(long, value_name = "I/N", default_value_t = Shard::WHOLE)]
    shard: Shard,
    /// Number of the first configuration
    #[arg(long, default_value_t = 0, value_name = "N")]
    first_configuration: u64,
    /// Run on one core alone: a named configuration (tiny, small, default, cached, dual, multi, wide, harp64) or a TOML
    /// file [default: random cores]
    #[arg(long, value_name = "NAME|FILE")]
    config: Option<String>,
    /// Draw only cores with this mechanism of divergence
    #[arg(long, value_name = "MECHANISM", value_parser = selection::divergence, conflicts_with = "config")]
    divergence: Option<DivergenceMechanism>,
    /// Give the cores the function unit of this folder, and the programs its instructions (docs/custom-units.md); with
    /// random cores, those that cannot have it are passed over
    #[arg(long, value_name = "FOLDER")]
    custom_unit: Option<String>,
    /// End a program after N cycles
    #[arg(long, default_value_t = 100_000, value_name = "N")]
    max_cycles: u64,
    /// Stop after N failures
    #[arg(long, default_value_t = 10, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    failures: u64,
    /// Folder for failing cases
    #[arg(long, default_value = "fuzz-failures", value_name = "FOLDER")]
    keep: PathBuf,
    /// Write the results as JSON, after each core and at the end
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Write the results as JUnit's XML, a test case for each core
    #[arg(long, value_name = "FILE")]
    junit: Option<PathBuf>,
    /// Write which events of the core the programs have brought about, for `harmonica coverage`
    #[arg(long, value_name = "FILE")]
    coverage: Option<PathBuf>,
    /// Add the programs' coverage of the Verilog (lines, branches, terms, changes of bits) to this folder's
    /// coverage.dat
    #[arg(long, value_name = "FOLDER", requires = "config")]
    rtl_coverage: Option<PathBuf>,
    /// Leave failing cases as they are
    #[arg(long, conflicts_with = "shrink_time")]
    no_shrink: bool,
    /// Seconds to make each failing case small
    #[arg(long, value_name = "SECONDS", default_value_t = shrink::TIME_DEFAULT)]
    shrink_time: u64,
    /// Run the campaign in this process, not in a child, and note in this folder what runs
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
    let outputs = [&arguments.json, &arguments.junit].into_iter().flatten();
    outputs.map(PathBuf::as_path).try_for_each(files::check_writable)?;
    match arguments.notes {
        Some(_) => {
            stop_with_supervisor(Arc::clone(&stop));
            run_campaign(arguments, stop)
        }
        None => run_apart(arguments, stop),
    }
}

/// The cores asked for.
fn cores(arguments: &Arguments) -> Result<Cores, Failure> {
    let each = match (&arguments.config, arguments.divergence) {
        (Some(name), _) => given(name, arguments.custom_unit.as_deref())?,
        (None, Some(divergence)) => with_unit(Cores::With(divergence), arguments)?,
        (None, None) => with_unit(Cores::Drawn, arguments)?,
    };
    let Some(counts) = arguments.cores else {
        return Ok(each);
    };
    if let Cores::Given { config, .. } = &each {
        // What is drawn is made fit for clusters; what is given has to be.
        ClusterConfig::new(*config, 1, 1).map_err(Failure::input)?;
    }
    Ok(Cores::InClusters { of: Box::new(each), counts })
}

/// The core that `--config` names, with the function unit of the command line.
fn given(name: &str, unit: Option<&str>) -> Result<Cores, Failure> {
    let custom_unit = unit.map(|folder| UnitFolder(folder.to_owned()));
    let own = CoreOptions { custom_unit, ..CoreOptions::default() };
    let config = selection::configuration_with(own, name)?.with_trace();
    let flag = unit.map(|folder| format!(" --custom-unit {folder}"));
    Ok(Cores::Given { config, name: name.to_owned() + &flag.unwrap_or_default() })
}

/// Drawn cores, with the function unit of the command line.
fn with_unit(drawn: Cores, arguments: &Arguments) -> Result<Cores, Failure> {
    match &arguments.custom_unit {
        Some(folder) => Cores::with_unit(drawn, folder).map_err(Failure::input),
        None => Ok(drawn),
    }
}

/// Runs the campaign in a process of its own, so that a case which ends or blocks the process is kept like others.
fn run_apart(arguments: &Arguments, stop: Arc<AtomicBool>) -> Result<(), Failure> {
    let harmonica = std::env::current_exe().map_err(Failure::input)?;
    let words: Vec<_> = std::env::args_os().skip(1).collect();
    let mut oracle = shrink::apart()?;
    let supervised =
        supervise(&harmonica, &words, &cores(arguments)?, &arguments.keep, arguments.max_cycles, &mut oracle, &stop);
    match supervised {
        Ok(Supervised::Ended(0)) => Ok(()),
        Ok(Supervised::Ended(code)) => Err(Failure::Ended(code)),
        Ok(Supervised::Lost(failures)) => {
            print_failures(&failures);
            let options = options(arguments, Arc::clone(&stop))?;
            let mut written = Written::lost(arguments, &options, &failures)?;
            shrink_unless_told(arguments, &failures, stop, &mut written)?;
            Err(Failure::Check)
        }
        Err(error) => Err(Failure::input(error)),
    }
}

fn options(arguments: &Arguments, stop: Arc<AtomicBool>) -> Result<CampaignOptions, Failure> {
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    Ok(CampaignOptions {
        seed: arguments.seed,
        time: match (arguments.time, arguments.configurations) {
            (None, None) => Some(TIME_DEFAULT),
            (time, _) => time,
        },
        configurations: arguments.configurations,
        first_configuration: arguments.first_configuration,
        shard: arguments.shard,
        cores: cores(arguments)?,
        built: None,
        programs: arguments.programs,
        builder: None,
        jobs: arguments.jobs.unwrap_or(processors).max(1),
        max_cycles: arguments.max_cycles,
        failures_max: arguments.failures,
        folder: arguments.keep.clone(),
        notes: arguments.notes.clone(),
        stop,
    })
}

fn run_campaign(arguments: &Arguments, stop: Arc<AtomicBool>) -> Result<(), Failure> {
    let mut options = options(arguments, Arc::clone(&stop))?;
    let covering = match (&arguments.rtl_coverage, &options.cores) {
        (Some(folder), Cores::Given { config, .. }) => Some(RtlCoverageFolder::new(folder, config)?),
        _ => None,
    };
    let built = covering.as_ref().map(RtlCoverageFolder::cosimulator);
    options.built = built.cloned().map(Built::Core);
    let coverage = super::coverage::Output::new(arguments.coverage.as_deref())?;
    let bar = progress::spinner("{spinner} {elapsed} {msg}");
    bar.enable_steady_tick(Duration::from_millis(200));
    let written = Mutex::new(Written::new(arguments, &options));
    let lock = || written.lock().unwrap_or_else(PoisonError::into_inner);
    // A shard that is killed before its first core is there all the same.
    lock().totals(&Totals::default())?;
    let totals = campaign(&options, &|totals| {
        show(&bar, totals);
        let mut written = lock();
        if written.cores < totals.cores.len() && written.error.is_none() {
            written.error = written.totals(totals).err();
            if written.error.is_some() {
                stop.store(true, Ordering::Relaxed);
            }
        }
    });
    bar.finish_and_clear();
    let totals = totals.map_err(Failure::input)?;
    let mut written = written.into_inner().unwrap_or_else(PoisonError::into_inner);
    if let Some(error) = written.error.take() {
        return Err(error);
    }
    written.totals(&totals)?;
    print(&totals, &written);
    let is_covered_rightly = coverage.write(&totals.collected)?;
    covering.map_or(Ok(()), RtlCoverageFolder::write)?;
    shrink_unless_told(arguments, &totals.failures, stop, &mut written)?;
    Failure::unless(totals.failures.is_empty() && is_covered_rightly)
}

/// The files that say what a campaign has done.
struct Written<'a> {
    json: Option<&'a Path>,
    junit: Option<&'a Path>,
    options: &'a CampaignOptions,
    begin: Instant,
    record: Record,
    /// Cores that were done when they were written last.
    cores: usize,
    /// Why they could not be written.
    error: Option<Failure>,
}

impl<'a> Written<'a> {
    fn new(arguments: &'a Arguments, options: &'a CampaignOptions) -> Self {
        let json = arguments.json.as_deref();
        Written {
            json,
            junit: arguments.junit.as_deref(),
            options,
            begin: Instant::now(),
            record: Record::of(options, &Totals::default(), Duration::ZERO, beside(json)),
            cores: 0,
            error: None,
        }
    }

    /// What a process has written whose end these failures were.
    fn lost(
        arguments: &'a Arguments,
        options: &'a CampaignOptions,
        failures: &[fuzz::Failure],
    ) -> Result<Self, Failure> {
        let mut written = Written::new(arguments, options);
        if let Some(json) = written.json {
            let text = files::read_text(json)?;
            written.record = serde_json::from_str(&text).map_err(Failure::in_file(json))?;
        }
        written.record.end = End::Lost;
        let lost = failures.iter();
        let lost = lost.map(|failure| FailureRecord::of(failure, beside(written.json)));
        written.record.failures.extend(lost);
        written.write()?;
        Ok(written)
    }

    /// Writes what has been done so far.
    fn totals(&mut self, totals: &Totals) -> Result<(), Failure> {
        self.cores = totals.cores.len();
        self.record = Record::of(self.options, totals, self.begin.elapsed(), beside(self.json));
        self.write()
    }

    /// Adds what is left of a failure that has been made small.
    fn shrunk(&mut self, failure: &fuzz::Failure, folder: &Path, shrunk: &Shrunk) -> Result<(), Failure> {
        let number = failure.number;
        let beside = beside(self.json);
        let mut failures = self.record.failures.iter_mut();
        let found = failures.find(|failure| (failure.core, failure.program) == (number.configuration, number.program));
        if let Some(found) = found {
            found.shrunk =
                Some(ShrunkRecord { folder: within(folder, beside), words: shrunk.subject.code.lines().len() });
        }
        self.write()
    }

    fn write(&self) -> Result<(), Failure> {
        if let Some(json) = self.json {
            let text = self.record.to_json().map_err(Failure::in_file(json))?;
            files::write(json, text.as_bytes())?;
        }
        match self.junit {
            Some(path) => files::write(path, junit(&self.record).as_bytes()),
            None => Ok(()),
        }
    }
}

/// The folder from which on a record names others.
fn beside(json: Option<&Path>) -> &Path {
    json.and_then(Path::parent).unwrap_or(Path::new(""))
}

/// Makes the failing cases small, one after another, unless they are to be left as they are, or a signal has come.
fn shrink_unless_told(
    arguments: &Arguments,
    failures: &[fuzz::Failure],
    stop: Arc<AtomicBool>,
    written: &mut Written<'_>,
) -> Result<(), Failure> {
    let options = ShrinkOptions { time: Duration::from_secs(arguments.shrink_time), stop };
    for failure in failures {
        if arguments.no_shrink || options.stop.load(Ordering::Relaxed) {
            return Ok(());
        }
        let output = shrink::folder_beside(&failure.folder);
        let kept = Kept::read(&failure.folder).map_err(Failure::input)?;
        match shrink::write_shrunk(kept, &output, &options)? {
            Some(shrunk) => {
                println!(
                    "\n{}\n  {}\n  {}",
                    shrink::in_words(&shrunk),
                    output.display(),
                    shrunk.subject.command(&output)
                );
                written.shrunk(failure, &output, &shrunk)?;
            }
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
        println!("{}\n  {}\n  {}\n", failure.summary, failure.folder.display(), failure.command);
    }
}

fn print(totals: &Totals, written: &Written<'_>) {
    let Record { seconds, shard, campaign, options, .. } = &written.record;
    print_failures(&totals.failures);
    println!("seed                      {}", campaign.seed);
    if *shard != Shard::WHOLE {
        println!("shard                     {shard}");
    }
    println!("time                      {seconds:.0} s");
    println!("programs                  {}", totals.programs);
    println!("  on ports alone          {}", totals.programs_at_ports);
    println!("  warps waiting for ever  {}", totals.deadlocks());
    print_given_up(totals, GivenUp::is_deadlock);
    println!("  without an end          {}", totals.livelocks());
    print_given_up(totals, |why| !why.is_deadlock());
    println!("configurations            {}", totals.configurations);
    for (cores, runs) in &totals.clusters {
        println!("  clusters of {cores:<12}{} with {} programs", runs.clusters, runs.programs);
    }
    let retired = totals.coverage.retired as f64 / seconds;
    println!("retired a second          {retired:.0}");
    println!("{options}\n");
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
