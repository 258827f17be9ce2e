//! Chooses the next warp in cyclic order, of two classes of candidates (docs/pipeline.md section 5).
//!
//! The first candidate above the last choice is found among the candidates under a mask, the first of all without it: searches for the
//! lowest set bit side by side, instead of a rotation. This is the beginning of the core's longest way, so the two classes are searched
//! side by side, too.

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
        /// To schedule: its number; anything when there is no candidate.
        pub number: RSignal<Out>,
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
            number: RSignal::new(index_width(warps)),
            taken: RSignal::bit(),
            above_last: RDff::new(warps, 0),
        }
    }
}

impl Describe for RoundRobin {
    fn kernel(&self, k: &mut Kernel) {
        let candidates = self.candidates.val();
        let above_last = self.above_last.val();
        let preferred = k.wire("preferred_candidates", &candidates & &self.preferred);
        let preferred_above = k.wire("preferred_above", &preferred & &above_last);
        let above = k.wire("above", &candidates & above_last);
        let searches = [
            ("lowest_preferred_above", preferred_above),
            ("lowest_preferred", preferred),
            ("lowest_above", above),
            ("lowest", candidates),
        ];
        let (mut found, mut numbers) = (Vec::new(), Vec::new());
        let width = self.number.width();
        for (name, among) in searches {
            let number = k.lowest_position(format!("{name}_number"), &among, width);
            numbers.push((among.any(), number));
            found.push((among.any(), k.lowest_set(name, among)));
        }
        let choice = k.wire("chosen", first_of(found, zeros(self.choice.width())));
        k.drive(&self.choice, &choice);
        k.drive(&self.number, first_of(numbers, zeros(width)));
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
