//! The frame of a function: where its variables, spilled values and kept registers lie.
//!
//! ```text
//!  the caller's:  arguments behind the fourth
//!  size       ─►  ─────────────────────────────
//!                 return address, kept registers
//!                 variables
//!                 spilled values
//!  sp         ─►  arguments of functions that are called
//! ```

use isa::{ArchId, OperandClass};
use regalloc2::Output;

use crate::allocate::{uses_link, Registers};
use crate::select::{FrameAddress, MachineFunction};

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
    /// Spilled values lie beyond the immediate. Their addresses are computed in the register of the return address,
    /// which is saved for that, and which no value may be in ([`crate::allocate::Link::Reserved`]).
    pub far_spills: bool,
}

impl Frame {
    pub fn new(arch: &ArchId, machine: &MachineFunction, output: &Output, registers: &Registers) -> Self {
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
        let mut frame = Self { spills, word, slots, ..Self::default() };
        let mut place = || {
            end += word;
            end - word
        };
        let kept = registers.kept(machine, output);
        let range = arch.immediate_range(OperandClass::ThreeImm);
        let far = range.map_or(0, |range| *range.end()) as u64;
        frame.far_spills = output.num_spillslots > 0 && spills + output.num_spillslots as u64 * word > far;
        if machine.links || frame.far_spills || uses_link(output) {
            frame.return_address = Some(place());
        }
        frame.kept = kept.into_iter().map(|register| (register, place())).collect();
        frame.size = end.next_multiple_of(STACK_ALIGNMENT);
        frame
    }

    /// The offset of a spilled value.
    pub fn spill(&self, slot: usize) -> i64 {
        (self.spills + slot as u64 * self.word) as i64
    }

    /// The offset of a place.
    pub fn offset(&self, place: FrameAddress) -> i64 {
        match place {
            FrameAddress::Slot(slot, addend) => (self.slots[slot.0 as usize] as i64).wrapping_add(addend),
            FrameAddress::Incoming(offset) => (self.size + offset) as i64,
            FrameAddress::Outgoing(offset) => offset as i64,
        }
    }
}
