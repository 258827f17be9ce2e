//! The lock step: hardware and golden model, compared in every clock cycle.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use isa::CoreConfig;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};
use testbenches::{
    Choice, ConsoleInput, CosimError, CosimOptions, CosimReport, Cosimulator, EmittedVerilog, Outcome, Passed,
    Statistics, WaveformOptions, Waveforms, WINDOW_AFTER, WINDOW_BEFORE,
};

use crate::core::Core;
use crate::errors::{argument, lock_step, paragraph, tool, Mismatch, Standstill};
use crate::image::Image;
use crate::interrupt::stoppable;
use crate::timing::{check, counters, memory_timing};

/// A program on the Verilated hardware and on the golden model, compared in every clock cycle (docs/verification.md).
///
/// The hardware is built by Verilator and a C++ compiler at the first run of a core, and kept. `seed`, `latency` and
/// `input` are those of `Timing`. `vcd` and `fst` are files for a waveform of both sides around the end, or around the
/// mismatch. `verilog` replaces files of `core.verilog(trace=True)`: changed Verilog is compared with the model, too.
#[pyclass(frozen, module = "harmonica_simt")]
pub struct LockStep {
    options: CosimOptions,
    verilog: BTreeMap<String, String>,
}

/// A run in which hardware and model agreed to the end.
#[pyclass(frozen, module = "harmonica_simt")]
pub struct Agreement {
    /// Cycles, instructions, stalls.
    pub statistics: Statistics,
    /// What was printed.
    pub console: Vec<u8>,
    /// What was compared, for people.
    pub text: String,
    /// The waveforms.
    pub files: Vec<PathBuf>,
}

#[pymethods]
impl Agreement {
    /// `cycles`, `instructions`, `lane_instructions`, `stalls`, as those of `Timing`.
    #[getter]
    fn counters<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        counters(py, &self.statistics)
    }

    /// What the program has printed.
    #[getter]
    fn console<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.console)
    }

    /// The waveforms that were asked for.
    #[getter]
    fn waveforms(&self) -> Vec<PathBuf> {
        self.files.clone()
    }

    fn __repr__(&self) -> String {
        let Statistics { cycles, retired, .. } = self.statistics;
        format!("<Agreement in {cycles} cycles, {retired} instructions>")
    }

    fn __str__(&self) -> &str {
        &self.text
    }
}

#[pymethods]
impl LockStep {
    #[new]
    #[pyo3(signature = (
        image, core, *, seed = 0, latency = None, input = None, max_cycles = 10_000_000, vcd = None, fst = None,
        verilog = None
    ))]
    #[allow(clippy::too_many_arguments, reason = "they are the keywords of Python's constructor")]
    fn new(
        image: &Image,
        core: Core,
        seed: u64,
        latency: Option<&Bound<'_, PyAny>>,
        input: Option<Vec<u8>>,
        max_cycles: u64,
        vcd: Option<PathBuf>,
        fst: Option<PathBuf>,
        verilog: Option<BTreeMap<String, String>>,
    ) -> PyResult<Self> {
        check(&core, image)?;
        let waveform = (vcd.is_some() || fst.is_some()).then(|| waveform(vcd, fst));
        let options = CosimOptions {
            timing: memory_timing(seed, latency)?,
            console_input: ConsoleInput::seeded(&input.unwrap_or_default(), seed),
            max_cycles,
            waveform,
            ..CosimOptions::new(core.config, (*image.image).clone())
        };
        Ok(LockStep { options, verilog: verilog.unwrap_or_default() })
    }

    /// Runs to the end of the program.
    ///
    /// Raises `Mismatch` where hardware and model differ, with the report as its message; `Standstill` if the program
    /// hangs or does not end within `max_cycles`; `ToolError` if the hardware cannot be built.
    fn run(&self, py: Python<'_>) -> PyResult<Agreement> {
        // A signal ends this run, not the next one.
        let options = CosimOptions { stop: Arc::default(), ..self.options.clone() };
        let report = stoppable(py, &options.stop, || self.report(&options))?;
        let report = report?;
        let text = report.to_string();
        let files = report.waveform.iter().flat_map(|files| [&files.vcd, &files.fst]).flatten().cloned().collect();
        match report.outcome {
            Outcome::Passed(Passed { statistics, console, .. }) => Ok(Agreement { statistics, console, text, files }),
            Outcome::Mismatch(_) => Err(Mismatch::new_err(paragraph(text))),
            Outcome::Hang(_) | Outcome::CycleLimit(_) | Outcome::Stopped(_) => {
                Err(Standstill::new_err(paragraph(text)))
            }
        }
    }
}

impl LockStep {
    /// Builds the hardware and runs.
    fn report(&self, options: &CosimOptions) -> PyResult<CosimReport> {
        let config: &CoreConfig = &options.config;
        let mut verilog = EmittedVerilog::emit(config).map_err(tool)?;
        for (name, text) in &self.verilog {
            // Beside the Verilog there is the core's handbook.
            if name.ends_with(".v") {
                verilog = verilog.with_file(name, text).map_err(argument)?;
            }
        }
        let waveforms = Waveforms::from(options.waveform.is_some());
        let cosimulator = Cosimulator::from_verilog(config, &verilog, waveforms);
        let run = |cosimulator: Cosimulator| cosimulator.run(options, &mut |_| {});
        let report: Result<CosimReport, CosimError> = cosimulator.and_then(run);
        report.map_err(lock_step)
    }
}

/// Waveforms of the cycles around the end.
fn waveform(vcd: Option<PathBuf>, fst: Option<PathBuf>) -> WaveformOptions {
    WaveformOptions { vcd, fst, choice: Choice::default(), window: Some((WINDOW_BEFORE, WINDOW_AFTER)), cycles: None }
}
