//! What the prediction of jumps changes for the instruction, and what is remembered of it (docs/pipeline.md section 20).
//!
//! Where jumps are not predicted, all of this is nothing.

use super::checks::Steps;
use super::outcome::Outcome;
use super::Execute;
use crate::kit::prelude::*;
use crate::units::divergence;

/// A bit, or another one, if that is there.
pub(super) fn or(bit: Expr, other: Option<&Expr>) -> Expr {
    match other {
        None => bit,
        Some(other) => bit | other,
    }
}

/// A bit, but not together with another one, if that is there.
pub(super) fn unless(bit: Expr, other: Option<&Expr>) -> Expr {
    match other {
        None => bit,
        Some(other) => bit & !other,
    }
}

impl Execute {
    /// That the instruction was predicted to jump back, where that may be.
    fn was_predicted(&self) -> Option<Expr> {
        let predicted = &self.execute.predicted;
        (predicted.width() > 0).then(|| predicted.val())
    }

    /// High when a warp is Stopped, and it is the turn of the context here to spawn. One that was predicted does not have it: its context goes on elsewhere,
    /// and only one pc is written in a cycle.
    pub(super) fn may_spawn_now(&self) -> Expr {
        unless(self.may_spawn.val(), self.was_predicted().as_ref())
    }

    /// High when it is a jump at a loop's end that is taken with all active lanes.
    fn jumps_back(&self, k: &mut Kernel, steps: &Steps) -> Expr {
        let jumps = &steps.acts & &self.execute_control.jumps_back;
        // Elsewhere no jump acts unless all active lanes execute it.
        let jumps = match self.divergence_effect.may_part.width() {
            0 => jumps,
            _ => jumps & !&steps.others,
        };
        k.wire("jumps_back", jumps)
    }

    /// High when it goes where its context has gone on already: it does not redirect.
    pub(super) fn follows_prediction(&self, k: &mut Kernel, steps: &Steps) -> Option<Expr> {
        self.was_predicted()?;
        k.comment("jump prediction");
        let jumps_back = self.jumps_back(k, steps);
        k.drive(&self.jump_update.remembers, &jumps_back);
        Some(k.wire(
            "follows_prediction",
            jumps_back & &self.execute.as_predicted,
        ))
    }

    /// High when its context has gone on elsewhere in vain.
    pub(super) fn is_misled(
        &self,
        k: &mut Kernel,
        steps: &Steps,
        follows: Option<Expr>,
    ) -> Option<Expr> {
        let predicted = &steps.instruction & self.was_predicted()?;
        Some(k.wire("is_misled", unless(predicted, follows.as_ref())))
    }

    /// High when it was predicted, and does nothing for want of lanes: its context goes on behind it, just as it is.
    pub(super) fn passes_by(&self, k: &mut Kernel, steps: &Steps) -> Option<Expr> {
        let mut acts = steps.any.clone() | divergence::is_operation(&self.execute_control);
        if self.divergence_effect.may_part.width() > 0 {
            // A comparison takes the instruction's place, with whichever lanes.
            acts = acts | &self.divergence_effect.resumes;
        }
        Some(k.wire("passes_by", self.was_predicted()? & !acts))
    }

    /// What is remembered.
    pub(super) fn update_prediction(&self, k: &mut Kernel, outcome: &Outcome) {
        let (execute, update) = (&self.execute, &self.jump_update);
        let Some(forgets) = &outcome.forgets else {
            return;
        };
        k.comment("to jump prediction");
        k.drive(&update.forgets, forgets);
        k.drive(&update.pc, &execute.pc);
        k.drive(&update.target, &execute.target);
        let immediate = execute.immediate.val();
        k.drive(
            &update.immediate,
            immediate.bits(0, update.immediate.width()),
        );
    }
}
