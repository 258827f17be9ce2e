//! The state of every context: whether it runs, where, with which lanes, and how many of its instructions are under way.
//!
//! It is one block because a context's state is changed from three places (schedule, the units that wake it,
//! execute), and only here is it plain which wins (docs/pipeline.md section 16). What the scheduler compares across
//! contexts is one bit a context in vectors; what is read for a single context is in small RAMs.

use isa::{CoreConfig, PerContext, PerWarp, Scalar};

use super::jump_prediction::JumpPrediction;
use super::spawn_turn::{self, SpawnTurn};
use super::traced_warps::TracedWarps;
use super::warp_modes::WarpModes;
use crate::citations::cite;
use crate::index::{context_index, context_set, home_of, homes_of, warp_set};
use crate::kit::prelude::*;
use crate::kit::Width;
use crate::trace::TracePorts;
use crate::units::arithmetic;
use crate::units::divergence::{self, has_split_contexts};
use crate::units::parts::clear_sequence::ClearSequence;
use crate::units::scoreboard::hold_back::{self, HoldBack};

mod contexts;
pub mod ports;
mod states;
mod update;

use self::ports::*;
pub use self::update::{Wake, WarpUpdate};

/// The trace fields of contexts.
const TRACED: [PerContext; 6] = [
    PerContext::State,
    PerContext::Pc,
    PerContext::ActiveMask,
    PerContext::InFlight,
    PerContext::Epoch,
    PerContext::DueInterrupt,
];

/// The core's own trace fields of this unit.
const CORE_TRACED: [Scalar; 4] =
    [Scalar::ConsoleWaiting, Scalar::SpawnTurnValid, Scalar::SpawnTurnContext, Scalar::LastSpawnTurn];

/// How many warps one bit of the stopped groups is for: as many as a look-up table of an FPGA has inputs.
const GROUP: u32 = 4;

/// One bit a group of warps: one of its warps is in the set.
fn any_of_groups(warps: u128) -> u128 {
    let groups = (0..u128::BITS / GROUP).filter(|group| warps >> (GROUP * group) & 0xf != 0);
    groups.map(|group| 1 << group).sum()
}

hardware! {
    /// The state of every context.
    ///
    /// Vectors have one bit a context. A redirect wins over what schedule does to the same context in the same cycle.
    pub struct WarpTable(config: &CoreConfig) {
        let arch = &config.arch;
        let contexts = config.contexts();
        let all = u128::MAX >> (128 - contexts);
        let splits = has_split_contexts(config);
        let all_warps = u128::MAX >> (128 - arch.warps());
        let shown = if config.trace { contexts } else { 0 };
        from clear: ClearSequence(config) { clearing, clear_warp = warp }

        /// What schedule and fetch queue, and the warp table, tell one another.
        pub schedule: ScheduleSide(config),
        /// What is read for the context in decode.
        pub decode: DecodeSide(config),
        /// What execute says of the instruction there, and learns.
        pub execute: ExecuteSide(config),
        /// What split contexts and the warp table tell one another.
        pub contexts: SplitContextsSide(config),
        /// What units and commit tell of contexts that wait.
        pub events: EventSide(config),
        /// From the outside: where warp 0 starts.
        pub start_address: In(arch.word_bits()) if (config.host_start),
        /// From the outside: a byte waits at the console.
        pub console_input_valid: In(1),
        /// From the outside: a core rings this one.
        pub rung: In(1) if (config.rings()),
        /// To commit: every warp is Stopped.
        pub all_stopped: Out(1),
        /// To interrupt address, for the trace: contexts whose due interrupt has an address.
        pub due_with_address: Out(context_set(config)) if (config.trace),
        /// To the lock step: the state at the start of the cycle.
        pub trace: TracePorts = TracePorts::new(config, &CORE_TRACED)
            .with_contexts(config, &TRACED)
            .with_divergence_fields(config, &divergence::fields_of_warp_table(config))
            .with_warps(config, PerWarp::ALL)
            .with_rings(config)
            .with_predictions(config)
            .with_scoreboards(config, &hold_back::TRACED),

        /// Contexts that may be scheduled. Reset: warp 0.
        running_contexts: Register(context_set(config); reset 1),
        /// In a deep pipeline: contexts that were woken in the cycle before, which may be scheduled, too. They have a
        /// register of their own so that no more logic follows what is late. Reset: none.
        woken_contexts: Register(context_set(config); reset 0) if (config.is_deep()),
        /// In a deep pipeline: the context that left the running ones in the cycle before, likewise.
        left: LateContextRegister(config),
        /// The context whose load was answered in the cycle before.
        loaded: LateContextRegister(config),
        /// The context whose result was written in the cycle before.
        computed: LateContextRegister(config) if (arithmetic::is_present(config)),
        /// Contexts that the last cycle cleared; no answer makes them run.
        cleared_contexts: Register(context_set(config); reset 0) if (config.is_deep() && splits),
        /// Contexts that may be scheduled in this cycle.
        may_run: Local(context_set(config)) if (config.is_deep()),
        /// Contexts without active lanes. Reset: all but warp 0.
        stopped_contexts: Register(warp_set(config); reset all_warps ^ 1),
        /// In a deep pipeline, for each four of them: one has no active lane. Reset: as the warps have it.
        stopped_groups: Register(arch.warps().div_ceil(GROUP); reset any_of_groups(all_warps ^ 1)) if (config.is_deep()),
        /// Contexts whose wspawn found no stopped warp.
        spawning_contexts: Register(context_set(config); reset 0),
        /// In a deep pipeline, for each four of them: there is one. Reset: none.
        spawning_groups: Register(arch.warps().div_ceil(GROUP); reset 0) if (config.is_deep() && !splits && contexts > 1),
        /// Flips with each redirect, so that fetch knows what was fetched before it.
        epochs: Register(context_set(config); reset 0) if (!config.is_deep()),
        /// Scheduled instructions, not yet through execute nor squashed, of each context.
        in_flight: [Register(config.in_flight_bits(); reset 0); if config.is_deep() { 0 } else { contexts }],
        /// Contexts with nothing in flight: the counts again, ready for schedule. Reset: all.
        idle_contexts: Register(context_set(config); reset all),
        /// Address fetched in the cycle before. Reset: so that the address behind it is 0.
        last_pc: Register(arch.word_bits(); reset u128::from(arch.word_mask() - u64::from(arch.word_bytes()) + 1)),
        /// The context that last_pc was fetched for.
        last_context: Register(context_index(config); reset 0),
        /// The context scheduled in the cycle before, one bit a context; no bit when nothing was fetched. Reset:
        /// context 0, whose pc is thereby written.
        last_scheduled: Register(context_set(config); reset 1),
        /// Contexts whose pc is in redirect_pc.
        redirected: Register(context_set(config); reset 0),
        /// The address behind the instruction scheduled last, written one cycle after it.
        sequential_pc: DistributedRam(contexts, arch.word_bits(), shown),
        /// Where execute last sent the context.
        redirect_pc: DistributedRam(contexts, arch.word_bits(), shown),
        /// Active mask above divergence state.
        lane_context: DistributedRam(contexts, arch.lanes() + divergence::state_bits(config), shown),
        /// Contexts that have gone nowhere since they were started: pc and mask are in the RAMs of starts. Reset:
        /// none.
        at_start: Register(context_set(config); reset 0) if (splits),
        /// Where each context was last started.
        start_pc: DistributedRam(contexts, arch.word_bits(), shown) if (splits),
        /// With which active mask, above its divergence state.
        start_context: DistributedRam(contexts, arch.lanes() + divergence::state_bits(config), shown) if (splits),
        /// What is written into the RAM of redirects, in a deep pipeline a cycle later.
        redirect_write: RamWriteRegister(&RamWriteShape::of(config, arch.word_bits())),
        /// What is written as mask and divergence state.
        lane_write: RamWriteRegister(&RamWriteShape::of(config, arch.lanes() + divergence::state_bits(config))),
        modes: WarpModes(config),
        jump_prediction: JumpPrediction(config) if (config.jump_prediction),
        hold_back: HoldBack(config) if (config.scoreboard),
        spawn_turn: SpawnTurn(config) if (spawn_turn::is_present(config)),
        traced_warps: TracedWarps(config) if (config.trace),
        _config: CoreConfig = *config,
    }
}

bundle! {
    /// A context whose event comes late in a cycle: the warp table keeps only its number, so that no more logic follows.
    pub struct LateContext / LateContextRegister(config: &CoreConfig) if (config.is_deep()) {
        /// There is one.
        valid: 1; reset 0,
        /// Its number.
        context: context_index(config),
    }
}

/// What a RAM with a word a context is written with.
#[derive(Clone, Debug)]
pub struct RamWriteShape {
    is_deep: bool,
    address: Width,
    width: u32,
}

impl RamWriteShape {
    fn of(config: &CoreConfig, width: u32) -> RamWriteShape {
        RamWriteShape { is_deep: config.is_deep(), address: context_index(config), width }
    }
}

bundle! {
    /// A write that reaches its RAM a cycle later: what decides about the write is late, and no instruction reads the word so soon.
    pub struct RamWrite / RamWriteRegister(shape: &RamWriteShape) if (shape.is_deep) {
        /// There is one.
        enable: 1; reset 0,
        /// The context.
        address: shape.address.clone(),
        /// Its new word.
        data: shape.width,
    }
}

/// Writes a word, at once or a cycle later: enable, address, data.
fn write(k: &mut Kernel, ram: &DistributedRam, late: &RamWriteRegister, [enable, address, data]: [Expr; 3]) {
    if !late.is_present() {
        k.drive(&ram.write_enable, enable);
        k.drive(&ram.write_address, address);
        k.drive(&ram.write_data, data);
        return;
    }
    k.update(&late.enable, enable);
    k.update(&late.address, address);
    k.update(&late.data, data);
    k.drive(&ram.write_enable, &late.enable);
    k.drive(&ram.write_address, &late.address);
    k.drive(&ram.write_data, &late.data);
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
    /// Contexts that may be scheduled.
    fn running(&self) -> Expr {
        match self.woken_contexts.is_present() {
            false => self.running_contexts.val(),
            true => self.may_run.val(),
        }
    }

    /// `bit` for the contexts in `select`, 0 for the others.
    fn at(&self, bit: impl Into<Expr>, select: impl Into<Expr>) -> Expr {
        replicate(self._config.contexts(), bit) & select
    }

    fn events(&self, k: &mut Kernel) -> Events {
        let update = &self.execute.update;
        let contexts = self._config.contexts();
        k.comment(cite(&self._config, "what happens to which context in this cycle", "P9.5.11"));
        let execute_select = k.decode("execute_select", &update.context, contexts);
        let stopped = self.stopped_contexts.val();
        let free_select = k.lowest_set("free_select", &stopped);
        let free_context = k.encode("lowest_stopped", &free_select, self.execute.free_warp.width());
        k.drive(&self.execute.free_warp, free_context);
        k.drive(&self.all_stopped, stopped.all());
        Events {
            scheduled: k.wire("scheduled", self.at(&self.schedule.schedule_fire, &self.schedule.schedule_select)),
            redirected: k.wire("redirects", self.at(&update.redirect, &execute_select)),
            spawned: k.wire("spawned", self.at(&update.spawn, homes_of(&self._config, free_select))),
            finished: k.wire("finished", self.at(&update.finish, &execute_select)),
            executes: execute_select,
        }
    }

    /// The pc: of the RAMs, that which was written last. The sequential one is written a cycle late, so that the
    /// addition does not lengthen the way of the choice. Gives the address behind what was scheduled last, as it is
    /// written.
    fn addresses(&self, k: &mut Kernel, events: &Events) -> Expr {
        let update = &self.execute.update;
        k.comment(cite(&self._config, "pc", "P5.7, P5.8, P9.4.1, P9.5.11, P16.1, P20.1, P22.12"));
        let home = self.at(&update.to_home, &self.contexts.effects.home);
        let moved = &events.redirected | &events.spawned | &self.contexts.effects.begun | home;
        let moved = k.wire("moved", moved);
        let sequential = self.redirected.val() & !&events.scheduled;
        k.update(&self.redirected, sequential | &moved);

        k.update(&self.last_pc, &self.schedule.schedule_pc);
        k.drive(&self.schedule.fetched_pc, &self.last_pc);
        k.update(&self.last_context, &self.schedule.schedule_context);
        k.update(&self.last_scheduled, &events.scheduled);
        let next = k.add_constant("last_pc_plus_word", &self.last_pc, u128::from(self._config.arch.word_bytes()));
        let next = self.predicted(k, events, next);
        self.hold_back(k, events, &moved, &next);
        let sequential = &self.sequential_pc;
        k.drive(&sequential.write_enable, self.last_scheduled.val().any());
        k.drive(&sequential.write_address, &self.last_context);
        let behind = self.or_start_address(&next);
        k.drive(&sequential.write_data, &behind);
        k.drive(&sequential.read_address, &self.schedule.schedule_context);

        let started = home_of(&self._config, &self.execute.free_warp);
        let written = select(&update.spawn, started, self.changed_context());
        let redirect = &self.redirect_pc;
        let enable = update.redirect.val() | &update.spawn;
        write(k, redirect, &self.redirect_write, [enable, written, update.pc.val()]);
        k.drive(&redirect.read_address, &self.schedule.schedule_context);

        k.drive(&self.schedule.redirected_contexts, &self.redirected);
        k.drive(&self.schedule.latest, &self.last_scheduled);
        let sequential = select(&self.schedule.chose_latest, &next, &sequential.read_data);
        let redirected = &self.schedule.chose_redirected;
        let start = &self.start_pc;
        k.update(&self.at_start, (self.at_start.val() & !&moved) | &self.contexts.effects.started);
        k.drive(&start.write_enable, &update.starts);
        k.drive(&start.write_address, &self.contexts.effects.started_context);
        k.drive(&start.write_data, &update.started_pc);
        k.drive(&start.read_address, &self.schedule.schedule_context);
        k.drive(&self.schedule.starting, &self.at_start);
        let elsewhere = select(&self.schedule.chose_starting, &start.read_data, &self.redirect_pc.read_data);
        k.drive(&self.schedule.schedule_pc, select(redirected, elsewhere, sequential));
        behind
    }

    /// The context whose pc, mask and divergence state the instruction in execute changes: its own, or the home of its
    /// warp, when that goes on instead. (A split changes two, its own and the one that it starts, and the RAMs have one
    /// write port each. So the addresses of starts are in RAMs of their own, as long as they have gone nowhere else.)
    fn changed_context(&self) -> Expr {
        let home = home_of(&self._config, &self.execute.update.owner);
        select(&self.execute.update.to_home, home, &self.execute.update.context)
    }

    /// What is written as the pc of the context that was scheduled last. In the first cycle that is warp 0's, which
    /// then comes from the host, if there is one. It goes to the RAM only: no way leads from here to the instruction
    /// port.
    fn or_start_address(&self, next: &Expr) -> Expr {
        match self.start_address.is_present() {
            false => next.clone(),
            true => select(&self.clearing, &self.start_address, next),
        }
    }

    /// The address behind what was scheduled last; the target, if it was predicted to jump.
    fn predicted(&self, k: &mut Kernel, events: &Events, next: Expr) -> Expr {
        let prediction = &self.jump_prediction;
        k.drive(&prediction.schedule_context, &self.schedule.schedule_context);
        k.drive(&prediction.schedule_select, &self.schedule.schedule_select);
        k.drive(&prediction.last_pc, &self.last_pc);
        k.connect(&prediction.update, &self.execute.jump_update);
        k.drive(&prediction.execute_context, &self.execute.update.context);
        k.drive(&prediction.execute_select, &events.executes);
        k.drive(&prediction.decode_context, &self.decode.decode_context);
        self.trace.hand_on(k, &prediction.trace);
        k.drive(&self.schedule.fetched_predicted, &prediction.predicted);
        k.drive(&self.decode.decode_jump_immediate, &prediction.decode_immediate);
        let goes_on = select(&prediction.predicted, &prediction.target, next);
        k.wire("pc_after_last", goes_on)
    }

    /// What contexts are remembered by that a scoreboard holds back, and where the one that was scheduled last goes on.
    fn hold_back(&self, k: &mut Kernel, events: &Events, moved: &Expr, next: &Expr) {
        let unit = &self.hold_back;
        k.connect(&unit.wait, &self.execute.register_wait);
        k.drive(&unit.execute_context, &self.execute.update.context);
        k.drive(&unit.execute_select, &events.executes);
        k.drive(&unit.schedule_context, &self.schedule.schedule_context);
        k.drive(&unit.schedule_select, &self.schedule.schedule_select);
        // Where it has been sent elsewhere, that counts.
        k.drive(&unit.fetched, self.last_scheduled.val() & !self.redirected.val());
        k.drive(&unit.next_pc, next);
        k.drive(&unit.moved, &events.scheduled | moved);
        k.drive(&unit.pending, &self.events.next_pending);
        self.trace.hand_on(k, &unit.trace);
    }
}
