//! The whole job in one call: Verilog, Verilated core, lock step, and on request the waveform.
//!
//! [`cosim`] runs one program on a core. [`Cosimulator`] is for many programs on one system, which is built and loaded
//! once: for test suites and random programs.

use std::sync::atomic::AtomicBool;
use std::sync::Arc;

use assembler::Image;
use fpga::CellNetlist;
use hdl::MUTANT_PORT;
use isa::CoreConfig;

use crate::bridge::{BridgeError, Built, CoverageError, DesignCoverage, Model, ModelCache, Start};
use crate::environment::console_input::ConsoleInput;
use crate::environment::host::HostStart;
use crate::environment::memory_timing::MemoryTiming;
use crate::environment::resets::Resets;
use crate::run::ahead::{self, RunAhead};
use crate::run::cosim_report::CosimReport;
use crate::run::counted::{CountedSides, CountsDiffer, Covered};
use crate::run::lockstep::{LockStep, Run};
use crate::run::outcome::Outcome;
use crate::run::snapshots::{Snapshot, SnapshotPlan, Snapshots};
use crate::run::waveform_options::WaveformOptions;
use crate::sides::rtl::{RtlSaved, RtlSide};
use crate::sides::verilated::{
    build, build_counting, build_hastily, build_netlist, build_savable, DescriptionError, EmittedVerilog, Waveforms,
};
use crate::sides::{Bench, Resumable, SideError, View};
use crate::system::System;
use crate::waveform::WaveformError;

/// A report shows no more cycles before a mismatch.
const REPORTED_CYCLES: u64 = 4096;

/// A snapshot of the RTL and the model.
pub(super) type SnapshotOf<S> = Snapshot<RtlSaved, <<S as System>::Model as Resumable<S>>::Saved>;
/// Both sides, each in its environment.
pub(super) type Benches<S> = (Bench<RtlSide<S>, S>, Bench<<S as System>::Model, S>);
/// The snapshots of a run.
pub(super) type Kept<S> = Snapshots<RtlSaved, <<S as System>::Model as Resumable<S>>::Saved>;

/// A run in lock step.
#[derive(Clone, Debug)]
pub struct CosimOptions {
    /// The core, or each of the cores. Its trace ports are switched on, whatever it says.
    pub config: CoreConfig,
    /// The program.
    pub image: Image,
    /// What the memory is like.
    pub timing: MemoryTiming,
    /// The run is given up after this many cycles.
    pub max_cycles: u64,
    /// Register files, stacks and memories are compared every so many cycles, not only at the end.
    pub compare_state_every: Option<u64>,
    /// What arrives at the console.
    pub console_input: ConsoleInput,
    /// When the core is reset in the middle of the run.
    pub resets: Resets,
    /// Where a host starts the program, and with which argument, of a core with `host_start`; `None`: as the seed says.
    pub start: Option<HostStart>,
    /// Both sides' states are kept every so many cycles, so that report and waveform are there soon after a long run;
    /// `None`: a part of the run is made again from its beginning. For a core of [`Cosimulator::savable`].
    pub snapshot_every: Option<u64>,
    /// A waveform, if one is wanted.
    pub waveform: Option<WaveformOptions>,
    /// The command that makes this run, for the report; empty: the report names none.
    pub command: String,
    /// Once it is set, the run is given up ([`Outcome::Stopped`]). A mismatch that has been found until then is still
    /// explained.
    pub stop: Arc<AtomicBool>,
}

impl CosimOptions {
    /// The run that they describe, on that system.
    pub fn run_on<'a, S>(&'a self, config: &'a S) -> Run<'a, S> {
        Run {
            config,
            image: &self.image,
            timing: self.timing,
            max_cycles: self.max_cycles,
            compare_state_every: self.compare_state_every,
            console_input: &self.console_input,
            resets: &self.resets,
            start: self.start,
        }
    }

    /// A run of that program with the ideal memory, ten million cycles at most, and nothing else.
    pub fn new(config: CoreConfig, image: Image) -> Self {
        CosimOptions {
            config,
            image,
            timing: MemoryTiming::IDEAL,
            max_cycles: 10_000_000,
            compare_state_every: None,
            console_input: ConsoleInput::default(),
            resets: Resets::default(),
            start: None,
            snapshot_every: None,
            waveform: None,
            command: String::new(),
            stop: Arc::default(),
        }
    }
}

impl CosimOptions {
    /// When states are kept.
    fn snapshot_plan(&self) -> Option<SnapshotPlan> {
        let cycles = self.waveform.as_ref().and_then(|wanted| wanted.cycles);
        let plan = |every| SnapshotPlan { every, before: cycles.map(|(first, _)| first) };
        self.snapshot_every.map(plan)
    }
}

/// Why there is no outcome.
#[derive(Debug, thiserror::Error)]
pub enum CosimError {
    /// The hardware's description is faulty.
    #[error(transparent)]
    Description(#[from] DescriptionError),
    /// The core cannot be built or loaded.
    #[error(transparent)]
    Bridge(#[from] BridgeError),
    /// A side cannot go on.
    #[error(transparent)]
    Side(#[from] SideError),
    /// There is no such cluster.
    #[error(transparent)]
    Cluster(#[from] isa::ClusterError),
    /// The sides have counted differently.
    #[error(transparent)]
    Counts(CountsDiffer),
    /// The waveform cannot be written.
    #[error(transparent)]
    Waveform(#[from] WaveformError),
    /// The program is for another machine.
    #[error("the program is for {image}, which does not run on {core}\n  remedy: assemble it with --arch {core}")]
    OtherMachine {
        /// The program's.
        image: isa::ArchId,
        /// The core's.
        core: isa::ArchId,
    },
    /// The program does not fit.
    #[error(
        "the program ends at {end}, but RAM has {ram_bytes} bytes\n  remedy: set ram_bytes in the core's configuration"
    )]
    TooLarge {
        /// One past its last byte.
        end: isa::Address,
        /// RAM of the core.
        ram_bytes: u64,
    },
}

/// Runs a program on both sides in lock step.
///
/// # Errors
/// When there is no outcome: the program does not fit, tools are missing, the RTL stops itself, a file cannot be
/// written. A mismatch is an outcome.
pub fn cosim(options: &CosimOptions, progress: &mut dyn FnMut(u64)) -> Result<CosimReport, CosimError> {
    let waveforms = options.waveform.is_some().into();
    let cosimulator = match options.snapshot_every {
        Some(_) => Cosimulator::savable(&options.config, waveforms),
        None => Cosimulator::with_waveforms(&options.config, waveforms),
    };
    cosimulator?.run(options, progress)
}

/// A system, built and loaded, for runs of many programs.
#[derive(Clone, Debug)]
pub struct Cosimulator<S = CoreConfig> {
    config: S,
    built: Built,
    view: View,
    /// Which of its mutants the RTL is, if it has any.
    mutant: Option<u16>,
}

impl<S: System> Cosimulator<S> {
    /// Builds the system, or takes it from the cache of models. Its runs have no waveforms.
    ///
    /// # Errors
    /// When the system cannot be built.
    pub fn new(config: &S) -> Result<Self, CosimError> {
        Self::with_waveforms(config, Waveforms::Without)
    }

    /// Builds the system for runs with waveforms, if they are wanted: it then takes three times as long to build.
    ///
    /// # Errors
    /// When the system cannot be built.
    pub fn with_waveforms(config: &S, waveforms: Waveforms) -> Result<Self, CosimError> {
        Self::from_verilog(config, &EmittedVerilog::emit(config)?, waveforms)
    }

    /// Builds a system whose state can be kept on the way ([`CosimOptions::snapshot_every`]).
    ///
    /// # Errors
    /// When the system cannot be built.
    pub fn savable(config: &S, waveforms: Waveforms) -> Result<Self, CosimError> {
        Self::savable_from_verilog(config, &EmittedVerilog::emit(config)?, waveforms)
    }

    /// Builds a system of such Verilog, whose state can be kept on the way.
    ///
    /// # Errors
    /// When the system cannot be built.
    pub fn savable_from_verilog(
        config: &S,
        verilog: &EmittedVerilog,
        waveforms: Waveforms,
    ) -> Result<Self, CosimError> {
        let built = build_savable(&ModelCache::from_environment(), verilog, waveforms)?;
        Ok(Self::from_built(config, built))
    }

    /// Builds a system of such Verilog: it has the system's ports, trace ports and arrays, but may have a fault.
    ///
    /// # Errors
    /// When the system cannot be built.
    pub fn from_verilog(config: &S, verilog: &EmittedVerilog, waveforms: Waveforms) -> Result<Self, CosimError> {
        let built = build(&ModelCache::from_environment(), verilog, waveforms)?;
        Ok(Self::from_built(config, built))
    }

    /// Builds a system of such Verilog in haste: runs are several times slower, and without waveforms. For runs of few
    /// cycles on many systems.
    ///
    /// # Errors
    /// When the system cannot be built.
    pub fn hastily(config: &S, verilog: &EmittedVerilog) -> Result<Self, CosimError> {
        let built = build_hastily(&ModelCache::from_environment(), verilog)?;
        Ok(Self::from_built(config, built))
    }

    /// Builds a system of such Verilog that counts what of the Verilog its runs cover: [`Cosimulator::rtl_coverage`].
    /// Runs take twice as long, and have no waveforms.
    ///
    /// # Errors
    /// When the system cannot be built.
    pub fn counting(config: &S, verilog: &EmittedVerilog) -> Result<Self, CosimError> {
        let built = build_counting(&ModelCache::from_environment(), verilog)?;
        Ok(Self::from_built(config, built))
    }

    /// What all runs so far have covered of the Verilog, as a file of Verilator's; `None` unless it is counted.
    ///
    /// # Errors
    /// When the counts could not be written or read.
    pub fn rtl_coverage(&self) -> Option<Result<String, CoverageError>> {
        self.built.coverage().map(DesignCoverage::text)
    }

    /// Builds the system without trace ports, as it goes onto boards: compared with the model on its own ports in every
    /// cycle ([`View::CorePorts`]).
    ///
    /// # Errors
    /// When the system cannot be built.
    pub fn without_trace(config: &S, waveforms: Waveforms) -> Result<Self, CosimError> {
        let verilog = EmittedVerilog::without_trace(config)?;
        Ok(Cosimulator { view: View::CorePorts, ..Self::from_verilog(config, &verilog, waveforms)? })
    }

    /// Builds a netlist of the system, synthesised with its trace ports: compared with the model on all ports in every
    /// cycle ([`View::Ports`]).
    ///
    /// # Errors
    /// When the netlist cannot be built.
    pub fn from_netlist(config: &S, netlist: &CellNetlist, waveforms: Waveforms) -> Result<Self, CosimError> {
        let built = build_netlist(&ModelCache::from_environment(), netlist, waveforms)?;
        Ok(Cosimulator { view: View::Ports, ..Self::from_built(config, built) })
    }

    /// The system is built.
    pub(crate) fn from_built(config: &S, built: Built) -> Self {
        Cosimulator { config: config.traced(), built, view: View::Arrays, mutant: None }
    }

    /// One of the mutants of a system that has some ([`EmittedVerilog::with_mutants`]); 0 is the right system, which it
    /// is anyway.
    #[must_use]
    pub fn mutant(&self, number: u16) -> Self {
        Cosimulator { mutant: Some(number), ..self.clone() }
    }

    /// The system, with trace ports.
    pub const fn config(&self) -> &S {
        &self.config
    }

    /// Runs a program; the configuration in the options must be that of this system's cores, save for `trace`.
    ///
    /// # Errors
    /// As for [`cosim`].
    pub fn run(&self, options: &CosimOptions, progress: &mut dyn FnMut(u64)) -> Result<CosimReport<S>, CosimError> {
        let run = self.run_of(options)?;
        self.check_waveform(run, options)?;
        let mut kept = options.snapshot_plan().map(Snapshots::new);
        let outcome = self.outcome(run, &options.stop, kept.as_mut(), progress)?;
        self.report(options, run, outcome, kept.as_ref())
    }

    /// Runs a program, and counts what the run has covered.
    ///
    /// # Errors
    /// As for [`cosim`], and when the sides count differently.
    pub fn run_covered(
        &self,
        options: &CosimOptions,
        progress: &mut dyn FnMut(u64),
    ) -> Result<(CosimReport<S>, Covered<S>), CosimError> {
        let run = self.run_of(options)?;
        self.check_waveform(run, options)?;
        let covered = self.covered(run, CountedSides::Both, &options.stop, progress)?;
        let report = self.report(options, run, covered.outcome.clone(), None)?;
        Ok((report, covered))
    }

    /// The run that the options describe, if it fits this system.
    pub(crate) fn run_of<'a>(&'a self, options: &'a CosimOptions) -> Result<Run<'a, S>, CosimError> {
        check(self.config.core(), options)?;
        Ok(options.run_on(&self.config))
    }

    /// The report on a run that came out so, with the waveform if one is wanted.
    fn report(
        &self,
        options: &CosimOptions,
        run: Run<S>,
        outcome: Outcome<S>,
        snapshots: Option<&Kept<S>>,
    ) -> Result<CosimReport<S>, CosimError> {
        let waveform = match &options.waveform {
            Some(wanted) => Some(self.waveform(run, &outcome, wanted, snapshots)?),
            None => None,
        };
        Ok(CosimReport::new(&self.config, options, outcome, waveform))
    }

    /// Runs to the outcome, or until `stop` is set, with the RTL in a thread of its own while nothing is to be
    /// explained.
    ///
    /// # Errors
    /// When a side cannot go on.
    fn outcome(
        &self,
        run: Run<S>,
        stop: &AtomicBool,
        mut snapshots: Option<&mut Kept<S>>,
        progress: &mut dyn FnMut(u64),
    ) -> Result<Outcome<S>, CosimError> {
        let is_ahead = ahead::is_worthwhile(&run);
        let mut from = None;
        if is_ahead {
            let (rtl, model) = self.benches(run)?;
            let kept = snapshots.as_deref_mut();
            match ahead::run(run, rtl, model, stop, kept, progress)? {
                RunAhead::Outcome(outcome) => return Ok(outcome),
                RunAhead::Unexplained(cycle) => {
                    let old_enough = cycle.0.saturating_sub(REPORTED_CYCLES);
                    from = snapshots.as_deref().and_then(|kept| kept.before(old_enough));
                }
            }
        }
        let (mut rtl, mut model) = self.benches(run)?;
        if let Some(snapshot) = from {
            rtl.resume(&snapshot.rtl)?;
            model.resume(&snapshot.model)?;
        }
        let mut lock_step = LockStep::new(run, rtl, model);
        if let Some(snapshot) = from {
            lock_step = lock_step.from(snapshot.cycle, &snapshot.watches);
        }
        // What has been found ahead comes again in the same cycle: that run ends by itself.
        if !is_ahead {
            lock_step = lock_step.until(stop);
        }
        Ok(lock_step.run(progress)?)
    }

    /// Both sides before cycle 0.
    pub(crate) fn benches(&self, run: Run<S>) -> Result<Benches<S>, BridgeError> {
        Ok((run.bench(self.rtl()?), run.model()))
    }

    /// The Verilated system after reset.
    ///
    /// # Errors
    /// When it lacks a port or array, or stops itself.
    pub fn rtl(&self) -> Result<RtlSide<S>, BridgeError> {
        RtlSide::new(self.model()?, &self.config, self.view)
    }

    /// The bare Verilated model, before reset.
    ///
    /// # Errors
    /// When it cannot be loaded.
    pub fn model(&self) -> Result<Model, BridgeError> {
        // Random, so that state which nothing resets shows; always the same, so that a run can be repeated.
        let mut model = self.built.instantiate(Start::Random(1))?;
        if let Some(number) = self.mutant {
            let choice = model.input(MUTANT_PORT)?;
            model.set(choice, number.into());
        }
        Ok(model)
    }
}

/// Whether the program is for such a core, and fits it.
fn check(config: &CoreConfig, options: &CosimOptions) -> Result<(), CosimError> {
    let (image, core) = (options.image.arch, config.arch);
    if !image.is_object_compatible(&core) {
        return Err(CosimError::OtherMachine { image, core });
    }
    let (end, ram_bytes) = (options.image.end(), config.ram_bytes);
    if end.0 > ram_bytes {
        return Err(CosimError::TooLarge { end, ram_bytes });
    }
    Ok(())
}
