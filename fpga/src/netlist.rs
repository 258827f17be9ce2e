//! Netlists of a vendor's cells for a simulator: what yosys made of a design, with the models of the cells in it.
//!
//! The netlist is changed in form only, so that a simulator takes it well: nets of one bit each, no names that are the
//! trace of yosys' own doing (some are longer than a simulator likes), and buffers before the outputs.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::atomic::AtomicBool;

use hdl::soc::SocConfig;
use isa::{ClusterConfig, CoreConfig};
use strum::{IntoStaticStr, VariantArray};
use tools::Yosys;

use crate::boards::{Board, Design, TextFile, Toolchain, BOARD_TOP};
use crate::error::{CheckError, FlowError};
use crate::family::Family;
use crate::registers::RegistersTaken;
use crate::synthesis::{
    design_cells, synthesise_netlist, take_registers_of_netlist, CoresInDesign, Synthesis, NETLIST,
};
use crate::workplace::{checks_folder, read_text, Workplace};

const SIMULATED: &str = "netlist.v";
const CELLS: &str = "cells.json";
/// What the netlist becomes on its way into a simulator.
const PREPARATION: &str =
    "flatten; delete */t:$scopeinfo; opt_clean; iopadmap -bits -outpad PORT_BUFFER I:O ; splitnets; \
                           rename -hide */c:*; rename -hide */w:*_[A-Z]*";

/// A netlist with all that it takes to simulate it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CellNetlist {
    /// The top module.
    pub top: String,
    /// Our models of cells, to be read first: held to all of a simulator's warnings.
    pub own: Vec<TextFile>,
    /// The netlist, and yosys' models of cells: their warnings are not ours to mend.
    pub foreign: Vec<TextFile>,
    /// The flip-flops that became registers of other cells on the way here; none for a netlist that `build` has written.
    pub registers: RegistersTaken,
}

/// Synthesises a core, with its trace ports.
///
/// # Errors
/// When the core or yosys fails, or a cell of the netlist has no model.
pub fn core_netlist(config: &CoreConfig, family: Family) -> Result<CellNetlist, CheckError> {
    let place = Workplace::new(&config.with_trace())?;
    synthesised(&place, hdl::TOP_MODULE, family)
}

/// Synthesises a board's whole system, with the image in its RAM, as `build` does first; and says what the system is.
/// `None` for a board whose bitstreams are built elsewhere.
///
/// # Errors
/// A frequency out of the board's reach, an image larger than the RAM; when yosys fails, or a cell of the netlist has
/// no model.
pub fn board_netlist(
    board: &Board,
    core: &CoreConfig,
    clock_hz: u32,
    image: &[u8],
) -> Result<Option<(CellNetlist, SocConfig)>, FlowError> {
    let Toolchain::Open(family) = board.toolchain else {
        return Ok(None);
    };
    let design = Design::new(board, core, clock_hz, image)?;
    let name = format!("{} on {}", core.arch, board.name);
    let place = Workplace::with_files(&checks_folder(), name, &design.files)?;
    let yosys = tools::yosys_from(family.yosys_minimum()).map_err(CheckError::from)?;
    let command = board.synthesis_command(family, yosys.version());
    let cores = CoresInDesign::of(&design);
    let never = AtomicBool::new(false);
    let synthesis = Synthesis { top: design.top, cores, family, command };
    // It ends only when it is done: nothing stops it.
    let synthesised = synthesise_netlist(&place, synthesis, &yosys, &never, &|_| ())?;
    let registers = synthesised.map(|netlist| netlist.registers).unwrap_or_default();
    let netlist = prepared(&place, &yosys, BOARD_TOP, family.cells())?;
    Ok(Some((CellNetlist { registers, ..netlist }, design.soc)))
}

/// Takes the netlist from a folder of results that `build` has written: the one that was placed and routed.
///
/// # Errors
/// When it cannot be read, yosys fails, or a cell has no model.
pub fn built_netlist(results: &Path, family: Family) -> Result<CellNetlist, CheckError> {
    let path = results.join(NETLIST);
    let file = TextFile::new(NETLIST, read_text(&path)?);
    let place = Workplace::with_files(&checks_folder(), path.display().to_string(), &[file])?;
    let yosys = tools::yosys_from(family.yosys_minimum())?;
    prepared(&place, &yosys, BOARD_TOP, family.cells())
}

/// Synthesises a cluster, with its trace ports.
///
/// # Errors
/// When the cluster or yosys fails, or a cell of the netlist has no model.
pub fn cluster_netlist(config: &ClusterConfig, family: Family) -> Result<CellNetlist, CheckError> {
    let place = Workplace::of_cluster(&ClusterConfig { core: config.core.with_trace(), ..*config })?;
    synthesised(&place, hdl::CLUSTER_MODULE, family)
}

fn synthesised(place: &Workplace, top: &str, family: Family) -> Result<CellNetlist, CheckError> {
    let yosys = tools::yosys_from(family.yosys_minimum())?;
    let command = family.synthesis_command(yosys.version());
    let script = format!("read_verilog {}; {command} -top {top}; write_json {NETLIST}", place.file_list());
    place.run("yosys", yosys.command().args(["-q", "-p", &script]))?;
    let (_, registers) = take_registers_of_netlist(place, top, family)?;
    let netlist = prepared(place, &yosys, top, family.cells())?;
    Ok(CellNetlist { registers, ..netlist })
}

/// Makes what a simulator takes of [`NETLIST`].
fn prepared(place: &Workplace, yosys: &Yosys, top: &str, library: CellLibrary) -> Result<CellNetlist, CheckError> {
    let mut in_parts = String::new();
    if let Some(parts) = library.parts() {
        place.write(&parts.name, &parts.text)?;
        in_parts = format!("techmap -map {}; ", parts.name);
    }
    let script = format!(
        "read_json {NETLIST}; hierarchy -top {top}; {in_parts}{PREPARATION}; tee -q -o {CELLS} stat -json; \
         write_verilog -noattr {SIMULATED}"
    );
    place.run("yosys", yosys.command().args(["-q", "-p", &script]))?;
    check_cells(place, &place.read(CELLS)?, library)?;
    let mut foreign = library.yosys_models(yosys)?;
    foreign.push(TextFile::new(SIMULATED, place.read(SIMULATED)?));
    let registers = RegistersTaken::default();
    Ok(CellNetlist { top: top.to_owned(), own: library.own_models(), foreign, registers })
}

/// Every cell has a model that does what the cell does: a black box would be silently nothing.
fn check_cells(place: &Workplace, statistics: &str, library: CellLibrary) -> Result<(), CheckError> {
    const TOOL: &str = "yosys";
    let cells = design_cells(statistics)
        .ok_or_else(|| place.complaint_of(TOOL, &format!("unreadable statistics: {statistics}")))?;
    let modelled = library.modelled_cells();
    let missing: Vec<String> = cells.into_keys().filter(|cell| !modelled.contains(cell.as_str())).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let folder = library.name();
    let missing = missing.join(", ");
    Err(place.complaint_of(
        TOOL,
        &format!("no simulation model for {missing} of {folder}; write one in fpga/cells/{folder}"),
    ))
}

// Simulation models of the vendors' cells: yosys' own where they model what a cell does, and ours in `fpga/cells` for
// the cells of which yosys has only the pins.
//
// Ours also replace yosys' block RAMs: what those read while the word is written is the old word, of which the vendors
// say nothing.

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
        &[$(($path, include_str!(concat!("../cells/", $path)))),*]
    };
}

type OwnFiles = &'static [(&'static str, &'static str)];

const COMMON: OwnFiles = own!["common/block_ram.v", "common/port_buffer.v"];
const ECP5: OwnFiles = own!["ecp5/dp16kd.v", "ecp5/mult18x18d.v", "ecp5/ehxplll.v"];
const ICE40: OwnFiles = own!["ice40/sb_ram40_4k.v", "ice40/sb_spram256ka.v", "ice40/sb_pll40.v"];
const GOWIN: OwnFiles = own!["gowin/block_ram.v", "gowin/multipliers.v", "gowin/rpll.v"];
const XILINX: OwnFiles = own!["xilinx/block_ram.v", "xilinx/ramb18e1.v", "xilinx/ramb36e1.v", "xilinx/mmcme2.v"];
const XILINX_PARTS: (&str, &str) = ("xilinx/carry4_map.v", include_str!("../cells/xilinx/carry4_map.v"));

/// Cells whose models in yosys do what the cell does, in all its modes.
const ECP5_OF_YOSYS: &[&str] = &["CCU2C", "L6MUX21", "LUT4", "PFUMX", "TRELLIS_DPR16X4", "TRELLIS_FF"];
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
        Some(TextFile::new(path.replace('/', "_"), text))
    }

    /// The cells that have a model.
    pub fn modelled_cells(self) -> BTreeSet<&'static str> {
        let own = self.own_files().flat_map(|(_, text)| modules(text));
        own.chain(self.of_yosys().iter().copied()).collect()
    }

    /// Our models. They have none of Verilator's warnings.
    pub fn own_models(self) -> Vec<TextFile> {
        let file = |&(path, text): &(&str, &str)| TextFile::new(path.replace('/', "_"), text);
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
    let lines = text.lines().filter_map(|line| line.trim().strip_prefix("`include \""));
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
    let text = read_text(&folder.join(name))?;
    Ok(TextFile::new(name, without_delays(&text)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_without_a_model_is_named() {
        let place = Workplace::with_files(&std::env::temp_dir(), "test".to_owned(), &[]).expect("a folder");
        let statistics = r#"{ "design": { "num_cells_by_type": { "LUT4": 3, "DCUA": 1 } } }"#;
        let error = check_cells(&place, statistics, CellLibrary::Ecp5).unwrap_err().to_string();
        assert!(error.contains("no simulation model for DCUA of ecp5"), "{error}");
    }

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
        assert_eq!(includes("`include \"a.vh\"\n  `include \"b.vh\" // x\nwire c;"), ["a.vh", "b.vh"]);
    }
}
