//! The clocked part of a module's text: its registers' updates.

use std::collections::HashMap;
use std::fmt::Write;

use super::expression::Expr;
use super::expression_text::{broken, flat, Radix, COLUMN_MAX};
use super::module::{Module, Net};
use super::statement::Update;

/// The registers' updates: those with a reset in one block, the others in another.
pub(crate) fn clocked(module: &Module) -> String {
    let (with_reset, without): (Vec<&Net>, Vec<&Net>) =
        module.registers.iter().partition(|register| register.reset_value.is_some());
    let mut text = power_up(module);
    if !with_reset.is_empty() {
        text.push_str("\n    always @(posedge clock) begin\n        if (reset) begin\n");
        for register in &with_reset {
            let value = register.reset_value.unwrap_or(0);
            let value = module.sizes.constant(register.width, value, Radix::Pattern);
            let _ = writeln!(text, "            {} <= {value};", name(module, register));
        }
        text.push_str("        end else begin\n");
        text.push_str(&updates(module, &with_reset, 12));
        text.push_str("        end\n    end\n");
    }
    if !without.is_empty() {
        text.push_str("\n    always @(posedge clock) begin\n");
        text.push_str(&updates(module, &without, 8));
        text.push_str("    end\n");
    }
    text
}

/// What the register is called in the Verilog.
fn name<'a>(module: &'a Module, register: &'a Net) -> &'a str {
    &module.names[&register.id]
}

/// The values that registers have before the first clock edge.
fn power_up(module: &Module) -> String {
    let started = module.registers.iter().filter_map(|register| {
        let value = register.power_up_value?;
        let value = module.sizes.constant(register.width, value, Radix::Pattern);
        Some(format!("        {} = {value};\n", name(module, register)))
    });
    let started: String = started.collect();
    if started.is_empty() {
        return started;
    }
    format!("\n    initial begin\n{started}    end\n")
}

/// The updates of some registers; neighbours with one and the same condition share its `if`.
fn updates(module: &Module, registers: &[&Net], indent: usize) -> String {
    let mut of_register: HashMap<usize, Vec<&Update>> = HashMap::new();
    for update in &module.description.kernel.updates {
        of_register.entry(update.id).or_default().push(update);
    }
    let margin = " ".repeat(indent);
    let mut text = String::new();
    let mut index = 0;
    while index < registers.len() {
        let own = &of_register[&registers[index].id];
        let Some(condition) = sole_condition(own, module) else {
            text.push_str(&cascade(module, registers[index], own, indent));
            index += 1;
            continue;
        };
        let alike = registers[index..]
            .iter()
            .take_while(|register| sole_condition(&of_register[&register.id], module).as_ref() == Some(&condition));
        let alike: Vec<&&Net> = alike.collect();
        if alike.len() == 1 {
            text.push_str(&cascade(module, registers[index], own, indent));
        } else {
            let _ = writeln!(text, "{margin}if ({condition}) begin");
            for register in &alike {
                let value = &of_register[&register.id][0].value;
                text.push_str(&take(module, register, value, indent + 4));
            }
            let _ = writeln!(text, "{margin}end");
        }
        index += alike.len();
    }
    text
}

/// The condition of a register's only update.
fn sole_condition(updates: &[&Update], module: &Module) -> Option<String> {
    match updates {
        [Update { condition: Some(condition), .. }] => Some(flat(condition, module)),
        _ => None,
    }
}

/// `register <= value;`
fn take(module: &Module, register: &Net, value: &Expr, indent: usize) -> String {
    let opening = format!("{}{} <= ", " ".repeat(indent), name(module, register));
    let value = broken(value, module, opening.len(), indent);
    let opening = if value.starts_with('\n') { opening.trim_end() } else { &opening };
    format!("{opening}{value};\n")
}

/// A register's updates as `if`, `else if`, `else`.
fn cascade(module: &Module, register: &Net, updates: &[&Update], indent: usize) -> String {
    let margin = " ".repeat(indent);
    let mut text = String::new();
    for (index, update) in updates.iter().enumerate() {
        let otherwise = if index > 0 { "else " } else { "" };
        let opening = match &update.condition {
            Some(condition) => {
                format!("{margin}{otherwise}if ({}) ", broken(condition, module, indent + 8, indent + 4))
            }
            None => format!("{margin}{otherwise}"),
        };
        let line = take(module, register, &update.value, indent + 4);
        let length = flat(&update.value, module).len() + name(module, register).len();
        if opening.trim().is_empty() {
            text.push_str(&take(module, register, &update.value, indent));
        } else if length + opening.len() + 5 < COLUMN_MAX {
            let _ = write!(text, "{opening}{}", line.trim_start());
        } else {
            let _ = write!(text, "{}\n{line}", opening.trim_end());
        }
    }
    text
}
