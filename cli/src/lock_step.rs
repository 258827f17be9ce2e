//! The flags of a run in lock step.

use std::path::PathBuf;

use clap::Args;
use testbenches::{ConsoleInput, CosimOptions, Resets};

use crate::failure::Failure;
use crate::selection::{HostSelection, TimedRun};
use crate::{files, program};

/// A program on RTL and golden model, with all that its run is given.
#[derive(Args, Clone)]
pub struct LockStepRun {
    #[command(flatten)]
    pub timed: TimedRun,
    #[command(flatten)]
    host: HostSelection,
    /// Compare register files, stacks and memories every N cycles, not only at the end
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    compare_state_every: Option<u64>,
    /// Console input, whose bytes arrive at cycles drawn from --seed; with seed 0 or --latency all wait from the start
    #[arg(long, value_name = "FILE")]
    input: Option<PathBuf>,
    /// Console input by cycle: lines of a cycle and a byte in hexadecimal, `1200 0a`
    #[arg(long, value_name = "FILE", conflicts_with = "input")]
    input_script: Option<PathBuf>,
    /// Build the core without trace ports, as for a board, and compare its ports alone
    #[arg(long)]
    pub ports_only: bool,
    /// Reset the core before these cycles, for so many clock edges each, such as 1200:2,5000:1
    #[arg(long, value_name = "CYCLE:LENGTH,..")]
    resets: Option<Resets>,
}

/// Cycles of a run without --max-cycles.
const CYCLES_MAX: u64 = 10_000_000;

impl LockStepRun {
    /// The run, without a waveform.
    pub fn options(&self) -> Result<CosimOptions, Failure> {
        let (config, image) = self.timed.load()?;
        let start = self.host.of(&image, &config.arch)?;
        if start.is_some() && !config.host_start {
            return Err(Failure::input(
                "--start and --argument are what a host says, and the core has no ports for it: it needs host_start = true (--config, or the program's `// config:` line)",
            ));
        }
        Ok(CosimOptions {
            start,
            timing: self.timed.memory.timing(),
            max_cycles: self.timed.max_cycles.unwrap_or(CYCLES_MAX),
            compare_state_every: self.compare_state_every,
            console_input: self.console_input()?,
            resets: self.resets.clone().unwrap_or_default(),
            ..CosimOptions::new(config, image)
        })
    }

    /// What `--input` or `--input-script` says, or else the program's own `// input:` lines.
    fn console_input(&self) -> Result<ConsoleInput, Failure> {
        if let Some(path) = &self.input_script {
            let script = files::read_text(path)?;
            return ConsoleInput::from_script(&script).map_err(Failure::in_file(path));
        }
        let bytes = match &self.input {
            Some(path) => files::read(path)?,
            None => program::provided_input(&self.timed.program.files)?,
        };
        Ok(ConsoleInput::seeded(&bytes, self.timed.memory.timing().seed()))
    }
}
