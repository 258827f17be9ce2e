//! Several cores on one memory (docs/cluster.md): the cores, the interconnect between them and the ports, and the cache
//! that they may share.

mod barriers;
mod interconnect;
mod queue;
mod rings;
mod shared_cache;
mod turn;

use isa::ports::{PortInputs, PortOutputs};
use isa::{ClusterConfig, CycleRecord};

use self::barriers::Barriers;
use self::interconnect::Interconnect;
use self::shared_cache::SharedCache;
use super::core::Core;

/// The cycle-exact model of a cluster.
///
/// Its ports are slices with one element a bank: the data port of element b is bank b's, with the number of a line
/// within the bank. Fetches, console, `done` and what the host says are in element 0.
#[derive(Clone, Debug)]
pub struct Cluster {
    config: ClusterConfig,
    cores: Vec<Core>,
    interconnect: Interconnect,
    /// `None` of a cluster without one.
    shared_cache: Option<SharedCache>,
    barriers: Barriers,
    /// What each core gets, but for what is the same in all cycles: of the cycle before.
    given: Vec<PortInputs>,
    outputs: Vec<PortOutputs>,
}

impl Cluster {
    /// A cluster as it is in cycle 0, the first in which reset is low.
    pub fn new(config: &ClusterConfig) -> Self {
        let given = (0..config.cores).map(|core| PortInputs {
            core_number: core.into(),
            core_count: config.cores.into(),
            ..PortInputs::default()
        });
        let mut cluster = Cluster {
            config: *config,
            cores: vec![Core::new(&config.core); config.cores as usize],
            interconnect: Interconnect::new(config),
            shared_cache: SharedCache::of(config),
            barriers: Barriers::new(config),
            given: given.collect(),
            outputs: vec![PortOutputs::default(); config.banks as usize],
        };
        cluster.outputs[0].instruction_response_ready = true;
        cluster.drive_outputs();
        cluster
    }

    /// As after [`Cluster::new`], but for the cores' scratchpads, which keep what they hold.
    pub fn reset(&mut self) {
        for core in &mut self.cores {
            core.reset(&self.config.core);
        }
        self.interconnect = Interconnect::new(&self.config);
        self.shared_cache = SharedCache::of(&self.config);
        self.barriers = Barriers::new(&self.config);
        self.drive_outputs();
    }

    /// What the cluster drives in this cycle, an element a bank. While a valid bit is false, what it goes with is
    /// unspecified.
    pub fn outputs(&self) -> &[PortOutputs] {
        &self.outputs
    }

    /// Fills the records of this cycle and moves on to the next one.
    ///
    /// `inputs`: an element a bank; numbers and count of the cores are the cluster's own. `records`: one a core, with
    /// the layout of the cores. `interconnect`: a value for each of `InterconnectSlot::all`, as it is at the start of
    /// the cycle.
    ///
    /// # Panics
    /// When a slice is shorter than that.
    pub fn step(&mut self, inputs: &[PortInputs], records: &mut [CycleRecord], interconnect: &mut [u64]) {
        let open = self.barriers.open();
        self.interconnect.record(open, self.shared_cache.as_ref(), interconnect);
        let banks = match &mut self.shared_cache {
            None => inputs,
            Some(cache) => {
                cache.give(inputs);
                cache.given()
            }
        };
        let rung = match self.config.core.rings() {
            true => rings::rung(self.cores.iter().map(Core::outputs)),
            false => 0,
        };
        // It follows from what the cores drive at the start of the cycle.
        self.barriers.step(self.cores.iter().map(Core::outputs));
        for (number, core) in self.cores.iter_mut().enumerate() {
            let given = &mut self.given[number];
            given.start_address = inputs[0].start_address;
            given.start_argument = inputs[0].start_argument;
            given.cluster_barrier_open = open;
            given.rung = rung >> number & 1 == 1;
            let wanted = core.outputs();
            self.interconnect.give(number, wanted, banks, given);
            core.step(given, &mut records[number]);
        }
        match &mut self.shared_cache {
            None => self.interconnect.step(inputs, &self.outputs),
            Some(cache) => {
                self.interconnect.step(cache.given(), cache.asked());
                cache.step(inputs);
            }
        }
        self.drive_outputs();
    }

    /// One of the cores.
    ///
    /// # Panics
    /// When there is no such core.
    pub fn core(&self, number: usize) -> &Core {
        &self.cores[number]
    }

    fn drive_outputs(&mut self) {
        let cores = &self.cores;
        let wanted = |core: usize| cores[core].outputs();
        let mut done = cores.iter().all(|core| core.outputs().done);
        match &mut self.shared_cache {
            None => self.interconnect.choose(wanted, &mut self.outputs),
            Some(cache) => {
                self.interconnect.choose(wanted, cache.asked_mut());
                cache.begin(&mut self.outputs);
                done &= !cache.has_lookup();
            }
        }
        self.outputs[0].done = done;
    }
}
