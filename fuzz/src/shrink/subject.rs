//! What is made smaller: a program with all that its run is given.

use std::path::Path;

use assembler::{Diagnostics, Image};
use isa::{ClusterShape, CoreConfig, SystemConfig};
use testbenches::{ConsoleInput, CosimOptions, HostStart, MemoryTiming, Resets, Run};

use super::code::Code;

/// A run that fails, or may fail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subject {
    /// The core. Without `trace` it is compared at its own ports alone.
    pub config: CoreConfig,
    /// The cluster of such cores; `None`: one alone.
    pub cluster: Option<ClusterShape>,
    /// The program.
    pub code: Code,
    /// What the memory is like.
    pub timing: MemoryTiming,
    /// What arrives at the console.
    pub console_input: ConsoleInput,
    /// When the core is reset in the middle of the run.
    pub resets: Resets,
    /// Where a host starts the program; `None`: as the seed says.
    pub start: Option<HostStart>,
    /// Cycles between comparisons of what the sides keep, where some are made.
    pub compare_state_every: Option<u64>,
    /// The run is given up after so many cycles.
    pub max_cycles: u64,
}

/// The name of the program's file in a folder that keeps it.
pub const PROGRAM_FILE: &str = "program.s";
/// The name of the configuration's file.
pub const CORE_FILE: &str = "core.toml";
/// The name of the file with what arrives at the console.
pub const INPUT_FILE: &str = "input.txt";

impl From<&CosimOptions> for Subject {
    /// The run of the options on a core alone, but for waveform and command.
    fn from(options: &CosimOptions) -> Self {
        Subject {
            config: options.config,
            cluster: None,
            code: Code::of(&options.image),
            timing: options.timing,
            console_input: options.console_input.clone(),
            resets: options.resets.clone(),
            start: options.start,
            compare_state_every: options.compare_state_every,
            max_cycles: options.max_cycles,
        }
    }
}

impl Subject {
    /// What it runs on.
    pub const fn machine(&self) -> SystemConfig {
        SystemConfig { core: self.config, cluster: self.cluster }
    }

    /// The program as it lies in memory; `None` when its core cannot have it.
    pub fn image(&self) -> Option<Image> {
        let image = self.code.image(&self.config.arch)?;
        (image.end().0 <= self.config.ram_bytes).then_some(image)
    }

    /// The run of an image of it.
    pub fn run<'a>(&'a self, image: &'a Image) -> Run<'a> {
        Run {
            config: &self.config,
            image,
            timing: self.timing,
            max_cycles: self.max_cycles,
            compare_state_every: self.compare_state_every,
            console_input: &self.console_input,
            resets: &self.resets,
            start: self.start,
        }
    }

    /// The program as source.
    pub fn source(&self) -> String {
        self.code.text(&self.config)
    }

    /// The image of the source, for reports that name its lines.
    ///
    /// # Errors
    /// When the assembler refuses what has been written for it: a fault of one of them.
    pub fn assembled(&self) -> Result<Image, Diagnostics> {
        assembler::assemble(&self.config.arch, &[(PROGRAM_FILE, &self.source())])
    }

    /// The arguments of `harmonica` that run it from a folder with its files.
    pub fn arguments(&self, folder: &Path) -> Vec<String> {
        let file = |name: &str| folder.join(name).display().to_string();
        let mut arguments = vec!["cosim".to_owned(), file(PROGRAM_FILE)];
        let mut option = |name: &str, value: String| arguments.extend([name.to_owned(), value]);
        option("--config", file(CORE_FILE));
        if let Some(shape) = self.cluster {
            for (name, value) in shape.values() {
                option(&format!("--{}", name.replace('_', "-")), value.to_string());
            }
        }
        match self.timing {
            MemoryTiming::Seed(seed) => option("--seed", seed.to_string()),
            MemoryTiming::Latency(latencies) => option("--latency", latencies.to_string()),
        }
        option("--input-script", file(INPUT_FILE));
        option("--max-cycles", self.max_cycles.to_string());
        if let Some(cycles) = self.compare_state_every {
            option("--compare-state-every", cycles.to_string());
        }
        if self.resets != *Resets::none() {
            option("--resets", self.resets.to_string());
        }
        if let Some(start) = self.start {
            option("--start", format!("{:#x}", start.address));
            option("--argument", format!("{:#x}", start.argument));
        }
        if !self.config.trace {
            arguments.push("--ports-only".to_owned());
        }
        arguments
    }

    /// The command that runs it from a folder with its files.
    pub fn command(&self, folder: &Path) -> String {
        format!("harmonica {}", self.arguments(folder).join(" "))
    }

    /// The files of a folder that keeps it, but for the program: names and contents.
    pub fn surroundings(&self) -> [(&'static str, String); 2] {
        [(CORE_FILE, self.config.to_toml()), (INPUT_FILE, self.console_input.to_string())]
    }
}
