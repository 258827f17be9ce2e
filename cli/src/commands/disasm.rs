//! `harmonica disasm`: an object or an image back to a source, for its own ArchID or another.

use std::path::PathBuf;

use assembler::{convert, disassemble_image, disassemble_object, hof, Object};
use clap::Args;
use isa::Address;

use crate::failure::{print_diagnostics, Failure};
use crate::program::{self, ImageFormat, ImageOptions};
use crate::selection::{self, parse_number};
use crate::{files, output};

/// Disassemble an object or an image to assembly
///
/// The source assembles to the same bytes.
///
/// Examples:
///   harmonica disasm boot.bin --arch 4w8/8 --symbols boot.sym
///   harmonica disasm boot.o --to 8w32/32 --object -o boot64.o
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Arguments {
    /// Object (HOF, which knows its ArchID) or image
    #[arg(value_name = "FILE")]
    input: PathBuf,
    /// ArchID of an image; lanes and warps may be left out [default: 4w8/8/4/4]
    #[arg(long, value_name = "ARCHID")]
    arch: Option<String>,
    /// Convert an object to this ArchID, where it fits
    #[arg(long, value_name = "ARCHID")]
    to: Option<String>,
    /// With --to: write the converted object itself
    #[arg(long, requires = "to", requires = "output")]
    object: bool,
    #[command(flatten)]
    image: ImageOptions,
    /// Address of a raw image's first byte, decimal or 0x...
    #[arg(long, default_value = "0", value_parser = parse_number, value_name = "ADDRESS")]
    offset: u64,
    /// Symbol file of an image
    #[arg(long, value_name = "FILE")]
    symbols: Option<PathBuf>,
    /// The source [default: stdout]
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// Disassembles, or converts.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let bytes = files::read(&arguments.input)?;
    if !bytes.starts_with(b"HARP") {
        return print_or_write(arguments, disassemble_bytes(arguments, bytes)?.as_bytes());
    }
    let mut object = program::read_object(&arguments.input, &bytes)?;
    check_object_arguments(arguments, &object)?;
    if let Some(to) = &arguments.to {
        let (converted, warnings) = convert(&object, &selection::parse_toolchain_arch(to)?)?;
        print_diagnostics(&warnings);
        object = converted;
    }
    if arguments.object {
        let bytes = hof::write(&object).map_err(Failure::input)?;
        return print_or_write(arguments, &bytes);
    }
    print_or_write(arguments, disassemble_object(&object).as_bytes())
}

/// What is said of an image means nothing for an object, or contradicts it.
fn check_object_arguments(arguments: &Arguments, object: &Object) -> Result<(), Failure> {
    let input = arguments.input.display();
    if let Some(arch) = &arguments.arch {
        let arch = selection::parse_toolchain_arch(arch)?;
        if !arch.is_object_compatible(&object.arch) {
            return Err(Failure::input(format!(
                "{input} is an object for {}, not {arch}; leave --arch out, or convert it with --to {arch}",
                object.arch
            )));
        }
    }
    if arguments.image.format.is_some() || arguments.symbols.is_some() {
        return Err(Failure::input(format!("{input} is an object; --format and --symbols are for images")));
    }
    Ok(())
}

fn disassemble_bytes(arguments: &Arguments, bytes: Vec<u8>) -> Result<String, Failure> {
    let input = &arguments.input;
    if arguments.to.is_some() {
        return Err(Failure::input(format!(
            "{} is an image; only objects can be converted, since an image has no names left whose places could move",
            input.display()
        )));
    }
    let arch = program::toolchain_arch(arguments.arch.as_deref(), &[])?;
    let format = arguments.image.format;
    let format = format.or_else(|| program::format_of(input)).unwrap_or(ImageFormat::Raw);
    let options = ImageOptions { base: Address(arguments.offset), ..arguments.image };
    let mut image = program::read_image(&arch, input, bytes, format, &options)?;
    if let Some(path) = &arguments.symbols {
        image.symbols = program::read_symbol_file(path)?;
    }
    Ok(disassemble_image(&image))
}

fn print_or_write(arguments: &Arguments, bytes: &[u8]) -> Result<(), Failure> {
    match &arguments.output {
        Some(path) => {
            files::check_not_input(path, std::slice::from_ref(&arguments.input))?;
            files::write(path, bytes)
        }
        None => {
            output::write(bytes);
            Ok(())
        }
    }
}
