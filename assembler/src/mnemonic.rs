//! The assembler's names of instructions: the ISA's, and the pseudo-instructions `tid` and `wid`.

use std::collections::HashMap;

use isa::{Opcode, OperandKind};

use crate::suggest::nearest;

/// What a name stands for.
#[derive(Clone, Copy, Debug)]
pub struct Mnemonic {
    /// As it is written.
    pub name: &'static str,
    /// The operation.
    pub opcode: Opcode,
    /// The immediate that the name itself gives, in a pseudo-instruction.
    pub immediate: Option<i64>,
}

impl Mnemonic {
    /// The operands that are written.
    pub fn operands(&self) -> &'static [OperandKind] {
        let all = self.opcode.class().operands();
        match self.immediate {
            Some(_) => &all[..all.len() - 1],
            None => all,
        }
    }
}

/// ISA section 10: names for hwid's first two numbers.
const PSEUDO_INSTRUCTIONS: [Mnemonic; 2] = [
    Mnemonic {
        name: "tid",
        opcode: Opcode::Hwid,
        immediate: Some(0),
    },
    Mnemonic {
        name: "wid",
        opcode: Opcode::Hwid,
        immediate: Some(1),
    },
];

fn all() -> impl Iterator<Item = Mnemonic> {
    let opcodes = Opcode::ALL.into_iter().map(|opcode| Mnemonic {
        name: opcode.mnemonic(),
        opcode,
        immediate: None,
    });
    opcodes.chain(PSEUDO_INSTRUCTIONS)
}

/// Every name of an instruction: the ISA's, in the order of their codes, and the assembler's own.
pub fn mnemonics() -> impl Iterator<Item = &'static str> {
    all().map(|mnemonic| mnemonic.name)
}

/// Names to mnemonics.
pub struct MnemonicTable(HashMap<&'static str, Mnemonic>);

impl MnemonicTable {
    /// The table of all names.
    pub fn new() -> Self {
        MnemonicTable(all().map(|mnemonic| (mnemonic.name, mnemonic)).collect())
    }
    /// What the name stands for.
    pub fn get(&self, name: &str) -> Option<Mnemonic> {
        self.0.get(name).copied()
    }
    /// The name most like this one.
    pub fn nearest(&self, name: &str) -> Option<&'static str> {
        nearest(name, mnemonics())
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
    format!("{} {}", mnemonic.name, operands.join(", "))
        .trim_end()
        .to_owned()
}
