//! An image as the text that `$readmemh` reads.

use std::fmt::Write;

/// The RAM's lines, one a line of text from address 0 on, each with its byte at the highest address first. Zeros follow the image.
pub(super) fn image_text(image: &[u8], ram_bytes: u64, line_bytes: u32) -> String {
    let line_bytes = line_bytes as usize;
    let lines = (ram_bytes as usize) / line_bytes;
    let mut text = String::with_capacity(lines * (2 * line_bytes + 1));
    for line in 0..lines {
        for place in (0..line_bytes).rev() {
            let byte = image.get(line * line_bytes + place).unwrap_or(&0);
            // Writing to a String cannot fail.
            let _ = write!(text, "{byte:02x}");
        }
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::image_text;

    #[test]
    fn lines_are_numbers_with_the_lowest_address_in_the_lowest_digits() {
        assert_eq!(
            image_text(&[1, 2, 3, 4, 0xab], 12, 4),
            "04030201\n000000ab\n00000000\n"
        );
        assert_eq!(image_text(&[], 8, 8), "0000000000000000\n");
    }
}
