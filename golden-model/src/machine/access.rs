//! Loads and stores of the functional machine: carried out at once, lane by lane.

use isa::LaneMask;

use super::Machine;
use crate::semantics::memory_access::{loaded_value, merge_bytes, stored_bytes, stored_word};

impl Machine {
    pub(super) fn load(&mut self, warp: usize, slot: usize, executing: u64) {
        let decoded = *self.cache.decoded(slot);
        let shape = self.state.shape;
        // The lanes that address the console share one access.
        let mut console_word = None;
        for lane in LaneMask(executing).iter() {
            let address = self.state.physical_addresses()[lane.index()];
            let word = if address < shape.ram_bytes {
                self.memory.read_word(address)
            } else {
                *console_word.get_or_insert_with(|| self.memory.read_console())
            };
            let value = loaded_value(&shape, word, address);
            self.state
                .write_destination(warp, &decoded, lane.index(), value);
        }
    }

    pub(super) fn store(&mut self, warp: usize, slot: usize, executing: u64) {
        let decoded = *self.cache.decoded(slot);
        let shape = self.state.shape;
        let (mut console_word, mut console_bytes) = (0, 0);
        for lane in LaneMask(executing).iter() {
            let address = self.state.physical_addresses()[lane.index()];
            let value = self.state.store_value(warp, &decoded, lane.index());
            let word = stored_word(&shape, value, address);
            let bytes = stored_bytes(&shape, address);
            if address < shape.ram_bytes {
                self.memory.write_word(address, word, bytes);
                self.cache.forget(address);
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
}
