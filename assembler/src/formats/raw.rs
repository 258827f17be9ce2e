//! Raw images: the bytes themselves. Written as they stand in [`Image::bytes`].

use isa::{Address, ArchId};

use super::FormatError;
use crate::image::Image;
use crate::layout::IMAGE_BYTES_MAX;

/// Takes raw bytes as an image at an address; refuses what the machine's memory cannot hold.
pub fn read_raw(arch: &ArchId, base: Address, bytes: Vec<u8>) -> Result<Image, FormatError> {
    let length = bytes.len() as u64;
    let last = base.0.checked_add(length.saturating_sub(1));
    if length > IMAGE_BYTES_MAX || last.is_none_or(|last| last > arch.word_mask()) {
        return Err(FormatError::Image(format!(
            "{length} bytes at {base} do not go into the memory of {arch} ({IMAGE_BYTES_MAX} bytes at most, addresses up to {:#x})",
            arch.word_mask()
        )));
    }
    Ok(Image::from_bytes(arch, base, bytes))
}
