//! The lock step with the RTL running ahead in a thread of its own.
//!
//! The sides do not depend on one another - each has its own environment - so while they agree, one can compute cycles
//! that the other has not come to. The RTL is the slower one: what it costs is all that is left. Nothing is explained
//! here: when the sides differ, or the run hangs, the caller starts again in `lockstep`, cycle by cycle.

use std::sync::mpsc::{sync_channel, Receiver, SyncSender, TryRecvError};
use std::thread;
use std::time::Duration;

use isa::{Cycle, CycleRecord, TraceLayout};

use crate::run::lockstep::{Run, PROGRESS_CYCLES};
use crate::run::outcome::Outcome;
use crate::run::watch::{Seen, Watch};
use crate::sides::{Ahead, Bench, Side, SideError};

/// Bytes of samples that are handed over at once: enough cycles to hide what a hand-over costs.
const BATCH_BYTES: usize = 1 << 18;
/// Batches under way. Together they take more room than the caches that a processor has for itself: a batch that is
/// filled again must have left the judge's cache. Fetching every line back from there made the RTL's thread a quarter
/// slower (measured: 450 ns instead of 380 ns a cycle of 4w8/8/2/8).
const BATCHES: usize = 16;
/// The judge looks for a batch this often. It is the quicker one; were it to sleep until it is woken, waking it would
/// cost the RTL's thread more than handing over does.
const POLL: Duration = Duration::from_micros(50);

/// The samples of consecutive cycles, one behind the other, and the error that ended them.
struct Batch {
    samples: Vec<u8>,
    error: Option<SideError>,
}

/// Whether two threads would run at the same time.
pub(crate) fn is_worthwhile(run: &Run) -> bool {
    run.compare_state_every.is_none()
        && thread::available_parallelism().is_ok_and(|threads| threads.get() > 1)
}

/// Runs to an outcome that needs no explanation; `None` when the sides differ or the run hangs, with no more told.
///
/// # Errors
/// When a side cannot go on.
pub(crate) fn run<R: Ahead + Send, M: Side>(
    run: Run,
    rtl: Bench<R>,
    model: Bench<M>,
    progress: &mut dyn FnMut(u64),
) -> Result<Option<Outcome>, SideError> {
    let (give, filled) = sync_channel(BATCHES);
    let (give_back, emptied) = sync_channel(BATCHES);
    let layout = TraceLayout::new(run.config);
    let hidden = rtl.side.view().hidden_slots(run.config);
    let (reader, sample_bytes) = (rtl.side.reader(), rtl.side.sample_bytes());
    for _ in 0..BATCHES {
        // There is room for as many.
        let _ = give_back.send(Batch {
            // Gets its room from the RTL's thread: a short run needs little.
            samples: Vec::new(),
            error: None,
        });
    }
    thread::scope(|scope| {
        let ahead = scope.spawn(move || run_ahead(rtl, run.max_cycles, &emptied, &give));
        let mut judge = Judge {
            run,
            reader,
            sample_bytes,
            model,
            hidden,
            rtl_record: CycleRecord::new(layout),
            model_record: CycleRecord::new(layout),
            watch: run.watch(),
            cycle: Cycle(0),
        };
        let verdict = judge.all(&filled, &give_back, progress);
        // Without its channels the RTL's thread comes to its end.
        drop((filled, give_back));
        let rtl = ahead
            .join()
            .unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        match verdict? {
            Verdict::Agreed => judge.end(&rtl),
            Verdict::Limit => judge.limit(&rtl),
            Verdict::Elsewhere => Ok(None),
        }
    })
}

/// Cycles of a batch.
fn batch_cycles(sample_bytes: usize) -> u64 {
    (BATCH_BYTES / sample_bytes).max(1) as u64
}

/// Fills batches until there are no more, or the cycles are used up; gives the RTL back as it is then.
fn run_ahead<R: Ahead>(
    mut rtl: Bench<R>,
    max_cycles: u64,
    emptied: &Receiver<Batch>,
    give: &SyncSender<Batch>,
) -> Bench<R> {
    let sample_bytes = rtl.side.sample_bytes();
    let mut cycles_left = max_cycles;
    while let Ok(mut batch) = emptied.recv() {
        let count = cycles_left.min(batch_cycles(sample_bytes));
        cycles_left -= count;
        batch.samples.resize(count as usize * sample_bytes, 0);
        let failed = batch
            .samples
            .chunks_exact_mut(sample_bytes)
            .position(|sample| {
                batch.error = rtl.cycle_sampled(sample).err();
                batch.error.is_some()
            });
        if let Some(place) = failed {
            batch.samples.truncate(place * sample_bytes);
        }
        let is_last = failed.is_some() || cycles_left == 0;
        if give.send(batch).is_err() || is_last {
            break;
        }
    }
    rtl
}

/// The next batch, once it is there; `None` when there will be none.
fn next(filled: &Receiver<Batch>) -> Option<Batch> {
    loop {
        match filled.try_recv() {
            Ok(batch) => return Some(batch),
            Err(TryRecvError::Empty) => thread::sleep(POLL),
            Err(TryRecvError::Disconnected) => return None,
        }
    }
}

/// How the comparison came out.
enum Verdict {
    /// Both sides have come to their end.
    Agreed,
    /// The cycles are used up.
    Limit,
    /// Something that has to be looked at cycle by cycle.
    Elsewhere,
}

/// The model, and the comparison.
struct Judge<'a, M, F> {
    run: Run<'a>,
    reader: F,
    sample_bytes: usize,
    model: Bench<M>,
    /// Slots that the RTL does not show: its record holds the model's values there.
    hidden: Vec<usize>,
    rtl_record: CycleRecord,
    model_record: CycleRecord,
    watch: Watch,
    cycle: Cycle,
}

impl<M: Side, F: Fn(&[u8], &mut CycleRecord)> Judge<'_, M, F> {
    fn all(
        &mut self,
        filled: &Receiver<Batch>,
        give_back: &SyncSender<Batch>,
        progress: &mut dyn FnMut(u64),
    ) -> Result<Verdict, SideError> {
        while let Some(batch) = next(filled) {
            for sample in batch.samples.chunks_exact(self.sample_bytes) {
                (self.reader)(sample, &mut self.rtl_record);
                self.model.cycle(&mut self.model_record)?;
                for &slot in &self.hidden {
                    self.rtl_record.slots_mut()[slot] = self.model_record.slots()[slot];
                }
                if self.rtl_record.slots() != self.model_record.slots() {
                    return Ok(Verdict::Elsewhere);
                }
                let seen = self.watch.see(self.cycle, &self.rtl_record);
                self.cycle.0 += 1;
                match seen {
                    Seen::GoesOn => {}
                    Seen::Ended => return Ok(Verdict::Agreed),
                    Seen::Hangs => return Ok(Verdict::Elsewhere),
                }
                if self.cycle.0.is_multiple_of(PROGRESS_CYCLES) {
                    progress(self.cycle.0);
                }
            }
            if let Some(error) = batch.error {
                return Err(error);
            }
            // The RTL's thread may have come to its end already.
            let _ = give_back.send(batch);
        }
        Ok(if self.watch.is_done() {
            Verdict::Elsewhere
        } else {
            Verdict::Limit
        })
    }

    /// Compares the states. The RTL is some cycles further, but after its end nothing may change.
    fn end<R: Side>(&self, rtl: &Bench<R>) -> Result<Option<Outcome>, SideError> {
        let (differences, _) = self.run.state_differences(rtl, &self.model)?;
        let state = self.model.side.state(0)?;
        let passed = || {
            Outcome::Passed(self.run.passed(
                &self.watch,
                &self.model_record,
                &self.model.environment,
                (rtl.side.view(), state),
            ))
        };
        Ok(differences.is_empty().then(passed))
    }

    /// Compares the states of a run that is given up: both sides have used up their cycles.
    fn limit<R: Side>(&self, rtl: &Bench<R>) -> Result<Option<Outcome>, SideError> {
        let run = &self.run;
        if run.has_state(self.cycle) && !run.state_differences(rtl, &self.model)?.0.is_empty() {
            return Ok(None);
        }
        let standstill = run.standstill(self.cycle, &self.watch, &self.model_record, &self.model);
        Ok(Some(Outcome::CycleLimit(standstill)))
    }
}

#[cfg(test)]
mod tests {
    use isa::ports::PortInputs;
    use isa::CoreConfig;

    use super::*;
    use crate::environment::console_input::ConsoleInput;
    use crate::environment::resets::Resets;
    use crate::run::lockstep::LockStep;
    use crate::sides::model::ModelSide;

    /// A model ahead of a model: its sample is the record.
    impl Ahead for ModelSide {
        fn sample_bytes(&self) -> usize {
            TraceLayout::new(self.config()).slot_count() * 8
        }

        fn step_sampled(
            &mut self,
            inputs: &PortInputs,
            sample: &mut [u8],
        ) -> Result<(), SideError> {
            let mut record = CycleRecord::new(TraceLayout::new(self.config()));
            self.step(inputs, &mut record)?;
            for (place, slot) in sample.chunks_exact_mut(8).zip(record.slots()) {
                place.copy_from_slice(&slot.to_ne_bytes());
            }
            Ok(())
        }

        fn reader(&self) -> impl Fn(&[u8], &mut CycleRecord) + Send + 'static {
            |sample, record| {
                for (bytes, slot) in sample.chunks_exact(8).zip(record.slots_mut()) {
                    *slot = u64::from_ne_bytes(bytes.try_into().expect("eight bytes"));
                }
            }
        }
    }

    /// The outcome with one side ahead, the two sides' memories having these seeds; and the outcome cycle by cycle.
    fn outcomes(
        source: &str,
        arch: &str,
        max_cycles: u64,
        seeds: [u64; 2],
    ) -> (Option<Outcome>, Outcome) {
        let config = CoreConfig::for_arch(arch.parse().expect("an ArchID")).expect("a core");
        let image = assembler::assemble(&config.arch, &[("test.s", source)]).expect("a program");
        let [one, two] = seeds.map(|seed| Run {
            config: &config,
            image: &image,
            timing: seed.into(),
            max_cycles,
            compare_state_every: None,
            console_input: ConsoleInput::none(),
            resets: Resets::none(),
            start: None,
        });
        let bench = |run: &Run| run.bench(ModelSide::new(&config));
        let fast =
            super::run(two, bench(&one), bench(&two), &mut |_| {}).expect("models do not stop");
        let exact = LockStep::new(two, bench(&one), bench(&two)).run(&mut |_| {});
        (fast, exact.expect("models do not stop"))
    }

    const COUNT: &str = "ldi %r1, #200\nloop: st %r1, %r1, #0x100\nsubi %r1, %r1, #4\nrtop @p0, %r1\n@p0 ? jmpi loop\nhalt\n";

    #[test]
    fn runs_that_agree_and_runs_that_are_given_up_come_out_as_cycle_by_cycle() {
        let config = CoreConfig::default();
        let batch = batch_cycles(ModelSide::new(&config).sample_bytes());
        for seed in 0..8 {
            let (fast, exact) = outcomes(COUNT, "4w8/8/4/4", 100_000, [seed; 2]);
            assert!(matches!(exact, Outcome::Passed(_)));
            assert_eq!(fast, Some(exact));
            for max_cycles in [1, 200, batch - 1, batch, batch + 1] {
                let (fast, exact) = outcomes(COUNT, "4w8/8/4/4", max_cycles, [seed; 2]);
                assert!(matches!(exact, Outcome::CycleLimit(_)));
                assert_eq!(fast, Some(exact), "seed {seed}, {max_cycles} cycles");
            }
        }
    }

    #[test]
    fn what_needs_an_explanation_is_left_to_the_cycle_by_cycle_run() {
        let (fast, exact) = outcomes(COUNT, "4w8/8/4/4", 100_000, [0, 3]);
        assert!(fast.is_none() && matches!(exact, Outcome::Mismatch(_)));
        let (fast, exact) = outcomes("wspawn %r2, %r1, %r1\nhalt\n", "4w8/8/2/1", 100_000, [0, 0]);
        assert!(fast.is_none() && matches!(exact, Outcome::Hang(_)));
    }
}
