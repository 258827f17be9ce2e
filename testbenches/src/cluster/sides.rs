//! What the lock step asks of a cluster, and a cluster together with its environment.

use std::collections::VecDeque;

use golden_model::AwaitingWarp;
use isa::divergence::StateRow;
use isa::ports::{PortInputs, PortOutputs};
use isa::{ClusterConfig, Context};

use super::environment::ClusterEnvironment;
use super::lockstep::ClusterRun;
use super::record::ClusterRecord;
use crate::compare::state::CoreState;
use crate::environment::resets::Reset;
use crate::sides::SideError;

/// A cluster that can be run cycle by cycle. Cycle 0, the first after reset, is next after construction. Of ports there
/// is an element a bank (`isa::cluster`).
pub trait ClusterSide {
    /// What the cluster drives in this cycle. Does not depend on this cycle's inputs.
    fn outputs(&mut self) -> &[PortOutputs];

    /// Ends the cycle: takes the inputs, fills the record, goes on to the next cycle.
    ///
    /// # Errors
    /// When the side cannot go on.
    fn step(&mut self, inputs: &[PortInputs], record: &mut ClusterRecord) -> Result<(), SideError>;

    /// Raises reset for so many clock edges, with these inputs. Cycle 0 is next.
    ///
    /// # Errors
    /// When the side cannot go on.
    fn reset(&mut self, inputs: &[PortInputs], length: u32) -> Result<(), SideError>;

    /// Register files, predicate files and divergence state of a core as they stand now; of hardware, that copy.
    fn state(&self, core: u32, copy: u32) -> CoreState;

    /// What the divergence mechanism keeps of each context of a core as it stands now; nothing of a side that is not
    /// asked for it.
    fn divergence(&self, _core: u32) -> Vec<Vec<StateRow>> {
        Vec::new()
    }

    /// In how many copies the side keeps its registers.
    fn copies(&self) -> u32 {
        1
    }

    /// What a context of a core waits for that only other warps can bring; `None` of a side that does not know.
    fn awaiting_others(&self, _core: u32, _context: Context) -> Option<AwaitingWarp> {
        None
    }
}

/// A cluster in its environment.
pub struct ClusterBench<S> {
    /// The cluster.
    pub side: S,
    /// The memory system around it.
    pub environment: ClusterEnvironment,
    pub(super) inputs: Vec<PortInputs>,
    /// The side is still to be told where to start.
    awaits_start: bool,
    /// Those that are still to come.
    resets: VecDeque<Reset>,
}

impl<S: ClusterSide> ClusterBench<S> {
    /// Before cycle 0 of a run.
    pub fn new(side: S, of: &ClusterRun) -> Self {
        let ClusterConfig { core, banks, .. } = *of.cluster;
        let run = &of.run;
        let memory = run.memory();
        let mut environment = ClusterEnvironment::new(of.cluster, &memory, run.console_input, run.timing);
        if let Some(start) = run.start {
            environment.set_start(start);
        }
        ClusterBench {
            side,
            environment,
            inputs: vec![PortInputs::default(); banks as usize],
            awaits_start: core.host_start,
            resets: run.resets.all().iter().copied().collect(),
        }
    }

    /// Resets the cluster if that is due before the next cycle.
    #[inline]
    pub(super) fn reset_if_due(&mut self) -> Result<(), SideError> {
        if self.awaits_start {
            self.awaits_start = false;
            self.environment.identify(&mut self.inputs);
            self.side.reset(&self.inputs, 1)?;
        }
        let next = self.environment.next_cycle().0;
        match self.resets.front() {
            Some(&Reset { cycle, length }) if cycle == next => {
                self.resets.pop_front();
                self.environment.reset(&mut self.inputs);
                self.side.reset(&self.inputs, length)
            }
            _ => Ok(()),
        }
    }

    /// Runs one cycle.
    ///
    /// # Errors
    /// When the side cannot go on.
    #[inline]
    pub fn cycle(&mut self, record: &mut ClusterRecord) -> Result<(), SideError> {
        self.reset_if_due()?;
        self.environment.cycle(self.side.outputs(), &mut self.inputs);
        self.side.step(&self.inputs, record)
    }
}
