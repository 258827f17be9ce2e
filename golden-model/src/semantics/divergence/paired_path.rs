//! Paired paths: a guarded jump parts the lanes, equal pcs bring them together (ISA part 8.5).
//!
//! The live path is the context's own mask and pc. What is kept are the paths that wait.

use isa::divergence::paired_path::{PathField, WaitingPath};
use isa::divergence::{DivergenceField, StateRow};
use isa::{Address, Context, CoreConfig, Interrupt, LaneMask, Reconvergence};
use typed_index_collections::{ti_vec, TiVec};

use super::{Comparison, ContextChange, DivergenceOperation, DivergentJump, Mechanism, Request, WaitingLanes};
use crate::rule_events::{Fired, RuleEvent};

/// What is kept for a context.
#[derive(Clone, Debug)]
struct Kept {
    /// The paths that wait, the top one last. Reset: none.
    waiting: Vec<WaitingPath>,
    /// No interrupt has been entered since the last reti. Reset: true.
    compares: bool,
}

impl Kept {
    const RESET: Kept = Kept { waiting: Vec::new(), compares: true };
}

/// The paths of all contexts.
#[derive(Clone, Debug)]
pub struct Paths {
    kept: TiVec<Context, Kept>,
    reconvergence: Reconvergence,
    /// How many paths can wait in a context.
    room: usize,
}

impl Paths {
    pub(super) fn new(contexts: usize, room: usize, reconvergence: Reconvergence) -> Self {
        Paths { kept: ti_vec![Kept::RESET; contexts], reconvergence, room }
    }
}

impl Mechanism for Paths {
    fn depth(&self, context: Context) -> usize {
        self.kept[context].waiting.len()
    }

    fn waiting(&self, context: Context) -> Vec<WaitingLanes> {
        let waiting = |path: &WaitingPath| WaitingLanes { kind: "Path", lanes: path.mask, pc: Some(path.pc) };
        self.kept[context].waiting.iter().map(waiting).collect()
    }

    fn record(&self, context: Context, mut set: impl FnMut(DivergenceField, u64)) {
        let Kept { waiting, compares } = &self.kept[context];
        let top = waiting.last();
        let mut set = |field, value| set(DivergenceField::Path(field), value);
        set(PathField::Depth, waiting.len() as u64);
        set(PathField::Compares, (*compares).into());
        set(PathField::TopMask, top.map_or(0, |top| top.mask.0));
        set(PathField::TopPc, top.map_or(0, |top| top.pc.0));
    }

    fn rows(&self, config: &CoreConfig, context: Context) -> Vec<StateRow> {
        let Kept { waiting, compares } = &self.kept[context];
        isa::divergence::paired_path::rows(config, *compares, waiting)
    }

    fn restart(&mut self, context: Context) {
        self.kept[context] = Kept::RESET;
    }

    fn halted(&mut self, context: Context) {
        self.kept[context].waiting.clear();
    }

    fn enter_handler(&mut self, context: Context) {
        self.kept[context].compares = false;
    }

    fn return_from_handler(&mut self, context: Context) {
        self.kept[context].compares = true;
    }

    fn holds_lanes_elsewhere(&self, context: Context) -> bool {
        !self.kept[context].waiting.is_empty()
    }

    fn comparison_is_due(&self, context: Context) -> bool {
        let Kept { waiting, compares } = &self.kept[context];
        *compares && !waiting.is_empty()
    }

    fn compares_before_instructions(&self) -> bool {
        self.reconvergence == Reconvergence::Implicit
    }

    /// split and splitl do nothing; nor does join, but for the comparison when it is made there.
    fn carry_out(&mut self, operation: DivergenceOperation, at: Request, fired: &mut Fired) -> ContextChange {
        match operation {
            DivergenceOperation::Join if !self.compares_before_instructions() => {
                let is_due = self.comparison_is_due(at.context);
                let comparison = self.compare(at.context, at.active, at.next, fired);
                fired.mark_if(is_due && comparison == Comparison::Nothing, RuleEvent::PathsPassJoin);
                ContextChange::Compared(comparison)
            }
            DivergenceOperation::Join | DivergenceOperation::Split | DivergenceOperation::SplitLoop => {
                ContextChange::Unchanged
            }
        }
    }

    /// What the comparison of an address with the top's pc is to do; nothing when none is due.
    #[inline]
    fn look(&self, context: Context, active: LaneMask, at: Address) -> Comparison {
        let Kept { waiting, compares } = &self.kept[context];
        match waiting.last() {
            Some(top) if *compares && top.pc == at => {
                let active = active | top.mask;
                Comparison::Met { active }
            }
            Some(top) if *compares && top.pc < at => {
                let (active, pc) = (top.mask, top.pc);
                Comparison::Exchanged { active, pc }
            }
            Some(_) | None => Comparison::Nothing,
        }
    }

    /// Compares once, and changes the stack as it says.
    fn compare(&mut self, context: Context, active: LaneMask, at: Address, fired: &mut Fired) -> Comparison {
        let comparison = self.look(context, active, at);
        let (meet, exchange) = match self.reconvergence {
            Reconvergence::Implicit => (RuleEvent::PathsMeet, RuleEvent::PathsExchange),
            Reconvergence::Explicit => (RuleEvent::PathsMeetAtJoin, RuleEvent::PathsExchangeAtJoin),
        };
        let waiting = &mut self.kept[context].waiting;
        match comparison {
            Comparison::Nothing => {}
            Comparison::Met { .. } => {
                waiting.pop();
                fired.mark(meet);
            }
            Comparison::Exchanged { .. } => {
                waiting.pop();
                let (mask, pc) = (active, at);
                waiting.push(WaitingPath { mask, pc });
                fired.mark(exchange);
            }
        }
        comparison
    }

    /// Parts the lanes. The path with the smaller pc goes first, if the instruction itself says which
    /// that is.
    fn jump(&mut self, jump: DivergentJump, at: Request, fired: &mut Fired) -> ContextChange {
        let room = self.room;
        let Kept { waiting, compares } = &mut self.kept[at.context];
        if !*compares {
            fired.mark(RuleEvent::PathsInHandler);
            return ContextChange::Raises(Interrupt::DivergentBranch);
        }
        let taken = WaitingPath { mask: at.executing, pc: jump.target };
        let others = WaitingPath { mask: at.active.without(at.executing), pc: at.next };
        let (live, other, parted) = match jump.distance {
            Some(0) => {
                let (active, pc) = (at.active, at.next);
                fired.mark(RuleEvent::PathsKeptTogether);
                return ContextChange::GoesOn { active, pc };
            }
            Some(1..) => (others, taken, RuleEvent::PathsParted),
            Some(_) => (taken, others, RuleEvent::PathsPartedBack),
            None => (taken, others, RuleEvent::PathsPartedFar),
        };
        if waiting.len() == room {
            fired.mark(RuleEvent::PathsNoRoom);
            return ContextChange::Raises(Interrupt::Divergence);
        }
        waiting.push(other);
        fired.mark(parted);
        fired.mark_if(waiting.len() == room, RuleEvent::PathsFull);
        let (active, pc) = (live.mask, live.pc);
        ContextChange::GoesOn { active, pc }
    }
}
