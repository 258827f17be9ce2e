//! Functions as graphs for Graphviz: a box a block, an arrow an edge.

use std::fmt::Write;

use super::{Function, Module, Parting, Terminator};

/// The graphs of all functions of a module, as text for `dot`.
pub fn graph(module: &Module) -> String {
    let mut text = String::from("digraph program {\n  node [shape=box, fontname=monospace];\n");
    for (number, function) in module.functions.iter().enumerate() {
        if function.body.is_some() {
            of_function(&mut text, number, function);
        }
    }
    text.push_str("}\n");
    text
}

fn of_function(text: &mut String, number: usize, function: &Function) {
    let Some(body) = &function.body else { return };
    let name = &function.name;
    let _ = writeln!(text, "  subgraph cluster_{number} {{\n    label=\"{name}\";");
    for &id in &body.order {
        let block = &body.blocks[id];
        let count = block.instructions.len();
        let what = match &block.end {
            Terminator::Branch { parting, .. } => match parting {
                Parting::Undecided => "branch",
                Parting::Jump => "branch, jump",
                Parting::Split => "branch, split",
                Parting::Stay => "branch, splitl",
            },
            Terminator::Jump(_) => "jump",
            Terminator::Switch { .. } => "switch",
            Terminator::JumpIndirect { .. } => "computed jump",
            Terminator::Return(_) => "return",
            Terminator::Unreachable => "never comes here",
        };
        let _ = writeln!(text, "    f{number}b{} [label=\"{}: {count} instructions\\n{what}\"];", id.0, id.0);
        for (index, edge) in block.end.edges().into_iter().enumerate() {
            let label = match (&block.end, index) {
                (Terminator::Branch { .. }, 0) => " [label=\"true\"]",
                _ => "",
            };
            let _ = writeln!(text, "    f{number}b{} -> f{number}b{}{label};", id.0, edge.block.0);
        }
    }
    text.push_str("  }\n");
}
