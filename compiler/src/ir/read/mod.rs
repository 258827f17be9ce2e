//! Reads LLVM's text, as clang 15 to 22 write it, into a [`Module`].
//!
//! First the lines are looked through for what the text defines behind its use: named types, groups of attributes,
//! debug metadata. Then the text is read once. What it holds that is not supported is refused with the line of C that
//! asked for it, where the metadata tell. No text makes it panic, and what it allocates is bounded by the text's
//! length.

mod assembly;
mod constants;
mod data;
mod function;
mod instructions;
mod lexer;
mod metadata;
mod types;
mod vectors;

use std::collections::{HashMap, HashSet};

use lexer::{Lexer, Token};
pub use metadata::sources;
use metadata::Metadata;
use typed_index_collections::TiVec;
use types::{Named, NamedTypes};

use super::{verify, DataLayout, Form, Module, Symbol};
use crate::{CompileError, SourcePosition};

/// Reads a module.
///
/// # Errors
/// When the text is not LLVM's, or holds what is not supported. `name` is the text's name for errors that belong to no
/// line of C.
pub fn read(name: &str, text: &str) -> Result<Module, CompileError> {
    let mut metadata = Metadata::default();
    let header = Header::of(text, &mut metadata);
    let refused = match Reader::new(text, header, metadata) {
        Ok(mut reader) => match reader.module() {
            Ok(()) => {
                let module = reader.finish();
                return match verify(&module, Form::Read) {
                    Ok(()) => Ok(module),
                    Err(what) => Err(CompileError::new(format!("{name}: {what}"))),
                };
            }
            Err(refusal) => reader.error(name, &refusal),
        },
        Err(refusal) => place_in_text(name, text, &refusal),
    };
    Err(refused)
}

/// What is known of the text before it is read.
#[derive(Default)]
struct Header {
    types: NamedTypes,
    /// Groups of attributes with `noreturn`.
    never_return: HashSet<String>,
    pointer_bytes: Option<u32>,
}

impl Header {
    fn of<'t>(text: &'t str, metadata: &mut Metadata<'t>) -> Self {
        let mut header = Self::default();
        let mut start = 0;
        for line in text.split_inclusive('\n') {
            if line.starts_with('!') {
                metadata.line(line.trim_end());
            } else if line.starts_with('%') {
                header.named_type(line, start);
            } else if let Some(group) = line.strip_prefix("attributes #") {
                let (number, attributes) = group.split_once(' ').unwrap_or((group, ""));
                if attributes.split_whitespace().any(|word| word == "noreturn") {
                    header.never_return.insert(number.to_owned());
                }
            } else if let Some(layout) = line.strip_prefix("target datalayout = ") {
                header.pointer_bytes = Some(pointer_bytes(layout));
            }
            start += line.len();
        }
        header
    }

    /// `%name = type ...`
    fn named_type(&mut self, line: &str, start: usize) {
        const BETWEEN: &str = " = type ";
        let Some(at) = line.find(BETWEEN) else {
            return;
        };
        let name = line[1..at].trim_matches('"').to_owned();
        let position = start + at + BETWEEN.len();
        self.types.entry(name).or_insert(Named::At(position));
    }
}

/// Bytes of a pointer. LLVM's own default is 8.
fn pointer_bytes(layout: &str) -> u32 {
    let parts = layout.trim().trim_matches('"').split('-');
    let four = parts.into_iter().any(|part| part.starts_with("p:32"));
    if four {
        4
    } else {
        8
    }
}

/// Reads one text.
struct Reader<'t> {
    lexer: Lexer<'t>,
    layout: DataLayout,
    types: NamedTypes,
    /// Types that are being read, one in another.
    type_depth: u32,
    never_return: HashSet<String>,
    metadata: Metadata<'t>,
    module: Module,
    aliases: data::Aliases,
    taken_blocks: data::TakenBlocks,
    /// Bytes that globals may still hold at first.
    data_left: u64,
    /// The function that is being read.
    current: Option<(Symbol, Option<u32>)>,
    /// Where the statement begins that is being read.
    statement: usize,
}

impl<'t> Reader<'t> {
    fn new(text: &'t str, header: Header, metadata: Metadata<'t>) -> ReadResult<Self> {
        let layout = DataLayout { pointer_bytes: header.pointer_bytes.unwrap_or(4) };
        Ok(Self {
            lexer: Lexer::new(text)?,
            layout,
            types: header.types,
            type_depth: 0,
            never_return: header.never_return,
            metadata,
            module: Module { layout, files: TiVec::new(), globals: Vec::new(), functions: Vec::new() },
            aliases: data::Aliases::default(),
            taken_blocks: HashMap::new(),
            data_left: data::DATA_MAX,
            current: None,
            statement: 0,
        })
    }

    /// The whole text.
    fn module(&mut self) -> ReadResult<()> {
        loop {
            self.statement = self.lexer.start();
            match self.lexer.token().clone() {
                Token::End => break,
                Token::Global(name) => self.global(&name)?,
                Token::Word("define") => self.definition()?,
                Token::Word("declare") => self.declaration()?,
                Token::Word("source_filename" | "target" | "attributes") => {
                    self.lexer.skip_line()?;
                }
                Token::Word("uselistorder" | "uselistorder_bb") => self.lexer.skip_line()?,
                Token::Local(_) | Token::Metadata(_) | Token::Sign('$' | '^') => {
                    self.lexer.skip_line()?;
                }
                Token::Word("module") => {
                    let message = "module-level assembly (asm outside of functions) is not supported";
                    return Err(unsupported(self.statement, message));
                }
                _ => return Err(malformed(self.statement, "no statement of LLVM IR")),
            }
        }
        self.resolve_aliases()
    }

    fn finish(mut self) -> Module {
        self.module.files = self.metadata.files();
        self.module
    }

    /// The error with its place: the line of C if the metadata name it.
    fn error(&mut self, name: &str, refusal: &Refusal) -> CompileError {
        if !refusal.unsupported {
            return place_in_text(name, self.lexer.text(), refusal);
        }
        let statement = &self.lexer.text()[self.statement..];
        let line = statement.lines().next().unwrap_or_default();
        let number = metadata::debug_number(line).or_else(|| self.current.as_ref().and_then(|(_, number)| *number));
        if let Some(location) = number.and_then(|number| self.metadata.location(number)) {
            self.module.files = self.metadata.files();
            return CompileError::new(&*refusal.message).at(&self.module, Some(location));
        }
        match &self.current {
            Some((function, _)) => CompileError::new(format!("{name}: in {function}: {}", refusal.message)),
            None => CompileError::new(format!("{name}: {}", refusal.message)),
        }
    }

    // What the parts of the reader share.

    fn take_sign(&mut self, sign: char) -> ReadResult<bool> {
        let found = *self.lexer.token() == Token::Sign(sign);
        if found {
            self.lexer.advance()?;
        }
        Ok(found)
    }

    /// Takes a comma, unless what follows it belongs to something else.
    fn take_comma(&mut self, is_own: impl Fn(&Token<'_>) -> bool) -> ReadResult<bool> {
        let comma = self.lexer.start();
        if !self.take_sign(',')? {
            return Ok(false);
        }
        let own = is_own(self.lexer.token());
        if !own {
            self.lexer.seek(comma)?;
        }
        Ok(own)
    }

    fn sign(&mut self, sign: char) -> ReadResult<()> {
        if self.take_sign(sign)? {
            return Ok(());
        }
        Err(malformed(self.lexer.start(), format!("{sign:?} is missing")))
    }

    fn take_word(&mut self, word: &str) -> ReadResult<bool> {
        let found = matches!(self.lexer.token(), Token::Word(found) if *found == word);
        if found {
            self.lexer.advance()?;
        }
        Ok(found)
    }

    fn word(&mut self, word: &str) -> ReadResult<()> {
        if self.take_word(word)? {
            return Ok(());
        }
        Err(malformed(self.lexer.start(), format!("{word:?} is missing")))
    }

    fn count(&mut self) -> ReadResult<u64> {
        let position = self.lexer.start();
        if let Token::Integer(digits) = self.lexer.advance()? {
            if let Ok(count) = digits.parse() {
                return Ok(count);
            }
        }
        Err(malformed(position, "a number is missing"))
    }

    /// What is not read: from an opening sign to its closing one.
    fn skip_balanced(&mut self) -> ReadResult<()> {
        let position = self.lexer.start();
        let mut open = 0_u32;
        loop {
            match self.lexer.advance()? {
                Token::Sign('(' | '[' | '{') => open += 1,
                Token::Sign(')' | ']' | '}') => open = open.saturating_sub(1),
                Token::End => return Err(malformed(position, "a bracket is not closed")),
                _ => {}
            }
            if open == 0 {
                return Ok(());
            }
        }
    }
}

fn place_in_text(name: &str, text: &str, refusal: &Refusal) -> CompileError {
    let before = &text.as_bytes()[..refusal.position.min(text.len())];
    let line = 1 + before.iter().filter(|byte| **byte == b'\n').count();
    let mut error = CompileError::new(&*refusal.message);
    error.position =
        Some(SourcePosition { file: name.into(), line: u32::try_from(line).unwrap_or(u32::MAX), column: 0 });
    error
}

/// Why reading stops.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Refusal {
    /// Where in the text.
    pub position: usize,
    /// What is wrong.
    pub message: String,
    /// It is LLVM IR, but of a kind that is not supported; else it is not as LLVM writes it.
    pub unsupported: bool,
}

/// What a step of reading gives.
pub(super) type ReadResult<T> = Result<T, Refusal>;

/// Not as LLVM writes it.
pub(super) fn malformed(position: usize, message: impl Into<String>) -> Refusal {
    Refusal { position, message: message.into(), unsupported: false }
}

/// LLVM's, but not supported.
pub(super) fn unsupported(position: usize, message: impl Into<String>) -> Refusal {
    Refusal { position, message: message.into(), unsupported: true }
}
