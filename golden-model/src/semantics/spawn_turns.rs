//! Whose turn it is to spawn, when several warps wait for one to stop (ISA section 5, "Warps").
//!
//! Without turns, a warp that arrives at its wspawn just when another stops would overtake those that wait, and of
//! these always the same could be first.

use isa::Context;

use super::ContextSet;

/// The turns of the contexts that wait in their wspawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SpawnTurns {
    /// The context whose turn it is. Reset: none.
    pub(crate) turn: Option<Context>,
    /// The context that had it last. Reset: the last one.
    pub(crate) last: Context,
}

impl SpawnTurns {
    /// No context has had it.
    pub(super) fn new(contexts: usize) -> Self {
        SpawnTurns { turn: None, last: Context::from(contexts - 1) }
    }

    /// Whether a context that arrives at its wspawn may take a stopped one, while these wait.
    #[inline]
    pub(super) fn allow(&self, context: Context, waiting: ContextSet) -> bool {
        match self.turn {
            Some(turn) => turn == context,
            None => waiting.is_empty(),
        }
    }

    /// Gives one of the contexts that wait the turn, if a warp is stopped and no context has it. Returns that context.
    pub(crate) fn give(&mut self, stopped: ContextSet, waiting: ContextSet) -> Option<Context> {
        if stopped.is_empty() || self.turn.is_some() {
            return None;
        }
        let first = waiting.first_after(self.last)?;
        (self.turn, self.last) = (Some(first), first);
        Some(first)
    }

    /// A context has executed something: that was its turn, if it had it.
    #[inline]
    pub(crate) fn end(&mut self, context: Context) {
        if self.turn == Some(context) {
            self.turn = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rules: P9.10.1, P9.10.2, P9.10.3.
    #[test]
    fn turns_go_round_and_nobody_overtakes() {
        let mut turns = SpawnTurns::new(4);
        let (one_stopped, waiting) = (ContextSet(0b1000), ContextSet(0b0110));
        assert!(turns.allow(Context(0), ContextSet::EMPTY), "nobody waits");
        assert!(!turns.allow(Context(0), waiting), "others wait");
        assert_eq!(turns.give(ContextSet::EMPTY, waiting), None, "none is free");
        assert_eq!(turns.give(one_stopped, ContextSet::EMPTY), None);
        assert_eq!(turns.give(one_stopped, waiting), Some(Context(1)));
        assert_eq!(turns.give(one_stopped, waiting), None, "one at a time");
        assert!(turns.allow(Context(1), ContextSet(0b0100)));
        assert!(!turns.allow(Context(0), ContextSet::EMPTY), "another's turn");
        turns.end(Context(0));
        assert_eq!(turns.turn, Some(Context(1)));
        turns.end(Context(1));
        // After 1 comes 2, though 1 waits again.
        assert_eq!(turns.give(one_stopped, waiting), Some(Context(2)));
        turns.end(Context(2));
        assert_eq!(turns.give(one_stopped, waiting), Some(Context(1)));
    }
}
