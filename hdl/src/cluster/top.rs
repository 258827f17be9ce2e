//! The cluster: its cores and the interconnect, and nothing but wires between them.

use isa::cluster::{CORES_MAX, QUEUE_ENTRIES};
use isa::{ClusterConfig, CoreConfig};

use super::interconnect::CoreInterconnect;
use super::ports::{BankPort, InterconnectTrace, ShownCores};
use crate::core::HarmonicaCore;
use crate::kit::prelude::*;
use crate::ports::{ConsoleOutput, InstructionRequest, InstructionResponse};
use crate::units::counters::Counters;

/// Bits of the number by which a host names a core.
pub const CORE_NUMBER_BITS: u32 = CORES_MAX.ilog2();

hardware! {
    /// Harmonica cores on one memory, which has a port for fetches and several banks for loads and stores.
    ///
    /// docs/cluster.md says how the ports work, and what programs may rely on.
    pub struct HarmonicaCluster(
        config: &ClusterConfig,
        /// A host reads the cores' counters.
        shows_counters: bool,
    ) {
        let counted = CoreConfig {
            performance_counters: config.core.performance_counters && shows_counters,
            ..config.core
        };
        let word_bits = config.core.arch.word_bits();

        /// Synchronous reset, active high.
        pub reset: In(1),
        /// Where warp 0 of each core starts; it does not change while the cores run.
        pub start_address: In(word_bits) if (config.core.host_start),
        /// What hwid with key 5 reads; it does not change while the cores run.
        pub start_argument: In(word_bits) if (config.core.host_start),
        /// To memory: a fetch.
        pub instruction_request: InstructionRequest<Out>(&config.core),
        /// From memory: the answer to the oldest fetch.
        pub instruction_response: InstructionResponse<In>(&config.core),
        /// The banks of the memory: line l is in bank l mod the number of banks.
        pub bank: Numbered<BankPort> = Numbered::new(config.banks, |_| BankPort::new(config)),
        /// To the console: a byte of any core.
        pub console_output: ConsoleOutput<Out>(&config.core),
        /// A byte waits at the console: interrupt 8 of warp 0 of core 0.
        pub console_input_valid: In(1),
        /// Every core is done.
        pub done: Out(1),
        /// From host: the core whose counters it reads.
        pub counter_core: In(CORE_NUMBER_BITS) if (counted.performance_counters),
        /// To host: they; 0 of a core that is not there.
        pub counter: Counters<Out>(&counted),
        /// To the lock step: the state of the interconnect.
        pub trace: InterconnectTrace = InterconnectTrace::new(config),
        /// To the lock step: the values at each core's ports, and what is traced of it.
        pub shown: ShownCores = ShownCores::new(config),

        core: [HarmonicaCore(&config.core); config.cores],
        core_interconnect: CoreInterconnect(config, QUEUE_ENTRIES),
    }
}

impl Describe for HarmonicaCluster {
    fn kernel(&self, k: &mut Kernel) {
        for (number, core) in (0u128..).zip(&self.core) {
            self.core(k, number, core);
        }
        let interconnect = &self.core_interconnect;
        k.rules("C2.1");
        if interconnect.rests.is_present() {
            k.rules("C12.6");
        }
        if !self.shown.cores().is_empty() {
            k.rules("C7.2");
        }
        k.comment("memory and console");
        k.join(&self.instruction_request, &interconnect.instruction_request);
        k.join(&interconnect.instruction_response, &self.instruction_response);
        for (bank, inner) in self.bank.iter().zip(interconnect.bank.iter()) {
            bank.hand_on(k, inner);
        }
        k.join(&self.console_output, &interconnect.console_output);
        let done = all_of(1, self.core.iter().map(|core| core.done.val()));
        let done = match interconnect.rests.is_present() {
            true => done & &interconnect.rests,
            false => done,
        };
        k.drive(&self.done, done);
        self.counters(k);
        self.trace.hand_on(k, &interconnect.trace);
        for (shown, core) in self.shown.cores().iter().zip(&self.core) {
            shown.show(k, core);
        }
    }
}

impl HarmonicaCluster {
    fn core(&self, k: &mut Kernel, number: u128, core: &HarmonicaCore) {
        k.comment(format!("core {number}: C1.1, C1.3, C2.2"));
        let width = core.core_number.width();
        let count = self.core.len() as u128;
        k.drive(&core.core_number, constant(width, number));
        k.drive(&core.core_count, constant(width, count));
        k.drive(&core.start_address, &self.start_address);
        k.drive(&core.start_argument, &self.start_argument);
        let waits = match number {
            0 => self.console_input_valid.val(),
            _ => low(),
        };
        k.drive(&core.console_input_valid, waits);
        self.core_interconnect.core[number as usize].join(k, core);
        if self.shown.cores().is_empty() && !self.counter_core.is_present() {
            k.ignore("programs read the counters", core.counter.values());
        }
    }

    /// The counters of the core that a host has chosen.
    fn counters(&self, k: &mut Kernel) {
        if !self.counter_core.is_present() {
            return;
        }
        k.comment("counters for a host: H10.6");
        let ports = self.counter.fields().into_iter().enumerate();
        let chosen = ports.map(|(place, port)| {
            let arms = (0u128..).zip(&self.core).map(|(number, core)| {
                let counter = core.counter.values().swap_remove(place);
                (vec![number], counter)
            });
            let name = format!("chosen_{}", port.name);
            let none = zeros(port.value.width());
            k.case(name, &self.counter_core, arms.collect(), none)
        });
        let chosen = chosen.collect();
        k.drive_bundle(&self.counter, chosen);
    }
}
