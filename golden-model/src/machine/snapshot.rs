//! A machine at one moment, to which it can go back.

use isa::LaneMask;

use super::{Machine, Place};
use crate::memory::Memory;
use crate::semantics::State;
use crate::statistics::Statistics;

/// All that a machine holds between two runs: registers, masks, what the mechanism of divergence keeps, RAM, console,
/// counts. Two machines of the same program and options go on alike from equal snapshots; what is printed by `Debug` is
/// the whole of it.
#[derive(Clone, Debug)]
pub struct Snapshot {
    state: State,
    memory: Memory,
    statistics: Statistics,
    place: Place,
    exchanged: LaneMask,
}

impl Machine {
    /// The machine as it is now.
    pub fn snapshot(&self) -> Snapshot {
        Snapshot {
            state: self.state.clone(),
            memory: self.memory.clone(),
            statistics: self.statistics.clone(),
            place: self.place,
            exchanged: self.exchanged,
        }
    }

    /// Makes the machine what it was. The snapshot must be one of this machine, or of one with the same ArchID, options
    /// and size of image. [`Machine::run`] begins with the turn of context 0, as always, [`Machine::go_on`]
    /// where the snapshot was taken.
    pub fn restore(&mut self, snapshot: &Snapshot) {
        self.state.clone_from(&snapshot.state);
        self.memory.clone_from(&snapshot.memory);
        self.statistics.clone_from(&snapshot.statistics);
        self.place = snapshot.place;
        self.exchanged = snapshot.exchanged;
        // Instructions may have been overwritten since.
        self.cache.forget_all();
    }
}
