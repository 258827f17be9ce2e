//! The reset of everything, made of an input that may change at any time.

use crate::kit::prelude::*;

/// Clock cycles for which reset is held after the input has gone low, but for those of the synchroniser.
const HELD_CYCLES: u32 = 16;

hardware! {
    /// Synchronises a reset and holds it for some cycles; holds it after power-up, too.
    pub struct ResetSequence() {
        /// The reset's source, active high, asynchronous.
        pub source: In(1),
        /// Synchronous reset, active high.
        pub held: Out(1),
        /// Once sampled; may be metastable.
        sampled: Register(1; power_up 0),
        /// Sampled again.
        settled: Register(1; power_up 0),
        /// Cycles since the source went low, up to the last.
        count: Register(index_width(HELD_CYCLES); power_up 0),
        /// Reset is over.
        released: Register(1; power_up 0),
    }
}

impl Describe for ResetSequence {
    fn kernel(&self, k: &mut Kernel) {
        k.update(&self.sampled, &self.source);
        k.update(&self.settled, &self.sampled);
        let next = k.add_constant("count_plus_one", &self.count, 1);
        let last = self.count.val().all();
        k.update_when(&self.count, &self.settled, zeros(self.count.width()));
        k.update_when(&self.count, !&last, next);
        k.update(&self.released, last & !self.settled.val());
        k.drive(&self.held, !self.released.val());
    }
}
