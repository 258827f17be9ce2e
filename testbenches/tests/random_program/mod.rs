//! A random program from a seed. Its jumps go forward but for loops that count down, so that it ends; it knows nothing of what
//! instructions do beyond that.

use isa::{encode, ArchId, Instruction, Opcode, PredicateRegister};

/// Where loads and stores mostly go: behind the program.
const DATA_ADDRESS: i64 = 0x1800;
/// Blocks of a program.
const BLOCKS: u64 = 24;
/// How deep divergent blocks may nest.
const NESTING_MAX: u32 = 3;

/// Xorshift: the same programs on every machine.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) % limit
    }

    fn percent(&mut self, chance: u64) -> bool {
        self.below(100) < chance
    }

    fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len() as u64) as usize]
    }
}

struct Generator {
    arch: ArchId,
    random: Random,
    code: Vec<Instruction>,
}

/// The bytes of the program with that number.
pub fn program(arch: &ArchId, seed: u64) -> Vec<u8> {
    let mut generator = Generator {
        arch: *arch,
        random: Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1),
        code: Vec::new(),
    };
    generator.start();
    for _ in 0..BLOCKS {
        generator.block(0);
    }
    generator.op(Opcode::Halt, [0; 3], 0);
    let bytes = generator
        .code
        .iter()
        .map(|instruction| encode(arch, instruction));
    bytes
        .flat_map(|bytes| bytes.expect("operands are drawn from what can be encoded"))
        .collect()
}

impl Generator {
    fn op(&mut self, opcode: Opcode, registers: [u8; 3], immediate: i64) {
        self.code
            .push(Instruction::new(opcode, registers, immediate));
    }

    /// Any GPR but the last, which counts loops.
    fn gpr(&mut self) -> u8 {
        self.random.below(u64::from(self.arch.gprs()) - 1).min(254) as u8
    }

    fn predicate(&mut self) -> u8 {
        self.random.below(u64::from(self.arch.preds())) as u8
    }

    fn word_bytes(&self) -> i64 {
        i64::from(self.arch.word_bytes())
    }

    /// Guards the last instruction, now and then.
    fn guard(&mut self, chance: u64) {
        if self.random.percent(chance) {
            let guard = PredicateRegister(self.predicate());
            if let Some(last) = self.code.pop() {
                self.code.push(last.guarded(Some(guard)));
            }
        }
    }

    /// Spawns warps at the code that follows, starts lanes, and gives every lane values of its own.
    fn start(&mut self) {
        let spawned = self.random.below(u64::from(self.arch.warps()));
        let pc = self.word_bytes() * (1 + spawned as i64);
        self.op(Opcode::Ldi, [1, 0, 0], pc);
        for _ in 0..spawned {
            self.op(Opcode::Wspawn, [2, 1, 1], 0);
        }
        let lanes = 1 + self.random.below(u64::from(self.arch.lanes()));
        let lanes = if self.random.percent(60) {
            u64::from(self.arch.lanes())
        } else {
            lanes
        };
        self.op(Opcode::Ldi, [0, 0, 0], lanes as i64);
        self.op(Opcode::Jalis, [1, 0, 0], 0);
        self.op(Opcode::Hwid, [0, 0, 0], 0);
        self.op(Opcode::Hwid, [1, 0, 0], 1);
        self.op(Opcode::Shli, [1, 1, 0], 7);
        for register in 2..self.arch.gprs().min(8) as u8 {
            let immediate = self.random.below(200) as i64 - 100;
            let opcode = self
                .random
                .one(&[Opcode::Addi, Opcode::Xori, Opcode::Subi, Opcode::Shli]);
            let immediate = if opcode == Opcode::Shli {
                immediate.rem_euclid(9)
            } else {
                immediate
            };
            let sources = [register - 1, register - 2];
            self.op(
                opcode,
                [register, sources[usize::from(register % 2)], 0],
                immediate,
            );
        }
        for predicate in 0..self.arch.preds().min(4) as u8 {
            let source = self.gpr();
            self.op(Opcode::Andi, [2, source, 0], 1 << predicate);
            self.op(Opcode::Rtop, [predicate, 2, 0], 0);
        }
    }

    fn block(&mut self, nesting: u32) {
        match self.random.below(100) {
            0..=44 => self.straight(),
            45..=62 => self.access(),
            63..=76 if nesting < NESTING_MAX => self.diverge(nesting),
            77..=84 if nesting < NESTING_MAX => self.leave_loop(nesting),
            85..=89 => self.jump(),
            90..=92 => self.clone(),
            93..=94 => self.shrink(),
            95 => self.rare(),
            _ => self.predicates(),
        }
    }

    fn straight(&mut self) {
        use Opcode::*;
        for _ in 0..1 + self.random.below(6) {
            let three = self.random.percent(50);
            let opcode = if three {
                self.random.one(&[And, Or, Xor, Add, Sub, Shl, Shr])
            } else {
                self.random.one(&[
                    Neg, Not, Andi, Ori, Xori, Addi, Subi, Shli, Shri, Ldi, Hwid, Nop,
                ])
            };
            let registers = [self.gpr(), self.gpr(), self.gpr()];
            let limit = if matches!(opcode, Shli | Shri) {
                70
            } else {
                200
            };
            let immediate = self.random.below(limit) as i64 - if limit == 70 { 2 } else { 100 };
            let immediate = match opcode {
                Hwid => immediate.rem_euclid(7),
                Neg | Not | Nop => 0,
                _ if three => 0,
                _ => immediate,
            };
            let registers = match opcode {
                Nop => [0; 3],
                Ldi | Hwid => [registers[0], 0, 0],
                _ if three => registers,
                _ => [registers[0], registers[1], 0],
            };
            self.op(opcode, registers, immediate);
            self.guard(30);
        }
    }

    fn predicates(&mut self) {
        use Opcode::*;
        for _ in 0..1 + self.random.below(4) {
            let (target, gpr) = (self.predicate(), self.gpr());
            let (first, second) = (self.predicate(), self.predicate());
            match self
                .random
                .one(&[Rtop, Isneg, Iszero, Notp, Andp, Orp, Xorp])
            {
                opcode @ (Rtop | Isneg | Iszero) => self.op(opcode, [target, gpr, 0], 0),
                Notp => self.op(Notp, [target, first, 0], 0),
                opcode => self.op(opcode, [target, first, second], 0),
            }
            self.guard(25);
        }
    }

    /// A load or store at lane-dependent addresses, often misaligned; rarely anywhere at all.
    fn access(&mut self) {
        let (base, value, offset) = (self.gpr(), self.gpr(), self.random.below(64) as i64);
        let mut displacement = DATA_ADDRESS;
        if self.random.percent(97) {
            let mask = self.random.one(&[0x7f, 0x3fc, 0x3f8, 0x700]);
            let source = self.gpr();
            self.op(Opcode::Andi, [base, source, 0], mask);
        }
        if self.random.percent(3) {
            displacement = 0;
        }
        let opcode = self.random.one(&[Opcode::Ld, Opcode::St]);
        let step = self.random.one(&[1, 4, 8]);
        self.op(opcode, [value, base, 0], displacement + offset * step);
        self.guard(40);
        if self.random.percent(50) {
            let target = self.gpr();
            self.op(Opcode::Add, [target, value, base], 0);
        }
    }

    /// `@p ? split`, both sides, `join`.
    fn diverge(&mut self, nesting: u32) {
        let guard = PredicateRegister(self.predicate());
        let is_guarded = self.random.percent(92);
        self.op(Opcode::Split, [0; 3], 0);
        if let (true, Some(split)) = (is_guarded, self.code.pop()) {
            self.code.push(split.guarded(Some(guard)));
        }
        let branch = self.code.len();
        self.op(Opcode::Jmpi, [0; 3], 0);
        for _ in 0..self.random.below(3) {
            self.block(nesting + 1);
        }
        let leave = self.code.len();
        self.op(Opcode::Jmpi, [0; 3], 0);
        self.patch(branch, Some(guard));
        for _ in 0..self.random.below(3) {
            self.block(nesting + 1);
        }
        self.patch(leave, None);
        self.op(Opcode::Join, [0; 3], 0);
    }

    /// Makes the jump at that place go to the end of the code.
    fn patch(&mut self, place: usize, guard: Option<PredicateRegister>) {
        let distance = (self.code.len() - place - 1) as i64 * self.word_bytes();
        self.code[place] = Instruction::new(Opcode::Jmpi, [0; 3], distance).guarded(guard);
    }

    /// A loop that counts down from a number of the lane's own, with splitl before its backward jump.
    fn leave_loop(&mut self, nesting: u32) {
        let counter = (self.arch.gprs() - 1) as u8;
        let (source, predicate) = (self.gpr(), self.predicate());
        let rounds = self.random.one(&[0, 1, 3, 7]);
        self.op(Opcode::Andi, [counter, source, 0], rounds);
        let top = self.code.len();
        if nesting + 1 < NESTING_MAX {
            self.straight();
        }
        self.op(Opcode::Subi, [counter, counter, 0], 1);
        // Below zero the sign leaves the loop, whatever the counter was.
        self.op(Opcode::Isneg, [predicate, counter, 0], 0);
        self.op(Opcode::Notp, [predicate, predicate, 0], 0);
        let guard = Some(PredicateRegister(predicate));
        self.code
            .push(Instruction::new(Opcode::Splitl, [0; 3], 0).guarded(guard));
        let distance = (top as i64 - self.code.len() as i64 - 1) * self.word_bytes();
        self.code
            .push(Instruction::new(Opcode::Jmpi, [0; 3], distance).guarded(guard));
        self.op(Opcode::Join, [0; 3], 0);
    }

    /// A jump over a few instructions, by immediate or by register.
    fn jump(&mut self) {
        let (register, link) = (self.gpr(), self.gpr());
        let skipped = self.random.below(4) as i64;
        if self.random.percent(50) {
            let opcode = self.random.one(&[Opcode::Jmpi, Opcode::Jali]);
            let registers = if opcode == Opcode::Jmpi {
                [0; 3]
            } else {
                [link, 0, 0]
            };
            self.op(opcode, registers, skipped * self.word_bytes());
            self.guard(10);
        } else {
            let target = (self.code.len() as i64 + 2 + skipped) * self.word_bytes();
            self.op(Opcode::Ldi, [register, 0, 0], target);
            match self.random.one(&[Opcode::Jmpr, Opcode::Jalr]) {
                Opcode::Jmpr => self.op(Opcode::Jmpr, [register, 0, 0], 0),
                opcode => self.op(opcode, [link, register, 0], 0),
            }
            self.guard(10);
        }
        for _ in 0..skipped {
            let registers = [self.gpr(), self.gpr(), self.gpr()];
            self.op(Opcode::Xor, registers, 0);
        }
    }

    fn clone(&mut self) {
        let (register, source) = (self.gpr(), self.gpr());
        let mask = self.random.one(&[0, 1, 1, 3]);
        self.op(Opcode::Andi, [register, source, 0], mask);
        self.op(Opcode::Clone, [register, 0, 0], 0);
    }

    /// Another number of lanes from here on.
    fn shrink(&mut self) {
        let (count, link) = (self.gpr(), self.gpr());
        if self.random.percent(60) {
            let lanes = 1 + self.random.below(u64::from(self.arch.lanes())) as i64;
            self.op(Opcode::Ldi, [count, 0, 0], lanes);
            self.op(Opcode::Jalis, [link, count, 0], 0);
        } else {
            let target = (self.code.len() as i64 + 2) * self.word_bytes();
            self.op(Opcode::Ldi, [count, 0, 0], target);
            self.op(Opcode::Jmprt, [count, 0, 0], 0);
        }
    }

    /// What mostly stops a warp: unimplemented instructions, stacks out of step, halts, spawns, wild jumps.
    fn rare(&mut self) {
        use Opcode::*;
        let registers = [self.gpr(), self.gpr(), self.gpr()];
        let unimplemented = self.random.one(&[Mul, Div, Fadd]);
        match self.random.below(8) {
            0 => self.op(unimplemented, registers, 0),
            1 => self.op(Join, [0; 3], 0),
            2 => self.op(Split, [0; 3], 0),
            3 => self.op(Halt, [0; 3], 0),
            4 => self.op(Jmpr, [registers[0], 0, 0], 0),
            5 => self.op(Trap, [0; 3], 0),
            6 => self.op(Jalrs, registers, 0),
            _ => self.op(Clone, [registers[0], 0, 0], 0),
        }
        self.guard(60);
    }
}
