//! `harmonica shrink`: a failing run made small.

use isa::SystemConfig;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use fuzz::{shrink, Apart, Kept, LockSteps, Oracle, ShrinkOptions, Shrunk, Subject};

use crate::cluster::ClusterSelection;
use crate::failure::Failure;
use crate::lock_step::LockStepRun;
use crate::signal::stop_on_signal;
use crate::{folder, progress};

/// Make a failing run small: shortest program, plainest core
///
/// It takes a folder that `harmonica fuzz` has written, or a program with the flags of its run, which are those of
/// `cosim`. The smallest run that fails in the same way is written into a folder: the program, the core, the input, and
/// a report with a command that runs it again.
///
/// Examples:
///   harmonica shrink fuzz-failures/seed-7-core-3-program-120
///   harmonica shrink wrong.s --arch 4w8/8/4/4 --seed 7
///   harmonica shrink wrong.s --cores 3 --banks 4 --seed 7
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Arguments {
    #[command(flatten)]
    run: LockStepRun,
    #[command(flatten)]
    cluster: ClusterSelection,
    /// Seconds to spend
    #[arg(long, value_name = "SECONDS", default_value_t = TIME_DEFAULT)]
    shrink_time: u64,
    /// Folder for the small run [default: `shrunk` in the folder, or PROGRAM-shrunk]
    #[arg(short, long, value_name = "FOLDER")]
    output: Option<PathBuf>,
}

/// Seconds for a run without --shrink-time.
pub const TIME_DEFAULT: u64 = 60;

/// Makes the run small; one that does not fail is bad input.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let options = ShrinkOptions { time: Duration::from_secs(arguments.shrink_time), stop: stop_on_signal()? };
    let (kept, beside) = kept(arguments)?;
    let output = arguments.output.as_deref().unwrap_or(&beside);
    let Some(shrunk) = write_shrunk(kept, output, &options)? else {
        return Err(Failure::input(
            "the run passes: there is no failure to be made small\n  remedy: give the flags with which `harmonica cosim` fails",
        ));
    };
    println!("{}", in_words(&shrunk));
    println!("{}", shrunk.subject.source());
    println!("{}\n{}", output.display(), shrunk.subject.command(output));
    Ok(())
}

/// The run that is asked for, and the folder beside it.
fn kept(arguments: &Arguments) -> Result<(Kept, PathBuf), Failure> {
    let run = &arguments.run;
    let files = &run.timed.program.files;
    if let [folder] = files.as_slice() {
        if folder.is_dir() {
            let kept = Kept::read(folder).map_err(Failure::input)?;
            return Ok((kept, folder_beside(folder)));
        }
    }
    let mut options = run.options()?;
    options.config = match run.ports_only {
        true => options.config.without_trace(),
        false => options.config.with_trace(),
    };
    let without_trace = [(run.ports_only, "--ports-only", "cores without trace ports run")];
    let cluster = arguments.cluster.config(&options.config, &without_trace)?;
    let kept = Kept {
        subject: Subject {
            cluster: cluster.and_then(|config| SystemConfig::from(config).cluster),
            ..Subject::from(&options)
        },
        tree: None,
    };
    let program = files.first().map_or(Path::new("program"), PathBuf::as_path);
    let mut name = program.file_stem().unwrap_or_default().to_owned();
    name.push("-shrunk");
    Ok((kept, program.with_file_name(name)))
}

/// The folder for what is left of a case that a folder keeps.
pub fn folder_beside(case: &Path) -> PathBuf {
    case.join("shrunk")
}

/// Makes a run small, and writes what is left into a folder; `None` when it does not fail.
pub fn write_shrunk(kept: Kept, output: &Path, options: &ShrinkOptions) -> Result<Option<Shrunk>, Failure> {
    let shrunk = shrunk(kept, options)?;
    if let Some(shrunk) = &shrunk {
        folder::write(output, &shrunk.files(output))?;
    }
    Ok(shrunk)
}

/// Makes a run small; `None` when it does not fail.
pub fn shrunk(kept: Kept, options: &ShrinkOptions) -> Result<Option<Shrunk>, Failure> {
    let bar = progress::spinner("{spinner} {elapsed} makes the run small");
    bar.enable_steady_tick(Duration::from_millis(200));
    let mut apart = apart()?;
    let mut here = LockSteps::real();
    // What ends or blocks a process must not run in this one.
    let oracle: &mut dyn Oracle = match apart.sighting(&kept.subject) {
        Some(_) => &mut apart,
        None => &mut here,
    };
    let shrunk = shrink(kept.subject, kept.tree.as_ref(), oracle, options);
    bar.finish_and_clear();
    Ok(shrunk)
}

/// Runs in processes of this command.
pub fn apart() -> Result<Apart, Failure> {
    let harmonica = std::env::current_exe().map_err(Failure::input)?;
    Apart::new(harmonica).map_err(Failure::input)
}

/// What has become of a run, in a line.
pub fn in_words(shrunk: &Shrunk) -> String {
    let Subject { config, code, cluster, .. } = &shrunk.subject;
    let cluster = cluster.map_or_else(String::new, |shape| format!("{shape}, "));
    let more = match shrunk.is_finished {
        true => "",
        false => "; the time was over before it could not be smaller",
    };
    format!(
        "{} words on {cluster}{}: {} ({} runs{more})",
        code.lines().len(),
        config.arch,
        shrunk.sighting.symptom,
        shrunk.tries
    )
}
