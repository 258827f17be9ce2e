//! The functional machine behind `harmonica run`: the semantics without timing, as fast as they go.
//!
//! Warps run in turns of [`TURN_INSTRUCTIONS`], so that a warp that waits in a loop for another one
//! gets its answer. It runs every ArchID and both encodings.

mod access;
mod interrupts;
mod options;

use isa::trace::WarpState;
use isa::{Address, ArchId, Interrupt, LaneMask, Opcode, Warp};

use crate::instruction_cache::InstructionCache;
use crate::memory::Memory;
use crate::observer::{Event, Observer, Silent};
use crate::semantics::{
    execute, Decoded, DoubleFault, Effect, Executed, Features, Shape, State, WarpContext,
};
use crate::statistics::Statistics;

use self::options::FEATURE_COUNT_MAX;
pub use self::options::{MachineError, MachineOptions};

/// Instructions that a warp may carry out before the next warp gets its turn.
pub const TURN_INSTRUCTIONS: u64 = 64;

/// How a run ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Every warp is stopped: by halt, or by a double fault ([`Machine::double_faults`]).
    AllStopped,
    /// The limit of instructions has been reached.
    Limit,
    /// These warps wait, at barriers or for a free warp, for something that can never come.
    Deadlock(Vec<Warp>),
}

/// A machine with its program.
pub struct Machine {
    state: State,
    memory: Memory,
    statistics: Statistics,
    cache: InstructionCache,
}

impl Machine {
    /// A machine after reset with an image at address 0.
    ///
    /// # Errors
    /// When the image does not fit, or an option is outside its limits.
    pub fn new(arch: ArchId, options: MachineOptions, image: &[u8]) -> Result<Self, MachineError> {
        if !(2..=256).contains(&options.stack_depth) {
            return Err(MachineError::StackDepth(options.stack_depth));
        }
        let Features {
            barriers,
            tlb_entries,
            ..
        } = options.features;
        for (what, count) in [("barriers", barriers), ("TLB entries", tlb_entries)] {
            if count > FEATURE_COUNT_MAX {
                return Err(MachineError::FeatureCount { what, count });
            }
        }
        let mut memory = Memory::new(arch.word_bytes(), options.ram_bytes)?;
        memory.load_image(image)?;
        let MachineOptions {
            ram_bytes,
            stack_depth,
            features,
        } = options;
        let shape = Shape::new(arch, ram_bytes, stack_depth, features);
        Ok(Machine {
            state: State::new(shape),
            memory,
            statistics: Statistics::new(arch.lanes()),
            cache: InstructionCache::new(shape),
        })
    }

    /// Runs until every warp is stopped or waits, or so many more instructions have been started.
    pub fn run(&mut self, limit: u64) -> Outcome {
        self.run_observed(limit, &mut Silent)
    }

    /// Runs with an observer that sees each instruction.
    pub fn run_observed<O: Observer>(&mut self, limit: u64, observer: &mut O) -> Outcome {
        if self.state.tlb.is_present() {
            self.run_turns::<O, true>(limit, observer)
        } else {
            self.run_turns::<O, false>(limit, observer)
        }
    }

    /// Gives each warp its turns. `TRANSLATED`: there is a TLB.
    fn run_turns<O: Observer, const TRANSLATED: bool>(
        &mut self,
        limit: u64,
        observer: &mut O,
    ) -> Outcome {
        let mut left = limit;
        loop {
            let mut any_ran = false;
            for warp in 0..self.state.warps.len() {
                if warp == 0 && left != 0 && self.takes_external_interrupt() {
                    self.take_external_interrupt(observer);
                }
                if !self.is_runnable(warp) {
                    continue;
                }
                if left == 0 {
                    return Outcome::Limit;
                }
                any_ran = true;
                left -=
                    self.take_turn::<O, TRANSLATED>(warp, left.min(TURN_INSTRUCTIONS), observer);
            }
            if !any_ran {
                return self.outcome_at_rest();
            }
        }
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

    /// Appends to what the program can read from the console.
    pub fn type_input(&mut self, bytes: &[u8]) {
        self.memory.type_input(bytes);
    }

    /// Takes what has been printed since the last time.
    pub fn take_console_output(&mut self) -> Vec<u8> {
        self.memory.take_console_output()
    }

    /// Counts since the machine was made.
    pub fn statistics(&self) -> &Statistics {
        &self.statistics
    }

    /// The warps that a double fault stopped.
    pub fn double_faults(&self) -> Vec<DoubleFault> {
        self.state.double_faults().collect()
    }

    /// Whether the warp can go on; a warp that waits for a free one wakes when there is one.
    fn is_runnable(&mut self, warp: usize) -> bool {
        let warps = &mut self.state.warps;
        if warps[warp].state == WarpState::WaitSpawn
            && warps.iter().any(|other| other.state == WarpState::Stopped)
        {
            warps[warp].state = WarpState::Running;
        }
        warps[warp].state == WarpState::Running
    }

    fn outcome_at_rest(&self) -> Outcome {
        let waiting: Vec<_> = (0..)
            .zip(&self.state.warps)
            .filter(|(_, context)| context.state != WarpState::Stopped)
            .map(|(warp, _)| Warp(warp))
            .collect();
        if waiting.is_empty() {
            Outcome::AllStopped
        } else {
            Outcome::Deadlock(waiting)
        }
    }

    /// Runs one warp for at most so many instructions, or until it stops or waits, or a pending
    /// interrupt may have become enabled. Gives how many have been started.
    fn take_turn<O: Observer, const TRANSLATED: bool>(
        &mut self,
        warp: usize,
        turn: u64,
        observer: &mut O,
    ) -> u64 {
        let mut pc = self.state.warps[warp].pc;
        let mut completed = 0;
        for started in 1..=turn {
            let slot = match self.fetch::<TRANSLATED>(warp, pc) {
                Ok(slot) => slot,
                Err((interrupt, address)) => {
                    self.interrupt_between(warp, interrupt, pc, address, observer);
                    self.statistics.warp_instructions += completed;
                    return started;
                }
            };
            let decoded = self.cache.decoded(slot);
            let next = pc.wrapping_add(decoded.length_bytes) & self.state.shape.word_mask;
            let before = self.state.warps[warp];
            let (warp_id, at) = (Warp(warp as u32), Address(pc));
            let done = execute::<false>(&mut self.state, warp_id, at, Address(next), decoded);
            let instruction = O::ENABLED.then_some(*decoded);
            let opcode = decoded.opcode;
            let goes_on_at = match done.effect {
                Effect::Advance => next,
                Effect::Redirect { target } => {
                    self.count_split(warp, opcode, before.active_mask);
                    target
                }
                effect => self.act(warp, slot, effect, done.executing, pc, next),
            };
            if !matches!(done.effect, Effect::Interrupt { .. } | Effect::SpawnBlocked) {
                self.statistics.add(opcode, done.executing);
                completed += 1;
            }
            if let Some(decoded) = instruction {
                self.tell(observer, warp, &before, (pc, goes_on_at), &decoded, done);
            }
            pc = goes_on_at;
            let may_switch = matches!(
                done.effect,
                Effect::InterruptsSwitched | Effect::Return { .. }
            );
            if done.effect != Effect::Advance
                && (may_switch || self.state.warps[warp].state != WarpState::Running)
            {
                self.state.warps[warp].pc = pc;
                self.statistics.warp_instructions += completed;
                return started;
            }
        }
        self.state.warps[warp].pc = pc;
        self.statistics.warp_instructions += completed;
        turn
    }

    /// The effects that reach beyond the warp's registers and mask. Gives where the warp goes on.
    fn act(
        &mut self,
        warp: usize,
        slot: usize,
        effect: Effect,
        executing: u64,
        pc: u64,
        next: u64,
    ) -> u64 {
        match effect {
            Effect::Advance
            | Effect::Spawned { .. }
            | Effect::Arithmetic
            | Effect::Arrives(_)
            | Effect::Refused { .. }
            | Effect::InterruptsSwitched => next,
            Effect::Redirect { target } | Effect::Return { target } => target,
            Effect::Load => {
                self.load(warp, slot, executing);
                next
            }
            Effect::Store => {
                self.store(warp, slot, executing);
                next
            }
            Effect::Clone {
                source,
                destination,
            } => {
                let warp = Warp(warp as u32);
                self.state.copy_lane(warp, source, destination);
                next
            }
            Effect::SpawnBlocked => {
                self.state.warps[warp].state = WarpState::WaitSpawn;
                pc
            }
            Effect::Interrupt { .. } => self.state.warps[warp].pc,
        }
    }

    /// The slot of the instruction at an address.
    #[inline(always)]
    fn fetch<const TRANSLATED: bool>(
        &mut self,
        warp: usize,
        pc: u64,
    ) -> Result<usize, (Interrupt, u64)> {
        if TRANSLATED {
            return self
                .cache
                .look_up_translated(warp, pc, &self.state, &self.memory);
        }
        self.cache
            .look_up(pc, &self.memory)
            .ok_or((Interrupt::BusError, pc))
    }

    fn tell<O: Observer>(
        &self,
        observer: &mut O,
        warp: usize,
        before: &WarpContext,
        (pc, next_pc): (u64, u64),
        decoded: &Decoded,
        done: Executed,
    ) {
        observer.instruction(&Event {
            warp: Warp(warp as u32),
            pc: Address(pc),
            next_pc: Address(next_pc),
            instruction: Some(decoded.instruction),
            active_before: LaneMask(before.active_mask),
            active_after: LaneMask(self.state.warps[warp].active_mask),
            executing: done.lanes(),
            depth_before: before.depth,
            interrupt: match done.effect {
                Effect::Interrupt { interrupt, .. } => Some(interrupt),
                _ => None,
            },
            spawned: match done.effect {
                Effect::Spawned { warp } => Some(warp),
                _ => None,
            },
            destination: decoded.destination,
            effect: done.effect,
            state: &self.state,
        });
    }

    #[inline]
    fn count_split(&mut self, warp: usize, opcode: Opcode, active_before: u64) {
        if matches!(opcode, Opcode::Split | Opcode::Splitl) {
            let context = &self.state.warps[warp];
            let diverged = context.active_mask & active_before != active_before;
            self.statistics.add_split(diverged, context.depth);
        }
    }
}
