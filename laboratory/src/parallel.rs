//! Jobs on as many threads as there are processors.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::Mutex;

/// Carries out all jobs, and gives what comes of them in their order; `None` of one that was lost.
pub(crate) fn in_parallel<J: Sync, R: Send>(
    jobs: &[J],
    run: impl Fn(&J) -> R + Sync,
) -> Vec<Option<R>> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let next = AtomicUsize::new(0);
    let done: Mutex<Vec<_>> = Mutex::new(jobs.iter().map(|_| None).collect());
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some((number, job)) = take(&next, jobs) {
                    let result = run(job);
                    let mut done = done.lock().unwrap_or_else(|broken| broken.into_inner());
                    done[number] = Some(result);
                }
            });
        }
    });
    done.into_inner()
        .unwrap_or_else(|broken| broken.into_inner())
}

fn take<'a, T>(next: &AtomicUsize, all: &'a [T]) -> Option<(usize, &'a T)> {
    let number = next.fetch_add(1, Ordering::Relaxed);
    Some((number, all.get(number)?))
}
