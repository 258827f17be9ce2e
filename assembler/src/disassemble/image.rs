//! Images to sources: a sweep from the first byte to the last, with labels where symbols are known.

use std::collections::{BTreeMap, HashSet};
use std::fmt::Write;

use isa::{Encoding, Instruction};

use super::{exact_instruction, push_data, push_line, Behind};
use crate::image::Image;
use crate::mnemonic::statement;
use crate::parser::is_relative;

/// The source of an image. Assembled again and linked at the image's base it gives the same bytes.
/// Bytes that no instruction is encoded as are data; which of the others were meant as data, an image
/// does not tell. No instruction is printed across a symbol.
pub fn disassemble_image(image: &Image) -> String {
    let mut sweep = Sweep {
        image,
        labels: labels(image),
        text: format!("// image for {}, at {}\n", image.arch, image.base),
        in_unaligned_data: false,
    };
    let mut offset = 0;
    while offset < image.bytes.len() {
        sweep.push_labels(offset);
        offset = match sweep.instruction_at(offset) {
            Some((instruction, end)) => {
                sweep.in_unaligned_data = false;
                sweep.push_instruction(&instruction, offset, end);
                end
            }
            None => sweep.push_data_run(offset),
        };
    }
    sweep.push_labels(image.bytes.len());
    sweep.text
}

/// Names to print at each offset. A name that stands at two addresses is printed at the first only;
/// one that could not be read back not at all.
fn labels(image: &Image) -> BTreeMap<usize, Vec<&str>> {
    let mut seen = HashSet::new();
    let mut labels: BTreeMap<usize, Vec<&str>> = BTreeMap::new();
    for symbol in &image.symbols {
        let readable = symbol.name != "__WORD"
            && symbol.name.bytes().all(crate::lexer::continues_name)
            && symbol
                .name
                .bytes()
                .next()
                .is_some_and(crate::lexer::starts_name);
        let inside = (image.base..=image.end()).contains(&symbol.address);
        if readable && inside && seen.insert(symbol.name.as_str()) {
            let offset = (symbol.address.0 - image.base.0) as usize;
            labels.entry(offset).or_default().push(&symbol.name);
        }
    }
    labels
}

struct Sweep<'a> {
    image: &'a Image,
    labels: BTreeMap<usize, Vec<&'a str>>,
    text: String,
    /// The last line is data of a chunk that begins between words.
    in_unaligned_data: bool,
}

impl Sweep<'_> {
    fn address(&self, offset: usize) -> u64 {
        self.image.base.0.wrapping_add(offset as u64)
    }

    fn is_aligned(&self, offset: usize) -> bool {
        self.address(offset)
            .is_multiple_of(u64::from(self.image.arch.word_bytes()))
    }

    /// Before data at an address that data would not have by itself, and before words that would
    /// else go on between words.
    fn push_alignment(&mut self, offset: usize) {
        let is_aligned = self.is_aligned(offset);
        if !is_aligned {
            self.text.push_str(".align 1\n");
        } else if self.in_unaligned_data {
            // Writing to a String cannot fail.
            let _ = writeln!(self.text, ".align {}", self.image.arch.word_bytes());
        }
        self.in_unaligned_data = !is_aligned;
    }

    fn push_labels(&mut self, offset: usize) {
        for name in self.labels.get(&offset).cloned().unwrap_or_default() {
            self.push_alignment(offset);
            // Writing to a String cannot fail.
            let _ = writeln!(self.text, "{name}:");
        }
    }

    /// Offset of the next label behind this offset, or of the end.
    fn next_label(&self, offset: usize) -> usize {
        let mut behind = self.labels.range(offset + 1..);
        let end = self.image.bytes.len();
        behind.next().map_or(end, |(&label, _)| label.min(end))
    }

    /// The instruction here, and its end.
    fn instruction_at(&self, offset: usize) -> Option<(Instruction, usize)> {
        let arch = &self.image.arch;
        if arch.encoding() == Encoding::Word && !self.is_aligned(offset) {
            return None;
        }
        let (instruction, length) = exact_instruction(arch, &self.image.bytes[offset..])?;
        (offset + length <= self.next_label(offset)).then_some((instruction, offset + length))
    }

    fn push_instruction(&mut self, instruction: &Instruction, offset: usize, end: usize) {
        let mut statement = statement(&self.image.arch, instruction);
        let opcode = instruction.opcode();
        if is_relative(opcode) {
            let target = end as i128 + i128::from(instruction.immediate());
            let label = usize::try_from(target)
                .ok()
                .and_then(|target| self.labels.get(&target))
                .and_then(|names| names.first());
            if let (Some(label), Some(before)) = (label, statement.rfind('#')) {
                statement.truncate(before);
                statement.push_str(label);
            }
        }
        let bytes = &self.image.bytes[offset..end];
        let address = self.address(offset);
        push_line(&mut self.text, &statement, address, bytes);
    }

    /// Data from here to where an instruction or a label is; gives its end.
    fn push_data_run(&mut self, offset: usize) -> usize {
        let limit = self.next_label(offset);
        let starts_aligned = self.is_aligned(offset);
        let mut end = offset + 1;
        while end < limit && self.instruction_at(end).is_none() {
            if !starts_aligned && self.is_aligned(end) {
                break;
            }
            end += 1;
        }
        self.push_alignment(offset);
        let bytes = &self.image.bytes[offset..end];
        let address = self.address(offset);
        push_data(
            &mut self.text,
            &self.image.arch,
            bytes,
            address,
            Behind::More,
        );
        end
    }
}
