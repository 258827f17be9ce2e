//! The clocked part of a module's text: its registers' updates.

use std::fmt::Write;

use super::expression::Expr;
use super::expression_text::{broken, flat, Radix, COLUMN_MAX};
use super::module_text::{looped, Layout, RegisterLines};

/// The registers' updates: those with a reset in one block, the others in another, lists in loops.
pub(crate) fn clocked(layout: &Layout<'_>) -> String {
    let (lists, single): (Vec<&RegisterLines>, Vec<&RegisterLines>) =
        layout.register_lines.iter().partition(|lines| lines.rounds.is_some());
    let mut text = power_up(layout, &single);
    let blocks = blocks(layout, &single);
    text.push_str(&blocks.iter().map(|block| format!("\n{block}")).collect::<String>());
    let mut lists = lists.as_slice();
    while let Some(first) = lists.first() {
        // Lists of one length that have a reset, or have none, share a loop.
        let is_alike =
            |lines: &&&RegisterLines| (lines.rounds, lines.reset.is_some()) == (first.rounds, first.reset.is_some());
        let (alike, others) = lists.split_at(lists.iter().take_while(is_alike).count());
        let label = layout.label(&format!("{}_register", first.plain));
        let rounds = first.rounds.unwrap_or_default();
        let lines = self::blocks(layout, alike).concat();
        let _ = write!(text, "\n{}", looped(&label, 0, rounds, false, &lines));
        lists = others;
    }
    text
}

/// The `always` blocks of some registers: one of those with a reset, one of the others.
fn blocks(layout: &Layout<'_>, registers: &[&RegisterLines]) -> Vec<String> {
    let (with_reset, without): (Vec<&RegisterLines>, Vec<&RegisterLines>) =
        registers.iter().partition(|register| register.reset.is_some());
    let mut blocks = Vec::new();
    if !with_reset.is_empty() {
        let mut text = "    always @(posedge clock) begin\n        if (reset) begin\n".to_owned();
        for register in &with_reset {
            let value = register.reset.unwrap_or(0);
            let value = layout.sizes.constant(register.width, value, Radix::Pattern);
            let _ = writeln!(text, "            {} <= {value};", register.name);
        }
        text.push_str("        end else begin\n");
        text.push_str(&updates(layout, &with_reset, 12));
        text.push_str("        end\n    end\n");
        blocks.push(text);
    }
    if !without.is_empty() {
        let updates = updates(layout, &without, 8);
        blocks.push(format!("    always @(posedge clock) begin\n{updates}    end\n"));
    }
    blocks
}

/// The values that registers have before the first clock edge.
fn power_up(layout: &Layout<'_>, registers: &[&RegisterLines]) -> String {
    let started = registers.iter().filter_map(|register| {
        let value = layout.sizes.constant(register.width, register.power_up?, Radix::Pattern);
        Some(format!("        {} = {value};\n", register.name))
    });
    let started: String = started.collect();
    if started.is_empty() {
        return started;
    }
    format!("\n    initial begin\n{started}    end\n")
}

/// The updates of some registers; neighbours with one and the same condition share its `if`.
fn updates(layout: &Layout<'_>, registers: &[&RegisterLines], indent: usize) -> String {
    let margin = " ".repeat(indent);
    let mut text = String::new();
    let mut index = 0;
    while index < registers.len() {
        let Some(condition) = sole_condition(layout, registers[index]) else {
            text.push_str(&cascade(layout, registers[index], indent));
            index += 1;
            continue;
        };
        let alike = registers[index..]
            .iter()
            .take_while(|register| sole_condition(layout, register).as_ref() == Some(&condition));
        let alike: Vec<&&RegisterLines> = alike.collect();
        if alike.len() == 1 {
            text.push_str(&cascade(layout, registers[index], indent));
        } else {
            let _ = writeln!(text, "{margin}if ({condition}) begin");
            for register in &alike {
                text.push_str(&take(layout, register, &register.updates[0].1, indent + 4));
            }
            let _ = writeln!(text, "{margin}end");
        }
        index += alike.len();
    }
    text
}

/// The condition of a register's only update.
fn sole_condition(layout: &Layout<'_>, register: &RegisterLines) -> Option<String> {
    match register.updates.as_slice() {
        [(Some(condition), _)] => Some(flat(condition, layout)),
        _ => None,
    }
}

/// `register <= value;`
fn take(layout: &Layout<'_>, register: &RegisterLines, value: &Expr, indent: usize) -> String {
    let opening = format!("{}{} <= ", " ".repeat(indent), register.name);
    let value = broken(value, layout, opening.len(), indent);
    let opening = if value.starts_with('\n') { opening.trim_end() } else { &opening };
    format!("{opening}{value};\n")
}

/// A register's updates as `if`, `else if`, `else`.
fn cascade(layout: &Layout<'_>, register: &RegisterLines, indent: usize) -> String {
    let margin = " ".repeat(indent);
    let mut text = String::new();
    for (index, (condition, value)) in register.updates.iter().enumerate() {
        let otherwise = if index > 0 { "else " } else { "" };
        let opening = match condition {
            Some(condition) => {
                format!("{margin}{otherwise}if ({}) ", broken(condition, layout, indent + 8, indent + 4))
            }
            None => format!("{margin}{otherwise}"),
        };
        let line = take(layout, register, value, indent + 4);
        let length = flat(value, layout).len() + register.name.len();
        if opening.trim().is_empty() {
            text.push_str(&take(layout, register, value, indent));
        } else if length + opening.len() + 5 < COLUMN_MAX {
            let _ = write!(text, "{opening}{}", line.trim_start());
        } else {
            let _ = write!(text, "{}\n{line}", opening.trim_end());
        }
    }
    text
}
