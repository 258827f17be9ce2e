//! The numbers in a line of text.

/// All numbers of a line, in its order: `-4.53 %`, `24,868`, `1.00 (0.90)`. Digits within a word, as in `4w8`, are none.
pub fn numbers(line: &str) -> Vec<f64> {
    let is_in_number = |c: char| c.is_ascii_alphanumeric() || "_.,+-".contains(c);
    let words = line.split(|c| !is_in_number(c)).map(|word| word.trim_end_matches([',', '.']));
    words.filter_map(number).collect()
}

/// The number that a word is.
fn number(word: &str) -> Option<f64> {
    let (whole, _) = word.split_once('.').unwrap_or((word, ""));
    let mut groups = whole.split(',').skip(1);
    let is_plain = word.chars().all(|c| c.is_ascii_digit() || "+-.,".contains(c));
    (is_plain && groups.all(|group| group.len() == 3)).then(|| word.replace(',', "").parse().ok())?
}

#[cfg(test)]
mod tests {
    use super::numbers;

    #[test]
    fn numbers_are_found_and_words_with_digits_are_not() {
        assert_eq!(numbers("  1.00 (0.90)   -4.53 %  +0.75 %"), [1.0, 0.9, -4.53, 0.75]);
        assert_eq!(numbers("4w8/8 r1: 24,868, 30."), [8.0, 24868.0, 30.0]);
        assert_eq!(numbers("1,2 - 1.2.3 e5 \"a\":17,"), [17.0]);
        assert!(numbers("").is_empty());
    }
}
