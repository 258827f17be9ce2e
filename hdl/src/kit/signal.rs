//! Signals whose width is a value of the running program.
//!
//! rust-hdl's `Signal<D, Bits<N>>` fixes the width when the generator is compiled; the ArchID, and with it every width
//! of the core, is only known when it runs. An [`RSignal`] keeps the rest of the bargain: it is an [`Atom`] and a
//! [`Block`], has a direction in its type, and draws its identity from the same counter, so one block can have it
//! beside rust-hdl's own signals.

use std::marker::PhantomData;

use rust_hdl::prelude::{
    Atom, AtomKind, Bit, Block, Direction, In, Logic, PinConstraint, Probe, Signal, TypeDescriptor, TypeKind, VCDValue,
    VerilogLiteral,
};

use super::absence::{self, Neutral};
use super::expression::Expr;
use super::kind::{SignalKind, Width};

/// A signal of run-time width: `RSignal<In>` and `RSignal<Out>` are ports, `RSignal<Local>` is a wire inside its block.
#[derive(Debug)]
pub struct RSignal<D: Direction> {
    width: Width,
    id: usize,
    /// What it reads as, if it is absent.
    neutral: Option<Neutral>,
    direction: PhantomData<D>,
}

impl<D: Direction> RSignal<D> {
    /// A signal of this width, in bits; absent if it is made as a part of something absent (see
    /// [`declare`](super::absence::declare)). Emission refuses a width of 0; use [`index_width`] where a count of one
    /// would give it.
    pub fn new(width: impl Into<Width>) -> RSignal<D> {
        RSignal {
            width: width.into(),
            id: Signal::<In, Bit>::default().id(),
            neutral: absence::current(),
            direction: PhantomData,
        }
    }

    /// Whether the configuration has this signal. One that is absent reads as its neutral constant, and driving it does
    /// nothing.
    pub fn is_present(&self) -> bool {
        self.neutral.is_none() && self.width.bits > 0
    }

    /// The signal's width in bits.
    pub fn width(&self) -> u32 {
        self.width.bits
    }

    /// The signal's value, to compute with; its neutral constant if it is absent.
    pub fn val(&self) -> Expr {
        let value = match self.neutral {
            Some(neutral) => Expr::absent(self.width.bits, neutral),
            None if self.width.bits == 0 => Expr::absent(0, Neutral::Low),
            None => Expr::signal(self.id, self.width.bits),
        };
        value.of_kind(self.width.kind.clone())
    }

    /// The signal's value as a part of a word: no bits if it is absent.
    pub fn present_bits(&self) -> Expr {
        match self.is_present() {
            true => self.val(),
            false => Expr::absent(0, Neutral::Low),
        }
    }
}

/// Bits of an index into `count` things, at least 1: Verilog has no vector of no bits.
pub fn index_width(count: u32) -> u32 {
    (u32::BITS - count.saturating_sub(1).leading_zeros()).max(1)
}

impl<D: Direction> Atom for RSignal<D> {
    fn bits(&self) -> usize {
        self.width.bits as usize
    }

    fn connected(&self) -> bool {
        true
    }

    fn changed(&self) -> bool {
        false
    }

    fn kind(&self) -> AtomKind {
        match self.neutral {
            None => D::KIND,
            Some(_) => absence::ATOM_KIND,
        }
    }

    fn descriptor(&self) -> TypeDescriptor {
        TypeDescriptor {
            name: self
                .width
                .kind
                .as_ref()
                .map_or_else(|| format!("RSignal<{}>", self.width.bits), SignalKind::to_string),
            kind: TypeKind::Bits(self.bits()),
        }
    }

    /// Always 0: values live in the emitted Verilog, which is the only oracle of what a block does.
    fn vcd(&self) -> VCDValue {
        false.into()
    }

    fn id(&self) -> usize {
        self.id
    }

    fn verilog(&self) -> VerilogLiteral {
        false.into()
    }

    fn constraints(&self) -> Vec<PinConstraint> {
        Vec::new()
    }
}

impl<D: Direction> Logic for RSignal<D> {
    fn update(&mut self) {}
}

impl<D: Direction> Block for RSignal<D> {
    crate::unsimulated!();

    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        if self.neutral.is_none() {
            probe.visit_atom(name, self);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_index_has_at_least_one_bit() {
        let widths: Vec<u32> = [0, 1, 2, 3, 4, 5, 8, 9, 64].map(index_width).to_vec();
        assert_eq!(widths, [1, 1, 1, 2, 2, 3, 3, 4, 6]);
    }

    #[test]
    fn identities_are_shared_with_rust_hdl() {
        let (ours, theirs) = (RSignal::<In>::new(1), Signal::<In, Bit>::default());
        assert_ne!(ours.id(), theirs.id());
    }
}
