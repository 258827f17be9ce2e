//! A command that takes long, ended by a signal: it stops what it runs, and says what it has so far.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::Arc;

use crate::failure::Failure;

/// Exit code of a process that a second signal ends at once, as shells give it for an interrupt.
const INTERRUPTED: i32 = 130;

/// Is set when the user or the system ends this process. The second time it ends at once.
pub fn stop_on_signal() -> Result<Arc<AtomicBool>, Failure> {
    let stop = Arc::new(AtomicBool::new(false));
    let on_signal = Arc::clone(&stop);
    let handler = move || {
        if on_signal.swap(true, Ordering::Relaxed) {
            std::process::exit(INTERRUPTED);
        }
    };
    ctrlc::set_handler(handler).map_err(Failure::input)?;
    Ok(stop)
}
