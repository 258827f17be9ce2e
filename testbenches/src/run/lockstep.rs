//! The lock step: both sides, one cycle each, everything compared, until they differ or end.
//!
//! The loop does per cycle only what must be done per cycle - step, compare slices, count - because its speed is what
//! decides how much gets tested. Everything that explains is worked out afterwards, in `mismatch` and `standstill`, from
//! what the history kept.

use std::sync::atomic::{AtomicBool, Ordering};

use assembler::Image;
use isa::{CoreConfig, Cycle, Scalar};

use crate::compare::events::{Event, Streams};
use crate::compare::state::{environment_differences, States};
use crate::environment::console_input::ConsoleInput;
use crate::environment::host::HostStart;
use crate::environment::memory_timing::{MemoryTiming, IDLE_CYCLES_MAX};
use crate::environment::resets::Resets;
use crate::environment::Environment;
use crate::report::event_text::Digits;
use crate::report::listing::Listing;
use crate::report::mismatch::{Found, Verdict};
use crate::run::judge::{Judge, Judged};
use crate::run::outcome::Outcome;
use crate::run::scene::{CoreDifferences, Scene, StateDifferences};
use crate::run::watch::{is_active, Seen, Watches};
use crate::sides::{Bench, Side, SideError, View};
use crate::system::{MismatchReport, System, SystemHistory, SystemRecord};

/// Cycles for which both sides go on after a mismatch, to tell an architectural one from one of timing.
pub(crate) const VERDICT_CYCLES: u64 = 4096;

/// What is run.
#[derive(Clone, Copy)]
pub struct Run<'a, S = CoreConfig> {
    /// The system: a core alone, or a cluster.
    pub config: &'a S,
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
    /// When the system is reset in the middle of it.
    pub resets: &'a Resets,
    /// Where a host starts the program, and with which argument; `None`: as the seed says.
    pub start: Option<HostStart>,
}

impl<'a, S: System> Run<'a, S> {
    /// The program on that system with such a memory, for so many cycles at most, and nothing else.
    pub fn new(config: &'a S, image: &'a Image, timing: MemoryTiming, max_cycles: u64) -> Self {
        Run {
            config,
            image,
            timing,
            max_cycles,
            compare_state_every: None,
            console_input: ConsoleInput::none(),
            resets: Resets::none(),
            start: None,
        }
    }

    /// The run on another system.
    pub fn on<T: System>(self, config: &'a T) -> Run<'a, T> {
        let Run { image, timing, max_cycles, compare_state_every, console_input, resets, start, .. } = self;
        Run { config, image, timing, max_cycles, compare_state_every, console_input, resets, start }
    }

    /// The image as it lies in RAM from address 0 on.
    pub fn memory(&self) -> Vec<u8> {
        let mut memory = vec![0; self.image.base.0 as usize];
        memory.extend_from_slice(&self.image.bytes);
        memory
    }

    /// A side in the environment of this run.
    pub fn bench<R: Side<S>>(&self, side: R) -> Bench<R, S> {
        Bench::new(side, self.config, &self.memory(), self.console_input, self.timing)
            .with_resets(self.resets)
            .with_start(self.start)
    }

    /// The golden model in the environment of this run.
    pub fn model(&self) -> Bench<S::Model, S> {
        self.bench(self.config.model())
    }

    /// Both sides' state, where they show it, and environments; what differs, and in which copy of the RTL's registers.
    pub(crate) fn state_differences<R: Side<S>, M: Side<S>>(
        &self,
        rtl: &Bench<R, S>,
        model: &Bench<M, S>,
    ) -> Result<StateDifferences, SideError> {
        let config = self.config.core();
        let of_core = |core: u32| {
            let mut states = states(rtl, model, core)?;
            let mut differences = states.differences(config);
            for copy in 1..rtl.side.copies() {
                if differences.is_empty() {
                    states.rtl = rtl.side.state(core, copy)?;
                    differences = states.differences(config);
                }
            }
            Ok(CoreDifferences { states, differences })
        };
        let environments = [&rtl.environment, &model.environment];
        Ok(StateDifferences {
            cores: (0..self.config.core_count()).map(of_core).collect::<Result<_, _>>()?,
            shared: environment_differences(
                config,
                environments.map(Environment::memory),
                environments.map(Environment::console_output),
            ),
        })
    }

    /// The program as a reader knows it.
    pub fn listing(&self) -> Listing<'a> {
        Listing::new(self.image, self.config.core().arch)
    }
}

/// The states of a core on both sides, of those that show theirs.
fn states<S: System, R: Side<S>, M: Side<S>>(
    rtl: &Bench<R, S>,
    model: &Bench<M, S>,
    core: u32,
) -> Result<States, SideError> {
    Ok(States { rtl: rtl.side.state(core, 0)?, model: model.side.state(core, 0)? })
}

/// Two sides in lock step.
pub struct LockStep<'a, R, M, S: System = CoreConfig> {
    judge: Judge<'a, M, S>,
    rtl: Bench<R, S>,
    history: S::History,
    stop: Option<&'a AtomicBool>,
}

impl<'a, S: System, R: Side<S>, M: Side<S>> LockStep<'a, R, M, S> {
    /// Both sides before cycle 0, in environments of this run ([`Run::bench`]).
    pub fn new(run: Run<'a, S>, rtl: Bench<R, S>, model: Bench<M, S>) -> Self {
        LockStep {
            judge: Judge::new(run, model, rtl.side.view()),
            rtl,
            history: S::History::new(run.config),
            stop: None,
        }
    }

    /// Begins at a snapshot, with both sides' benches in its state.
    pub(crate) fn from(mut self, cycle: Cycle, watches: &Watches) -> Self {
        self.judge.cycle = cycle;
        self.judge.watches.clone_from(watches);
        self
    }

    /// Gives the run up once `stop` is set.
    #[must_use]
    pub(crate) fn until(self, stop: &'a AtomicBool) -> Self {
        LockStep { stop: Some(stop), ..self }
    }

    /// The golden model's side.
    pub(crate) fn model(&self) -> &M {
        &self.judge.model.side
    }

    /// RAM from address 0 on, as the RTL has left it.
    pub fn memory(&self) -> &[u8] {
        self.rtl.environment.memory().bytes()
    }

    /// Runs to the outcome; calls `progress` with the number of cycles now and then.
    ///
    /// # Errors
    /// When a side cannot go on.
    pub fn run(&mut self, progress: &mut dyn FnMut(u64)) -> Result<Outcome<S>, SideError> {
        let Run { max_cycles, resets, .. } = self.judge.run;
        while self.judge.cycle.0 < max_cycles || self.judge.watches.is_done() {
            let cycle = self.judge.cycle;
            if resets.at(cycle.0) {
                self.history.reset();
            }
            let record = self.history.record_mut(cycle);
            self.rtl.cycle(record)?;
            let seen = match self.judge.see(record)? {
                Judged::Agreed(seen) => seen,
                Judged::Differ => return Ok(Outcome::Mismatch(Box::new(self.mismatch()?))),
            };
            self.history.note(cycle);
            match seen {
                Seen::GoesOn => {}
                Seen::Ended => return self.end(),
                Seen::Hangs => return self.give_up(Outcome::Hang),
            }
            if let Some(mismatch) = self.compare_state_on_request()? {
                return Ok(Outcome::Mismatch(Box::new(mismatch)));
            }
            self.judge.tell(progress);
            let is_stopped = self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed));
            if is_stopped && !self.judge.watches.is_done() {
                return self.give_up(Outcome::Stopped);
            }
        }
        self.give_up(Outcome::CycleLimit)
    }

    /// Ends a run that has not reached its own end; the states are compared all the same.
    fn give_up(&mut self, outcome: fn(S::Standstill) -> Outcome<S>) -> Result<Outcome<S>, SideError> {
        if self.judge.has_state() {
            if let Some(mismatch) = self.state_mismatch(Found::InStateAtEnd)? {
                return Ok(Outcome::Mismatch(Box::new(mismatch)));
            }
        }
        Ok(outcome(self.judge.standstill()?))
    }

    fn compare_state_on_request(&mut self) -> Result<Option<S::Mismatch>, SideError> {
        let cycles = self.judge.run.compare_state_every;
        let due = cycles.is_some_and(|cycles| self.judge.cycle.0.is_multiple_of(cycles.max(1)));
        if !due || !self.judge.has_state() {
            return Ok(None);
        }
        self.state_mismatch(Found::InStateDuringRun)
    }

    fn state_mismatch(&mut self, found: Found) -> Result<Option<S::Mismatch>, SideError> {
        let differences = self.judge.run.state_differences(&self.rtl, &self.judge.model)?;
        if differences.is_empty() {
            return Ok(None);
        }
        Ok(Some(self.in_scene(|scene| S::mismatch_of_state(scene, found, differences))))
    }

    fn end(&mut self) -> Result<Outcome<S>, SideError> {
        if let Some(mismatch) = self.state_mismatch(Found::InStateAtEnd)? {
            return Ok(Outcome::Mismatch(Box::new(mismatch)));
        }
        self.judge.passed(self.rtl.side.view())
    }

    fn mismatch(&mut self) -> Result<S::Mismatch, SideError> {
        let mut mismatch = self.in_scene(S::mismatch_of_records)?;
        mismatch.set_verdict(self.verdict());
        Ok(mismatch)
    }

    /// What the report of a mismatch is made from.
    fn in_scene<T>(&mut self, report: impl FnOnce(&Scene<'_, S>) -> T) -> T {
        let rtl_record = self.history.record_mut(self.judge.cycle).clone();
        report(&Scene {
            run: self.judge.run,
            cycle: self.judge.cycle,
            records: [&rtl_record, &self.judge.model_record],
            history: &self.history,
            watches: &self.judge.watches,
            ram: self.rtl.environment.memory(),
            states: &|core| states(&self.rtl, &self.judge.model, core),
            fired: &|core| self.judge.model.side.fired(core),
            under_way: &|core| self.judge.model.side.under_way(core),
        })
    }

    /// Lets both sides go on, each for itself, and compares what their warps do.
    fn verdict(&mut self) -> Verdict {
        let config = self.judge.run.config.core();
        if self.rtl.side.view() == View::CorePorts {
            return Verdict::AtThePorts;
        }
        let rtl = go_on(config, &mut self.rtl, self.history.record_mut(self.judge.cycle).clone());
        let model = go_on(config, &mut self.judge.model, self.judge.model_record.clone());
        let digits = Digits { word_bits: config.arch.word_bits(), lanes: config.arch.lanes() };
        let told = |event: Option<&Event>| event.map(|event| event.describe(digits));
        let partings = (0..).zip(rtl.iter().zip(&model)).filter_map(|(core, (rtl, model))| {
            let parting = rtl.first_difference(model)?;
            Some((core, parting))
        });
        match partings.min_by_key(|(_, parting)| parting.cycle) {
            Some((core, parting)) => Verdict::Architectural {
                core: S::HAS_INTERCONNECT.then_some(core),
                warp: Some(parting.warp),
                split_context: Some(parting.context).filter(|&context| config.home_of(context).is_none()),
                rtl: told(parting.one),
                model: told(parting.two),
            },
            None => Verdict::TimingOnly {
                cycles: VERDICT_CYCLES,
                ended: rtl.iter().chain(&model).all(|streams| streams.ended),
            },
        }
    }
}

/// A side's events, core by core, from the cycle of the record on, until it reaches its end, or a standstill.
fn go_on<S: System, R: Side<S>>(config: &CoreConfig, bench: &mut Bench<R, S>, mut record: S::Record) -> Vec<Streams> {
    let mut streams: Vec<Streams> = record.cores().iter().map(|_| Streams::new(config)).collect();
    let mut idle_cycles = 0;
    for _ in 0..VERDICT_CYCLES {
        for (streams, record) in streams.iter_mut().zip(record.cores()) {
            streams.add(record);
        }
        idle_cycles = if record.cores().iter().any(is_active) { 0 } else { idle_cycles + 1 };
        let done = record.cores().iter().all(|core| core.scalar(Scalar::Done) != 0);
        // A side that cannot go on has reached its end, too.
        if done || idle_cycles >= IDLE_CYCLES_MAX || bench.cycle(&mut record).is_err() {
            streams.iter_mut().for_each(|streams| streams.ended = true);
            break;
        }
    }
    streams
}
