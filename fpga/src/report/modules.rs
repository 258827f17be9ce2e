//! What each module of the design takes, from the netlist: after synthesis the design is flat, but every cell's name
//! names the instances around it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::registers::RegistersTaken;
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
    /// The flip-flops that became registers of other cells, and are no longer counted.
    pub registers: RegistersTaken,
    /// The cells of every instance with all that it contains, by its path; the whole design's path is empty.
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
        let mut file: NetlistFile = serde_json::from_str(text).map_err(|error| error.to_string())?;
        let module = file.modules.remove(top).ok_or_else(|| format!("there is no module {top}"))?;
        let mut by_instance: BTreeMap<String, SynthesisReport> = BTreeMap::new();
        by_instance.entry(String::new()).or_default();
        for (name, cell) in module.cells {
            let instances = instances(&name);
            for depth in 0..=instances.len() {
                let report = by_instance.entry(instances[..depth].join(".")).or_default();
                *report.cells.entry(cell.kind.clone()).or_default() += 1;
            }
        }
        Ok(Netlist { registers: RegistersTaken::default(), by_instance })
    }

    /// The cells of the whole design.
    pub fn design(&self) -> &SynthesisReport {
        &self.by_instance[""]
    }

    /// What every instance takes, those with nothing left out, in the order of their paths.
    pub fn modules(&self) -> Vec<ModuleArea> {
        self.by_instance
            .iter()
            .map(|(path, report)| ModuleArea { path: path.clone(), area: Area::from(report) })
            .filter(|module| module.path.is_empty() || module.area != Area::default())
            .collect()
    }
}

// The generated Verilog's names in those that the tools make of them.
//
// yosys names what it makes after a signal nearby, with the kinds and ports of the cells between in capitals:
// `core.execute.shifts_LUT4_A_D_LUT4_Z_3`. Names in the generated Verilog have no capitals. nextpnr adds what follows a
// dollar sign: `clock$SB_IO_IN_$glb_clk`.

/// What has no name that the generated Verilog knows.
pub(super) const UNNAMED: &str = "(unnamed)";

/// The signal of the generated Verilog that a net or cell is named after, with the instances around it.
pub(super) fn readable(name: &str) -> String {
    let name = name.strip_prefix("$glbnet$").unwrap_or(name);
    let modules = instances(name);
    let last = name.split('.').nth(modules.len()).unwrap_or_default();
    let modules = modules.join(".");
    let end = made_up(last).unwrap_or(last.len());
    let signal = match &last[..end] {
        "" => UNNAMED,
        signal => signal,
    };
    if modules.is_empty() {
        signal.to_owned()
    } else {
        format!("{modules}.{signal}")
    }
}

/// Whether a net is the signal that it is named after, and not logic near it that has no name of its own.
pub(super) fn is_exact(name: &str) -> bool {
    let last = name.rsplit('.').next().unwrap_or(name);
    let made_up = made_up(last);
    made_up.is_none_or(|at| last.as_bytes()[at] == b'$' && at > 0)
}

/// Where the tools' part of a name begins.
fn made_up(name: &str) -> Option<usize> {
    let bytes = name.as_bytes();
    (0..bytes.len())
        .find(|&at| bytes[at] == b'$' || bytes[at] == b'_' && bytes.get(at + 1).is_some_and(u8::is_ascii_uppercase))
}

/// The instances around a cell, outermost first.
pub(super) fn instances(cell: &str) -> Vec<&str> {
    let mut parts: Vec<_> = cell.split('.').collect();
    parts.pop();
    // The tools' own names may have points in them, as those of source files.
    let own = parts.iter().position(|part| part.contains('$'));
    parts.truncate(own.unwrap_or(parts.len()));
    parts
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
        let found: Vec<_> =
            modules.iter().map(|module| (module.path.as_str(), module.area.lut4, module.area.flip_flops)).collect();
        assert_eq!(found[..4], [("", 2, 1), ("soc", 1, 1), ("soc.core", 1, 1), ("soc.core.fetch", 1, 1)]);
        assert!(modules.iter().any(|module| module.path == "soc.uart" && module.area.carry == 1));
        assert!(Netlist::read(text, "nothing").is_err());
        assert!(Netlist::read("{", "top").is_err());
    }

    #[test]
    fn what_the_tools_add_is_taken_away() {
        let cases = [
            ("soc.core.execute.values_0[26]", "soc.core.execute.values_0[26]"),
            ("core.execute.shifts_LUT4_A_D_LUT4_Z_3", "core.execute.shifts"),
            ("core.execute.sum_CCU2C_B1_S0[2]", "core.execute.sum"),
            ("core.values_0_TRELLIS_FF_Q_25", "core.values_0"),
            ("clock$SB_IO_IN_$glb_clk", "clock"),
            ("$glbnet$clock$TRELLIS_IO_IN", "clock"),
            ("soc.$abc$1234$auto$x", "soc.(unnamed)"),
            ("$auto$memory_libmap.cc:1951:emit_port$7427", "(unnamed)"),
            ("led[0]", "led[0]"),
        ];
        for (name, expected) in cases {
            assert_eq!(readable(name), expected);
        }
    }

    #[test]
    fn logic_near_a_signal_is_not_that_signal() {
        assert!(is_exact("soc.core.values_0[26]") && is_exact("clock$SB_IO_IN_$glb_clk"));
        assert!(!is_exact("soc.core.values_0_LUT4_A_Z[2]") && !is_exact("soc.$abc$12"));
    }

    #[test]
    fn instances_of_cells() {
        assert_eq!(instances("soc.core.fetch.next_LUT4_Z_1"), ["soc", "core", "fetch"]);
        assert!(instances("led_LUT4_Z").is_empty());
        assert_eq!(instances("soc.$auto$memory.cc:1.x"), ["soc"]);
    }
}
