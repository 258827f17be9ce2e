//! Rust's bitwise operators on expressions, owned and borrowed.

use std::ops::{BitAnd, BitOr, BitXor, Not};

use super::{folding, Binary, Expr, Unary};

impl Not for Expr {
    type Output = Expr;

    fn not(self) -> Expr {
        let width = self.width;
        let kind = self.kind.clone();
        let inverted = match folding::inverted(&self) {
            Some(simpler) => simpler.made_of(&[&self]),
            None => Expr::unary(Unary::Not, self, width),
        };
        inverted.of_kind(kind)
    }
}

impl Not for &Expr {
    type Output = Expr;

    fn not(self) -> Expr {
        !self.clone()
    }
}

/// One bitwise operator for owned and borrowed operands on either side.
macro_rules! bitwise_operator {
    ($trait:ident, $method:ident, $operator:expr) => {
        impl<R: Into<Expr>> $trait<R> for Expr {
            type Output = Expr;

            #[track_caller]
            fn $method(self, right: R) -> Expr {
                let width = self.width;
                Expr::binary($operator, self, right.into(), width)
            }
        }

        impl<R: Into<Expr>> $trait<R> for &Expr {
            type Output = Expr;

            #[track_caller]
            fn $method(self, right: R) -> Expr {
                Expr::binary($operator, self.clone(), right.into(), self.width)
            }
        }
    };
}

bitwise_operator!(BitAnd, bitand, Binary::And);
bitwise_operator!(BitOr, bitor, Binary::Or);
bitwise_operator!(BitXor, bitxor, Binary::Xor);
