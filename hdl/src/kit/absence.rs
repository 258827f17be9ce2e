//! Absence: what a configuration leaves out reads as a constant, and what a kernel would give it goes nowhere.
//!
//! A field of a block or bundle that ends with `if (condition)` is declared in every configuration, with its full
//! width. Where the condition does not hold, it is *absent*: it is not in the Verilog, its value is its neutral
//! constant (all bits low, or high with `else high`), and driving or updating it does nothing. So a kernel is written
//! once, for the core that has everything: operators fold the constants away, and a wire that is nothing but a constant
//! or another wire because of them, or that only such values read, is not made.
//!
//! All signals of an absent part are absent: its outputs read as their neutral constants.

use std::cell::Cell;
use std::ops::Deref;

use rust_hdl::prelude::{Atom, AtomKind, Block, Logic, Probe};

/// What an absent signal reads as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Neutral {
    /// Every bit is low.
    Low,
    /// Every bit is high.
    High,
}

thread_local! {
    /// What signals that are made now read as, if they are absent.
    static CURRENT: Cell<Option<Neutral>> = const { Cell::new(None) };
}

/// What distinguishes an absent signal from others: rust-hdl's kind of signals without a driver.
pub(super) const ATOM_KIND: AtomKind = AtomKind::StubInputSignal;

/// Whether a signal is there.
pub(super) fn has(signal: &dyn Atom) -> bool {
    signal.kind() != ATOM_KIND && signal.bits() > 0
}

/// What a signal that is made now reads as, if it is absent.
pub(super) fn current() -> Option<Neutral> {
    CURRENT.with(Cell::get)
}

/// What `make` gives. Unless it is `present`, every signal and register that `make` makes is absent and reads as
/// `neutral`.
pub fn declare<T>(present: bool, neutral: Neutral, make: impl FnOnce() -> T) -> T {
    let outer = current();
    let absent = !present || outer.is_some();
    CURRENT.with(|current| current.set(absent.then_some(neutral)));
    let made = make();
    CURRENT.with(|current| current.set(outer));
    made
}

/// A part that may be absent: a sub-block, or a group of signals of several directions.
#[derive(Debug)]
pub struct Part<T> {
    block: T,
    is_present: bool,
}

impl<T> Part<T> {
    /// What `make` gives, absent unless it is `present`.
    pub fn new(present: bool, make: impl FnOnce() -> T) -> Part<T> {
        Part { block: declare(present, Neutral::Low, make), is_present: present && current().is_none() }
    }

    /// Whether the configuration has this part.
    pub fn is_present(&self) -> bool {
        self.is_present
    }
}

impl<T> Deref for Part<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.block
    }
}

impl<T: Block> Logic for Part<T> {
    fn update(&mut self) {}
}

impl<T: Block> Block for Part<T> {
    crate::unsimulated!();

    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        if self.is_present {
            self.block.accept(name, probe);
        }
    }
}
