//! Functions that make one value of several: constants, choices, concatenations, one-hot selections.

use super::expression::{folding, Binary, Expr, Node};
use super::kind::SignalKind;

/// A constant of `width` bits.
#[track_caller]
pub fn constant(width: u32, value: u128) -> Expr {
    if (width == 0 && value != 0) || (width > 0 && width < 128 && value >> width != 0) {
        return Expr::fault(width, format!("constant {value} does not fit {width} bits"));
    }
    Expr::new(width, 1, Node::Constant(value))
}

/// `width` bits low.
#[track_caller]
pub fn zeros(width: u32) -> Expr {
    constant(width, 0)
}

/// `width` bits high.
#[track_caller]
pub fn ones(width: u32) -> Expr {
    replicate(width, constant(1, 1))
}

/// A high bit.
pub fn high() -> Expr {
    constant(1, 1)
}

/// A low bit.
pub fn low() -> Expr {
    constant(1, 0)
}

/// `condition ? then : otherwise`.
#[track_caller]
pub fn select(condition: impl Into<Expr>, then: impl Into<Expr>, otherwise: impl Into<Expr>) -> Expr {
    let (condition, then, otherwise) = (condition.into(), then.into(), otherwise.into());
    let width = then.width();
    if let Some(faulty) = Expr::inherited_fault(&[&condition, &then, &otherwise], width) {
        return faulty;
    }
    if condition.width() != 1 {
        let message = format!("a condition of {} bits; compare or reduce it", condition.width());
        return Expr::fault(width, message);
    }
    if width != otherwise.width() {
        let message = format!("a choice between {width} and {} bits", otherwise.width());
        return Expr::fault(width, message);
    }
    let kind = match SignalKind::common(then.kind(), otherwise.kind()) {
        Ok(kind) => kind,
        Err(message) => return Expr::fault(width, message),
    };
    if let Some(simpler) = folding::choice(&condition, &then, &otherwise) {
        let simpler = simpler.of_kind(kind);
        return simpler.made_of(&[&condition, &then, &otherwise]);
    }
    let (then, otherwise) = (folding::in_fields(&then, &otherwise), folding::in_fields(&otherwise, &then));
    let size = Expr::size_of([&condition, &then, &otherwise]);
    let mux = Expr::new(width, size, Node::Mux { condition, then, otherwise });
    mux.of_kind(kind)
}

/// The value of the first arm whose condition is high, else `otherwise`: a priority chain.
#[track_caller]
pub fn first_of(arms: Vec<(Expr, Expr)>, otherwise: impl Into<Expr>) -> Expr {
    let mut result = otherwise.into();
    for (condition, value) in arms.into_iter().rev() {
        result = select(condition, value, result);
    }
    result
}

/// The parts side by side, most significant first.
#[track_caller]
pub fn concat(parts: impl IntoIterator<Item = Expr>) -> Expr {
    let given: Vec<Expr> = parts.into_iter().collect();
    let width = given.iter().map(Expr::width).sum();
    let all: Vec<&Expr> = given.iter().collect();
    if let Some(faulty) = Expr::inherited_fault(&all, width) {
        return faulty;
    }
    let wide = given.iter().filter(|part| part.width() > 0).cloned();
    let mut parts = folding::joined(wide.collect());
    match parts.len() {
        0 if !given.is_empty() => zeros(0).made_of(&all),
        0 => Expr::fault(0, "a concatenation of nothing"),
        1 => parts.remove(0).of_kind(None).made_of(&all),
        _ => {
            let size = Expr::size_of(&parts);
            Expr::new(width, size, Node::Concat(parts))
        }
    }
}

/// The parts side by side, element 0 in the least significant place: a list over lanes or warps as one vector.
#[track_caller]
pub fn pack(parts: impl IntoIterator<Item = Expr>) -> Expr {
    let mut parts: Vec<Expr> = parts.into_iter().collect();
    parts.reverse();
    concat(parts)
}

/// A constant if a bit is high, else 0: an operator whatever the constant, so that a lane's number looks alike in all
/// lanes, lane 0 included.
pub fn constant_if(condition: impl Into<Expr>, width: u32, value: u128) -> Expr {
    let (mask, value) = (replicate(width, condition), constant(width, value));
    Expr::new(width, Expr::size_of([&mask, &value]), Node::Binary(Binary::And, mask, value))
}

/// `count` copies side by side.
#[track_caller]
pub fn replicate(count: u32, part: impl Into<Expr>) -> Expr {
    let part = part.into();
    let width = count * part.width();
    if let Some(faulty) = Expr::inherited_fault(&[&part], width) {
        return faulty;
    }
    match count {
        0 => Expr::fault(0, "a replication of no copies"),
        1 => part.of_kind(None),
        _ => match folding::repeated(count, &part) {
            Some(simpler) => simpler.made_of(&[&part]),
            None => {
                let size = Expr::size_of([&part]);
                Expr::new(width, size, Node::Replicate(count, part))
            }
        },
    }
}

/// The bitwise or of the terms; of none, `width` low bits.
#[track_caller]
pub fn any_of(width: u32, terms: impl IntoIterator<Item = Expr>) -> Expr {
    let mut terms = terms.into_iter();
    let Some(mut result) = terms.next() else {
        return zeros(width);
    };
    for term in terms {
        result = result | term;
    }
    result
}

/// The bitwise and of the terms; of none, `width` high bits.
#[track_caller]
pub fn all_of(width: u32, terms: impl IntoIterator<Item = Expr>) -> Expr {
    let mut terms = terms.into_iter();
    let Some(mut result) = terms.next() else {
        return ones(width);
    };
    for term in terms {
        result = result & term;
    }
    result
}

/// The value whose select bit is high (0 when none is): and-or, for select bits of which at most one is high.
#[track_caller]
pub fn one_hot_select(selects: &[Expr], values: &[Expr]) -> Expr {
    let width = values.first().map_or(0, Expr::width);
    if selects.len() != values.len() {
        let message = format!("{} select bits for {} values", selects.len(), values.len());
        return Expr::fault(width, message);
    }
    let mut terms = Vec::new();
    for (select, value) in selects.iter().zip(values) {
        terms.push(replicate(width, select) & value);
    }
    any_of(width, terms)
}
