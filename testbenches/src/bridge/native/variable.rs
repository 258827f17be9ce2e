//! A public variable of a simulation, and its entries in memory.

use std::marker::PhantomData;

use super::place::VariableMemory;
use super::Instance;
use crate::bridge::copied::Copied;

/// A public variable of an instance, which cannot run while this is held.
#[derive(Clone, Copy, Debug)]
pub(in crate::bridge) struct Variable<'a> {
    pub(super) place: VariableMemory,
    /// Dimensions of its unpacked array: 0 for a register, 1 for a memory.
    pub dimensions: u32,
    /// The lowest index that the Verilog declares.
    pub first_index: u32,
    /// Entries, 1 for a register.
    pub depth: u32,
    pub(super) instance: PhantomData<&'a Instance>,
}

impl<'a> Variable<'a> {
    /// The width of one entry, in bits.
    pub fn width_bits(&self) -> u32 {
        self.place.width_bits
    }

    /// Bytes of one entry.
    pub fn entry_bytes(&self) -> usize {
        self.place.storage.bytes(self.place.width_bits) as usize
    }

    /// An entry in bytes that were copied from it.
    pub fn copied(&self) -> Copied {
        Copied::new(0, self.place.storage, self.place.width_bits)
    }

    /// The bytes of entry `offset`.
    #[inline]
    pub fn bytes(&self, offset: u32) -> Option<&'a [u8]> {
        let length = self.entry_bytes();
        // SAFETY: as in `entry`.
        (offset < self.depth).then(|| unsafe {
            let data = self.place.data.add(offset as usize * length);
            std::slice::from_raw_parts(data.as_ptr(), length)
        })
    }

    /// Entry `offset`: its low 64 bits, and its words if it has more.
    pub fn entry(&self, offset: u32) -> Option<(u64, Option<&'a [u32]>)> {
        if offset >= self.depth {
            return None;
        }
        let entry_bytes = self.place.storage.bytes(self.place.width_bits);
        // SAFETY: the instance is borrowed for 'a, so it lives and does not run; the variable has `depth` entries of
        // this size (checked when it was found) one after the other.
        unsafe {
            let data = self.place.data.add(offset as usize * entry_bytes as usize);
            let place = VariableMemory { data, ..self.place };
            Some((place.read(), place.words()))
        }
    }
}
