//! `harmonica mutate`: faults put into the core, and what finds them.

use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use isa::{CoreConfig, SystemConfig};
use mutation::{
    campaign, campaign_cores, model_campaign, ModelMutationOptions, MutationError, MutationOptions, Program, Record,
    Summary,
};
use testbenches::System;

use crate::cluster::ClusterSelection;
use crate::commands::fuzz::parse_time;
use crate::failure::Failure;
use crate::program::{self, ImageOptions};
use crate::selection::CoreSelection;
use crate::signal::stop_on_signal;
use crate::{files, progress};

/// Where the programs are that are run when none is named.
const PROGRAMS: &str = "programs";

/// Put faults into core or model, and see what finds them
///
/// A mutant is the core with one fault: a signal replaces another one, or a condition is wrong. Each runs in lock step
/// with the golden model: programs, then directed programs (on cores with nine registers or more), then random ones,
/// until one shows a difference.
///
/// With --model the faults are in the golden model, and the core is right: the model is built once with all mutants,
/// which takes minutes. Each mutant runs on nine cores, or on the one that is named, but only through programs that
/// reach it.
///
/// The results are kept in a file, FOLDER/NAME.jsonl. The same command continues where it was broken off.
///
/// Examples:
///   harmonica mutate --config default --mutants 250
///   harmonica mutate --arch 4w16/8/4/2 --time 30m --json mutants.json
///   harmonica mutate --model --mutants 400 --jobs 1
///   harmonica mutate --arch 4w8/8/2/2 --cores 2 --extension --mutants 100
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Arguments {
    /// Put the faults into the golden model instead of the core
    #[arg(long)]
    model: bool,
    /// Programs, one a file [default: those in programs that are for the core]
    #[arg(value_name = "PROGRAM")]
    programs: Vec<PathBuf>,
    #[command(flatten)]
    core: CoreSelection,
    #[command(flatten)]
    cluster: ClusterSelection,
    /// Number of mutants
    #[arg(long, value_name = "N", default_value_t = 250)]
    mutants: usize,
    /// Draw mutants and random programs from this number
    #[arg(long, default_value_t = 0, value_name = "N")]
    seed: u64,
    /// Random programs that each mutant has to survive
    #[arg(long, value_name = "N", default_value_t = 50)]
    random: u64,
    /// Run random programs first, and the others only on mutants that survive them
    #[arg(long, conflicts_with = "model")]
    random_first: bool,
    /// End a run after N cycles
    #[arg(long, value_name = "N", default_value_t = 50_000)]
    max_cycles: u64,
    /// Try to prove by yosys that a survivor's module does the same, so that nothing can find it (seconds each)
    #[arg(long, conflicts_with = "model")]
    prove: bool,
    /// Begin no mutant after this time, such as 90s, 10m, 8h
    #[arg(long, value_name = "TIME", value_parser = parse_time)]
    time: Option<Duration>,
    /// Threads [default: the machine's processors]
    #[arg(long, value_name = "N")]
    jobs: Option<usize>,
    /// Folder for the file of records
    #[arg(long, value_name = "FOLDER", default_value = "mutants")]
    keep: PathBuf,
    /// Name of the file of records [default: the ArchID, or model]
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    /// Write the figures and all survivors as JSON
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
}

/// Gets the number of records.
type Progress<'a> = &'a (dyn Fn(usize) + Sync);
/// What is run.
type Campaign = Box<dyn Fn(Progress<'_>) -> Result<Vec<Record>, MutationError>>;

/// Runs; exit code 0 whatever survives.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    if let Some(path) = &arguments.json {
        files::check_writable(path)?;
    }
    let run: Campaign = match arguments.model {
        true => {
            let others = [(true, "--model", "the model's faults are")];
            arguments.cluster.config(&CoreConfig::default(), &others)?;
            let options = model_options(arguments)?;
            Box::new(move |progress| model_campaign(&options, progress))
        }
        false => {
            let core = arguments.core.config()?;
            match arguments.cluster.config(&core, &[])? {
                None => system_campaign(arguments, core)?,
                Some(cluster) => system_campaign(arguments, cluster)?,
            }
        }
    };
    let bar = progress::spinner("{spinner} {elapsed} {pos} mutants");
    bar.enable_steady_tick(Duration::from_millis(200));
    let records = run(&|count: usize| bar.set_position(count as u64));
    bar.finish_and_clear();
    let summary = Summary::of(&records.map_err(Failure::input)?);
    print!("{summary}");
    match &arguments.json {
        Some(path) => {
            let text = serde_json::to_string_pretty(&summary).map_err(Failure::input)?;
            files::write(path, text.as_bytes())
        }
        None => Ok(()),
    }
}

fn jobs(arguments: &Arguments) -> usize {
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    arguments.jobs.unwrap_or(processors)
}

/// A campaign with mutants of a core alone, or of a cluster.
fn system_campaign<S: System + Into<SystemConfig>>(arguments: &Arguments, system: S) -> Result<Campaign, Failure> {
    let by_shape = || {
        let arch = system.core().arch.to_string().replace('/', "-");
        match S::HAS_INTERCONNECT {
            true => format!("{arch}-{}-cores", system.core_count()),
            false => arch,
        }
    };
    let options = MutationOptions {
        config: system,
        name: arguments.name.clone().unwrap_or_else(by_shape),
        seed: arguments.seed,
        mutants: arguments.mutants,
        random_programs: arguments.random,
        random_first: arguments.random_first,
        cycles_max: arguments.max_cycles,
        proves: arguments.prove,
        jobs: jobs(arguments),
        time: arguments.time,
        folder: arguments.keep.clone(),
        stop: stop_on_signal()?,
    };
    let programs = programs(arguments, system.core())?;
    Ok(Box::new(move |progress| campaign(&options, &programs, progress)))
}

/// A campaign with mutants of the golden model.
fn model_options(arguments: &Arguments) -> Result<ModelMutationOptions, Failure> {
    let cores = match arguments.core.is_given() {
        true => vec![arguments.core.config()?],
        false => campaign_cores().map_err(Failure::input)?,
    };
    let cores = cores.into_iter().map(|config| {
        let programs = programs(arguments, &config)?;
        Ok((config, programs))
    });
    Ok(ModelMutationOptions {
        project: PathBuf::from("."),
        cores: cores.collect::<Result<_, Failure>>()?,
        name: arguments.name.clone().unwrap_or_else(|| "model".to_owned()),
        seed: arguments.seed,
        mutants: arguments.mutants,
        random_programs: arguments.random,
        cycles_max: arguments.max_cycles,
        jobs: jobs(arguments),
        time: arguments.time,
        folder: arguments.keep.clone(),
        stop: stop_on_signal()?,
    })
}

/// The programs named, or those of the folder of programs that are for this core.
fn programs(arguments: &Arguments, config: &CoreConfig) -> Result<Vec<Program>, Failure> {
    if !arguments.programs.is_empty() {
        let named = arguments.programs.iter();
        return named.map(|path| program_of(path, config)).collect();
    }
    let folder = Path::new(PROGRAMS);
    let entries = std::fs::read_dir(folder).map_err(|error| {
        Failure::cannot("read", folder)(error).context("name programs, or go to the folder of the project")
    })?;
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let is_source = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "s");
    let mut paths: Vec<PathBuf> = paths.filter(is_source).collect();
    paths.sort();
    let mut programs = Vec::new();
    for path in paths {
        let wanted = program::wanted_options(std::slice::from_ref(&path))?;
        let is_for_it = CoreConfig::from_options(&wanted.or(config.options()));
        if is_for_it.is_ok_and(|wanted| wanted == *config) {
            programs.push(program_of(&path, config)?);
        }
    }
    Ok(programs)
}

fn program_of(path: &Path, config: &CoreConfig) -> Result<Program, Failure> {
    let paths = [path.to_path_buf()];
    Ok(Program {
        name: path.display().to_string(),
        image: program::load_with(&config.arch, config.custom_unit, &paths, &ImageOptions::default())?,
        input: program::provided_input(&paths)?,
    })
}
