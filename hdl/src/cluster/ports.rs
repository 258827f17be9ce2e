//! The ports of the interconnect: towards each core, towards each bank of the memory, and what is shown of it and of
//! the cores.

use isa::ports::PORTS;
use isa::trace::Slot;
use isa::{ClusterConfig, CoreConfig, InterconnectSlot, PerformanceCounter, Width, CLUSTER_BARRIER_BITS};

use crate::bundle_block;
use crate::core::HarmonicaCore;
use crate::kit::description::{hand_over, Description, FieldDoc};
use crate::kit::prelude::*;
use crate::ports::{ConsoleOutput, DataRequest, DataResponse, InstructionRequest, InstructionResponse};
use crate::trace::TracePorts;

/// The interconnect's end of a core's ports.
#[derive(Debug)]
pub struct CoreSide {
    /// A fetch.
    pub instruction_request: InstructionRequest<In>,
    /// The answer to the oldest fetch.
    pub instruction_response: InstructionResponse<Out>,
    /// A load or store.
    pub data_request: DataRequest<In>,
    /// The answer to the oldest load.
    pub data_response: DataResponse<Out>,
    /// A byte for the console.
    pub console_output: ConsoleOutput<In>,
    /// A context of the core waits at each barrier between cores; no port where there are none.
    pub cluster_barrier_waiting: RSignal<In>,
    /// How many cores are to meet at each.
    pub cluster_barrier_wanted: RSignal<In>,
    /// These open.
    pub cluster_barrier_open: RSignal<Out>,
    /// The core rings a core; no port where none does.
    pub ring_valid: RSignal<In>,
    /// Which one it has rung last.
    pub ring_core: RSignal<In>,
    /// A core rings it.
    pub rung: RSignal<Out>,
}

bundle_block!([] [CoreSide] [] {
    instruction_request,
    instruction_response,
    data_request,
    data_response,
    console_output,
    cluster_barrier_waiting,
    cluster_barrier_wanted,
    cluster_barrier_open,
    ring_valid,
    ring_core,
    rung
});

impl CoreSide {
    /// The end of the ports of such a core.
    pub fn new(config: &CoreConfig) -> CoreSide {
        let barriers = config.cluster_barriers();
        CoreSide {
            instruction_request: InstructionRequest::new(config),
            instruction_response: InstructionResponse::new(config),
            data_request: DataRequest::new(config),
            data_response: DataResponse::new(config),
            console_output: ConsoleOutput::new(config),
            cluster_barrier_waiting: RSignal::new(barriers),
            cluster_barrier_wanted: RSignal::new(barriers * CLUSTER_BARRIER_BITS),
            cluster_barrier_open: RSignal::new(barriers),
            ring_valid: RSignal::new(Width::Ring.bits(config)),
            ring_core: RSignal::new(Width::RingCore.bits(config)),
            rung: RSignal::new(Width::Ring.bits(config)),
        }
    }

    /// Joins it with the core's ports.
    pub(super) fn join(&self, k: &mut Kernel, core: &HarmonicaCore) {
        k.join(&self.instruction_request, &core.instruction_request);
        k.join(&core.instruction_response, &self.instruction_response);
        k.join(&self.data_request, &core.data_request);
        k.join(&core.data_response, &self.data_response);
        k.join(&self.console_output, &core.console_output);
        pass_on!(k, core => self; cluster_barrier_waiting, cluster_barrier_wanted);
        k.drive(&core.cluster_barrier_open, &self.cluster_barrier_open);
        pass_on!(k, core => self; ring_valid, ring_core);
        k.drive(&core.rung, &self.rung);
    }
}

/// The port to a bank of the memory.
#[derive(Debug)]
pub struct BankPort {
    /// A load or store of a line of the bank.
    pub request: DataRequest<Out>,
    /// The answer to the bank's oldest load.
    pub response: DataResponse<In>,
}

bundle_block!([] [BankPort] [] { request, response });

impl BankPort {
    /// The port to a bank of the cluster.
    pub fn new(config: &ClusterConfig) -> BankPort {
        let bank = config.core_of_bank();
        BankPort { request: DataRequest::new(&bank), response: DataResponse::new(&bank) }
    }

    /// Leaves it to a part.
    pub(super) fn hand_on(&self, k: &mut Kernel, part: &BankPort) {
        k.join(&self.request, &part.request);
        k.join(&part.response, &self.response);
    }
}

/// Ports `trace_<slot>`: the state of the interconnect, for the lock step.
#[derive(Debug)]
pub struct InterconnectTrace {
    ports: Vec<(InterconnectSlot, RSignal<Out>)>,
}

impl InterconnectTrace {
    /// Ports for every slot, or none when the configuration has no trace.
    pub fn new(config: &ClusterConfig) -> InterconnectTrace {
        let slots = InterconnectSlot::all(config).into_iter();
        let slots = slots.filter(|_| config.core.trace);
        InterconnectTrace { ports: slots.map(|slot| (slot, RSignal::new(slot.bits(config)))).collect() }
    }

    /// Gives a slot its value; nothing happens when there is no trace.
    #[track_caller]
    pub(super) fn drive(&self, k: &mut Kernel, slot: InterconnectSlot, value: impl Into<Expr>) {
        match self.ports.iter().find(|(found, _)| *found == slot) {
            Some((_, port)) => k.drive(port, value),
            None => k.drop_value(value),
        }
    }

    /// Drives all ports from those of a part.
    pub(super) fn hand_on(&self, k: &mut Kernel, part: &InterconnectTrace) {
        for (slot, port) in &part.ports {
            self.drive(k, *slot, port);
        }
    }
}

impl Logic for InterconnectTrace {
    fn update(&mut self) {}

    fn hdl(&self) -> Verilog {
        hand_over(Description::Bundle(&[]))
    }
}

impl Block for InterconnectTrace {
    crate::unsimulated!();

    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        probe.visit_start_namespace(name, self);
        for (slot, port) in &self.ports {
            port.accept(&slot.signal_name(), probe);
        }
        probe.visit_end_namespace(name, self);
    }
}

/// What a core shows to the lock step: its trace ports, and beside them the values at its other ports, all under
/// their own names.
#[derive(Debug)]
pub struct CoreShown {
    ports: Vec<(String, RSignal<Out>)>,
    trace: TracePorts,
}

impl CoreShown {
    /// What is shown of such a core; nothing when the configuration has no trace.
    pub fn new(config: &CoreConfig) -> CoreShown {
        let word_bits = config.arch.word_bits();
        let constant = ["core_number", "core_count", "start_address", "start_argument"];
        let ports = PORTS.iter().filter(|port| !constant.contains(&port.name));
        let ports = ports.map(|port| (port.name.to_owned(), port.width.bits(config)));
        let counters = PerformanceCounter::ALL.iter();
        let counters = counters.filter(|_| config.performance_counters);
        let counters = counters.map(|&counter| (Slot::Counter(counter).signal_name(), word_bits));
        let shown = ports.chain(counters);
        let shown = shown.filter(|(_, bits)| config.trace && *bits > 0);
        CoreShown {
            ports: shown.map(|(name, bits)| (name, RSignal::new(bits))).collect(),
            trace: TracePorts::all(config),
        }
    }

    /// Shows the values at the ports of a core.
    pub(super) fn show(&self, k: &mut Kernel, core: &HarmonicaCore) {
        let values = port_values(core);
        for (name, port) in &self.ports {
            match values.iter().find(|(found, _)| found == name) {
                Some((_, value)) => k.drive(port, value),
                None => k.drop_value(port),
            }
        }
        self.trace.hand_on(k, &core.trace);
    }
}

impl Logic for CoreShown {
    fn update(&mut self) {}

    fn hdl(&self) -> Verilog {
        hand_over(Description::Bundle(&[]))
    }
}

impl Block for CoreShown {
    crate::unsimulated!();

    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        probe.visit_start_namespace(name, self);
        for (port_name, port) in &self.ports {
            port.accept(port_name, probe);
        }
        self.trace.accept("trace", probe);
        probe.visit_end_namespace(name, self);
    }
}

/// What is shown of every core to the lock step: `core0_...`, `core1_...`.
#[derive(Debug)]
pub struct ShownCores(Numbered<CoreShown>);

impl ShownCores {
    /// What is shown of the cores; nothing when the configuration has no trace.
    pub fn new(config: &ClusterConfig) -> ShownCores {
        let shown = if config.core.trace { config.cores } else { 0 };
        ShownCores(Numbered::new(shown, |_| CoreShown::new(&config.core)))
    }

    /// What is shown of each of them.
    pub(super) fn cores(&self) -> &[CoreShown] {
        &self.0
    }
}

impl Logic for ShownCores {
    fn update(&mut self) {}

    fn hdl(&self) -> Verilog {
        hand_over(Description::Bundle(&[FieldDoc {
            name: "core",
            lines: &["To the lock step: what stands at each core's ports, and what is traced of it."],
            signals: None,
            origin: None,
        }]))
    }
}

impl Block for ShownCores {
    crate::unsimulated!();

    fn accept(&self, _name: &str, probe: &mut dyn Probe) {
        // Without a name, the group leaves its ports their own; the cores' instances are called so, too.
        probe.visit_start_namespace("", self);
        self.0.accept("core", probe);
        probe.visit_end_namespace("", self);
    }
}

/// The values at the ports of a core, each under its name.
fn port_values(core: &HarmonicaCore) -> Vec<(String, Expr)> {
    let mut values = Vec::new();
    take(&mut values, "instruction_request", &core.instruction_request);
    take(&mut values, "instruction_response", &core.instruction_response);
    take(&mut values, "data_request", &core.data_request);
    take(&mut values, "data_response", &core.data_response);
    take(&mut values, "console_output", &core.console_output);
    let waits = core.console_input_valid.val();
    values.push(("console_input_valid".to_owned(), waits));
    values.push(("done".to_owned(), core.done.val()));
    for (name, value) in [
        ("waiting", core.cluster_barrier_waiting.val()),
        ("wanted", core.cluster_barrier_wanted.val()),
        ("open", core.cluster_barrier_open.val()),
    ] {
        values.push((format!("cluster_barrier_{name}"), value));
    }
    for (name, value) in
        [("ring_valid", core.ring_valid.val()), ("ring_core", core.ring_core.val()), ("rung", core.rung.val())]
    {
        values.push((name.to_owned(), value));
    }
    let counters = core.counter.fields().into_iter();
    values.extend(counters.map(|counter| (format!("counter_{}", counter.name), counter.value)));
    values
}

/// The signals of a channel, `ready` last.
fn take<C: Channel>(values: &mut Vec<(String, Expr)>, channel: &str, port: &C) {
    let fields = port.fields().into_iter();
    let fields = fields.map(|field| (field.name, field.value));
    let ready = ("ready", value_of(port.ready()));
    let named = fields.chain([ready]);
    values.extend(named.map(|(name, value)| (format!("{channel}_{name}"), value)));
}
