//! Atomic instructions: what they make of a word of memory (ISA section 12).
//!
//! Each lane reads the word, puts a new one in its place, and gets the old one. The functional machine has the
//! registers at hand. In the timing model the values of the lanes travel with the access.

use isa::{Lane, Opcode, Warp};

use super::{alu, Decoded, LaneValues, Shape, State};

/// The word that comes in the place of an old one; `None`: the old one stays. `expected` is what acas compares with.
fn new_word(opcode: Opcode, old: u64, source: u64, expected: u64, mask: u64) -> Option<u64> {
    let combine = match opcode {
        Opcode::Aadd => alu::add,
        Opcode::Aand => alu::and,
        Opcode::Aor => alu::or,
        Opcode::Axor => alu::xor,
        Opcode::Amin => alu::min,
        Opcode::Amax => alu::max,
        Opcode::Aminu => alu::minu,
        Opcode::Amaxu => alu::maxu,
        Opcode::Acas if old != expected => return None,
        // aswap, and acas that has found what it expects.
        _ => return Some(source),
    };
    Some(combine(old, source, mask))
}

impl State {
    /// Carries out the exchange of a lane that has found a word; the destination becomes that word. Gives what comes in
    /// its place.
    pub(crate) fn exchange(&mut self, warp: Warp, decoded: &Decoded, lane: Lane, old: u64) -> Option<u64> {
        let first = self.gpr_base(warp) + lane.index();
        let [destination, _, source] = decoded.slots.map(|slot| first + usize::from(slot));
        let gprs = &mut self.registers.gprs;
        let mask = self.shape.word_mask;
        let new = new_word(decoded.opcode, old, gprs[source], gprs[destination], mask);
        gprs[destination] = old;
        new
    }
}

/// What the lanes of an atomic instruction give and get, on its way with the access.
#[derive(Clone, Debug)]
pub(crate) struct AtomicValues {
    sources: LaneValues,
    /// What the destination holds, with which acas compares, however often the exchange begins anew.
    expected: LaneValues,
    /// The words that the lanes have found.
    pub(crate) found: LaneValues,
}

impl AtomicValues {
    /// Room for so many lanes.
    pub(crate) fn new(lanes: usize) -> Self {
        AtomicValues {
            sources: LaneValues::new(lanes),
            expected: LaneValues::new(lanes),
            found: LaneValues::new(lanes),
        }
    }

    /// Takes along what the instruction reads.
    pub(crate) fn take(&mut self, state: &State, warp: Warp, decoded: &Decoded) {
        state.take_operand(warp, decoded, 0, &mut self.expected);
        state.take_operand(warp, decoded, 2, &mut self.sources);
    }

    /// Carries out the exchange of a lane with its word. Gives whether the word has been written, with the same value
    /// perhaps.
    pub(crate) fn exchange(&mut self, shape: &Shape, opcode: Opcode, lane: Lane, word: &mut u64) -> bool {
        let (source, expected) = (self.sources.lane(lane), self.expected.lane(lane));
        self.found.set_lane(lane, *word);
        let new = new_word(opcode, *word, source, expected, shape.word_mask);
        *word = new.unwrap_or(*word);
        new.is_some()
    }
}
