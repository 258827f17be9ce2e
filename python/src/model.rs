//! The golden model alone, with its ports: for test benches that drive a core themselves.

use isa::ports::{LineWords, PortDirection, PortInfo, PortInputs, LINE_WORDS_MAX, PORTS};
use isa::{CycleRecord, TraceLayout, Width};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use testbenches::beside::NamedPorts;
use testbenches::{ModelSide, Side};

use crate::beside::number;
use crate::core::Core;
use crate::errors::{argument, tool};

/// The golden model of a core, cycle by cycle, behind its ports (docs/pipeline.md section 3), without a memory.
///
/// The names of ports are those of the Verilog; clock and reset are not among them. At first, cycle 0 is next.
///
/// >>> model = Model(Core())
/// >>> model.outputs["instruction_request_valid"]
/// 0
#[pyclass(module = "harmonica_simt")]
pub struct Model {
    core: Core,
    side: ModelSide,
    record: CycleRecord,
    cycle: u64,
}

/// The ports of a core that go that way.
fn ports(core: &Core, direction: PortDirection) -> impl Iterator<Item = &'static PortInfo> {
    let config = core.config;
    PORTS.iter().filter(move |port| port.direction == direction && port.width.bits(&config) != 0)
}

#[pymethods]
impl Model {
    #[new]
    fn new(core: Core) -> Self {
        let record = CycleRecord::new(TraceLayout::new(&core.config));
        Model { core, side: ModelSide::new(&core.config), record, cycle: 0 }
    }

    /// The widths of the inputs in bits, by their names.
    #[getter]
    fn input_widths<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        self.widths(py, PortDirection::Input)
    }

    /// The widths of the outputs in bits, by their names.
    #[getter]
    fn output_widths<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        self.widths(py, PortDirection::Output)
    }

    /// What the core drives in this cycle, by the names of the ports. It does not depend on the cycle's inputs. What
    /// goes with a valid bit that is 0 means nothing.
    #[getter]
    fn outputs<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let outputs = self.side.outputs()[0];
        let all = PyDict::new(py);
        for port in ports(&self.core, PortDirection::Output) {
            let words = outputs.value(port.name).unwrap_or_default();
            all.set_item(port.name, number(py, &self.core.config, port.width, &words)?)?;
        }
        Ok(all)
    }

    /// Ends the cycle with these inputs, and gives the outputs of the next one. An input that is not named is 0.
    fn step<'py>(&mut self, py: Python<'py>, inputs: &Bound<'py, PyDict>) -> PyResult<Bound<'py, PyDict>> {
        let mut values = PortInputs::default();
        for (name, value) in inputs {
            let name: String = name.extract()?;
            let port = ports(&self.core, PortDirection::Input).find(|port| port.name == name);
            let port = port.ok_or_else(|| argument(self.no_input(&name)))?;
            values.set_value(port.name, &self.words(port, &value)?);
        }
        self.side.step(&[values], &mut self.record).map_err(tool)?;
        self.cycle += 1;
        self.outputs(py)
    }

    /// Resets the core: cycle 0 is next.
    fn reset(&mut self) -> PyResult<()> {
        self.cycle = 0;
        self.side.reset(&[PortInputs::default()], 1).map_err(tool)
    }

    /// The core.
    #[getter]
    fn core(&self) -> Core {
        self.core
    }

    fn __repr__(&self) -> String {
        format!("<Model {}: {} cycles>", self.core.config.arch, self.cycle)
    }
}

impl Model {
    fn widths<'py>(&self, py: Python<'py>, direction: PortDirection) -> PyResult<Bound<'py, PyDict>> {
        let all = PyDict::new(py);
        for port in ports(&self.core, direction) {
            all.set_item(port.name, port.width.bits(&self.core.config))?;
        }
        Ok(all)
    }

    fn no_input(&self, name: &str) -> String {
        let mut names = ports(&self.core, PortDirection::Input).map(|port| port.name);
        let hint = match assembler::nearest(name, names.by_ref()) {
            Some(near) => format!("did you mean {near}?"),
            None => "Model.input_widths lists those of this core".to_owned(),
        };
        format!("the core has no input {name}; {hint}")
    }

    /// The words of a number that a port is driven with.
    fn words(&self, port: &PortInfo, value: &Bound<'_, PyAny>) -> PyResult<LineWords> {
        let bits = port.width.bits(&self.core.config);
        let refused = |_| argument(format!("{} is {value}, but must be a number of {bits} bits, from 0 on", port.name));
        let bytes = value.call_method1("to_bytes", (bits.div_ceil(8), "little")).map_err(refused)?;
        let bytes: Vec<u8> = bytes.extract()?;
        let word_bytes = match port.width {
            Width::Line => self.core.word_bytes(),
            _ => bytes.len(),
        };
        let mut words = [0; LINE_WORDS_MAX];
        for (word, part) in words.iter_mut().zip(bytes.chunks(word_bytes)) {
            let mut padded = [0; 8];
            padded[..part.len()].copy_from_slice(part);
            *word = u64::from_le_bytes(padded);
        }
        match port.width {
            Width::Line => Ok(words),
            _ if bits < 64 && words[0] >> bits != 0 => {
                let message = format!("{} is {value}, but must be a number of {bits} bits, from 0 on", port.name);
                Err(argument(message))
            }
            _ => Ok(words),
        }
    }
}
