//! The instruction at which each context has waited for a register last, so that it is not fetched again in vain
//! (docs/pipeline.md section 22).
//!
//! As with predicted jumps, what is remembered of the context that schedule chooses is read beside its pc, and compared
//! in the next cycle with the address at which the context goes on. So all of it lies behind registers, and what comes
//! of it is ready in a register when the next choice begins.

use isa::trace::Slot;
use isa::{Context, CoreConfig, PerScoreboard};

use super::ports::RegisterWait;
use crate::index::{context_index, context_set};
use crate::kit::prelude::*;
use crate::trace::TracePorts;

/// The trace fields of this unit.
pub const TRACED: [PerScoreboard; 3] =
    [PerScoreboard::Remembers, PerScoreboard::RememberedPc, PerScoreboard::HoldsBack];

hardware! {
    /// Holds contexts back that have reached an instruction at which they have waited. Vectors have one bit a context.
    pub struct HoldBack(config: &CoreConfig) {
        let (contexts, word) = (config.contexts(), config.arch.word_bits());
        let shown = if config.trace { contexts } else { 0 };

        /// From execute: whether the instruction there waits for a register, and where.
        pub wait: RegisterWait<In>(config),
        /// From execute: its context.
        pub execute_context: In(context_index(config)),
        /// From warp table: the same, one bit a context.
        pub execute_select: In(context_set(config)),
        /// From schedule: the context chosen.
        pub schedule_context: In(context_index(config)),
        /// From schedule: the context chosen, one bit a context; no bit when there is no candidate.
        pub schedule_select: In(context_set(config)),
        /// From warp table: the context that was fetched for in the cycle before, if it has not gone elsewhere.
        pub fetched: In(context_set(config)),
        /// From warp table: where it goes on.
        pub next_pc: In(word),
        /// From warp table: contexts whose pc changes.
        pub moved: In(context_set(config)),
        /// From warp table: contexts that are Running in the next cycle.
        pub running: In(context_set(config)),
        /// From warp table: contexts with nothing in flight in the next cycle.
        pub idle: In(context_set(config)),
        /// From scoreboard: contexts with GPRs on their way in the next cycle.
        pub pending: In(context_set(config)),
        /// To warp table: those that are Running in the next cycle, and not held back.
        pub candidates: Out(context_set(config)),
        /// To the lock step: what is remembered.
        pub trace: TracePorts = TracePorts::new(config, &[]).with_scoreboards(config, &TRACED),

        /// Contexts that have waited for a register. Reset: none.
        remembers: Register(context_set(config); reset 0),
        /// Where they have.
        remembered_pc: DistributedRam(contexts, word, shown),
        /// The context chosen in the cycle before has. Reset: 0.
        last_remembers: Register(1; reset 0),
        /// Where that has.
        last_remembered_pc: Register(word),
        /// Contexts that have come there again. Reset: none.
        holds_back: Register(context_set(config); reset 0),
    }
}

impl Describe for HoldBack {
    fn kernel(&self, k: &mut Kernel) {
        let (wait, ram) = (&self.wait, &self.remembered_pc);
        let contexts = self.remembers.width();
        k.rules("P22.11");
        k.comment("where a context waits for a register");
        let waits = replicate(contexts, &wait.awaits) & &self.execute_select;
        k.update(&self.remembers, self.remembers.val() | waits);
        k.drive(&ram.write_enable, &wait.awaits);
        k.drive(&ram.write_address, &self.execute_context);
        k.drive(&ram.write_data, &wait.pc);

        k.comment("the context chosen, and a cycle later whether it has come there again: P22.12, P22.13");
        let remembers = self.remembers.val() & &self.schedule_select;
        k.update(&self.last_remembers, remembers.any());
        k.drive(&ram.read_address, &self.schedule_context);
        k.update(&self.last_remembered_pc, &ram.read_data);
        let there = self.last_remembered_pc.val().equals(&self.next_pc);
        let there = k.wire("is_there", self.last_remembers.val() & there);
        let comes = replicate(contexts, there) & &self.fetched;
        let stays = self.holds_back.val() & !self.fetched.val();
        let next = k.wire("holds_back_next", (comes | stays) & !self.moved.val());
        k.update(&self.holds_back, &next);
        let waits = self.pending.val() | !self.idle.val();
        k.drive(&self.candidates, self.running.val() & !(next & waits));
        self.traced(k);
    }
}

impl HoldBack {
    fn traced(&self, k: &mut Kernel) {
        k.comment("trace: P22.21");
        for (number, pc) in (0..).zip(&self.remembered_pc.shown) {
            let remembers = self.remembers.val().bit(number);
            let slot = |field| Slot::Scoreboard(field, Context(number));
            for (field, value) in [
                (PerScoreboard::RememberedPc, replicate(pc.width(), &remembers) & pc),
                (PerScoreboard::Remembers, remembers),
                (PerScoreboard::HoldsBack, self.holds_back.val().bit(number)),
            ] {
                self.trace.drive_slot(k, slot(field), value);
            }
        }
    }
}
