//! Entry and return of a function: its frame, and the registers that it keeps for its caller.

use isa::{ArchId, HardwareId, Opcode, OperandClass};
use regalloc2::Output;

use super::constants;
use super::function::FunctionCode;
use super::statement::{Code, Field, Special, Statement};
use crate::allocate::{uses_link, Registers};
use crate::select::{FramePlace, Machine};

impl FunctionCode<'_> {
    /// Moves the stack pointer by so many bytes.
    fn move_stack(&mut self, opcode: Opcode, by_register: Opcode) {
        let size = self.frame.size as i64;
        if size == 0 {
            return;
        }
        let sp = Field::Register(self.special.stack_pointer);
        if self.fits(size) {
            self.add(opcode, vec![sp.clone(), sp, Field::Number(size)]);
            return;
        }
        let scratch = self.special.scratch;
        for statement in constants::number(self.arch, scratch, size, self.names) {
            self.push(statement);
        }
        self.add(by_register, vec![sp.clone(), sp, Field::Register(scratch)]);
        self.has_used(scratch);
    }

    /// Makes room, and puts there what is to be kept.
    pub(super) fn enter(&mut self) {
        self.move_stack(Opcode::Subi, Opcode::Sub);
        self.kept(Opcode::St);
        if self.machine.dynamic {
            let base = Field::Register(self.base);
            let sp = Field::Register(self.special.stack_pointer);
            self.copy(base, sp, None);
        }
    }

    /// Gets back what has been kept, and goes back to the caller.
    pub(super) fn leave(&mut self) {
        if self.machine.dynamic {
            let base = Field::Register(self.base);
            self.copy(Field::Register(self.special.stack_pointer), base, None);
        }
        self.kept(Opcode::Ld);
        self.move_stack(Opcode::Addi, Opcode::Add);
        if self.shared_return {
            self.shared_return();
            return;
        }
        let link = Field::Register(self.special.return_address);
        self.add(Opcode::Jmpr, vec![link]);
    }

    /// Stores or loads the registers that are kept for the caller, and the return address.
    fn kept(&mut self, opcode: Opcode) {
        let Special {
            stack_pointer: sp,
            scratch,
            ..
        } = self.special;
        let link = self.frame.return_address;
        let link = link.map(|offset| (self.special.return_address, offset));
        for (register, offset) in link.into_iter().chain(self.frame.kept.clone()) {
            self.at_offset(opcode, (register, sp), offset as i64, scratch, None);
        }
    }

    /// Lanes go back to one caller after another: they elect its address, in a word of the warp. %r2 and %r3 hold no result.
    fn shared_return(&mut self) {
        *self.unique += 1;
        let shift = self.arch.word_bytes().ilog2();
        let [number, words] = [2, 3].map(Field::Register);
        let selector = Field::Number(HardwareId::Warp.selector());
        self.add(Opcode::Hwid, vec![number.clone(), selector]);
        let shift = Field::Number(shift.into());
        self.add(Opcode::Shli, vec![number.clone(), number.clone(), shift]);
        let elected = crate::diverge::ELECTED.into();
        for statement in constants::address(self.arch, 3, &elected, 0, self.names) {
            self.push(statement);
        }
        self.add(Opcode::Add, vec![number.clone(), number, words]);
        let (unique, truth) = (*self.unique, self.registers.truth_scratch());
        let text = format!(
            ".return_{unique}:
        st      %ra, %r2, #0
        ld      %r3, %r2, #0
        sub     %r3, %r3, %ra
        iszero  @p{truth}, %r3
        @p{truth} ? jmpr %ra
        jmpi    .return_{unique}"
        );
        self.push(Statement {
            guard: None,
            code: Code::Text(text),
            location: None,
        });
    }
}

// The frame of a function: where its variables, spilled values and kept registers lie.
//
// ```text
//  the caller's:  arguments behind the fourth
//  size       ─►  ─────────────────────────────
//                 return address, kept registers
//                 variables
//                 spilled values
//  sp         ─►  arguments of functions that are called
// ```

/// The stack pointer is a multiple of this.
const STACK_ALIGNMENT: u64 = 8;

/// Offsets from the stack pointer, after it has been moved.
#[derive(Debug, Default)]
pub(super) struct Frame {
    pub size: u64,
    spills: u64,
    word: u64,
    slots: Vec<u64>,
    /// Registers that the function keeps, with their places.
    pub kept: Vec<(u32, u64)>,
    pub return_address: Option<u64>,
    /// Spilled values lie beyond the immediate. Their addresses are computed in the register of the return address, which is
    /// saved for that, and which no value may be in ([`crate::allocate::Link::Reserved`]).
    pub far_spills: bool,
}

impl Frame {
    pub fn new(arch: &ArchId, machine: &Machine, output: &Output, registers: &Registers) -> Self {
        let word = u64::from(arch.word_bytes());
        let spills = machine.outgoing.next_multiple_of(word);
        let mut end = spills + output.num_spillslots as u64 * word;
        let mut slots = Vec::new();
        for slot in &machine.slots {
            end = end.next_multiple_of(slot.alignment.clamp(1, STACK_ALIGNMENT));
            slots.push(end);
            end = end.saturating_add(slot.size);
        }
        end = end.next_multiple_of(word);
        let mut frame = Self {
            spills,
            word,
            slots,
            ..Self::default()
        };
        let mut place = || {
            end += word;
            end - word
        };
        let kept = registers.kept(machine, output);
        let range = arch.immediate_range(OperandClass::ThreeImm);
        let far = range.map_or(0, |range| *range.end()) as u64;
        frame.far_spills =
            output.num_spillslots > 0 && spills + output.num_spillslots as u64 * word > far;
        if machine.links || frame.far_spills || uses_link(output) {
            frame.return_address = Some(place());
        }
        frame.kept = kept
            .into_iter()
            .map(|register| (register, place()))
            .collect();
        frame.size = end.next_multiple_of(STACK_ALIGNMENT);
        frame
    }

    /// Of a spilled value.
    pub fn spill(&self, slot: usize) -> i64 {
        (self.spills + slot as u64 * self.word) as i64
    }

    /// Of a place.
    pub fn offset(&self, place: FramePlace) -> i64 {
        match place {
            FramePlace::Slot(slot, addend) => {
                (self.slots[slot.0 as usize] as i64).wrapping_add(addend)
            }
            FramePlace::Incoming(offset) => (self.size + offset) as i64,
            FramePlace::Outgoing(offset) => offset as i64,
        }
    }
}
