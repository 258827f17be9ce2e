//! The logic between a module's declarations and its sub-modules.

use std::fmt::Write;

use super::layout::{Group, Item, Layout, MergedStatement};
use super::memory::memory_text;
use super::unused::unused;
use super::{keyword, looped, wrapped};
use crate::kit::code::Label;
use crate::kit::expression::{Expr, Node};
use crate::kit::expression_text::{broken, filled, flat, Names, COLUMN_MAX};
use crate::kit::statement::{Cells, Statement, Table};

pub(super) fn logic(layout: &Layout<'_>) -> String {
    let mut text = String::new();
    let mut apart = true;
    for (heading, items) in &layout.sections {
        let heading = heading.as_ref().map(|heading| wrapped(heading, "    "));
        text.push_str(&section_lines(layout, items, heading, &mut apart));
    }
    text.push_str(&unused(layout));
    text
}

/// The lines under a heading; a paragraph keeps a blank line on both sides.
fn section_lines(layout: &Layout<'_>, items: &[Item<'_>], mut heading: Option<String>, apart: &mut bool) -> String {
    let mut text = String::new();
    for item in items {
        let Some((paragraph, lines)) = item_lines(layout, item) else {
            continue;
        };
        if *apart || paragraph || heading.is_some() {
            text.push('\n');
        }
        text.push_str(&heading.take().unwrap_or_default());
        text.push_str(&lines);
        *apart = paragraph;
    }
    text
}

/// The lines of a statement, a loop or a declaration, and whether they are a paragraph; `None` of what has no line.
fn item_lines(layout: &Layout<'_>, item: &Item<'_>) -> Option<(bool, String)> {
    Some(match item {
        Item::Loop(groups) => (false, rounds(layout, groups)),
        Item::Declare { name, range, is_procedural } => {
            (false, format!("    {} {range}{name};\n", keyword(*is_procedural).trim_end()))
        }
        Item::One(Statement::Comment(_) | Statement::Ignore { .. }) => return None,
        Item::One(Statement::Wire { name, value }) => {
            (false, assignment(&opening(layout, name, value.width()), value, layout))
        }
        Item::One(Statement::Drive { id, value }) => (false, drive(layout, *id, value)?),
        Item::One(Statement::Case { name, default, .. }) if layout.indexed.contains_key(name) => {
            (false, assignment(&opening(layout, name, default.width()), &layout.indexed[name], layout))
        }
        Item::One(Statement::Case { name, selector, arms, default }) => {
            let declared = declared(layout, name, default.width());
            let name = layout.text(layout.wire_name(name));
            (true, declared + &case(layout, &name, selector, arms, default))
        }
        Item::One(Statement::Table(rows)) => (true, table(layout, rows)),
        Item::One(Statement::Memory(memory)) => (true, memory_text(layout, memory)),
    })
}

/// Statements of a list's elements, as a loop.
fn rounds(layout: &Layout<'_>, groups: &[Group<'_>]) -> String {
    let mut lines = String::new();
    let mut needs_number = false;
    for group in groups {
        let Some((statement, merge)) = layout.merged_statement(group) else {
            continue;
        };
        let is_local = layout.vectors.local.contains(&group.list);
        let range = |value: &Expr| layout.sizes.range(value.width());
        match statement {
            MergedStatement::Assign { target, value } => {
                let target = flat(&target, layout);
                let opening = match is_local {
                    true => format!("    wire {}{target} = ", range(&value)),
                    false => format!("    assign {target} = "),
                };
                lines.push_str(&assignment(&opening, &value, layout));
            }
            MergedStatement::Case { target, selector, arms, default } => {
                let target = flat(&target, layout);
                if is_local {
                    let _ = writeln!(lines, "    reg {}{target};", range(&default));
                }
                lines.push_str(&case(layout, &target, &selector, &arms, &default));
            }
        }
        needs_number |= merge.needs_number.get();
    }
    let label = layout.label(&groups[0].list);
    looped(&label, groups[0].first, groups[0].end(), needs_number, &lines)
}

fn assignment(opening: &str, value: &Expr, names: &dyn Names) -> String {
    let value = broken(value, names, opening.len(), 4);
    let opening = if value.starts_with('\n') { opening.trim_end() } else { opening };
    format!("{opening}{value};\n")
}

/// What precedes a wire's value: its declaration, or, if it is a port or local, `assign`.
pub(super) fn opening(module: &Layout<'_>, wire: &str, width: u32) -> String {
    let name = module.wire_name(wire);
    match module.wires.contains_key(wire) || module.vectors.element(name).is_some() {
        true => format!("    assign {} = ", module.text(name)),
        false => format!("    wire {}{wire} = ", module.sizes.range(width)),
    }
}

/// The line that declares a wire that gets its value in an `always` block; none for one that is a port or local.
pub(super) fn declared(module: &Layout<'_>, wire: &str, width: u32) -> String {
    match module.wires.contains_key(wire) || module.vectors.element(wire).is_some() {
        true => String::new(),
        false => format!("    reg {}{wire};\n", module.sizes.range(width)),
    }
}

/// Whether a driver has no line: the signal has its value by a sub-module's connection, or is what drives it.
pub(super) fn is_silent(layout: &Layout<'_>, id: usize, value: &Expr) -> bool {
    let is_itself = match value.node() {
        Node::Signal(source) => layout.aliases.get(source) == Some(&id) || layout.shown.get(source) == Some(&id),
        Node::Wire(wire) => layout.wires.get(&**wire) == Some(&id),
        _ => false,
    };
    is_itself || layout.connected.contains_key(&id)
}

/// The line that drives a signal, if it has one.
fn drive(layout: &Layout<'_>, id: usize, value: &Expr) -> Option<String> {
    if is_silent(layout, id, value) {
        return None;
    }
    let name = &layout.names[&id];
    let is_port_or_local =
        layout.ports.iter().any(|port| port.id == id) || layout.locals.iter().any(|net| net.id == id);
    let opening = if is_port_or_local || layout.vectors.element(name).is_some() {
        format!("    assign {} = ", layout.text(name))
    } else {
        format!("    wire {}{name} = ", layout.sizes.range(value.width()))
    };
    Some(assignment(&opening, value, layout))
}

fn case(module: &Layout<'_>, name: &str, selector: &Expr, arms: &[(Vec<Label>, Expr)], default: &Expr) -> String {
    let mut text = format!("    always @(*) begin\n        case ({})\n", flat(selector, module));
    let mut arm = |labels: &str, last_column: usize, value: &Expr| {
        let opening = format!("{name} = ");
        let value = broken(value, module, last_column + 2 + opening.len(), 12);
        let _ = writeln!(text, "            {labels}: {opening}{value};");
    };
    for (labels, value) in arms {
        let labels: Vec<String> = labels.iter().map(|label| flat(&label.constant(selector.width()), module)).collect();
        let labels = filled(&labels, 12);
        let last_line = labels.lines().last().unwrap_or("").len();
        let indent = if labels.contains('\n') { 0 } else { 12 };
        arm(&labels, indent + last_line, value);
    }
    arm("default", 19, default);
    text.push_str("        endcase\n    end\n");
    text
}

/// A table as one `case`: what each row says, over what holds in all rows that do not say it.
fn table(module: &Layout<'_>, table: &Table) -> String {
    let mut text = String::new();
    for (name, default) in &table.columns {
        text.push_str(&declared(module, name, default.width()));
    }
    text.push_str("    always @(*) begin\n");
    for (name, default) in &table.columns {
        let name = module.text(module.wire_name(name));
        let _ = writeln!(text, "        {name} = {};", flat(default, module));
    }
    let _ = writeln!(text, "        case ({})", flat(&table.selector, module));
    for (label, set) in table.rows_told() {
        let label = flat(&label.constant(table.selector.width()), module);
        text.push_str(&table_row(module, table, &label, set));
    }
    text.push_str(&match table.otherwise.is_empty() {
        true => "            default: ;\n".to_owned(),
        false => table_row(module, table, "default", &table.otherwise),
    });
    text.push_str("        endcase\n    end\n");
    text
}

/// What a table's row says, in one line if there is room.
fn table_row(module: &Layout<'_>, table: &Table, label: &str, set: &Cells) -> String {
    let said = set.iter().map(|(column, value)| {
        let name = module.text(module.wire_name(&table.columns[*column].0));
        format!("{name} = {};", flat(value, module))
    });
    let said: Vec<String> = said.collect();
    if said.is_empty() {
        return format!("            {label}: ;\n");
    }
    let line = format!("            {label}: begin {} end\n", said.join(" "));
    if line.len() < COLUMN_MAX {
        return line;
    }
    format!("            {label}: begin\n                {}\n            end\n", words_filled(&said, 16))
}

/// Statements in lines that begin at `indent`.
fn words_filled(said: &[String], indent: usize) -> String {
    let mut text = String::new();
    let mut column = indent;
    for one in said {
        if column > indent && column + one.len() + 1 > COLUMN_MAX {
            let _ = write!(text, "\n{:indent$}", "");
            column = indent;
        } else if column > indent {
            text.push(' ');
            column += 1;
        }
        text.push_str(one);
        column += one.len();
    }
    text
}
