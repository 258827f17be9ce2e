//! Which branches part lanes, and which become guards.

use std::collections::BTreeSet;

use super::cost::Candidate;
use super::unanimity::is_unanimous;
use crate::ir::{Symbol, Value};
use crate::profile::BranchProfile;

/// How it is decided whether a branch parts lanes or becomes guards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Decide {
    /// Each branch parts lanes.
    Split,
    /// Each branch becomes guards that can.
    Predicate,
    /// By what lanes differ in: guards where a condition depends on the lane's number.
    Static,
    /// By what lanes did in a run: guards where they disagreed (the thesis' Algorithm 8).
    Profile,
    /// By the expected cycles.
    #[default]
    Cost,
}

/// The input of `diverge` beside the module.
#[derive(Clone, Debug, Default)]
pub struct Decisions {
    /// How branches are decided.
    pub decide: Decide,
    /// Functions that assembly refers to: any lane may call them, with any arguments.
    pub outside: BTreeSet<Symbol>,
    /// What lanes did in a run of the same program.
    pub profile: Option<BranchProfile>,
    /// What an observer of the run is to see.
    pub watch: Watch,
    /// With [`Watch::Uniformity`]: values of functions that are claimed to be the same in all lanes, whatever the
    /// analysis says. They show that a wrong claim is noticed.
    pub claimed: Vec<(Symbol, Value)>,
}

/// What an observer of the run is to see.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Watch {
    /// Nothing: the program is as it should be.
    #[default]
    Nothing,
    /// Which lanes execute each branch, and which take it.
    Branches,
    /// What is taken to be the same in all lanes.
    Uniformity,
}

/// What becomes of a branch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// It stays one.
    Branch,
    /// Guards take its place.
    Guards,
    /// Guards take its place, behind a vote: a jump skips all of them when no lane executes that side.
    GuardsBehindVote,
}

impl Decisions {
    /// What becomes of a branch.
    pub(super) fn choose(&self, branch: &Candidate<'_>) -> Way {
        let guards = match self.decide {
            Decide::Split => false,
            Decide::Predicate => true,
            Decide::Static => branch.by_lane,
            Decide::Profile => {
                let unanimous = |counts| is_unanimous(counts, branch.in_loop);
                branch.parts && !branch.counts.is_none_or(unanimous)
            }
            Decide::Cost => return branch.cheapest(),
        };
        if guards {
            Way::Guards
        } else {
            Way::Branch
        }
    }
}
