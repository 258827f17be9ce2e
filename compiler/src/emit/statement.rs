//! Instructions on the core's registers, and their text.

use std::fmt::Write;

use isa::{ExecutionUnit, HardwareId, Opcode};

use super::names::Names;
use crate::ir::{Location, Symbol};

/// A line of assembly to be.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Statement {
    /// Predicate register in front of it.
    pub guard: Option<u32>,
    pub code: Code,
    pub location: Option<Location>,
    /// A volatile or atomic access of the program.
    pub shared: bool,
}

/// What a line holds.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Code {
    Instruction(Opcode, Vec<Field>),
    /// Inline assembly, as the program has it.
    Text(String),
}

/// An operand.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Field {
    Register(u32),
    Predicate(u32),
    Number(i64),
    /// A number: where a spilled value lies in the frame.
    Spill(i64),
    /// A name, and what is added.
    Symbol(Symbol, i64),
    /// Bits of a symbol's address: from bit `shift` on, so many.
    Part {
        symbol: Symbol,
        addend: i64,
        shift: u32,
        bits: Option<u32>,
    },
    /// The block of this number.
    Label(usize),
}

/// The registers that the calling convention names.
#[derive(Clone, Copy, Debug)]
pub(super) struct Special {
    pub scratch: u32,
    pub stack_pointer: u32,
    pub return_address: u32,
    /// Registers in which the function gives back its results, from 0 on.
    pub results: u32,
}

impl Statement {
    pub fn new(opcode: Opcode, fields: Vec<Field>) -> Self {
        Self { guard: None, code: Code::Instruction(opcode, fields), location: None, shared: false }
    }

    pub fn guarded(mut self, guard: Option<u32>) -> Self {
        self.guard = guard;
        self
    }

    /// Whether it loads or stores.
    pub fn accesses_memory(&self) -> bool {
        matches!(&self.code, Code::Instruction(opcode, _) if opcode.unit() == ExecutionUnit::LoadStore)
    }

    /// The predicate register that it writes.
    pub fn written_predicate(&self) -> Option<u32> {
        match &self.code {
            Code::Instruction(opcode, fields) if opcode.info().writes_predicate() => match fields.first() {
                Some(Field::Predicate(number)) => Some(*number),
                _ => None,
            },
            _ => None,
        }
    }
}

/// What names and numbers look like.
pub(super) struct Writer<'a> {
    pub names: &'a Names,
    pub special: Special,
    /// The function whose blocks labels mean.
    pub function: &'a str,
}

impl Writer<'_> {
    /// The text of a statement, without its end of line.
    pub fn statement(&self, statement: &Statement) -> String {
        let mut text = "        ".to_owned();
        if let Some(guard) = statement.guard {
            let _ = write!(text, "@p{guard} ? ");
        }
        match &statement.code {
            Code::Text(words) => text.push_str(words),
            Code::Instruction(opcode, fields) => {
                let (mnemonic, fields) = pseudo(*opcode, fields);
                if fields.is_empty() {
                    text.push_str(mnemonic);
                } else {
                    let _ = write!(text, "{mnemonic:<7} ");
                }
                for (index, field) in fields.iter().enumerate() {
                    if index > 0 {
                        text.push_str(", ");
                    }
                    text.push_str(&self.field(field));
                }
            }
        }
        text
    }

    fn field(&self, field: &Field) -> String {
        match field {
            Field::Register(number) => register_name(self.special, *number),
            Field::Predicate(number) => format!("@p{number}"),
            Field::Number(number) | Field::Spill(number) => format!("#{number}"),
            Field::Symbol(symbol, 0) => self.names.symbol(symbol).to_owned(),
            Field::Symbol(symbol, addend) => sum(self.names.symbol(symbol), *addend),
            Field::Part { symbol, addend, shift, bits } => {
                let address = sum(self.names.symbol(symbol), *addend);
                match bits {
                    None => format!("({address} >> {shift})"),
                    Some(bits) => format!("({address} >> {shift} & {})", (1_u64 << bits) - 1),
                }
            }
            Field::Label(block) => self.names.block(self.function, *block),
        }
    }
}

/// A register's name.
pub(super) fn register_name(special: Special, number: u32) -> String {
    let Special { scratch, stack_pointer, return_address, .. } = special;
    match number {
        number if number == scratch => "%fp".to_owned(),
        number if number == stack_pointer => "%sp".to_owned(),
        number if number == return_address => "%ra".to_owned(),
        number => format!("%r{number}"),
    }
}

/// A name and what is added, in parentheses if there is something.
pub(super) fn sum(name: &str, addend: i64) -> String {
    match addend {
        0 => name.to_owned(),
        addend if addend < 0 => format!("({name} - {})", addend.unsigned_abs()),
        addend => format!("({name} + {addend})"),
    }
}

/// The assembler's own names for hardware numbers.
fn pseudo(opcode: Opcode, fields: &[Field]) -> (&'static str, &[Field]) {
    let Some(Field::Number(number)) = fields.last().filter(|_| opcode == Opcode::Hwid) else {
        return (opcode.mnemonic(), fields);
    };
    let short = &fields[..fields.len() - 1];
    if *number == HardwareId::Lane.selector() {
        ("tid", short)
    } else if *number == HardwareId::Warp.selector() {
        ("wid", short)
    } else {
        (opcode.mnemonic(), fields)
    }
}
