//! Which branches part lanes, and which become guards.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

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
    /// By what a profile says of lanes that disagree.
    Profile,
    /// By the expected cycles.
    #[default]
    Cost,
}

/// What a branch has done in a run.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct BranchProfile {
    /// How many times warps have executed it.
    pub executions: u64,
    /// How many times lanes disagreed.
    pub disagreements: u64,
    /// The lanes that executed it, over all times.
    pub lanes: u64,
    /// Those of them for which the condition was true.
    pub taken: u64,
}

/// What `diverge` is told.
#[derive(Clone, Debug, Default)]
pub struct Decisions {
    /// How branches are decided.
    pub decide: Decide,
    /// Functions that assembly refers to: any lane may call them, with any arguments.
    pub outside: BTreeSet<Symbol>,
    /// What branches have done, by file, line and column of C.
    pub profile: BTreeMap<(Arc<str>, u32, u32), BranchProfile>,
}

/// A branch with sides that could become guards.
#[derive(Clone, Copy, Debug)]
pub struct Candidate {
    /// Lanes may disagree.
    pub parts: bool,
    /// Its condition is made of the lane's number, and of nothing that was loaded by it.
    pub by_lane: bool,
    /// What it has done, when there is a profile.
    pub profile: Option<BranchProfile>,
    /// Cycles of the side that is taken; 0 when there is nothing to do.
    pub taken: u32,
    /// Cycles of the other side.
    pub otherwise: u32,
    /// Cycles that guards take in place of the branch: selections and opposite conditions.
    pub besides: u32,
}

/// Cycles of an instruction that goes on elsewhere, when other warps fill some of the gap (P18.1, P18.3).
const REDIRECT: f64 = 3.0;
/// How often lanes disagree that may, when nobody has looked.
const DISAGREE: f64 = 0.7;
/// A branch agrees when it does in more than this share of its executions: the `unanFrac` of the thesis.
const AGREES: f64 = 0.9;

impl Decisions {
    /// Whether a branch becomes guards.
    pub fn guards(&self, branch: &Candidate) -> bool {
        match self.decide {
            Decide::Split => false,
            Decide::Predicate => true,
            Decide::Static => branch.by_lane,
            Decide::Profile => branch.profile.is_some_and(|seen| {
                seen.disagreements as f64 > (1.0 - AGREES) * seen.executions as f64
            }),
            Decide::Cost => branch.guards_cost() <= branch.branch_cost(),
        }
    }
}

impl Candidate {
    fn guards_cost(&self) -> f64 {
        f64::from(self.taken + self.otherwise + self.besides)
    }

    fn branch_cost(&self) -> f64 {
        let ratio = |part: u64, whole: u64| part as f64 / whole.max(1) as f64;
        let seen = self.profile.filter(|seen| seen.executions > 0);
        let taken = seen.map_or(0.5, |seen| ratio(seen.taken, seen.lanes));
        let (one, other) = (f64::from(self.taken), f64::from(self.otherwise));
        // Behind the side that comes first there is a jump, if there is another one.
        let around = if self.taken > 0 { REDIRECT } else { 1.0 };
        let agreeing = taken * (REDIRECT + one) + (1.0 - taken) * (1.0 + other + around);
        if !self.parts {
            return agreeing;
        }
        let disagree = seen.map_or(DISAGREE, |seen| ratio(seen.disagreements, seen.executions));
        let apart = REDIRECT + one + REDIRECT + 1.0 + other + around;
        // A split before, a join behind.
        2.0 * REDIRECT + disagree * apart + (1.0 - disagree) * agreeing
    }
}
