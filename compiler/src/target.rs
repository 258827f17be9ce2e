//! What is compiled for.

use isa::{ArchId, DivergenceMechanism, OperandClass, Reconvergence};

use crate::ir::DataLayout;
use crate::lower::InstructionSet;
use crate::CompileError;

/// A core, as far as the compiler looks at it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Target {
    /// Word size, encoding, registers. Lanes and warps do not matter: programs ask the core for them.
    pub arch: ArchId,
    /// How lanes part.
    pub divergence: DivergenceMechanism,
    /// Of the mechanism `paired-path`: whether joins say where lanes meet.
    pub reconvergence: Reconvergence,
    /// Whether it has the extension (section 12 of docs/isa.md).
    pub extension: bool,
}

/// Registers that the calling convention needs: five for values, one to move them, stack pointer and return address.
const REGISTERS_MINIMUM: u32 = 8;
/// Predicate registers that it needs: three for values, one to move them.
const PREDICATES_MINIMUM: u32 = 4;
/// Bits of the immediate of loads and additions that it needs, to put addresses together.
const IMMEDIATE_BITS_MINIMUM: u32 = 4;

impl Target {
    /// A target.
    ///
    /// # Errors
    /// When the words have 2 bytes, or there are fewer than 8 registers or 4 predicate registers.
    pub fn new(
        arch: ArchId,
        divergence: DivergenceMechanism,
        reconvergence: Reconvergence,
    ) -> Result<Self, CompileError> {
        let refuse = |what: String| {
            Err(
                CompileError::new(format!("C cannot be compiled for {arch}: {what}"))
                    .with_help("take an ArchID such as 4w8/8 or 8w32/32"),
            )
        };
        if arch.word_bytes() < 4 {
            return refuse("an int needs words of 4 bytes or 8".to_owned());
        }
        if arch.gprs() < REGISTERS_MINIMUM {
            return refuse(format!("it has {} registers, C needs 8", arch.gprs()));
        }
        if arch.preds() < PREDICATES_MINIMUM {
            return refuse(format!(
                "it has {} predicate registers, C needs 4",
                arch.preds()
            ));
        }
        let bits = arch.immediate_bits(OperandClass::ThreeImm).unwrap_or(0);
        if bits < IMMEDIATE_BITS_MINIMUM {
            return refuse(format!(
                "its immediates have {bits} bits, C needs {IMMEDIATE_BITS_MINIMUM}"
            ));
        }
        Ok(Self {
            arch,
            divergence,
            reconvergence,
            extension: false,
        })
    }

    /// The same core with or without the extension.
    ///
    /// # Errors
    /// When the ArchID has no room for its instructions.
    pub fn with_extension(self, extension: bool) -> Result<Self, CompileError> {
        if extension {
            let fits = self.arch.check_extension_fits();
            fits.map_err(|reason| CompileError::new(format!("extension: {reason}")))?;
        }
        Ok(Self { extension, ..self })
    }

    /// What lowered code may be made of.
    pub fn instructions(&self) -> InstructionSet {
        match self.extension {
            true => InstructionSet::Extended,
            false => InstructionSet::Basic,
        }
    }

    /// Sizes in memory.
    pub fn layout(&self) -> DataLayout {
        DataLayout {
            pointer_bytes: self.arch.word_bytes(),
        }
    }
}
