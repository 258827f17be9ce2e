//! How lanes part: by what the core's mechanism of divergence has for it, and now and then by what it has not.

use isa::{CoreConfig, DivergenceMechanism, HardwareId, Opcode, PredicateRegister, Reconvergence};

use super::super::tree::{Masked, MaskedRounds, Node, Step};
use super::Generator;

use Opcode::*;

/// The selectors of hwid below those of votes.
const FIRST_VOTE: u64 = 16;

impl Generator<'_> {
    /// Something that some lanes do and others not.
    pub(super) fn parting(&mut self, nesting: u32) -> Node {
        match self.config.divergence {
            DivergenceMechanism::Stack | DivergenceMechanism::MultiPath => self.split(nesting),
            DivergenceMechanism::Masks => self.masked(),
            DivergenceMechanism::PairedPath if self.random.percent(50) => self.split(nesting),
            DivergenceMechanism::PairedPath => self.over(nesting),
        }
    }

    fn split(&mut self, nesting: u32) -> Node {
        Node::Split {
            guard: self.guard(92),
            then: self.some_nodes(nesting + 1, 3),
            otherwise: self.some_nodes(nesting + 1, 3),
        }
    }

    /// A side or a loop of guarded steps; what writes its predicates must not be in it.
    fn masked(&mut self) -> Node {
        let (side, other, register) = (self.predicate(), self.predicate(), self.target());
        let scratch = (0..16).map(|_| self.predicate()).find(|&one| one != side);
        let Some(predicate) = scratch else {
            return self.straight();
        };
        let counter = self.loop_counter().filter(|_| self.random.percent(40));
        let rounds = counter.map(|counter| MaskedRounds {
            counter,
            source: self.source(),
            most: self.random.one(&[1, 3, 3, 7]),
        });
        let count = 1 + self.random.below(5);
        Node::Masked(Masked {
            side,
            other_than: (rounds.is_none() && self.random.percent(40)).then_some(other),
            register,
            predicate,
            rounds,
            steps: (0..count).map(|_| self.unguarded()).collect(),
        })
    }

    /// An instruction of the one-cycle unit that shall be guarded later.
    fn unguarded(&mut self) -> Step {
        match self.integer() {
            Step::Instruction(instruction) => Step::Instruction(instruction.guarded(None)),
            other => other,
        }
    }

    /// In how many of a hundred loops lanes may hold counters of their own, and in how many they leave by splitl.
    pub(super) fn loop_chances(&self) -> (u64, u64) {
        match self.config.divergence {
            DivergenceMechanism::Stack | DivergenceMechanism::MultiPath => (75, 80),
            // Neither by splitl nor by a divergent jump, but for what is wild.
            DivergenceMechanism::Masks => (self.wildness, self.wildness),
            DivergenceMechanism::PairedPath => (75, 40),
        }
    }

    /// A guard for a jump, and whether its target is a join.
    pub(super) fn guard_of_jump(&mut self) -> (Option<u8>, bool) {
        match self.config.divergence {
            DivergenceMechanism::Stack | DivergenceMechanism::Masks | DivergenceMechanism::MultiPath => {
                (self.guard(2 * self.wildness), false)
            }
            DivergenceMechanism::PairedPath => {
                let joins = match self.config.reconvergence {
                    Reconvergence::Implicit => 20,
                    Reconvergence::Explicit => 85,
                };
                (self.guard(80), self.random.percent(joins))
            }
        }
    }

    /// On how many of a hundred landings another number of lanes is made active. Where lanes of a warp may wait
    /// elsewhere, that is an interrupt, and leads here again.
    pub(super) fn landings_with_lanes(&self) -> u64 {
        if lanes_wait_elsewhere(self.config) {
            25
        } else {
            75
        }
    }

    /// Whether a handler lets the paths of its warp be compared again.
    pub(super) fn handler_compares(&mut self) -> bool {
        self.config.divergence == DivergenceMechanism::PairedPath && self.random.percent(70)
    }

    /// Whether another number of lanes may be made active here without an interrupt.
    pub(super) fn may_change_lanes(&self, nesting: u32) -> bool {
        nesting == 0 || !lanes_wait_elsewhere(self.config)
    }

    /// What a hwid asks for: often a vote, also of a predicate register that does not exist; a counter also of a core
    /// that has none.
    pub(super) fn hardware_id(&mut self) -> i64 {
        let range = self.config.arch.immediate_range(Hwid.class());
        let highest = range.map_or(0, |range| *range.end());
        let existing = u64::from(self.config.arch.preds());
        let register = PredicateRegister(self.random.below(existing + 1).min(255) as u8);
        let vote = HardwareId::Vote(register).selector();
        if self.random.percent(45) && vote <= highest {
            vote
        } else {
            self.random.below(FIRST_VOTE) as i64
        }
    }
}

const fn lanes_wait_elsewhere(config: &CoreConfig) -> bool {
    matches!(config.divergence, DivergenceMechanism::PairedPath | DivergenceMechanism::MultiPath)
}
