//! `harmonica bench extension`: programs in C, compiled with and without the extension, on the timing model.

use std::path::{Path, PathBuf};

use clap::Args;
use isa::{ArchId, CoreOptions};
use laboratory::{experiment, Figures, Mechanism, Plan, Program, Results};
use testbenches::Latencies;

use crate::c::{is_c, COptions};
use crate::commands::lab;
use crate::failure::Failure;
use crate::{program, selection};

/// Compare programs in C with and without the extension
///
/// Each program is compiled for the core and for the same core with the extension, and runs on the timing model of the
/// golden model. Programs that ask for the extension themselves are left out. All must print what the files beside them say.
///
/// Examples:
///   harmonica bench extension --arch 4w16/16/16/16
///   harmonica bench extension programs/c/saxpy.c --latency 16
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Arguments {
    /// Files, or folders with files of C
    #[arg(default_value = "programs/c", value_name = "FILE|FOLDER")]
    programs: Vec<PathBuf>,
    #[command(flatten)]
    c: COptions,
    /// ArchID `<word bytes>w<GPRs>/<predicates>/<lanes>/<warps>`
    #[arg(long, default_value = "4w8/8/4/4", value_name = "ARCHID")]
    arch: String,
    /// How lanes part
    #[arg(long, default_value = "stack", value_name = "NAME")]
    mechanism: Mechanism,
    /// Cycles that fetches and loads take, 1 to 256
    #[arg(long, default_value = "1", value_name = "N|I,D")]
    latency: Latencies,
    /// Give a run up after so many cycles
    #[arg(long, default_value_t = 10_000_000, value_name = "N")]
    max_cycles: u64,
}

/// Runs and prints; exit code 1 when a program does not end, or does not print what it must.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let plan = Plan {
        cores: Vec::new(),
        arch: selection::parse_arch(&arguments.arch)?,
        mechanisms: vec![arguments.mechanism],
        latencies: vec![arguments.latency],
        max_cycles: arguments.max_cycles,
    };
    let mut programs = Vec::new();
    for path in files(&arguments.programs)? {
        let wanted = program::wanted_options(std::slice::from_ref(&path))?;
        if wanted.extension != Some(true) {
            let both = both(plan.arch, arguments.mechanism, &path, &wanted, &arguments.c)?;
            programs.push(both);
        }
    }
    if programs.is_empty() {
        return Err(Failure::input(
            "there is no program of C that runs without the extension: name files, or a folder with some",
        ));
    }
    let results = experiment(&plan, &programs);
    print!("{}", table(&results));
    for failed in &results.failed {
        eprintln!("{}: {}", failed.run, failed.reason);
    }
    Failure::unless(results.failed.is_empty())
}

/// The files named, and those of C in the folders named, in the order of their names.
fn files(named: &[PathBuf]) -> Result<Vec<PathBuf>, Failure> {
    let mut found = Vec::new();
    for path in named {
        if path.is_dir() {
            found.extend(files_within(path)?);
        } else {
            found.push(path.clone());
        }
    }
    Ok(found)
}

fn files_within(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let cannot = Failure::cannot("read", folder);
    let entries = std::fs::read_dir(folder).map_err(&cannot)?;
    let paths = entries.map(|entry| entry.map(|entry| entry.path()));
    let mut found: Vec<PathBuf> = paths.collect::<Result<_, _>>().map_err(&cannot)?;
    found.retain(|path| path.is_file() && is_c(path));
    found.sort();
    Ok(found)
}

/// A program without the extension, then with it.
fn both(
    arch: ArchId,
    mechanism: Mechanism,
    path: &PathBuf,
    wanted: &CoreOptions,
    options: &COptions,
) -> Result<Program, Failure> {
    let variants = [false, true].map(|extension| {
        let chosen = CoreOptions { extension: Some(extension), ..CoreOptions::default() };
        lab::compiled(arch, mechanism, path, &chosen.or(wanted.clone()), options)
    });
    Ok(Program { name: lab::stem(path), variants: variants.into_iter().collect::<Result<_, Failure>>()? })
}

/// A row a program that ran both ways, and the geometric mean.
fn table(results: &Results) -> String {
    let mut text = format!(
        "{}: with the extension, of what it takes without\n\n{:<22}{:>13}{:>10}{:>10}{:>8}\n",
        results.arch, "program", "instructions", "cycles", "with", "ratio"
    );
    let mut ratios = Vec::new();
    for program in &results.programs {
        let [without, with] = &program.rows[..] else {
            continue;
        };
        let (without, with) = (without.first(), with.first());
        let ratio = |of: fn(&Figures) -> u64| of(with) as f64 / of(without) as f64;
        let (instructions, cycles) = (ratio(|one| one.instructions), ratio(|one| one.cycles));
        text += &format!(
            "{:<22}{instructions:>13.3}{:>10}{:>10}{cycles:>8.3}\n",
            program.program, without.cycles, with.cycles
        );
        ratios.push((instructions, cycles));
    }
    let mean = |of: fn(&(f64, f64)) -> f64| {
        let logarithms = ratios.iter().map(|ratio| of(ratio).ln());
        (logarithms.sum::<f64>() / ratios.len() as f64).exp()
    };
    text += &format!("{:<22}{:>13.3}{:>28.3}\n", "geometric mean", mean(|ratio| ratio.0), mean(|ratio| ratio.1));
    text
}
