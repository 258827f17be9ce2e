//! The Verilated bridge, the lock step, the mismatch report, waveforms

pub mod bridge;
