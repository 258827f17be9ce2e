//! Pictures of a run: what the lanes of a warp do, and where instructions are in each cycle.

use isa::Warp;
use pyo3::prelude::*;
use timeline::{LaneChart, LaneHistory, Names, SpaceTime, Tracker};

use crate::errors::argument;
use crate::timing::Timing;

/// The most clock cycles of a picture: all of them are kept until it is drawn.
const CYCLES_MAX: u64 = 100_000;

/// A picture of a run. A notebook shows it; `svg` is its SVG, and `str()` gives it as text.
#[pyclass(module = "harmonica_simt", frozen)]
pub struct Picture {
    svg: String,
    text: String,
}

#[pymethods]
impl Picture {
    /// The picture as an SVG document.
    #[getter]
    fn svg(&self) -> &str {
        &self.svg
    }

    fn __str__(&self) -> &str {
        &self.text
    }

    fn __repr__(&self) -> String {
        format!("<Picture: {} lines>", self.text.lines().count())
    }

    fn _repr_svg_(&self) -> &str {
        &self.svg
    }
}

/// Refuses more cycles than are kept.
fn check(cycles: u64) -> PyResult<()> {
    match cycles <= CYCLES_MAX {
        true => Ok(()),
        false => Err(argument(format!("a picture is of {CYCLES_MAX} cycles at the most, not {cycles}"))),
    }
}

impl Picture {
    /// What the lanes of a warp do in the next cycles of a run.
    pub fn of_lanes(timing: &mut Timing, py: Python<'_>, cycles: u64, warp: u32, rows: usize) -> PyResult<Self> {
        check(cycles)?;
        let config = *timing.config();
        let (arch, warps) = (config.arch, config.arch.warps());
        if warp >= warps {
            return Err(argument(format!("{arch} has no warp {warp}; its warps are 0 to {}", warps - 1)));
        }
        let mut history = LaneHistory::new(config.home_context(Warp(warp)));
        timing.see(py, cycles, |cycle, record| history.see(cycle, record))?;
        let shown = 0..history.steps().len().min(rows);
        let chart = LaneChart::new(&history, shown, arch.lanes(), Names(timing.image()));
        Ok(Picture { svg: chart.svg(&format!("warp {warp} of {arch}")), text: chart.text() })
    }

    /// Where instructions are in the next cycles of a run.
    pub fn of_stages(timing: &mut Timing, py: Python<'_>, cycles: u64, rows: usize) -> PyResult<Self> {
        check(cycles)?;
        let config = *timing.config();
        let mut tracker = Tracker::new(config.contexts(), config.pipeline);
        timing.see(py, cycles, |cycle, record| tracker.see(cycle, record))?;
        let shown: Vec<_> = tracker.instructions().iter().take(rows).collect();
        let chart = SpaceTime::new(&shown, &config.arch, Names(timing.image()));
        Ok(Picture { svg: chart.svg(&format!("stages of {}", config.arch)), text: chart.text() })
    }
}
