//! Several cores on one memory (docs/cluster.md), functionally: they run in turns, each for one turn of all of its
//! contexts.
//!
//! RAM, console and the decoded instructions lie with the core whose turn it is; so a core alone costs what a machine
//! costs.

use isa::cluster::CORES_MAX;
use isa::ArchId;

use super::{Machine, MachineError, MachineOptions, Outcome, Place, Round};
use crate::instruction_cache::InstructionCache;
use crate::memory::Memory;
use crate::observer::{Observer, Silent};
use crate::semantics::{State, StoppedByInterrupt};
use crate::statistics::Statistics;

/// Cores with one memory and one program.
pub struct Cluster {
    cores: Vec<Machine>,
    /// The core with which the memory lies.
    holder: usize,
}

/// A core alone. Its options give its number and the number of cores.
impl From<Machine> for Cluster {
    fn from(machine: Machine) -> Self {
        Cluster { cores: vec![machine], holder: 0 }
    }
}

impl Cluster {
    /// So many cores after reset, with an image at address 0. Core c has the number c.
    ///
    /// # Errors
    /// When there cannot be so many, the image does not fit, or an option is outside its limits.
    pub fn new(arch: ArchId, options: MachineOptions, image: &[u8], cores: u32) -> Result<Self, MachineError> {
        if !(1..=CORES_MAX).contains(&cores) {
            return Err(MachineError::Cores { count: cores });
        }
        let options = MachineOptions {
            core_number: 0,
            core_count: cores.into(),
            features: options.features.of_several_cores(),
            ..options
        };
        let mut first = Machine::new(arch, options, image)?;
        first.state.meets_no_cores = false;
        let others: Vec<_> = (1..cores).map(|number| first.beside(number)).collect();
        let mut cluster = Cluster::from(first);
        cluster.cores.extend(others);
        Ok(cluster)
    }

    /// Runs until every core is at rest, or so many more instructions of all cores have been started.
    pub fn run(&mut self, limit: u64) -> Outcome {
        self.run_observed(limit, &mut Silent)
    }

    /// Runs with an observer that sees each instruction, and before it learns the core that executes it.
    pub fn run_observed<O: Observer>(&mut self, limit: u64, observer: &mut O) -> Outcome {
        if let [alone] = &mut self.cores[..] {
            if alone.state.meets_no_cores {
                return alone.run_observed(limit, observer);
            }
        }
        let mut left = limit;
        loop {
            let mut any_ran = false;
            for core in 0..self.cores.len() {
                self.hand_memory_to(core);
                if O::ENABLED {
                    observer.core(core as u32);
                }
                let round = self.cores[core].round_observed(&mut left, observer);
                self.deliver_rings(core);
                match round {
                    Round::Ran => any_ran = true,
                    Round::Rested => {}
                    Round::Limit => return Outcome::Limit,
                }
                any_ran |= self.open_cluster_barriers(observer);
            }
            if !any_ran {
                return self.outcome_at_rest();
            }
        }
    }

    /// The cores that a core has rung in its turn hear of it.
    fn deliver_rings(&mut self, from: usize) {
        let rung = std::mem::take(&mut self.cores[from].rung_cores);
        if rung != 0 {
            for (number, core) in self.cores.iter_mut().enumerate() {
                core.state.ring_waiting |= rung >> number & 1 == 1;
            }
        }
    }

    /// Opens the barriers between cores at which enough of them have come (docs/cluster.md C8.2). Gives whether there
    /// are any.
    fn open_cluster_barriers<O: Observer>(&mut self, observer: &mut O) -> bool {
        let mut open = 0;
        for number in 0..self.cores[0].state.cluster_barriers().len() {
            let barriers = self.cores.iter();
            let barriers = barriers.map(|core| &core.state.cluster_barriers()[number]);
            let waited_at = barriers.filter(|barrier| !barrier.waiting.is_empty());
            let come = waited_at.clone().count() as u32;
            let is_enough = waited_at.map(|barrier| barrier.wanted).any(|wanted| wanted <= come);
            open |= u64::from(is_enough) << number;
            if is_enough && O::ENABLED {
                observer.cores_meet(number);
            }
        }
        if open != 0 {
            for core in &mut self.cores {
                core.state.open_cluster_barriers(open);
            }
        }
        open != 0
    }

    /// The warps of a deadlock are those of the first core in which any wait; [`State::awaiting`] tells of each core.
    fn outcome_at_rest(&self) -> Outcome {
        let mut outcomes = self.cores.iter().map(Machine::outcome_at_rest);
        let stuck = outcomes.find(|outcome| *outcome != Outcome::AllStopped);
        stuck.unwrap_or(Outcome::AllStopped)
    }

    fn hand_memory_to(&mut self, core: usize) {
        if self.holder != core {
            let from = &mut self.cores[self.holder];
            let memory = std::mem::take(&mut from.memory);
            let nothing = InstructionCache::absent(from.state.shape);
            let cache = std::mem::replace(&mut from.cache, nothing);
            let to = &mut self.cores[core];
            (to.memory, to.cache) = (memory, cache);
            self.holder = core;
        }
    }

    /// How many cores there are.
    pub fn core_count(&self) -> usize {
        self.cores.len()
    }

    /// Architectural state of a core: registers, masks, stacks.
    ///
    /// # Panics
    /// When there is no such core.
    pub fn state(&self, core: usize) -> &State {
        &self.cores[core].state
    }

    /// RAM and console.
    pub fn memory(&self) -> &Memory {
        &self.cores[self.holder].memory
    }

    /// Appends to what the program can read from the console.
    pub fn type_input(&mut self, bytes: &[u8]) {
        self.cores[self.holder].memory.type_input(bytes);
    }

    /// Nothing will be appended to the console's input any more.
    pub fn end_input(&mut self) {
        self.cores[self.holder].memory.end_input();
    }

    /// Takes what has been printed since the last time.
    pub fn take_console_output(&mut self) -> Vec<u8> {
        self.cores[self.holder].memory.take_console_output()
    }

    /// Counts of a core.
    ///
    /// # Panics
    /// When there is no such core.
    pub fn statistics(&self, core: usize) -> &Statistics {
        &self.cores[core].statistics
    }

    /// Counts of all cores together.
    pub fn statistics_of_all(&self) -> Statistics {
        let mut all = self.cores[0].statistics.clone();
        for core in &self.cores[1..] {
            all.add_all(&core.statistics);
        }
        all
    }

    /// The barriers between cores at which some wait, with these cores.
    pub fn waited_cluster_barriers(&self) -> Vec<(usize, Vec<usize>)> {
        let barriers = 0..self.cores[0].state.cluster_barriers().len();
        let waits_at = |core: &Machine, barrier: usize| {
            let barrier = core.state.cluster_barriers()[barrier];
            !barrier.waiting.is_empty()
        };
        let with_cores = barriers.map(|barrier| {
            let cores = 0..self.cores.len();
            let waiting = cores.filter(|&core| waits_at(&self.cores[core], barrier));
            (barrier, waiting.collect::<Vec<_>>())
        });
        with_cores.filter(|(_, cores)| !cores.is_empty()).collect()
    }

    /// The warps that an interrupt stopped instead of being entered, with their cores.
    pub fn stopped_by_interrupts(&self) -> Vec<(usize, StoppedByInterrupt)> {
        let cores = self.cores.iter().enumerate();
        let stopped = cores.flat_map(|(number, core)| {
            let faults = core.stopped_by_interrupts().into_iter();
            faults.map(move |fault| (number, fault))
        });
        stopped.collect()
    }
}

impl Machine {
    /// Another core as this one is, after reset, with this number; its memory is this one's.
    fn beside(&self, number: u32) -> Machine {
        let mut state = self.state.clone();
        state.core_number = u64::from(number) & state.shape.word_mask;
        Machine {
            statistics: self.statistics.clone(),
            memory: Memory::default(),
            cache: InstructionCache::absent(state.shape),
            place: Place::START,
            exchanged: self.exchanged,
            hears_console: false,
            rung_cores: 0,
            state,
        }
    }

    /// Gives each context a turn.
    fn round_observed<O: Observer>(&mut self, left: &mut u64, observer: &mut O) -> Round {
        self.place = Place::START;
        let translated = self.state.tlb.is_present();
        let compared = self.state.divergence.compares_before_instructions();
        match (translated, compared) {
            (false, false) => self.run_round::<O, false, false>(left, observer),
            (false, true) => self.run_round::<O, false, true>(left, observer),
            (true, false) => self.run_round::<O, true, false>(left, observer),
            (true, true) => self.run_round::<O, true, true>(left, observer),
        }
    }
}
