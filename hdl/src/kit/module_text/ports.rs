//! The port list of a module, in groups of one partner.

use std::collections::HashSet;

use super::{keyword, with_comments, wrapped, Declaration};
use crate::kit::description::Parameter;
use crate::kit::expression_text::Sizes;
use crate::kit::module::{Module, Port, PortDirection};

pub(super) fn ports(module: &Module, said: &mut HashSet<String>) -> String {
    let range = |width| module.sizes.range(width);
    let widths = module.ports.iter().map(|port| range(port.width).len());
    let range_width = widths.max().unwrap_or(0);
    let declaration = |(index, port): (usize, &Port)| {
        let direction = match port.direction {
            PortDirection::In => "input ",
            PortDirection::Out => "output",
        };
        let kind = keyword(module.procedural.contains(&port.id));
        let comma = if index + 1 < module.ports.len() { "," } else { "" };
        // Every module has these two; their meaning is the same everywhere.
        let told = matches!(port.name.as_str(), "clock" | "reset");
        Declaration {
            line: format!("{direction} {kind} {:>range_width$}{}{comma}", range(port.width), port.name),
            comment: if told { String::new() } else { port.doc.clone() },
        }
    };
    let lines = with_comments(module.ports.iter().enumerate().map(declaration).collect(), said);
    let mut text = String::new();
    let mut group = "";
    for (port, line) in module.ports.iter().zip(lines) {
        if port.group != group && !text.is_empty() {
            text.push('\n');
        }
        if port.group != group {
            text.push_str(&wrapped(&port.group, "    "));
        }
        group = &port.group;
        text.push_str(&line);
    }
    text
}

/// The list of parameters, with the values that the sample has; nothing where there are none.
pub(super) fn parameters(sizes: &Sizes) -> String {
    let count = sizes.0.len();
    let declaration = |(index, parameter): (usize, &Parameter)| Declaration {
        line: format!("parameter {} = {}{}", parameter.name, parameter.value, if index + 1 < count { "," } else { "" }),
        comment: parameter.doc.to_owned(),
    };
    let declarations = sizes.0.iter().enumerate().map(declaration).collect();
    match count {
        0 => String::new(),
        _ => format!("#(\n{}) ", with_comments(declarations, &mut HashSet::new()).concat()),
    }
}
