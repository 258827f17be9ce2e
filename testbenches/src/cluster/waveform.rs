//! The waveform of a cluster's run in lock step: the repetition in which it is written.

use std::path::Path;

use tempfile::NamedTempFile;

use super::cosim::ClusterCosimulator;
use super::lockstep::ClusterRun;
use super::mismatch::ClusterMismatch;
use super::outcome::ClusterOutcome;
use super::record::ClusterRecord;
use super::sides::ClusterBench;
use crate::report::mismatch::Found;
use crate::run::cosim::{CosimError, CosimOptions};
use crate::run::waveform_options::{Ending, WaveformOptions};
use crate::waveform::{self, ClusterModel, Focus, Golden, WaveformFiles, Window};

impl ClusterCosimulator {
    /// Whether both sides have what the waveform is to show: told before the run, which may be long.
    pub(super) fn check_waveform(&self, of: &ClusterRun, options: &CosimOptions) -> Result<(), CosimError> {
        let chosen = options.waveform.as_ref();
        let Some(wanted) = chosen.filter(|wanted| !wanted.choice.is_all()) else {
            return Ok(());
        };
        let window = Window::of_cycle_0();
        let recorded = self.recorded(of, window, &wanted.folder())?;
        let golden = Golden::new(ClusterModel::new(of, None), window);
        Ok(waveform::check(&wanted.choice, recorded.path(), golden)?)
    }

    /// The RTL's own waveform of a window, in a file of that folder.
    fn recorded(&self, of: &ClusterRun, window: Window, folder: &Path) -> Result<NamedTempFile, CosimError> {
        let recorded = NamedTempFile::new_in(folder).map_err(waveform::file_error(folder))?;
        let mut rtl = ClusterBench::new(self.rtl()?, of);
        rtl.side.open_waveform(recorded.path(), window.first.0)?;
        let mut record = ClusterRecord::new(of.cluster);
        for _ in 0..=window.last.0 {
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
        of: &ClusterRun,
        outcome: &ClusterOutcome,
        wanted: &WaveformOptions,
    ) -> Result<WaveformFiles, CosimError> {
        let window = wanted.window_of(ending(outcome))?;
        let recorded = self.recorded(of, window, &wanted.folder())?;
        let focus = match outcome {
            ClusterOutcome::Mismatch(mismatch) => focus(mismatch),
            _ => None,
        };
        let golden = Golden::new(ClusterModel::new(of, focus), window);
        Ok(wanted.write(recorded.path(), golden)?)
    }
}

/// Where a run that came out so has ended.
fn ending(outcome: &ClusterOutcome) -> Ending {
    match outcome {
        ClusterOutcome::Passed(passed) => Ending::Passed(passed.cycles),
        ClusterOutcome::Mismatch(mismatch) => Ending::Mismatch(mismatch.cycle),
        ClusterOutcome::Hang(standstill)
        | ClusterOutcome::CycleLimit(standstill)
        | ClusterOutcome::Stopped(standstill) => Ending::Standstill(standstill.cycle, standstill.idle_cycles),
    }
}

/// What a mismatch is about: what its report names first. `None` where that is RAM or the console.
fn focus(mismatch: &ClusterMismatch) -> Option<Focus> {
    if mismatch.found == Found::InRecord && !mismatch.shared.is_empty() {
        return Some(Focus::Interconnect);
    }
    let core = mismatch.of_core.as_ref()?.core?;
    Some(Focus::Core(core))
}
