//! The golden model with a fault, in the place of the model.

use isa::ports::{PortInputs, PortOutputs};
use isa::{decode_word, encode_word, CoreConfig, CycleRecord, Instruction, Opcode, Scalar};
use testbenches::{CoreState, ModelSide, Side, SideError};

/// What is wrong with a model.
#[derive(Clone, Copy)]
pub enum Change {
    /// It carries out the second opcode in place of the first.
    Opcode(Opcode, Opcode),
    /// It loads other lines than those that come.
    Loaded(fn(&mut PortInputs)),
    /// It shows something else of a cycle.
    Record(fn(&CoreConfig, &mut CycleRecord)),
    /// It keeps something else.
    State(fn(&mut CoreState)),
}

/// The model, changed.
pub struct FaultyModel {
    model: ModelSide,
    config: CoreConfig,
    change: Change,
}

impl FaultyModel {
    /// In cycle 0.
    pub fn new(config: &CoreConfig, change: Change) -> Self {
        FaultyModel { model: ModelSide::new(config), config: *config, change }
    }
}

impl Side for FaultyModel {
    fn outputs(&mut self) -> &[PortOutputs] {
        self.model.outputs()
    }

    fn step(&mut self, inputs: &[PortInputs], record: &mut CycleRecord) -> Result<(), SideError> {
        let inputs = inputs[0];
        let mut changed = inputs;
        match self.change {
            Change::Opcode(from, to) if inputs.instruction_response_valid => {
                let word = inputs.instruction_response_data;
                changed.instruction_response_data = swapped(&self.config, word, from, to);
            }
            Change::Loaded(change) => change(&mut changed),
            Change::Opcode(..) | Change::Record(_) | Change::State(_) => {}
        }
        self.model.step(&[changed], record)?;
        match self.change {
            // The record shows what has really come.
            Change::Opcode(..) if inputs.instruction_response_valid => {
                record.set(Scalar::InstructionResponseData, inputs.instruction_response_data);
            }
            Change::Record(change) => change(&self.config, record),
            Change::Opcode(..) | Change::Loaded(_) | Change::State(_) => {}
        }
        Ok(())
    }

    fn reset(&mut self, inputs: &[PortInputs], length: u32) -> Result<(), SideError> {
        self.model.reset(inputs, length)
    }

    fn state(&self, core: u32, copy: u32) -> Result<Option<CoreState>, SideError> {
        let mut state = self.model.state(core, copy)?;
        if let Change::State(change) = self.change {
            state.iter_mut().for_each(change);
        }
        Ok(state)
    }
}

/// The word with one opcode in place of another.
fn swapped(config: &CoreConfig, word: u64, from: Opcode, to: Opcode) -> u64 {
    let decoded = decode_word(&config.arch, word).ok();
    let meant = decoded.filter(|instruction| instruction.opcode() == from);
    let other = meant.map(|instruction| {
        let other = Instruction::new(to, instruction.registers(), instruction.immediate());
        other.guarded(instruction.predicate())
    });
    let other = other.and_then(|other| encode_word(&config.arch, &other).ok());
    other.unwrap_or(word)
}
