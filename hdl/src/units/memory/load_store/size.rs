//! Loads and stores that reach less than a word (ISA section 12).

use isa::{CoreConfig, Opcode};

use crate::kit::prelude::*;

codes! {
    /// How much of a word a load or store reaches, from its address on.
    pub enum AccessSize(2 bits, "SIZE") {
        /// All up to the word's end.
        Word = 0,
        /// A byte.
        Byte = 1,
        /// Two bytes.
        Half = 2,
        /// Four bytes of a word of eight.
        Four = 3,
    }
}

impl AccessSize {
    /// That of an opcode; the whole word for one that does not access memory.
    pub fn of(config: &CoreConfig, opcode: Opcode) -> AccessSize {
        match opcode.narrow_bytes() {
            Some(1) => AccessSize::Byte,
            Some(2) => AccessSize::Half,
            Some(bytes) if bytes < config.arch.word_bytes() => AccessSize::Four,
            _ => AccessSize::Word,
        }
    }

    /// The sizes that are less than a word of so many bytes, each with its own.
    fn narrow(word_bytes: u32) -> Vec<(AccessSize, u32)> {
        let sizes = [
            (AccessSize::Byte, 1),
            (AccessSize::Half, 2),
            (AccessSize::Four, 4),
        ];
        let sizes = sizes.into_iter();
        sizes.filter(|&(_, bytes)| bytes < word_bytes).collect()
    }
}

/// The bytes of a word that a store of this size reaches at the word's beginning.
pub(super) fn bytes_stored(k: &mut Kernel, name: String, size: &Expr, word_bytes: u32) -> Expr {
    let arms = AccessSize::narrow(word_bytes).into_iter();
    let arms = arms.map(|(size, bytes)| (vec![size], ones(bytes).zero_extend(word_bytes)));
    k.case(name, size, arms.collect(), ones(word_bytes))
}

/// What a load of this size gives of a value: its low bytes, and above them their sign or zeros.
pub(super) fn extended(
    k: &mut Kernel,
    name: &str,
    value: &Expr,
    size: &Expr,
    is_signed: &Expr,
) -> Expr {
    let width = value.width();
    let sizes = AccessSize::narrow(width / 8);
    let signs = sizes.iter();
    let signs = signs.map(|&(size, bytes)| (vec![size], value.bit(8 * bytes - 1)));
    let sign = k.case(format!("sign_{name}"), size, signs.collect(), low());
    let fill = k.wire(format!("fill_{name}"), sign & is_signed);
    let is_filled = |byte: u32| {
        let reached_less = sizes.iter().filter(|&&(_, bytes)| bytes <= byte);
        any_of(1, reached_less.map(|(narrow, _)| narrow.is(size)))
    };
    let bytes = (0..width / 8).map(|byte| {
        let own = value.bits(8 * byte, 8);
        match byte {
            0 => own,
            _ => select(is_filled(byte), replicate(8, &fill), own),
        }
    });
    pack(bytes)
}
