//! Kinds: of what a number or a set of bits is, so that two things of equal width are not mistaken for one another.
//!
//! The index of a context and that of the warp to which it belongs may be the same wires. What tells them apart is the
//! kind: a signal declared with a [`Width`] of a kind keeps it, its value and what is chosen among such values keep it
//! too, and where values of two kinds meet, the design is faulty. A value without a kind, such as a constant or a word
//! of a memory, goes everywhere. Kinds leave no trace in the Verilog.

use std::fmt;
use std::rc::Rc;

use rust_hdl::prelude::Atom;

/// What a value numbers or marks.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum SignalKind {
    /// The number of one of these things.
    Index(Rc<str>),
    /// A bit for each of these things.
    Set(Rc<str>),
}

impl SignalKind {
    /// The number of one of these things.
    pub fn index_of(thing: &str) -> SignalKind {
        SignalKind::Index(thing.into())
    }

    /// A bit for each of these things.
    pub fn set_of(thing: &str) -> SignalKind {
        SignalKind::Set(thing.into())
    }

    /// The kind of a signal: its type descriptor names it.
    pub(crate) fn of(atom: &dyn Atom) -> Option<SignalKind> {
        let name = atom.descriptor().name;
        let index = name.strip_prefix("index of ").map(|thing| SignalKind::Index(thing.into()));
        index.or_else(|| name.strip_prefix("set of ").map(|thing| SignalKind::Set(thing.into())))
    }

    /// The set with the bit of an index, or the index of a set's bit.
    pub(crate) fn turned(&self) -> SignalKind {
        match self {
            SignalKind::Index(thing) => SignalKind::Set(thing.clone()),
            SignalKind::Set(thing) => SignalKind::Index(thing.clone()),
        }
    }

    /// The kind of what is chosen among, or made bit by bit of, values of these kinds.
    ///
    /// # Errors
    /// Names both kinds when they differ.
    pub(crate) fn common(one: Option<&SignalKind>, other: Option<&SignalKind>) -> Result<Option<SignalKind>, String> {
        match (one, other) {
            (Some(one), Some(other)) if one != other => {
                Err(format!("the {one} meets the {other}; convert one of them"))
            }
            _ => Ok(one.or(other).cloned()),
        }
    }
}

impl fmt::Display for SignalKind {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SignalKind::Index(thing) => write!(formatter, "index of {thing}"),
            SignalKind::Set(thing) => write!(formatter, "set of {thing}"),
        }
    }
}

/// How wide a signal is, and of what its value is. A plain number is a width without a kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Width {
    /// Bits.
    pub bits: u32,
    /// What the value numbers or marks, if that must not be mistaken.
    pub kind: Option<SignalKind>,
}

impl Width {
    /// The width of an index into `count` of these things, at least 1.
    pub fn index_of(thing: &str, bits: u32) -> Width {
        Width { bits, kind: Some(SignalKind::index_of(thing)) }
    }

    /// The width of a set of `count` of these things: a bit for each.
    pub fn set_of(thing: &str, count: u32) -> Width {
        Width { bits: count, kind: Some(SignalKind::set_of(thing)) }
    }
}

impl From<u32> for Width {
    fn from(bits: u32) -> Width {
        Width { bits, kind: None }
    }
}
