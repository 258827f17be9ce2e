//! `harmonica run`: a program on the golden model's functional mode, without timing.

use std::io::{IsTerminal, Read, Write};
use std::path::PathBuf;

use assembler::Image;
use clap::Args;
use golden_model::{Machine, MachineOptions, Outcome, Silent};
use isa::ArchId;

use crate::commands::instruction_log::{DivergenceLog, InstructionLog};
use crate::commands::statistics;
use crate::failure::Failure;
use crate::{program, selection};

/// Run a program on the golden model, functionally (no timing, no RTL)
///
/// Example: harmonica run programs/nested-divergent-warp.s --arch 4w8/8/4/2 --stats
#[derive(Args)]
pub struct Arguments {
    /// Sources and objects (linked in this order), or one image (.bin, .hex, .mem)
    #[arg(required = true, value_name = "PROGRAM")]
    program: Vec<PathBuf>,
    /// ArchID; any word size and encoding
    #[arg(long, default_value = "4w8/8/4/4", value_name = "ARCHID")]
    arch: String,
    /// Lanes, instead of the ArchID's
    #[arg(long, value_name = "N")]
    lanes: Option<u32>,
    /// Warps, instead of the ArchID's
    #[arg(long, value_name = "N")]
    warps: Option<u32>,
    /// RAM in bytes [default: 65536, or 32768 with 2-byte words]
    #[arg(long, value_name = "BYTES")]
    ram: Option<u64>,
    /// Entries of each warp's divergence stack
    #[arg(long, default_value_t = 16, value_name = "N")]
    stack_depth: u32,
    /// Stop after so many warp-instructions
    #[arg(long, default_value_t = 1_000_000_000, value_name = "N")]
    max_instructions: u64,
    /// Log each instruction to stderr: warp, pc, disassembly, masks, writes
    #[arg(long)]
    trace: bool,
    /// Log each split, splitl and join to stderr: masks and stack
    #[arg(long, conflicts_with = "trace")]
    divergence_log: bool,
    /// Print statistics to stderr: instructions by opcode, divergence
    #[arg(long)]
    stats: bool,
    /// Print the result as JSON instead of the console's output
    #[arg(long)]
    json: bool,
}

/// Runs; the program's console is stdin and stdout.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let arch = arch(arguments)?;
    let image = program::load(&arch, &arguments.program)?;
    if image.base.0 != 0 {
        return Err(Failure::input(format!(
            "the image begins at {}, but execution starts at 0",
            image.base
        )));
    }
    let mut options = MachineOptions::for_arch(&arch);
    options.ram_bytes = arguments.ram.unwrap_or(options.ram_bytes);
    options.stack_depth = arguments.stack_depth;
    let mut machine = Machine::new(arch, options, &image.bytes).map_err(Failure::input)?;
    if !std::io::stdin().is_terminal() {
        let mut typed = Vec::new();
        let cannot = |error| Failure::input(format!("cannot read stdin: {error}"));
        std::io::stdin().read_to_end(&mut typed).map_err(cannot)?;
        machine.type_input(&typed);
    }
    let outcome = go(&mut machine, arguments, &image);
    let console = machine.take_console_output();
    if arguments.json {
        println!("{}", statistics::json(&machine, &outcome, &console));
    } else {
        // A reader that has gone away is no fault of the program's.
        let _ = std::io::stdout().write_all(&console);
        let _ = std::io::stdout().flush();
    }
    if arguments.stats {
        eprint!("{}", statistics::text(&machine));
    }
    conclude(&machine, &outcome, &image)
}

fn arch(arguments: &Arguments) -> Result<ArchId, Failure> {
    let arch = selection::parse_toolchain_arch(&arguments.arch)?;
    ArchId::new(
        arch.word_bytes(),
        arch.encoding(),
        arch.gprs(),
        arch.preds(),
        arguments.lanes.unwrap_or(arch.lanes()),
        arguments.warps.unwrap_or(arch.warps()),
    )
    .map_err(Failure::input)
}

fn go(machine: &mut Machine, arguments: &Arguments, image: &Image) -> Outcome {
    let limit = arguments.max_instructions;
    if arguments.trace {
        machine.run_observed(limit, &mut InstructionLog::new(image))
    } else if arguments.divergence_log {
        machine.run_observed(limit, &mut DivergenceLog::new(image))
    } else {
        machine.run_observed(limit, &mut Silent)
    }
}

/// Says on stderr what did not end well.
fn conclude(machine: &Machine, outcome: &Outcome, image: &Image) -> Result<(), Failure> {
    let faults = machine.faults();
    for fault in &faults {
        eprintln!("{fault} ({})", image.describe(fault.pc));
    }
    match outcome {
        Outcome::AllStopped if faults.is_empty() => return Ok(()),
        Outcome::AllStopped => {}
        Outcome::Limit => eprintln!("did not end within the limit; --max-instructions raises it"),
        Outcome::Deadlock(warps) => {
            let warps: Vec<_> = warps.iter().map(ToString::to_string).collect();
            eprintln!(
                "deadlock: warps {} wait for a free warp, and none will ever be free",
                warps.join(", ")
            );
        }
    }
    Err(Failure::Check)
}
