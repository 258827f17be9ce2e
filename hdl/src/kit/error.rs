//! What can be wrong with a block's description, and where in the Rust source it was written.
//!
//! A fault is a mistake of the generator's author, never of its user: a validated configuration must not reach one.
//! Faults are still values and not panics, so that one emission reports all of them and tests can show each check to
//! fire.

use std::fmt;
use std::panic::Location;

/// One fault in the description of one block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What is wrong, and what to do about it.
    pub message: String,
    /// The line of Rust that caused it, as `file:line`; empty when the structure as a whole is at fault.
    pub place: String,
}

impl Fault {
    /// A fault blamed on a line of the description.
    pub(crate) fn at(place: &Location<'_>, message: impl Into<String>) -> Fault {
        Fault { message: message.into(), place: format!("{}:{}", place.file(), place.line()) }
    }

    /// A fault of the structure as a whole.
    pub(crate) fn of_structure(message: impl Into<String>) -> Fault {
        Fault { message: message.into(), place: String::new() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.place.is_empty() {
            write!(f, "{}", self.message)
        } else {
            write!(f, "{}: {}", self.place, self.message)
        }
    }
}

/// Every fault found while a design was emitted, each with the path of the instance that has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BuildErrors(pub Vec<(String, Fault)>);

impl fmt::Display for BuildErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, (instance, fault)) in self.0.iter().enumerate() {
            if index > 0 {
                writeln!(f)?;
            }
            write!(f, "in `{instance}`: {fault}")?;
        }
        Ok(())
    }
}

impl std::error::Error for BuildErrors {}
