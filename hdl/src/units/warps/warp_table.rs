//! The state of every context: who runs, where, with which lanes, and how many of its instructions are under way.
//!
//! It stands in one block because a context's state is changed from three places (schedule, the units that wake it, execute), and only
//! here is it plain who wins (docs/pipeline.md section 16). What the scheduler compares across contexts is one bit a context in vectors;
//! what is read for a single context is in small RAMs.

use isa::{CoreConfig, PerContext, PerWarp, Scalar};

use super::jump_prediction::{immediate_bits, JumpPrediction, JumpUpdate};
use super::spawn_turn::{self, SpawnTurn};
use super::traced_warps::{StoppingInterrupt, TracedWarps};
use super::warp_modes::WarpModes;
use crate::index::{context_index, context_set, home_of, homes_of, warp_index, warp_set};
use crate::kit::prelude::*;
use crate::trace::TracePorts;
use crate::units::arithmetic;
use crate::units::divergence::multi_path::contexts::ContextEffects;
use crate::units::divergence::{self, has_split_contexts};
use crate::units::files::interrupt_address::{DueInterrupt, DUE_INTERRUPT_BITS};
use crate::units::memory::scratchpad;
use crate::units::scoreboard::hold_back::{self, HoldBack};
use crate::units::scoreboard::ports::RegisterWait;

mod contexts;
mod states;
mod update;

pub use self::update::{Wake, WarpUpdate};

/// The fields of contexts that stand here.
const TRACED: [PerContext; 6] = [
    PerContext::State,
    PerContext::Pc,
    PerContext::ActiveMask,
    PerContext::InFlight,
    PerContext::Epoch,
    PerContext::DueInterrupt,
];

/// The core's own trace fields that stand here.
const CORE_TRACED: [Scalar; 4] = [
    Scalar::ConsoleWaiting,
    Scalar::SpawnTurnValid,
    Scalar::SpawnTurnWarp,
    Scalar::LastSpawnTurn,
];

hardware! {
    /// The state of every context.
    ///
    /// Vectors have one bit a context. A redirect wins over what schedule does to the same context in the same cycle.
    pub struct WarpTable(config: &CoreConfig) {
        let arch = &config.arch;
        let contexts = config.contexts();
        let all = u128::MAX >> (128 - contexts);
        let translates = config.tlb_entries > 0;
        let splits = has_split_contexts(config);
        let all_warps = u128::MAX >> (128 - arch.warps());
        let shown = if config.trace { contexts } else { 0 };

        /// The clock.
        pub clock: Clock,
        /// Synchronous reset, active high.
        pub reset: In(1),
        /// From clear: the state in RAM is being given its reset value.
        pub clearing: In(1),
        /// From clear: the warp whose turn it is.
        pub clear_warp: In(warp_index(config)),
        /// From schedule: the context chosen, whether or not it is fetched for.
        pub schedule_context: In(context_index(config)),
        /// From schedule: the context chosen, one bit a context; no bit when there is no candidate.
        pub schedule_select: In(context_set(config)),
        /// From the outside: where warp 0 starts.
        pub start_address: In(arch.word_bits()) if (config.host_start),
        /// To schedule: contexts whose pc is where they were redirected to.
        pub redirected_contexts: Out(context_set(config)),
        /// To schedule: the context scheduled in the cycle before, one bit a context.
        pub latest: Out(context_set(config)),
        /// From schedule: the context chosen is one of the redirected.
        pub chose_redirected: In(1),
        /// From schedule: the warp chosen is the latest.
        pub chose_latest: In(1),
        /// To schedule: contexts that have gone nowhere since they were started.
        pub starting: Out(context_set(config)) if (splits),
        /// From schedule: the context chosen is one of these.
        pub chose_starting: In(1) if (splits),
        /// From schedule: a fetch for the chosen context is taken.
        pub schedule_fire: In(1),
        /// To schedule: the chosen context's pc.
        pub schedule_pc: Out(arch.word_bits()),
        /// To fetch queue: address fetched in the cycle before.
        pub fetched_pc: Out(arch.word_bits()),
        /// To fetch queue: it was predicted to jump back.
        pub fetched_predicted: Out(1) if (config.jump_prediction),
        /// To schedule: contexts that are Running in the next cycle.
        pub next_running: Out(context_set(config)),
        /// To schedule: contexts with nothing in flight in the next cycle.
        pub next_idle: Out(context_set(config)),
        /// To schedule and fetch: the epoch of each context.
        pub epoch: Out(context_set(config)),
        /// From decode: the context whose mask and divergence state are read.
        pub decode_context: In(context_index(config)),
        /// To decode: active lanes of the context there.
        pub decode_active_mask: Out(arch.lanes()),
        /// From decode: its warp.
        pub decode_owner: In(warp_index(config)) if (splits),
        /// To divergence: what it keeps of the warp there.
        pub decode_divergence_state: Out(divergence::state_bits(config)) if (divergence::state_bits(config) > 0),
        /// To decode: the immediate of the jump that the context there remembers.
        pub decode_jump_immediate: Out(immediate_bits(config)) if (config.jump_prediction),
        /// To decode: the warp there is in supervisor mode.
        pub decode_supervisor: Out(1),
        /// To decode: number of the interrupt that awaits its instruction; 0 none.
        pub decode_due_interrupt: Out(DUE_INTERRUPT_BITS),
        /// To schedule: warps in supervisor mode.
        pub supervisors: Out(warp_set(config)) if (translates),
        /// From execute: what the instruction does to its context.
        pub update: WarpUpdate<In>(config),
        /// From execute: what it does to the prediction of its jumps.
        pub jump_update: JumpUpdate<In>(config),
        /// From split contexts: which other contexts it changes, and which are held.
        pub effects: ContextEffects<In>(config),
        /// To split contexts: contexts that are Running.
        pub running: Out(context_set(config)) if (splits),
        /// To split contexts: contexts in WaitSpawn.
        pub spawning: Out(context_set(config)) if (splits),
        /// From split contexts, for the trace: contexts that are Free.
        pub free: In(context_set(config)) if (splits && config.trace),
        /// From execute: an interrupt that stops it.
        pub stopping: StoppingInterrupt<In>(config) if (config.trace),
        /// From execute: there is a kernel entry.
        pub has_entry: In(1),
        /// To execute: warps whose interrupts are enabled.
        pub enabled: Out(warp_set(config)),
        /// To execute and commit: warp 0 is to take the external interrupt.
        pub pending: Out(1),
        /// From the outside: a byte waits at the console.
        pub console_input_valid: In(1),
        /// To execute: a warp is Stopped, and it is the turn of the context there to spawn.
        pub may_spawn: Out(1),
        /// To execute: the lowest Stopped warp.
        pub free_warp: Out(warp_index(config)),
        /// To commit: every warp is Stopped.
        pub all_stopped: Out(1),
        /// From load/store: a context's last store request to RAM is taken.
        pub store_done: Wake<In>(config) if (!config.scoreboard),
        /// From load/store: a context's last store request to the scratchpad fires, where others may be done in the same cycle.
        pub scratchpad_store_done: Wake<In>(config) if (!config.scoreboard && scratchpad::stores_apart(config)),
        /// From load/store: a context's byte is printed.
        pub print_done: Wake<In>(config) if (!config.scoreboard),
        /// From load/store: a context's last load response is taken.
        pub load_done: Wake<In>(config) if (!config.scoreboard),
        /// From scoreboard: contexts that waited for what happens to their accesses.
        pub memory_woken: In(context_set(config)) if (config.scoreboard),
        /// From scoreboard: contexts with GPRs on their way in the next cycle.
        pub next_pending: In(context_set(config)) if (config.scoreboard),
        /// From execute: whether the instruction there waits for a register, and where.
        pub register_wait: RegisterWait<In>(config),
        /// From load/store unit: a data access has failed.
        pub access_due: DueInterrupt<In>(config),
        /// From load/store unit: the memory says that a data access has failed.
        pub error_due: Wake<In>(config) if (config.bus_errors),
        /// From execute: operands were refused in the cycle before.
        pub operands_due: DueInterrupt<In>(config),
        /// From arithmetic unit: a context's result is written.
        pub arithmetic_done: Wake<In>(config) if (arithmetic::is_present(config)),
        /// From barriers: contexts that no longer wait at a barrier.
        pub released: In(context_set(config)) if (config.barriers > 0),
        /// From commit: a context's registers are copied.
        pub copy_done: Wake<In>(config),
        /// From commit: the warp whose registers are copied then stops.
        pub copy_stops: In(1),
        /// To interrupt address, for the trace: contexts whose due interrupt has an address.
        pub due_with_address: Out(context_set(config)) if (config.trace),
        /// To the lock step: the state at the start of the cycle.
        pub trace: TracePorts = TracePorts::new(config, &CORE_TRACED)
            .with_contexts(config, &TRACED)
            .with_divergence_fields(config, &divergence::fields_of_warp_table(config))
            .with_warps(config, PerWarp::ALL)
            .with_predictions(config)
            .with_scoreboards(config, &hold_back::TRACED),

        /// Contexts that may be scheduled. Reset: warp 0.
        running_contexts: Register(context_set(config); reset 1),
        /// Contexts without active lanes. Reset: all but warp 0.
        stopped_contexts: Register(warp_set(config); reset all_warps ^ 1),
        /// Contexts whose wspawn found no stopped warp.
        spawning_contexts: Register(context_set(config); reset 0),
        /// Flips with each redirect, so that what was fetched before it is known when it arrives.
        epochs: Register(context_set(config); reset 0),
        /// Scheduled instructions, not yet through execute nor squashed, of each context.
        in_flight: [Register(config.in_flight_bits(); reset 0); contexts],
        /// Contexts with nothing in flight: the counts again, ready for schedule. Reset: all.
        idle_contexts: Register(context_set(config); reset all),
        /// Address fetched in the cycle before. Reset: so that the address behind it is 0.
        last_pc: Register(arch.word_bits(); reset u128::from(arch.word_mask() - u64::from(arch.word_bytes()) + 1)),
        /// The context that last_pc was fetched for.
        last_context: Register(context_index(config); reset 0),
        /// The context scheduled in the cycle before, one bit a context; no bit when nothing was fetched. Reset: context 0, whose pc is thereby
        /// written.
        last_scheduled: Register(context_set(config); reset 1),
        /// Contexts whose pc stands in redirect_pc.
        redirected: Register(context_set(config); reset 0),
        /// The address behind the instruction scheduled last, written one cycle after it.
        sequential_pc: DistributedRam(contexts, arch.word_bits(), shown),
        /// Where execute last sent the context.
        redirect_pc: DistributedRam(contexts, arch.word_bits(), shown),
        /// Active mask above divergence state.
        lane_context: DistributedRam(contexts, arch.lanes() + divergence::state_bits(config), shown),
        /// Contexts that have gone nowhere since they were started: pc and mask stand in the RAMs of starts. Reset: none.
        at_start: Register(context_set(config); reset 0) if (splits),
        /// Where each context was last started.
        start_pc: DistributedRam(contexts, arch.word_bits(), shown) if (splits),
        /// With which active mask, above its divergence state.
        start_context: DistributedRam(contexts, arch.lanes() + divergence::state_bits(config), shown) if (splits),
        modes: WarpModes(config),
        jump_prediction: JumpPrediction(config) if (config.jump_prediction),
        hold_back: HoldBack(config) if (config.scoreboard),
        spawn_turn: SpawnTurn(config) if (spawn_turn::is_present(config)),
        traced_warps: TracedWarps(config) if (config.trace),
        _config: CoreConfig = *config,
    }
}

/// Vectors with one bit a context, of what happens in this cycle.
struct Events {
    scheduled: Expr,
    redirected: Expr,
    spawned: Expr,
    finished: Expr,
    /// The context in execute, whatever happens to it.
    executes: Expr,
}

impl Describe for WarpTable {
    fn kernel(&self, k: &mut Kernel) {
        let events = self.events(k);
        self.states(k, &events);
        self.counts(k, &events);
        let next = self.addresses(k, &events);
        self.contexts(k);
        self.modes(k, &events);
        self.traced(k, &events, next);
    }
}

impl WarpTable {
    /// `bit` for the contexts in `select`, 0 for the others.
    fn at(&self, bit: impl Into<Expr>, select: impl Into<Expr>) -> Expr {
        replicate(self.epoch.width(), bit) & select
    }

    fn events(&self, k: &mut Kernel) -> Events {
        let update = &self.update;
        let contexts = self.epoch.width();
        k.comment("what happens to which context in this cycle");
        let execute_select = k.decode("execute_select", &update.context, contexts);
        let stopped = self.stopped_contexts.val();
        let free_select = k.lowest_set("free_select", &stopped);
        let free_context = k.encode("lowest_stopped", &free_select, self.free_warp.width());
        k.drive(&self.free_warp, free_context);
        k.drive(&self.all_stopped, stopped.all());
        Events {
            scheduled: k.wire(
                "scheduled",
                self.at(&self.schedule_fire, &self.schedule_select),
            ),
            redirected: k.wire("redirects", self.at(&update.redirect, &execute_select)),
            spawned: k.wire(
                "spawned",
                self.at(&update.spawn, homes_of(&self._config, free_select)),
            ),
            finished: k.wire("finished", self.at(&update.finish, &execute_select)),
            executes: execute_select,
        }
    }

    /// The pc: of the RAMs, that which was written last. The sequential one is written a cycle late, so that the addition does not
    /// lengthen the way of the choice. Gives the address behind what was scheduled last, as it is written.
    fn addresses(&self, k: &mut Kernel, events: &Events) -> Expr {
        let update = &self.update;
        k.comment("pc");
        let home = self.at(&update.to_home, &self.effects.home);
        let moved = &events.redirected | &events.spawned | &self.effects.begun | home;
        let moved = k.wire("moved", moved);
        let sequential = self.redirected.val() & !&events.scheduled;
        k.update(&self.redirected, sequential | &moved);

        k.update(&self.last_pc, &self.schedule_pc);
        k.drive(&self.fetched_pc, &self.last_pc);
        k.update(&self.last_context, &self.schedule_context);
        k.update(&self.last_scheduled, &events.scheduled);
        let next = k.add_constant(
            "last_pc_plus_word",
            &self.last_pc,
            u128::from(self._config.arch.word_bytes()),
        );
        let next = self.predicted(k, events, next);
        self.hold_back(k, events, &moved, &next);
        let sequential = &self.sequential_pc;
        k.drive(&sequential.write_enable, self.last_scheduled.val().any());
        k.drive(&sequential.write_address, &self.last_context);
        let behind = self.or_start_address(&next);
        k.drive(&sequential.write_data, &behind);
        k.drive(&sequential.read_address, &self.schedule_context);

        let started = home_of(&self._config, &self.free_warp);
        let written = select(&update.spawn, started, self.changed_context());
        let redirect = &self.redirect_pc;
        k.drive(
            &redirect.write_enable,
            update.redirect.val() | &update.spawn,
        );
        k.drive(&redirect.write_address, written);
        k.drive(&redirect.write_data, &update.pc);
        k.drive(&redirect.read_address, &self.schedule_context);

        k.drive(&self.redirected_contexts, &self.redirected);
        k.drive(&self.latest, &self.last_scheduled);
        let sequential = select(&self.chose_latest, &next, &sequential.read_data);
        let redirected = &self.chose_redirected;
        let start = &self.start_pc;
        let started = (self.at_start.val() & !&moved) | &self.effects.started;
        k.update(&self.at_start, started);
        k.drive(&start.write_enable, &update.starts);
        k.drive(&start.write_address, &self.effects.started_context);
        k.drive(&start.write_data, &update.started_pc);
        k.drive(&start.read_address, &self.schedule_context);
        k.drive(&self.starting, &self.at_start);
        let elsewhere = select(
            &self.chose_starting,
            &start.read_data,
            &self.redirect_pc.read_data,
        );
        k.drive(&self.schedule_pc, select(redirected, elsewhere, sequential));
        behind
    }

    /// The context whose pc, mask and divergence state the instruction in execute changes: its own, or the home of its warp, when that goes on instead. (A
    /// split changes two, its own and the one that it starts, and the RAMs have one write port each. So where contexts start stands in RAMs of their
    /// own, as long as they have gone nowhere else.)
    fn changed_context(&self) -> Expr {
        let home = home_of(&self._config, &self.update.owner);
        select(&self.update.to_home, home, &self.update.context)
    }

    /// What is written as the pc of the context that was scheduled last. In the first cycle that is warp 0's, which then comes from the host, if there is one. It
    /// goes to the RAM only: no way leads from here to the instruction port.
    fn or_start_address(&self, next: &Expr) -> Expr {
        match self.start_address.is_present() {
            false => next.clone(),
            true => select(&self.clearing, &self.start_address, next),
        }
    }

    /// The address behind what was scheduled last; the target, if it was predicted to jump.
    fn predicted(&self, k: &mut Kernel, events: &Events, next: Expr) -> Expr {
        let prediction = &self.jump_prediction;
        k.drive(&prediction.schedule_context, &self.schedule_context);
        k.drive(&prediction.schedule_select, &self.schedule_select);
        k.drive(&prediction.last_pc, &self.last_pc);
        k.connect(&prediction.update, &self.jump_update);
        k.drive(&prediction.execute_context, &self.update.context);
        k.drive(&prediction.execute_select, &events.executes);
        k.drive(&prediction.decode_context, &self.decode_context);
        self.trace.hand_on(k, &prediction.trace);
        k.drive(&self.fetched_predicted, &prediction.predicted);
        k.drive(&self.decode_jump_immediate, &prediction.decode_immediate);
        let goes_on = select(&prediction.predicted, &prediction.target, next);
        k.wire("pc_after_last", goes_on)
    }

    /// What contexts are remembered by that a scoreboard holds back, and where the one that was scheduled last goes on.
    fn hold_back(&self, k: &mut Kernel, events: &Events, moved: &Expr, next: &Expr) {
        let unit = &self.hold_back;
        k.connect(&unit.wait, &self.register_wait);
        k.drive(&unit.execute_context, &self.update.context);
        k.drive(&unit.execute_select, &events.executes);
        k.drive(&unit.schedule_context, &self.schedule_context);
        k.drive(&unit.schedule_select, &self.schedule_select);
        // Where it has been sent elsewhere, that counts.
        let fetched = self.last_scheduled.val() & !self.redirected.val();
        k.drive(&unit.fetched, fetched);
        k.drive(&unit.next_pc, next);
        k.drive(&unit.moved, &events.scheduled | moved);
        k.drive(&unit.pending, &self.next_pending);
        self.trace.hand_on(k, &unit.trace);
    }
}
