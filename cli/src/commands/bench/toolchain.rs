//! How fast sources are assembled and linked.

use std::fmt;
use std::fmt::Write;
use std::time::Instant;

use isa::ArchId;
use serde::Serialize;

use crate::failure::Failure;

/// Lines of the source that is measured, and of one ten times as long: their rates show whether time is linear.
const LINES: [usize; 2] = [100_000, 1_000_000];
/// Runs of each; the best counts.
const RUNS: u32 = 3;

/// Lines a second, assembled and linked.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct ToolchainSpeed {
    /// For a source of 100,000 lines.
    pub lines_a_second: f64,
    /// For a source of 1,000,000 lines.
    pub lines_a_second_tenfold: f64,
}

impl fmt::Display for ToolchainSpeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "assembling and linking (wanted: at least 1 M lines/s, linear)")?;
        write!(
            f,
            "  100,000 lines    {:.2} M lines/s\n  1,000,000 lines  {:.2} M lines/s",
            self.lines_a_second / 1e6,
            self.lines_a_second_tenfold / 1e6
        )
    }
}

/// Measures.
pub fn measure() -> Result<ToolchainSpeed, Failure> {
    let [short, long] = LINES;
    Ok(ToolchainSpeed { lines_a_second: rate(short)?, lines_a_second_tenfold: rate(long)? })
}

fn rate(lines: usize) -> Result<f64, Failure> {
    let arch = ArchId::parse_toolchain("8w32/32").map_err(Failure::input)?;
    let source = source(lines);
    let mut best = f64::MAX;
    for _ in 0..RUNS {
        let start = Instant::now();
        assembler::assemble(&arch, &[("bench.s", &source)])?;
        best = best.min(start.elapsed().as_secs_f64());
    }
    Ok(lines as f64 / best)
}

/// A source of labels, instructions of several classes, references forward and back, and data.
fn source(lines: usize) -> String {
    let mut text = String::new();
    for number in 0..lines / 10 {
        // Writing to a String cannot fail.
        let _ = write!(
            text,
            "block{number}:\n    ldi %r1, data{number}\n    ld %r2, %r1, #0\n    addi %r2, %r2, #{number}\n    @p0 ? jmpi block{number}\n    \
             xor %r3, %r2, %r1 /* mix */\n    st %r3, %r1, #0\n    isneg @p1, %r3\ndata{number}:\n    .word {number}\n"
        );
    }
    text
}
