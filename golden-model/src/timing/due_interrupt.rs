//! Due interrupts: what an instruction has raised, and the next one of its context takes
//! (docs/pipeline.md section 9).
//!
//! A load or store that faults leaves one, and so does an instruction that is refused because of what
//! its operands hold. At execute a refused instruction makes its context wait as any other of its kind
//! does, though for no unit; in the next cycle the interrupt is due, and the context runs on to it.

use isa::trace::WarpState;
use isa::{Address, Context, ExecutionUnit, Interrupt, Opcode};

use super::core::Core;

/// An interrupt that the context's next instruction takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct DueInterrupt {
    pub(super) interrupt: Interrupt,
    /// Where a load or store failed; 0 when the interrupt has no address.
    pub(super) address: Address,
}

/// An instruction that was refused in the cycle before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Refused {
    pub(super) context: Context,
    /// What its operands raise.
    pub(super) interrupt: Interrupt,
}

impl Core {
    /// The refused instruction of the cycle before, if there is one: its interrupt is due now, and
    /// its context runs again.
    #[inline]
    pub(super) fn make_refused_due(&mut self) {
        let Some(Refused { context, interrupt }) = self.refused.take() else {
            return;
        };
        self.timing[context].due_interrupt = Some(DueInterrupt {
            interrupt,
            address: Address(0),
        });
        self.make_running(context);
    }
}

/// The state in which an instruction that can be refused leaves its context, refused or not.
pub(super) const fn state_behind(opcode: Opcode) -> WarpState {
    match opcode.unit() {
        ExecutionUnit::Clone => WarpState::WaitCopy,
        ExecutionUnit::Divide => WarpState::WaitArithmetic,
        ExecutionUnit::Barrier => WarpState::WaitBarrier,
        // Of these only the jumps that spread over lanes are refused.
        ExecutionUnit::Branch
        | ExecutionUnit::Alu
        | ExecutionUnit::Predicate
        | ExecutionUnit::Divergence
        | ExecutionUnit::LoadStore
        | ExecutionUnit::Multiply
        | ExecutionUnit::Float
        | ExecutionUnit::WarpControl
        | ExecutionUnit::System => WarpState::Running,
    }
}
