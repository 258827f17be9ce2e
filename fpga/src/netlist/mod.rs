//! Netlists of a vendor's cells for a simulator: what yosys made of a design, with the models of the cells in it.
//!
//! The netlist is changed in form only, so that a simulator takes it well: nets of one bit each, no names that are the
//! trace of yosys' own doing (some are longer than a simulator likes), and buffers before the outputs.

mod cells;

use std::path::Path;

use hdl::soc::SocConfig;
use isa::CoreConfig;
use tools::Yosys;

use crate::boards::{Board, Design, TextFile, Toolchain, BOARD_TOP};
use crate::error::{CheckError, FlowError};
use crate::family::Family;
use crate::synthesis::{design_cells, NETLIST};
use crate::workplace::{checks_folder, Workplace};

pub use cells::CellLibrary;

const SIMULATED: &str = "netlist.v";
const CELLS: &str = "cells.json";
/// What the netlist becomes on its way into a simulator.
const PREPARATION: &str = "flatten; delete */t:$scopeinfo; opt_clean; iopadmap -bits -outpad PORT_BUFFER I:O ; splitnets; \
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
}

/// Synthesises a core, with its trace ports.
///
/// # Errors
/// When the core or yosys fails, or a cell of the netlist has no model.
pub fn core_netlist(config: &CoreConfig, family: Family) -> Result<CellNetlist, CheckError> {
    let place = Workplace::new(&config.with_trace(true))?;
    let yosys = tools::yosys_from(family.yosys_minimum())?;
    let command = family.synthesis_command(yosys.version());
    synthesised(&place, hdl::TOP_MODULE, family, (&yosys, command))
}

/// Synthesises a board's whole system, with the image in its RAM, as `build` does first; and says what the system is. `None` for a board
/// whose bitstreams are built elsewhere.
///
/// # Errors
/// A frequency out of the board's reach, an image larger than the RAM; when yosys fails, or a cell of the netlist has no model.
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
    let netlist = synthesised(&place, BOARD_TOP, family, (&yosys, command))?;
    Ok(Some((netlist, design.soc)))
}

/// Takes the netlist from a folder of results that `build` has written: the one that was placed and routed.
///
/// # Errors
/// When it cannot be read, yosys fails, or a cell has no model.
pub fn built_netlist(results: &Path, family: Family) -> Result<CellNetlist, CheckError> {
    let path = results.join(NETLIST);
    let text = std::fs::read_to_string(&path).map_err(|source| CheckError::Io {
        what: format!("reading {}", path.display()),
        source,
    })?;
    let file = TextFile {
        name: NETLIST.to_owned(),
        text,
    };
    let place = Workplace::with_files(&checks_folder(), path.display().to_string(), &[file])?;
    let yosys = tools::yosys_from(family.yosys_minimum())?;
    let read = format!("read_json {NETLIST}; hierarchy -top {BOARD_TOP}");
    prepared(&place, &yosys, &read, BOARD_TOP, family.cells())
}

fn synthesised(
    place: &Workplace,
    top: &str,
    family: Family,
    (yosys, command): (&Yosys, &str),
) -> Result<CellNetlist, CheckError> {
    let read = format!("read_verilog {}; {command} -top {top}", place.file_list());
    prepared(place, yosys, &read, top, family.cells())
}

fn prepared(
    place: &Workplace,
    yosys: &Yosys,
    read: &str,
    top: &str,
    library: CellLibrary,
) -> Result<CellNetlist, CheckError> {
    let mut in_parts = String::new();
    if let Some(parts) = library.parts() {
        let path = place.folder().join(&parts.name);
        std::fs::write(&path, parts.text).map_err(|source| CheckError::Io {
            what: format!("writing {}", path.display()),
            source,
        })?;
        in_parts = format!("techmap -map {}; ", parts.name);
    }
    let script = format!(
        "{read}; {in_parts}{PREPARATION}; tee -q -o {CELLS} stat -json; write_verilog -noattr {SIMULATED}"
    );
    place.run("yosys", yosys.command().args(["-q", "-p", &script]))?;
    check_cells(place, &place.read(CELLS)?, library)?;
    let mut foreign = library.yosys_models(yosys)?;
    foreign.push(TextFile {
        name: SIMULATED.to_owned(),
        text: place.read(SIMULATED)?,
    });
    Ok(CellNetlist {
        top: top.to_owned(),
        own: library.own_models(),
        foreign,
    })
}

/// Every cell has a model that does what the cell does: a black box would be silently nothing.
fn check_cells(
    place: &Workplace,
    statistics: &str,
    library: CellLibrary,
) -> Result<(), CheckError> {
    const TOOL: &str = "yosys";
    let cells = design_cells(statistics)
        .ok_or_else(|| place.complaint_of(TOOL, &format!("unreadable statistics: {statistics}")))?;
    let modelled = library.modelled_cells();
    let missing: Vec<String> = cells
        .into_keys()
        .filter(|cell| !modelled.contains(cell.as_str()))
        .collect();
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_without_a_model_is_named() {
        let place =
            Workplace::with_files(&std::env::temp_dir(), "test".to_owned(), &[]).expect("a folder");
        let statistics = r#"{ "design": { "num_cells_by_type": { "LUT4": 3, "DCUA": 1 } } }"#;
        let error = check_cells(&place, statistics, CellLibrary::Ecp5)
            .unwrap_err()
            .to_string();
        assert!(
            error.contains("no simulation model for DCUA of ecp5"),
            "{error}"
        );
    }
}
