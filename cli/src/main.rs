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
mod clang_words;
mod cluster;
mod commands;
mod failure;
#[cfg(feature = "workbench")]
mod families;
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

use std::io::IsTerminal;
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser};

/// A parametric SIMT core: Verilog for any ArchID, checked against a golden model
#[derive(Parser)]
#[command(name = "harmonica", version, arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

/// Commands, each the module of its name, whose `Arguments` it takes.
macro_rules! commands {
    ($( $name:ident $module:ident; )* $( #[$attribute:meta] $flat:ident $flattened:ident; )?) => {
        #[derive(clap::Subcommand)]
        pub(crate) enum Command {
            $( $name($crate::commands::$module::Arguments), )*
            $( #[$attribute] #[command(flatten)] $flat($flattened::Command), )?
        }

        pub(crate) fn run(command: Command) -> Result<(), $crate::failure::Failure> {
            match command {
                $( Command::$name(arguments) => $crate::commands::$module::run(&arguments), )*
                $( #[$attribute] Command::$flat(command) => $flattened::run(command), )?
            }
        }
    };
}

#[cfg(feature = "workbench")]
mod workbench {
    //! The commands of the workbench: campaigns, experiments, boards.

    commands! {
        Fuzz fuzz;
        Shrink shrink;
        Campaign campaign;
        Coverage coverage;
        Mutate mutate;
        Lab lab;
        Bench bench;
        Reproduce reproduce;
        Fpga fpga;
        Load load;
        Selftest selftest;
        View view;
        Opencl opencl;
    }
}

commands! {
    Verilog verilog;
    Cosim cosim;
    Run run;
    Timeline timeline;
    Cc cc;
    Asm asm;
    Link link;
    Disasm disasm;
    Arch arch;
    Completions completions;
    Man man;
    #[cfg(feature = "workbench")]
    OfWorkbench workbench;
}

/// The command line, with the commands by purpose in its help.
fn command() -> clap::Command {
    let command = Arguments::command();
    let overview = overview::template(&command);
    command.help_template(overview)
}

/// What the meaning of a function unit has failed in a run that is done otherwise.
fn check_unit() -> Result<(), failure::Failure> {
    isa::CustomUnit::take_failure().map_or(Ok(()), |words| Err(failure::Failure::input(words)))
}

fn main() -> ExitCode {
    units::install();
    #[cfg(feature = "workbench")]
    fuzz::install_example_units();
    let parsed = command().try_get_matches().and_then(|matches| Arguments::from_arg_matches(&matches));
    let result = match parsed {
        Ok(arguments) => output::finish(run(arguments.command).and_then(|()| check_unit())),
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
