//! The core: the stages' registers, and the order in which a cycle's updates count.
//!
//! Every output is a function of the state at the start of the cycle, so it is computed once, at the
//! end of the cycle before. [`Core::step`] then fills the cycle's record and moves on by one cycle,
//! in the order of docs/pipeline.md section 16.

use isa::ports::{PortInputs, PortOutputs};
use isa::{Address, Context, CoreConfig, CycleRecord, Warp};
use typed_index_collections::{ti_vec, TiVec};

use super::arithmetic_unit::ArithmeticUnit;
use super::commit::InCommit;
use super::context_view::ContextView;
use super::copy_unit::CopyUnit;
use super::counters::Counters;
use super::data_cache::DataCache;
use super::decode::{Decoder, InDecode};
use super::due_interrupt::Refused;
use super::execute::Completed;
use super::fetch::FetchQueue;
use super::instruction_cache::InstructionCache;
use super::load_store::LoadStoreUnit;
use super::operands::InOperands;
use super::prediction::Predictions;
use super::record;

use super::schedule::{ContextTiming, Scheduler, STARVED_MAX};
use super::scoreboard::Scoreboards;
use super::table_changes::TableChanges;
use super::tlb_view::TlbView;
use super::write_port::starved_next;
use crate::semantics::{Arrival, ContextSet, Shape, State};

/// The cycle-exact model of one core.
#[derive(Clone, Debug)]
pub struct Core {
    /// Contexts, registers, what is kept of divergence.
    pub(super) state: State,
    /// Per context: epoch, count in flight, due interrupt.
    pub(super) timing: TiVec<Context, ContextTiming>,
    /// Cycles in which the register files are still being cleared. Reset: all of them.
    clear_cycles_left: u64,
    /// A host says where warp 0 starts, and with which argument.
    host_start: bool,
    pub(super) scheduler: Scheduler,
    pub(super) contexts: ContextView,
    pub(super) tlb: TlbView,
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
    pub(super) operands: Option<InOperands>,
    pub(super) execute: Option<InOperands>,
    pub(super) commit: Option<InCommit>,
    pub(super) load_store: LoadStoreUnit,
    /// `None` of a core without one.
    pub(super) data_cache: Option<Box<DataCache>>,
    pub(super) copy_unit: CopyUnit,
    pub(super) arithmetic: ArithmeticUnit,
    /// Who had a bar in execute in the cycle before. Reset: none.
    pub(super) arrival: Option<Arrival>,
    /// The instruction that was refused in execute in the cycle before. Reset: none.
    pub(super) refused: Option<Refused>,
    /// For whose change of the TLB the load/store unit takes no further access. Reset: nobody's.
    pub(super) translation_hold: Option<Context>,
    /// Whose instruction has changed a table of regions lately; `None` when there are no such tables.
    pub(super) table_changes: Option<TableChanges>,
    /// A byte waited at the console in the cycle before. Reset: false.
    pub(super) console_waiting: bool,
    /// Cycles in a row in which a unit was refused, at most 15. Reset: 0.
    starved: u8,
    pub(super) outputs: PortOutputs,
}

impl Core {
    /// A core as it is in cycle 0, the first in which reset is low.
    pub fn new(config: &CoreConfig) -> Self {
        let shape = Shape::new(
            config.arch,
            config.ram_bytes,
            config.stack_depth,
            config.into(),
        );
        let state = State::new(shape);
        let shares_tables = state.divergence().has_split_contexts();
        let mut core = Core {
            state,
            timing: ti_vec![ContextTiming::default(); shape.contexts],
            clear_cycles_left: config.clear_cycles(),
            host_start: config.host_start,
            scheduler: Scheduler::new(shape.contexts),
            contexts: ContextView::new(config, &shape),
            tlb: TlbView::new(config),
            fetch_queue: FetchQueue::new(config.fetch_outstanding),
            instruction_cache: config
                .instruction_cache
                .map(|cache| InstructionCache::new(config, cache)),
            predictions: config.jump_prediction.then(|| Predictions::new(config)),
            scoreboards: config.scoreboard.then(|| Scoreboards::new(config)),
            counters: config.performance_counters.then(|| Counters::new(config)),
            bus_errors: config.bus_errors,
            decoder: Decoder::new(shape),
            decode: None,
            operands: None,
            execute: None,
            commit: None,
            load_store: LoadStoreUnit::new(config, shape),
            data_cache: config
                .data_cache
                .map(|cache| Box::new(DataCache::new(config, cache))),
            copy_unit: CopyUnit::new(&shape, config.fair_units),
            arithmetic: ArithmeticUnit::new(config, &shape),
            arrival: None,
            refused: None,
            translation_hold: None,
            table_changes: shares_tables.then(TableChanges::default),
            console_waiting: false,
            starved: 0,
            outputs: PortOutputs::default(),
        };
        core.outputs.instruction_response_ready = true;
        core.drive_outputs();
        core
    }

    /// As after [`Core::new`], with the same configuration, but for the scratchpad, which keeps what it holds.
    pub fn reset(&mut self, config: &CoreConfig) {
        let scratchpad = std::mem::take(&mut self.state.scratchpad);
        *self = Core::new(config);
        self.state.scratchpad = scratchpad;
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
        let retires = self.commit.as_ref().is_some_and(|stage| !stage.is_micro());
        self.state.core_number = inputs.core_number & self.state.shape().word_mask;
        if let Some(boards) = &mut self.scoreboards {
            boards.begin(self.execute.as_ref());
        }
        let pending = self.external_interrupt_is_pending();
        let response_refused = self.response_is_refused(inputs);
        let banks_refused = self.load_store.refuses_banks_answer();

        let asked_for = self.schedule(inputs);
        let answer = self.answer(inputs, asked_for);
        let copy_refused = self.copy_unit.is_active() && answer.is_some();
        let result_refused = self.write_back(inputs, record);
        self.print(inputs, record);
        self.send_request(inputs, record);
        self.arrive();
        self.make_refused_due();
        if pending || !self.contexts.sets.waiting_to_spawn.is_empty() {
            self.wake(pending);
        }
        let micro = self.copy_unit.step(answer.is_some());
        let completed = match self.execute {
            Some(stage) => self.execute_stage(&stage, record),
            None => Completed {
                commit: None,
                redirected: None,
                table_changed_by: None,
            },
        };
        self.note_table_change(completed.table_changed_by);
        let fetched = self.take_answer(answer, completed.redirected, record);
        self.advance(&completed, fetched.or(micro));
        self.note_fetches();
        self.count(retires, record);

        let refused = response_refused || banks_refused || copy_refused || result_refused;
        self.starved = starved_next(self.starved, refused);
        self.console_waiting = inputs.console_input_valid;
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
            self.state.contexts[home].pc = start;
            self.contexts.touch(home);
            self.refresh_contexts();
        }
    }

    /// Looks at the contexts that have changed.
    #[inline]
    fn refresh_contexts(&mut self) {
        self.contexts
            .refresh(&self.state, &self.timing, self.scoreboards.as_mut());
    }

    /// The architectural state as it stands at the start of the next cycle: what the hardware's own
    /// arrays hold then. A pc is the address that would be fetched next; what is in commit is not in
    /// the registers yet.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Every stage moves on by one; a redirected context's younger instructions do not.
    #[inline]
    fn advance(&mut self, completed: &Completed, into_decode: Option<InDecode>) {
        let survives = |context: Context| completed.redirected != Some(context);
        self.commit = completed.commit;
        self.execute = self.operands.filter(|stage| survives(stage.context));
        self.operands = match &self.decode {
            Some(stage) if survives(stage.context) => Some(self.decoder.prepare(stage)),
            _ => None,
        };
        self.decode = into_decode;
    }

    /// Computes what the core drives in the cycle that begins.
    #[inline]
    fn drive_outputs(&mut self) {
        let clearing = self.clear_cycles_left != 0;
        self.refresh_contexts();
        self.tlb.refresh(self.state.tlb(), self.state.shape());
        self.state.stopped = self.contexts.sets.stopped;
        self.state.waiting_to_spawn = self.contexts.sets.waiting_to_spawn;
        let cache = self.data_cache.as_ref();
        let looks_up = cache.is_some_and(|cache| cache.has_lookup());
        self.state.access_on_its_way = self.load_store.has_active_access() || looks_up;
        self.state.quiet = self.contexts.sets.quiet;
        if let Some(boards) = &self.scoreboards {
            self.state.drained = boards.drained;
        }
        let paused = self.starved == STARVED_MAX || self.copy_unit.has_turn();
        self.choose(clearing, paused);
        self.ask_for_fetch();
        let outputs = &mut self.outputs;
        let byte = self.load_store.byte_to_print();
        outputs.console_output_valid = byte.is_some();
        outputs.console_output_data = byte.unwrap_or(0).into();
        let commit_writes = self
            .commit
            .as_ref()
            .is_some_and(|stage| stage.gpr.is_some());
        let port_is_free = !clearing && !commit_writes;
        self.load_store.begin(looks_up, port_is_free);
        let asks = self.load_store.request_valid();
        let takes_answer = self.load_store.awaits_response()
            && port_is_free
            && !self.load_store.has_banks_answer();
        match &mut self.data_cache {
            None => {
                outputs.data_request_valid = asks;
                outputs.data_response_ready = takes_answer;
            }
            Some(cache) => cache.begin(asks, takes_answer, outputs),
        }
        let homes = ContextSet::all(self.state.shape().warps);
        let rests = self.contexts.sets.stopped == homes && self.commit.is_none();
        self.outputs.done = !clearing && rests && !self.external_interrupt_is_pending();
    }
}
