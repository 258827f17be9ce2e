//! The core between two shift registers: one gives all its inputs, one takes all its outputs, so that its speed can be measured on an FPGA
//! with fewer pins than the core has ports, and without the delay of pins.

use hdl::kit::{Port, PortDirection};
use hdl::EmittedModule;
use isa::CoreConfig;

use crate::boards::TextFile;
use crate::error::CheckError;
use crate::workplace::{checks_folder, emitted, Workplace};

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
    let files: Vec<TextFile> = around
        .into_iter()
        .chain(modules.into_iter().map(TextFile::from))
        .collect();
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
    TextFile {
        name: format!("{SHIFT_REGISTERS_TOP}.v"),
        text,
    }
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
        let mut connections = Connections {
            texts: Vec::new(),
            bits: 0,
        };
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
