//! The trace ports: what each part of the core shows of itself to the lock step, named by `isa::trace`.
//!
//! Every stage and unit holds a [`TracePorts`] with the fields that it owns, and the core hands all of them on to its
//! own ports. In a core without trace the lists are empty, and with them goes all logic that only they read.

use isa::divergence::DivergenceField;
use isa::trace::{CustomField, ExchangeField, RequestQueueField, Slot, Source};
use isa::{
    Context, CoreConfig, DataCacheField, InstructionCacheField, Lane, PerBank, PerBarrier, PerClusterBarrier,
    PerContext, PerLane, PerPrediction, PerScoreboard, PerTlbEntry, PerWarp, RingField, Scalar, ScratchpadField,
    TraceLayout, Warp,
};

use crate::kit::description::{hand_over, Description};
use crate::kit::prelude::*;
use crate::units::arithmetic::ArithmeticUnit;
use crate::units::memory::load_store::LoadStoreUnit;

/// Ports `trace_<field>`, `trace_<field>_<warp>`, and likewise for barriers and lanes (in a field called `trace`).
#[derive(Debug)]
pub struct TracePorts {
    ports: Vec<(Slot, String, RSignal<Out>)>,
}

impl TracePorts {
    /// Ports for these fields, or none when the configuration has no trace.
    pub fn new(config: &CoreConfig, fields: &[Scalar]) -> TracePorts {
        TracePorts::of(config, fields.iter().map(|&field| Slot::Scalar(field)))
    }

    /// Ports for every field of `isa::trace` that is read from trace ports.
    pub fn all(config: &CoreConfig) -> TracePorts {
        let slots = TraceLayout::new(config).slots();
        TracePorts::of(config, slots.filter(|slot| slot.info().source == Source::Trace))
    }

    /// These ports, with a port a lane for each of these fields.
    #[must_use]
    pub fn with_lanes(self, config: &CoreConfig, fields: &[PerLane]) -> TracePorts {
        let lanes = 0..config.arch.lanes();
        self.with(config, lanes.flat_map(|lane| fields.iter().map(move |&field| Slot::Lane(field, Lane(lane)))))
    }

    /// These ports, with a port a context for each of these fields.
    #[must_use]
    pub fn with_contexts(self, config: &CoreConfig, fields: &[PerContext]) -> TracePorts {
        let contexts = (0..config.contexts()).map(Context);
        self.with(config, contexts.flat_map(|context| fields.iter().map(move |&field| Slot::Context(field, context))))
    }

    /// These ports, with a port a context for those of these fields of the divergence mechanism that are shown on ports.
    #[must_use]
    pub fn with_divergence_fields(self, config: &CoreConfig, fields: &[DivergenceField]) -> TracePorts {
        let fields = fields.iter();
        let shown = fields.filter(|field| field.info().source == Source::Trace);
        let contexts = 0..config.contexts();
        self.with(
            config,
            shown.flat_map(|&field| contexts.clone().map(move |number| Slot::Divergence(field, Context(number)))),
        )
    }

    /// These ports, with a port a warp for each of these fields.
    #[must_use]
    pub fn with_warps(self, config: &CoreConfig, fields: &[PerWarp]) -> TracePorts {
        let warps = 0..config.arch.warps();
        self.with(config, warps.flat_map(|warp| fields.iter().map(move |&field| Slot::Warp(field, Warp(warp)))))
    }

    /// These ports, with a port a barrier for each of these fields.
    #[must_use]
    pub fn with_barriers(self, config: &CoreConfig, fields: &[PerBarrier]) -> TracePorts {
        let barriers = 0..config.barriers;
        self.with(config, barriers.flat_map(|barrier| fields.iter().map(move |&field| Slot::Barrier(field, barrier))))
    }

    /// These ports, with a port a cluster barrier for each of these fields.
    #[must_use]
    pub fn with_cluster_barriers(self, config: &CoreConfig, fields: &[PerClusterBarrier]) -> TracePorts {
        let barriers = 0..config.cluster_barriers();
        self.with(
            config,
            barriers.flat_map(|barrier| fields.iter().map(move |&field| Slot::ClusterBarrier(field, barrier))),
        )
    }

    /// These ports, with ports an entry for what the TLB holds.
    #[must_use]
    pub fn with_tlb_entries(self, config: &CoreConfig) -> TracePorts {
        let entries = 0..config.tlb_entries;
        self.with(
            config,
            entries.flat_map(|entry| PerTlbEntry::ALL.iter().map(move |&field| Slot::TlbEntry(field, entry))),
        )
    }

    /// These ports, with the ports of the instruction cache.
    #[must_use]
    pub fn with_instruction_cache(self, config: &CoreConfig) -> TracePorts {
        let fields = InstructionCacheField::ALL.iter();
        self.with(config, fields.map(|&field| Slot::InstructionCache(field)))
    }

    /// These ports, with the ports of the scratchpad, where there is one.
    #[must_use]
    pub fn with_scratchpad(self, config: &CoreConfig) -> TracePorts {
        let fields = ScratchpadField::ALL.iter();
        let fields = fields.filter(|_| config.scratchpad_bytes > 0);
        let banks = if config.scratchpad_bytes > 0 { 0..config.line_words } else { 0..0 };
        let of_banks = banks.flat_map(|bank| PerBank::ALL.iter().map(move |&field| Slot::Bank(field, bank)));
        self.with(config, fields.map(|&field| Slot::Scratchpad(field)).chain(of_banks))
    }

    /// These ports, with the ports of the exchange unit, where there is one.
    #[must_use]
    pub fn with_exchange(self, config: &CoreConfig) -> TracePorts {
        let fields = ExchangeField::ALL.iter();
        let fields = fields.filter(|field| config.extension && field.info().source == Source::Trace);
        self.with(config, fields.map(|&field| Slot::Exchange(field)))
    }

    /// These ports, with the ports of the user's function unit, where there is one.
    #[must_use]
    pub fn with_custom(self, config: &CoreConfig) -> TracePorts {
        let fields = CustomField::ALL.iter();
        let fields = fields.filter(|_| config.custom_unit.is_some());
        self.with(config, fields.map(|&field| Slot::Custom(field)))
    }

    /// These ports, with the ports of the data cache.
    #[must_use]
    pub fn with_data_cache(self, config: &CoreConfig) -> TracePorts {
        let fields = DataCacheField::ALL.iter();
        self.with(config, fields.map(|&field| Slot::DataCache(field)))
    }

    /// These ports, with the ports of the request queue.
    #[must_use]
    pub fn with_request_queue(self, config: &CoreConfig) -> TracePorts {
        let fields = RequestQueueField::ALL.iter();
        self.with(config, fields.map(|&field| Slot::RequestQueue(field)))
    }

    /// These ports, with the ports of rings between cores that are not ports of the core, where there are any.
    #[must_use]
    pub fn with_rings(self, config: &CoreConfig) -> TracePorts {
        let fields = RingField::ALL.iter();
        let fields = fields.filter(|field| config.rings() && field.info().source == Source::Trace);
        self.with(config, fields.map(|&field| Slot::Ring(field)))
    }

    /// These ports, with the ports a context of what it predicts, where jumps are predicted.
    #[must_use]
    pub fn with_predictions(self, config: &CoreConfig) -> TracePorts {
        let contexts = (0..config.contexts()).filter(|_| config.jump_prediction);
        let contexts = contexts.map(Context);
        self.with(
            config,
            contexts.flat_map(|context| PerPrediction::ALL.iter().map(move |&field| Slot::Prediction(field, context))),
        )
    }

    /// These ports, with a port a context for each of these fields, where there is a scoreboard.
    #[must_use]
    pub fn with_scoreboards(self, config: &CoreConfig, fields: &[PerScoreboard]) -> TracePorts {
        let contexts = (0..config.contexts()).filter(|_| config.scoreboard);
        let contexts = contexts.map(Context);
        self.with(
            config,
            contexts.flat_map(|context| fields.iter().map(move |&field| Slot::Scoreboard(field, context))),
        )
    }

    /// The barriers that have ports here.
    pub fn barriers(&self) -> impl Iterator<Item = u32> + '_ {
        self.ports.iter().filter_map(|(slot, ..)| match *slot {
            Slot::Barrier(_, barrier) => Some(barrier),
            _ => None,
        })
    }

    fn with(mut self, config: &CoreConfig, slots: impl Iterator<Item = Slot>) -> TracePorts {
        self.ports.extend(TracePorts::of(config, slots).ports);
        self
    }

    fn of(config: &CoreConfig, slots: impl Iterator<Item = Slot>) -> TracePorts {
        let slots = slots.filter(|_| config.trace);
        let port = |slot: Slot| {
            let info = slot.info();
            (slot, slot.signal_name(), RSignal::new(info.width.bits(config)))
        };
        TracePorts { ports: slots.map(port).collect() }
    }

    /// Whether there is a trace at all.
    pub fn is_present(&self) -> bool {
        !self.ports.is_empty()
    }

    /// The width of a field's port; 0 when it has none here.
    pub fn width_of(&self, slot: Slot) -> u32 {
        let port = self.ports.iter().find(|(found, ..)| *found == slot);
        port.map_or(0, |(_, _, port)| port.width())
    }

    /// What is shown of a field; no bits when it has no port here.
    pub fn value_of(&self, slot: Slot) -> Expr {
        let port = self.ports.iter().find(|(found, ..)| *found == slot);
        port.map_or_else(|| absent(0), |(_, _, port)| port.val())
    }

    /// Gives a field its value; nothing happens when there is no trace.
    #[track_caller]
    pub fn drive(&self, k: &mut Kernel, field: Scalar, value: impl Into<Expr>) {
        self.drive_slot(k, Slot::Scalar(field), value);
    }

    /// Gives a field of a warp or lane its value; nothing happens when there is no trace.
    #[track_caller]
    pub fn drive_slot(&self, k: &mut Kernel, slot: Slot, value: impl Into<Expr>) {
        match self.ports.iter().find(|(found, ..)| *found == slot) {
            Some((_, _, port)) => k.drive(port, value),
            None => k.drop_value(value),
        }
    }

    /// Drives the ports of the same fields here from those of a part; nothing happens when the part is absent.
    pub fn hand_on(&self, k: &mut Kernel, part: &TracePorts) {
        for (slot, _, port) in part.ports.iter().filter(|(.., port)| port.is_present()) {
            self.drive_slot(k, *slot, port);
        }
    }
}

/// The load/store unit's and the arithmetic unit's own fields: what they tell the warp table.
pub fn unit_trace(k: &mut Kernel, trace: &TracePorts, unit: &LoadStoreUnit, arithmetic: &ArithmeticUnit) {
    let computed = &arithmetic.done;
    trace.drive(k, Scalar::ArithmeticDoneValid, &computed.valid);
    trace.drive(k, Scalar::ArithmeticDoneContext, &computed.context);
    trace.hand_on(k, &unit.trace);
    trace.drive(k, Scalar::LoadDoneValid, &unit.loaded.valid);
    trace.drive(k, Scalar::LoadDoneContext, &unit.loaded.context);
    let (stored, here) = (&unit.stored, &unit.stored_in_scratchpad);
    let context = select(&here.valid, &here.context, &stored.context);
    trace.drive(k, Scalar::StoreDoneValid, stored.valid.val() | &here.valid);
    trace.drive(k, Scalar::StoreDoneContext, context);
    trace.drive(k, Scalar::PrintDoneValid, &unit.printed.valid);
    trace.drive(k, Scalar::PrintDoneContext, &unit.printed.context);
}

impl Logic for TracePorts {
    fn update(&mut self) {}

    fn hdl(&self) -> Verilog {
        hand_over(Description::Bundle(&[]))
    }
}

impl Block for TracePorts {
    crate::unsimulated!();

    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        probe.visit_start_namespace(name, self);
        for (_, port_name, port) in &self.ports {
            port.accept(port_name, probe);
        }
        probe.visit_end_namespace(name, self);
    }
}
