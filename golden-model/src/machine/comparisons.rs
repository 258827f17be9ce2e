//! Lanes that wait for an address: they are compared before instructions, or at a join, as the mechanism has it.

use isa::{Address, Context, LaneMask, Opcode};

use super::Machine;
use crate::observer::{ComparisonEvent, Observer};
use crate::semantics::Comparison;

impl Machine {
    /// Makes the comparisons before the instruction at an address. Gives where the context goes on.
    pub(super) fn compare_before<O: Observer>(
        &mut self,
        context: Context,
        mut pc: Address,
        observer: &mut O,
    ) -> Address {
        loop {
            let active_before = self.state.contexts[context].active_mask;
            let comparison = self.state.compare_before(context, pc);
            if comparison == Comparison::Nothing {
                return pc;
            }
            self.tell_comparison(observer, context, (active_before, pc), comparison);
            pc = goes_on_at(comparison, pc, pc);
        }
    }

    /// Counts what has come of comparing an address, and shows it.
    pub(super) fn tell_comparison<O: Observer>(
        &mut self,
        observer: &mut O,
        context: Context,
        (active_before, compared): (LaneMask, Address),
        comparison: Comparison,
    ) {
        match comparison {
            Comparison::Nothing => return,
            Comparison::Met { .. } => self.statistics.merges += 1,
            Comparison::Exchanged { .. } => self.statistics.exchanges += 1,
        }
        if O::ENABLED {
            observer.comparison(&ComparisonEvent {
                context,
                warp: self.state.warp_of(context),
                compared,
                active_before,
                comparison,
                state: &self.state,
            });
        }
    }

    /// Counts what an instruction that redirects did to the lanes, if it can part them.
    #[inline]
    pub(super) fn count_parting(&mut self, context: Context, opcode: Opcode, active_before: LaneMask) {
        let active = self.state.contexts[context].active_mask;
        let depth = || self.state.divergence.depth(context);
        self.statistics.add_parting(opcode, (active_before, active), depth);
    }
}

/// Where a context goes on behind a comparison: at the instruction itself when lanes have met there.
pub(super) fn goes_on_at(comparison: Comparison, itself: Address, next: Address) -> Address {
    match comparison {
        Comparison::Nothing => next,
        Comparison::Met { .. } => itself,
        Comparison::Exchanged { pc, .. } => pc,
    }
}
