//! The divergence stack, one a context (ISA section 8).

use isa::divergence::stack::{StackEntry, StackEntryKind, StackField};
use isa::divergence::{DivergenceField, StateRow};
use isa::{Address, Context, CoreConfig, Interrupt, LaneMask};
use typed_index_collections::{ti_vec, TiVec};

use super::{ContextChange, DivergenceOperation, Mechanism, Request, WaitingLanes};
use crate::rule_events::{Fired, RuleEvent};

/// The stacks of all contexts. Reset: empty.
#[derive(Clone, Debug)]
pub struct Stacks {
    /// `[context][entry]`, entry 0 at the bottom.
    entries: Vec<StackEntry>,
    /// Entries on each stack.
    depths: TiVec<Context, usize>,
    /// Entries for which a stack has room.
    room: usize,
}

impl Mechanism for Stacks {
    fn depth(&self, context: Context) -> usize {
        self.depths[context]
    }

    fn rows(&self, config: &CoreConfig, context: Context) -> Vec<StateRow> {
        isa::divergence::stack::rows(config, self.entries(context))
    }

    fn waiting(&self, context: Context) -> Vec<WaitingLanes> {
        let waiting = |entry: &StackEntry| WaitingLanes {
            kind: entry.kind.name(),
            lanes: entry.mask,
            pc: has_pc(entry.kind).then_some(entry.pc),
        };
        self.entries(context).iter().map(waiting).collect()
    }

    fn record(&self, context: Context, mut set: impl FnMut(DivergenceField, u64)) {
        let entries = self.entries(context);
        let top = entries.last();
        let mut set = |field, value| set(DivergenceField::Stack(field), value);
        set(StackField::Depth, entries.len() as u64);
        set(StackField::TopKind, top.map_or(0, |top| top.kind as u64));
        set(StackField::TopMask, top.map_or(0, |top| top.mask.0));
        set(StackField::TopPc, top.map_or(0, |top| top.pc.0));
    }

    fn restart(&mut self, context: Context) {
        self.depths[context] = 0;
    }

    fn carry_out(&mut self, operation: DivergenceOperation, at: Request, fired: &mut Fired) -> ContextChange {
        match operation {
            DivergenceOperation::Split => self.split(at, fired),
            DivergenceOperation::SplitLoop => self.split_loop(at, fired),
            DivergenceOperation::Join => self.join(at, fired),
        }
    }
}

impl Stacks {
    pub(super) fn new(contexts: usize, room: usize) -> Self {
        let nothing = StackEntry { kind: StackEntryKind::Uniform, mask: LaneMask::EMPTY, pc: Address(0) };
        Stacks { entries: vec![nothing; contexts * room], depths: ti_vec![0; contexts], room }
    }

    /// A context's stack, bottom first.
    fn entries(&self, context: Context) -> &[StackEntry] {
        &self.entries[context.index() * self.room..][..self.depths[context]]
    }

    /// The lanes with a true predicate run first, then the others, from the next instruction on.
    fn split(&mut self, at: Request, fired: &mut Fired) -> ContextChange {
        if at.executing.is_empty() || at.executing == at.active {
            self.push_uniform(at, RuleEvent::SplitOneSide, fired)
        } else {
            self.push_both_sides(at, StackEntryKind::Else, RuleEvent::SplitTwoSides, fired)
        }
    }

    /// Pops; it ignores its predicate.
    fn join(&mut self, at: Request, fired: &mut Fired) -> ContextChange {
        let Some(&StackEntry { kind, mask, pc }) = self.entries(at.context).last() else {
            fired.mark(RuleEvent::StackUnderflow);
            return ContextChange::Raises(Interrupt::Divergence);
        };
        self.depths[at.context] -= 1;
        fired.mark(match kind {
            StackEntryKind::Uniform => RuleEvent::JoinOneSide,
            StackEntryKind::Rejoin => RuleEvent::JoinRegion,
            StackEntryKind::Else => RuleEvent::JoinSide,
            StackEntryKind::ElseLoop => RuleEvent::JoinLeavers,
        });
        let pc = if has_pc(kind) { pc } else { at.next };
        ContextChange::GoesOn { active: mask, pc }
    }

    /// P are the lanes that stay in the loop.
    fn split_loop(&mut self, at: Request, fired: &mut Fired) -> ContextChange {
        if at.executing == at.active {
            fired.mark(RuleEvent::LoopAllStay);
            return ContextChange::Unchanged;
        }
        let leaving = at.active.without(at.executing);
        let own = self.top_mut(at.context).filter(|top| top.kind == StackEntryKind::ElseLoop && top.pc == at.next);
        let active = match (own, at.executing.is_empty()) {
            (None, true) => return self.push_uniform(at, RuleEvent::LoopNoneStays, fired),
            (None, false) => {
                return self.push_both_sides(at, StackEntryKind::ElseLoop, RuleEvent::LoopSomeLeave, fired);
            }
            (Some(top), true) => {
                fired.mark(RuleEvent::LoopLastLeave);
                let gathered = at.active | top.mask;
                self.depths[at.context] -= 1;
                gathered
            }
            (Some(top), false) => {
                fired.mark(RuleEvent::LoopSomeFollow);
                top.mask = top.mask | leaving;
                at.executing
            }
        };
        let pc = at.next;
        ContextChange::GoesOn { active, pc }
    }

    fn push_uniform(&mut self, at: Request, event: RuleEvent, fired: &mut Fired) -> ContextChange {
        let active = at.active;
        self.push(at, [(StackEntryKind::Uniform, active)], active, (event, fired))
    }

    fn push_both_sides(
        &mut self,
        at: Request,
        other_side: StackEntryKind,
        event: RuleEvent,
        fired: &mut Fired,
    ) -> ContextChange {
        let rejoin = (StackEntryKind::Rejoin, at.active);
        let others = (other_side, at.active.without(at.executing));
        self.push(at, [rejoin, others], at.executing, (event, fired))
    }

    /// Pushes entries, all or, without room, none; the context goes on with some lanes.
    fn push<const COUNT: usize>(
        &mut self,
        at: Request,
        entries: [(StackEntryKind, LaneMask); COUNT],
        active: LaneMask,
        (event, fired): (RuleEvent, &mut Fired),
    ) -> ContextChange {
        let depth = self.depths[at.context];
        if depth + COUNT > self.room {
            fired.mark(match depth < self.room {
                true => RuleEvent::StackOverflowOfTwo,
                false => RuleEvent::StackOverflow,
            });
            return ContextChange::Raises(Interrupt::Divergence);
        }
        let first = at.context.index() * self.room + depth;
        let free = &mut self.entries[first..first + COUNT];
        for (entry, (kind, mask)) in free.iter_mut().zip(entries) {
            let pc = at.next;
            *entry = StackEntry { kind, mask, pc };
        }
        self.depths[at.context] = depth + COUNT;
        fired.mark(event);
        fired.mark_if(depth + COUNT == self.room, RuleEvent::StackFull);
        let pc = at.next;
        ContextChange::GoesOn { active, pc }
    }

    fn top_mut(&mut self, context: Context) -> Option<&mut StackEntry> {
        let top = self.depths[context].checked_sub(1)?;
        Some(&mut self.entries[context.index() * self.room + top])
    }
}

/// Whether lanes go on at the entry's pc; else they go on where the join is.
const fn has_pc(kind: StackEntryKind) -> bool {
    match kind {
        StackEntryKind::Uniform | StackEntryKind::Rejoin => false,
        StackEntryKind::Else | StackEntryKind::ElseLoop => true,
    }
}
