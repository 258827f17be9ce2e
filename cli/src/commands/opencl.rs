//! `harmonica opencl`: tells OpenCL's loaders where the driver is, and which devices it has; runs calls of kernels again
//! that the driver has recorded.

use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use harmonica_opencl::{Kind, Record, Replayed};
use isa::CoreOptions;

use crate::failure::Failure;
use crate::files;
use crate::selection::{named, CoreSelection};

/// Install the OpenCL driver, list devices, replay calls
///
/// Examples:
///   harmonica opencl install
///   harmonica opencl list
///   harmonica opencl replay records/0001-add.call --divergence multi-path
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Arguments {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Write the file by which OpenCL's loaders find the driver, and print what to export
    Install {
        /// The driver [default: libharmonica_opencl.so beside this program]
        #[arg(long, value_name = "FILE")]
        library: Option<PathBuf>,
    },
    /// List the devices, the default one first, and say whether the driver is installed
    List,
    Replay(Box<Replay>),
}

/// Run a kernel's recorded call again, on any device
///
/// A host program records calls when HARMONICA_OPENCL_RECORD names a folder. The call runs with the same arguments,
/// buffers and range. The core is the recorded one, but for what flags and --config say. What HARMONICA_OPENCL_RACES,
/// _STATS, _VIEW and _COVERAGE ask for is done here, too (docs/opencl.md).
///
/// Exit code 1: the kernel does not end well, has races, or leaves other contents in buffers or variables than were
/// recorded.
///
/// Examples:
///   harmonica opencl replay records/0001-add.call
///   harmonica opencl replay records/0001-add.call --kind lockstep --arch 4w8/8/4/4
///   harmonica opencl replay records/0001-add.call --kind cycles --divergence paired-path
///   HARMONICA_OPENCL_VIEW=pages harmonica opencl replay records/0001-add.call
#[derive(Args)]
#[command(verbatim_doc_comment)]
struct Replay {
    /// The record
    #[arg(value_name = "RECORD")]
    file: PathBuf,
    /// What runs the kernel: model, cycles, lockstep
    #[arg(long, default_value = "model", value_name = "KIND", value_parser = kind)]
    kind: Kind,
    #[command(flatten)]
    core: CoreSelection,
}

/// A kind of device by its name.
fn kind(text: &str) -> Result<Kind, String> {
    named(text, &Kind::SIMULATED)
}

/// The driver's file.
const LIBRARY: &str = "libharmonica_opencl.so";

/// Installs, lists, or runs a call again.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    match &arguments.what {
        What::Install { library } => install(library.as_deref()),
        What::List => list(),
        What::Replay(replay) => run_again(replay),
    }
}

fn install(library: Option<&Path>) -> Result<(), Failure> {
    let library = library.map_or_else(beside_program, Path::to_path_buf);
    let library = library.canonicalize().map_err(|error| {
        let path = library.display();
        Failure::input(format!(
            "cannot find the driver {path}: {error}; build it with `cargo build --release -p opencl`, and name it with \
             --library"
        ))
    })?;
    let file = vendors_file()?;
    std::fs::create_dir_all(files::folder_of(&file)).map_err(Failure::cannot("make the folder of", &file))?;
    files::write(&file, format!("{}\n", library.display()).as_bytes())?;
    println!("{} names {}. Host programs find it with", file.display(), library.display());
    println!("export OCL_ICD_VENDORS={}", file.display());
    Ok(())
}

fn list() -> Result<(), Failure> {
    for name in harmonica_opencl::device_names().map_err(Failure::input)? {
        println!("{name}");
    }
    let file = vendors_file()?;
    match std::fs::read_to_string(&file) {
        Ok(library) => println!("{} names {}", file.display(), library.trim_end()),
        Err(_) => println!("the driver is not installed; `harmonica opencl install` does it"),
    }
    Ok(())
}

/// Runs a call again; exit code 1 when it comes out otherwise.
fn run_again(Replay { file, kind, core }: &Replay) -> Result<(), Failure> {
    let record = Record::from_bytes(&files::read(file)?).map_err(Failure::in_file(file))?;
    let asked = core.asked(CoreOptions::default())?;
    let replayed = harmonica_opencl::replay(&record, *kind, asked).map_err(Failure::in_file(file))?;
    println!("the kernel {} on {}: {}", record.kernel, replayed.device, figures(&replayed));
    let said = [&replayed.failure, &replayed.races];
    said.into_iter().flatten().for_each(|words| eprintln!("{words}"));
    for difference in &replayed.differences {
        println!("{difference}");
    }
    let is_equal = replayed.differences.is_empty();
    if is_equal {
        println!("buffers and variables hold what was recorded on {}", record.device);
    }
    if let (Some(words), None) = (&record.failure, &replayed.failure) {
        println!("it ends well here, and did not when it was recorded: {words}");
    }
    let said = [record.failure, replayed.failure, replayed.races];
    Failure::unless(is_equal && said.iter().all(Option::is_none))
}

/// What a device has counted.
fn figures(replayed: &Replayed) -> String {
    match (&replayed.counts, replayed.cycles) {
        (Some(counts), _) => format!(
            "{} instructions, {} of lanes, activity factor {:.3}",
            counts.warp_instructions,
            counts.thread_instructions,
            counts.activity_factor()
        ),
        (None, Some(cycles)) => cycles.to_string().lines().next().unwrap_or_default().to_owned(),
        (None, None) => "it has counted nothing".to_owned(),
    }
}

/// The driver in the folder of the program that runs.
fn beside_program() -> PathBuf {
    let program = std::env::current_exe().unwrap_or_default();
    program.with_file_name(LIBRARY)
}

/// This user's file.
fn vendors_file() -> Result<PathBuf, Failure> {
    let of_home = || std::env::var_os("HOME").map(|home| Path::new(&home).join(".config"));
    let folder = std::env::var_os("XDG_CONFIG_HOME").map(PathBuf::from).or_else(of_home);
    let folder = folder.ok_or_else(|| Failure::input("neither XDG_CONFIG_HOME nor HOME names a folder; set one"))?;
    Ok(folder.join("OpenCL/vendors/harmonica.icd"))
}
