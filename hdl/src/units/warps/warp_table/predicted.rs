//! Where a context goes on after the fetch of a jump that is predicted to be taken.

use super::{Events, WarpTable};
use crate::kit::prelude::*;

impl WarpTable {
    /// The address behind what was scheduled last; the target, if it was predicted to jump.
    pub(super) fn or_predicted(&self, k: &mut Kernel, events: &Events, next: Expr) -> Expr {
        let Some(prediction) = self.jump_prediction.get() else {
            return next;
        };
        k.drive(&prediction.schedule_context, &self.schedule_context);
        k.drive(&prediction.schedule_select, &self.schedule_select);
        k.drive(&prediction.last_pc, &self.last_pc);
        k.connect(&prediction.update, &self.jump_update);
        k.drive(&prediction.execute_context, &self.update.context);
        k.drive(&prediction.execute_select, &events.executes);
        k.drive(&prediction.decode_context, &self.decode_context);
        self.trace.hand_on(k, &prediction.trace);
        for (target, source) in [
            (self.fetched_predicted.get(), &prediction.predicted),
            (
                self.decode_jump_immediate.get(),
                &prediction.decode_immediate,
            ),
        ] {
            if let Some(target) = target {
                k.drive(target, source);
            }
        }
        let goes_on = select(&prediction.predicted, &prediction.target, next);
        k.wire("pc_after_last", goes_on)
    }
}
