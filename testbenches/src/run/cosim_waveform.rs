//! The waveform of a run in lock step: the repetition in which it is written.

use std::path::Path;

use isa::Cycle;
use tempfile::NamedTempFile;

use crate::report::listing::Listing;
use crate::run::cosim::{CosimError, CosimOptions, Cosimulator, Kept, SnapshotOf};
use crate::run::lockstep::Run;
use crate::run::outcome::Outcome;
use crate::run::waveform_options::{Ending, WaveformOptions};
use crate::sides::model::ModelSide;
use crate::waveform::{self, CoreModel, Golden, WaveformFiles, Window};

impl Cosimulator {
    /// Whether both sides have what the waveform is to show: told before the run, which may be long.
    pub(super) fn check_waveform(&self, run: Run, options: &CosimOptions) -> Result<(), CosimError> {
        let chosen = options.waveform.as_ref();
        let Some(wanted) = chosen.filter(|wanted| !wanted.choice.is_all()) else {
            return Ok(());
        };
        let window = Window::of_cycle_0();
        let recorded = self.recorded(run, window, None, &wanted.folder())?;
        let golden = self.golden(run, window, None)?;
        Ok(waveform::check(&wanted.choice, recorded.path(), golden)?)
    }

    /// A model in cycle 0, or where the snapshot is, that shows itself.
    fn golden<'a>(
        &'a self,
        run: Run<'a>,
        window: Window,
        from: Option<&SnapshotOf>,
    ) -> Result<Golden<CoreModel<'a, ModelSide>>, CosimError> {
        let mut model = run.bench(ModelSide::new(run.config));
        if let Some(snapshot) = from {
            model.resume(&snapshot.model)?;
        }
        let listing = Listing::new(run.image, run.config.arch);
        let golden = Golden::new(CoreModel::new(model, run.config, listing), window);
        Ok(golden.from(from.map_or(Cycle(0), |snapshot| snapshot.cycle)))
    }

    /// The RTL's own waveform of a window, in a file of that folder.
    fn recorded(
        &self,
        run: Run,
        window: Window,
        from: Option<&SnapshotOf>,
        folder: &Path,
    ) -> Result<NamedTempFile, CosimError> {
        let recorded = NamedTempFile::new_in(folder).map_err(waveform::file_error(folder))?;
        let mut rtl = run.bench(self.rtl()?);
        if let Some(snapshot) = from {
            rtl.resume(&snapshot.rtl)?;
        }
        rtl.side.open_waveform(recorded.path(), window.first.0)?;
        let mut record = isa::CycleRecord::new(isa::TraceLayout::new(run.config));
        let first = from.map_or(0, |snapshot| snapshot.cycle.0);
        for _ in first..=window.last.0 {
            // RTL that stops itself has told all that it can.
            if rtl.cycle(&mut record).is_err() {
                break;
            }
        }
        rtl.side.close_waveform()?;
        Ok(recorded)
    }

    /// Repeats the run with the waveform open.
    pub(super) fn waveform(
        &self,
        run: Run,
        outcome: &Outcome,
        wanted: &WaveformOptions,
        snapshots: Option<&Kept>,
    ) -> Result<WaveformFiles, CosimError> {
        let window = wanted.window_of(ending(outcome))?;
        let from = snapshots.and_then(|kept| kept.before(window.first.0));
        let recorded = self.recorded(run, window, from, &wanted.folder())?;
        let golden = self.golden(run, window, from)?;
        Ok(wanted.write(recorded.path(), golden)?)
    }
}

/// Where a run that came out so has ended.
fn ending(outcome: &Outcome) -> Ending {
    match outcome {
        Outcome::Passed(passed) => Ending::Passed(passed.statistics.cycles),
        Outcome::Mismatch(mismatch) => Ending::Mismatch(mismatch.cycle),
        Outcome::Hang(standstill) | Outcome::CycleLimit(standstill) | Outcome::Stopped(standstill) => {
            Ending::Standstill(standstill.cycle, standstill.idle_cycles)
        }
    }
}
