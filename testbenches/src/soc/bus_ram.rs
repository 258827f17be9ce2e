//! RAM behind a bus of any kind: what the slaves have in common.

use std::cell::Cell;
use std::rc::Rc;

use super::bus_memory::SharedMemory;
use crate::bridge::{Model, WideInput, WideOutput};

/// What a slave has seen, for a test that wants to know that something happened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BusCounts {
    /// Reads, or bursts of them.
    pub reads: u64,
    /// Bursts of more than one beat.
    pub bursts: u64,
    /// Beats of the bursts.
    pub burst_beats: u64,
    /// Writes.
    pub writes: u64,
    /// Writes of no byte.
    pub empty_writes: u64,
    /// Exclusive writes that were carried out.
    pub exclusives: u64,
    /// Exclusive writes that came too late.
    pub refused: u64,
    /// The most transfers under way at once.
    pub most_under_way: usize,
    /// Resets.
    pub resets: u64,
}

/// The counts of a slave that a bench has taken.
pub type SharedCounts = Rc<Cell<BusCounts>>;

/// Changes counts.
pub(super) fn count(counts: &SharedCounts, change: impl FnOnce(&mut BusCounts)) {
    let mut now = counts.get();
    change(&mut now);
    counts.set(now);
}

/// Memory in beats.
pub(super) struct BusRam {
    memory: SharedMemory,
    beat_bytes: usize,
}

impl BusRam {
    pub(super) fn new(memory: SharedMemory, beat_bytes: u32) -> BusRam {
        let beat_bytes = beat_bytes as usize;
        BusRam { memory, beat_bytes }
    }

    /// Whether nothing is answered now.
    pub(super) fn is_silent(&self) -> bool {
        self.memory.borrow().is_silent
    }

    pub(super) fn beat_bytes(&self) -> usize {
        self.beat_bytes
    }

    /// The beat of that number; nothing where the memory is broken.
    pub(super) fn read(&self, number: usize) -> Option<Vec<u32>> {
        let first = (number * self.beat_bytes) as u64;
        let memory = self.memory.borrow();
        let part = self.beat_bytes.min(4);
        let addresses = (0..self.beat_bytes as u64).step_by(part);
        let words = addresses.map(|place| memory.read(first + place, part));
        words.map(|word| word.map(|word| word as u32)).collect()
    }

    /// Writes the bytes selected of a beat; gives nothing where the memory is broken.
    pub(super) fn write(&mut self, number: usize, select: u64, beat: &[u32]) -> Option<()> {
        let first = (number * self.beat_bytes) as u64;
        let mut memory = self.memory.borrow_mut();
        for place in (0..self.beat_bytes).filter(|place| select >> place & 1 == 1) {
            let byte = (beat[place / 4] >> (8 * (place % 4))) as u8;
            memory.write(first + place as u64, byte)?;
        }
        Some(())
    }
}

/// A beat at an output.
pub(super) fn beat_at(model: &Model, port: WideOutput, beat_bytes: usize) -> Vec<u32> {
    let bits = 8 * beat_bytes as u32;
    let lows = (0..bits).step_by(32);
    lows.map(|low| model.bits(port, low, (bits - low).min(32)) as u32).collect()
}

/// Shows a beat, or, without one, what the master must not look at.
pub(super) fn show(model: &mut Model, port: WideInput, beat_bytes: usize, beat: Option<&[u32]>, cycle: u64) {
    let noise = || vec![(cycle as u32).wrapping_mul(0x9e37_79b9); beat_bytes.div_ceil(4)];
    match beat {
        Some(beat) => model.set_words(port, beat),
        None => model.set_words(port, &noise()),
    }
}
