//! Loads, stores and atomic instructions of the functional machine: carried out at once, lane by lane.

use isa::{LaneMask, Warp};

use super::Machine;
use crate::semantics::memory_access::{merge_bytes, stored_word};

impl Machine {
    pub(super) fn load(&mut self, warp: Warp, slot: usize, executing: LaneMask) {
        let decoded = *self.cache.decoded(slot);
        let shape = self.state.shape;
        // The lanes that address the console share one access.
        let mut console_word = None;
        for lane in executing.iter() {
            let address = self.state.physical_addresses()[lane.index()];
            let word = if shape.is_in_ram(address) {
                self.memory.read_word(address.0)
            } else if shape.is_in_scratchpad(address) {
                self.state.scratchpad.read(&shape, address)
            } else {
                *console_word.get_or_insert_with(|| self.memory.read_console())
            };
            self.state.write_loaded(warp, &decoded, lane, word, address);
        }
    }

    pub(super) fn store(&mut self, warp: Warp, slot: usize, executing: LaneMask) {
        let decoded = *self.cache.decoded(slot);
        let shape = self.state.shape;
        let (mut console_word, mut console_bytes) = (0, 0);
        for lane in executing.iter() {
            let address = self.state.physical_addresses()[lane.index()];
            let value = self.state.stored_value(warp, &decoded, lane);
            let word = stored_word(&shape, value, address);
            let bytes = decoded.part.stored_bytes(&shape, address);
            if shape.is_in_ram(address) {
                self.memory.write_word(address.0, word, bytes);
                self.cache.forget(address);
            } else if shape.is_in_scratchpad(address) {
                self.state.scratchpad.write(&shape, address, word, bytes);
            } else {
                console_word = merge_bytes(console_word, word, bytes);
                console_bytes |= bytes;
            }
        }
        if console_bytes != 0 {
            let lowest = u64::from(console_bytes.trailing_zeros());
            self.memory.print((console_word >> (8 * lowest)) as u8);
        }
    }

    /// The lanes of an atomic instruction, in ascending order.
    pub(super) fn exchange(&mut self, warp: Warp, slot: usize, executing: LaneMask) {
        let decoded = *self.cache.decoded(slot);
        let shape = self.state.shape;
        let whole_word = (1 << shape.word_bytes) - 1;
        self.exchanged = LaneMask::EMPTY;
        for lane in executing.iter() {
            let address = self.state.physical_addresses()[lane.index()];
            let is_in_ram = shape.is_in_ram(address);
            let old = match is_in_ram {
                true => self.memory.read_word(address.0),
                false => self.state.scratchpad.read(&shape, address),
            };
            let Some(new) = self.state.exchange(warp, &decoded, lane, old) else {
                continue;
            };
            self.exchanged = self.exchanged.with(lane);
            if is_in_ram {
                self.memory.write_word(address.0, new, whole_word);
                self.cache.forget(address);
            } else {
                let scratchpad = &mut self.state.scratchpad;
                scratchpad.write(&shape, address, new, whole_word);
            }
        }
    }
}
