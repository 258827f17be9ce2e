//! Where lanes that a branch has parted meet again, of a mechanism that brings them together by their addresses.
//!
//! A record shows of each context how many paths wait, and the top one. A level of the stack belongs to the branch that
//! has pushed it until it is popped: paths that change places, and paths that part again, do not alter that.

use std::collections::BTreeMap;

use assembler::Image;
use isa::divergence::paired_path::PathField;
use isa::divergence::DivergenceField;
use isa::{Address, Context, CoreConfig, CycleRecord, DivergenceMechanism, LaneMask, PerContext, Scalar, Slot};
use serde::Serialize;

use crate::FlowGraph;

/// A branch, and an address at which lanes that it had parted have met.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Meeting {
    /// The branch, as a label and a distance.
    pub branch: String,
    /// Where its lanes have met.
    pub place: String,
    /// How often.
    pub count: u64,
    /// The place lies before the branch's immediate post-dominator.
    pub is_early: bool,
}

/// What a context showed in the cycle before.
#[derive(Clone, Default)]
struct Seen {
    active: u64,
    top_pc: u64,
    /// The branch of each level of its stack, the bottom one first.
    branches: Vec<Address>,
}

/// Watches the contexts of a core with paired paths.
pub(crate) struct Paths {
    contexts: Vec<Seen>,
    counts: BTreeMap<(Address, Address), u64>,
    /// What was in execute in the cycle before.
    executed: Option<(Context, Address)>,
}

impl Paths {
    /// `None` with another mechanism, with which lanes meet at a join.
    pub(crate) fn new(config: &CoreConfig) -> Option<Self> {
        match config.divergence {
            DivergenceMechanism::Stack | DivergenceMechanism::Masks | DivergenceMechanism::MultiPath => None,
            DivergenceMechanism::PairedPath => Some(Paths {
                contexts: vec![Seen::default(); config.contexts() as usize],
                counts: BTreeMap::new(),
                executed: None,
            }),
        }
    }

    pub(crate) fn see(&mut self, record: &CycleRecord) {
        for number in 0..self.contexts.len() {
            let context = Context(number as u32);
            let active = record.get(Slot::Context(PerContext::ActiveMask, context));
            let path = |field| record.get(Slot::Divergence(DivergenceField::Path(field), context));
            let depth = path(PathField::Depth) as usize;
            let seen = &mut self.contexts[number];
            let gained = LaneMask(active).without(LaneMask(seen.active));
            if depth > seen.branches.len() {
                let own = self.executed.filter(|(executed, _)| *executed == context);
                seen.branches.extend(own.map(|(_, pc)| pc));
            } else if depth + 1 == seen.branches.len() && !gained.is_empty() {
                if let Some(branch) = seen.branches.pop() {
                    let place = Address(seen.top_pc);
                    *self.counts.entry((branch, place)).or_default() += 1;
                }
            }
            seen.branches.truncate(depth);
            seen.active = active;
            seen.top_pc = path(PathField::TopPc);
        }
        self.executed = (record.scalar(Scalar::ExecuteValid) != 0)
            .then(|| (record.context(Scalar::ExecuteContext), Address(record.scalar(Scalar::ExecutePc))));
    }

    /// Where lanes have met, in the order of the branches.
    pub(crate) fn meetings(&self, image: &Image) -> Vec<Meeting> {
        let graph = FlowGraph::new(image, self.counts.keys().map(|(branch, _)| *branch));
        let meeting = |(&(branch, place), &count): (&(Address, Address), &u64)| Meeting {
            branch: image.describe(branch),
            place: image.describe(place),
            count,
            is_early: graph.lies_before_post_dominator(branch, place),
        };
        self.counts.iter().map(meeting).collect()
    }
}
