//! What a warp did, in words.

use isa::LaneMask;

use crate::compare::events::{Event, GprWrite, PredicateWrite};
use crate::compare::meaning::interrupt_name;
use crate::report::table::{binary, hexadecimal};

/// How an event's numbers are printed: with all digits of their widths.
#[derive(Clone, Copy, Debug)]
pub struct Digits {
    /// The width of addresses and values, in bits.
    pub word_bits: u32,
    /// The width of masks.
    pub lanes: u32,
}

impl Digits {
    fn word(self, value: u64) -> String {
        hexadecimal(value, self.word_bits)
    }

    fn mask(self, mask: LaneMask) -> String {
        binary(mask.0, self.lanes)
    }

    fn gpr_write(self, write: &GprWrite) -> String {
        let mut text = format!("%r{} of warp {} =", write.register, write.warp);
        for (lane, &value) in write.lanes.iter().zip(&write.values) {
            text += &format!(" {} (lane {lane})", self.word(value));
        }
        text
    }
}

impl Event {
    /// The event in words.
    pub fn describe(&self, digits: Digits) -> String {
        match self {
            Event::Retired { pc, lanes, gpr, predicate } => {
                let mut text = format!("retires pc {} in lanes {}", digits.word(*pc), digits.mask(*lanes));
                if let Some(write) = gpr {
                    text += &format!(", {}", digits.gpr_write(write));
                }
                if let Some(PredicateWrite { register, lanes, values }) = predicate {
                    let (values, lanes) = (digits.mask(*values), digits.mask(*lanes));
                    text += &format!(", @p{register} = {values} in lanes {lanes}");
                }
                text
            }
            Event::Loaded(write) => format!("loads {}", digits.gpr_write(write)),
            Event::Computed(write) => format!("computes {}", digits.gpr_write(write)),
            Event::Copied { write, to_shadow } => {
                let target = if *to_shadow { " (shadow)" } else { "" };
                format!("copies {}{target}", digits.gpr_write(write))
            }
            Event::Printed(byte) => format!("prints {byte:02x}"),
            Event::Stored { line, byte_enable, words } => {
                let words: Vec<String> = words.iter().map(|&word| digits.word(word)).collect();
                format!("stores bytes {byte_enable:x} of line {line:x}: {}", words.join(" "))
            }
            Event::StoredInScratchpad { words } => {
                let word = |&(address, bytes, word): &(u64, u64, u64)| {
                    format!("bytes {bytes:x} of {}: {}", digits.word(address), digits.word(word))
                };
                let words: Vec<String> = words.iter().map(word).collect();
                match words.is_empty() {
                    true => "stores nothing in the scratchpad".to_owned(),
                    false => format!("stores in the scratchpad {}", words.join(", ")),
                }
            }
            Event::Interrupted { cause, pc } => {
                format!("{} at pc {}", interrupt_name(*cause), digits.word(*pc))
            }
        }
    }
}
