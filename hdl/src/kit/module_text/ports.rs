//! The port list of a module, in groups of one partner.

use std::collections::HashSet;

use super::{keyword, with_comments, wrapped, Declaration, Layout};
use crate::kit::description::Parameter;
use crate::kit::expression_text::Sizes;
use crate::kit::module::{Port, PortDirection};

pub(super) fn ports(layout: &Layout<'_>, said: &mut HashSet<String>) -> String {
    let mut vectors = HashSet::new();
    // A vector takes the place of its first element.
    let shown = layout.ports.iter().filter_map(|port| match layout.vectors.element(&port.name) {
        None => Some((layout.sizes.range(port.width), port.name.as_str(), port)),
        Some((vector, _)) => {
            let is_first = vectors.insert(&vector.name);
            is_first.then(|| (layout.vectors.range(layout, vector), vector.name.as_str(), port))
        }
    });
    let shown: Vec<(String, &str, &Port)> = shown.collect();
    let range_width = shown.iter().map(|(range, ..)| range.len()).max().unwrap_or(0);
    let declaration = |(index, (range, name, port)): (usize, &(String, &str, &Port))| {
        let direction = match port.direction {
            PortDirection::In => "input ",
            PortDirection::Out => "output",
        };
        let kind = keyword(layout.is_procedural(port.id));
        let comma = if index + 1 < shown.len() { "," } else { "" };
        // Every module has these two; their meaning is the same everywhere.
        let is_known = matches!(*name, "clock" | "reset");
        Declaration {
            line: format!("{direction} {kind} {range:>range_width$}{name}{comma}"),
            comment: if is_known { String::new() } else { port.doc.clone() },
        }
    };
    let lines = with_comments(shown.iter().enumerate().map(declaration).collect(), said);
    let mut text = String::new();
    let mut group = "";
    for ((.., port), line) in shown.iter().zip(lines) {
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
