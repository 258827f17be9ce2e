//! The one place where an opcode gets its meaning, and where it is decided which rule comes first.
//!
//! The order of the rules is that of docs/pipeline.md section 9. The match has no `_`: an opcode
//! that is added does not compile until it means something here.

use isa::{Address, Context, Interrupt, Lane, LaneMask, Opcode};

use super::decoded::{
    ACTS_WITHOUT_LANES, DIVERGENCE_CHECKED, INVALID, INVALID_ALWAYS, NO_FUNCTION, PRIVILEGED, UNPREDICATED,
};
use super::divergence::{Comparison, DivergenceOperation};
use super::interrupt::saves_next_pc;
use super::memory_access::AccessKind;
use super::operation::Operation;
use super::{Arrival, Decoded, State, WorkSize};
use crate::rule_events::RuleEvent;

/// What an instruction does beyond its result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Goes on with the next instruction.
    Advance,
    /// Goes on at an address. Mask, stack and state of the warp have been changed already.
    Redirect {
        /// The address.
        target: Address,
    },
    /// Where it goes on has been compared with where lanes wait, and the mask of the warp has been changed
    /// already. Lanes have met: nothing else has happened, and it is to be carried out again, with all of
    /// them. Others go on: there.
    Compared(Comparison),
    /// Loads, in the executing lanes, from [`State::addresses`]. Something answers all of them, but
    /// for deferred writes, with which the load/store unit finds that out.
    Load,
    /// Stores, in the executing lanes, to [`State::addresses`]; the same holds.
    Store,
    /// Changes words, in the executing lanes, one after the other, at [`State::addresses`], and gives what they were;
    /// the same holds.
    Exchange,
    /// With deferred writes only: the result is staged, and the arithmetic unit writes it later.
    Arithmetic {
        /// How much a serial unit has to do.
        work: WorkSize,
    },
    /// With deferred writes only: the result is staged, and the user's function unit writes it later.
    Custom {
        /// How long a unit without stages takes.
        cycles: u64,
    },
    /// With deferred writes only: the context is to arrive at a barrier ([`State::arrive`]), and goes on with the next
    /// instruction.
    Arrives(Arrival),
    /// Interrupts may come now that could not before, or the other way round; goes on with the next
    /// instruction.
    InterruptsSwitched,
    /// Rings a core; goes on with the next instruction.
    Rings {
        /// The core's number, below the number of cores.
        core: u64,
    },
    /// Goes on where the interrupt that is over came, with lane 0's registers from the shadow set.
    /// Mask, mode and state of the warp have been changed already.
    Return {
        /// The address.
        target: Address,
    },
    /// Copies all general-purpose registers of a lane into another.
    Clone {
        /// The lane that is copied.
        source: Lane,
        /// The lane that is overwritten.
        destination: Lane,
    },
    /// Has started a warp; goes on with the next instruction.
    Spawned {
        /// The context in which it starts.
        context: Context,
    },
    /// No warp is free, or it is another one's turn: nothing has happened, and it must be tried again.
    SpawnBlocked,
    /// With deferred writes only: an access is on its way that the TLB must not change under; nothing has
    /// happened, and it must be tried again.
    TlbChangeWaits,
    /// With deferred writes only: it raises an interrupt, or is a halt, and other contexts of its warp are not quiet
    /// yet; nothing has happened but that they are held, and it must be tried again.
    WaitsForOthers,
    /// With deferred writes only: it raises an interrupt, and something is on its way for its context; nothing has
    /// happened, and it must be tried again.
    WaitsForMemory,
    /// An interrupt has been taken ([`State::take_interrupt`]): the warp's pc says where it goes on.
    Interrupt {
        /// The cause.
        interrupt: Interrupt,
        /// What the handler finds in r1, if the cause has an address.
        address: Address,
        /// The handler has been entered; else it has stopped the warp.
        entered: bool,
    },
    /// With deferred writes only: nothing has happened because of what an operand holds, and the
    /// warp's next instruction takes the interrupt.
    Refused {
        /// The cause, which has no address.
        interrupt: Interrupt,
    },
}

impl Effect {
    /// Whether the instruction has been carried out: it has not been interrupted, refused, or put off.
    #[inline]
    pub(crate) const fn is_carried_out(&self) -> bool {
        !matches!(
            self,
            Effect::Interrupt { .. }
                | Effect::Refused { .. }
                | Effect::SpawnBlocked
                | Effect::TlbChangeWaits
                | Effect::WaitsForOthers
                | Effect::WaitsForMemory
                | Effect::Compared(Comparison::Met { .. })
        )
    }

    /// What raises an interrupt that has no address.
    #[inline]
    pub(crate) const fn raise(interrupt: Interrupt) -> Self {
        Effect::raise_at(interrupt, Address(0))
    }

    /// What an operand's value raises: with `DEFERRED` it is left to the warp's next instruction.
    #[inline]
    pub(crate) const fn refuse<const DEFERRED: bool>(interrupt: Interrupt) -> Self {
        if DEFERRED {
            Effect::Refused { interrupt }
        } else {
            Effect::raise(interrupt)
        }
    }

    /// What raises an interrupt because of an address.
    #[inline]
    pub(crate) const fn raise_at(interrupt: Interrupt, address: Address) -> Self {
        Effect::Interrupt { interrupt, address, entered: false }
    }
}

/// The outcome of one instruction.
#[derive(Clone, Copy, Debug)]
pub struct Executed {
    /// The lanes in which it executed (ISA section 5).
    pub executing: LaneMask,
    /// What else it does.
    pub effect: Effect,
}

impl Executed {
    /// Whether it is a jmpi that all lanes that were active before it have taken.
    pub(crate) fn jumps_as_a_whole(&self, opcode: Opcode, active: LaneMask) -> bool {
        let redirects = matches!(self.effect, Effect::Redirect { .. });
        opcode == Opcode::Jmpi && redirects && self.executing == active
    }
}

/// The active lanes in which the instruction's guard is true. A guard that does not exist is true
/// nowhere.
#[inline(always)]
pub(crate) fn executing_lanes(state: &State, context: Context, decoded: &Decoded) -> LaneMask {
    let active = state.contexts[context].active_mask;
    if decoded.guard == UNPREDICATED {
        if decoded.flags & INVALID_ALWAYS != 0 {
            return LaneMask::EMPTY;
        }
        return active;
    }
    let file = state.warp_of(context).index() * state.shape.preds;
    active & state.registers.predicates[file + usize::from(decoded.guard)]
}

/// Carries out one instruction of a running context. `next` is the address after it. With `DEFERRED`
/// the result is left in the staging register instead of being written.
#[inline(always)]
pub fn execute<const DEFERRED: bool>(
    state: &mut State,
    context: Context,
    pc: Address,
    next: Address,
    decoded: &Decoded,
) -> Executed {
    let executing = executing_lanes(state, context, decoded);
    let (active, warp) = (state.contexts[context].active_mask, state.warp_of(context));
    let operation = &mut Operation::<DEFERRED> { state, decoded, context, warp, next, active, executing };
    let early = if executing.is_empty() || decoded.flags != 0 { rule_before_the_opcode(operation) } else { None };
    let mut effect = match early {
        Some(effect) => effect,
        None => act(operation),
    };
    if let Effect::Interrupt { interrupt, address, .. } = effect {
        let saved_pc = if saves_next_pc(interrupt) { next } else { pc };
        effect = state.take_interrupt::<DEFERRED>(context, interrupt, saved_pc, address);
    }
    Executed { executing, effect }
}

/// The rules that hold for every opcode, in their order.
#[inline]
fn rule_before_the_opcode<const DEFERRED: bool>(operation: &mut Operation<'_, DEFERRED>) -> Option<Effect> {
    let (flags, executing) = (operation.decoded.flags, operation.executing);
    let invalid = Some(Effect::raise(Interrupt::InvalidInstruction));
    let is_refused = flags & INVALID != 0 || (flags & PRIVILEGED != 0 && !operation.is_supervisor());
    let fired = &mut operation.state.fired;
    if flags & INVALID_ALWAYS != 0 {
        fired.mark(RuleEvent::GuardMissing);
        invalid
    } else if flags & ACTS_WITHOUT_LANES != 0 {
        None
    } else if executing.is_empty() {
        fired.mark(RuleEvent::NoLanes);
        fired.mark_if(is_refused, RuleEvent::NoLanesInvalid);
        Some(Effect::Advance)
    } else if is_refused {
        operation.note_invalid();
        invalid
    } else if flags & DIVERGENCE_CHECKED != 0 && executing != operation.active {
        Some(operation.branch_divergently())
    } else {
        None
    }
}

impl<const DEFERRED: bool> Operation<'_, DEFERRED> {
    /// What makes the instruction invalid, though its guard exists.
    #[cold]
    fn note_invalid(&mut self) {
        let (opcode, flags) = (self.decoded.opcode, self.decoded.flags);
        let event = if flags & INVALID == 0 {
            self.state.fired.mark_if(opcode == Opcode::Reti, RuleEvent::ReturnInUserMode);
            RuleEvent::PrivilegedInUserMode
        } else if flags & NO_FUNCTION != 0 {
            RuleEvent::FunctionMissing
        } else if self.state.shape.implements(opcode) {
            RuleEvent::RegisterMissing
        } else {
            RuleEvent::NotImplemented
        };
        self.state.fired.mark(event);
    }
}

/// The opcode's own meaning.
#[inline(always)]
fn act<const DEFERRED: bool>(operation: &mut Operation<'_, DEFERRED>) -> Effect {
    match operation.decoded.opcode {
        Opcode::Nop
        | Opcode::Neg
        | Opcode::Not
        | Opcode::And
        | Opcode::Or
        | Opcode::Xor
        | Opcode::Add
        | Opcode::Sub
        | Opcode::Shl
        | Opcode::Shr
        | Opcode::Andi
        | Opcode::Ori
        | Opcode::Xori
        | Opcode::Addi
        | Opcode::Subi
        | Opcode::Shli
        | Opcode::Shri
        | Opcode::Ldi
        | Opcode::Hwid
        | Opcode::Rtop
        | Opcode::Isneg
        | Opcode::Iszero
        | Opcode::Andp
        | Opcode::Orp
        | Opcode::Xorp
        | Opcode::Notp => operation.compute(),
        Opcode::Sra
        | Opcode::Srai
        | Opcode::Eq
        | Opcode::Ne
        | Opcode::Lt
        | Opcode::Ge
        | Opcode::Ltu
        | Opcode::Geu
        | Opcode::Eqi
        | Opcode::Nei
        | Opcode::Lti
        | Opcode::Gei
        | Opcode::Ltui
        | Opcode::Geui
        | Opcode::Feq
        | Opcode::Flt
        | Opcode::Fle => operation.short_extension(),
        Opcode::Jmpi => operation.jump_relative(),
        Opcode::Jmpr => operation.jump_register(),
        Opcode::Jali => operation.call_relative(),
        Opcode::Jalr => operation.call_register(),
        Opcode::Jalis => operation.spread_relative(),
        Opcode::Jalrs => operation.spread_register(),
        Opcode::Jmprt => operation.jump_to_one_lane(),
        Opcode::Ld | Opcode::Ldb | Opcode::Ldbu | Opcode::Ldh | Opcode::Ldhu | Opcode::Ldw | Opcode::Ldwu => {
            operation.access(AccessKind::Load)
        }
        Opcode::St | Opcode::Stb | Opcode::Sth | Opcode::Stw => operation.access(AccessKind::Store),
        Opcode::Aswap
        | Opcode::Aadd
        | Opcode::Aand
        | Opcode::Aor
        | Opcode::Axor
        | Opcode::Amin
        | Opcode::Amax
        | Opcode::Aminu
        | Opcode::Amaxu
        | Opcode::Acas => operation.access(AccessKind::Exchange),
        Opcode::Clone => operation.clone_lane(),
        Opcode::Wspawn => operation.spawn(),
        Opcode::Halt => operation.halt(),
        Opcode::Split => operation.diverge(DivergenceOperation::Split),
        Opcode::Join => operation.diverge(DivergenceOperation::Join),
        Opcode::Splitl => operation.diverge(DivergenceOperation::SplitLoop),
        Opcode::Bar => operation.wait_at_barrier(),
        Opcode::Mul => operation.multiply(),
        Opcode::Mulhu => operation.multiply_high(),
        Opcode::Muli => operation.multiply_by_immediate(),
        Opcode::Div | Opcode::Mod | Opcode::Divi | Opcode::Modi => operation.divide(),
        Opcode::Itof | Opcode::Ftoi | Opcode::Fadd | Opcode::Fsub | Opcode::Fmul | Opcode::Fdiv | Opcode::Fneg => {
            operation.float()
        }
        Opcode::Trap => Effect::raise(Interrupt::Trap),
        Opcode::Reti => operation.return_from_interrupt(),
        Opcode::Di => operation.disable_interrupts(),
        Opcode::Ei => operation.enable_interrupts(),
        Opcode::Skep => operation.set_kernel_entry(),
        Opcode::Jmpru => operation.jump_to_user(),
        Opcode::Tlbadd => operation.add_page(),
        Opcode::Tlbrm => operation.remove_page(),
        Opcode::Tlbflush => operation.flush_pages(),
        Opcode::Fence => Effect::Advance,
        Opcode::Ring => operation.ring(),
        Opcode::Custom0
        | Opcode::Custom1
        | Opcode::Custom2
        | Opcode::Custom3
        | Opcode::Custom4
        | Opcode::Custom5
        | Opcode::Custom6
        | Opcode::Custom7 => operation.own_instruction(),
    }
}
