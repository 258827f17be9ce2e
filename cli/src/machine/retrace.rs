//! Repeats a run that did not end on a machine of its own: which warps go round, and what keeps them there.

use assembler::Image;
use golden_model::{Cluster, State};
use testbenches::{observe, History, Livelock, TimeUnit};

use super::console::Arrival;

/// Slices at the beginning that are looked at: observed, the machine is some ten times slower.
const SLICES_OBSERVED_FIRST: u64 = 8;
/// Slices at the end that are looked at. The last may be short.
const SLICES_OBSERVED_LAST: u64 = 2;

/// A run that is to be repeated: as it went, in slices, between which bytes arrived at the console.
pub struct Repeated<'a> {
    /// The program.
    pub image: &'a Image,
    /// The instructions of a slice; the last may have fewer.
    pub slice: u64,
    /// All instructions.
    pub instructions: u64,
    /// What arrived.
    pub arrivals: &'a [Arrival],
}

impl Repeated<'_> {
    /// Repeats the run on a machine that has run nothing yet.
    pub fn livelock(&self, mut machine: Cluster) -> Livelock {
        let cores = machine.core_count();
        let contexts = machine.state(0).shape().contexts as u32;
        let word_bytes = self.image.arch.word_bytes();
        let image = self.image.bytes.clone();
        let mut history = History::new(cores as u32, contexts, word_bytes, image);
        let slices = self.instructions.div_ceil(self.slice);
        let unseen = SLICES_OBSERVED_FIRST..slices.saturating_sub(SLICES_OBSERVED_LAST);
        if !unseen.is_empty() {
            history.skip(unseen.start * self.slice, unseen.end * self.slice);
        }
        for number in 0..slices {
            let arriving = self.arrivals.iter().filter(|arrival| arrival.slice == number);
            arriving.for_each(|arrival| arrival.hand_over(&mut machine));
            let from = number * self.slice;
            let count = self.slice.min(self.instructions - from);
            match unseen.contains(&number) {
                true => machine.run(count),
                false => machine.run_observed(count, &mut observe(&mut history, from)),
            };
            machine.take_console_output();
        }
        let states: Vec<&State> = (0..cores).map(|core| machine.state(core)).collect();
        let is_translated = states.iter().any(|state| state.tlb().is_present());
        let memory = machine.memory();
        let is_known = |address| address < memory.ram_bytes() && !is_translated;
        let word = |address| is_known(address).then(|| memory.read_word(address));
        Livelock::new(TimeUnit::Instruction, history, self.image, &states, word)
    }
}
