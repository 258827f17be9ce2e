//! What is compiled for.

use isa::cluster::CORES_MAX;
use isa::{ArchId, CoreOptions, DivergenceMechanism, Divider, Multiplier, OperandClass, Reconvergence};

use crate::ir::DataLayout;
use crate::lower::InstructionSet;
use crate::CompileError;

/// The arithmetic that a core may lack (rule I7.18 of docs/isa.md). Routines of the library take the place of what is
/// missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arithmetic {
    /// It has mul and muli and, with the extension, mulhu.
    pub multiplier: bool,
    /// It has div, divi, mod and modi.
    pub divider: bool,
    /// It has instructions for floats as wide as its words.
    pub floats: bool,
}

impl Arithmetic {
    /// All of it.
    pub const WHOLE: Self = Self { multiplier: true, divider: true, floats: true };

    /// The arithmetic that these options of a core leave. An option that is not given means that the core has it.
    pub fn of(options: &CoreOptions) -> Self {
        Self {
            multiplier: options.multiplier != Some(Multiplier::None),
            divider: options.divider != Some(Divider::None),
            floats: options.float != Some(false),
        }
    }
}

/// A core, as far as the compiler looks at it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Target {
    /// Word size, encoding, registers. Lanes and warps do not matter: programs ask the core for them.
    pub arch: ArchId,
    /// How lanes part.
    pub divergence: DivergenceMechanism,
    /// For the mechanism `paired-path`: whether joins say where lanes meet.
    pub reconvergence: Reconvergence,
    /// Whether it has the extension (section 12 of docs/isa.md).
    pub extension: bool,
    /// What it computes by instructions.
    pub arithmetic: Arithmetic,
    /// For how many cores on one memory there are stacks; 1 of a core alone.
    pub cores: u32,
    /// Bytes of its scratchpad, where local memory of work groups may be.
    pub scratchpad_bytes: u64,
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
            Err(CompileError::new(format!("C cannot be compiled for {arch}: {what}"))
                .with_help("take an ArchID such as 4w8/8 or 8w32/32"))
        };
        if arch.word_bytes() < 4 {
            return refuse("an int needs words of 4 bytes or 8".to_owned());
        }
        if arch.gprs() < REGISTERS_MINIMUM {
            return refuse(format!("it has {} registers, C needs 8", arch.gprs()));
        }
        if arch.preds() < PREDICATES_MINIMUM {
            return refuse(format!("it has {} predicate registers, C needs 4", arch.preds()));
        }
        let bits = arch.immediate_bits(OperandClass::ThreeImm).unwrap_or(0);
        if bits < IMMEDIATE_BITS_MINIMUM {
            return refuse(format!("its immediates have {bits} bits, C needs {IMMEDIATE_BITS_MINIMUM}"));
        }
        Ok(Self {
            arch,
            divergence,
            reconvergence,
            extension: false,
            arithmetic: Arithmetic::WHOLE,
            cores: 1,
            scratchpad_bytes: 0,
        })
    }

    /// This core with or without the extension.
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

    /// This core with other arithmetic.
    pub fn with_arithmetic(self, arithmetic: Arithmetic) -> Self {
        Self { arithmetic, ..self }
    }

    /// This core with a scratchpad of so many bytes.
    pub fn with_scratchpad(self, scratchpad_bytes: u64) -> Self {
        Self { scratchpad_bytes, ..self }
    }

    /// So many of this core on one memory. Several need the extension.
    ///
    /// # Errors
    /// When it does not have it, or there cannot be so many.
    pub fn on_cores(self, cores: u32) -> Result<Self, CompileError> {
        if !(1..=CORES_MAX).contains(&cores) {
            let error = format!("{cores} cores are not possible: 1 to {CORES_MAX}");
            return Err(CompileError::new(error));
        }
        if cores > 1 && !self.extension {
            let error = "C on several cores needs the extension: atomic instructions and fences";
            let help = "take a core with `extension = true`, or one core alone";
            return Err(CompileError::new(error).with_help(help));
        }
        Ok(Self { cores, ..self })
    }

    /// Whether the program is for more than one core.
    pub const fn several_cores(&self) -> bool {
        self.cores > 1
    }

    /// What lowered code may be made of.
    pub fn instructions(&self) -> InstructionSet {
        InstructionSet { extension: self.extension, several_cores: self.several_cores(), arithmetic: self.arithmetic }
    }

    /// Sizes in memory.
    pub fn layout(&self) -> DataLayout {
        DataLayout { pointer_bytes: self.arch.word_bytes() }
    }
}
