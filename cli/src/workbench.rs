//! The commands of the workbench: campaigns, experiments, boards.

use clap::Subcommand;

use crate::commands::{bench, campaign, coverage, fpga, fuzz, lab, load, mutate, selftest, shrink, view};
use crate::failure::Failure;

#[derive(Subcommand)]
pub enum Command {
    Fuzz(fuzz::Arguments),
    Shrink(shrink::Arguments),
    Campaign(campaign::Arguments),
    Coverage(coverage::Arguments),
    Mutate(mutate::Arguments),
    Lab(lab::Arguments),
    Bench(bench::Arguments),
    Fpga(fpga::Arguments),
    Load(load::Arguments),
    Selftest(selftest::Arguments),
    View(view::Arguments),
}

pub fn run(command: Command) -> Result<(), Failure> {
    match command {
        Command::Fuzz(arguments) => fuzz::run(&arguments),
        Command::Shrink(arguments) => shrink::run(&arguments),
        Command::Campaign(arguments) => campaign::run(&arguments),
        Command::Coverage(arguments) => coverage::run(&arguments),
        Command::Mutate(arguments) => mutate::run(&arguments),
        Command::Lab(arguments) => lab::run(&arguments),
        Command::Bench(arguments) => bench::run(&arguments),
        Command::Fpga(arguments) => fpga::run(&arguments),
        Command::Load(arguments) => load::run(&arguments),
        Command::Selftest(arguments) => selftest::run(&arguments),
        Command::View(arguments) => view::run(&arguments),
    }
}
