//! Expressions as Verilog text that reads as if written by hand.
//!
//! Parentheses enclose every operator inside another one (except in a chain of the same `&`, `|` or `^`), because
//! Verilog's precedence is not what readers expect. What does not fit one line is broken at its outermost operator.

use super::description::Parameter;
use super::expression::{Binary, Expr, Node, Unary};

/// Lines are broken beyond this column; a loop moves its lines by four more.
pub(crate) const COLUMN_MAX: usize = 116;

/// Looks up the name of an atom; `None` when the atom is not visible in the module being printed.
pub(crate) trait Names {
    /// The Verilog name of the atom with this identity.
    fn name_of(&self, id: usize) -> Option<&str>;

    /// The Verilog name of a wire of the kernel.
    fn wire_name<'a>(&'a self, wire: &'a str) -> &'a str;

    /// The sizes that are parameters of the module.
    fn sizes(&self) -> &Sizes;

    /// The width in which the module declares a code.
    fn code_width(&self, code: &str) -> Option<u32>;

    /// The expression with elements of lists as parts of their vectors.
    fn merged(&self, expression: &Expr) -> Expr {
        expression.clone()
    }
}

/// The sizes that are parameters of a module, with the numbers that stand for them in the sample from which it is
/// printed.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sizes(pub Vec<Parameter>);

impl Sizes {
    /// A number as a function of a parameter: that, one more or less, or 2 to its power, or one less.
    fn named(&self, number: u32) -> Option<String> {
        let near = |parameter: &Parameter| match number.wrapping_sub(parameter.value) {
            0 => Some(parameter.name.to_owned()),
            1 => Some(format!("{}+1", parameter.name)),
            u32::MAX => Some(format!("{}-1", parameter.name)),
            _ => None,
        };
        let power = |parameter: &Parameter| match power(parameter)?.wrapping_sub(number) {
            0 => Some(format!("(1 << {})", parameter.name)),
            1 => Some(format!("(1 << {})-1", parameter.name)),
            _ => None,
        };
        let parameters = self.0.iter();
        parameters.clone().find_map(near).or_else(|| parameters.clone().find_map(power))
    }

    /// A count or a position.
    pub(crate) fn number(&self, number: u32) -> String {
        self.named(number).unwrap_or_else(|| number.to_string())
    }

    /// The range in the declaration of a signal.
    pub(crate) fn range(&self, width: u32) -> String {
        match width {
            1 => String::new(),
            _ => format!("[{}:0] ", self.number(width - 1)),
        }
    }

    /// A constant as [`Radix`] says.
    pub(crate) fn constant(&self, width: u32, value: u128, radix: Radix) -> String {
        let (Some(bits), Some(last)) = (self.named(width), self.named(width - 1)) else {
            return constant_text(width, value, radix);
        };
        let parameter = self.0.iter().find(|one| u128::from(one.value) == value);
        match (value, parameter) {
            (0, _) => zeros(&bits),
            (1, _) => format!("{{{}, 1'b1}}", zeros(&last)),
            (_, Some(parameter)) => format!("{}[{last}:0]", parameter.name),
            // Right for one size only, which the emitter finds.
            (_, None) => constant_text(width, value, radix),
        }
    }

    /// Whether each number means one thing: no two that have names are equal, and none is 1.
    pub(crate) fn are_told_apart(&self) -> bool {
        let named = |parameter: &Parameter| {
            let (value, power) = (parameter.value, power(parameter));
            let powers = power.into_iter().flat_map(|power| [power - 1, power]);
            [value - 1, value, value + 1].into_iter().chain(powers)
        };
        let mut numbers: Vec<u32> = self.0.iter().flat_map(named).collect();
        numbers.sort_unstable();
        numbers[0] > 1 && numbers.windows(2).all(|pair| pair[0] != pair[1])
    }
}

/// 2 to the power of a parameter, if that is a number of words.
fn power(parameter: &Parameter) -> Option<u32> {
    1u32.checked_shl(parameter.value)
}

/// So many bits of zeros.
fn zeros(bits: &str) -> String {
    match bits.contains(['+', '-']) {
        true => format!("{{({bits}){{1'b0}}}}"),
        false => format!("{{{bits}{{1'b0}}}}"),
    }
}

/// How a constant is written. A single bit is always `1'b0` or `1'b1`, and no bit at all set is `d0`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Radix {
    /// What is counted, compared, added or chosen by: decimal; from 65536 on, where only addresses and limits are,
    /// hexadecimal.
    Number,
    /// What is combined bit by bit, and what a register is reset to: hexadecimal.
    Pattern,
}

/// Prints `expression` to start at `column` of a line whose continuation lines are indented by `indent`.
pub(crate) fn broken(expression: &Expr, names: &dyn Names, column: usize, indent: usize) -> String {
    broken_as_is(&names.merged(expression), names, column, indent)
}

/// Prints an expression in which elements are parts of vectors.
fn broken_as_is(expression: &Expr, names: &dyn Names, column: usize, indent: usize) -> String {
    let line = flat_in(expression, names, Radix::Number);
    if column + line.len() < COLUMN_MAX {
        return line;
    }
    let inner = indent + 4;
    let gap = format!("\n{}", " ".repeat(inner));
    let part = |operand: &Expr, extra: usize| operand_broken(expression, operand, names, inner + extra, inner);
    match expression.node() {
        Node::Binary(operator, _, _) if associative(*operator) => {
            let symbol = binary_symbol(*operator);
            let mut terms = Vec::new();
            chain(expression, *operator, &mut terms);
            let printed: Vec<String> = terms.into_iter().map(|term| part(term, 2)).collect();
            format!("{gap}{}", printed.join(&format!(" {symbol}{gap}")))
        }
        Node::Binary(operator, left, right) => {
            let (left, right) = (part(left, 2), part(right, 0));
            format!("{gap}{left} {}{gap}{right}", binary_symbol(*operator))
        }
        Node::Mux { .. } => {
            let mut lines = Vec::new();
            let mut rest = expression;
            while let Node::Mux { condition, then, otherwise } = rest.node() {
                lines.push(format!("{} ? {} :", part(condition, 4), part(then, 40)));
                rest = otherwise;
            }
            lines.push(part(rest, 1));
            format!("{gap}{}", lines.join(&gap))
        }
        Node::Concat(parts) => parts_broken(parts, names, indent),
        Node::Unary(operator, operand) => {
            format!("{}{}", unary_symbol(*operator), part(operand, 1))
        }
        Node::Replicate(count, item) => {
            format!("{{{count}{{{}}}}}", broken_as_is(item, names, column, inner))
        }
        Node::Signal(_)
        | Node::Wire(_)
        | Node::Constant(_)
        | Node::Named { .. }
        | Node::Slice { .. }
        | Node::Fault(_) => line,
    }
}

/// The parts of a concatenation, over several lines.
fn parts_broken(parts: &[Expr], names: &dyn Names, indent: usize) -> String {
    let inner = indent + 4;
    let printed: Vec<String> = parts
        .iter()
        .map(|item| match item.node() {
            // These begin on a line of their own, which is the item's here.
            Node::Binary(..) | Node::Mux { .. } => {
                let text = broken_as_is(item, names, inner, indent);
                text.trim_start().to_owned()
            }
            _ => broken_as_is(item, names, inner, inner),
        })
        .collect();
    let (gap, end) = (" ".repeat(inner), " ".repeat(indent));
    format!("{{\n{gap}{}\n{end}}}", filled(&repeated(printed), inner))
}

/// The items of a concatenation, three and more equal neighbours as one that is repeated.
fn repeated(items: Vec<String>) -> Vec<String> {
    let runs = items.chunk_by(|one, next| one == next);
    let repeated = runs.flat_map(|run| match run {
        [item, _, _, ..] => vec![format!("{{{}{{{item}}}}}", run.len())],
        few => few.to_vec(),
    });
    repeated.collect()
}

/// Items separated by commas, as many to a line as fit.
pub(crate) fn filled(items: &[String], indent: usize) -> String {
    let mut text = String::new();
    let mut column = indent;
    for (index, item) in items.iter().enumerate() {
        if index > 0 {
            text.push(',');
            if column + item.len() + 3 > COLUMN_MAX || item.contains('\n') {
                text.push('\n');
                text.push_str(&" ".repeat(indent));
                column = indent;
            } else {
                text.push(' ');
                column += 2;
            }
        }
        text.push_str(item);
        column += item.len();
    }
    text
}

/// An operand of `parent`, in parentheses where needed, broken over lines where too long.
fn operand_broken(parent: &Expr, operand: &Expr, names: &dyn Names, column: usize, indent: usize) -> String {
    let line = operand_flat(parent, operand, names);
    if column + line.len() < COLUMN_MAX {
        return line;
    }
    let text = broken_as_is(operand, names, column + 1, indent);
    match (needs_parentheses(parent, operand), text.contains('\n')) {
        (true, true) => format!("({text}\n{})", " ".repeat(indent)),
        (true, false) => format!("({text})"),
        (false, _) => text,
    }
}

/// The terms of a chain of one associative operator, left to right.
fn chain<'a>(expression: &'a Expr, operator: Binary, terms: &mut Vec<&'a Expr>) {
    match expression.node() {
        Node::Binary(this, left, right) if *this == operator => {
            chain(left, operator, terms);
            chain(right, operator, terms);
        }
        _ => terms.push(expression),
    }
}

/// The expression on one line.
pub(crate) fn flat(expression: &Expr, names: &dyn Names) -> String {
    flat_in(&names.merged(expression), names, Radix::Number)
}

/// The expression on one line, a constant in this radix.
fn flat_in(expression: &Expr, names: &dyn Names, radix: Radix) -> String {
    let operand = |inner: &Expr| operand_flat(expression, inner, names);
    match expression.node() {
        Node::Signal(id) => names.name_of(*id).unwrap_or("?").to_string(),
        Node::Wire(name) => names.wire_name(name).to_string(),
        Node::Constant(value) => names.sizes().constant(expression.width(), *value, radix),
        Node::Named { name, .. } => match names.code_width(name) {
            Some(declared) if declared > expression.width() => slice_of(name, 0, expression.width(), names),
            _ => name.to_string(),
        },
        Node::Unary(operator, inner) => format!("{}{}", unary_symbol(*operator), operand(inner)),
        Node::Binary(Binary::LessSigned, left, right) => {
            let side = |side: &Expr| flat_in(side, names, Radix::Number);
            format!("$signed({}) < $signed({})", side(left), side(right))
        }
        Node::Binary(operator, left, right) => {
            format!("{} {} {}", operand(left), binary_symbol(*operator), operand(right))
        }
        Node::Mux { condition, then, otherwise } => {
            format!("{} ? {} : {}", operand(condition), operand(then), operand(otherwise))
        }
        Node::Concat(parts) => {
            let printed = parts.iter().map(|part| flat_in(part, names, Radix::Number)).collect();
            match &repeated(printed)[..] {
                [only] => only.clone(),
                items => format!("{{{}}}", items.join(", ")),
            }
        }
        Node::Replicate(count, part) => {
            format!("{{{}{{{}}}}}", names.sizes().number(*count), flat_in(part, names, Radix::Number))
        }
        Node::Slice { base, low } => slice_of(&flat_in(base, names, Radix::Number), *low, expression.width(), names),
        Node::Fault(_) => "?".to_string(),
    }
}

fn slice_of(base: &str, low: u32, width: u32, names: &dyn Names) -> String {
    let number = |place| names.sizes().number(place);
    match width {
        1 => format!("{base}[{}]", number(low)),
        _ => format!("{base}[{}:{}]", number(low + width - 1), number(low)),
    }
}

/// A constant as [`Radix`] says.
pub(crate) fn constant_text(width: u32, value: u128, radix: Radix) -> String {
    match (width, value, radix) {
        (1, ..) => format!("1'b{value}"),
        (_, 0, _) | (_, ..0x1_0000, Radix::Number) => format!("{width}'d{value}"),
        _ => format!("{width}'h{value:x}"),
    }
}

fn operand_flat(parent: &Expr, operand: &Expr, names: &dyn Names) -> String {
    // The distance of a shift has no width that counts.
    if let (Node::Binary(Binary::ShiftLeft | Binary::ShiftRight, _, distance), Node::Constant(value)) =
        (parent.node(), operand.node())
    {
        if std::ptr::eq(distance, operand) {
            return value.to_string();
        }
    }
    let radix = match parent.node() {
        Node::Binary(Binary::And | Binary::Or | Binary::Xor, ..) | Node::Unary(..) => Radix::Pattern,
        _ => Radix::Number,
    };
    let line = flat_in(operand, names, radix);
    if needs_parentheses(parent, operand) {
        format!("({line})")
    } else {
        line
    }
}

/// Operators whose chains need no parentheses.
fn associative(operator: Binary) -> bool {
    matches!(operator, Binary::And | Binary::Or | Binary::Xor | Binary::Add)
}

fn needs_parentheses(parent: &Expr, operand: &Expr) -> bool {
    match (parent.node(), operand.node()) {
        (Node::Binary(outer, ..), Node::Binary(inner, ..)) => !(associative(*outer) && outer == inner),
        (Node::Mux { otherwise, .. }, Node::Mux { .. }) => !std::ptr::eq(otherwise, operand),
        (Node::Mux { .. } | Node::Unary(..), Node::Binary(..)) => true,
        (Node::Binary(..) | Node::Unary(..), Node::Mux { .. }) => true,
        (Node::Unary(..), Node::Unary(..)) => true,
        (Node::Binary(..), Node::Unary(unary, _)) => *unary != Unary::Not,
        _ => false,
    }
}

fn unary_symbol(operator: Unary) -> &'static str {
    match operator {
        Unary::Not => "~",
        Unary::ReduceAnd => "&",
        Unary::ReduceOr => "|",
        Unary::ReduceXor => "^",
    }
}

fn binary_symbol(operator: Binary) -> &'static str {
    match operator {
        Binary::And => "&",
        Binary::Or => "|",
        Binary::Xor => "^",
        Binary::Equal => "==",
        Binary::NotEqual => "!=",
        Binary::Less | Binary::LessSigned => "<",
        Binary::ShiftLeft => "<<",
        Binary::ShiftRight => ">>",
        Binary::Add => "+",
        Binary::Subtract => "-",
        Binary::Multiply => "*",
    }
}
