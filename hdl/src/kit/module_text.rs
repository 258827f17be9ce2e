//! A module's layout on the page: heading, ports, declarations, logic, sub-modules, clocked part.

use std::collections::HashMap;
use std::fmt::Write;

use super::clocked_text::clocked;
use super::expression::{Expr, Node};
use super::expression_text::{broken, flat, Names, COLUMN_MAX};
use super::instance_text::{inlined, instance_text, InstanceText};
use super::module::{Module, Net, Port, PortDirection};
use super::statement::Statement;

mod memory;

use self::memory::memory_text;

/// A module's text, open where module names go; equal texts are one module.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ModuleText {
    pub type_name: &'static str,
    pub variant: String,
    heading: String,
    ports: String,
    logic: String,
    pub instances: Vec<InstanceText>,
    clocked: String,
}

/// The names that fill a [`ModuleText`].
pub(crate) struct Named<'a> {
    pub name: &'a str,
    pub module_names: &'a HashMap<usize, String>,
}

impl ModuleText {
    pub(crate) fn of(module: &Module) -> ModuleText {
        let connected = inlined(module);
        ModuleText {
            type_name: module.description.type_name,
            variant: module.description.variant.clone(),
            heading: heading(module.description.duty),
            ports: ports(module),
            logic: declarations(module) + &logic(module, &connected),
            instances: module
                .instances
                .iter()
                .map(|instance| instance_text(module, instance, &connected))
                .collect(),
            clocked: clocked(module),
        }
    }

    pub(crate) fn print(&self, named: &Named<'_>) -> String {
        let mut text = format!(
            "{}module {} (\n{});\n",
            self.heading, named.name, self.ports
        );
        let mut body = self.logic.clone();
        for instance in &self.instances {
            let module = &named.module_names[&instance.module];
            let _ = write!(
                body,
                "\n{}    {module} {}",
                instance.comment, instance.connections
            );
        }
        body.push_str(&self.clocked);
        text.push_str(body.trim_start_matches('\n'));
        text.push_str("endmodule\n");
        text
    }
}

/// The doc comment of the block, as it stands in the Rust source.
fn heading(duty: &[&str]) -> String {
    let mut text = String::new();
    for line in duty.iter().filter(|line| !line.is_empty()) {
        let _ = writeln!(
            text,
            "{}",
            format!("//{}", line.replace(['`', '[', ']'], "")).trim_end()
        );
    }
    text
}

fn range(width: u32) -> String {
    match width {
        1 => String::new(),
        _ => format!("[{}:0] ", width - 1),
    }
}

/// A declaration and what is said about it.
struct Declaration {
    line: String,
    comment: String,
}

/// Declarations with their comments behind them in one column, or above them where a line would be too long.
fn with_comments(declarations: Vec<Declaration>) -> Vec<String> {
    let column = declarations
        .iter()
        .map(|declaration| declaration.line.len())
        .max()
        .unwrap_or(0);
    let print = |Declaration { line, comment }| {
        if String::is_empty(&comment) {
            format!("    {line}\n")
        } else if column + comment.len() + 8 < COLUMN_MAX {
            format!("    {line:column$}  // {comment}\n")
        } else {
            format!("{}    {line}\n", wrapped(&comment, "    "))
        }
    };
    declarations.into_iter().map(print).collect()
}

/// Text as comment lines.
pub(crate) fn wrapped(comment: &str, indent: &str) -> String {
    let mut text = String::new();
    let mut line = String::new();
    for word in comment.split_whitespace() {
        if !line.is_empty() && indent.len() + line.len() + word.len() + 4 > COLUMN_MAX {
            let _ = writeln!(text, "{indent}//{line}");
            line.clear();
        }
        line.push(' ');
        line.push_str(word);
    }
    if !line.is_empty() {
        let _ = writeln!(text, "{indent}//{line}");
    }
    text
}

fn ports(module: &Module) -> String {
    let range_width = module
        .ports
        .iter()
        .map(|port| range(port.width).len())
        .max()
        .unwrap_or(0);
    let declaration = |(index, port): (usize, &Port)| {
        let direction = match port.direction {
            PortDirection::In => "input  wire",
            PortDirection::Out => "output wire",
        };
        let comma = if index + 1 < module.ports.len() {
            ","
        } else {
            ""
        };
        // Every module has these two; their meaning is the same everywhere.
        let told = matches!(port.name.as_str(), "clock" | "reset");
        Declaration {
            line: format!(
                "{direction} {:>range_width$}{}{comma}",
                range(port.width),
                port.name
            ),
            comment: if told {
                String::new()
            } else {
                port.doc.clone()
            },
        }
    };
    let lines = with_comments(module.ports.iter().enumerate().map(declaration).collect());
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

fn declare(keyword: &str, nets: &[Net]) -> String {
    let range_width = nets
        .iter()
        .map(|net| range(net.width).len())
        .max()
        .unwrap_or(0);
    let declaration = |net: &Net| Declaration {
        line: format!("{keyword} {:>range_width$}{};", range(net.width), net.name),
        comment: net.doc.clone(),
    };
    with_comments(nets.iter().map(declaration).collect()).concat()
}

/// Registers, locals, and the outputs of sub-modules: what may be read before the line that gives it its value.
fn declarations(module: &Module) -> String {
    let mut text = declare("reg ", &module.registers);
    if !module.locals.is_empty() {
        text.push('\n');
        text.push_str(&declare("wire", &module.locals));
    }
    for instance in &module.instances {
        let outputs = instance.ports.iter().filter(|port| {
            port.direction == PortDirection::Out && !module.aliases.contains_key(&port.id)
        });
        let nets: Vec<Net> = outputs
            .map(|port| Net {
                name: module.names[&port.id].clone(),
                width: port.width,
                id: port.id,
                doc: String::new(),
                reset_value: None,
                power_up_value: None,
            })
            .collect();
        if !nets.is_empty() {
            let _ = write!(
                text,
                "\n    // outputs of {}\n{}",
                instance.name,
                declare("wire", &nets)
            );
        }
    }
    text
}

fn logic(module: &Module, connected: &HashMap<usize, String>) -> String {
    let mut text = String::new();
    let mut ignored = 0;
    // A heading waits for a line to stand over; a paragraph keeps a blank line on both sides.
    let mut heading = None;
    let mut apart = true;
    for statement in &module.description.kernel.statements {
        let (paragraph, lines) = match statement {
            Statement::Comment(comment) => {
                heading = Some(wrapped(comment, "    "));
                continue;
            }
            Statement::Wire { name, value } => {
                let opening = format!("    wire {}{name} = ", range(value.width()));
                (false, assignment(&opening, value, module))
            }
            Statement::Drive { id, value } => match drive(module, connected, *id, value) {
                Some(line) => (false, line),
                None => continue,
            },
            Statement::Case {
                name,
                selector,
                arms,
                default,
            } => (true, case(module, name, selector, arms, default)),
            Statement::Memory(memory) => (true, memory_text(module, memory)),
            Statement::Ignore { reason, values } => {
                ignored += 1;
                (true, ignore(module, ignored, reason, values))
            }
        };
        if apart || paragraph || heading.is_some() {
            text.push('\n');
        }
        text.push_str(&heading.take().unwrap_or_default());
        text.push_str(&lines);
        apart = paragraph;
    }
    text
}

fn assignment(opening: &str, value: &Expr, names: &dyn Names) -> String {
    let value = broken(value, names, opening.len(), 4);
    let opening = if value.starts_with('\n') {
        opening.trim_end()
    } else {
        opening
    };
    format!("{opening}{value};\n")
}

/// The line that drives a signal; `None` when the connection of a sub-module says it.
fn drive(
    module: &Module,
    connected: &HashMap<usize, String>,
    id: usize,
    value: &Expr,
) -> Option<String> {
    if connected.contains_key(&id) {
        return None;
    }
    if let Node::Signal(source) = value.node() {
        if module.aliases.get(source) == Some(&id) {
            return None;
        }
    }
    let name = &module.names[&id];
    let declared = module.ports.iter().any(|port| port.id == id)
        || module.locals.iter().any(|net| net.id == id);
    let opening = if declared {
        format!("    assign {name} = ")
    } else {
        format!("    wire {}{name} = ", range(value.width()))
    };
    Some(assignment(&opening, value, module))
}

fn case(
    module: &Module,
    name: &str,
    selector: &Expr,
    arms: &[(Vec<u128>, Expr)],
    default: &Expr,
) -> String {
    let mut text = format!(
        "    reg {}{name};\n    always @(*) begin\n",
        range(default.width())
    );
    let _ = writeln!(text, "        case ({})", flat(selector, module));
    for (values, result) in arms {
        let labels: Vec<String> = values
            .iter()
            .map(|&value| flat(&super::constant(selector.width(), value), module))
            .collect();
        let opening = format!("            {}: {name} = ", labels.join(", "));
        let _ = writeln!(
            text,
            "{opening}{};",
            broken(result, module, opening.len(), 12)
        );
    }
    let opening = format!("            default: {name} = ");
    let _ = writeln!(
        text,
        "{opening}{};",
        broken(default, module, opening.len(), 12)
    );
    text.push_str("        endcase\n    end\n");
    text
}

fn ignore(module: &Module, number: u32, reason: &str, values: &[Expr]) -> String {
    let opening = format!("    wire unused_{number} = &{{1'b0, ");
    let values: Vec<String> = values.iter().map(|value| flat(value, module)).collect();
    let mut text = wrapped(&format!("not needed here: {reason}"), "    ");
    let mut column = opening.len();
    text.push_str(&opening);
    for (index, value) in values.iter().enumerate() {
        if index > 0 {
            text.push(',');
            if column + value.len() + 4 > COLUMN_MAX {
                text.push_str("\n        ");
                column = 8;
            } else {
                text.push(' ');
                column += 2;
            }
        }
        text.push_str(value);
        column += value.len();
    }
    text.push_str("};\n");
    text
}
