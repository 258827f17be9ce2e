//! Text to tokens.
//!
//! Written by hand because three characters depend on where they stand, which a table of regular
//! expressions cannot see: `#` comments out a line it starts and else begins an immediate; `%` is
//! the remainder inside parentheses and else begins a register; a newline inside a comment does not
//! end an instruction.

use crate::source::Span;

/// What a token is. Its text is the source under its span.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenKind {
    /// A newline or `;`.
    EndOfStatement,
    /// The end of the source.
    EndOfFile,
    /// A mnemonic, symbol, constant or directive.
    Name,
    /// `%` and the letters after it, outside parentheses.
    Register,
    /// `@` and the letters after it.
    Predicate,
    /// A number, integer or float, without sign.
    Number,
    /// A string with its quotes.
    String,
    /// A string that its line ends before a second quote.
    UnterminatedString,
    /// A `/*` without `*/`.
    UnterminatedComment,
    /// `#` that begins an immediate.
    Hash,
    /// `,`
    Comma,
    /// `:`
    Colon,
    /// `?`
    Question,
    /// `(`
    OpenParenthesis,
    /// `)`
    CloseParenthesis,
    /// An operator of expressions: `+ - * / & | ^ << >>`, the backquote, and `%` inside parentheses.
    Operator,
    /// A character that means nothing here.
    Unknown,
}

/// A token and its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    /// What it is.
    pub kind: TokenKind,
    /// Where it stands.
    pub span: Span,
}

/// The tokens of a text, one at a time.
pub struct Lexer<'a> {
    bytes: &'a [u8],
    position: usize,
    parentheses: usize,
    at_line_start: bool,
}

/// Whether a name may begin with the byte.
pub fn starts_name(byte: u8) -> bool {
    byte.is_ascii_alphabetic() || byte == b'_' || byte == b'.'
}

/// Whether a name may go on with the byte.
pub fn continues_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'.'
}

impl<'a> Lexer<'a> {
    /// Begins at the start of the text.
    pub fn new(text: &'a str) -> Self {
        let bytes = text.as_bytes();
        let byte_order_mark = text.starts_with('\u{feff}');
        Lexer {
            bytes,
            position: if byte_order_mark { 3 } else { 0 },
            parentheses: 0,
            at_line_start: true,
        }
    }

    /// The next token; [`TokenKind::EndOfFile`] for ever at the end.
    pub fn next_token(&mut self) -> Token {
        if let Err(unterminated_comment) = self.skip_blanks() {
            return unterminated_comment;
        }
        let start = self.position;
        let Some(&first) = self.bytes.get(start) else {
            return self.token(TokenKind::EndOfFile, start);
        };
        self.at_line_start = false;
        self.position += 1;
        let kind = match first {
            b'\n' => {
                self.at_line_start = true;
                self.parentheses = 0;
                TokenKind::EndOfStatement
            }
            b';' => {
                self.parentheses = 0;
                TokenKind::EndOfStatement
            }
            b',' => TokenKind::Comma,
            b':' => TokenKind::Colon,
            b'?' => TokenKind::Question,
            b'#' => TokenKind::Hash,
            b'(' => {
                self.parentheses += 1;
                TokenKind::OpenParenthesis
            }
            b')' => {
                self.parentheses = self.parentheses.saturating_sub(1);
                TokenKind::CloseParenthesis
            }
            b'%' if self.parentheses == 0 => self.word(TokenKind::Register),
            b'@' => self.word(TokenKind::Predicate),
            b'+' | b'-' | b'*' | b'/' | b'%' | b'&' | b'|' | b'^' | b'`' => TokenKind::Operator,
            b'<' | b'>' if self.bytes.get(self.position) == Some(&first) => {
                self.position += 1;
                TokenKind::Operator
            }
            b'"' => self.string(),
            b'0'..=b'9' => self.number(start),
            byte if starts_name(byte) => self.word(TokenKind::Name),
            _ => {
                while self
                    .bytes
                    .get(self.position)
                    .is_some_and(|byte| byte & 0xc0 == 0x80)
                {
                    self.position += 1;
                }
                TokenKind::Unknown
            }
        };
        self.token(kind, start)
    }

    fn token(&self, kind: TokenKind, start: usize) -> Token {
        Token {
            kind,
            span: Span {
                start: start as u32,
                end: self.position as u32,
            },
        }
    }

    /// Skips blanks and comments; gives the token of a comment that does not end.
    fn skip_blanks(&mut self) -> Result<(), Token> {
        loop {
            match &self.bytes[self.position..] {
                [b' ' | b'\t' | b'\r' | 0x0b | 0x0c, ..] => self.position += 1,
                [b'/', b'/', ..] => self.skip_line(),
                [b'#', ..] if self.at_line_start => self.skip_line(),
                [b'/', b'*', rest @ ..] => {
                    let start = self.position;
                    match rest.windows(2).position(|pair| pair == b"*/") {
                        Some(length) => self.position += 2 + length + 2,
                        None => {
                            self.position = self.bytes.len();
                            let mut token = self.token(TokenKind::UnterminatedComment, start);
                            token.span.end = token.span.start + 2;
                            return Err(token);
                        }
                    }
                }
                _ => return Ok(()),
            }
        }
    }

    fn skip_line(&mut self) {
        while self
            .bytes
            .get(self.position)
            .is_some_and(|&byte| byte != b'\n')
        {
            self.position += 1;
        }
    }

    fn word(&mut self, kind: TokenKind) -> TokenKind {
        while self
            .bytes
            .get(self.position)
            .is_some_and(|&byte| continues_name(byte))
        {
            self.position += 1;
        }
        kind
    }

    fn number(&mut self, start: usize) -> TokenKind {
        self.word(TokenKind::Number);
        let text = &self.bytes[start..self.position];
        let is_hexadecimal = matches!(text, [b'0', b'x' | b'X', ..]);
        let sign_follows = matches!(self.bytes.get(self.position), Some(b'+' | b'-'));
        // A decimal exponent's sign belongs to the number: 1.5e-3. (In parentheses `1e-3` would
        // have no other meaning either.)
        if !is_hexadecimal && matches!(text, [.., b'e' | b'E']) && sign_follows {
            self.position += 1;
            self.word(TokenKind::Number);
        }
        TokenKind::Number
    }

    fn string(&mut self) -> TokenKind {
        while let Some(&byte) = self.bytes.get(self.position) {
            match byte {
                b'\n' => break,
                b'"' => {
                    self.position += 1;
                    return TokenKind::String;
                }
                b'\\'
                    if self
                        .bytes
                        .get(self.position + 1)
                        .is_some_and(|&next| next != b'\n') =>
                {
                    self.position += 2;
                }
                _ => self.position += 1,
            }
        }
        TokenKind::UnterminatedString
    }
}
