//! The comparison of a cycle, the same whether the RTL goes beside the model or ahead of it.
//!
//! It does only what must be done per cycle - step, compare two slices, count - because its speed is what decides how
//! much gets tested.

use isa::{CoreConfig, Cycle, CycleRecord, PerContext, PerWarp, Slot, TraceLayout, Warp};

use crate::compare::state::CoreState;
use crate::environment::memory_timing::IDLE_CYCLES_MAX;
use crate::environment::ram::Ram;
use crate::report::lacks::lacks;
use crate::report::listing::Listing;
use crate::report::standstill::Standstill;
use crate::run::lockstep::Run;
use crate::run::outcome::{InterruptedWarp, Outcome, Passed};
use crate::run::retrace::livelock;
use crate::run::watch::{Seen, Watch};
use crate::sides::{Bench, Side, SideError, View};

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
pub(crate) struct Judge<'a, M> {
    pub(crate) run: Run<'a>,
    pub(crate) model: Bench<M>,
    pub(crate) model_record: CycleRecord,
    pub(crate) watch: Watch,
    /// The next cycle.
    pub(crate) cycle: Cycle,
    /// Slots that the RTL does not show: its records get the model's values there, for those who explain.
    hidden: Vec<usize>,
}

impl<'a, M: Side> Judge<'a, M> {
    /// Before cycle 0, of RTL that shows so much.
    pub(crate) fn new(run: Run<'a>, model: Bench<M>, view: View) -> Self {
        Judge {
            run,
            model,
            model_record: CycleRecord::new(TraceLayout::new(run.config)),
            watch: Watch::new(run.config.contexts(), run.console_input, run.resets),
            cycle: Cycle(0),
            hidden: view.hidden_slots(run.config),
        }
    }

    /// Lets the model go a cycle and holds it against the RTL's record.
    #[inline]
    pub(crate) fn see(&mut self, record: &mut CycleRecord) -> Result<Judged, SideError> {
        self.model.cycle(&mut self.model_record)?;
        for &slot in &self.hidden {
            record.slots_mut()[slot] = self.model_record.slots()[slot];
        }
        if record.slots() != self.model_record.slots() {
            return Ok(Judged::Differ);
        }
        let seen = self.watch.see(self.cycle, record);
        self.cycle.0 += 1;
        Ok(Judged::Agreed(seen))
    }

    /// Calls the progress function when it is time.
    #[inline]
    pub(crate) fn tell(&self, progress: &mut dyn FnMut(u64)) {
        tell(self.cycle, progress);
    }

    /// Whether the states can be compared before the next cycle: until it is cleared, the RTL's register file holds
    /// anything.
    pub(crate) fn has_state(&self) -> bool {
        self.run.resets.cycles_since(self.cycle.0) >= self.run.config.clear_cycles()
    }

    /// The table of a run that is given up before the next cycle; of one that goes on, with who goes round.
    pub(crate) fn standstill(&self) -> Result<Standstill, SideError> {
        let idle_cycles = self.watch.idle_cycles;
        let hangs = idle_cycles >= IDLE_CYCLES_MAX;
        let livelock = match hangs {
            true => None,
            false => Some(livelock(&self.run, self.cycle.0)?),
        };
        let standstill = Standstill::new(
            self.run.config,
            self.cycle,
            if hangs { idle_cycles } else { 0 },
            &self.model_record,
            self.model.environment.memory(),
            &|context| self.model.side.awaiting_others(context),
            self.run.listing(),
        );
        Ok(Standstill { livelock, ..standstill })
    }

    /// A run that agreed to its end.
    pub(crate) fn passed(&self, compared: View) -> Result<Outcome, SideError> {
        let (environment, state) = (&self.model.environment, self.model.side.state(0)?);
        let ram = environment.memory();
        let listing = self.run.listing();
        let state = state.as_ref();
        Ok(Outcome::Passed(Passed {
            compared,
            statistics: self.watch.statistics,
            console: environment.console_output().to_vec(),
            interrupted: interrupted(self.run.config, &self.model_record, ram, state, listing),
        }))
    }
}

/// Calls the progress function when it is time.
#[inline]
pub(crate) fn tell(cycle: Cycle, progress: &mut dyn FnMut(u64)) {
    if cycle.0.is_multiple_of(PROGRESS_CYCLES) {
        progress(cycle.0);
    }
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
