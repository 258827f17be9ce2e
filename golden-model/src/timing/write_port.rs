//! Who waits for the write port or for decode, and for how long (docs/pipeline.md section 15).
//!
//! Instructions never stall, so a stream of them could keep load responses, copies and
//! arithmetic results out for ever.
//! The guard counts such cycles; at its limit schedule pauses, the pipeline drains, and the unit gets
//! its turn.

use super::schedule::STARVED_MAX;

/// The guard's next value.
#[inline]
pub(super) const fn starved_next(starved: u8, refused: bool) -> u8 {
    if !refused {
        0
    } else if starved < STARVED_MAX {
        starved + 1
    } else {
        STARVED_MAX
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rules: P15.3.
    #[test]
    fn the_guard_counts_refusals_in_a_row_up_to_15() {
        assert_eq!(starved_next(0, true), 1);
        assert_eq!(starved_next(7, true), 8);
        assert_eq!(starved_next(14, true), 15);
        assert_eq!(starved_next(15, true), 15);
        assert_eq!(starved_next(15, false), 0);
    }
}
