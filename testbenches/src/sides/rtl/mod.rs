//! The Verilated core as a side of the lock step.
//!
//! A cycle leaves behind a sample: all ports, and what the record shows of the divergence mechanism's arrays, copied as
//! they stand in the model's memory. [`RecordReader`] makes a record of it, at once or in another thread: the RTL is
//! the slower side, so whatever can be done elsewhere is.

mod arrays;
mod divergence;
mod place;
mod ports;
mod qualifiers;
mod reader;
mod recording;

use std::path::Path;

use isa::ports::{PortInputs, PortOutputs, LINE_WORDS_MAX};
use isa::{CoreConfig, CycleRecord};

use crate::bridge::{model_ports, BridgeError, Input, Model, SavedModel};
use crate::compare::state::CoreState;
use crate::sides::{Ahead, Resumable, Side, SideError, SideName, View};

pub(crate) use arrays::public_arrays;
use arrays::RtlArrays;
use divergence::DivergenceArrays;
pub(crate) use place::CorePlace;
use ports::two_inputs;
pub(crate) use ports::{DataPorts, SharedPorts};

pub(crate) use qualifiers::Qualifiers;
pub(crate) use reader::enabled_only;
pub use reader::RecordReader;
pub(crate) use recording::Recording;

/// In how many copies the hardware keeps its registers.
pub(crate) const COPIES: u32 = RtlArrays::COPIES;

/// Units of time of a cycle.
pub const TIME_UNITS_A_CYCLE: u64 = 2;

/// Cycles for which reset is held: one is enough (P3.19).
const RESET_CYCLES: u32 = 1;

model_ports! {
    /// The ports that only a core alone has.
    struct Ports {
        input: clock, reset, core_number;
    }
}

model_ports! {
    /// The ports of barriers between cores.
    struct Barriers {
        input: open;
        output: waiting, wanted;
    }
}

model_ports! {
    /// The ports of rings between cores.
    struct Rings {
        input: rung;
        output: ring_valid, ring_core;
    }
}

/// The core's arrays: those that are read at the end, and those that every cycle's record shows a part of.
pub(crate) struct SeenArrays {
    arrays: RtlArrays,
    divergence: DivergenceArrays,
}

/// The Verilated core: its RTL, or a netlist of it.
pub struct RtlSide {
    model: Model,
    ports: Ports,
    shared: SharedPorts,
    data: DataPorts,
    /// How many cores there are, of a core that is told.
    core_count: Option<Input>,
    /// Where there are barriers between cores.
    barriers: Option<Barriers>,
    /// Where cores ring one another.
    rings: Option<Rings>,
    /// That the fetch, and that the access that is answered has failed, of a core that is told.
    errors: Option<[Input; 2]>,
    /// Of a core that is told of stores of exchanges that come too late.
    again: Option<Input>,
    reader: RecordReader,
    view: View,
    /// `None` with a view of ports only.
    seen: Option<SeenArrays>,
    /// Of the cycle, when its record is wanted at once.
    sample: Vec<u8>,
    outputs: PortOutputs,
    recording: Recording,
}

impl RtlSide {
    /// A core after reset, in cycle 0, that is looked into as far as `view` says.
    ///
    /// # Errors
    /// When the model lacks a port or array, or stops itself.
    pub fn new(mut model: Model, config: &CoreConfig, view: View) -> Result<Self, BridgeError> {
        let ports = Ports::find(&model, "")?;
        let errors = ["instruction_response_error", "data_response_error"];
        let core_count = config.several_cores.then(|| model.input("core_count"));
        let core_count = core_count.transpose()?;
        let barriers = config.cluster_barriers() != 0;
        let barriers = barriers.then(|| Barriers::find(&model, "cluster_barrier_"));
        let barriers = barriers.transpose()?;
        let rings = config.rings().then(|| Rings::find(&model, ""));
        let rings = rings.transpose()?;
        let errors = two_inputs(&model, config.bus_errors, errors)?;
        let exchanges = config.extension && config.bus_errors;
        let again = exchanges.then(|| model.input("data_response_again"));
        let again = again.transpose()?;
        let place = CorePlace::top();
        let seen = match view {
            View::Arrays => Some(SeenArrays::find(&mut model, config, &place)?),
            View::Ports | View::CorePorts => None,
        };
        let divergence = seen.as_ref().map(|seen| &seen.divergence);
        let offset = model.ports_bytes();
        let reader = RecordReader::new(&model, divergence, config, view, &place, offset)?;
        let mut side = RtlSide {
            shared: SharedPorts::find(&model, config)?,
            data: DataPorts::find(&model, "data_", config, exchanges)?,
            model,
            ports,
            core_count,
            barriers,
            rings,
            errors,
            again,
            reader,
            view,
            seen,
            sample: Vec::new(),
            outputs: PortOutputs::default(),
            recording: Recording::default(),
        };
        side.sample = vec![0; side.sample_bytes()];
        side.reset_model(RESET_CYCLES)?;
        Ok(side)
    }

    /// Holds reset for so many clock edges, with the inputs as they are driven.
    fn reset_model(&mut self, length: u32) -> Result<(), BridgeError> {
        self.model.set(self.ports.reset, 1);
        for _ in 0..length {
            self.model.clock_cycle(self.ports.clock)?;
        }
        self.model.set(self.ports.reset, 0);
        self.model.eval()?;
        self.read_outputs();
        Ok(())
    }

    /// Opens a waveform that begins with cycle `first`, which must not be past.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn open_waveform(&mut self, path: &Path, first: u64) -> Result<(), BridgeError> {
        self.recording.open(&mut self.model, path, first)
    }

    /// Ends the waveform; its file is whole then.
    ///
    /// # Errors
    /// When none is open.
    pub fn close_waveform(&mut self) -> Result<(), BridgeError> {
        self.recording.close(&mut self.model)
    }

    fn read_outputs(&mut self) {
        self.shared.read(&self.model, &mut self.outputs);
        self.data.read(&self.model, &mut self.outputs);
        if let Some(barriers) = &self.barriers {
            self.outputs.cluster_barrier_waiting = self.model.get(barriers.waiting);
            self.outputs.cluster_barrier_wanted = self.model.get(barriers.wanted);
        }
        if let Some(rings) = &self.rings {
            self.outputs.ring_valid = self.model.get(rings.ring_valid) != 0;
            self.outputs.ring_core = self.model.get(rings.ring_core);
        }
    }

    fn drive(&mut self, inputs: &PortInputs) {
        let model = &mut self.model;
        self.shared.drive(model, inputs);
        self.data.drive(model, inputs);
        model.set(self.ports.core_number, inputs.core_number);
        if let Some(count) = self.core_count {
            model.set(count, inputs.core_count);
        }
        if let Some(barriers) = &self.barriers {
            model.set(barriers.open, inputs.cluster_barrier_open);
        }
        if let Some(rings) = &self.rings {
            model.set(rings.rung, inputs.rung.into());
        }
        if let Some([fetch, access]) = self.errors {
            model.set(fetch, inputs.instruction_response_error.into());
            model.set(access, inputs.data_response_error.into());
        }
        if let Some(again) = self.again {
            model.set(again, inputs.data_response_again.into());
        }
    }

    /// Copies what the cycle's record is made of.
    #[inline]
    fn sample(&mut self, sample: &mut [u8]) {
        let (ports, divergence) = sample.split_at_mut(self.model.ports_bytes());
        self.model.copy_ports(ports);
        if let Some(seen) = &mut self.seen {
            seen.divergence.copy(&self.model, ports, divergence);
        }
    }

    fn step_model(&mut self, inputs: &PortInputs, sample: &mut [u8]) -> Result<(), BridgeError> {
        self.drive(inputs);
        self.recording.first_half(&mut self.model)?;
        self.model.set(self.ports.clock, 0);
        self.model.eval()?;
        self.recording.second_half(&mut self.model)?;
        self.sample(sample);
        self.model.set(self.ports.clock, 1);
        self.model.eval()?;
        self.read_outputs();
        Ok(())
    }
}

impl SeenArrays {
    /// Those of the core at that place.
    pub(crate) fn find(model: &mut Model, config: &CoreConfig, place: &CorePlace) -> Result<Self, BridgeError> {
        Ok(SeenArrays {
            arrays: RtlArrays::find(model, config, place)?,
            divergence: DivergenceArrays::find(model, config, place)?,
        })
    }

    /// Bytes that every cycle leaves behind, beside the ports.
    pub(crate) const fn sample_bytes(&self) -> usize {
        self.divergence.sample_bytes()
    }

    /// Copies them, given the copied ports of the cycle.
    #[inline]
    pub(crate) fn copy(&mut self, model: &Model, ports: &[u8], sample: &mut [u8]) {
        self.divergence.copy(model, ports, sample);
    }

    /// What makes records of samples in which they stand `offset` bytes behind the begin.
    pub(crate) fn record_reader(
        &self,
        model: &Model,
        config: &CoreConfig,
        view: View,
        place: &CorePlace,
        offset: usize,
    ) -> Result<RecordReader, BridgeError> {
        RecordReader::new(model, Some(&self.divergence), config, view, place, offset)
    }

    /// The state as it stands.
    pub(crate) fn state(&self, model: &Model, copy: u32) -> CoreState {
        let mut ports = vec![0; model.ports_bytes()];
        model.copy_ports(&mut ports);
        let divergence = self.divergence.state(model, &ports);
        self.arrays.state(model, copy, divergence)
    }
}

impl Side for RtlSide {
    #[inline]
    fn outputs(&mut self) -> &PortOutputs {
        &self.outputs
    }

    #[inline]
    fn step(&mut self, inputs: &PortInputs, record: &mut CycleRecord) -> Result<(), SideError> {
        let mut sample = std::mem::take(&mut self.sample);
        let stepped = self.step_sampled(inputs, &mut sample);
        self.sample = sample;
        stepped?;
        self.reader.read(&self.sample, record);
        Ok(())
    }

    fn reset(&mut self, inputs: &PortInputs, length: u32) -> Result<(), SideError> {
        self.drive(inputs);
        self.reset_model(length).map_err(side_error)
    }

    fn state(&self, copy: u32) -> Result<Option<CoreState>, SideError> {
        let state = |seen: &SeenArrays| seen.state(&self.model, copy);
        Ok(self.seen.as_ref().map(state))
    }

    fn view(&self) -> View {
        self.view
    }

    fn copies(&self) -> u32 {
        COPIES
    }
}

/// A core before a cycle.
#[derive(Clone, Debug)]
pub struct RtlSaved {
    model: SavedModel,
    outputs: PortOutputs,
    response: [u32; LINE_WORDS_MAX],
    cycle: u64,
}

impl Resumable for RtlSide {
    type Saved = RtlSaved;

    fn save(&mut self) -> Result<RtlSaved, SideError> {
        Ok(RtlSaved {
            model: self.model.save().map_err(side_error)?,
            outputs: self.outputs,
            response: self.data.response(),
            cycle: self.recording.next_cycle(),
        })
    }

    fn resume(&mut self, saved: &RtlSaved) -> Result<(), SideError> {
        self.model.restore(&saved.model).map_err(side_error)?;
        self.outputs = saved.outputs;
        self.data.set_response(saved.response);
        self.recording.go_on_with(saved.cycle);
        Ok(())
    }
}

impl Ahead for RtlSide {
    fn sample_bytes(&self) -> usize {
        let divergence = |seen: &SeenArrays| seen.divergence.sample_bytes();
        self.model.ports_bytes() + self.seen.as_ref().map_or(0, divergence)
    }

    #[inline]
    fn step_sampled(&mut self, inputs: &PortInputs, sample: &mut [u8]) -> Result<(), SideError> {
        self.step_model(inputs, sample).map_err(side_error)
    }

    fn reader(&self) -> impl Fn(&[u8], &mut CycleRecord) + Send + 'static {
        let reader = self.reader.clone();
        move |sample, record| reader.read(sample, record)
    }
}

/// A side that its Verilated model keeps from going on.
pub(crate) fn side_error(error: BridgeError) -> SideError {
    SideError { side: SideName::Rtl, reason: error.to_string() }
}
