//! `harmonica bench cpi`: how many instructions a core carries out in a cycle, by latency of the memory, and how many
//! cycles the programs take; compared exactly with an earlier run.

mod figures;
mod measure;

use std::path::PathBuf;

use clap::Args;
use testbenches::Latencies;

use self::figures::Figures;
use crate::c::COptions;
use crate::failure::Failure;
use crate::files;
use crate::selection::CoreSelection;

/// Measure instructions a cycle and the programs' cycles, on the timing model
///
/// Kernels in programs/bench run on some warps of the core, with memories that are always ready and take so many
/// cycles; in a second column fetches take one. Counted are the instructions of warps that retire in 16384 cycles,
/// behind the first 8192. The programs of the repository that end by themselves run to their end, with the core's own
/// number of warps. Programs that are named, in assembly or C, run in place of both; the file `.expected` beside each
/// says what it prints.
///
/// Examples:
///   harmonica bench cpi --json before.json
///   harmonica bench cpi --config default --latency 1,16 --compare before.json
///   harmonica bench cpi programs/c/scan.c --arch 4w8/8/4/16 --pipeline deep --latency 3
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Arguments {
    /// Programs that are measured in place of the kernels and the repository's programs
    #[arg(value_name = "PROGRAM")]
    named: Vec<PathBuf>,
    #[command(flatten)]
    core: CoreSelection,
    #[command(flatten)]
    c: COptions,
    /// Warps on which the kernels run
    #[arg(long, default_value = "1,4,8", value_delimiter = ',', value_name = "N,..")]
    warps: Vec<u32>,
    /// Cycles that fetches and loads take, each 1 to 256
    #[arg(long, default_value = "1,4,16,64", value_delimiter = ',', value_name = "N,..")]
    latency: Vec<Latencies>,
    /// Where the programs are
    #[arg(long, default_value = "programs", value_name = "FOLDER")]
    programs: PathBuf,
    /// Write the figures as JSON, too
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Compare with figures that --json wrote: every difference is a line, and the exit code is 1 when there is one
    #[arg(long, value_name = "FILE")]
    compare: Option<PathBuf>,
}

/// Measures, prints, compares.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let saved = arguments.compare.as_deref().map(Figures::read);
    let saved = saved.transpose()?;
    if let Some(path) = &arguments.json {
        files::check_writable(path)?;
    }
    let (core, latencies) = (&arguments.core, &arguments.latency);
    let subjects = match arguments.named.as_slice() {
        [] => measure::of_repository(core, &arguments.warps, &arguments.programs)?,
        named => measure::of_files(core, named, &arguments.c)?,
    };
    let figures = measure::measure(core, &subjects, latencies)?;
    print!("{figures}");
    if let Some(path) = &arguments.json {
        figures.write(path)?;
    }
    let Some(saved) = saved else {
        return Ok(());
    };
    let differences = figures.differences(&saved);
    let text = match differences.as_slice() {
        [] => "the same as before in every figure\n".to_owned(),
        lines => format!("other than before:\n  {}\n", lines.join("\n  ")),
    };
    print!("{text}");
    Failure::unless(differences.is_empty())
}
