//! What a module has and does not need: a line for each reason, with the bits that nothing else reads.

use std::collections::HashMap;
use std::fmt::Write;

use super::{wrapped, Layout};
use crate::kit::expression::{Expr, Node};
use crate::kit::expression_text::{filled, flat, COLUMN_MAX};
use crate::kit::module::Value;
use crate::kit::statement::Statement;

/// The lines behind all others.
pub(super) fn unused(layout: &Layout<'_>) -> String {
    let read = bits_read(layout);
    let mut reasons: Vec<(&str, Vec<Expr>)> = Vec::new();
    for statement in &layout.description.kernel.statements {
        if let Statement::Ignore { reason, values } = statement {
            let values: Vec<Expr> = values.iter().flat_map(|value| unread(value, &read)).collect();
            match reasons.iter_mut().find(|(other, _)| other == reason) {
                Some((_, others)) => others.extend(values),
                None => reasons.push((reason, values)),
            }
        }
    }
    reasons.retain(|(_, values)| !values.is_empty());
    let numbered = (1..).zip(&reasons);
    let text = numbered.map(|(number, (reason, values))| line(layout, number, reason, values));
    text.map(|text| format!("\n{text}")).collect()
}

fn line(layout: &Layout<'_>, number: u32, reason: &str, values: &[Expr]) -> String {
    let opening = format!("    wire unused_{number} = &{{");
    let values = values.iter().map(|value| flat(value, layout));
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

/// For each signal and wire that is read, whether each of its bits is.
type BitsRead = HashMap<Value, Vec<bool>>;

fn bits_read(layout: &Layout<'_>) -> BitsRead {
    let mut read = BitsRead::new();
    let kernel = &layout.description.kernel;
    let statements = kernel.statements.iter().filter(|statement| !matches!(statement, Statement::Ignore { .. }));
    let updates = kernel.updates.iter().flat_map(|update| update.condition.iter().chain([&update.value]));
    for expression in statements.flat_map(Statement::expressions).chain(updates) {
        note(expression, 0, expression.width(), &mut read);
    }
    read
}

/// Notes that some bits of an expression are read.
fn note(expression: &Expr, low: u32, width: u32, read: &mut BitsRead) {
    let mut whole = |operand: &Expr| note(operand, 0, operand.width(), read);
    match expression.node() {
        Node::Slice { base, low: offset } => note(base, low + offset, width, read),
        Node::Unary(_, operand) | Node::Replicate(_, operand) => whole(operand),
        Node::Binary(_, left, right) => [left, right].into_iter().for_each(whole),
        Node::Mux { condition, then, otherwise } => [condition, then, otherwise].into_iter().for_each(whole),
        Node::Concat(parts) => parts.iter().for_each(whole),
        Node::Constant(_) | Node::Named { .. } | Node::Fault(_) => {}
        Node::Signal(_) | Node::Wire(_) => {
            if let Some(value) = value_of(expression) {
                let bits = read.entry(value).or_insert_with(|| vec![false; expression.width() as usize]);
                bits.iter_mut().skip(low as usize).take(width as usize).for_each(|bit| *bit = true);
            }
        }
    }
}

fn value_of(expression: &Expr) -> Option<Value> {
    match expression.node() {
        Node::Signal(id) => Some(Value::Atom(*id)),
        Node::Wire(name) => Some(Value::Wire(name.to_string())),
        _ => None,
    }
}

/// The bits of a value that is not needed that nothing reads, the highest first.
fn unread(value: &Expr, read: &BitsRead) -> Vec<Expr> {
    let (base, low) = match value.node() {
        Node::Slice { base, low } => (base, *low),
        _ => (value, 0),
    };
    let Some(bits) = value_of(base).and_then(|base| read.get(&base)) else {
        return vec![value.clone()];
    };
    let places: Vec<u32> = (low..low + value.width()).filter(|&place| !bits[place as usize]).collect();
    let runs = places.chunk_by(|place, next| place + 1 == *next);
    let mut runs: Vec<Expr> = runs.map(|run| base.bits(run[0], run.len() as u32)).collect();
    runs.reverse();
    runs
}
