//! One block, with every name known: the form between the walk over the Rust structure and the Verilog text.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::rc::Rc;

use super::code::Codes;
use super::description::{ModuleDescription, Parameter};
use super::error::Fault;
use super::expression::{Expr, Node};
use super::expression_text::{Names, Sizes};
use super::statement::Statement;

/// Which way a port points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PortDirection {
    /// Driven from outside.
    In,
    /// Driven by the module.
    Out,
}

/// A port of an emitted module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Port {
    /// Its Verilog name.
    pub name: String,
    /// Its width in bits.
    pub width: u32,
    /// Which way it points.
    pub direction: PortDirection,
    pub(crate) id: usize,
    pub(crate) doc: String,
    /// The producer or consumer, as `from fetch`; empty when the doc comment names none.
    pub(crate) group: String,
}

/// A wire or register inside a module.
#[derive(Debug)]
pub(crate) struct Net {
    pub name: String,
    pub width: u32,
    pub id: usize,
    pub doc: String,
    /// For registers.
    pub reset_value: Option<u128>,
    /// For registers that configuration of the device sets.
    pub power_up_value: Option<u128>,
}

/// A sub-block.
#[derive(Debug)]
pub(crate) struct Instance {
    pub name: String,
    /// Index of the module among the distinct ones.
    pub module: usize,
    /// The values of the module's parameters.
    pub parameters: Vec<Parameter>,
    pub doc: String,
    /// The ports under their own names, with this instance's identities.
    pub ports: Vec<Port>,
}

impl Instance {
    pub(crate) fn has_parameters(&self) -> bool {
        !self.parameters.is_empty()
    }
}

/// A block ready to be checked and printed.
#[derive(Debug)]
pub(crate) struct Module {
    pub description: Box<ModuleDescription>,
    /// The codes that it declares; known when it is to be printed.
    pub codes: Codes,
    /// The sizes that are parameters; none but in the sample of a module with parameters.
    pub sizes: Sizes,
    pub ports: Vec<Port>,
    pub locals: Vec<Net>,
    pub registers: Vec<Net>,
    pub instances: Vec<Instance>,
    /// Whether lists of ports are vectors: not those of a top, whose ports are an interface.
    pub packs_ports: bool,
    /// Every visible atom's name here.
    pub names: HashMap<usize, String>,
    /// Outputs of sub-blocks that are wired straight to an output, so that its driver needs no line.
    pub aliases: HashMap<usize, usize>,
    /// Wires of the kernel that are an output or a local.
    pub wires: HashMap<String, usize>,
    /// Registers that are an output.
    pub shown: HashMap<usize, usize>,
    /// Outputs and locals that get their values in an `always` block.
    pub procedural: HashSet<usize>,
}

impl Names for Module {
    fn name_of(&self, id: usize) -> Option<&str> {
        self.names.get(&id).map(String::as_str)
    }

    fn wire_name<'a>(&'a self, wire: &'a str) -> &'a str {
        let joined = self.wires.get(wire).and_then(|id| self.name_of(*id));
        joined.unwrap_or(wire)
    }

    fn sizes(&self) -> &Sizes {
        &self.sizes
    }

    fn code_width(&self, code: &str) -> Option<u32> {
        self.codes.get(code).map(|(width, _)| *width)
    }
}

/// Something with a value inside a module: an atom or a named wire.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Value {
    Atom(usize),
    Wire(String),
}

/// Calls `visit` for every atom and wire that the expression reads.
pub(crate) fn each_value(expression: &Expr, visit: &mut dyn FnMut(Value)) {
    each_node(expression, &mut |part| match part.node() {
        Node::Signal(id) => visit(Value::Atom(*id)),
        Node::Wire(name) => visit(Value::Wire(name.to_string())),
        _ => {}
    });
}

/// Calls `visit` for the expression and every part of it.
pub(crate) fn each_node(expression: &Expr, visit: &mut dyn FnMut(&Expr)) {
    visit(expression);
    match expression.node() {
        Node::Signal(_) | Node::Wire(_) | Node::Constant(_) | Node::Named { .. } | Node::Fault(_) => {}
        Node::Unary(_, operand) | Node::Replicate(_, operand) | Node::Slice { base: operand, .. } => {
            each_node(operand, visit);
        }
        Node::Binary(_, left, right) => {
            each_node(left, visit);
            each_node(right, visit);
        }
        Node::Mux { condition, then, otherwise } => {
            for part in [condition, then, otherwise] {
                each_node(part, visit);
            }
        }
        Node::Concat(parts) => {
            for part in parts {
                each_node(part, visit);
            }
        }
    }
}

impl Module {
    /// Every expression of the statements and updates.
    fn expressions(&self) -> impl Iterator<Item = &Expr> {
        let kernel = &self.description.kernel;
        let statements = kernel.statements.iter().flat_map(Statement::expressions);
        let updates = kernel.updates.iter();
        let updates = updates.flat_map(|update| update.condition.iter().chain([&update.value]));
        statements.chain(updates)
    }

    /// Calls `visit` for every value that any statement or register update reads.
    pub(crate) fn each_read(&self, visit: &mut dyn FnMut(Value)) {
        for expression in self.expressions() {
            each_value(expression, visit);
        }
    }

    /// The codes used in any statement or register update, each in the greatest width in which it is used.
    ///
    /// # Errors
    /// One name stands for two values.
    pub(crate) fn codes_used(&self) -> Result<Codes, Fault> {
        let mut codes: Codes = BTreeMap::new();
        let mut twice = None;
        let mut take = |name: &Rc<str>, width: u32, value| {
            let (widest, before) = codes.entry(name.clone()).or_insert((width, value));
            *widest = width.max(*widest);
            if *before != value {
                twice = Some(name.clone());
            }
        };
        for expression in self.expressions() {
            each_node(expression, &mut |part| {
                if let Node::Named { name, value } = part.node() {
                    take(name, part.width(), *value);
                }
            });
        }
        for statement in &self.description.kernel.statements {
            for (label, width) in statement.labels() {
                if let Some(name) = &label.name {
                    take(name, width, label.value);
                }
            }
        }
        match twice {
            None => Ok(codes),
            Some(name) => Err(Fault::of_structure(format!("`{name}` has two values here"))),
        }
    }

    /// The port of this module with this name and direction.
    pub(crate) fn port(&self, name: &str, direction: PortDirection) -> Option<&Port> {
        self.ports.iter().find(|port| port.name == name && port.direction == direction)
    }

    /// The ports of all sub-blocks that point this way.
    pub(crate) fn instance_ports(&self, direction: PortDirection) -> impl Iterator<Item = &Port> {
        let all = self.instances.iter().flat_map(|instance| &instance.ports);
        all.filter(move |port| port.direction == direction)
    }
}

/// Most words of the name of a producer or consumer, as in `load/store unit and interrupt address`.
const PARTNER_WORDS_MAX: usize = 6;

/// The first paragraph of a doc comment on one line, and the producer or consumer that it opens with: `From fetch: the
/// word.` gives `from fetch` and `the word.`
pub(crate) fn summary(lines: &[&str]) -> (String, String) {
    let paragraph: Vec<&str> = lines
        .iter()
        .map(|line| line.trim())
        .skip_while(|line| line.is_empty())
        .take_while(|line| !line.is_empty())
        .collect();
    let text = paragraph.join(" ").replace(['`', '[', ']'], "");
    for (opening, group) in [("From ", "from "), ("To ", "to ")] {
        if let Some((partner, rest)) = text.strip_prefix(opening).and_then(|rest| rest.split_once(": ")) {
            if partner.split_whitespace().count() <= PARTNER_WORDS_MAX {
                let mut rest = rest.to_string();
                if let Some(first) = rest.get_mut(0..1) {
                    first.make_ascii_uppercase();
                }
                return (format!("{group}{partner}"), rest);
            }
        }
    }
    (String::new(), text)
}
