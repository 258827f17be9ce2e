//! The nearest known word to one that is not known.

/// The candidate that takes fewest changes of a letter, when that is at most two and fewer than the
/// letters the word has; of equally near ones the one most alike in
/// length, then the first.
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    const LENGTH_MAX: usize = 32;
    if word.len() > LENGTH_MAX {
        return None;
    }
    let limit = word.chars().count().saturating_sub(1).min(2);
    candidates
        .into_iter()
        .filter(|candidate| candidate.len().abs_diff(word.len()) <= limit)
        .map(|candidate| (distance(word, candidate), candidate))
        .filter(|&(distance, _)| distance <= limit)
        // The name itself decides ties, so that the order of the candidates does not matter.
        .min_by_key(|&(distance, candidate)| {
            (distance, candidate.len().abs_diff(word.len()), candidate)
        })
        .map(|(_, candidate)| candidate)
}

/// Letters to insert, delete, replace, or swap with a neighbour, to turn one word into the other.
fn distance(from: &str, to: &str) -> usize {
    let to: Vec<char> = to.to_lowercase().chars().collect();
    let from: Vec<char> = from.to_lowercase().chars().collect();
    let mut before_last: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=to.len()).collect();
    for (row, &letter) in from.iter().enumerate() {
        let mut current = vec![row + 1];
        for (column, &other) in to.iter().enumerate() {
            let replaced = last[column] + usize::from(letter != other);
            let mut best = replaced.min(last[column + 1] + 1).min(current[column] + 1);
            let swapped =
                row > 0 && column > 0 && letter == to[column - 1] && from[row - 1] == other;
            if swapped {
                best = best.min(before_last[column - 1] + 1);
            }
            current.push(best);
        }
        before_last = std::mem::replace(&mut last, current);
    }
    last[to.len()]
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn finds_near_words_only() {
        let words = ["addi", "andi", "add", "split", "splitl"];
        assert_eq!(nearest("adid", words), Some("addi"));
        assert_eq!(nearest("ADDI", words), Some("addi"));
        assert_eq!(nearest("splt", words), Some("split"));
        assert_eq!(nearest("frobnicate", words), None);
        assert_eq!(nearest("x", words), None);
    }
}
