//! A function unit whose meaning is Python.

use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

use isa::{CustomCycles, CustomMeaning, CUSTOM_FUNCTIONS};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyInt, PyTuple};

use crate::errors::{argument, configuration};

/// A function unit of one's own (docs/custom-units.md) whose meaning is Python: the folder of `unit.toml`, and for each
/// function its meaning for one lane, a callable of that name. It takes as many operands as the function has, words
/// without a sign, and returns an integer, of which the bits of a word count.
///
/// `Core(custom_unit=unit)` has it. A meaning that raises ends the run with its exception's words.
///
/// >>> unit = CustomUnit("examples/custom-units/dot4", {"dot4": lambda a, b, c: c})
/// >>> Core(custom_unit=unit).options["extension"]
/// True
#[pyclass(frozen, module = "harmonica_simt")]
pub struct CustomUnit {
    /// What stands in a core's options for it.
    #[pyo3(get)]
    pub name: String,
}

#[pymethods]
impl CustomUnit {
    #[new]
    fn new(folder: PathBuf, meaning: &Bound<'_, PyDict>) -> PyResult<Self> {
        let described = units::describe(&folder).map_err(configuration)?;
        let callable = |name: &str, operands: usize| -> PyResult<Meaning> {
            let call = meaning.get_item(name)?.filter(|call| call.is_callable());
            let missing = || argument(format!("meaning has no callable {name:?}, which {} names", described.place()));
            Ok(Meaning { call: call.ok_or_else(missing)?.unbind(), operands })
        };
        let mut own = PythonMeaning { results: Default::default(), cycles: Default::default() };
        for (number, function) in described.spec.functions.iter().enumerate() {
            let Some(function) = function else {
                continue;
            };
            let operands = function.operands as usize;
            own.results[number] = Some(callable(&function.name, operands)?);
            if let (CustomCycles::ByOperands, Some(cycles)) = (function.cycles, &described.cycles[number]) {
                own.cycles[number] = Some(callable(cycles, operands)?);
            }
        }
        static NEXT: AtomicUsize = AtomicUsize::new(1);
        let name = format!("{} (in Python, {})", folder.display(), NEXT.fetch_add(1, Ordering::Relaxed));
        isa::CustomUnit::register(&name, described.spec, own).map_err(configuration)?;
        Ok(CustomUnit { name })
    }

    fn __repr__(&self) -> String {
        format!("<CustomUnit {}>", self.name)
    }
}

/// A callable, and how many operands it takes.
struct Meaning {
    call: Py<PyAny>,
    operands: usize,
}

/// The callables by the functions' numbers.
struct PythonMeaning {
    results: [Option<Meaning>; CUSTOM_FUNCTIONS],
    cycles: [Option<Meaning>; CUSTOM_FUNCTIONS],
}

impl Meaning {
    fn of(&self, operands: [u64; 3]) -> Result<u64, String> {
        let answer = Python::attach(|py| -> PyResult<u64> {
            let operands = PyTuple::new(py, &operands[..self.operands])?;
            let answer = self.call.bind(py).call1(operands)?;
            let bits = answer.cast::<PyInt>()?.call_method1("__and__", (u64::MAX,))?;
            bits.extract()
        });
        answer.map_err(|error| error.to_string())
    }
}

impl CustomMeaning for PythonMeaning {
    fn result(&self, function: usize, operands: [u64; 3]) -> Result<u64, String> {
        self.results[function].as_ref().map_or(Ok(0), |meaning| meaning.of(operands))
    }

    fn cycles(&self, function: usize, operands: [u64; 3]) -> Result<u64, String> {
        self.cycles[function].as_ref().map_or(Ok(1), |meaning| meaning.of(operands))
    }
}

/// Raises what the meaning of a unit has failed.
pub fn raise_failure() -> PyResult<()> {
    isa::CustomUnit::take_failure().map_or(Ok(()), |words| Err(crate::errors::program(words)))
}
