//! What is on its way for each context, and who waits for it (docs/pipeline.md section 22).
//!
//! Units and memory report here what becomes of an access ([`Progress`]); execute asks whether an instruction
//! needs what is on its way. It asks by the state at the start of the cycle, which is kept apart for the
//! context that is in execute, for the reports of the same cycle come before it.

use isa::trace::WarpState;
use isa::{
    Address, Context, CoreConfig, CycleRecord, Gpr, Opcode, PerScoreboard, Slot, TraceLayout,
};
use typed_index_collections::{ti_vec, TiVec};

use super::core::Core;
use super::operands::InOperands;
use crate::semantics::{ContextSet, Decoded};

/// What becomes of an access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Progress {
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
    /// The context has come to that instruction.
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
            None => {
                before.pending & !self.pending != 0
                    || before.access && !self.access
                    || before.held && !self.held
            }
        }
    }
}

/// The scoreboards of all contexts.
#[derive(Clone, Debug)]
pub(super) struct Scoreboards {
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
    pub(super) drained: ContextSet,
    /// Those that are Free, at the start of the cycle.
    pub(super) free: ContextSet,
    /// The record's slots of all contexts, which stand side by side.
    slots: Vec<u64>,
    layout: TraceLayout,
    /// The slot number of the first of them.
    first_slot: usize,
}

impl Scoreboards {
    pub(super) fn new(config: &CoreConfig) -> Self {
        let layout = TraceLayout::new(config);
        let contexts = config.contexts() as usize;
        Scoreboards {
            boards: ti_vec![Board::default(); contexts],
            before: Board::default(),
            bus_errors: config.bus_errors,
            may_fail_later: config.bus_errors || config.tlb_entries != 0,
            fetched: None,
            fetches: None,
            moved: ContextSet::EMPTY,
            drained: ContextSet::EMPTY,
            free: ContextSet::EMPTY,
            slots: vec![0; PerScoreboard::ALL.len() * contexts],
            layout,
            first_slot: layout.index(Slot::Scoreboard(PerScoreboard::Pending, Context(0))),
        }
    }

    /// A cycle begins, with something in execute or not.
    #[inline]
    pub(super) fn begin(&mut self, execute: Option<&InOperands>) {
        if let Some(stage) = execute {
            self.before = self.boards[stage.context];
        }
    }

    /// A context's fetch fires.
    #[inline]
    pub(super) fn fetch(&mut self, context: Context) {
        self.fetches = Some(context);
    }

    fn progress(&mut self, context: Context, progress: Progress) {
        let board = &mut self.boards[context];
        match progress {
            Progress::Translated => board.held &= self.bus_errors,
            Progress::Sent | Progress::StoreSent => board.access = false,
            Progress::Printed | Progress::Stored => (board.access, board.held) = (false, false),
            Progress::Failed(register) => {
                (board.access, board.held) = (false, false);
                board.forget(register);
            }
            Progress::Answered(register) => {
                // Without bus errors a later access may be held meanwhile.
                board.held &= !self.bus_errors;
                board.forget(register);
            }
        }
    }

    /// Looks at a context that may have changed, for the cycle that begins.
    pub(super) fn look_at(&mut self, context: Context, state: WarpState) {
        let board = &self.boards[context];
        self.drained.set(context, board.is_drained());
        self.free.set(context, state == WarpState::Free);
        let awaited = board
            .awaited
            .filter(|_| state == WarpState::WaitMemory)
            .map(|Gpr(number)| number.into());
        let remembered = board.remembered.map(|pc| pc.0);
        let fields = [
            (PerScoreboard::Pending, board.pending),
            (PerScoreboard::Access, board.access.into()),
            (PerScoreboard::Held, board.held.into()),
            (PerScoreboard::Awaits, awaited.is_some().into()),
            (PerScoreboard::Awaited, awaited.unwrap_or(0)),
            (PerScoreboard::Remembers, remembered.is_some().into()),
            (PerScoreboard::RememberedPc, remembered.unwrap_or(0)),
            (PerScoreboard::HoldsBack, board.holds_back.into()),
        ];
        for (field, value) in fields {
            let slot = Slot::Scoreboard(field, context);
            self.slots[self.layout.index(slot) - self.first_slot] = value;
        }
    }

    /// Whether a fetch of a context would be in vain.
    #[inline]
    pub(super) fn holds_back(&self, context: Context, in_flight: u32) -> bool {
        let board = &self.boards[context];
        board.holds_back && (in_flight != 0 || board.pending != 0)
    }

    /// Records the fields of all contexts.
    #[inline]
    pub(super) fn record(&self, record: &mut CycleRecord) {
        let start = self.first_slot;
        record.slots_mut()[start..start + self.slots.len()].copy_from_slice(&self.slots);
    }

    /// The end of a cycle: who is held back from now on. Gives those of whom that may have changed.
    #[inline]
    fn end(&mut self, pc_of: impl Fn(Context) -> Address) -> ContextSet {
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
            changed.set(context, true);
        }
        self.fetched = fetches.filter(|&context| !moved.contains(context));
        changed
    }
}

/// What a valid instruction waits for, by what is on its way for its context: a register that it names, or, as `Some(None)`,
/// whatever comes first.
#[inline]
fn need(board: &Board, decoded: &Decoded, parts_by_contexts: bool) -> Option<Option<Gpr>> {
    use Opcode::{
        Bar, Clone, Halt, Jalis, Jalrs, Join, Ld, Reti, Split, Splitl, St, Tlbadd, Tlbflush, Tlbrm,
    };
    let instruction = &decoded.instruction;
    let destination = instruction.destination_gpr();
    let mut named = destination.into_iter().chain(instruction.source_gprs());
    if let Some(register) = named.find(|&register| board.awaits(register)) {
        return Some(Some(register));
    }
    let opcode = decoded.opcode;
    let waits = if matches!(opcode, Ld | St) {
        board.access
    } else if matches!(opcode, Split | Splitl | Join) {
        parts_by_contexts
    } else {
        let drains = [
            Clone, Reti, Halt, Bar, Jalis, Jalrs, Tlbadd, Tlbrm, Tlbflush,
        ];
        drains.contains(&opcode)
    };
    waits.then_some(None)
}

impl Core {
    /// Whether the context in execute is held: an access of it may yet fail.
    #[inline]
    pub(super) fn is_held_by_access(&self) -> bool {
        let boards = self.scoreboards.as_ref();
        boards.is_some_and(|boards| boards.before.held)
    }

    /// What the instruction in execute waits for, if it needs what is on its way.
    #[inline]
    pub(super) fn needs(&self, decoded: &Decoded) -> Option<Option<Gpr>> {
        let before = &self.scoreboards.as_ref()?.before;
        if before.is_drained() || decoded.is_invalid() {
            return None;
        }
        need(
            before,
            decoded,
            self.state.divergence().has_split_contexts(),
        )
    }

    /// The instruction in execute waits for a register, or for whatever comes first. Gives where its context is redirected to.
    pub(super) fn wait_for_memory(&mut self, stage: &InOperands, awaited: Option<Gpr>) -> Address {
        let Some(boards) = &mut self.scoreboards else {
            return stage.pc;
        };
        let board = &mut boards.boards[stage.context];
        board.awaited = awaited;
        if awaited.is_some() {
            board.remembered = Some(stage.pc);
        }
        if !board.has_got(&boards.before, awaited) {
            self.state.contexts[stage.context].state = WarpState::WaitMemory;
        }
        stage.pc
    }

    /// A load or store has been pushed by a context that goes on.
    pub(super) fn note_push(&mut self, context: Context, decoded: &Decoded) {
        if let Some(boards) = &mut self.scoreboards {
            let fails = boards.may_fail_later || self.load_store.will_fail(context);
            let board = &mut boards.boards[context];
            board.pending |= bit(decoded.instruction.destination_gpr());
            board.access = true;
            board.held = fails;
        }
    }

    /// What has become of a context's access; the context wakes, if it waits for that.
    #[inline]
    pub(super) fn note_access(&mut self, context: Context, progress: Progress) {
        match &mut self.scoreboards {
            None => {
                if !matches!(progress, Progress::Translated | Progress::Sent) {
                    self.make_running(context);
                }
            }
            Some(boards) => {
                let before = boards.boards[context];
                boards.progress(context, progress);
                let after = &boards.boards[context];
                let waits = self.state.contexts[context].state == WarpState::WaitMemory;
                if waits && after.has_got(&before, before.awaited) {
                    self.make_running(context);
                }
                self.contexts.touch(context);
            }
        }
    }

    /// A context's pc is set other than by a fetch.
    #[inline]
    pub(super) fn note_moved(&mut self, context: Context) {
        if let Some(boards) = &mut self.scoreboards {
            boards.moved.set(context, true);
        }
    }

    /// A context may have been changed by another one of its warp: its home may have stopped, and one that was Free may have started.
    #[inline]
    pub(super) fn note_started(&mut self, context: Context, state: WarpState) {
        if let Some(boards) = &mut self.scoreboards {
            let started = state != WarpState::Free && boards.free.contains(context);
            if started || state == WarpState::Stopped {
                boards.moved.set(context, true);
            }
        }
    }

    /// The cycle ends: which contexts are held back from now on.
    #[inline]
    pub(super) fn note_fetches(&mut self) {
        if let Some(boards) = &mut self.scoreboards {
            let contexts = &self.state.contexts;
            let changed = boards.end(|context| contexts[context].pc);
            self.contexts.touch_all(changed);
        }
    }
}

#[inline]
fn bit(register: Option<Gpr>) -> u64 {
    register.map_or(0, |Gpr(number)| 1 << number)
}
