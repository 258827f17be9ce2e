//! Which core the board has, as far as a program can tell.

use isa::{ArchId, CoreConfig, Encoding};

use crate::suite::{assemble, with_uses};

const PROBE: &str = include_str!("../programs/probe.s");
/// What the probe prints first.
const HELLO: &str = "HARP ";

/// What shapes the words of a program, and how many lanes and warps there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Bytes of a word, registers, predicates: a program for other ones is no program.
    pub words: ArchId,
    /// Lanes of a warp.
    pub lanes: u32,
    /// Warps.
    pub warps: u32,
}

impl Shape {
    /// The shape of a core.
    pub fn of(arch: &ArchId) -> Shape {
        Shape { words: *arch, lanes: arch.lanes(), warps: arch.warps() }
    }
}

impl std::fmt::Display for Shape {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Shape { words, lanes, warps } = self;
        let (bytes, gprs, preds) = (words.word_bytes(), words.gprs(), words.preds());
        write!(f, "{bytes}w{gprs}/{preds}/{lanes}/{warps}")
    }
}

/// The program that prints the shape, for words of this one; `None` when it does not fit.
pub fn probe(arch: &ArchId) -> Option<Vec<u8>> {
    let config = CoreConfig::for_arch(*arch).ok()?;
    assemble(&config, &with_uses("probe.s", PROBE)).ok()
}

/// What the probe prints on a core.
pub fn expected(shape: &Shape) -> Vec<u8> {
    format!("{HELLO}{:02x} {:02x}\n", shape.lanes, shape.warps).into_bytes()
}

/// The shape that a probe for these words has printed.
pub fn told(words: ArchId, output: &[u8]) -> Option<Shape> {
    let text = std::str::from_utf8(output).ok()?;
    let (lanes, warps) = text.trim_end().strip_prefix(HELLO)?.split_once(' ')?;
    let number = |digits| u32::from_str_radix(digits, 16).ok();
    Some(Shape { words, lanes: number(lanes)?, warps: number(warps)? })
}

/// The shapes of words that boards have, other than this one.
pub fn others(arch: &ArchId) -> Vec<ArchId> {
    let mut all = Vec::new();
    for word_bytes in [4, 8] {
        for gprs in [8, 16, 32, 64] {
            for preds in [8, 16, 32] {
                all.extend(ArchId::new(word_bytes, Encoding::Word, gprs, preds, 1, 1));
            }
        }
    }
    let words = |arch: &ArchId| (arch.word_bytes(), arch.gprs(), arch.preds());
    all.retain(|other| words(other) != words(arch));
    all
}
