//! An instruction prepared for execution: operands resolved as far as the word alone allows.
//!
//! It is a step between `isa`'s decoder and [`super::execute`], so that both drivers can keep decoded instructions and
//! pay for the decoding once.

use isa::{
    decode_bytes, decode_word, encoded_length_bytes, ArchId, DecodeError, ExecutionUnit, FieldLayout, Gpr, HardwareId,
    Instruction, Opcode, OperandKind, PredicateRegister,
};

use super::memory_access::Part;
use super::Shape;

/// What the instruction's result goes to when it is written at commit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Destination {
    /// It has no result of its own: none at all, one from memory, or one for another warp.
    None,
    /// A register, in the executing lanes.
    Gpr(Gpr),
    /// A predicate register, in the executing lanes.
    Predicate(PredicateRegister),
}

/// Marks an unpredicated instruction.
pub(crate) const UNPREDICATED: u16 = u16::MAX;

/// Something does not exist: opcode, or register operand. Interrupt 3 if it executes in any lane.
pub(crate) const INVALID: u8 = 1;
/// The guard does not exist, or in encoding `b` the opcode's length is unknown: interrupt 3 always.
pub(crate) const INVALID_ALWAYS: u8 = 2;
/// It acts even when no lane executes it.
pub(crate) const ACTS_WITHOUT_LANES: u8 = 4;
/// Interrupt 4 when it executes in some but not all active lanes.
pub(crate) const DIVERGENCE_CHECKED: u8 = 8;
/// Interrupt 3 in user mode.
pub(crate) const PRIVILEGED: u8 = 16;
/// What does not exist is a function of the extension.
pub(crate) const NO_FUNCTION: u8 = 32;

/// How far an instruction reaches, as far as the word alone shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reach {
    /// Registers and predicates of the lanes that execute it (`lanewise.rs`). It goes on with the next instruction.
    Lanes,
    /// Registers of the lanes, and the pc, when all active lanes or none execute it: jmpi, jmpr, jali, jalr.
    Jump,
    /// What the mechanism of divergence keeps: split, splitl, join.
    Divergence,
    /// A register, from a word of memory: ld.
    Load,
    /// A word of memory: st.
    Store,
    /// Anything.
    Far,
    /// As far as [`Reach::Lanes`], by an instruction of the extension (`extension.rs`).
    Extension,
    /// A register, from a part of a word of memory.
    LoadPart,
    /// A part of a word of memory.
    StorePart,
}

/// A decoded instruction.
#[derive(Clone, Copy, Debug)]
pub struct Decoded {
    /// The instruction; of an invalid one, what its fields say.
    pub instruction: Instruction,
    /// Bytes to the next instruction.
    pub length_bytes: u64,
    /// Where the result goes at commit.
    pub destination: Destination,
    /// The operation.
    pub(crate) opcode: Opcode,
    /// The sum of the flags above; 0 for most.
    pub(crate) flags: u8,
    /// How far it reaches.
    pub(crate) reach: Reach,
    /// The guard's number, or [`UNPREDICATED`].
    pub(crate) guard: u16,
    /// Register operands: of a GPR, the offset of its lane 0 in the warp's file; of a predicate
    /// register, its number.
    pub(super) slots: [u16; 3],
    /// The immediate modulo 2^n.
    pub(super) immediate: u64,
    /// The part of a word that a load or store accesses; for other instructions it means nothing.
    pub(crate) part: Part,
}

impl Decoded {
    /// Decodes one word of encoding `w`. Never fails: what does not exist is an invalid instruction.
    pub fn from_word(shape: &Shape, word: u64) -> Self {
        let arch = &shape.arch;
        let word = without_missing_function(shape, word);
        match decode_word(arch, word) {
            Ok(instruction) => Self::new(shape, instruction, 0, shape.word_bytes),
            Err(error) => {
                let (instruction, flags) = invalid_word(arch, word, &error);
                Self::new(shape, instruction, flags, shape.word_bytes)
            }
        }
    }

    /// Decodes encoding `b` at the start of the bytes; `None` when they end within the instruction.
    pub fn from_bytes(shape: &Shape, bytes: &[u8]) -> Option<Self> {
        let arch = &shape.arch;
        let has = |opcode: Opcode| shape.features.extension || !opcode.is_extension();
        let decoded = match bytes.get(1) {
            Some(&code) if !Opcode::try_from(code).is_ok_and(has) => Err(DecodeError::NoSuchOpcode(code)),
            _ => decode_bytes(arch, bytes),
        };
        match decoded {
            Ok((instruction, length)) => Some(Self::new(shape, instruction, 0, length as u64)),
            Err(DecodeError::Truncated { .. }) => None,
            Err(DecodeError::NoSuchRegister { opcode, .. }) => {
                let guard = (bytes[0] != 0xff).then_some(PredicateRegister(bytes[0]));
                let instruction = Instruction::new(opcode, [0; 3], 0).guarded(guard);
                let length = encoded_length_bytes(arch, opcode) as u64;
                Some(Self::new(shape, instruction, INVALID, length))
            }
            Err(DecodeError::NoSuchGuard { .. } | DecodeError::NoSuchOpcode(_) | DecodeError::NoSuchFunction(_)) => {
                let instruction = Instruction::new(Opcode::Nop, [0; 3], 0);
                Some(Self::new(shape, instruction, INVALID_ALWAYS, 2))
            }
        }
    }

    /// Whether the immediate is negative: that of a jump which goes back (docs/pipeline.md section 20).
    pub(crate) fn goes_back(&self) -> bool {
        self.instruction.immediate() < 0
    }

    /// What an hwid asks for.
    pub(crate) fn hardware_id(&self) -> Option<HardwareId> {
        HardwareId::of_selector(self.instruction.immediate())
    }

    /// Whether it, a register operand, or its guard does not exist.
    #[inline]
    pub(crate) const fn is_invalid(&self) -> bool {
        self.flags & (INVALID | INVALID_ALWAYS) != 0
    }

    /// Whether it is a split, splitl or join that the machine has, and its guard exists.
    #[inline]
    pub(crate) const fn diverges(&self) -> bool {
        self.flags & (ACTS_WITHOUT_LANES | INVALID_ALWAYS) == ACTS_WITHOUT_LANES
    }

    fn new(shape: &Shape, instruction: Instruction, validity: u8, length_bytes: u64) -> Self {
        let opcode = instruction.opcode();
        let info = opcode.info();
        let mut flags = validity;
        if !shape.implements(opcode) {
            flags |= INVALID;
        } else if info.acts_without_lanes {
            flags |= ACTS_WITHOUT_LANES;
        }
        if info.divergence_checked {
            flags |= DIVERGENCE_CHECKED;
        }
        if info.privileged {
            flags |= PRIVILEGED;
        }
        let mut slots = [0; 3];
        let kinds = info.class.operands().iter();
        for ((slot, kind), number) in slots.iter_mut().zip(kinds).zip(instruction.registers()) {
            *slot = match kind {
                OperandKind::DestinationGpr | OperandKind::SourceGpr => u16::from(number) * shape.lanes as u16,
                OperandKind::DestinationPredicate | OperandKind::SourcePredicate => u16::from(number),
                OperandKind::Immediate => 0,
            };
        }
        Decoded {
            instruction,
            length_bytes,
            destination: destination(&instruction),
            opcode,
            flags,
            reach: reach(opcode, flags),
            guard: match instruction.predicate() {
                _ if validity & INVALID_ALWAYS != 0 => UNPREDICATED,
                None => UNPREDICATED,
                Some(PredicateRegister(number)) => u16::from(number),
            },
            slots,
            immediate: instruction.immediate() as u64 & shape.word_mask,
            part: Part::of(opcode, shape),
        }
    }
}

fn reach(opcode: Opcode, flags: u8) -> Reach {
    match (opcode.unit(), opcode) {
        (
            ExecutionUnit::Alu
            | ExecutionUnit::Predicate
            | ExecutionUnit::Multiply
            | ExecutionUnit::Divide
            | ExecutionUnit::Float,
            _,
        ) if flags == 0 => match opcode.is_extension() {
            true => Reach::Extension,
            false => Reach::Lanes,
        },
        (_, Opcode::Jmpi | Opcode::Jmpr | Opcode::Jali | Opcode::Jalr) if flags == DIVERGENCE_CHECKED => Reach::Jump,
        (ExecutionUnit::Divergence, _) if flags == ACTS_WITHOUT_LANES => Reach::Divergence,
        (_, Opcode::Ld) if flags == 0 => Reach::Load,
        (_, Opcode::St) if flags == 0 => Reach::Store,
        _ if flags == 0 && opcode.narrow_bytes().is_some() => match opcode.info().writes_gpr() {
            true => Reach::LoadPart,
            false => Reach::StorePart,
        },
        _ => Reach::Far,
    }
}

/// Where the result goes at commit. A load's comes later, from memory; wspawn's goes to another warp.
fn destination(instruction: &Instruction) -> Destination {
    let info = instruction.opcode().info();
    if info.unit == ExecutionUnit::LoadStore {
        return Destination::None;
    }
    match (instruction.destination_gpr(), instruction.destination_predicate()) {
        (Some(register), _) if info.writes_gpr() => Destination::Gpr(register),
        (_, Some(register)) => Destination::Predicate(register),
        _ => Destination::None,
    }
}

/// A core without the extension takes its words for traps: for it the function means nothing.
fn without_missing_function(shape: &Shape, word: u64) -> u64 {
    let layout = FieldLayout::new(&shape.arch);
    let basic = Opcode::from_low_bits(layout.opcode.extract(word));
    match basic == Opcode::EXTENSION_PAGE && !shape.features.extension {
        true => word & !layout.function.place(u64::MAX),
        false => word,
    }
}

/// What the fields of an invalid word say, and whether its guard is to blame.
fn invalid_word(arch: &ArchId, word: u64, error: &DecodeError) -> (Instruction, u8) {
    let layout = FieldLayout::new(arch);
    let opcode = match error {
        DecodeError::NoSuchRegister { opcode, .. } | DecodeError::NoSuchGuard { opcode, .. } => *opcode,
        DecodeError::NoSuchFunction(_) | DecodeError::NoSuchOpcode(_) | DecodeError::Truncated { .. } => {
            Opcode::EXTENSION_PAGE
        }
    };
    let guard = (layout.predicated.extract(word) == 1).then(|| PredicateRegister(layout.predicate.extract(word) as u8));
    let has_no_guard = guard.is_some_and(|guard| u32::from(guard.0) >= arch.preds());
    let mut flags = match has_no_guard {
        true => INVALID | INVALID_ALWAYS,
        false => INVALID,
    };
    if matches!(error, DecodeError::NoSuchFunction(_)) {
        flags |= NO_FUNCTION;
    }
    (Instruction::new(opcode, [0; 3], 0).guarded(guard), flags)
}
