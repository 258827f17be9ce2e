//! Runs again for those who want their records: of the model alone, or of both sides beyond a mismatch.

use std::sync::atomic::Ordering;

use isa::{Cycle, CycleRecord, TraceLayout};

use crate::report::standstill::Standstill;
use crate::run::cosim::{CosimError, CosimOptions, Cosimulator};
use crate::run::lockstep::Run;
use crate::run::retrace::livelock;
use crate::sides::model::ModelSide;
use crate::sides::{Side, SideError};

/// What is seen of a run, cycle by cycle.
pub enum Sight<'a> {
    /// The core is reset before the next cycle.
    Reset,
    /// The records of a cycle, the RTL's and the model's.
    Cycle(&'a CycleRecord, &'a CycleRecord),
}

/// Runs a program on the golden model alone, as the options say, and shows every cycle's record, which stands for both
/// sides. Gives whether the program was done before the limit, or before the run was stopped.
///
/// # Errors
/// When the model cannot go on.
pub fn observe_model(options: &CosimOptions, see: &mut dyn FnMut(Sight<'_>)) -> Result<bool, SideError> {
    let run = run_of(options, &options.config);
    let mut bench = run.bench(ModelSide::new(run.config));
    let mut record = CycleRecord::new(TraceLayout::new(run.config));
    for cycle in 0..options.max_cycles {
        if options.stop.load(Ordering::Relaxed) {
            return Ok(false);
        }
        tell_reset(run, cycle, see);
        let is_done = bench.side.outputs().done;
        bench.cycle(&mut record)?;
        see(Sight::Cycle(&record, &record));
        if is_done {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Where a program stands on the golden model alone after so many cycles, in which nothing has happened for the last
/// `idle_cycles`: what each context waits for, and, if it goes on, who goes round.
///
/// # Errors
/// When the model cannot go on.
pub fn standstill_of_model(options: &CosimOptions, cycles: u64, idle_cycles: u64) -> Result<Standstill, SideError> {
    let run = run_of(options, &options.config);
    let mut bench = run.bench(ModelSide::new(run.config));
    let mut record = CycleRecord::new(TraceLayout::new(run.config));
    for _ in 0..cycles {
        bench.cycle(&mut record)?;
    }
    let standstill = Standstill::new(
        run.config,
        Cycle(cycles),
        idle_cycles,
        &record,
        bench.environment.memory(),
        &|context| bench.side.awaiting_others(context),
        run.listing(),
    );
    let livelock = match idle_cycles {
        0 => Some(livelock(&run, cycles)?),
        _ => None,
    };
    Ok(Standstill { livelock, ..standstill })
}

impl Cosimulator {
    /// Runs both sides for so many cycles, each for itself, and shows the records of every cycle. What the RTL does not
    /// show is as in the model. A side that cannot go on ends it.
    ///
    /// # Errors
    /// When the core cannot be loaded.
    pub fn observe(
        &self,
        options: &CosimOptions,
        cycles: u64,
        see: &mut dyn FnMut(Sight<'_>),
    ) -> Result<(), CosimError> {
        let run = self.run_of(options)?;
        let (mut rtl, mut model) = self.benches(run)?;
        let hidden = rtl.side.view().hidden_slots(run.config);
        let mut records = [(); 2].map(|()| CycleRecord::new(TraceLayout::new(run.config)));
        for cycle in 0..cycles {
            tell_reset(run, cycle, see);
            let [of_rtl, of_model] = &mut records;
            if rtl.cycle(of_rtl).is_err() || model.cycle(of_model).is_err() {
                break;
            }
            for &slot in &hidden {
                of_rtl.slots_mut()[slot] = of_model.slots()[slot];
            }
            see(Sight::Cycle(of_rtl, of_model));
        }
        Ok(())
    }
}

fn tell_reset(run: Run, cycle: u64, see: &mut dyn FnMut(Sight<'_>)) {
    if run.resets.at(cycle) {
        see(Sight::Reset);
    }
}

fn run_of<'a>(options: &'a CosimOptions, config: &'a isa::CoreConfig) -> Run<'a> {
    Run {
        config,
        image: &options.image,
        timing: options.timing,
        max_cycles: options.max_cycles,
        compare_state_every: None,
        console_input: &options.console_input,
        resets: &options.resets,
        start: options.start,
    }
}
