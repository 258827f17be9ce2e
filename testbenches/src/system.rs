//! What a lock step is of: a core alone, or several cores on one memory. Everything else asks only this.
//!
//! A system is its configuration: [`isa::CoreConfig`] is a core alone, [`isa::ClusterConfig`] a cluster. The lock step,
//! its judge, its report and its waveform exist once, and are compiled for each of the two.

use std::fmt::{Debug, Display};
use std::hash::Hash;

use fpga::{CellNetlist, CheckError, Family};
use golden_model::State;
use hdl::{BuildErrors, Defect, EmittedModule, Mutant, MutantChoice};
use isa::{CoreConfig, Cycle, CycleRecord, TraceLayout};
use serde::Serialize;

use crate::cluster::{PortEvent, SharedLayout, SharedPort, WaitedBarrier};
use crate::compare::history::Records;
use crate::report::livelock::Livelock;
use crate::report::mismatch::{Found, Mismatch, Verdict};
use crate::report::standstill::Standstill;
use crate::run::outcome::{Agreement, Passed};
use crate::run::scene::{Scene, StateDifferences};
use crate::sides::model::ModelSide;
use crate::sides::{Resumable, SideError};
use crate::waveform::{Focus, Layout, Signals};

/// A core alone, or a cluster.
pub trait System: Copy + Debug + Eq + Hash + Send + Sync + 'static {
    /// What one cycle amounts to.
    type Record: SystemRecord<Self>;
    /// The golden model.
    type Model: Resumable<Self> + Send;
    /// What a report needs of the past.
    type History: SystemHistory<Self>;
    /// A run in which the sides agreed to the end.
    type Passed: Report;
    /// The first disagreement of the sides.
    type Mismatch: MismatchReport;
    /// A run that does not reach its end.
    type Standstill: StandstillReport;

    /// The name of the top module of its Verilog.
    const TOP: &'static str;
    /// Whether an interconnect joins its cores: false for a core alone, true for a cluster of one core.
    const HAS_INTERCONNECT: bool;

    /// Each of its cores.
    fn core(&self) -> &CoreConfig;

    /// This system with other cores, which differ in what their Verilog shows.
    fn with_core(&self, core: CoreConfig) -> Self;

    /// How many cores.
    fn core_count(&self) -> u32;

    /// How many ports of loads and stores.
    fn bank_count(&self) -> u32;

    /// The values that the cores share; `None` for a core alone.
    fn shared_layout(&self) -> Option<SharedLayout>;

    /// Describes the hardware and prints it, module by module.
    ///
    /// # Errors
    /// Every fault of the description.
    fn emit(&self) -> Result<Vec<EmittedModule>, BuildErrors>;

    /// The modules with one driver changed.
    ///
    /// # Errors
    /// Every fault of the description; and when the defect does not find its driver in exactly one module.
    fn emit_with_defect(&self, defect: &Defect) -> Result<Vec<EmittedModule>, BuildErrors>;

    /// The modules with mutants, and the mutants.
    ///
    /// # Errors
    /// Every fault of the description.
    fn emit_with_mutants(&self, choice: &MutantChoice) -> Result<(Vec<EmittedModule>, Vec<Mutant>), BuildErrors>;

    /// Synthesises the system, with its trace ports.
    ///
    /// # Errors
    /// When the system or yosys fails, or a cell of the netlist has no model.
    fn netlist(&self, family: Family) -> Result<CellNetlist, CheckError>;

    /// The golden model in cycle 0.
    fn model(&self) -> Self::Model;

    /// The architectural state of one of the model's cores.
    fn architectural(model: &Self::Model, core: u32) -> &State;

    /// A run in which both sides agreed to the end.
    fn passed(agreement: Agreement) -> Self::Passed;

    /// The cycles of a run that reached its end.
    fn cycles(passed: &Self::Passed) -> u64;

    /// What a run printed that reached its end.
    fn console(passed: &Self::Passed) -> &[u8];

    /// A run that is given up in this cycle, given what each core waits for.
    fn standstill(
        &self,
        at: (Cycle, u64),
        cores: Vec<Standstill>,
        record: &Self::Record,
        livelock: Option<Livelock>,
    ) -> Self::Standstill;

    /// The two records of a cycle differ; the verdict is still open.
    ///
    /// # Errors
    /// When a side's arrays cannot be read.
    fn mismatch_of_records(scene: &Scene<'_, Self>) -> Result<Self::Mismatch, SideError>;

    /// The sides differ in what they keep, and not in their records.
    fn mismatch_of_state(scene: &Scene<'_, Self>, found: Found, differences: StateDifferences) -> Self::Mismatch;

    /// The scope of a core in a waveform; `None` when its signals have no scope of their own.
    fn waveform_scope(core: u32) -> Option<String>;

    /// Which signals to look at first.
    fn waveform_layout(&self, focus: Focus, signals: &Signals) -> Layout;

    /// The system with trace ports.
    #[must_use]
    fn traced(&self) -> Self {
        self.with_core((*self.core()).with_trace())
    }
}

/// A part of a report: it can be kept, compared, printed and written as JSON.
pub trait Report: Clone + Debug + PartialEq + Eq + Serialize + Display + Send {}

impl<T: Clone + Debug + PartialEq + Eq + Serialize + Display + Send> Report for T {}

/// The report of a mismatch.
pub trait MismatchReport: Report {
    /// The cycle in which the sides differ.
    fn cycle(&self) -> Cycle;

    /// Where the difference was found.
    fn found(&self) -> Found;

    /// The name of what differs first.
    fn first_field(&self) -> &str;

    /// The mismatch of the core that differs, if one does.
    fn of_core(&self) -> Option<&Mismatch>;

    /// Whether software can see the difference.
    fn verdict(&self) -> &Verdict;

    /// Sets whether software can see the difference.
    fn set_verdict(&mut self, verdict: Verdict);

    /// What a waveform opens with: what the report names first. `None` where that is in no core.
    fn focus(&self) -> Option<Focus>;
}

/// The report of a run that does not reach its end.
pub trait StandstillReport: Report {
    /// The cycle in which the run was given up, and for how many cycles nothing had happened.
    fn at(&self) -> (Cycle, u64);

    /// What each core waits for.
    fn cores(&self) -> &[Standstill];

    /// The barriers between cores at which some wait.
    fn barriers(&self) -> &[WaitedBarrier];

    /// Which contexts spin, in a run that was given up while it went on.
    fn livelock(&self) -> Option<&Livelock>;

    /// What each context waits for, in tables, and which contexts spin. An empty line comes first.
    fn tables(&self) -> String;
}

/// What one cycle of a system amounts to: a record a core, and the values that the cores share.
pub trait SystemRecord<S>: Clone + Send {
    /// Everything 0.
    fn new(system: &S) -> Self;

    /// A record a core.
    fn cores(&self) -> &[CycleRecord];

    /// A record a core.
    fn cores_mut(&mut self) -> &mut [CycleRecord];

    /// A value for each slot of [`SharedLayout`]; none for a core alone.
    fn shared(&self) -> &[u64];

    /// A value for each slot of [`SharedLayout`]; none for a core alone.
    fn shared_mut(&mut self) -> &mut [u64];

    /// Whether two records of one system say the same.
    #[inline]
    fn agrees(&self, other: &Self) -> bool {
        let mut cores = self.cores().iter().zip(other.cores());
        self.shared() == other.shared() && cores.all(|(one, two)| one.slots() == two.slots())
    }
}

/// The past of a run.
pub trait SystemHistory<S: System> {
    /// Before cycle 0.
    fn new(system: &S) -> Self;

    /// Where the record of a cycle goes.
    fn record_mut(&mut self, cycle: Cycle) -> &mut S::Record;

    /// Notes the record of a cycle in which the sides agree.
    fn note(&mut self, cycle: Cycle);

    /// The system is reset: no access is under way.
    fn reset(&mut self);

    /// The last records of a core.
    fn records(&self, core: u32) -> &Records;

    /// The last events of a port that the cores share, oldest first.
    fn events(&self, port: SharedPort) -> Vec<PortEvent>;
}

impl SystemRecord<CoreConfig> for CycleRecord {
    fn new(system: &CoreConfig) -> Self {
        CycleRecord::new(TraceLayout::new(system))
    }

    #[inline]
    fn cores(&self) -> &[CycleRecord] {
        std::slice::from_ref(self)
    }

    #[inline]
    fn cores_mut(&mut self) -> &mut [CycleRecord] {
        std::slice::from_mut(self)
    }

    #[inline]
    fn shared(&self) -> &[u64] {
        &[]
    }

    #[inline]
    fn shared_mut(&mut self) -> &mut [u64] {
        &mut []
    }
}

/// Records are written where they are kept.
impl SystemHistory<CoreConfig> for Records {
    fn new(system: &CoreConfig) -> Self {
        Records::new(TraceLayout::new(system))
    }

    #[inline]
    fn record_mut(&mut self, cycle: Cycle) -> &mut CycleRecord {
        Records::record_mut(self, cycle)
    }

    #[inline]
    fn note(&mut self, _: Cycle) {}

    fn reset(&mut self) {}

    fn records(&self, _: u32) -> &Records {
        self
    }

    fn events(&self, _: SharedPort) -> Vec<PortEvent> {
        Vec::new()
    }
}

impl MismatchReport for Mismatch {
    fn cycle(&self) -> Cycle {
        self.cycle
    }

    fn found(&self) -> Found {
        self.found
    }

    fn first_field(&self) -> &str {
        self.differences.first().map_or("", |first| &first.field)
    }

    fn of_core(&self) -> Option<&Mismatch> {
        Some(self)
    }

    fn verdict(&self) -> &Verdict {
        &self.verdict
    }

    fn set_verdict(&mut self, verdict: Verdict) {
        self.verdict = verdict;
    }

    fn focus(&self) -> Option<Focus> {
        None
    }
}

impl StandstillReport for Standstill {
    fn at(&self) -> (Cycle, u64) {
        (self.cycle, self.idle_cycles)
    }

    fn cores(&self) -> &[Standstill] {
        std::slice::from_ref(self)
    }

    fn barriers(&self) -> &[WaitedBarrier] {
        &[]
    }

    fn livelock(&self) -> Option<&Livelock> {
        self.livelock.as_ref()
    }

    fn tables(&self) -> String {
        let livelock = self.livelock.as_ref().map_or_else(String::new, |livelock| format!("\n{livelock}"));
        format!("\n{}{livelock}", self.table())
    }
}

impl System for CoreConfig {
    type Record = CycleRecord;
    type Model = ModelSide;
    type History = Records;
    type Passed = Passed;
    type Mismatch = Mismatch;
    type Standstill = Standstill;

    const TOP: &'static str = hdl::TOP_MODULE;
    const HAS_INTERCONNECT: bool = false;

    #[inline]
    fn core(&self) -> &CoreConfig {
        self
    }

    fn with_core(&self, core: CoreConfig) -> Self {
        core
    }

    fn core_count(&self) -> u32 {
        1
    }

    fn bank_count(&self) -> u32 {
        1
    }

    fn shared_layout(&self) -> Option<SharedLayout> {
        None
    }

    fn emit(&self) -> Result<Vec<EmittedModule>, BuildErrors> {
        hdl::emit_modules(self)
    }

    fn emit_with_defect(&self, defect: &Defect) -> Result<Vec<EmittedModule>, BuildErrors> {
        hdl::emit_modules_with_defect(self, defect)
    }

    fn emit_with_mutants(&self, choice: &MutantChoice) -> Result<(Vec<EmittedModule>, Vec<Mutant>), BuildErrors> {
        hdl::emit_modules_with_mutants(self, choice)
    }

    fn netlist(&self, family: Family) -> Result<CellNetlist, CheckError> {
        fpga::core_netlist(self, family)
    }

    fn model(&self) -> ModelSide {
        ModelSide::new(self)
    }

    fn architectural(model: &ModelSide, _: u32) -> &State {
        model.architectural()
    }

    fn passed(Agreement { compared, mut cores, console, .. }: Agreement) -> Passed {
        let core = cores.remove(0);
        Passed { compared, statistics: core.statistics, console, interrupted: core.interrupted }
    }

    fn cycles(passed: &Passed) -> u64 {
        passed.statistics.cycles
    }

    fn console(passed: &Passed) -> &[u8] {
        &passed.console
    }

    fn standstill(
        &self,
        _: (Cycle, u64),
        mut cores: Vec<Standstill>,
        _: &CycleRecord,
        livelock: Option<Livelock>,
    ) -> Standstill {
        Standstill { livelock, ..cores.remove(0) }
    }

    fn mismatch_of_records(scene: &Scene<'_, Self>) -> Result<Mismatch, SideError> {
        scene.mismatch_of_core(0)
    }

    fn mismatch_of_state(scene: &Scene<'_, Self>, found: Found, differences: StateDifferences) -> Mismatch {
        let StateDifferences { mut cores, shared } = differences;
        let core = cores.remove(0);
        let all = core.differences.into_iter().chain(shared);
        Mismatch::of_state(found, all.collect(), &scene.evidence(0, &core.states))
    }

    fn waveform_scope(_: u32) -> Option<String> {
        None
    }

    fn waveform_layout(&self, _: Focus, signals: &Signals) -> Layout {
        Layout::of_core(self, signals)
    }
}
