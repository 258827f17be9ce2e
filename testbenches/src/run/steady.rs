//! How many instructions a core retires while a program runs that does not end.

use assembler::Image;
use isa::{CoreConfig, PerWarp, Slot, Warp};
use serde::{Deserialize, Serialize};

use super::model_alone::model_records;
use crate::compare::events::retires;
use crate::environment::console_input::ConsoleInput;
use crate::environment::memory_timing::MemoryTiming;
use crate::sides::SideError;

/// The cycles in which instructions are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CountingWindow {
    /// Cycles before it, counted from the end of the reset.
    pub warm_up_cycles: u64,
    /// Its length in cycles.
    pub cycles: u64,
}

/// Runs a program on the golden model with such a memory and counts the instructions of warps that retire in the
/// window. `None` when the core is done, or an interrupt has stopped a warp for good.
///
/// # Errors
/// When the model cannot go on.
pub fn retired_in_window(
    config: &CoreConfig,
    image: &Image,
    timing: MemoryTiming,
    window: CountingWindow,
) -> Result<Option<u64>, SideError> {
    let (mut instructions, mut is_stopped) = (0, false);
    let last = window.warm_up_cycles + window.cycles - 1;
    let is_done =
        model_records(config, image, &ConsoleInput::from_start(&[]), timing, last + 1, &mut |cycle, record| {
            let counts = cycle.0 >= window.warm_up_cycles && retires(record);
            instructions += u64::from(counts);
            if cycle.0 == last {
                let mut warps = (0..config.arch.warps()).map(Warp);
                is_stopped = warps.any(|warp| record.get(Slot::Warp(PerWarp::Interrupt, warp)) != 0);
            }
        })?;
    Ok((!is_done && !is_stopped).then_some(instructions))
}
