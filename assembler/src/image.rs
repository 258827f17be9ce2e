//! A linked program: bytes, symbols, and which source line each address came from.
//!
//! The golden model and the hardware's memory are both filled from the same image, and reports and
//! waveforms take their names and source lines from it.

use std::fmt;
use std::sync::Arc;

use isa::{Address, ArchId, Instruction, Word};

use crate::diagnostic::Diagnostics;
use crate::disassemble::exact_instruction;
use crate::source::{SourceFile, SourceLocation, Span};

/// A named address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Symbol {
    /// Where.
    pub address: Address,
    /// The label.
    pub name: String,
    /// Other objects may refer to it.
    pub is_global: bool,
    /// Source file, or object file when there is no source.
    pub file: String,
    /// Line of the label in the source, from 1, when known.
    pub line: Option<u32>,
}

/// The statement that an address came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceLine<'a> {
    /// Name of the source.
    pub file: &'a str,
    /// Line in it, from 1.
    pub line: u32,
    /// The line as it is written.
    pub text: &'a str,
}

/// From this address on, the bytes came from this statement.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MappedStatement {
    pub(crate) address: u64,
    pub(crate) end: u64,
    pub(crate) source: u32,
    pub(crate) span: Span,
}

/// A linked program.
#[derive(Clone)]
pub struct Image {
    /// For which machine.
    pub arch: ArchId,
    /// Address of the first byte.
    pub base: Address,
    /// The bytes from `base` on, little-endian; gaps are zero.
    pub bytes: Vec<u8>,
    /// Where `.entry` marked a label.
    pub entry: Option<Address>,
    /// In the order of their addresses.
    pub symbols: Vec<Symbol>,
    /// Warnings of assembling and linking.
    pub warnings: Diagnostics,
    pub(crate) sources: Vec<Arc<SourceFile>>,
    /// In the order of their addresses.
    pub(crate) statements: Vec<MappedStatement>,
}

impl Image {
    /// An image of bytes alone, such as a raw file.
    pub fn from_bytes(arch: &ArchId, base: Address, bytes: Vec<u8>) -> Self {
        Image {
            arch: *arch,
            base,
            bytes,
            entry: None,
            symbols: Vec::new(),
            warnings: Diagnostics::default(),
            sources: Vec::new(),
            statements: Vec::new(),
        }
    }

    /// One past the address of the last byte; of an image that ends with the 64-bit address space, its
    /// last address.
    pub fn end(&self) -> Address {
        Address(self.base.0.saturating_add(self.bytes.len() as u64))
    }

    /// The words from `base` on; the last is filled with zero bytes.
    pub fn words(&self) -> impl Iterator<Item = Word> + '_ {
        let word_bytes = self.arch.word_bytes() as usize;
        self.bytes.chunks(word_bytes).map(|bytes| {
            let mut word = [0; 8];
            word[..bytes.len()].copy_from_slice(bytes);
            Word::new(&self.arch, u64::from_le_bytes(word))
        })
    }

    /// The symbol of this name; of several local ones the lowest in memory.
    pub fn symbol(&self, name: &str) -> Option<&Symbol> {
        let is_named = |symbol: &&Symbol| symbol.name == name;
        let mut global = self.symbols.iter().filter(|symbol| symbol.is_global);
        global.find(is_named).or_else(|| self.symbols.iter().find(is_named))
    }

    /// The nearest symbol at or below the address, when the address lies in the image.
    pub fn symbol_at(&self, address: Address) -> Option<&Symbol> {
        if address < self.base || address >= self.end() {
            return None;
        }
        let above = self.symbols.partition_point(|symbol| symbol.address <= address);
        self.symbols[..above].last()
    }

    /// `name+offset` of an address, or the bare address where there is no symbol.
    pub fn describe(&self, address: Address) -> String {
        match self.symbol_at(address) {
            Some(symbol) if symbol.address == address => symbol.name.clone(),
            Some(symbol) => format!("{}+{:#x}", symbol.name, address.0 - symbol.address.0),
            None => address.to_string(),
        }
    }

    /// The instruction at an address, when the bytes there are one.
    pub fn instruction(&self, address: Address) -> Option<Instruction> {
        let offset = usize::try_from(address.0.checked_sub(self.base.0)?).ok()?;
        let (instruction, _) = exact_instruction(&self.arch, self.bytes.get(offset..)?)?;
        Some(instruction)
    }

    /// The instructions that are written as such in the sources, with their places, in the order of their addresses.
    pub fn written_instructions(&self) -> impl Iterator<Item = (SourceLocation, Instruction)> + '_ {
        self.statements.iter().filter_map(|statement| {
            let source = &self.sources[statement.source as usize];
            if source.slice(statement.span).starts_with('.') {
                return None;
            }
            let instruction = self.instruction(Address(statement.address))?;
            let (source, span) = (source.clone(), statement.span);
            Some((SourceLocation { source, span }, instruction))
        })
    }

    /// The statements in the order of their addresses, with the source and the line in which each is written: also of a
    /// text that a compiler has written.
    pub fn written_lines(&self) -> impl Iterator<Item = (Address, &str, u32)> {
        self.statements.iter().map(|statement| {
            let source = &self.sources[statement.source as usize];
            let (line, _) = source.line_and_column(statement.span.start);
            (Address(statement.address), source.name(), line)
        })
    }

    /// The statement that the byte at this address came from; of a text that a compiler has written, the line that it
    /// was written for.
    pub fn source_line(&self, address: Address) -> Option<SourceLine<'_>> {
        let (written, line) = self.written_line(address)?;
        let (source, line) = written.origin(line);
        Some(SourceLine { file: source.name(), line, text: source.line_text(line) })
    }

    /// `FILE:LINE` of what a compiler has written the statement at this address for; `None` if none has.
    pub fn compiled_from(&self, address: Address) -> Option<String> {
        let (written, line) = self.written_line(address)?;
        let (source, origin) = written.origin(line);
        let is_compiled = !std::ptr::eq(source, written);
        is_compiled.then(|| format!("{}:{origin}", source.name()))
    }

    /// The line of assembly that the byte at this address came from.
    fn written_line(&self, address: Address) -> Option<(&SourceFile, u32)> {
        let above = self.statements.partition_point(|statement| statement.address <= address.0);
        let statement = self.statements[..above].last()?;
        if address.0 >= statement.end {
            return None;
        }
        let source = &self.sources[statement.source as usize];
        let (line, _) = source.line_and_column(statement.span.start);
        Some((source, line))
    }
}

impl fmt::Debug for Image {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("Image")
            .field("arch", &self.arch.to_string())
            .field("base", &self.base)
            .field("bytes", &self.bytes.len())
            .field("entry", &self.entry)
            .field("symbols", &self.symbols)
            .field("warnings", &self.warnings)
            .finish_non_exhaustive()
    }
}
