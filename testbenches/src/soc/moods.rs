//! When a slave answers and how: what its master cannot know, drawn from a seed.

/// How many of 256 answers of a slave with errors are an error although all went well.
const ERRORS_OF_256: u8 = 32;

/// The choices of a slave. Without a seed it does everything at once and well.
pub(super) struct Moods {
    random: Option<fastrand::Rng>,
    errors: bool,
}

impl Moods {
    pub(super) fn new(seed: Option<u64>) -> Moods {
        Moods { random: seed.map(fastrand::Rng::with_seed), errors: false }
    }

    /// From now on an error is answered now and then, although all went well.
    pub(super) fn err(&mut self) {
        self.errors = true;
    }

    /// Whether to answer an error, although all went well.
    pub(super) fn lies(&mut self) -> bool {
        self.errors && self.chance(ERRORS_OF_256)
    }

    /// True so many times of 256; without a seed never.
    pub(super) fn chance(&mut self, of_256: u8) -> bool {
        let random = self.random.as_mut();
        random.is_some_and(|random| random.u8(..) < of_256)
    }

    /// Cycles between a transfer and its answer, 1 to `most`; without a seed 1.
    pub(super) fn latency(&mut self, most: u64) -> u64 {
        let random = self.random.as_mut();
        random.map_or(1, |random| random.u64(1..=most))
    }

    /// One of the cycles from the first to the last; without a seed the first.
    pub(super) fn cycle_between(&mut self, first: u64, last: u64) -> u64 {
        let random = self.random.as_mut();
        random.map_or(first, |random| random.u64(first..=last))
    }
}
