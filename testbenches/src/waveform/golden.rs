//! The model as it runs along with the RTL's waveform: its own signals in the scope `golden`, and the cycle's number
//! and the marker of the mismatch beside them.

use std::io;

use isa::Cycle;
use vcd::{IdCode, Scope};

use super::layout::Layout;
use super::merge::Signals;
use super::signal::{module, Codes, Number, Write};
use super::{Window, TIME_UNITS_A_CYCLE};
use crate::sides::SideError;

/// The scope of the cycle's number and the mismatch marker.
pub(super) const LOCK_STEP: &str = "lockstep";
/// The model's scope.
pub(super) const GOLDEN: &str = "golden";

/// The model of a core or of a cluster, which shows itself.
pub(crate) trait Model {
    /// Declares its signals in the scope `golden`.
    fn declare(&mut self, golden: &mut Scope, codes: &mut Codes);

    /// Runs the next cycle, which has this number, of a waveform that shows this window.
    fn cycle(&mut self, cycle: Cycle, window: Window) -> Result<(), SideError>;

    /// Writes what has changed, in the cycle that has just been run.
    fn write(&mut self, write: &mut Write) -> io::Result<()>;

    /// The first cycle of the window in which lanes of a context have parted, if it has been seen.
    fn divergence(&self) -> Option<Cycle>;

    /// A layout of what is in the waveform.
    fn layout(&self, signals: &Signals) -> Layout;
}

/// What is declared in the scope `lockstep`.
struct Marks {
    cycle: Number,
    mismatch: Number,
}

/// A model that runs along.
pub(crate) struct Golden<M> {
    pub(super) model: M,
    window: Window,
    next_cycle: u64,
    marks: Option<Marks>,
}

impl<M: Model> Golden<M> {
    /// A model in cycle 0.
    pub(crate) const fn new(model: M, window: Window) -> Self {
        Golden { model, window, next_cycle: 0, marks: None }
    }

    /// Begins with that cycle, which the model is before.
    pub(crate) fn from(mut self, cycle: Cycle) -> Self {
        self.next_cycle = cycle.0;
        self
    }

    /// The window, with the cycle in which lanes part if that has been seen.
    pub(super) fn window(&self) -> Window {
        Window { divergence: self.model.divergence(), ..self.window }
    }

    /// Declares the scopes `lockstep` and `golden`; their signals' codes begin with `first`.
    pub(super) fn declare(&mut self, first: IdCode) -> Vec<Scope> {
        let mut codes = Codes::from(first);
        let (mut lock_step, mut golden) = (module(LOCK_STEP), module(GOLDEN));
        self.marks = Some(Marks {
            cycle: codes.number(&mut lock_step, "cycle", 64),
            mismatch: codes.number(&mut lock_step, "mismatch", 1),
        });
        self.model.declare(&mut golden, &mut codes);
        vec![lock_step, golden]
    }

    /// Lets the model run through the cycle that begins at this time; `None` when none begins.
    pub(super) fn advance(&mut self, time: u64) -> Result<Option<Cycle>, SideError> {
        if !time.is_multiple_of(TIME_UNITS_A_CYCLE) {
            return Ok(None);
        }
        let cycle = time / TIME_UNITS_A_CYCLE;
        while self.next_cycle <= cycle {
            self.model.cycle(Cycle(self.next_cycle), self.window)?;
            self.next_cycle += 1;
        }
        Ok(Some(Cycle(cycle)))
    }

    /// Writes what has changed, in the cycle that the model has just run through.
    pub(super) fn write(&mut self, cycle: Cycle, write: &mut Write) -> io::Result<()> {
        let marked = u64::from(self.window.mismatch == Some(cycle));
        if let Some(marks) = &mut self.marks {
            marks.cycle.write(cycle.0, write)?;
            marks.mismatch.write(marked, write)?;
        }
        self.model.write(write)
    }
}
