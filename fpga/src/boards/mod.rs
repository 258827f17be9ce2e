//! The boards that systems are built for: what stands on each, and how it is built. Their files are part of the program,
//! so that it can be moved away from its sources.

mod pll;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::str::FromStr;

use hdl::soc::{emit_soc, SocConfig, SocMemory, IMAGE_FILE};
use hdl::EmittedModule;
use isa::{CoreConfig, CoreOptions};
use serde::Deserialize;
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

fn parse(files: &BoardFiles) -> Result<Board, String> {
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
        TextFile {
            name: format!("{}.v", module.name),
            text: module.text,
        }
    }
}

impl Design {
    /// The system with this core for a board, at the frequency nearest to the one wanted, with the image in its RAM.
    ///
    /// # Errors
    /// A frequency out of the board's reach, a bit rate that does not go with it, an image larger than the RAM.
    pub fn new(
        board: &Board,
        core: &CoreConfig,
        clock_hz: u32,
        image: &[u8],
    ) -> Result<Design, FlowError> {
        let pll = board.pll(clock_hz)?;
        let soc = SocConfig {
            core: core.with_trace(false),
            core_number: 0,
            clock_hz: pll.output_hz,
            baud: board.baud,
            memory: board.memory,
            bus_bits: None,
            loader: board.loader,
        };
        // RAM outside of the system starts empty; the image is loaded.
        let image = if soc.has_ram() { image } else { &[] };
        let emitted =
            emit_soc(&soc, image).map_err(|error| FlowError::Design(error.to_string()))?;
        let mut files: Vec<_> = emitted.modules.into_iter().map(TextFile::from).collect();
        files.extend(emitted.image.map(|text| TextFile {
            name: IMAGE_FILE.to_owned(),
            text,
        }));
        files.push(TextFile {
            name: PARAMETERS_FILE.to_owned(),
            text: parameters(board, &soc, &pll),
        });
        let period_ns = format!("{:.3}", 1e9 / f64::from(soc.clock_hz));
        files.extend(board.files.iter().map(|file| TextFile {
            name: file.name.clone(),
            text: file.text.replace("{clock_period_ns}", &period_ns),
        }));
        if board.toolchain == Toolchain::Generic {
            let names = files.iter().filter(|file| file.name.ends_with(".v"));
            let text = names.map(|file| format!("{}\n", file.name)).collect();
            files.push(TextFile {
                name: FILE_LIST.to_owned(),
                text,
            });
        }
        Ok(Design {
            soc,
            top: BOARD_TOP,
            files,
            for_hosts: Vec::new(),
        })
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

/// The files of a board as they stand in its folder.
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
