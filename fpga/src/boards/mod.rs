//! The boards that systems are built for: the parts of each, and how a system is built for it. Their files are part of
//! the program, so that it can be moved away from its sources.

mod pll;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use hdl::soc::{emit_soc, SocConfig, SocCores, SocMemory};
use hdl::EmittedModule;
use isa::{CoreConfig, CoreOptions, SharedCacheConfig};
use serde::de::Error;
use serde::{Deserialize, Deserializer};
use tools::Version;

use crate::error::FlowError;
use crate::family::Family;

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
    pub name: &'static str,
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
    /// `top.v`, the constraints, and whatever else the build takes.
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
        name => match name.parse() {
            Ok(family) => Ok(Toolchain::Open(family)),
            Err(_) => Err(D::Error::custom(format!("unknown family {name}"))),
        },
    }
}

impl Board {
    /// All boards, by name.
    pub fn all() -> Vec<Board> {
        BOARDS
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
        let several = SocCores::asked(core, self.memory, self.cores, self.banks, self.shared_cache);
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

    /// Whether this program builds bitstreams for it where the tools are, and not only the sources.
    pub fn is_built_here(&self) -> bool {
        matches!(self.toolchain, Toolchain::Open(_))
    }
}

fn parse(files: &BoardFiles) -> Result<Board, String> {
    let has = |name: &str| files.files.iter().any(|(known, _)| *known == name);
    let board: Board = toml::from_str(files.description).map_err(|error| error.to_string())?;
    if !has(&board.constraints) || !has("top.v") {
        return Err("top.v or the constraints are missing".to_owned());
    }
    let texts = files.files.iter();
    Ok(Board { name: files.name, files: texts.map(|&(name, text)| TextFile::new(name, text)).collect(), ..board })
}

// A board's design: the system in Verilog, the board's own files, and what the one needs to know of the other.

/// The name of every board's top module.
pub(crate) const BOARD_TOP: &str = "top";
/// The constants that the top includes.
const PARAMETERS_FILE: &str = "board_parameters.vh";
/// The Verilog files' names, for tools that are run by hand.
const FILE_LIST: &str = "files.f";
/// The image as bytes, for RAM that cannot hold it from the start.
pub(crate) const IMAGE_TO_LOAD: &str = "image.bin";

/// What is synthesised for a board.
#[derive(Clone, Debug)]
pub struct Design {
    /// The system.
    pub soc: SocConfig,
    /// The top module.
    pub(crate) top: &'static str,
    /// All files.
    pub files: Vec<TextFile>,
    /// Names of those that whoever uses the bitstream needs.
    pub(crate) for_hosts: Vec<String>,
}

impl From<EmittedModule> for TextFile {
    fn from(module: EmittedModule) -> TextFile {
        TextFile::new(format!("{}.v", module.name), module.text)
    }
}

impl Design {
    /// The system with this core for a board, at the frequency nearest to the one wanted, with the image in its RAM.
    ///
    /// # Errors
    /// A frequency out of the board's reach, a bit rate that does not go with it, an image larger than the RAM.
    pub fn new(board: &Board, core: &CoreConfig, clock_hz: u32, image: &[u8]) -> Result<Design, FlowError> {
        let pll = board.pll(clock_hz)?;
        let soc = board.soc(core, pll.output_hz)?;
        // RAM outside of the system starts empty; the image is loaded.
        let image = if soc.has_ram() { image } else { &[] };
        let emitted = emit_soc(&soc, image).map_err(|error| FlowError::Design(error.to_string()))?;
        let mut files: Vec<_> = emitted.modules.into_iter().map(TextFile::from).collect();
        let images = emitted.images.into_iter();
        files.extend(images.map(|file| TextFile::new(file.name, file.text)));
        files.push(TextFile::new(PARAMETERS_FILE, parameters(board, &soc, &pll)));
        let period_ns = format!("{:.3}", 1e9 / f64::from(soc.clock_hz));
        files.extend(board.files.iter().map(|file| {
            let text = file.text.replace("{clock_period_ns}", &period_ns);
            TextFile::new(&file.name, text)
        }));
        if board.toolchain == Toolchain::Generic {
            let names = files.iter().filter(|file| file.name.ends_with(".v"));
            let text: String = names.map(|file| format!("{}\n", file.name)).collect();
            files.push(TextFile::new(FILE_LIST, text));
        }
        Ok(Design { soc, top: BOARD_TOP, files, for_hosts: Vec::new() })
    }
}

/// The constants of the top, as Verilog.
fn parameters(board: &Board, soc: &SocConfig, pll: &Pll) -> String {
    let mut text = format!(
        "// Written by `harmonica fpga` for {}: {:.3} MHz from {:.3} MHz.\n",
        board.name,
        f64::from(soc.clock_hz) / 1e6,
        f64::from(board.input_clock_hz) / 1e6
    );
    let mut constant = |name: &str, value: &str| {
        text += &format!("localparam {name} = {value};\n");
    };
    for (name, value) in &pll.parameters {
        constant(name, value);
    }
    if soc.memory == SocMemory::External {
        constant("LINE_BYTES", &soc.core.line_bytes().to_string());
        constant("LINE_NUMBER_BITS", &soc.core.ram_line_bits().to_string());
    }
    for (name, value) in &board.parameters {
        constant(name, value);
    }
    text
}

// The files of `fpga/boards`, taken into the program when it is compiled.

/// The files in a board's folder.
struct BoardFiles {
    /// The board's name.
    pub name: &'static str,
    /// The text of `NAME.toml`.
    pub description: &'static str,
    /// What goes into its build: names and texts.
    pub files: &'static [(&'static str, &'static str)],
}

/// The board `$name` in the folder `$folder`, with the files that go into its build.
macro_rules! board {
    ($folder:literal, $name:literal, [$($file:literal),*]) => {
        BoardFiles {
            name: $name,
            description: include_str!(concat!("../../boards/", $folder, "/", $name, ".toml")),
            files: &[$(($file, include_str!(concat!("../../boards/", $folder, "/", $file)))),*],
        }
    };
}

/// All boards, by name.
const BOARDS: &[BoardFiles] = &[
    board!("arty-a7", "arty-a7", ["top.v", "arty-a7.xdc", "build.tcl"]),
    board!("generic", "generic", ["top.v", "generic.sdc"]),
    board!("ice40-hx8k", "ice40-hx8k", ["top.v", "ice40-hx8k.pcf"]),
    board!("icebreaker", "icebreaker", ["top.v", "icebreaker.pcf"]),
    board!("tang-nano", "tang-nano-20k", ["top.v", "tang-nano-20k.cst"]),
    board!("tang-nano", "tang-nano-9k", ["top.v", "tang-nano-9k.cst"]),
    board!("ulx3s", "ulx3s-12f", ["top.v", "ulx3s.lpf"]),
    board!("ulx3s", "ulx3s-25f", ["top.v", "ulx3s.lpf"]),
    board!("ulx3s", "ulx3s-85f", ["top.v", "ulx3s.lpf"]),
    board!("ulx3s", "ulx3s-85f-fast", ["top.v", "ulx3s.lpf"]),
];
