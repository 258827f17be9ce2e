//! Ways to wait that random instructions seldom reach: for a load that a loop has reached before, for a turn to spawn
//! with a load on its way, and beside a side that ends the warp.

use isa::{DivergenceMechanism, Opcode};

use super::super::tree::{CodeAddress, Jump, Node, Step};
use super::{instruction, Generator};

use Opcode::*;

/// Binary logarithm of the bytes between the addresses of two lanes that shall not share a line.
const APART: i64 = 6;

impl Generator<'_> {
    /// A loop with a use of what it loads, and, in every other round, another instruction right before that use. With a
    /// scoreboard the context remembers the use, and holds its fetch back while the other instruction is under way
    /// (P22.13).
    pub(super) fn awaited(&mut self) -> Node {
        let (Some(counter), Some((address, pointer))) = (self.loop_counter(), self.data_pointer()) else {
            return self.straight();
        };
        let (loaded, round, guard) = (self.target(), self.target(), self.predicate());
        let mut load = pointer;
        load.push(instruction(Ld, [loaded, address, 0], 0, None));
        load.push(instruction(Andi, [round, counter, 0], 1, None));
        load.push(instruction(Rtop, [guard, round, 0], 0, None));
        self.loops += 1;
        let mut between = vec![self.between()];
        if self.random.percent(50) {
            // What was loaded is there before the other instruction, which then does not wait itself.
            between.insert(0, self.straight());
        }
        self.loops -= 1;
        let over = |(guard, join), body| Node::Over { jump: Jump::Immediate, guard, join, body };
        let using = instruction(Add, [round, loaded, loaded], 0, None);
        let used = match self.random.below(8) {
            0..=1 => over(self.guard_of_jump(), vec![Node::Group(vec![using])]),
            // Both sides go through the same code.
            2..=3 if self.config.divergence.has_split_and_join() => Node::Group(vec![
                instruction(Split, [0; 3], 0, Some(self.predicate())),
                using,
                instruction(Join, [0; 3], 0, None),
            ]),
            _ => Node::Group(vec![using]),
        };
        let in_every_other = (Some(guard), false);
        let body = vec![Node::Group(load), over(in_every_other, between), used];
        self.some_rounds(counter, body)
    }

    /// What leads to the next instruction, at once or later, and has an effect beyond registers.
    fn between(&mut self) -> Node {
        let guard = self.guard(50);
        match self.random.below(8) {
            0 if self.config.divergence.has_split_and_join() => {
                Node::Split { guard, then: Vec::new(), otherwise: Vec::new() }
            }
            1 => self.clone_lane(),
            2 => self.system(),
            3 if self.wildness > 0 => self.wild(),
            4 => Node::Group(vec![instruction(Halt, [0; 3], 0, guard)]),
            5 if self.block >= self.last_meeting => self.one_more_warp(),
            _ => self.meeting_of_one(guard),
        }
    }

    /// A bar that waits for no other warp.
    pub(super) fn meeting_of_one(&mut self, guard: Option<u8>) -> Node {
        let meeting = (self.config.barriers > 0).then(|| self.arrival(0, 1, guard));
        meeting.flatten().unwrap_or_else(|| self.straight())
    }

    /// A bar at that barrier for so many contexts, or cores.
    pub(super) fn arrival(&mut self, barrier: u64, count: u64, guard: Option<u8>) -> Option<Node> {
        let (id, number) = self.two_targets()?;
        Some(Node::Group(vec![
            Step::Constant(id, barrier),
            Step::Constant(number, count),
            instruction(Bar, [id, number, 0], 0, guard),
        ]))
    }

    /// Whether it is worth while: few warps are soon all at work, and without pages one that stops at once is quicker
    /// than a load.
    pub(super) fn has_turns_beside_loads(&self) -> bool {
        let config = self.config;
        config.scoreboard && config.tlb_entries == 0 && (2..=4).contains(&config.arch.warps())
    }

    /// Warp 0 starts warps that stop at once, one more than there are, with a load on its way. So it waits for its turn
    /// to spawn; and when an interrupt comes between turn and wspawn, that must wait for the load, and loses the turn
    /// (P22.17).
    pub(super) fn turns_beside_loads(&mut self) -> Vec<Node> {
        let Some([address, pointer, loaded]) = self.distinct() else {
            return Vec::new();
        };
        let lanes = self.config.arch.lanes();
        let all_lanes = Node::Group(vec![
            Step::Constant(address, lanes.into()),
            instruction(Jalis, [pointer, address, 0], 0, None),
        ]);
        // Each lane has a request of its own, so that the load takes long.
        let mut steps = vec![
            instruction(Ei, [0; 3], 0, None),
            Step::Constant(address, self.data_address()),
            instruction(Hwid, [pointer, 0, 0], 0, None),
            instruction(Shli, [pointer, pointer, 0], APART, None),
            instruction(Add, [pointer, pointer, address], 0, None),
            Step::Address(address, CodeAddress::Block(self.blocks)),
        ];
        let spawn = || instruction(Wspawn, [address; 3], 0, None);
        steps.extend((1..self.config.arch.warps()).map(|_| spawn()));
        steps.push(instruction(Ld, [loaded, pointer, 0], 0, None));
        steps.push(spawn());
        vec![all_lanes, self.rounds(31, vec![Node::Group(steps)])]
    }

    /// Whether sides run at the same time, and there are barriers between cores.
    pub(super) fn has_crossings_beside_handlers(&self) -> bool {
        let mechanism = self.config.divergence;
        mechanism == DivergenceMechanism::MultiPath && self.config.cluster_barriers() > 0
    }

    /// One side waits until other cores arrive at a barrier, while the other one raises an interrupt. When the barrier
    /// opens meanwhile, the side cannot go on before the handler has returned (P9.13.3).
    pub(super) fn crossing_beside_a_handler(&mut self) -> Node {
        let (guard, crossing) = (self.predicate(), self.some_crossing());
        let Some(waits) = self.arrival(crossing, 1, None) else {
            return self.straight();
        };
        // It takes a while, so that the other side has reached the barrier.
        let mut interrupts = vec![self.access(), self.straight(), self.straight()];
        interrupts.push(Node::Group(vec![instruction(Trap, [0; 3], 0, None)]));
        Node::Split { guard: Some(guard), then: vec![waits], otherwise: interrupts }
    }

    /// One side waits for what may never come, while the other one ends the warp: a warp that stops leaves no context
    /// at a barrier, or waiting for a turn (P9.13.14). It is for the end of a program, where sides run at the same
    /// time.
    pub(super) fn abandoned(&mut self) -> Node {
        let Some((first, second)) = self.two_targets() else {
            return self.straight();
        };
        let is_bar = self.config.barriers > 0 && self.random.percent(60);
        let waits = match is_bar {
            true => vec![
                Step::Constant(first, self.random.below(self.config.barriers.into())),
                Step::Constant(second, self.config.arch.warps().into()),
                instruction(Bar, [first, second, 0], 0, None),
            ],
            false => vec![instruction(Wspawn, [first, second, second], 0, None)],
        };
        let ends = vec![self.straight(), Node::Group(vec![instruction(Halt, [0; 3], 0, None)])];
        let sides = [vec![Node::Group(waits)], ends];
        let [then, otherwise] = match self.random.percent(50) {
            true => sides,
            false => {
                let [waits, ends] = sides;
                [ends, waits]
            }
        };
        Node::Split { guard: Some(self.predicate()), then, otherwise }
    }
}
