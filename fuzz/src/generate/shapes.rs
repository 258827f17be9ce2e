//! What contains other nodes: divergence, loops, choices, jumps, calls.

use super::super::tree::{ByWarp, CountedLoop, Jump, Node, NumberOf};
use super::Generator;

impl Generator<'_> {
    /// A register that counts a loop. They are few, so loops within loops are, too.
    pub(super) fn loop_counter(&self) -> Option<u8> {
        match self.loops {
            0 => Some(self.reserved.counter),
            1 => self.reserved.inner_counter,
            _ => None,
        }
    }

    pub(super) fn counted_loop(&mut self, nesting: u32) -> Node {
        let Some(counter) = self.loop_counter() else {
            return self.straight();
        };
        let (source_chance, splitl_chance) = self.loop_chances();
        self.loops += 1;
        let body = self.some_nodes(nesting + 1, 3);
        self.loops -= 1;
        Node::Loop(CountedLoop {
            counter,
            predicate: self.predicate(),
            rounds: self.random.one(&[1, 3, 3, 7]),
            source: self.random.percent(source_chance).then(|| self.source()),
            divergent: self.random.percent(splitl_chance),
            body,
        })
    }

    /// A loop that all lanes leave at the same time.
    pub(super) fn some_rounds(&mut self, counter: u8, body: Vec<Node>) -> Node {
        let (predicate, rounds) = (self.predicate(), self.random.one(&[3, 7]));
        for_all_lanes(counter, predicate, rounds, body)
    }

    /// So many rounds, a power of two less 1, in no other loop.
    pub(super) fn rounds(&mut self, rounds: u8, body: Vec<Node>) -> Node {
        let predicate = self.predicate();
        for_all_lanes(self.reserved.counter, predicate, rounds, body)
    }

    pub(super) fn by_warp(&mut self, nesting: u32) -> Node {
        Node::ByWarp(ByWarp {
            register: self.target(),
            predicate: self.predicate(),
            bit: self.random.below(3) as u8,
            of: NumberOf::Warp,
            then: self.some_nodes(nesting + 1, 3),
            otherwise: self.some_nodes(nesting + 1, 3),
        })
    }

    /// A jump forward; where a guard on it is a divergent branch, there seldom is one.
    pub(super) fn over(&mut self, nesting: u32) -> Node {
        let (link, target) = (self.target(), self.target());
        let jump = match self.random.below(4) {
            0 => Jump::Immediate,
            1 => Jump::Link(link),
            2 => Jump::Register(target),
            _ => Jump::LinkRegister(link, target),
        };
        let (guard, join) = self.guard_of_jump();
        Node::Over { jump, guard, join, body: self.some_nodes(nesting + 1, 2) }
    }

    pub(super) fn call(&mut self) -> Node {
        let free = self.reserved.inner_counter.unwrap_or(self.reserved.counter);
        if free < 3 {
            return self.straight();
        }
        let link = self.target();
        let target = self.random.percent(50).then(|| self.target());
        self.kept = Some(link);
        let body = (0..1 + self.random.below(3)).map(|_| self.leaf()).collect();
        self.kept = None;
        Node::Call { link, target, body }
    }

    /// A node without nodes in it that leaves the lanes as they are.
    fn leaf(&mut self) -> Node {
        match self.random.below(4) {
            0 => self.access(),
            1 => self.predicates(),
            2 => self.arithmetic(),
            _ => self.straight(),
        }
    }
}

/// A loop with the same number of rounds in all lanes.
fn for_all_lanes(counter: u8, predicate: u8, rounds: u8, body: Vec<Node>) -> Node {
    Node::Loop(CountedLoop { counter, predicate, rounds, source: None, divergent: false, body })
}
