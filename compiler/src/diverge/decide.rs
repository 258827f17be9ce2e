//! Which branches part lanes, and which become guards.

use std::collections::BTreeSet;

use crate::ir::Symbol;

/// How it is decided whether a branch parts lanes or becomes guards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Decide {
    /// Each branch parts lanes.
    Split,
    /// Each branch becomes guards that can.
    Predicate,
    /// By what lanes are told apart by: guards where a condition is made of the lane's number.
    Static,
    /// By the expected cycles.
    #[default]
    Cost,
}

/// What `diverge` is told.
#[derive(Clone, Debug, Default)]
pub struct Decisions {
    /// How branches are decided.
    pub decide: Decide,
    /// Functions that assembly refers to: any lane may call them, with any arguments.
    pub outside: BTreeSet<Symbol>,
}

/// A branch with sides that could become guards.
#[derive(Clone, Copy, Debug)]
pub struct Candidate {
    /// Lanes may disagree.
    pub parts: bool,
    /// Its condition is made of the lane's number, and of nothing that was loaded by it.
    pub by_lane: bool,
    /// Cycles of the side that is taken; 0 when there is nothing to do.
    pub taken: u32,
    /// Cycles of the other side.
    pub otherwise: u32,
    /// Cycles that guards take in place of the branch: selections and opposite conditions.
    pub besides: u32,
}

/// Cycles of an instruction that goes on elsewhere, when other warps fill some of the gap (P18.1, P18.3).
const REDIRECT: f64 = 3.0;
/// How often lanes disagree that may.
const DISAGREE: f64 = 0.7;
/// In how many of the lanes a condition is true.
const TAKEN: f64 = 0.5;

impl Decisions {
    /// Whether a branch becomes guards.
    pub fn guards(&self, branch: &Candidate) -> bool {
        match self.decide {
            Decide::Split => false,
            Decide::Predicate => true,
            Decide::Static => branch.by_lane,
            Decide::Cost => branch.guards_cost() <= branch.branch_cost(),
        }
    }
}

impl Candidate {
    fn guards_cost(&self) -> f64 {
        f64::from(self.taken + self.otherwise + self.besides)
    }

    fn branch_cost(&self) -> f64 {
        let (one, other) = (f64::from(self.taken), f64::from(self.otherwise));
        // Behind the side that comes first there is a jump, if there is another one.
        let around = if self.taken > 0 { REDIRECT } else { 1.0 };
        let agreeing = TAKEN * (REDIRECT + one) + (1.0 - TAKEN) * (1.0 + other + around);
        if !self.parts {
            return agreeing;
        }
        let apart = REDIRECT + one + REDIRECT + 1.0 + other + around;
        // A split before, a join behind.
        2.0 * REDIRECT + DISAGREE * apart + (1.0 - DISAGREE) * agreeing
    }
}
