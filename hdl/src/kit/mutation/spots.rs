//! Where in a module a fault can be: its expressions, and what each is to the one around it.

use super::super::expression::{Binary, Expr, Node};
use super::super::expression_text::Names;
use super::super::kernel::Kernel;
use super::super::module::{Module, Value};
use super::super::statement::{Statement, Table};
use super::{MutantKind, TRACE};

/// What an expression is to the one around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// It decides between two values, or whether a register or memory takes one.
    Condition,
    /// A term of a conjunction of single bits.
    OfConjunction,
    /// A term of a disjunction of single bits.
    OfDisjunction,
    Other,
}

/// The ways in which an expression can be wrong.
pub(super) fn kinds(expression: &Expr, role: Role) -> impl Iterator<Item = MutantKind> {
    let is_leaf = matches!(expression.node(), Node::Signal(_) | Node::Wire(_) | Node::Slice { .. });
    let is_constant = matches!(expression.node(), Node::Constant(_) | Node::Named { .. });
    let of_role: &[MutantKind] = match role {
        _ if is_constant || expression.width() == 0 => &[],
        Role::Condition => &[MutantKind::Negated, MutantKind::AlwaysHigh, MutantKind::AlwaysLow],
        Role::OfConjunction | Role::OfDisjunction => &[MutantKind::TermDropped],
        Role::Other => &[MutantKind::BitInverted, MutantKind::BitHigh, MutantKind::BitLow],
    };
    let of_leaf = is_leaf.then_some(MutantKind::MixedUp);
    of_leaf.into_iter().chain(of_role.iter().copied())
}

/// A place where a kernel has an expression.
pub(super) struct Spot<'a> {
    pub(super) expression: &'a mut Expr,
    pub(super) role: Role,
    /// What it drives, for a reader.
    pub(super) signal: String,
    /// What depends on it in the same cycle.
    pub(super) targets: Vec<Value>,
    /// The number of its statement: it sees the wires of those before it.
    pub(super) statement: usize,
}

/// All expressions of a kernel that decide something, but for those that drive trace ports.
pub(super) fn spots<'a>(kernel: &'a mut Kernel, module: &Module) -> Vec<Spot<'a>> {
    let name = |id: &usize| module.names.get(id).cloned().unwrap_or_default();
    let mut spots = Vec::new();
    let statements = kernel.statements.iter_mut().enumerate();
    for (number, statement) in statements {
        let mut add = |expression: &'a mut Expr, role, signal: &str, targets: &[Value]| {
            spots.push(Spot {
                expression,
                role,
                signal: signal.to_owned(),
                targets: targets.to_vec(),
                statement: number,
            });
        };
        match statement {
            Statement::Comment(_) | Statement::Ignore { .. } => {}
            Statement::Wire { name, value } => {
                let targets = [Value::Wire(name.clone())];
                add(value, Role::Other, module.wire_name(name), &targets);
            }
            Statement::Drive { id, value } => {
                add(value, Role::Other, &name(id), &[Value::Atom(*id)]);
            }
            Statement::Case { name, selector, arms, default } => {
                let targets = [Value::Wire(name.clone())];
                let values = arms.iter_mut().map(|(_, value)| value);
                for value in [selector].into_iter().chain(values).chain([default]) {
                    add(value, Role::Other, module.wire_name(name), &targets);
                }
            }
            Statement::Table(table) => table_spots(table, module, &mut add),
            Statement::Memory(memory) => {
                let is_bit = memory.write_enable.width() == 1;
                let role = if is_bit { Role::Condition } else { Role::Other };
                add(&mut memory.write_enable, role, &memory.name, &[]);
                add(&mut memory.write_address, Role::Other, &memory.name, &[]);
                add(&mut memory.write_data, Role::Other, &memory.name, &[]);
                for read in &mut memory.reads {
                    let word = [Value::Wire(read.name.clone())];
                    match &mut read.enable {
                        Some(enable) => {
                            add(enable, Role::Condition, &read.name, &[]);
                            add(&mut read.address, Role::Other, &read.name, &[]);
                        }
                        None => add(&mut read.address, Role::Other, &read.name, &word),
                    }
                }
            }
        }
    }
    for update in &mut kernel.updates {
        let signal = name(&update.id);
        let condition = update.condition.iter_mut();
        let condition = condition.map(|condition| (condition, Role::Condition));
        for (expression, role) in condition.chain([(&mut update.value, Role::Other)]) {
            spots.push(Spot { expression, role, signal: signal.clone(), targets: Vec::new(), statement: usize::MAX });
        }
    }
    spots.retain(|spot| !spot.signal.starts_with(TRACE));
    spots
}

/// The expressions of a table: its selector decides all columns, a cell its own.
fn table_spots<'a>(table: &'a mut Table, module: &Module, add: &mut impl FnMut(&'a mut Expr, Role, &str, &[Value])) {
    let Table { selector, columns, rows, otherwise } = table;
    let names: Vec<String> = columns.iter().map(|(name, _)| name.clone()).collect();
    let all: Vec<Value> = names.iter().cloned().map(Value::Wire).collect();
    if let Some(first) = names.first() {
        add(selector, Role::Other, module.wire_name(first), &all);
    }
    for (name, default) in columns {
        let targets = [Value::Wire(name.clone())];
        add(default, Role::Other, module.wire_name(name), &targets);
    }
    let rows = rows.iter_mut().map(|(_, set)| set);
    for (column, value) in rows.chain([otherwise]).flatten() {
        let name = &names[*column];
        let targets = [Value::Wire(name.clone())];
        add(value, Role::Other, module.wire_name(name), &targets);
    }
}

/// A part of an expression, as the rewriting comes by.
pub(super) struct Visited<'a> {
    /// Its number among all parts of the module.
    pub(super) place: usize,
    pub(super) original: &'a Expr,
    /// The part with its own parts rewritten.
    pub(super) rebuilt: Expr,
    pub(super) role: Role,
}

/// The expression with each of its parts replaced by what `visit` makes of it, inner ones first.
pub(super) fn rewritten(
    expression: &Expr,
    role: Role,
    next_place: &mut usize,
    visit: &mut dyn FnMut(Visited<'_>) -> Expr,
) -> Expr {
    let place = *next_place;
    *next_place += 1;
    let mut part = |inner: &Expr, role: Role| rewritten(inner, role, next_place, visit);
    let node = match expression.node() {
        Node::Signal(_)
        | Node::Wire(_)
        | Node::Constant(_)
        | Node::Named { .. }
        | Node::Slice { .. }
        | Node::Fault(_) => None,
        Node::Unary(operator, operand) => Some(Node::Unary(*operator, part(operand, Role::Other))),
        Node::Binary(operator, left, right) => {
            let role = match operator {
                Binary::And if expression.width() == 1 => Role::OfConjunction,
                Binary::Or if expression.width() == 1 => Role::OfDisjunction,
                _ => Role::Other,
            };
            let (left, right) = (part(left, role), part(right, role));
            Some(Node::Binary(*operator, left, right))
        }
        Node::Mux { condition, then, otherwise } => Some(Node::Mux {
            condition: part(condition, Role::Condition),
            then: part(then, Role::Other),
            otherwise: part(otherwise, Role::Other),
        }),
        Node::Concat(parts) => {
            let parts = parts.iter().map(|inner| part(inner, Role::Other));
            Some(Node::Concat(parts.collect()))
        }
        Node::Replicate(count, operand) => Some(Node::Replicate(*count, part(operand, Role::Other))),
    };
    let rebuilt = match node {
        Some(node) => Expr::new(expression.width(), expression.size(), node),
        None => expression.clone(),
    };
    visit(Visited { place, original: expression, rebuilt: rebuilt.of_kind(None), role })
}
