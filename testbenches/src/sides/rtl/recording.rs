//! The waveform that a Verilated design writes of its cycles. A cycle has two halves; its clock is high in the first.

use std::path::Path;

use super::TIME_UNITS_A_CYCLE;
use crate::bridge::{BridgeError, Model};

/// Which cycle is next, and from which one on a waveform shows them.
#[derive(Default)]
pub(crate) struct Recording {
    next: u64,
    /// `None`: no waveform is open.
    first: Option<u64>,
}

impl Recording {
    /// Opens a waveform that begins with cycle `first`, which must not be past.
    pub(crate) fn open(&mut self, model: &mut Model, path: &Path, first: u64) -> Result<(), BridgeError> {
        self.first = Some(first);
        model.waveform_open(path)
    }

    /// Ends the waveform; its file is whole then.
    pub(crate) fn close(&mut self, model: &mut Model) -> Result<(), BridgeError> {
        self.first = None;
        model.waveform_close()
    }

    /// The cycle that is next.
    pub(super) const fn next_cycle(&self) -> u64 {
        self.next
    }

    /// Goes on with that cycle.
    pub(super) fn go_on_with(&mut self, cycle: u64) {
        self.next = cycle;
    }

    /// Shows the first half of a cycle: the inputs of a cycle appear at its beginning, with the clock still high.
    #[inline]
    pub(crate) fn first_half(&self, model: &mut Model) -> Result<(), BridgeError> {
        if self.is_shown() {
            model.eval()?;
            self.dump(model, 0)?;
        }
        Ok(())
    }

    /// Shows the second half, and goes on to the next cycle.
    #[inline]
    pub(crate) fn second_half(&mut self, model: &mut Model) -> Result<(), BridgeError> {
        if self.is_shown() {
            self.dump(model, 1)?;
        }
        self.next += 1;
        Ok(())
    }

    #[inline]
    fn is_shown(&self) -> bool {
        self.first.is_some_and(|first| self.next >= first)
    }

    fn dump(&self, model: &mut Model, half: u64) -> Result<(), BridgeError> {
        model.waveform_dump(self.next * TIME_UNITS_A_CYCLE + half)
    }
}
