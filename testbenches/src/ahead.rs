//! The lock step with the RTL running ahead in a thread of its own.
//!
//! The sides do not depend on one another - each has its own environment - so while they agree, one can compute cycles
//! that the other has not come to. The RTL is the slower one: what it costs is all that is left. Nothing is explained
//! here: when the sides differ, or the run hangs, the caller starts again in `lockstep`, cycle by cycle.

use std::sync::mpsc::{sync_channel, Receiver, SyncSender};
use std::thread;

use isa::{Cycle, CycleRecord, TraceLayout};

use crate::lockstep::{Outcome, Run, PROGRESS_CYCLES};
use crate::qualifiers::Qualifiers;
use crate::side::{Bench, Side, SideError};
use crate::watch::{Seen, Watch};

/// Cycles that are handed over at once: enough to hide what a hand-over costs, few enough for a cache.
const BATCH_CYCLES: usize = 256;
/// Batches under way: one with each thread, and two between them.
const BATCHES: usize = 4;

/// The records of consecutive cycles, and the error that ended them.
struct Batch {
    records: Vec<CycleRecord>,
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
pub(crate) fn run<R: Side + Send, M: Side>(
    run: Run,
    rtl: Bench<R>,
    model: Bench<M>,
    progress: &mut dyn FnMut(u64),
) -> Result<Option<Outcome>, SideError> {
    let (give, filled) = sync_channel(BATCHES);
    let (give_back, emptied) = sync_channel(BATCHES);
    let layout = TraceLayout::new(run.config);
    let qualifiers = rtl.side.qualifiers();
    for _ in 0..BATCHES {
        let records = vec![CycleRecord::new(layout); BATCH_CYCLES];
        // There is room for as many.
        let _ = give_back.send(Batch {
            records,
            error: None,
        });
    }
    thread::scope(|scope| {
        let ahead = scope.spawn(move || run_ahead(rtl, run.max_cycles, &emptied, &give));
        let mut judge = Judge {
            run,
            qualifiers,
            model,
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
            Verdict::Limit => Ok(Some(judge.limit(&rtl))),
            Verdict::Elsewhere => Ok(None),
        }
    })
}

/// Fills batches until there are no more, or the cycles are used up; gives the RTL back as it is then.
fn run_ahead<R: Side>(
    mut rtl: Bench<R>,
    max_cycles: u64,
    emptied: &Receiver<Batch>,
    give: &SyncSender<Batch>,
) -> Bench<R> {
    let mut cycles_left = max_cycles;
    while let Ok(mut batch) = emptied.recv() {
        let count = (batch.records.len() as u64).min(cycles_left);
        cycles_left -= count;
        batch.records.truncate(count as usize);
        let failed = batch.records.iter_mut().position(|record| {
            batch.error = rtl.raw_cycle(record).err();
            batch.error.is_some()
        });
        if let Some(place) = failed {
            batch.records.truncate(place);
        }
        let is_last = failed.is_some() || cycles_left == 0;
        if give.send(batch).is_err() || is_last {
            break;
        }
    }
    rtl
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
struct Judge<'a, M> {
    run: Run<'a>,
    qualifiers: Qualifiers,
    model: Bench<M>,
    model_record: CycleRecord,
    watch: Watch,
    cycle: Cycle,
}

impl<M: Side> Judge<'_, M> {
    fn all(
        &mut self,
        filled: &Receiver<Batch>,
        give_back: &SyncSender<Batch>,
        progress: &mut dyn FnMut(u64),
    ) -> Result<Verdict, SideError> {
        while let Ok(mut batch) = filled.recv() {
            for record in &mut batch.records {
                self.qualifiers.apply(record);
                self.model.cycle(&mut self.model_record)?;
                if record.slots() != self.model_record.slots() {
                    return Ok(Verdict::Elsewhere);
                }
                let seen = self.watch.see(self.cycle, record);
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
        let passed = || {
            Outcome::Passed(self.run.passed(
                &self.watch,
                &self.model_record,
                &self.model.environment,
            ))
        };
        Ok(differences.is_empty().then(passed))
    }

    fn limit<R: Side>(&self, rtl: &Bench<R>) -> Outcome {
        let record = &self.model_record;
        Outcome::CycleLimit(
            self.run
                .standstill(self.cycle, &self.watch, record, &rtl.environment),
        )
    }
}

#[cfg(test)]
mod tests {
    use isa::CoreConfig;

    use super::*;
    use crate::console_input::ConsoleInput;
    use crate::lockstep::LockStep;
    use crate::model::ModelSide;

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
            seed,
            max_cycles,
            compare_state_every: None,
            console_input: ConsoleInput::none(),
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
        for seed in 0..8 {
            let (fast, exact) = outcomes(COUNT, "4w8/8/4/4", 100_000, [seed; 2]);
            assert!(matches!(exact, Outcome::Passed(_)));
            assert_eq!(fast, Some(exact));
            for max_cycles in [
                1,
                200,
                BATCH_CYCLES as u64 - 1,
                BATCH_CYCLES as u64,
                BATCH_CYCLES as u64 + 1,
            ] {
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
