//! How many instructions a system retires while a program runs that does not end.

use assembler::Image;
use isa::{CycleRecord, PerWarp, Slot, Warp};
use serde::{Deserialize, Serialize};

use super::model_alone::model_records;
use crate::compare::events::retires;
use crate::environment::memory_timing::MemoryTiming;
use crate::run::lockstep::Run;
use crate::sides::SideError;
use crate::system::{System, SystemRecord};

/// The cycles in which instructions are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CountingWindow {
    /// Cycles before it, counted from the end of the reset.
    pub warm_up_cycles: u64,
    /// Its length in cycles.
    pub cycles: u64,
}

/// Runs a program on the golden model with such a memory and counts the instructions of warps of all cores that retire
/// in the window. `None` when the system is done, or an interrupt has stopped a warp for good.
///
/// # Errors
/// When the model cannot go on.
pub fn retired_in_window<S: System>(
    system: &S,
    image: &Image,
    timing: MemoryTiming,
    window: CountingWindow,
) -> Result<Option<u64>, SideError> {
    let (mut instructions, mut is_stopped) = (0, false);
    let end = window.warm_up_cycles + window.cycles;
    let is_done = model_records(&Run::new(system, image, timing, end), &mut |cycle, record| {
        let cores = record.cores();
        if cycle.0 >= window.warm_up_cycles {
            instructions += cores.iter().filter(|core| retires(core)).count() as u64;
        }
        if cycle.0 + 1 == end {
            let stopped = |core: &CycleRecord, warp| core.get(Slot::Warp(PerWarp::Interrupt, warp)) != 0;
            let has_stopped = |core| (0..system.core().arch.warps()).any(|warp| stopped(core, Warp(warp)));
            is_stopped = cores.iter().any(has_stopped);
        }
    })?;
    Ok((!is_done && !is_stopped).then_some(instructions))
}
