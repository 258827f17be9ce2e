//! `--cores`: several cores on one memory (docs/cluster.md).

use clap::Args;
use isa::{ClusterConfig, ClusterShape, CoreConfig};

use crate::failure::Failure;
use crate::shared_cache::SharedCacheSelection;

/// How many cores share the memory.
#[derive(Args)]
pub struct ClusterSelection {
    /// Run N equal cores, 1 to 16, on one memory (docs/cluster.md); hwid 4 reads their numbers
    #[arg(long, value_name = "N")]
    cores: Option<u32>,
    /// Banks of the cores' memory, a power of two up to 16 [default: twice as many as cores]
    #[arg(long, value_name = "N", requires = "cores")]
    banks: Option<u32>,
    #[command(flatten)]
    shared_cache: SharedCacheSelection,
}

impl ClusterSelection {
    /// The number of cores, if a flag gives it.
    pub const fn cores(&self) -> Option<u32> {
        self.cores
    }

    /// The cluster of such cores, if one is asked for. `others` are flags, whether they are given, and what they do:
    /// none of them is possible with a cluster.
    pub fn config(&self, core: &CoreConfig, others: &[(bool, &str, &str)]) -> Result<Option<ClusterConfig>, Failure> {
        let Some(cores) = self.cores else {
            return Ok(None);
        };
        Self::refuse(others, "--cores")?;
        let shape = ClusterShape::of_cores(core, cores, self.banks, self.shared_cache.config());
        shape.config(*core).map(Some).map_err(Failure::input)
    }

    /// Refuses the flags of [`ClusterSelection::config`] that are given with something that is for a cluster.
    pub fn refuse(others: &[(bool, &str, &str)], with: &str) -> Result<(), Failure> {
        match others.iter().find(|(is_given, ..)| *is_given) {
            Some((_, flag, what)) => Err(Failure::input(format!(
                "{flag} is not possible with {with}: {what} of one core alone; leave one of them out"
            ))),
            None => Ok(()),
        }
    }
}
