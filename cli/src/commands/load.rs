//! `harmonica load`: a program to a system's loader, over a serial port.

use std::time::Duration;

use assembler::Image;
use clap::Args;
use isa::CoreOptions;
use loader::{Port, SerialPort};

use crate::c::CTarget;
use crate::failure::Failure;
use crate::machine::console::typed;
use crate::program::{self, ImageOptions, Loaded};
use crate::selection::ProgramArguments;
use crate::{output, progress};

/// How long the console waits for a byte before it looks whether there is something to send.
const CONSOLE_WAIT: Duration = Duration::from_millis(20);

/// Load a program into a board over its UART, and start it
///
/// The system must have been built with a loader (docs/soc.md); what ran before is stopped. Exit code 1: the system
/// refused the program or did not answer; its core then stays in reset.
///
/// Examples:
///   harmonica load --port /dev/ttyUSB0 --baud 115200 programs/hello.s --arch 4w8/8/1/4
///   harmonica load --port /dev/ttyUSB1 boot.bin --console
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Arguments {
    #[command(flatten)]
    program: ProgramArguments,
    /// Serial port, such as /dev/ttyUSB0 or COM3
    #[arg(long, value_name = "PORT")]
    port: String,
    /// Bits a second, as the system was built
    #[arg(long, default_value_t = 115_200, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    baud: u32,
    #[command(flatten)]
    image: ImageOptions,
    /// Connect stdin and stdout to the program's console afterwards, until interrupted
    #[arg(long)]
    console: bool,
}

/// Reads the program whole before it touches the port.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let program = &arguments.program;
    let mut system = program.core.asked(CoreOptions::default())?;
    if program.core.has_config() {
        // A configuration without a word on floats has none.
        system.float = system.float.or(Some(false));
    }
    let arch = program::toolchain_arch(system.arch.as_deref(), &program.files)?;
    let target = CTarget::with(arch, &system)?.settled();
    let loaded = Loaded::new(&program.files, &target, &arguments.image, &program.c)?;
    let settled = system.settled(&arch);
    let ram_bytes = settled.ram_bytes;
    let image = loaded.link(Some(ram_bytes))?.image;
    program::check_depth(&image, settled.divergence, settled.split_contexts, settled.stack_depth)?;
    program::check_turns(&image)?;
    let bytes = from_address_0(&image)?;
    let mut port = SerialPort::open(&arguments.port, arguments.baud).map_err(Failure::input)?;
    let bar = progress::bar("{bar:40} {bytes} of {total_bytes}, {eta} left");
    let mut progress = |sent: usize, all: usize| {
        bar.set_length(all as u64);
        bar.set_position(sent as u64);
    };
    let loaded = loader::load(&mut port, arguments.baud, &bytes, &mut progress);
    bar.finish_and_clear();
    if let Err(error) = loaded {
        eprintln!("error: {}: {error}", arguments.port);
        return Err(Failure::Check);
    }
    eprintln!("{} bytes are loaded and run on the system at {}", bytes.len(), arguments.port);
    match arguments.console {
        true => console(port, &arguments.port),
        false => Ok(()),
    }
}

/// The RAM's content from address 0 to the image's end.
fn from_address_0(image: &Image) -> Result<Vec<u8>, Failure> {
    let base = usize::try_from(image.base.0).unwrap_or(usize::MAX);
    if base > loader::IMAGE_BYTES_MAX {
        return Err(Failure::input(format!(
            "the image begins at {}, which is beyond any system's RAM ({} bytes)",
            image.base,
            loader::IMAGE_BYTES_MAX
        )));
    }
    let mut bytes = vec![0; base];
    bytes.extend_from_slice(&image.bytes);
    Ok(bytes)
}

/// Passes bytes both ways until the port fails or the user interrupts.
fn console(mut port: SerialPort, name: &str) -> Result<(), Failure> {
    let failed = |error| Failure::input(format!("{name}: {error}"));
    let typed = typed();
    while !output::is_closed() {
        for bytes in typed.try_iter() {
            port.send(&bytes).map_err(failed)?;
        }
        let byte = port.receive(CONSOLE_WAIT).map_err(failed)?;
        if let Some(byte) = byte {
            output::write(&[byte]);
            output::flush();
        }
    }
    Ok(())
}
