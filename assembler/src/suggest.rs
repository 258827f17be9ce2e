//! The nearest known word to one that is not known.

use strsim::osa_distance;

/// The candidate that takes fewest changes of a letter (inserted, deleted, replaced, or swapped with its neighbour),
/// when that is at most two and fewer than the letters the word has; of equally near ones the one most alike in length,
/// then the first in the alphabet, so that the order of the candidates does not matter.
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    const LENGTH_MAX: usize = 32;
    if word.len() > LENGTH_MAX {
        return None;
    }
    let limit = word.chars().count().saturating_sub(1).min(2);
    let word = word.to_lowercase();
    candidates
        .into_iter()
        .map(|candidate| (candidate.len().abs_diff(word.len()), candidate))
        .filter(|&(longer, _)| longer <= limit)
        .map(|(longer, candidate)| {
            let distance = osa_distance(&word, &candidate.to_lowercase());
            (distance, longer, candidate)
        })
        .filter(|&(distance, ..)| distance <= limit)
        .min()
        .map(|(_, _, candidate)| candidate)
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
