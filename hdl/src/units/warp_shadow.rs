//! The trace's own copy of the warp state that the warp table keeps in RAM.
//!
//! A RAM shows one word a cycle, the trace wants all of them in every cycle. The copy exists only in a core with trace, and nothing
//! but the trace ports reads it.

use isa::trace::{Slot, WarpState};
use isa::{CoreConfig, PerWarp, Warp};

use super::warp_table::WarpUpdate;
use crate::kit::prelude::*;
use crate::trace::TracePorts;

hardware! {
    /// The trace's copy of warp state: pc, mask, depth, interrupt, and the state's number.
    #[derive(LogicBlock)]
    pub struct WarpShadow {
        /// The clock.
        pub clock: Signal<In, Clock>,
        /// Synchronous reset, active high.
        pub reset: RSignal<In>,
        /// From warp table: the warp scheduled, one bit a warp.
        pub scheduled: RSignal<In>,
        /// From warp table: the address behind its instruction.
        pub next_pc: RSignal<In>,
        /// From warp table: the warp redirected, one bit a warp.
        pub redirects: RSignal<In>,
        /// From warp table: the warp started, one bit a warp.
        pub spawned: RSignal<In>,
        /// From warp table: what execute does to its warp.
        pub update: WarpUpdate<In>,
        /// From warp table: 1 + cause of the interrupt, 0 without one.
        pub interrupt: RSignal<In>,
        /// From warp table: warps that are Running.
        pub running: RSignal<In>,
        /// From warp table: warps that are Stopped.
        pub stopped: RSignal<In>,
        /// From warp table: warps in WaitSpawn.
        pub spawning: RSignal<In>,
        /// To the lock step: the copies.
        pub trace: TracePorts,

        pcs: Vec<RDff>,
        /// Active masks. Reset: lane 0 of warp 0.
        active_masks: Vec<RDff>,
        depths: Vec<RDff>,
        interrupts: Vec<RDff>,
        /// Warps that wait for the clone unit; they leave WaitClone when they run.
        cloning: RDff,
    }
}

impl WarpShadow {
    /// A copy for the configured warps.
    pub fn new(config: &CoreConfig) -> WarpShadow {
        let arch = &config.arch;
        let warps = arch.warps();
        let fields = [
            PerWarp::State,
            PerWarp::Pc,
            PerWarp::ActiveMask,
            PerWarp::Depth,
            PerWarp::Interrupt,
        ];
        WarpShadow {
            clock: Signal::default(),
            reset: RSignal::bit(),
            scheduled: RSignal::new(warps),
            next_pc: RSignal::new(arch.word_bits()),
            redirects: RSignal::new(warps),
            spawned: RSignal::new(warps),
            update: WarpUpdate::new(config),
            interrupt: RSignal::new(4),
            running: RSignal::new(warps),
            stopped: RSignal::new(warps),
            spawning: RSignal::new(warps),
            trace: TracePorts::new(config, &[]).with_warps(config, &fields),
            pcs: RDff::several(warps, arch.word_bits(), 0),
            active_masks: (0..warps)
                .map(|warp| RDff::new(arch.lanes(), u128::from(warp == 0)))
                .collect(),
            depths: RDff::several(warps, config.depth_bits(), 0),
            interrupts: RDff::several(warps, 4, 0),
            cloning: RDff::new(warps, 0),
        }
    }
}

impl Describe for WarpShadow {
    fn kernel(&self, k: &mut Kernel) {
        let update = &self.update;
        let unused = [
            &update.redirect,
            &update.spawn,
            &update.finish,
            &update.warp,
        ];
        let states = [&update.stop, &update.wait_memory, &update.wait_spawn];
        k.ignore(
            "the table has worked out the warps and states",
            unused.into_iter().chain(states).map(Expr::from).collect(),
        );
        let lanes = update.active_mask.width();
        for (warp, pc) in self.pcs.iter().enumerate() {
            let bit = |vector: &RSignal<In>| vector.val().bit(warp as u32);
            let (redirected, spawned) = (bit(&self.redirects), bit(&self.spawned));
            k.update_when(pc, &redirected | &spawned, &update.pc);
            k.update_when(pc, bit(&self.scheduled), &self.next_pc);
            let mask = &self.active_masks[warp];
            k.update_when(mask, &redirected, &update.active_mask);
            k.update_when(mask, &spawned, constant(lanes, 1));
            let depth = &self.depths[warp];
            k.update_when(depth, &redirected, &update.depth);
            k.update_when(depth, &spawned, zeros(depth.width()));
            let interrupt = &self.interrupts[warp];
            k.update_when(
                interrupt,
                &redirected & self.interrupt.val().any(),
                &self.interrupt,
            );
            k.update_when(interrupt, &spawned, zeros(4));

            let code = |state: WarpState| constant(3, state as u128);
            let state = first_of(
                vec![
                    (bit(&self.stopped), code(WarpState::Stopped)),
                    (bit(&self.running), code(WarpState::Running)),
                    (bit(&self.spawning), code(WarpState::WaitSpawn)),
                    (
                        self.cloning.val().bit(warp as u32),
                        code(WarpState::WaitClone),
                    ),
                ],
                code(WarpState::WaitMemory),
            );
            let slot = |field| Slot::Warp(field, Warp(warp as u32));
            self.trace.drive_slot(k, slot(PerWarp::State), state);
            self.trace.drive_slot(k, slot(PerWarp::Pc), pc);
            self.trace.drive_slot(k, slot(PerWarp::ActiveMask), mask);
            self.trace.drive_slot(k, slot(PerWarp::Depth), depth);
            self.trace
                .drive_slot(k, slot(PerWarp::Interrupt), interrupt);
        }
        let clones = replicate(self.redirects.width(), &update.wait_clone) & &self.redirects;
        k.update(
            &self.cloning,
            (self.cloning.val() & !self.running.val()) | clones,
        );
    }
}
