//! The ports of a Verilated design that the environment answers to, as plain values and back.

use isa::ports::{PortInputs, PortOutputs, LINE_WORDS_MAX};
use isa::CoreConfig;

use crate::bridge::{model_ports, BridgeError, Input, Model};

model_ports! {
    /// What a design has once: fetches, console, `done`.
    struct Once {
        input: instruction_request_ready, instruction_response_valid, instruction_response_data,
            console_output_ready, console_input_valid;
        output: instruction_request_valid, instruction_request_word, instruction_response_ready,
            console_output_valid, console_output_data, done;
    }
}

model_ports! {
    /// A port of loads and stores.
    struct Data {
        input: request_ready, response_valid;
        wide_input: response_data;
        output: request_valid, request_write, request_console, request_line, request_byte_enable, response_ready;
        wide_output: request_data;
    }
}

model_ports! {
    /// That the line is read to be written.
    struct Lock {
        output: request_lock;
    }
}

/// Both ports, of a core that has them.
pub(super) fn two_inputs(
    model: &Model,
    exist: bool,
    [first, second]: [&str; 2],
) -> Result<Option<[Input; 2]>, BridgeError> {
    match exist {
        true => Ok(Some([model.input(first)?, model.input(second)?])),
        false => Ok(None),
    }
}

/// The ports that a design has once.
pub(crate) struct SharedPorts {
    ports: Once,
    /// Start address and argument, where a host starts the program.
    start: Option<[Input; 2]>,
}

impl SharedPorts {
    /// Those of a design with such cores.
    pub(crate) fn find(model: &Model, config: &CoreConfig) -> Result<Self, BridgeError> {
        let start = ["start_address", "start_argument"];
        Ok(SharedPorts { ports: Once::find(model, "")?, start: two_inputs(model, config.host_start, start)? })
    }

    /// Reads what is driven.
    #[inline]
    pub(crate) fn read(&self, model: &Model, outputs: &mut PortOutputs) {
        let ports = &self.ports;
        outputs.instruction_request_valid = model.get(ports.instruction_request_valid) != 0;
        outputs.instruction_request_word = model.get(ports.instruction_request_word);
        outputs.instruction_response_ready = model.get(ports.instruction_response_ready) != 0;
        outputs.done = model.get(ports.done) != 0;
        outputs.console_output_valid = model.get(ports.console_output_valid) != 0;
        outputs.console_output_data = model.get(ports.console_output_data);
    }

    /// Drives the inputs.
    #[inline]
    pub(crate) fn drive(&self, model: &mut Model, inputs: &PortInputs) {
        let ports = &self.ports;
        model.set(ports.instruction_request_ready, inputs.instruction_request_ready.into());
        model.set(ports.instruction_response_valid, inputs.instruction_response_valid.into());
        model.set(ports.instruction_response_data, inputs.instruction_response_data);
        model.set(ports.console_output_ready, inputs.console_output_ready.into());
        model.set(ports.console_input_valid, inputs.console_input_valid.into());
        if let Some([address, argument]) = self.start {
            model.set(address, inputs.start_address);
            model.set(argument, inputs.start_argument);
        }
    }
}

/// A port of loads and stores.
pub(crate) struct DataPorts {
    ports: Data,
    /// Where exchanges lock lines.
    lock: Option<Lock>,
    line_words: usize,
    word_bits: u32,
    response: [u32; LINE_WORDS_MAX],
}

impl DataPorts {
    /// The port whose names begin with `prefix`; it tells of exchanges if `locks`.
    pub(crate) fn find(model: &Model, prefix: &str, config: &CoreConfig, locks: bool) -> Result<Self, BridgeError> {
        let lock = locks.then(|| Lock::find(model, prefix)).transpose()?;
        Ok(DataPorts {
            ports: Data::find(model, prefix)?,
            lock,
            line_words: config.line_words as usize,
            word_bits: config.arch.word_bits(),
            response: [0; LINE_WORDS_MAX],
        })
    }

    /// Reads what is driven; what goes with a request that is not valid stays as it was.
    #[inline]
    pub(crate) fn read(&self, model: &Model, outputs: &mut PortOutputs) {
        let ports = &self.ports;
        outputs.data_response_ready = model.get(ports.response_ready) != 0;
        outputs.data_request_valid = model.get(ports.request_valid) != 0;
        if !outputs.data_request_valid {
            return;
        }
        outputs.data_request_write = model.get(ports.request_write) != 0;
        outputs.data_request_console = model.get(ports.request_console) != 0;
        outputs.data_request_line = model.get(ports.request_line);
        outputs.data_request_byte_enable = model.get(ports.request_byte_enable);
        if let Some(lock) = &self.lock {
            outputs.data_request_lock = model.get(lock.request_lock) != 0;
        }
        if outputs.data_request_write {
            let data = &mut outputs.data_request_data[..self.line_words];
            match (model.words(ports.request_data), self.word_bits) {
                (Some(words), 32) => {
                    for (value, &word) in data.iter_mut().zip(words) {
                        *value = word.into();
                    }
                }
                (_, bits) => {
                    for (word, value) in (0..).zip(data) {
                        *value = model.bits(ports.request_data, word * bits, bits);
                    }
                }
            }
        }
    }

    /// Drives the inputs; the data only where there is an answer.
    #[inline]
    pub(crate) fn drive(&mut self, model: &mut Model, inputs: &PortInputs) {
        let ports = &self.ports;
        model.set(ports.request_ready, inputs.data_request_ready.into());
        model.set(ports.response_valid, inputs.data_response_valid.into());
        if inputs.data_response_valid {
            let halves = self.word_bits as usize / 32;
            let words = &inputs.data_response_data[..self.line_words];
            for (place, word) in self.response.chunks_exact_mut(halves).zip(words) {
                for (half, value) in place.iter_mut().enumerate() {
                    *value = (word >> (32 * half)) as u32;
                }
            }
            model.set_words(ports.response_data, &self.response);
        }
    }

    /// The words that the answer is driven with; they count in a state that is saved.
    pub(crate) const fn response(&self) -> [u32; LINE_WORDS_MAX] {
        self.response
    }

    /// Goes on with these.
    pub(crate) const fn set_response(&mut self, response: [u32; LINE_WORDS_MAX]) {
        self.response = response;
    }
}
