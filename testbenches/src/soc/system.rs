//! What is simulated: Verilog, its top module, and which of its ports is what.

use crate::bridge::{Design, Optimisation};

/// The names of the top module's ports.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SystemPins {
    /// The clock; everything else happens at its rising edge.
    pub clock: String,
    /// The reset, if there is one, and the value with which it resets.
    pub reset: Option<(String, u64)>,
    /// Serial line to the system.
    pub uart_rx: String,
    /// Serial line from the system.
    pub uart_tx: String,
    /// Inputs that keep one value.
    pub constant: Vec<(String, u64)>,
}

impl Default for SystemPins {
    /// The ports of `harmonica_soc`, enabled.
    fn default() -> Self {
        SystemPins {
            clock: "clock".to_owned(),
            reset: Some(("reset".to_owned(), 1)),
            uart_rx: "uart_rx".to_owned(),
            uart_tx: "uart_tx".to_owned(),
            constant: vec![("enable".to_owned(), 1)],
        }
    }
}

/// A system to be simulated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SimulatedSystem {
    /// The Verilog and its top module.
    pub design: Design,
    /// Its ports.
    pub pins: SystemPins,
    /// Clock cycles of a bit on the serial line.
    pub bit_clocks: u32,
    /// How hard the C++ compiler works: for netlists, which are large and run once, not very.
    pub optimisation: Optimisation,
}
