//! A board's design: the system in Verilog, the board's own files, and what the one needs to know of the other.

use hdl::soc::{emit_soc, SocConfig, SocMemory};
use hdl::EmittedModule;
use isa::CoreConfig;

use super::{Board, Pll, TextFile, Toolchain};
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
        if let Some(file) = board.files.iter().find(|file| files.iter().any(|own| own.name == file.name)) {
            let name = &file.name;
            return Err(FlowError::Design(format!("the system has a file {name} of its own; rename the board's")));
        }
        let period_ns = |hz: u32| format!("{:.3}", 1e9 / f64::from(hz));
        let (period, input_period) = (period_ns(soc.clock_hz), period_ns(board.input_clock_hz));
        files.extend(board.files.iter().map(|file| {
            let text = file.text.replace("{clock_period_ns}", &period);
            TextFile::new(&file.name, text.replace("{input_clock_period_ns}", &input_period))
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
