//! A board's design: the system in Verilog, the board's own files, and what the one needs to know of the other.

use hdl::soc::{emit_soc, SocConfig, SocMemory, IMAGE_FILE};
use hdl::EmittedModule;
use isa::CoreConfig;

use crate::boards::{Board, Pll, TextFile, Toolchain};
use crate::error::FlowError;

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
