//! Text to tokens.
//!
//! Written by hand because three characters depend on their place, which a table of regular
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
    /// Its place.
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
        Lexer { bytes, position: if byte_order_mark { 3 } else { 0 }, parentheses: 0, at_line_start: true }
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
                self.skip_while(|byte| byte & 0xc0 == 0x80);
                TokenKind::Unknown
            }
        };
        self.token(kind, start)
    }

    fn token(&self, kind: TokenKind, start: usize) -> Token {
        Token { kind, span: Span { start: start as u32, end: self.position as u32 } }
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

    fn skip_while(&mut self, is_skipped: fn(u8) -> bool) {
        let rest = &self.bytes[self.position..];
        self.position += rest.iter().take_while(|&&byte| is_skipped(byte)).count();
    }

    fn skip_line(&mut self) {
        self.skip_while(|byte| byte != b'\n');
    }

    fn word(&mut self, kind: TokenKind) -> TokenKind {
        self.skip_while(continues_name);
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
                b'\\' if self.bytes.get(self.position + 1).is_some_and(|&next| next != b'\n') => {
                    self.position += 2;
                }
                _ => self.position += 1,
            }
        }
        TokenKind::UnterminatedString
    }
}

// The token at hand, one more ahead, and how tokens are called in messages.

/// Something that is not as the grammar wants it. It becomes a [`crate::Diagnostic`] where the source
/// file is known.
#[derive(Clone, Debug)]
pub struct SyntaxError {
    /// Where.
    pub span: Span,
    /// What is wrong.
    pub message: String,
    /// The few words under the place.
    pub label: String,
    /// The remedy, if known.
    pub help: Option<String>,
}

impl SyntaxError {
    /// An error at a place.
    pub fn new(span: Span, message: impl Into<String>, label: impl Into<String>) -> Self {
        SyntaxError { span, message: message.into(), label: label.into(), help: None }
    }
    /// Adds the remedy.
    pub fn with_help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }
}

/// The tokens of a text with one token of look-ahead.
pub struct TokenStream<'a> {
    text: &'a str,
    lexer: Lexer<'a>,
    current: Token,
    ahead: Option<Token>,
    last_end: u32,
}

impl<'a> TokenStream<'a> {
    /// The stream at its first token.
    pub fn new(text: &'a str) -> Self {
        let mut lexer = Lexer::new(text);
        let current = lexer.next_token();
        TokenStream { text, lexer, current, ahead: None, last_end: 0 }
    }

    /// The token at hand.
    pub fn current(&self) -> Token {
        self.current
    }
    /// The kind of the token at hand.
    pub fn kind(&self) -> TokenKind {
        self.current.kind
    }
    /// The text of the token at hand.
    pub fn current_text(&self) -> &'a str {
        self.slice(self.current.span)
    }
    /// The text of a span.
    pub fn slice(&self, span: Span) -> &'a str {
        self.text.get(span.start as usize..span.end as usize).unwrap_or("")
    }
    /// The kind of the token after the one at hand.
    pub fn kind_ahead(&mut self) -> TokenKind {
        let lexer = &mut self.lexer;
        self.ahead.get_or_insert_with(|| lexer.next_token()).kind
    }
    /// Takes the token at hand.
    pub fn advance(&mut self) -> Token {
        let taken = self.current;
        self.last_end = taken.span.end;
        self.current = match self.ahead.take() {
            Some(token) => token,
            None => self.lexer.next_token(),
        };
        taken
    }
    /// Takes the token at hand if it is of the kind.
    pub fn take(&mut self, kind: TokenKind) -> Option<Token> {
        (self.current.kind == kind).then(|| self.advance())
    }
    /// Whether the token at hand is the operator.
    pub fn is_operator(&self, operator: &str) -> bool {
        self.current.kind == TokenKind::Operator && self.current_text() == operator
    }
    /// Whether the statement ends here.
    pub fn is_at_end(&self) -> bool {
        matches!(self.current.kind, TokenKind::EndOfStatement | TokenKind::EndOfFile)
    }
    /// The place just behind the last token taken, as an empty span.
    pub fn after_last(&self) -> Span {
        Span { start: self.last_end, end: self.last_end }
    }
    /// Where to point at for the token at hand: at the end of a statement, just behind its last
    /// token.
    pub fn pointer(&self) -> Span {
        if self.is_at_end() {
            self.after_last()
        } else {
            self.current.span
        }
    }

    /// What the token at hand is called in a message.
    pub fn description(&self) -> String {
        let text = self.current_text();
        match self.current.kind {
            TokenKind::EndOfStatement if text == ";" => "`;`".into(),
            TokenKind::EndOfStatement => "the end of the line".into(),
            TokenKind::EndOfFile => "the end of the file".into(),
            TokenKind::Name => format!("the name `{text}`"),
            TokenKind::Register => format!("the register `{text}`"),
            TokenKind::Predicate => format!("the predicate register `{text}`"),
            TokenKind::Number => format!("the number `{text}`"),
            TokenKind::String => "a string".into(),
            TokenKind::UnterminatedString => "a string without its closing quote".into(),
            TokenKind::UnterminatedComment => "a comment without its `*/`".into(),
            TokenKind::Hash => "an immediate".into(),
            TokenKind::OpenParenthesis => "an expression".into(),
            TokenKind::Comma
            | TokenKind::Colon
            | TokenKind::Question
            | TokenKind::CloseParenthesis
            | TokenKind::Operator => format!("`{text}`"),
            TokenKind::Unknown => format!("the character {:?}", text.chars().next().unwrap_or('?')),
        }
    }

    /// The error that something else was expected than the token at hand.
    pub fn unexpected(&self, expected: &str) -> SyntaxError {
        SyntaxError::new(
            self.pointer(),
            format!("expected {expected}, found {}", self.description()),
            format!("expected {expected}"),
        )
    }
}
