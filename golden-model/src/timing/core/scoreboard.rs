//! The scoreboard's place in the core: what execute asks it, and what wakes a context that waits for memory.

use isa::trace::WarpState;
use isa::{Context, Gpr, Opcode, Warp};

use crate::rule_events::RuleEvent;
use crate::semantics::Decoded;
use crate::timing::in_stage::{InOperands, Work};
use crate::timing::units::scoreboard::{Need, Progress};
use crate::timing::Core;

impl Core {
    /// Whether the context in execute is held: an access of it may yet fail.
    #[inline]
    pub(crate) fn is_held_by_access(&self) -> bool {
        let boards = self.scoreboards.as_ref();
        boards.is_some_and(|boards| boards.is_held())
    }

    /// What the instruction in execute waits for, if it needs what is on its way.
    #[inline]
    pub(crate) fn needs(&self, decoded: &Decoded) -> Option<Need> {
        let parts_by_contexts = self.state.divergence().has_split_contexts();
        let boards = self.scoreboards.as_ref()?;
        boards.needs(decoded, parts_by_contexts)
    }

    /// The instruction in execute waits for a register, or for whatever comes first.
    pub(crate) fn wait_for_memory(&mut self, stage: &InOperands, awaited: Option<Gpr>) {
        let Some(boards) = &mut self.scoreboards else {
            return;
        };
        let waits = boards.wait(stage, awaited);
        let fired = &mut self.state.fired;
        fired.mark_if(!waits, RuleEvent::GotAtOnce);
        fired.mark_if(awaited.is_some(), RuleEvent::PlaceRemembered);
        let has_turn = self.state.spawn_turns.turn == Some(stage.context);
        fired.mark_if(has_turn && stage.opcode() == Some(Opcode::Wspawn), RuleEvent::TurnLost);
        if waits {
            self.set_state(stage.context, WarpState::WaitMemory);
        }
    }

    /// A load or store has been pushed by a context that goes on.
    pub(crate) fn await_access(&mut self, context: Context, decoded: &Decoded) {
        let fails = self.load_store.will_fail(context);
        if let Some(boards) = &mut self.scoreboards {
            let several = boards.push(context, decoded, fails);
            self.state.fired.mark(RuleEvent::AccessGoesOn);
            self.state.fired.mark_if(several, RuleEvent::SeveralPending);
        }
    }

    /// What has become of a context's access; the context wakes, if it waits for that.
    #[inline]
    pub(super) fn progress(&mut self, context: Context, progress: Progress) {
        let wakes = match &mut self.scoreboards {
            None => !matches!(progress, Progress::Translated | Progress::Sent),
            Some(boards) => {
                let got = boards.progress(context, progress, &mut self.state.fired);
                let wakes = got && self.state.contexts[context].state == WarpState::WaitMemory;
                if wakes {
                    self.state.fired.mark(match boards.awaits_register(context) {
                        true => RuleEvent::WokenByRegister,
                        false => RuleEvent::WokenByAny,
                    });
                }
                wakes
            }
        };
        let (scheduled, _) = self.change(context);
        if wakes {
            scheduled.state = WarpState::Running;
        }
    }

    /// Whether the instruction in operands reads a register.
    pub(super) fn is_read_in_operands(&self, (warp, register): (Warp, Gpr)) -> bool {
        let Some(stage) = self.passage.operands() else {
            return false;
        };
        let Work::Instruction { instruction: decoded, .. } = &stage.work else {
            return false;
        };
        self.state.warp_of(stage.context) == warp && decoded.instruction.source_gprs().any(|source| source == register)
    }

    /// A load has written in the cycle before what the instruction in operands reads.
    #[inline]
    pub(super) fn note_loaded_before(&mut self) {
        if let Some(loaded) = self.loaded.take() {
            let is_read = self.is_read_in_operands(loaded);
            self.state.fired.mark_if(is_read, RuleEvent::LoadForwardedLater);
        }
    }

    /// The cycle ends: which contexts are held back from now on.
    #[inline]
    pub(super) fn hold_back(&mut self) {
        if let Some(boards) = &mut self.scoreboards {
            let contexts = &self.state.contexts;
            let changed = boards.end(|context| contexts[context].pc, &mut self.state.fired);
            self.warp_table.changed.add(changed);
        }
    }
}
