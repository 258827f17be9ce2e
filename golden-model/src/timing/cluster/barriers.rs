//! Barriers between cores (docs/cluster.md section 8).

use isa::ports::PortOutputs;
use isa::{ClusterConfig, CLUSTER_BARRIER_BITS};

/// The cluster's side of them.
#[derive(Clone, Debug)]
pub(super) struct Barriers {
    count: u32,
    /// Bit k: barrier k opens in this cycle. Reset: 0. Kept for one cycle, so that a context that arrives again waits
    /// for the next round.
    open: u64,
}

impl Barriers {
    /// As they are after reset.
    pub fn new(config: &ClusterConfig) -> Self {
        Barriers { count: config.core.cluster_barriers(), open: 0 }
    }

    /// Which of them open in this cycle.
    pub const fn open(&self) -> u64 {
        self.open
    }

    /// Moves on by one cycle, in which the cores have driven this.
    pub fn step<'a>(&mut self, cores: impl Iterator<Item = &'a PortOutputs> + Clone) {
        let mut next = 0;
        for barrier in 0..self.count {
            let here = |core: &&PortOutputs| core.cluster_barrier_waiting >> barrier & 1 == 1;
            let waiting = cores.clone().filter(here);
            let come = waiting.clone().count() as u64;
            let wanted_most = (1 << CLUSTER_BARRIER_BITS) - 1;
            let wanted =
                |core: &PortOutputs| core.cluster_barrier_wanted >> (barrier * CLUSTER_BARRIER_BITS) & wanted_most;
            let is_enough = waiting.map(wanted).any(|wanted| wanted <= come);
            let was_open = self.open >> barrier & 1 == 1;
            next |= u64::from(is_enough && !was_open) << barrier;
        }
        self.open = next;
    }
}
