//! What mostly raises an interrupt or stops the warp: faults of every kind, instructions that are not there, halts.

use isa::{Divider, FieldLayout, Opcode};

use super::super::tree::{Node, Step};
use super::{instruction, Generator};

use Opcode::*;

impl Generator<'_> {
    /// What mostly raises an interrupt, or stops the warp.
    pub(super) fn wild(&mut self) -> Node {
        if self.config.extension && self.random.percent(15) {
            return self.wild_extended();
        }
        match self.random.below(18) {
            0..=3 => self.bad_access(),
            4 => self.guarded_jump(),
            5 => self.zero_division(),
            6 => Node::one_of(instruction(Join, [0; 3], 0, None)),
            7 => self.deep_split(),
            8 => self.out_of_range(),
            9 => self.bad_barrier(),
            10 => self.missing_register(),
            11 => self.bad_jump(),
            12 => self.page_of_code(),
            13 => {
                let guard = self.guard(70);
                Node::one_of(instruction(Halt, [0; 3], 0, guard))
            }
            14 => {
                let guard = self.guard(50);
                Node::one_of(instruction(Trap, [0; 3], 0, guard))
            }
            15 => self.odd_entry(),
            16 => self.stray_return(),
            _ => self.any_opcode(),
        }
    }

    /// A link under a guard: interrupt 4 if the lanes disagree. It leads to the next instruction anyway.
    fn guarded_jump(&mut self) -> Node {
        let (link, guard) = (self.target(), Some(self.predicate()));
        let opcode = self.random.one(&[Jmpi, Jali]);
        Node::one_of(instruction(opcode, [if opcode == Jali { link } else { 0 }, 0, 0], 0, guard))
    }

    fn zero_division(&mut self) -> Node {
        let (zero, target) = (self.target(), self.target());
        let clear = instruction(Xor, [zero, zero, zero], 0, self.guard(60));
        let opcode = self.random.one(&[Div, Mod, Divi, Modi]);
        let dividend = self.source();
        let second = if matches!(opcode, Divi | Modi) { 0 } else { zero };
        let guard = self.guard(40);
        let mut steps = vec![clear, instruction(opcode, [target, dividend, second], 0, guard)];
        if self.config.divider == Divider::None {
            steps.remove(0);
        }
        Node::Group(steps)
    }

    /// Splits without a join, until a handler comes; the entries stay on the stack.
    fn deep_split(&mut self) -> Node {
        if self.loops > 0 {
            return self.straight();
        }
        let guard = self.guard(40);
        let count = 1 + self.random.below(u64::from(self.config.stack_depth)) as usize;
        let opcode = self.random.one(&[Split, Split, Splitl]);
        let split = instruction(opcode, [0; 3], 0, guard);
        // Without lanes a splitl changes nothing, and only pushes of whole masks are left to whom joins: itself.
        let mut steps = vec![split; count];
        steps.extend(vec![instruction(Join, [0; 3], 0, None); if guard.is_none() { count } else { 0 }]);
        Node::Group(steps)
    }

    /// A bit above all numbers of lanes, warps and barriers. A number with it is out of range, however small its other
    /// bits are, and must not be taken for those.
    fn high_bit(&self) -> u64 {
        1 << (self.config.arch.word_bits() - 2)
    }

    /// A lane that does not exist, or more lanes than there are.
    fn out_of_range(&mut self) -> Node {
        let Some((number, link)) = self.two_targets() else {
            return self.straight();
        };
        let lanes = u64::from(self.config.arch.lanes());
        let value = self.random.one(&[lanes, lanes + 1, self.config.arch.word_mask(), 0, self.high_bit() + 1]);
        let opcode = self.random.one(&[Clone, Jalis]);
        // No lane at all stops the warp.
        let value = if opcode == Clone && value == 0 { lanes } else { value };
        let registers = if opcode == Clone { [number, 0, 0] } else { [link, number, 0] };
        Node::Group(vec![Step::Constant(number, value), instruction(opcode, registers, 0, None)])
    }

    fn bad_barrier(&mut self) -> Node {
        let Some((id, count)) = self.two_targets() else {
            return self.straight();
        };
        let (barriers, warps) = (u64::from(self.config.barriers), u64::from(self.config.arch.warps()));
        let here = self.random.one(&[
            (barriers, 1),
            (0, 0),
            (0, warps + 1),
            (barriers + 3, 0),
            (0, 1),
            (0, self.high_bit() + 1),
            (self.high_bit(), 1),
        ]);
        let (id_value, count_value) = self.bad_crossing().unwrap_or(here);
        let guard = self.guard(40);
        Node::Group(vec![
            Step::Constant(id, id_value),
            Step::Constant(count, count_value),
            instruction(Bar, [id, count, 0], 0, guard),
        ])
    }

    /// An instruction with a register or guard that does not exist, where some do not.
    fn missing_register(&mut self) -> Node {
        let arch = &self.config.arch;
        let layout = FieldLayout::new(arch);
        let guard_bits = layout.predicate.value_mask();
        let missing_guard = (u64::from(arch.preds()) <= guard_bits).then_some(guard_bits);
        let register_bits = layout.operand_slots[0].value_mask();
        let missing_register = (u64::from(arch.gprs()) <= register_bits).then_some(register_bits);
        let opcode = self.random.one(&[Add, Nop, St, Rtop, Split, Fadd, Andp, Jmpi]);
        let mut word = layout.opcode.place(u64::from(opcode.code()));
        let place = self.random.below(3) as usize;
        match (missing_guard, missing_register) {
            (Some(guard), other) if other.is_none() || self.random.percent(50) => {
                word |= layout.predicated.place(1) | layout.predicate.place(guard);
                Node::Group(vec![Step::Word(word, "a guard that does not exist")])
            }
            (_, Some(register)) => {
                if self.random.percent(40) {
                    let guard = u64::from(self.predicate());
                    word |= layout.predicated.place(1) | layout.predicate.place(guard);
                }
                word |= layout.operand_slots[place].place(register);
                Node::Group(vec![Step::Word(word, "perhaps a register that does not exist")])
            }
            (_, None) => self.any_opcode(),
        }
    }

    /// A jump to where there is no memory.
    fn bad_jump(&mut self) -> Node {
        let (register, link) = (self.target(), self.target());
        let ram = self.config.ram_bytes;
        let scratchpad = match self.config.scratchpad_bytes {
            0 => ram,
            _ => self.config.scratchpad_address(),
        };
        let places = [ram, ram + 4, 2 * ram, 1 << (self.config.arch.word_bits() - 1), !0 - 7, scratchpad];
        let place = self.random.one(&places) & self.config.arch.word_mask();
        let guard = self.guard(30);
        let jump = match self.random.below(3) {
            0 => instruction(Jmpr, [register, 0, 0], 0, guard),
            1 => instruction(Jalr, [link, register, 0], 0, guard),
            _ => instruction(Jmpru, [register, 0, 0], 0, guard),
        };
        Node::Group(vec![Step::Constant(register, place), jump])
    }

    /// Page 0, where the program is, with fewer rights, or away.
    fn page_of_code(&mut self) -> Node {
        let register = self.target();
        let flags = self.random.one(&[0o70, 0o07, 0o57, 0o73, 0]);
        let last = if self.random.percent(75) {
            instruction(Tlbadd, [register; 3], 0, None)
        } else {
            instruction(Tlbrm, [register, 0, 0], 0, None)
        };
        Node::Group(vec![Step::Constant(register, flags), last])
    }

    /// Any opcode that does not leave its place, implemented or not.
    fn any_opcode(&mut self) -> Node {
        let opcode = self
            .random
            .one(&[Fadd, Fsub, Fmul, Fdiv, Itof, Ftoi, Fneg, Mul, Muli, Div, Mod, Divi, Modi, Tlbflush, Ei, Nop, Rtop]);
        let registers = [self.target(), self.source(), self.source()];
        let registers = if opcode == Rtop { [0, registers[1], 0] } else { registers };
        let immediate = self.immediate(opcode);
        let guard = self.guard(40);
        Node::one_of(instruction(opcode, registers, immediate, guard))
    }
}

impl Node {
    /// A group of one step.
    fn one_of(step: Step) -> Self {
        Node::Group(vec![step])
    }
}
