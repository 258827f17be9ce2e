//! A run of the golden model alone, for those who want its cycle records.

use assembler::Image;
use isa::{CoreConfig, Cycle, CycleRecord, TraceLayout};

use crate::environment::console_input::ConsoleInput;
use crate::environment::memory_timing::MemoryTiming;
use crate::sides::model::ModelSide;
use crate::sides::{Bench, Side, SideError};

/// Runs a program on the golden model with such a memory and hands over every cycle's record, the one
/// in which the core is done included. Gives whether it was done within so many cycles.
///
/// # Errors
/// When the model cannot go on.
pub fn model_records(
    config: &CoreConfig,
    image: &Image,
    console_input: &ConsoleInput,
    timing: MemoryTiming,
    max_cycles: u64,
    see: &mut dyn FnMut(Cycle, &CycleRecord),
) -> Result<bool, SideError> {
    let side = ModelSide::new(config);
    let mut bench = Bench::new(side, config, &image.bytes, console_input, timing);
    let mut record = CycleRecord::new(TraceLayout::new(config));
    for cycle in (0..max_cycles).map(Cycle) {
        let is_done = bench.side.outputs().done;
        bench.cycle(&mut record)?;
        see(cycle, &record);
        if is_done {
            return Ok(true);
        }
    }
    Ok(false)
}
