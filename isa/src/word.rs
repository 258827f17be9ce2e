//! The numbers that travel between crates, each with a type of its own, so that a lane is never
//! taken for a warp, nor a 64-bit container for an n-bit word.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::arch::ArchId;

macro_rules! number {
    ($(#[$doc:meta])* $name:ident($inner:ty), $format:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub $inner);

        impl $name {
            /// The number as an index into a slice.
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl From<usize> for $name {
            fn from(index: usize) -> Self {
                $name(index as $inner)
            }
        }

        impl From<$name> for usize {
            fn from(number: $name) -> usize {
                number.index()
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(formatter, $format, self.0)
            }
        }
    };
}

number!(
    /// A lane number, 0..lanes.
    Lane(u32), "{}"
);
number!(
    /// A warp number, 0..warps: it indexes what a warp owns, its registers, mode and shadow set.
    Warp(u32), "{}"
);
number!(
    /// A context number, 0..contexts: it indexes what is scheduled. A context holds lanes of one warp that go on
    /// together, with their pc, mask, epoch, state, count in flight, queue entries and wake-ups.
    Context(u32), "{}"
);
number!(
    /// A byte address, 0..2^n.
    Address(u64), "{:#x}"
);
number!(
    /// A clock cycle since reset; the first is 0.
    Cycle(u64), "{}"
);

/// An n-bit word. It is cut to n bits when it is made, so that no wider value can leak.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Word(u64);

impl Word {
    /// The value modulo 2^n.
    pub const fn new(arch: &ArchId, value: u64) -> Self {
        Word(value & arch.word_mask())
    }
    /// The unsigned value.
    pub const fn unsigned(self) -> u64 {
        self.0
    }
    /// The value as a two's-complement number of n bits.
    pub const fn signed(self, arch: &ArchId) -> i64 {
        sign_extend(self.0, arch.word_bits())
    }
    /// Bit n-1.
    pub const fn is_negative(self, arch: &ArchId) -> bool {
        self.signed(arch) < 0
    }
}

impl fmt::LowerHex for Word {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::LowerHex::fmt(&self.0, formatter)
    }
}

/// Reads the low `bits` (0 to 64) of a value as a two's-complement number.
pub const fn sign_extend(value: u64, bits: u32) -> i64 {
    if bits == 0 {
        return 0;
    }
    let shift = 64 - bits;
    ((value << shift) as i64) >> shift
}

/// A set of lanes: bit i is lane i.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LaneMask(pub u64);

impl LaneMask {
    /// No lane.
    pub const EMPTY: LaneMask = LaneMask(0);

    /// Lanes 0 to lanes-1. More than 64 lanes do not exist; they count as 64.
    pub const fn all(lanes: u32) -> Self {
        if lanes >= 64 {
            LaneMask(u64::MAX)
        } else {
            LaneMask((1 << lanes) - 1)
        }
    }
    /// The one lane given; empty for a lane number of 64 or more.
    pub const fn single(lane: Lane) -> Self {
        if lane.0 >= 64 {
            LaneMask(0)
        } else {
            LaneMask(1 << lane.0)
        }
    }
    /// The lowest-numbered lane of the set.
    pub const fn lowest(self) -> Option<Lane> {
        if self.0 == 0 {
            None
        } else {
            Some(Lane(self.0.trailing_zeros()))
        }
    }
    /// Whether the lane is in the set.
    pub const fn contains(self, lane: Lane) -> bool {
        self.0 & Self::single(lane).0 != 0
    }
    /// Whether the set has no lane.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// How many lanes are in the set.
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }
    /// The set with the lane added.
    pub const fn with(self, lane: Lane) -> Self {
        LaneMask(self.0 | Self::single(lane).0)
    }
    /// The lanes of this set that are not in the other.
    pub const fn without(self, other: LaneMask) -> Self {
        LaneMask(self.0 & !other.0)
    }
    /// The lanes of the set, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Lane> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let lane = rest.lowest()?;
            rest.0 &= rest.0 - 1;
            Some(lane)
        })
    }
}

impl FromIterator<Lane> for LaneMask {
    fn from_iter<I: IntoIterator<Item = Lane>>(lanes: I) -> Self {
        lanes.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl std::ops::BitAnd for LaneMask {
    type Output = LaneMask;
    fn bitand(self, other: LaneMask) -> LaneMask {
        LaneMask(self.0 & other.0)
    }
}

impl std::ops::BitOr for LaneMask {
    type Output = LaneMask;
    fn bitor(self, other: LaneMask) -> LaneMask {
        LaneMask(self.0 | other.0)
    }
}

impl fmt::Display for LaneMask {
    /// Binary, lane 0 rightmost; `{:04}` pads with zeros to four lanes.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = formatter.width().unwrap_or(1);
        write!(formatter, "{:0width$b}", self.0)
    }
}
