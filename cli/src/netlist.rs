//! `cosim --netlist`: the netlist of a family of FPGAs in place of the RTL. Part of the workbench, for synthesis is.

use clap::Args;
use testbenches::{Cosimulator, System, Waveforms};

use crate::failure::Failure;

/// Which netlist runs in place of the RTL.
#[derive(Args)]
pub struct NetlistOptions {
    /// Run a netlist for this family of FPGAs instead of the RTL; its memories are not compared
    #[cfg(feature = "workbench")]
    #[arg(long, value_name = "FAMILY", value_parser = crate::families::parser(), conflicts_with_all = ["ports_only", "coverage", "rtl_coverage"])]
    netlist: Option<fpga::Family>,
}

impl NetlistOptions {
    /// The system's netlist, ready to run; none if the RTL is to run.
    #[cfg(feature = "workbench")]
    pub fn cosimulator<S: System>(&self, system: &S, waveforms: Waveforms) -> Result<Option<Cosimulator<S>>, Failure> {
        let Some(family) = self.netlist else {
            return Ok(None);
        };
        let netlist = system.netlist(family).map_err(Failure::input)?;
        let cosimulator = Cosimulator::from_netlist(system, &netlist, waveforms);
        cosimulator.map(Some).map_err(Failure::input)
    }

    /// None: this build does not synthesise.
    #[cfg(not(feature = "workbench"))]
    pub fn cosimulator<S: System>(&self, _: &S, _: Waveforms) -> Result<Option<Cosimulator<S>>, Failure> {
        Ok(None)
    }
}
