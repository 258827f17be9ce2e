//! The Verilated core as a side of the lock step.
//!
//! Where each slot of a record is read is worked out once, when the side is made; a cycle then is a walk over lists of
//! port handles. What a field's qualifier rules out is set to 0 later ([`Qualifiers`]), or not read at all where reading takes longer.

mod arrays;
mod plan;

use std::path::Path;

use golden_model::{PortInputs, PortOutputs, LINE_WORDS_MAX};
use isa::{CoreConfig, CycleRecord, Scalar, Warp};

use crate::bridge::{BridgeError, Input, Model, Output, WideInput, WideOutput};
use crate::qualifiers::Qualifiers;
use crate::side::{Side, SideError, SideName};
use crate::state::CoreState;
use crate::waveform::TIME_UNITS_A_CYCLE;

pub(crate) use arrays::public_arrays;
use arrays::RtlArrays;
use plan::Plan;

/// Cycles for which reset is held: it is synchronous, one would do.
const RESET_CYCLES: u32 = 2;

/// The ports that are driven, and those that the environment answers to.
struct Ports {
    clock: Input,
    reset: Input,
    instruction_request_ready: Input,
    instruction_response_valid: Input,
    instruction_response_data: Input,
    data_request_ready: Input,
    data_response_valid: Input,
    data_response_data: WideInput,
    console_input_valid: Input,
    instruction_request_valid: Output,
    instruction_request_word: Output,
    instruction_response_ready: Output,
    data_request_valid: Output,
    data_request_write: Output,
    data_request_console: Output,
    data_request_line: Output,
    data_request_byte_enable: Output,
    data_request_data: WideOutput,
    data_response_ready: Output,
    done: Output,
}

/// The Verilated core.
pub struct RtlSide {
    model: Model,
    ports: Ports,
    plan: Plan,
    arrays: RtlArrays,
    line_words: usize,
    word_bytes: u32,
    word_bits: u32,
    outputs: PortOutputs,
    response: [u32; LINE_WORDS_MAX],
    cycle: u64,
    waveform_from: Option<u64>,
}

impl RtlSide {
    /// A core after reset, in cycle 0.
    ///
    /// # Errors
    /// When the model lacks a port or array, or stops itself.
    pub fn new(mut model: Model, config: &CoreConfig) -> Result<Self, BridgeError> {
        let ports = Ports::find(&model)?;
        let plan = Plan::new(&mut model, config)?;
        let arrays = RtlArrays::find(&mut model, config)?;
        let mut side = RtlSide {
            model,
            ports,
            plan,
            arrays,
            line_words: config.line_words as usize,
            word_bytes: config.arch.word_bytes(),
            word_bits: config.arch.word_bits(),
            outputs: PortOutputs::default(),
            response: [0; LINE_WORDS_MAX],
            cycle: 0,
            waveform_from: None,
        };
        side.model.set(side.ports.reset, 1);
        for _ in 0..RESET_CYCLES {
            side.model.clock_cycle(side.ports.clock)?;
        }
        side.model.set(side.ports.reset, 0);
        side.model.eval()?;
        side.read_outputs();
        Ok(side)
    }

    /// Opens a waveform that begins with cycle `first`, which must not be past.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn open_waveform(&mut self, path: &Path, first: u64) -> Result<(), BridgeError> {
        self.waveform_from = Some(first);
        self.model.waveform_open(path)
    }

    /// Ends the waveform; its file is whole then.
    ///
    /// # Errors
    /// When none is open.
    pub fn close_waveform(&mut self) -> Result<(), BridgeError> {
        self.waveform_from = None;
        self.model.waveform_close()
    }

    fn read_outputs(&mut self) {
        let (model, ports, outputs) = (&self.model, &self.ports, &mut self.outputs);
        outputs.instruction_request_valid = model.get(ports.instruction_request_valid) != 0;
        outputs.instruction_request_word = model.get(ports.instruction_request_word);
        outputs.instruction_response_ready = model.get(ports.instruction_response_ready) != 0;
        outputs.data_response_ready = model.get(ports.data_response_ready) != 0;
        outputs.done = model.get(ports.done) != 0;
        outputs.data_request_valid = model.get(ports.data_request_valid) != 0;
        if outputs.data_request_valid {
            outputs.data_request_write = model.get(ports.data_request_write) != 0;
            outputs.data_request_console = model.get(ports.data_request_console) != 0;
            outputs.data_request_line = model.get(ports.data_request_line);
            outputs.data_request_byte_enable = model.get(ports.data_request_byte_enable);
            for (word, value) in (0..).zip(&mut outputs.data_request_data[..self.line_words]) {
                let bits = self.word_bits;
                *value = model.bits(ports.data_request_data, word * bits, bits);
            }
        }
    }

    fn drive(&mut self, inputs: &PortInputs) {
        let (model, ports) = (&mut self.model, &self.ports);
        model.set(
            ports.instruction_request_ready,
            inputs.instruction_request_ready.into(),
        );
        model.set(
            ports.instruction_response_valid,
            inputs.instruction_response_valid.into(),
        );
        model.set(
            ports.instruction_response_data,
            inputs.instruction_response_data,
        );
        model.set(ports.data_request_ready, inputs.data_request_ready.into());
        model.set(ports.data_response_valid, inputs.data_response_valid.into());
        model.set(ports.console_input_valid, inputs.console_input_valid.into());
        if inputs.data_response_valid {
            let halves = self.word_bits as usize / 32;
            let words = &inputs.data_response_data[..self.line_words];
            for (place, word) in self.response.chunks_exact_mut(halves).zip(words) {
                for (half, value) in place.iter_mut().enumerate() {
                    *value = (word >> (32 * half)) as u32;
                }
            }
            model.set_words(ports.data_response_data, &self.response);
        }
    }

    fn dump(&mut self, half: u64) -> Result<(), BridgeError> {
        self.model
            .waveform_dump(self.cycle * TIME_UNITS_A_CYCLE + half)
    }

    fn read_record(&self, inputs: &PortInputs, record: &mut CycleRecord) {
        let (model, plan) = (&self.model, &self.plan);
        let slots = record.slots_mut();
        slots[plan.cleared_from..].fill(0);
        model.gather(plan.gather, slots);
        slots[Scalar::InstructionRequestReady as usize] = inputs.instruction_request_ready.into();
        slots[Scalar::InstructionResponseValid as usize] = inputs.instruction_response_valid.into();
        slots[Scalar::InstructionResponseData as usize] = inputs.instruction_response_data;
        slots[Scalar::DataRequestReady as usize] = inputs.data_request_ready.into();
        slots[Scalar::DataResponseValid as usize] = inputs.data_response_valid.into();
        slots[Scalar::ConsoleInputValid as usize] = inputs.console_input_valid.into();
        let mut lanes = slots[Scalar::WriteLanes as usize];
        while let Some(&(slot, port)) = plan.write_values.get(lanes.trailing_zeros() as usize) {
            slots[slot] = model.get(port);
            lanes &= lanes - 1;
        }
        if inputs.data_response_valid {
            for (&slot, &word) in plan.response_words.iter().zip(&inputs.data_response_data) {
                slots[slot] = word;
            }
        }
        if slots[Scalar::DataRequestValid as usize] & slots[Scalar::DataRequestWrite as usize] != 0
        {
            self.read_stored(slots);
        }
        for (warp, (&(depth, _), tops)) in plan.depths.iter().zip(&plan.stack_tops).enumerate() {
            if slots[depth] != 0 {
                let entry =
                    self.arrays
                        .stack_entry(model, Warp(warp as u32), slots[depth] as u32 - 1);
                [slots[tops[0]], slots[tops[1]], slots[tops[2]]] = entry;
            }
        }
    }

    /// A store's words; bytes that are not enabled count as 0.
    fn read_stored(&self, slots: &mut [u64]) {
        let plan = &self.plan;
        let enable = slots[Scalar::DataRequestByteEnable as usize];
        for (word, &slot) in (0..).zip(&plan.request_words) {
            let value = self.model.bits(
                self.ports.data_request_data,
                word * self.word_bits,
                self.word_bits,
            );
            let enabled = enable >> (word * self.word_bytes);
            let bytes = (0..self.word_bytes).filter(|byte| enabled >> byte & 1 == 1);
            slots[slot] = bytes.map(|byte| value & 0xff << (8 * byte)).sum();
        }
    }

    fn step_model(
        &mut self,
        inputs: &PortInputs,
        record: &mut CycleRecord,
    ) -> Result<(), BridgeError> {
        self.drive(inputs);
        let is_recorded = self.waveform_from.is_some_and(|first| self.cycle >= first);
        if is_recorded {
            // The inputs of a cycle appear at its beginning, with the clock still high.
            self.model.eval()?;
            self.dump(0)?;
        }
        self.model.set(self.ports.clock, 0);
        self.model.eval()?;
        if is_recorded {
            self.dump(1)?;
        }
        self.read_record(inputs, record);
        self.model.set(self.ports.clock, 1);
        self.model.eval()?;
        self.read_outputs();
        self.cycle += 1;
        Ok(())
    }
}

impl Side for RtlSide {
    #[inline]
    fn outputs(&mut self) -> &PortOutputs {
        &self.outputs
    }

    #[inline]
    fn step(&mut self, inputs: &PortInputs, record: &mut CycleRecord) -> Result<(), SideError> {
        self.step_model(inputs, record).map_err(side_error)
    }

    fn state(&self, copy: u32) -> Result<CoreState, SideError> {
        let depths = self
            .plan
            .depths
            .iter()
            .map(|&(_, port)| self.model.get(port));
        Ok(self.arrays.state(&self.model, copy, depths))
    }

    fn copies(&self) -> u32 {
        RtlArrays::COPIES
    }

    fn qualifiers(&self) -> Qualifiers {
        self.plan.qualifiers.clone()
    }
}

fn side_error(error: BridgeError) -> SideError {
    SideError {
        side: SideName::Rtl,
        reason: error.to_string(),
    }
}

impl Ports {
    fn find(model: &Model) -> Result<Self, BridgeError> {
        let (input, output) = (|name| model.input(name), |name| model.output(name));
        Ok(Ports {
            clock: input("clock")?,
            reset: input("reset")?,
            instruction_request_ready: input("instruction_request_ready")?,
            instruction_response_valid: input("instruction_response_valid")?,
            instruction_response_data: input("instruction_response_data")?,
            data_request_ready: input("data_request_ready")?,
            data_response_valid: input("data_response_valid")?,
            data_response_data: model.wide_input("data_response_data")?,
            console_input_valid: input("console_input_valid")?,
            instruction_request_valid: output("instruction_request_valid")?,
            instruction_request_word: output("instruction_request_word")?,
            instruction_response_ready: output("instruction_response_ready")?,
            data_request_valid: output("data_request_valid")?,
            data_request_write: output("data_request_write")?,
            data_request_console: output("data_request_console")?,
            data_request_line: output("data_request_line")?,
            data_request_byte_enable: output("data_request_byte_enable")?,
            data_request_data: model.wide_output("data_request_data")?,
            data_response_ready: output("data_response_ready")?,
            done: output("done")?,
        })
    }
}
