//! Rings between cores (docs/cluster.md section 13).

use isa::ports::PortOutputs;

/// The cores that are rung in a cycle in which the cores drive this; bit c is core c.
pub(super) fn rung<'a>(cores: impl Iterator<Item = &'a PortOutputs>) -> u64 {
    cores.filter(|core| core.ring_valid).fold(0, |rung, core| rung | 1 << core.ring_core)
}
