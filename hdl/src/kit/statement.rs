//! The lines of a kernel: what the builder collects and the printer lays out.

use super::expression::Expr;
use super::memory::Collision;

/// One line or paragraph of the module's body.
#[derive(Debug)]
pub(crate) enum Statement {
    Comment(String),
    Wire {
        name: String,
        value: Expr,
    },
    Case {
        name: String,
        selector: Expr,
        arms: Vec<(Vec<u128>, Expr)>,
        default: Expr,
    },
    Drive {
        id: usize,
        value: Expr,
    },
    Memory(Memory),
    Ignore {
        reason: String,
        values: Vec<Expr>,
    },
}

/// A new value of a register.
#[derive(Debug)]
pub(crate) struct Update {
    /// Identity of the register's `q`.
    pub id: usize,
    pub condition: Option<Expr>,
    pub value: Expr,
}

/// What a synthesiser is to build a memory from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MemoryStyle {
    Block(Collision),
    Distributed,
}

/// An array of words, with one write port.
#[derive(Debug)]
pub(crate) struct Memory {
    pub name: String,
    pub words: u32,
    pub width: u32,
    pub style: MemoryStyle,
    /// One bit for each of the equal parts of a word that are written apart; a single bit for the whole word.
    pub write_enable: Expr,
    pub write_address: Expr,
    pub write_data: Expr,
    pub reads: Vec<MemoryRead>,
    /// A file of hexadecimal words that the memory starts with; `None` starts with zeros.
    pub contents: Option<String>,
}

/// A read port of a memory.
#[derive(Debug)]
pub(crate) struct MemoryRead {
    /// Name of the word read.
    pub name: String,
    pub address: Expr,
    /// For a read on the clock edge: when it happens. `None` reads at once.
    pub enable: Option<Expr>,
}

impl Statement {
    /// Every expression that the statement reads.
    pub(crate) fn expressions(&self) -> Vec<&Expr> {
        match self {
            Statement::Comment(_) => Vec::new(),
            Statement::Wire { value, .. } | Statement::Drive { value, .. } => vec![value],
            Statement::Case {
                selector,
                arms,
                default,
                ..
            } => {
                let values = arms.iter().map(|(_, value)| value);
                [selector, default].into_iter().chain(values).collect()
            }
            Statement::Memory(memory) => {
                let written = [
                    &memory.write_enable,
                    &memory.write_address,
                    &memory.write_data,
                ];
                let addresses = memory.reads.iter().map(|read| &read.address);
                let enables = memory.reads.iter().filter_map(|read| read.enable.as_ref());
                let reads = addresses.chain(enables);
                written.into_iter().chain(reads).collect()
            }
            Statement::Ignore { values, .. } => values.iter().collect(),
        }
    }
}
