//! The assembler's names of instructions: the ISA's, the pseudo-instructions `tid`, `wid` and `vote`, and those of the
//! functions of a user's unit.

use std::collections::HashMap;

use isa::{ArchId, CustomUnit, HardwareId, Instruction, Opcode, OperandKind};

use crate::suggest::nearest;

/// What a name stands for.
#[derive(Clone, Copy, Debug)]
pub struct Mnemonic {
    /// As it is written.
    pub name: &'static str,
    /// The operation.
    pub opcode: Opcode,
    /// Where the immediate comes from, if the opcode takes one.
    pub immediate: ImmediateSource,
}

/// Where an instruction's immediate comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImmediateSource {
    /// It is written as the last operand.
    Operand,
    /// The name gives it.
    Name(HardwareId),
    /// A predicate register is written as the last operand; it is the selector of its vote.
    Vote,
    /// There is none, and only so many registers are written: the others do not count.
    Registers(usize),
}

impl Mnemonic {
    /// The operands that are written.
    pub fn operands(&self) -> &'static [OperandKind] {
        let all = self.opcode.class().operands();
        match self.immediate {
            ImmediateSource::Operand => all,
            ImmediateSource::Name(_) => &all[..all.len() - 1],
            ImmediateSource::Registers(count) => &all[..count],
            ImmediateSource::Vote => &[OperandKind::DestinationGpr, OperandKind::SourcePredicate],
        }
    }
}

/// The name of hwid for votes.
const VOTE: &str = "vote";

/// ISA section 10: names for hwid's first two numbers, and for its votes.
const PSEUDO_INSTRUCTIONS: [Mnemonic; 3] = [
    hardware_id("tid", ImmediateSource::Name(HardwareId::Lane)),
    hardware_id("wid", ImmediateSource::Name(HardwareId::Warp)),
    hardware_id(VOTE, ImmediateSource::Vote),
];

const fn hardware_id(name: &'static str, immediate: ImmediateSource) -> Mnemonic {
    Mnemonic { name, opcode: Opcode::Hwid, immediate }
}

/// An instruction as it is written: a vote of a register that the ArchID has by that name, for its number says little.
pub fn statement(arch: &ArchId, instruction: &Instruction) -> String {
    let id = HardwareId::of_selector(instruction.immediate());
    match (instruction.opcode(), id, instruction.destination_gpr()) {
        (Opcode::Hwid, Some(HardwareId::Vote(register)), Some(destination)) if u32::from(register.0) < arch.preds() => {
            let guard = instruction.predicate();
            let guard = guard.map_or_else(String::new, |guard| format!("{guard} ? "));
            format!("{guard}{VOTE} {destination}, {register}")
        }
        _ => instruction.to_string(),
    }
}

fn all() -> impl Iterator<Item = Mnemonic> {
    let opcodes = Opcode::ALL.into_iter().map(|opcode| Mnemonic {
        name: opcode.mnemonic(),
        opcode,
        immediate: ImmediateSource::Operand,
    });
    opcodes.chain(PSEUDO_INSTRUCTIONS)
}

/// The names of a unit's functions (I13.7).
fn of_unit(unit: CustomUnit) -> impl Iterator<Item = Mnemonic> {
    Opcode::ALL.into_iter().filter_map(move |opcode| {
        let function = unit.function(opcode.custom_number()?)?;
        let registers = 1 + function.operands.min(2) as usize;
        Some(Mnemonic { name: &function.name, opcode, immediate: ImmediateSource::Registers(registers) })
    })
}

/// Every name of an instruction: the ISA's, in the order of their codes, and the assembler's own.
pub fn mnemonics() -> impl Iterator<Item = &'static str> {
    all().map(|mnemonic| mnemonic.name)
}

/// Names to mnemonics.
pub struct MnemonicTable(HashMap<&'static str, Mnemonic>);

impl MnemonicTable {
    /// The table of all names, with those of a core's function unit.
    pub fn new(unit: Option<CustomUnit>) -> Self {
        let own = unit.into_iter().flat_map(of_unit);
        MnemonicTable(own.chain(all()).map(|mnemonic| (mnemonic.name, mnemonic)).collect())
    }
    /// What the name stands for.
    pub fn get(&self, name: &str) -> Option<Mnemonic> {
        self.0.get(name).copied()
    }
    /// The name most like this one.
    pub fn nearest(&self, name: &str) -> Option<&'static str> {
        nearest(name, self.0.keys().copied())
    }
}

/// How an instruction is written: `addi %r, %r, #number`.
pub fn signature(mnemonic: Mnemonic) -> String {
    let operands: Vec<&str> = mnemonic
        .operands()
        .iter()
        .map(|kind| match kind {
            OperandKind::DestinationGpr | OperandKind::SourceGpr => "%r",
            OperandKind::DestinationPredicate | OperandKind::SourcePredicate => "@p",
            OperandKind::Immediate => "#number",
        })
        .collect();
    format!("{} {}", mnemonic.name, operands.join(", ")).trim_end().to_owned()
}
