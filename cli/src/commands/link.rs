//! `harmonica link`: objects and sources to an image.

use std::path::PathBuf;

use assembler::formats::{write_intel_hex, write_readmemh, write_symbols};
use assembler::LinkOptions;
use clap::Args;
use isa::Address;

use crate::failure::{print_diagnostics, Failure};
use crate::files;
use crate::program::{self, ImageFormat};
use crate::selection::parse_number;

/// Link objects, and sources assembled on the way, to an image
///
/// Example: harmonica link boot.o lib.o -o boot.bin --symbols boot.sym
#[derive(Args)]
pub struct Arguments {
    /// Objects and sources, in the order of their place in memory
    #[arg(required = true, value_name = "FILE")]
    inputs: Vec<PathBuf>,
    /// The image
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    /// ArchID; lanes and warps may be left out [default: the first object's, or 4w8/8/4/4]
    #[arg(long, value_name = "ARCHID")]
    arch: Option<String>,
    /// Address of the image's first byte, decimal or 0x...
    #[arg(long, default_value = "0", value_parser = parse_number, value_name = "ADDRESS")]
    offset: u64,
    /// The image's format
    #[arg(long, value_enum, default_value = "raw")]
    format: ImageFormat,
    /// Bytes a line of $readmemh [default: the word's]
    #[arg(long, value_name = "N")]
    line_bytes: Option<usize>,
    /// Also write a symbol file: address, name, file:line
    #[arg(long, value_name = "FILE")]
    symbols: Option<PathBuf>,
}

/// Links; image and symbols are written together.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let arch = program::toolchain_arch(arguments.arch.as_deref(), &arguments.inputs)?;
    files::check_not_input(&arguments.output, &arguments.inputs)?;
    if let Some(symbols) = &arguments.symbols {
        files::check_not_input(symbols, &arguments.inputs)?;
    }
    if arguments.line_bytes.is_some() && arguments.format != ImageFormat::Readmemh {
        return Err(Failure::input("--line-bytes is for --format readmemh"));
    }
    let objects = program::load_objects(&arch, None, &arguments.inputs)?;
    let options = LinkOptions { offset: Address(arguments.offset) };
    let image = assembler::link(&arch, &objects, &options)?;
    print_diagnostics(&image.warnings);
    let bytes = match arguments.format {
        ImageFormat::Raw => image.bytes.clone(),
        ImageFormat::Ihex => write_intel_hex(&image).map_err(Failure::input)?.into_bytes(),
        ImageFormat::Readmemh => {
            let line_bytes = arguments.line_bytes.unwrap_or(arch.word_bytes() as usize);
            write_readmemh(&image, line_bytes).map_err(Failure::input)?.into_bytes()
        }
    };
    let mut outputs = vec![(arguments.output.clone(), bytes)];
    if let Some(path) = &arguments.symbols {
        outputs.push((path.clone(), write_symbols(&image).into_bytes()));
    }
    files::write_all(&outputs)
}
