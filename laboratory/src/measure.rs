//! One run: a program in one form on the timing model of one core, with one memory.

use isa::{CoreConfig, Cycle, CycleRecord, PerContext, PerWarp, Slot, Warp};
use testbenches::{model_records, ConsoleInput, MemoryTiming, SideError};

use crate::{Activity, Figures, Meter, Variant};

/// What has come of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Measurement {
    /// The counts.
    pub figures: Figures,
    /// The activity factor in the course of time.
    pub activity: Activity,
    /// What was printed.
    pub console: Vec<u8>,
}

/// Why a run says nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MeasureError {
    /// The model cannot go on.
    #[error(transparent)]
    Side(#[from] SideError),
    /// It was given up.
    #[error("does not end within {0} cycles; --max-cycles raises it")]
    NoEnd(u64),
    /// An interrupt stopped a warp for good.
    #[error("interrupt {interrupt} stops warp {warp} at {place}")]
    Stopped {
        /// Whose.
        warp: Warp,
        /// Which.
        interrupt: u64,
        /// Where, with the source's line.
        place: String,
    },
}

/// Runs a program on the timing model and counts; `see` gets every cycle's record, too.
///
/// # Errors
/// When it does not come to its end.
pub fn measure(
    config: &CoreConfig,
    variant: &Variant,
    timing: MemoryTiming,
    max_cycles: u64,
    see: &mut dyn FnMut(Cycle, &CycleRecord),
) -> Result<Measurement, MeasureError> {
    let mut meter = Meter::new(config);
    let mut stopped = None;
    let is_done = model_records(
        config,
        &variant.image,
        &ConsoleInput::from_start(&variant.input),
        timing,
        max_cycles,
        &mut |cycle, record| {
            meter.see(cycle, record);
            see(cycle, record);
            if record.scalar(isa::Scalar::Done) != 0 {
                stopped = stopped_warp(config, record);
            }
        },
    )?;
    if !is_done {
        return Err(MeasureError::NoEnd(max_cycles));
    }
    if let Some((warp, interrupt, pc)) = stopped {
        return Err(MeasureError::Stopped {
            warp,
            interrupt,
            place: place(variant, pc),
        });
    }
    Ok(meter.finish(&variant.image))
}

/// The first warp that an interrupt has stopped: which, by what, where.
fn stopped_warp(config: &CoreConfig, record: &CycleRecord) -> Option<(Warp, u64, isa::Address)> {
    (0..config.arch.warps()).map(Warp).find_map(|warp| {
        let interrupt = record.get(Slot::Warp(PerWarp::Interrupt, warp));
        let context = config.home_context(warp);
        let pc = record.get(Slot::Context(PerContext::Pc, context));
        Some((warp, interrupt.checked_sub(1)?, isa::Address(pc)))
    })
}

fn place(variant: &Variant, pc: isa::Address) -> String {
    match variant.image.source_line(pc) {
        Some(line) => format!("{}:{}: {}", line.file, line.line, line.text.trim()),
        None => variant.image.describe(pc),
    }
}
