//! Another master of a bus: it counts up words of the memory, and takes every chance that the arbiter gives it.

use std::cell::RefCell;
use std::rc::Rc;

use super::bus_memory::SharedMemory;

/// The most cycles for which it has the bus.
const TURN_MAX: u64 = 4;
/// Words counted up at once, of 256 cycles.
const AT_ONCE_OF_256: u8 = 6;

/// A rival that a bench and a slave hold.
pub type SharedRival = Rc<RefCell<Rival>>;

/// What it does while it has the bus.
struct Turn {
    word: usize,
    /// What it has read.
    value: u64,
    /// Cycles until it writes one more, and gives the bus back.
    left: u64,
}

/// Another master. On Wishbone it has the bus from the read to the write; on AXI4 a word is counted up at once, as by
/// an exclusive pair that has succeeded.
pub struct Rival {
    memory: SharedMemory,
    words: Vec<u64>,
    word_bytes: usize,
    random: fastrand::Rng,
    counts: Vec<u64>,
    turn: Option<Turn>,
}

impl Rival {
    /// One that counts up the words at these addresses.
    pub fn new(memory: SharedMemory, words: Vec<u64>, word_bytes: usize, seed: u64) -> SharedRival {
        Rc::new(RefCell::new(Rival {
            memory,
            counts: vec![0; words.len()],
            words,
            word_bytes,
            random: fastrand::Rng::with_seed(seed),
            turn: None,
        }))
    }

    /// How often it has counted up each word.
    pub fn counts(&self) -> &[u64] {
        &self.counts
    }

    /// Whether it has the bus.
    pub(super) fn has_bus(&self) -> bool {
        self.turn.is_some()
    }

    /// A cycle of Wishbone, in which another master has the bus or not.
    pub(super) fn cycle(&mut self, is_taken: bool) {
        match self.turn.take() {
            None if is_taken => {}
            None => {
                let word = self.random.usize(..self.words.len());
                self.turn = Some(Turn { word, value: self.read(word), left: self.random.u64(1..=TURN_MAX) });
            }
            Some(turn) => {
                assert!(turn.left > 0);
                let turn = Turn { left: turn.left - 1, ..turn };
                match turn.left {
                    0 => self.count_up(turn.word, turn.value),
                    _ => self.turn = Some(turn),
                }
            }
        }
    }

    /// A cycle of AXI4: the address of the word that is counted up, if one is.
    pub(super) fn count_at_once(&mut self) -> Option<u64> {
        if self.random.u8(..) >= AT_ONCE_OF_256 {
            return None;
        }
        let word = self.random.usize(..self.words.len());
        self.count_up(word, self.read(word));
        Some(self.words[word])
    }

    fn read(&self, word: usize) -> u64 {
        let memory = self.memory.borrow();
        let value = memory.read(self.words[word], self.word_bytes);
        value.expect("the rival's words are not broken")
    }

    fn count_up(&mut self, word: usize, value: u64) {
        let bytes = (value + 1).to_le_bytes();
        let mut memory = self.memory.borrow_mut();
        for (address, byte) in (self.words[word]..).zip(&bytes[..self.word_bytes]) {
            let written = memory.write(address, *byte);
            written.expect("the rival's words are not broken");
        }
        self.counts[word] += 1;
    }
}
