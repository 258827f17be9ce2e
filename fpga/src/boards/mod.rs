//! The boards that systems are built for: what stands on each, and how it is built. Their files are part of the program,
//! so that it can be moved away from its sources.

mod design;
mod embedded;
mod pll;

use std::collections::BTreeMap;
use std::str::FromStr;

use hdl::soc::SocMemory;
use isa::CoreOptions;
use serde::Deserialize;
use tools::Version;

use crate::family::Family;

pub use design::Design;
pub(crate) use design::{BOARD_TOP, IMAGE_TO_LOAD};
pub use pll::{Pll, PllError};

/// A file of a board, or of a design.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextFile {
    /// Its name, without a folder.
    pub name: String,
    /// Its text.
    pub text: String,
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
    /// The other inputs, with their levels when nobody touches the board.
    #[serde(default)]
    pub idle: BTreeMap<String, u64>,
}

/// A board.
#[derive(Clone, Debug)]
pub struct Board {
    /// What `--board` takes, and the first part of its files' names.
    pub name: &'static str,
    /// Board and FPGA in words.
    pub title: String,
    /// What builds its bitstream.
    pub toolchain: Toolchain,
    /// The FPGA in the words of nextpnr, or of the vendor's tool.
    pub device: String,
    /// The database of the chip, where nextpnr wants its name besides that of the device (Gowin).
    pub chip: String,
    /// The FPGA's package; empty where the device says it.
    pub package: String,
    /// The FPGA's speed grade; empty where the device says it or there is but one.
    pub speed_grade: String,
    /// Frequency of the board's oscillator, in Hz.
    pub input_clock_hz: u32,
    /// Frequency of the core that is aimed at, in Hz.
    pub clock_hz: u32,
    /// Bits a second on the UART.
    pub baud: u32,
    /// Where the system's RAM is.
    pub memory: SocMemory,
    /// Whether it is synthesised for speed, where its family has something for that and the design fits so.
    pub fast_synthesis: bool,
    /// What nextpnr is told besides FPGA, pins, clock and seed: options of its command line.
    pub nextpnr_options: Vec<String>,
    /// Whether images can be loaded over the UART.
    pub loader: bool,
    /// The name of the file that says which port is which pin.
    pub constraints: String,
    /// The command of another tool that builds the bitstream from the sources, where this program does not.
    pub build: Option<String>,
    /// The command that programs the board; `{bitstream}` stands for the bitstream's file.
    pub program: Option<String>,
    /// The ports of the top that have a part in every board.
    pub pins: BoardPins,
    /// Constants of the top beyond those of the PLL and the memory, by name, as Verilog.
    pub parameters: Vec<(String, String)>,
    /// The core, where the command line says nothing else.
    pub core: CoreOptions,
    /// `top.v`, the constraints, and whatever else the build takes.
    pub files: Vec<TextFile>,
}

/// `BOARD.toml`, word for word.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Description {
    title: String,
    family: String,
    #[serde(default)]
    device: String,
    #[serde(default)]
    chip: String,
    #[serde(default)]
    package: String,
    #[serde(default)]
    speed_grade: String,
    input_clock_hz: u32,
    clock_hz: u32,
    baud: u32,
    memory: Memory,
    #[serde(default)]
    fast_synthesis: bool,
    #[serde(default)]
    nextpnr_options: Vec<String>,
    loader: bool,
    constraints: String,
    build: Option<String>,
    program: Option<String>,
    pins: BoardPins,
    #[serde(default)]
    parameters: BTreeMap<String, String>,
    core: CoreOptions,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Memory {
    DualPort,
    RegisteredDualPort,
    SinglePort,
    External,
}

impl Board {
    /// All boards, by name.
    pub fn all() -> Vec<Board> {
        embedded::BOARDS
            .iter()
            .map(|files| {
                parse(files).unwrap_or_else(|error| {
                    // A test reads them all.
                    panic!("the description of {} is faulty: {error}", files.name)
                })
            })
            .collect()
    }

    /// The board of that name.
    pub fn find(name: &str) -> Option<Board> {
        Board::all().into_iter().find(|board| board.name == name)
    }

    /// The command that synthesises for its FPGA, of this family, without the name of the top.
    pub fn synthesis_command(&self, family: Family, yosys: Version) -> &'static str {
        self.fast_synthesis_command(family, yosys)
            .unwrap_or_else(|| family.synthesis_command(yosys))
    }

    /// The command for a design that does not fit as that makes it.
    pub fn smaller_synthesis_command(
        &self,
        family: Family,
        yosys: Version,
    ) -> Option<&'static str> {
        self.fast_synthesis_command(family, yosys)
            .map(|_| family.synthesis_command(yosys))
    }

    fn fast_synthesis_command(&self, family: Family, yosys: Version) -> Option<&'static str> {
        let fast = family.fast_synthesis_command(yosys);
        fast.filter(|_| self.fast_synthesis)
    }

    /// The name of its bitstream's file, of this family's kind.
    pub(crate) fn bitstream_name(&self, family: Family) -> String {
        format!("{}.{}", self.name, family.bitstream_ending())
    }

    /// Whether this program builds bitstreams for it where the tools are, and not only the sources.
    pub fn is_built_here(&self) -> bool {
        matches!(self.toolchain, Toolchain::Open(_))
    }
}

fn parse(files: &embedded::BoardFiles) -> Result<Board, String> {
    let described: Description =
        toml::from_str(files.description).map_err(|error| error.to_string())?;
    let toolchain = match described.family.as_str() {
        "generic" => Toolchain::Generic,
        family => Toolchain::Open(
            Family::from_str(family).map_err(|_| format!("unknown family {family}"))?,
        ),
    };
    let has = |name: &str| files.files.iter().any(|(known, _)| *known == name);
    if !has(&described.constraints) || !has("top.v") {
        return Err("top.v or the constraints are missing".to_owned());
    }
    Ok(Board {
        name: files.name,
        title: described.title,
        toolchain,
        device: described.device,
        chip: described.chip,
        package: described.package,
        speed_grade: described.speed_grade,
        input_clock_hz: described.input_clock_hz,
        clock_hz: described.clock_hz,
        baud: described.baud,
        memory: match described.memory {
            Memory::DualPort => SocMemory::DualPort,
            Memory::RegisteredDualPort => SocMemory::RegisteredDualPort,
            Memory::SinglePort => SocMemory::SinglePort,
            Memory::External => SocMemory::External,
        },
        fast_synthesis: described.fast_synthesis,
        nextpnr_options: described.nextpnr_options,
        loader: described.loader,
        constraints: described.constraints,
        build: described.build,
        program: described.program,
        pins: described.pins,
        parameters: described.parameters.into_iter().collect(),
        core: described.core,
        files: files
            .files
            .iter()
            .map(|(name, text)| TextFile {
                name: (*name).to_owned(),
                text: (*text).to_owned(),
            })
            .collect(),
    })
}

#[cfg(test)]
mod tests;
