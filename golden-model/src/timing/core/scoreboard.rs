//! The scoreboard's place in the core: what execute asks it, and what wakes a context that waits for memory.

use isa::trace::WarpState;
use isa::{Context, Gpr};

use crate::semantics::Decoded;
use crate::timing::in_stage::InOperands;
use crate::timing::units::scoreboard::Progress;
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
    pub(crate) fn needs(&self, decoded: &Decoded) -> Option<Option<Gpr>> {
        let parts_by_contexts = self.state.divergence().has_split_contexts();
        let boards = self.scoreboards.as_ref()?;
        boards.needs(decoded, parts_by_contexts)
    }

    /// The instruction in execute waits for a register, or for whatever comes first.
    pub(crate) fn wait_for_memory(&mut self, stage: &InOperands, awaited: Option<Gpr>) {
        let boards = self.scoreboards.as_mut();
        if boards.is_some_and(|boards| boards.wait(stage, awaited)) {
            self.set_state(stage.context, WarpState::WaitMemory);
        }
    }

    /// A load or store has been pushed by a context that goes on.
    pub(crate) fn await_access(&mut self, context: Context, decoded: &Decoded) {
        let fails = self.load_store.will_fail(context);
        if let Some(boards) = &mut self.scoreboards {
            boards.push(context, decoded, fails);
        }
    }

    /// What has become of a context's access; the context wakes, if it waits for that.
    #[inline]
    pub(super) fn progress(&mut self, context: Context, progress: Progress) {
        let wakes = match &mut self.scoreboards {
            None => !matches!(progress, Progress::Translated | Progress::Sent),
            Some(boards) => {
                let got = boards.progress(context, progress);
                got && self.state.contexts[context].state == WarpState::WaitMemory
            }
        };
        let (scheduled, _) = self.change(context);
        if wakes {
            scheduled.state = WarpState::Running;
        }
    }

    /// The cycle ends: which contexts are held back from now on.
    #[inline]
    pub(super) fn hold_back(&mut self) {
        if let Some(boards) = &mut self.scoreboards {
            let contexts = &self.state.contexts;
            let changed = boards.end(|context| contexts[context].pc);
            self.warp_table.changed.add(changed);
        }
    }
}
