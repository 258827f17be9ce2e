//! `harmonica fpga check`: what a board of one's own still lacks.

use std::path::PathBuf;

use clap::Args;
use fpga::{try_board, Board, BoardError, BoardFaults, Trial};
use serde_json::{json, Value};

use crate::failure::Failure;
use crate::output;
use crate::signal::stop_on_signal;

/// Check a board of your own, and name what is missing
///
/// Names questions without an answer, pins that are used twice, ports without a
/// pin, and a clock that the PLL cannot make, each with its line. When nothing is
/// left, nextpnr places a flip-flop and the ports, to see whether it knows the FPGA
/// and the pins; it is installed on first use. Exit code 1: something is missing or
/// wrong.
///
/// Examples:
///   harmonica fpga check ./mine
///   harmonica fpga check ./mine/mine.toml --json
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Arguments {
    /// The board's folder, or its description
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

/// Checks.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let board = match Board::read(&arguments.folder) {
        Ok(board) => board,
        Err(BoardError::Faulty(faults)) => {
            print_faults(arguments, &faults)?;
            return Err(Failure::Check);
        }
        Err(error) => return Err(Failure::input(error)),
    };
    let tried = try_board(&board, &*stop_on_signal()?);
    let (is_good, said) = match &tried {
        Ok(Trial::Passed([yosys, nextpnr])) => (true, format!("{yosys} and {nextpnr} take the FPGA and the pins")),
        Ok(Trial::NoTools(missing)) => (true, format!("FPGA and pins are not tried: {missing}")),
        Ok(Trial::NotBuiltHere) => (true, "its bitstream is not built here".to_owned()),
        Err(error) => {
            let Board { name, constraints, .. } = &board;
            (false, format!("{error}\nthe FPGA's names are in {name}.toml, the pins in {constraints}"))
        }
    };
    match arguments.json {
        true => output::json(&json!({ "board": board.name, "faults": [], "good": is_good, "nextpnr": said }))?,
        false => println!("{}: {}\n{said}", board.name, if is_good { "complete" } else { "the tools refuse it" }),
    }
    Failure::unless(is_good)
}

fn print_faults(arguments: &Arguments, faults: &BoardFaults) -> Result<(), Failure> {
    if !arguments.json {
        let count = faults.faults.len();
        println!("  {faults}\n{count} {} missing or wrong", if count == 1 { "thing is" } else { "things are" });
        return Ok(());
    }
    let list = faults.faults.iter();
    let list: Vec<Value> = list
        .map(|fault| json!({ "file": faults.path(fault).display().to_string(), "line": fault.line, "why": fault.why }))
        .collect();
    output::json(&json!({ "faults": list, "good": false }))
}
