//! Contexts that share a warp: whose table of regions is not as it was read, and who else has changed
//! (docs/pipeline.md part 9.3).

use isa::trace::WarpState;
use isa::{Context, Warp};

use super::core::Core;

/// Who has changed the table of which warp in the last two cycles, the later one first. Reset: nobody.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct TableChanges {
    recent: [Option<(Context, Warp)>; 2],
}

impl TableChanges {
    /// A cycle is over, in which somebody changed a table or nobody did.
    #[inline]
    fn push(&mut self, change: Option<(Context, Warp)>) {
        self.recent = [change, self.recent[0]];
    }

    /// Whether another context has changed the table of a context's warp while the instruction that is now in execute
    /// was reading it.
    #[inline]
    fn is_stale(&self, context: Context, warp: Warp) -> bool {
        let mut recent = self.recent.iter().flatten();
        recent.any(|&(by, of)| by != context && of == warp)
    }
}

impl Core {
    /// Whether a split, splitl or join of a context that is in execute has read its table in vain.
    #[inline]
    pub(super) fn has_read_in_vain(&self, context: Context) -> bool {
        let warp = self.state.warp_of(context);
        let changes = self.table_changes.as_ref();
        changes.is_some_and(|changes| changes.is_stale(context, warp))
    }

    /// What is in execute has changed a table, or has not.
    #[inline]
    pub(super) fn note_table_change(&mut self, by: Option<Context>) {
        if let Some(changes) = &mut self.table_changes {
            let warp_of = |context| (context, self.state.warp_of(context));
            changes.push(by.map(warp_of));
        }
    }

    /// An instruction, or the end of a reti, may have changed other contexts of its warp. None that is Stopped or Free
    /// has an interrupt due.
    #[inline]
    pub(super) fn touch_changed(&mut self) {
        let changed = self.state.divergence.take_changed();
        if changed.is_empty() {
            return;
        }
        for context in changed.iter() {
            let state = self.state.context(context).state;
            self.note_started(context, state);
            if matches!(state, WarpState::Stopped | WarpState::Free) {
                self.timing[context].due_interrupt = None;
            }
        }
        self.contexts.touch_all(changed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rules: P9.3.5.
    #[test]
    fn a_change_counts_for_two_cycles_and_for_others_of_the_warp() {
        let mut changes = TableChanges::default();
        let seen = |changes: &TableChanges| {
            [(1, 0), (2, 0), (3, 1)]
                .map(|(context, warp)| changes.is_stale(Context(context), Warp(warp)))
        };
        assert_eq!(seen(&changes), [false, false, false]);
        changes.push(Some((Context(1), Warp(0))));
        assert_eq!(seen(&changes), [false, true, false]);
        changes.push(None);
        assert_eq!(seen(&changes), [false, true, false]);
        changes.push(Some((Context(2), Warp(0))));
        assert_eq!(seen(&changes), [true, false, false]);
        changes.push(None);
        changes.push(None);
        assert_eq!(seen(&changes), [false, false, false]);
    }
}
