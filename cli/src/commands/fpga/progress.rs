//! What is being done, for how long, and what the tool is about: on a terminal as it changes, elsewhere a line for each
//! step that has ended.

use std::io::IsTerminal;
use std::time::Duration;

use fpga::FlowEvent;
use indicatif::ProgressBar;

use crate::progress;

/// The columns that a tool's own words may take.
const PHASE_WIDTH: usize = 60;

/// Shows the progress on stderr.
pub struct Progress {
    bar: ProgressBar,
    is_terminal: bool,
}

impl Progress {
    /// Nothing is shown yet.
    pub fn new() -> Self {
        Progress {
            bar: progress::spinner("{spinner} {prefix} {elapsed} {msg}"),
            is_terminal: std::io::stderr().is_terminal(),
        }
    }

    /// Shows an event.
    pub fn show(&self, event: FlowEvent<'_>) {
        match event {
            FlowEvent::Begin(step) => {
                self.bar.reset_elapsed();
                self.bar.set_prefix(step.to_owned());
                self.bar.set_message("");
                // Not before the first step, which would print an empty line.
                self.bar.enable_steady_tick(Duration::from_millis(200));
            }
            FlowEvent::Says(_, phase) => {
                self.bar.set_message(phase.chars().take(PHASE_WIDTH).collect::<String>());
            }
            FlowEvent::End(step, seconds) => {
                let line = format!("{step:<16} {seconds:>6.1} s");
                if self.is_terminal {
                    self.bar.println(line);
                } else {
                    eprintln!("{line}");
                }
            }
        }
    }

    /// Clears what is shown.
    pub fn finish(&self) {
        self.bar.finish_and_clear();
    }
}
