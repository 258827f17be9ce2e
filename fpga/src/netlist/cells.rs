//! Simulation models of the vendors' cells: yosys' own where they model what a cell does, and ours in `fpga/cells` for the
//! cells of which yosys has only the pins.
//!
//! Ours also replace yosys' block RAMs: what those read while the word is written is the old word, of which the vendors
//! say nothing.

use std::collections::BTreeSet;
use std::path::Path;

use strum::{IntoStaticStr, VariantArray};
use tools::Yosys;

use crate::boards::TextFile;
use crate::error::CheckError;

/// The cells of a vendor's family.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum CellLibrary {
    /// Lattice ECP5.
    Ecp5,
    /// Lattice iCE40, all members.
    Ice40,
    /// Gowin LittleBee and Arora.
    Gowin,
    /// Xilinx 7 series.
    Xilinx,
}

/// A file of `fpga/cells`, with the name that a simulator names it by.
macro_rules! own {
    ($($path:literal),* $(,)?) => {
        &[$(($path, include_str!(concat!("../../cells/", $path)))),*]
    };
}

type OwnFiles = &'static [(&'static str, &'static str)];

const COMMON: OwnFiles = own!["common/block_ram.v", "common/port_buffer.v"];
const ECP5: OwnFiles = own!["ecp5/dp16kd.v", "ecp5/mult18x18d.v", "ecp5/ehxplll.v"];
const ICE40: OwnFiles = own![
    "ice40/sb_ram40_4k.v",
    "ice40/sb_spram256ka.v",
    "ice40/sb_pll40.v"
];
const GOWIN: OwnFiles = own!["gowin/block_ram.v", "gowin/multipliers.v", "gowin/rpll.v"];
const XILINX: OwnFiles = own![
    "xilinx/block_ram.v",
    "xilinx/ramb18e1.v",
    "xilinx/ramb36e1.v",
    "xilinx/mmcme2.v"
];
const XILINX_PARTS: (&str, &str) = (
    "xilinx/carry4_map.v",
    include_str!("../../cells/xilinx/carry4_map.v"),
);

/// Cells whose models in yosys do what the cell does, in all its modes.
const ECP5_OF_YOSYS: &[&str] = &[
    "CCU2C",
    "L6MUX21",
    "LUT4",
    "PFUMX",
    "TRELLIS_DPR16X4",
    "TRELLIS_FF",
];
#[rustfmt::skip]
const ICE40_OF_YOSYS: &[&str] = &[
    "SB_CARRY", "SB_GB", "SB_LUT4", "SB_MAC16",
    "SB_DFF", "SB_DFFE", "SB_DFFSR", "SB_DFFR", "SB_DFFSS", "SB_DFFS", "SB_DFFESR", "SB_DFFER", "SB_DFFESS", "SB_DFFES",
];
#[rustfmt::skip]
const GOWIN_OF_YOSYS: &[&str] = &[
    "ALU", "GND", "IBUF", "LUT1", "LUT2", "LUT3", "LUT4", "MUX2_LUT5", "MUX2_LUT6", "MUX2_LUT7", "MUX2_LUT8", "OBUF", "VCC",
    "DFF", "DFFE", "DFFS", "DFFSE", "DFFR", "DFFRE", "DFFP", "DFFPE", "DFFC", "DFFCE", "RAM16SDP1", "RAM16SDP2", "RAM16SDP4",
];
#[rustfmt::skip]
const XILINX_OF_YOSYS: &[&str] = &[
    "BUFG", "DSP48E1", "GND", "IBUF", "INV", "LUT1", "LUT2", "LUT3", "LUT4", "LUT5", "LUT6", "MUXCY", "MUXF7", "MUXF8", "OBUF", "VCC", "XORCY",
    "FDCE", "FDPE", "FDRE", "FDSE", "RAM32M", "RAM64M",
];

impl CellLibrary {
    /// Its name, which is also yosys' folder for it.
    pub fn name(self) -> &'static str {
        self.into()
    }

    fn own_files(self) -> impl Iterator<Item = &'static (&'static str, &'static str)> {
        let files = match self {
            CellLibrary::Ecp5 => ECP5,
            CellLibrary::Ice40 => ICE40,
            CellLibrary::Gowin => GOWIN,
            CellLibrary::Xilinx => XILINX,
        };
        COMMON.iter().chain(files)
    }

    fn of_yosys(self) -> &'static [&'static str] {
        match self {
            CellLibrary::Ecp5 => ECP5_OF_YOSYS,
            CellLibrary::Ice40 => ICE40_OF_YOSYS,
            CellLibrary::Gowin => GOWIN_OF_YOSYS,
            CellLibrary::Xilinx => XILINX_OF_YOSYS,
        }
    }

    /// Cells in parts: what yosys is to put into their places before the netlist is simulated.
    pub(crate) fn parts(self) -> Option<TextFile> {
        let (path, text) = match self {
            CellLibrary::Xilinx => XILINX_PARTS,
            CellLibrary::Ecp5 | CellLibrary::Ice40 | CellLibrary::Gowin => return None,
        };
        Some(TextFile {
            name: path.replace('/', "_"),
            text: text.to_owned(),
        })
    }

    /// The cells that have a model.
    pub fn modelled_cells(self) -> BTreeSet<&'static str> {
        let own = self.own_files().flat_map(|(_, text)| modules(text));
        own.chain(self.of_yosys().iter().copied()).collect()
    }

    /// Our models. They have none of Verilator's warnings.
    pub fn own_models(self) -> Vec<TextFile> {
        let file = |(path, text): &(&str, &str)| TextFile {
            name: path.replace('/', "_"),
            text: (*text).to_owned(),
        };
        self.own_files().map(file).collect()
    }

    /// Yosys' models, to be read behind ours: of a cell that both have, the first counts.
    ///
    /// # Errors
    /// When this yosys has them not.
    pub fn yosys_models(self, yosys: &Yosys) -> Result<Vec<TextFile>, CheckError> {
        let share = yosys.share_directory()?;
        let folder = share.join(self.name());
        let mut files = vec![read(&folder, "cells_sim.v")?];
        let mut next = 0;
        while let Some(file) = files.get(next) {
            for name in includes(&file.text) {
                if files.iter().all(|known| known.name != name) {
                    files.push(read(&folder, &name)?);
                }
            }
            next += 1;
        }
        Ok(files)
    }
}

/// The names of the modules in a text of ours, each of which begins a line.
fn modules(text: &str) -> impl Iterator<Item = &str> {
    let names = text.lines().filter_map(|line| line.strip_prefix("module "));
    names.filter_map(|rest| rest.split([' ', '(', '#']).next())
}

/// The names of the files that a text includes.
fn includes(text: &str) -> Vec<String> {
    let lines = text
        .lines()
        .filter_map(|line| line.trim().strip_prefix("`include \""));
    let names = lines.filter_map(|rest| rest.split_once('"'));
    names.map(|(name, _)| name.to_owned()).collect()
}

/// A text without the delays of its cells: a simulation of cycles has no use for them, and some simulators warn.
fn without_delays(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut is_delay = false;
    for line in text.lines() {
        is_delay |= line.trim() == "specify";
        if !is_delay {
            kept.push_str(line);
        }
        kept.push('\n');
        is_delay &= line.trim() != "endspecify";
    }
    kept
}

fn read(folder: &Path, name: &str) -> Result<TextFile, CheckError> {
    let path = folder.join(name);
    let text = std::fs::read_to_string(&path).map_err(|source| CheckError::Io {
        what: format!("reading {}", path.display()),
        source,
    })?;
    Ok(TextFile {
        name: name.to_owned(),
        text: without_delays(&text),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn models_are_found_by_their_modules() {
        let cells = CellLibrary::Ecp5.modelled_cells();
        for cell in ["DP16KD", "MULT18X18D", "EHXPLLL", "LUT4", "PORT_BUFFER"] {
            assert!(cells.contains(cell), "{cell}");
        }
        assert!(!cells.contains("DCUA"));
        assert!(CellLibrary::Gowin.modelled_cells().contains("SDPX9B"));
    }

    #[test]
    fn delays_leave_empty_lines() {
        let text = "module A;\n\tspecify\n(A => Z) = 1;\n\tendspecify\nendmodule\n";
        assert_eq!(without_delays(text), "module A;\n\n\n\nendmodule\n");
    }

    #[test]
    fn what_a_text_includes_is_found() {
        assert_eq!(
            includes("`include \"a.vh\"\n  `include \"b.vh\" // x\nwire c;"),
            ["a.vh", "b.vh"]
        );
    }
}
