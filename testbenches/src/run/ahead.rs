//! The lock step with the RTL running ahead in a thread of its own.
//!
//! The sides do not depend on one another - each has its own environment - so while they agree, one can compute cycles
//! that the other has not reached. The RTL is the slower one: what it costs is all that is left. Nothing is explained
//! here: when the sides differ, or the run hangs, the caller starts again in `lockstep`, cycle by cycle.

use std::sync::atomic::AtomicBool;
use std::thread;

use isa::Cycle;

use crate::run::follow::{follow, Follower, Verdict};
use crate::run::judge::{Judge, Judged};
use crate::run::lockstep::Run;
use crate::run::outcome::Outcome;
use crate::run::snapshots::{Snapshot, Snapshots};
use crate::sides::{Ahead, Bench, BenchSaved, Resumable, SideError};
use crate::system::{System, SystemRecord};

/// Whether two threads would run at the same time.
pub(crate) fn is_worthwhile<S>(run: &Run<S>) -> bool {
    run.compare_state_every.is_none() && thread::available_parallelism().is_ok_and(|threads| threads.get() > 1)
}

/// What has come of a run.
#[derive(Debug, PartialEq)]
pub(crate) enum RunAhead<S: System> {
    /// It needs no explanation.
    Outcome(Outcome<S>),
    /// Before this cycle the sides differ, or the run hangs; why, is not known yet.
    Unexplained(Cycle),
}

/// The snapshots of a run with these sides.
type SnapshotsOf<R, M, S> = Snapshots<<R as Resumable<S>>::Saved, <M as Resumable<S>>::Saved>;

/// Runs to an outcome that needs no explanation, or to where one is needed. Once `stop` is set, the RTL goes no
/// further, and the run ends where the RTL is then. Snapshots are taken on the way if they are wanted.
///
/// # Errors
/// When a side cannot go on.
pub(crate) fn run<S: System, R: Ahead<S> + Resumable<S> + Send, M: Resumable<S>>(
    run: Run<S>,
    rtl: Bench<R, S>,
    model: Bench<M, S>,
    stop: &AtomicBool,
    snapshots: Option<&mut SnapshotsOf<R, M, S>>,
    progress: &mut dyn FnMut(u64),
) -> Result<RunAhead<S>, SideError> {
    let plan = snapshots.as_ref().map(|snapshots| snapshots.plan);
    let view = rtl.side.view();
    let mut behind = Behind {
        reader: rtl.side.reader(),
        record: S::Record::new(run.config),
        judge: Judge::new(run, model, view),
        snapshots,
        progress,
    };
    let (verdict, rtl) = follow(rtl, (run.max_cycles, stop), plan, &mut behind)?;
    let judge = behind.judge;
    // The RTL may be some cycles further, but after its end nothing may change.
    let differ = || -> Result<bool, SideError> { Ok(!run.state_differences(&rtl, &judge.model)?.is_empty()) };
    let outcome = match verdict {
        Verdict::Elsewhere => return Ok(RunAhead::Unexplained(judge.cycle)),
        Verdict::Agreed if differ()? => return Ok(RunAhead::Unexplained(judge.cycle)),
        Verdict::Limit if judge.has_state() && differ()? => return Ok(RunAhead::Unexplained(judge.cycle)),
        Verdict::Agreed => judge.passed(view)?,
        Verdict::Limit if judge.cycle.0 < run.max_cycles => Outcome::Stopped(judge.standstill()?),
        Verdict::Limit => Outcome::CycleLimit(judge.standstill()?),
    };
    Ok(RunAhead::Outcome(outcome))
}

/// The judge behind its RTL.
struct Behind<'a, 'b, F, M: Resumable<S>, T, S: System> {
    reader: F,
    record: S::Record,
    judge: Judge<'a, M, S>,
    snapshots: Option<&'b mut Snapshots<T, M::Saved>>,
    progress: &'b mut dyn FnMut(u64),
}

impl<S, F, M, T> Follower<BenchSaved<T>> for Behind<'_, '_, F, M, T, S>
where
    S: System,
    F: Fn(&[u8], &mut S::Record),
    M: Resumable<S>,
{
    #[inline]
    fn see(&mut self, sample: &[u8]) -> Result<Judged, SideError> {
        (self.reader)(sample, &mut self.record);
        self.judge.see(&mut self.record)
    }

    #[inline]
    fn tell(&mut self) {
        self.judge.tell(self.progress);
    }

    fn is_done(&self) -> bool {
        self.judge.watches.is_done()
    }

    fn keep(&mut self, rtl: BenchSaved<T>) -> Result<(), SideError> {
        if let Some(snapshots) = &mut self.snapshots {
            snapshots.keep(Snapshot {
                cycle: self.judge.cycle,
                rtl,
                model: self.judge.model.save()?,
                watches: self.judge.watches.clone(),
            });
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use isa::ports::PortInputs;
    use isa::{CoreConfig, CycleRecord, TraceLayout};

    use super::*;
    use crate::environment::console_input::ConsoleInput;
    use crate::environment::resets::{Reset, Resets};
    use crate::run::follow::batch_cycles;
    use crate::run::lockstep::LockStep;
    use crate::run::snapshots::SnapshotPlan;
    use crate::sides::model::ModelSide;
    use crate::sides::Side;

    /// A model ahead of a model: its sample is the record.
    impl Ahead for ModelSide {
        fn sample_bytes(&self) -> usize {
            TraceLayout::new(self.config()).slot_count() * 8
        }

        fn step_sampled(&mut self, inputs: &[PortInputs], sample: &mut [u8]) -> Result<(), SideError> {
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
    fn outcomes(source: &str, arch: &str, max_cycles: u64, seeds: [u64; 2]) -> (Option<Outcome>, Outcome) {
        let never = AtomicBool::new(false);
        outcomes_until(&never, source, arch, max_cycles, seeds)
    }

    fn outcomes_until(
        stop: &AtomicBool,
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
        let fast = super::run(two, bench(&one), bench(&two), stop, None, &mut |_| {});
        let fast = match fast.expect("models do not stop") {
            RunAhead::Outcome(outcome) => Some(outcome),
            RunAhead::Unexplained(_) => None,
        };
        let mut exact = LockStep::new(two, bench(&one), bench(&two)).until(stop);
        let exact = exact.run(&mut |_| {});
        (fast, exact.expect("models do not stop"))
    }

    #[test]
    fn a_snapshot_before_the_place_leads_to_the_same_explanation() {
        let config = CoreConfig::default();
        let source = COUNT.replace("#200", "#2000").replace("#4\n", "#1\n");
        let image = assembler::assemble(&config.arch, &[("test.s", &source)]).expect("a program");
        let run = Run {
            config: &config,
            image: &image,
            timing: 5.into(),
            max_cycles: 100_000,
            compare_state_every: None,
            console_input: ConsoleInput::none(),
            resets: Resets::none(),
            start: None,
        };
        let never = AtomicBool::new(false);
        let late = Resets::new([Reset { cycle: 15_000, length: 1 }]);
        // One side is reset in the middle.
        let benches = || {
            let model = || ModelSide::new(&config);
            (run.bench(model()).with_resets(&late), run.bench(model()))
        };
        let mut kept = Snapshots::new(SnapshotPlan { every: 2000, before: None });
        let (rtl, model) = benches();
        let found = super::run(run, rtl, model, &never, Some(&mut kept), &mut |_| {});
        let Ok(RunAhead::Unexplained(cycle)) = found else {
            panic!("{found:?}");
        };
        assert!((15_000..15_100).contains(&cycle.0), "{cycle}");
        let (rtl, model) = benches();
        let whole = LockStep::new(run, rtl, model).run(&mut |_| {});
        let snapshot = kept.before(cycle.0 - 200).expect("a snapshot");
        assert!(snapshot.cycle.0 > 11_000, "{}", snapshot.cycle);
        let (mut rtl, mut model) = benches();
        rtl.resume(&snapshot.rtl).expect("it is of this core");
        model.resume(&snapshot.model).expect("it is of this core");
        let resumed = LockStep::new(run, rtl, model).from(snapshot.cycle, &snapshot.watches);
        assert_eq!({ resumed }.run(&mut |_| {}), whole);
        assert!(kept.before(3000).is_none());
    }

    const COUNT: &str =
        "ldi %r1, #200\nloop: st %r1, %r1, #0x100\nsubi %r1, %r1, #4\nrtop @p0, %r1\n@p0 ? jmpi loop\nhalt\n";

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
    fn a_run_that_is_stopped_ends_where_both_sides_are_in_the_same_cycle() {
        let stop = AtomicBool::new(true);
        let again = "again: addi %r1, %r1, #1\njmpi again\n";
        let config = CoreConfig::default();
        let batch = batch_cycles(ModelSide::new(&config).sample_bytes());
        let (fast, exact) = outcomes_until(&stop, again, "4w8/8/4/4", 100_000, [0; 2]);
        let cycle = |outcome: &Outcome| match outcome {
            Outcome::Stopped(standstill) => Some(standstill.cycle.0),
            _ => None,
        };
        assert_eq!(fast.as_ref().and_then(cycle), Some(batch), "{fast:?}");
        assert_eq!(cycle(&exact), Some(1), "{exact}");
        // What differs in the batch is still found.
        let (fast, _) = outcomes_until(&stop, COUNT, "4w8/8/4/4", 100_000, [0, 3]);
        assert!(fast.is_none());
    }

    #[test]
    fn what_needs_an_explanation_is_left_to_the_cycle_by_cycle_run() {
        let (fast, exact) = outcomes(COUNT, "4w8/8/4/4", 100_000, [0, 3]);
        assert!(fast.is_none() && matches!(exact, Outcome::Mismatch(_)));
        let (fast, exact) = outcomes("wspawn %r2, %r1, %r1\nhalt\n", "4w8/8/2/1", 100_000, [0, 0]);
        assert!(fast.is_none() && matches!(exact, Outcome::Hang(_)));
    }
}
