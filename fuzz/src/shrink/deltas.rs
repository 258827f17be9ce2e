//! Delta debugging: the smallest list that still does what a longer one does.

use std::ops::Range;

/// Removes parts of a list for as long as what is left still fails: first all of them, then halves, then ever shorter
/// pieces, at last single parts, until none of these can go.
///
/// `fails` must be true of the whole list. It gets each piece once for every time that something else has gone.
pub fn minimise<T: Clone>(mut parts: Vec<T>, mut fails: impl FnMut(&[T]) -> bool) -> Vec<T> {
    if parts.is_empty() || fails(&[]) {
        return Vec::new();
    }
    let mut length = parts.len().div_ceil(2);
    loop {
        let count = parts.len();
        for piece in pieces(count, length) {
            let rest = [&parts[..piece.start], &parts[piece.end..]].concat();
            if fails(&rest) {
                parts = rest;
            }
        }
        if length == 1 && parts.len() == count {
            return parts;
        }
        length = length.div_ceil(2);
    }
}

/// Pieces of that length from the last to the first: what goes behind leaves the places before as they are.
fn pieces(count: usize, length: usize) -> impl Iterator<Item = Range<usize>> {
    let starts = (0..count).step_by(length).rev();
    starts.map(move |start| start..(start + length).min(count))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_needed_is_left_wherever_it_stands() {
        for needed in [vec![0], vec![99], vec![3, 50], vec![0, 1, 98, 99], vec![]] {
            let mut tries = 0;
            let left = minimise((0..100).collect(), |parts: &[i32]| {
                tries += 1;
                needed.iter().all(|part| parts.contains(part))
            });
            assert_eq!(left, needed);
            assert!(tries < 120, "{tries} tries for {needed:?}");
        }
    }

    /// Parts that are of use only together: none can go alone, and then none without a fault of the search.
    #[test]
    fn no_single_part_of_what_is_left_can_go() {
        let fails = |parts: &[u32]| parts.iter().sum::<u32>() >= 100;
        let left = minimise((0..30).collect(), fails);
        assert!(fails(&left));
        for gone in 0..left.len() {
            let mut fewer = left.clone();
            fewer.remove(gone);
            assert!(!fails(&fewer), "{left:?}");
        }
    }

    /// The second part can go only after the first one, which is behind it.
    #[test]
    fn what_can_go_only_after_something_else_goes_too() {
        let fails = |parts: &[u32]| parts.contains(&7) && (!parts.contains(&3) || parts.contains(&2));
        assert_eq!(minimise((0..9).collect(), fails), [7]);
    }
}
