//! Which core of a campaign comes next when only its time is given: by turns the one with the lowest number, so that
//! all pairs of options are drawn soon, and the one that has most of what no program has brought about.
//!
//! A hole counts the more, the fewer cores so far could have had it: what waits for a rare option comes before what
//! waits for a rare program.

use std::collections::VecDeque;

use coverage::{rows, Counts, Explained, Row};
use isa::CoreConfig;

/// Cores among which one is chosen: enough to find what one of a hundred has.
const WINDOW: usize = 96;
/// The first cores come in their order: while nearly everything is missing, the one with most of it is but the largest.
const IN_ORDER: u32 = 12;

/// A core that has not been run.
struct Candidate {
    number: u64,
    config: CoreConfig,
}

/// The cores of a campaign that are to come.
pub(crate) struct Choice<I> {
    /// The numbers behind those of the candidates.
    numbers: I,
    candidates: VecDeque<Candidate>,
    /// By number of the event: how many of the cores that were chosen could have had it.
    tried: Vec<u32>,
    /// By number of the event.
    is_explained: Vec<bool>,
    /// Cores that were chosen.
    chosen: u32,
}

impl<I: Iterator<Item = u64>> Choice<I> {
    /// A choice among the cores with these numbers.
    pub(crate) fn new(numbers: I) -> Self {
        let explained = Explained::own().expect("a test reads the project's own file");
        let is_explained = |row: &Row| explained.reason(row.event).is_some();
        Choice {
            numbers,
            candidates: VecDeque::new(),
            tried: vec![0; rows().len()],
            is_explained: rows().iter().map(is_explained).collect(),
            chosen: 0,
        }
    }

    /// The number of the next core, after what programs have brought about so far; `config` says what a number stands
    /// for.
    pub(crate) fn next(&mut self, config: impl Fn(u64) -> CoreConfig, so_far: &Counts) -> Option<u64> {
        let missing = WINDOW - self.candidates.len();
        let new = self.numbers.by_ref().take(missing);
        self.candidates.extend(new.map(|number| Candidate { number, config: config(number) }));
        let is_in_order = self.chosen < IN_ORDER || self.chosen.is_multiple_of(2);
        let place = match is_in_order {
            true => 0,
            false => self.richest(so_far),
        };
        self.chosen += 1;
        let chosen = self.candidates.remove(place)?;
        for row in rows() {
            self.tried[row.event.index()] += u32::from(row.can_occur(&chosen.config));
        }
        Some(chosen.number)
    }

    /// The place of the candidate with most holes, the first one of several.
    fn richest(&self, so_far: &Counts) -> usize {
        let is_hole = |row: &&Row| so_far.get(row.event) == 0 && !self.is_explained[row.event.index()];
        let holes: Vec<&Row> = rows().iter().filter(is_hole).collect();
        let worth = |candidate: &Candidate| {
            let there = holes.iter().filter(|row| row.can_occur(&candidate.config));
            let each = there.map(|row| 1.0 / f64::from(1 + self.tried[row.event.index()]));
            each.sum::<f64>()
        };
        let mut best = (0, 0.0);
        for (place, candidate) in self.candidates.iter().enumerate() {
            let worth = worth(candidate);
            if worth > best.1 {
                best = (place, worth);
            }
        }
        best.0
    }
}

#[cfg(test)]
mod tests {
    use coverage::Need;

    use super::*;
    use crate::cores::configuration;

    const SEED: u64 = 11;

    fn chosen(so_far: &Counts, count: usize) -> Vec<u64> {
        let mut choice = Choice::new(0..200);
        let next = || choice.next(|number| configuration(SEED, number), so_far);
        std::iter::from_fn(next).take(count).collect()
    }

    /// Everything has occurred but what needs one mechanism of divergence.
    #[test]
    fn every_second_core_is_one_that_can_have_what_is_missing() {
        let is_missing = |row: &&Row| row.needs.contains(&Need::PairedPath);
        let mut so_far = Counts::default();
        for row in rows().iter().filter(|row| !is_missing(row)) {
            so_far.add_to(row.event, 1);
        }
        let chosen = chosen(&so_far, IN_ORDER as usize + 16);
        let (first, chosen) = chosen.split_at(IN_ORDER as usize);
        assert!(first.iter().copied().eq(0..u64::from(IN_ORDER)), "{first:?}");
        let in_turn = chosen.iter().step_by(2);
        assert!(in_turn.is_sorted(), "{chosen:?}");
        for &number in chosen.iter().skip(1).step_by(2) {
            assert!(Need::PairedPath.holds(&configuration(SEED, number)), "{number}");
        }
    }

    #[test]
    fn every_core_comes_once() {
        for so_far in [Counts::default(), {
            let mut all = Counts::default();
            rows().iter().for_each(|row| all.add_to(row.event, 1));
            all
        }] {
            let mut chosen = chosen(&so_far, 1000);
            chosen.sort_unstable();
            assert_eq!(chosen, (0..200).collect::<Vec<_>>());
        }
    }
}
