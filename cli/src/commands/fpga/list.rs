//! The list of boards.

use fpga::{Board, Toolchain};

/// Prints the boards, what their FPGAs are, and the core that is built when nothing else is said.
pub fn print() {
    for board in &Board::all() {
        let arch = board.core.arch.as_deref().unwrap_or_default();
        let clock = format!("{} MHz", f64::from(board.clock_hz) / 1e6);
        let note = match board.toolchain {
            Toolchain::Open(_) if board.build.is_some() => " (with open tools from PATH, else a project)",
            Toolchain::Open(_) => "",
            Toolchain::Generic => " (sources, not built here)",
        };
        println!("{:<14} {arch:<11} {clock:<8} {}{note}", board.name, board.title);
    }
}

/// The boards as JSON.
pub fn print_json() {
    let boards: Vec<_> = Board::all().iter().map(json).collect();
    println!("{}", serde_json::Value::from(boards));
}

fn json(board: &Board) -> serde_json::Value {
    serde_json::json!({
        "board": board.name,
        "title": board.title,
        "device": board.device,
        "arch": board.core.arch,
        "clock_hz": board.clock_hz,
        "baud": board.baud,
        "built_here": board.is_built_here(),
    })
}
