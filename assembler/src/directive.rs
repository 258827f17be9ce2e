//! The directives: `.def .perm .align .entry .global .word .byte .space .string`.

use crate::builder::{Content, OBJECT_BYTES_MAX};
use crate::diagnostic::Diagnostic;
use crate::expression::Expression;
use crate::lexer::{SyntaxError, TokenKind};
use crate::literal::string_bytes;
use crate::object::{Permissions, Reference};
use crate::parser::{Definition, Parser};
use crate::source::Span;
use crate::suggest::nearest;
use crate::value::Value;

/// The greatest `.align`: several pages of any size in use.
pub const ALIGNMENT_MAX: i128 = 1 << 24;

/// With more `.def` names than this, none is looked for that was meant: each search is through all.
const NAMES_SEARCHED_MAX: usize = 1000;

/// The directives' names.
pub const DIRECTIVES: [&str; 9] =
    [".def", ".perm", ".align", ".entry", ".global", ".word", ".byte", ".space", ".string"];

impl Parser<'_> {
    /// A directive, whose name is at hand.
    pub(crate) fn directive(&mut self) -> Result<(), Diagnostic> {
        let name = self.tokens.current_text();
        let span = self.tokens.advance().span;
        let done = match name {
            ".def" => return self.define(),
            ".word" => return self.words(span),
            ".byte" => return self.bytes(span),
            ".space" => return self.space(span),
            ".string" => return self.strings(span),
            ".perm" => self.permissions(),
            ".align" => self.alignment(),
            ".entry" | ".global" => self.end_of_directive(name).map(|()| {
                if name == ".entry" {
                    self.builder.set_entry(span);
                } else {
                    self.builder.set_global(span);
                }
            }),
            _ => Err(unknown_directive(name, span)),
        };
        done.map_err(|error| self.diagnostic(error))
    }

    fn end_of_directive(&self, name: &str) -> Result<(), SyntaxError> {
        if self.tokens.is_at_end() {
            return Ok(());
        }
        let error = self.tokens.unexpected(&format!("the end of {name}"));
        Err(match name {
            ".entry" | ".global" => error.with_help(format!("{name} takes no name: it is for the next label")),
            _ => error,
        })
    }

    fn define(&mut self) -> Result<(), Diagnostic> {
        if self.tokens.kind() != TokenKind::Name {
            return Err(self.diagnostic(self.tokens.unexpected("a name for the constant")));
        }
        let name = self.tokens.current_text();
        let span = self.tokens.advance().span;
        self.tokens.take(TokenKind::Comma);
        let value = self.value().map_err(|error| self.diagnostic(error))?;
        self.end_of_directive(".def").map_err(|error| self.diagnostic(error))?;
        let number = self.constant(&value, ".def").map_err(|error| self.diagnostic(error))?;
        let earlier = match self.definitions.get(name) {
            Some(known) if known.value == number => return Ok(()),
            Some(known) => Some(self.place(known.span)),
            None => self.builder.label(name),
        };
        if name == "__WORD" || earlier.is_some() {
            let error =
                Diagnostic::error(format!("`{name}` is defined twice")).at(self.place(span), "defined again here");
            return Err(match earlier {
                Some(place) => error.with_note(place, "first defined here"),
                None => error.with_help("__WORD is the word size in bytes"),
            });
        }
        let definition = Definition { value: number, is_float: value.is_float, span };
        self.definitions.insert(name.to_owned(), definition);
        Ok(())
    }

    /// The number of a value that must not wait for the linker.
    fn constant(&self, value: &Value, directive: &str) -> Result<i128, SyntaxError> {
        match &value.target {
            Expression::Number(number) => Ok(*number),
            symbolic => {
                let mut name = String::new();
                symbolic.for_each_symbol(&mut |symbol| name = symbol.to_owned());
                let message = format!("{directive} needs a constant; `{name}` is not one here");
                let error = SyntaxError::new(value.span, message, "not a constant");
                let is_searchable = self.definitions.len() <= NAMES_SEARCHED_MAX;
                let names = self.definitions.keys().filter(|_| is_searchable);
                Err(match nearest(&name, names.map(String::as_str)) {
                    Some(known) => error.with_help(format!("did you mean `{known}`?")),
                    None => {
                        error.with_help("labels get their address only when linked; a .def must come before its use")
                    }
                })
            }
        }
    }

    fn constant_in(&mut self, directive: &str, minimum: i128, maximum: i128) -> Result<i128, SyntaxError> {
        let value = self.value()?;
        let number = self.constant(&value, directive)?;
        if (minimum..=maximum).contains(&number) {
            return Ok(number);
        }
        Err(SyntaxError::new(
            value.span,
            format!("{number} does not fit {directive} ({minimum}..={maximum})"),
            "out of range",
        ))
    }

    fn permissions(&mut self) -> Result<(), SyntaxError> {
        let mut permissions = Permissions::default();
        if !self.tokens.is_at_end() {
            let span = self.tokens.current().span;
            let letters = match self.tokens.kind() {
                TokenKind::Name => self.tokens.current_text(),
                _ => return Err(self.tokens.unexpected("letters of r, w and x")),
            };
            for letter in letters.chars() {
                let flag = match letter {
                    'r' => &mut permissions.read,
                    'w' => &mut permissions.write,
                    'x' => &mut permissions.execute,
                    _ => {
                        let message = format!("`{letter}` is not a permission");
                        return Err(SyntaxError::new(span, message, "letters of r, w and x"));
                    }
                };
                *flag = true;
            }
            self.tokens.advance();
        }
        self.end_of_directive(".perm")?;
        self.builder.set_permissions(permissions);
        Ok(())
    }

    fn alignment(&mut self) -> Result<(), SyntaxError> {
        let number = self.constant_in(".align", 1, ALIGNMENT_MAX)?;
        self.end_of_directive(".align")?;
        self.builder.set_alignment(number as u64);
        Ok(())
    }

    /// The values of a list, with or without commas; at least one.
    fn each_value(&mut self, mut take: impl FnMut(&mut Self) -> Result<(), SyntaxError>) -> Result<(), Diagnostic> {
        loop {
            take(self).map_err(|error| self.diagnostic(error))?;
            let has_comma = self.tokens.take(TokenKind::Comma).is_some();
            if self.tokens.is_at_end() && !has_comma {
                return Ok(());
            }
        }
    }

    fn words(&mut self, start: Span) -> Result<(), Diagnostic> {
        let word_bits = self.arch.word_bits();
        let word_bytes = self.arch.word_bytes() as usize;
        let base = self.builder.offset(Content::Data);
        let mut bytes = Vec::new();
        let mut references = Vec::new();
        self.each_value(|parser| {
            let value = parser.value()?;
            let number = match value.target {
                Expression::Number(number) => number,
                target => {
                    let reference = Reference {
                        target,
                        relative_to: None,
                        offset: base + bytes.len() as u64,
                        width_bits: word_bits,
                    };
                    references.push((reference, value.span));
                    0
                }
            };
            let (minimum, maximum) = (-(1i128 << (word_bits - 1)), (1i128 << word_bits) - 1);
            if !(minimum..=maximum).contains(&number) {
                return Err(SyntaxError::new(
                    value.span,
                    format!("{number} does not fit a {word_bits}-bit word ({minimum}..={maximum})"),
                    "out of range",
                ));
            }
            bytes.extend_from_slice(&(number as u64).to_le_bytes()[..word_bytes]);
            Ok(())
        })?;
        let statement = start.to(self.tokens.after_last());
        if !base.is_multiple_of(word_bytes as u64) {
            let message = format!(
                "these words are not aligned: they begin {base} bytes into their chunk, no multiple of {word_bytes}"
            );
            self.diagnostics.push(
                Diagnostic::warning(message)
                    .at(self.place(statement), "here")
                    .with_help("put a label or .align before them"),
            );
        }
        for (reference, span) in references {
            self.builder.add_reference(Content::Data, reference, span);
        }
        self.builder.append(Content::Data, &bytes, statement)
    }

    fn bytes(&mut self, start: Span) -> Result<(), Diagnostic> {
        let mut bytes = Vec::new();
        self.each_value(|parser| {
            bytes.push(parser.constant_in(".byte", -128, 255)? as u8);
            Ok(())
        })?;
        let statement = start.to(self.tokens.after_last());
        self.builder.append(Content::Data, &bytes, statement)
    }

    fn space(&mut self, start: Span) -> Result<(), Diagnostic> {
        let word_bytes = u64::from(self.arch.word_bytes());
        let most = i128::from(OBJECT_BYTES_MAX / word_bytes);
        let words = self
            .constant_in(".space", 0, most)
            .and_then(|words| self.end_of_directive(".space").map(|()| words))
            .map_err(|error| self.diagnostic(error))?;
        let statement = start.to(self.tokens.after_last());
        self.builder.append_space(words as u64 * word_bytes, statement)
    }

    fn strings(&mut self, start: Span) -> Result<(), Diagnostic> {
        let mut bytes = Vec::new();
        self.each_value(|parser| {
            let token = parser.tokens.current();
            if token.kind != TokenKind::String {
                return Err(parser.tokens.unexpected("a string in double quotes"));
            }
            let text = parser.tokens.current_text();
            let decoded = string_bytes(text).map_err(|(offset, message)| {
                let at = token.span.start + offset as u32;
                let span = Span { start: at, end: at + 1 };
                SyntaxError::new(span, message, "in this string").with_help(r#"escapes are \n \t \" \\ \0 and \xNN"#)
            })?;
            bytes.extend_from_slice(&decoded);
            bytes.push(0);
            parser.tokens.advance();
            Ok(())
        })?;
        let statement = start.to(self.tokens.after_last());
        self.builder.append(Content::Data, &bytes, statement)
    }
}

fn unknown_directive(name: &str, span: Span) -> SyntaxError {
    let message = format!("`{name}` is not a directive");
    let error = SyntaxError::new(span, message, "unknown directive");
    match nearest(name, DIRECTIVES) {
        Some(known) => error.with_help(format!("did you mean `{known}`?")),
        None => error.with_help(format!("there are {}", DIRECTIVES.join(" "))),
    }
}
