//! The core: the pipeline's stages in order, the files and units beside them, and nothing but wires.
//!
//! Read it beside docs/pipeline.md: one function below for each stage, which says where that stage's inputs come from.

use isa::{CoreConfig, Scalar, Width, CLUSTER_BARRIER_BITS};

use crate::kit::prelude::*;
use crate::ports::{ConsoleOutput, DataRequest, DataResponse, InstructionRequest, InstructionResponse};
use crate::stages::commit::Commit;
use crate::stages::decode::Decode;
use crate::stages::execute::Execute;
use crate::stages::fetch::Fetch;
use crate::stages::operands::Operands;
use crate::stages::schedule::Schedule;
use crate::trace::{unit_trace, TracePorts};
use crate::units::arithmetic::{self, ArithmeticUnit};
use crate::units::counters::{Counters, PerformanceCounters};
use crate::units::divergence::multi_path::contexts::SplitContexts;
use crate::units::divergence::{self, Divergence};
use crate::units::files::interrupt_address::InterruptAddress;
use crate::units::files::predicate_file::PredicateFile;
use crate::units::files::register_file::RegisterFile;
use crate::units::files::shadow_set::ShadowSet;
use crate::units::memory::data_cache::DataCache;
use crate::units::memory::fetch_queue::FetchQueue;
use crate::units::memory::instruction_cache::InstructionCache;
use crate::units::memory::load_store::LoadStoreUnit;
use crate::units::memory::request_queue::RequestQueue;
use crate::units::memory::tlb::Tlb;
use crate::units::memory::translation_hold::{self, TranslationHold};
use crate::units::parts::clear_sequence::ClearSequence;
use crate::units::parts::starvation_guard::StarvationGuard;
use crate::units::scoreboard::Scoreboard;
use crate::units::warps::barriers::Barriers;
use crate::units::warps::copy_unit::CopyUnit;
use crate::units::warps::warp_table::WarpTable;

mod memory_ports;
mod scoreboard;
mod units;

hardware! {
    /// The Harmonica core: a SIMT processor for the HARP instruction set.
    ///
    /// Every output is a function of state alone; docs/pipeline.md section 3 says how the ports work.
    pub struct HarmonicaCore(config: &CoreConfig) {
        /// Synchronous reset, active high.
        pub reset: In(1),
        /// Number of the core, which hwid with key 4 reads; it does not change while the core runs.
        pub core_number: In(config.arch.word_bits()),
        /// How many cores there are, which hwid with key -1 reads; it does not change while the core runs.
        pub core_count: In(config.arch.word_bits()) if (config.several_cores),
        /// Where warp 0 starts; it does not change while the core runs.
        pub start_address: In(config.arch.word_bits()) if (config.host_start),
        /// What hwid with key 5 reads; it does not change while the core runs.
        pub start_argument: In(config.arch.word_bits()) if (config.host_start),
        /// To memory: a fetch.
        pub instruction_request: InstructionRequest<Out>(config),
        /// From memory: the answer to the oldest fetch.
        pub instruction_response: InstructionResponse<In>(config),
        /// To memory: a load or store.
        pub data_request: DataRequest<Out>(config),
        /// From memory: the answer to the oldest load.
        pub data_response: DataResponse<In>(config),
        /// To the console: a byte.
        pub console_output: ConsoleOutput<Out>(config),
        /// A byte waits at the console: interrupt 8 of warp 0.
        pub console_input_valid: In(1),
        /// To the cluster: a context waits at each cluster barrier.
        pub cluster_barrier_waiting: Out(config.cluster_barriers()) if (config.cluster_barriers() > 0),
        /// To the cluster: how many cores are to meet at each.
        pub cluster_barrier_wanted: Out(config.cluster_barriers() * CLUSTER_BARRIER_BITS) if (config.cluster_barriers() > 0),
        /// From the cluster: these cluster barriers open.
        pub cluster_barrier_open: In(config.cluster_barriers()) if (config.cluster_barriers() > 0),
        /// To the cluster: the core rings a core.
        pub ring_valid: Out(Width::Ring.bits(config)) if (config.rings()),
        /// To the cluster: the number of the core that it has rung last.
        pub ring_core: Out(Width::RingCore.bits(config)) if (config.rings()),
        /// From the cluster: a core rings this one.
        pub rung: In(Width::Ring.bits(config)) if (config.rings()),
        /// Every warp has stopped, nothing is left to write, and no interrupt is pending.
        pub done: Out(1),
        /// What the core has counted; with performance counters.
        pub counter: Counters<Out>(config),
        /// To the lock step: the cycle record's fields, as isa::trace lists them.
        pub trace: TracePorts = TracePorts::all(config),

        clear: ClearSequence(config),
        warp_table: WarpTable(config),
        schedule: Schedule(config),
        fetch_queue: FetchQueue(config),
        instruction_cache: InstructionCache(config) if (config.instruction_cache.is_some()),
        fetch: Fetch(config),
        decode: Decode(config),
        register_file: RegisterFile(config),
        predicate_file: PredicateFile(config),
        divergence: Divergence(config),
        split_contexts: SplitContexts(config) if (divergence::has_split_contexts(config)),
        operands: Operands(config),
        execute: Execute(config),
        commit: Commit(config),
        load_store: LoadStoreUnit(config),
        data_cache: DataCache(config) if (config.data_cache.is_some()),
        request_queue: RequestQueue(config) if (config.request_queue),
        scoreboard: Scoreboard(config) if (config.scoreboard),
        copy_unit: CopyUnit(config),
        arithmetic: ArithmeticUnit(config) if (arithmetic::is_present(config)),
        barriers: Barriers(config) if (config.barriers > 0),
        tlb: Tlb(config) if (config.tlb_entries > 0),
        translation_hold: TranslationHold(config) if (translation_hold::is_present(config)),
        shadow_set: ShadowSet(config),
        interrupt_address: InterruptAddress(config),
        starvation_guard: StarvationGuard(),
        counters: PerformanceCounters(config) if (config.performance_counters),
        _config: CoreConfig = *config,
    }
}

impl Describe for HarmonicaCore {
    fn kernel(&self, k: &mut Kernel) {
        self.schedule(k);
        self.fetch(k);
        self.decode(k);
        self.operands(k);
        self.execute(k);
        self.divergence(k);
        self.regions(k);
        self.split_contexts(k);
        self.commit(k);
        self.warp_table(k);
        self.load_store(k);
        self.scoreboard(k);
        self.arithmetic(k);
        self.interrupts(k);
        self.translation(k);
        self.starvation_guard(k);
        self.counters(k);
        self.traced(k);
    }
}

/// Drives each target with its source, one pair of signals at a time.
fn connect_all<T: Atom, S: Direction>(k: &mut Kernel, targets: &[T], sources: &[RSignal<S>]) {
    for (target, source) in targets.iter().zip(sources) {
        k.drive(target, source);
    }
}

impl HarmonicaCore {
    fn schedule(&self, k: &mut Kernel) {
        let (schedule, table) = (&self.schedule, &self.warp_table);
        k.drive(&schedule.clearing, &self.clear.clearing);
        let pause = self.starvation_guard.pause.val() | &self.copy_unit.copy_turn;
        k.drive(&schedule.pause, pause);
        k.drive(&schedule.queue_full, &self.fetch_queue.full);
        pass_on!(k, table.schedule => schedule; next_running, next_idle, epoch);
        k.drive(&schedule.redirected, &table.schedule.redirected_contexts);
        k.drive(&schedule.latest, &table.schedule.latest);
        k.drive(&schedule.pc, &table.schedule.schedule_pc);
        self.fetches(k);
        k.drive(&self.fetch_queue.push, &schedule.fire);
        k.connect(&self.fetch_queue.pushed, &schedule.pushed);
        k.drive(&self.fetch_queue.last_pc, &table.schedule.fetched_pc);
    }

    fn fetch(&self, k: &mut Kernel) {
        let (fetch, copy_unit) = (&self.fetch, &self.copy_unit);
        self.fetched(k);
        k.connect(&fetch.head, &self.fetch_queue.oldest);
        k.drive(&self.fetch_queue.pop, &fetch.pop);
        k.drive(&fetch.epoch, &self.warp_table.schedule.epoch);
        k.connect(&fetch.squash, &self.execute.stages.squash);
        k.drive(&fetch.inject, &copy_unit.inject);
        k.connect(&fetch.operation, &copy_unit.operation);
    }

    fn decode(&self, k: &mut Kernel) {
        let decode = &self.decode;
        k.connect(&decode.fetched, &self.fetch.fetched);
        k.drive(&decode.pc, &self.fetch_queue.answered_pc);
        k.drive(&decode.core_number, &self.core_number);
        k.drive(&decode.core_count, &self.core_count);
        self.start(k);
        self.predictions(k);
        k.connect(&decode.squash, &self.execute.stages.squash);
        k.connect(&decode.in_operands, &self.operands.destination);
        k.connect(&decode.in_execute, &self.execute.stages.destination);
        k.connect(&decode.in_commit, &self.commit.destination);
        connect_all(k, &self.register_file.read_address, &decode.register_addresses);
        connect_all(k, &self.predicate_file.read_address, &decode.predicate_addresses);
        k.drive(&decode.active_mask, &self.warp_table.decode.decode_active_mask);
        k.drive(&decode.supervisor, &self.warp_table.decode.decode_supervisor);
        k.drive(&decode.due_interrupt, &self.warp_table.decode.decode_due_interrupt);
        k.drive(&decode.micro_number, &self.copy_unit.number);
        k.drive(&decode.micro_address, &self.interrupt_address.value);
    }

    fn operands(&self, k: &mut Kernel) {
        let (operands, execute, commit) = (&self.operands, &self.execute, &self.commit);
        k.connect(&operands.decoded, &self.decode.decoded);
        k.connect(&operands.control, &self.decode.control);
        k.connect(&operands.alu_control, &self.decode.alu_control);
        k.connect(&operands.missed, &self.decode.missed);
        k.connect(&operands.forwarding, &self.decode.forwarding);
        k.drive(&operands.has_first, &self.decode.has_first);
        k.connect(&operands.squash, &execute.stages.squash);
        connect_all(k, &operands.registers_a, &self.register_file.values_a);
        connect_all(k, &operands.registers_b, &self.register_file.values_b);
        connect_all(k, &operands.registers_c, &self.register_file.values_c);
        connect_all(k, &operands.predicate_rows, &self.predicate_file.rows);
        k.connect(&operands.from_execute, &execute.stages.late);
        connect_all(k, &operands.execute_values, &execute.stages.results);
        k.connect(&operands.from_commit, &commit.late);
        let written = match self.scoreboard.is_present() {
            false => &commit.late_values,
            true => &commit.write_values,
        };
        connect_all(k, &operands.commit_values, written);
        k.drive(&operands.last_row, &commit.last_row);
        k.drive(&operands.shadow_register, &self.register_file.shadow);
    }

    fn execute(&self, k: &mut Kernel) {
        let (execute, operands) = (&self.execute, &self.operands);
        k.connect(&execute.operands.issued, &operands.issued);
        k.connect(&execute.operands.control, &operands.issued_control);
        k.connect(&execute.operands.alu_control, &operands.issued_alu_control);
        connect_all(k, &execute.operands.first, &operands.first);
        connect_all(k, &execute.operands.second, &operands.second);
        connect_all(k, &execute.operands.third, &operands.third);
        pass_on!(k, self.warp_table.execute => execute.table; may_spawn, free_warp, enabled);
        pass_on!(k, self.warp_table.execute => execute.table; pending);
        k.drive(&self.copy_unit.push, &execute.interrupts.copy_push);
        k.connect(&self.copy_unit.pushed, &execute.interrupts.copy_order);
        self.barriers(k);
        self.rings(k);
    }

    /// The mechanism stands beside decode, operands and execute.
    fn divergence(&self, k: &mut Kernel) {
        let (divergence, execute) = (self.divergence.ports(), &self.execute);
        let (read, decoded) = (divergence.read, &self.decode.decoded);
        k.drive(&read.owner, &decoded.owner);
        k.drive(&read.context, &decoded.context);
        k.drive(&read.state, &self.warp_table.decode.decode_divergence_state);
        if let Some(next) = divergence.next {
            k.drive(next, &self.operands.issued.next);
        }
        if let Some(pc) = divergence.pc {
            k.drive(pc, &self.operands.issued.pc);
        }
        if let Some(comes_between) = divergence.comes_between {
            k.drive(&self.operands.comes_between, comes_between);
        }
        k.connect(divergence.order, &execute.divergence.divergence_order);
        k.connect(&execute.divergence.divergence_effect, divergence.effect);
    }

    fn commit(&self, k: &mut Kernel) {
        let (commit, load_store) = (&self.commit, &self.load_store);
        k.connect(&commit.executed, &self.execute.commit.executed);
        connect_all(k, &commit.values, &self.execute.commit.values);
        k.drive(&commit.pc, &self.execute.commit.pc);
        k.drive(&commit.refused, &self.execute.table.operands_due.valid);
        k.drive(&commit.clearing, &self.clear.clearing);
        k.drive(&commit.clear_index, &self.clear.index);
        k.connect(&commit.load, &load_store.write);
        connect_all(k, &commit.load_values, &load_store.write_value);
        k.drive(&commit.all_stopped, &self.warp_table.all_stopped);
        k.drive(&commit.pending, &self.warp_table.execute.pending);
        k.connect(&commit.result, &self.arithmetic.write);
        connect_all(k, &commit.result_values, &self.arithmetic.values);
        k.drive(&self.done, &commit.done);

        let (registers, predicates) = (&self.register_file, &self.predicate_file);
        k.drive(&registers.write_lanes, &commit.write_lanes);
        k.drive(&registers.write_address, &commit.write_address);
        connect_all(k, &registers.write_values, &commit.write_values);
        k.drive(&registers.write_shadow, &commit.write_shadow);
        k.drive(&registers.write_shadow_predicate, &commit.write_shadow_predicate);
        k.drive(&predicates.write_enable, &commit.predicate_write);
        k.drive(&predicates.write_address, &commit.predicate_address);
        k.drive(&predicates.write_row, &commit.predicate_row);
    }

    fn warp_table(&self, k: &mut Kernel) {
        let (table, schedule) = (&self.warp_table, &self.schedule);
        k.drive(&table.clearing, &self.clear.clearing);
        k.drive(&table.clear_warp, &self.clear.warp);
        k.drive(&table.schedule.schedule_context, &schedule.chosen_context);
        k.drive(&table.schedule.schedule_select, &schedule.select);
        k.drive(&table.schedule.chose_redirected, &schedule.chose_redirected);
        k.drive(&table.schedule.chose_latest, &schedule.chose_latest);
        k.drive(&table.schedule.schedule_fire, &schedule.fire);
        k.drive(&table.decode.decode_context, &self.decode.decoded.context);
        k.connect(&table.execute.update, &self.execute.table.update);
        k.connect(&table.execute.operands_due, &self.execute.table.operands_due);
        k.connect(&table.execute.stopping, &self.execute.table.stopping);
        pass_on!(k, self.execute.table => table.execute; has_entry, enters_external);
        let unit = &self.load_store;
        for (done, event) in [
            (&table.events.store_done, &unit.stored),
            (&table.events.scratchpad_store_done, &unit.stored_in_scratchpad),
            (&table.events.print_done, &unit.printed),
            (&table.events.load_done, &unit.loaded),
        ] {
            k.connect(done, event);
        }
        k.connect(&table.events.copy_done, &self.commit.copy_done);
        k.drive(&table.events.copy_stops, &self.commit.copy_stops);
        k.drive(&table.console_input_valid, &self.console_input_valid);
        k.drive(&table.rung, &self.rung);
        k.connect(&table.events.arithmetic_done, &self.arithmetic.done);
        k.drive(&table.events.released, &self.barriers.released);
    }

    /// The parts' trace fields, and those of units that are shown as they are.
    fn traced(&self, k: &mut Kernel) {
        let parts = [
            &self.schedule.trace,
            &self.fetch.trace,
            &self.decode.trace,
            &self.operands.trace,
            &self.execute.trace,
            &self.commit.trace,
            &self.warp_table.trace,
            &self.interrupt_address.trace,
            &self.split_contexts.trace,
            &self.scoreboard.trace,
            &self.barriers.trace,
            &self.instruction_cache.trace,
            &self.data_cache.trace,
            &self.request_queue.trace,
            &self.tlb.trace,
            &self.translation_hold.trace,
        ];
        let regions = self.divergence.regions().map(|regions| &regions.trace);
        for part in parts.into_iter().chain(regions) {
            self.trace.hand_on(k, part);
        }
        let (tlb, hold) = (&self.tlb, &self.translation_hold);
        if !tlb.is_present() {
            let nothing = zeros(self._config.tlb_entry_bits());
            self.trace.drive(k, Scalar::TlbNextEntry, nothing);
        }
        if !hold.is_present() {
            self.trace.drive(k, Scalar::TranslationHoldValid, low());
            let nobody = zeros(self.load_store.stored.context.width());
            self.trace.drive(k, Scalar::TranslationHoldContext, nobody);
        }
        unit_trace(k, &self.trace, &self.load_store, &self.arithmetic);
    }
}
