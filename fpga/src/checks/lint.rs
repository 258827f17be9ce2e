//! Verilator's and Icarus Verilog's opinion of the emitted Verilog. No warning is waived.

use crate::error::CheckError;
use crate::workplace::Workplace;

/// `verilator --lint-only -Wall`: clean, without any waiver.
///
/// # Errors
/// The first lines of what Verilator found.
pub fn lint_with_verilator(place: &Workplace) -> Result<(), CheckError> {
    let mut command = tools::verilator()?.command();
    command.args([
        "--lint-only",
        "-Wall",
        "--default-language",
        "1364-2001",
        "--top-module",
        place.top(),
    ]);
    place.run("verilator --lint-only -Wall", command.args(place.files()))?;
    Ok(())
}

/// `iverilog -g2005 -Wall`: compiles, and prints nothing.
///
/// # Errors
/// What it printed.
pub fn compile_with_icarus(place: &Workplace) -> Result<(), CheckError> {
    const TOOL: &str = "iverilog -g2005 -Wall";
    let mut command = tools::iverilog()?.command();
    command.args(["-g2005", "-Wall", "-t", "null", "-s", place.top()]);
    let output = place.run(TOOL, command.args(place.files()))?;
    if !output.stderr.is_empty() || !output.stdout.is_empty() {
        return Err(place.complaint(TOOL, &output));
    }
    Ok(())
}
