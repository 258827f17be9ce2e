//! `harmonica opencl`: tells OpenCL's loaders where the driver is, and which devices it has.

use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};

use crate::failure::Failure;
use crate::files;

/// Install the OpenCL driver for this user, or list its devices
///
/// Examples:
///   harmonica opencl install
///   harmonica opencl list
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
}

/// The driver's file.
const LIBRARY: &str = "libharmonica_opencl.so";

/// Installs or lists.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    match &arguments.what {
        What::Install { library } => install(library.as_deref()),
        What::List => list(),
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
