//! What a branch costs, and what guards cost in its place: cycles of the core, by what the pipeline's page says of its
//! instructions.
//!
//! A warp that waits for n cycles takes the core only the n-th part of them when n warps share it: the others go on
//! meanwhile (P18.3). But an instruction takes one cycle at least, and as many as its unit is busy when that does one
//! at a time.

use super::decide::Way;
use crate::ir::{Instruction, Operation, Unit};
use crate::profile::BranchCounts;

/// Cycles from an instruction that redirects to the next one of its warp (P18.1).
const REDIRECT: f64 = 5.0;
/// From a load, and from a store, in a line (P18.4, P11.13).
const LOAD: f64 = 8.0;
const STORE: f64 = 7.0;
/// From a multiplication (P18.4), and from what goes through the pipeline of floats, which has three stages more
/// (P13.1).
const MULTIPLY: f64 = 9.0;
const FLOAT: f64 = 12.0;
/// What a division takes besides a cycle a bit, all in all, and of that in the unit (P18.4, P13.1).
const DIVIDE: f64 = 8.0;
const DIVIDE_UNIT: f64 = 2.0;

/// Which lanes execute a function together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sharing {
    /// Lanes of a warp.
    pub lanes: u32,
    /// Warps that share the core.
    pub warps: u32,
    /// Bits of a word.
    pub word_bits: u32,
}

impl Sharing {
    /// Cycles that an instruction takes of the core.
    pub fn cycles(&self, instruction: &Instruction) -> f64 {
        let bits = f64::from(self.word_bits);
        match &instruction.operation {
            Operation::Load { .. } => self.shared(LOAD),
            Operation::Store { .. } => self.shared(STORE),
            Operation::Binary(operator, ..) => match operator.unit() {
                Unit::Alu => 1.0,
                Unit::Multiplier => self.shared(MULTIPLY),
                Unit::Divider | Unit::FloatDivider => self.shared(bits + DIVIDE).max(bits + DIVIDE_UNIT),
                Unit::Float => self.shared(FLOAT),
            },
            Operation::ToFloat(_) | Operation::FromFloat(_) | Operation::FloatNegate(_) => self.shared(FLOAT),
            Operation::Select(..) => 2.0,
            // It is there to look at the program, and no part of it.
            Operation::Probe(..) => 0.0,
            _ => 1.0,
        }
    }

    fn shared(&self, latency: f64) -> f64 {
        (latency / f64::from(self.warps.max(1))).max(1.0)
    }
}

/// What it costs to go one of the ways from a branch.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Side {
    /// There is something to do.
    pub is_there: bool,
    /// The cost when some lane goes it.
    pub goes: f64,
    /// The cost of its guards when no lane does: each guarded instruction is there, and does nothing (P9.1.11).
    pub passes: f64,
}

/// A branch with sides that could become guards.
#[derive(Clone, Copy, Debug)]
pub struct Candidate<'p> {
    /// Lanes may disagree.
    pub parts: bool,
    /// Its condition is made of the lane's number, and of nothing that was loaded by it.
    pub by_lane: bool,
    /// It is in a loop.
    pub in_loop: bool,
    /// What lanes did here in a run, if any came.
    pub counts: Option<&'p BranchCounts>,
    /// Which lanes reach it.
    pub sharing: Sharing,
    /// The side that is taken.
    pub taken: Side,
    /// The other side.
    pub otherwise: Side,
    /// Instructions that come with guards: selections and opposite conditions.
    pub besides: u32,
    /// A vote may precede the guards.
    pub may_vote: bool,
    /// In which share of the lanes its condition is expected to be true when no profile has counted.
    pub takes: f64,
}

impl Candidate<'_> {
    /// What is expected to take the fewest cycles.
    pub fn cheapest(&self) -> Way {
        let shares = self.shares();
        let mean = |costs: [f64; 3]| -> f64 {
            let pairs = shares.iter().zip(costs);
            pairs.map(|(share, cost)| share * cost).sum()
        };
        let mut best = (Way::Branch, mean(self.branch_costs()));
        let voted = self.vote_costs().map(mean);
        let others = [(Way::Guards, Some(mean(self.guard_costs()))), (Way::GuardsBehindVote, voted)];
        for (way, cost) in others {
            if let Some(cost) = cost.filter(|cost| *cost < best.1) {
                best = (way, cost);
            }
        }
        best.0
    }

    /// What guards cost: when all lanes take the branch, when none does, when some do.
    fn guard_costs(&self) -> [f64; 3] {
        let (taken, otherwise) = (&self.taken, &self.otherwise);
        let besides = f64::from(self.besides);
        [
            taken.goes + otherwise.passes + besides,
            taken.passes + otherwise.goes + besides,
            taken.goes + otherwise.goes + besides,
        ]
    }

    /// What guards behind a vote cost: when all lanes take the branch, when none does, when some do. With one side
    /// only, which lanes may disagree to go.
    fn vote_costs(&self) -> Option<[f64; 3]> {
        let one_side = self.taken.is_there != self.otherwise.is_there;
        if !self.parts || !self.may_vote || !one_side {
            return None;
        }
        // The vote, the test of it, and the jump.
        let goes = 3.0 + self.taken.goes + self.otherwise.goes + f64::from(self.besides);
        let around = 2.0 + self.sharing.shared(REDIRECT);
        Some(if self.taken.is_there { [goes, around, goes] } else { [around, goes, goes] })
    }

    /// What a branch costs: when all lanes take it, when none does, when some do.
    fn branch_costs(&self) -> [f64; 3] {
        let redirect = self.sharing.shared(REDIRECT);
        let (taken, otherwise) = (&self.taken, &self.otherwise);
        if !self.parts && !otherwise.is_there {
            // The branch goes around the side, on the opposite condition.
            return [2.0 + taken.goes, 1.0 + redirect, 0.0];
        }
        // The side that is not taken comes first, and a jump ends it when the other side follows.
        let around = if taken.is_there { redirect } else { 0.0 };
        let one = redirect + taken.goes;
        let other = 1.0 + otherwise.goes + around;
        if !self.parts {
            return [one, other, 0.0];
        }
        // A split before, and a join behind each of the sides that lanes go.
        [redirect + one + redirect, redirect + other + redirect, redirect + one + redirect + other + redirect]
    }

    /// In which shares of its executions all lanes take it, none does, some do.
    fn shares(&self) -> [f64; 3] {
        if let Some(counts) = self.counts {
            let share = |number: u64| number as f64 / counts.executions.max(1) as f64;
            return [share(counts.uniform_taken), share(counts.uniform_not_taken), share(counts.divergent)];
        }
        let lanes = if self.parts { self.sharing.lanes } else { 1 };
        let (all, none) = (unanimous(lanes, self.takes), unanimous(lanes, 1.0 - self.takes));
        [all, none, 1.0 - all - none]
    }
}

/// How likely it is that so many lanes all take a branch that is taken in this share of the lanes of all branches like
/// it. Each lane takes it with the same probability, which is not known: of that, a beta distribution with this mean is
/// assumed. With a mean of a half it is Jeffreys' prior, in which branches that lanes mostly take, or mostly do not,
/// are the likelier ones.
fn unanimous(lanes: u32, mean: f64) -> f64 {
    let lanes = (0..lanes.max(1)).map(f64::from);
    lanes.map(|lane| (lane + mean) / (lane + 1.0)).product()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::BinaryOperator;

    fn candidate(parts: bool, warps: u32, taken: Side) -> Candidate<'static> {
        Candidate {
            parts,
            by_lane: false,
            in_loop: false,
            counts: None,
            sharing: Sharing { lanes: 16, warps, word_bits: 32 },
            taken,
            otherwise: Side::default(),
            besides: 0,
            may_vote: false,
            takes: 0.5,
        }
    }

    /// A side of so many instructions that all lanes execute whether they mean it or not.
    fn side(instructions: f64) -> Side {
        Side { is_there: true, goes: instructions, passes: instructions }
    }

    #[test]
    fn lanes_that_nothing_is_known_of_agree_the_more_seldom_the_more_they_are() {
        assert_eq!(unanimous(1, 0.5), 0.5);
        assert_eq!(unanimous(2, 0.5), 0.375);
        let agree: Vec<f64> = (1..33).map(|lanes| 2.0 * unanimous(lanes, 0.5)).collect();
        assert!(agree.is_sorted_by(|one, two| one > two), "{agree:?}");
        assert!(agree[31] > 0.19 && agree[31] < 0.21, "{agree:?}");
        assert!(unanimous(16, 0.84) > 0.5 && unanimous(16, 0.16) < 0.02);
    }

    #[test]
    fn what_lanes_did_decides_where_it_is_known() {
        let way = |may_vote: bool, none: u64, some: u64| {
            let counts = BranchCounts {
                executions: none + some,
                uniform_not_taken: none,
                divergent: some,
                ..BranchCounts::default()
            };
            let found = Candidate { counts: Some(&counts), may_vote, ..candidate(true, 16, side(10.0)) };
            found.cheapest()
        };
        // Split, two jumps and join when none takes it; two jumps and a join more than the side when some do.
        assert_eq!(way(false, 1, 0), Way::Branch);
        assert_eq!(way(false, 1, 1), Way::Branch);
        assert_eq!(way(false, 1, 2), Way::Guards);
        assert_eq!(way(false, 0, 1), Way::Guards);
        // A vote, a test and a jump, whatever lanes do.
        assert_eq!(way(true, 1, 0), Way::GuardsBehindVote);
        assert_eq!(way(true, 1, 1), Way::GuardsBehindVote);
        assert_eq!(way(true, 1, 3), Way::Guards);
    }

    #[test]
    fn a_vote_needs_one_side_and_lanes_that_may_disagree() {
        let seldom =
            |parts, otherwise| Candidate { may_vote: true, takes: 0.16, otherwise, ..candidate(parts, 16, side(20.0)) };
        let none = Side::default();
        assert_eq!(seldom(true, none).cheapest(), Way::GuardsBehindVote);
        assert_eq!(seldom(true, side(1.0)).vote_costs(), None);
        assert_eq!(seldom(false, none).vote_costs(), None);
    }

    #[test]
    fn a_redirect_is_dear_when_a_warp_is_alone() {
        let none = |warps, parts| candidate(parts, warps, side(3.0)).branch_costs()[1];
        assert_eq!(none(1, false), 6.0);
        assert_eq!(none(16, false), 2.0);
        assert_eq!(none(1, true), 5.0 + 1.0 + 5.0 + 5.0);
        assert_eq!(none(4, true), 3.0 * 1.25 + 1.0);
    }

    #[test]
    fn units_that_do_one_at_a_time_are_not_shared() {
        let sharing = |warps| Sharing { lanes: 4, warps, word_bits: 32 };
        let operand = crate::ir::Operand::integer(32, 7);
        let made = |operator| {
            let operation = Operation::Binary(operator, operand.clone(), operand.clone());
            Instruction::new(Vec::new(), operation, None)
        };
        let cycles = |operator, warps| sharing(warps).cycles(&made(operator));
        assert_eq!(cycles(BinaryOperator::Add, 1), 1.0);
        assert_eq!(cycles(BinaryOperator::Multiply, 1), 9.0);
        assert_eq!(cycles(BinaryOperator::Multiply, 16), 1.0);
        assert_eq!(cycles(BinaryOperator::DivideUnsigned, 1), 40.0);
        assert_eq!(cycles(BinaryOperator::DivideUnsigned, 16), 34.0);
    }
}
