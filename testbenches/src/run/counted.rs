//! Runs in lock step whose events are counted: crosses on each side from its own records, and held against one another
//! at the end; and the rules that the golden model has fired.

use std::sync::atomic::AtomicBool;

use coverage::{Counter, Counts, Coverage};
use golden_model::timing::UnderWay;
use golden_model::{AwaitingWarp, Fired};
use isa::divergence::StateRow;
use isa::ports::{PortInputs, PortOutputs};
use isa::{Context, CoreConfig};

use crate::compare::state::CoreState;
use crate::run::cosim::{CosimError, Cosimulator};
use crate::run::lockstep::{LockStep, Run};
use crate::run::outcome::Outcome;
use crate::sides::{Side, SideError, View};
use crate::system::{System, SystemRecord};

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
struct Counted<'a, R> {
    side: R,
    /// One a core.
    counters: &'a mut [Counter],
}

impl<S: System, R: Side<S>> Side<S> for Counted<'_, R> {
    #[inline]
    fn outputs(&mut self) -> &[PortOutputs] {
        self.side.outputs()
    }

    #[inline]
    fn step(&mut self, inputs: &[PortInputs], record: &mut S::Record) -> Result<(), SideError> {
        self.side.step(inputs, record)?;
        for (counter, record) in self.counters.iter_mut().zip(record.cores()) {
            counter.see(record);
        }
        Ok(())
    }

    fn reset(&mut self, inputs: &[PortInputs], length: u32) -> Result<(), SideError> {
        self.counters.iter_mut().for_each(Counter::reset);
        self.side.reset(inputs, length)
    }

    fn start(&mut self, inputs: &[PortInputs]) -> Result<(), SideError> {
        self.side.start(inputs)
    }

    fn state(&self, core: u32, copy: u32) -> Result<Option<CoreState>, SideError> {
        self.side.state(core, copy)
    }

    fn view(&self) -> View {
        self.side.view()
    }

    fn divergence(&self, core: u32) -> Vec<Vec<StateRow>> {
        self.side.divergence(core)
    }

    fn fired(&self, core: u32) -> Option<&Fired> {
        self.side.fired(core)
    }

    fn under_way(&self, core: u32) -> Vec<UnderWay> {
        self.side.under_way(core)
    }

    fn awaiting_others(&self, core: u32, context: Context) -> Option<AwaitingWarp> {
        self.side.awaiting_others(core, context)
    }

    fn copies(&self) -> u32 {
        self.side.copies()
    }
}

/// Whose records are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CountedSides {
    /// The model's, without crosses.
    Totals,
    /// The model's.
    Model,
    /// The model's, and those of RTL that shows all of its own.
    Both,
}

/// What a run has covered.
#[derive(Clone, Debug)]
pub struct Covered<S: System = CoreConfig> {
    /// How it came out.
    pub outcome: Outcome<S>,
    /// What was counted on the model's side: all cores together, their cycles too.
    pub coverage: Coverage,
    /// The RTL shows its records, and they were counted, too.
    pub on_both_sides: bool,
}

impl<S: System> Cosimulator<S> {
    /// Runs to the outcome, or until `stop` is set, and counts on these sides.
    ///
    /// # Errors
    /// When a side cannot go on, or the sides count differently.
    pub fn covered(
        &self,
        run: Run<S>,
        sides: CountedSides,
        stop: &AtomicBool,
        progress: &mut dyn FnMut(u64),
    ) -> Result<Covered<S>, CosimError> {
        let rtl = self.rtl()?;
        let sides = match sides {
            CountedSides::Both if rtl.view() != View::Arrays => CountedSides::Model,
            sides => sides,
        };
        covered(run, rtl, sides, stop, progress)?.map_err(CosimError::Counts)
    }
}

/// A run of the model in lock step with itself, each of the two counted: for tests of programs and of counters.
///
/// # Errors
/// In words: the two count differently.
pub fn covered_on_model<S: System>(run: Run<S>) -> Result<Covered<S>, String> {
    let covered = covered(run, run.config.model(), CountedSides::Both, &AtomicBool::new(false), &mut |_| {});
    covered.map_err(|error| error.to_string())?.map_err(|differ| differ.to_string())
}

/// A run of the model alone, counted until the system is done or the run's cycles are over.
///
/// # Errors
/// When the model cannot go on.
pub fn counted_on_model<S: System>(run: &Run<S>) -> Result<Coverage, SideError> {
    let mut counters = counters(run.config, Counter::new);
    let mut bench = run.bench(Counted { side: run.config.model(), counters: &mut counters });
    let mut record = S::Record::new(run.config);
    for cycle in 0..run.max_cycles {
        let is_done = bench.side.outputs()[0].done && !run.resets.at(cycle);
        bench.cycle(&mut record)?;
        if is_done {
            break;
        }
    }
    let mut coverage = Coverage::default();
    coverage.events.add(&fired(run.config, &bench.side));
    drop(bench);
    counters.into_iter().map(Counter::finish).for_each(|core| coverage.add(&core));
    Ok(coverage)
}

/// Runs a side beside the model, and counts on these sides; the inner error is that both sides agree
/// and have counted differently.
fn covered<S: System, R: Side<S>>(
    run: Run<S>,
    rtl: R,
    sides: CountedSides,
    stop: &AtomicBool,
    progress: &mut dyn FnMut(u64),
) -> Result<Result<Covered<S>, CountsDiffer>, SideError> {
    let config = run.config;
    let on_both_sides = sides == CountedSides::Both;
    let mut of_model = match sides {
        CountedSides::Totals => counters(config, Counter::of_totals),
        CountedSides::Model | CountedSides::Both => counters(config, Counter::new),
    };
    let mut of_rtl = if on_both_sides { counters(config, Counter::new) } else { Vec::new() };
    let model = run.bench(Counted { side: run.config.model(), counters: &mut of_model });
    let rtl = run.bench(Counted { side: rtl, counters: &mut of_rtl });
    let mut lock_step = LockStep::new(run, rtl, model).until(stop);
    let outcome = lock_step.run(progress)?;
    let fired = fired(config, lock_step.model());
    drop(lock_step);
    let finish = |counters: Vec<Counter>| -> Vec<Coverage> { counters.into_iter().map(Counter::finish).collect() };
    let (of_rtl, of_model) = (finish(of_rtl), finish(of_model));
    let differ = of_rtl.iter().zip(&of_model).find_map(|(rtl, model)| differ(rtl, model));
    match (differ, &outcome) {
        // After a mismatch each side has gone on by itself.
        (None, _) | (Some(_), Outcome::Mismatch(_)) => {}
        (Some(differ), _) => return Ok(Err(differ)),
    }
    let mut coverage = Coverage::default();
    of_model.iter().for_each(|core| coverage.add(core));
    coverage.events.add(&fired);
    Ok(Ok(Covered { outcome, coverage, on_both_sides }))
}

/// A counter for each core.
fn counters<S: System>(config: &S, counter: fn(&CoreConfig) -> Counter) -> Vec<Counter> {
    (0..config.core_count()).map(|_| counter(config.core())).collect()
}

/// How often the cores of a side have fired each rule, added up.
fn fired<S: System>(config: &S, side: &impl Side<S>) -> Counts {
    let mut counts = Counts::default();
    (0..config.core_count()).filter_map(|core| side.fired(core)).for_each(|core| counts.add_fired(core));
    counts
}

/// The first event that was counted differently.
fn differ(rtl: &Coverage, model: &Coverage) -> Option<CountsDiffer> {
    let (event, rtl, model) = rtl.events.first_difference(&model.events)?;
    let event = event.row();
    Some(CountsDiffer { event: format!("{event} ({}: {})", event.rule, event.text), rtl, model })
}

#[cfg(test)]
mod tests {
    use super::*;
    use coverage::Event;
    use golden_model::RuleEvent;

    #[test]
    fn a_difference_is_named_with_its_rule() {
        let mut one = Coverage::default();
        assert_eq!(differ(&one, &Coverage::default()), None);
        one.events.add_to(Event::of_rule(RuleEvent::StackFull), 3);
        let differ = differ(&one, &Coverage::default()).expect("a difference");
        let text = differ.to_string();
        assert!(text.contains("state/divergence/StackFull (P9.11.3: a push fills the stack)"), "{text}");
        assert!(text.contains("3 on the RTL's side, 0 on the model's"), "{text}");
    }
}
