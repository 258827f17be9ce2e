//! A program: its functions, its global data, and the sources that they came from.

use std::collections::HashSet;
use std::sync::Arc;

use typed_index_collections::TiVec;

use super::function::index;
use super::{Body, DataLayout, Function, Symbol};

/// A translation unit, or several that have been linked.
#[derive(Clone, Debug)]
pub struct Module {
    /// Sizes in memory.
    pub layout: DataLayout,
    /// Source files that locations name.
    pub files: TiVec<FileId, Arc<str>>,
    /// Data, in the order of the text.
    pub globals: Vec<Global>,
    /// Functions, also those that are only declared, in the order of the text.
    pub functions: Vec<Function>,
}

index!(
    /// Which of [`Module::files`].
    FileId
);

/// A line of a source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Location {
    /// The file.
    pub file: FileId,
    /// Its line, from 1; 0 when the compiler knows the file only.
    pub line: u32,
    /// Its column, from 1; 0 when not known.
    pub column: u32,
}

/// Which modules see a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Linkage {
    /// All modules; at most one defines it.
    External,
    /// This module alone: `private`, `internal`.
    Internal,
    /// All modules; several may define it, the first is taken: `weak`, `linkonce`, `common`.
    Weak,
}

/// A variable of the program.
#[derive(Clone, Debug, PartialEq)]
pub struct Global {
    /// Its name, without `@` and quotes.
    pub name: Symbol,
    /// Which modules see it.
    pub linkage: Linkage,
    /// The program never stores to it.
    pub constant: bool,
    /// Each thread has one of its own.
    pub thread_local: bool,
    /// Each work group of OpenCL has an instance of its own: `__local`.
    pub per_group: bool,
    /// Its address is a multiple of this, in bytes.
    pub alignment: u64,
    /// Bytes in memory.
    pub size: u64,
    /// What it holds at first; `None` when it is only declared here.
    pub initial: Option<Initial>,
}

/// What a global holds at first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Initial {
    /// Its first bytes, little-endian; what is missing up to the size is zero.
    pub bytes: Vec<u8>,
    /// Addresses in it, each a word wide, by rising offset.
    pub references: Vec<DataReference>,
}

/// A word of data that holds an address.
#[derive(Clone, Debug, PartialEq)]
pub struct DataReference {
    /// Where in the data, in bytes.
    pub offset: u64,
    /// Whose address.
    pub symbol: Symbol,
    /// What is added to it.
    pub addend: i64,
}

impl Module {
    /// The function of that name.
    pub fn function(&self, name: &str) -> Option<&Function> {
        self.functions.iter().find(|function| &*function.name == name)
    }

    /// The names of functions and globals, with their linkage.
    pub fn names(&self) -> impl Iterator<Item = (&Symbol, Linkage)> {
        let functions = self.functions.iter().map(|of| (&of.name, of.linkage));
        functions.chain(self.globals.iter().map(|of| (&of.name, of.linkage)))
    }

    /// The names of what it defines for other modules.
    pub fn defined(&self) -> impl Iterator<Item = &Symbol> {
        let functions = self.functions.iter().filter(|of| of.body.is_some()).map(|of| (&of.name, of.linkage));
        let globals = self.globals.iter().filter(|of| of.initial.is_some()).map(|of| (&of.name, of.linkage));
        functions.chain(globals).filter(|(_, linkage)| *linkage != Linkage::Internal).map(|(name, _)| name)
    }

    /// Keeps to itself what it defines and another module defines, too.
    pub fn yield_to(&mut self, other: &Module) {
        let theirs: HashSet<&Symbol> = other.defined().collect();
        for own in self.functions.iter_mut().filter(|own| own.body.is_some() && theirs.contains(&own.name)) {
            own.linkage = Linkage::Internal;
        }
        for own in self.globals.iter_mut().filter(|own| own.initial.is_some() && theirs.contains(&own.name)) {
            own.linkage = Linkage::Internal;
        }
    }

    /// The bodies of all functions that have one.
    pub fn bodies(&self) -> impl Iterator<Item = &Body> {
        self.functions.iter().filter_map(|of| of.body.as_ref())
    }

    /// The bodies of all functions that have one, to be changed.
    pub fn bodies_mut(&mut self) -> impl Iterator<Item = &mut Body> {
        self.functions.iter_mut().filter_map(|of| of.body.as_mut())
    }
}
