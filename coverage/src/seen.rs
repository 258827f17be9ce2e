//! What a cycle record shows, as the observers of crosses share it.

use isa::divergence::paired_path::PathField;
use isa::divergence::{held_by, DivergenceField};
use isa::trace::{mode, ExchangeField, WarpState};
use isa::{
    Address, Context, CoreConfig, CycleRecord, DivergenceMechanism, LaneMask, Opcode, PerContext, PerScoreboard,
    PerWarp, Reconvergence, RingField, Scalar, Slot, Warp,
};

use super::decoded::{Decoder, Registers};
use super::fetched::Fetched;

/// Sets of contexts by their state: bit i is context i.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Contexts(pub(crate) [u64; 8]);

impl Contexts {
    pub(crate) const fn of(self, state: WarpState) -> u64 {
        self.0[state as usize]
    }
}

/// The instruction in execute, no micro-operation.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Executing {
    pub(crate) context: Context,
    pub(crate) pc: Address,
    pub(crate) opcode: Opcode,
    /// Its opcode; `None` of what is no instruction of the extension.
    pub(crate) decoded: Option<Opcode>,
    pub(crate) registers: Registers,
    /// The lanes that execute it.
    pub(crate) lanes: LaneMask,
    /// The active lanes.
    pub(crate) active: LaneMask,
    /// An interrupt of its context is due.
    pub(crate) is_due: bool,
    /// The interrupt that is taken in its place.
    pub(crate) interrupt: Option<u64>,
    /// Where its context is redirected.
    pub(crate) redirect: Option<Address>,
    /// Lanes meet before it, or others go on, and it is as if it had not been fetched.
    pub(crate) compared: bool,
}

impl Executing {
    /// Whether a lane executes it.
    pub(crate) const fn executes(&self) -> bool {
        !self.lanes.is_empty()
    }
}

/// What the observers share of a cycle.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Digest {
    pub(crate) contexts: Contexts,
    pub(crate) executing: Option<Executing>,
    /// It waits for memory instead.
    pub(crate) waiting: Option<Executing>,
    /// Warp 0 is to take the external interrupt.
    pub(crate) pending: bool,
    /// An exchange is under way.
    pub(crate) exchanges: bool,
}

/// A cycle, with the one before it.
pub(crate) struct Seen<'a> {
    pub(crate) record: &'a CycleRecord,
    pub(crate) now: &'a Digest,
    pub(crate) before: &'a Digest,
}

impl Seen<'_> {
    #[inline]
    pub(crate) fn is_set(&self, field: Scalar) -> bool {
        self.record.scalar(field) != 0
    }

    /// Whether a transfer fires.
    #[inline]
    pub(crate) fn fires(&self, valid: Scalar, ready: Scalar) -> bool {
        self.is_set(valid) && self.is_set(ready)
    }

    #[inline]
    pub(crate) fn context(&self, field: PerContext, context: Context) -> u64 {
        self.record.get(Slot::Context(field, context))
    }
}

/// Reads records.
pub(crate) struct Reader {
    config: CoreConfig,
    fetched: Fetched,
    decoder: Decoder,
}

impl Reader {
    /// Before cycle 0.
    pub(crate) fn new(config: &CoreConfig) -> Self {
        Reader { config: *config, fetched: Fetched::new(config), decoder: Decoder::new(config) }
    }

    /// A cycle has passed.
    pub(crate) fn read(&mut self, record: &CycleRecord) -> Digest {
        let mut contexts = Contexts::default();
        for context in 0..self.config.contexts() {
            let state = record.get(Slot::Context(PerContext::State, Context(context)));
            contexts.0[state as usize & 7] |= 1 << context;
        }
        let executing = self.find_executing(record);
        let config = self.config;
        let waits = |executing: &Executing| waits(&config, record, executing);
        self.fetched.see(record);
        let exchanges = config.extension && record.get(Slot::Exchange(ExchangeField::Phase)) != 0;
        Digest {
            contexts,
            executing: executing.filter(|executing| !waits(executing)),
            waiting: executing.filter(waits),
            pending: is_pending(&config, record),
            exchanges,
        }
    }

    /// A cycle has passed of which only the instruction in execute counts, whether or not it waits for memory.
    pub(crate) fn read_executing(&mut self, record: &CycleRecord) -> Option<Executing> {
        let executing = self.find_executing(record);
        self.fetched.see(record);
        executing
    }

    fn find_executing(&mut self, record: &CycleRecord) -> Option<Executing> {
        let is_set = |field| record.scalar(field) != 0;
        if !is_set(Scalar::ExecuteValid) || is_set(Scalar::ExecuteMicro) {
            return None;
        }
        let context = record.context(Scalar::ExecuteContext);
        let field = |field| record.get(Slot::Context(field, context));
        let when = |valid, value| is_set(valid).then(|| record.scalar(value));
        let decoded = self.decoder.decode(self.fetched.in_execute());
        let (pc, interrupt) = (record.scalar(Scalar::ExecutePc), when(Scalar::InterruptValid, Scalar::InterruptCause));
        let compared = interrupt.is_none()
            && field(PerContext::ActiveMask) != 0
            && comes_between(&self.config, record, context, pc);
        Some(Executing {
            context,
            pc: Address(pc),
            // What is no instruction of the extension does nothing but raise an interrupt.
            opcode: decoded.opcode.unwrap_or(Opcode::Nop),
            decoded: decoded.opcode,
            registers: decoded.registers,
            lanes: LaneMask(record.scalar(Scalar::ExecuteLanes)),
            active: LaneMask(field(PerContext::ActiveMask)),
            is_due: field(PerContext::DueInterrupt) != 0,
            interrupt,
            redirect: when(Scalar::RedirectValid, Scalar::RedirectPc).map(Address),
            compared,
        })
    }
}

/// Whether warp 0 is to take the external interrupt.
fn is_pending(config: &CoreConfig, record: &CycleRecord) -> bool {
    let is_rung = config.rings() && record.get(Slot::Ring(RingField::Waiting)) != 0;
    let mode = record.get(Slot::Warp(PerWarp::Mode, Warp(0)));
    (record.scalar(Scalar::ConsoleWaiting) != 0 || is_rung)
        && record.scalar(Scalar::KernelEntryValid) != 0
        && mode & mode::INTERRUPTS_ENABLED != 0
}

/// Whether the mechanism takes the place of the instruction at that address: a comparison before it does something, or
/// another context holds the warp.
fn comes_between(config: &CoreConfig, record: &CycleRecord, context: Context, pc: u64) -> bool {
    let path = |field| record.get(Slot::Divergence(DivergenceField::Path(field), context));
    match config.divergence {
        DivergenceMechanism::Stack | DivergenceMechanism::Masks => false,
        DivergenceMechanism::PairedPath => {
            config.reconvergence == Reconvergence::Implicit
                && path(PathField::Compares) == 1
                && path(PathField::Depth) > 0
                && pc >= path(PathField::TopPc)
        }
        DivergenceMechanism::MultiPath => held_by(config, record, context).is_some(),
    }
}

/// Whether an instruction in execute waits for memory. A jump to itself looks like one.
fn waits(config: &CoreConfig, record: &CycleRecord, executing: &Executing) -> bool {
    let board = |field| record.get(Slot::Scoreboard(field, executing.context)) != 0;
    config.scoreboard
        && executing.interrupt.is_none()
        && !executing.compared
        && executing.redirect == Some(executing.pc)
        && [PerScoreboard::Pending, PerScoreboard::Access, PerScoreboard::Held].into_iter().any(board)
}
