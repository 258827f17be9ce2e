//! A cluster as a system of the lock step.

use fpga::{CellNetlist, CheckError, Family};
use golden_model::State;
use hdl::{BuildErrors, Defect, EmittedModule, Mutant, MutantChoice};
use isa::{ClusterConfig, CoreConfig, Cycle, CycleRecord, InterconnectSlot, PerClusterBarrier, Slot};

use super::events::{PortHistory, SharedPort};
use super::meetings::Meetings;
use super::mismatch::ClusterMismatch;
use super::model::ClusterModelSide;
use super::outcome::{ClusterPassed, ClusterStandstill, WaitedBarrier};
use super::record::{ClusterRecord, SharedLayout, SharedSlot};
use crate::compare::cause::{cause, is_from_interconnect, Cause};
use crate::compare::difference::{FieldDifference, ValueKind};
use crate::compare::meaning::meaning;
use crate::report::livelock::Livelock;
use crate::report::mismatch::{Found, Mismatch, Verdict};
use crate::report::standstill::Standstill;
use crate::run::outcome::Agreement;
use crate::run::scene::{Scene, StateDifferences};
use crate::sides::SideError;
use crate::system::{System, SystemHistory};
use crate::waveform::{scope_of, Focus, Layout, Signals};

impl System for ClusterConfig {
    type Record = ClusterRecord;
    type Model = ClusterModelSide;
    type History = PortHistory;
    type Passed = ClusterPassed;
    type Mismatch = ClusterMismatch;
    type Standstill = ClusterStandstill;

    const TOP: &'static str = hdl::CLUSTER_MODULE;
    const HAS_INTERCONNECT: bool = true;

    #[inline]
    fn core(&self) -> &CoreConfig {
        &self.core
    }

    fn with_core(&self, core: CoreConfig) -> Self {
        ClusterConfig { core, ..*self }
    }

    fn core_count(&self) -> u32 {
        self.cores
    }

    fn bank_count(&self) -> u32 {
        self.banks
    }

    fn shared_layout(&self) -> Option<SharedLayout> {
        Some(SharedLayout::new(self))
    }

    fn emit(&self) -> Result<Vec<EmittedModule>, BuildErrors> {
        hdl::emit_cluster(self)
    }

    fn emit_with_defect(&self, defect: &Defect) -> Result<Vec<EmittedModule>, BuildErrors> {
        hdl::emit_cluster_with_defect(self, defect)
    }

    fn emit_with_mutants(&self, choice: &MutantChoice) -> Result<(Vec<EmittedModule>, Vec<Mutant>), BuildErrors> {
        hdl::emit_cluster_with_mutants(self, choice)
    }

    fn netlist(&self, family: Family) -> Result<CellNetlist, CheckError> {
        fpga::cluster_netlist(self, family)
    }

    fn model(&self) -> ClusterModelSide {
        ClusterModelSide::new(self)
    }

    fn architectural(model: &ClusterModelSide, core: u32) -> &State {
        model.architectural(core)
    }

    fn passed(Agreement { compared, cycles, cores, console }: Agreement) -> ClusterPassed {
        ClusterPassed { compared, cycles, cores, console }
    }

    fn cycles(passed: &ClusterPassed) -> u64 {
        passed.cycles
    }

    fn console(passed: &ClusterPassed) -> &[u8] {
        &passed.console
    }

    fn standstill(
        &self,
        (cycle, idle_cycles): (Cycle, u64),
        cores: Vec<Standstill>,
        record: &ClusterRecord,
        livelock: Option<Livelock>,
    ) -> ClusterStandstill {
        let layout = SharedLayout::new(self);
        let interconnect = layout.slots()[..layout.interconnect_count()].iter().zip(&record.shared);
        let held = interconnect.filter(|(_, &value)| value != 0);
        ClusterStandstill {
            cycle,
            idle_cycles,
            cores,
            barriers: waited_barriers(self, record),
            interconnect: held.map(|(&slot, &value)| (layout.name(slot), value)).collect(),
            livelock,
        }
    }

    fn mismatch_of_records(scene: &Scene<'_, Self>) -> Result<ClusterMismatch, SideError> {
        let (cluster, layout) = (scene.run.config, SharedLayout::new(scene.run.config));
        let [rtl, model] = scene.records;
        let sides = (0..).zip(rtl.cores.iter().zip(&model.cores));
        let causes = sides.filter_map(|(core, (rtl, model))| Some((core_cause(rtl, model)?, core)));
        let mut differing: Vec<((bool, Cause), u32)> = causes.collect();
        // The likeliest cause first; of equals, that of the lowest core.
        differing.sort();
        let mut cores = differing.into_iter().map(|(_, core)| core);
        let of_core = |core| Ok(Mismatch { core: Some(core), ..scene.mismatch_of_core(core)? });
        let of_core = cores.next().map(of_core).transpose()?;
        let port = SharedPort::in_question(cluster, &layout, scene.records);
        Ok(ClusterMismatch {
            cycle: scene.cycle,
            found: Found::InRecord,
            shared: shared_differences(&layout, scene.records),
            of_core,
            also_in_cores: cores.collect(),
            events: port.map_or_else(Vec::new, |port| scene.history.events(port)),
            port,
            meetings: Meetings::of(scene),
            verdict: Verdict::OPEN,
        })
    }

    fn mismatch_of_state(scene: &Scene<'_, Self>, found: Found, differences: StateDifferences) -> ClusterMismatch {
        let StateDifferences { cores, shared } = differences;
        let first = (0..).zip(cores).find(|(_, one)| !one.differences.is_empty());
        let of_core = first.map(|(core, one)| {
            let mismatch = Mismatch::of_state(found, one.differences, &scene.evidence(core, &one.states));
            Mismatch { core: Some(core), ..mismatch }
        });
        ClusterMismatch {
            cycle: scene.cycle,
            found,
            shared,
            of_core,
            also_in_cores: Vec::new(),
            port: None,
            events: Vec::new(),
            meetings: Meetings::of(scene),
            verdict: Verdict::OF_STATE,
        }
    }

    fn waveform_scope(core: u32) -> Option<String> {
        Some(scope_of(core))
    }

    fn waveform_layout(&self, focus: Focus, signals: &Signals) -> Layout {
        Layout::of_cluster(self, focus, signals)
    }
}

/// The likeliest cause of those fields in which a core differs. What it gets from the interconnect comes last here:
/// that follows from what the interconnect or another core has done.
fn core_cause(rtl: &CycleRecord, model: &CycleRecord) -> Option<(bool, Cause)> {
    let differences = rtl.differences(model).into_iter();
    differences.map(|(slot, ..)| (is_from_interconnect(slot), cause(slot))).min()
}

/// In which shared values the records of a cycle differ.
fn shared_differences(layout: &SharedLayout, [rtl, model]: [&ClusterRecord; 2]) -> Vec<FieldDifference> {
    let slots = layout.slots().iter().zip(rtl.shared.iter().zip(&model.shared));
    let found = slots.filter_map(|(&slot, (&ours, &theirs))| {
        let format = (ValueKind::Number, layout.bits(slot));
        let difference = FieldDifference::scalar(layout.name(slot), None, format, [ours, theirs]);
        let words = |value| match slot {
            SharedSlot::Interconnect(InterconnectSlot::BankCache(_, field)) => meaning(Slot::DataCache(field), value),
            _ => None,
        };
        difference.map(|one| FieldDifference { meaning: words(ours).zip(words(theirs)).map(Into::into), ..one })
    });
    found.collect()
}

/// The barriers between cores at which some wait.
fn waited_barriers(cluster: &ClusterConfig, record: &ClusterRecord) -> Vec<WaitedBarrier> {
    let of_barrier = |barrier: u32| {
        let field = |core: &CycleRecord, field| core.get(Slot::ClusterBarrier(field, barrier));
        let cores = (0..).zip(&record.cores);
        let come = cores.filter(|(_, core)| field(core, PerClusterBarrier::Waiting) != 0);
        let come = come.map(|(number, core)| (number, field(core, PerClusterBarrier::Wanted)));
        WaitedBarrier { barrier, come: come.collect() }
    };
    (0..cluster.core.cluster_barriers()).map(of_barrier).filter(|barrier| !barrier.come.is_empty()).collect()
}
