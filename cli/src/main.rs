//! The `harmonica` command: parses the command line, calls the crate that does the job, prints.
//!
//! Exit codes: 0 done; 1 the thing that was checked failed (a mismatch, a program that does not end);
//! 2 bad usage or bad input, in which case nothing was written.

// Some helpers serve commands of the workbench alone.
#![cfg_attr(not(feature = "workbench"), allow(dead_code))]

#[macro_use]
mod output;

mod boxes;
mod c;
mod cluster;
mod commands;
mod failure;
mod files;
mod folder;
#[cfg(feature = "workbench")]
mod hang;
mod html;
#[cfg(feature = "workbench")]
mod kept;
mod lock_step;
mod machine;
mod netlist;
mod options;
mod overview;
mod program;
mod progress;
#[cfg(feature = "workbench")]
mod recording;
mod rtl_coverage;
mod selection;
mod shared_cache;
mod signal;
#[cfg(feature = "workbench")]
mod surfer;
#[cfg(feature = "workbench")]
mod workbench;

use std::io::IsTerminal;
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

use commands::{arch, asm, cc, cosim, disasm, link, run, timeline, verilog};
use failure::Failure;

/// A parametric SIMT core: Verilog for any ArchID, checked against a golden model
#[derive(Parser)]
#[command(name = "harmonica", version, arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Verilog(verilog::Arguments),
    Cosim(cosim::Arguments),
    Run(run::Arguments),
    Timeline(timeline::Arguments),
    Cc(cc::Arguments),
    Asm(asm::Arguments),
    Link(link::Arguments),
    Disasm(disasm::Arguments),
    Arch(arch::Arguments),
    #[cfg(feature = "workbench")]
    #[command(flatten)]
    OfWorkbench(workbench::Command),
}

/// The command line, with the commands by purpose in its help.
fn command() -> clap::Command {
    let command = Arguments::command();
    let overview = overview::template(&command);
    command.help_template(overview)
}

fn main() -> ExitCode {
    let parsed = command().try_get_matches().and_then(|matches| Arguments::from_arg_matches(&matches));
    let result = match parsed {
        Ok(arguments) => output::finish(run(arguments.command)),
        // Help and version.
        Err(words) if !words.use_stderr() => {
            match std::io::stdout().is_terminal() {
                true => print!("{}", words.render().ansi()),
                false => print!("{}", words.render()),
            }
            output::finish(Ok(()))
        }
        Err(words) => words.exit(),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            failure.print();
            failure.exit_code()
        }
    }
}

fn run(command: Command) -> Result<(), Failure> {
    match command {
        Command::Verilog(arguments) => verilog::run(&arguments),
        Command::Cosim(arguments) => cosim::run(&arguments),
        Command::Run(arguments) => run::run(&arguments),
        Command::Timeline(arguments) => timeline::run(&arguments),
        Command::Cc(arguments) => cc::run(&arguments),
        Command::Asm(arguments) => asm::run(&arguments),
        Command::Link(arguments) => link::run(&arguments),
        Command::Disasm(arguments) => disasm::run(&arguments),
        Command::Arch(arguments) => arch::run(&arguments),
        #[cfg(feature = "workbench")]
        Command::OfWorkbench(command) => workbench::run(command),
    }
}
