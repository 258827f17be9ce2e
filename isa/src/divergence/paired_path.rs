//! Paired paths: what a path that waits holds, and how a warp's paths are shown (docs/isa.md part 8.5).

use serde::{Deserialize, Serialize};
use strum::{Display, VariantNames};

use super::{DivergenceField, StateField, StateFormat, StateRow};
use crate::trace::fields;
use crate::{Address, CoreConfig, LaneMask, Opcode};

/// What a warp's paths are called, and the order of their rows.
pub(super) const TITLE: (&str, &str) = ("paths that wait", "top first");

/// When the live path is compared with the one that waits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Display, VariantNames)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Reconvergence {
    /// Before every instruction; join does nothing.
    #[default]
    Implicit,
    /// At a join only.
    Explicit,
}

impl Reconvergence {
    /// Both.
    pub const ALL: [Reconvergence; 2] = [Reconvergence::Implicit, Reconvergence::Explicit];

    /// The name, as the option `reconvergence` has it.
    pub const fn name(self) -> &'static str {
        match self {
            Reconvergence::Implicit => "implicit",
            Reconvergence::Explicit => "explicit",
        }
    }
}

/// Whether an opcode is a jump that parts the lanes when it executes in some but not all active ones.
pub const fn parts(opcode: Opcode) -> bool {
    matches!(opcode, Opcode::Jmpi | Opcode::Jali | Opcode::Jmpr | Opcode::Jalr)
}

/// A path that waits until its pc is the smaller one, or the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WaitingPath {
    /// Its lanes; never empty.
    pub mask: LaneMask,
    /// Where they go on.
    pub pc: Address,
}

fields! {
    /// What a cycle record shows of a warp's paths.
    PathField {
        Depth    "context_path_depth"    Depth,   Always, Trace;
        Compares "context_path_compares" Bits(1), Always, Trace;
        TopMask  "context_path_top_mask" Lanes,   Divergence(DEPTH), Array;
        TopPc    "context_path_top_pc"   Word,    Divergence(DEPTH), Array;
    }
}

const DEPTH: DivergenceField = DivergenceField::Path(PathField::Depth);

/// Wraps these fields as those of a mechanism.
pub(super) const FIELDS: [DivergenceField; PathField::ALL.len()] = {
    let mut fields = [DEPTH; PathField::ALL.len()];
    let mut number = 0;
    while number < fields.len() {
        fields[number] = DivergenceField::Path(PathField::ALL[number]);
        number += 1;
    }
    fields
};

/// What a warp's paths take, in words.
pub(super) fn storage(config: &CoreConfig) -> (&'static str, String) {
    let (entries, lanes) = (config.stack_depth, config.arch.lanes());
    let word_bits = config.arch.word_bits();
    ("a warp's paths", format!("{entries} that wait by default, each of mask ({lanes}) and pc ({word_bits})"))
}

/// A warp's paths, the bottom one first, as rows: whether it compares, how many wait, then the paths with the top
/// first.
pub fn rows(config: &CoreConfig, compares: bool, paths: &[WaitingPath]) -> Vec<StateRow> {
    let one = |label: &str, width_bits, value| StateRow {
        label: label.to_owned(),
        fields: vec![StateField { name: "", width_bits, format: StateFormat::Count, value }],
    };
    let depth = one("depth", config.depth_bits(), paths.len() as u64);
    let numbered = paths.iter().enumerate().rev();
    let paths = numbered
        .map(|(level, path)| StateRow { label: format!("path {level}"), fields: fields(config, path).to_vec() });
    [one("compares", 1, compares.into()), depth].into_iter().chain(paths).collect()
}

fn fields(config: &CoreConfig, path: &WaitingPath) -> [StateField; 2] {
    [
        StateField { name: "mask", width_bits: config.arch.lanes(), format: StateFormat::Lanes, value: path.mask.0 },
        StateField { name: "pc", width_bits: config.arch.word_bits(), format: StateFormat::Word, value: path.pc.0 },
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{CoreOptions, DivergenceMechanism};

    #[test]
    fn rows_show_whether_it_compares_then_the_top_path_first() {
        let config = CoreConfig::from_options(&CoreOptions {
            divergence: Some(DivergenceMechanism::PairedPath),
            ..CoreOptions::default()
        })
        .unwrap();
        let path = |mask, pc| WaitingPath { mask: LaneMask(mask), pc: Address(pc) };
        let rows = rows(&config, true, &[path(1, 0x40), path(6, 0x80)]);
        let labels: Vec<_> = rows.iter().map(|row| row.label.as_str()).collect();
        assert_eq!(labels, ["compares", "depth", "path 1", "path 0"]);
        let values = rows[2].fields.iter().map(|field| field.value);
        assert_eq!(values.collect::<Vec<_>>(), [6, 0x80]);
    }
}
