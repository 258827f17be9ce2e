//! The kernel builder: what a block's logic is written with.
//!
//! A kernel is a list of named wires, of driven signals and of register updates, in the order in which the Verilog will show
//! them. Nothing is printed here; the builder only checks what can be seen from one block's description (widths, double
//! drivers, names), and the emitter checks the rest once it knows the block's ports and sub-blocks.

use std::collections::HashMap;
use std::panic::Location;

use rust_hdl::prelude::Atom;

use super::bundle::Bundle;
use super::error::Fault;
use super::expression::{Expr, Node, SIZE_MAX};
use super::kind::Kind;
use super::names::{is_identifier, is_keyword};
use super::register::RDff;
use super::statement::{Memory, Statement, Update};

mod arithmetic;
mod choice;

/// The logic of one block, as it is being written.
#[derive(Debug, Default)]
pub struct Kernel {
    pub(crate) statements: Vec<Statement>,
    pub(crate) updates: Vec<Update>,
    pub(crate) faults: Vec<Fault>,
    names: HashMap<String, String>,
    drivers: HashMap<usize, String>,
}

impl Kernel {
    fn fault(&mut self, place: &Location<'_>, message: impl Into<String>) {
        self.faults.push(Fault::at(place, message));
    }

    /// Takes note of a faulty or oversized expression that is about to be used.
    fn check(&mut self, expression: &Expr, place: &Location<'_>, what: &str) {
        if let Node::Fault(fault) = expression.node() {
            if !self.faults.contains(fault) {
                self.faults.push(fault.clone());
            }
        } else if expression.size() > SIZE_MAX {
            let message = format!(
                "{what} has {} operators; split it into named wires ({SIZE_MAX} are allowed)",
                expression.size()
            );
            self.fault(place, message);
        }
    }

    /// Takes note when a signal or register is given a value of another kind.
    fn check_kind(&mut self, target: &dyn Atom, value: &Expr, place: &Location<'_>) {
        if let Err(message) = Kind::common(Kind::of(target).as_ref(), value.kind()) {
            self.fault(place, message);
        }
    }

    /// Takes a name for a wire of this kernel.
    fn claim(&mut self, name: &str, place: &Location<'_>) {
        if is_keyword(name) {
            self.fault(place, format!("`{name}` is a word that Verilog reserves"));
        } else if !is_identifier(name) {
            self.fault(
                place,
                format!("`{name}` is not a name of lower-case letters, digits and underscores"),
            );
        }
        let here = format!("{}:{}", place.file(), place.line());
        if let Some(before) = self.names.insert(name.to_string(), here) {
            self.fault(
                place,
                format!("`{name}` is already the name of the wire made at {before}"),
            );
        }
    }

    /// The names of the kernel's own wires.
    pub(crate) fn wire_names(&self) -> impl Iterator<Item = &String> {
        self.names.keys()
    }

    /// Whether this signal has a driver in this kernel.
    pub(crate) fn drives(&self, id: usize) -> bool {
        self.drivers.contains_key(&id)
    }

    /// A heading over the statements that follow.
    pub fn comment(&mut self, text: impl Into<String>) {
        self.statements.push(Statement::Comment(text.into()));
    }

    /// Gives a value a name, so that the Verilog reads well and the value can be sliced.
    #[track_caller]
    pub fn wire(&mut self, name: impl Into<String>, value: impl Into<Expr>) -> Expr {
        let (name, value, place) = (name.into(), value.into(), Location::caller());
        self.claim(&name, place);
        self.check(&value, place, &name);
        let wire = Expr::wire(&name, value.width()).of_kind(value.kind().cloned());
        self.statements.push(Statement::Wire { name, value });
        wire
    }

    /// Gives a signal its value: an output or local of this block, or an input of a sub-block.
    #[track_caller]
    pub fn drive(&mut self, signal: &impl Atom, value: impl Into<Expr>) {
        self.drive_atom(signal, value.into(), Location::caller());
    }

    fn drive_atom(&mut self, signal: &dyn Atom, value: Expr, place: &Location<'_>) {
        self.check(&value, place, "a driver");
        if signal.bits() != value.width() as usize && !matches!(value.node(), Node::Fault(_)) {
            let message = format!(
                "a signal of {} bits driven with {} bits",
                signal.bits(),
                value.width()
            );
            self.fault(place, message);
        }
        self.check_kind(signal, &value, place);
        let here = format!("{}:{}", place.file(), place.line());
        if let Some(before) = self.drivers.insert(signal.id(), here) {
            self.fault(
                place,
                format!("this signal already has a driver at {before}"),
            );
            return;
        }
        self.statements.push(Statement::Drive {
            id: signal.id(),
            value,
        });
    }

    /// The same for a signal of whatever kind.
    #[track_caller]
    pub(crate) fn drive_one(&mut self, signal: &dyn Atom, value: Expr) {
        self.drive_atom(signal, value, Location::caller());
    }

    /// Drives every signal of one bundle with its counterpart in another.
    #[track_caller]
    pub fn connect<T: Bundle, S: Bundle>(&mut self, target: &T, source: &S) {
        self.drive_bundle(target, source.values());
    }

    /// Drives every signal of a bundle, in the order of its declaration.
    #[track_caller]
    pub fn drive_bundle<T: Bundle>(&mut self, target: &T, values: Vec<Expr>) {
        let place = Location::caller();
        let signals = target.signals();
        if signals.len() != values.len() {
            self.fault(
                place,
                format!(
                    "a bundle of {} signals driven with {}",
                    signals.len(),
                    values.len()
                ),
            );
        }
        for ((_, signal), value) in signals.into_iter().zip(values) {
            self.drive_atom(signal, value, place);
        }
    }

    /// At the next clock edge the register takes this value.
    #[track_caller]
    pub fn update(&mut self, register: &RDff, value: impl Into<Expr>) {
        self.push_update(register, None, value.into(), Location::caller());
    }

    /// At the next clock edge the register takes this value if `condition` is high. Of several updates of one
    /// register, the first whose condition is high counts; if none is, the register holds.
    #[track_caller]
    pub fn update_when(
        &mut self,
        register: &RDff,
        condition: impl Into<Expr>,
        value: impl Into<Expr>,
    ) {
        self.push_update(
            register,
            Some(condition.into()),
            value.into(),
            Location::caller(),
        );
    }

    fn push_update(
        &mut self,
        register: &RDff,
        condition: Option<Expr>,
        value: Expr,
        place: &Location<'_>,
    ) {
        self.check(&value, place, "a register's value");
        if let Some(condition) = &condition {
            self.check(condition, place, "a register's condition");
            if condition.width() != 1 {
                self.fault(
                    place,
                    format!(
                        "a condition of {} bits; compare or reduce it",
                        condition.width()
                    ),
                );
            }
        }
        if register.width() != value.width() && !matches!(value.node(), Node::Fault(_)) {
            let message = format!(
                "a register of {} bits updated with {} bits",
                register.width(),
                value.width()
            );
            self.fault(place, message);
        }
        self.check_kind(&register.q, &value, place);
        // What is always so is no condition.
        let condition = condition.filter(|condition| condition.plain_constant() != Some(1));
        let id = register.q.id();
        if self
            .updates
            .iter()
            .any(|update| update.id == id && update.condition.is_none())
        {
            self.fault(
                place,
                "this register already has an unconditional update, so this one never counts",
            );
        }
        self.updates.push(Update {
            id,
            condition,
            value,
        });
    }

    /// States that these values are not needed here, and why; without it, an output of a sub-block that nobody reads is
    /// a fault, and Verilator warns of every unread bit.
    #[track_caller]
    pub fn ignore(&mut self, reason: impl Into<String>, values: Vec<Expr>) {
        for value in &values {
            self.check(value, Location::caller(), "an ignored value");
        }
        self.statements.push(Statement::Ignore {
            reason: reason.into(),
            values,
        });
    }

    /// An array of words with its ports. The result is the word read by each read port.
    #[track_caller]
    pub(crate) fn memory(&mut self, memory: Memory) -> Vec<Expr> {
        let place = Location::caller();
        self.claim(&memory.name, place);
        let mut words = Vec::new();
        for read in &memory.reads {
            self.claim(&read.name, place);
            words.push(Expr::wire(&read.name, memory.width));
        }
        self.statements.push(Statement::Memory(memory));
        words
    }
}
