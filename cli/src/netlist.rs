//! `cosim --netlist`: the netlist of a family of FPGAs in place of the RTL. Part of the workbench, for synthesis is.

use clap::Args;
use testbenches::{Cosimulator, System, Waveforms};

use crate::failure::Failure;

/// Which netlist runs in place of the RTL.
#[derive(Args)]
pub struct NetlistOptions {
    /// Run a netlist for this family of FPGAs instead of the RTL; its memories are not compared
    #[cfg(feature = "workbench")]
    #[arg(long, value_name = "FAMILY", value_parser = families::parser(), conflicts_with_all = ["ports_only", "coverage", "rtl_coverage"])]
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

#[cfg(feature = "workbench")]
mod families {
    use std::str::FromStr;

    use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
    use fpga::Family;
    use strum::VariantArray;

    /// The families that a core can be synthesised for, by their names, and short ones for the plainest members.
    pub fn parser() -> impl TypedValueParser<Value = Family> {
        let names = Family::VARIANTS.iter().map(|family| {
            let value = PossibleValue::new(<&str>::from(family));
            match family {
                Family::Ice40Hx => value.alias("ice40"),
                Family::GowinGw1n => value.alias("gowin"),
                Family::Ecp5 | Family::Ice40Up | Family::GowinGw2a | Family::XilinxXc7 => value,
            }
        });
        PossibleValuesParser::new(names).try_map(|name| Family::from_str(&name))
    }
}
