//! How a port is declared, for the ports of other blocks that take it over.

use rust_hdl::prelude::Direction;

use super::absence::{self, Neutral};
use super::kind::Width;
use super::signal::RSignal;

/// A declaration of a port, of a list of ports, or of a bundle.
#[derive(Clone, Debug)]
pub struct Declared {
    is_present: bool,
    neutral: Neutral,
    width: Width,
    count: u32,
}

impl Declared {
    /// A port of this width, or so many of them; absent unless it is `present`.
    pub fn new(is_present: bool, neutral: Neutral, width: impl Into<Width>, count: u32) -> Declared {
        Declared { is_present, neutral, width: width.into(), count }
    }

    /// The declaration, absent unless `condition` holds, too.
    #[must_use]
    pub fn and(self, condition: bool) -> Declared {
        let count = if condition { self.count } else { 0 };
        Declared { is_present: self.is_present && condition, count, ..self }
    }

    /// A port so declared.
    pub fn signal<D: Direction>(&self) -> RSignal<D> {
        absence::declare(self.is_present, self.neutral, || RSignal::new(self.width.clone()))
    }

    /// A list of ports so declared.
    pub fn signals<D: Direction>(&self) -> Vec<RSignal<D>> {
        (0..self.count).map(|_| self.signal()).collect()
    }

    /// The bundle that `make` gives, absent where this one is.
    pub fn bundle<T>(&self, make: impl FnOnce() -> T) -> T {
        absence::declare(self.is_present, self.neutral, make)
    }
}
