//! The Verilated bridge, the lock step, the mismatch report, waveforms
