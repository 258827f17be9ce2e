//! Loads and stores: addresses, and how bytes move between words and registers (ISA section 5).
//!
//! Only the arithmetic of an access is here. The functional machine performs it at once; the timing
//! model's load/store unit sends it line by line.

use isa::{Address, Interrupt, Lane, Opcode, Warp};

use super::lanes::for_each_lane;
use super::operation::Operation;
use super::registers::LaneValues;
use super::{Decoded, Effect, Right, Shape, State};

/// What an access does with the words that it reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AccessKind {
    /// Reads them.
    Load,
    /// Writes them.
    Store,
    /// Reads and writes each of them, lane by lane.
    Exchange,
}

impl AccessKind {
    /// The rights that a page must grant.
    const fn rights(self) -> &'static [Right] {
        match self {
            AccessKind::Load => &[Right::Read],
            AccessKind::Store => &[Right::Write],
            AccessKind::Exchange => &[Right::Read, Right::Write],
        }
    }

    /// Whether something answers such an access at an address.
    #[inline]
    pub(crate) const fn is_answered(self, shape: &Shape, address: Address) -> bool {
        let is_memory = shape.is_in_ram(address) || shape.is_in_scratchpad(address);
        match self {
            AccessKind::Load | AccessKind::Store => is_memory || shape.is_console(address),
            AccessKind::Exchange => is_memory,
        }
    }

    /// That of an effect that is an access.
    #[inline]
    pub(crate) const fn of(effect: Effect) -> Option<Self> {
        match effect {
            Effect::Load => Some(AccessKind::Load),
            Effect::Store => Some(AccessKind::Store),
            Effect::Exchange => Some(AccessKind::Exchange),
            _ => None,
        }
    }

    const fn effect(self) -> Effect {
        match self {
            AccessKind::Load => Effect::Load,
            AccessKind::Store => Effect::Store,
            AccessKind::Exchange => Effect::Exchange,
        }
    }
}

/// What a load or store wants of a word: so many bytes from the address on, but none behind the word's end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Part {
    bytes: u8,
    /// A load extends the sign of what it loads.
    is_signed: bool,
}

impl Part {
    /// That of an opcode; a whole word, unless it is narrow.
    pub(super) const fn of(opcode: Opcode, shape: &Shape) -> Self {
        let bytes = match opcode.narrow_bytes() {
            Some(bytes) => bytes as u8,
            None => shape.word_bytes as u8,
        };
        let is_signed = matches!(opcode, Opcode::Ldb | Opcode::Ldh | Opcode::Ldw);
        Part { bytes, is_signed }
    }

    /// What a load gives of the word at an address: its bytes, as the low ones, the others 0 or copies of the sign.
    #[inline]
    pub(crate) const fn loaded(self, shape: &Shape, word: u64, address: Address) -> u64 {
        let unused = 64 - 8 * self.bytes as u32;
        let value = loaded_value(shape, word, address) << unused;
        match self.is_signed {
            true => (value as i64 >> unused) as u64 & shape.word_mask,
            false => value >> unused,
        }
    }

    /// Which bytes of its word a store writes, bit b for byte b.
    #[inline]
    pub(crate) const fn stored_bytes(self, shape: &Shape, address: Address) -> u64 {
        let wanted = (1 << self.bytes) - 1;
        (wanted << shape.byte_in_word(address)) & stored_bytes(shape, address)
    }
}

impl<const DEFERRED: bool> Operation<'_, DEFERRED> {
    /// Computes the executing lanes' addresses, (s + i) mod 2^n. An address that nothing answers, in any lane, is a bus
    /// error that leaves no lane changed. With `DEFERRED` the timing model's load/store unit translates and finds the
    /// faults.
    #[inline(always)]
    pub(crate) fn access(&mut self, kind: AccessKind) -> Effect {
        let base = self.register(1);
        let offset = self.decoded.immediate;
        let State { shape, registers, addresses, .. } = &mut *self.state;
        let mut answered = true;
        let translated = shape.features.tlb_entries != 0;
        for_each_lane(self.executing, shape.all_lanes, shape.lanes, |lane| {
            let base = Address(registers.gprs[base + lane]);
            let address = shape.address_after(base, offset);
            addresses[lane] = address;
            answered &= DEFERRED || translated || kind.is_answered(shape, address);
        });
        if !answered {
            self.bus_error(kind)
        } else if translated && !DEFERRED {
            self.translate(kind)
        } else {
            kind.effect()
        }
    }

    /// The bus error of the lowest lane whose address nothing answers.
    #[cold]
    fn bus_error(&self, kind: AccessKind) -> Effect {
        let state = &self.state;
        let address = self
            .executing
            .iter()
            .map(|lane| state.addresses[lane.index()])
            .find(|&address| !kind.is_answered(&state.shape, address))
            .unwrap_or(Address(0));
        Effect::raise_at(Interrupt::BusError, address)
    }

    /// Translates the executing lanes' addresses; the lowest lane that faults decides.
    fn translate(&mut self, kind: AccessKind) -> Effect {
        let supervisor = self.is_supervisor();
        for lane in self.executing.iter() {
            let address = self.state.addresses[lane.index()];
            match self.state.translate_for(supervisor, address, kind) {
                Ok(physical) => self.state.physical[lane.index()] = physical,
                Err(interrupt) => return Effect::raise_at(interrupt, address),
            }
        }
        kind.effect()
    }
}

impl State {
    /// Translates the address of a fetch of a warp, in its mode, and makes sure that something answers it.
    ///
    /// # Errors
    /// Interrupts 1, 2, 7. Without a TLB addresses are physical.
    pub fn translate_fetch(&self, warp: Warp, address: Address) -> Result<Address, Interrupt> {
        let physical = self.look_up(self.modes[warp].supervisor, address, Right::Execute)?;
        match self.shape.is_in_ram(physical) {
            true => Ok(physical),
            false => Err(Interrupt::BusError),
        }
    }

    /// Translates the address of a load, store or atomic instruction in a mode, and makes sure that something answers it.
    ///
    /// # Errors
    /// Interrupts 1, 2, 7. Without a TLB addresses are physical.
    pub(crate) fn translate_for(
        &self,
        supervisor: bool,
        address: Address,
        kind: AccessKind,
    ) -> Result<Address, Interrupt> {
        let mut physical = address;
        for &right in kind.rights() {
            physical = self.look_up(supervisor, address, right)?;
        }
        match kind.is_answered(&self.shape, physical) {
            true => Ok(physical),
            false => Err(Interrupt::BusError),
        }
    }

    /// Translates an address in a mode, whatever is there.
    ///
    /// # Errors
    /// Interrupts 1, 2. Without a TLB addresses are physical.
    #[inline]
    pub(crate) fn look_up(&self, supervisor: bool, address: Address, right: Right) -> Result<Address, Interrupt> {
        if !self.tlb.is_present() {
            return Ok(address);
        }
        let physical = self.tlb.translate(address.0, right, supervisor)?;
        Ok(Address(physical))
    }

    /// The lanes' physical addresses of the load or store that executed last.
    #[inline]
    pub(crate) fn physical_addresses(&self) -> &[Address] {
        if self.tlb.is_present() {
            &self.physical
        } else {
            &self.addresses
        }
    }

    /// Writes what a lane has loaded: a word, of which it wants some of the bytes from the address on.
    #[inline]
    pub(crate) fn write_loaded(&mut self, warp: Warp, decoded: &Decoded, lane: Lane, word: u64, address: Address) {
        let index = self.gpr_base(warp) + usize::from(decoded.slots[0]) + lane.index();
        self.registers.gprs[index] = decoded.part.loaded(&self.shape, word, address);
    }
}

impl LaneValues {
    /// Puts what a lane stores over a word of memory. Gives the bytes that it has written.
    #[inline]
    pub(crate) fn store(&self, shape: &Shape, part: Part, (lane, address): (Lane, Address), word: &mut u64) -> u64 {
        let bytes = part.stored_bytes(shape, address);
        *word = merge_bytes(*word, stored_word(shape, self.lane(lane), address), bytes);
        bytes
    }
}

/// What `ld` gives of the word at an address: the bytes from the address to the word's end, as its
/// low bytes, the rest 0.
#[inline(always)]
pub(crate) const fn loaded_value(shape: &Shape, word: u64, address: Address) -> u64 {
    word >> (8 * shape.byte_in_word(address))
}

/// Which bytes of its word `st` writes, bit b for byte b: from the address to the word's end.
#[inline(always)]
pub(crate) const fn stored_bytes(shape: &Shape, address: Address) -> u64 {
    let all = (1 << shape.word_bytes) - 1;
    (all << shape.byte_in_word(address)) & all
}

/// The stored value moved to its bytes' places in the word. The value's top bytes fall off.
#[inline(always)]
pub(crate) const fn stored_word(shape: &Shape, value: u64, address: Address) -> u64 {
    (value << (8 * shape.byte_in_word(address))) & shape.word_mask
}

/// A word after some of its bytes (bit b for byte b) have been replaced.
#[inline]
pub const fn merge_bytes(old: u64, new: u64, bytes: u64) -> u64 {
    let mask = byte_mask(bytes);
    (old & !mask) | (new & mask)
}

/// Every enabled byte (bit b for byte b, 0 to 7) as eight ones.
#[inline]
pub const fn byte_mask(bytes: u64) -> u64 {
    // Spread the 8 bits to the low bit of each byte, then fill the bytes.
    let low = (bytes & 0x0f) | (bytes & 0xf0) << 28;
    let low = (low | low << 14) & 0x0003_0003_0003_0003;
    let low = (low | low << 7) & 0x0101_0101_0101_0101;
    low * 0xff
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::semantics::Features;

    fn shape(arch: &str) -> Shape {
        let arch = arch.parse().expect("a legal ArchID");
        Shape::new(arch, 4096, 4, Features::COMPLETE)
    }

    /// Rules: I5.23.
    #[test]
    fn an_unaligned_load_takes_the_bytes_to_the_end_of_its_word() {
        let four = shape("4w8/8/4/4");
        let word = 0x4433_2211;
        let values: Vec<_> = (0x100..0x104).map(|address| loaded_value(&four, word, Address(address))).collect();
        assert_eq!(values, [0x4433_2211, 0x0044_3322, 0x0000_4433, 0x44]);
        let eight = shape("8w32/32/8/8");
        assert_eq!(loaded_value(&eight, 0x8877_6655_4433_2211, Address(0x45)), 0x88_7766);
    }

    /// Rules: I5.23.
    #[test]
    fn an_unaligned_store_writes_only_the_bytes_to_the_end_of_its_word() {
        let four = shape("4w8/8/4/4");
        let bytes: Vec<_> = (8..12).map(|address| stored_bytes(&four, Address(address))).collect();
        assert_eq!(bytes, [0b1111, 0b1110, 0b1100, 0b1000]);
        assert_eq!(stored_word(&four, 0xddcc_bbaa, Address(9)), 0xccbb_aa00);
        let merged = merge_bytes(0x4433_2211, 0xccbb_aa00, 0b1110);
        assert_eq!(merged, 0xccbb_aa11);
        let eight = shape("8w32/32/8/8");
        assert_eq!(stored_bytes(&eight, Address(0x47)), 0b1000_0000);
    }

    #[test]
    fn byte_masks() {
        assert_eq!(byte_mask(0), 0);
        assert_eq!(byte_mask(0b1000_0001), 0xff00_0000_0000_00ff);
        assert_eq!(byte_mask(0b0011_0110), 0x0000_ffff_00ff_ff00);
        assert_eq!(byte_mask(0xff), u64::MAX);
    }
}
