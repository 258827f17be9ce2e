//! The lines of a kernel: what the builder collects and the printer lays out.

use std::collections::HashSet;

use super::code::Label;
use super::expression::Expr;
use super::memory::Collision;

/// One line or paragraph of the module's body.
#[derive(Debug)]
pub(crate) enum Statement {
    Comment(String),
    Wire { name: String, value: Expr },
    Case { name: String, selector: Expr, arms: Vec<(Vec<Label>, Expr)>, default: Expr },
    Table(Table),
    Drive { id: usize, value: Expr },
    Memory(Memory),
    Ignore { reason: String, values: Vec<Expr> },
}

/// Several values chosen by one selector, a row a value of it.
#[derive(Debug)]
pub(crate) struct Table {
    pub selector: Expr,
    /// Name of each value, and what it is in rows that say nothing of it.
    pub columns: Vec<(String, Expr)>,
    /// Each with the places and values of the columns that it sets.
    pub rows: Vec<(Label, Cells)>,
    /// The places and values of the columns that every other value of the selector sets.
    pub otherwise: Cells,
}

/// Places of a table's columns, and what a row sets them to.
pub(crate) type Cells = Vec<(usize, Expr)>;

impl Table {
    /// The rows that are there in the text: one that says nothing is not, unless other values of the selector say
    /// something.
    pub(crate) fn rows_told(&self) -> impl Iterator<Item = &(Label, Cells)> {
        let all = !self.otherwise.is_empty();
        self.rows.iter().filter(move |(_, set)| all || !set.is_empty())
    }
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
    /// The values of a choice's selector, and its width.
    pub(crate) fn labels(&self) -> Vec<(&Label, u32)> {
        match self {
            Statement::Case { selector, arms, .. } => {
                let labels = arms.iter().flat_map(|(labels, _)| labels);
                labels.map(|label| (label, selector.width())).collect()
            }
            Statement::Table(table) => {
                let width = table.selector.width();
                let rows = table.rows_told();
                rows.map(|(label, _)| (label, width)).collect()
            }
            Statement::Comment(_)
            | Statement::Wire { .. }
            | Statement::Drive { .. }
            | Statement::Memory(_)
            | Statement::Ignore { .. } => Vec::new(),
        }
    }

    /// The wires that the statement gives their values, but for a memory's.
    pub(crate) fn wires(&self) -> Vec<(&str, u32)> {
        match self {
            Statement::Wire { name, value } => vec![(name, value.width())],
            Statement::Case { name, default, .. } => vec![(name, default.width())],
            Statement::Table(table) => {
                let columns = table.columns.iter();
                columns.map(|(name, default)| (name.as_str(), default.width())).collect()
            }
            Statement::Comment(_) | Statement::Drive { .. } | Statement::Memory(_) | Statement::Ignore { .. } => {
                Vec::new()
            }
        }
    }

    /// Takes these wires out of the statement: whether anything is left of it, and what is no longer read.
    pub(crate) fn without(&mut self, unread: &HashSet<String>) -> (bool, Vec<Expr>) {
        match self {
            Statement::Wire { name, .. } | Statement::Case { name, .. } => match unread.contains(name) {
                true => (false, self.expressions().into_iter().cloned().collect()),
                false => (true, Vec::new()),
            },
            Statement::Table(table) => {
                let is_left = |(name, _): &(String, Expr)| !unread.contains(name);
                let columns: Vec<bool> = table.columns.iter().map(is_left).collect();
                let place = |column: usize| columns[..column].iter().filter(|left| **left).count();
                let rows = table.rows.iter_mut().map(|(_, set)| set);
                let mut lost = Vec::new();
                for set in rows.chain([&mut table.otherwise]) {
                    let (left, gone) = set.drain(..).partition(|(column, _)| columns[*column]);
                    lost.extend(Cells::into_iter(gone).map(|(_, value)| value));
                    *set = left;
                    set.iter_mut().for_each(|(column, _)| *column = place(*column));
                }
                let mut number = 0..;
                table.columns.retain(|_| number.next().is_some_and(|number| columns[number]));
                (!table.columns.is_empty(), lost)
            }
            Statement::Comment(_) | Statement::Drive { .. } | Statement::Memory(_) | Statement::Ignore { .. } => {
                (true, Vec::new())
            }
        }
    }

    /// Every expression that the statement reads.
    pub(crate) fn expressions(&self) -> Vec<&Expr> {
        match self {
            Statement::Comment(_) => Vec::new(),
            Statement::Wire { value, .. } | Statement::Drive { value, .. } => vec![value],
            Statement::Case { selector, arms, default, .. } => {
                let values = arms.iter().map(|(_, value)| value);
                [selector, default].into_iter().chain(values).collect()
            }
            Statement::Table(table) => {
                let defaults = table.columns.iter().map(|(_, default)| default);
                let rows = table.rows.iter().map(|(_, set)| set);
                let cells = rows.chain([&table.otherwise]).flatten();
                let values = cells.map(|(_, value)| value);
                [&table.selector].into_iter().chain(defaults).chain(values).collect()
            }
            Statement::Memory(memory) => {
                let written = [&memory.write_enable, &memory.write_address, &memory.write_data];
                let addresses = memory.reads.iter().map(|read| &read.address);
                let enables = memory.reads.iter().filter_map(|read| read.enable.as_ref());
                let reads = addresses.chain(enables);
                written.into_iter().chain(reads).collect()
            }
            Statement::Ignore { values, .. } => values.iter().collect(),
        }
    }
}
