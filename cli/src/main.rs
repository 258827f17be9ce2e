//! The `harmonica` command: parses the command line, calls the crate that does the job, prints.
//!
//! Exit codes: 0 done; 1 the thing that was checked failed (a mismatch, a program that does not end);
//! 2 bad usage or bad input, in which case nothing was written.

#[macro_use]
mod output;

mod boxes;
mod c;
mod commands;
mod failure;
mod files;
mod folder;
mod lock_step;
mod machine;
mod options;
mod program;
mod progress;
mod selection;
mod signal;

use std::io::IsTerminal;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use commands::{
    arch, asm, bench, cc, cosim, coverage, disasm, fpga, fuzz, lab, link, load, mutate, run,
    selftest, shrink, timeline, verilog,
};
use failure::Failure;

/// A parametric SIMT core for the HARP instruction set: Verilog for any ArchID, checked cycle by cycle
/// against a golden model.
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
    Fuzz(fuzz::Arguments),
    Coverage(coverage::Arguments),
    Shrink(shrink::Arguments),
    Mutate(mutate::Arguments),
    Lab(lab::Arguments),
    Run(run::Arguments),
    Timeline(timeline::Arguments),
    Cc(cc::Arguments),
    Asm(asm::Arguments),
    Link(link::Arguments),
    Disasm(disasm::Arguments),
    Arch(arch::Arguments),
    Fpga(fpga::Arguments),
    Load(load::Arguments),
    Selftest(selftest::Arguments),
    Bench(bench::Arguments),
}

fn main() -> ExitCode {
    let result = match Arguments::try_parse() {
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
        Command::Fuzz(arguments) => fuzz::run(&arguments),
        Command::Coverage(arguments) => coverage::run(&arguments),
        Command::Shrink(arguments) => shrink::run(&arguments),
        Command::Mutate(arguments) => mutate::run(&arguments),
        Command::Lab(arguments) => lab::run(&arguments),
        Command::Run(arguments) => run::run(&arguments),
        Command::Timeline(arguments) => timeline::run(&arguments),
        Command::Cc(arguments) => cc::run(&arguments),
        Command::Asm(arguments) => asm::run(&arguments),
        Command::Link(arguments) => link::run(&arguments),
        Command::Disasm(arguments) => disasm::run(&arguments),
        Command::Arch(arguments) => arch::run(&arguments),
        Command::Fpga(arguments) => fpga::run(&arguments),
        Command::Load(arguments) => load::run(&arguments),
        Command::Selftest(arguments) => selftest::run(&arguments),
        Command::Bench(arguments) => bench::run(&arguments),
    }
}
