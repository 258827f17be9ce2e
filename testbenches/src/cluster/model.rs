//! The golden model of a cluster as a side of the lock step.

use golden_model::timing::{Cluster, UnderWay};
use golden_model::{AwaitingWarp, Fired, State};
use isa::divergence::StateRow;
use isa::ports::{PortInputs, PortOutputs};
use isa::{ClusterConfig, Context};

use super::record::{ClusterRecord, SharedLayout};
use crate::compare::state::CoreState;
use crate::sides::model::{core_state, divergence};
use crate::sides::{Resumable, Side, SideError};

/// The cycle-exact golden model of a cluster.
pub struct ClusterModelSide {
    cluster: Cluster,
    config: ClusterConfig,
    layout: SharedLayout,
}

impl ClusterModelSide {
    /// In cycle 0.
    pub fn new(config: &ClusterConfig) -> Self {
        ClusterModelSide { cluster: Cluster::new(config), config: *config, layout: SharedLayout::new(config) }
    }

    /// The architectural state of a core.
    pub(super) fn architectural(&self, core: u32) -> &State {
        self.cluster.core(core as usize).state()
    }
}

impl Side<ClusterConfig> for ClusterModelSide {
    #[inline]
    fn outputs(&mut self) -> &[PortOutputs] {
        self.cluster.outputs()
    }

    #[inline]
    fn step(&mut self, inputs: &[PortInputs], record: &mut ClusterRecord) -> Result<(), SideError> {
        let ClusterRecord { cores, shared } = record;
        self.layout.fill(self.cluster.outputs(), shared);
        let interconnect = &mut shared[..self.layout.interconnect_count()];
        self.cluster.step(inputs, cores, interconnect);
        Ok(())
    }

    fn reset(&mut self, _inputs: &[PortInputs], _length: u32) -> Result<(), SideError> {
        self.cluster.reset();
        Ok(())
    }

    fn state(&self, core: u32, _copy: u32) -> Result<Option<CoreState>, SideError> {
        Ok(Some(core_state(&self.config.core, self.cluster.core(core as usize))))
    }

    fn divergence(&self, core: u32) -> Vec<Vec<StateRow>> {
        divergence(&self.config.core, self.cluster.core(core as usize))
    }

    fn fired(&self, core: u32) -> Option<&Fired> {
        Some(self.cluster.core(core as usize).fired())
    }

    fn under_way(&self, core: u32) -> Vec<UnderWay> {
        self.cluster.core(core as usize).under_way()
    }

    fn awaiting_others(&self, core: u32, context: Context) -> Option<AwaitingWarp> {
        self.architectural(core).awaiting_others(context)
    }
}

impl Resumable<ClusterConfig> for ClusterModelSide {
    type Saved = Cluster;

    fn save(&mut self) -> Result<Cluster, SideError> {
        Ok(self.cluster.clone())
    }

    fn resume(&mut self, saved: &Cluster) -> Result<(), SideError> {
        self.cluster.clone_from(saved);
        Ok(())
    }
}
