//! The golden model as a side of the lock step.

use golden_model::timing::{Core, UnderWay};
use golden_model::{AwaitingWarp, Fired, State};
use isa::divergence::StateRow;
use isa::ports::{PortInputs, PortOutputs};
use isa::{Context, CoreConfig, CycleRecord, Gpr, PredicateRegister, Warp};

use crate::compare::state::{CoreState, ShadowState};
use crate::sides::{Resumable, Side, SideError};

/// The cycle-exact golden model.
pub struct ModelSide {
    core: Core,
    config: CoreConfig,
}

impl ModelSide {
    /// In cycle 0.
    pub fn new(config: &CoreConfig) -> Self {
        ModelSide { core: Core::new(config), config: *config }
    }

    /// The architectural state at the start of the next cycle, but for what is in commit.
    pub(crate) fn architectural(&self) -> &State {
        self.core.state()
    }
}

#[cfg(test)]
impl ModelSide {
    /// The core it is a model of.
    pub(crate) fn config(&self) -> &CoreConfig {
        &self.config
    }
}

impl Resumable for ModelSide {
    type Saved = Core;

    fn save(&mut self) -> Result<Core, SideError> {
        Ok(self.core.clone())
    }

    fn resume(&mut self, saved: &Core) -> Result<(), SideError> {
        self.core.clone_from(saved);
        Ok(())
    }
}

impl Side for ModelSide {
    #[inline]
    fn outputs(&mut self) -> &[PortOutputs] {
        std::slice::from_ref(self.core.outputs())
    }

    #[inline]
    fn step(&mut self, inputs: &[PortInputs], record: &mut CycleRecord) -> Result<(), SideError> {
        self.core.step(&inputs[0], record);
        Ok(())
    }

    fn reset(&mut self, _inputs: &[PortInputs], _length: u32) -> Result<(), SideError> {
        self.core.reset(&self.config);
        Ok(())
    }

    fn fired(&self, _core: u32) -> Option<&Fired> {
        Some(self.core.fired())
    }

    fn under_way(&self, _core: u32) -> Vec<UnderWay> {
        self.core.under_way()
    }

    fn awaiting_others(&self, _core: u32, context: Context) -> Option<AwaitingWarp> {
        self.core.state().awaiting_others(context)
    }

    fn divergence(&self, _core: u32) -> Vec<Vec<StateRow>> {
        divergence(&self.config, &self.core)
    }

    fn state(&self, _core: u32, _copy: u32) -> Result<Option<CoreState>, SideError> {
        Ok(Some(core_state(&self.config, &self.core)))
    }
}

/// What a core keeps of divergence, by context.
pub(crate) fn divergence(config: &CoreConfig, core: &Core) -> Vec<Vec<StateRow>> {
    let state = core.state().divergence();
    let contexts = (0..config.contexts()).map(Context);
    contexts.map(|context| state.rows(config, context)).collect()
}

/// What is compared of a core beside its records.
pub(crate) fn core_state(config: &CoreConfig, core: &Core) -> CoreState {
    let arch = config.arch;
    let state = core.state();
    let mut copy = CoreState {
        gprs: Vec::new(),
        predicates: Vec::new(),
        divergence: divergence(config, core),
        shadows: Vec::new(),
        scratchpad: state.scratchpad().words().to_vec(),
    };
    for warp in (0..arch.warps()).map(Warp) {
        // Register numbers fit a byte: there are at most 256 registers.
        for register in (0..arch.gprs()).map(|register| Gpr(register as u8)) {
            copy.gprs.extend_from_slice(state.gpr_lanes(warp, register));
        }
        for register in (0..arch.preds()).map(|register| PredicateRegister(register as u8)) {
            copy.predicates.push(state.predicate_lanes(warp, register).0);
        }
        let shadow = state.shadow(warp);
        let predicates = state.shadow_predicates(warp).iter();
        copy.shadows.push(ShadowState {
            mask: shadow.mask.0,
            supervisor: shadow.supervisor.into(),
            pc: shadow.pc.0,
            gprs: state.shadow_gprs(warp).to_vec(),
            predicates: predicates.map(|lanes| lanes.0).collect(),
        });
    }
    copy
}
