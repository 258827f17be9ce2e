//! Whether the instruction waits for what is on its way to memory (docs/pipeline.md section 22). Without a scoreboard, all of this is nothing.

use super::checks::Steps;
use super::outcome::Outcome;
use super::predicted::or;
use super::Execute;
use crate::kit::prelude::*;

impl Execute {
    /// Whether there is a scoreboard.
    pub(super) fn is_scored(&self) -> bool {
        self.execute_needs.needs.width() > 0
    }

    /// The instruction, unless an access before it may yet fail; and whether one may.
    pub(super) fn unless_held_by_memory(
        &self,
        k: &mut Kernel,
        present: Expr,
    ) -> (Expr, Option<Expr>) {
        if !self.is_scored() {
            return (present, None);
        }
        let needs = &self.execute_needs;
        let ahead = self.fails_ahead.get();
        let ahead = ahead.map(|fails| fails.val() & &needs.follows_access);
        let holds = k.wire("memory_holds", or(needs.held.val(), ahead.as_ref()));
        let held = k.wire("is_held_by_memory", &present & &holds);
        (k.wire("is_let_go_on", present & !holds), Some(held))
    }

    /// Whether the instruction, if it has its turn, needs what is on its way.
    pub(super) fn needs_memory(&self, k: &mut Kernel, own: &Expr) -> Option<Expr> {
        let needs = &self.execute_needs.needs;
        self.is_scored()
            .then(|| k.wire("needs_memory", own & needs))
    }

    /// Whether an interrupt has to wait until the context is drained.
    pub(super) fn must_be_drained(&self) -> Option<Expr> {
        let undrained = &self.execute_needs.undrained;
        self.is_scored().then(|| undrained.val())
    }

    /// What the scoreboard and the stages before are told.
    pub(super) fn wait_for_memory(&self, k: &mut Kernel, steps: &Steps, outcome: &Outcome) {
        let (Some(waits), Some(needs)) = (&outcome.waits_for_memory, &steps.needs) else {
            return;
        };
        let (execute, control) = (&self.execute, &self.execute_control);
        let (ahead, wait) = (&self.access_ahead, &self.memory_wait);
        k.comment("to scoreboard, warp table, decode and operands");
        // Whatever keeps a load or store with lanes from being given away redirects its context.
        let executes = execute.valid.val() & &steps.any;
        let executes = k.wire("some_lane_executes", executes);
        let accesses = control.loads.val() | &control.stores;
        k.drive(&ahead.accesses, &executes & accesses);
        k.drive(&ahead.loads, executes & &control.loads);
        k.drive(&wait.waits, waits);
        let awaits = k.wire("waits_for_register", needs & &self.execute_needs.awaits);
        k.drive(&wait.awaits, &awaits);
        k.drive(&wait.register, &self.execute_needs.awaited);
        k.drive(&self.register_wait.awaits, awaits);
        k.drive(&self.register_wait.pc, &execute.pc);
        if self.others_of.hold.width() == 0 {
            k.drive(&self.update.keeps_due, waits);
        }
    }
}
