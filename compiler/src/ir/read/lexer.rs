//! Text to tokens. One token is looked at, at a time; nothing is copied but names and strings with escapes.

use std::borrow::Cow;

use super::{malformed, Refusal};

/// A token of LLVM's text.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Token<'t> {
    /// `%x`, without `%` and quotes.
    Local(Cow<'t, str>),
    /// `@x`, without `@` and quotes.
    Global(Cow<'t, str>),
    /// `x:`, without colon and quotes.
    Label(Cow<'t, str>),
    /// A word: a keyword, a type, an attribute.
    Word(&'t str),
    /// Digits, with a minus or not.
    Integer(&'t str),
    /// A number with a point, or `0x` and digits.
    Float(&'t str),
    /// `"x"`.
    Text(Vec<u8>),
    /// `c"x"`.
    Bytes(Vec<u8>),
    /// `!x`, without the exclamation mark; alone, it is empty.
    Metadata(&'t str),
    /// `#1`.
    Attributes(&'t str),
    /// `...`
    Ellipsis,
    /// Any other character.
    Sign(char),
    /// The end of the text.
    End,
}

/// Reads tokens from a text.
pub(super) struct Lexer<'t> {
    text: &'t str,
    /// Behind the token.
    position: usize,
    /// Where the token begins.
    start: usize,
    token: Token<'t>,
}

fn word_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'$' | b'-')
}

impl<'t> Lexer<'t> {
    /// At the first token.
    pub(super) fn new(text: &'t str) -> Result<Self, Refusal> {
        let mut lexer = Self { text, position: 0, start: 0, token: Token::End };
        lexer.advance()?;
        Ok(lexer)
    }

    /// The token that is looked at.
    pub(super) fn token(&self) -> &Token<'t> {
        &self.token
    }

    /// Where the token begins.
    pub(super) fn start(&self) -> usize {
        self.start
    }

    /// The whole text.
    pub(super) fn text(&self) -> &'t str {
        self.text
    }

    /// The token; the next one is looked at then.
    pub(super) fn advance(&mut self) -> Result<Token<'t>, Refusal> {
        let next = self.scan()?;
        Ok(std::mem::replace(&mut self.token, next))
    }

    /// Goes on at another place of the text.
    pub(super) fn seek(&mut self, position: usize) -> Result<(), Refusal> {
        self.position = position;
        self.advance().map(|_| ())
    }

    /// Leaves the rest of the line that the token begins in.
    pub(super) fn skip_line(&mut self) -> Result<(), Refusal> {
        let rest = &self.text.as_bytes()[self.start..];
        let length = rest.iter().position(|byte| *byte == b'\n');
        self.seek(self.start + length.unwrap_or(rest.len()))
    }

    fn byte(&self, ahead: usize) -> u8 {
        let bytes = self.text.as_bytes();
        bytes.get(self.position + ahead).copied().unwrap_or(0)
    }

    fn scan(&mut self) -> Result<Token<'t>, Refusal> {
        self.skip_blank();
        self.start = self.position;
        let Some(character) = self.text[self.position..].chars().next() else {
            return Ok(Token::End);
        };
        match character {
            '%' => Ok(Token::Local(self.name()?)),
            '@' => Ok(Token::Global(self.name()?)),
            '!' => {
                self.position += 1;
                Ok(Token::Metadata(self.word()))
            }
            '#' => {
                self.position += 1;
                Ok(Token::Attributes(self.word()))
            }
            '"' => {
                let bytes = self.quoted()?;
                self.label_or(bytes)
            }
            'c' if self.byte(1) == b'"' => {
                self.position += 1;
                Ok(Token::Bytes(self.quoted()?))
            }
            '.' if self.text[self.position..].starts_with("...") => {
                self.position += 3;
                Ok(Token::Ellipsis)
            }
            '+' | '-' | '0'..='9' => Ok(self.number()),
            _ if character.is_ascii() && word_byte(character as u8) => {
                let word = self.word();
                if self.byte(0) == b':' {
                    self.position += 1;
                    return Ok(Token::Label(Cow::Borrowed(word)));
                }
                Ok(Token::Word(word))
            }
            _ => {
                self.position += character.len_utf8();
                Ok(Token::Sign(character))
            }
        }
    }

    fn skip_blank(&mut self) {
        let bytes = self.text.as_bytes();
        while let Some(byte) = bytes.get(self.position) {
            match byte {
                b' ' | b'\t' | b'\r' | b'\n' => self.position += 1,
                b';' => self.position = self.line_end(),
                // Debug records are where an instruction could be, and say nothing about what is done.
                b'#' if self.text[self.position..].starts_with("#dbg_") => {
                    self.position = self.line_end();
                }
                _ => break,
            }
        }
    }

    fn line_end(&self) -> usize {
        let rest = &self.text.as_bytes()[self.position..];
        let length = rest.iter().position(|byte| *byte == b'\n');
        self.position + length.unwrap_or(rest.len())
    }

    fn word(&mut self) -> &'t str {
        let from = self.position;
        while word_byte(self.byte(0)) {
            self.position += 1;
        }
        &self.text[from..self.position]
    }

    fn number(&mut self) -> Token<'t> {
        let from = self.position;
        self.position += 1;
        while word_byte(self.byte(0)) || self.byte(0) == b'+' {
            self.position += 1;
        }
        let text = &self.text[from..self.position];
        if self.byte(0) == b':' {
            self.position += 1;
            return Token::Label(Cow::Borrowed(text));
        }
        let digits = text.strip_prefix('-').unwrap_or(text);
        if !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return Token::Integer(text);
        }
        Token::Float(text)
    }

    /// A name behind `%` or `@`.
    fn name(&mut self) -> Result<Cow<'t, str>, Refusal> {
        self.position += 1;
        if self.byte(0) == b'"' {
            let mut bytes = self.quoted()?;
            // Clang's mark of a name that is in the source as it is (`asm("x")`).
            if bytes.first() == Some(&1) {
                bytes.remove(0);
            }
            return Ok(Cow::Owned(String::from_utf8_lossy(&bytes).into_owned()));
        }
        let word = self.word();
        if word.is_empty() {
            return Err(malformed(self.start, "a name is missing"));
        }
        Ok(Cow::Borrowed(word))
    }

    fn label_or(&mut self, bytes: Vec<u8>) -> Result<Token<'t>, Refusal> {
        if self.byte(0) == b':' {
            self.position += 1;
            let name = String::from_utf8_lossy(&bytes).into_owned();
            return Ok(Token::Label(Cow::Owned(name)));
        }
        Ok(Token::Text(bytes))
    }

    /// The text between quotes; `\` and two digits are a byte.
    fn quoted(&mut self) -> Result<Vec<u8>, Refusal> {
        self.position += 1;
        let mut bytes = Vec::new();
        loop {
            let byte = self.byte(0);
            match byte {
                0 if self.position >= self.text.len() => return Err(malformed(self.start, "a string does not end")),
                b'"' => break,
                b'\\' => {
                    let digit = |byte: u8| char::from(byte).to_digit(16);
                    match (digit(self.byte(1)), digit(self.byte(2))) {
                        (Some(high), Some(low)) => {
                            bytes.push((high * 16 + low) as u8);
                            self.position += 3;
                        }
                        _ => {
                            bytes.push(b'\\');
                            self.position += if self.byte(1) == b'\\' { 2 } else { 1 };
                        }
                    }
                }
                _ => {
                    bytes.push(byte);
                    self.position += 1;
                }
            }
        }
        self.position += 1;
        Ok(bytes)
    }
}
