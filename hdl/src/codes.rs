//! The contract's enumerations as codes that the Verilog shows by name.

use isa::divergence::stack::StackEntryKind;
use isa::{HardwareId, Interrupt, Opcode};

use crate::kit::Code;

impl Code for Opcode {
    const FAMILY: &'static str = "OPCODE";
    /// Bits for the basic instructions; decode needs one more for those of the extension.
    const BITS: u32 = 6;
    const FIRST: Opcode = Opcode::Nop;

    /// As decode has it: of an instruction of the extension its function, below a bit that says so.
    fn code(self) -> u128 {
        match self.is_extension() {
            false => Opcode::code(self).into(),
            true => 1 << Opcode::BITS | u128::from(self.function()),
        }
    }

    fn label(self) -> String {
        self.mnemonic().to_owned()
    }
}

impl Code for Interrupt {
    const FAMILY: &'static str = "INTERRUPT";
    const BITS: u32 = Interrupt::NUMBER_BITS;
    const FIRST: Interrupt = Interrupt::Trap;

    fn code(self) -> u128 {
        self.number().into()
    }

    fn label(self) -> String {
        format!("{self:?}")
    }
}

impl Code for StackEntryKind {
    const FAMILY: &'static str = "ENTRY";
    const BITS: u32 = 2;
    const FIRST: StackEntryKind = StackEntryKind::Uniform;

    fn code(self) -> u128 {
        self as u128
    }

    fn label(self) -> String {
        format!("{self:?}")
    }
}

impl Code for HardwareId {
    const FAMILY: &'static str = "HWID";
    const BITS: u32 = 5;
    const FIRST: HardwareId = HardwareId::Lane;

    fn code(self) -> u128 {
        self.selector() as u128
    }

    fn label(self) -> String {
        match self {
            HardwareId::Counter(counter) => format!("Counter{counter:?}"),
            HardwareId::Vote(register) => format!("Vote{}", register.0),
            HardwareId::Lane
            | HardwareId::Warp
            | HardwareId::LaneCount
            | HardwareId::WarpCount
            | HardwareId::Core
            | HardwareId::CoreCount
            | HardwareId::Argument => format!("{self:?}"),
        }
    }
}
