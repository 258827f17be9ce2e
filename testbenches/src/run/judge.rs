//! The comparison of a cycle, the same whether the RTL goes beside the model or ahead of it.
//!
//! It does only what must be done per cycle - step, compare slices, count - because its speed is what decides how much
//! gets tested.

use isa::{CoreConfig, Cycle, CycleRecord, PerContext, PerWarp, Slot, Warp};

use crate::compare::state::CoreState;
use crate::environment::memory_timing::IDLE_CYCLES_MAX;
use crate::environment::ram::Ram;
use crate::report::lacks::lacks;
use crate::report::listing::Listing;
use crate::report::standstill::Standstill;
use crate::run::lockstep::Run;
use crate::run::outcome::{Agreement, CorePassed, InterruptedWarp, Outcome};
use crate::run::retrace::livelock;
use crate::run::watch::{Seen, Watches};
use crate::sides::{Bench, Hidden, Side, SideError, View};
use crate::system::{System, SystemRecord};

/// Cycles between two calls of the progress function.
pub(crate) const PROGRESS_CYCLES: u64 = 1 << 16;

/// What has come of a cycle.
pub(crate) enum Judged {
    /// Both sides show the same.
    Agreed(Seen),
    /// They do not.
    Differ,
}

/// The model, and how far it agrees with the RTL.
pub(crate) struct Judge<'a, M, S: System> {
    pub(crate) run: Run<'a, S>,
    pub(crate) model: Bench<M, S>,
    pub(crate) model_record: S::Record,
    pub(crate) watches: Watches,
    /// The next cycle.
    pub(crate) cycle: Cycle,
    /// What the RTL does not show: its records get the model's values there, for those who explain.
    hidden: Hidden,
}

impl<'a, S: System, M: Side<S>> Judge<'a, M, S> {
    /// Before cycle 0, of RTL that shows so much.
    pub(crate) fn new(run: Run<'a, S>, model: Bench<M, S>, view: View) -> Self {
        Judge {
            run,
            model,
            model_record: S::Record::new(run.config),
            watches: Watches::new(&run),
            cycle: Cycle(0),
            hidden: view.hidden(run.config),
        }
    }

    /// Lets the model go a cycle and holds it against the RTL's record.
    #[inline]
    pub(crate) fn see(&mut self, record: &mut S::Record) -> Result<Judged, SideError> {
        self.model.cycle(&mut self.model_record)?;
        self.hidden.fill::<S>(record, &self.model_record);
        if !record.agrees(&self.model_record) {
            return Ok(Judged::Differ);
        }
        let seen = self.watches.see::<S>(self.cycle, record);
        self.cycle.0 += 1;
        Ok(Judged::Agreed(seen))
    }

    /// Lets the model go a cycle without the RTL beside it.
    pub(crate) fn go_alone(&mut self) -> Result<Seen, SideError> {
        self.model.cycle(&mut self.model_record)?;
        let seen = self.watches.see::<S>(self.cycle, &self.model_record);
        self.cycle.0 += 1;
        Ok(seen)
    }

    /// Calls the progress function when it is time.
    #[inline]
    pub(crate) fn tell(&self, progress: &mut dyn FnMut(u64)) {
        if self.cycle.0.is_multiple_of(PROGRESS_CYCLES) {
            progress(self.cycle.0);
        }
    }

    /// Whether the states can be compared before the next cycle: until it is cleared, the RTL's register file holds
    /// anything.
    pub(crate) fn has_state(&self) -> bool {
        self.run.resets.cycles_since(self.cycle.0) >= self.run.config.core().clear_cycles()
    }

    /// What each context waits for in a run that is given up before the next cycle; if the run goes on, which of them
    /// spin.
    pub(crate) fn standstill(&self) -> Result<S::Standstill, SideError> {
        let hangs = self.watches.idle_cycles >= IDLE_CYCLES_MAX;
        let idle_cycles = if hangs { self.watches.idle_cycles } else { 0 };
        standstill(&self.run, &self.model, &self.model_record, (self.cycle, idle_cycles))
    }

    /// A run that agreed to its end.
    pub(crate) fn passed(&self, compared: View) -> Result<Outcome<S>, SideError> {
        let (environment, listing) = (&self.model.environment, self.run.listing());
        let mut cores = Vec::new();
        for ((number, watch), record) in (0..).zip(&self.watches.cores).zip(self.model_record.cores()) {
            let state = self.model.side.state(number, 0)?;
            let (config, ram) = (self.run.config.core(), environment.memory());
            cores.push(CorePassed {
                statistics: watch.statistics,
                interrupted: interrupted(config, record, ram, state.as_ref(), listing),
            });
        }
        Ok(Outcome::Passed(S::passed(Agreement {
            compared,
            cycles: self.cycle.0,
            cores,
            console: environment.console_output().to_vec(),
        })))
    }
}

/// What each context waits for, after that many cycles, with the record of the last one. Nothing has happened in the
/// last `idle_cycles`; if these are 0, the run goes on, and the report names the contexts that spin.
///
/// # Errors
/// When the model cannot go on.
pub(crate) fn standstill<S: System, M: Side<S>>(
    run: &Run<S>,
    bench: &Bench<M, S>,
    record: &S::Record,
    (cycle, idle_cycles): (Cycle, u64),
) -> Result<S::Standstill, SideError> {
    let livelock = match idle_cycles {
        0 => Some(livelock(run, cycle.0)?),
        _ => None,
    };
    let cores = (0..).zip(record.cores()).map(|(core, record)| {
        Standstill::new(
            run.config.core(),
            cycle,
            idle_cycles,
            record,
            bench.environment.memory(),
            &|context| bench.side.awaiting_others(core, context),
            run.listing(),
        )
    });
    Ok(run.config.standstill((cycle, idle_cycles), cores.collect(), record, livelock))
}

/// The warps of a core that an interrupt has stopped, after the cycle of that record.
pub(crate) fn interrupted(
    config: &CoreConfig,
    record: &CycleRecord,
    ram: &Ram,
    state: Option<&CoreState>,
    listing: Listing,
) -> Vec<InterruptedWarp> {
    let interrupted = (0..config.arch.warps()).map(Warp).filter_map(|warp| {
        let interrupt = record.get(Slot::Warp(PerWarp::Interrupt, warp));
        let context = config.home_context(warp);
        let pc = record.get(Slot::Context(PerContext::Pc, context));
        let interrupt = interrupt.checked_sub(1)?;
        let instruction = listing.instruction(ram, pc);
        let registers = state.zip(instruction);
        Some(InterruptedWarp {
            warp,
            interrupt,
            instruction: listing.line(ram, pc),
            lacks: registers.and_then(|(state, instruction)| lacks(config, state, warp, interrupt, &instruction)),
        })
    });
    interrupted.collect()
}
