//! Chooses the next warp in cyclic order, of two classes of candidates (docs/pipeline.md section 5).
//!
//! The first candidate above the last choice is found among the candidates under a mask, the first of all without it: two searches for the lowest set
//! bit side by side, each one carry chain, instead of a rotation.

use crate::kit::prelude::*;

hardware! {
    /// Chooses the next warp in cyclic order, preferred candidates first.
    #[derive(LogicBlock)]
    pub struct RoundRobin {
        /// The clock.
        pub clock: Signal<In, Clock>,
        /// Synchronous reset, active high.
        pub reset: RSignal<In>,
        /// From the warp table: candidates.
        pub candidates: RSignal<In>,
        /// From the warp table: those to be preferred; only the candidates among them count.
        pub preferred: RSignal<In>,
        /// To schedule: the choice, one bit a warp; none when there is no candidate.
        pub choice: RSignal<Out>,
        /// From schedule: the choice is taken, so the next search begins behind it.
        pub taken: RSignal<In>,
        /// Warps above the one chosen last. Reset: none, so that warp 0 comes first.
        above_last: RDff,
    }
}

impl RoundRobin {
    /// A choice among so many warps.
    pub fn new(warps: u32) -> RoundRobin {
        RoundRobin {
            clock: Signal::default(),
            reset: RSignal::bit(),
            candidates: RSignal::new(warps),
            preferred: RSignal::new(warps),
            choice: RSignal::new(warps),
            taken: RSignal::bit(),
            above_last: RDff::new(warps, 0),
        }
    }
}

impl Describe for RoundRobin {
    fn kernel(&self, k: &mut Kernel) {
        let preferred = k.wire(
            "preferred_candidates",
            self.candidates.val() & &self.preferred,
        );
        let among = k.wire(
            "among",
            select(preferred.any(), &preferred, &self.candidates),
        );
        let above = k.wire("above", &among & &self.above_last);
        let lowest_above = k.lowest_set("lowest_above", &above);
        let lowest = k.lowest_set("lowest", &among);
        let choice = k.wire("chosen", select(above.any(), lowest_above, lowest));
        k.drive(&self.choice, &choice);
        // The bits above a one-hot bit: ~((x - 1) | x).
        let below = k.add(
            "choice_minus_one",
            &choice,
            replicate(choice.width(), high()),
        );
        k.update_when(&self.above_last, &self.taken, !(below | &choice));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_described_soundly_for_any_number_of_warps() {
        for warps in [1, 2, 5, 64] {
            crate::kit::emit(&RoundRobin::new(warps)).unwrap();
        }
    }
}
