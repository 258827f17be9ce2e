//! The lock step: both sides, one cycle each, everything compared, until they differ or end.
//!
//! The loop does per cycle only what must be done per cycle - step, compare two slices, count - because its speed is
//! what decides how much gets tested. Everything that explains is worked out afterwards, in `mismatch` and
//! `standstill`, from what `history` kept.

use assembler::Image;
use isa::{CoreConfig, Cycle, CycleRecord, PerContext, PerWarp, Scalar, Slot, TraceLayout, Warp};

use crate::compare::difference::FieldDifference;
use crate::compare::events::{Event, Streams};
use crate::compare::history::Records;
use crate::compare::state::{core_differences, environment_differences, CoreState};
use crate::environment::console_input::ConsoleInput;
use crate::environment::host::HostStart;
use crate::environment::memory_timing::MemoryTiming;
use crate::environment::resets::Resets;
use crate::environment::Environment;
use crate::report::event_text::Digits;
use crate::report::lacks::lacks;
use crate::report::listing::Listing;
use crate::report::mismatch::{Evidence, Found, Mismatch, Verdict};
use crate::report::standstill::Standstill;
use crate::run::outcome::{InterruptedWarp, Outcome, Passed};
use crate::run::watch::{is_active, Seen, Watch, IDLE_CYCLES_MAX};
use crate::sides::{Bench, Side, SideError, View};

/// Cycles for which both sides go on after a mismatch, to tell an architectural one from one of timing.
const VERDICT_CYCLES: u64 = 4096;
/// Cycles between two calls of the progress function.
pub(crate) const PROGRESS_CYCLES: u64 = 1 << 16;

/// What is run.
#[derive(Clone, Copy)]
pub struct Run<'a> {
    /// The core.
    pub config: &'a CoreConfig,
    /// The program.
    pub image: &'a Image,
    /// What the memory is like.
    pub timing: MemoryTiming,
    /// The run is given up after this many cycles.
    pub max_cycles: u64,
    /// Register files, stacks and memories are compared every so many cycles, too.
    pub compare_state_every: Option<u64>,
    /// What arrives at the console.
    pub console_input: &'a ConsoleInput,
    /// When the core is reset in the middle of it.
    pub resets: &'a Resets,
    /// Where a host starts the program, and with which argument; `None`: as the seed says.
    pub start: Option<HostStart>,
}

impl Run<'_> {
    /// The image as it lies in RAM from address 0 on.
    pub fn memory(&self) -> Vec<u8> {
        let mut memory = vec![0; self.image.base.0 as usize];
        memory.extend_from_slice(&self.image.bytes);
        memory
    }

    /// Whether the states can be compared before this cycle: until it is cleared, the RTL's register file holds anything.
    pub(crate) fn has_state(&self, cycle: Cycle) -> bool {
        self.resets.cycles_since(cycle.0) >= self.config.clear_cycles()
    }

    /// A watch over this run.
    pub(crate) fn watch(&self) -> Watch {
        Watch::new(self.config.contexts(), self.console_input, self.resets)
    }

    /// A side in the environment of this run.
    pub fn bench<S: Side>(&self, side: S) -> Bench<S> {
        Bench::new(
            side,
            self.config,
            &self.memory(),
            self.console_input,
            self.timing,
        )
        .with_resets(self.resets)
        .with_start(self.start)
    }

    /// Both sides' state, where they show it, and environments; what differs, and of which copy of the RTL's registers.
    pub(crate) fn state_differences<R: Side, M: Side>(
        &self,
        rtl: &Bench<R>,
        model: &Bench<M>,
    ) -> Result<(Vec<FieldDifference>, States), SideError> {
        let mut states = States::of(rtl, model)?;
        let mut differences = states.differences(self.config);
        for copy in 1..rtl.side.copies() {
            if differences.is_empty() {
                states.rtl = rtl.side.state(copy)?;
                differences = states.differences(self.config);
            }
        }
        let environments =
            environment_differences(self.config, &rtl.environment, &model.environment);
        differences.extend(environments);
        Ok((differences, states))
    }

    /// The table of a run that is given up before `cycle`; the record is of the cycle before.
    pub(crate) fn standstill<M: Side>(
        &self,
        cycle: Cycle,
        watch: &Watch,
        record: &CycleRecord,
        model: &Bench<M>,
    ) -> Standstill {
        let hangs = watch.idle_cycles >= IDLE_CYCLES_MAX;
        let idle_cycles = if hangs { watch.idle_cycles } else { 0 };
        Standstill::new(
            self.config,
            cycle,
            idle_cycles,
            record,
            model,
            self.listing(),
        )
    }

    /// A run that agreed to its end; record and state are those after its last cycle.
    pub(crate) fn passed(
        &self,
        watch: &Watch,
        record: &CycleRecord,
        environment: &Environment,
        (compared, state): (View, Option<CoreState>),
    ) -> Passed {
        let interrupted = (0..self.config.arch.warps()).map(Warp).filter_map(|warp| {
            let interrupt = record.get(Slot::Warp(PerWarp::Interrupt, warp));
            let context = self.config.home_context(warp);
            let pc = record.get(Slot::Context(PerContext::Pc, context));
            let interrupt = interrupt.checked_sub(1)?;
            let instruction = self.listing().instruction(environment, pc);
            let registers = state.as_ref().zip(instruction);
            Some(InterruptedWarp {
                warp,
                interrupt,
                instruction: self.listing().line(environment, pc),
                lacks: registers.and_then(|(state, instruction)| {
                    lacks(self.config, state, warp, interrupt, &instruction)
                }),
            })
        });
        Passed {
            compared,
            statistics: watch.statistics,
            console: environment.console_output().to_vec(),
            interrupted: interrupted.collect(),
        }
    }

    /// The program as a reader knows it.
    pub const fn listing(&self) -> Listing<'_> {
        Listing::new(self.image, self.config.arch)
    }
}

/// Both sides' states, of those that show theirs.
pub struct States {
    /// The RTL's.
    pub rtl: Option<CoreState>,
    /// The model's.
    pub model: Option<CoreState>,
}

impl States {
    fn of<R: Side, M: Side>(rtl: &Bench<R>, model: &Bench<M>) -> Result<Self, SideError> {
        Ok(States {
            rtl: rtl.side.state(0)?,
            model: model.side.state(0)?,
        })
    }

    /// What differs; nothing is compared unless both show it.
    fn differences(&self, config: &CoreConfig) -> Vec<FieldDifference> {
        match (&self.rtl, &self.model) {
            (Some(rtl), Some(model)) => core_differences(config, rtl, model),
            (None, _) | (_, None) => Vec::new(),
        }
    }
}

/// Two sides in lock step.
pub struct LockStep<'a, R, M> {
    run: Run<'a>,
    rtl: Bench<R>,
    model: Bench<M>,
    model_record: CycleRecord,
    /// Slots that the RTL does not show: its records hold the model's values there, for those who explain.
    hidden: Vec<usize>,
    records: Records,
    watch: Watch,
    cycle: Cycle,
}

impl<'a, R: Side, M: Side> LockStep<'a, R, M> {
    /// Both sides before cycle 0, in environments of this run ([`Run::bench`]).
    pub fn new(run: Run<'a>, rtl: Bench<R>, model: Bench<M>) -> Self {
        let layout = TraceLayout::new(run.config);
        let hidden = rtl.side.view().hidden_slots(run.config);
        LockStep {
            run,
            rtl,
            model,
            model_record: CycleRecord::new(layout),
            hidden,
            records: Records::new(layout),
            watch: run.watch(),
            cycle: Cycle(0),
        }
    }

    /// Runs to the outcome; calls `progress` with the number of cycles now and then.
    ///
    /// # Errors
    /// When a side cannot go on.
    pub fn run(&mut self, progress: &mut dyn FnMut(u64)) -> Result<Outcome, SideError> {
        while self.cycle.0 < self.run.max_cycles || self.watch.is_done() {
            if self.step()? {
                return self
                    .mismatch()
                    .map(|mismatch| Outcome::Mismatch(Box::new(mismatch)));
            }
            let seen = self
                .watch
                .see(self.cycle, self.records.record_mut(self.cycle));
            self.cycle.0 += 1;
            match seen {
                Seen::GoesOn => {}
                Seen::Ended => return self.end(),
                Seen::Hangs => return self.give_up(Outcome::Hang),
            }
            if let Some(mismatch) = self.compare_state_on_request()? {
                return Ok(Outcome::Mismatch(Box::new(mismatch)));
            }
            if self.cycle.0.is_multiple_of(PROGRESS_CYCLES) {
                progress(self.cycle.0);
            }
        }
        self.give_up(Outcome::CycleLimit)
    }

    /// One cycle of both sides; whether they differ.
    #[inline]
    fn step(&mut self) -> Result<bool, SideError> {
        let record = self.records.record_mut(self.cycle);
        self.rtl.cycle(record)?;
        self.model.cycle(&mut self.model_record)?;
        for &slot in &self.hidden {
            record.slots_mut()[slot] = self.model_record.slots()[slot];
        }
        Ok(record.slots() != self.model_record.slots())
    }

    /// Ends a run that has not come to its own end; the states are compared all the same.
    fn give_up(&mut self, outcome: fn(Standstill) -> Outcome) -> Result<Outcome, SideError> {
        if self.run.has_state(self.cycle) {
            if let Some(mismatch) = self.state_mismatch(Found::InStateAtEnd)? {
                return Ok(Outcome::Mismatch(Box::new(mismatch)));
            }
        }
        Ok(outcome(self.standstill()))
    }

    fn standstill(&mut self) -> Standstill {
        let last = Cycle(self.cycle.0.saturating_sub(1));
        let record = self.records.record_mut(last);
        self.run
            .standstill(self.cycle, &self.watch, record, &self.model)
    }

    fn compare_state_on_request(&mut self) -> Result<Option<Mismatch>, SideError> {
        let due = self
            .run
            .compare_state_every
            .is_some_and(|cycles| self.cycle.0.is_multiple_of(cycles.max(1)));
        if !due || !self.run.has_state(self.cycle) {
            return Ok(None);
        }
        self.state_mismatch(Found::InStateDuringRun)
    }

    fn state_mismatch(&mut self, found: Found) -> Result<Option<Mismatch>, SideError> {
        let (differences, states) = self.run.state_differences(&self.rtl, &self.model)?;
        if differences.is_empty() {
            return Ok(None);
        }
        let evidence = self.evidence(&states);
        Ok(Some(Mismatch::of_state(
            self.run.config,
            self.cycle,
            found,
            differences,
            &evidence,
        )))
    }

    fn evidence<'b>(&'b self, states: &'b States) -> Evidence<'b> {
        Evidence {
            listing: self.run.listing(),
            environment: &self.rtl.environment,
            records: &self.records,
            instructions: &self.watch.instructions,
            states,
        }
    }

    fn end(&mut self) -> Result<Outcome, SideError> {
        if let Some(mismatch) = self.state_mismatch(Found::InStateAtEnd)? {
            return Ok(Outcome::Mismatch(Box::new(mismatch)));
        }
        let compared = (self.rtl.side.view(), self.model.side.state(0)?);
        let (record, environment) = (&self.model_record, &self.rtl.environment);
        Ok(Outcome::Passed(self.run.passed(
            &self.watch,
            record,
            environment,
            compared,
        )))
    }

    fn mismatch(&mut self) -> Result<Mismatch, SideError> {
        let states = States::of(&self.rtl, &self.model)?;
        let rtl_record = self.records.record_mut(self.cycle).clone();
        let evidence = self.evidence(&states);
        let mut mismatch = Mismatch::of_records(
            self.run.config,
            self.cycle,
            &rtl_record,
            &self.model_record,
            &evidence,
        );
        mismatch.verdict = self.verdict(rtl_record);
        Ok(mismatch)
    }

    /// Lets both sides go on, each for itself, and compares what their warps do.
    fn verdict(&mut self, rtl_record: CycleRecord) -> Verdict {
        let config = self.run.config;
        if self.rtl.side.view() == View::CorePorts {
            return Verdict::AtThePorts;
        }
        let (rtl, rtl_ended) = go_on(config, &mut self.rtl, rtl_record);
        let model_record = self.model_record.clone();
        let (model, model_ended) = go_on(config, &mut self.model, model_record);
        let digits = Digits {
            word_bits: self.run.config.arch.word_bits(),
            lanes: self.run.config.arch.lanes(),
        };
        let told = |event: Option<&Event>| event.map(|event| event.describe(digits));
        match rtl.first_difference(rtl_ended, &model, model_ended) {
            Some(parting) => Verdict::Architectural {
                warp: Some(parting.warp),
                split_context: Some(parting.context)
                    .filter(|&context| config.home_of(context).is_none()),
                rtl: told(parting.one),
                model: told(parting.two),
            },
            None => Verdict::TimingOnly {
                cycles: VERDICT_CYCLES,
                ended: rtl_ended && model_ended,
            },
        }
    }
}

/// A side's events from the cycle of the record on; and whether it came to its end, or to a standstill.
fn go_on<S: Side>(
    config: &CoreConfig,
    bench: &mut Bench<S>,
    mut record: CycleRecord,
) -> (Streams, bool) {
    let mut streams = Streams::new(config);
    let mut idle_cycles = 0;
    for _ in 0..VERDICT_CYCLES {
        streams.add(&record);
        idle_cycles = if is_active(&record) {
            0
        } else {
            idle_cycles + 1
        };
        let done = record.scalar(Scalar::Done) != 0;
        // A side that cannot go on has come to its end, too.
        if done || idle_cycles >= IDLE_CYCLES_MAX || bench.cycle(&mut record).is_err() {
            return (streams, true);
        }
    }
    (streams, false)
}
