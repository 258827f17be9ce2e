//! RAM at the ports `memory_*` of a system: synchronous, one port, bytes written apart.

use super::bench::Peripheral;
use crate::bridge::{model_ports, BridgeError, Model};

/// RAM of lines of whole 32-bit words, at most 64 bytes.
pub struct OutsideRam {
    bytes: Vec<u8>,
    line_bytes: usize,
    ports: RamPorts,
    /// What the RAM's output shows.
    shown: Vec<u32>,
}

model_ports! {
    /// The system's side of the RAM.
    struct RamPorts {
        output: enable, write, line, byte_enable;
        wide_output: write_data;
        wide_input: read_data;
    }
}

impl OutsideRam {
    /// RAM that holds these bytes, for a system that asks for lines of `line_bytes` bytes.
    ///
    /// # Errors
    /// When the model lacks a port.
    pub fn new(model: &Model, bytes: Vec<u8>, line_bytes: u32) -> Result<Self, BridgeError> {
        Ok(OutsideRam {
            bytes,
            line_bytes: line_bytes as usize,
            ports: RamPorts::find(model, "memory_")?,
            shown: vec![0; line_bytes as usize / 4],
        })
    }
}

impl Peripheral for OutsideRam {
    fn observe(&mut self, model: &Model) {
        if model.get(self.ports.enable) == 0 {
            return;
        }
        let first = model.get(self.ports.line) as usize * self.line_bytes;
        let line = &mut self.bytes[first..first + self.line_bytes];
        if model.get(self.ports.write) == 1 {
            let enabled = model.get(self.ports.byte_enable);
            for (place, byte) in (0..).zip(line.iter_mut()) {
                if enabled >> place & 1 == 1 {
                    *byte = model.bits(self.ports.write_data, 8 * place, 8) as u8;
                }
            }
            // What a write leaves at the output is undefined.
            self.shown.fill(0xdead_beef);
        } else {
            for (word, bytes) in self.shown.iter_mut().zip(line.chunks_exact(4)) {
                *word = u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
            }
        }
    }

    fn drive(&mut self, model: &mut Model) {
        model.set_words(self.ports.read_data, &self.shown);
    }
}
