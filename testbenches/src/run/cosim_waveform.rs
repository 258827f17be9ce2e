//! The waveform of a run in lock step: the repetition in which it is written.

use std::path::Path;

use isa::Cycle;
use tempfile::NamedTempFile;

use crate::run::cosim::{CosimError, CosimOptions, Cosimulator, Kept, SnapshotOf};
use crate::run::lockstep::Run;
use crate::run::outcome::Outcome;
use crate::run::waveform_options::{Ending, WaveformOptions};
use crate::system::{MismatchReport, StandstillReport, System, SystemRecord};
use crate::waveform::{self, Focus, Golden, SystemSignals, WaveformFiles, Window};

impl<S: System> Cosimulator<S> {
    /// Whether both sides have what the waveform is to show: checked before the run, which may be long.
    pub(super) fn check_waveform(&self, run: Run<S>, options: &CosimOptions) -> Result<(), CosimError> {
        let chosen = options.waveform.as_ref();
        let Some(wanted) = chosen.filter(|wanted| !wanted.choice.is_all()) else {
            return Ok(());
        };
        let window = Window::of_cycle_0();
        let recorded = self.recorded(run, window, None, &wanted.folder())?;
        let golden = golden(run, window, None, None)?;
        Ok(waveform::check(&wanted.choice, recorded.path(), golden)?)
    }

    /// The RTL's own waveform of a window, in a file of that folder.
    fn recorded(
        &self,
        run: Run<S>,
        window: Window,
        from: Option<&SnapshotOf<S>>,
        folder: &Path,
    ) -> Result<NamedTempFile, CosimError> {
        let recorded = NamedTempFile::new_in(folder).map_err(waveform::file_error(folder))?;
        let mut rtl = run.bench(self.rtl()?);
        if let Some(snapshot) = from {
            rtl.resume(&snapshot.rtl)?;
        }
        rtl.side.open_waveform(recorded.path(), window.first.0)?;
        let mut record = S::Record::new(run.config);
        let first = from.map_or(0, |snapshot| snapshot.cycle.0);
        for _ in first..=window.last.0 {
            // RTL that stops itself has shown all that it can.
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
        run: Run<S>,
        outcome: &Outcome<S>,
        wanted: &WaveformOptions,
        snapshots: Option<&Kept<S>>,
    ) -> Result<WaveformFiles, CosimError> {
        let window = wanted.window_of(ending(outcome))?;
        let from = snapshots.and_then(|kept| kept.before(window.first.0));
        let recorded = self.recorded(run, window, from, &wanted.folder())?;
        let focus = match outcome {
            Outcome::Mismatch(mismatch) => mismatch.focus(),
            _ => None,
        };
        let golden = golden(run, window, from, focus)?;
        Ok(wanted.write(recorded.path(), golden)?)
    }
}

/// A model in cycle 0, or where the snapshot is, that shows itself.
fn golden<'a, S: System>(
    run: Run<'a, S>,
    window: Window,
    from: Option<&SnapshotOf<S>>,
    focus: Option<Focus>,
) -> Result<Golden<SystemSignals<'a, S>>, CosimError> {
    let mut model = run.model();
    if let Some(snapshot) = from {
        model.resume(&snapshot.model)?;
    }
    let golden = Golden::new(SystemSignals::new(&run, model, focus), window);
    Ok(golden.from(from.map_or(Cycle(0), |snapshot| snapshot.cycle)))
}

/// Where a run that came out so has ended.
fn ending<S: System>(outcome: &Outcome<S>) -> Ending {
    match outcome {
        Outcome::Passed(passed) => Ending::Passed(S::cycles(passed)),
        Outcome::Mismatch(mismatch) => Ending::Mismatch(mismatch.cycle()),
        Outcome::Hang(standstill) | Outcome::CycleLimit(standstill) | Outcome::Stopped(standstill) => {
            let (cycle, idle_cycles) = standstill.at();
            Ending::Standstill(cycle, idle_cycles)
        }
    }
}
