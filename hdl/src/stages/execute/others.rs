//! What other contexts of its warp change for the instruction, and what it does to them (docs/pipeline.md part 9.3).
//!
//! Where there are no split contexts, all of this is nothing.

use super::checks::Steps;
use super::outcome::Outcome;
use super::predicted::{or, unless};
use super::Execute;
use crate::kit::prelude::*;

/// An interrupt that may have to wait. Wires of one bit.
pub(super) struct Postponed {
    /// There is one.
    pub raised: Expr,
    /// It is taken.
    pub interrupt: Expr,
    /// It waits for other contexts, or a halt does.
    pub postponed: Expr,
    /// It waits for memory. `None` without a scoreboard.
    pub undrained: Option<Expr>,
}

impl Execute {
    /// Whether there may be others.
    fn has_others(&self) -> bool {
        self.others_of.hold.width() > 0
    }

    /// Parts an interrupt into one that is taken and one that waits.
    pub(super) fn postpone(&self, k: &mut Kernel, steps: &Steps, raised: Expr) -> Postponed {
        let drain = self.must_be_drained();
        if !self.has_others() && drain.is_none() {
            let interrupt = k.wire("interrupted", raised);
            return Postponed {
                raised: interrupt.clone(),
                interrupt,
                postponed: low(),
                undrained: None,
            };
        }
        let raised = k.wire("raises", raised);
        let undrained = drain.as_ref();
        let undrained = undrained.map(|drain| k.wire("is_undrained", &raised & drain));
        if !self.has_others() {
            return Postponed {
                interrupt: k.wire("interrupted", unless(raised.clone(), drain.as_ref())),
                raised,
                postponed: low(),
                undrained,
            };
        }
        let waits = self.others_of.must_be_quiet.val();
        let drained = unless(raised.clone(), drain.as_ref());
        let interrupt = k.wire("interrupted", &drained & !&waits);
        let halts = &steps.acts & &self.execute_control.halts;
        let postponed = k.wire("is_postponed", (drained | halts) & waits);
        Postponed {
            raised,
            interrupt,
            postponed,
            undrained,
        }
    }

    /// `waits`, or a halt that waits, or a split, splitl or join that is stale.
    pub(super) fn or_waits_for_others(&self, waits: Expr) -> Expr {
        if !self.has_others() {
            return waits;
        }
        let halts = self.execute_control.halts.val() & &self.others_of.must_be_quiet;
        waits | halts | &self.divergence_effect.is_stale
    }

    /// The kernel entry; the instruction's own address if its interrupt waits.
    pub(super) fn or_own(&self, entry: Expr, own: &RDff) -> Expr {
        let quiet = self.has_others();
        let quiet = quiet.then(|| self.others_of.must_be_quiet.val());
        let waits = match (quiet, self.must_be_drained()) {
            (Some(quiet), drain) => or(quiet, drain.as_ref()),
            (None, Some(drain)) => drain,
            (None, None) => return entry,
        };
        select(waits, own, entry)
    }

    /// High when a halt does not wait.
    pub(super) fn halts_now(&self) -> Expr {
        let halts = self.execute_control.halts.val();
        match self.has_others() {
            false => halts,
            true => halts & !self.others_of.must_be_quiet.val(),
        }
    }

    /// The mask after the instruction; the mask as it is if the instruction has to come again.
    pub(super) fn unless_repeated(
        &self,
        k: &mut Kernel,
        steps: &Steps,
        outcome: &Outcome,
        mask: Expr,
    ) -> Expr {
        if !self.has_others() && !self.is_scored() {
            return mask;
        }
        let mut repeats = or(&steps.held | &outcome.postponed, outcome.undrained.as_ref());
        if self.has_others() {
            repeats = repeats | &self.divergence_effect.repeats;
        }
        let repeats = k.wire("comes_again", repeats);
        select(repeats, &self.execute.active, mask)
    }

    /// What the mechanism of regions, and other contexts, hear of the outcome.
    pub(super) fn update_others(
        &self,
        k: &mut Kernel,
        steps: &Steps,
        outcome: &Outcome,
        stops: Expr,
    ) {
        let (execute, control) = (&self.execute, &self.execute_control);
        let (order, effect, others) = (
            &self.divergence_order,
            &self.divergence_effect,
            &self.others,
        );
        if order.stops.width() == 0 {
            return;
        }
        let stops = k.wire("warp_stops", stops);
        // What wakes lanes must not do so while some are elsewhere; neither must a clone write one.
        let wakes = control.counts_lanes.val() | &control.one_lane | &control.clones;
        k.drive(&order.passes, &steps.passes);
        k.drive(&order.wakes, wakes);
        k.drive(&order.returns, &steps.acts & &control.returns);
        k.drive(&order.is_return, &control.returns);
        k.drive(&order.stops, &stops);
        k.drive(&order.spawns, &outcome.spawns);
        k.drive(&order.free_warp, &self.free_warp);
        if !self.has_others() {
            return;
        }
        k.comment("to split contexts");
        k.drive(&others.owner, &execute.owner);
        k.drive(&others.starts, &effect.starts);
        k.drive(&others.frees, &effect.frees);
        k.drive(&others.hands_over, &effect.hands_over);
        k.drive(&others.stops, &stops);
        k.drive(&others.holds, &outcome.postponed | &outcome.enters);
        k.drive(&others.in_handler, &effect.in_handler);
        let update = &self.update;
        k.drive(&update.owner, &execute.owner);
        k.drive(&update.to_home, effect.hands_over.val() | stops);
        k.drive(&update.starts, &effect.starts);
        let started = execute.active.val() & !execute.executing.val();
        k.drive(&update.started_mask, started);
        k.drive(&update.started_pc, &execute.next);
        let changes = control.returns.val() | &control.leaves_supervisor;
        let sets_mode = &outcome.enters | (&steps.acts & changes);
        k.drive(&update.sets_mode, sets_mode);
        let comes_again = &steps.held | &outcome.postponed;
        let comes_again = or(comes_again, outcome.undrained.as_ref());
        k.drive(&update.keeps_due, comes_again);
    }
}
