//! Chooses the next warp in cyclic order, of two classes of candidates (docs/pipeline.md section 5).
//!
//! The first candidate above the last choice is found among the candidates under a mask, the first of all without it:
//! searches for the lowest set bit side by side, instead of a rotation. This is the beginning of the core's longest
//! way, so the two classes are searched side by side, too, and what is searched is worked out in the cycle before and
//! is in registers.

use crate::kit::prelude::*;

hardware! {
    /// Chooses the next warp in cyclic order, preferred candidates first.
    pub struct RoundRobin(warps: u32, marks: u32) {
        /// From the warp table: the candidates of the next cycle.
        pub next_candidates: In(warps),
        /// From the warp table: those to be preferred then; only the candidates among them count.
        pub next_preferred: In(warps),
        /// To schedule: there is a candidate.
        pub any: Out(1),
        /// To schedule: the choice, one bit a warp; none when there is no candidate.
        pub choice: Out(warps),
        /// To schedule: its number; anything when there is no candidate.
        pub number: Out(index_width(warps)),
        /// From the warp table: something about each warp, one bit a warp.
        pub marks: [In(warps); marks],
        /// To schedule: for each of these, the bit of the choice, anything when there is none; found beside the number,
        /// not behind it.
        pub marked: [Out(1); marks],
        /// From schedule: the choice is taken, so the next search begins behind it.
        pub taken: In(1),
        /// Warps above the one chosen last. Reset: none, so that warp 0 comes first.
        above_last: Register(warps; reset 0),
        /// Candidates. Reset: warp 0.
        candidates: Register(warps; reset 1),
        /// Those above the one chosen last. Reset: none.
        above: Register(warps; reset 0),
        /// Preferred candidates. Reset: warp 0.
        preferred: Register(warps; reset 1),
        /// Those above the one chosen last. Reset: none.
        preferred_above: Register(warps; reset 0),
    }
}

impl Describe for RoundRobin {
    fn kernel(&self, k: &mut Kernel) {
        let width = self.number.width();
        let [classes @ .., _] = self.classes().map(|(_, among)| among.any());
        wire!(k, classes = pack(classes));
        let number = self.search(k, &classes, "chosen_number", |k, name, among| k.lowest_position(name, among, width));
        k.drive(&self.number, number);
        let choice = self.search(k, &classes, "chosen_warp", |k, name, among| k.lowest_set(name, among));
        k.drive(&self.choice, &choice);
        for (place, (marks, marked)) in self.marks.iter().zip(&self.marked).enumerate() {
            let marks = marks.val().each_bit();
            let mark = self.search(k, &classes, &format!("chosen_mark_{place}"), |k, name, among| {
                k.value_of_lowest(name, among, &marks)
            });
            k.drive(marked, mark);
        }
        k.drive(&self.any, self.candidates.val().any());

        k.comment("what is searched in the next cycle");
        let above_choice = (0..choice.width()).map(|warp| match warp {
            0 => low(),
            _ => choice.bits(0, warp).any(),
        });
        wire!(k, above_choice = pack(above_choice));
        wire!(k, next_above = select(&self.taken, above_choice, &self.above_last));
        let candidates = self.next_candidates.val();
        let preferred = k.wire("next_preferred_candidates", &candidates & &self.next_preferred);
        k.update(&self.above_last, &next_above);
        k.update(&self.above, &candidates & &next_above);
        k.update(&self.preferred_above, &preferred & next_above);
        k.update(&self.preferred, preferred);
        k.update(&self.candidates, candidates);
    }
}

impl RoundRobin {
    /// What is searched, the first that is not empty counting.
    fn classes(&self) -> [(&'static str, Expr); 4] {
        [
            ("preferred_above", self.preferred_above.val()),
            ("preferred", self.preferred.val()),
            ("above", self.above.val()),
            ("any", self.candidates.val()),
        ]
    }

    /// What is found in the first class that is not empty; in the last one if all are.
    fn search(
        &self,
        k: &mut Kernel,
        classes: &Expr,
        name: &str,
        find: impl Fn(&mut Kernel, String, Expr) -> Expr,
    ) -> Expr {
        let found = self.classes().map(|(class, among)| find(k, format!("{name}_if_{class}"), among));
        k.value_of_lowest(name, classes, &found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_described_soundly_for_any_number_of_warps() {
        for warps in [1, 2, 5, 64] {
            crate::kit::emit(&RoundRobin::new(warps, 2)).unwrap();
        }
    }
}
