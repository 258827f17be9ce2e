//! Runs again for those who want their records: of the model alone, or of both sides beyond a mismatch.

use std::sync::atomic::Ordering;

use isa::CoreConfig;

use crate::run::cosim::{CosimError, CosimOptions, Cosimulator};
use crate::sides::{Side, SideError};
use crate::system::{System, SystemRecord};

/// What is seen of a run, cycle by cycle.
pub enum Sight<'a, S: System = CoreConfig> {
    /// The system is reset before the next cycle.
    Reset,
    /// The records of a cycle, the RTL's and the model's.
    Cycle(&'a S::Record, &'a S::Record),
}

/// Runs a program on the golden model alone, as the options say, and shows every cycle's record, which stands for both
/// sides. Gives whether the program was done before the limit, or before the run was stopped.
///
/// # Errors
/// When the model cannot go on.
pub fn observe_model<S: System>(
    system: &S,
    options: &CosimOptions,
    see: &mut dyn FnMut(Sight<'_, S>),
) -> Result<bool, SideError> {
    let run = options.run_on(system);
    let mut bench = run.model();
    let mut record = S::Record::new(system);
    for cycle in 0..options.max_cycles {
        if options.stop.load(Ordering::Relaxed) {
            return Ok(false);
        }
        let is_reset = run.resets.at(cycle);
        if is_reset {
            see(Sight::Reset);
        }
        let is_done = bench.side.outputs()[0].done && !is_reset;
        bench.cycle(&mut record)?;
        see(Sight::Cycle(&record, &record));
        if is_done {
            return Ok(true);
        }
    }
    Ok(false)
}

impl<S: System> Cosimulator<S> {
    /// Runs both sides for so many cycles, each for itself, and shows the records of every cycle. What the RTL does not
    /// show is as in the model. A side that cannot go on ends it.
    ///
    /// # Errors
    /// When the system cannot be loaded.
    pub fn observe(
        &self,
        options: &CosimOptions,
        cycles: u64,
        see: &mut dyn FnMut(Sight<'_, S>),
    ) -> Result<(), CosimError> {
        let run = self.run_of(options)?;
        let (mut rtl, mut model) = self.benches(run)?;
        let hidden = rtl.side.view().hidden(run.config);
        let mut records = [(); 2].map(|()| S::Record::new(run.config));
        for cycle in 0..cycles {
            if run.resets.at(cycle) {
                see(Sight::Reset);
            }
            let [of_rtl, of_model] = &mut records;
            if rtl.cycle(of_rtl).is_err() || model.cycle(of_model).is_err() {
                break;
            }
            hidden.fill::<S>(of_rtl, of_model);
            see(Sight::Cycle(of_rtl, of_model));
        }
        Ok(())
    }
}
