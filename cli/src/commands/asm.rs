//! `harmonica asm`: a source to an object.

use std::path::PathBuf;

use assembler::hof;
use clap::Args;
use isa::UnitFolder;

use crate::failure::Failure;
use crate::{files, program, selection};

/// Assemble sources, each to an object file (HOF) beside it
///
/// Example: harmonica asm --arch 8w32/32 boot.s lib.s
#[derive(Args)]
pub struct Arguments {
    /// Assembly sources
    #[arg(required = true, value_name = "SOURCE.s")]
    sources: Vec<PathBuf>,
    /// ArchID; lanes and warps may be left out
    #[arg(long, default_value = "4w8/8/4/4", value_name = "ARCHID")]
    arch: String,
    /// Folder of a function unit of one's own, whose instructions have the names of its functions
    /// (docs/custom-units.md)
    #[arg(long, value_name = "FOLDER", default_value = "", hide_default_value = true)]
    custom_unit: String,
    /// File for the object, with one source [default: the source's name, ending in .o]
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// Assembles all sources before it writes any object.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let arch = selection::parse_toolchain_arch(&arguments.arch)?;
    if arguments.output.is_some() && arguments.sources.len() > 1 {
        return Err(Failure::input("-o names one object, but there are several sources; leave it out"));
    }
    let unit = UnitFolder(arguments.custom_unit.clone()).open(&arch).map_err(Failure::input)?;
    let mut objects = Vec::new();
    let mut errors = assembler::Diagnostics::default();
    for source in &arguments.sources {
        let path = arguments.output.clone().unwrap_or_else(|| source.with_extension("o"));
        files::check_not_input(&path, &arguments.sources)?;
        match program::assemble(&arch, unit, source, files::read(source)?) {
            Ok(assembled) => objects.push((path, hof::write(&assembled.object).map_err(Failure::input)?)),
            Err(Failure::Diagnostics(found)) => errors.0.extend(found.0),
            Err(other) => return Err(other),
        }
    }
    if errors.has_errors() {
        return Err(errors.into());
    }
    files::write_all(&objects)
}
