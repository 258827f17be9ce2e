//! The rows: cores, the FPGAs they are placed on, and what is aimed at.

use anyhow::{Context, Result};
use fpga::{Board, Placing};
use isa::{CoreConfig, CoreOptions};

/// What is aimed at.
#[derive(Clone, Copy, Debug)]
pub struct Aim {
    /// At least this frequency, in MHz.
    pub mhz: f64,
    /// At most so many look-up tables of the FPGA, those that carry and those that are RAM included.
    pub logic: u64,
}

/// A core on an FPGA, and the ways in which it is placed.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The board with the FPGA; nothing else of the board is used but, perhaps, its core.
    pub board: &'static str,
    /// Whether what `options` does not say is as the board has it, and not the core's default.
    pub as_on_board: bool,
    /// Options of the core as in a program's `// config:` line.
    pub options: &'static str,
    pub aim: Aim,
    pub placings: &'static [Placing<'static>],
}

/// nextpnr is asked for a little more than is aimed at, so that it does not stop there.
const ECP5_PLACINGS: &[Placing<'static>] = &[
    Placing {
        clock_hz: 90_000_000,
        options: &[],
    },
    Placing {
        clock_hz: 90_000_000,
        options: &["--placer-heap-timingweight", "40"],
    },
];
const ICE40_PLACINGS: &[Placing<'static>] = &[Placing {
    clock_hz: 60_000_000,
    options: &[],
}];

/// All rows, in the table's order.
pub fn rows() -> Vec<Row> {
    let ecp5 = |options| Row {
        board: "ulx3s-85f",
        as_on_board: false,
        options,
        aim: Aim {
            mhz: 80.0,
            logic: 8000,
        },
        placings: ECP5_PLACINGS,
    };
    let ice40 = |options| Row {
        board: "ice40-hx8k",
        as_on_board: true,
        options,
        aim: Aim {
            mhz: 50.0,
            logic: 3600,
        },
        placings: ICE40_PLACINGS,
    };
    vec![
        ecp5("arch = \"4w8/8/2/8\", shifter = \"dsp\""),
        ecp5("arch = \"4w8/8/2/8\""),
        ice40(""),
        ice40("barriers = 4, stack_depth = 16"),
    ]
}

impl Row {
    /// The board, and the core.
    pub fn read(&self) -> Result<(Board, CoreConfig)> {
        let board =
            Board::find(self.board).with_context(|| format!("there is no board {}", self.board))?;
        let options = CoreOptions::from_line(self.options)?;
        let options = if self.as_on_board {
            options.or(board.core.clone())
        } else {
            options
        };
        let config = CoreConfig::from_options(&options)?.with_trace(false);
        Ok((board, config))
    }

    /// The core in words.
    pub fn core(&self, board: &Board, config: &CoreConfig) -> String {
        match (self.as_on_board, self.options) {
            (false, options) => format!("`{options}`"),
            (true, "") => format!("`{}` as on {}", config.arch, board.name),
            (true, options) => format!("the same, `{options}`"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_is_a_core_on_a_board_with_open_tools() {
        for row in rows() {
            let (board, _) = row
                .read()
                .unwrap_or_else(|error| panic!("{row:?}: {error}"));
            assert!(board.is_built_here() && !row.placings.is_empty());
        }
    }
}
