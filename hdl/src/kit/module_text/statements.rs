//! The logic between a module's declarations and its sub-modules.

use std::collections::HashMap;
use std::fmt::Write;

use super::memory::memory_text;
use super::sections::sections;
use super::wrapped;
use crate::kit::code::Label;
use crate::kit::expression::{Expr, Node};
use crate::kit::expression_text::{broken, filled, flat, Names, COLUMN_MAX};
use crate::kit::module::Module;
use crate::kit::statement::{Cells, Statement, Table};

pub(super) fn logic(module: &Module, connected: &HashMap<usize, String>) -> String {
    let mut text = String::new();
    let mut apart = true;
    for section in sections(module) {
        let heading = section.heading.map(|heading| wrapped(&heading, "    "));
        let lines = section_lines(module, connected, &section.statements, heading, &mut apart);
        text.push_str(&lines);
    }
    text.push_str(&ignored(module));
    text
}

/// The lines under a heading; a paragraph keeps a blank line on both sides.
fn section_lines(
    module: &Module,
    connected: &HashMap<usize, String>,
    statements: &[&Statement],
    mut heading: Option<String>,
    apart: &mut bool,
) -> String {
    let mut text = String::new();
    for statement in statements {
        let (paragraph, lines) = match statement {
            Statement::Comment(_) | Statement::Ignore { .. } => continue,
            Statement::Wire { name, value } => {
                let opening = opening(module, name, value.width());
                (false, assignment(&opening, value, module))
            }
            Statement::Drive { id, value } => match drive(module, connected, *id, value) {
                Some(line) => (false, line),
                None => continue,
            },
            Statement::Case { name, selector, arms, default } => (true, case(module, name, selector, arms, default)),
            Statement::Table(rows) => (true, table(module, rows)),
            Statement::Memory(memory) => (true, memory_text(module, memory)),
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

fn assignment(opening: &str, value: &Expr, names: &dyn Names) -> String {
    let value = broken(value, names, opening.len(), 4);
    let opening = if value.starts_with('\n') { opening.trim_end() } else { opening };
    format!("{opening}{value};\n")
}

/// What stands before a wire's value: its declaration, or, if it is a port or local, `assign`.
pub(super) fn opening(module: &Module, wire: &str, width: u32) -> String {
    match module.wires.contains_key(wire) {
        true => format!("    assign {} = ", module.wire_name(wire)),
        false => format!("    wire {}{wire} = ", module.sizes.range(width)),
    }
}

/// The line that declares a wire that gets its value in an `always` block; none for one that is a port or local.
pub(super) fn declared(module: &Module, wire: &str, width: u32) -> String {
    match module.wires.contains_key(wire) {
        true => String::new(),
        false => format!("    reg {}{wire};\n", module.sizes.range(width)),
    }
}

/// The line that drives a signal; `None` when the signal has its value already: by a sub-module's connection, or as
/// what drives it.
fn drive(module: &Module, connected: &HashMap<usize, String>, id: usize, value: &Expr) -> Option<String> {
    let is_itself = match value.node() {
        Node::Signal(source) => module.aliases.get(source) == Some(&id) || module.shown.get(source) == Some(&id),
        Node::Wire(wire) => module.wires.get(&**wire) == Some(&id),
        _ => false,
    };
    if is_itself || connected.contains_key(&id) {
        return None;
    }
    let name = &module.names[&id];
    let is_declared = module.ports.iter().any(|port| port.id == id) || module.locals.iter().any(|net| net.id == id);
    let opening = if is_declared {
        format!("    assign {name} = ")
    } else {
        format!("    wire {}{name} = ", module.sizes.range(value.width()))
    };
    Some(assignment(&opening, value, module))
}

fn case(module: &Module, name: &str, selector: &Expr, arms: &[(Vec<Label>, Expr)], default: &Expr) -> String {
    let mut text = declared(module, name, default.width());
    let name = module.wire_name(name);
    let _ = writeln!(text, "    always @(*) begin\n        case ({})", flat(selector, module));
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
fn table(module: &Module, table: &Table) -> String {
    let mut text = String::new();
    for (name, default) in &table.columns {
        text.push_str(&declared(module, name, default.width()));
    }
    text.push_str("    always @(*) begin\n");
    for (name, default) in &table.columns {
        let name = module.wire_name(name);
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
fn table_row(module: &Module, table: &Table, label: &str, set: &Cells) -> String {
    let said = set.iter().map(|(column, value)| {
        let name = module.wire_name(&table.columns[*column].0);
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

/// What is not needed, with the reasons: a line for each, behind all others.
fn ignored(module: &Module) -> String {
    let mut reasons: Vec<(&str, Vec<&Expr>)> = Vec::new();
    for statement in &module.description.kernel.statements {
        if let Statement::Ignore { reason, values } = statement {
            match reasons.iter_mut().find(|(other, _)| other == reason) {
                Some((_, others)) => others.extend(values),
                None => reasons.push((reason, values.iter().collect())),
            }
        }
    }
    let numbered = (1..).zip(&reasons);
    let text = numbered.map(|(number, (reason, values))| ignore(module, number, reason, values));
    text.map(|text| format!("\n{text}")).collect()
}

fn ignore(module: &Module, number: u32, reason: &str, values: &[&Expr]) -> String {
    let opening = format!("    wire unused_{number} = &{{");
    let values = values.iter().map(|value| flat(value, module));
    let values: Vec<String> = ["1'b0".to_owned()].into_iter().chain(values).collect();
    let mut text = wrapped(&format!("not needed here: {reason}"), "    ");
    let one_line = values.join(", ");
    let values = match opening.len() + one_line.len() < COLUMN_MAX {
        true => one_line,
        false => format!("\n        {}\n    ", filled(&values, 8)),
    };
    let _ = writeln!(text, "{opening}{values}}};");
    text
}
