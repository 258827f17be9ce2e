//! The core: the stages' registers, and the order in which a cycle's updates count.
//!
//! Every output is a function of the state at the start of the cycle, so it is computed once, at the
//! end of the cycle before. [`Core::step`] then fills the cycle's record and moves on by one cycle,
//! in the order of docs/pipeline.md section 16.

mod contexts;
mod data_port;
mod notes;
mod rings;
mod scoreboard;

use isa::ports::{PortInputs, PortOutputs};
use isa::{Address, Context, CoreConfig, CycleRecord, Gpr, TraceLayout, Warp};

use self::rings::Rings;
use super::in_stage::{InDecode, InOperands};
use super::record;
use super::stages::commit::InCommit;
use super::stages::decode::Decoder;
use super::stages::execute::{Completed, Refused};
use super::stages::passage::Passage;
use super::stages::schedule::{Obstacles, Scheduler};
use super::units::arithmetic::ArithmeticUnit;
use super::units::counters::Counters;
use super::units::custom::FunctionUnit;
use super::units::memory::data_cache::DataCache;
use super::units::memory::fetch_queue::FetchQueue;
use super::units::memory::instruction_cache::InstructionCache;
use super::units::memory::load_store::LoadStoreUnit;
use super::units::memory::request_queue::RequestQueue;
use super::units::memory::tlb;
use super::units::parts::starvation_guard::StarvationGuard;
use super::units::regions::TableChanges;
use super::units::scoreboard::Scoreboards;
use super::units::warps::copy_unit::CopyUnit;
use super::units::warps::jump_prediction::Predictions;
use super::units::warps::warp_table::WarpTable;
use crate::rule_events::{Fired, RuleEvent};
use crate::semantics::{Arrival, ContextSet, Shape, State};

/// The cycle-exact model of one core.
#[derive(Clone, Debug)]
pub struct Core {
    /// Contexts, registers, what is kept of divergence.
    pub(super) state: State,
    pub(super) warp_table: WarpTable,
    /// The record's fields of contexts, warps, TLB entries, predictions and scoreboards as they are at the start of a
    /// cycle. The part that changes what they show writes them; the other fields mean nothing.
    pub(super) shown: CycleRecord,
    /// Cycles in which the register files are still being cleared. Reset: all of them.
    clear_cycles_left: u64,
    /// A host says where warp 0 starts, and with which argument.
    host_start: bool,
    /// The core has an input for the number of cores.
    several_cores: bool,
    pub(super) scheduler: Scheduler,
    pub(super) fetch_queue: FetchQueue,
    /// `None` of a core without one.
    pub(super) instruction_cache: Option<InstructionCache>,
    /// `None` of a core that does not predict.
    pub(super) predictions: Option<Predictions>,
    /// `None` of a core whose contexts wait for their loads and stores.
    pub(super) scoreboards: Option<Scoreboards>,
    pub(super) counters: Option<Counters>,
    /// The memory tells of accesses that have failed.
    pub(super) bus_errors: bool,
    decoder: Decoder,
    pub(super) decode: Option<InDecode>,
    /// What is between decode and execute.
    pub(super) passage: Passage,
    pub(super) execute: Option<InOperands>,
    pub(super) commit: Option<InCommit>,
    pub(super) load_store: LoadStoreUnit,
    /// `None` of a core without one.
    pub(super) data_cache: Option<Box<DataCache>>,
    /// `None` of a core without one.
    pub(super) request_queue: Option<Box<RequestQueue>>,
    pub(super) copy_unit: CopyUnit,
    pub(super) arithmetic: ArithmeticUnit,
    /// `None` of a core without one.
    pub(super) function_unit: Option<Box<FunctionUnit>>,
    /// The context that had a bar in execute in the cycle before. Reset: none.
    pub(super) arrival: Option<Arrival>,
    /// Deep pipeline: the barrier at which enough contexts have arrived in the cycle before. Reset: none.
    opening: Option<usize>,
    /// The instruction that was refused in execute in the cycle before. Reset: none.
    pub(super) refused: Option<Refused>,
    /// For whose change of the TLB the load/store unit takes no further access. Reset: nobody's.
    pub(super) translation_hold: Option<Context>,
    /// Whose instruction has changed a table of regions lately; `None` when there are no such tables.
    pub(super) table_changes: Option<TableChanges>,
    /// A byte waited at the console in the cycle before. Reset: false.
    pub(super) console_waiting: bool,
    /// `None` of a core that is not one of several, or has no extension.
    pub(super) rings: Option<Rings>,
    pub(super) starvation_guard: StarvationGuard,
    /// At the start of the cycle: the data cache has a lookup, and the request queue a request.
    pub(super) requests_wait: [bool; 2],
    /// In this cycle the external interrupt is pending.
    pub(super) pending: bool,
    /// Instructions that have retired in cycles that follow each other, at most 5.
    pub(super) retired_in_a_row: u8,
    /// With a scoreboard: the register that a load has written in the cycle before.
    pub(super) loaded: Option<(Warp, Gpr)>,
    pub(super) outputs: PortOutputs,
}

impl Core {
    /// A core as it is in cycle 0, the first in which reset is low.
    pub fn new(config: &CoreConfig) -> Self {
        let shape = Shape::new(config.arch, config.ram_bytes, config.stack_depth, config.into());
        let state = State::new(shape);
        let shares_tables = state.divergence().has_split_contexts();
        let caches = (config.instruction_cache, config.data_cache);
        let mut core = Core {
            state,
            warp_table: WarpTable::new(shape.contexts, shares_tables || config.scoreboard),
            shown: CycleRecord::new(TraceLayout::new(config)),
            clear_cycles_left: config.clear_cycles(),
            host_start: config.host_start,
            several_cores: config.several_cores,
            scheduler: Scheduler::new(shape.contexts, config.is_deep()),
            fetch_queue: FetchQueue::new(config.fetch_outstanding),
            instruction_cache: caches.0.map(|cache| InstructionCache::new(config, cache)),
            predictions: config.jump_prediction.then(|| Predictions::new(&shape)),
            scoreboards: config.scoreboard.then(|| Scoreboards::new(config)),
            counters: config.performance_counters.then(|| Counters::new(config)),
            bus_errors: config.bus_errors,
            decoder: Decoder::new(shape),
            decode: None,
            passage: Passage::new(config.pipeline),
            execute: None,
            commit: None,
            load_store: LoadStoreUnit::new(config, shape),
            data_cache: caches.1.map(|cache| Box::new(DataCache::new(config, cache))),
            request_queue: config.request_queue.then(|| Box::new(RequestQueue::new())),
            copy_unit: CopyUnit::new(&shape, config.fair_units),
            arithmetic: ArithmeticUnit::new(config, &shape),
            function_unit: config.custom_unit.map(|unit| Box::new(FunctionUnit::new(unit, &shape))),
            arrival: None,
            opening: None,
            refused: None,
            translation_hold: None,
            table_changes: shares_tables.then(TableChanges::default),
            console_waiting: false,
            rings: config.rings().then(Rings::default),
            starvation_guard: StarvationGuard::default(),
            requests_wait: [false; 2],
            pending: false,
            retired_in_a_row: 0,
            loaded: None,
            outputs: PortOutputs::default(),
        };
        core.outputs.instruction_response_ready = true;
        tlb::show(core.state.tlb(), &shape, &mut core.shown);
        core.drive_outputs();
        core
    }

    /// As after [`Core::new`], with the same configuration, but for the scratchpad, which keeps what it holds, and for
    /// the counts of rules that have fired.
    pub fn reset(&mut self, config: &CoreConfig) {
        self.note_reset();
        let scratchpad = std::mem::take(&mut self.state.scratchpad);
        let fired = std::mem::take(&mut self.state.fired);
        *self = Core::new(config);
        self.state.scratchpad = scratchpad;
        self.state.fired = fired;
    }

    /// The rules that have fired since the core was made.
    pub fn fired(&self) -> &Fired {
        &self.state.fired
    }

    /// What the core drives in this cycle. While a valid bit is false, what it goes with is
    /// unspecified.
    pub fn outputs(&self) -> &PortOutputs {
        &self.outputs
    }

    /// Fills the record of this cycle and moves on to the next one.
    pub fn step(&mut self, inputs: &PortInputs, record: &mut CycleRecord) {
        if self.host_start {
            self.listen_to_host(inputs);
        }
        record::at_start(self, inputs, record);
        self.state.fired.begin_cycle();
        self.note_ports(inputs);
        let retires = self.commit.as_ref().is_some_and(|stage| !stage.is_micro());
        let word_mask = self.state.shape().word_mask;
        self.state.core_number = inputs.core_number & word_mask;
        if self.several_cores {
            self.state.core_count = inputs.core_count & word_mask;
        }
        if let Some(boards) = &mut self.scoreboards {
            boards.begin(self.execute.as_ref());
            self.note_loaded_before();
        }
        let pending = self.external_interrupt_is_pending();
        self.pending = pending;
        let response_refused = self.response_is_refused(inputs);
        let banks_refused = self.load_store.refuses_banks_answer();
        let exchange_refused = self.load_store.refuses_exchange();
        self.note_refused([response_refused, banks_refused, exchange_refused]);

        let asked_for = self.schedule(inputs);
        let answer = self.answer(inputs, asked_for);
        let copy_refused = self.copy_unit.is_active() && answer.is_some();
        let result_refused = self.write_back(inputs, record);
        self.print(inputs, record);
        self.send_request(inputs, record);
        self.open_cluster_barriers(inputs.cluster_barrier_open);
        self.arrive(inputs.cluster_barrier_open);
        self.make_refused_due();
        if pending || !self.warp_table.sets.waiting_to_spawn.is_empty() {
            self.wake(pending);
        }
        let micro = self.copy_unit.step(answer.is_some(), &mut self.state.fired);
        let completed = match self.execute {
            Some(stage) => self.execute_stage(&stage, record),
            None => Completed::default(),
        };
        if let Some(changes) = &mut self.table_changes {
            let by = completed.table_changed_by;
            changes.push(by.map(|context| (context, self.state.warp_of(context))));
        }
        let fetched = self.take_answer(answer, completed.redirected, record);
        let fired = &mut self.state.fired;
        fired.mark(match (&fetched, &micro) {
            (Some(_), _) => RuleEvent::DecodeOfFetch,
            (None, Some(_)) => RuleEvent::DecodeOfCopy,
            (None, None) => RuleEvent::DecodeEmpty,
        });
        self.advance(&completed, fetched.or(micro));
        self.hold_back();
        if let Some(counters) = &mut self.counters {
            let cache = self.instruction_cache.as_ref();
            let misses = cache.is_some_and(InstructionCache::begins_fill);
            self.state.counts = counters.count(retires, misses, record).unwrap_or_default();
        }

        let answer_refused = response_refused || banks_refused || exchange_refused;
        let refused = answer_refused || copy_refused || result_refused;
        self.starvation_guard.count(refused);
        self.state.fired.mark_if(refused, RuleEvent::UnitStarved);
        self.console_waiting = inputs.console_input_valid;
        if self.rings.is_some() {
            self.pass_rings(inputs.rung);
        }
        self.clear_cycles_left = self.clear_cycles_left.saturating_sub(1);
        self.drive_outputs();
    }

    /// While the register files are being cleared, nothing has been scheduled: warp 0 starts where the host says.
    fn listen_to_host(&mut self, inputs: &PortInputs) {
        let word_mask = self.state.shape().word_mask;
        self.state.start_argument = inputs.start_argument & word_mask;
        let home = self.state.divergence().home_context(Warp(0));
        let start = Address(inputs.start_address & word_mask);
        if self.clear_cycles_left != 0 && self.state.contexts[home].pc != start {
            self.change(home).0.pc = start;
            self.look_at_contexts();
        }
    }

    /// Looks at the contexts that have changed.
    #[inline]
    fn look_at_contexts(&mut self) {
        let boards = self.scoreboards.as_mut();
        self.warp_table.begin(&self.state, boards, &mut self.shown);
    }

    /// The architectural state as it is at the start of the next cycle: what the hardware's own arrays hold then. A pc
    /// is the address that would be fetched next; what is in commit is not in the registers yet.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Every stage moves on by one; a redirected context's younger instructions do not.
    #[inline]
    fn advance(&mut self, completed: &Completed, into_decode: Option<InDecode>) {
        let survives = |context: Context| completed.redirected != Some(context);
        self.commit = completed.commit;
        let decoded = match &self.decode {
            Some(stage) if survives(stage.context) => Some(self.decoder.prepare(stage, &mut self.state.fired)),
            Some(_) => {
                self.state.fired.mark(RuleEvent::SquashedInDecode);
                None
            }
            None => None,
        };
        let passed = self.passage.advance(decoded);
        let is_squashed = passed.as_ref().is_some_and(|stage| !survives(stage.context));
        self.state.fired.mark_if(is_squashed, RuleEvent::SquashedInOperands);
        self.execute = passed.filter(|stage| survives(stage.context));
        self.decode = into_decode;
    }

    /// Computes what the core drives in the cycle that begins.
    #[inline]
    fn drive_outputs(&mut self) {
        let clearing = self.clear_cycles_left != 0;
        self.look_at_contexts();
        let sets = &self.warp_table.sets;
        let cache = self.data_cache.as_ref();
        let queue = self.request_queue.as_ref();
        self.requests_wait =
            [cache.is_some_and(|cache| cache.has_lookup()), queue.is_some_and(|queue| queue.has_requests())];
        let requests_wait = self.requests_wait != [false; 2];
        self.state.stopped = sets.stopped;
        self.state.waiting_to_spawn = sets.waiting_to_spawn;
        self.state.quiet = sets.quiet;
        self.state.access_on_its_way = self.load_store.has_active_access() || requests_wait;
        if let Some(boards) = &self.scoreboards {
            self.state.drained = boards.drained;
        }
        let homes = ContextSet::all(self.state.shape().warps);
        let rests = sets.stopped == homes && self.commit.is_none();
        self.outputs.done = !clearing && rests && !self.external_interrupt_is_pending();
        self.choose(Obstacles {
            clearing,
            paused: self.starvation_guard.pauses() || self.copy_unit.has_turn(),
            fetch_queue_full: self.fetch_queue.is_full(),
        });
        self.ask_for_fetch();
        self.drive_cluster_barriers();
        let commit_writes = self.commit.is_some_and(|stage| stage.gpr.is_some());
        self.drive_data_port(!clearing && !commit_writes, requests_wait);
    }
}
