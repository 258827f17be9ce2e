//! The functional machine behind `harmonica run`: the semantics without timing, as fast as they go.
//!
//! Contexts run in turns of [`TURN_INSTRUCTIONS`], so that one that waits in a loop for another one
//! gets its answer. [`Machine::run`] begins with the turn of context 0; [`Machine::go_on`] begins where the last run was
//! broken off, so that a run in pieces is the run in one. It runs every ArchID and both encodings.

mod access;
mod cluster;
mod comparisons;
mod interrupts;
mod options;
mod snapshot;
mod straight;

use isa::trace::WarpState;
use isa::{Address, ArchId, Context, Interrupt, LaneMask, Warp};

use crate::instruction_cache::InstructionCache;
use crate::memory::Memory;
use crate::observer::{Event, Observer, Silent};
use crate::semantics::{execute, Comparison, Decoded, Effect, Executed, Features, Shape, State, StoppedByInterrupt};
use crate::statistics::Statistics;

pub use self::cluster::Cluster;
use self::comparisons::goes_on_at;
use self::options::FEATURE_COUNT_MAX;
pub use self::options::{MachineError, MachineOptions};
pub use self::snapshot::Snapshot;

/// Instructions that a context may carry out before the next one gets its turn.
pub const TURN_INSTRUCTIONS: u64 = 64;

/// How a run ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Every warp is stopped: by halt, or by an interrupt ([`Machine::stopped_by_interrupts`]).
    AllStopped,
    /// The limit of instructions has been reached, or the observer has stopped the run.
    Limit,
    /// These warps wait, at barriers or for a free warp, for something that can never come.
    Deadlock(Vec<Warp>),
}

/// What has come of giving each context its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Round {
    /// At least one has gone on.
    Ran,
    /// None could.
    Rested,
    /// The limit of instructions has been reached, or the observer has stopped the run.
    Limit,
}

/// Where a run goes on: in which context's turn, and how many instructions are left of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Place {
    context: Context,
    instructions: u64,
}

impl Place {
    /// Before the turn of context 0.
    const START: Place = Place { context: Context(0), instructions: TURN_INSTRUCTIONS };
}

/// What has come of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Turn {
    /// How many instructions have been started.
    started: u64,
    /// The context stops or waits, or a pending interrupt may have become enabled.
    is_over: bool,
}

/// A machine with its program.
pub struct Machine {
    state: State,
    memory: Memory,
    statistics: Statistics,
    cache: InstructionCache,
    /// Where [`Machine::go_on`] begins.
    place: Place,
    /// The lanes in which the atomic instruction that was carried out last has written.
    exchanged: LaneMask,
    /// Waiting input interrupts it: of several cores, only core 0 (docs/cluster.md C2.2).
    hears_console: bool,
    /// The other cores that it has rung in its turn; bit i is core i.
    rung_cores: u32,
}

/// What a core holds after reset.
fn after_reset(shape: Shape, options: &MachineOptions) -> State {
    let mut state = State::new(shape);
    state.meets_no_cores = true;
    state.core_number = options.core_number & shape.word_mask;
    state.core_count = options.core_count & shape.word_mask;
    state.start_argument = options.start_argument & shape.word_mask;
    let home = state.divergence.home_context(Warp(0));
    state.contexts[home].pc = Address(options.start_address & shape.word_mask);
    state
}

impl Machine {
    /// A machine after reset with an image at address 0.
    ///
    /// # Errors
    /// When the image does not fit, or an option is outside its limits.
    pub fn new(arch: ArchId, options: MachineOptions, image: &[u8]) -> Result<Self, MachineError> {
        let Features { divergence, barriers, tlb_entries, .. } = options.features;
        for (what, count) in [("barriers", barriers), ("TLB entries", tlb_entries)] {
            if count > FEATURE_COUNT_MAX {
                return Err(MachineError::FeatureCount { what, count });
            }
        }
        let contexts = options.features.contexts(&arch);
        if contexts > FEATURE_COUNT_MAX {
            return Err(MachineError::FeatureCount {
                what: "contexts, those of the warps among them,",
                count: contexts,
            });
        }
        let (depths, reason) = divergence.stack_depths();
        if !depths.contains(&options.stack_depth) {
            return Err(MachineError::StackDepth { depth: options.stack_depth, depths, reason });
        }
        options.check_scratchpad(&arch)?;
        let mut memory = Memory::new(arch.word_bytes(), options.ram_bytes)?;
        memory.load_image(image)?;
        let (depth, features) = (options.stack_depth, options.features);
        let shape = Shape::new(arch, options.ram_bytes, depth, features);
        Ok(Machine {
            state: after_reset(shape, &options),
            memory,
            statistics: Statistics::new(arch.lanes()),
            cache: InstructionCache::new(shape),
            place: Place::START,
            exchanged: LaneMask::EMPTY,
            hears_console: true,
            rung_cores: 0,
        })
    }

    /// Runs until every context is stopped or waits, or so many more instructions have been started.
    pub fn run(&mut self, limit: u64) -> Outcome {
        self.run_observed(limit, &mut Silent)
    }

    /// Runs with an observer that sees each instruction.
    pub fn run_observed<O: Observer>(&mut self, limit: u64, observer: &mut O) -> Outcome {
        self.place = Place::START;
        self.go_on_observed(limit, observer)
    }

    /// Runs as [`Machine::run`] does, but begins where the last run was broken off: pieces together are as one run.
    pub fn go_on(&mut self, limit: u64) -> Outcome {
        self.go_on_observed(limit, &mut Silent)
    }

    /// Goes on with an observer that sees each instruction.
    pub fn go_on_observed<O: Observer>(&mut self, limit: u64, observer: &mut O) -> Outcome {
        let translated = self.state.tlb.is_present();
        let compared = self.state.divergence.compares_before_instructions();
        match (translated, compared) {
            (false, false) => self.run_turns::<O, false, false>(limit, observer),
            (false, true) => self.run_turns::<O, false, true>(limit, observer),
            (true, false) => self.run_turns::<O, true, false>(limit, observer),
            (true, true) => self.run_turns::<O, true, true>(limit, observer),
        }
    }

    /// Gives each context its turns. `TRANSLATED`: there is a TLB. `COMPARED`: addresses are compared before
    /// instructions.
    fn run_turns<O: Observer, const TRANSLATED: bool, const COMPARED: bool>(
        &mut self,
        limit: u64,
        observer: &mut O,
    ) -> Outcome {
        let mut left = limit;
        loop {
            match self.run_round::<O, TRANSLATED, COMPARED>(&mut left, observer) {
                Round::Ran => {}
                Round::Rested => return self.outcome_at_rest(),
                Round::Limit => return Outcome::Limit,
            }
        }
    }

    /// Gives each context a turn, of so many instructions that are left for all together, or those that have not had
    /// theirs in a round that was broken off.
    #[inline(always)]
    fn run_round<O: Observer, const TRANSLATED: bool, const COMPARED: bool>(
        &mut self,
        left: &mut u64,
        observer: &mut O,
    ) -> Round {
        let place = std::mem::replace(&mut self.place, Place::START);
        // The contexts before the place have had their turns.
        let mut round = if place == Place::START { Round::Rested } else { Round::Ran };
        for context in self.state.contexts.keys().skip(place.context.index()) {
            let is_interrupted = self.takes_external_interrupt(context);
            if !is_interrupted && !self.is_runnable(context) {
                continue;
            }
            let whole = if context == place.context { place.instructions } else { TURN_INSTRUCTIONS };
            if *left == 0 {
                self.place = Place { context, instructions: whole };
                return Round::Limit;
            }
            if is_interrupted {
                self.take_external_interrupt(context, observer);
            }
            round = Round::Ran;
            // A turn to spawn is for one instruction.
            let spawns = self.state.spawn_turns.turn == Some(context);
            let whole = if spawns { 1 } else { whole };
            let turn = self.take_turn::<O, TRANSLATED, COMPARED>(context, whole.min(*left), observer);
            *left -= turn.started;
            if !turn.is_over && turn.started < whole {
                self.place = Place { context, instructions: whole - turn.started };
                return Round::Limit;
            }
            self.state.spawn_turns.end(context);
        }
        round
    }

    /// Architectural state: registers, masks, stacks.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Architectural state, to be changed between runs.
    pub fn state_mut(&mut self) -> &mut State {
        &mut self.state
    }

    /// RAM and console.
    pub fn memory(&self) -> &Memory {
        &self.memory
    }

    /// The RAM, to be changed between runs. A change of code there takes effect with [`Machine::forget_code`].
    pub fn ram_mut(&mut self) -> &mut [u8] {
        self.memory.ram_mut()
    }

    /// Reads the code anew from RAM.
    pub fn forget_code(&mut self) {
        self.cache.forget_all();
    }

    /// Resets the core; RAM, console and counts stay. `options` are those that the machine was made with, but for the
    /// start.
    pub fn reset(&mut self, options: &MachineOptions) {
        self.state = after_reset(self.state.shape, options);
        self.place = Place::START;
        self.exchanged = LaneMask::EMPTY;
        self.rung_cores = 0;
    }

    /// Appends to what the program can read from the console.
    pub fn type_input(&mut self, bytes: &[u8]) {
        self.memory.type_input(bytes);
    }

    /// Nothing will be appended to the console's input any more.
    pub fn end_input(&mut self) {
        self.memory.end_input();
    }

    /// Takes what has been printed since the last time.
    pub fn take_console_output(&mut self) -> Vec<u8> {
        self.memory.take_console_output()
    }

    /// Counts since the machine was made, or since they were taken.
    pub fn statistics(&self) -> &Statistics {
        &self.statistics
    }

    /// Takes the counts; it counts from 0 on again.
    pub fn take_statistics(&mut self) -> Statistics {
        std::mem::replace(&mut self.statistics, Statistics::new(self.state.shape.arch.lanes()))
    }

    /// The warps that an interrupt stopped instead of being entered.
    pub fn stopped_by_interrupts(&self) -> Vec<StoppedByInterrupt> {
        self.state.stopped_by_interrupts()
    }

    /// Whether the context can go on; one that waits for a free warp wakes when there is one and it is
    /// its turn. One that is held can not.
    fn is_runnable(&mut self, context: Context) -> bool {
        let state = &mut self.state;
        if state.contexts[context].state == WarpState::WaitSpawn {
            let stopped = state.contexts_in(WarpState::Stopped);
            let mut waiting = state.contexts_in(WarpState::WaitSpawn);
            for held in waiting.iter() {
                waiting.set(held, !state.divergence.is_held(held));
            }
            if let Some(woken) = state.spawn_turns.give(stopped, waiting) {
                state.contexts[woken].state = WarpState::Running;
            }
        }
        state.contexts[context].state == WarpState::Running && !state.divergence.is_held(context)
    }

    fn outcome_at_rest(&self) -> Outcome {
        let contexts = self.state.contexts.iter_enumerated();
        let mut waiting: Vec<_> = contexts
            .filter(|(_, state)| !matches!(state.state, WarpState::Stopped | WarpState::Free))
            .map(|(context, _)| self.state.warp_of(context))
            .collect();
        waiting.sort_unstable();
        waiting.dedup();
        if waiting.is_empty() {
            Outcome::AllStopped
        } else {
            Outcome::Deadlock(waiting)
        }
    }

    /// Runs one context for at most so many instructions, or until it stops or waits, or a pending
    /// interrupt may have become enabled, or the observer stops the run.
    fn take_turn<O: Observer, const TRANSLATED: bool, const COMPARED: bool>(
        &mut self,
        context: Context,
        turn: u64,
        observer: &mut O,
    ) -> Turn {
        let mut pc = self.state.contexts[context].pc;
        let (mut started, mut completed, mut is_over) = (0, 0, false);
        while started < turn {
            if self.goes_straight::<O, TRANSLATED, COMPARED>(context) {
                let (straight, next) = self.run_straight(context, pc, turn - started);
                (pc, started, completed) = (next, started + straight, completed + straight);
                if started == turn {
                    break;
                }
            }
            if COMPARED {
                pc = self.compare_before(context, pc, observer);
            }
            if O::ENABLED && observer.stops_before(context, pc) {
                break;
            }
            started += 1;
            let slot = match self.fetch::<TRANSLATED>(context, pc) {
                Ok(slot) => slot,
                Err((interrupt, address)) => {
                    self.interrupt_between(context, interrupt, pc, address, observer);
                    pc = self.state.contexts[context].pc;
                    is_over = true;
                    break;
                }
            };
            let decoded = self.cache.decoded(slot);
            let next = self.state.shape.address_after(pc, decoded.length_bytes);
            let active_before = self.state.contexts[context].active_mask;
            let depth_before = self.depth_before::<O>(context);
            let done = execute::<false>(&mut self.state, context, pc, next, decoded);
            let instruction = O::ENABLED.then_some(*decoded);
            let opcode = decoded.opcode;
            let then = match done.effect {
                Effect::Advance => next,
                Effect::Redirect { target } => {
                    self.count_parting(context, opcode, active_before);
                    target
                }
                Effect::Compared(comparison) => {
                    let before = (active_before, next);
                    self.tell_comparison(observer, context, before, comparison);
                    goes_on_at(comparison, pc, next)
                }
                effect => self.act(context, slot, effect, done.executing, (pc, next)),
            };
            if done.effect.is_carried_out() {
                self.statistics.add(opcode, done.executing);
                completed += 1;
            }
            if let Some(decoded) = instruction {
                let before = (active_before, depth_before);
                self.tell(observer, context, before, (pc, then), &decoded, done);
            }
            pc = then;
            if done.effect != Effect::Advance && self.ends_turn(context, done.effect) {
                is_over = true;
                break;
            }
        }
        self.state.contexts[context].pc = pc;
        self.statistics.warp_instructions += completed;
        Turn { started, is_over }
    }

    /// Whether the context cannot go on, or a pending interrupt may have become enabled.
    #[inline(always)]
    fn ends_turn(&self, context: Context, effect: Effect) -> bool {
        matches!(effect, Effect::InterruptsSwitched | Effect::Return { .. } | Effect::Rings { .. })
            || self.state.contexts[context].state != WarpState::Running
    }

    /// The effects that reach beyond the warp's registers and mask. Gives where the context goes on.
    fn act(
        &mut self,
        context: Context,
        slot: usize,
        effect: Effect,
        executing: LaneMask,
        (pc, next): (Address, Address),
    ) -> Address {
        let warp = self.state.warp_of(context);
        match effect {
            Effect::Advance
            | Effect::Spawned { .. }
            | Effect::Arithmetic { .. }
            | Effect::Custom { .. }
            | Effect::Arrives(_)
            | Effect::Refused { .. }
            | Effect::TlbChangeWaits
            | Effect::WaitsForOthers
            | Effect::WaitsForMemory
            | Effect::InterruptsSwitched => next,
            Effect::Redirect { target } | Effect::Return { target } => target,
            Effect::Compared(comparison) => goes_on_at(comparison, pc, next),
            Effect::Load => {
                self.load(warp, slot, executing);
                next
            }
            Effect::Store => {
                self.store(warp, slot, executing);
                next
            }
            Effect::Exchange => {
                self.exchange(warp, slot, executing);
                next
            }
            Effect::Clone { source, destination } => {
                self.state.copy_lane(warp, source, destination);
                next
            }
            Effect::Rings { core } => {
                self.ring(core);
                next
            }
            Effect::SpawnBlocked => {
                self.state.contexts[context].state = WarpState::WaitSpawn;
                pc
            }
            Effect::Interrupt { .. } => self.state.contexts[context].pc,
        }
    }

    /// The slot of the instruction at an address.
    #[inline(always)]
    fn fetch<const TRANSLATED: bool>(&mut self, context: Context, pc: Address) -> Result<usize, (Interrupt, Address)> {
        if TRANSLATED {
            let warp = self.state.warp_of(context);
            return self.cache.look_up_translated(warp, pc, &self.state, &self.memory);
        }
        self.cache.look_up(pc, &self.memory).ok_or((Interrupt::BusError, pc))
    }

    fn tell<O: Observer>(
        &self,
        observer: &mut O,
        context: Context,
        (active_before, depth_before): (LaneMask, usize),
        (pc, next_pc): (Address, Address),
        decoded: &Decoded,
        done: Executed,
    ) {
        if matches!(done.effect, Effect::Compared(Comparison::Met { .. })) {
            return;
        }
        observer.instruction(&Event {
            context,
            warp: self.state.warp_of(context),
            pc,
            next_pc,
            instruction: Some(decoded.instruction),
            active_before,
            active_after: self.state.contexts[context].active_mask,
            executing: done.executing,
            depth_before,
            interrupt: match done.effect {
                Effect::Interrupt { interrupt, .. } => Some(interrupt),
                _ => None,
            },
            spawned: match done.effect {
                Effect::Spawned { context } => Some(self.state.warp_of(context)),
                _ => None,
            },
            destination: decoded.destination,
            effect: done.effect,
            exchanged: match done.effect {
                Effect::Exchange => self.exchanged,
                _ => LaneMask::EMPTY,
            },
            state: &self.state,
        });
    }

    /// How many groups of lanes wait in a context, for an observer, if there is one.
    #[inline(always)]
    fn depth_before<O: Observer>(&self, context: Context) -> usize {
        if O::ENABLED {
            self.state.divergence.depth(context)
        } else {
            0
        }
    }
}
