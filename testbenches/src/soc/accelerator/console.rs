//! The console at the ports `console_*`.

use std::collections::VecDeque;

use crate::bridge::{BridgeError, Input, Model, Output};

/// Takes what is printed, at random times, and types.
pub struct ConsoleStream {
    /// What was printed.
    pub printed: Vec<u8>,
    /// What is to be typed.
    pub typed: VecDeque<u8>,
    random: fastrand::Rng,
    /// A byte that was valid and not taken.
    kept: Option<u8>,
    takes: bool,
    valid: Output,
    ready: Input,
    data: Output,
    input_valid: Input,
    input_ready: Output,
    input_data: Input,
}

impl ConsoleStream {
    /// A console that nothing was printed at.
    ///
    /// # Errors
    /// When the model lacks a port.
    pub fn new(model: &Model, seed: Option<u64>) -> Result<Self, BridgeError> {
        Ok(ConsoleStream {
            printed: Vec::new(),
            typed: VecDeque::new(),
            random: fastrand::Rng::with_seed(seed.unwrap_or(0)),
            kept: None,
            takes: false,
            valid: model.output("console_valid")?,
            ready: model.input("console_ready")?,
            data: model.output("console_data")?,
            input_valid: model.input("console_input_valid")?,
            input_ready: model.output("console_input_ready")?,
            input_data: model.input("console_input_data")?,
        })
    }

    /// Looks at the ports before a clock edge.
    pub(super) fn observe(&mut self, model: &Model) {
        let shown = (model.get(self.valid) == 1).then(|| model.get(self.data) as u8);
        if let Some(kept) = self.kept.take() {
            assert_eq!(shown, Some(kept), "a byte that was not taken has changed");
        }
        match (shown, self.takes) {
            (Some(byte), true) => self.printed.push(byte),
            (shown, _) => self.kept = shown,
        }
        if model.get(self.input_ready) == 1 {
            self.typed.pop_front();
        }
    }

    /// Drives the ports after it.
    pub(super) fn drive(&mut self, model: &mut Model) {
        self.takes = self.random.u8(..4) == 0;
        model.set(self.ready, self.takes.into());
        model.set(self.input_valid, (!self.typed.is_empty()).into());
        let byte = self.typed.front().copied().unwrap_or(0x55);
        model.set(self.input_data, byte.into());
    }
}
