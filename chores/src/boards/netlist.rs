//! The netlist that was placed and routed, simulated at the board's pins.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use fpga::{built_netlist, Design, Toolchain};
use testbenches::soc::netlist_prints;

use super::cache::RowResult;
use super::rows::Planned;

/// Larger designs take Verilator and the C++ compiler too long.
const LOGIC_MAX: u64 = 30_000;

/// Whether the netlist in the row's folder says hello; `None` if it is not tried.
pub fn says_hello(
    planned: &Planned,
    result: &RowResult,
    folder: &Path,
) -> Result<Option<Result<(), String>>> {
    let Toolchain::Open(family) = planned.board.toolchain else {
        return Ok(None);
    };
    if !result.bitstream_packed || result.logic.is_none_or(|(used, _)| used > LOGIC_MAX) {
        return Ok(None);
    }
    let path = crate::root().join("programs/hello.expected");
    let expected = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
    let design = Design::new(
        &planned.board,
        &planned.core,
        planned.clock_hz,
        &planned.image,
    )?;
    let netlist = built_netlist(folder, family)?;
    let frame = (!design.soc.has_ram()).then(|| loader::frame(&planned.image));
    let printed = netlist_prints(
        &netlist,
        &planned.board.pins,
        &design.soc,
        frame.as_deref(),
        &expected,
    );
    Ok(Some(match printed {
        Ok(cycles) => {
            eprintln!("  netlist says hello in {cycles} cycles");
            Ok(())
        }
        Err(error) => Err(first_line(&error.to_string())),
    }))
}

/// A cell of the table is one line.
fn first_line(text: &str) -> String {
    text.lines().next().unwrap_or_default().to_owned()
}
