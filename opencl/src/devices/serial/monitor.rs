//! The monitor for a core: a program that writes and reads the board's memory for the driver.

use assembler::Diagnostics;
use isa::ArchId;

/// Bytes that have a CRC of their own.
pub const BLOCK_BYTES: u64 = 1024;

/// What the monitor greets the driver with; the numbers of lanes and warps follow, a byte each.
pub const GREETING: u8 = b'H';

const TEXT: &str = include_str!("monitor.s");

/// Bytes of a memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece<'m> {
    /// Where they belong.
    pub address: u64,
    /// Whole words.
    pub bytes: &'m [u8],
}

impl Piece<'_> {
    /// Bytes that it takes in an image of the monitor.
    pub fn room(&self, word_bytes: usize) -> usize {
        2 * word_bytes + self.bytes.len()
    }
}

/// The monitor.
pub struct Monitor {
    /// Its code and its data, behind which the pieces begin.
    program: Vec<u8>,
    word_bytes: usize,
}

impl Monitor {
    /// The monitor for a core.
    ///
    /// # Errors
    /// When its instructions do not fit into the core's words.
    pub fn new(arch: &ArchId) -> Result<Self, Diagnostics> {
        let text = format!(".def BLOCK_BYTES {BLOCK_BYTES}\n.def GREETING {GREETING}\n{TEXT}");
        let image = assembler::assemble(arch, &[("monitor.s", &text)])?;
        let pieces = image.symbol("pieces").map_or(0, |symbol| symbol.address.0);
        let program = image.bytes[..pieces as usize].to_vec();
        Ok(Self { program, word_bytes: arch.word_bytes() as usize })
    }

    /// Bytes from address 0 on that it overwrites, pieces not counted.
    pub fn bytes(&self) -> usize {
        self.program.len() + 2 * self.word_bytes
    }

    /// The monitor with pieces of the memory.
    pub fn image(&self, pieces: &[Piece]) -> Vec<u8> {
        let mut image = self.program.clone();
        for Piece { address, bytes } in pieces {
            image.extend(self.word(*address));
            image.extend(self.word(bytes.len() as u64));
            image.extend_from_slice(bytes);
        }
        image.extend([self.word(0), self.word(0)].concat());
        image
    }

    /// A request for a part of the memory.
    pub fn request(&self, address: u64, bytes: u64, is_printed: bool) -> Vec<u8> {
        [self.word(address), self.word(bytes), self.word(u64::from(is_printed))].concat()
    }

    /// Bytes of a word.
    pub fn word_bytes(&self) -> usize {
        self.word_bytes
    }

    fn word(&self, value: u64) -> Vec<u8> {
        value.to_le_bytes()[..self.word_bytes].to_vec()
    }
}

/// The CRC that the monitor computes of bytes at an address.
pub fn check_of(address: u64, bytes: &[u8]) -> u32 {
    let mut check = crc32fast::Hasher::new_with_initial(address as u32);
    check.update(bytes);
    check.finalize()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_a_monitor_for_every_kind_of_core() {
        for arch in
            ["4w8/8/1/1", "4w32/16/16/16", "4w64/64/4/4", "8w8/8/4/4", "8w32/32/32/8", "4b8/8/4/4", "8b16/16/4/4"]
        {
            let monitor = Monitor::new(&arch.parse().unwrap()).unwrap();
            assert!((100..2048).contains(&monitor.bytes()), "{arch}: {} bytes", monitor.bytes());
            let piece = Piece { address: 4096, bytes: &[7; 128] };
            let image = monitor.image(&[piece]);
            assert_eq!(image.len(), monitor.bytes() + piece.room(monitor.word_bytes()), "{arch}");
        }
    }

    /// From address 0 it is the CRC-32 that everybody has.
    #[test]
    fn a_check_is_of_a_place() {
        assert_eq!(check_of(0, b"123456789"), 0xcbf4_3926);
        assert_ne!(check_of(4, b"123456789"), check_of(0, b"123456789"));
    }
}
