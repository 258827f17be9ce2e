//! Rules of the units that the other files do not look for: load/store, copy and arithmetic unit, TLB.

use isa::trace::{StallCause, WarpState, WriteSource};
use isa::{
    Context, CoreConfig, ExecutionUnit, Interrupt, Multiplier, Opcode, PerContext, PerScoreboard, PerTlbEntry, Scalar,
    Slot,
};

use super::{Counts, Executing, Seen, State};
use crate::decoded::{is_arithmetic, is_shift};

/// A due bus error, as `context_due_interrupt` shows it.
const DUE_BUS_ERROR: u64 = 1 + Interrupt::BusError.number() as u64;

/// What a context has been copied for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Copied {
    Clone,
    Enter,
    Return,
}

/// How the arithmetic unit carries an operation out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum OperationKind {
    Multiply,
    Float,
    /// One at a time.
    Alone,
}

/// What is kept of each context.
#[derive(Clone, Copy)]
struct Kept {
    copied: Copied,
    kind: OperationKind,
    /// Its last access is an atomic one.
    is_atomic: bool,
    /// Its scoreboard in the cycle before.
    access: bool,
    held: bool,
    holds_back: bool,
    awaits: bool,
    due: u64,
    remembered: u64,
}

/// Looks for rules of the sections 11 to 16, and of section 22.
pub(super) struct UnitObserver {
    config: CoreConfig,
    contexts: Vec<Kept>,
    /// All scoreboards in the cycle before, and the contexts that were held then.
    boards: Vec<u64>,
    held: u64,
}

impl UnitObserver {
    pub(super) fn new(config: &CoreConfig) -> Self {
        let kept = Kept {
            copied: Copied::Clone,
            kind: OperationKind::Alone,
            is_atomic: false,
            access: false,
            held: false,
            holds_back: false,
            awaits: false,
            due: 0,
            remembered: 0,
        };
        UnitObserver { config: *config, contexts: vec![kept; config.contexts() as usize], boards: Vec::new(), held: 0 }
    }

    pub(super) fn see(&mut self, seen: &Seen, counts: &mut Counts) {
        self.begun(seen, counts);
        self.done(seen, counts);
        ports(&self.config, seen, counts);
        if self.config.scoreboard {
            self.scoreboard(seen, counts);
        } else {
            self.failed(seen, counts);
        }
    }

    /// What the instruction of the cycle before has given to a unit.
    fn begun(&mut self, seen: &Seen, counts: &mut Counts) {
        if let Some(executing) = seen.now.executing.as_ref().filter(|one| is_access(one)) {
            self.contexts[executing.context.index()].is_atomic = executing.opcode.is_atomic();
        }
        let Some(executed) = &seen.before.executing else {
            return;
        };
        let is_in = |state| seen.now.contexts.of(state) >> executed.context.0 & 1 == 1;
        let index = executed.context.index();
        if is_in(WarpState::WaitCopy) {
            self.contexts[index].copied = match (executed.interrupt, executed.opcode) {
                (Some(_), _) => Copied::Enter,
                (None, Opcode::Reti) => Copied::Return,
                (None, _) => Copied::Clone,
            };
        }
        let operates = is_in(WarpState::WaitArithmetic)
            && seen.is_set(Scalar::CommitValid)
            && is_arithmetic(&self.config, executed.opcode);
        if !operates {
            return;
        }
        let kind = kind(&self.config, executed.opcode);
        self.contexts[index].kind = kind;
        let mut others = seen.now.contexts.of(WarpState::WaitArithmetic);
        others &= !(1 << executed.context.0);
        let (mut alike, mut alone, mut mixed) = (false, false, false);
        while others != 0 {
            let other = self.contexts[others.trailing_zeros() as usize].kind;
            alike |= other == kind && kind != OperationKind::Alone;
            alone |= other == OperationKind::Alone || kind == OperationKind::Alone;
            mixed |= (other == OperationKind::Alone) != (kind == OperationKind::Alone);
            others &= others - 1;
        }
        counts.note_if(alike, State::PipelinedTogether);
        counts.note_if(alone, State::KindsMixed);
        counts.note_if(mixed && self.config.fair_units, State::FairKindsMixed);
    }

    fn done(&mut self, seen: &Seen, counts: &mut Counts) {
        if seen.is_set(Scalar::CopyDoneValid) {
            let context = seen.record.context(Scalar::CopyDoneContext);
            counts.note(match self.contexts[context.index()].copied {
                Copied::Clone => State::CloneDone,
                Copied::Enter => State::EnterDone,
                Copied::Return => State::ReturnDone,
            });
        }
        counts.note_if(seen.is_set(Scalar::LoadDoneValid), State::LoadDone);
        counts.note_if(seen.is_set(Scalar::PrintDoneValid), State::BytePrinted);
        let stored = seen.is_set(Scalar::StoreDoneValid);
        counts.note_if(stored && !self.config.bus_errors, State::StoreSent);
        let arithmetic = seen.is_set(Scalar::ArithmeticDoneValid);
        counts.note_if(arithmetic, State::ArithmeticDone);
        let cause = seen.record.scalar(Scalar::StallCause);
        let pauses = cause == StallCause::StarvationGuard as u64 && seen.now.contexts.of(WarpState::WaitCopy) != 0;
        counts.note_if(pauses && self.config.fair_units, State::CopyPauses);
    }

    /// An access that fails makes its context Running, and its interrupt due.
    fn failed(&mut self, seen: &Seen, counts: &mut Counts) {
        let (before, now) = (seen.before.contexts, seen.now.contexts);
        let mut gone_on = before.of(WarpState::WaitMemory) & now.of(WarpState::Running);
        while gone_on != 0 {
            let context = Context(gone_on.trailing_zeros());
            let due = seen.context(PerContext::DueInterrupt, context);
            self.fails(context, due, counts);
            gone_on &= gone_on - 1;
        }
    }

    /// What has changed of one scoreboard.
    fn board(&mut self, context: Context, seen: &Seen, counts: &mut Counts) {
        let board = |field| seen.record.get(Slot::Scoreboard(field, context));
        let last = &mut self.contexts[context.index()];
        let (access, held) = (board(PerScoreboard::Access) == 1, board(PerScoreboard::Held) == 1);
        counts.note_if(last.access && !access, State::AccessEnds);
        counts.note_if(last.held && !held, State::HeldNoLonger);
        let holds_back = board(PerScoreboard::HoldsBack) == 1;
        counts.note_if(holds_back && !last.holds_back, State::PlaceReached);
        let remembered = match board(PerScoreboard::Remembers) {
            0 => 0,
            _ => 1 + board(PerScoreboard::RememberedPc),
        };
        counts.note_if(remembered != last.remembered, State::PlaceRemembered);
        if held && !last.held {
            last.due = seen.context(PerContext::DueInterrupt, context);
        }
        last.awaits = board(PerScoreboard::Awaits) == 1;
        (last.access, last.held, last.holds_back) = (access, held, holds_back);
        last.remembered = remembered;
        self.held = self.held & !(1 << context.0) | u64::from(held) << context.0;
    }

    fn fails(&self, context: Context, due: u64, counts: &mut Counts) {
        let is_untranslated = self.config.tlb_entries == 0 && !self.config.bus_errors;
        let outside = due == DUE_BUS_ERROR && is_untranslated;
        counts.note_if(outside, State::AccessFails);
        let is_atomic = self.contexts[context.index()].is_atomic;
        counts.note_if(due != 0 && is_atomic, State::AtomicFails);
    }

    fn scoreboard(&mut self, seen: &Seen, counts: &mut Counts) {
        let mut went_on = seen.before.contexts.of(WarpState::WaitMemory) & seen.now.contexts.of(WarpState::Running);
        while went_on != 0 {
            counts.note(match self.contexts[went_on.trailing_zeros() as usize].awaits {
                true => State::WokenByRegister,
                false => State::WokenByAny,
            });
            went_on &= went_on - 1;
        }
        let mut held = self.held;
        while held != 0 {
            let context = Context(held.trailing_zeros());
            let due = seen.context(PerContext::DueInterrupt, context);
            if due != 0 && self.contexts[context.index()].due == 0 {
                counts.note(State::FaultWhileHeld);
                self.fails(context, due, counts);
            }
            self.contexts[context.index()].due = due;
            held &= held - 1;
        }
        let layout = seen.record.layout();
        let last = Context(self.config.contexts() - 1);
        let first = layout.index(Slot::Scoreboard(PerScoreboard::ALL[0], Context(0)));
        let last = layout.index(Slot::Scoreboard(PerScoreboard::HoldsBack, last));
        let boards = &seen.record.slots()[first..=last];
        // In most cycles nothing of it changes.
        if self.boards != boards {
            self.boards.clear();
            self.boards.extend(boards);
            for context in (0..self.config.contexts()).map(Context) {
                self.board(context, seen, counts);
            }
        }
        if let Some(executing) = seen.now.executing.as_ref().filter(|one| is_access(one)) {
            counts.note_if(executing.redirect.is_none(), State::AccessGoesOn);
        }
        if let Some(waiting) = &seen.now.waiting {
            let has_turn =
                seen.is_set(Scalar::SpawnTurnValid) && seen.record.context(Scalar::SpawnTurnContext) == waiting.context;
            let loses = waiting.opcode == Opcode::Wspawn && has_turn;
            counts.note_if(loses, State::TurnLost);
        }
    }
}

/// Whether the load/store unit gets it.
fn is_access(executing: &Executing) -> bool {
    executing.opcode.unit() == ExecutionUnit::LoadStore
        && executing.executes()
        && executing.interrupt.is_none()
        && !executing.compared
}

fn kind(config: &CoreConfig, opcode: Opcode) -> OperationKind {
    match opcode.unit() {
        ExecutionUnit::Float if opcode != Opcode::Fdiv => OperationKind::Float,
        ExecutionUnit::Multiply if config.multiplier == Multiplier::Dsp => OperationKind::Multiply,
        _ if is_shift(opcode) => OperationKind::Multiply,
        _ => OperationKind::Alone,
    }
}

/// What happens at the ports, and in the TLB.
fn ports(config: &CoreConfig, seen: &Seen, counts: &mut Counts) {
    let is_set = |field| seen.is_set(field);
    let loads = seen.fires(Scalar::DataRequestValid, Scalar::DataRequestReady) && !is_set(Scalar::DataRequestWrite);
    counts.note_if(loads, State::RequestFires);
    let responds = is_set(Scalar::DataResponseValid);
    let fires = responds && is_set(Scalar::DataResponseReady);
    counts.note_if(loads && fires, State::ResponsePushPop);
    let writes = is_set(Scalar::WriteLanes);
    let source = seen.record.scalar(Scalar::WriteSource);
    let by = |one: WriteSource| writes && source == one as u64;
    counts.note_if(by(WriteSource::Load), State::LoadWrites);
    let saves = by(WriteSource::Shadow);
    counts.note_if(saves, State::ShadowSaved);
    let by_commit = by(WriteSource::Commit) || by(WriteSource::Copy) || saves;
    counts.note_if(responds && !fires && by_commit, State::CommitBeforeResponse);
    if config.bus_errors {
        counts.note_if(is_set(Scalar::StoreDoneValid), State::StoreAnswered);
        counts.note_if(fires && !writes, State::ResponseWithoutWrite);
    }
    if config.tlb_entries > 0 {
        let page_0 = seen.record.get(Slot::TlbEntry(PerTlbEntry::Mapping, 0));
        counts.note_if(page_0 == 0, State::Page0Gone);
        if is_set(Scalar::TranslateLanes) {
            counts.note(match seen.record.scalar(Scalar::TranslateFault) {
                0 => State::LanesTranslated,
                1 => State::LaneWithoutPage,
                2 => State::LaneWithoutRight,
                _ => State::LaneOutside,
            });
        }
    }
}
