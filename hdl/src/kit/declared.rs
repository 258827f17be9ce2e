//! How a port is declared, for the ports of other blocks that take it over.

use rust_hdl::prelude::Direction;

use super::absence::{self, Neutral};
use super::bundle::Bundle;
use super::kind::{SignalKind, Width};
use super::register::RDff;
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
    /// A port of this width, or so many of them: whether it is there, and what it reads as if not.
    pub fn new((is_present, neutral): (bool, Neutral), width: impl Into<Width>, count: u32) -> Declared {
        Declared { is_present, neutral, width: width.into(), count }
    }

    /// The bundle that `make` gives, or, if it is named, a signal of it.
    pub fn of_bundle<T: Bundle>(presence: (bool, Neutral), signal: &str, make: impl FnOnce() -> T) -> Declared {
        let whole = Declared::new(presence, 0, 1);
        if signal.is_empty() {
            return whole;
        }
        let bundle = whole.bundle(make);
        let Some(found) = bundle.fields().into_iter().find(|field| field.name == signal) else {
            return whole;
        };
        let is_high = found.value.constant_value().is_some_and(|value| value != 0);
        let neutral = if is_high { Neutral::High } else { Neutral::Low };
        let width = Width { bits: found.signal.bits() as u32, kind: SignalKind::of(found.signal) };
        Declared::new((absence::has(found.signal), neutral), width, 1)
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

    /// A register so declared, which reset leaves alone.
    pub fn register(&self) -> RDff {
        absence::declare(self.is_present, self.neutral, || RDff::without_reset(self.width.clone()))
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
