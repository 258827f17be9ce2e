//! What of the warp table the cycle record shows.

use isa::trace::Slot;
use isa::{Context, PerContext};

use super::{Events, WarpTable};
use crate::index::homes_of;
use crate::kit::prelude::*;

impl WarpTable {
    /// Hands on what the record shows from where it is kept.
    pub(super) fn traced(&self, k: &mut Kernel, events: &Events, next_pc: Expr) {
        let (Some(shown), Some(stopping)) = (self.traced_warps.get(), self.stopping.get()) else {
            return;
        };
        let update = &self.update;
        k.comment("trace");
        k.drive(&shown.clearing, &self.clearing);
        k.drive(&shown.redirected, &self.redirected);
        k.drive(&shown.latest, &self.last_scheduled);
        k.drive(&shown.next_pc, next_pc);
        for (targets, ram) in [
            (&shown.redirect_pcs, &self.redirect_pc),
            (&shown.sequential_pcs, &self.sequential_pc),
            (&shown.lane_contexts, &self.lane_context),
        ] {
            for (target, word) in targets.iter().zip(&ram.shown) {
                k.drive(target, word);
            }
        }
        self.traced_starts(k, shown);
        k.drive(&shown.redirects, &events.redirected);
        k.drive(&shown.spawned, &events.spawned);
        k.connect(&shown.stopping, stopping);
        k.drive(&shown.wait_copy, &update.wait_copy);
        for (target, wait) in [
            (shown.wait_arithmetic.get(), &update.wait_arithmetic),
            (shown.wait_barrier.get(), &update.wait_barrier),
        ] {
            if let Some(target) = target {
                k.drive(target, wait);
            }
        }
        k.drive(&shown.running, &self.running_contexts);
        let stopped = homes_of(&self._config, &self.stopped_contexts);
        k.drive(&shown.stopped, stopped);
        k.drive(&shown.spawning, &self.spawning_contexts);
        for (warp, count) in self.in_flight.iter().enumerate() {
            let slot = |field| Slot::Context(field, Context(warp as u32));
            self.trace.drive_slot(k, slot(PerContext::InFlight), count);
            self.trace.drive_slot(
                k,
                slot(PerContext::Epoch),
                self.epochs.val().bit(warp as u32),
            );
        }
        self.trace.hand_on(k, &shown.trace);
    }
}
