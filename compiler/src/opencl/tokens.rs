//! Tokens of C and OpenCL C behind the preprocessor.

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TokenKind {
    /// A name or keyword.
    Name,
    /// A number.
    Number,
    /// A text or character with its quotes.
    Quoted,
    /// A single other character.
    Sign,
    /// White space, or a comment.
    Blank,
    /// A whole line that begins with `#`.
    Directive,
}

/// A token: its kind and its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Token<'t> {
    pub kind: TokenKind,
    pub text: &'t str,
}

impl Token<'_> {
    /// Whether it is this sign or name.
    pub(super) fn is(&self, text: &str) -> bool {
        self.text == text && matches!(self.kind, TokenKind::Sign | TokenKind::Name)
    }
}

/// Whether a character may be part of a name.
pub(super) fn is_word(character: char) -> bool {
    character.is_alphanumeric() || character == '_' || character == '$'
}

/// The longest start of a text of which this holds.
pub(super) fn start(text: &str, of: impl FnMut(char) -> bool) -> &str {
    let mut of = of;
    &text[..text.find(|character| !of(character)).unwrap_or(text.len())]
}

/// A text or character with its quotes.
fn quoted(text: &str, quote: char) -> &str {
    let mut escaped = true;
    let inside = start(text, |character| {
        let ends = character == quote && !escaped;
        escaped = character == '\\' && !escaped;
        !ends
    });
    &text[..(inside.len() + quote.len_utf8()).min(text.len())]
}

fn number(text: &str) -> &str {
    let mut before = '0';
    start(text, |character| {
        let sign = matches!(character, '+' | '-') && matches!(before, 'e' | 'E' | 'p' | 'P');
        before = character;
        is_word(character) || character == '.' || sign
    })
}

/// A comment at the start of a text.
fn comment(text: &str) -> Option<&str> {
    if text.starts_with("//") {
        return Some(start(text, |character| character != '\n'));
    }
    let inside = text.strip_prefix("/*")?;
    let end = inside.find("*/").map_or(text.len(), |at| at + 4);
    Some(&text[..end])
}

/// The tokens of a text, which together are the text.
pub(super) fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    let mut rest = text;
    let mut begins_line = true;
    while let Some(first) = rest.chars().next() {
        let (kind, token) = if first.is_whitespace() {
            (TokenKind::Blank, start(rest, char::is_whitespace))
        } else if let Some(comment) = comment(rest) {
            (TokenKind::Blank, comment)
        } else if first == '#' && begins_line {
            (TokenKind::Directive, start(rest, |character| character != '\n'))
        } else if first == '"' || first == '\'' {
            (TokenKind::Quoted, quoted(rest, first))
        } else if rest.trim_start_matches('.').starts_with(|one: char| one.is_ascii_digit()) && !rest.starts_with("..")
        {
            (TokenKind::Number, number(rest))
        } else if is_word(first) {
            (TokenKind::Name, start(rest, is_word))
        } else {
            (TokenKind::Sign, &rest[..first.len_utf8()])
        };
        begins_line = kind == TokenKind::Blank && (begins_line || token.contains('\n'));
        rest = &rest[token.len()..];
        tokens.push(Token { kind, text: token });
    }
    tokens
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_the_text() {
        let text = "# 1 \"a.cl\" 1\nint a='\\'';/* x; */ float b=1.5e-3f+.5; // y\n  #pragma z\ns=\"//\\\"\"";
        let all = tokens(text);
        assert_eq!(all.iter().map(|token| token.text).collect::<String>(), text);
        let of = |kind| all.iter().filter(|one| one.kind == kind).map(|one| one.text).collect::<Vec<_>>();
        assert_eq!(of(TokenKind::Directive), ["# 1 \"a.cl\" 1", "#pragma z"]);
        assert_eq!(of(TokenKind::Name), ["int", "a", "float", "b", "s"]);
        assert_eq!(of(TokenKind::Number), ["1.5e-3f", ".5"]);
        assert_eq!(of(TokenKind::Quoted), ["'\\''", "\"//\\\"\""]);
    }
}
