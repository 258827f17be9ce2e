//! Contexts that a scoreboard holds back, for the next instruction waits for a register.

use super::{Events, WarpTable};
use crate::kit::prelude::*;

impl WarpTable {
    /// What contexts are remembered by, and where the one that was scheduled last goes on.
    pub(super) fn hold_back(&self, k: &mut Kernel, events: &Events, moved: &Expr, next: &Expr) {
        let (Some(unit), Some(pending)) = (self.hold_back.get(), self.next_pending.get()) else {
            return;
        };
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
        k.drive(&unit.pending, pending);
        self.trace.hand_on(k, &unit.trace);
    }

    /// Of the contexts that are Running in the next cycle, those that are not held back.
    pub(super) fn but_held_back(&self, k: &mut Kernel, running: Expr) -> Expr {
        let Some(unit) = self.hold_back.get() else {
            return running;
        };
        k.drive(&unit.running, running);
        unit.candidates.val()
    }

    /// The contexts with nothing in flight in the next cycle, also for those that are held back until then.
    pub(super) fn tell_idle(&self, k: &mut Kernel, idle: &Expr) {
        if let Some(unit) = self.hold_back.get() {
            k.drive(&unit.idle, idle);
        }
    }
}
