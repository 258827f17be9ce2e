//! `harmonica disasm`: an object or an image back to a source.

use std::path::PathBuf;

use assembler::formats::read_symbols;
use assembler::{disassemble_image, disassemble_object, hof};
use clap::Args;
use isa::Address;

use crate::commands::link::parse_number;
use crate::failure::Failure;
use crate::program::{self, ImageFormat};
use crate::{files, selection};

/// Disassemble an object or an image to a source that assembles to the same bytes
///
/// Example: harmonica disasm boot.bin --arch 4w8/8 --symbols boot.sym
#[derive(Args)]
pub struct Arguments {
    /// Object (HOF, which knows its ArchID) or image
    #[arg(value_name = "FILE")]
    input: PathBuf,
    /// ArchID of an image; lanes and warps may be left out
    #[arg(long, default_value = "4w8/8/4/4", value_name = "ARCHID")]
    arch: String,
    /// Format of an image
    #[arg(long, value_enum, default_value = "raw")]
    format: ImageFormat,
    /// Address of a raw image's first byte
    #[arg(long, default_value = "0", value_parser = parse_number, value_name = "ADDRESS")]
    offset: u64,
    /// Symbol file of an image
    #[arg(long, value_name = "FILE")]
    symbols: Option<PathBuf>,
    /// The source [default: stdout]
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// Disassembles.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let bytes = files::read(&arguments.input)?;
    let name = arguments.input.display().to_string();
    let text = if bytes.starts_with(b"HARP") {
        disassemble_object(&hof::read(&name, &bytes).map_err(Failure::input)?)
    } else {
        let arch = selection::parse_toolchain_arch(&arguments.arch)?;
        let base = Address(arguments.offset);
        let mut image =
            program::read_image(&arch, &arguments.input, bytes, arguments.format, base)?;
        if let Some(path) = &arguments.symbols {
            let in_file = |error| Failure::input(format!("{}: {error}", path.display()));
            image.symbols = read_symbols(&files::read_text(path)?).map_err(in_file)?;
        }
        disassemble_image(&image)
    };
    match &arguments.output {
        Some(path) => files::write(path, text.as_bytes()),
        None => {
            print!("{text}");
            Ok(())
        }
    }
}
