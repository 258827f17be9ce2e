//! What goes over the line.

/// What a frame begins with.
pub const MAGIC: [u8; 4] = *b"HARP";

/// The longest image that a frame can carry; no system has more RAM.
pub const IMAGE_BYTES_MAX: usize = 1 << 30;

/// The frame that loads an image: magic, length, image, and the CRC-32 of length and image; numbers little endian.
///
/// The length is taken modulo 2^32; see [`IMAGE_BYTES_MAX`].
pub fn frame(image: &[u8]) -> Vec<u8> {
    let length = (image.len() as u32).to_le_bytes();
    let mut check = crc32fast::Hasher::new();
    check.update(&length);
    check.update(image);
    let parts: [&[u8]; 4] = [&MAGIC, &length, image, &check.finalize().to_le_bytes()];
    parts.concat()
}

#[cfg(test)]
mod tests {
    use super::frame;

    #[test]
    fn a_frame_is_as_the_specification_shows_it() {
        // CRC-32 of 03 00 00 00 'a' 'b' 'c', from zlib.
        let expected = b"HARP\x03\x00\x00\x00abc\x33\x5d\xe1\x66";
        assert_eq!(frame(b"abc"), expected);
    }
}
