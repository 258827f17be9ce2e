//! The chores that need the project's crates; `cargo xtask CHORE` builds and starts this.

mod boards;
mod core_speed;
mod costs;
mod diagrams;
mod divergence_costs;
mod document;
mod figures;
mod generate;
mod rules;
mod stop;
mod vendors;
mod verification_table;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(name = "cargo xtask", about = "Chores of the Harmonica project")]
struct Arguments {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Write anew what is generated: verilog-out/, and the tables and pictures in docs/.
    Generate {
        /// Write nothing; fail if anything is out of date.
        #[arg(long)]
        check: bool,
    },
    /// Build bitstreams for the boards, and write the table of what fits in docs/fpga.md. The first time takes an hour
    /// or so; finished rows are kept.
    Boards {
        /// Only this board's rows; the others as they are
        #[arg(long, value_name = "BOARD")]
        board: Option<String>,
        /// Only the rows with this core
        #[arg(long, value_name = "ARCHID")]
        arch: Option<String>,
    },
    /// Synthesise the core with each option, and write the table of costs in docs/fpga.md, and that of the example
    /// units in docs/custom-units.md. Takes some minutes.
    Costs {
        /// Only the table of the example units
        #[arg(long)]
        units: bool,
    },
    /// Place and route the core alone, between shift registers, on ECP5 and iCE40, with several seeds, and write the
    /// table of its size and speed in docs/fpga.md. With five seeds some twenty-five minutes of one processor, half of
    /// that with two.
    CoreSpeed {
        /// How many placements of each row, with the seeds 1, 2, ...
        #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
        seeds: u32,
        /// A core to measure on ECP5 in place of the table's, as `arch = "4w8/8/4/4", extension = true`; can be
        /// repeated. Its row is printed, and docs/fpga.md stays as it is.
        #[arg(long = "core", value_name = "OPTIONS")]
        cores: Vec<String>,
    },
    /// Synthesise the accelerator for devices of Xilinx and Intel, and write the tables of its cells and memories in
    /// docs/fpga.md. Takes some minutes.
    Vendors,
    /// Synthesise, place and route the core alone with each mechanism of divergence, and write the table of what they
    /// cost in docs/divergence.md. Without placement some ten minutes of one processor, with two seeds an hour more.
    DivergenceCosts {
        /// How many placements of each row, with the seeds 1, 2, ...; with 0 the cores are synthesised only
        #[arg(long, value_name = "N", default_value_t = 2)]
        seeds: u32,
    },
}

fn main() -> ExitCode {
    let result = match Arguments::parse().chore {
        Chore::Generate { check } => generate::run(check),
        Chore::Boards { board, arch } => boards::run(board.as_deref(), arch.as_deref()),
        Chore::Costs { units } => costs::run(units),
        Chore::Vendors => vendors::run(),
        Chore::CoreSpeed { seeds, cores } => core_speed::run(seeds, &cores),
        Chore::DivergenceCosts { seeds } => divergence_costs::run(seeds),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// The repository's root folder.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("chores stands in the repository").to_path_buf()
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    /// `cargo xtask` passes on what its own list names, and does the others itself.
    #[test]
    fn cargo_xtask_lists_these_chores_and_its_own() {
        let usage = include_str!("../../xtask/src/chores.txt");
        let lines = usage.lines().filter_map(|line| line.strip_prefix("  ")).filter(|line| !line.starts_with(' '));
        let listed = lines.filter_map(|line| line.split(' ').next());
        let command = super::Arguments::command();
        let chores = command.get_subcommands().map(clap::Command::get_name);
        let own = "demo test campaign sizes book playground prose python release torture wheel".split(' ');
        let mut expected: Vec<_> = own.chain(chores).collect();
        let mut listed: Vec<_> = listed.collect();
        expected.sort_unstable();
        listed.sort_unstable();
        assert_eq!(listed, expected);
    }
}
