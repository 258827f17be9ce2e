//! What each module of the design takes, from the netlist: after synthesis the design is flat, but every cell's name
//! says in which instances it stood.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::names::instances;
use crate::synthesis::SynthesisReport;

/// The cells of a module, by what they are for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Area {
    /// Look-up tables of four inputs, of Xilinx of six, apart from those in carry cells and distributed RAM.
    pub lut4: u64,
    /// Carry cells: of two bits on ECP5, of four on Xilinx, of one elsewhere.
    pub carry: u64,
    /// Flip-flops.
    pub flip_flops: u64,
    /// Distributed RAM cells: of 16 x 4 bits, on Xilinx of 32 x 6 or 64 x 3 with four look-up tables each.
    pub distributed_rams: u64,
    /// Block RAMs of the family's size, and large single-port RAMs.
    pub block_rams: u64,
    /// Multipliers.
    pub multipliers: u64,
}

impl From<&SynthesisReport> for Area {
    fn from(report: &SynthesisReport) -> Area {
        Area {
            lut4: report.lut4(),
            carry: report.carry(),
            flip_flops: report.flip_flops(),
            distributed_rams: report.distributed_rams(),
            block_rams: report.block_rams() + report.single_port_rams(),
            multipliers: report.multipliers(),
        }
    }
}

/// An instance in the design and what it takes, with all that it contains.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ModuleArea {
    /// The names of the instances that lead to it, with points between; empty for the whole design.
    pub path: String,
    /// What it takes.
    #[serde(flatten)]
    pub area: Area,
}

/// The cells of a netlist.
#[derive(Clone, Debug)]
pub struct Netlist {
    /// Of every instance with all that it contains, by its path; the whole design's path is empty.
    by_instance: BTreeMap<String, SynthesisReport>,
}

#[derive(Deserialize)]
struct NetlistFile {
    modules: BTreeMap<String, NetlistModule>,
}

#[derive(Deserialize)]
struct NetlistModule {
    cells: BTreeMap<String, Cell>,
}

#[derive(Deserialize)]
struct Cell {
    #[serde(rename = "type")]
    kind: String,
}

impl Netlist {
    /// Reads the JSON that yosys writes.
    ///
    /// # Errors
    /// When it is none, or has no module of the top's name.
    pub(crate) fn read(text: &str, top: &str) -> Result<Netlist, String> {
        let mut file: NetlistFile =
            serde_json::from_str(text).map_err(|error| error.to_string())?;
        let module = file
            .modules
            .remove(top)
            .ok_or_else(|| format!("there is no module {top}"))?;
        let mut by_instance: BTreeMap<String, SynthesisReport> = BTreeMap::new();
        by_instance.entry(String::new()).or_default();
        for (name, cell) in module.cells {
            let instances = instances(&name);
            for depth in 0..=instances.len() {
                let report = by_instance.entry(instances[..depth].join(".")).or_default();
                *report.cells.entry(cell.kind.clone()).or_default() += 1;
            }
        }
        Ok(Netlist { by_instance })
    }

    /// The cells of the whole design.
    pub fn design(&self) -> &SynthesisReport {
        &self.by_instance[""]
    }

    /// What every instance takes, those with nothing left out, in the order of their paths.
    pub fn modules(&self) -> Vec<ModuleArea> {
        self.by_instance
            .iter()
            .map(|(path, report)| ModuleArea {
                path: path.clone(),
                area: Area::from(report),
            })
            .filter(|module| module.path.is_empty() || module.area != Area::default())
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_counted_in_every_instance_that_they_stand_in() {
        let text = r#"{ "creator": "yosys", "modules": {
            "LUT4": { "attributes": {}, "cells": {} },
            "top": { "cells": {
                "led_LUT4_Z": { "type": "LUT4", "connections": {} },
                "soc.core.fetch.pc_LUT4_Z_1": { "type": "LUT4" },
                "soc.core.fetch.pc_TRELLIS_FF_Q": { "type": "TRELLIS_FF" },
                "soc.core.file.array.0.0": { "type": "DP16KD" },
                "soc.uart.bits_CCU2C_S0": { "type": "CCU2C" } } } } }"#;
        let netlist = Netlist::read(text, "top").unwrap();
        assert_eq!(netlist.design().lut4(), 2);
        let modules = netlist.modules();
        let found: Vec<_> = modules
            .iter()
            .map(|module| {
                (
                    module.path.as_str(),
                    module.area.lut4,
                    module.area.flip_flops,
                )
            })
            .collect();
        assert_eq!(
            found[..4],
            [
                ("", 2, 1),
                ("soc", 1, 1),
                ("soc.core", 1, 1),
                ("soc.core.fetch", 1, 1)
            ]
        );
        assert!(modules
            .iter()
            .any(|module| module.path == "soc.uart" && module.area.carry == 1));
        assert!(Netlist::read(text, "nothing").is_err());
        assert!(Netlist::read("{", "top").is_err());
    }
}
