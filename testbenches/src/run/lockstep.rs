//! The lock step: both sides, one cycle each, everything compared, until they differ or end.
//!
//! The loop does per cycle only what must be done per cycle - step, compare two slices, count - because its speed is
//! what decides how much gets tested. Everything that explains is worked out afterwards, in `mismatch` and
//! `standstill`, from what `history` kept.

use std::sync::atomic::{AtomicBool, Ordering};

use assembler::Image;
use isa::{CoreConfig, Cycle, CycleRecord, Scalar, TraceLayout};

use crate::compare::difference::FieldDifference;
use crate::compare::events::{Event, Streams};
use crate::compare::history::Records;
use crate::compare::state::{environment_differences, States};
use crate::environment::console_input::ConsoleInput;
use crate::environment::host::HostStart;
use crate::environment::memory_timing::{MemoryTiming, IDLE_CYCLES_MAX};
use crate::environment::resets::Resets;
use crate::environment::Environment;
use crate::report::event_text::Digits;
use crate::report::listing::Listing;
use crate::report::mismatch::{Evidence, Found, Mismatch, Verdict};
use crate::report::standstill::Standstill;
use crate::run::judge::{Judge, Judged};
use crate::run::outcome::Outcome;
use crate::run::watch::{is_active, Seen, Watch};
use crate::sides::{Bench, Side, SideError, View};

/// Cycles for which both sides go on after a mismatch, to tell an architectural one from one of timing.
pub(crate) const VERDICT_CYCLES: u64 = 4096;

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

    /// A side in the environment of this run.
    pub fn bench<S: Side>(&self, side: S) -> Bench<S> {
        Bench::new(side, self.config, &self.memory(), self.console_input, self.timing)
            .with_resets(self.resets)
            .with_start(self.start)
    }

    /// Both sides' state, where they show it, and environments; what differs, and of which copy of the RTL's registers.
    pub(crate) fn state_differences<R: Side, M: Side>(
        &self,
        rtl: &Bench<R>,
        model: &Bench<M>,
    ) -> Result<(Vec<FieldDifference>, States), SideError> {
        let mut states = states(rtl, model)?;
        let mut differences = states.differences(self.config);
        for copy in 1..rtl.side.copies() {
            if differences.is_empty() {
                states.rtl = rtl.side.state(copy)?;
                differences = states.differences(self.config);
            }
        }
        let environments = [&rtl.environment, &model.environment];
        differences.extend(environment_differences(
            self.config,
            environments.map(Environment::memory),
            environments.map(Environment::console_output),
        ));
        Ok((differences, states))
    }

    /// The program as a reader knows it.
    pub const fn listing(&self) -> Listing<'_> {
        Listing::new(self.image, self.config.arch)
    }
}

/// The states of both sides, of those that show theirs.
fn states<R: Side, M: Side>(rtl: &Bench<R>, model: &Bench<M>) -> Result<States, SideError> {
    Ok(States { rtl: rtl.side.state(0)?, model: model.side.state(0)? })
}

/// Two sides in lock step.
pub struct LockStep<'a, R, M> {
    judge: Judge<'a, M>,
    rtl: Bench<R>,
    records: Records,
    stop: Option<&'a AtomicBool>,
}

impl<'a, R: Side, M: Side> LockStep<'a, R, M> {
    /// Both sides before cycle 0, in environments of this run ([`Run::bench`]).
    pub fn new(run: Run<'a>, rtl: Bench<R>, model: Bench<M>) -> Self {
        LockStep {
            judge: Judge::new(run, model, rtl.side.view()),
            rtl,
            records: Records::new(TraceLayout::new(run.config)),
            stop: None,
        }
    }

    /// The same from a snapshot on, with both sides' benches in its state.
    pub(crate) fn from(mut self, cycle: Cycle, watch: &Watch) -> Self {
        self.judge.cycle = cycle;
        self.judge.watch.clone_from(watch);
        self
    }

    /// The same; the run is given up once `stop` is set.
    #[must_use]
    pub(crate) fn until(self, stop: &'a AtomicBool) -> Self {
        LockStep { stop: Some(stop), ..self }
    }

    /// Runs to the outcome; calls `progress` with the number of cycles now and then.
    ///
    /// # Errors
    /// When a side cannot go on.
    pub fn run(&mut self, progress: &mut dyn FnMut(u64)) -> Result<Outcome, SideError> {
        while self.judge.cycle.0 < self.judge.run.max_cycles || self.judge.watch.is_done() {
            let record = self.records.record_mut(self.judge.cycle);
            self.rtl.cycle(record)?;
            match self.judge.see(record)? {
                Judged::Agreed(Seen::GoesOn) => {}
                Judged::Agreed(Seen::Ended) => return self.end(),
                Judged::Agreed(Seen::Hangs) => return self.give_up(Outcome::Hang),
                Judged::Differ => return Ok(Outcome::Mismatch(Box::new(self.mismatch()?))),
            }
            if let Some(mismatch) = self.compare_state_on_request()? {
                return Ok(Outcome::Mismatch(Box::new(mismatch)));
            }
            self.judge.tell(progress);
            let is_stopped = self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed));
            if is_stopped && !self.judge.watch.is_done() {
                return self.give_up(Outcome::Stopped);
            }
        }
        self.give_up(Outcome::CycleLimit)
    }

    /// Ends a run that has not come to its own end; the states are compared all the same.
    fn give_up(&mut self, outcome: fn(Standstill) -> Outcome) -> Result<Outcome, SideError> {
        if self.judge.has_state() {
            if let Some(mismatch) = self.state_mismatch(Found::InStateAtEnd)? {
                return Ok(Outcome::Mismatch(Box::new(mismatch)));
            }
        }
        Ok(outcome(self.judge.standstill()?))
    }

    fn compare_state_on_request(&mut self) -> Result<Option<Mismatch>, SideError> {
        let cycles = self.judge.run.compare_state_every;
        let due = cycles.is_some_and(|cycles| self.judge.cycle.0.is_multiple_of(cycles.max(1)));
        if !due || !self.judge.has_state() {
            return Ok(None);
        }
        self.state_mismatch(Found::InStateDuringRun)
    }

    fn state_mismatch(&mut self, found: Found) -> Result<Option<Mismatch>, SideError> {
        let run = self.judge.run;
        let (differences, states) = run.state_differences(&self.rtl, &self.judge.model)?;
        if differences.is_empty() {
            return Ok(None);
        }
        let evidence = self.evidence(&states);
        Ok(Some(Mismatch::of_state(found, differences, &evidence)))
    }

    fn evidence<'b>(&'b self, states: &'b States) -> Evidence<'b> {
        Evidence {
            config: self.judge.run.config,
            cycle: self.judge.cycle,
            listing: self.judge.run.listing(),
            ram: self.rtl.environment.memory(),
            records: &self.records,
            instructions: &self.judge.watch.instructions,
            states,
        }
    }

    fn end(&mut self) -> Result<Outcome, SideError> {
        if let Some(mismatch) = self.state_mismatch(Found::InStateAtEnd)? {
            return Ok(Outcome::Mismatch(Box::new(mismatch)));
        }
        self.judge.passed(self.rtl.side.view())
    }

    fn mismatch(&mut self) -> Result<Mismatch, SideError> {
        let states = states(&self.rtl, &self.judge.model)?;
        let rtl_record = self.records.record_mut(self.judge.cycle).clone();
        let evidence = self.evidence(&states);
        let mut mismatch = Mismatch::of_records(&rtl_record, &self.judge.model_record, &evidence);
        mismatch.verdict = self.verdict(rtl_record);
        Ok(mismatch)
    }

    /// Lets both sides go on, each for itself, and compares what their warps do.
    fn verdict(&mut self, rtl_record: CycleRecord) -> Verdict {
        let config = self.judge.run.config;
        if self.rtl.side.view() == View::CorePorts {
            return Verdict::AtThePorts;
        }
        let rtl = go_on(config, &mut self.rtl, rtl_record);
        let model_record = self.judge.model_record.clone();
        let model = go_on(config, &mut self.judge.model, model_record);
        let digits = Digits { word_bits: config.arch.word_bits(), lanes: config.arch.lanes() };
        let told = |event: Option<&Event>| event.map(|event| event.describe(digits));
        match rtl.first_difference(&model) {
            Some(parting) => Verdict::Architectural {
                warp: Some(parting.warp),
                split_context: Some(parting.context).filter(|&context| config.home_of(context).is_none()),
                rtl: told(parting.one),
                model: told(parting.two),
            },
            None => Verdict::TimingOnly { cycles: VERDICT_CYCLES, ended: rtl.ended && model.ended },
        }
    }
}

/// A side's events from the cycle of the record on, until it comes to its end, or to a standstill.
fn go_on<S: Side>(config: &CoreConfig, bench: &mut Bench<S>, mut record: CycleRecord) -> Streams {
    let mut streams = Streams::new(config);
    let mut idle_cycles = 0;
    for _ in 0..VERDICT_CYCLES {
        streams.add(&record);
        idle_cycles = if is_active(&record) { 0 } else { idle_cycles + 1 };
        let done = record.scalar(Scalar::Done) != 0;
        // A side that cannot go on has come to its end, too.
        if done || idle_cycles >= IDLE_CYCLES_MAX || bench.cycle(&mut record).is_err() {
            streams.ended = true;
            return streams;
        }
    }
    streams
}
