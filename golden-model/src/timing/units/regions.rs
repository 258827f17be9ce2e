//! Contexts that share a warp: whose table of regions is not as it was read (docs/pipeline.md part 9.13).

use isa::{Context, Warp};

/// The warps whose tables have changed in the last two cycles, with the context of each change, the later one first.
/// Reset: none.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct TableChanges {
    recent: [Option<(Context, Warp)>; 2],
}

impl TableChanges {
    /// A cycle is over, in which a table has changed or none has.
    #[inline]
    pub(crate) fn push(&mut self, change: Option<(Context, Warp)>) {
        self.recent = [change, self.recent[0]];
    }

    /// Whether another context has changed the table of a context's warp while the instruction that is now in execute
    /// was reading it.
    #[inline]
    pub(crate) fn is_stale(&self, context: Context, warp: Warp) -> bool {
        let mut recent = self.recent.iter().flatten();
        recent.any(|&(by, of)| by != context && of == warp)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rules: P9.13.5.
    #[test]
    fn a_change_counts_for_two_cycles_and_for_others_of_the_warp() {
        let mut changes = TableChanges::default();
        let seen = |changes: &TableChanges| {
            [(1, 0), (2, 0), (3, 1)].map(|(context, warp)| changes.is_stale(Context(context), Warp(warp)))
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
