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
        let sizes = [(AccessSize::Byte, 1), (AccessSize::Half, 2), (AccessSize::Four, 4)];
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

/// What a load of any size leaves free of the word that it gives.
pub(super) struct Free {
    size: Expr,
    is_signed: Expr,
    /// For each byte but the lowest of a word: a load of this size does not reach it.
    bytes: Vec<Expr>,
}

impl Free {
    /// That of loads of this size, an [`AccessSize`], of words of so many bytes.
    pub fn of(k: &mut Kernel, size: Expr, is_signed: Expr, word_bytes: u32) -> Free {
        let sizes = AccessSize::narrow(word_bytes);
        let mut bytes = Vec::new();
        for (less, &(_, end)) in sizes.iter().enumerate() {
            let reach_less = sizes[..=less].iter().map(|&(narrow, _)| narrow.is(&size));
            let free = k.wire(format!("free_from_{end}"), any_of(1, reach_less));
            let next = sizes.get(less + 1).map_or(word_bytes, |&(_, next)| next);
            bytes.extend((end..next).map(|_| free.clone()));
        }
        Free { size, is_signed, bytes }
    }

    fn byte(&self, number: u32) -> &Expr {
        &self.bytes[number as usize - 1]
    }
}

/// A word of which a lane loads the bytes from an address on.
pub(super) struct Loaded {
    /// The lane, for the names of wires.
    pub lane: usize,
    /// The word.
    pub word: Expr,
    /// The number of the byte addressed.
    pub byte: Expr,
    /// A register is loaded; else there is nothing.
    pub wanted: Expr,
}

impl Loaded {
    /// The bytes that are reached, and above them their sign or zeros; 0 when nothing is wanted.
    ///
    /// The two lowest bytes are shifted by two bytes and then by one. The upper ones are chosen in one step, and only
    /// where they are reached. Mappers make more look-up tables of a shift that is extended behind it.
    pub fn extended(&self, k: &mut Kernel, free: &Free) -> Expr {
        let near = self.near(k);
        let (lane, bytes) = (self.lane, near.width() / 8);
        let lower = self.lower(k, &near);
        let upper: Vec<Expr> = (2..bytes).map(|byte| self.upper(k, &near, byte, free.byte(byte))).collect();
        let own = |byte: u32| match byte {
            0 | 1 => &lower[byte as usize],
            _ => &upper[byte as usize - 2],
        };
        // Where nothing is free no sign is asked for, so the widest size needs no test.
        let mut signs: Vec<_> =
            AccessSize::narrow(bytes).into_iter().map(|(size, end)| (vec![size], own(end - 1).bit(7))).collect();
        let widest = signs.pop().map_or_else(low, |(_, sign)| sign);
        let sign = k.case(format!("sign_{lane}"), &free.size, signs, widest);
        let fill = k.wire(format!("fill_{lane}"), sign & &free.is_signed);
        let value = (0..bytes).map(|byte| match byte {
            0 => own(0).clone(),
            _ => {
                let is_free = free.byte(byte);
                let reached = match byte {
                    1 => replicate(8, !is_free) & own(1),
                    _ => own(byte).clone(),
                };
                reached | replicate(8, &fill & is_free)
            }
        });
        pack(value)
    }

    /// The word, shifted by all but the last three bytes of the distance.
    fn near(&self, k: &mut Kernel) -> Expr {
        match self.byte.width() {
            0..=2 => self.word.clone(),
            width => {
                let distance = concat([self.byte.bits(2, width - 2), zeros(5)]);
                let shifted = self.word.clone().shift_right(distance);
                k.wire(format!("near_{}", self.lane), shifted)
            }
        }
    }

    /// The two lowest bytes.
    fn lower(&self, k: &mut Kernel, near: &Expr) -> [Expr; 2] {
        let lane = self.lane;
        let (by_two, by_one) = (self.byte.bit(1), self.byte.bit(0));
        let pairs = [0, 1, 2].map(|byte| {
            let shifted = match 8 * (byte + 2) < near.width() {
                true => select(&by_two, near.bits(8 * (byte + 2), 8), near.bits(8 * byte, 8)),
                false => replicate(8, !&by_two) & near.bits(8 * byte, 8),
            };
            let wanted = replicate(8, &self.wanted);
            k.wire(format!("shifted_by_two_{lane}_{byte}"), wanted & shifted)
        });
        [0, 1].map(|byte: usize| {
            let shifted = select(&by_one, &pairs[byte + 1], &pairs[byte]);
            k.wire(format!("byte_{lane}_{byte}"), shifted)
        })
    }

    /// One of the bytes above them, where it is not free; else 0.
    fn upper(&self, k: &mut Kernel, near: &Expr, byte: u32, is_free: &Expr) -> Expr {
        let last = near.width() / 8 - 1;
        let low = self.byte.bits(0, 2);
        let terms = (byte..=last.min(byte + 3)).zip(0u128..).map(|(from, distance)| {
            let moved = &self.wanted & !is_free & low.is(distance);
            replicate(8, moved) & near.bits(8 * from, 8)
        });
        let reached = any_of(8, terms);
        k.wire(format!("byte_{}_{byte}", self.lane), reached)
    }
}
