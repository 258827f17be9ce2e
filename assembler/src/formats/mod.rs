//! Images as files: raw, `$readmemh`, Intel HEX, and the symbol file. Each format's writer and reader
//! stand together in a file of its own.

mod intel_hex;
mod raw;
mod readmemh;
mod symbols;

pub use intel_hex::{read_intel_hex, write_intel_hex};
pub use raw::read_raw;
pub use readmemh::{read_readmemh, write_readmemh};
pub use symbols::{read_symbols, write_symbols};

use crate::layout::IMAGE_BYTES_MAX;

/// Why a text or an image cannot be read or written in a format.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FormatError {
    /// A line is wrong.
    #[error("line {line}: {message}")]
    Line {
        /// From 1.
        line: usize,
        /// What is wrong with it.
        message: String,
    },
    /// The image does not go into the format, or the machine's memory.
    #[error("{0}")]
    Image(String),
}

/// What an image may take beyond 16 bytes for each character of its text: room for gaps, and a bound
/// on what a few characters can make the tools allocate.
const GAP_BYTES_MAX: u64 = 16 << 20;

/// Bytes put together from pieces at any addresses; gaps are zero.
struct SparseBytes {
    base: Option<u64>,
    bytes: Vec<u8>,
    bytes_max: u64,
}

impl SparseBytes {
    /// For the pieces of a text of this length.
    fn of_text(text: &str) -> Self {
        SparseBytes {
            base: None,
            bytes: Vec::new(),
            bytes_max: (GAP_BYTES_MAX + 16 * text.len() as u64).min(IMAGE_BYTES_MAX),
        }
    }

    /// Puts bytes at an address; the first piece has the lowest address. Refuses an image that
    /// is larger than its text can mean.
    fn put(&mut self, address: u64, bytes: &[u8]) -> Result<(), String> {
        let base = *self.base.get_or_insert(address);
        let Some(start) = address.checked_sub(base) else {
            return Err(format!(
                "address {address:#x} lies before the first, {base:#x}"
            ));
        };
        let end = start.saturating_add(bytes.len() as u64);
        if end > self.bytes_max {
            let most = self.bytes_max;
            return Err(format!(
                "an image from {base:#x} to {address:#x} is nearly all gap; {most} bytes are the most for this file"
            ));
        }
        if self.bytes.len() < end as usize {
            self.bytes.resize(end as usize, 0);
        }
        self.bytes[start as usize..end as usize].copy_from_slice(bytes);
        Ok(())
    }
}
