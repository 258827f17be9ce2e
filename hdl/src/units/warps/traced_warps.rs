//! The trace's own copy of the warp state that the warp table keeps in RAM.
//!
//! A RAM shows one word a cycle, the trace wants all of them in every cycle. The copy exists only in a core with trace, and nothing
//! but the trace ports reads it.

use isa::trace::{Slot, WarpState};
use isa::{Context, CoreConfig, PerContext, PerWarp, Warp};

use super::warp_table::WarpUpdate;
use crate::index::context_set;
use crate::kit::prelude::*;
use crate::trace::TracePorts;
use crate::units::divergence;

bundle! {
    /// A double fault. Only the trace tells where a warp was when it stopped, and why.
    pub struct DoubleFault(config: &CoreConfig) {
        /// 1 + its number; 0 without one.
        number: 4,
        /// The pc saved.
        pc: config.arch.word_bits(),
    }
}

hardware! {
    /// The trace's copy of warp state: pc, mask, divergence state, interrupt, and the state's number.
    pub struct TracedWarps(config: &CoreConfig) {
        let arch = &config.arch;
        let contexts = config.contexts();
        let fields = [PerContext::State, PerContext::Pc, PerContext::ActiveMask];

        /// The clock.
        pub clock: Clock,
        /// Synchronous reset, active high.
        pub reset: In(1),
        /// From warp table: the context scheduled, one bit a context.
        pub scheduled: In(context_set(config)),
        /// From warp table: its pc.
        pub pc: In(arch.word_bits()),
        /// From warp table: the context redirected, one bit a context.
        pub redirects: In(context_set(config)),
        /// From warp table: the context started, one bit a context.
        pub spawned: In(context_set(config)),
        /// From warp table: what execute does to its context.
        pub update: WarpUpdate<In>(config),
        /// From warp table: the double fault of the redirected context.
        pub double_fault: DoubleFault<In>(config),
        /// From warp table: contexts that are Running.
        pub running: In(context_set(config)),
        /// From warp table: contexts that are Stopped.
        pub stopped: In(context_set(config)),
        /// From warp table: contexts in WaitSpawn.
        pub spawning: In(context_set(config)),
        /// To the lock step: the copies.
        pub trace: TracePorts = TracePorts::new(config, &[])
            .with_contexts(config, &fields)
            .with_divergence(config)
            .with_warps(config, &[PerWarp::Interrupt]),

        pcs: [Register(arch.word_bits(); reset 0); contexts],
        /// Active masks. Reset: lane 0 of warp 0.
        active_masks: [Register(arch.lanes(); reset u128::from(context == 0)); for context in 0..contexts],
        divergence_states: [Register(divergence::state_bits(config); reset 0); contexts],
        interrupts: [Register(4; reset 0); contexts],
        /// Contexts that wait for the copy unit, until they run or stop.
        copying: Register(context_set(config); reset 0),
        /// Contexts that wait for the arithmetic unit, until they run.
        computing: Register(context_set(config); reset 0),
        /// Contexts that wait at a barrier, until they run.
        meeting: Register(context_set(config); reset 0),
        _config: CoreConfig = *config,
    }
}

impl TracedWarps {
    /// The state of a context, as the cycle record numbers it.
    fn state(&self, context: u32) -> Expr {
        let code = |state: WarpState| constant(3, state as u128);
        let states = [
            (self.stopped.val(), WarpState::Stopped),
            (self.running.val(), WarpState::Running),
            (self.spawning.val(), WarpState::WaitSpawn),
            (self.copying.val(), WarpState::WaitCopy),
            (self.computing.val(), WarpState::WaitArithmetic),
            (self.meeting.val(), WarpState::WaitBarrier),
        ];
        let cases = states.map(|(contexts, state)| (contexts.bit(context), code(state)));
        first_of(cases.into(), code(WarpState::WaitMemory))
    }
}

impl Describe for TracedWarps {
    fn kernel(&self, k: &mut Kernel) {
        let update = &self.update;
        let unused = [
            &update.redirect,
            &update.spawn,
            &update.finish,
            &update.context,
            &update.supervisor,
            &update.interrupts_on,
            &update.interrupts_off,
        ];
        let states = [&update.wait_memory, &update.wait_spawn, &update.stop];
        k.ignore(
            "the table has worked out the warps and states",
            unused.into_iter().chain(states).map(Expr::from).collect(),
        );
        let lanes = update.active_mask.width();
        let next = k.add_constant(
            "pc_plus_word",
            &self.pc,
            u128::from(self._config.arch.word_bytes()),
        );
        let number = &self.double_fault.number;
        let interrupted = k.wire("interrupted", number.val().any());
        for (warp, pc) in self.pcs.iter().enumerate() {
            let bit = |vector: &RSignal<In>| vector.val().bit(warp as u32);
            let (redirected, spawned) = (bit(&self.redirects), bit(&self.spawned));
            k.update_when(pc, &redirected & &interrupted, &self.double_fault.pc);
            k.update_when(pc, &redirected | &spawned, &update.pc);
            k.update_when(pc, bit(&self.scheduled), &next);
            let mask = &self.active_masks[warp];
            k.update_when(mask, &redirected, &update.active_mask);
            k.update_when(mask, &spawned, constant(lanes, 1));
            let divergence_state = &self.divergence_states[warp];
            k.update_when(divergence_state, &redirected, &update.divergence_state);
            k.update_when(divergence_state, &spawned, zeros(divergence_state.width()));
            let interrupt = &self.interrupts[warp];
            k.update_when(interrupt, &redirected & &interrupted, number);
            k.update_when(interrupt, &spawned, zeros(4));

            let state = self.state(warp as u32);
            let (context, warp) = (Context(warp as u32), Warp(warp as u32));
            let slot = |field| Slot::Context(field, context);
            self.trace.drive_slot(k, slot(PerContext::State), state);
            self.trace.drive_slot(k, slot(PerContext::Pc), pc);
            self.trace.drive_slot(k, slot(PerContext::ActiveMask), mask);
            let (config, trace) = (&self._config, &self.trace);
            divergence::trace_state(k, config, trace, context, divergence_state);
            let slot = Slot::Warp(PerWarp::Interrupt, warp);
            self.trace.drive_slot(k, slot, interrupt);
        }
        let waits = [
            (&self.copying, &update.wait_copy),
            (&self.computing, &update.wait_arithmetic),
            (&self.meeting, &update.wait_barrier),
        ];
        for (waiting, wait) in waits {
            let begins = match wait.width() {
                0 => low(),
                _ => wait.val(),
            };
            let begins = replicate(waiting.width(), begins) & &self.redirects;
            let ends = self.running.val() | &self.stopped;
            k.update(waiting, (waiting.val() & !ends) | begins);
        }
    }
}
