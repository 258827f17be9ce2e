//! The rows: boards and the cores on them.

use anyhow::{Context, Result};
use fpga::{Board, Design, FlowOptions, Toolchain};
use isa::{CoreConfig, CoreOptions};
use sha2::{Digest, Sha256};

/// A row to be: a board, and what is not as the board's description has it.
#[derive(Clone, Debug)]
pub struct Row {
    pub board: &'static str,
    /// Options of the core as in a program's `// config:` line; empty: the board's own.
    pub options: &'static str,
    /// Frequency of the core, in MHz, if not the board's.
    pub clock_mhz: Option<u32>,
    /// The best of how many placements.
    pub seeds: u32,
}

/// Stores of groups of lanes, without which the placement of eight lanes is slower and larger.
const EIGHT_LANES: &str = "arch = \"4w8/8/8/8\", store_lanes = 4";
/// The same for sixteen lanes, the most that are routed.
const SIXTEEN_LANES: &str = "arch = \"4w8/8/16/16\", store_lanes = 4";

const fn row(board: &'static str, options: &'static str) -> Row {
    Row {
        board,
        options,
        clock_mhz: None,
        seeds: 2,
    }
}

/// All rows, in the table's order.
pub fn rows() -> Vec<Row> {
    let at = |clock_mhz, row| Row {
        clock_mhz: Some(clock_mhz),
        ..row
    };
    let once = |row| Row { seeds: 1, ..row };
    vec![
        row("icebreaker", ""),
        row("ice40-hx8k", ""),
        row("ice40-hx8k", "arch = \"4w8/8/1/1\""),
        row("ice40-hx8k", "arch = \"4w8/8/4/4\""),
        row("tang-nano-9k", ""),
        row("tang-nano-20k", ""),
        row("ulx3s-12f", ""),
        row("ulx3s-25f", ""),
        row("ulx3s-85f", ""),
        once(row("ulx3s-85f-fast", "")),
        once(at(70, row("ulx3s-85f-fast", "arch = \"4w8/8/4/4\""))),
        once(at(60, row("ulx3s-85f-fast", EIGHT_LANES))),
        once(at(45, row("ulx3s-85f-fast", SIXTEEN_LANES))),
        once(row("arty-a7", "")),
        once(row("arty-a7", EIGHT_LANES)),
        row("generic", ""),
    ]
}

/// A row with everything that its result depends on.
pub struct Planned {
    pub board: Board,
    pub core: CoreConfig,
    pub clock_hz: u32,
    pub seeds: u32,
    pub image: Vec<u8>,
}

impl Planned {
    /// Reads board, options and program.
    pub fn new(row: Row) -> Result<Planned> {
        let board = Board::find(row.board).with_context(|| format!("no board {}", row.board))?;
        let options = CoreOptions::from_line(row.options)?.or(board.core.clone());
        let core = CoreConfig::from_options(&options)?;
        Ok(Planned {
            clock_hz: row.clock_mhz.map_or(board.clock_hz, |mhz| mhz * 1_000_000),
            image: super::build::hello(&core)?,
            board,
            core,
            seeds: row.seeds,
        })
    }

    /// What the flow is to do.
    pub fn options(&self, output: std::path::PathBuf) -> FlowOptions {
        FlowOptions {
            board: self.board.clone(),
            core: self.core,
            image: self.image.clone(),
            clock_hz: self.clock_hz,
            seeds: self.seeds,
            output,
            even_if_slow: true,
        }
    }

    /// A hash of the sources, the tools, and what is asked of them.
    pub fn key(&self) -> Result<String> {
        let design = Design::new(&self.board, &self.core, self.clock_hz, &self.image)?;
        let mut hash = Sha256::new();
        let mut add = |text: &str| {
            hash.update(text.len().to_le_bytes());
            hash.update(text);
        };
        for file in &design.files {
            add(&file.name);
            add(&file.text);
        }
        let Board {
            device,
            chip,
            package,
            speed_grade,
            nextpnr_options,
            ..
        } = &self.board;
        add(&format!(
            "{device} {chip} {package} {speed_grade} {nextpnr_options:?} {}",
            self.seeds
        ));
        add(build_version());
        if let Toolchain::Open(family) = self.board.toolchain {
            let yosys = tools::yosys_from(family.yosys_minimum())?;
            add(yosys.description());
            add(self.board.synthesis_command(family, yosys.version()));
            if let Some(smaller) = self
                .board
                .smaller_synthesis_command(family, yosys.version())
            {
                add(smaller);
            }
            let is_built_elsewhere = self.board.build.is_some();
            match tools::nextpnr(family.nextpnr()) {
                Err(_) if is_built_elsewhere => add("none"),
                nextpnr => add(nextpnr?.description()),
            }
        }
        Ok(hash
            .finalize()
            .iter()
            .take(12)
            .map(|byte| format!("{byte:02x}"))
            .collect())
    }
}

/// To be changed when rows come out differently though their sources are the same.
fn build_version() -> &'static str {
    "1"
}
