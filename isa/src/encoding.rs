//! Instructions to bits and back, for both encodings (ISA sections 2 and 3).
//!
//! Encoder and decoder of an encoding are side by side, so that they are read and changed
//! together; the tests hold them as inverses over every opcode and many ArchIDs.

use crate::arch::{ArchId, ArchIdError, Encoding};
use crate::fields::FieldLayout;
use crate::instruction::{Instruction, PredicateRegister};
use crate::opcode::{Opcode, OperandKind};
use crate::word::sign_extend;

/// The predicate byte of an unpredicated instruction in encoding `b`.
const UNPREDICATED_BYTE: u8 = 0xff;

/// Why an instruction has no encoding for an ArchID.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EncodeError {
    /// A register operand names a register that the ArchID does not have.
    #[error("operand {place} of {opcode}, {prefix}{number}, does not exist: {arch} has {prefix}0 to {prefix}{last}")]
    NoSuchRegister {
        /// The instruction's operation.
        opcode: Opcode,
        /// Which operand, from 1.
        place: usize,
        /// `%r` or `@p`.
        prefix: &'static str,
        /// The number given.
        number: u8,
        /// The greatest number that exists.
        last: u32,
        /// The ArchID.
        arch: ArchId,
    },
    /// The guard names a predicate register that the ArchID does not have.
    #[error("the guard of {opcode}, @p{number}, does not exist: {arch} has @p0 to @p{last}")]
    NoSuchGuard {
        /// The instruction's operation.
        opcode: Opcode,
        /// The number given.
        number: u8,
        /// The greatest number that exists.
        last: u32,
        /// The ArchID.
        arch: ArchId,
    },
    /// Encoding `b` writes an unpredicated instruction as predicate 255, so that one cannot guard.
    #[error("@p255 cannot guard {opcode}: encoding b reads predicate byte ff as unpredicated")]
    GuardMeansUnpredicated {
        /// The instruction's operation.
        opcode: Opcode,
    },
    /// The instruction is the extension's, for which a word of the ArchID has no room.
    #[error("{opcode} belongs to the extension: {reason}")]
    NoRoom {
        /// The instruction's operation.
        opcode: Opcode,
        /// The bits counted.
        reason: ArchIdError,
    },
    /// The immediate is outside the field's signed range.
    #[error("immediate {value} does not fit {opcode}'s {width_bits}-bit field ({minimum}..={maximum})")]
    ImmediateOutOfRange {
        /// The instruction's operation.
        opcode: Opcode,
        /// The value given.
        value: i64,
        /// Width of the field.
        width_bits: u32,
        /// Least value that fits.
        minimum: i64,
        /// Greatest value that fits.
        maximum: i64,
    },
}

/// Why bits are no instruction of an ArchID. The core raises interrupt 3 for them.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DecodeError {
    /// A register operand names a register that does not exist.
    #[error("operand {place} of {opcode} names {prefix}{number}, which does not exist ({count} registers)")]
    NoSuchRegister {
        /// The operation.
        opcode: Opcode,
        /// Which operand, from 1.
        place: usize,
        /// `%r` or `@p`.
        prefix: &'static str,
        /// The number found.
        number: u8,
        /// How many registers of the kind there are.
        count: u32,
    },
    /// The guard names a predicate register that does not exist.
    #[error("the guard of {opcode} names @p{number}, which does not exist ({count} predicates)")]
    NoSuchGuard {
        /// The operation.
        opcode: Opcode,
        /// The number found.
        number: u8,
        /// How many predicate registers there are.
        count: u32,
    },
    /// Encoding `b`: no instruction has this opcode byte.
    #[error("{0:#04x} is not an opcode")]
    NoSuchOpcode(u8),
    /// Encoding `w`: the word is one of the extension, and no instruction has this number.
    #[error("the extension has no function {0:#04x}")]
    NoSuchFunction(u8),
    /// Encoding `b`: the bytes end within the instruction.
    #[error("the instruction needs {needed} bytes, {found} are left")]
    Truncated {
        /// Bytes the instruction has.
        needed: usize,
        /// Bytes there are.
        found: usize,
    },
}

/// Encodes in the ArchID's own encoding: its bytes as memory has them.
pub fn encode(arch: &ArchId, instruction: &Instruction) -> Result<Vec<u8>, EncodeError> {
    match arch.encoding() {
        Encoding::Byte => encode_bytes(arch, instruction),
        Encoding::Word => {
            let word = encode_word(arch, instruction)?;
            Ok(word.to_le_bytes()[..arch.word_bytes() as usize].to_vec())
        }
    }
}

/// How many bytes the opcode's instructions take in the ArchID's encoding.
pub fn encoded_length_bytes(arch: &ArchId, opcode: Opcode) -> usize {
    match arch.encoding() {
        Encoding::Word => arch.word_bytes() as usize,
        Encoding::Byte => {
            let class = opcode.class();
            let immediate = usize::from(class.has_immediate()) * arch.word_bytes() as usize;
            2 + class.register_count() + immediate
        }
    }
}

/// Encodes as one word of encoding `w`.
pub fn encode_word(arch: &ArchId, instruction: &Instruction) -> Result<u64, EncodeError> {
    check_encodable(arch, instruction)?;
    let layout = FieldLayout::new(arch);
    let opcode = instruction.opcode();
    let class = opcode.class();
    let mut word = match opcode.is_extension() {
        true => {
            layout.opcode.place(u64::from(Opcode::EXTENSION_PAGE.code()))
                | layout.function.place(u64::from(opcode.function()))
        }
        false => layout.opcode.place(u64::from(opcode.code())),
    };
    if let Some(PredicateRegister(number)) = instruction.predicate() {
        word |= layout.predicated.place(1) | layout.predicate.place(u64::from(number));
    }
    let used = class.register_count();
    for (slot, number) in layout.operand_slots[..used].iter().zip(instruction.registers()) {
        word |= slot.place(u64::from(number));
    }
    if let Some(field) = layout.immediate(class) {
        word |= field.place(instruction.immediate() as u64);
    }
    Ok(word)
}

/// The opcode of a word of encoding `w`: the extension's where there is room for it, the opcode is that of trap, and
/// the function is not 0 (ISA section 12). A core without the extension takes such a word for a trap.
fn opcode_of(arch: &ArchId, layout: &FieldLayout, word: u64) -> Result<Opcode, DecodeError> {
    let basic = Opcode::from_low_bits(layout.opcode.extract(word));
    let function = layout.function.extract(word);
    if basic != Opcode::EXTENSION_PAGE || function == 0 || arch.check_extension_fits().is_err() {
        return Ok(basic);
    }
    Opcode::from_function(function).ok_or(DecodeError::NoSuchFunction(function as u8))
}

/// Decodes one word of encoding `w`. Bits that mean nothing, and bits above n, are ignored, as the
/// hardware ignores them; [`is_canonical`] tells whether they are 0.
pub fn decode_word(arch: &ArchId, word: u64) -> Result<Instruction, DecodeError> {
    let layout = FieldLayout::new(arch);
    let opcode = opcode_of(arch, &layout, word)?;
    let class = opcode.class();
    let guard = (layout.predicated.extract(word) == 1).then(|| PredicateRegister(layout.predicate.extract(word) as u8));
    let mut registers = [0; 3];
    let used = class.register_count();
    for (number, slot) in registers[..used].iter_mut().zip(layout.operand_slots) {
        *number = slot.extract(word) as u8;
    }
    let immediate = layout.immediate(class).map_or(0, |field| sign_extend(field.extract(word), field.width));
    let instruction = Instruction::new(opcode, registers, immediate).guarded(guard);
    check_decoded(arch, &instruction)?;
    Ok(instruction)
}

/// Whether the word is exactly what the encoder gives for some instruction: it decodes, and every
/// bit that means nothing is 0.
pub fn is_canonical(arch: &ArchId, word: u64) -> bool {
    decode_word(arch, word).is_ok_and(|instruction| encode_word(arch, &instruction) == Ok(word))
}

/// Encodes as bytes of encoding `b`.
pub fn encode_bytes(arch: &ArchId, instruction: &Instruction) -> Result<Vec<u8>, EncodeError> {
    check_encodable(arch, instruction)?;
    let opcode = instruction.opcode();
    let class = opcode.class();
    let guard = match instruction.predicate() {
        None => UNPREDICATED_BYTE,
        Some(PredicateRegister(UNPREDICATED_BYTE)) => return Err(EncodeError::GuardMeansUnpredicated { opcode }),
        Some(PredicateRegister(number)) => number,
    };
    let mut bytes = vec![guard, opcode.code()];
    bytes.extend_from_slice(&instruction.registers()[..class.register_count()]);
    if class.has_immediate() {
        let immediate = instruction.immediate().to_le_bytes();
        bytes.extend_from_slice(&immediate[..arch.word_bytes() as usize]);
    }
    Ok(bytes)
}

/// Decodes the instruction of encoding `b` at the start of the bytes, and gives its length.
pub fn decode_bytes(arch: &ArchId, bytes: &[u8]) -> Result<(Instruction, usize), DecodeError> {
    let found = bytes.len();
    let &[guard, code, ref operands @ ..] = bytes else {
        return Err(DecodeError::Truncated { needed: 2, found });
    };
    let opcode = Opcode::try_from(code).map_err(|_| DecodeError::NoSuchOpcode(code))?;
    let class = opcode.class();
    let word_bytes = arch.word_bytes() as usize;
    let used = class.register_count();
    let immediate_bytes = usize::from(class.has_immediate()) * word_bytes;
    let needed = 2 + used + immediate_bytes;
    if found < needed {
        return Err(DecodeError::Truncated { needed, found });
    }
    let mut registers = [0; 3];
    registers[..used].copy_from_slice(&operands[..used]);
    let mut immediate = [0; 8];
    immediate[..immediate_bytes].copy_from_slice(&operands[used..used + immediate_bytes]);
    let immediate = sign_extend(u64::from_le_bytes(immediate), arch.word_bits());
    let guard = (guard != UNPREDICATED_BYTE).then_some(PredicateRegister(guard));
    let instruction = Instruction::new(opcode, registers, immediate).guarded(guard);
    check_decoded(arch, &instruction)?;
    Ok((instruction, needed))
}

/// The first register operand that the ArchID does not have: (place from 1, prefix, number, count).
fn missing_register(arch: &ArchId, instruction: &Instruction) -> Option<(usize, &'static str, u8, u32)> {
    let kinds = instruction.opcode().class().operands();
    for (place, (kind, number)) in kinds.iter().zip(instruction.registers()).enumerate() {
        let (prefix, count) = match kind {
            OperandKind::DestinationGpr | OperandKind::SourceGpr => ("%r", arch.gprs()),
            OperandKind::DestinationPredicate | OperandKind::SourcePredicate => ("@p", arch.preds()),
            OperandKind::Immediate => continue,
        };
        if u32::from(number) >= count {
            return Some((place + 1, prefix, number, count));
        }
    }
    None
}

/// The guard's number when the ArchID has no such predicate register.
fn missing_guard(arch: &ArchId, instruction: &Instruction) -> Option<u8> {
    let PredicateRegister(number) = instruction.predicate()?;
    (u32::from(number) >= arch.preds()).then_some(number)
}

fn check_encodable(arch: &ArchId, instruction: &Instruction) -> Result<(), EncodeError> {
    let opcode = instruction.opcode();
    if opcode.is_extension() {
        let room = arch.check_extension_fits();
        room.map_err(|reason| EncodeError::NoRoom { opcode, reason })?;
    }
    if let Some(number) = missing_guard(arch, instruction) {
        return Err(EncodeError::NoSuchGuard { opcode, number, last: arch.preds() - 1, arch: *arch });
    }
    if let Some((place, prefix, number, count)) = missing_register(arch, instruction) {
        return Err(EncodeError::NoSuchRegister { opcode, place, prefix, number, last: count - 1, arch: *arch });
    }
    let class = opcode.class();
    if let (Some(range), Some(width_bits)) = (arch.immediate_range(class), arch.immediate_bits(class)) {
        let value = instruction.immediate();
        if !range.contains(&value) {
            return Err(EncodeError::ImmediateOutOfRange {
                opcode,
                value,
                width_bits,
                minimum: *range.start(),
                maximum: *range.end(),
            });
        }
    }
    Ok(())
}

fn check_decoded(arch: &ArchId, instruction: &Instruction) -> Result<(), DecodeError> {
    let opcode = instruction.opcode();
    if let Some(number) = missing_guard(arch, instruction) {
        return Err(DecodeError::NoSuchGuard { opcode, number, count: arch.preds() });
    }
    if let Some((place, prefix, number, count)) = missing_register(arch, instruction) {
        return Err(DecodeError::NoSuchRegister { opcode, place, prefix, number, count });
    }
    Ok(())
}
