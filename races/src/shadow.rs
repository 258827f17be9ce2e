//! What is kept of each word of memory: the accesses that later ones are compared with.

use std::collections::HashMap;

use isa::{Address, Lane, Warp};

use crate::clocks::Clock;
use crate::work_groups::WorkItem;

/// What an access does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AccessKind {
    /// It loads.
    Load,
    /// It stores.
    Store,
    /// An atomic instruction that has written the word.
    Exchange,
    /// An acas that has not found what it expected, and so has only read.
    FailedExchange,
}

impl AccessKind {
    /// Whether it writes.
    pub fn writes(self) -> bool {
        matches!(self, AccessKind::Store | AccessKind::Exchange)
    }
}

/// An access of one lane to bytes of one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LaneAccess {
    /// What it does.
    pub kind: AccessKind,
    /// It is atomic: an atomic instruction, or a load or store that counts as one.
    pub is_atomic: bool,
    /// The bytes; bit i is byte i of the word.
    pub bytes: u8,
    /// The core, if there are several.
    pub core: Option<u32>,
    /// The warp.
    pub warp: Warp,
    /// The lane.
    pub lane: Lane,
    /// The instruction's address.
    pub pc: Address,
    /// What the warp worked on, in a range of OpenCL.
    pub item: Option<WorkItem>,
    /// The component of its group's clock.
    pub(crate) component: u32,
    /// The count in it.
    pub(crate) count: u32,
}

impl LaneAccess {
    /// Whether a thread with this clock comes behind it.
    fn is_before(&self, clock: &Clock) -> bool {
        self.count <= clock.get(self.component as usize)
    }

    /// Whether two accesses that nothing orders are a race.
    fn conflicts(&self, other: &LaneAccess) -> bool {
        self.bytes & other.bytes != 0
            && (self.kind.writes() || other.kind.writes())
            && !(self.is_atomic && other.is_atomic)
    }

    /// Whether every later access that races with `earlier`, which comes before this one, races with this one, too.
    fn stands_for(&self, earlier: &LaneAccess) -> bool {
        (self.kind.writes() || !earlier.kind.writes()) && (!self.is_atomic || earlier.is_atomic)
    }
}

/// Words of a page.
const PAGE_WORDS: u64 = 256;

/// All words that have been reached. A word has at most a plain and an atomic load and store for each byte and
/// component: so the memory is bounded by that of the core, times the groups of lanes that reach a word at the same
/// time.
pub(crate) struct Shadow {
    word_bytes: u64,
    pages: HashMap<u64, Vec<Vec<LaneAccess>>>,
}

impl Shadow {
    /// Nothing has been reached yet.
    pub(crate) fn new(word_bytes: u32) -> Self {
        Self { word_bytes: word_bytes.into(), pages: HashMap::new() }
    }

    /// Compares an access, by a thread with this clock, with those before it, and keeps it. `found` gets each earlier
    /// access with which it races. The address is that of the word. `unordered` tells accesses that the clock orders,
    /// but work groups do not.
    pub(crate) fn access(
        &mut self,
        word: Address,
        access: LaneAccess,
        clock: &Clock,
        unordered: impl Fn(&LaneAccess) -> bool,
        mut found: impl FnMut(&LaneAccess),
    ) {
        let number = word.0 / self.word_bytes;
        let page = self.pages.entry(number / PAGE_WORDS).or_insert_with(|| vec![Vec::new(); PAGE_WORDS as usize]);
        let kept = &mut page[(number % PAGE_WORDS) as usize];
        let mut others = Vec::new();
        kept.retain_mut(|earlier| {
            if earlier.bytes & access.bytes == 0 {
                return true;
            }
            let is_before = earlier.is_before(clock);
            if is_before && unordered(earlier) {
                if access.conflicts(earlier) {
                    found(earlier);
                }
                // One access that this one stands for stays, to race with later ones that this one does not.
                if access.stands_for(earlier) {
                    if others.contains(&earlier.component) {
                        earlier.bytes &= !access.bytes;
                    }
                    others.push(earlier.component);
                }
            } else if is_before {
                if access.stands_for(earlier) {
                    earlier.bytes &= !access.bytes;
                }
            } else if access.conflicts(earlier) {
                found(earlier);
            }
            earlier.bytes != 0
        });
        kept.push(access);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(kind: AccessKind, component: u32, bytes: u8) -> LaneAccess {
        LaneAccess {
            kind,
            is_atomic: false,
            bytes,
            core: None,
            warp: Warp(component),
            lane: Lane(0),
            pc: Address(4 * u64::from(component)),
            item: None,
            component,
            count: 1,
        }
    }

    /// How many races a sequence of accesses has, each by a thread that knows only of itself.
    fn races(accesses: &[LaneAccess]) -> usize {
        let mut shadow = Shadow::new(4);
        let mut count = 0;
        for access in accesses {
            let mut clocks = crate::clocks::Clocks::new(4, 1);
            let own = clocks.group(access.warp, isa::LaneMask(1));
            let clock = clocks.clock(own).clone();
            shadow.access(Address(8), *access, &clock, |_| false, |_| count += 1);
        }
        count
    }

    #[test]
    fn two_races_need_one_that_stores_one_that_is_plain_and_a_byte_in_common() {
        let (load, store) = (AccessKind::Load, AccessKind::Store);
        assert_eq!(races(&[plain(load, 0, 15), plain(load, 1, 15)]), 0);
        assert_eq!(races(&[plain(load, 0, 15), plain(store, 1, 15)]), 1);
        assert_eq!(races(&[plain(store, 0, 1), plain(store, 1, 2)]), 0);
        assert_eq!(races(&[plain(store, 0, 3), plain(load, 1, 2)]), 1);
        let atomic = |kind, component| LaneAccess { is_atomic: true, ..plain(kind, component, 15) };
        let exchange = AccessKind::Exchange;
        assert_eq!(races(&[atomic(exchange, 0), atomic(exchange, 1)]), 0);
        assert_eq!(races(&[atomic(exchange, 0), plain(load, 1, 15)]), 1);
        let failed = AccessKind::FailedExchange;
        assert_eq!(races(&[plain(load, 0, 15), atomic(failed, 1)]), 0);
    }

    #[test]
    fn a_plain_store_is_not_forgotten_for_an_atomic_one_behind_it() {
        let plain_store = plain(AccessKind::Store, 0, 15);
        let atomic_store = LaneAccess { is_atomic: true, ..plain_store };
        let other = LaneAccess { is_atomic: true, ..plain(AccessKind::Store, 1, 15) };
        assert_eq!(races(&[plain_store, atomic_store, other]), 1);
        let other_load = plain(AccessKind::Load, 1, 15);
        assert_eq!(races(&[atomic_store, plain_store, other_load]), 1);
    }
}
