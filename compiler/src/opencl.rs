//! OpenCL C on cores whose words have 4 bytes: `long` has 64 bits there, too.

/// What clang's preprocessor has made of a file of OpenCL, with `long long` for `long`, `LL` for `L` behind integers,
/// and `ll` for the `l` of formats in texts. Headers of the library stay as they are.
pub fn wide_longs(preprocessed: &str) -> String {
    let mut wide = String::with_capacity(preprocessed.len() + 256);
    let mut is_own = true;
    for line in preprocessed.split_inclusive('\n') {
        if let Some(marker) = line.strip_prefix("# ") {
            // # line "file" flags: 3 stands for a header of the system's.
            let flags = marker.rsplit('"').next().unwrap_or("");
            is_own = !flags.split_whitespace().any(|flag| flag == "3");
            wide.push_str(line);
        } else if is_own {
            widen(line, &mut wide);
        } else {
            wide.push_str(line);
        }
    }
    wide
}

fn is_word(character: char) -> bool {
    character.is_alphanumeric() || character == '_' || character == '$'
}

/// The longest start of a text of which this holds.
fn start(text: &str, of: impl FnMut(char) -> bool) -> &str {
    let mut of = of;
    &text[..text.find(|character| !of(character)).unwrap_or(text.len())]
}

fn widen(line: &str, wide: &mut String) {
    let mut rest = line;
    let mut last = "";
    while let Some(first) = rest.chars().next() {
        let token = if first == '"' || first == '\'' {
            quoted(rest, first)
        } else if first.is_ascii_digit() {
            let mut before = first;
            start(rest, |character| {
                let sign = matches!(character, '+' | '-') && matches!(before, 'e' | 'E' | 'p' | 'P');
                before = character;
                is_word(character) || character == '.' || sign
            })
        } else if is_word(first) {
            start(rest, is_word)
        } else {
            &rest[..first.len_utf8()]
        };
        rest = &rest[token.len()..];
        match token {
            "long" => {
                let next = start(rest.trim_start(), is_word);
                let is_one = !matches!(last, "long" | "double") && !matches!(next, "long" | "double");
                wide.push_str(if is_one { "long long" } else { token });
            }
            _ if first.is_ascii_digit() => wide.push_str(&literal(token)),
            _ if first == '"' => format(token, wide),
            _ => wide.push_str(token),
        }
        if !token.trim().is_empty() {
            last = token;
        }
    }
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

/// A number, with `LL` in the place of one `L`.
fn literal(token: &str) -> String {
    let digits = token.trim_end_matches(['u', 'U', 'l', 'L']);
    let suffix = &token[digits.len()..];
    let is_hexadecimal = digits.starts_with("0x") || digits.starts_with("0X");
    let marks: &[char] = if is_hexadecimal { &['.', 'p', 'P'] } else { &['.', 'e', 'E'] };
    let longs = suffix.matches(['l', 'L']).count();
    if longs != 1 || digits.contains(marks) {
        return token.to_owned();
    }
    format!("{digits}{}", suffix.replace(['l', 'L'], "LL"))
}

/// A text, with `ll` in place of one `l` behind `%` and its flags.
fn format(token: &str, wide: &mut String) {
    let mut rest = token;
    while let Some(at) = rest.find('%') {
        let behind = &rest[at + 1..];
        let options = start(behind, |character| "-+ 0#*.123456789".contains(character));
        let end = at + 1 + options.len();
        wide.push_str(&rest[..end]);
        rest = &rest[end..];
        if rest.starts_with('%') {
            wide.push('%');
            rest = &rest[1..];
        } else if rest.starts_with('l') && !rest.starts_with("ll") {
            wide.push('l');
        }
    }
    wide.push_str(rest);
}

#[cfg(test)]
mod tests {
    use super::wide_longs;

    #[test]
    fn longs_of_the_file_itself_are_wide() {
        for (text, expected) in [
            ("unsigned long a = (long)b;", "unsigned long long a = (long long)b;"),
            ("long long a; long  long b; longer c;", "long long a; long  long b; longer c;"),
            ("1L + 2ul + 0xfLu + 3LL + 4ULL", "1LL + 2uLL + 0xfLLu + 3LL + 4ULL"),
            ("1.0L + 1e3L + 0x1p3L + 0xeL", "1.0L + 1e3L + 0x1p3L + 0xeLL"),
            ("f(\"%ld %-08lu %lld %%ld l\", 'l')", "f(\"%lld %-08llu %lld %%ld l\", 'l')"),
            ("\"\\\"long\" '\\'' long", "\"\\\"long\" '\\'' long long"),
            ("a1L b long1", "a1L b long1"),
        ] {
            assert_eq!(wide_longs(text), expected);
        }
    }

    #[test]
    fn headers_of_the_library_stay_as_they_are() {
        let text = "# 1 \"a.cl\" 1\nlong a;\n# 1 \"math.h\" 1 3\nlong b;\n# 2 \"a.cl\" 2\nlong c;\n";
        let wide = wide_longs(text);
        assert!(wide.contains("long long a;") && wide.contains("long long c;"), "{wide}");
        assert!(wide.contains("\nlong b;"), "{wide}");
    }
}
