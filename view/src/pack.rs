//! Bytes as the page has them: planes of numbers, compressed with zlib, in base64.

use std::io::{Read, Write};

use base64::engine::general_purpose::STANDARD;
use base64::Engine;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use flate2::Compression;

/// Bytes, compressed, as text.
pub fn packed(bytes: &[u8]) -> String {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
    // Writing into memory does not fail.
    let written = encoder.write_all(bytes).and_then(|()| encoder.finish());
    STANDARD.encode(written.unwrap_or_default())
}

/// The bytes of such a text; `None` of another one.
pub fn unpacked(text: &str) -> Option<Vec<u8>> {
    let compressed = STANDARD.decode(text).ok()?;
    let mut bytes = Vec::new();
    ZlibDecoder::new(&compressed[..]).read_to_end(&mut bytes).ok()?;
    Some(bytes)
}

/// Numbers of so many bytes as planes: the lowest byte of each, then the next one of each. Planes compress better than
/// rows.
pub(crate) fn push_planes(bytes: &mut Vec<u8>, width: u32, values: impl Iterator<Item = u64> + Clone) {
    for byte in 0..width {
        bytes.extend(values.clone().map(|value| (value >> (8 * byte)) as u8));
    }
}

/// A column of a table: its name, its width in bytes, and its values, row by row.
pub(crate) type TableColumn = (&'static str, u32, Vec<u64>);

/// A table: the number of its rows, 4 bytes; then its columns, as planes of the difference to the row above.
pub(crate) fn push_table(bytes: &mut Vec<u8>, rows: usize, columns: &[TableColumn]) {
    bytes.extend((rows as u32).to_le_bytes());
    for (_, width, column) in columns {
        let above = std::iter::once(&0).chain(column);
        let differences = column.iter().zip(above).map(|(value, above)| value.wrapping_sub(*above));
        push_planes(bytes, *width, differences);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_come_back_and_other_texts_do_not() {
        let bytes: Vec<u8> = (0..5000u32).map(|number| ((number * number) >> 3) as u8).collect();
        assert_eq!(unpacked(&packed(&bytes)).as_deref(), Some(&bytes[..]));
        assert_eq!(unpacked("no base64!"), None);
        assert_eq!(unpacked("AAAA"), None);
    }

    #[test]
    fn a_table_has_planes_of_differences() {
        let mut bytes = Vec::new();
        push_table(&mut bytes, 2, &[("pc", 2, vec![0x0102, 0x0101]), ("lanes", 1, vec![5, 7])]);
        assert_eq!(bytes, [2, 0, 0, 0, 0x02, 0xff, 0x01, 0xff, 5, 2]);
    }
}
