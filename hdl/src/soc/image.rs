//! An image as the texts that `$readmemh` reads.

use std::fmt::Write;

/// The name of the file that the RAM starts with, as the Verilog has it.
pub const IMAGE_FILE: &str = "harmonica_image.hex";

/// The name of the file that a bank of the RAM starts with.
pub(super) fn bank_image_file(bank: u32) -> String {
    format!("harmonica_image_bank{bank}.hex")
}

/// A file that the RAM starts with. The synthesiser or simulator expects it in the folder in which it runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImageFile {
    /// Its name, as the Verilog has it.
    pub name: String,
    /// Its text: a line of RAM, or of the bank, on each line.
    pub text: String,
}

/// The files of RAM of so many banks, or of none where it is one.
pub(super) fn image_files(image: &[u8], ram_bytes: u64, line_bytes: u32, banks: Option<u32>) -> Vec<ImageFile> {
    let text = image_text(image, ram_bytes, line_bytes);
    let Some(banks) = banks else {
        let name = IMAGE_FILE.to_owned();
        return vec![ImageFile { name, text }];
    };
    let bank = |bank: u32| {
        let lines = text.lines().skip(bank as usize).step_by(banks as usize);
        ImageFile { name: bank_image_file(bank), text: lines.flat_map(|line| [line, "\n"]).collect() }
    };
    (0..banks).map(bank).collect()
}

/// The RAM's lines, one a line of text from address 0 on, each with its byte at the highest address first. Zeros follow
/// the image.
fn image_text(image: &[u8], ram_bytes: u64, line_bytes: u32) -> String {
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
    use super::{image_files, image_text};

    #[test]
    fn lines_are_numbers_with_the_lowest_address_in_the_lowest_digits() {
        assert_eq!(image_text(&[1, 2, 3, 4, 0xab], 12, 4), "04030201\n000000ab\n00000000\n");
        assert_eq!(image_text(&[], 8, 8), "0000000000000000\n");
    }

    /// Rules: S5.2.2, S5.2.3.
    #[test]
    fn lines_go_to_the_banks_in_turn() {
        let image: Vec<u8> = (1..=16).collect();
        let files = image_files(&image, 32, 4, Some(2));
        let files: Vec<_> = files.iter().map(|file| (file.name.as_str(), file.text.as_str())).collect();
        let expected = [
            ("harmonica_image_bank0.hex", "04030201\n0c0b0a09\n00000000\n00000000\n"),
            ("harmonica_image_bank1.hex", "08070605\n100f0e0d\n00000000\n00000000\n"),
        ];
        assert_eq!(files, expected);
    }
}
