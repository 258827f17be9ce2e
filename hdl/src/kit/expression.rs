//! Expressions: values of known width, built by Rust operators and printed as Verilog later.
//!
//! Verilog widens and truncates silently; here every expression carries its width and an operator accepts only what
//! fits. A mistake does not stop the generator: the expression becomes a [`Node::Fault`] that every user of it inherits
//! and that the kernel reports when the value is used. There is no `+`: sums go through [`Kernel`](super::Kernel),
//! which gives each one a named wire of its own width.

use std::panic::Location;
use std::rc::Rc;

use rust_hdl::prelude::{Atom, Direction};

use super::absence::{self, Neutral};
use super::compose::{constant, zeros};
use super::error::Fault;
use super::kind::SignalKind;
use super::register::RDff;
use super::signal::RSignal;

pub(crate) mod folding;
mod operators;
mod slices;

/// Expressions with more operators than this must be split into named wires, or the Verilog becomes unreadable (and a
/// shared part, printed at each use, can grow it without bound).
pub(crate) const SIZE_MAX: u32 = 4000;

/// A value of known width. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Expr {
    width: u32,
    /// Operators and operands in the printed text, saturating.
    size: u32,
    node: Rc<Node>,
    /// What the value numbers or marks, if that must not be mistaken.
    kind: Option<SignalKind>,
    /// For a value that is simpler because a signal is absent: what it was made of.
    simplified_from: Option<Rc<[Expr]>>,
}

/// What an expression is made of.
#[derive(Debug)]
pub(crate) enum Node {
    /// An atom, by its identity; the emitter knows its name.
    Signal(usize),
    /// A wire or memory read that the kernel named.
    Wire(Rc<str>),
    Constant(u128),
    /// A constant that is printed by its name.
    Named {
        name: Rc<str>,
        value: u128,
    },
    Unary(Unary, Expr),
    Binary(Binary, Expr, Expr),
    Mux {
        condition: Expr,
        then: Expr,
        otherwise: Expr,
    },
    /// Most significant part first.
    Concat(Vec<Expr>),
    Replicate(u32, Expr),
    /// `base[low + width - 1 : low]`; the base is a `Signal` or a `Wire`.
    Slice {
        base: Expr,
        low: u32,
    },
    Fault(Fault),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unary {
    Not,
    ReduceAnd,
    ReduceOr,
    ReduceXor,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Binary {
    And,
    Or,
    Xor,
    Equal,
    NotEqual,
    Less,
    LessSigned,
    ShiftLeft,
    ShiftRight,
    /// Made by the kernel only, always alone in a named wire.
    Add,
    /// Made by the kernel only, always alone in a named wire.
    Subtract,
    /// Made by the kernel only, always alone in a named wire.
    Multiply,
}

impl Expr {
    pub(super) fn new(width: u32, size: u32, node: Node) -> Expr {
        Expr { width, size, node: Rc::new(node), kind: None, simplified_from: None }
    }

    /// The value as one of this kind, or of none.
    pub(crate) fn of_kind(self, kind: Option<SignalKind>) -> Expr {
        Expr { kind, ..self }
    }

    /// What the value numbers or marks, if that must not be mistaken.
    pub(crate) fn kind(&self) -> Option<&SignalKind> {
        self.kind.as_ref()
    }

    /// The bits as a value of another kind. A value that has a kind must have this one.
    #[track_caller]
    pub fn converted(&self, from: &SignalKind, to: SignalKind) -> Expr {
        match SignalKind::common(self.kind(), Some(from)) {
            Ok(_) => self.clone().of_kind(Some(to)),
            Err(message) => Expr::fault(self.width, message),
        }
    }

    /// What an absent signal reads as.
    pub(super) fn absent(width: u32, neutral: Neutral) -> Expr {
        let bits = match neutral {
            Neutral::Low => Expr::new(width, 1, Node::Constant(0)),
            Neutral::High => super::compose::ones(width),
        };
        Expr { simplified_from: Some(Rc::new([])), ..bits }
    }

    /// The value with a note that it is made of these, if one of them is what it is because a signal is absent.
    pub(crate) fn made_of(self, operands: &[&Expr]) -> Expr {
        if operands.iter().all(|operand| operand.simplified_from.is_none()) {
            return self;
        }
        Expr { simplified_from: Some(operands.iter().map(|&operand| operand.clone()).collect()), ..self }
    }

    /// The value as if no signal were absent.
    pub(crate) fn without_origin(self) -> Expr {
        Expr { simplified_from: None, ..self }
    }

    /// What the value was made of, if it is simpler because a signal is absent.
    pub(crate) fn simplified_from(&self) -> Option<&[Expr]> {
        self.simplified_from.as_deref()
    }

    /// Whether the value is a constant, a signal or a wire, and that because a signal is absent: it needs no wire of
    /// its own.
    pub(crate) fn needs_no_wire(&self) -> bool {
        let is_plain = matches!(self.node(), Node::Signal(_) | Node::Wire(_) | Node::Constant(_) | Node::Named { .. });
        self.simplified_from.is_some() && is_plain
    }

    pub(crate) fn signal(id: usize, width: u32) -> Expr {
        Expr::new(width, 1, Node::Signal(id))
    }

    pub(crate) fn wire(name: &str, width: u32) -> Expr {
        Expr::new(width, 1, Node::Wire(name.into()))
    }

    #[track_caller]
    pub(crate) fn fault(width: u32, message: impl Into<String>) -> Expr {
        Expr::new(width, 1, Node::Fault(Fault::at(Location::caller(), message)))
    }

    pub(crate) fn node(&self) -> &Node {
        &self.node
    }

    pub(crate) fn size(&self) -> u32 {
        self.size
    }

    /// The size of an operator over these operands.
    pub(super) fn size_of<'a>(operands: impl IntoIterator<Item = &'a Expr>) -> u32 {
        operands.into_iter().fold(1u32, |sum, operand| sum.saturating_add(operand.size))
    }

    /// The width in bits.
    pub fn width(&self) -> u32 {
        self.width
    }

    /// A faulty operand makes the result faulty with the same, first fault.
    pub(super) fn inherited_fault(operands: &[&Expr], width: u32) -> Option<Expr> {
        operands.iter().find(|operand| matches!(*operand.node, Node::Fault(_))).map(|faulty| Expr {
            width,
            size: 1,
            node: faulty.node.clone(),
            kind: None,
            simplified_from: None,
        })
    }

    fn unary(operator: Unary, operand: Expr, width: u32) -> Expr {
        Expr::inherited_fault(&[&operand], width)
            .unwrap_or_else(|| Expr::new(width, operand.size.saturating_add(1), Node::Unary(operator, operand)))
    }

    /// Operands of equal width; the result is `width` wide.
    #[track_caller]
    pub(crate) fn binary(operator: Binary, left: Expr, right: Expr, width: u32) -> Expr {
        if let Some(faulty) = Expr::inherited_fault(&[&left, &right], width) {
            return faulty;
        }
        let shift = matches!(operator, Binary::ShiftLeft | Binary::ShiftRight);
        if left.width != right.width && !shift {
            let message =
                format!("{operator:?} of {} and {} bits; extend or slice one of them", left.width, right.width);
            return Expr::fault(width, message);
        }
        let size = Expr::size_of([&left, &right]);
        let is_bitwise = matches!(operator, Binary::And | Binary::Or | Binary::Xor);
        let (compares, kind) = match SignalKind::common(left.kind(), right.kind()) {
            Ok(kind) => (Ok(()), kind.filter(|_| is_bitwise)),
            Err(message) => (Err(message), None),
        };
        match compares {
            Err(message) if !shift => Expr::fault(width, message),
            _ => match folding::binary(operator, &left, &right) {
                Some(simpler) => simpler.of_kind(kind).made_of(&[&left, &right]),
                None => Expr::new(width, size, Node::Binary(operator, left, right)).of_kind(kind),
            },
        }
    }

    /// High when both have the same value.
    #[track_caller]
    pub fn equals(&self, other: impl Into<Expr>) -> Expr {
        Expr::binary(Binary::Equal, self.clone(), other.into(), 1)
    }

    /// High when the values differ.
    #[track_caller]
    pub fn differs(&self, other: impl Into<Expr>) -> Expr {
        Expr::binary(Binary::NotEqual, self.clone(), other.into(), 1)
    }

    /// High when the value is this constant.
    #[track_caller]
    pub fn is(&self, value: u128) -> Expr {
        self.equals(constant(self.width, value))
    }

    /// High when this value is below `other`, both unsigned.
    #[track_caller]
    pub fn less_than(&self, other: impl Into<Expr>) -> Expr {
        Expr::binary(Binary::Less, self.clone(), other.into(), 1)
    }

    /// High when this value is below `other`, both in two's complement.
    #[track_caller]
    pub fn less_than_signed(&self, other: impl Into<Expr>) -> Expr {
        Expr::binary(Binary::LessSigned, self.clone(), other.into(), 1)
    }

    /// Shifted towards the most significant bit by an unsigned amount of any width; the width is kept, zeros come in.
    #[track_caller]
    pub fn shift_left(&self, amount: impl Into<Expr>) -> Expr {
        Expr::binary(Binary::ShiftLeft, self.clone(), amount.into(), self.width)
    }

    /// Shifted towards the least significant bit by an unsigned amount of any width; the width is kept, zeros come in.
    #[track_caller]
    pub fn shift_right(&self, amount: impl Into<Expr>) -> Expr {
        Expr::binary(Binary::ShiftRight, self.clone(), amount.into(), self.width)
    }

    /// Shifted left by a constant; `bits` may reach or pass the width, which leaves 0.
    #[track_caller]
    pub fn shift_left_by(&self, bits: u32) -> Expr {
        self.shift_by(bits, Binary::ShiftLeft)
    }

    /// Shifted right by a constant; `bits` may reach or pass the width, which leaves 0.
    #[track_caller]
    pub fn shift_right_by(&self, bits: u32) -> Expr {
        self.shift_by(bits, Binary::ShiftRight)
    }

    #[track_caller]
    fn shift_by(&self, bits: u32, operator: Binary) -> Expr {
        match bits {
            0 => self.clone(),
            _ if bits >= self.width => zeros(self.width),
            _ => {
                let amount = constant(super::signal::index_width(bits + 1), u128::from(bits));
                Expr::binary(operator, self.clone(), amount, self.width)
            }
        }
    }

    /// High when any bit is high.
    pub fn any(&self) -> Expr {
        self.reduce(Unary::ReduceOr)
    }

    /// High when every bit is high.
    pub fn all(&self) -> Expr {
        self.reduce(Unary::ReduceAnd)
    }

    /// High when an odd number of bits is high.
    pub fn parity(&self) -> Expr {
        self.reduce(Unary::ReduceXor)
    }

    fn reduce(&self, operator: Unary) -> Expr {
        if self.width == 1 {
            return self.clone().of_kind(None);
        }
        let constant_value = self.constant_value();
        if let Some(value) = constant_value.filter(|_| self.simplified_from.is_some()) {
            let reduced = match operator {
                Unary::ReduceOr => value != 0,
                Unary::ReduceXor => value.count_ones() % 2 == 1,
                Unary::ReduceAnd | Unary::Not => value.count_ones() == self.width,
            };
            return constant(1, reduced.into()).made_of(&[self]);
        }
        if let Some(bit) = folding::any_masked(self).filter(|_| operator == Unary::ReduceOr) {
            return bit.of_kind(None);
        }
        Expr::unary(operator, self.clone(), 1)
    }
}

impl From<&Expr> for Expr {
    fn from(expression: &Expr) -> Expr {
        expression.clone()
    }
}

impl<D: Direction> From<&RSignal<D>> for Expr {
    fn from(signal: &RSignal<D>) -> Expr {
        signal.val()
    }
}

impl From<&RDff> for Expr {
    fn from(register: &RDff) -> Expr {
        register.val()
    }
}

/// The value of any atom, low if it is absent; such as rust-hdl's `Signal<In, Bit>`.
pub fn value_of(atom: &dyn Atom) -> Expr {
    let width = atom.bits() as u32;
    let value = match absence::has(atom) {
        true => Expr::signal(atom.id(), width),
        false => Expr::absent(width, Neutral::Low),
    };
    value.of_kind(SignalKind::of(atom))
}

/// What an absent signal of `width` bits reads as: low.
pub fn absent(width: u32) -> Expr {
    Expr::absent(width, Neutral::Low)
}
