//! The jump back that each context took last, and where it goes (docs/pipeline.md section 20).

use isa::{Address, Context, CoreConfig, CycleRecord, PerPrediction, Slot, TraceLayout};
use typed_index_collections::{ti_vec, TiVec};

use super::core::Core;
use super::operands::InOperands;
use crate::semantics::{Decoded, Effect};

/// A jump that is remembered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Jump {
    pc: Address,
    target: Address,
}

/// What each context remembers. Reset: nothing.
#[derive(Clone, Debug)]
pub(super) struct Predictions {
    jumps: TiVec<Context, Option<Jump>>,
    /// The record's slots of all contexts, which stand side by side.
    slots: Vec<u64>,
    layout: TraceLayout,
    /// The slot number of the first of them.
    first_slot: usize,
}

impl Predictions {
    pub(super) fn new(config: &CoreConfig) -> Self {
        let layout = TraceLayout::new(config);
        let contexts = config.contexts() as usize;
        let first = Slot::Prediction(PerPrediction::Predicts, Context(0));
        Predictions {
            jumps: ti_vec![None; contexts],
            slots: vec![0; PerPrediction::ALL.len() * contexts],
            layout,
            first_slot: layout.index(first),
        }
    }

    /// Where the jump that a context remembers goes, if it stands at an address.
    #[inline]
    pub(super) fn target(&self, context: Context, pc: Address) -> Option<Address> {
        let jump = self.jumps[context].filter(|jump| jump.pc == pc)?;
        Some(jump.target)
    }

    /// Where the jump that a context remembers goes.
    #[inline]
    pub(super) fn remembered_target(&self, context: Context) -> Option<Address> {
        self.jumps[context].map(|jump| jump.target)
    }

    /// A context has jumped back.
    pub(super) fn remember(&mut self, context: Context, pc: Address, target: Address) {
        self.set(context, Some(Jump { pc, target }));
    }

    /// What a context remembers was wrong.
    pub(super) fn forget(&mut self, context: Context) {
        self.set(context, None);
    }

    fn set(&mut self, context: Context, jump: Option<Jump>) {
        self.jumps[context] = jump;
        let fields = [
            (PerPrediction::Predicts, jump.is_some().into()),
            (PerPrediction::JumpPc, jump.map_or(0, |jump| jump.pc.0)),
            (
                PerPrediction::JumpTarget,
                jump.map_or(0, |jump| jump.target.0),
            ),
        ];
        for (field, value) in fields {
            let slot = Slot::Prediction(field, context);
            self.slots[self.layout.index(slot) - self.first_slot] = value;
        }
    }

    /// Records the fields of all contexts.
    #[inline]
    pub(super) fn record(&self, record: &mut CycleRecord) {
        let start = self.first_slot;
        record.slots_mut()[start..start + self.slots.len()].copy_from_slice(&self.slots);
    }
}

impl Core {
    /// Holds what was predicted against where the instruction in execute goes on, and remembers a jump back. `jumps` says that
    /// it is a jmpi of all active lanes, `target` where it redirects to. Gives where its context is redirected to after all.
    pub(super) fn check_prediction(
        &mut self,
        stage: &InOperands,
        decoded: &Decoded,
        (jumps, effect): (bool, Effect),
        target: Option<Address>,
    ) -> Option<Address> {
        let (context, pc) = (stage.context, stage.pc);
        let predictions = self.predictions.as_mut()?;
        let shape = self.state.shape();
        let next = shape.address_after(pc, shape.word_bytes);
        let predicted = stage.was_predicted();
        match target {
            Some(_) if jumps && predicted && predictions.remembered_target(context) == target => {
                None
            }
            Some(target) => {
                if predicted && effect == Effect::SpawnBlocked {
                    predictions.forget(context);
                }
                if jumps && decoded.goes_back() {
                    predictions.remember(context, pc, target);
                }
                Some(target)
            }
            None if predicted => {
                predictions.forget(context);
                Some(next)
            }
            None => None,
        }
    }
}
