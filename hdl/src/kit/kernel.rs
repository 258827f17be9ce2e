//! The kernel builder: what a block's logic is written with.
//!
//! A kernel is a list of named wires, of driven signals and of register updates, in the order in which the Verilog will
//! show them. Nothing is printed here; the builder only checks what can be seen from one block's description (widths,
//! double drivers, names), and the emitter checks the rest once it knows the block's ports and sub-blocks.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::panic::Location;

use rust_hdl::prelude::Atom;

use super::absence;
use super::bundle::Bundle;
use super::citation::{cited, Rule};
use super::error::Fault;
use super::expression::{Expr, Node, SIZE_MAX};
use super::kind::SignalKind;
use super::module::{each_node, each_value, Value};
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
    /// Wires that have lost a reader because a signal is absent.
    unneeded: HashSet<String>,
    /// Rules that the block carries out, beside those that its headings cite.
    pub(crate) rules: BTreeSet<Rule>,
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
        let mut lost = Vec::new();
        each_node(expression, &mut |part| {
            lost.extend(part.simplified_from().into_iter().flatten().cloned());
        });
        for part in &lost {
            self.lose(part);
        }
    }

    /// Takes note of a value that loses a reader because what it would be given to is absent.
    pub fn drop_value(&mut self, value: impl Into<Expr>) {
        self.lose(&value.into());
    }

    /// Takes note of a value that loses a reader because a signal is absent.
    fn lose(&mut self, value: &Expr) {
        each_node(value, &mut |part| {
            if let Node::Wire(name) = part.node() {
                self.unneeded.insert(name.to_string());
            }
            for part in part.simplified_from().into_iter().flatten() {
                self.lose(part);
            }
        });
    }

    /// The whole kernel, without the wires that have no reader because a signal is absent.
    #[doc(hidden)]
    #[must_use]
    pub fn finished(mut self) -> Kernel {
        while !self.unneeded.is_empty() {
            let mut read = HashSet::new();
            let mut take = |value| {
                if let Value::Wire(name) = value {
                    read.insert(name);
                }
            };
            let values = self.statements.iter().flat_map(Statement::expressions);
            values.for_each(|value| each_value(value, &mut take));
            for update in &self.updates {
                let values = update.condition.iter().chain([&update.value]);
                values.for_each(|value| each_value(value, &mut take));
            }
            let mut unread = std::mem::take(&mut self.unneeded);
            unread.retain(|name| !read.contains(name) && self.names.remove(name).is_some());
            let mut lost = Vec::new();
            self.statements.retain_mut(|statement| {
                let (is_left, values) = statement.without(&unread);
                lost.extend(values);
                is_left
            });
            for value in &lost {
                self.lose(value);
            }
        }
        self
    }

    /// Takes note when a signal or register is given a value of another kind.
    fn check_kind(&mut self, target: &dyn Atom, value: &Expr, place: &Location<'_>) {
        if let Err(message) = SignalKind::common(SignalKind::of(target).as_ref(), value.kind()) {
            self.fault(place, message);
        }
    }

    /// Takes a name for a wire of this kernel.
    fn claim(&mut self, name: &str, place: &Location<'_>) {
        if is_keyword(name) {
            self.fault(place, format!("`{name}` is a word that Verilog reserves"));
        } else if !is_identifier(name) {
            self.fault(place, format!("`{name}` is not a name of lower-case letters, digits and underscores"));
        }
        let here = format!("{}:{}", place.file(), place.line());
        if let Some(before) = self.names.insert(name.to_string(), here) {
            self.fault(place, format!("`{name}` is already the name of the wire made at {before}"));
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

    /// Rules that the block carries out, `P5.4, P9.1.3 to P9.1.5`: its module's heading cites them. Those that headings
    /// of statements cite need not be said again.
    pub fn rules(&mut self, rules: impl AsRef<str>) {
        self.rules.extend(cited(rules.as_ref()));
    }

    /// A heading over the statements that follow; it may cite rules.
    pub fn comment(&mut self, text: impl Into<String>) {
        self.statements.push(Statement::Comment(text.into()));
    }

    /// Gives a value a name, so that the Verilog reads well and the value can be sliced. What is a constant or another
    /// wire because a signal is absent stays what it is.
    #[track_caller]
    pub fn wire(&mut self, name: impl Into<String>, value: impl Into<Expr>) -> Expr {
        let (name, value, place) = (name.into(), value.into(), Location::caller());
        self.check(&value, place, &name);
        if value.needs_no_wire() {
            return value;
        }
        self.claim(&name, place);
        let wire = Expr::wire(&name, value.width()).of_kind(value.kind().cloned());
        self.statements.push(Statement::Wire { name, value });
        wire
    }

    /// A wire of that name for a value, also for one that is another wire because a signal is absent.
    #[track_caller]
    pub fn named_wire(&mut self, name: impl Into<String>, value: impl Into<Expr>) -> Expr {
        let (value, place) = (value.into(), Location::caller());
        self.check(&value, place, "a wire");
        match value.constant_value() {
            Some(_) => self.wire(name, value),
            None => self.wire(name, value.without_origin()),
        }
    }

    /// Gives a signal its value: an output or local of this block, or an input of a sub-block. Does nothing if the
    /// signal is absent.
    #[track_caller]
    pub fn drive(&mut self, signal: &impl Atom, value: impl Into<Expr>) {
        self.drive_atom(signal, value.into(), Location::caller());
    }

    fn drive_atom(&mut self, signal: &dyn Atom, value: Expr, place: &Location<'_>) {
        if !absence::has(signal) && [0, signal.bits() as u32].contains(&value.width()) {
            self.lose(&value);
            return;
        }
        self.check(&value, place, "a driver");
        if signal.bits() != value.width() as usize && !matches!(value.node(), Node::Fault(_)) {
            let message = format!("a signal of {} bits driven with {} bits", signal.bits(), value.width());
            self.fault(place, message);
        }
        self.check_kind(signal, &value, place);
        let here = format!("{}:{}", place.file(), place.line());
        if let Some(before) = self.drivers.insert(signal.id(), here) {
            self.fault(place, format!("this signal already has a driver at {before}"));
            return;
        }
        self.statements.push(Statement::Drive { id: signal.id(), value });
    }

    /// Gives a signal its value, unless it has one.
    pub(crate) fn drive_undriven(&mut self, id: usize, kind: Option<&SignalKind>, width: u32, value: Expr) {
        if self.drivers.contains_key(&id) {
            return;
        }
        if width != value.width() {
            let message = format!("a signal of {width} bits wired to one of {} bits", value.width());
            self.faults.push(Fault::of_structure(message));
        }
        if let Err(message) = SignalKind::common(kind, value.kind()) {
            self.faults.push(Fault::of_structure(message));
        }
        self.drivers.insert(id, "its declaration".to_owned());
        self.statements.push(Statement::Drive { id, value });
    }

    /// Drives a signal of whatever kind.
    #[track_caller]
    pub(crate) fn drive_one(&mut self, signal: &dyn Atom, value: Expr) {
        self.drive_atom(signal, value, Location::caller());
    }

    /// Drives every signal of one bundle with its counterpart in another. Bundles of two types must have the same
    /// signals.
    #[track_caller]
    pub fn connect<T: Bundle, S: Bundle>(&mut self, target: &T, source: &S) {
        let (targets, sources) = (target.fields(), source.fields());
        if targets.len() != sources.len() {
            return self.drive_bundle(target, source.values());
        }
        let place = Location::caller();
        for (target, source) in targets.iter().zip(sources) {
            self.drive_atom(target.signal, source.value, place);
        }
    }

    /// Drives every signal of a bundle that is there, in the order of its declaration. Does nothing if all are absent.
    #[track_caller]
    pub fn drive_bundle<T: Bundle>(&mut self, target: &T, values: Vec<Expr>) {
        let place = Location::caller();
        let signals = target.signals();
        if signals.is_empty() {
            values.iter().for_each(|value| self.lose(value));
            return;
        }
        if signals.len() != values.len() {
            self.fault(place, format!("a bundle of {} signals driven with {}", signals.len(), values.len()));
        }
        for ((_, signal), value) in signals.into_iter().zip(values) {
            self.drive_atom(signal, value, place);
        }
    }

    /// At the next clock edge the register takes this value. Does nothing if the register is absent.
    #[track_caller]
    pub fn update(&mut self, register: &RDff, value: impl Into<Expr>) {
        self.push_update(register, None, value.into(), Location::caller());
    }

    /// At the next clock edge the register takes this value if `condition` is high. If a register has several updates,
    /// the first whose condition is high counts; if none is, the register holds.
    #[track_caller]
    pub fn update_when(&mut self, register: &RDff, condition: impl Into<Expr>, value: impl Into<Expr>) {
        self.push_update(register, Some(condition.into()), value.into(), Location::caller());
    }

    fn push_update(&mut self, register: &RDff, condition: Option<Expr>, value: Expr, place: &Location<'_>) {
        let never = condition
            .as_ref()
            .is_some_and(|condition| condition.needs_no_wire() && condition.plain_constant() == Some(0));
        if never || (!register.is_present() && value.width() == register.width()) {
            condition.iter().chain([&value]).for_each(|value| self.lose(value));
            return;
        }
        self.check(&value, place, "a register's value");
        if let Some(condition) = &condition {
            self.check(condition, place, "a register's condition");
            if condition.width() != 1 {
                self.fault(place, format!("a condition of {} bits; compare or reduce it", condition.width()));
            }
        }
        if register.width() != value.width() && !matches!(value.node(), Node::Fault(_)) {
            let message = format!("a register of {} bits updated with {} bits", register.width(), value.width());
            self.fault(place, message);
        }
        self.check_kind(&register.q, &value, place);
        // What is always so is no condition.
        let condition = condition.filter(|condition| condition.plain_constant() != Some(1));
        let id = register.q.id();
        if self.updates.iter().any(|update| update.id == id && update.condition.is_none()) {
            self.fault(place, "this register already has an unconditional update, so this one never counts");
        }
        self.updates.push(Update { id, condition, value });
    }

    /// States that these values are not needed here, and why; without it, an output of a sub-block that has no reader
    /// is a fault, and Verilator warns of every unread bit.
    #[track_caller]
    pub fn ignore(&mut self, reason: impl Into<String>, values: Vec<Expr>) {
        let is_absent = |value: &Expr| value.needs_no_wire() && value.constant_value().is_some();
        let values: Vec<Expr> = values.into_iter().filter(|value| !is_absent(value)).collect();
        if values.is_empty() {
            return;
        }
        for value in &values {
            self.check(value, Location::caller(), "an ignored value");
        }
        self.statements.push(Statement::Ignore { reason: reason.into(), values });
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

/// Gives a value a name, in Rust and in the Verilog: `wire!(k, caught = present & called);` is
/// `let caught = k.wire("caught", present & called);`.
#[macro_export]
macro_rules! wire {
    ($k:expr, $name:ident = $value:expr) => {
        let $name = $k.wire(stringify!($name), $value);
    };
}
