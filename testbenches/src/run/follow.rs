//! Threads for a lock step in which one side runs ahead: it leaves samples of its cycles, in batches, and the other
//! side comes behind.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{sync_channel, Receiver, SyncSender, TryRecvError};
use std::thread;
use std::time::Duration;

use crate::run::judge::Judged;
use crate::run::snapshots::SnapshotPlan;
use crate::run::watch::Seen;
use crate::sides::{Ahead, Bench, BenchSaved, Resumable, SideError};
use crate::system::System;

/// Bytes of samples that are handed over at once: enough cycles to hide what a hand-over costs.
const BATCH_BYTES: usize = 1 << 16;
/// Batches under way. All together they leave room in a processor's second cache, where the Verilated model is: 16 of
/// 256 KiB made the lock step of a core 6 % slower, 16 of 1 MiB 14 %.
const BATCHES: usize = 6;
/// The judge looks for a batch this often. It is the quicker one; were it to sleep until it is woken, waking it would
/// cost the RTL's thread more than handing over does.
const POLL: Duration = Duration::from_micros(50);

/// What comes behind, and holds the model against the samples.
pub(crate) trait Follower<S> {
    /// Lets the model go a cycle and holds it against the sample.
    fn see(&mut self, sample: &[u8]) -> Result<Judged, SideError>;

    /// Reports progress when it is time.
    fn tell(&mut self);

    /// Whether the end has been seen, and the run is only watched for what may still happen.
    fn is_done(&self) -> bool;

    /// Keeps what was saved before the next cycle, with the model's state.
    fn keep(&mut self, saved: S) -> Result<(), SideError>;
}

/// The samples of consecutive cycles, one behind the other, the RTL's state behind them if it is wanted, and the error
/// that ended them.
struct Batch<S> {
    samples: Vec<u8>,
    saved: Option<S>,
    error: Option<SideError>,
}

/// Lets the RTL go ahead until the run is over or the sides differ; gives it back as it is then. The limits are a
/// number of cycles, and what stops it earlier; the plan says when states are saved.
///
/// # Errors
/// When a side cannot go on.
pub(crate) fn follow<S: System, R: Ahead<S> + Resumable<S> + Send>(
    rtl: Bench<R, S>,
    limits: (u64, &AtomicBool),
    plan: Option<SnapshotPlan>,
    follower: &mut impl Follower<BenchSaved<R::Saved>>,
) -> Result<(Verdict, Bench<R, S>), SideError> {
    let (give, filled) = sync_channel(BATCHES);
    let (give_back, emptied) = sync_channel(BATCHES);
    let sample_bytes = rtl.side.sample_bytes();
    for _ in 0..BATCHES {
        // There is room for as many.
        let _ = give_back.send(Batch {
            // Gets its room from the RTL's thread: a short run needs little.
            samples: Vec::new(),
            saved: None,
            error: None,
        });
    }
    thread::scope(|scope| {
        let ahead = scope.spawn(move || run_ahead(rtl, limits, plan, &emptied, &give));
        let verdict = all(follower, sample_bytes, &filled, &give_back);
        // Without its channels the RTL's thread ends.
        drop((filled, give_back));
        let rtl = ahead.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        Ok((verdict?, rtl))
    })
}

/// Cycles of a batch.
pub(super) fn batch_cycles(sample_bytes: usize) -> u64 {
    (BATCH_BYTES / sample_bytes).max(1) as u64
}

/// Fills batches until there are no more, the cycles are used up, or `stop` is set; gives the RTL back as it is then.
fn run_ahead<S: System, R: Ahead<S> + Resumable<S>>(
    mut rtl: Bench<R, S>,
    (max_cycles, stop): (u64, &AtomicBool),
    plan: Option<SnapshotPlan>,
    emptied: &Receiver<Batch<BenchSaved<R::Saved>>>,
    give: &SyncSender<Batch<BenchSaved<R::Saved>>>,
) -> Bench<R, S> {
    let sample_bytes = rtl.side.sample_bytes();
    let mut cycles_left = max_cycles;
    while let Ok(mut batch) = emptied.recv() {
        let count = cycles_left.min(batch_cycles(sample_bytes));
        cycles_left -= count;
        batch.samples.resize(count as usize * sample_bytes, 0);
        let failed = batch.samples.chunks_exact_mut(sample_bytes).position(|sample| {
            batch.error = rtl.cycle_sampled(sample).err();
            batch.error.is_some()
        });
        if let Some(place) = failed {
            batch.samples.truncate(place * sample_bytes);
        } else if plan.is_some_and(|plan| plan.is_due(max_cycles - cycles_left, count)) {
            match rtl.save() {
                Ok(saved) => batch.saved = Some(saved),
                Err(error) => batch.error = Some(error),
            }
        }
        let is_last = batch.error.is_some() || cycles_left == 0 || stop.load(Ordering::Relaxed);
        if give.send(batch).is_err() || is_last {
            break;
        }
    }
    rtl
}

/// The next batch, once it is there; `None` when there will be none.
fn next<S>(filled: &Receiver<Batch<S>>) -> Option<Batch<S>> {
    loop {
        match filled.try_recv() {
            Ok(batch) => return Some(batch),
            Err(TryRecvError::Empty) => thread::sleep(POLL),
            Err(TryRecvError::Disconnected) => return None,
        }
    }
}

/// How the comparison came out.
pub(crate) enum Verdict {
    /// Both sides have reached their end.
    Agreed,
    /// The cycles are used up, or the run is to stop.
    Limit,
    /// Something that has to be looked at cycle by cycle.
    Elsewhere,
}

/// Holds the model against the batches, until the run is over or the sides differ.
fn all<S>(
    follower: &mut impl Follower<S>,
    sample_bytes: usize,
    filled: &Receiver<Batch<S>>,
    give_back: &SyncSender<Batch<S>>,
) -> Result<Verdict, SideError> {
    while let Some(mut batch) = next(filled) {
        for sample in batch.samples.chunks_exact(sample_bytes) {
            match follower.see(sample)? {
                Judged::Agreed(Seen::GoesOn) => follower.tell(),
                Judged::Agreed(Seen::Ended) => return Ok(Verdict::Agreed),
                Judged::Agreed(Seen::Hangs) | Judged::Differ => return Ok(Verdict::Elsewhere),
            }
        }
        if let Some(error) = batch.error {
            return Err(error);
        }
        if let Some(saved) = batch.saved.take() {
            follower.keep(saved)?;
        }
        // The RTL's thread may have ended already.
        let _ = give_back.send(batch);
    }
    Ok(match follower.is_done() {
        true => Verdict::Elsewhere,
        false => Verdict::Limit,
    })
}
