//! Loads and stores that do not block: which contexts wait for what, are held, or have their fetches held back.

use isa::{
    decode_word, ArchId, Context, CoreConfig, CycleRecord, ExecutionUnit, Gpr, Instruction, PerContext, PerScoreboard,
    Scalar, Slot, Warp,
};

use isa::divergence::owner;
use isa::trace::{WarpState, WriteSource};

use super::{Counts, Executing, Seen, State};

/// What a scoreboard holds at the start of a cycle.
fn board(record: &CycleRecord, field: PerScoreboard, context: Context) -> u64 {
    record.get(Slot::Scoreboard(field, context))
}

/// Whether something is on its way for a context.
fn is_busy(record: &CycleRecord, context: Context) -> bool {
    [PerScoreboard::Pending, PerScoreboard::Access, PerScoreboard::Held]
        .into_iter()
        .any(|field| board(record, field, context) != 0)
}

/// Whether an instruction in execute waits for memory. A jump to itself looks like one.
pub(super) fn waits(config: &CoreConfig, record: &CycleRecord, executing: &Executing) -> bool {
    config.scoreboard
        && executing.interrupt.is_none()
        && !executing.compared
        && executing.redirect == Some(executing.pc)
        && is_busy(record, executing.context)
}

/// Looks for the states of a scoreboard.
pub(super) struct ScoreboardObserver {
    config: CoreConfig,
    /// Who has begun to wait in the last cycle.
    waits: Option<Context>,
    /// The register that a load wrote in the last cycle.
    written: Option<(Warp, Gpr)>,
}

impl ScoreboardObserver {
    pub(super) fn new(config: &CoreConfig) -> Self {
        ScoreboardObserver { config: *config, waits: None, written: None }
    }

    /// Sees a cycle, with the word of what is in operands.
    pub(super) fn see(&mut self, seen: &Seen, counts: &mut Counts) {
        if !self.config.scoreboard {
            return;
        }
        self.forwarded(seen, counts);
        for context in (0..self.config.contexts()).map(Context) {
            let field = |field| board(seen.record, field, context);
            let pending = field(PerScoreboard::Pending);
            counts.note_if(pending.count_ones() > 1, State::SeveralPending);
            let runs = seen.context(PerContext::State, context) == WarpState::Running as u64;
            let in_flight = seen.context(PerContext::InFlight, context);
            let holds_back = field(PerScoreboard::HoldsBack) == 1 && runs;
            counts.note_if(holds_back && pending != 0, State::HeldBack);
            counts.note_if(holds_back && pending == 0 && in_flight == 0, State::HeldBackNoLonger);
        }
        if let Some(context) = self.waits.take() {
            let state = seen.context(PerContext::State, context);
            counts.note_if(state == WarpState::Running as u64, State::GotAtOnce);
        }
        if let Some(waiting) = &seen.now.waiting {
            self.waits = Some(waiting.context);
            counts.note(self.reason(seen, waiting));
        }
    }

    /// Why an instruction waits.
    fn reason(&self, seen: &Seen, waiting: &Executing) -> State {
        let field = |field| board(seen.record, field, waiting.context);
        if field(PerScoreboard::Held) == 1 {
            return State::WaitsHeld;
        }
        let pending = field(PerScoreboard::Pending);
        let is_pending = |&Gpr(number): &Gpr| pending >> number & 1 == 1;
        match instruction(&self.config.arch, waiting.word) {
            _ if waiting.due.is_some() || seen.now.pending && waiting.context.0 == 0 => State::WaitsToInterrupt,
            Some(one) if one.destination_gpr().as_ref().is_some_and(is_pending) => State::WaitsForDestination,
            Some(one) if one.source_gprs().any(|register| is_pending(&register)) => State::WaitsForSource,
            Some(one) if one.opcode().unit() == ExecutionUnit::LoadStore => State::WaitsForAccess,
            Some(_) => State::WaitsToDrain,
            None => State::WaitsToInterrupt,
        }
    }

    /// A load writes what the instruction in operands names, or has written it in the last cycle.
    fn forwarded(&mut self, seen: &Seen, counts: &mut Counts) {
        let record = seen.record;
        let by_load = record.scalar(Scalar::WriteSource) == WriteSource::Load as u64;
        let is_write = by_load && record.scalar(Scalar::WriteLanes) != 0;
        let now = is_write.then(|| {
            let number = record.scalar(Scalar::WriteRegister) as u8;
            let warp = record.scalar(Scalar::WriteWarp) as u32;
            (Warp(warp), Gpr(number))
        });
        let last = std::mem::replace(&mut self.written, now);
        if now.is_none() && last.is_none() || !seen.is_set(Scalar::OperandsValid) {
            return;
        }
        let warp = owner(&self.config, record, record.context(Scalar::OperandsContext));
        let Some(reads) = instruction(&self.config.arch, seen.in_operands) else {
            return;
        };
        let is_read = |write: Option<(Warp, Gpr)>| {
            write.is_some_and(|(of, register)| of == warp && reads.source_gprs().any(|source| source == register))
        };
        counts.note_if(is_read(now), State::LoadForwarded);
        counts.note_if(is_read(last), State::LoadForwardedLater);
    }
}

/// A word's instruction, when it is one.
fn instruction(arch: &ArchId, word: u64) -> Option<Instruction> {
    decode_word(arch, word).ok()
}
