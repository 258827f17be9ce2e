//! The Verilated system as a side of the lock step.
//!
//! A cycle leaves behind a sample: all ports, and what the record shows of the divergence mechanism's arrays, copied as
//! they are in the model's memory. [`RecordReader`] makes a record of it, at once or in another thread: the RTL is the
//! slower side, so whatever can be done elsewhere is.

mod arrays;
mod divergence;
mod place;
mod ports;
mod qualifiers;
mod reader;
mod recording;
mod shared_reader;

use std::marker::PhantomData;
use std::path::Path;

use isa::ports::{PortInputs, PortOutputs, LINE_WORDS_MAX};
use isa::{CoreConfig, Slot, TraceLayout};

use crate::bridge::{model_ports, BridgeError, Input, Model, SavedModel};
use crate::compare::state::CoreState;
use crate::sides::{Ahead, Resumable, Side, SideError, SideName, View};

use crate::system::{System, SystemRecord};

pub(crate) use arrays::public_arrays;
use arrays::RtlArrays;
use divergence::DivergenceArrays;
pub(crate) use place::CorePlace;
use ports::{two_inputs, DataPorts, SharedPorts};
pub use reader::RecordReader;
pub(crate) use reader::{enabled_only, PortPlaces};
use recording::Recording;
use shared_reader::SharedReader;

/// Units of time of a cycle.
pub const TIME_UNITS_A_CYCLE: u64 = 2;

/// Cycles for which reset is held: one is enough (P3.19).
const RESET_CYCLES: u32 = 1;

model_ports! {
    /// The ports that drive the system itself.
    struct Ports {
        input: clock, reset;
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

/// The ports that only a core alone has: those of the interconnect that it lacks.
struct AlonePorts {
    core_number: Input,
    /// How many cores there are, where the core asks for it.
    core_count: Option<Input>,
    /// Where there are barriers between cores.
    barriers: Option<Barriers>,
    /// Where cores ring one another.
    rings: Option<Rings>,
    /// That the fetch, and that the access that is answered has failed, where memory can fail.
    errors: Option<[Input; 2]>,
    /// That the store of an exchange comes too late, where that can be.
    again: Option<Input>,
}

/// Makes the record of a cycle's sample.
#[derive(Clone)]
struct SystemReader {
    cores: Vec<RecordReader>,
    /// What the cores share; `None` for a core alone.
    shared: Option<SharedReader>,
}

impl SystemReader {
    #[inline]
    fn read<S: System>(&self, sample: &[u8], record: &mut S::Record) {
        for (reader, record) in self.cores.iter().zip(record.cores_mut()) {
            reader.read(sample, record);
        }
        if let Some(shared) = &self.shared {
            shared.read(sample, record.shared_mut());
        }
    }
}

/// The Verilated system: its RTL, or a netlist of it.
pub struct RtlSide<S: System = CoreConfig> {
    model: Model,
    ports: Ports,
    shared: SharedPorts,
    banks: Vec<DataPorts>,
    /// `None` for a cluster.
    alone: Option<AlonePorts>,
    reader: SystemReader,
    view: View,
    /// One a core; none with a view of ports only.
    seen: Vec<SeenArrays>,
    /// The sample of the cycle, when its record is wanted at once.
    sample: Vec<u8>,
    outputs: Vec<PortOutputs>,
    recording: Recording,
    system: PhantomData<S>,
}

impl<S: System> RtlSide<S> {
    /// A system after reset, in cycle 0, that is looked into as far as `view` says.
    ///
    /// # Errors
    /// When the model lacks a port or array, or stops itself.
    pub fn new(mut model: Model, system: &S, view: View) -> Result<Self, BridgeError> {
        let core = system.core();
        let mut offset = model.ports_bytes();
        let (mut seen, mut cores) = (Vec::new(), Vec::new());
        for number in 0..system.core_count() {
            let place = match S::HAS_INTERCONNECT {
                true => CorePlace::in_cluster(number),
                false => CorePlace::top(),
            };
            let arrays = match view {
                View::Arrays => Some(SeenArrays::find(&mut model, core, &place)?),
                View::Ports | View::CorePorts => None,
            };
            // Without its trace ports a cluster shows nothing of its cores.
            if !(S::HAS_INTERCONNECT && view == View::CorePorts) {
                let layout = TraceLayout::new(core);
                let divergence = arrays.as_ref().map(|seen| seen.divergence.reader(&model, &layout, offset));
                let shows = |slot: Slot| view.shows(slot.info().source);
                cores.push(RecordReader::new(&model, divergence, core, shows, &place)?);
            }
            if let Some(arrays) = arrays {
                offset += arrays.divergence.sample_bytes();
                seen.push(arrays);
            }
        }
        let layout = system.shared_layout();
        let banks = (0..system.bank_count()).map(|bank| {
            let (prefix, locks) = match S::HAS_INTERCONNECT {
                true => (format!("bank{bank}_"), core.extension),
                false => ("data_".to_owned(), core.extension && core.bus_errors),
            };
            DataPorts::find(&model, &prefix, core, locks)
        });
        let mut side = RtlSide {
            ports: Ports::find(&model, "")?,
            shared: SharedPorts::find(&model, core)?,
            banks: banks.collect::<Result<_, _>>()?,
            alone: (!S::HAS_INTERCONNECT).then(|| AlonePorts::find(&model, core)).transpose()?,
            reader: SystemReader {
                cores,
                shared: layout.map(|layout| SharedReader::new(&model, &layout, view)).transpose()?,
            },
            view,
            seen,
            sample: vec![0; offset],
            outputs: vec![PortOutputs::default(); system.bank_count() as usize],
            recording: Recording::default(),
            system: PhantomData,
            model,
        };
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
    /// When the file cannot be written, or the model has no waveforms.
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

    #[inline]
    fn read_outputs(&mut self) {
        self.shared.read(&self.model, &mut self.outputs[0]);
        for (bank, outputs) in self.banks.iter().zip(&mut self.outputs) {
            bank.read(&self.model, outputs);
        }
        if let Some(alone) = &self.alone {
            alone.read(&self.model, &mut self.outputs[0]);
        }
    }

    #[inline]
    fn drive(&mut self, inputs: &[PortInputs]) {
        self.shared.drive(&mut self.model, &inputs[0]);
        for (bank, inputs) in self.banks.iter_mut().zip(inputs) {
            bank.drive(&mut self.model, inputs);
        }
        if let Some(alone) = &self.alone {
            alone.drive(&mut self.model, &inputs[0]);
        }
    }

    /// Copies what the cycle's record is made of.
    #[inline]
    fn sample(&mut self, sample: &mut [u8]) {
        let (ports, mut rest) = sample.split_at_mut(self.model.ports_bytes());
        self.model.copy_ports(ports);
        for seen in &mut self.seen {
            let (own, others) = rest.split_at_mut(seen.divergence.sample_bytes());
            seen.divergence.copy(&self.model, ports, own);
            rest = others;
        }
    }

    fn step_model(&mut self, inputs: &[PortInputs], sample: &mut [u8]) -> Result<(), BridgeError> {
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

impl AlonePorts {
    fn find(model: &Model, config: &CoreConfig) -> Result<Self, BridgeError> {
        let input = |exists: bool, name| exists.then(|| model.input(name)).transpose();
        let barriers = config.cluster_barriers() != 0;
        let errors = ["instruction_response_error", "data_response_error"];
        Ok(AlonePorts {
            core_number: model.input("core_number")?,
            core_count: input(config.several_cores, "core_count")?,
            barriers: barriers.then(|| Barriers::find(model, "cluster_barrier_")).transpose()?,
            rings: config.rings().then(|| Rings::find(model, "")).transpose()?,
            errors: two_inputs(model, config.bus_errors, errors)?,
            again: input(config.extension && config.bus_errors, "data_response_again")?,
        })
    }

    #[inline]
    fn read(&self, model: &Model, outputs: &mut PortOutputs) {
        if let Some(barriers) = &self.barriers {
            outputs.cluster_barrier_waiting = model.get(barriers.waiting);
            outputs.cluster_barrier_wanted = model.get(barriers.wanted);
        }
        if let Some(rings) = &self.rings {
            outputs.ring_valid = model.get(rings.ring_valid) != 0;
            outputs.ring_core = model.get(rings.ring_core);
        }
    }

    #[inline]
    fn drive(&self, model: &mut Model, inputs: &PortInputs) {
        model.set(self.core_number, inputs.core_number);
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
}

impl SeenArrays {
    /// Those of the core at that place.
    fn find(model: &mut Model, config: &CoreConfig, place: &CorePlace) -> Result<Self, BridgeError> {
        Ok(SeenArrays {
            arrays: RtlArrays::find(model, config, place)?,
            divergence: DivergenceArrays::find(model, config, place)?,
        })
    }

    /// The state as it is now.
    fn state(&self, model: &Model, copy: u32) -> CoreState {
        let mut ports = vec![0; model.ports_bytes()];
        model.copy_ports(&mut ports);
        let divergence = self.divergence.state(model, &ports);
        self.arrays.state(model, copy, divergence)
    }
}

impl<S: System> Side<S> for RtlSide<S> {
    #[inline]
    fn outputs(&mut self) -> &[PortOutputs] {
        &self.outputs
    }

    #[inline]
    fn step(&mut self, inputs: &[PortInputs], record: &mut S::Record) -> Result<(), SideError> {
        let mut sample = std::mem::take(&mut self.sample);
        let stepped = self.step_sampled(inputs, &mut sample);
        self.sample = sample;
        stepped?;
        self.reader.read::<S>(&self.sample, record);
        Ok(())
    }

    fn reset(&mut self, inputs: &[PortInputs], length: u32) -> Result<(), SideError> {
        self.drive(inputs);
        self.reset_model(length).map_err(side_error)
    }

    fn state(&self, core: u32, copy: u32) -> Result<Option<CoreState>, SideError> {
        let seen = self.seen.get(core as usize);
        Ok(seen.map(|seen| seen.state(&self.model, copy)))
    }

    fn view(&self) -> View {
        self.view
    }

    fn copies(&self) -> u32 {
        RtlArrays::COPIES
    }
}

/// A system before a cycle.
#[derive(Clone, Debug)]
pub struct RtlSaved {
    model: SavedModel,
    outputs: Vec<PortOutputs>,
    responses: Vec<[u32; LINE_WORDS_MAX]>,
    cycle: u64,
}

impl<S: System> Resumable<S> for RtlSide<S> {
    type Saved = RtlSaved;

    fn save(&mut self) -> Result<RtlSaved, SideError> {
        Ok(RtlSaved {
            model: self.model.save().map_err(side_error)?,
            outputs: self.outputs.clone(),
            responses: self.banks.iter().map(DataPorts::response).collect(),
            cycle: self.recording.next_cycle(),
        })
    }

    fn resume(&mut self, saved: &RtlSaved) -> Result<(), SideError> {
        self.model.restore(&saved.model).map_err(side_error)?;
        self.outputs.clone_from(&saved.outputs);
        for (bank, &response) in self.banks.iter_mut().zip(&saved.responses) {
            bank.set_response(response);
        }
        self.recording.go_on_with(saved.cycle);
        Ok(())
    }
}

impl<S: System> Ahead<S> for RtlSide<S> {
    fn sample_bytes(&self) -> usize {
        self.sample.len()
    }

    #[inline]
    fn step_sampled(&mut self, inputs: &[PortInputs], sample: &mut [u8]) -> Result<(), SideError> {
        self.step_model(inputs, sample).map_err(side_error)
    }

    fn reader(&self) -> impl Fn(&[u8], &mut S::Record) + Send + 'static {
        let reader = self.reader.clone();
        move |sample, record| reader.read::<S>(sample, record)
    }
}

/// A side that its Verilated model keeps from going on.
fn side_error(error: BridgeError) -> SideError {
    SideError { side: SideName::Rtl, reason: error.to_string() }
}
