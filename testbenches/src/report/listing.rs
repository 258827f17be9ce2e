//! The program as a reader knows it: an address as disassembly and source line.
//!
//! Disassembly is of what RAM holds now, not of what was loaded: a program may have changed itself.

use assembler::Image;
use isa::{Address, ArchId, Instruction, LaneMask};
use serde::Serialize;

use crate::environment::ram::Ram;

/// A place in the program's source.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SourcePlace {
    /// Name of the source.
    pub file: String,
    /// Line in it, from 1.
    pub line: u32,
}

/// An instruction of the program in a report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct InstructionLine {
    /// When it was in commit, if it has been.
    pub cycle: Option<u64>,
    /// Its address.
    pub pc: u64,
    /// The lanes in which it executed, if it has.
    pub lanes: Option<LaneMask>,
    /// Its disassembly.
    pub text: String,
    /// Where it was written.
    pub source: Option<SourcePlace>,
}

/// Disassembly and source lines of a running program.
#[derive(Clone, Copy)]
pub struct Listing<'a> {
    image: &'a Image,
    arch: ArchId,
}

impl<'a> Listing<'a> {
    /// The listing of an image that runs on a core of that ArchID.
    pub const fn new(image: &'a Image, arch: ArchId) -> Self {
        Listing { image, arch }
    }

    /// The instruction at an address.
    pub fn text(&self, ram: &Ram, pc: u64) -> String {
        let Some(word) = ram.word_at(pc) else {
            return "(outside RAM)".to_owned();
        };
        match isa::decode_word(&self.arch, word) {
            Ok(instruction) => instruction.to_string(),
            Err(_) => format!("(no instruction: {})", self.hexadecimal(word)),
        }
    }

    /// The disassembly of the word at an address; of a compiled program with the line of its source behind it.
    pub fn text_with_origin(&self, ram: &Ram, pc: u64) -> String {
        let text = self.text(ram, pc);
        match self.image.compiled_from(Address(pc)) {
            None => text,
            Some(place) => format!("{text} ({place})"),
        }
    }

    /// The instruction at an address, decoded; `None` where there is none.
    pub fn instruction(&self, ram: &Ram, pc: u64) -> Option<Instruction> {
        isa::decode_word(&self.arch, ram.word_at(pc)?).ok()
    }

    /// Where the instruction at an address was written.
    pub fn source(&self, pc: u64) -> Option<SourcePlace> {
        let line = self.image.source_line(Address(pc))?;
        Some(SourcePlace { file: line.file.to_owned(), line: line.line })
    }

    /// The instruction at an address, with its source line.
    pub fn line(&self, ram: &Ram, pc: u64) -> InstructionLine {
        InstructionLine { cycle: None, pc, lanes: None, text: self.text(ram, pc), source: self.source(pc) }
    }

    /// A word with all its digits.
    pub fn hexadecimal(&self, word: u64) -> String {
        let digits = self.arch.word_bytes() as usize * 2;
        format!("{word:0digits$x}")
    }
}
