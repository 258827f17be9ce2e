//! What an interrupt does to the warp that takes it (ISA section 7).

use std::fmt;

use isa::{Address, Interrupt, Warp};

/// Where reti goes on after an interrupt: behind the instruction that raised it, or at that very one.
pub(crate) const fn saves_next_pc(interrupt: Interrupt) -> bool {
    matches!(interrupt, Interrupt::Trap | Interrupt::DivisionByZero)
}

/// A warp that an interrupt stopped: its interrupts were off (a double fault), or there was no kernel entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoppedByInterrupt {
    /// The warp.
    pub warp: Warp,
    /// Why.
    pub interrupt: Interrupt,
    /// The saved pc.
    pub pc: Address,
}

impl fmt::Display for StoppedByInterrupt {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "warp {}: {} at {}", self.warp, self.interrupt, self.pc)
    }
}
