//! Values as cases write them, and how they are compared with what a run shows.

/// A value: a number, or a word such as `none`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Token {
    /// A number, with the name that it has beside it: 2 is `WaitMemory` of a context's state.
    Number(u64, Option<String>),
    /// A word, or a text in quotes.
    Word(String),
}

impl Token {
    /// A number without a name.
    pub fn number(value: impl Into<u64>) -> Self {
        Token::Number(value.into(), None)
    }

    /// A word.
    pub fn word(text: impl Into<String>) -> Self {
        Token::Word(text.into())
    }

    fn text(&self, is_hexadecimal: bool) -> String {
        match self {
            Token::Number(_, Some(name)) => name.clone(),
            Token::Number(value, None) if is_hexadecimal => format!("{value:#x}"),
            Token::Number(value, None) => value.to_string(),
            Token::Word(text) => text.clone(),
        }
    }

    /// Whether a case's word means this.
    fn is(&self, expected: &str) -> bool {
        match self {
            _ if expected == "*" => true,
            Token::Number(value, name) => {
                name.as_deref() == Some(expected) || number(expected).is_ok_and(|number| number == *value)
            }
            Token::Word(text) => text == expected,
        }
    }
}

/// A number as sources write it: decimal, hexadecimal, octal (`0o17`) or binary.
pub fn number(text: &str) -> Result<u64, String> {
    let digits = text.replace('_', "");
    let parsed = match digits.get(..2) {
        Some("0x") => u64::from_str_radix(&digits[2..], 16),
        Some("0o") => u64::from_str_radix(&digits[2..], 8),
        Some("0b") => u64::from_str_radix(&digits[2..], 2),
        _ => digits.parse(),
    };
    parsed.map_err(|_| format!("`{text}` is no number"))
}

/// The words of a text; one in quotes is one word, and a `;` is one, too.
pub fn words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (index, part) in text.split('"').enumerate() {
        if index % 2 == 1 {
            words.push(part.to_owned());
        } else {
            words.extend(part.replace(';', " ; ").split_whitespace().map(str::to_owned));
        }
    }
    words
}

/// Whether what has been seen is what a case expects. One value stands for as many equal ones, and `...` at the end for
/// whatever comes there.
pub fn agree(expected: &[String], seen: &[Token]) -> bool {
    match expected {
        [one] if seen.len() > 1 => seen.iter().all(|token| token.is(one)),
        [first @ .., last] if last == "..." => seen.len() >= first.len() && all_are(first, &seen[..first.len()]),
        _ => all_are(expected, seen),
    }
}

fn all_are(expected: &[String], seen: &[Token]) -> bool {
    expected.len() == seen.len() && expected.iter().zip(seen).all(|(expected, token)| token.is(expected))
}

/// What has been seen, with numbers as the case has written its own.
pub fn shown(seen: &[Token], expected: &str) -> String {
    let texts: Vec<_> = seen.iter().map(|token| token.text(expected.contains("0x"))).collect();
    texts.join(" ")
}
