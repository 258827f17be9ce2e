//! `harmonica fpga`: a bitstream for a board.

pub mod board;
mod check;
mod init;
mod list;
mod progress;

use std::path::PathBuf;

use assembler::Image;
use clap::{Args, Subcommand};
use fpga::{Board, FlowError, FlowOptions, Report, Toolchain};
use hdl::soc::SocMemory;
use isa::CoreConfig;

use crate::c::COptions;
use crate::failure::Failure;
use crate::selection::{parse_mhz, CoreSelection};
use crate::shared_cache::SharedCacheSelection;
use crate::signal::stop_on_signal;
use crate::{output, program};
use progress::Progress;

/// What runs on the board when nothing else is given, with the library that it uses.
const HELLO: [(&str, &str); 2] = [
    ("hello.s", include_str!("../../../../programs/hello.s")),
    ("console.s", include_str!("../../../../programs/lib/console.s")),
];

/// The program that says hello from several cores.
const HELLO_OF_CORES: [(&str, &str); 2] = [("hello.s", include_str!("../../../../programs/systems/hello.s")), HELLO[1]];

/// Build a bitstream for a board, with a program in its RAM
///
/// Emits the system of core, RAM and UART console, synthesises it with yosys, places and routes it with nextpnr, and
/// packs the bitstream. Tools that are not on PATH are installed on first use. For Arty A7 a project for Vivado is
/// written where the open tools are missing. Size by module, speed and critical path are printed and written beside the
/// bitstream. The output folder appears only when every step has succeeded. Exit code 1: the design does not fit, or is
/// slower than its clock.
///
/// Examples:
///   harmonica fpga --list
///   harmonica fpga --board ulx3s-85f --arch 4w8/8/2/8 --image programs/sieve.s --seeds 4
///   harmonica fpga --board ulx3s-85f-fast --cores 2 --arch 4w8/8/4/4
///   harmonica fpga --board ulx3s-85f --litex --seeds 2
///   harmonica fpga init mine --family ecp5
///   harmonica fpga --board ./mine
#[derive(Args)]
#[command(verbatim_doc_comment, args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub struct Arguments {
    #[command(subcommand)]
    of_ones_own: Option<OfOnesOwn>,
    /// The board: one of those that --list shows, or a folder of your own such as ./mine
    #[arg(long, value_name = "BOARD|FOLDER", required_unless_present = "list")]
    board: Option<String>,
    #[command(flatten)]
    core: CoreSelection,
    /// Cores on one RAM, 1 to 16 [default: the board's, mostly one core, whose RAM has no banks]
    #[arg(long, value_name = "N")]
    cores: Option<u32>,
    /// Banks of the cores' RAM, a power of two up to 16 [default: twice as many as cores; one for one core, and of RAM
    /// with one port]
    #[arg(long, value_name = "B", conflicts_with = "litex")]
    banks: Option<u32>,
    #[command(flatten)]
    shared_cache: SharedCacheSelection,
    #[command(flatten)]
    c: COptions,
    /// Source (assembly or C), object or image that starts with the board [default: a program that says hello]
    #[arg(long, value_name = "PROGRAM")]
    image: Option<PathBuf>,
    /// Build a LiteX system on the board's SDRAM instead of harmonica_soc; a host loads the program (docs/soc.md)
    #[arg(long)]
    litex: bool,
    /// Frequency of the core's clock in MHz [default: the board's]
    #[arg(long, value_name = "MHZ", value_parser = parse_mhz)]
    clock: Option<u32>,
    /// Take the fastest of N placements
    #[arg(long, default_value_t = 1, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=64))]
    seeds: u32,
    /// Folder for the results; replaced if this command wrote it [default: harmonica-BOARD]
    #[arg(short, long, value_name = "DIR")]
    output: Option<PathBuf>,
    /// Print the report as JSON
    #[arg(long)]
    json: bool,
    /// List the boards and what they are built with
    #[arg(long)]
    list: bool,
}

/// What concerns a board of one's own.
#[derive(Subcommand)]
enum OfOnesOwn {
    Init(init::Arguments),
    Check(check::Arguments),
}

/// Builds, or does what the subcommand says.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    match &arguments.of_ones_own {
        None => build(arguments),
        Some(OfOnesOwn::Init(arguments)) => init::run(arguments),
        Some(OfOnesOwn::Check(arguments)) => check::run(arguments),
    }
}

fn build(arguments: &Arguments) -> Result<(), Failure> {
    let Some(name) = arguments.board.as_deref().filter(|_| !arguments.list) else {
        match arguments.json {
            true => list::print_json(),
            false => list::print(),
        }
        return Ok(());
    };
    let board = board::find(name)?;
    let board = match arguments.litex {
        true => fpga::litex_board(name, arguments.cores).map_err(Failure::input)?,
        false => Board { cores: arguments.cores.or(board.cores), banks: arguments.banks.or(board.banks), ..board },
    };
    let board = Board { shared_cache: arguments.shared_cache.config(), ..board };
    let (core, image) = core_and_image(arguments, &board)?;
    let options = FlowOptions {
        clock_hz: arguments.clock.unwrap_or(board.clock_hz),
        seeds: arguments.seeds,
        output: arguments.output.clone().unwrap_or_else(|| PathBuf::from(format!("harmonica-{}", board.name))),
        core,
        image: image.bytes,
        board,
        even_if_slow: false,
    };
    let stop = stop_on_signal()?;
    let progress = Progress::new();
    let build = match arguments.litex {
        true => fpga::build_litex,
        false => fpga::build,
    };
    let result = build(&options, &stop, &|event| progress.show(event));
    progress.finish();
    match result {
        Ok(report) => {
            print_report(arguments, &report)?;
            if !arguments.json {
                print_next(arguments, &options, &report);
            }
            Ok(())
        }
        Err(error) => Err(fail(arguments, &error)),
    }
}

/// The core: what the command line says, else the program, else the board.
fn core_and_image(arguments: &Arguments, board: &Board) -> Result<(CoreConfig, Image), Failure> {
    match &arguments.image {
        Some(path) => {
            let paths = [path.clone()];
            program::load_on(&arguments.core, &paths, board.core.clone(), &arguments.c)
        }
        None => {
            let core = arguments.core.config_or(board.core.clone())?;
            let hello = match board.cores {
                None => HELLO,
                Some(_) => HELLO_OF_CORES,
            };
            Ok((core, assembler::assemble(&core.arch, &hello)?))
        }
    }
}

fn print_report(arguments: &Arguments, report: &Report) -> Result<(), Failure> {
    if arguments.json {
        return output::json(report);
    }
    println!("{}", report.text());
    Ok(())
}

/// Where the results are, and what to do with them.
fn print_next(arguments: &Arguments, options: &FlowOptions, report: &Report) {
    let folder = options.output.display();
    match (&report.bitstream, options.board.toolchain) {
        (Some(bitstream), _) => println!("bitstream  {folder}/{bitstream}"),
        (None, Toolchain::Generic) => {
            println!("sources    {folder}/files.f names them; not built here")
        }
        (None, _) => println!("project    {folder}; not built here"),
    }
    if let Some(missing) = &report.missing_tools {
        println!("because    {missing}");
    }
    if let (Some(build), None) = (&options.board.build, &report.bitstream) {
        println!("build      cd {folder} && {build}");
    }
    if let Some(program) = &report.program {
        println!("program    cd {folder} && {program}");
    }
    if options.board.memory == SocMemory::External {
        println!(
            "load       harmonica load --port PORT --baud {} {folder}/image.bin --arch {} --console",
            report.baud, report.arch
        );
    }
    if arguments.litex {
        println!(
            "load       cd {folder} && python3 host.py system.json image.bin --port PORT, with LiteX from PyPI: pip install {}",
            fpga::LITEX_FOR_HOSTS
        );
    }
}

/// Prints what is known of a design that failed, and the failure.
fn fail(arguments: &Arguments, error: &FlowError) -> Failure {
    if error.is_bad_input() {
        return Failure::input(error);
    }
    if let Some(report) = error.report() {
        if let Err(failure) = print_report(arguments, report) {
            return failure;
        }
    }
    eprintln!("error: {error}");
    Failure::Check
}
