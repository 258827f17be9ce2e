//! Which states of the core programs reach, told from cycle records: the list is in `list`, each other file looks for the states of
//! some of its sections.

mod contexts;
mod data_cache;
mod divergence;
mod exchange;
mod execute;
mod flow;
mod list;
mod memory;
mod options;
mod reset;
mod scoreboard;
mod scratchpad;
mod translation;
mod waits;

use isa::divergence::owner;
use isa::trace::{mode, WarpState};
use isa::{
    Address, Context, CoreConfig, CycleRecord, LaneMask, Opcode, PerContext, PerWarp, Scalar, Slot,
    Warp,
};

use self::data_cache::DataCacheObserver;
use self::exchange::{ExchangeObserver, Phase};
use self::execute::ExecuteObserver;
use self::flow::FlowObserver;
use self::memory::MemoryObserver;
use self::options::OptionsObserver;
use self::scoreboard::ScoreboardObserver;
use self::scratchpad::ScratchpadObserver;
use self::translation::TranslationObserver;
use self::waits::WaitObserver;

use super::fetched::Fetched;

pub(super) use self::list::SECTIONS;
pub use self::list::{State, StateCounts};

/// Sets of contexts by their state: bit i is context i.
#[derive(Clone, Copy, Debug, Default)]
struct Contexts([u64; 8]);

impl Contexts {
    const fn of(self, state: WarpState) -> u64 {
        self.0[state as usize]
    }
}

/// The mode of a warp: the bits of [`isa::trace::mode`].
#[derive(Clone, Copy, Debug)]
struct Mode(u64);

impl Mode {
    fn of(record: &CycleRecord, warp: Warp) -> Mode {
        Mode(record.get(Slot::Warp(PerWarp::Mode, warp)))
    }

    const fn is_supervisor(self) -> bool {
        self.0 & mode::SUPERVISOR != 0
    }

    const fn has_interrupts(self) -> bool {
        self.0 & mode::INTERRUPTS_ENABLED != 0
    }
}

/// The instruction in execute, no micro-operation.
#[derive(Clone, Copy, Debug)]
struct Executing {
    context: Context,
    pc: Address,
    word: u64,
    opcode: Opcode,
    /// The lanes that execute it.
    lanes: LaneMask,
    /// The active lanes.
    active: LaneMask,
    /// The number of the due interrupt of its context.
    due: Option<u64>,
    /// The mode of its warp.
    mode: Mode,
    /// The interrupt that is taken in its place.
    interrupt: Option<u64>,
    /// Where its context is redirected.
    redirect: Option<Address>,
    /// Lanes meet before it, or others go on, and it is as if it had not been fetched.
    compared: bool,
}

impl Executing {
    /// Whether a lane executes it.
    const fn executes(&self) -> bool {
        !self.lanes.is_empty()
    }

    /// The address behind it.
    fn next(&self, config: &CoreConfig) -> Address {
        let word_bytes = u64::from(config.arch.word_bytes());
        Address(self.pc.0.wrapping_add(word_bytes) & config.arch.word_mask())
    }
}

/// What the observers share of a cycle.
#[derive(Clone, Copy, Debug, Default)]
struct Digest {
    contexts: Contexts,
    executing: Option<Executing>,
    /// It waits for memory instead.
    waiting: Option<Executing>,
    /// Warp 0 is to take console input.
    pending: bool,
    /// Of the exchange unit.
    exchange: Phase,
}

/// A cycle, with the one before it.
struct Seen<'a> {
    record: &'a CycleRecord,
    now: Digest,
    before: Digest,
}

impl Seen<'_> {
    fn is_set(&self, field: Scalar) -> bool {
        self.record.scalar(field) != 0
    }

    /// Whether a transfer fires.
    fn fires(&self, valid: Scalar, ready: Scalar) -> bool {
        self.is_set(valid) && self.is_set(ready)
    }

    fn context(&self, field: PerContext, context: Context) -> u64 {
        self.record.get(Slot::Context(field, context))
    }
}

/// Looks for all states in a run, cycle by cycle.
pub(super) struct Observer {
    config: CoreConfig,
    fetched: Fetched,
    before: Digest,
    flow: FlowObserver,
    execute: ExecuteObserver,
    waits: WaitObserver,
    memory: MemoryObserver,
    translation: TranslationObserver,
    options: OptionsObserver,
    scoreboard: ScoreboardObserver,
    scratchpad: ScratchpadObserver,
    data_cache: DataCacheObserver,
    exchange: ExchangeObserver,
}

impl Observer {
    /// Before cycle 0.
    pub(super) fn new(config: &CoreConfig) -> Self {
        Observer {
            config: *config,
            fetched: Fetched::new(config),
            before: Digest::default(),
            flow: FlowObserver::new(config),
            execute: ExecuteObserver::new(config),
            waits: WaitObserver::new(config),
            memory: MemoryObserver::new(config),
            translation: TranslationObserver::new(config),
            options: OptionsObserver::new(config),
            scoreboard: ScoreboardObserver::new(config),
            scratchpad: ScratchpadObserver::new(config),
            data_cache: DataCacheObserver::new(config),
            exchange: ExchangeObserver::new(config),
        }
    }

    /// A cycle has passed.
    pub(super) fn see(&mut self, record: &CycleRecord, counts: &mut StateCounts) {
        let seen = Seen {
            record,
            now: self.digest(record),
            before: self.before,
        };
        self.flow.see(&seen, counts);
        self.execute.see(&seen, counts);
        self.waits.see(&seen, counts);
        self.memory.see(&seen, counts);
        self.translation.see(&seen, counts);
        self.options.see(&seen, counts);
        self.scratchpad.see(&seen, counts);
        let in_operands = self.fetched.in_operands();
        self.scoreboard.see(&seen, in_operands, counts);
        self.data_cache.see(&seen, counts);
        self.exchange.see(&seen, counts);
        self.before = seen.now;
        self.fetched.see(record);
    }

    /// The core is reset after the cycle of this record, which shows its state in all but what that cycle has changed.
    pub(super) fn reset(&mut self, record: &CycleRecord, counts: &mut StateCounts) {
        let seen = Seen {
            record,
            now: self.before,
            before: self.before,
        };
        let under_way = (self.flow.under_way(), self.memory.loads_under_way());
        reset::see(&seen, &self.config, under_way, counts);
        self.flow.reset();
        self.memory.reset();
        self.execute = ExecuteObserver::new(&self.config);
        self.waits = WaitObserver::new(&self.config);
        self.translation = TranslationObserver::new(&self.config);
        self.options.reset();
        self.scoreboard = ScoreboardObserver::new(&self.config);
        self.scratchpad = ScratchpadObserver::new(&self.config);
        self.data_cache = DataCacheObserver::new(&self.config);
        self.exchange = ExchangeObserver::new(&self.config);
        self.before = Digest::default();
    }

    fn digest(&self, record: &CycleRecord) -> Digest {
        let mut contexts = Contexts::default();
        for context in 0..self.config.contexts() {
            let state = record.get(Slot::Context(PerContext::State, Context(context)));
            contexts.0[state as usize & 7] |= 1 << context;
        }
        let executing = self.executing(record);
        let waits = |executing: &Executing| scoreboard::waits(&self.config, record, executing);
        Digest {
            contexts,
            executing: executing.filter(|executing| !waits(executing)),
            waiting: executing.filter(waits),
            pending: record.scalar(Scalar::ConsoleWaiting) != 0
                && record.scalar(Scalar::KernelEntryValid) != 0
                && Mode::of(record, Warp(0)).has_interrupts(),
            exchange: Phase::of(&self.config, record),
        }
    }

    fn executing(&self, record: &CycleRecord) -> Option<Executing> {
        let is_set = |field| record.scalar(field) != 0;
        if !is_set(Scalar::ExecuteValid) || is_set(Scalar::ExecuteMicro) {
            return None;
        }
        let context = record.context(Scalar::ExecuteContext);
        let field = |field| record.get(Slot::Context(field, context));
        let when = |valid, value| is_set(valid).then(|| record.scalar(value));
        let word = self.fetched.in_execute();
        let (pc, interrupt) = (
            record.scalar(Scalar::ExecutePc),
            when(Scalar::InterruptValid, Scalar::InterruptCause),
        );
        let compared = interrupt.is_none()
            && field(PerContext::ActiveMask) != 0
            && divergence::comes_between(&self.config, record, context, pc);
        Some(Executing {
            context,
            pc: Address(pc),
            word,
            // What is no instruction of the extension does nothing but raise an interrupt.
            opcode: self.config.decoded_opcode(word).unwrap_or(Opcode::Nop),
            lanes: LaneMask(record.scalar(Scalar::ExecuteLanes)),
            active: LaneMask(field(PerContext::ActiveMask)),
            due: field(PerContext::DueInterrupt).checked_sub(1),
            mode: Mode::of(record, owner(&self.config, record, context)),
            interrupt,
            redirect: when(Scalar::RedirectValid, Scalar::RedirectPc).map(Address),
            compared,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coverage::on_model;

    /// The program brings the core into these states so often.
    fn counts(config: &str, source: &str, expected: &[(State, u64)]) {
        let (_, coverage) = on_model(config, source);
        for &(state, count) in expected {
            assert_eq!(coverage.states.of(state), count, "{state:?}\n{source}");
        }
    }

    #[test]
    fn changes_of_the_tlb_are_told_apart() {
        let source = "
            ldi %r5, #63
            ldi %r1, #1
            shli %r1, %r1, #12
            add %r2, %r1, %r1
            add %r3, %r2, %r1
            tlbadd %r1, %r1, %r5
            tlbadd %r1, %r2, %r5
            tlbadd %r2, %r1, %r5
            tlbadd %r3, %r1, %r5
            tlbadd %r5, %r5, %r5
            tlbrm %r1
            tlbrm %r2
            tlbrm %r2
            tlbflush
            halt
        ";
        let expected = [
            (State::TlbAdded, 2),
            (State::TlbReplaced, 1),
            (State::TlbEvicts, 1),
            (State::TlbWraps, 1),
            (State::TlbPage0Added, 0),
            (State::TlbFull, 2),
            (State::TlbNothingToRemove, 2),
            (State::TlbRemoved, 1),
            (State::TlbFlushed, 1),
            (State::TlbNoRoom, 0),
        ];
        counts("arch = \"4w8/8/1/1\"\ntlb_entries = 3", source, &expected);
    }

    #[test]
    fn regions_and_refusals_are_told_apart() {
        let source = "
            ldi %r1, handler
            skep %r1
            ldi %r1, #2
            jalis %r2, %r1, #0
            hwid %r0, #0
            rtop @p1, %r0
            @p1 ? split
            join
            split
            join
            ldi %r3, #3
            jalis %r2, %r3, #0
            halt
            handler: halt
        ";
        let expected = [
            (State::SplitTwoSides, 1),
            (State::JoinSide, 1),
            (State::JoinRegion, 1),
            (State::SplitOneSide, 1),
            (State::JoinOneSide, 1),
            (State::StackUnderflow, 0),
            (State::RefusedLanes, 1),
            (State::DueOperand, 1),
            (State::EnteredInvalid, 1),
            (State::NoLanesLeft, 0),
        ];
        counts("arch = \"4w8/8/2/1\"", source, &expected);
    }

    #[test]
    fn paths_and_votes_are_told_apart() {
        let source = "
            ldi %r1, #4
            jalis %r2, %r1, #0
            hwid %r0, #0
            rtop @p1, %r0
            @p1 ? jmpi #0
            @p1 ? vote %r3, @p1
            vote %r3, @p1
            @p1 ? jmpi far
            jmpi end
            far: nop
            end: join
            ldi %r1, behind
            @p1 ? jmpr %r1
            nop
            behind: join
            loop: rtop @p2, %r0
            xor %r0, %r0, %r0
            @p2 ? jmpi loop
            join
            @p1 ? jmpi last
            jalis %r2, %r1, #0
            last: halt
        ";
        let of_both = [
            (State::PathsKeptTogether, 1),
            (State::VoteOfSome, 1),
            (State::VoteOfAll, 1),
            (State::PathsParted, 2),
            (State::PathsPartedFar, 1),
            (State::PathsPartedBack, 1),
            (State::PathsElsewhere, 1),
            (State::PathsNoRoom, 0),
            (State::DivergentBranch, 0),
            (State::RefusedLanes, 0),
            (State::StackUnderflow, 0),
        ];
        let paired = "arch = \"4w8/8/4/1\"\ndivergence = \"paired-path\"\nreconvergence = ";
        let implicit = format!("{paired}\"implicit\"");
        counts(&implicit, source, &of_both);
        let before_instructions = [
            (State::PathsMeet, 3),
            (State::PathsExchange, 2),
            (State::PathsMeetAtJoin, 0),
        ];
        counts(&implicit, source, &before_instructions);
        let explicit = format!("{paired}\"explicit\"");
        counts(&explicit, source, &of_both);
        let at_joins = [
            (State::PathsMeet, 0),
            (State::PathsExchange, 0),
            (State::PathsMeetAtJoin, 3),
            (State::PathsExchangeAtJoin, 3),
            (State::PathsPassJoin, 0),
        ];
        counts(&explicit, source, &at_joins);
    }
}
