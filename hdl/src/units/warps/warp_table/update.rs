//! What the warp table learns: from execute of the instruction there, from the units of contexts that may go on.

use isa::CoreConfig;

use crate::index::{context_index, owner_index};
use crate::kit::prelude::*;
use crate::units::custom;
use crate::units::divergence;

bundle! {
    /// What the instruction in execute does to the state of a context.
    pub struct WarpUpdate(config: &CoreConfig) {
        /// The context in execute goes on at `pc`, and its younger instructions are squashed.
        redirect: 1,
        /// The lowest stopped warp starts at `pc`. Never together with `redirect`.
        spawn: 1,
        /// An instruction leaves execute without a redirect.
        finish: 1,
        /// An instruction is in execute.
        executes: 1,
        /// The context in execute.
        context: context_index(config),
        /// The context that is in execute in the next cycle, whether or not there is one.
        next_context: context_index(config); if (config.is_deep() && !divergence::has_split_contexts(config)),
        /// Where the redirected or started warp goes on; of an interrupt that stops it, anything.
        pc: config.arch.word_bits(),
        /// Active lanes of the redirected context.
        active_mask: config.arch.lanes(),
        /// What the divergence mechanism keeps of the redirected context.
        divergence_state: divergence::state_bits(config),
        /// The redirected context stops.
        stop: 1,
        /// The redirected context waits for the load/store unit.
        wait_memory: 1,
        /// The redirected context waits for the copy unit.
        wait_copy: 1,
        /// The redirected context waits for a stopped warp to spawn.
        wait_spawn: 1,
        /// The redirected context waits for the arithmetic unit.
        wait_arithmetic: 1; if (custom::computes(config)),
        /// The redirected context waits at a barrier.
        wait_barrier: 1; if (config.barriers > 0),
        /// Whether the mode of the redirected context is supervisor.
        supervisor: 1,
        /// The warp in execute enables its interrupts.
        interrupts_on: 1,
        /// The warp in execute disables its interrupts.
        interrupts_off: 1,
        /// The warp in execute.
        owner: owner_index(config),
        /// The home of the warp in execute is changed in place of the redirected context.
        to_home: 1; if (divergence::has_split_contexts(config)),
        /// Lanes of the redirected context start in another one.
        starts: 1; if (divergence::has_split_contexts(config)),
        /// These.
        started_mask: config.arch.lanes(); if (divergence::has_split_contexts(config)),
        /// At this address.
        started_pc: config.arch.word_bits(); if (divergence::has_split_contexts(config)),
        /// The mode of the warp in execute is given anew.
        sets_mode: 1; if (divergence::has_split_contexts(config)),
        /// An interrupt that is due stays due.
        keeps_due: 1; if (config.scoreboard || divergence::has_split_contexts(config)),
    }
}

bundle! {
    /// A context that a unit lets run again.
    pub struct Wake(config: &CoreConfig) {
        /// High when `context` becomes Running.
        valid: 1,
        /// The context that becomes Running.
        context: context_index(config),
    }
}
