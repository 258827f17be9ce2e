//! The lock step of a cluster: both sides, one cycle each, everything compared, until they differ or end.

use std::sync::atomic::{AtomicBool, Ordering};

use isa::{ClusterConfig, Cycle, CycleRecord};

use super::events::{History, SharedPort};
use super::judge::ClusterJudge;
use super::mismatch::{ClusterMismatch, ClusterVerdict};
use super::outcome::{ClusterOutcome, ClusterStandstill};
use super::record::ClusterRecord;
use super::sides::{ClusterBench, ClusterSide};
use crate::compare::cause::{cause, is_from_interconnect, Cause};
use crate::compare::difference::FieldDifference;
use crate::compare::events::{Event, Streams};
use crate::compare::state::{core_differences, environment_differences, States};
use crate::environment::memory_timing::IDLE_CYCLES_MAX;
use crate::report::event_text::Digits;
use crate::report::mismatch::{Evidence, Found, Mismatch};
use crate::run::cosim::CosimOptions;
use crate::run::judge::Judged;
use crate::run::lockstep::{Run, VERDICT_CYCLES};
use crate::run::watch::{is_active, Seen};
use crate::sides::SideError;

/// What is run on a cluster.
#[derive(Clone, Copy)]
pub struct ClusterRun<'a> {
    /// The cluster.
    pub cluster: &'a ClusterConfig,
    /// Program, memory and limits; its core is the cluster's.
    pub run: Run<'a>,
}

impl<'a> ClusterRun<'a> {
    /// The run that options say, on that cluster.
    pub fn new(cluster: &'a ClusterConfig, options: &'a CosimOptions) -> Self {
        ClusterRun { cluster, run: options.run_on(&cluster.core) }
    }

    /// Numbers of the cores.
    pub(super) fn cores(&self) -> impl Iterator<Item = u32> + use<> {
        0..self.cluster.cores
    }
}

/// Two clusters in lock step.
pub struct ClusterLockStep<'a, R, M> {
    judge: ClusterJudge<'a, M>,
    rtl: ClusterBench<R>,
    record: ClusterRecord,
    history: History,
    stop: Option<&'a AtomicBool>,
}

impl<'a, R: ClusterSide, M: ClusterSide> ClusterLockStep<'a, R, M> {
    /// Both sides before cycle 0.
    pub fn new(of: ClusterRun<'a>, rtl: R, model: M) -> Self {
        ClusterLockStep::between((of, rtl), (of, model))
    }

    /// The same with a run of its own for each side: they differ in what the memory is like, to see what is told of
    /// that.
    pub fn between((of_rtl, rtl): (ClusterRun<'a>, R), (of, model): (ClusterRun<'a>, M)) -> Self {
        ClusterLockStep {
            rtl: ClusterBench::new(rtl, &of_rtl),
            judge: ClusterJudge::new(of, ClusterBench::new(model, &of)),
            record: ClusterRecord::new(of.cluster),
            history: History::new(of.cluster),
            stop: None,
        }
    }

    /// The same; the run is given up once `stop` is set.
    #[must_use]
    pub(super) fn until(self, stop: &'a AtomicBool) -> Self {
        ClusterLockStep { stop: Some(stop), ..self }
    }

    /// Runs to the outcome; calls `progress` with the number of cycles now and then.
    ///
    /// # Errors
    /// When a side cannot go on.
    pub fn run(&mut self, progress: &mut dyn FnMut(u64)) -> Result<ClusterOutcome, SideError> {
        let run = self.judge.of.run;
        while self.judge.cycle.0 < run.max_cycles || self.judge.is_done() {
            if run.resets.at(self.judge.cycle.0) {
                self.history.forget_accesses();
            }
            self.rtl.cycle(&mut self.record)?;
            let judged = self.judge.see(&self.record)?;
            // The events of a cycle in which the sides differ would tell of what went wrong, not of what led there.
            if let Judged::Agreed(_) = judged {
                let cycle = Cycle(self.judge.cycle.0 - 1);
                self.history.note(cycle, &self.record);
            }
            match judged {
                Judged::Agreed(Seen::GoesOn) => {}
                Judged::Agreed(Seen::Ended) => return self.end(),
                Judged::Agreed(Seen::Hangs) => return self.give_up(ClusterOutcome::Hang),
                Judged::Differ => return Ok(ClusterOutcome::Mismatch(Box::new(self.mismatch()))),
            }
            if let Some(mismatch) = self.compare_state_on_request() {
                return Ok(ClusterOutcome::Mismatch(Box::new(mismatch)));
            }
            self.judge.tell(progress);
            let is_stopped = self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed));
            if is_stopped && !self.judge.is_done() {
                return self.give_up(ClusterOutcome::Stopped);
            }
        }
        self.give_up(ClusterOutcome::CycleLimit)
    }

    /// Ends a run that has not come to its own end; the states are compared all the same.
    fn give_up(&mut self, outcome: fn(ClusterStandstill) -> ClusterOutcome) -> Result<ClusterOutcome, SideError> {
        if self.judge.has_state() {
            if let Some(mismatch) = self.state_mismatch(Found::InStateAtEnd) {
                return Ok(ClusterOutcome::Mismatch(Box::new(mismatch)));
            }
        }
        Ok(outcome(self.judge.standstill()?))
    }

    fn compare_state_on_request(&self) -> Option<ClusterMismatch> {
        let cycles = self.judge.of.run.compare_state_every;
        let due = cycles.is_some_and(|cycles| self.judge.cycle.0.is_multiple_of(cycles.max(1)));
        if !due || !self.judge.has_state() {
            return None;
        }
        self.state_mismatch(Found::InStateDuringRun)
    }

    fn state_mismatch(&self, found: Found) -> Option<ClusterMismatch> {
        let differences = state_differences(&self.judge.of, &self.rtl, &self.judge.model);
        if differences.is_empty() {
            return None;
        }
        let of_core = differences.cores.into_iter().next().map(|one| {
            let instructions = &self.judge.watches[one.core as usize].instructions;
            let evidence = self.evidence(one.core, &one.states, instructions);
            let mismatch = Mismatch::of_state(found, one.differences, &evidence);
            Mismatch { core: Some(one.core), ..mismatch }
        });
        Some(ClusterMismatch {
            cycle: self.judge.cycle,
            found,
            shared: differences.shared,
            of_core,
            also_in_cores: Vec::new(),
            port: None,
            events: Vec::new(),
            verdict: ClusterVerdict::Architectural { core: None, warp: None, rtl: None, model: None },
        })
    }

    fn end(&mut self) -> Result<ClusterOutcome, SideError> {
        match self.state_mismatch(Found::InStateAtEnd) {
            Some(mismatch) => Ok(ClusterOutcome::Mismatch(Box::new(mismatch))),
            None => Ok(self.judge.passed()),
        }
    }

    fn evidence<'b>(
        &'b self,
        core: u32,
        states: &'b States,
        instructions: &'b crate::compare::history::Instructions,
    ) -> Evidence<'b> {
        Evidence {
            config: &self.judge.of.cluster.core,
            cycle: self.judge.cycle,
            listing: self.judge.of.run.listing(),
            ram: self.rtl.environment.memory(),
            records: self.history.records(core),
            instructions,
            states,
        }
    }

    fn mismatch(&mut self) -> ClusterMismatch {
        let cores = self.judge.of.cores().filter_map(|core| {
            let cause = self.core_cause(core)?;
            Some((cause, core))
        });
        let mut differing: Vec<((bool, Cause), u32)> = cores.collect();
        // The likeliest cause first; of equals, that of the lowest core.
        differing.sort();
        let differing = differing.into_iter().map(|(_, core)| core);
        let differing: Vec<u32> = differing.collect();
        let of_core = |core: u32| {
            let states = states(&self.rtl, &self.judge.model, core);
            let instructions = &self.judge.watches[core as usize].instructions;
            let evidence = self.evidence(core, &states, instructions);
            let [rtl, model] = [&self.record, &self.judge.record];
            let [rtl, model] = [rtl, model].map(|record| &record.cores[core as usize]);
            let mismatch = Mismatch::of_records(rtl, model, &evidence);
            Mismatch { core: Some(core), ..mismatch }
        };
        let shared = self.judge.shared_differences(&self.record);
        let mut cores = differing.into_iter();
        let of_core = cores.next().map(of_core);
        let also_in_cores = cores.collect();
        let port =
            SharedPort::in_question(self.judge.of.cluster, self.judge.layout(), [&self.record, &self.judge.record]);
        let mismatch = ClusterMismatch {
            cycle: self.judge.cycle,
            found: Found::InRecord,
            shared,
            of_core,
            also_in_cores,
            events: port.map_or_else(Vec::new, |port| self.history.events(port)),
            port,
            verdict: ClusterVerdict::TimingOnly { cycles: 0, ended: false },
        };
        ClusterMismatch { verdict: self.verdict(), ..mismatch }
    }

    /// The likeliest cause of those fields in which a core differs. What it gets from the interconnect comes last here:
    /// that follows from what the interconnect or another core has done.
    fn core_cause(&self, core: u32) -> Option<(bool, Cause)> {
        let [rtl, model] = [&self.record, &self.judge.record].map(|record| &record.cores[core as usize]);
        let differences = rtl.differences(model);
        let slots = differences.into_iter().map(|(slot, ..)| slot);
        let causes = slots.map(|slot| (is_from_interconnect(slot), cause(slot)));
        causes.min()
    }

    /// Lets both sides go on, each for itself, and compares what their warps do.
    fn verdict(&mut self) -> ClusterVerdict {
        let of = self.judge.of;
        let rtl = go_on(&of, &mut self.rtl, &mut self.record);
        let mut record = self.judge.record.clone();
        let model = go_on(&of, &mut self.judge.model, &mut record);
        let arch = of.cluster.core.arch;
        let digits = Digits { word_bits: arch.word_bits(), lanes: arch.lanes() };
        let told = |event: Option<&Event>| event.map(|event| event.describe(digits));
        let pairs = of.cores().zip(rtl.iter().zip(&model));
        let partings = pairs.filter_map(|(core, (rtl, model))| {
            let parting = rtl.first_difference(model)?;
            Some((core, parting))
        });
        match partings.min_by_key(|(_, parting)| parting.cycle) {
            Some((core, parting)) => ClusterVerdict::Architectural {
                core: Some(core),
                warp: Some(parting.warp),
                rtl: told(parting.one),
                model: told(parting.two),
            },
            None => ClusterVerdict::TimingOnly {
                cycles: VERDICT_CYCLES,
                ended: rtl.iter().chain(&model).all(|streams| streams.ended),
            },
        }
    }
}

/// A side's events, core by core, from the cycle of the record on, until it comes to its end or to a standstill.
fn go_on<S: ClusterSide>(of: &ClusterRun, bench: &mut ClusterBench<S>, record: &mut ClusterRecord) -> Vec<Streams> {
    let core = &of.cluster.core;
    let mut streams: Vec<Streams> = of.cores().map(|_| Streams::new(core)).collect();
    let mut idle_cycles = 0;
    for _ in 0..VERDICT_CYCLES {
        for (streams, record) in streams.iter_mut().zip(&record.cores) {
            streams.add(record);
        }
        let is_any_active = record.cores.iter().any(is_active);
        idle_cycles = if is_any_active { 0 } else { idle_cycles + 1 };
        let done = record.cores.iter().all(is_done);
        // A side that cannot go on has come to its end, too.
        if done || idle_cycles >= IDLE_CYCLES_MAX || bench.cycle(record).is_err() {
            for streams in &mut streams {
                streams.ended = true;
            }
            return streams;
        }
    }
    streams
}

/// Whether a core has nothing left to do.
pub(super) fn is_done(record: &CycleRecord) -> bool {
    record.scalar(isa::Scalar::Done) != 0
}

/// A core's states, and what differs.
pub(super) struct CoreDifferences {
    pub(super) core: u32,
    pub(super) states: States,
    pub(super) differences: Vec<FieldDifference>,
}

/// What differs beyond the records.
pub(super) struct StateDifferences {
    /// Of the cores that differ.
    pub(super) cores: Vec<CoreDifferences>,
    /// Of RAM and console.
    pub(super) shared: Vec<FieldDifference>,
}

impl StateDifferences {
    /// Nothing differs.
    pub(super) fn is_empty(&self) -> bool {
        self.cores.is_empty() && self.shared.is_empty()
    }
}

/// Both sides' registers, divergence state, RAM and console, compared.
pub(super) fn state_differences<R: ClusterSide, M: ClusterSide>(
    of: &ClusterRun,
    rtl: &ClusterBench<R>,
    model: &ClusterBench<M>,
) -> StateDifferences {
    let config = &of.cluster.core;
    let of_core = |core: u32| {
        let theirs = model.side.state(core, 0);
        (0..rtl.side.copies()).find_map(|copy| {
            let ours = rtl.side.state(core, copy);
            let differences = core_differences(config, &ours, &theirs);
            let states = States { rtl: Some(ours), model: Some(theirs.clone()) };
            (!differences.is_empty()).then_some(CoreDifferences { core, states, differences })
        })
    };
    let environments = [&rtl.environment, &model.environment];
    let shared = environment_differences(
        config,
        environments.map(|environment| environment.memory()),
        environments.map(|environment| environment.console_output()),
    );
    StateDifferences { cores: of.cores().filter_map(of_core).collect(), shared }
}

/// A core's states on both sides.
fn states<R: ClusterSide, M: ClusterSide>(rtl: &ClusterBench<R>, model: &ClusterBench<M>, core: u32) -> States {
    States { rtl: Some(rtl.side.state(core, 0)), model: Some(model.side.state(core, 0)) }
}
