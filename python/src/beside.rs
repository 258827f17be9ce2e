//! The golden model beside a design that a simulator of Python's runs: what `harmonica_simt.cocotb` is made of.

use std::collections::BTreeMap;

use isa::ports::{LineWords, PortDirection, PortInputs, PORTS};
use isa::{CoreConfig, Width};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyInt, PyString};
use pyo3::IntoPyObjectExt;
use testbenches::beside::{design_ports, Beside as Side, BesideError, NamedPorts, Progress, Surroundings};
use testbenches::ConsoleInput;

use crate::core::Core;
use crate::errors::{argument, paragraph, tool, Mismatch, Standstill};
use crate::image::Image;
use crate::lock_step::Agreement;
use crate::timing::{check, memory_timing};

/// The golden model beside a design, cycle by cycle. `ports` are the names and widths of the design's ports.
#[pyclass(module = "harmonica_simt._native")]
pub struct Beside {
    config: CoreConfig,
    side: Side,
}

/// A value of a port as a number of Python's.
pub fn number<'py>(
    py: Python<'py>,
    config: &CoreConfig,
    width: Width,
    words: &LineWords,
) -> PyResult<Bound<'py, PyAny>> {
    if width != Width::Line {
        return words[0].into_bound_py_any(py);
    }
    let word_bytes = config.arch.word_bytes() as usize;
    let words = &words[..config.line_words as usize];
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes().into_iter().take(word_bytes)).collect();
    py.get_type::<PyInt>().call_method1("from_bytes", (PyBytes::new(py, &bytes), "little"))
}

fn refused(error: BesideError) -> PyErr {
    match error {
        BesideError::Differ(difference) => Mismatch::new_err(paragraph(difference)),
        BesideError::Model(error) => tool(error),
        BesideError::Design(_) | BesideError::ResetChanges(_) | BesideError::NotAskedFor { .. } => argument(error),
    }
}

/// The bits of ports as cocotb shows them.
fn values<'py>(values: &'py [Bound<'py, PyString>]) -> PyResult<Vec<&'py str>> {
    values.iter().map(|value| value.to_str()).collect()
}

#[pymethods]
impl Beside {
    #[new]
    #[pyo3(signature = (core, image, ports, *, seed, latency, input))]
    fn new(
        core: Core,
        image: &Image,
        ports: BTreeMap<String, u32>,
        seed: u64,
        latency: Option<&Bound<'_, PyAny>>,
        input: Option<Vec<u8>>,
    ) -> PyResult<Self> {
        check(&core, image)?;
        let surroundings = Surroundings {
            timing: memory_timing(seed, latency)?,
            console_input: ConsoleInput::seeded(&input.unwrap_or_default(), seed),
        };
        let side = Side::new(&core.config, (*image.image).clone(), &surroundings, &ports);
        Ok(Beside { config: core.config, side: side.map_err(argument)? })
    }

    /// The ports of a core: name, whether it is an input, width, and whether a design needs it.
    #[staticmethod]
    fn ports(core: Core) -> Vec<(String, bool, u32, bool)> {
        let ports = design_ports(&core.config).into_iter();
        ports.map(|port| (port.name, port.direction == PortDirection::Input, port.width_bits, port.is_needed)).collect()
    }

    /// The names of the ports whose values a cycle shows, in order.
    #[getter]
    fn names(&self) -> Vec<&str> {
        self.side.port_names().collect()
    }

    /// The first half of a cycle: what the memory drives, by the names of the inputs.
    fn drive<'py>(
        &mut self,
        py: Python<'py>,
        values: Vec<Bound<'py, PyString>>,
    ) -> PyResult<Vec<(&'static str, Bound<'py, PyAny>)>> {
        let inputs: PortInputs = self.side.drive(&self::values(&values)?).map_err(refused)?;
        let inside = |width: Width| width.bits(&self.config) != 0;
        let ports = PORTS.iter().filter(|port| port.direction == PortDirection::Input && inside(port.width));
        let driven = ports.map(|port| {
            let words = inputs.value(port.name).unwrap_or_default();
            Ok((port.name, number(py, &self.config, port.width, &words)?))
        });
        driven.collect()
    }

    /// The second half of a cycle: compares all ports. Gives whether the core is done; raises `Mismatch`, and
    /// `Standstill` if nothing can happen any more.
    fn see(&mut self, values: Vec<Bound<'_, PyString>>) -> PyResult<bool> {
        match self.side.see(&self::values(&values)?).map_err(refused)? {
            Progress::GoesOn => Ok(false),
            Progress::Done => Ok(true),
            Progress::Hangs => Err(self.standstill()),
        }
    }

    /// Raises the `Standstill` of a run that is given up.
    fn give_up(&self) -> PyResult<()> {
        Err(self.standstill())
    }

    /// Design and model in agreement so far.
    fn agreement(&self) -> Agreement {
        let agreed = self.side.agreed();
        let text = agreed.to_string();
        Agreement { statistics: agreed.statistics, console: agreed.console, text, files: Vec::new() }
    }

    /// How many cycles agree.
    #[getter]
    fn cycle(&self) -> u64 {
        self.side.cycle().0
    }

    /// What has been printed.
    #[getter]
    fn console<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, self.side.console())
    }

    /// A copy of the RAM.
    #[getter]
    fn ram<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, self.side.ram())
    }
}

impl Beside {
    fn standstill(&self) -> PyErr {
        Standstill::new_err(paragraph(self.side.standstill()))
    }
}
