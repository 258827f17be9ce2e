//! The copy unit: registers copied one a cycle, by micro-operations (docs/pipeline.md section 12).
//!
//! Clones between lanes, and the way to and from the shadow set when an interrupt is entered and left.

use std::collections::VecDeque;

use isa::{Address, Context, Gpr, Interrupt, Lane};

use crate::rule_events::{Fired, RuleEvent};
use crate::semantics::Shape;
use crate::timing::in_stage::{InDecode, MicroOperation, Step, Work};

/// A copy that waits or is under way.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CopyOrder {
    pub(crate) context: Context,
    pub(crate) kind: CopyKind,
}

/// What is copied.
#[derive(Clone, Copy, Debug)]
pub(crate) enum CopyKind {
    /// A lane to another.
    Clone { source: Lane, destination: Lane },
    /// Lane 0 to the shadow set; then number and address to lane 0.
    Enter { interrupt: Interrupt, address: Address },
    /// The shadow set to lane 0.
    Return,
}

/// Queue and active copy. Reset: empty.
#[derive(Clone, Debug)]
pub(crate) struct CopyUnit {
    queue: VecDeque<CopyOrder>,
    /// The active copy and the number of its next micro-operation.
    active: Option<(CopyOrder, u32)>,
    gprs: u32,
    /// With fair units: schedule pauses in this cycle for the active copy. Reset: false.
    turn: bool,
    fair: bool,
}

impl CopyUnit {
    pub(crate) fn new(shape: &Shape, fair: bool) -> Self {
        CopyUnit {
            queue: VecDeque::with_capacity(shape.contexts + 1),
            active: None,
            gprs: shape.arch.gprs(),
            turn: false,
            fair,
        }
    }

    #[inline]
    pub(crate) fn is_active(&self) -> bool {
        self.active.is_some()
    }

    /// Whether schedule pauses in this cycle.
    #[inline]
    pub(crate) fn has_turn(&self) -> bool {
        self.turn
    }

    /// Advances by a cycle. `decode_is_taken`: an instruction response comes in. Gives the
    /// micro-operation that enters decode.
    #[inline]
    pub(crate) fn step(&mut self, decode_is_taken: bool, fired: &mut Fired) -> Option<InDecode> {
        self.turn = self.fair && self.active.is_some() && !self.turn;
        let Some((order, index)) = self.active else {
            if let Some(order) = self.queue.pop_front() {
                self.active = Some((order, 0));
                fired.mark(RuleEvent::CopyBegins);
            }
            return None;
        };
        if decode_is_taken {
            fired.mark(RuleEvent::CopyHeld);
            return None;
        }
        let last = index + 1 == self.length(order.kind);
        self.active = (!last).then_some((order, index + 1));
        let done = match order.kind {
            CopyKind::Clone { .. } => RuleEvent::CloneDone,
            CopyKind::Enter { .. } => RuleEvent::EnterDone,
            CopyKind::Return => RuleEvent::ReturnDone,
        };
        fired.mark_if(last, done);
        Some(InDecode {
            context: order.context,
            pc: Address(0),
            work: Work::Micro(MicroOperation { step: self.micro_operation(order.kind, index), last }),
        })
    }

    /// Queues a copy; it is called after [`CopyUnit::step`], so the unit sees it a cycle later. Gives whether another
    /// one is there.
    #[inline]
    pub(crate) fn push(&mut self, order: CopyOrder) -> bool {
        self.queue.push_back(order);
        self.active.is_some() || self.queue.len() > 1
    }

    /// How many micro-operations a copy has.
    fn length(&self, kind: CopyKind) -> u32 {
        match kind {
            CopyKind::Clone { .. } | CopyKind::Return => self.gprs,
            CopyKind::Enter { interrupt, .. } => self.gprs + 1 + u32::from(interrupt.has_address()),
        }
    }

    fn micro_operation(&self, kind: CopyKind, index: u32) -> Step {
        let register = Gpr(index as u8);
        match kind {
            CopyKind::Clone { source, destination } => Step::Clone { register, source, destination },
            CopyKind::Return => Step::Restore { register },
            CopyKind::Enter { .. } if index < self.gprs => Step::Save { register },
            CopyKind::Enter { interrupt, .. } if index == self.gprs => {
                Step::Set { register: Gpr(0), value: u64::from(interrupt.number()) }
            }
            CopyKind::Enter { address, .. } => Step::Set { register: Gpr(1), value: address.0 },
        }
    }
}
