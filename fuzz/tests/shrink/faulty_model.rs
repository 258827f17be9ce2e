//! The golden model with a fault, in the place of the model.

use isa::ports::{PortInputs, PortOutputs};
use isa::{CoreConfig, CycleRecord, Scalar};
use testbenches::{CoreState, ModelSide, Side, SideError};

/// What is wrong with a model.
#[derive(Clone, Copy)]
pub enum Change {
    /// It carries out other words than those that are fetched.
    Word(fn(&CoreConfig, u64) -> u64),
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
            Change::Word(change) if inputs.instruction_response_valid => {
                let word = inputs.instruction_response_data;
                changed.instruction_response_data = change(&self.config, word);
            }
            Change::Loaded(change) => change(&mut changed),
            Change::Word(_) | Change::Record(_) | Change::State(_) => {}
        }
        self.model.step(&[changed], record)?;
        match self.change {
            // The record shows what has really come.
            Change::Word(_) if inputs.instruction_response_valid => {
                record.set(Scalar::InstructionResponseData, inputs.instruction_response_data);
            }
            Change::Record(change) => change(&self.config, record),
            Change::Word(_) | Change::Loaded(_) | Change::State(_) => {}
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
