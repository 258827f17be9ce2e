//! The lock step: both sides, one cycle each, everything compared, until they differ or end.
//!
//! The loop does per cycle only what must be done per cycle - step, compare two slices, count - because its speed is
//! what decides how much gets tested. Everything that explains is worked out afterwards, in `mismatch` and
//! `standstill`, from what `history` kept.

use assembler::Image;
use isa::trace::StallCause;
use isa::{CoreConfig, Cycle, CycleRecord, PerWarp, Scalar, Slot, TraceLayout, Warp};
use serde::Serialize;

use crate::difference::FieldDifference;
use crate::events::{Event, Streams};
use crate::history::History;
use crate::listing::{InstructionLine, Listing};
use crate::mismatch::{Evidence, Found, Mismatch, Verdict};
use crate::side::{Bench, Side, SideError};
use crate::standstill::Standstill;
use crate::state::{core_differences, environment_differences};
use crate::statistics::Statistics;

/// Cycles for which both sides go on after `done`: it must stay, and nothing may happen any more.
const CYCLES_AFTER_DONE: u64 = 8;
/// Cycles without anything happening that count as a standstill. The longest latency is 32 cycles, and a port of the
/// harshest pattern is ready in three of sixteen, so no memory is silent for so long.
const IDLE_CYCLES_MAX: u64 = 1024;
/// Cycles for which both sides go on after a mismatch, to tell an architectural one from one of timing.
const VERDICT_CYCLES: u64 = 4096;
/// Cycles between two calls of the progress function.
const PROGRESS_CYCLES: u64 = 1 << 16;

/// What is run.
#[derive(Clone, Copy)]
pub struct Run<'a> {
    /// The core.
    pub config: &'a CoreConfig,
    /// The program.
    pub image: &'a Image,
    /// Of the memory's latency and back-pressure.
    pub seed: u64,
    /// The run is given up after this many cycles.
    pub max_cycles: u64,
    /// Register files, stacks and memories are compared every so many cycles, too.
    pub compare_state_every: Option<u64>,
    /// Bytes that wait at the console.
    pub console_input: &'a [u8],
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
        Bench::new(
            side,
            self.config,
            &self.memory(),
            self.console_input,
            self.seed,
        )
    }

    /// The program as a reader knows it.
    pub const fn listing(&self) -> Listing<'_> {
        Listing::new(self.image, self.config.arch)
    }
}

/// A warp that an interrupt stopped.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct InterruptedWarp {
    /// Which.
    pub warp: Warp,
    /// The interrupt's number.
    pub interrupt: u64,
    /// The instruction at the saved pc.
    pub instruction: InstructionLine,
}

/// A run in which the sides agreed to the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Passed {
    /// Cycles, instructions, stalls.
    pub statistics: Statistics,
    /// What was printed.
    pub console: Vec<u8>,
    /// The warps that an interrupt stopped.
    pub interrupted: Vec<InterruptedWarp>,
}

/// How a run came out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case", tag = "outcome")]
pub enum Outcome {
    /// Both sides agreed in every cycle and at the end.
    Passed(Passed),
    /// They did not.
    Mismatch(Box<Mismatch>),
    /// They agreed, but nothing happens any more and warps still wait.
    Hang(Standstill),
    /// They agreed, but the program does not end within the cycles given.
    CycleLimit(Standstill),
}

/// Two sides in lock step.
pub struct LockStep<'a, R, M> {
    run: Run<'a>,
    rtl: Bench<R>,
    model: Bench<M>,
    model_record: CycleRecord,
    history: History,
    statistics: Statistics,
    cycle: Cycle,
    idle_cycles: u64,
}

impl<'a, R: Side, M: Side> LockStep<'a, R, M> {
    /// Both sides before cycle 0, in environments of this run ([`Run::bench`]).
    pub fn new(run: Run<'a>, rtl: Bench<R>, model: Bench<M>) -> Self {
        let layout = TraceLayout::new(run.config);
        LockStep {
            run,
            rtl,
            model,
            model_record: CycleRecord::new(layout),
            history: History::new(layout, run.config.arch.warps()),
            statistics: Statistics::default(),
            cycle: Cycle(0),
            idle_cycles: 0,
        }
    }

    /// Runs to the outcome; calls `progress` with the number of cycles now and then.
    ///
    /// # Errors
    /// When a side cannot go on.
    pub fn run(&mut self, progress: &mut dyn FnMut(u64)) -> Result<Outcome, SideError> {
        let mut cycles_after_done = 0;
        while self.cycle.0 < self.run.max_cycles || cycles_after_done > 0 {
            if self.step()? {
                return self
                    .mismatch()
                    .map(|mismatch| Outcome::Mismatch(Box::new(mismatch)));
            }
            let record = self.history.record_mut(self.cycle);
            if record.scalar(Scalar::Done) != 0 {
                cycles_after_done += 1;
                if cycles_after_done > CYCLES_AFTER_DONE {
                    return self.end();
                }
            } else {
                cycles_after_done = 0;
                self.account();
            }
            self.cycle.0 += 1;
            if self.idle_cycles >= IDLE_CYCLES_MAX {
                return Ok(Outcome::Hang(self.standstill()));
            }
            if let Some(mismatch) = self.compare_state_on_request()? {
                return Ok(Outcome::Mismatch(Box::new(mismatch)));
            }
            if self.cycle.0.is_multiple_of(PROGRESS_CYCLES) {
                progress(self.cycle.0);
            }
        }
        Ok(Outcome::CycleLimit(self.standstill()))
    }

    /// One cycle of both sides; whether they differ.
    #[inline]
    fn step(&mut self) -> Result<bool, SideError> {
        let record = self.history.record_mut(self.cycle);
        self.rtl.cycle(record)?;
        self.model.cycle(&mut self.model_record)?;
        Ok(record.slots() != self.model_record.slots())
    }

    #[inline]
    fn account(&mut self) {
        let retired_lanes = self.history.note(self.cycle);
        let record = self.history.record_mut(self.cycle);
        self.statistics
            .count(record.scalar(Scalar::StallCause), retired_lanes);
        self.idle_cycles = if is_active(record) {
            0
        } else {
            self.idle_cycles + 1
        };
    }

    fn standstill(&mut self) -> Standstill {
        let (config, listing) = (self.run.config, self.run.listing());
        let idle_cycles = if self.idle_cycles >= IDLE_CYCLES_MAX {
            self.idle_cycles
        } else {
            0
        };
        let last = Cycle(self.cycle.0.saturating_sub(1));
        let record = self.history.record_mut(last);
        Standstill::new(
            config,
            self.cycle,
            idle_cycles,
            record,
            &self.rtl.environment,
            listing,
        )
    }

    fn compare_state_on_request(&mut self) -> Result<Option<Mismatch>, SideError> {
        let due = self
            .run
            .compare_state_every
            .is_some_and(|cycles| self.cycle.0.is_multiple_of(cycles.max(1)));
        // Before it is cleared, the RTL's register file holds anything.
        if !due || self.cycle.0 < self.run.config.clear_cycles() {
            return Ok(None);
        }
        self.state_mismatch(Found::InStateDuringRun)
    }

    fn state_mismatch(&mut self, found: Found) -> Result<Option<Mismatch>, SideError> {
        let mut states = [self.rtl.side.state(0)?, self.model.side.state(0)?];
        let mut differences: Vec<FieldDifference> =
            core_differences(self.run.config, &states[0], &states[1]);
        for copy in 1..self.rtl.side.copies() {
            if differences.is_empty() {
                states[0] = self.rtl.side.state(copy)?;
                differences = core_differences(self.run.config, &states[0], &states[1]);
            }
        }
        let environments = (&self.rtl.environment, &self.model.environment);
        differences.extend(environment_differences(
            self.run.config,
            environments.0,
            environments.1,
        ));
        if differences.is_empty() {
            return Ok(None);
        }
        let evidence = Evidence {
            listing: self.run.listing(),
            environment: &self.rtl.environment,
            history: &self.history,
            states: [&states[0], &states[1]],
        };
        Ok(Some(Mismatch::of_state(
            self.run.config,
            self.cycle,
            found,
            differences,
            &evidence,
        )))
    }

    fn end(&mut self) -> Result<Outcome, SideError> {
        if let Some(mismatch) = self.state_mismatch(Found::InStateAtEnd)? {
            return Ok(Outcome::Mismatch(Box::new(mismatch)));
        }
        let (listing, environment) = (self.run.listing(), &self.rtl.environment);
        let record = &self.model_record;
        let interrupted = (0..self.run.config.arch.warps())
            .map(Warp)
            .filter_map(|warp| {
                let field = |field| record.get(Slot::Warp(field, warp));
                Some(InterruptedWarp {
                    warp,
                    interrupt: field(PerWarp::Interrupt).checked_sub(1)?,
                    instruction: listing.line(environment, field(PerWarp::Pc)),
                })
            });
        Ok(Outcome::Passed(Passed {
            statistics: self.statistics,
            console: environment.console_output().to_vec(),
            interrupted: interrupted.collect(),
        }))
    }

    fn mismatch(&mut self) -> Result<Mismatch, SideError> {
        let states = [self.rtl.side.state(0)?, self.model.side.state(0)?];
        let rtl_record = self.history.record_mut(self.cycle).clone();
        let evidence = Evidence {
            listing: self.run.listing(),
            environment: &self.rtl.environment,
            history: &self.history,
            states: [&states[0], &states[1]],
        };
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
        let warps = self.run.config.arch.warps();
        let (rtl, rtl_ended) = go_on(&mut self.rtl, rtl_record, warps);
        let (model, model_ended) = go_on(&mut self.model, self.model_record.clone(), warps);
        let told = |event: Option<&Event>| event.map(Event::to_string);
        match rtl.first_difference(rtl_ended, &model, model_ended) {
            Some(parting) => Verdict::Architectural {
                warp: Some(parting.warp),
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
fn go_on<S: Side>(bench: &mut Bench<S>, mut record: CycleRecord, warps: u32) -> (Streams, bool) {
    let mut streams = Streams::new(warps);
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

/// Whether anything moves in this cycle.
#[inline]
fn is_active(record: &CycleRecord) -> bool {
    use Scalar::*;
    let stages = [
        ScheduleValid,
        FetchValid,
        DecodeValid,
        OperandsValid,
        ExecuteValid,
        CommitValid,
    ];
    let moving = stages
        .iter()
        .fold(0, |any, &field| any | record.scalar(field));
    let request = record.scalar(DataRequestValid) & record.scalar(DataRequestReady);
    let response = record.scalar(DataResponseValid) & record.scalar(DataResponseReady);
    let clearing = record.scalar(StallCause) == self::StallCause::Clearing as u64;
    (moving | request | response) != 0 || clearing
}
