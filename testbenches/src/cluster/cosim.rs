//! The whole job for a cluster: Verilog, Verilated cluster, lock step, report.

use std::fmt;

use hdl::EmittedModule;
use isa::ClusterConfig;
use serde::Serialize;

use super::ahead;
use super::environment::ClusterEnvironment;
use super::lockstep::{ClusterLockStep, ClusterRun};
use super::model::ClusterModelSide;
use super::outcome::ClusterOutcome;
use super::rtl::ClusterRtlSide;
use crate::bridge::{BridgeError, Built, Model, ModelCache, Start};
use crate::environment::console_input::ConsoleInput;
use crate::environment::memory_timing::MemoryTiming;
use crate::run::ahead::is_worthwhile;
use crate::run::cosim::{check, CosimError, CosimOptions};
use crate::run::cosim_report::tell_again;
use crate::sides::core_model::{build, build_hastily, CoreVerilog, DescriptionError, Waveforms};
use crate::waveform::WaveformFiles;

/// A run of a cluster in lock step: the options are those of a run of a core alone, of which `config` is a core of the
/// cluster's. Snapshots are not for clusters.
#[derive(Clone, Debug)]
pub struct ClusterOptions {
    /// How many cores.
    pub cores: u32,
    /// How many banks.
    pub banks: u32,
    /// All the rest.
    pub run: CosimOptions,
}

/// The Verilog of a cluster, module by module, with trace ports.
#[derive(Clone, Debug)]
pub struct ClusterVerilog(CoreVerilog);

impl ClusterVerilog {
    /// Describes the cluster and prints it, with trace ports.
    ///
    /// # Errors
    /// Every fault of the description.
    pub fn emit(config: &ClusterConfig) -> Result<Self, DescriptionError> {
        Self::of_modules(config, hdl::emit_cluster(&with_trace(config)))
    }

    /// The same with one driver changed. For tests that a defect is noticed.
    ///
    /// # Errors
    /// As [`ClusterVerilog::emit`]; and when the defect does not find its driver in exactly one module.
    pub fn with_defect(config: &ClusterConfig, defect: &hdl::Defect) -> Result<Self, DescriptionError> {
        let emitted = hdl::emit_cluster_with_defect(&with_trace(config), defect);
        Self::of_modules(config, emitted)
    }

    /// The modules, as those of a core are built.
    pub(super) const fn core(&self) -> &CoreVerilog {
        &self.0
    }

    fn of_modules(
        config: &ClusterConfig,
        emitted: Result<Vec<EmittedModule>, hdl::BuildErrors>,
    ) -> Result<Self, DescriptionError> {
        let verilog = CoreVerilog::of_modules(hdl::CLUSTER_MODULE, emitted)?;
        Ok(ClusterVerilog(verilog.with_cores(config.cores)))
    }
}

/// The same cluster with trace ports.
fn with_trace(config: &ClusterConfig) -> ClusterConfig {
    ClusterConfig { core: config.core.with_trace(), ..*config }
}

/// A cluster, built and loaded, for runs of many programs.
#[derive(Clone, Debug)]
pub struct ClusterCosimulator {
    config: ClusterConfig,
    built: Built,
}

impl ClusterCosimulator {
    /// Builds the cluster, or takes it from the cache of models. Its runs have no waveforms.
    ///
    /// # Errors
    /// When the cluster cannot be built.
    pub fn new(config: &ClusterConfig) -> Result<Self, CosimError> {
        Self::with_waveforms(config, Waveforms::Without)
    }

    /// The same for runs with waveforms, if they are wanted: it then takes longer to build.
    ///
    /// # Errors
    /// When the cluster cannot be built.
    pub fn with_waveforms(config: &ClusterConfig, waveforms: Waveforms) -> Result<Self, CosimError> {
        Self::from_verilog(config, &ClusterVerilog::emit(config)?, waveforms)
    }

    /// The same with Verilog that is given: it has the cluster's ports, trace ports and arrays, but may have a fault.
    ///
    /// # Errors
    /// When the cluster cannot be built.
    pub fn from_verilog(
        config: &ClusterConfig,
        verilog: &ClusterVerilog,
        waveforms: Waveforms,
    ) -> Result<Self, CosimError> {
        let cache = ModelCache::from_environment();
        let built = build(&cache, &verilog.0, waveforms)?;
        Ok(Self::from_built(config, built))
    }

    /// The same, compiled in haste: runs are several times slower, and without waveforms. For runs of few cycles on
    /// many clusters.
    ///
    /// # Errors
    /// When the cluster cannot be built.
    pub fn hastily(config: &ClusterConfig, verilog: &ClusterVerilog) -> Result<Self, CosimError> {
        let built = build_hastily(&ModelCache::from_environment(), &verilog.0)?;
        Ok(Self::from_built(config, built))
    }

    pub(super) fn from_built(config: &ClusterConfig, built: Built) -> Self {
        ClusterCosimulator { config: with_trace(config), built }
    }

    /// The cluster, with trace ports.
    pub const fn config(&self) -> &ClusterConfig {
        &self.config
    }

    /// The Verilated cluster after reset.
    ///
    /// # Errors
    /// When it lacks a port or array, or stops itself.
    pub fn rtl(&self) -> Result<ClusterRtlSide, BridgeError> {
        ClusterRtlSide::new(self.model()?, &self.config)
    }

    /// The bare Verilated model, before reset.
    pub(super) fn model(&self) -> Result<Model, BridgeError> {
        // Random, so that state which nothing resets shows; always the same, so that a run can be repeated.
        self.built.instantiate(Start::Random(1))
    }

    /// Runs a program; the configuration in the options must be that of this cluster's cores, save for `trace`.
    ///
    /// # Errors
    /// When there is no outcome: the program does not fit, the RTL stops itself. A mismatch is an outcome.
    pub fn run(&self, options: &CosimOptions, progress: &mut dyn FnMut(u64)) -> Result<ClusterReport, CosimError> {
        let core = self.config.core;
        check(&core, options)?;
        let of = ClusterRun::new(&self.config, options);
        self.check_waveform(&of, options)?;
        let outcome = self.outcome(of, options, progress)?;
        let waveform = match &options.waveform {
            Some(wanted) => Some(self.waveform(&of, &outcome, wanted)?),
            None => None,
        };
        let environment = ClusterEnvironment::new(&self.config, &[], ConsoleInput::none(), options.timing);
        let [fetches, console] = environment.patterns();
        let banks = environment.bank_patterns();
        Ok(ClusterReport {
            outcome,
            arch: core.arch,
            cores: self.config.cores,
            banks: self.config.banks,
            timing: options.timing,
            instruction_port: fetches.to_string(),
            bank_ports: banks.iter().map(ToString::to_string).collect(),
            console_output: console.readiness(),
            waveform,
            command: options.command.clone(),
        })
    }

    fn outcome(
        &self,
        of: ClusterRun,
        options: &CosimOptions,
        progress: &mut dyn FnMut(u64),
    ) -> Result<ClusterOutcome, CosimError> {
        let is_ahead = is_worthwhile(&of.run);
        if is_ahead {
            if let Some(outcome) = ahead::run(of, self.rtl()?, &options.stop, progress)? {
                return Ok(outcome);
            }
        }
        let model = ClusterModelSide::new(&self.config);
        let mut lock_step = ClusterLockStep::new(of, self.rtl()?, model);
        // What has been found ahead comes again in the same cycle: that run ends by itself.
        if !is_ahead {
            lock_step = lock_step.until(&options.stop);
        }
        Ok(lock_step.run(progress)?)
    }
}

/// How a run of a cluster in lock step came out, with what is needed to make it again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ClusterReport {
    /// The outcome.
    #[serde(flatten)]
    pub outcome: ClusterOutcome,
    /// Each of the cores.
    pub arch: isa::ArchId,
    /// How many.
    #[serde(rename = "core_count")]
    pub cores: u32,
    /// How many banks.
    pub banks: u32,
    /// What the memory is like.
    #[serde(flatten)]
    pub timing: MemoryTiming,
    /// What that means for the instruction port.
    pub instruction_port: String,
    /// What that means for each bank.
    pub bank_ports: Vec<String>,
    /// The back-pressure of the console's output.
    pub console_output: String,
    /// The waveform's files, if one was wanted.
    pub waveform: Option<WaveformFiles>,
    /// The command that makes this run again.
    pub command: String,
}

impl ClusterReport {
    /// Whether both sides agreed, and came to their end.
    pub const fn passed(&self) -> bool {
        matches!(self.outcome, ClusterOutcome::Passed(_))
    }
}

impl fmt::Display for ClusterReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.outcome)?;
        if !self.passed() {
            self.tell_run(f)?;
        }
        tell_again(self.passed(), self.waveform.as_ref(), &self.command, f)
    }
}

impl ClusterReport {
    /// What was run.
    fn tell_run(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ClusterReport { cores, banks, arch, .. } = self;
        let noun = if *banks == 1 { "bank" } else { "banks" };
        writeln!(f, "\n{cores} cores {arch} on {banks} {noun}, {}", self.timing)?;
        writeln!(f, "  instruction port  {}", self.instruction_port)?;
        for (number, bank) in self.bank_ports.iter().enumerate() {
            writeln!(f, "  {:16}  {bank}", format!("bank {number}"))?;
        }
        writeln!(f, "  console output    {}", self.console_output)
    }
}
