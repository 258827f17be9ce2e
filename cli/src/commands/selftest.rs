//! `harmonica selftest`: programs on a board, compared with the model.

use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use isa::{CoreConfig, CoreOptions};
use loader::SerialPort;
use selftest::{suite, Case, Progress, Report};

use crate::commands::fpga::board::find;
use crate::failure::Failure;
use crate::selection::CoreSelection;
use crate::{files, folder, progress};

/// Bit times that a program may take to print; at usual rates the least patience is longer.
const PATIENCE_BITS: u32 = 20_000;

/// Test a board over its UART against the model
///
/// The system must have been built with a loader (docs/soc.md); what ran before is stopped. The command asks the board
/// for its lanes and warps, then runs programs of `programs/`, and random ones that print digests of registers, memory
/// and active lanes. A program whose output differs from the model's is kept, for `harmonica cosim`. Exit code 1:
/// something differs, or the board cannot be tested to the end.
///
/// Examples:
///   harmonica selftest --port /dev/ttyUSB0 --board ulx3s-85f
///   harmonica selftest --port /dev/ttyUSB1 --config mine.toml --baud 921600 --random 1000 --report report.json
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Arguments {
    /// Serial port, such as /dev/ttyUSB0 or COM3
    #[arg(long, value_name = "PORT")]
    port: String,
    /// Board, whose core and baud rate are used: one of `harmonica fpga --list`, or a folder such as ./mine
    #[arg(long, value_name = "BOARD|FOLDER")]
    board: Option<String>,
    #[command(flatten)]
    core: CoreSelection,
    /// Bits a second, as the system was built [default: the board's, or 115200]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    baud: Option<u32>,
    /// Programs of `programs/`, at most
    #[arg(long, default_value_t = 20, value_name = "N")]
    given: usize,
    /// Number of random programs
    #[arg(long, default_value_t = 50, value_name = "N")]
    random: usize,
    /// Draw random programs from this number
    #[arg(long, default_value_t = 0, value_name = "N")]
    seed: u64,
    /// Stop after N programs that differ
    #[arg(long, default_value_t = 5, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    failures: u32,
    /// Milliseconds that the board may compute without printing
    #[arg(long, default_value_t = 2000, value_name = "MS")]
    patience: u64,
    /// Write the report as JSON
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// Folder for programs that differ
    #[arg(long, default_value = "selftest-failures", value_name = "FOLDER")]
    keep: PathBuf,
}

/// Makes all programs before it touches the port.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let board = arguments.board.as_deref().map(find).transpose()?;
    let board = board.as_ref();
    let wanted = board.map_or_else(CoreOptions::default, |board| board.core.clone());
    let config = arguments.core.config_or(wanted)?;
    let (given, random) = (arguments.given, arguments.random);
    let cases = suite(&config, given, random, arguments.seed).map_err(Failure::input)?;
    let baud = arguments.baud.or(board.map(|board| board.baud));
    let baud = baud.unwrap_or(115_200);
    let mut port = SerialPort::open(&arguments.port, baud).map_err(Failure::input)?;
    let patience = Duration::from_millis(arguments.patience);
    let bar = progress::bar("{bar:40} {pos} of {len}, {msg}");
    let report = selftest::Board {
        port: &mut port,
        baud,
        patience: patience.max(Duration::from_secs(1) * PATIENCE_BITS / baud),
    }
    .test(&config, &cases, arguments.failures as usize, &mut |now| {
        let (place, all, what) = match now {
            Progress::Probing(place, all) => (place, all, "looking for the core's shape"),
            Progress::Program(place, all, name) => (place, all, name),
        };
        bar.set_length(all as u64);
        bar.set_position(place as u64);
        bar.set_message(what.to_owned());
    });
    bar.finish_and_clear();
    if let Some(path) = &arguments.report {
        let text = serde_json::to_string_pretty(&report).expect("texts and numbers");
        files::write(path, text.as_bytes())?;
    }
    print!("{report}");
    keep(&arguments.keep, &config, &cases, &report)?;
    Failure::unless(report.is_good())
}

/// Writes each program that differs, with what it uses, its configuration and both outputs, and says how to run it in
/// lock step.
fn keep(folder: &Path, config: &CoreConfig, cases: &[Case], report: &Report) -> Result<(), Failure> {
    let mut files = Vec::new();
    let mut commands = Vec::new();
    for (case, outcome) in cases.iter().zip(&report.outcomes) {
        if outcome.printed.is_empty() {
            continue;
        }
        let name = case.name.trim_end_matches(".s");
        let mut add = |file: &str, text: &str| {
            files.push((format!("{name}/{file}"), text.as_bytes().to_vec()));
        };
        for (file, text) in &case.sources {
            add(file, text);
        }
        add("core.toml", &config.to_toml());
        add("expected.txt", &outcome.expected);
        for (number, printed) in outcome.printed.iter().enumerate() {
            add(&format!("board-{number}.txt"), printed);
        }
        let place = folder.join(name);
        commands.push(format!(
            "harmonica cosim {} --config {}",
            place.join(&case.sources[0].0).display(),
            place.join("core.toml").display()
        ));
    }
    if files.is_empty() {
        return Ok(());
    }
    folder::write(folder, &files)?;
    println!("the same in lock step:");
    for command in commands {
        println!("  {command}");
    }
    Ok(())
}
