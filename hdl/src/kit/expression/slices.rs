//! Parts of expressions, and expressions made wider.

use super::{Expr, Node};
use crate::kit::absence::Neutral;
use crate::kit::compose::{concat, constant, pack, replicate, zeros};

impl Expr {
    /// Bit `index`, counted from the least significant.
    #[track_caller]
    pub fn bit(&self, index: u32) -> Expr {
        self.bits(index, 1)
    }

    /// All bits, least significant first.
    #[track_caller]
    pub fn each_bit(&self) -> Vec<Expr> {
        (0..self.width).map(|index| self.bit(index)).collect()
    }

    /// The bits in the other order, the least significant becoming the most.
    #[track_caller]
    pub fn reversed(&self) -> Expr {
        pack(self.each_bit().into_iter().rev())
    }

    /// The most significant bit.
    #[track_caller]
    pub fn sign(&self) -> Expr {
        self.bit(self.width.saturating_sub(1))
    }

    /// The `width` bits from bit `low` up. Verilog can slice only what has a name.
    #[track_caller]
    pub fn bits(&self, low: u32, width: u32) -> Expr {
        if let Some(faulty) = Expr::inherited_fault(&[self], width) {
            return faulty;
        }
        if width == 0 && low <= self.width {
            return Expr::absent(0, Neutral::Low);
        }
        if low + width > self.width {
            let message = format!("bits {low} to {} of {} bits", i64::from(low + width) - 1, self.width);
            return Expr::fault(width, message);
        }
        if low == 0 && width == self.width {
            return self.clone().of_kind(None);
        }
        match &*self.node {
            Node::Signal(_) | Node::Wire(_) => Expr::new(width, 1, Node::Slice { base: self.clone(), low }),
            Node::Slice { base, low: base_low } => {
                Expr::new(width, 1, Node::Slice { base: base.clone(), low: base_low + low })
            }
            Node::Constant(value) | Node::Named { value, .. } => {
                let shifted = value.checked_shr(low).unwrap_or(0);
                constant(width, if width < 128 { shifted & ((1 << width) - 1) } else { shifted }).made_of(&[self])
            }
            Node::Concat(parts) => slice_of_parts(parts, low, width),
            Node::Replicate(count, part) => slice_of_parts(&vec![part.clone(); *count as usize], low, width),
            Node::Unary(..) | Node::Binary(..) | Node::Mux { .. } | Node::Fault(_) => {
                Expr::fault(width, "a slice of an unnamed result; give it a name with `wire`")
            }
        }
    }

    /// Widened with zeros to `width` bits.
    #[track_caller]
    pub fn zero_extend(&self, width: u32) -> Expr {
        match width.checked_sub(self.width) {
            None => Expr::fault(width, format!("{} bits extended to {width}", self.width)),
            Some(0) => self.clone(),
            Some(more) => concat([zeros(more), self.clone()]),
        }
    }

    /// Widened with copies of the sign bit to `width` bits.
    #[track_caller]
    pub fn sign_extend(&self, width: u32) -> Expr {
        match width.checked_sub(self.width) {
            None => Expr::fault(width, format!("{} bits extended to {width}", self.width)),
            Some(0) => self.clone(),
            Some(more) => concat([replicate(more, self.sign()), self.clone()]),
        }
    }

    /// Zero-extended or cut to `width` bits, whichever it takes.
    #[track_caller]
    pub fn resize(&self, width: u32) -> Expr {
        if width < self.width {
            self.bits(0, width)
        } else {
            self.zero_extend(width)
        }
    }
}

/// The bits from `low` up of a concatenation, most significant part first.
#[track_caller]
fn slice_of_parts(parts: &[Expr], low: u32, width: u32) -> Expr {
    let mut kept = Vec::new();
    let mut part_low = 0;
    for part in parts.iter().rev() {
        let start = low.max(part_low);
        let end = (low + width).min(part_low + part.width);
        if start < end {
            kept.push(part.bits(start - part_low, end - start));
        }
        part_low += part.width;
    }
    kept.reverse();
    concat(kept)
}
