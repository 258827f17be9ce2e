//! Crowds: as many contexts at work as the core has. Every warp that comes here parts by one bit of the lane's number
//! after the other, and each side goes round in a loop, long enough to meet those of other warps.
//!
//! Elsewhere sides are short, and a warp seldom has more than two contexts at the same time.

use isa::{DivergenceMechanism, Opcode};

use super::super::tree::Node;
use super::{instruction, Generator};

use Opcode::*;

/// Bits of the lane's number by which a warp parts, at most.
const BITS_MAX: u32 = 3;

impl Generator<'_> {
    /// In so many blocks of a hundred: only `multi-path` has contexts beside those of the warps.
    pub(super) fn crowds(&self) -> u64 {
        match self.config.divergence {
            DivergenceMechanism::MultiPath if self.config.split_contexts > 1 => 20,
            _ => 0,
        }
    }

    /// All active lanes, parted by all bits of their numbers.
    pub(super) fn crowd(&mut self) -> Vec<Node> {
        let lanes = self.config.arch.lanes().next_power_of_two();
        let may_meet = self.config.barriers > 0 && self.block >= self.last_meeting;
        let barrier = may_meet.then(|| self.random.below(self.config.barriers.into()));
        let barrier = barrier.filter(|_| self.random.percent(60));
        self.parted(lanes.trailing_zeros().min(BITS_MAX), barrier)
    }

    /// At the barrier any two contexts meet, of one warp or of two. So at most one waits there at a time; it may be the
    /// last one, and wait for ever.
    fn parted(&mut self, bits: u32, barrier: Option<u64>) -> Vec<Node> {
        let Some(bit) = bits.checked_sub(1) else {
            let meeting = barrier.and_then(|place| self.arrival(place, 2, None));
            return [self.going_round()].into_iter().chain(meeting).collect();
        };
        let (register, guard) = (self.target(), self.predicate());
        vec![
            Node::Group(vec![
                instruction(Hwid, [register, 0, 0], 0, None),
                instruction(Andi, [register, register, 0], 1 << bit, None),
                instruction(Rtop, [guard, register, 0], 0, None),
            ]),
            Node::Split { guard: Some(guard), then: self.parted(bit, barrier), otherwise: self.parted(bit, barrier) },
        ]
    }

    /// A loop for one context of a crowd.
    fn going_round(&mut self) -> Node {
        let Some(counter) = self.loop_counter() else {
            return self.straight();
        };
        self.loops += 1;
        let body = (0..1 + self.random.below(3)).map(|_| self.of_a_crowd());
        let body = body.collect();
        self.loops -= 1;
        self.some_rounds(counter, body)
    }

    /// What contexts do beside one another: compute, wait for units, for a turn, at barriers, and raise interrupts.
    fn of_a_crowd(&mut self) -> Node {
        let is_last = self.block >= self.last_meeting;
        match self.random.below(12) {
            0..=2 => self.arithmetic(),
            3..=5 => self.access(),
            6 => {
                let guard = self.guard(30);
                self.meeting_of_one(guard)
            }
            7 if is_last => self.one_more_warp(),
            8 if self.wildness > 0 => match self.random.percent(50) {
                true => self.bad_access(),
                false => self.wild(),
            },
            _ => self.straight(),
        }
    }

    /// A warp for the rest of the program.
    pub(super) fn one_more_warp(&mut self) -> Node {
        let Some((address, value)) = self.two_targets() else {
            return self.straight();
        };
        let steps = self.start_warp([value, address, value], None);
        Node::Group(steps.into())
    }
}
