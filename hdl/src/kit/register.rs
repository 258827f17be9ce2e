//! The flip-flop: the only state of a block besides memories.
//!
//! A register is a block to rust-hdl, but it is printed as a `reg` of the module that holds it. It has no clock port: a
//! module has one `clock` and at most one `reset`, both inputs of those names, and every register in it uses them.

use rust_hdl::prelude::*;

use super::absence;
use super::description::{self, Description, RegisterShape};
use super::expression::Expr;
use super::kind::Width;
use super::signal::RSignal;

/// A register of run-time width. Update it with [`Kernel::update`](super::Kernel::update) and
/// [`Kernel::update_when`](super::Kernel::update_when); in a cycle without an update it holds.
#[derive(Debug)]
pub struct RDff {
    /// The value, as of the last rising clock edge.
    pub q: RSignal<Out>,
    _reset_value: Option<u128>,
    _power_up_value: Option<u128>,
}

impl RDff {
    /// A register that `reset` sets to `reset_value`. Width in bits.
    pub fn new(width: impl Into<Width>, reset_value: u128) -> RDff {
        RDff { q: RSignal::new(width), _reset_value: Some(reset_value), _power_up_value: None }
    }

    /// A register that `reset` leaves alone: for data that a valid bit guards.
    pub fn without_reset(width: impl Into<Width>) -> RDff {
        RDff { q: RSignal::new(width), _reset_value: None, _power_up_value: None }
    }

    /// The register, set to that value also by the device's configuration: for what makes the reset itself, must
    /// survive it, or must not be wrong before the first reset.
    #[must_use]
    pub fn and_from_power_up(self, power_up_value: u128) -> RDff {
        RDff { _power_up_value: Some(power_up_value), ..self }
    }

    /// The width in bits.
    pub fn width(&self) -> u32 {
        self.q.width()
    }

    /// Whether the configuration has this register. One that is absent reads as its neutral constant, and updating it
    /// does nothing.
    pub fn is_present(&self) -> bool {
        self.q.is_present()
    }

    /// The value as of the last rising clock edge; the neutral constant if the register is absent.
    pub fn val(&self) -> Expr {
        self.q.val()
    }
}

impl Logic for RDff {
    fn update(&mut self) {}

    fn hdl(&self) -> Verilog {
        description::hand_over(Description::Register(RegisterShape {
            reset_value: self._reset_value,
            power_up_value: self._power_up_value,
        }))
    }
}

impl Block for RDff {
    crate::unsimulated!();

    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        if self.q.kind() != absence::ATOM_KIND {
            probe.visit_start_scope(name, self);
            self.q.accept("q", probe);
            probe.visit_end_scope(name, self);
        }
    }
}
