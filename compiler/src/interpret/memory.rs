//! Flat memory, little-endian, with the console behind it.

use super::{fault, RunResult};
use crate::ir::low_bits;

/// Whose rules an access follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rules {
    /// LLVM's rules, for read functions. Any address, as many bytes as the type has.
    Llvm,
    /// HARP's rules, for lowered functions. A misaligned access ends with its word (I5.23).
    Harp,
}

/// What a program loads from and stores to.
#[derive(Clone, Debug)]
pub struct Memory {
    /// The bytes, from address 0 on.
    pub bytes: Vec<u8>,
    /// What has been stored to the console: the low bytes.
    pub output: Vec<u8>,
    /// Below this nothing may be accessed: the pointer 0, and addresses of functions.
    pub(super) first: u64,
    word_bytes: u32,
}

impl Memory {
    pub(super) fn new(size: usize, word_bytes: u32) -> Self {
        Self { bytes: vec![0; size], output: Vec::new(), first: 0, word_bytes }
    }

    /// So many bytes at an address.
    ///
    /// # Errors
    /// When there is no memory.
    pub fn load(&self, address: u64, bytes: u32) -> RunResult<u128> {
        if address == self.console() {
            return Ok(0);
        }
        let at = self.place(address, u64::from(bytes))?;
        let mut value = 0;
        for (index, byte) in self.bytes[at..at + bytes as usize].iter().enumerate() {
            value |= u128::from(*byte) << (8 * index);
        }
        Ok(value)
    }

    /// Puts the value's low bytes at an address.
    ///
    /// # Errors
    /// When there is no memory.
    pub fn store(&mut self, address: u64, bytes: u32, value: u128) -> RunResult<()> {
        if address == self.console() {
            self.output.push(value as u8);
            return Ok(());
        }
        let at = self.place(address, u64::from(bytes))?;
        self.bytes[at..at + bytes as usize].copy_from_slice(&value.to_le_bytes()[..bytes as usize]);
        Ok(())
    }

    /// As many bytes as an access to that address touches.
    pub(super) fn reach(&self, rules: Rules, address: u64, bytes: u32) -> u32 {
        match rules {
            Rules::Llvm => bytes,
            Rules::Harp => bytes - (address % u64::from(bytes)) as u32,
        }
    }

    /// Copies bytes, also when the places overlap.
    pub(super) fn copy(&mut self, to: u64, from: u64, bytes: u64) -> RunResult<()> {
        if bytes == 0 {
            return Ok(());
        }
        let (to, from) = (self.place(to, bytes)?, self.place(from, bytes)?);
        self.bytes.copy_within(from..from + bytes as usize, to);
        Ok(())
    }

    /// Sets bytes.
    pub(super) fn fill(&mut self, to: u64, byte: u8, bytes: u64) -> RunResult<()> {
        if bytes > 0 {
            let to = self.place(to, bytes)?;
            self.bytes[to..to + bytes as usize].fill(byte);
        }
        Ok(())
    }

    /// The text at an address, up to its 0.
    pub fn text(&self, address: u64) -> Option<String> {
        let from = self.bytes.get(usize::try_from(address).ok()?..)?;
        let end = from.iter().position(|byte| *byte == 0)?;
        Some(String::from_utf8_lossy(&from[..end]).into_owned())
    }

    pub(super) fn console(&self) -> u64 {
        1 << (self.word_bytes * 8 - 1)
    }

    fn place(&self, address: u64, bytes: u64) -> RunResult<usize> {
        let end = address.checked_add(bytes);
        if address < self.first || end.is_none_or(|end| end > self.bytes.len() as u64) {
            let address = low_bits(self.word_bytes * 8, u128::from(address));
            return fault(format!("no memory at {address:#x}"));
        }
        Ok(address as usize)
    }
}
