//! The core: the pipeline's stages in order, the files and units beside them, and the wires between them.
//!
//! Read it beside docs/pipeline.md. Each stage and unit says itself which outputs of which other part are its inputs
//! (`from decode: Decode(config) { ... }`); below is only what is not one output of one part.

use isa::{CoreConfig, Scalar, Width, CLUSTER_BARRIER_BITS};

use crate::citations::rules_of;
use crate::index::warp_of;
use crate::kit::prelude::*;
use crate::ports::{ConsoleOutput, DataRequest, DataResponse, InstructionRequest, InstructionResponse};
use crate::stages::choose::Choose;
use crate::stages::commit::Commit;
use crate::stages::compute::Compute;
use crate::stages::decode::Decode;
use crate::stages::execute::Execute;
use crate::stages::fetch::Fetch;
use crate::stages::operands::Operands;
use crate::stages::schedule::Schedule;
use crate::trace::{unit_trace, TracePorts};
use crate::units::arithmetic::{self, ArithmeticUnit};
use crate::units::counters::{Counters, PerformanceCounters};
use crate::units::custom::{self, CustomPort};
use crate::units::divergence::multi_path::contexts::SplitContexts;
use crate::units::divergence::{self, Divergence};
use crate::units::files::interrupt_address::InterruptAddress;
use crate::units::files::predicate_file::PredicateFile;
use crate::units::files::register_file::{register_address, RegisterFile};
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
        choose: Choose(config) if (config.is_deep()),
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
        compute: Compute(config) if (config.is_deep()),
        execute: Execute(config),
        commit: Commit(config),
        load_store: LoadStoreUnit(config),
        data_cache: DataCache(config) if (config.data_cache.is_some()),
        request_queue: RequestQueue(config) if (config.request_queue),
        scoreboard: Scoreboard(config) if (config.scoreboard),
        copy_unit: CopyUnit(config),
        arithmetic: ArithmeticUnit(config) if (arithmetic::is_present(config)),
        custom: CustomPort(config) if (custom::is_present(config)),
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
        k.rules(rules_of(&self._config, "P5.10, P11.20, P12.10, P15.1, P15.2, P15.7, P27.3, P27.5, P29.4"));
        self.pipeline(k);
        self.divergence(k);
        self.fetches(k);
        self.data_accesses(k);
        self.units(k);
        self.traced(k);
    }
}

impl HarmonicaCore {
    /// What the stages get that is not an output of another part as it is.
    fn pipeline(&self, k: &mut Kernel) {
        let (commit, operands) = (&self.commit, &self.operands);
        k.drive(&self.schedule.pause, self.starvation_guard.pause.val() | &self.copy_unit.copy_turn);
        let written = match self.scoreboard.is_present() {
            false => &commit.late_values,
            true => &commit.write_values,
        };
        for (target, value) in operands.commit_values.iter().zip(written) {
            k.drive(target, value);
        }
        pass_on!(k, self.load_store.write => operands.load; lanes, warp, register);
        k.drive(&self.arithmetic.port_is_free, !(commit.uses_port.val() | &self.load_store.write.valid));
        let written = commit.uses_port.val() | &self.load_store.write.valid | &self.arithmetic.write.valid;
        k.drive(&self.custom.port_is_free, !written);
        let refused = self.load_store.refused.val() | &self.copy_unit.refused | &self.arithmetic.refused;
        let refused = refused | &self.custom.refused;
        k.drive(&self.starvation_guard.refused, refused);
    }

    /// The mechanism of divergence, beside decode, operands and execute.
    fn divergence(&self, k: &mut Kernel) {
        let (read, effect) = self.divergence.ends();
        let decoded = &self.decode.decoded;
        // The stage before execute.
        let issued = match self.compute.is_present() {
            false => &self.operands.issued,
            true => &self.compute.issued,
        };
        match self.compute.is_present() {
            false => {
                pass_on!(k, decoded => read; owner, context);
                k.drive(&read.state, &self.warp_table.decode.decode_divergence_state);
            }
            true => k.connect(read, &self.compute.read),
        }
        k.connect(&self.execute.divergence.divergence_effect, effect);
        match &self.divergence {
            Divergence::PairedPath(paths) => match paths.comes_between.is_present() {
                false => k.drive(&paths.address, &issued.next),
                true => k.drive(&paths.address, &issued.pc),
            },
            Divergence::MultiPath(regions) => {
                let warp = warp_of(&self.commit.copy_done.context, &self.commit.copied.owner);
                k.drive(&regions.returned_warp, warp);
            }
            Divergence::Stack(_) | Divergence::Masks(_) => {}
        }
    }

    /// What the units beside the pipeline get that is not an output of another part as it is.
    fn units(&self, k: &mut Kernel) {
        let (unit, update, access) = (&self.load_store, &self.execute.table.update, &self.execute.memory.access);
        let (board, barriers, registers) = (&self.scoreboard, &self.barriers, &self.register_file);
        pass_on!(k, unit.access_due => board.failed; valid, context);
        if board.is_present() && !board.stored.is_present() && !self._config.trace {
            let stored = vec![unit.stored.valid.val(), unit.stored.context.val()];
            k.ignore("a store that is sent is not waited for", stored);
        }
        // The register that an atomic instruction compares with.
        if self._config.arch.warps() == 1 {
            k.ignore("one warp has no number", vec![unit.compared_warp.val()]);
        }
        let compared = register_address(&self._config, &unit.compared_warp, &unit.compared_register);
        k.drive(&registers.compared_address, compared);
        k.drive(&self.shadow_set.warp, warp_of(&update.context, &update.owner));
        let nowhere = &self.execute.memory.access_nowhere;
        k.drive(&self.interrupt_address.lanes, replicate(nowhere.width(), &access.valid) & nowhere);
        k.drive(&self.cluster_barrier_waiting, &barriers.cluster_waiting);
        k.drive(&self.cluster_barrier_wanted, &barriers.cluster_wanted);
        k.drive(&barriers.cluster_open, &self.cluster_barrier_open);
        k.drive(&self.counters.data_request, self.request_at_port().valid.val() & &self.data_request.ready);
        k.connect(&self.counter, &self.counters.counters);
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
            &self.custom.trace,
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
