//! What the cycle record shows of the warps: read where the core itself keeps it.
//!
//! The core keeps pcs, active masks and divergence states in RAMs, of which it reads one word a cycle. In a core with
//! trace, and only there, these RAMs show all their words at once, so that a wrong bit in one of them is seen in the
//! cycle in which it is there, not when it is used. Registers of its own this unit has only for what no other unit
//! keeps: why a warp waits, and how an interrupt stopped it.

use isa::trace::{Slot, WarpState};
use isa::{Context, CoreConfig, PerContext, PerWarp, Warp};

use crate::citations::rules_of;
use crate::index::{context_set, homes_among, warp_index};
use crate::kit::prelude::*;
use crate::trace::TracePorts;
use crate::units::divergence::has_split_contexts;
use crate::units::{custom, divergence};

/// Bits of the number of an interrupt that stops its warp, and the 1 that is added to it.
fn interrupt_bits(config: &CoreConfig) -> u32 {
    PerWarp::Interrupt.info().width.bits(config)
}

bundle! {
    /// An interrupt that stops its warp. Only the trace tells where the warp was, and why it stopped.
    pub struct StoppingInterrupt(config: &CoreConfig) {
        /// 1 + its number; 0 without one.
        number: interrupt_bits(config),
        /// The pc saved.
        pc: config.arch.word_bits(),
    }
}

hardware! {
    /// What the cycle record shows of the warps' state: pc, mask, divergence state, interrupt, and the state's number.
    pub struct TracedWarps(config: &CoreConfig) {
        let arch = &config.arch;
        let contexts = config.contexts();
        let splits = has_split_contexts(config);
        let started = if splits { contexts } else { 0 };
        let fields = [PerContext::State, PerContext::Pc, PerContext::ActiveMask];

        /// From clear: masks and divergence states are being given their reset values.
        pub clearing: In(1),
        /// From warp table: contexts whose pc is where they were redirected to.
        pub redirected: In(context_set(config)),
        /// From warp table: where, as its RAM holds it.
        pub redirect_pcs: [In(arch.word_bits()); contexts],
        /// From warp table: the context scheduled in the cycle before, one bit a context.
        pub latest: In(context_set(config)),
        /// From warp table: the address behind what was then scheduled.
        pub next_pc: In(arch.word_bits()),
        /// From warp table: the address behind what was scheduled earlier, as its RAM holds it.
        pub sequential_pcs: [In(arch.word_bits()); contexts],
        /// From warp table: active mask above divergence state, as its RAM holds them.
        pub lane_contexts: [In(arch.lanes() + divergence::state_bits(config)); contexts],
        /// From warp table: the context in execute, if it is redirected, one bit a context.
        pub redirects: In(context_set(config)),
        /// From warp table: the context started, one bit a context.
        pub spawned: In(context_set(config)),
        /// From execute: the interrupt that stops the redirected context.
        pub stopping: StoppingInterrupt<In>(config),
        /// From execute: the redirected context waits for the copy unit.
        pub wait_copy: In(1),
        /// From execute: the redirected context waits for the arithmetic unit.
        pub wait_arithmetic: In(1) if (custom::computes(config)),
        /// From execute: the redirected context waits at a barrier.
        pub wait_barrier: In(1) if (config.barriers > 0),
        /// From warp table: contexts that are Running.
        pub running: In(context_set(config)),
        /// From warp table: contexts that are Stopped.
        pub stopped: In(context_set(config)),
        /// From warp table: contexts in WaitSpawn.
        pub spawning: In(context_set(config)),
        /// From warp table: contexts that have gone nowhere since they were started.
        pub at_start: In(context_set(config)) if (splits),
        /// From warp table: where they start, as its RAM holds it.
        pub start_pcs: [In(arch.word_bits()); started],
        /// From warp table: active mask above divergence state that they start with, as its RAM holds them.
        pub start_contexts: [In(arch.lanes() + divergence::state_bits(config)); started],
        /// From warp table: the context in which lanes start.
        pub begun: In(context_set(config)) if (splits),
        /// From warp table: contexts that are Free.
        pub free: In(context_set(config)) if (splits),
        /// From warp table: the warp in execute.
        pub owner: In(warp_index(config)) if (splits),
        /// To the lock step: the warps' state.
        pub trace: TracePorts = TracePorts::new(config, &[])
            .with_contexts(config, &fields)
            .with_divergence_fields(config, &divergence::fields_of_warp_table(config))
            .with_warps(config, &[PerWarp::Interrupt]),

        /// Contexts that have been started since reset: of the others the RAMs hold nothing yet. Reset: context 0.
        started: Register(context_set(config); reset 1),
        /// The interrupt that has stopped each warp: 1 + its number. Reset: 0, none.
        interrupts: [Register(interrupt_bits(config); reset 0); arch.warps()],
        /// Where it stopped.
        interrupted_pcs: [Register(arch.word_bits()); arch.warps()],
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
            (self.free.val(), WarpState::Free),
            (self.stopped.val(), WarpState::Stopped),
            (self.running.val(), WarpState::Running),
            (self.spawning.val(), WarpState::WaitSpawn),
            (self.copying.val(), WarpState::WaitCopy),
            (self.computing.val(), WarpState::WaitArithmetic),
            (self.meeting.val(), WarpState::WaitBarrier),
        ];
        let cases = states.into_iter().map(|(contexts, state)| (contexts.bit(context), code(state)));
        first_of(cases.collect(), code(WarpState::WaitMemory))
    }

    /// Whether the RAMs hold what counts for a context: it has been started since reset, and is not Free.
    fn counts(&self, place: usize) -> Expr {
        let bit = |vector: Expr| vector.bit(place as u32);
        bit(self.started.val()) & !bit(self.free.val())
    }

    /// The pc: of the places that can hold it, that which the scheduler would take.
    fn pc(&self, place: usize) -> Expr {
        let bit = |vector: Expr| vector.bit(place as u32);
        let sequential = select(bit(self.latest.val()), &self.next_pc, &self.sequential_pcs[place]);
        let mut elsewhere = self.redirect_pcs[place].val();
        if let Some(start) = self.start_pcs.get(place) {
            elsewhere = select(bit(self.at_start.val()), start, elsewhere);
        }
        let pc = select(bit(self.redirected.val()), elsewhere, sequential);
        let pc = replicate(pc.width(), self.counts(place)) & pc;
        // The RAM holds nothing that counts for a warp that has stopped for good.
        let interrupted = (self.interrupts.get(place)).zip(self.interrupted_pcs.get(place));
        match interrupted {
            Some((number, interrupted_pc)) => select(number.val().any(), interrupted_pc, pc),
            None => pc,
        }
    }

    /// Active mask above divergence state. The RAM holds those of context 0 from the end of clearing on.
    fn lane_context(&self, place: usize) -> Expr {
        let mut found = self.lane_contexts[place].val();
        if let Some(start) = self.start_contexts.get(place) {
            found = select(self.at_start.val().bit(place as u32), start, found);
        }
        let found = replicate(found.width(), self.counts(place)) & &found;
        if place > 0 {
            return found;
        }
        let lanes = self._config.arch.lanes();
        let after_reset = concat([constant(lanes, 1), zeros(found.width() - lanes)]);
        select(&self.clearing, after_reset, found)
    }

    /// How interrupts stop warps.
    fn stops(&self, k: &mut Kernel) {
        let number = &self.stopping.number;
        wire!(k, interrupted = number.val().any());
        let warps = self.interrupts.len() as u32;
        let redirects = match self.owner.is_present() {
            false => homes_among(&self._config, &self.redirects),
            true => k.decode("warp_select", &self.owner, warps),
        };
        let stopped = k.wire("stopped_by_interrupt", replicate(warps, interrupted) & redirects);
        for (place, interrupt) in self.interrupts.iter().enumerate() {
            let bit = |vector: Expr| vector.bit(place as u32);
            k.update_when(interrupt, bit(stopped.clone()), number);
            k.update_when(interrupt, bit(self.spawned.val()), zeros(interrupt.width()));
            let pc = &self.interrupted_pcs[place];
            k.update_when(pc, bit(stopped.clone()), &self.stopping.pc);
        }
    }

    /// Why contexts wait.
    fn waits(&self, k: &mut Kernel) {
        let waits = [
            (&self.copying, &self.wait_copy),
            (&self.computing, &self.wait_arithmetic),
            (&self.meeting, &self.wait_barrier),
        ];
        for (waiting, begins) in waits {
            let begins = replicate(waiting.width(), begins) & &self.redirects;
            let ends = self.running.val() | &self.stopped | &self.free;
            k.update(waiting, (waiting.val() & !ends) | begins);
        }
    }
}

impl Describe for TracedWarps {
    fn kernel(&self, k: &mut Kernel) {
        k.rules(rules_of(&self._config, "P4.5, P17.2, P17.15"));
        self.stops(k);
        self.waits(k);
        k.update(&self.started, self.started.val() | &self.spawned | &self.begun);
        let lanes = self._config.arch.lanes();
        for place in 0..self.redirect_pcs.len() {
            let number = place as u32;
            let context = Context(number);
            let slot = |field| Slot::Context(field, context);
            let (config, trace) = (&self._config, &self.trace);
            trace.drive_slot(k, slot(PerContext::State), self.state(number));
            trace.drive_slot(k, slot(PerContext::Pc), self.pc(place));
            let kept = k.wire(format!("lane_context_{place}"), self.lane_context(place));
            let state_bits = kept.width() - lanes;
            let mask = kept.bits(state_bits, lanes);
            trace.drive_slot(k, slot(PerContext::ActiveMask), mask);
            if state_bits > 0 {
                divergence::trace_state(k, config, trace, context, kept.bits(0, state_bits));
            }
            if let Some(interrupt) = self.interrupts.get(place) {
                trace.drive_slot(k, Slot::Warp(PerWarp::Interrupt, Warp(number)), interrupt);
            }
        }
    }
}
