//! Runs in lock step whose events are counted: on each side from its own records, and held against one another at the
//! end.

use std::sync::atomic::AtomicBool;

use coverage::{Counter, Coverage};
use golden_model::AwaitingWarp;
use isa::divergence::StateRow;
use isa::ports::{PortInputs, PortOutputs};
use isa::{Context, CycleRecord};

use crate::compare::state::CoreState;
use crate::environment::resets::Resets;
use crate::run::cosim::{CosimError, Cosimulator};
use crate::run::lockstep::{LockStep, Run};
use crate::run::outcome::Outcome;
use crate::sides::model::ModelSide;
use crate::sides::{Side, SideError, View};

/// Both sides showed the same in every cycle, and yet have counted differently: a counter forgets or makes something
/// up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "RTL and model agree in every cycle, but have counted {event} differently: {rtl} on the RTL's side, {model} on the \
     model's\n  remedy: look for state in the crate coverage that does not follow from records and resets"
)]
pub struct CountsDiffer {
    /// The event.
    pub event: String,
    /// What was counted from the RTL's records.
    pub rtl: u64,
    /// What was counted from the model's.
    pub model: u64,
}

/// A side whose records are counted.
pub struct Counted<'a, S> {
    side: S,
    counter: &'a mut Counter,
}

impl<'a, S: Side> Counted<'a, S> {
    /// Counts what a side does from now on.
    pub const fn new(side: S, counter: &'a mut Counter) -> Self {
        Counted { side, counter }
    }
}

impl<S: Side> Side for Counted<'_, S> {
    #[inline]
    fn outputs(&mut self) -> &PortOutputs {
        self.side.outputs()
    }

    #[inline]
    fn step(&mut self, inputs: &PortInputs, record: &mut CycleRecord) -> Result<(), SideError> {
        self.side.step(inputs, record)?;
        self.counter.see(record);
        Ok(())
    }

    fn reset(&mut self, inputs: &PortInputs, length: u32) -> Result<(), SideError> {
        self.counter.reset();
        self.side.reset(inputs, length)
    }

    fn start(&mut self, inputs: &PortInputs) -> Result<(), SideError> {
        self.side.start(inputs)
    }

    fn state(&self, copy: u32) -> Result<Option<CoreState>, SideError> {
        self.side.state(copy)
    }

    fn view(&self) -> View {
        self.side.view()
    }

    fn divergence(&self) -> Vec<Vec<StateRow>> {
        self.side.divergence()
    }

    fn awaiting_others(&self, context: Context) -> Option<AwaitingWarp> {
        self.side.awaiting_others(context)
    }

    fn copies(&self) -> u32 {
        self.side.copies()
    }
}

/// Whose records are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CountedSides {
    /// The model's.
    Model,
    /// The model's, and those of RTL that shows all of its own.
    Both,
}

/// What a run has covered.
#[derive(Clone, Debug)]
pub struct Covered {
    /// How it came out.
    pub outcome: Outcome,
    /// What was counted on the model's side.
    pub coverage: Coverage,
    /// The RTL shows its records, and they were counted, too.
    pub on_both_sides: bool,
}

impl Cosimulator {
    /// Runs to the outcome, or until `stop` is set, and counts on these sides.
    ///
    /// # Errors
    /// When a side cannot go on, or the sides count differently.
    pub fn covered(
        &self,
        run: Run,
        sides: CountedSides,
        stop: &AtomicBool,
        progress: &mut dyn FnMut(u64),
    ) -> Result<Covered, CosimError> {
        let has_resets = run.resets != Resets::none();
        let counter = || Counter::new(run.config, has_resets);
        let (mut of_rtl, mut of_model) = (counter(), counter());
        let rtl = self.rtl()?;
        let model = Counted::new(ModelSide::new(run.config), &mut of_model);
        let on_both_sides = sides == CountedSides::Both && rtl.view() == View::Arrays;
        let outcome = if on_both_sides {
            let rtl = Counted::new(rtl, &mut of_rtl);
            let lock_step = LockStep::new(run, run.bench(rtl), run.bench(model));
            lock_step.until(stop).run(progress)?
        } else {
            let lock_step = LockStep::new(run, run.bench(rtl), run.bench(model));
            lock_step.until(stop).run(progress)?
        };
        let (of_rtl, of_model) = (of_rtl.finish(), of_model.finish());
        // After a mismatch each side has gone on by itself.
        let differ = match outcome {
            Outcome::Mismatch(_) => None,
            _ if !on_both_sides => None,
            _ => differ(&of_rtl, &of_model),
        };
        match differ {
            Some(differ) => Err(CosimError::Counts(differ)),
            None => Ok(Covered { outcome, coverage: of_model, on_both_sides }),
        }
    }
}

/// A run of the model in lock step with itself, each of the two counted: for tests of programs and of counters.
///
/// # Errors
/// In words: the two count differently.
pub fn covered_on_model(run: Run) -> Result<Covered, String> {
    let has_resets = run.resets != Resets::none();
    let counter = || Counter::new(run.config, has_resets);
    let (mut of_one, mut of_other) = (counter(), counter());
    let one = Counted::new(ModelSide::new(run.config), &mut of_one);
    let other = Counted::new(ModelSide::new(run.config), &mut of_other);
    let outcome = LockStep::new(run, run.bench(one), run.bench(other)).run(&mut |_| {});
    let outcome = outcome.map_err(|error| error.to_string())?;
    let (of_one, of_other) = (of_one.finish(), of_other.finish());
    match differ(&of_one, &of_other) {
        Some(differ) => Err(differ.to_string()),
        None => Ok(Covered { outcome, coverage: of_other, on_both_sides: true }),
    }
}

/// The first event that was counted differently.
pub(crate) fn differ(rtl: &Coverage, model: &Coverage) -> Option<CountsDiffer> {
    let (event, rtl, model) = rtl.events.first_difference(&model.events)?;
    let event = event.row();
    Some(CountsDiffer { event: format!("{event} ({}: {})", event.rule, event.text), rtl, model })
}

#[cfg(test)]
mod tests {
    use super::*;
    use coverage::{Event, State};

    #[test]
    fn a_difference_is_named_with_its_rule() {
        let mut one = Coverage::default();
        assert_eq!(differ(&one, &Coverage::default()), None);
        one.events.add_to(Event::of_state(State::StackFull), 3);
        let differ = differ(&one, &Coverage::default()).expect("a difference");
        let text = differ.to_string();
        assert!(text.contains("state/divergence/StackFull (P9.11.3: the stack is full)"), "{text}");
        assert!(text.contains("3 on the RTL's side, 0 on the model's"), "{text}");
    }
}
