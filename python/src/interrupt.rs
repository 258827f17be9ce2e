//! Work that takes long: other threads of Python run meanwhile, and Ctrl-C ends it.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use pyo3::prelude::*;

use crate::custom_unit::raise_failure;

/// Runs slices until one gives an end; between two, a signal may raise its exception.
pub fn in_slices<T: Send>(py: Python<'_>, mut slice: impl FnMut() -> Option<T> + Send) -> PyResult<T> {
    loop {
        if let Some(end) = py.detach(&mut slice) {
            raise_failure()?;
            return Ok(end);
        }
        py.check_signals()?;
    }
}

/// How often signals are looked for while work without slices runs.
const LOOK: Duration = Duration::from_millis(20);

/// Does work that ends early once `stop` is set. A signal sets it, and its exception is raised when the work has ended.
pub fn stoppable<T: Send>(py: Python<'_>, stop: &AtomicBool, work: impl FnOnce() -> T + Send) -> PyResult<T> {
    std::thread::scope(|scope| {
        let worker = scope.spawn(work);
        let mut signal = Ok(());
        while !worker.is_finished() {
            py.detach(|| std::thread::sleep(LOOK));
            if signal.is_ok() {
                signal = py.check_signals();
                stop.store(signal.is_err(), Ordering::Relaxed);
            }
        }
        let done = worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        signal.and_then(|()| raise_failure()).map(|()| done)
    })
}
