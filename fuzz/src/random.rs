//! The random numbers that everything here is drawn from: a seed, and what it decides.

use std::cell::RefCell;

/// A source of random choices; the same ones for the same seed on every machine.
pub struct Random(RefCell<fastrand::Rng>);

impl Random {
    /// From a seed and the numbers of what it is for: streams of different numbers have nothing to do with one another.
    pub fn new(seed: u64, place: &[u64]) -> Self {
        let mixed = place
            .iter()
            .fold(seed, |state, &number| testbenches::scatter(state ^ testbenches::scatter(number.wrapping_add(1))));
        Random(RefCell::new(fastrand::Rng::with_seed(mixed)))
    }

    /// Any number below the limit, which is not 0.
    pub fn below(&self, limit: u64) -> u64 {
        self.0.borrow_mut().u64(..limit.max(1))
    }

    /// True in so many cases of a hundred.
    pub fn percent(&self, chance: u64) -> bool {
        self.below(100) < chance
    }

    /// One of these; there is one at least.
    pub fn one<T: Copy>(&self, of: &[T]) -> T {
        of[self.below(of.len() as u64) as usize]
    }

    /// Any number at all.
    pub fn any(&self) -> u64 {
        self.0.borrow_mut().u64(..)
    }
}
