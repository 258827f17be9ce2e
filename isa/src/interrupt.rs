//! The one list of interrupts: number, name, and whether an address comes with it (ISA section 7).
//!
//! Core, golden model, reports and documentation read this list. When an interrupt is raised, and which
//! pc it saves, is each side's own business.

use std::fmt;

use strum::VariantArray;

/// The cause of an interrupt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
#[repr(u8)]
pub enum Interrupt {
    /// The trap instruction.
    Trap = 0,
    /// An address whose page is not in the TLB.
    PageMissing = 1,
    /// An access that the page does not permit to the warp's mode.
    PageRight = 2,
    /// An instruction or operand that does not exist, or that user mode must not execute.
    InvalidInstruction = 3,
    /// A branch that executes in some but not all active lanes.
    DivergentBranch = 4,
    /// A division by zero.
    DivisionByZero = 5,
    /// A region of divergence for which there is no room, or a join without one.
    Divergence = 6,
    /// An address, of an access or a fetch, that nothing answers.
    BusError = 7,
    /// A byte waits at the console, or another core has rung.
    External = 8,
}

impl Interrupt {
    /// Every interrupt, in the order of the numbers.
    pub const ALL: &'static [Interrupt] = Interrupt::VARIANTS;

    /// Width of a number, in bits.
    pub const NUMBER_BITS: u32 = 4;

    /// The number, which the handler finds in r0.
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The interrupt of a number; `None` when there is none.
    pub fn from_number(number: u64) -> Option<Self> {
        let index = usize::try_from(number).ok()?;
        Self::ALL.get(index).copied()
    }

    /// What it is called in reports and in the documentation.
    pub const fn name(self) -> &'static str {
        match self {
            Interrupt::Trap => "trap",
            Interrupt::PageMissing => "page not in the TLB",
            Interrupt::PageRight => "access not permitted by the page",
            Interrupt::InvalidInstruction => "invalid instruction or operand",
            Interrupt::DivergentBranch => "divergent branch",
            Interrupt::DivisionByZero => "division by zero",
            Interrupt::Divergence => "no room for a divergent region, or a join without one",
            Interrupt::BusError => "bus error",
            Interrupt::External => "console input, or a ring",
        }
    }

    /// Whether the handler finds an address in r1.
    pub const fn has_address(self) -> bool {
        matches!(self, Interrupt::PageMissing | Interrupt::PageRight | Interrupt::BusError)
    }
}

impl fmt::Display for Interrupt {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "interrupt {} ({})", self.number(), self.name())
    }
}
