//! The Verilated cluster as a side of the lock step. As with a core alone, a cycle leaves behind a sample, of which a
//! record is made at once or in another thread.

use std::path::Path;

use isa::ports::{PortInputs, PortOutputs};
use isa::{ClusterConfig, CycleRecord};

use super::record::{BankField, ClusterRecord, SharedLayout, SharedSlot};
use super::sides::ClusterSide;
use crate::bridge::{model_ports, BridgeError, Copied, Gather, Model};
use crate::compare::state::CoreState;
use crate::sides::rtl::{
    enabled_only, side_error, CorePlace, DataPorts, Qualifiers, RecordReader, Recording, SeenArrays, SharedPorts,
    COPIES,
};
use crate::sides::{SideError, View};

model_ports! {
    struct Ports {
        input: clock, reset;
    }
}

/// A core within the cluster.
struct SeenCore {
    arrays: SeenArrays,
    reader: RecordReader,
}

/// The Verilated cluster.
pub struct ClusterRtlSide {
    model: Model,
    ports: Ports,
    shared: SharedPorts,
    banks: Vec<DataPorts>,
    cores: Vec<SeenCore>,
    reader: SharedReader,
    /// Of the cycle, when its record is wanted at once.
    sample: Vec<u8>,
    outputs: Vec<PortOutputs>,
    recording: Recording,
}

impl ClusterRtlSide {
    /// A cluster after reset, in cycle 0.
    ///
    /// # Errors
    /// When the model lacks a port or array, or stops itself.
    pub fn new(mut model: Model, config: &ClusterConfig) -> Result<Self, BridgeError> {
        let core = &config.core;
        let locks = core.extension;
        let banks = (0..config.banks)
            .map(|bank| DataPorts::find(&model, &format!("bank{bank}_"), core, locks))
            .collect::<Result<_, _>>()?;
        let mut offset = model.ports_bytes();
        let mut cores = Vec::new();
        for number in 0..config.cores {
            let place = CorePlace::in_cluster(number);
            let arrays = SeenArrays::find(&mut model, core, &place)?;
            let reader = arrays.record_reader(&model, core, View::Arrays, &place, offset)?;
            offset += arrays.sample_bytes();
            cores.push(SeenCore { arrays, reader });
        }
        let mut side = ClusterRtlSide {
            ports: Ports::find(&model, "")?,
            shared: SharedPorts::find(&model, core)?,
            reader: SharedReader::new(&model, config)?,
            model,
            banks,
            cores,
            sample: vec![0; offset],
            outputs: vec![PortOutputs::default(); config.banks as usize],
            recording: Recording::default(),
        };
        side.reset_model(1)?;
        Ok(side)
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

    #[inline]
    fn read_outputs(&mut self) {
        self.shared.read(&self.model, &mut self.outputs[0]);
        for (bank, outputs) in self.banks.iter().zip(&mut self.outputs) {
            bank.read(&self.model, outputs);
        }
    }

    #[inline]
    fn drive(&mut self, inputs: &[PortInputs]) {
        self.shared.drive(&mut self.model, &inputs[0]);
        for (bank, inputs) in self.banks.iter_mut().zip(inputs) {
            bank.drive(&mut self.model, inputs);
        }
    }

    /// Bytes of a sample.
    pub(super) fn sample_bytes(&self) -> usize {
        self.sample.len()
    }

    /// As [`ClusterSide::step`], but fills a sample.
    #[inline]
    pub(super) fn step_sampled(&mut self, inputs: &[PortInputs], sample: &mut [u8]) -> Result<(), BridgeError> {
        self.drive(inputs);
        self.recording.first_half(&mut self.model)?;
        self.model.set(self.ports.clock, 0);
        self.model.eval()?;
        self.recording.second_half(&mut self.model)?;
        let (ports, mut rest) = sample.split_at_mut(self.model.ports_bytes());
        self.model.copy_ports(ports);
        for core in &mut self.cores {
            let (own, others) = rest.split_at_mut(core.arrays.sample_bytes());
            core.arrays.copy(&self.model, ports, own);
            rest = others;
        }
        self.model.set(self.ports.clock, 1);
        self.model.eval()?;
        self.read_outputs();
        Ok(())
    }

    /// Makes the record of a cycle's sample; does not need the side any more.
    pub(super) fn reader(&self) -> ClusterReader {
        ClusterReader {
            cores: self.cores.iter().map(|core| core.reader.clone()).collect(),
            shared: self.reader.clone(),
        }
    }
}

impl ClusterSide for ClusterRtlSide {
    #[inline]
    fn outputs(&mut self) -> &[PortOutputs] {
        &self.outputs
    }

    fn step(&mut self, inputs: &[PortInputs], record: &mut ClusterRecord) -> Result<(), SideError> {
        let mut sample = std::mem::take(&mut self.sample);
        let stepped = self.step_sampled(inputs, &mut sample);
        self.sample = sample;
        stepped.map_err(side_error)?;
        for (core, record) in self.cores.iter().zip(&mut record.cores) {
            core.reader.read(&self.sample, record);
        }
        self.reader.read(&self.sample, &mut record.shared);
        Ok(())
    }

    fn reset(&mut self, inputs: &[PortInputs], length: u32) -> Result<(), SideError> {
        self.drive(inputs);
        self.reset_model(length).map_err(side_error)
    }

    fn state(&self, core: u32, copy: u32) -> CoreState {
        let seen = &self.cores[core as usize].arrays;
        seen.state(&self.model, copy)
    }

    fn copies(&self) -> u32 {
        COPIES
    }
}

/// Makes records of samples.
#[derive(Clone)]
pub(super) struct ClusterReader {
    cores: Vec<RecordReader>,
    shared: SharedReader,
}

impl ClusterReader {
    /// The record of the cycle that left this sample behind.
    #[inline]
    pub(super) fn read(&self, sample: &[u8], record: &mut ClusterRecord) {
        let records: &mut [CycleRecord] = &mut record.cores;
        for (reader, record) in self.cores.iter().zip(records) {
            reader.read(sample, record);
        }
        self.shared.read(sample, &mut record.shared);
    }
}

/// The words that a bank is to store.
#[derive(Clone)]
struct BankWords {
    valid: usize,
    write: usize,
    enable: usize,
    data: Copied,
    /// The slot of word 0.
    first: usize,
}

/// Reads what the cores share.
#[derive(Clone)]
struct SharedReader {
    ports: Gather,
    qualifiers: Qualifiers,
    banks: Vec<BankWords>,
    line_words: u32,
    word_bits: u32,
    word_bytes: u32,
}

impl SharedReader {
    fn new(model: &Model, config: &ClusterConfig) -> Result<Self, BridgeError> {
        let layout = SharedLayout::new(config);
        let (mut ports, mut qualifiers) = (Gather::default(), Qualifiers::default());
        for (number, &slot) in layout.slots().iter().enumerate() {
            let name = layout.name(slot);
            let name = match slot {
                SharedSlot::Interconnect(_) => format!("trace_{name}"),
                SharedSlot::Once(_) | SharedSlot::Bank(..) => name,
                SharedSlot::Word(..) => continue,
            };
            ports.add(number, model.copied_port(&name)?);
            if let Some(qualifier) = layout.qualifier(slot) {
                qualifiers.add(number, layout.index(qualifier));
            }
        }
        let bank = |bank: u32| {
            let field = |field| layout.index(SharedSlot::Bank(field, bank));
            Ok(BankWords {
                valid: field(BankField::RequestValid),
                write: field(BankField::RequestWrite),
                enable: field(BankField::RequestByteEnable),
                data: model.copied_port(&format!("bank{bank}_request_data"))?,
                first: layout.index(SharedSlot::Word(bank, 0)),
            })
        };
        Ok(SharedReader {
            ports,
            qualifiers,
            banks: (0..config.banks).map(bank).collect::<Result<_, BridgeError>>()?,
            line_words: config.core.line_words,
            word_bits: config.core.arch.word_bits(),
            word_bytes: config.core.arch.word_bytes(),
        })
    }

    #[inline]
    fn read(&self, sample: &[u8], shared: &mut [u64]) {
        self.ports.read(sample, shared);
        self.qualifiers.apply(shared);
        for bank in &self.banks {
            let stores = shared[bank.valid] & shared[bank.write] != 0;
            let enable = shared[bank.enable];
            for word in 0..self.line_words {
                let value = if stores {
                    let low_bit = word * self.word_bits;
                    let value = bank.data.bits(sample, low_bit, self.word_bits);
                    enabled_only(value, (enable >> (word * self.word_bytes)) as u8)
                } else {
                    0
                };
                shared[bank.first + word as usize] = value;
            }
        }
    }
}
