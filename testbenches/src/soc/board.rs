//! The netlist of a board's whole system, at the board's pins.
//!
//! The models of phase-locked loops pass their input on, so the board's clock is driven with the core's frequency.

use fpga::{BoardPins, CellNetlist};
use hdl::soc::{SocConfig, SocError};

use super::bench::{SystemBench, SystemError};
use super::system::{SimulatedSystem, SystemPins};
use crate::bridge::{Optimisation, Start};
use crate::sides::verilated::netlist_design;

/// Bit times of a byte on the line.
const BYTE_BITS: u64 = 10;
/// Cycles for which a program may compute without printing anything.
const PATIENCE_CYCLES: u64 = 400_000;
/// What the loader answers to a good frame.
const LOADED: u8 = b'K';

/// Why a program did not print what it must.
#[derive(Debug, thiserror::Error)]
pub enum NetlistError {
    /// The bit rate does not go with the clock.
    #[error(transparent)]
    Soc(#[from] SocError),
    /// The simulation does not build, stops, or says nothing.
    #[error(transparent)]
    System(#[from] SystemError),
    /// Something else came.
    #[error("it sent {sent:?} instead of {expected:?}")]
    Wrong {
        /// What came.
        sent: String,
        /// What should have come.
        expected: String,
    },
}

/// The system on a board as a netlist.
///
/// # Errors
/// When the bit rate does not go with the clock.
pub fn netlist_system(netlist: &CellNetlist, pins: &BoardPins, soc: &SocConfig) -> Result<SimulatedSystem, SocError> {
    let constant = pins.idle.iter().map(|(name, value)| (name.clone(), *value));
    Ok(SimulatedSystem {
        design: netlist_design(netlist),
        pins: SystemPins {
            clock: pins.clock.clone(),
            reset: None,
            uart_rx: pins.uart_rx.clone(),
            uart_tx: pins.uart_tx.clone(),
            constant: constant.collect(),
        },
        bit_clocks: soc.bit_clocks()?,
        optimisation: Optimisation::Some,
    })
}

/// Powers a board's netlist up and waits until it has printed what it must, and nothing else. `to_load` is a frame for
/// the loader, where the RAM starts empty. Gives the clock cycles that it took. A model that is not optimised is built
/// in half the time, for runs that are short.
///
/// # Errors
/// [`NetlistError`].
pub fn netlist_prints(
    netlist: &CellNetlist,
    pins: &BoardPins,
    soc: &SocConfig,
    to_load: Option<&[u8]>,
    expected: &[u8],
    optimisation: Optimisation,
) -> Result<u64, NetlistError> {
    let system = SimulatedSystem { optimisation, ..netlist_system(netlist, pins, soc)? };
    let byte_cycles = BYTE_BITS * u64::from(system.bit_clocks);
    let mut bench = SystemBench::power_up(&system, Start::Random(1)).map_err(SystemError::from)?;
    if let Some(frame) = to_load {
        // Past the reset, which the loop's lock ends.
        bench.run(byte_cycles).map_err(SystemError::from)?;
        bench.sender.push_bytes(frame);
        bench.run_until_sent().map_err(SystemError::from)?;
        wait_for(&mut bench, &[LOADED], byte_cycles)?;
        bench.receiver.clear();
    }
    wait_for(&mut bench, expected, byte_cycles)?;
    Ok(bench.cycle())
}

/// Runs until these bytes have come, or something else.
fn wait_for(bench: &mut SystemBench, expected: &[u8], byte_cycles: u64) -> Result<(), NetlistError> {
    let cycles = expected.len() as u64 * byte_cycles + PATIENCE_CYCLES;
    bench.run_until(cycles, |sent| sent == expected || !expected.starts_with(sent))?;
    let sent = bench.receiver.bytes();
    if sent == expected {
        return Ok(());
    }
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    Err(NetlistError::Wrong { sent: text(sent), expected: text(expected) })
}
