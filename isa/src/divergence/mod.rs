//! How the lanes of a warp part and meet again: the mechanisms that a core can have.
//!
//! The ISA says what split, splitl and join mean (docs/isa.md section 8); a mechanism says what is kept meanwhile.
//! Each has a folder or file of its own here, with the fields that it adds to the cycle record and the rows in which
//! its state is compared and shown. Everyone else handles fields and rows without knowing the mechanism.

pub mod multi_path;
pub mod paired_path;
mod rows;
pub mod stack;

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use strum::{Display, VariantNames};

use self::multi_path::RegionField;
use self::paired_path::PathField;
pub use self::paired_path::Reconvergence;
pub use self::rows::{paired, StateField, StateFormat, StateRow};
use self::stack::StackField;
use crate::trace::{FieldInfo, Slot};
use crate::{ArchId, Context, CoreConfig, CycleRecord, Opcode, Warp};

/// What a core keeps of lanes that have parted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Display, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum DivergenceMechanism {
    /// A stack a warp: each divergent split pushes both sides, each join pops one.
    #[default]
    Stack,
    /// Nothing: lanes never part, programs guard their instructions and vote.
    Masks,
    /// A stack of paths a warp: a guarded jump parts the lanes, equal pcs bring them together.
    PairedPath,
    /// Contexts in which the sides of a split run at the same time, and a table of regions a warp.
    MultiPath,
}

impl DivergenceMechanism {
    /// Every mechanism.
    pub const ALL: [DivergenceMechanism; 4] = [
        DivergenceMechanism::Stack,
        DivergenceMechanism::Masks,
        DivergenceMechanism::PairedPath,
        DivergenceMechanism::MultiPath,
    ];

    /// Whether split, splitl and join are instructions of a core with it (docs/isa.md section 8).
    pub const fn has_split_and_join(self) -> bool {
        match self {
            DivergenceMechanism::Stack | DivergenceMechanism::PairedPath | DivergenceMechanism::MultiPath => true,
            DivergenceMechanism::Masks => false,
        }
    }

    /// How many groups of lanes can wait in a warp, unless a configuration says otherwise.
    pub const fn stack_depth_default(self, arch: &ArchId) -> u32 {
        match self {
            DivergenceMechanism::Stack | DivergenceMechanism::MultiPath => 16,
            DivergenceMechanism::Masks => 0,
            DivergenceMechanism::PairedPath if arch.lanes() == 1 => 1,
            DivergenceMechanism::PairedPath => arch.lanes() - 1,
        }
    }

    /// How many contexts there are beside the home contexts, unless a configuration says otherwise.
    pub const fn split_contexts_default(self, arch: &ArchId) -> u32 {
        let room = multi_path::CONTEXTS_MAX.saturating_sub(arch.warps());
        match self {
            DivergenceMechanism::Stack | DivergenceMechanism::Masks | DivergenceMechanism::PairedPath => 0,
            DivergenceMechanism::MultiPath if room < multi_path::SPLIT_CONTEXTS_DEFAULT => room,
            DivergenceMechanism::MultiPath => multi_path::SPLIT_CONTEXTS_DEFAULT,
        }
    }

    /// How many groups of lanes a configuration may let wait in a warp, and why.
    pub const fn stack_depths(self) -> (RangeInclusive<u32>, &'static str) {
        match self {
            DivergenceMechanism::Stack => (2..=256, "a divergent split takes two"),
            DivergenceMechanism::Masks => (0..=0, "the mechanism masks keeps nothing"),
            DivergenceMechanism::PairedPath => {
                (1..=63, "paths that wait, of which there is at most one a lane, less the live one")
            }
            DivergenceMechanism::MultiPath => (1..=64, "each is a region that is open"),
        }
    }

    /// What helps a program that interrupt 6 has stopped at this instruction, on a core with that `stack_depth`; `None`
    /// where room is not what it lacks.
    pub fn more_room(self, opcode: Opcode, stack_depth: u32) -> Option<String> {
        let opens = matches!(opcode, Opcode::Split | Opcode::Splitl);
        let jumps = matches!(opcode, Opcode::Jmpi | Opcode::Jali | Opcode::Jmpr | Opcode::Jalr);
        let (takes, what) = match self {
            DivergenceMechanism::Stack => (opens, "entries on its divergence stack"),
            DivergenceMechanism::Masks => return None,
            DivergenceMechanism::PairedPath => (jumps, "paths that wait"),
            DivergenceMechanism::MultiPath => (opens, "open regions"),
        };
        let most = *self.stack_depths().0.end();
        let remedy = match stack_depth.saturating_mul(2).min(most) {
            more if more > stack_depth => {
                format!("--stack-depth {more} gives it more, up to {most}")
            }
            _ => "no core has room for more".to_owned(),
        };
        takes.then(|| format!("the warp has room for {stack_depth} {what}; {remedy}"))
    }

    /// What the configured core has for it: half a sentence, for headings.
    pub fn summary(config: &CoreConfig) -> String {
        match config.divergence {
            DivergenceMechanism::Stack => {
                format!("Divergence stack of {} entries a warp", config.stack_depth)
            }
            DivergenceMechanism::Masks => "No divergence, only guards and votes".to_owned(),
            DivergenceMechanism::PairedPath => format!(
                "Paired paths, of which {} can wait a warp, with {} reconvergence",
                config.stack_depth,
                config.reconvergence.name()
            ),
            DivergenceMechanism::MultiPath => format!(
                "{} split contexts, and a table of {} regions a warp",
                config.split_contexts, config.stack_depth
            ),
        }
    }

    /// Where it keeps its state, and how much that is, in words.
    pub fn storage(config: &CoreConfig) -> (&'static str, String) {
        match config.divergence {
            DivergenceMechanism::Stack => stack::storage(config),
            DivergenceMechanism::Masks => ("for divergence", "nothing is kept".to_owned()),
            DivergenceMechanism::PairedPath => paired_path::storage(config),
            DivergenceMechanism::MultiPath => multi_path::storage(config),
        }
    }

    /// What a cycle record shows of a context's state.
    pub const fn fields(self) -> &'static [DivergenceField] {
        match self {
            DivergenceMechanism::Stack => &stack::FIELDS,
            DivergenceMechanism::Masks => &[],
            DivergenceMechanism::PairedPath => &paired_path::FIELDS,
            DivergenceMechanism::MultiPath => &multi_path::FIELDS,
        }
    }

    /// The name, as the option `divergence` has it.
    pub const fn name(self) -> &'static str {
        match self {
            DivergenceMechanism::Stack => "stack",
            DivergenceMechanism::Masks => "masks",
            DivergenceMechanism::PairedPath => "paired-path",
            DivergenceMechanism::MultiPath => "multi-path",
        }
    }

    /// What its state is called in reports, and the order of its rows.
    pub const fn state_title(self) -> (&'static str, &'static str) {
        match self {
            DivergenceMechanism::Stack => stack::TITLE,
            DivergenceMechanism::Masks => ("divergence", "nothing is kept"),
            DivergenceMechanism::PairedPath => paired_path::TITLE,
            DivergenceMechanism::MultiPath => multi_path::TITLE,
        }
    }
}

/// The warp that a context belongs to in the cycle of a record; of a split context that is Free, warp 0.
pub fn owner(config: &CoreConfig, record: &CycleRecord, context: Context) -> Warp {
    config.home_of(context).unwrap_or_else(|| {
        let owner = DivergenceField::Region(RegionField::Owner);
        Warp(record.get(Slot::Divergence(owner, context)) as u32)
    })
}

/// Another context that alone may execute for the warp of this one, in the cycle of a record.
pub fn held_by(config: &CoreConfig, record: &CycleRecord, context: Context) -> Option<Context> {
    if config.divergence != DivergenceMechanism::MultiPath {
        return None;
    }
    let home = config.home_context(owner(config, record, context));
    let field = |field| record.get(Slot::Divergence(DivergenceField::Region(field), home));
    let holder = Context(field(RegionField::Holder) as u32);
    (field(RegionField::HolderValid) != 0 && holder != context).then_some(holder)
}

/// A field of a context's state in a cycle record, by mechanism.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DivergenceField {
    /// Fields of the divergence stack.
    Stack(StackField),
    /// Fields of paired paths.
    Path(PathField),
    /// Fields of contexts and regions.
    Region(RegionField),
}

impl DivergenceField {
    /// Name, width, qualifier, source.
    pub const fn info(self) -> FieldInfo {
        match self {
            DivergenceField::Stack(field) => field.info(),
            DivergenceField::Path(field) => field.info(),
            DivergenceField::Region(field) => field.info(),
        }
    }

    /// Its place in [`DivergenceMechanism::fields`].
    pub const fn number(self) -> usize {
        match self {
            DivergenceField::Stack(field) => field as usize,
            DivergenceField::Path(field) => field as usize,
            DivergenceField::Region(field) => field as usize,
        }
    }
}
