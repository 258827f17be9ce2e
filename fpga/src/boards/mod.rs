//! The boards that systems are built for: the parts of each, and how a system is built for it. A board is a folder: one
//! of `fpga/boards`, which the list has, or one of its owner.

mod check;
mod constraints;
mod description;
mod design;
mod folder;
mod listed;
mod new_board;
mod pll;
mod ports;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use hdl::soc::{SocConfig, SocMemory};
use isa::{CoreConfig, CoreOptions, SharedCacheConfig};
use serde::de::Error;
use serde::{Deserialize, Deserializer};
use strum::VariantArray;
use tools::Version;

use crate::error::FlowError;
use crate::family::Family;

pub(crate) use design::{BOARD_TOP, IMAGE_TO_LOAD};

pub use description::Fault;
use description::TOP_FILE;
pub use design::Design;
pub use folder::{BoardError, BoardFaults};
pub use new_board::{Level, NewBoard, NewBoardError};
pub use pll::{Pll, PllError};

/// A file of a board, or of a design.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextFile {
    /// Its name, without a folder.
    pub name: String,
    /// Its text.
    pub text: String,
}

impl TextFile {
    /// A file of this name with this text.
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> TextFile {
        TextFile { name: name.into(), text: text.into() }
    }
}

/// How a board's FPGA is turned into a bitstream.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Toolchain {
    /// yosys and nextpnr, by this program.
    Open(Family),
    /// Any tool, by hand: only the sources are written.
    Generic,
}

/// The ports of a board's top.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardPins {
    /// The oscillator's input.
    pub clock: String,
    /// Serial line to the FPGA.
    pub uart_rx: String,
    /// Serial line from the FPGA.
    pub uart_tx: String,
    /// The other inputs, with their levels when the board is left alone.
    #[serde(default)]
    pub idle: BTreeMap<String, u64>,
}

/// A board. `BOARD.toml` has all but its name and its files, word for word.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// What `--board` takes, and the first part of its files' names.
    #[serde(skip)]
    pub name: String,
    /// Board and FPGA in words.
    pub title: String,
    /// What builds its bitstream.
    #[serde(rename = "family", deserialize_with = "toolchain")]
    pub toolchain: Toolchain,
    /// The FPGA in the words of nextpnr, or of the vendor's tool.
    #[serde(default)]
    pub device: String,
    /// The database of the chip, where nextpnr wants its name besides that of the device (Gowin).
    #[serde(default)]
    pub chip: String,
    /// The FPGA's package; empty where the device says it.
    #[serde(default)]
    pub package: String,
    /// The FPGA's speed grade; empty where the device says it or there is but one.
    #[serde(default)]
    pub speed_grade: String,
    /// Frequency of the board's oscillator, in Hz.
    pub input_clock_hz: u32,
    /// Frequency of the core that is aimed at, in Hz.
    pub clock_hz: u32,
    /// Bits a second on the UART.
    pub baud: u32,
    /// Where the system's RAM is.
    #[serde(with = "BoardMemory")]
    pub memory: SocMemory,
    /// How many cores the system has, where it is a cluster; one otherwise.
    #[serde(default)]
    pub cores: Option<u32>,
    /// Banks of the cores' RAM, where there are `cores`; as many as serve them well otherwise.
    #[serde(default)]
    pub banks: Option<u32>,
    /// The cache that the cores share, where there are `cores`.
    #[serde(skip)]
    pub shared_cache: Option<SharedCacheConfig>,
    /// Whether it is synthesised for speed, where its family has something for that and the design fits so.
    #[serde(default)]
    pub fast_synthesis: bool,
    /// Options of nextpnr's command line besides FPGA, pins, clock and seed.
    #[serde(default)]
    pub nextpnr_options: Vec<String>,
    /// Whether images can be loaded over the UART.
    pub loader: bool,
    /// The name of the file that says which port is which pin.
    pub constraints: String,
    /// The command of another tool that builds the bitstream from the sources, where this program does not.
    pub build: Option<String>,
    /// The command that programs the board, with `{bitstream}` for the bitstream's file.
    pub program: Option<String>,
    /// The ports of the top that have a part in every board.
    pub pins: BoardPins,
    /// Constants of the top beyond those of the PLL and the memory, by name, as Verilog.
    #[serde(default)]
    pub parameters: BTreeMap<String, String>,
    /// The core, where the command line says nothing else.
    pub core: CoreOptions,
    /// The names of the files that the build takes besides `top.v` and the constraints.
    #[serde(default)]
    pub further_files: Vec<String>,
    /// `top.v`, the constraints, and the further files.
    #[serde(skip)]
    pub files: Vec<TextFile>,
}

/// The memories that boards' descriptions name.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", remote = "SocMemory")]
enum BoardMemory {
    DualPort,
    RegisteredDualPort,
    SinglePort,
    External,
}

fn toolchain<'a, D: Deserializer<'a>>(deserializer: D) -> Result<Toolchain, D::Error> {
    let family = String::deserialize(deserializer)?;
    match family.as_str() {
        "generic" => Ok(Toolchain::Generic),
        name => name.parse().map(Toolchain::Open).map_err(|_| {
            let known: Vec<&str> = Family::VARIANTS.iter().map(Into::into).collect();
            D::Error::custom(format!("unknown family {name}; it is one of {}, generic", known.join(", ")))
        }),
    }
}

impl Board {
    /// The command that synthesises for its FPGA, of this family, without the name of the top.
    pub fn synthesis_command(&self, family: Family, yosys: Version) -> &'static str {
        self.fast_synthesis_command(family, yosys).unwrap_or_else(|| family.synthesis_command(yosys))
    }

    /// The command for a design that does not fit as that makes it.
    pub fn smaller_synthesis_command(&self, family: Family, yosys: Version) -> Option<&'static str> {
        self.fast_synthesis_command(family, yosys).map(|_| family.synthesis_command(yosys))
    }

    fn fast_synthesis_command(&self, family: Family, yosys: Version) -> Option<&'static str> {
        let fast = family.fast_synthesis_command(yosys);
        fast.filter(|_| self.fast_synthesis)
    }

    /// The system on it with this core, at this frequency.
    ///
    /// # Errors
    /// [`FlowError::Design`] when it has banks or a shared cache and no number of cores.
    pub(crate) fn soc(&self, core: &CoreConfig, clock_hz: u32) -> Result<SocConfig, FlowError> {
        let several = self.memory.shape(core, self.cores, self.banks, self.shared_cache);
        Ok(SocConfig {
            core: core.without_trace(),
            several: several.map_err(|error| FlowError::Design(error.to_string()))?,
            core_number: 0,
            clock_hz,
            baud: self.baud,
            memory: self.memory,
            bus_bits: None,
            sole_master: false,
            loader: self.loader,
        })
    }

    /// The name of its bitstream's file, of this family's kind.
    pub(crate) fn bitstream_name(&self, family: Family) -> String {
        format!("{}.{}", self.name, family.bitstream_ending())
    }

    /// The text of one of its files.
    fn text(&self, name: &str) -> &str {
        self.files.iter().find(|file| file.name == name).map_or("", |file| &file.text)
    }

    /// A top with its ports that does nothing; an empty one, if the header of its own top cannot be read.
    pub(crate) fn trial_top(&self) -> String {
        ports::trial_top(&ports::ports(self.text(TOP_FILE)).unwrap_or_default(), &self.pins.clock)
    }

    /// Whether this program builds bitstreams for it where the tools are, and not only the sources.
    pub fn is_built_here(&self) -> bool {
        matches!(self.toolchain, Toolchain::Open(_))
    }
}
