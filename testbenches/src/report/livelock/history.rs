//! What is noted of a run so that its end can be explained: where each context has been, what its lanes have read, and
//! who has changed each word of memory last.

use std::collections::HashMap;

use isa::{Context, Lane, LaneMask, Warp};
use serde::Serialize;

/// A lane that did something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Actor {
    /// When: a cycle, or the number of an instruction.
    pub when: u64,
    /// Its core.
    pub core: u32,
    /// Its warp.
    pub warp: Warp,
    /// The context in which it executed.
    pub context: Context,
    /// The lane.
    pub lane: Lane,
    /// The address of the instruction.
    pub pc: u64,
}

impl Actor {
    const fn at(&self) -> CoreContext {
        CoreContext { core: self.core, context: self.context }
    }
}

/// A context of a core.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CoreContext {
    /// The core.
    pub core: u32,
    /// Its context.
    pub context: Context,
}

/// The last time that a context executed an instruction.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Visit {
    /// As the how-manieth of the context's instructions, from 1.
    pub step: u64,
    /// When.
    pub when: u64,
}

/// Where a context has been.
#[derive(Debug, Default)]
pub(super) struct Trail {
    /// How many instructions it has executed.
    pub steps: u64,
    /// By address.
    pub visits: HashMap<u64, Visit>,
    /// The lanes that executed the last one, and its address.
    last: (LaneMask, u64),
    /// For each lane that is not among those: its last step, and the address.
    earlier: HashMap<Lane, (u64, u64)>,
}

impl Trail {
    fn add(&mut self, when: u64, pc: u64, lanes: LaneMask) {
        let (before, last_pc) = self.last;
        if before != lanes {
            let step = self.steps;
            let stopped = before.iter().map(|lane| (lane, (step, last_pc)));
            self.earlier.extend(stopped);
        }
        self.steps += 1;
        self.last = (lanes, pc);
        let step = self.steps;
        self.visits.insert(pc, Visit { step, when });
    }

    /// A lane's last step, and the address of its instruction.
    pub fn last_of(&self, lane: Lane) -> Option<(u64, u64)> {
        let (lanes, pc) = self.last;
        match lanes.contains(lane) {
            true => Some((self.steps, pc)),
            false => self.earlier.get(&lane).copied(),
        }
    }
}

/// What a lane has read last with an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Reading {
    /// The address of the word.
    pub word: u64,
    /// What the lane got.
    pub value: u64,
    /// Since when it reads the same there.
    pub since: u64,
    /// The step of its context since which it reads this there.
    pub since_step: u64,
    /// The step of its context at which it has read last.
    pub last_step: u64,
}

/// What is known of a word of memory.
#[derive(Clone, Copy, Debug)]
struct WordPast {
    value: u64,
    /// Who has given it that value; `None`: it has it from the start.
    changed_by: Option<Actor>,
    /// An atomic instruction, of which it is not known yet what it has written: the next one who looks finds out.
    exchanged_by: Option<Actor>,
}

impl WordPast {
    /// The word has been seen to hold this.
    fn settle(&mut self, value: u64) {
        let exchanged_by = self.exchanged_by.take();
        if value != self.value {
            self.value = value;
            self.changed_by = exchanged_by.or(self.changed_by);
        }
    }
}

/// The notes.
pub struct History {
    /// Bytes of a word.
    word_bytes: u64,
    /// What memory held at the start, from address 0 on.
    image: Vec<u8>,
    /// The trail of every context of every core.
    pub(super) trails: Vec<Vec<Trail>>,
    /// By context, address of the instruction, and lane.
    pub(super) readings: HashMap<(CoreContext, u64, Lane), Reading>,
    words: HashMap<u64, WordPast>,
    /// The part of the run that was not observed, from one time to another.
    pub(super) unseen: Option<(u64, u64)>,
}

impl History {
    /// The history of so many cores, each with so many contexts, whose memory holds an image from address 0 on.
    pub fn new(cores: u32, contexts: u32, word_bytes: u32, image: Vec<u8>) -> Self {
        let of_core = |_| (0..contexts).map(|_| Trail::default()).collect();
        History {
            word_bytes: word_bytes.into(),
            image,
            trails: (0..cores).map(of_core).collect(),
            readings: HashMap::new(),
            words: HashMap::new(),
            unseen: None,
        }
    }

    /// Notes that the run was not observed between these times; earlier notes are kept.
    pub fn skip(&mut self, from: u64, to: u64) {
        self.unseen = Some((from, to));
    }

    /// A context has executed an instruction.
    pub fn executed(&mut self, at: CoreContext, when: u64, pc: u64, lanes: LaneMask) {
        self.trails[at.core as usize][at.context.index()].add(when, pc, lanes);
    }

    pub(super) fn trail(&self, at: CoreContext) -> &Trail {
        &self.trails[at.core as usize][at.context.index()]
    }

    /// A lane has loaded this from an address; `is_whole`: it is all of the word.
    pub fn loaded(&mut self, by: Actor, address: u64, value: u64, is_whole: bool) {
        if is_whole && address.is_multiple_of(self.word_bytes) {
            self.past(address).settle(value);
        }
        self.read(by, address, value);
    }

    /// A lane has found this in a word that it exchanged.
    pub fn exchanged(&mut self, by: Actor, address: u64, found: u64) {
        let past = self.past(address);
        past.settle(found);
        past.exchanged_by = Some(by);
        self.read(by, address, found);
    }

    /// A lane has stored the low bytes of a value, at most so many, and none behind the end of the word (I5.23,
    /// I12.12).
    pub fn stored(&mut self, by: Actor, address: u64, value: u64, bytes: u32) {
        let offset = address % self.word_bytes;
        let count = u64::from(bytes).min(self.word_bytes - offset);
        let mask = (u64::MAX >> (64 - 8 * count)) << (8 * offset);
        let past = self.past(address);
        let new = past.value & !mask | value << (8 * offset) & mask;
        if past.exchanged_by.take().is_some() || new != past.value {
            past.value = new;
            past.changed_by = Some(by);
        }
    }

    fn read(&mut self, by: Actor, address: u64, value: u64) {
        let word = address - address % self.word_bytes;
        let step = self.trail(by.at()).steps;
        let reading = Reading { word, value, since: by.when, since_step: step, last_step: step };
        let known = self.readings.entry((by.at(), by.pc, by.lane));
        let known = known.or_insert(reading);
        known.last_step = step;
        if (known.word, known.value) != (word, value) {
            *known = reading;
        }
    }

    /// The past of the word at an address.
    fn past(&mut self, address: u64) -> &mut WordPast {
        let word = address - address % self.word_bytes;
        let (image, word_bytes) = (&self.image, self.word_bytes);
        self.words.entry(word).or_insert_with(|| WordPast {
            value: initial(image, word, word_bytes),
            changed_by: None,
            exchanged_by: None,
        })
    }

    /// A word's value at the end, and who has given it that value. `end`: what memory holds there, if that is known.
    pub(super) fn last_change(&mut self, word: u64, end: Option<u64>) -> (u64, Option<Actor>) {
        let past = self.past(word);
        if let Some(value) = end {
            past.settle(value);
        }
        (past.value, past.changed_by)
    }
}

/// What an image has at a word's address: zeros behind its end.
fn initial(image: &[u8], word: u64, word_bytes: u64) -> u64 {
    let byte = |offset| {
        let place = usize::try_from(word + offset).ok()?;
        image.get(place).map(|&byte| u64::from(byte) << (8 * offset))
    };
    (0..word_bytes).filter_map(byte).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn actor(lane: u32, when: u64) -> Actor {
        Actor { when, core: 0, warp: Warp(0), context: Context(0), lane: Lane(lane), pc: 8 * u64::from(lane) }
    }

    fn history() -> History {
        History::new(1, 1, 4, vec![1, 0, 0, 0, 0xff])
    }

    #[test]
    fn a_swap_that_leaves_the_word_as_it_is_changes_nothing() {
        let mut history = history();
        history.exchanged(actor(2, 10), 8, 0);
        for when in 11..20 {
            history.exchanged(actor(1, when), 8, 1);
        }
        assert_eq!(history.last_change(8, Some(1)), (1, Some(actor(2, 10))));
    }

    #[test]
    fn the_last_swap_is_known_by_what_memory_holds_at_the_end() {
        let mut history = history();
        history.exchanged(actor(0, 5), 0, 1);
        assert_eq!(history.last_change(0, Some(7)), (7, Some(actor(0, 5))));
        assert_eq!(history.last_change(4, Some(0xff)), (0xff, None));
    }

    /// Rules: I5.23, I12.12.
    #[test]
    fn a_store_of_bytes_changes_its_bytes_alone() {
        let mut history = history();
        history.stored(actor(0, 1), 6, 0xabcd, 4);
        assert_eq!(history.last_change(4, None), (0xabcd_00ff, Some(actor(0, 1))));
        history.stored(actor(1, 2), 5, 0x1234, 1);
        assert_eq!(history.last_change(4, None).0, 0xabcd_34ff);
        history.stored(actor(2, 3), 4, 0xabcd_34ff, 4);
        assert_eq!(history.last_change(4, None).1, Some(actor(1, 2)));
    }

    #[test]
    fn a_lane_that_reads_the_same_again_has_read_it_since_the_first_time() {
        let mut history = history();
        for (when, value) in [(1, 3), (2, 4), (3, 4), (4, 4)] {
            history.executed(actor(0, when).at(), when, 0, LaneMask(1));
            history.loaded(actor(0, when), 0, value, true);
        }
        let reading = history.readings[&(actor(0, 4).at(), 0, Lane(0))];
        assert_eq!((reading.since, reading.since_step, reading.last_step), (2, 2, 4));
    }
}
