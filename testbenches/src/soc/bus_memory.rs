//! Memory at a place of a bus, seen by the bench, too.

use std::cell::RefCell;
use std::ops::Range;
use std::rc::Rc;

/// Memory that several hold.
pub type SharedMemory = Rc<RefCell<BusMemory>>;

/// Memory from an address on.
#[derive(Debug, Default)]
pub struct BusMemory {
    /// Address of its first byte.
    pub base: u64,
    /// What it holds.
    pub bytes: Vec<u8>,
    /// Addresses whose transfers end with an error.
    pub broken: Range<u64>,
    /// Transfers on a pipelined Wishbone are taken, and not answered.
    pub is_silent: bool,
}

impl BusMemory {
    /// Memory that begins at an address.
    pub fn at(base: u64, bytes: Vec<u8>) -> SharedMemory {
        Rc::new(RefCell::new(BusMemory { base, bytes, broken: 0..0, is_silent: false }))
    }

    /// The word at an address, little endian; nothing where it is broken.
    ///
    /// # Panics
    /// Outside of the memory: a master must not ask for that.
    pub fn read(&self, address: u64, word_bytes: usize) -> Option<u64> {
        let first = self.place(address);
        let word = &self.bytes[first..first + word_bytes];
        let word = (0..).zip(word).fold(0, |value, (place, byte)| value | u64::from(*byte) << (8 * place));
        (!self.broken.contains(&address)).then_some(word)
    }

    /// Writes a byte; gives nothing where it is broken.
    ///
    /// # Panics
    /// As [`BusMemory::read`].
    pub fn write(&mut self, address: u64, byte: u8) -> Option<()> {
        let place = self.place(address);
        if self.broken.contains(&address) {
            return None;
        }
        self.bytes[place] = byte;
        Some(())
    }

    fn place(&self, address: u64) -> usize {
        let end = self.base + self.bytes.len() as u64;
        assert!(
            (self.base..end).contains(&address),
            "address {address:#x} is asked for; the memory is from {:#x} to {end:#x}",
            self.base
        );
        (address - self.base) as usize
    }
}
