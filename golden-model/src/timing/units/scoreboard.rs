//! What is on its way for each context, and what waits for it (docs/pipeline.md section 22).
//!
//! Units and memory report here what becomes of an access ([`Progress`]); execute asks whether an instruction
//! needs what is on its way. It asks by the state at the start of the cycle, which is kept apart for the
//! context that is in execute, for the reports of the same cycle come before it.

use isa::trace::WarpState;
use isa::{Address, Context, CoreConfig, CycleRecord, ExecutionUnit, Gpr, Opcode, PerScoreboard, Slot};
use typed_index_collections::{ti_vec, TiVec};

use crate::rule_events::{Fired, RuleEvent};
use crate::semantics::{ContextSet, Decoded};
use crate::timing::in_stage::InOperands;

/// What becomes of an access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Progress {
    /// All its lanes are translated, and none fails.
    Translated,
    /// Its last request is sent, and will be answered.
    Sent,
    /// The last request of a store is sent, and will not be answered.
    StoreSent,
    /// Its byte is printed.
    Printed,
    /// The last request of a store is carried out in the scratchpad.
    Stored,
    /// It fails before anything is sent: the register that it would have loaded.
    Failed(Option<Gpr>),
    /// Its last request is answered: the register of a load.
    Answered(Option<Gpr>),
    /// The last lanes of an atomic instruction have got what they have found: its register.
    Exchanged(Gpr),
}

/// The scoreboard of a context. Reset: nothing is on its way, and nothing is remembered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Board {
    /// The registers that loads will write; bit i is GPR i.
    pending: u64,
    /// Its access has not been sent, printed, or found to fail.
    access: bool,
    /// That access may yet fail: no instruction goes on.
    held: bool,
    /// In WaitMemory: the register that is waited for.
    awaited: Option<Gpr>,
    /// Where an instruction has waited for a register.
    remembered: Option<Address>,
    /// The context has arrived at that instruction.
    holds_back: bool,
}

impl Board {
    #[inline]
    fn awaits(&self, register: Gpr) -> bool {
        self.pending >> register.0 & 1 == 1
    }

    #[inline]
    fn forget(&mut self, register: Option<Gpr>) {
        self.pending &= !bit(register);
    }

    /// Nothing is on its way.
    #[inline]
    fn is_drained(&self) -> bool {
        self.pending == 0 && !self.access && !self.held
    }

    /// Whether what a wait is for has happened since the board was as it is in `before`.
    #[inline]
    fn has_got(&self, before: &Board, awaited: Option<Gpr>) -> bool {
        match awaited {
            Some(register) => before.awaits(register) && !self.awaits(register),
            None => before.pending & !self.pending != 0 || before.access && !self.access || before.held && !self.held,
        }
    }
}

/// The scoreboards of all contexts.
#[derive(Clone, Debug)]
pub(crate) struct Scoreboards {
    boards: TiVec<Context, Board>,
    /// That of the context in execute, at the start of the cycle.
    before: Board,
    /// Accesses may fail in the memory.
    bus_errors: bool,
    /// Whether an access fails is not known when it is pushed.
    may_fail_later: bool,
    /// Whose fetch fired in the cycle before. Reset: nobody's.
    fetched: Option<Context>,
    /// Whose fetch fires in this cycle.
    fetches: Option<Context>,
    /// Whose pc is set in this cycle, other than by a fetch.
    moved: ContextSet,
    /// Contexts with nothing on their way, at the start of the cycle.
    pub(crate) drained: ContextSet,
    /// Those that are Free, at the start of the cycle.
    pub(crate) free: ContextSet,
}

impl Scoreboards {
    pub(crate) fn new(config: &CoreConfig) -> Self {
        Scoreboards {
            boards: ti_vec![Board::default(); config.contexts() as usize],
            before: Board::default(),
            bus_errors: config.bus_errors,
            may_fail_later: config.bus_errors || config.tlb_entries != 0,
            fetched: None,
            fetches: None,
            moved: ContextSet::EMPTY,
            drained: ContextSet::EMPTY,
            free: ContextSet::EMPTY,
        }
    }

    /// A cycle begins, with something in execute or not.
    #[inline]
    pub(crate) fn begin(&mut self, execute: Option<&InOperands>) {
        if let Some(stage) = execute {
            self.before = self.boards[stage.context];
        }
    }

    /// A context's fetch fires.
    #[inline]
    pub(crate) fn fetch(&mut self, context: Context) {
        self.fetches = Some(context);
    }

    /// A context's pc is set other than by a fetch.
    #[inline]
    pub(crate) fn moves(&mut self, context: Context) {
        self.moved.set(context, true);
    }

    /// A context may have been changed by another one of its warp: its home may have stopped, and one that was Free may
    /// have started.
    #[inline]
    pub(crate) fn starts_or_stops(&mut self, context: Context, state: WarpState) {
        let started = state != WarpState::Free && self.free.contains(context);
        if started || state == WarpState::Stopped {
            self.moves(context);
        }
    }

    /// Whether an access of the context in execute may yet fail.
    #[inline]
    pub(crate) fn is_held(&self) -> bool {
        self.before.held
    }

    /// What the instruction in execute waits for, if it needs what is on its way.
    #[inline]
    pub(crate) fn needs(&self, decoded: &Decoded, parts_by_contexts: bool) -> Option<Need> {
        if self.before.is_drained() || decoded.is_invalid() {
            return None;
        }
        need(&self.before, decoded, parts_by_contexts)
    }

    /// The instruction in execute waits for a register, or for whatever comes first. Gives whether that has not come in
    /// this cycle already.
    pub(crate) fn wait(&mut self, stage: &InOperands, awaited: Option<Gpr>) -> bool {
        let board = &mut self.boards[stage.context];
        board.awaited = awaited;
        if awaited.is_some() {
            board.remembered = Some(stage.pc);
        }
        !board.has_got(&self.before, awaited)
    }

    /// A context that goes on has a load or store under way; `fails`: the access has already been found to fail. Gives
    /// whether several loads of it are on their way.
    pub(crate) fn push(&mut self, context: Context, decoded: &Decoded, fails: bool) -> bool {
        let board = &mut self.boards[context];
        board.pending |= bit(decoded.instruction.destination_gpr());
        board.access = true;
        board.held = self.may_fail_later || fails;
        board.pending & (board.pending.wrapping_sub(1)) != 0
    }

    /// Whether a context that waits awaits a register.
    pub(crate) fn awaits_register(&self, context: Context) -> bool {
        self.boards[context].awaited.is_some()
    }

    /// What has become of a context's access. Gives whether the context has got what it waits for, if it does.
    pub(crate) fn progress(&mut self, context: Context, progress: Progress, fired: &mut Fired) -> bool {
        let before = self.boards[context];
        let board = &mut self.boards[context];
        match progress {
            Progress::Translated => board.held &= self.bus_errors,
            Progress::Sent | Progress::StoreSent => board.access = false,
            Progress::Printed | Progress::Stored => (board.access, board.held) = (false, false),
            Progress::Failed(register) => {
                (board.access, board.held) = (false, false);
                board.forget(register);
            }
            Progress::Exchanged(register) => {
                (board.access, board.held) = (false, false);
                board.forget(Some(register));
            }
            Progress::Answered(register) => {
                // Without bus errors a later access may be held meanwhile.
                board.held &= !self.bus_errors;
                board.forget(register);
            }
        }
        fired.mark_if(before.access && !board.access, RuleEvent::AccessEnds);
        fired.mark_if(before.held && !board.held, RuleEvent::HeldNoLonger);
        let came = board.holds_back && before.pending != 0 && board.pending == 0;
        fired.mark_if(came, RuleEvent::HeldBackNoLonger);
        board.has_got(&before, before.awaited)
    }

    /// Looks at a context that may have changed, for the cycle that begins.
    pub(crate) fn look_at(&mut self, context: Context, state: WarpState, shown: &mut CycleRecord) {
        let board = &self.boards[context];
        self.drained.set(context, board.is_drained());
        self.free.set(context, state == WarpState::Free);
        let awaited = board.awaited.filter(|_| state == WarpState::WaitMemory).map(|Gpr(number)| number.into());
        let remembered = board.remembered.map(|pc| pc.0);
        let layout = shown.layout();
        for (field, value) in [
            (PerScoreboard::Pending, board.pending),
            (PerScoreboard::Access, board.access.into()),
            (PerScoreboard::Held, board.held.into()),
            (PerScoreboard::Awaits, awaited.is_some().into()),
            (PerScoreboard::Awaited, awaited.unwrap_or(0)),
            (PerScoreboard::Remembers, remembered.is_some().into()),
            (PerScoreboard::RememberedPc, remembered.unwrap_or(0)),
            (PerScoreboard::HoldsBack, board.holds_back.into()),
        ] {
            shown.slots_mut()[layout.index(Slot::Scoreboard(field, context))] = value;
        }
    }

    /// Whether a fetch of a context would be in vain.
    #[inline]
    pub(crate) fn holds_back(&self, context: Context, in_flight: u32) -> bool {
        let board = &self.boards[context];
        board.holds_back && (in_flight != 0 || board.pending != 0)
    }

    /// Ends a cycle: decides which contexts are held back. Returns those for which that may have changed.
    #[inline]
    pub(crate) fn end(&mut self, pc_of: impl Fn(Context) -> Address, fired: &mut Fired) -> ContextSet {
        let moved = std::mem::take(&mut self.moved);
        let fetches = self.fetches.take();
        let mut changed = moved;
        for context in moved.iter().chain(fetches) {
            self.boards[context].holds_back = false;
            changed.set(context, true);
        }
        let came = self.fetched.filter(|&context| !changed.contains(context));
        if let Some(context) = came {
            let board = &mut self.boards[context];
            board.holds_back = board.remembered == Some(pc_of(context));
            fired.mark_if(board.holds_back, RuleEvent::PlaceReached);
            changed.set(context, true);
        }
        self.fetched = fetches.filter(|&context| !moved.contains(context));
        changed
    }
}

/// What an instruction waits for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Need {
    /// A register; `None`: whatever comes first.
    pub(crate) register: Option<Gpr>,
    /// The rule that says so.
    pub(crate) event: RuleEvent,
}

/// What a valid instruction waits for, by what is on its way for its context.
#[inline]
fn need(board: &Board, decoded: &Decoded, parts_by_contexts: bool) -> Option<Need> {
    use Opcode::{Bar, Clone, Fence, Halt, Jalis, Jalrs, Join, Reti, Ring, Split, Splitl, Tlbadd, Tlbflush, Tlbrm};
    let instruction = &decoded.instruction;
    let awaited = |register: &Gpr| board.awaits(*register);
    if let Some(register) = instruction.destination_gpr().filter(awaited) {
        return Some(Need { register: Some(register), event: RuleEvent::WaitsForDestination });
    }
    if let Some(register) = instruction.source_gprs().find(awaited) {
        return Some(Need { register: Some(register), event: RuleEvent::WaitsForSource });
    }
    let opcode = decoded.opcode;
    if opcode.unit() == ExecutionUnit::LoadStore {
        return board.access.then_some(Need { register: None, event: RuleEvent::WaitsForAccess });
    }
    let waits = if matches!(opcode, Split | Splitl | Join) {
        parts_by_contexts
    } else {
        let drains = [Clone, Reti, Halt, Bar, Ring, Jalis, Jalrs, Tlbadd, Tlbrm, Tlbflush, Fence];
        drains.contains(&opcode)
    };
    waits.then_some(Need { register: None, event: RuleEvent::WaitsToDrain })
}

#[inline]
fn bit(register: Option<Gpr>) -> u64 {
    register.map_or(0, |Gpr(number)| 1 << number)
}
