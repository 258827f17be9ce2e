//! One block, with every name known: what stands between the walk over the Rust structure and the Verilog text.

use std::collections::{HashMap, HashSet};

use super::description::ModuleDescription;
use super::expression::{Expr, Node};
use super::expression_text::Names;
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
    pub doc: String,
    /// The ports under their own names, with this instance's identities.
    pub ports: Vec<Port>,
}

/// A block ready to be checked and printed.
#[derive(Debug)]
pub(crate) struct Module {
    pub description: Box<ModuleDescription>,
    pub ports: Vec<Port>,
    pub locals: Vec<Net>,
    pub registers: Vec<Net>,
    pub instances: Vec<Instance>,
    /// Every visible atom's name here.
    pub names: HashMap<usize, String>,
    /// Outputs of sub-blocks that are wired straight to a port or local, so that their driver needs no line.
    pub aliases: HashMap<usize, usize>,
}

impl Names for Module {
    fn name_of(&self, id: usize) -> Option<&str> {
        self.names.get(&id).map(String::as_str)
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
    match expression.node() {
        Node::Signal(id) => visit(Value::Atom(*id)),
        Node::Wire(name) => visit(Value::Wire(name.to_string())),
        Node::Constant(_) | Node::Fault(_) => {}
        Node::Unary(_, operand)
        | Node::Replicate(_, operand)
        | Node::Slice { base: operand, .. } => {
            each_value(operand, visit);
        }
        Node::Binary(_, left, right) => {
            each_value(left, visit);
            each_value(right, visit);
        }
        Node::Mux {
            condition,
            then,
            otherwise,
        } => {
            for part in [condition, then, otherwise] {
                each_value(part, visit);
            }
        }
        Node::Concat(parts) => {
            for part in parts {
                each_value(part, visit);
            }
        }
    }
}

impl Module {
    /// Calls `visit` for every value that any statement or register update reads.
    pub(crate) fn each_read(&self, visit: &mut dyn FnMut(Value)) {
        for statement in &self.description.kernel.statements {
            for expression in statement.expressions() {
                each_value(expression, visit);
            }
        }
        for update in &self.description.kernel.updates {
            each_value(&update.value, visit);
            if let Some(condition) = &update.condition {
                each_value(condition, visit);
            }
        }
    }

    /// The port of this module with this name and direction.
    pub(crate) fn port(&self, name: &str, direction: PortDirection) -> Option<&Port> {
        self.ports
            .iter()
            .find(|port| port.name == name && port.direction == direction)
    }

    /// Names the atoms: ports, locals and registers as their fields, ports of sub-blocks as `instance_port`, except that
    /// a sub-block's output that only feeds one of this module's outputs takes that output's name.
    pub(crate) fn name_atoms(&mut self) {
        let own = self.ports.iter().map(|port| (port.id, port.name.clone()));
        let nets = self
            .locals
            .iter()
            .chain(&self.registers)
            .map(|net| (net.id, net.name.clone()));
        self.names = own.chain(nets).collect();
        for instance in &self.instances {
            for port in &instance.ports {
                self.names
                    .insert(port.id, format!("{}_{}", instance.name, port.name));
            }
        }
        let of_port = |port: &Port| port.id;
        let own_outputs: HashSet<usize> = self
            .ports
            .iter()
            .filter(|port| port.direction == PortDirection::Out)
            .map(of_port)
            .collect();
        let instance_outputs: HashSet<usize> = self
            .instance_ports(PortDirection::Out)
            .map(of_port)
            .collect();
        for statement in &self.description.kernel.statements {
            let Statement::Drive { id: target, value } = statement else {
                continue;
            };
            let Node::Signal(source) = value.node() else {
                continue;
            };
            let straight = own_outputs.contains(target) && instance_outputs.contains(source);
            if straight && !self.aliases.contains_key(source) {
                self.aliases.insert(*source, *target);
                let name = self.names[target].clone();
                self.names.insert(*source, name);
            }
        }
    }

    /// The ports of all sub-blocks that point this way.
    pub(crate) fn instance_ports(&self, direction: PortDirection) -> impl Iterator<Item = &Port> {
        let all = self.instances.iter().flat_map(|instance| &instance.ports);
        all.filter(move |port| port.direction == direction)
    }
}

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
        if let Some((partner, rest)) = text
            .strip_prefix(opening)
            .and_then(|rest| rest.split_once(": "))
        {
            if partner.split_whitespace().count() <= 4 {
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
