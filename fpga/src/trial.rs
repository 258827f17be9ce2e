//! A trial of a board: whether nextpnr knows its FPGA and its pins, before minutes are spent on a system.

use std::path::Path;
use std::sync::atomic::AtomicBool;

use tools::ToolError;

use crate::boards::{Board, TextFile, Toolchain, BOARD_TOP};
use crate::error::{CheckError, FlowError};
use crate::family::Family;
use crate::flow::open_tools;
use crate::placement::{place_and_route, Placement, Target};
use crate::synthesis::{synthesise_netlist, CoresInDesign, Synthesis};
use crate::workplace::{checks_folder, Workplace};

/// What came of a trial.
#[derive(Debug)]
pub enum Trial {
    /// These tools take the FPGA and every pin.
    Passed([String; 2]),
    /// No tools are at hand.
    NoTools(ToolError),
    /// The board's bitstreams are built elsewhere.
    NotBuiltHere,
}

/// Places and routes a flip-flop and the ports of the board's top at their pins.
///
/// # Errors
/// What a tool says when it does not know the FPGA or a pin; or that it was stopped.
pub fn try_board(board: &Board, stop: &AtomicBool) -> Result<Trial, FlowError> {
    let Toolchain::Open(family) = board.toolchain else {
        return Ok(Trial::NotBuiltHere);
    };
    let (yosys, nextpnr) = match open_tools(family) {
        Ok(tools) => tools,
        Err(missing) => return Ok(Trial::NoTools(missing)),
    };
    let place = workplace(board, family, &checks_folder())?;
    let command = family.synthesis_command(yosys.version());
    let synthesis = Synthesis { top: BOARD_TOP, cores: CoresInDesign::One, family, command };
    synthesise_netlist(&place, synthesis, &yosys, stop, &|_| ())?.ok_or(FlowError::Interrupted)?;
    let target = Target { board, family, at_pins: true, clock_hz: board.clock_hz, options: &[] };
    match place_and_route(&place, &target, 1, &nextpnr, stop, &|_| ())? {
        Placement::Done(_) => Ok(Trial::Passed([yosys.description().to_owned(), nextpnr.description().to_owned()])),
        Placement::DoesNotFit { why, .. } => Err(place.complaint_of("nextpnr", &why).into()),
        Placement::Stopped => Err(FlowError::Interrupted),
    }
}

/// A folder with the design and the constraints.
fn workplace(board: &Board, family: Family, base: &Path) -> Result<Workplace, CheckError> {
    let design = format!("{} for {}", board.name, <&str>::from(family));
    let constraints = board.files.iter().filter(|file| file.name == board.constraints).cloned();
    let files: Vec<_> =
        [TextFile::new(format!("{BOARD_TOP}.v"), board.trial_top())].into_iter().chain(constraints).collect();
    Workplace::with_files(base, design, &files)
}
