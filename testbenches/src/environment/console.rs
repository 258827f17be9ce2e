//! The console: what has been printed, and what waits.

use std::collections::VecDeque;

use isa::ports::{PortInputs, PortOutputs};
use isa::Cycle;

use crate::environment::console_input::{Arrival, ConsoleInput};
use crate::environment::memory_timing::MemoryTiming;
use crate::environment::pattern::{Pattern, Port};

/// Both directions of the console.
#[derive(Clone)]
pub(crate) struct Console {
    pub(crate) pattern: Pattern,
    output: Vec<u8>,
    arrivals: VecDeque<Arrival>,
    waiting: VecDeque<u8>,
    end: Option<u64>,
    has_ended: bool,
    /// A load has found nothing at the end of the input.
    end_was_read: bool,
}

impl Console {
    /// Before cycle 0.
    pub(crate) fn new(input: &ConsoleInput, timing: MemoryTiming) -> Self {
        Console {
            pattern: Pattern::of(timing, Port::Console),
            output: Vec::new(),
            arrivals: input.arrivals().iter().copied().collect(),
            waiting: VecDeque::new(),
            end: input.end(),
            has_ended: false,
            end_was_read: false,
        }
    }

    /// What has been printed.
    pub(crate) fn output(&self) -> &[u8] {
        &self.output
    }

    /// Whether a byte waits.
    #[inline]
    pub(crate) fn is_waiting(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// Takes the byte that waits: what a load of the console's word gives (I9.4, I9.8).
    #[inline]
    pub(crate) fn take(&mut self) -> u64 {
        match (self.waiting.pop_front(), self.end) {
            (None, _) if !self.has_ended || !std::mem::replace(&mut self.end_was_read, true) => 0,
            (None, _) => 4,
            (Some(byte @ 0), _) | (Some(byte @ 4), Some(_)) => 0x100 | u64::from(byte),
            (Some(byte), _) => byte.into(),
        }
    }

    /// Drives the console's inputs. Bytes whose cycle has come wait from now on.
    #[inline]
    pub(crate) fn drive(&mut self, cycle: Cycle, inputs: &mut PortInputs) {
        inputs.console_output_ready = self.pattern.ready(cycle);
        while let Some(arrival) = self.arrivals.front() {
            if arrival.cycle > cycle.0 {
                break;
            }
            self.waiting.push_back(arrival.byte);
            self.arrivals.pop_front();
        }
        self.has_ended |= self.end.is_some_and(|end| end <= cycle.0);
        inputs.console_input_valid = self.is_waiting();
    }

    /// Prints the byte that fires, if one does.
    #[inline]
    pub(crate) fn print(&mut self, outputs: &PortOutputs, inputs: &PortInputs) {
        if outputs.console_output_valid && inputs.console_output_ready {
            self.output.push(outputs.console_output_data as u8);
        }
    }
}
