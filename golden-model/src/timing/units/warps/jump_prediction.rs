//! The jump back that each context took last, and where it goes (docs/pipeline.md section 20).

use isa::{Address, Context, CycleRecord, Opcode, PerPrediction, Slot};
use typed_index_collections::{ti_vec, TiVec};

use crate::rule_events::{Fired, RuleEvent};
use crate::semantics::{Decoded, Effect, Shape};
use crate::timing::in_stage::InOperands;

/// A jump that is remembered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Jump {
    pc: Address,
    target: Address,
}

/// What each context remembers. Reset: nothing.
#[derive(Clone, Debug)]
pub(crate) struct Predictions {
    jumps: TiVec<Context, Option<Jump>>,
    shape: Shape,
}

impl Predictions {
    pub(crate) fn new(shape: &Shape) -> Self {
        Predictions { jumps: ti_vec![None; shape.contexts], shape: *shape }
    }

    /// Where the jump that a context remembers goes, if the jump is at this address.
    #[inline]
    pub(crate) fn target(&self, context: Context, pc: Address) -> Option<Address> {
        let jump = self.jumps[context].filter(|jump| jump.pc == pc)?;
        Some(jump.target)
    }

    /// A context has jumped back, or what it remembers was wrong.
    fn set(&mut self, context: Context, jump: Option<Jump>, shown: &mut CycleRecord) {
        self.jumps[context] = jump;
        let layout = shown.layout();
        for (field, value) in [
            (PerPrediction::Predicts, jump.is_some().into()),
            (PerPrediction::JumpPc, jump.map_or(0, |jump| jump.pc.0)),
            (PerPrediction::JumpTarget, jump.map_or(0, |jump| jump.target.0)),
        ] {
            shown.slots_mut()[layout.index(Slot::Prediction(field, context))] = value;
        }
    }

    /// Holds what was predicted against where the instruction in execute goes on, and remembers a jump back. `jump` is
    /// there when it is a jmpi of all active lanes, `target` is where it redirects to. Gives where its context is
    /// redirected to after all.
    pub(crate) fn check(
        &mut self,
        stage: &InOperands,
        jump: Option<&Decoded>,
        effect: Effect,
        target: Option<Address>,
        (shown, fired): (&mut CycleRecord, &mut Fired),
    ) -> Option<Address> {
        let (context, pc) = (stage.context, stage.pc);
        let predicted = stage.was_predicted();
        let remembered = self.jumps[context].map(|jump| jump.target);
        match target {
            Some(_) if jump.is_some() && predicted && remembered == target => {
                fired.mark(RuleEvent::PredictedRight);
                None
            }
            Some(target) => {
                if predicted && effect == Effect::SpawnBlocked {
                    fired.mark(RuleEvent::PredictedOther);
                    self.set(context, None, shown);
                }
                if jump.is_some_and(Decoded::goes_back) {
                    let jump = Some(Jump { pc, target });
                    let is_another = self.jumps[context].is_some() && self.jumps[context] != jump;
                    fired.mark_if(is_another, RuleEvent::AnotherRemembered);
                    self.set(context, jump, shown);
                }
                Some(target)
            }
            None if predicted => {
                fired.mark(match stage.opcode() {
                    Some(Opcode::Jmpi) => RuleEvent::PredictedWrong,
                    _ => RuleEvent::PredictedOther,
                });
                self.set(context, None, shown);
                Some(self.shape.address_after(pc, self.shape.word_bytes))
            }
            None => None,
        }
    }
}
