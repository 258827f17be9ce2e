//! Pauses the scheduler when a unit has been refused for too long (docs/pipeline.md section 15).
//!
//! Without it, warps that run for ever without leaving a gap could keep a load's result from being written, and so the
//! warp that they wait for.

use crate::kit::prelude::*;

/// Refusals in a row after which schedule pauses.
const PATIENCE_CYCLES: u128 = 15;

hardware! {
    /// Pauses the scheduler when a unit has been refused for 15 cycles in a row.
    pub struct StarvationGuard() {
        /// From load/store, copy and arithmetic unit: one of them is refused in this cycle.
        pub refused: In(1),
        /// To schedule: schedule nothing in this cycle.
        pub pause: Out(1),
        /// Refusals in a row, at most 15. Reset: 0.
        starved: Register(4; reset 0),
    }
}

impl Describe for StarvationGuard {
    fn kernel(&self, k: &mut Kernel) {
        k.rules("P15.3, P15.4");
        let pause = k.wire("patience_is_over", self.starved.val().is(PATIENCE_CYCLES));
        let more = k.add_constant("starved_plus_one", &self.starved, 1);
        let counted = select(&pause, &self.starved, more);
        k.update(&self.starved, replicate(4, &self.refused) & counted);
        k.drive(&self.pause, &pause);
    }
}
