//! The causes of interrupts, and a warp that one has stopped (ISA section 7).

use std::fmt;

use isa::{Address, Warp};

/// A cause, with the ISA's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Interrupt {
    /// 0: the trap instruction.
    Trap = 0,
    /// 1: an address whose page is not in the TLB.
    PageMissing = 1,
    /// 2: an access that the page does not permit to the warp's mode.
    PageRight = 2,
    /// 3: an instruction or operand that does not exist, or that user mode must not execute.
    InvalidInstruction = 3,
    /// 4: a branch that executes in some but not all active lanes.
    DivergentBranch = 4,
    /// 5: a division by zero.
    DivisionByZero = 5,
    /// 6: the divergence stack has no room, or nothing to pop.
    DivergenceStack = 6,
    /// 7: an address, of an access or a fetch, that nothing answers.
    BusError = 7,
    /// 8: a byte waits at the console.
    ConsoleInput = 8,
}

impl Interrupt {
    /// The ISA's number of the cause.
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// Whether the saved pc is that of the next instruction; else it is the instruction's own.
    pub const fn saves_next_pc(self) -> bool {
        matches!(self, Interrupt::Trap | Interrupt::DivisionByZero)
    }

    /// Whether the handler finds an address in r1.
    pub const fn has_address(self) -> bool {
        matches!(
            self,
            Interrupt::PageMissing | Interrupt::PageRight | Interrupt::BusError
        )
    }
}

impl fmt::Display for Interrupt {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Interrupt::Trap => "trap",
            Interrupt::PageMissing => "page not in the TLB",
            Interrupt::PageRight => "access not permitted by the page",
            Interrupt::InvalidInstruction => "invalid instruction or operand",
            Interrupt::DivergentBranch => "divergent branch",
            Interrupt::DivisionByZero => "division by zero",
            Interrupt::DivergenceStack => "divergence stack overflow or underflow",
            Interrupt::BusError => "bus error",
            Interrupt::ConsoleInput => "console input",
        };
        write!(formatter, "interrupt {} ({text})", self.number())
    }
}

/// A warp that an interrupt stopped, because its interrupts were off: a double fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The warp.
    pub warp: Warp,
    /// Why.
    pub interrupt: Interrupt,
    /// The saved pc.
    pub pc: Address,
}

impl fmt::Display for Fault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            formatter,
            "warp {}: {} at {}",
            self.warp, self.interrupt, self.pc
        )
    }
}
