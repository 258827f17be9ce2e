//! Which branches part lanes, and which become guards.

use std::collections::BTreeSet;

use super::unanimity::is_unanimous;
use crate::ir::{Symbol, Value};
use crate::profile::{BranchCounts, BranchProfile};

/// How it is decided whether a branch parts lanes or becomes guards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Decide {
    /// Each branch parts lanes.
    Split,
    /// Each branch becomes guards that can.
    Predicate,
    /// By what lanes are told apart by: guards where a condition is made of the lane's number.
    Static,
    /// By what lanes did in a run: guards where they disagreed (the thesis' Algorithm 8).
    Profile,
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
    /// What lanes did in a run of the same program.
    pub profile: Option<BranchProfile>,
    /// What whoever runs the program wants to see.
    pub watch: Watch,
    /// With [`Watch::Uniformity`]: values of functions that are claimed to be the same in all lanes, whatever the analysis
    /// says. They show that a wrong claim is noticed.
    pub claimed: Vec<(Symbol, Value)>,
}

/// What whoever runs the program wants to see.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Watch {
    /// Nothing: the program is as it should be.
    #[default]
    Nothing,
    /// Which lanes come to each branch, and which take it.
    Branches,
    /// What is taken to be the same in all lanes.
    Uniformity,
}

/// A branch with sides that could become guards.
#[derive(Clone, Copy, Debug)]
pub struct Candidate<'p> {
    /// Lanes may disagree.
    pub parts: bool,
    /// Its condition is made of the lane's number, and of nothing that was loaded by it.
    pub by_lane: bool,
    /// It stands in a loop.
    pub in_loop: bool,
    /// What lanes did here in a run, if any came.
    pub counts: Option<&'p BranchCounts>,
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
    pub fn guards(&self, branch: &Candidate<'_>) -> bool {
        match self.decide {
            Decide::Split => false,
            Decide::Predicate => true,
            Decide::Static => branch.by_lane,
            Decide::Profile => {
                let unanimous = |counts| is_unanimous(counts, branch.in_loop);
                branch.parts && !branch.counts.is_none_or(unanimous)
            }
            Decide::Cost => branch.guards_cost() <= branch.branch_cost(),
        }
    }
}

impl Candidate<'_> {
    fn guards_cost(&self) -> f64 {
        f64::from(self.taken + self.otherwise + self.besides)
    }

    /// Cycles of an execution as a branch, in the mean.
    fn branch_cost(&self) -> f64 {
        let (one, other) = (f64::from(self.taken), f64::from(self.otherwise));
        // Behind the side that comes first there is a jump, if there is another one.
        let around = if self.taken > 0 { REDIRECT } else { 1.0 };
        let (taken, otherwise) = (REDIRECT + one, 1.0 + other + around);
        let [all, none, some] = self.shares();
        let cycles = all * taken + none * otherwise + some * (taken + REDIRECT + otherwise);
        // A split before, a join behind.
        let region = if self.parts { 2.0 * REDIRECT } else { 0.0 };
        region + cycles
    }

    /// In which shares of its executions all lanes take it, none does, some do.
    fn shares(&self) -> [f64; 3] {
        if let Some(counts) = self.counts {
            let share = |number: u64| number as f64 / counts.executions.max(1) as f64;
            return [
                share(counts.uniform_taken),
                share(counts.uniform_not_taken),
                share(counts.divergent),
            ];
        }
        let disagree = if self.parts { DISAGREE } else { 0.0 };
        let agree = 1.0 - disagree;
        [agree * TAKEN, agree * (1.0 - TAKEN), disagree]
    }
}
