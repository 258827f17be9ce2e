//! The interconnect: between the cores, and the memory and console that they share.

use isa::{ClusterConfig, DataCacheField, InterconnectSlot};

use super::bank::BankTurns;
use super::barriers::ClusterBarriers;
use super::core_loads::CoreLoads;
use super::fetches::FetchPort;
use super::ports::{BankPort, CoreSide, InterconnectTrace};
use super::shared_cache_part::SharedCachePart;
use super::turn::{serve, CoreTurn};
use crate::kit::prelude::*;
use crate::kit::Reversible;
use crate::ports::{ConsoleOutput, DataRequest, DataResponse, InstructionRequest, InstructionResponse};

hardware! {
    /// Joins cores to one instruction port, to the banks of a memory, and to one console. At each of these the cores
    /// have their turns.
    ///
    /// It adds no cycle on any way. Every output is a function of the cores' outputs and of registers, answers to cores
    /// excepted.
    pub struct CoreInterconnect(
        config: &ClusterConfig,
        /// Entries of a queue, a power of two.
        queue_entries: u32,
    ) {
        let (cores, banks) = (config.cores, config.banks);
        let trace = config.core.trace;
        let parts = if config.shared_cache.is_some() { banks } else { 0 };

        /// The cores.
        pub core: Numbered<CoreSide> = Numbered::new(cores, |_| CoreSide::new(&config.core)),
        /// To memory: a fetch.
        pub instruction_request: InstructionRequest<Out>(&config.core),
        /// From memory: the answer to the oldest fetch.
        pub instruction_response: InstructionResponse<In>(&config.core),
        /// The banks of the memory.
        pub bank: Numbered<BankPort> = Numbered::new(banks, |_| BankPort::new(config)),
        /// To the console: a byte.
        pub console_output: ConsoleOutput<Out>(&config.core),
        /// To the cluster: all that was stored is in the banks.
        pub rests: Out(1) if (config.shared_cache.is_some()),
        /// To the lock step: its state.
        pub trace: InterconnectTrace = InterconnectTrace::new(config),

        fetches: FetchPort(config, queue_entries),
        core_loads: [CoreLoads(config, queue_entries); cores],
        bank_turns: [BankTurns(config, queue_entries); banks],
        shared_cache_part: [SharedCachePart(config); parts],
        console_turn: CoreTurn(cores, trace) if (cores > 1),
        cluster_barriers: ClusterBarriers(cores, config.core.cluster_barriers()) if (config.core.cluster_barriers() > 0),
        _config: ClusterConfig = *config,
    }
}

impl Describe for CoreInterconnect {
    fn kernel(&self, k: &mut Kernel) {
        k.rules("C1.2, C5.7");
        if self._config.core.trace {
            k.rules("C7.1");
        }
        self.fetches(k);
        for (number, (core, loads)) in self.core.iter().zip(&self.core_loads).enumerate() {
            self.core(k, number as u32, core, loads);
        }
        for (number, (bank, turns)) in self.bank.iter().zip(&self.bank_turns).enumerate() {
            self.bank(k, number as u32, bank, turns);
        }
        self.shared_cache(k);
        self.console(k);
        self.barriers(k);
        self.rings(k);
        self.traced(k);
    }
}

impl CoreInterconnect {
    /// Each core's bit of a signal of one.
    fn of_cores(&self, bit: impl Fn(&CoreSide) -> Expr) -> Expr {
        pack(self.core.iter().map(bit))
    }

    fn fetches(&self, k: &mut Kernel) {
        let fetches = &self.fetches;
        k.comment("fetches");
        let valid = self.of_cores(|core| core.instruction_request.valid.val());
        k.drive(&fetches.valid, valid);
        for (number, (core, word)) in self.core.iter().zip(&fetches.word).enumerate() {
            let bit = |signal: &RSignal<Out>| signal.val().bit(number as u32);
            k.drive(word, &core.instruction_request.word);
            k.drive(&core.instruction_request.ready, bit(&fetches.taken));
            let response = &core.instruction_response;
            k.drive(&response.valid, bit(&fetches.answered));
            k.drive(&response.data, &self.instruction_response.data);
        }
        let ready = self.core.iter();
        let ready = ready.map(|core| core.instruction_response.ready.val());
        k.ignore("cores take answers to fetches at once", ready.collect());
        k.join(&self.instruction_request, &fetches.request);
        k.join(&fetches.response, &self.instruction_response);
    }

    fn core(&self, k: &mut Kernel, number: u32, core: &CoreSide, loads: &CoreLoads) {
        k.comment(format!("loads and stores of core {number}: C1.2"));
        let request = &core.data_request;
        k.drive(&loads.request_valid, &request.valid);
        k.drive(&loads.request_write, &request.write);
        k.drive(&loads.request_bank, request.line.val().bits(0, self._config.bank_bits()));
        k.drive(&request.ready, &loads.request_ready);
        k.join(&core.data_response, &loads.response);
        let taken = self.bank_turns.iter().map(|bank| bank.taken.val().bit(number));
        k.drive(&loads.taken, pack(taken));
        let answers = self.bank_turns.iter().zip(self.answers());
        let answers = answers.map(|(turns, (valid, _))| turns.awaits.val().bit(number) & valid);
        k.drive(&loads.answers, pack(answers));
        for (line, (_, data)) in loads.lines.iter().zip(self.answers()) {
            k.drive(line, data);
        }
    }

    /// Whether there is an answer to each bank's oldest load, and the line. With a shared cache its parts answer.
    fn answers(&self) -> Vec<(Expr, Expr)> {
        if self.shared_cache_part.is_empty() {
            let banks = self.bank.iter().map(|bank| &bank.response);
            return banks.map(|answer| (answer.valid.val(), answer.data.val())).collect();
        }
        let parts = self.shared_cache_part.iter().map(|part| &part.answer);
        parts.map(|answer| (answer.valid.val(), answer.data.val())).collect()
    }

    fn bank(&self, k: &mut Kernel, number: u32, bank: &BankPort, turns: &BankTurns) {
        k.comment(format!("bank {number}: {}", if number == 0 { "C1.2, C2.3" } else { "C1.2" }));
        let bit = |signal: &RSignal<Out>| signal.val().bit(number);
        let wants = self.core_loads.iter().map(|loads| bit(&loads.wants));
        k.drive(&turns.wants, pack(wants));
        let bank_bits = self._config.bank_bits();
        for (core, access) in self.core.iter().zip(&turns.access) {
            let request = &core.data_request;
            pass_on!(k, request => access; write, byte_enable, data, lock);
            let line = request.line.val();
            let in_bank = match line.width() - bank_bits {
                0 => low(),
                bits => line.bits(bank_bits, bits),
            };
            k.drive(&access.line, in_bank);
        }
        match self.shared_cache_part.get(number as usize) {
            None => {
                self.ask(k, number, turns, &bank.request);
                self.answer(k, number, turns, &bank.response);
            }
            Some(part) => {
                self.ask(k, number, turns, &part.access);
                self.answer(k, number, turns, &part.answer);
                k.join(&bank.request, &part.request);
                k.join(&part.response, &bank.response);
            }
        }
    }

    /// Asks the bank, or its part of the shared cache, for what the core wants that is served.
    fn ask<D: Reversible>(&self, k: &mut Kernel, number: u32, turns: &BankTurns, request: &DataRequest<D>) {
        k.drive(&request.valid, &turns.request_valid);
        k.drive(&turns.request_ready, &request.ready);
        let console = match number {
            // The console's word has line 0.
            0 => {
                let console = self.of_cores(|core| core.data_request.console.val());
                (console & &turns.served).any()
            }
            _ => {
                k.ignore("only bank 0 has the console", vec![turns.served.val()]);
                low()
            }
        };
        k.drive(&request.console, console);
        let asked = &turns.request;
        pass_on!(k, asked => request; write, line, byte_enable, data, lock);
    }

    /// The answers of the bank, or of its part of the shared cache, go to the cores that wait for them.
    fn answer<D: Reversible>(&self, k: &mut Kernel, number: u32, turns: &BankTurns, response: &DataResponse<D>) {
        let takes = self.core_loads.iter();
        let takes = takes.map(|loads| loads.takes.val().bit(number));
        k.drive(&turns.takes, pack(takes));
        k.drive(&turns.response_valid, &response.valid);
        k.drive(&response.ready, &turns.response_ready);
    }

    /// The shared cache, the fetches that wait for stores in it, and whether stores wait in it.
    fn shared_cache(&self, k: &mut Kernel) {
        let (parts, fetches) = (&self.shared_cache_part, &self.fetches);
        if parts.is_empty() {
            return;
        }
        k.comment("shared cache: C12.2, C12.5, C12.6");
        for part in parts {
            k.drive(&part.fetch_asks, &fetches.is_asked);
            k.drive(&part.fetch_fires, &fetches.fires);
        }
        let may_go = parts.iter().map(|part| part.fetch_may_go.val());
        k.drive(&fetches.may_go, all_of(1, may_go));
        let rest = parts.iter().map(|part| part.rests.val());
        k.drive(&self.rests, all_of(1, rest));
    }

    fn console(&self, k: &mut Kernel) {
        let output = &self.console_output;
        k.comment("bytes for the console: C4.3");
        let asks = self.of_cores(|core| core.console_output.valid.val());
        let asks = k.wire("prints", asks);
        let served = serve(k, &self.console_turn, &asks, &output.ready);
        let bytes = self.core.iter().map(|core| core.console_output.data.val());
        k.drive(&output.valid, asks.any());
        k.drive(&output.data, served.choose(&bytes.collect::<Vec<_>>()));
        for (core, served) in self.core.iter().zip(served.cores.each_bit()) {
            k.drive(&core.console_output.ready, served & &output.ready);
        }
        k.ignore("the console answers nobody", vec![served.number]);
    }

    fn barriers(&self, k: &mut Kernel) {
        let barriers = &self.cluster_barriers;
        k.comment("barriers between cores: C8.1, C8.2");
        let waiting = barriers.waiting.iter().zip(&barriers.wanted);
        for (core, (waiting, wanted)) in self.core.iter().zip(waiting) {
            k.drive(waiting, &core.cluster_barrier_waiting);
            k.drive(wanted, &core.cluster_barrier_wanted);
            k.drive(&core.cluster_barrier_open, &barriers.open);
        }
    }

    /// Which core rings which: nothing of it is kept here.
    fn rings(&self, k: &mut Kernel) {
        if !self._config.core.rings() {
            return;
        }
        k.comment("rings: C13.1");
        for (number, rung) in (0u128..).zip(self.core.iter()) {
            let by = self.of_cores(|core| core.ring_valid.val() & core.ring_core.val().is(number));
            k.drive(&rung.rung, by.any());
        }
    }

    fn traced(&self, k: &mut Kernel) {
        let trace = &self.trace;
        let fetches = &self.fetches;
        trace.drive(k, InterconnectSlot::InstructionTurn, &fetches.trace_turn);
        trace.drive(k, InterconnectSlot::InstructionCount, &fetches.trace_count);
        trace.drive(k, InterconnectSlot::ConsoleTurn, &self.console_turn.trace_turn);
        for (bank, turns) in (0..).zip(&self.bank_turns) {
            trace.drive(k, InterconnectSlot::BankTurn(bank), &turns.trace_turn);
            trace.drive(k, InterconnectSlot::BankLocked(bank), &turns.trace_locked);
            trace.drive(k, InterconnectSlot::BankLockCore(bank), &turns.trace_lock_core);
            trace.drive(k, InterconnectSlot::BankCount(bank), &turns.trace_count);
        }
        for (core, loads) in (0..).zip(&self.core_loads) {
            trace.drive(k, InterconnectSlot::CoreCount(core), &loads.trace_count);
        }
        if self._config.core.trace {
            for (bank, part) in (0..).zip(&self.shared_cache_part) {
                trace.drive(k, InterconnectSlot::BankPassed(bank), &part.trace_passed);
                for &field in DataCacheField::ALL {
                    let slot = InterconnectSlot::BankCache(bank, field);
                    trace.drive(k, slot, part.shown(field));
                }
            }
        }
        for barrier in 0..self._config.core.cluster_barriers() {
            let open = self.cluster_barriers.open.val().bit(barrier);
            trace.drive(k, InterconnectSlot::BarrierOpen(barrier), open);
        }
    }
}
