//! One instruction with its operands, apart from any encoding, and its disassembly.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::opcode::{Opcode, OperandKind};

/// The number of a general-purpose register.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Gpr(pub u8);

/// The number of a predicate register.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PredicateRegister(pub u8);

impl fmt::Display for Gpr {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "%r{}", self.0)
    }
}

impl fmt::Display for PredicateRegister {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "@p{}", self.0)
    }
}

/// A decoded instruction. Slots and immediate that its class does not use are 0, so equality is
/// equality of meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Instruction {
    predicate: Option<PredicateRegister>,
    opcode: Opcode,
    registers: [u8; 3],
    immediate: i64,
}

impl Instruction {
    /// An unpredicated instruction. `registers` are the numbers of the class's register operands in
    /// assembly order; those beyond the class's count, and an immediate that it does not have, are
    /// dropped.
    pub fn new(opcode: Opcode, registers: [u8; 3], immediate: i64) -> Self {
        let class = opcode.class();
        let mut kept = [0; 3];
        let count = class.register_count();
        kept[..count].copy_from_slice(&registers[..count]);
        Instruction {
            predicate: None,
            opcode,
            registers: kept,
            immediate: if class.has_immediate() { immediate } else { 0 },
        }
    }

    /// This instruction, guarded by a predicate register or, with `None`, by none.
    pub fn guarded(self, predicate: Option<PredicateRegister>) -> Self {
        Instruction { predicate, ..self }
    }

    /// The guarding predicate register, if it is predicated.
    pub fn predicate(&self) -> Option<PredicateRegister> {
        self.predicate
    }
    /// The operation.
    pub fn opcode(&self) -> Opcode {
        self.opcode
    }
    /// The numbers in the register slots, in assembly order; unused slots are 0.
    pub fn registers(&self) -> [u8; 3] {
        self.registers
    }
    /// The immediate; 0 when the class has none.
    pub fn immediate(&self) -> i64 {
        self.immediate
    }

    /// The destination operand when it is a general-purpose register (wspawn's too).
    pub fn destination_gpr(&self) -> Option<Gpr> {
        self.slot_if(0, |kind| kind == OperandKind::DestinationGpr).map(Gpr)
    }
    /// The destination operand when it is a predicate register.
    pub fn destination_predicate(&self) -> Option<PredicateRegister> {
        self.slot_if(0, |kind| kind == OperandKind::DestinationPredicate).map(PredicateRegister)
    }
    /// The source general-purpose registers in assembly order; a destination that is read, too, is the first.
    pub fn source_gprs(&self) -> impl Iterator<Item = Gpr> + '_ {
        let destination = self.destination_gpr();
        let read = destination.filter(|_| self.opcode.reads_destination());
        let sources = (0..3).filter_map(|slot| self.slot_if(slot, |kind| kind == OperandKind::SourceGpr)).map(Gpr);
        read.into_iter().chain(sources)
    }
    /// The source predicate registers in assembly order, without the guard.
    pub fn source_predicates(&self) -> impl Iterator<Item = PredicateRegister> + '_ {
        (0..3).filter_map(|slot| self.slot_if(slot, |kind| kind == OperandKind::SourcePredicate)).map(PredicateRegister)
    }

    fn slot_if(&self, slot: usize, wanted: impl Fn(OperandKind) -> bool) -> Option<u8> {
        let kind = *self.opcode.class().operands().get(slot)?;
        wanted(kind).then(|| self.registers[slot])
    }
}

impl fmt::Display for Instruction {
    /// The assembler's text, such as `@p0 ? addi %r1, %r2, #4`.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(predicate) = self.predicate {
            write!(formatter, "{predicate} ? ")?;
        }
        formatter.write_str(self.opcode.mnemonic())?;
        for (place, kind) in self.opcode.class().operands().iter().enumerate() {
            formatter.write_str(if place == 0 { " " } else { ", " })?;
            match kind {
                OperandKind::DestinationGpr | OperandKind::SourceGpr => {
                    write!(formatter, "{}", Gpr(self.registers[place]))?;
                }
                OperandKind::DestinationPredicate | OperandKind::SourcePredicate => {
                    write!(formatter, "{}", PredicateRegister(self.registers[place]))?;
                }
                OperandKind::Immediate => write!(formatter, "#{}", self.immediate)?,
            }
        }
        Ok(())
    }
}
