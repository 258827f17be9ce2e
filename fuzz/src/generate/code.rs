//! Code that changes while it runs, kernel entries that are no handlers, and warps that poll the console.

use isa::Opcode::*;
use isa::{encode_word, Instruction};

use super::super::tree::{Block, ByWarp, CodeAddress, Node, NumberOf, Patched, Step};
use super::{instruction, Generator};

impl Generator<'_> {
    /// The functions that the program changes.
    pub(super) fn patched_functions(&mut self) -> Vec<Patched> {
        let count = self.random.one(&[0, 1, 1, 2]);
        (0..count).map(|_| self.patched_function()).collect()
    }

    fn patched_function(&mut self) -> Patched {
        let link = self.target();
        let length = 1 + self.random.below(6);
        let instructions = (0..length).map(|_| self.harmless(link)).collect();
        Patched { link, instructions }
    }

    /// An instruction that leads to the next one, and leaves the link as it is.
    fn harmless(&mut self, link: u8) -> Instruction {
        let kept = self.kept.replace(link);
        let step = self.integer();
        self.kept = kept;
        match step {
            Step::Instruction(instruction) => instruction,
            Step::Constant(..) | Step::Address(..) | Step::Word(..) | Step::Charge => Instruction::new(Nop, [0; 3], 0),
        }
    }

    fn some_patched(&self) -> Option<(usize, u8, usize)> {
        let number = self.random.below(self.patched.len() as u64) as usize;
        let function = self.patched.get(number)?;
        Some((number, function.link, function.instructions.len()))
    }

    /// Stores an instruction into a function, and mostly calls it at once; other warps may be in it.
    pub(super) fn change_code(&mut self) -> Node {
        let (Some((number, link, length)), Some((address, value)), None) =
            (self.some_patched(), self.two_targets(), self.kept)
        else {
            return self.straight();
        };
        let word = self.random.below(length as u64) as usize;
        let mut steps = vec![Step::Address(address, CodeAddress::Patched(number, word))];
        if self.random.percent(50) {
            // An instruction that is there already.
            let other = self.random.below(length as u64) as i64 - word as i64;
            let offset = other * i64::from(self.config.arch.word_bytes());
            steps.push(instruction(Ld, [value, address, 0], offset, None));
        } else {
            let encoded = encode_word(&self.config.arch, &self.harmless(link));
            let encoded = encoded.expect("the assembler takes it as well");
            steps.push(Step::Constant(value, encoded));
        }
        let guard = self.guard(25);
        steps.push(instruction(St, [value, address, 0], 0, guard));
        if self.config.instruction_cache.is_some() || self.config.scoreboard {
            steps.extend(self.fence());
        }
        if self.random.percent(75) {
            steps.extend(call(number, link));
        }
        Node::Group(steps)
    }

    /// Has what was stored executed, and what is cached forgotten, mostly; where there are pages, rarely, for it takes
    /// them away.
    pub(super) fn fence(&mut self) -> Option<Step> {
        let percent = if self.config.tlb_entries == 0 { 70 } else { 10 };
        let guard = self.guard(20);
        let wanted = self.random.percent(percent);
        wanted.then(|| instruction(Tlbflush, [0; 3], 0, guard))
    }

    /// Calls a function that may have been changed, or is being changed.
    pub(super) fn call_changed(&mut self) -> Node {
        match (self.some_patched(), self.kept) {
            (Some((number, link, _)), None) => Node::Group(call(number, link)),
            _ => self.straight(),
        }
    }

    /// A loop that overwrites its own jump back in an even round: what is fetched there was predicted, and is no jump
    /// any more (P20.5).
    pub(super) fn unlearned_loop(&mut self) -> Node {
        let (Some(counter), Some((address, word)), None) = (self.loop_counter(), self.two_targets(), self.kept) else {
            return self.straight();
        };
        let nop = encode_word(&self.config.arch, &Instruction::new(Nop, [0; 3], 0));
        let nop = nop.expect("every core has it");
        let is_even = self.predicate();
        let mut overwrite = vec![
            instruction(Andi, [word, counter, 0], 1, None),
            instruction(Xori, [word, word, 0], 1, None),
            instruction(Rtop, [is_even, word, 0], 0, None),
            Step::Address(address, CodeAddress::JumpBack),
            Step::Constant(word, nop),
            instruction(St, [word, address, 0], 0, Some(is_even)),
        ];
        overwrite.extend(self.fence());
        let body = vec![Node::Group(overwrite), self.straight()];
        self.some_rounds(counter, body)
    }

    /// The kernel entries that are no handlers.
    pub(super) fn entries(&self) -> Vec<usize> {
        let count = self.entry_count() as u64;
        let blocks = self.blocks as u64;
        (0..count).map(|_| self.random.below(blocks + 1) as usize).collect()
    }

    /// How many of them there are.
    pub(super) const fn entry_count(&self) -> usize {
        if self.wildness > 0 {
            2
        } else {
            0
        }
    }

    /// A kernel entry that is no handler: other code, nothing at all, or a handler but for the low bits of the address.
    pub(super) fn odd_entry(&mut self) -> Node {
        let register = self.target();
        let ram = self.config.ram_bytes;
        let top = 1 << (self.config.arch.word_bits() - 1);
        let mut steps = match self.random.below(4) {
            0 => {
                let entry = self.random.below(self.entry_count() as u64) as usize;
                vec![Step::Address(register, CodeAddress::Entry(entry))]
            }
            1 => {
                let handler = self.random.below(self.handlers as u64) as usize;
                let low_bits = 1 + self.random.below(3) as i64;
                vec![
                    Step::Address(register, CodeAddress::Handler(handler)),
                    instruction(Addi, [register, register, 0], low_bits, None),
                ]
            }
            _ => {
                let place = self.random.one(&[ram - 16, ram, 3 * ram, top]);
                vec![Step::Constant(register, place)]
            }
        };
        let guard = self.guard(30);
        steps.push(instruction(Skep, [register, 0, 0], 0, guard));
        Node::Group(steps)
    }

    /// A return from no interrupt, or from one that was returned from before.
    pub(super) fn stray_return(&mut self) -> Node {
        if self.loops > 0 || self.kept.is_some() {
            return self.straight();
        }
        let guard = self.guard(40);
        Node::Group(vec![Step::Charge, instruction(Reti, [0; 3], 0, guard)])
    }

    /// Reads the console again and again, whoever is to be interrupted by it.
    pub(super) fn poll(&mut self) -> Node {
        let (Some((address, value)), 0) = (self.two_targets(), self.loops) else {
            return self.straight();
        };
        let console = 1 << (self.config.arch.word_bits() - 1);
        let mut steps = self.map_console(address);
        steps.push(Step::Constant(address, console));
        steps.push(instruction(Ld, [value, address, 0], 0, None));
        let rounds = self.random.one(&[7, 7, 31]);
        self.rounds(rounds, vec![Node::Group(steps)])
    }

    /// Starts a warp that stops at once, again and again: warp 0 for one, if it is stopped, whom console input may wake
    /// meanwhile.
    fn respawn(&mut self) -> Node {
        let Some((address, value)) = self.two_targets() else {
            return self.straight();
        };
        let end = Step::Address(address, CodeAddress::Block(self.blocks));
        let spawn = instruction(Wspawn, [value, address, value], 0, None);
        self.rounds(127, vec![Node::Group(vec![end, spawn])])
    }

    /// Keeps the units at work, and leaves the console's byte to warp 0: what writes registers meets the copies of its
    /// interrupt.
    fn busy(&mut self) -> Node {
        self.loops += 1;
        let body = vec![self.access(), self.arithmetic()];
        self.loops -= 1;
        self.rounds(31, body)
    }

    /// Warps of even numbers stop, warp 0 among them, whom a byte at the console wakes; the others take the byte away
    /// from it, start it anew, or do something else.
    pub(super) fn polling_block(&mut self) -> Block {
        let halt = Node::Group(vec![instruction(Halt, [0; 3], 0, None)]);
        let count = 1 + self.random.below(4);
        let polls = (0..count).map(|_| match self.random.below(10) {
            0..=2 => self.respawn(),
            3..=5 => self.busy(),
            _ => self.poll(),
        });
        let polls = polls.collect();
        let node = Node::ByWarp(ByWarp {
            register: self.target(),
            predicate: self.predicate(),
            bit: 0,
            of: NumberOf::Warp,
            then: polls,
            otherwise: vec![halt],
        });
        Block { landing: Vec::new(), must_be_done: false, nodes: vec![node] }
    }
}

/// A call of a patched function.
fn call(number: usize, link: u8) -> Vec<Step> {
    vec![Step::Address(link, CodeAddress::Patched(number, 0)), instruction(Jalr, [link, link, 0], 0, None)]
}
