//! Work groups of OpenCL: they have no order among them, in whatever order they run.
//!
//! The run time notes what each warp works on in `__harp_warps`, and each range in `harp_running_kernel`. So the detector
//! sees from stores there which group and which items an access is of. Two accesses of one range to global memory are
//! ordered
//!
//! - in one group, as others are; but the items that a lane has one after another, a round of them at a time, are ordered by
//!   a barrier between the two, or by an atomic access;
//! - of two groups, when the later one has read atomically what the earlier one has written atomically behind its access.
//!
//! A group counts as a whole there: what one item reads atomically orders all that its group does from then on.

use std::collections::{HashMap, HashSet};
use std::ops::Range;

use assembler::Image;
use isa::Address;

/// Words of what the run time keeps of a warp.
const WARP_WORDS: u64 = 32;

/// Where an access is of a range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WorkItem {
    /// The kernel's descriptor.
    pub kernel: Address,
    /// The group's number in the range.
    pub group: u32,
    /// The number in the group of the item in lane 0.
    pub first_item: u32,
    /// The warp's number among those of all cores.
    warp: u64,
    range: u32,
    /// How often the items of the warp have begun anew behind a barrier.
    phase: u32,
    /// How often the group had written atomically.
    epoch: u32,
}

/// Where a program has what it notes of work groups.
#[derive(Clone, Debug, Default)]
pub(crate) struct Places {
    warps: Range<u64>,
    /// The kernel of the range that runs.
    kernel: Option<u64>,
    /// Addresses and sizes of memory that the run time has for stacks of items, local memory, and numbers of items.
    memory: Range<u64>,
    /// The end of the heap, where the stacks of the lanes begin.
    heap_end: Option<u64>,
    /// Where these end.
    stacks_end: u64,
    /// Instructions of C that has lines: the program's own.
    own: HashSet<Address>,
}

impl Places {
    pub(crate) fn of(image: &Image, word_bytes: u64) -> Self {
        let address = |name: &str| image.symbols.iter().find(|one| one.name == name).map(|one| one.address.0);
        let range = |name, end: u64| address(name).map_or(0..0, |at| at..at + end);
        let Some(warps) = address("__harp_warps") else {
            return Self::default();
        };
        let end = image.symbols.iter().map(|one| one.address.0).filter(|at| *at > warps).min();
        let steps = (image.base.0..image.end().0).step_by(word_bytes.min(4) as usize);
        let own = steps.map(Address).filter(|at| image.compiled_from(*at).is_some());
        Self {
            warps: warps..end.unwrap_or(image.end().0),
            kernel: address("harp_running_kernel"),
            memory: range("harp_range_memory", 6 * word_bytes),
            heap_end: address("__harp_heap_end"),
            stacks_end: address("__harp_launch_state")
                .and_then(|at| word_of(image, at + STACKS_END_WORD * word_bytes, word_bytes))
                .unwrap_or(u64::MAX),
            own: own.collect(),
        }
    }
}

/// The word of the launch's state that holds the end of the lanes' stacks.
const STACKS_END_WORD: u64 = 7;

/// What a word of the image holds.
fn word_of(image: &Image, address: u64, word_bytes: u64) -> Option<u64> {
    let from = usize::try_from(address.checked_sub(image.base.0)?).ok()?;
    let bytes = image.bytes.get(from..from + word_bytes as usize)?;
    Some(bytes.iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte)))
}

/// Counts by group: up to which count of its own a group knows another one.
type GroupClock = HashMap<u32, u32>;

/// A group of the range that runs.
#[derive(Clone, Debug, Default)]
struct Group {
    epoch: u32,
    knows: GroupClock,
}

/// A warp, and what its items of this round have read of their own group.
#[derive(Clone, Copy, Debug)]
struct Works {
    item: WorkItem,
    own: u32,
}

/// What the warps work on.
#[derive(Clone, Debug, Default)]
pub(crate) struct WorkGroups {
    places: Places,
    word_bytes: u64,
    range: u32,
    kernel: u64,
    /// By warp of all cores, as the program counts them.
    warps: HashMap<u64, Works>,
    groups: HashMap<u32, Group>,
    /// By word: what a group knows that reads it atomically.
    released: HashMap<u64, GroupClock>,
    memory: [u64; 6],
    heap_end: u64,
}

impl WorkGroups {
    pub(crate) fn new(places: Places, word_bytes: u64) -> Self {
        Self { places, word_bytes, heap_end: u64::MAX, ..Self::default() }
    }

    /// Whether the program has ranges.
    pub(crate) fn are_there(&self) -> bool {
        !self.places.warps.is_empty()
    }

    /// A word of memory gets this value.
    pub(crate) fn stored(&mut self, address: u64, value: u64) {
        if self.places.warps.contains(&address) {
            let word = (address - self.places.warps.start) / self.word_bytes;
            self.works(word / WARP_WORDS, word % WARP_WORDS, value);
        } else if self.places.kernel == Some(address) {
            self.range += 1;
            self.kernel = value;
            self.groups.clear();
            self.released.clear();
            self.warps.clear();
        } else if self.places.memory.contains(&address) {
            self.memory[((address - self.places.memory.start) / self.word_bytes) as usize] = value;
        } else if self.places.heap_end == Some(address) {
            self.heap_end = value;
        }
    }

    fn works(&mut self, warp: u64, word: u64, value: u64) {
        match word {
            0 if value == 0 => {
                self.warps.remove(&warp);
            }
            0 => {
                let first_item = self.warps.get(&warp).map_or(0, |works| works.item.first_item);
                let item = WorkItem {
                    kernel: Address(self.kernel),
                    group: value as u32 - 1,
                    first_item,
                    warp,
                    range: self.range,
                    phase: 0,
                    epoch: 0,
                };
                self.warps.insert(warp, Works { item, own: 0 });
            }
            1 => {
                if let Some(works) = self.warps.get_mut(&warp) {
                    let value = value as u32;
                    works.item.phase += u32::from(value <= works.item.first_item);
                    works.item.first_item = value;
                    works.own = 0;
                }
            }
            _ => {}
        }
    }

    /// What a warp works on now.
    pub(crate) fn item(&self, warp: u64) -> Option<WorkItem> {
        let works = self.warps.get(&warp)?;
        let epoch = self.groups.get(&works.item.group).map_or(0, |group| group.epoch);
        Some(WorkItem { epoch, ..works.item })
    }

    /// The warp reads a word atomically.
    pub(crate) fn reads(&mut self, warp: u64, word: u64) {
        let (Some(works), Some(released)) = (self.warps.get_mut(&warp), self.released.get(&word)) else {
            return;
        };
        let group = works.item.group;
        works.own = works.own.max(released.get(&group).copied().unwrap_or(0));
        let knows = &mut self.groups.entry(group).or_default().knows;
        for (other, count) in released {
            let known = knows.entry(*other).or_default();
            *known = (*known).max(*count);
        }
    }

    /// The warp writes a word atomically.
    pub(crate) fn writes(&mut self, warp: u64, word: u64) {
        let Some(works) = self.warps.get(&warp) else {
            return;
        };
        let number = works.item.group;
        let group = self.groups.entry(number).or_default();
        group.epoch += 1;
        let mut knows = group.knows.clone();
        knows.insert(number, group.epoch);
        self.released.insert(word, knows);
    }

    /// Whether nothing orders an earlier access and one that the warp makes now, to this address, though the accesses of
    /// its lanes have an order.
    pub(crate) fn unordered(&self, warp: u64, address: u64, earlier: (&WorkItem, Address), pc: Address) -> bool {
        let (earlier, earlier_pc) = earlier;
        let Some(works) = self.warps.get(&warp) else {
            return false;
        };
        let later = &works.item;
        if earlier.range != later.range || !(self.places.own.contains(&pc) || self.places.own.contains(&earlier_pc)) {
            return false;
        }
        if earlier.group == later.group {
            let is_round =
                earlier.warp == later.warp && earlier.first_item != later.first_item && earlier.phase == later.phase;
            return is_round && !self.is_private(address) && works.own <= earlier.epoch;
        }
        let knows = self.groups.get(&later.group).and_then(|group| group.knows.get(&earlier.group));
        !self.is_private(address) && !self.is_local(address) && knows.copied().unwrap_or(0) <= earlier.epoch
    }

    /// Memory of the run time for one lane or item.
    fn is_private(&self, address: u64) -> bool {
        (self.heap_end..self.places.stacks_end).contains(&address) || self.has(0, address) || self.has(2, address)
    }

    /// Memory of one group after another.
    fn is_local(&self, address: u64) -> bool {
        address >= self.pad_start() || self.has(1, address)
    }

    fn has(&self, part: usize, address: u64) -> bool {
        address.wrapping_sub(self.memory[2 * part]) < self.memory[2 * part + 1]
    }

    fn pad_start(&self) -> u64 {
        1 << (8 * self.word_bytes - 2)
    }
}

impl WorkItem {
    /// Whether two items are of two groups of one range.
    pub(crate) fn is_of_another_group(&self, other: &Self) -> bool {
        self.range == other.range && self.group != other.group
    }
}
