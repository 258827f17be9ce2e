//! Which unit waits for the register file's write port or for decode, and for how long (docs/pipeline.md section 15).
//!
//! Instructions never stall, so a stream of them could keep load responses, copies and arithmetic results out for ever.
//! The guard counts such cycles; at its limit schedule pauses, the pipeline drains, and the unit gets its turn.

/// The guard's limit: schedule pauses when the count has reached it.
const STARVED_MAX: u8 = 15;

/// The guard. Reset: no unit has waited.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct StarvationGuard {
    /// Cycles in a row in which a unit was refused, at most [`STARVED_MAX`].
    starved: u8,
}

impl StarvationGuard {
    /// Whether schedule pauses.
    #[inline]
    pub(crate) const fn pauses(self) -> bool {
        self.starved == STARVED_MAX
    }

    /// A cycle is over, in which a unit was refused or none was.
    #[inline]
    pub(crate) fn count(&mut self, refused: bool) {
        self.starved = match refused {
            false => 0,
            true => STARVED_MAX.min(self.starved + 1),
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rules: P15.3.
    #[test]
    fn the_guard_counts_refusals_in_a_row_up_to_15() {
        let behind = |starved, refused| {
            let mut guard = StarvationGuard { starved };
            guard.count(refused);
            guard.starved
        };
        assert_eq!(behind(0, true), 1);
        assert_eq!(behind(7, true), 8);
        assert_eq!(behind(14, true), 15);
        assert_eq!(behind(15, true), 15);
        assert_eq!(behind(15, false), 0);
        assert!(StarvationGuard { starved: 15 }.pauses() && !StarvationGuard { starved: 14 }.pauses());
    }
}
