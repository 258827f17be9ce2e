//! The causes that stop a warp (ISA section 7).
//!
//! In this version every interrupt stops its warp, as the ISA's double fault does; cause and saved pc
//! stay readable. Only the causes that the implemented instructions can raise exist here.

use std::fmt;

use isa::{Address, Warp};

/// A cause, with the ISA's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Interrupt {
    /// 3: an instruction or operand that does not exist.
    InvalidInstruction = 3,
    /// 4: a branch that executes in some but not all active lanes.
    DivergentBranch = 4,
    /// 6: the divergence stack has no room, or nothing to pop.
    DivergenceStack = 6,
    /// 7: an address, of an access or a fetch, that nothing answers.
    BusError = 7,
}

impl Interrupt {
    /// The ISA's number of the cause.
    pub const fn number(self) -> u8 {
        self as u8
    }
}

impl fmt::Display for Interrupt {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Interrupt::InvalidInstruction => "invalid instruction or operand",
            Interrupt::DivergentBranch => "divergent branch",
            Interrupt::DivergenceStack => "divergence stack overflow or underflow",
            Interrupt::BusError => "bus error",
        };
        write!(formatter, "interrupt {} ({text})", self.number())
    }
}

/// A warp that an interrupt stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The warp.
    pub warp: Warp,
    /// Why.
    pub interrupt: Interrupt,
    /// The saved pc: for every cause of this version the instruction's own.
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
