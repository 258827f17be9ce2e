//! The token at hand, one more ahead, and how tokens are called in messages.

use crate::lexer::{Lexer, Token, TokenKind};
use crate::source::Span;

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
        SyntaxError {
            span,
            message: message.into(),
            label: label.into(),
            help: None,
        }
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
    /// Stands at the first token.
    pub fn new(text: &'a str) -> Self {
        let mut lexer = Lexer::new(text);
        let current = lexer.next_token();
        TokenStream {
            text,
            lexer,
            current,
            ahead: None,
            last_end: 0,
        }
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
        self.text
            .get(span.start as usize..span.end as usize)
            .unwrap_or("")
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
        matches!(
            self.current.kind,
            TokenKind::EndOfStatement | TokenKind::EndOfFile
        )
    }
    /// The place just behind the last token taken, as an empty span.
    pub fn after_last(&self) -> Span {
        Span {
            start: self.last_end,
            end: self.last_end,
        }
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
