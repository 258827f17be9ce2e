//! Straight code: integer and floating-point arithmetic, predicates, copies of lanes. Dense in hazards, since few
//! registers are used.

use isa::{ExecutionUnit, Opcode, OperandClass};

use super::super::tree::{Node, Step};
use super::{instruction, Generator};

use Opcode::*;

const INTEGER: [Opcode; 21] =
    [Neg, Not, And, Or, Xor, Add, Sub, Shl, Shr, Andi, Ori, Xori, Addi, Subi, Shli, Shri, Ldi, Hwid, Nop, Add, Addi];
const LONG: [Opcode; 14] = [Mul, Muli, Mul, Div, Mod, Divi, Modi, Itof, Ftoi, Fadd, Fsub, Fmul, Fdiv, Fneg];
const TESTS: [Opcode; 7] = [Rtop, Isneg, Iszero, Notp, Andp, Orp, Xorp];

impl Generator<'_> {
    pub(super) fn straight(&mut self) -> Node {
        let count = 1 + self.random.below(6);
        Node::Group((0..count).map(|_| self.integer()).collect())
    }

    /// One instruction of the one-cycle unit.
    pub(super) fn integer(&mut self) -> Step {
        let opcode = self.random.one(&INTEGER);
        let registers = [self.target(), self.source(), self.source()];
        let immediate = match opcode {
            Hwid => self.hardware_id(),
            Shli | Shri => self.shift_count(opcode.class()),
            _ => self.immediate(opcode),
        };
        let guard = self.guard(25);
        instruction(opcode, registers, immediate, guard)
    }

    /// Counts below, at and above the word's width, as far as they fit.
    pub(super) fn shift_count(&mut self, class: OperandClass) -> i64 {
        let range = self.config.arch.immediate_range(class);
        let high = range.map_or(0, |range| *range.end());
        let width = i64::from(self.config.arch.word_bits());
        let count = self.random.one(&[0, 1, 3, 8, width - 1, width, width + 1, -1]);
        count.min(high)
    }

    /// Instructions of the arithmetic unit, often with a use of the result at once.
    pub(super) fn arithmetic(&mut self) -> Node {
        let mut steps = Vec::new();
        for _ in 0..1 + self.random.below(3) {
            let opcode = self.long_operation();
            let registers = [self.target(), self.source(), self.source()];
            let is_division = opcode.unit() == ExecutionUnit::Divide;
            if is_division && !self.random.percent(self.wildness) {
                self.make_divisor(&mut steps, registers[2]);
            }
            let immediate = match self.immediate(opcode) {
                0 if is_division => 3,
                other => other,
            };
            let guard = self.guard(25);
            steps.push(instruction(opcode, registers, immediate, guard));
            if self.random.percent(60) {
                let target = self.target();
                steps.push(instruction(Add, [target, registers[0], registers[1]], 0, None));
            }
        }
        Node::Group(steps)
    }

    /// Makes the register odd, and thus not 0, unless it is one that must be left alone.
    pub(super) fn make_divisor(&mut self, steps: &mut Vec<Step>, register: u8) {
        let is_free = register < self.reserved.inner_counter.unwrap_or(self.reserved.counter);
        if is_free && self.kept != Some(register) {
            steps.push(instruction(Ori, [register, register, 0], 1, None));
        }
    }

    /// One of the long operations, as a rule one that the core has.
    fn long_operation(&mut self) -> Opcode {
        let mut opcode = self.random.one(&LONG);
        for _ in 0..8 {
            if self.config.implements(opcode) || self.random.percent(self.wildness) {
                return opcode;
            }
            opcode = self.random.one(&LONG);
        }
        if self.config.implements(Fneg) {
            Fneg
        } else {
            Add
        }
    }

    pub(super) fn predicates(&mut self) -> Node {
        let count = 1 + self.random.below(4);
        Node::Group((0..count).map(|_| self.predicate_step()).collect())
    }

    fn predicate_step(&mut self) -> Step {
        let opcode = self.random.one(&TESTS);
        let target = self.predicate();
        let (first, second) = match opcode {
            Rtop | Isneg | Iszero => (self.source(), 0),
            _ => (self.predicate(), self.predicate()),
        };
        let guard = self.guard(20);
        instruction(opcode, [target, first, second], 0, guard)
    }

    /// Copies a lane's registers to another, often one that is not active.
    pub(super) fn clone_lane(&mut self) -> Node {
        let (register, source) = (self.target(), self.source());
        let lanes = u64::from(self.config.arch.lanes());
        let lane = if self.random.percent(self.wildness) {
            instruction(Andi, [register, source, 0], 15, None)
        } else {
            Step::Constant(register, self.random.below(lanes))
        };
        let guard = self.guard(8);
        Node::Group(vec![lane, instruction(Clone, [register, 0, 0], 0, guard)])
    }

    /// Values of each lane's own in all registers of the first few, and predicates that differ between lanes.
    pub(super) fn seed_registers(&mut self) -> Vec<Node> {
        let free = self.reserved.inner_counter.unwrap_or(self.reserved.counter);
        let mut steps = vec![instruction(Hwid, [0, 0, 0], 0, None)];
        steps.push(instruction(Hwid, [1, 0, 0], 1, None));
        for register in 2..free.min(8) {
            let before = register - 1 - self.random.below(2) as u8;
            let opcode = self.random.one(&[Addi, Xori, Add, Shli, Sub, Not]);
            let immediate = if opcode == Shli { 3 } else { self.immediate(opcode) };
            steps.push(instruction(opcode, [register, before, register - 2], immediate, None));
        }
        for predicate in 0..self.config.arch.preds().min(5) as u8 {
            let (source, target) = (self.source(), self.target());
            let bit = 1 << self.random.below(4);
            steps.push(instruction(Andi, [target, source, 0], bit, None));
            steps.push(instruction(Rtop, [predicate, target, 0], 0, None));
        }
        vec![Node::Group(steps)]
    }
}
