//! The sub-modules in a module's text, and what stands in their connections.

use std::collections::{HashMap, HashSet};

use super::description::Parameter;
use super::expression::Node;
use super::expression_text::flat;
use super::module::{Instance, Module, PortDirection, Value};
use super::module_text::wrapped;
use super::statement::Statement;

/// One sub-module's text: its comment, then the module's name, then the rest.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct InstanceText {
    pub module: usize,
    pub comment: String,
    /// The values of the module's parameters; empty where it has none.
    pub parameters: String,
    pub connections: String,
}

/// The inputs of sub-modules whose driver is short and has no other reader: it stands in the connection itself.
pub(crate) fn inlined(module: &Module) -> HashMap<usize, String> {
    let mut read = HashSet::new();
    module.each_read(&mut |value| {
        read.insert(value);
    });
    let inputs: HashSet<usize> = module.instance_ports(PortDirection::In).map(|port| port.id).collect();
    let mut connected = HashMap::new();
    for statement in &module.description.kernel.statements {
        let Statement::Drive { id, value } = statement else {
            continue;
        };
        let plain = match value.node() {
            Node::Signal(_) | Node::Wire(_) | Node::Constant(_) | Node::Named { .. } | Node::Slice { .. } => true,
            Node::Concat(_) | Node::Unary(..) | Node::Binary(..) | Node::Replicate(..) => {
                flat(value, module).len() <= 40
            }
            Node::Mux { .. } | Node::Fault(_) => false,
        };
        if inputs.contains(id) && plain && !read.contains(&Value::Atom(*id)) {
            connected.insert(*id, flat(value, module));
        }
    }
    connected
}

/// Prints one instance; `connected` as [`inlined`] found it.
pub(crate) fn instance_text(module: &Module, instance: &Instance, connected: &HashMap<usize, String>) -> InstanceText {
    let width = instance.ports.iter().map(|port| port.name.len()).max().unwrap_or(0);
    let lines: Vec<String> = instance
        .ports
        .iter()
        .map(|port| {
            let value = connected.get(&port.id).map_or_else(|| connection(module, port.id, &port.name), String::clone);
            format!("        .{:width$} ({value})", port.name)
        })
        .collect();
    let value = |parameter: &Parameter| {
        let value = module.sizes.number(parameter.value);
        format!(".{}({value})", parameter.name)
    };
    let parameters: Vec<String> = instance.parameters.iter().map(value).collect();
    InstanceText {
        module: instance.module,
        parameters: match parameters.is_empty() {
            true => String::new(),
            false => format!("#({}) ", parameters.join(", ")),
        },
        comment: wrapped(&instance.doc, "    "),
        connections: format!("{} (\n{}\n    );\n", instance.name, lines.join(",\n")),
    }
}

/// What an unlisted port connects to: its own wire, or this module's `clock` or `reset`.
fn connection(module: &Module, id: usize, port: &str) -> String {
    if matches!(port, "clock" | "reset") && !module.description.kernel.drives(id) {
        port.to_string()
    } else {
        module.names[&id].clone()
    }
}
