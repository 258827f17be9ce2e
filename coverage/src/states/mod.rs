//! Finds in cycle records which states of the core programs reach, and which rules they use: `list` has all of them,
//! each other file looks for some.

mod contexts;
mod custom;
mod data_cache;
mod divergence;
mod exchange;
mod execute;
mod flow;
mod list;
mod memory;
mod options;
mod request_queue;
mod reset;
mod rings;
mod rules;
mod rules_options;
mod rules_units;
mod scoreboard;
mod scratchpad;
mod translation;
mod waits;

use isa::divergence::owner;
use isa::trace::{mode, WarpState};
use isa::{
    Address, Context, CoreConfig, CycleRecord, Instruction, LaneMask, Opcode, PerContext, PerWarp, RingField, Scalar,
    Slot, Warp,
};

use self::custom::CustomObserver;
use self::data_cache::DataCacheObserver;
use self::exchange::ExchangeObserver;
use self::execute::ExecuteObserver;
use self::flow::FlowObserver;
use self::memory::MemoryObserver;
use self::options::OptionsObserver;
use self::request_queue::RequestQueueObserver;
use self::rings::RingObserver;
use self::rules::RuleObserver;
use self::rules_options::OptionRuleObserver;
use self::rules_units::UnitObserver;
use self::scoreboard::ScoreboardObserver;
use self::scratchpad::ScratchpadObserver;
use self::translation::TranslationObserver;
use self::waits::WaitObserver;

use super::counts::Counts;
use super::cross::CrossObserver;
use super::decoded::{Decoder, Registers};
use super::fetched::Fetched;

pub(super) use self::exchange::Phase;
pub use self::list::{Section, State, SECTIONS};

/// Sets of contexts by their state: bit i is context i.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Contexts(pub(super) [u64; 8]);

impl Contexts {
    pub(super) const fn of(self, state: WarpState) -> u64 {
        self.0[state as usize]
    }
}

/// The mode of a warp: the bits of [`isa::trace::mode`].
#[derive(Clone, Copy, Debug)]
pub(super) struct Mode(u64);

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
pub(super) struct Executing {
    pub(super) context: Context,
    pub(super) pc: Address,
    pub(super) word: u64,
    pub(super) opcode: Opcode,
    /// Its opcode; `None` of what is no instruction of the extension.
    pub(super) decoded: Option<Opcode>,
    /// The whole instruction, if it is one.
    pub(super) instruction: Option<Instruction>,
    pub(super) registers: Registers,
    /// The lanes that execute it.
    pub(super) lanes: LaneMask,
    /// The active lanes.
    pub(super) active: LaneMask,
    /// The number of the due interrupt of its context.
    pub(super) due: Option<u64>,
    /// The mode of its warp.
    pub(super) mode: Mode,
    /// The interrupt that is taken in its place.
    pub(super) interrupt: Option<u64>,
    /// Where its context is redirected.
    pub(super) redirect: Option<Address>,
    /// Lanes meet before it, or others go on, and it is as if it had not been fetched.
    pub(super) compared: bool,
}

impl Executing {
    /// Whether a lane executes it.
    pub(super) const fn executes(&self) -> bool {
        !self.lanes.is_empty()
    }

    /// Whether it is a change of the TLB that waits, and is executed again. Without a TLB it never does (P9.9.1), but
    /// may wait for the others of its warp like any instruction.
    fn is_change_that_waits(&self, config: &CoreConfig) -> bool {
        let is_change = matches!(self.opcode, Opcode::Tlbadd | Opcode::Tlbrm | Opcode::Tlbflush);
        is_change && config.tlb_entries > 0 && self.redirect == Some(self.pc)
    }

    /// The address behind it.
    fn next(&self, config: &CoreConfig) -> Address {
        let word_bytes = u64::from(config.arch.word_bytes());
        Address(self.pc.0.wrapping_add(word_bytes) & config.arch.word_mask())
    }
}

/// What the observers share of a cycle.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Digest {
    pub(super) contexts: Contexts,
    pub(super) executing: Option<Executing>,
    /// It waits for memory instead.
    pub(super) waiting: Option<Executing>,
    /// Warp 0 is to take the external interrupt.
    pub(super) pending: bool,
    /// The exchange unit's phase.
    pub(super) exchange: Phase,
}

/// A cycle, with the one before it.
pub(super) struct Seen<'a> {
    pub(super) record: &'a CycleRecord,
    pub(super) now: &'a Digest,
    pub(super) before: &'a Digest,
    /// The word in operands.
    pub(super) in_operands: u64,
}

impl Seen<'_> {
    #[inline]
    pub(super) fn is_set(&self, field: Scalar) -> bool {
        self.record.scalar(field) != 0
    }

    /// Whether a transfer fires.
    #[inline]
    pub(super) fn fires(&self, valid: Scalar, ready: Scalar) -> bool {
        self.is_set(valid) && self.is_set(ready)
    }

    #[inline]
    pub(super) fn context(&self, field: PerContext, context: Context) -> u64 {
        self.record.get(Slot::Context(field, context))
    }
}

/// Whether another core has rung this one, and it has not been interrupted since.
fn is_rung(config: &CoreConfig, record: &CycleRecord) -> bool {
    config.rings() && record.get(Slot::Ring(RingField::Waiting)) != 0
}

macro_rules! observers {
    ($( $name:ident: $observer:ident, )*) => {
        /// The observers that begin anew when the core is reset.
        struct Observers { $( $name: $observer, )* }

        impl Observers {
            fn new(config: &CoreConfig) -> Self {
                Observers { $( $name: $observer::new(config), )* }
            }

            fn see(&mut self, seen: &Seen, counts: &mut Counts) {
                $( self.$name.see(seen, counts); )*
            }
        }
    };
}

observers! {
    execute: ExecuteObserver,
    waits: WaitObserver,
    translation: TranslationObserver,
    scratchpad: ScratchpadObserver,
    scoreboard: ScoreboardObserver,
    data_cache: DataCacheObserver,
    request_queue: RequestQueueObserver,
    rings: RingObserver,
    custom: CustomObserver,
    exchange: ExchangeObserver,
    rules: RuleObserver,
    units: UnitObserver,
    option_rules: OptionRuleObserver,
    cross: CrossObserver,
}

/// Looks for all states in a run, cycle by cycle.
pub(super) struct Observer {
    config: CoreConfig,
    fetched: Fetched,
    decoder: Decoder,
    before: Digest,
    flow: FlowObserver,
    memory: MemoryObserver,
    options: OptionsObserver,
    others: Observers,
}

impl Observer {
    /// Before cycle 0.
    pub(super) fn new(config: &CoreConfig) -> Self {
        Observer {
            config: *config,
            fetched: Fetched::new(config),
            decoder: Decoder::new(config),
            before: Digest::default(),
            flow: FlowObserver::new(config),
            memory: MemoryObserver::new(config),
            options: OptionsObserver::new(config),
            others: Observers::new(config),
        }
    }

    /// The instruction in execute, as the last cycle showed it.
    pub(super) const fn executing(&self) -> Option<&Executing> {
        match &self.before.executing {
            Some(executing) => Some(executing),
            None => self.before.waiting.as_ref(),
        }
    }

    /// A cycle has passed.
    pub(super) fn see(&mut self, record: &CycleRecord, counts: &mut Counts) {
        let now = self.digest(record);
        let seen = Seen { record, now: &now, before: &self.before, in_operands: self.fetched.in_operands() };
        self.flow.see(&seen, counts);
        self.memory.see(&seen, counts);
        self.options.see(&seen, counts);
        self.others.see(&seen, counts);
        self.before = now;
        self.fetched.see(record);
    }

    /// No cycle follows: counts what has been put by.
    pub(super) fn finish(&mut self, counts: &mut Counts) {
        self.others.cross.finish(counts);
    }

    /// The core is reset after the cycle of this record, which shows its state in all but what that cycle has changed.
    pub(super) fn reset(&mut self, record: &CycleRecord, counts: &mut Counts) {
        let in_operands = self.fetched.in_operands();
        let seen = Seen { record, now: &self.before, before: &self.before, in_operands };
        let under_way = (self.flow.under_way(), self.memory.under_way());
        reset::see(&seen, &self.config, under_way, counts);
        self.flow.reset();
        self.memory.reset();
        self.options.reset();
        self.others.cross.finish(counts);
        self.others = Observers::new(&self.config);
        self.before = Digest::default();
    }

    fn digest(&mut self, record: &CycleRecord) -> Digest {
        let mut contexts = Contexts::default();
        for context in 0..self.config.contexts() {
            let state = record.get(Slot::Context(PerContext::State, Context(context)));
            contexts.0[state as usize & 7] |= 1 << context;
        }
        let executing = self.find_executing(record);
        let config = self.config;
        let waits = |executing: &Executing| scoreboard::waits(&config, record, executing);
        Digest {
            contexts,
            executing: executing.filter(|executing| !waits(executing)),
            waiting: executing.filter(waits),
            pending: (record.scalar(Scalar::ConsoleWaiting) != 0 || is_rung(&config, record))
                && record.scalar(Scalar::KernelEntryValid) != 0
                && Mode::of(record, Warp(0)).has_interrupts(),
            exchange: Phase::of(&self.config, record),
        }
    }

    fn find_executing(&mut self, record: &CycleRecord) -> Option<Executing> {
        let is_set = |field| record.scalar(field) != 0;
        if !is_set(Scalar::ExecuteValid) || is_set(Scalar::ExecuteMicro) {
            return None;
        }
        let context = record.context(Scalar::ExecuteContext);
        let field = |field| record.get(Slot::Context(field, context));
        let when = |valid, value| is_set(valid).then(|| record.scalar(value));
        let word = self.fetched.in_execute();
        let decoded = self.decoder.decode(word);
        let (pc, interrupt) = (record.scalar(Scalar::ExecutePc), when(Scalar::InterruptValid, Scalar::InterruptCause));
        let compared = interrupt.is_none()
            && field(PerContext::ActiveMask) != 0
            && divergence::comes_between(&self.config, record, context, pc);
        Some(Executing {
            context,
            pc: Address(pc),
            word,
            // What is no instruction of the extension does nothing but raise an interrupt.
            opcode: decoded.opcode.unwrap_or(Opcode::Nop),
            decoded: decoded.opcode,
            instruction: decoded.instruction,
            registers: decoded.registers,
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
