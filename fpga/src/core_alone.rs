//! The core alone on an FPGA: how large it is by itself, and how fast between shift registers.

use std::sync::atomic::AtomicBool;

use hdl::kit::{Port, PortDirection};
use hdl::EmittedModule;
use isa::CoreConfig;
use tools::Nextpnr;

use crate::boards::{Board, TextFile, Toolchain};
use crate::error::{CheckError, FlowError};
use crate::family::Family;
use crate::placement::{device_use, place_seeds, Target};
use crate::report::{Area, Resource, SeedResult};
use crate::synthesis::{synthesise_netlist, CoresInDesign, Synthesis};
use crate::workplace::{checks_folder, emitted, Workplace};

/// A core that has been synthesised for a board's FPGA: by itself, for its size, and between shift registers, to be
/// placed.
pub struct CoreAlone {
    board: Board,
    family: Family,
    nextpnr: Nextpnr,
    /// The netlist with the shift registers.
    place: Workplace,
    /// yosys and nextpnr with their versions.
    pub tools: [String; 2],
    /// The command of synthesis.
    pub synthesis: String,
    /// What yosys makes of the core by itself.
    pub area: Area,
    /// What the core by itself takes of the FPGA, as nextpnr packs it; with pins for its ports.
    pub resources: Vec<Resource>,
}

/// How a core is placed.
#[derive(Clone, Copy, Debug)]
pub struct Placing<'a> {
    /// The frequency that nextpnr is asked for, in Hz; what it reaches depends on it a little.
    pub clock_hz: u32,
    /// Further options of nextpnr.
    pub options: &'a [&'a str],
}

impl CoreAlone {
    /// Synthesises a core for the FPGA of a board.
    ///
    /// # Errors
    /// When the board's tools are not open ones, a tool is missing or finds fault, or when it was stopped.
    pub fn new(config: &CoreConfig, board: &Board, stop: &AtomicBool) -> Result<CoreAlone, FlowError> {
        let Toolchain::Open(family) = board.toolchain else {
            return Err(FlowError::Design(format!(
                "{} has no open tools; take a board that bitstreams are built for",
                board.name
            )));
        };
        let yosys = tools::yosys_from(family.yosys_minimum()).map_err(CheckError::from)?;
        let nextpnr = tools::nextpnr(family.nextpnr()).map_err(CheckError::from)?;
        let command = board.synthesis_command(family, yosys.version());
        let synthesised = |place: &Workplace, top| {
            let synthesis = Synthesis { top, cores: CoresInDesign::One, family, command };
            synthesise_netlist(place, synthesis, &yosys, stop, &|_| ())?.ok_or(FlowError::Interrupted)
        };
        let alone = Workplace::new(config)?;
        let area = Area::from(synthesised(&alone, hdl::TOP_MODULE)?.design());
        let unhurried = Placing { clock_hz: board.clock_hz, options: &[] };
        let target = unhurried.on(board, family);
        let resources = device_use(&alone, &target, &nextpnr, stop)?.ok_or(FlowError::Interrupted)?;
        let place = core_between_shift_registers(config)?;
        synthesised(&place, SHIFT_REGISTERS_TOP)?;
        Ok(CoreAlone {
            tools: [yosys.description().to_owned(), nextpnr.description().to_owned()],
            synthesis: format!("{command} -top {SHIFT_REGISTERS_TOP}"),
            board: board.clone(),
            family,
            nextpnr,
            place,
            area,
            resources,
        })
    }

    /// Places and routes the core between its shift registers with the seeds 1, 2, ...: the frequencies of its clock.
    /// `line` sees what nextpnr says, from several threads.
    ///
    /// # Errors
    /// When nextpnr fails for another reason than the core's size, or when it was stopped.
    pub fn place(
        &self,
        placing: &Placing<'_>,
        seeds: u32,
        stop: &AtomicBool,
        line: &(dyn Fn(&str) + Sync),
    ) -> Result<Vec<SeedResult>, FlowError> {
        let target = placing.on(&self.board, self.family);
        let placements = place_seeds(&self.place, &target, seeds, &self.nextpnr, stop, line)?;
        Ok(placements.results)
    }

    /// The command that places and routes, with `N` for the seed.
    pub fn placing_command(&self, placing: &Placing<'_>) -> String {
        let arguments = placing.on(&self.board, self.family).arguments("N");
        format!("{} {}", self.family.nextpnr().program(), arguments.join(" "))
    }
}

impl Placing<'_> {
    fn on<'a>(&'a self, board: &'a Board, family: Family) -> Target<'a> {
        Target { board, family, at_pins: false, clock_hz: self.clock_hz, options: self.options }
    }
}

// The core between two shift registers: one gives all its inputs, one takes all its outputs, so that its speed can be
// measured on an FPGA with fewer pins than the core has ports, and without the delay of pins.

/// The name of the module around the core.
pub(crate) const SHIFT_REGISTERS_TOP: &str = "core_between_shift_registers";
/// The core's port that no register drives.
const CLOCK: &str = "clock";

/// Emits a core and the module around it, one file a module.
///
/// # Errors
/// When emission fails or the folder cannot be written.
pub fn core_between_shift_registers(config: &CoreConfig) -> Result<Workplace, CheckError> {
    let modules = emitted(config)?;
    let around = modules.first().map(wrapper);
    let files: Vec<TextFile> = around.into_iter().chain(modules.into_iter().map(TextFile::from)).collect();
    let design = format!("{} between shift registers", config.arch);
    Workplace::with_files(&checks_folder(), design, &files)
}

/// The module with the shift registers around a core.
fn wrapper(core: &EmittedModule) -> TextFile {
    let inputs = Connections::new(core, PortDirection::In, "inputs");
    let outputs = Connections::new(core, PortDirection::Out, "core_outputs");
    // All outputs leave between two loads.
    let count_bits = usize::BITS - outputs.bits.leading_zeros();
    let text = format!(
        "// Every input of the core comes out of a register, every output goes into one that can be seen outside.\n\
         module {SHIFT_REGISTERS_TOP} (\n\
         \x20   input wire clock,\n\
         \x20   input wire serial_in,\n\
         \x20   output reg serial_out\n\
         );\n\
         \x20   reg [{input_top}:0] inputs;\n\
         \x20   reg [{output_top}:0] outputs;\n\
         \x20   wire [{output_top}:0] core_outputs;\n\
         \x20   reg [{count_top}:0] count;\n\
         \x20   reg load;\n\
         \n\
         \x20   {core} core (\n\
         \x20       .{CLOCK}(clock),\n\
         \x20       {connections}\n\
         \x20   );\n\
         \n\
         \x20   always @(posedge clock) begin\n\
         \x20       // Each mixed with its neighbour: a register of the core that takes an input as it is, or inverted, would otherwise be the\n\
         \x20       // next one here, and synthesis would make one of the two.\n\
         \x20       inputs <= {{inputs[{input_top} - 1:0] ^ {{inputs[{input_top} - 2:0], serial_in}}, serial_in}};\n\
         \x20       count <= count + {count_bits}'d1;\n\
         \x20       load <= count == {count_bits}'d0;\n\
         \x20       outputs <= load ? core_outputs : {{serial_in, outputs[{output_top}:1]}};\n\
         \x20       serial_out <= outputs[0];\n\
         \x20   end\n\
         endmodule\n",
        input_top = inputs.bits - 1,
        output_top = outputs.bits - 1,
        count_top = count_bits - 1,
        core = core.name,
        connections = [inputs.texts, outputs.texts].concat().join(",\n        "),
    );
    TextFile::new(format!("{SHIFT_REGISTERS_TOP}.v"), text)
}

/// The core's ports of one direction, each at bits of its own of a vector.
struct Connections {
    /// As Verilog.
    texts: Vec<String>,
    /// Width of the vector, in bits.
    bits: usize,
}

impl Connections {
    fn new(core: &EmittedModule, direction: PortDirection, vector: &str) -> Connections {
        let mut connections = Connections { texts: Vec::new(), bits: 0 };
        let is_meant = |port: &&Port| port.direction == direction && port.name != CLOCK;
        for port in core.ports.iter().filter(is_meant) {
            let low = connections.bits;
            connections.bits += port.width as usize;
            let high = connections.bits - 1;
            let text = format!(".{}({vector}[{high}:{low}])", port.name);
            connections.texts.push(text);
        }
        connections
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_port_is_connected_once_and_every_bit_to_one_port() {
        let modules = hdl::emit_modules(&CoreConfig::default()).expect("the default core");
        let core = &modules[0];
        let text = wrapper(core).text;
        let mut next = [("inputs", 0), ("core_outputs", 0)];
        for port in core.ports.iter().filter(|port| port.name != CLOCK) {
            let of_outputs = usize::from(port.direction == PortDirection::Out);
            let (vector, low) = &mut next[of_outputs];
            let high = *low + port.width - 1;
            let connection = format!(".{}({vector}[{high}:{low}])", port.name);
            assert_eq!(text.matches(&connection).count(), 1, "{connection}\n{text}");
            *low = high + 1;
        }
        assert_eq!(text.matches("        .").count(), core.ports.len());
        for (vector, bits) in [("reg [", next[0].1), ("wire [", next[1].1)] {
            assert!(text.contains(&format!("{vector}{}:0]", bits - 1)), "{text}");
        }
    }
}
