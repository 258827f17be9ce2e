//! What an operator over constants is without the operator: so that no configuration leaves `x & 1'b1` or `else if
//! (1'b1)` in the Verilog.
//!
//! A constant with a name (see [`Code`](crate::kit::Code)) is left alone: it is there to be read.

use super::{Binary, Expr, Node, Unary};
use crate::kit::compose::{constant, ones, zeros};

/// Widest constant that is worked with.
const BITS_MAX: u32 = 128;

/// The highest value of `width` bits.
fn highest(width: u32) -> u128 {
    match width {
        BITS_MAX.. => u128::MAX,
        _ => (1 << width) - 1,
    }
}

impl Expr {
    /// The value of a constant without a name.
    pub(crate) fn plain_constant(&self) -> Option<u128> {
        match self.node() {
            Node::Constant(value) => Some(*value),
            _ => None,
        }
    }

    /// The value of a constant, with or without a name.
    pub(crate) fn constant_value(&self) -> Option<u128> {
        match self.node() {
            Node::Constant(value) | Node::Named { value, .. } => Some(*value),
            _ => None,
        }
    }

    fn is_zeros(&self) -> bool {
        self.plain_constant() == Some(0)
    }

    /// Whether it is low because a signal is absent.
    fn is_absent(&self) -> bool {
        self.is_zeros() && self.simplified_from().is_some()
    }

    fn is_ones(&self) -> bool {
        self.width() <= BITS_MAX && self.plain_constant() == Some(highest(self.width()))
    }

    /// Whether both are the same signal, wire or part of one, or the same constant.
    fn is_same(&self, other: &Expr) -> bool {
        self.width() == other.width()
            && match (self.node(), other.node()) {
                (Node::Signal(a), Node::Signal(b)) => a == b,
                (Node::Wire(a), Node::Wire(b)) => a == b,
                (Node::Constant(a), Node::Constant(b)) => a == b,
                (Node::Slice { base: a, low: i }, Node::Slice { base: b, low: j }) => i == j && a.is_same(b),
                _ => false,
            }
    }
}

/// The operand inverted, if that takes no operator of its own.
pub(super) fn inverted(operand: &Expr) -> Option<Expr> {
    let width = operand.width();
    match operand.node() {
        Node::Unary(Unary::Not, inner) => Some(inner.clone()),
        Node::Constant(value) if width <= BITS_MAX => Some(constant(width, !value & highest(width))),
        Node::Binary(Binary::Equal, left, right) => {
            Some(Expr::binary(Binary::NotEqual, left.clone(), right.clone(), 1))
        }
        Node::Binary(Binary::NotEqual, left, right) => {
            Some(Expr::binary(Binary::Equal, left.clone(), right.clone(), 1))
        }
        _ => None,
    }
}

/// The simpler value of an operator over these operands, if there is one.
pub(super) fn binary(operator: Binary, left: &Expr, right: &Expr) -> Option<Expr> {
    let width = left.width();
    match operator {
        Binary::Add if right.is_absent() => Some(left.clone()),
        Binary::Add if left.is_absent() => Some(right.clone()),
        Binary::Less if right.is_absent() => Some(zeros(1)),
        Binary::And if left.is_zeros() || right.is_zeros() => Some(zeros(width)),
        Binary::And if left.is_ones() => Some(right.clone()),
        Binary::And if right.is_ones() || left.is_same(right) => Some(left.clone()),
        Binary::Or if left.is_ones() || right.is_ones() => Some(ones(width)),
        Binary::Or | Binary::Xor if left.is_zeros() => Some(right.clone()),
        Binary::Or | Binary::Xor if right.is_zeros() => Some(left.clone()),
        Binary::Or if left.is_same(right) => Some(left.clone()),
        Binary::Xor if left.is_ones() => Some(!right),
        Binary::Xor if right.is_ones() => Some(!left),
        Binary::Equal | Binary::NotEqual => equal(operator, left, right),
        Binary::Less if left.is_zeros() => Some(right.any()),
        Binary::ShiftLeft | Binary::ShiftRight if right.is_zeros() => Some(left.clone()),
        _ => None,
    }
}

fn equal(operator: Binary, left: &Expr, right: &Expr) -> Option<Expr> {
    let differs = operator == Binary::NotEqual;
    if let (Some(left), Some(right)) = (left.plain_constant(), right.plain_constant()) {
        return Some(constant(1, u128::from((left == right) ^ differs)));
    }
    if left.width() > 1 {
        return None;
    }
    let high = right.plain_constant()? == 1;
    Some(if high ^ differs { left.clone() } else { !left })
}

/// The simpler value of a choice, if there is one.
pub(crate) fn choice(condition: &Expr, then: &Expr, otherwise: &Expr) -> Option<Expr> {
    if let Some(value) = condition.plain_constant() {
        return Some(if value == 1 { then } else { otherwise }.clone());
    }
    if then.is_same(otherwise) {
        return Some(then.clone());
    }
    if let Node::Unary(Unary::Not, inner) = condition.node() {
        return Some(crate::kit::select(inner, otherwise, then));
    }
    if then.width() > 1 {
        return None;
    }
    match (then.plain_constant(), otherwise.plain_constant()) {
        (Some(1), Some(0)) => Some(condition.clone()),
        (Some(0), Some(1)) => Some(!condition),
        (Some(1), None) => Some(condition | otherwise),
        (Some(0), None) => Some(!condition & otherwise),
        (None, Some(0)) => Some(condition & then),
        (None, Some(1)) => Some(!condition | then),
        _ => None,
    }
}

/// A constant that is an alternative to a concatenation, in the fields of that; anything else as it is.
pub(crate) fn in_fields(value: &Expr, other: &Expr) -> Expr {
    let (Some(constants), Node::Concat(fields)) = (value.plain_constant().filter(|value| *value != 0), other.node())
    else {
        return value.clone();
    };
    let mut low = value.width();
    let parts = fields.iter().map(|field| {
        low -= field.width();
        let part = if low < BITS_MAX { constants >> low } else { 0 };
        constant(field.width(), part & highest(field.width()))
    });
    let parts: Vec<Expr> = parts.collect();
    Expr::new(value.width(), Expr::size_of(&parts), Node::Concat(parts)).of_kind(value.kind().cloned())
}

/// Whether any bit is high of an `&` with a constant of one bit: that bit of all others.
pub(super) fn any_masked(masked: &Expr) -> Option<Expr> {
    let Node::Binary(Binary::And, left, right) = masked.node() else {
        return None;
    };
    let (mask, others) = match (left.plain_constant(), right.plain_constant()) {
        (Some(mask), None) => (mask, right),
        (None, Some(mask)) => (mask, left),
        _ => return None,
    };
    bit_of(others, mask.is_power_of_two().then_some(mask.trailing_zeros())?)
}

/// A bit of signals, wires and `&` of such.
fn bit_of(expression: &Expr, place: u32) -> Option<Expr> {
    match expression.node() {
        Node::Signal(_) | Node::Wire(_) | Node::Slice { .. } => Some(expression.bit(place)),
        Node::Binary(Binary::And, left, right) => Some(bit_of(left, place)? & bit_of(right, place)?),
        _ => None,
    }
}

/// The parts of a concatenation, neighbours joined that are constants or adjacent bits of one signal.
pub(crate) fn joined(parts: Vec<Expr>) -> Vec<Expr> {
    let mut kept: Vec<Expr> = Vec::new();
    for part in parts {
        let both = kept.last().and_then(|high| pair(high, &part));
        match both {
            Some(both) => {
                kept.pop();
                kept.push(both);
            }
            None => kept.push(part),
        }
    }
    kept
}

/// Two neighbours as one, the more significant first.
fn pair(high: &Expr, low: &Expr) -> Option<Expr> {
    let width = high.width() + low.width();
    match (high.node(), low.node()) {
        (Node::Constant(0), Node::Constant(value)) => Some(constant(width, *value)),
        (Node::Constant(above), Node::Constant(below)) if width <= BITS_MAX => {
            Some(constant(width, above << low.width() | below))
        }
        (Node::Slice { base: a, low: i }, Node::Slice { base: b, low: j }) if a.is_same(b) && *i == j + low.width() => {
            Some(a.bits(*j, width))
        }
        _ => None,
    }
}

/// A constant repeated.
pub(crate) fn repeated(count: u32, part: &Expr) -> Option<Expr> {
    let value = part.plain_constant()?;
    let width = count * part.width();
    if value == 0 {
        return Some(constant(width, 0));
    }
    if width > BITS_MAX {
        return None;
    }
    let all = (0..count).fold(0, |all, place| all | value << (place * part.width()));
    Some(constant(width, all))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::{concat, high, low, pack, replicate, select};

    fn x(width: u32) -> Expr {
        Expr::wire("x", width)
    }

    #[track_caller]
    fn assert_same(left: &Expr, right: &Expr) {
        assert!(left.is_same(right), "{left:?} is not {right:?}");
    }

    #[test]
    fn neutral_and_absorbing_constants_vanish() {
        assert_same(&(x(4) & ones(4)), &x(4));
        assert_same(&(x(4) & zeros(4)), &zeros(4));
        assert_same(&(zeros(4) | x(4)), &x(4));
        assert_same(&(x(4) ^ zeros(4)), &x(4));
        assert_same(&(x(4) & x(4)), &x(4));
        assert_same(&(!low()), &high());
        assert_same(&x(1).is(1), &x(1));
        assert_same(&!x(1).is(0), &x(1));
    }

    #[test]
    fn choices_by_constants_vanish() {
        let y = Expr::wire("y", 4);
        assert_same(&select(high(), &y, x(4)), &y);
        assert_same(&select(x(1), high(), low()), &x(1));
        assert_same(&select(x(1), &y, &y), &y);
        let swapped = select(!x(1), &y, x(4));
        assert!(matches!(swapped.node(), Node::Mux { otherwise, .. } if otherwise.is_same(&y)));
    }

    #[test]
    fn neighbours_in_a_concatenation_are_one() {
        assert_same(&pack(x(4).each_bit()), &x(4));
        assert_same(&pack([low(), high(), high()]), &constant(3, 6));
        assert_same(&concat([x(4).bits(2, 2), x(4).bits(1, 1)]), &x(4).bits(1, 3));
        assert_same(&replicate(5, constant(2, 2)), &constant(10, 0b10_1010_1010));
        assert_same(&ones(128), &constant(128, u128::MAX));
    }
}
