//! Towers: regions within regions, or paths that wait below paths, as high as there is room; and at the top any
//! instruction that the core has, in none, one, some or all of the lanes that are active there.
//!
//! Elsewhere a program seldom goes so deep, has few instructions there, and leaves the choice of lanes to chance.

use isa::{DivergenceMechanism, Divider, ExecutionUnit, Opcode, OperandKind, Reconvergence};

use super::super::tree::{CodeAddress, CountedLoop, Jump, Node, Step};
use super::{instruction, Generator};

use Opcode::*;

/// Levels at most; a level takes some words.
const LEVELS_MAX: u64 = 32;

/// The lanes in which the instructions at the top execute.
#[derive(Clone, Copy)]
enum Lanes {
    None,
    One,
    Some,
    All,
}

/// How often each is drawn: everywhere else, instructions have no guard and act in all lanes.
const LANES: [Lanes; 8] =
    [Lanes::None, Lanes::One, Lanes::One, Lanes::One, Lanes::Some, Lanes::Some, Lanes::Some, Lanes::All];

/// What few cores have: it takes two options, or one and long words.
const OF_FEW_CORES: [Opcode; 7] = [Ldw, Ldwu, Stw, Feq, Flt, Fle, Ring];

impl Generator<'_> {
    /// Levels of what the core's mechanism of divergence keeps, and instructions at the top.
    pub(super) fn tower(&mut self) -> Vec<Node> {
        let parts = 2 + self.random.below(3);
        let mut top: Vec<Node> = (0..parts).flat_map(|_| self.at_the_top()).collect();
        let room = u64::from(self.config.stack_depth).min(LEVELS_MAX);
        match self.config.divergence {
            DivergenceMechanism::Masks => top,
            DivergenceMechanism::Stack | DivergenceMechanism::MultiPath => {
                let is_last = self.block >= self.last_meeting && self.random.percent(25);
                if is_last && self.config.divergence == DivergenceMechanism::MultiPath {
                    top.push(self.abandoned());
                }
                (0..self.levels(room)).fold(top, |above, _| vec![region_of_all(above)])
            }
            DivergenceMechanism::PairedPath => {
                let lanes = u64::from(self.config.arch.lanes());
                // Only few lanes remain where many paths wait.
                let remain = match self.random.percent(50) {
                    true => 1,
                    false => lanes.min(2 + self.random.below(3)),
                };
                let levels = self.levels(room.min(lanes - remain));
                let first = lanes - levels;
                (first..lanes).fold(top, |above, lane| self.without_lane(lane, above))
            }
        }
    }

    /// Any opcode that the core has.
    pub(super) fn implemented(&mut self) -> Opcode {
        let config = self.config;
        let there = |opcodes: &[Opcode]| -> Vec<Opcode> {
            let opcodes = opcodes.iter().copied();
            opcodes.filter(|&one| config.implements(one)).collect()
        };
        let of_few_cores = there(&OF_FEW_CORES);
        match self.random.percent(35) && !of_few_cores.is_empty() {
            true => self.random.one(&of_few_cores),
            false => self.random.one(&there(&Opcode::ALL)),
        }
    }

    /// None, all there is room for, or something between.
    fn levels(&mut self, room: u64) -> u64 {
        match self.random.below(4) {
            0 => 0,
            1 => self.random.below(room + 1),
            _ => room,
        }
    }

    /// The lane jumps over what the others do, and waits where it lands.
    fn without_lane(&mut self, lane: u64, above: Vec<Node>) -> Vec<Node> {
        let (register, guard) = (self.target(), self.predicate());
        vec![
            Node::Group(vec![
                instruction(Hwid, [register, 0, 0], 0, None),
                instruction(Xori, [register, register, 0], lane as i64, None),
                instruction(Iszero, [guard, register, 0], 0, None),
            ]),
            Node::Over {
                jump: Jump::Immediate,
                guard: Some(guard),
                join: self.config.reconvergence == Reconvergence::Explicit,
                body: above,
            },
        ]
    }

    /// Some instructions under one guard.
    fn at_the_top(&mut self) -> Vec<Node> {
        let (guard, mut steps) = self.guard_of_lanes();
        for _ in 0..1 + self.random.below(5) {
            let opcode = self.implemented();
            if opcode.unit() == ExecutionUnit::Divergence {
                let region = self.one_more_region(opcode, guard);
                return [Node::Group(steps)].into_iter().chain(region).collect();
            }
            let is_last = self.under_guard(opcode, guard, &mut steps);
            if is_last {
                break;
            }
        }
        vec![Node::Group(steps)]
    }

    /// A guard that is true in these lanes, as far as they are active, and what makes it.
    pub(super) fn guard_of_lanes(&mut self) -> (Option<u8>, Vec<Step>) {
        let lanes = self.random.one(&LANES);
        let (register, guard) = (self.target(), self.predicate());
        let lane = match self.random.percent(60) {
            true => 0,
            false => self.random.below(self.config.arch.lanes().into()),
        };
        let number = instruction(Hwid, [register, 0, 0], 0, None);
        let behind = instruction(Xori, [register, register, 0], lane as i64, None);
        let test = |opcode| instruction(opcode, [guard, register, 0], 0, None);
        let steps = match lanes {
            Lanes::None => vec![Step::Constant(register, 0), test(Rtop)],
            Lanes::One => vec![number, behind, test(Iszero)],
            Lanes::Some => vec![number, behind, test(Rtop)],
            Lanes::All if self.random.percent(50) => return (None, Vec::new()),
            Lanes::All => vec![Step::Constant(register, 0), test(Iszero)],
        };
        (Some(guard), steps)
    }

    /// A region above the tower; there may be no room for it.
    fn one_more_region(&mut self, opcode: Opcode, guard: Option<u8>) -> Option<Node> {
        if !self.config.divergence.has_split_and_join() {
            return None;
        }
        match opcode {
            Split => Some(Node::Split { guard, then: vec![self.straight()], otherwise: vec![self.straight()] }),
            // Without its own split it takes a level of the tower away, or finds none.
            Join => {
                let before = self.random.percent(60);
                let split = before.then(|| instruction(Split, [0; 3], 0, None));
                let join = instruction(Join, [0; 3], 0, guard);
                Some(Node::Group(split.into_iter().chain([join]).collect()))
            }
            _ => {
                // A join within takes the lanes that have left so far, in place of those that stay.
                let body = match self.random.percent(30) {
                    true => Node::Group(vec![instruction(Join, [0; 3], 0, None)]),
                    false => self.straight(),
                };
                Some(Node::Loop(CountedLoop {
                    counter: self.loop_counter()?,
                    predicate: self.predicate(),
                    rounds: 3,
                    source: Some(self.source()),
                    divergent: true,
                    body: vec![body],
                }))
            }
        }
    }

    /// The instruction, with what it needs; whether nothing may follow it in its group.
    pub(super) fn under_guard(&mut self, opcode: Opcode, guard: Option<u8>, steps: &mut Vec<Step>) -> bool {
        match opcode.unit() {
            ExecutionUnit::LoadStore => self.access_under_guard(opcode, guard, steps),
            ExecutionUnit::Branch => return self.jump_under_guard(opcode, guard, steps),
            ExecutionUnit::System => return self.system_under_guard(opcode, guard, steps),
            ExecutionUnit::Clone => {
                let register = self.target();
                let lane = self.random.below(self.config.arch.lanes().into());
                steps.push(Step::Constant(register, lane));
                steps.push(instruction(Clone, [register, 0, 0], 0, guard));
            }
            ExecutionUnit::WarpControl | ExecutionUnit::Barrier => return self.warps_under_guard(opcode, guard, steps),
            ExecutionUnit::Alu
            | ExecutionUnit::Predicate
            | ExecutionUnit::Multiply
            | ExecutionUnit::Divide
            | ExecutionUnit::Float
            | ExecutionUnit::Custom
            | ExecutionUnit::Divergence => self.value_under_guard(opcode, guard, steps),
        }
        false
    }

    /// A predicate to write under this guard, so that it still guards what follows.
    fn other_predicate(&mut self, guard: Option<u8>) -> u8 {
        let drawn = (0..16).map(|_| self.predicate());
        let drawn: Vec<u8> = drawn.collect();
        let other = drawn.iter().find(|&&predicate| Some(predicate) != guard);
        *other.unwrap_or(&drawn[0])
    }

    /// What computes a value.
    fn value_under_guard(&mut self, opcode: Opcode, guard: Option<u8>, steps: &mut Vec<Step>) {
        let mut registers = [0; 3];
        for (place, kind) in registers.iter_mut().zip(opcode.class().operands()) {
            *place = match kind {
                OperandKind::DestinationGpr => self.target(),
                OperandKind::SourceGpr => self.source(),
                OperandKind::DestinationPredicate => self.other_predicate(guard),
                OperandKind::SourcePredicate => self.predicate(),
                OperandKind::Immediate => 0,
            };
        }
        let is_division = opcode.unit() == ExecutionUnit::Divide;
        if is_division && self.config.divider != Divider::None && !opcode.class().has_immediate() {
            self.make_divisor(steps, registers[2]);
        }
        let immediate = match opcode {
            Hwid => self.hardware_id(),
            Shli | Shri | Srai => self.shift_count(opcode.class()),
            _ if is_division => 3,
            _ => self.immediate(opcode),
        };
        steps.push(instruction(opcode, registers, immediate, guard));
    }

    fn access_under_guard(&mut self, opcode: Opcode, guard: Option<u8>, steps: &mut Vec<Step>) {
        let Some((address, pointer)) = self.data_pointer() else {
            return;
        };
        steps.extend(pointer);
        let third = match opcode.class().has_immediate() {
            true => 0,
            false => self.source(),
        };
        let registers = [self.target(), address, third];
        steps.push(instruction(opcode, registers, 0, guard));
    }

    /// A jump to the next instruction.
    fn jump_under_guard(&mut self, opcode: Opcode, guard: Option<u8>, steps: &mut Vec<Step>) -> bool {
        let Some([target, link, count]) = self.distinct() else {
            return true;
        };
        let lanes = self.config.arch.lanes().into();
        let registers = match opcode {
            Jmpi => [0; 3],
            Jali => [link, 0, 0],
            Jalr => [link, target, 0],
            Jalis => [link, count, 0],
            Jalrs => [link, count, target],
            _ => [target, 0, 0],
        };
        if matches!(opcode, Jalis | Jalrs) {
            steps.push(Step::Constant(count, lanes));
        }
        if registers.contains(&target) {
            steps.push(Step::Address(target, CodeAddress::AfterGroup));
        }
        steps.push(instruction(opcode, registers, 0, guard));
        true
    }

    /// What a kernel does; in user mode, and of some lanes alone, some of it is an interrupt.
    fn system_under_guard(&mut self, opcode: Opcode, guard: Option<u8>, steps: &mut Vec<Step>) -> bool {
        let register = self.target();
        let (prepared, registers) = match opcode {
            Skep => {
                let handler = self.random.below(self.handlers as u64) as usize;
                let place = CodeAddress::Handler(handler);
                (Some(Step::Address(register, place)), [register, 0, 0])
            }
            Tlbadd | Tlbrm => {
                let page = self.data_address() | 0o77;
                let others = if opcode == Tlbadd { register } else { 0 };
                let registers = [register, others, others];
                (Some(Step::Constant(register, page)), registers)
            }
            Ring => (Some(Step::Constant(register, 0)), [register, 0, 0]),
            Reti => (Some(Step::Charge), [0; 3]),
            _ => (None, [0; 3]),
        };
        steps.extend(prepared);
        steps.push(instruction(opcode, registers, 0, guard));
        if opcode == Di {
            steps.push(instruction(Ei, [0; 3], 0, None));
        }
        matches!(opcode, Trap | Reti)
    }

    /// Where no warp is to be waited for any more.
    fn warps_under_guard(&mut self, opcode: Opcode, guard: Option<u8>, steps: &mut Vec<Step>) -> bool {
        let is_free = self.block >= self.last_meeting;
        let Some([address, value]) = self.distinct().filter(|_| is_free) else {
            return true;
        };
        match opcode {
            Wspawn => steps.extend(self.start_warp([value, address, value], guard)),
            Bar => {
                let barrier = self.random.below(self.config.barriers.into());
                // Two are a risk: the other one may not come.
                let count = if self.random.percent(15) { 2 } else { 1 };
                steps.push(Step::Constant(address, barrier));
                steps.push(Step::Constant(value, count));
                steps.push(instruction(Bar, [address, value, 0], 0, guard));
            }
            _ if self.random.percent(50) => steps.push(instruction(opcode, [0; 3], 0, guard)),
            _ => {}
        }
        true
    }
}

/// A region that no lane stays out of.
fn region_of_all(then: Vec<Node>) -> Node {
    Node::Split { guard: None, then, otherwise: Vec::new() }
}
