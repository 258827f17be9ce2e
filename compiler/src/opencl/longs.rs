//! The host part on cores whose words have 4 bytes: OpenCL's `long` has 64 bits there, and C's has 32.

use super::tokens::{tokens, TokenKind};

/// A part of the host's text with `long long` for `long`, `LL` for `L` behind integers, and `ll` for the `l` of formats
/// in texts.
pub(super) fn widen(text: &str, wide: &mut String) {
    let tokens = tokens(text);
    let names: Vec<_> = tokens.iter().filter(|token| token.kind != TokenKind::Blank).collect();
    let mut place = 0_usize;
    for token in &tokens {
        let is_blank = token.kind == TokenKind::Blank;
        let beside = |at: Option<usize>| at.and_then(|at| names.get(at)).map_or("", |one| one.text);
        match token.kind {
            TokenKind::Name if token.text == "long" => {
                let (last, next) = (beside(place.checked_sub(1)), beside(Some(place + 1)));
                let is_one = !matches!(last, "long" | "double") && !matches!(next, "long" | "double");
                wide.push_str(if is_one { "long long" } else { token.text });
            }
            TokenKind::Number => wide.push_str(&literal(token.text)),
            TokenKind::Quoted if token.text.starts_with('"') => format(token.text, wide),
            _ => wide.push_str(token.text),
        }
        place += usize::from(!is_blank);
    }
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
        let options = super::tokens::start(behind, |character| "-+ 0#*.123456789".contains(character));
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
    use super::widen;

    #[test]
    fn longs_are_wide() {
        for (text, expected) in [
            ("unsigned long a = (long)b;", "unsigned long long a = (long long)b;"),
            ("long long a; long  long b; longer c;", "long long a; long  long b; longer c;"),
            ("1L + 2ul + 0xfLu + 3LL + 4ULL", "1LL + 2uLL + 0xfLLu + 3LL + 4ULL"),
            ("1.0L + 1e3L + 0x1p3L + 0xeL", "1.0L + 1e3L + 0x1p3L + 0xeLL"),
            ("f(\"%ld %-08lu %lld %%ld l\", 'l')", "f(\"%lld %-08llu %lld %%ld l\", 'l')"),
            ("\"\\\"long\" '\\'' long", "\"\\\"long\" '\\'' long long"),
            ("a1L b long1", "a1L b long1"),
        ] {
            let mut wide = String::new();
            widen(text, &mut wide);
            assert_eq!(wide, expected);
        }
    }
}
