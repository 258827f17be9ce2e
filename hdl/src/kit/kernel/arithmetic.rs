//! Sums, differences and products, which get a name because a synthesis tool turns each into a cell of its own.

use super::Kernel;
use crate::kit::compose::{constant, zeros};
use crate::kit::expression::{Binary, Expr};

impl Kernel {
    /// `left + right`, its width kept: the carry out is lost.
    #[track_caller]
    pub fn add(&mut self, name: impl Into<String>, left: impl Into<Expr>, right: impl Into<Expr>) -> Expr {
        let left = left.into();
        let width = left.width();
        self.wire(name, Expr::binary(Binary::Add, left, right.into(), width))
    }

    /// `left - right`, its width kept: the borrow is lost.
    #[track_caller]
    pub fn subtract(&mut self, name: impl Into<String>, left: impl Into<Expr>, right: impl Into<Expr>) -> Expr {
        let left = left.into();
        let width = left.width();
        self.wire(name, Expr::binary(Binary::Subtract, left, right.into(), width))
    }

    /// `value + by`, its width kept.
    #[track_caller]
    pub fn add_constant(&mut self, name: impl Into<String>, value: impl Into<Expr>, by: u128) -> Expr {
        let value = value.into();
        let by = constant(value.width(), by);
        self.add(name, value, by)
    }

    /// `left + right`, one bit wider than its operands: the carry out is the most significant bit.
    #[track_caller]
    pub fn add_with_carry(&mut self, name: impl Into<String>, left: impl Into<Expr>, right: impl Into<Expr>) -> Expr {
        let (left, right) = (left.into(), right.into());
        let width = left.width().max(right.width()) + 1;
        self.add(name, left.zero_extend(width), right.zero_extend(width))
    }

    /// The low bits of the unsigned product, as wide as the operands.
    #[track_caller]
    pub fn multiply(&mut self, name: impl Into<String>, left: impl Into<Expr>, right: impl Into<Expr>) -> Expr {
        let left = left.into();
        let width = left.width();
        self.wire(name, Expr::binary(Binary::Multiply, left, right.into(), width))
    }

    /// How many bits of `bits` are high, in `width` bits.
    #[track_caller]
    pub fn count_ones(&mut self, name: impl Into<String>, bits: &[Expr], width: u32) -> Expr {
        let mut terms = bits.iter().map(|bit| bit.zero_extend(width));
        let first = terms.next().unwrap_or_else(|| zeros(width));
        let sum = terms.fold(first, |sum, term| Expr::binary(Binary::Add, sum, term, width));
        self.wire(name, sum)
    }
}
