//! The sub-modules in a module's text, alone or as a list, and the drivers in their connections.

use std::collections::HashSet;

use super::description::Parameter;
use super::expression_text::flat;
use super::module_text::{loop_around, wrapped, Layout, Parts};

/// The text of one sub-module, or of a list: its comment, then what opens it, the module's name, and the rest.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct InstanceText {
    pub module: usize,
    pub comment: String,
    /// Up to the module's name: the loop, if it is a list.
    pub opening: String,
    /// The values of the module's parameters; empty where it has none.
    pub parameters: String,
    pub connections: String,
    /// What closes the loop.
    pub closing: String,
}

/// Prints one sub-module, or a list as a loop.
pub(crate) fn instance_text(layout: &Layout<'_>, parts: &Parts) -> InstanceText {
    let instance = &layout.instances[parts.instances[0]];
    let (connections, number) = layout.connections(parts, &mut HashSet::new()).unwrap_or_default();
    let count = parts.instances.len() as u32;
    let is_list = count > 1;
    let (opening, closing) = match is_list {
        true => loop_around(&layout.label(&parts.name), 0, count, number),
        false => (String::new(), ""),
    };
    let indent = if is_list { "        " } else { "    " };
    let width = connections.iter().map(|(port, _)| port.len()).max().unwrap_or(0);
    let lines = connections.iter().map(|(port, value)| format!("{indent}    .{port:width$} ({})", flat(value, layout)));
    let lines: Vec<String> = lines.collect();
    let value = |parameter: &Parameter| {
        let value = layout.sizes.number(parameter.value);
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
        opening: opening + indent,
        connections: format!("{} (\n{}\n{indent});\n", parts.name, lines.join(",\n")),
        closing: closing.to_owned(),
    }
}
