//! The cache that the cores share: a part of it between each bank's turns and the bank's port (docs/cluster.md section
//! 12). To the interconnect the parts are the banks.

use isa::ports::{PortInputs, PortOutputs};
use isa::{ClusterConfig, InterconnectSlot};

use crate::rule_events::Fired;
use crate::timing::units::memory::data_cache::DataCache;

/// What is in front of a bank.
#[derive(Clone, Debug)]
struct Part {
    cache: DataCache,
    /// The fetch at the instruction port waits, and no store is here that was taken before it. Reset: false.
    passed: bool,
}

impl Part {
    /// Whether a fetch may not go before what is here.
    fn holds_fetch_back(&self) -> bool {
        self.cache.looks_up_store() && !self.passed
    }
}

/// All parts, and what is between them and the interconnect.
#[derive(Clone, Debug)]
pub(super) struct SharedCache {
    parts: Vec<Part>,
    /// The fetch that the instruction port serves may go in this cycle.
    fetch_may_go: bool,
    /// What the interconnect asks for in this cycle, an element a bank.
    asked: Vec<PortOutputs>,
    /// What it gets in this cycle, an element a bank.
    given: Vec<PortInputs>,
    /// Rules of a core's data cache: not counted here.
    fired: Fired,
}

impl SharedCache {
    /// The shared cache as it is after reset; `None` for a cluster without one.
    pub fn of(config: &ClusterConfig) -> Option<Self> {
        let bank = config.core_of_bank();
        let cache = bank.data_cache.filter(|_| config.shared_cache.is_some())?;
        let part = Part { cache: DataCache::new(&bank, cache), passed: false };
        let banks = config.banks as usize;
        Some(SharedCache {
            parts: vec![part; banks],
            fetch_may_go: true,
            asked: vec![PortOutputs::default(); banks],
            given: vec![PortInputs::default(); banks],
            fired: Fired::default(),
        })
    }

    /// Whether a request has been taken that has not left its lookup.
    pub fn has_lookup(&self) -> bool {
        self.parts.iter().any(|part| part.cache.has_lookup())
    }

    /// A cycle begins, in which the interconnect asks for this. What the cluster's ports carry follows.
    pub fn begin(&mut self, outputs: &mut [PortOutputs]) {
        let ports = outputs.iter_mut().zip(&self.asked);
        for (part, (port, asked)) in self.parts.iter_mut().zip(ports) {
            part.cache.asked = *asked;
            let (asks, takes_answer) = (asked.data_request_valid, asked.data_response_ready);
            part.cache.begin(asks, takes_answer, port);
        }
        self.fetch_may_go = !self.parts.iter().any(Part::holds_fetch_back);
        let (shared, asked) = (&mut outputs[0], &self.asked[0]);
        shared.instruction_request_valid = asked.instruction_request_valid && self.fetch_may_go;
        shared.instruction_request_word = asked.instruction_request_word;
        shared.console_output_valid = asked.console_output_valid;
        shared.console_output_data = asked.console_output_data;
    }

    /// Finds out what the interconnect gets in this cycle. `inputs`: what the cluster's ports get.
    pub fn give(&mut self, inputs: &[PortInputs]) {
        let banks = self.given.iter_mut().zip(inputs);
        for (part, (given, input)) in self.parts.iter().zip(banks) {
            let answer = part.cache.answer();
            given.data_request_ready = part.cache.is_ready(input.data_request_ready);
            given.data_response_valid = answer.is_some();
            if let Some((answer, _)) = answer {
                given.data_response_data = answer.data;
            }
        }
        let (shared, input) = (&mut self.given[0], &inputs[0]);
        shared.instruction_request_ready = input.instruction_request_ready && self.fetch_may_go;
        shared.instruction_response_valid = input.instruction_response_valid;
        shared.instruction_response_data = input.instruction_response_data;
        shared.console_output_ready = input.console_output_ready;
        shared.console_input_valid = input.console_input_valid;
    }

    /// What the interconnect gets in this cycle, an element a bank, behind [`SharedCache::give`].
    pub fn given(&self) -> &[PortInputs] {
        &self.given
    }

    /// What the interconnect asks for in this cycle, an element a bank.
    pub fn asked(&self) -> &[PortOutputs] {
        &self.asked
    }

    /// What the interconnect asks for in this cycle, to be written before [`SharedCache::begin`].
    pub fn asked_mut(&mut self) -> &mut [PortOutputs] {
        &mut self.asked
    }

    /// Moves on by one cycle. `inputs`: what the cluster's ports get in it.
    pub fn step(&mut self, inputs: &[PortInputs]) {
        let fetch_is_asked_for = self.asked[0].instruction_request_valid;
        let fetch_fires = fetch_is_asked_for && self.given[0].instruction_request_ready;
        let fetch_waits = fetch_is_asked_for && !fetch_fires;
        for (part, input) in self.parts.iter_mut().zip(inputs) {
            let port_is_ready = input.data_request_ready;
            let holds_no_older_store = part.cache.leaves(port_is_ready) || !part.cache.looks_up_store();
            part.passed = fetch_waits && (part.passed || holds_no_older_store);
            part.cache.take_answer();
            // No context waits for a store here: to its core it has been sent when the part has taken it.
            part.cache.step(port_is_ready, input, &mut self.fired);
            part.cache.take_request(&mut self.fired);
        }
    }

    /// What is recorded of a part; 0 for what is not a part's.
    pub fn recorded(&self, slot: InterconnectSlot) -> u64 {
        let part = |bank: u32| &self.parts[bank as usize];
        match slot {
            InterconnectSlot::BankPassed(bank) => part(bank).passed.into(),
            InterconnectSlot::BankCache(bank, field) => part(bank).cache.recorded(field),
            _ => 0,
        }
    }
}
