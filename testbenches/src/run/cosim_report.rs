//! How a run in lock step came out, with what is needed to make it again.

use std::fmt;

use isa::CoreConfig;
use serde::Serialize;

use crate::environment::memory_timing::MemoryTiming;
use crate::environment::pattern::{Pattern, Port};
use crate::run::cosim::CosimOptions;
use crate::run::outcome::Outcome;
use crate::system::System;
use crate::waveform::WaveformFiles;

/// How a run in lock step came out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(bound = "")]
pub struct CosimReport<S: System = CoreConfig> {
    /// The outcome.
    #[serde(flatten)]
    pub outcome: Outcome<S>,
    /// The core, or each of the cores.
    pub arch: isa::ArchId,
    /// What the memory is like.
    #[serde(flatten)]
    pub timing: MemoryTiming,
    /// What that means for the instruction port.
    pub instruction_port: String,
    /// What that means for loads and stores.
    #[serde(flatten)]
    pub memory: MemoryPorts,
    /// The back-pressure of the console's output.
    pub console_output: String,
    /// The waveform's files, if one was wanted.
    pub waveform: Option<WaveformFiles>,
    /// The command that makes this run again.
    pub command: String,
}

/// How the ports of loads and stores answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum MemoryPorts {
    /// The ports of a core alone.
    Alone {
        /// Its data port.
        data_port: String,
    },
    /// The ports of a cluster.
    Cluster {
        /// How many cores.
        core_count: u32,
        /// How many banks.
        banks: u32,
        /// By bank.
        bank_ports: Vec<String>,
    },
}

impl<S: System> CosimReport<S> {
    /// The report on a run that came out so.
    pub(super) fn new(
        system: &S,
        options: &CosimOptions,
        outcome: Outcome<S>,
        waveform: Option<WaveformFiles>,
    ) -> Self {
        let pattern = |port| Pattern::of(options.timing, port);
        let data_port = |bank| pattern(Port::Data(bank)).to_string();
        CosimReport {
            outcome,
            arch: system.core().arch,
            timing: options.timing,
            instruction_port: pattern(Port::Instruction).to_string(),
            memory: match S::HAS_INTERCONNECT {
                false => MemoryPorts::Alone { data_port: data_port(0) },
                true => MemoryPorts::Cluster {
                    core_count: system.core_count(),
                    banks: system.bank_count(),
                    bank_ports: (0..system.bank_count()).map(data_port).collect(),
                },
            },
            console_output: pattern(Port::Console).readiness(),
            waveform,
            command: options.command.clone(),
        }
    }

    /// Whether both sides agreed, and reached their end.
    pub const fn passed(&self) -> bool {
        matches!(self.outcome, Outcome::Passed(_))
    }

    /// What was run.
    fn describe_run(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let CosimReport { arch, timing, instruction_port, .. } = self;
        let instruction_port = format!("  instruction port  {instruction_port}");
        match &self.memory {
            MemoryPorts::Alone { data_port } => {
                writeln!(f, "\ncore {arch}, {timing}\n{instruction_port}")?;
                writeln!(f, "  data port         {data_port}")?;
            }
            MemoryPorts::Cluster { core_count, banks, bank_ports } => {
                let noun = if *banks == 1 { "bank" } else { "banks" };
                writeln!(f, "\n{core_count} cores {arch} on {banks} {noun}, {timing}\n{instruction_port}")?;
                for (number, bank) in bank_ports.iter().enumerate() {
                    writeln!(f, "  {:16}  {bank}", format!("bank {number}"))?;
                }
            }
        }
        writeln!(f, "  console output    {}", self.console_output)
    }
}

impl<S: System> fmt::Display for CosimReport<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.outcome)?;
        if !self.passed() {
            self.describe_run(f)?;
        }
        if let Some(files) = &self.waveform {
            write!(f, "\n{files}")?;
        }
        if self.passed() || self.command.is_empty() {
            return Ok(());
        }
        let vcd = match self.waveform {
            None => " --vcd mismatch.vcd",
            Some(_) => "",
        };
        writeln!(f, "\nreproduce\n  {}{vcd}", self.command)
    }
}
