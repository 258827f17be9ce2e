//! The RAM of a machine: slices are copied out of it and into it.
//!
//! A view without a copy would be NumPy's pointer into a vector of Rust's, which a run in another thread writes at the
//! same time, and a snapshot replaces. A copy of 64 KiB takes microseconds.

use pyo3::prelude::*;
use pyo3::types::slice::PySliceIndices;
use pyo3::types::PySlice;

use numpy::{PyArray1, PyReadonlyArray1};

use crate::arrays::{bytes, described, word_row, words};
use crate::errors::argument;
use crate::machine::Machine;

/// The RAM of a machine, by bytes: `memory[0x100:0x140]` is a copy, uint8 [64], and bytes or an array of uint8 are
/// assigned to a slice. `words` and `set_words` go by words.
#[pyclass(frozen, module = "harmonica_simt")]
pub struct Memory {
    machine: Py<Machine>,
}

impl Memory {
    /// The RAM of this machine.
    pub fn new(machine: Py<Machine>) -> Self {
        Memory { machine }
    }

    /// The bytes that an index means: a number, or a slice without steps.
    fn range(&self, index: &Bound<'_, PyAny>) -> PyResult<std::ops::Range<usize>> {
        let size = self.__len__(index.py());
        if let Ok(slice) = index.cast::<PySlice>() {
            let PySliceIndices { start, stop, step, .. } = slice.indices(size as isize)?;
            if step != 1 {
                return Err(argument(format!(
                    "memory goes byte by byte, not in steps of {step}: take a slice of the copy"
                )));
            }
            return Ok(start as usize..stop.max(start) as usize);
        }
        let number: isize = index.extract().map_err(|_| {
            argument(format!("memory takes an address or a slice of addresses, not {}", described(index)))
        })?;
        let place = if number < 0 { number + size as isize } else { number };
        match usize::try_from(place) {
            Ok(place) if place < size => Ok(place..place + 1),
            _ => {
                Err(pyo3::exceptions::PyIndexError::new_err(format!("address {number}, but the RAM has {size} bytes")))
            }
        }
    }

    /// The bytes of so many words, from an address on.
    fn word_range(&self, py: Python<'_>, address: &Bound<'_, PyAny>, count: usize) -> PyResult<std::ops::Range<usize>> {
        let size = self.__len__(py);
        let machine = self.machine.bind(py).borrow();
        let (word_bytes, address) = (machine.word_bytes(), machine.address(address)? as usize);
        if !address.is_multiple_of(word_bytes) {
            return Err(argument(format!(
                "a word of {word_bytes} bytes begins at a multiple of {word_bytes}, not at {address:#x}"
            )));
        }
        let end = count.checked_mul(word_bytes).and_then(|bytes| address.checked_add(bytes));
        match end.filter(|&end| end <= size) {
            Some(end) => Ok(address..end),
            None => {
                Err(argument(format!("{count} words from {address:#x} on end behind the RAM, which has {size} bytes")))
            }
        }
    }
}

#[pymethods]
impl Memory {
    fn __len__(&self, py: Python<'_>) -> usize {
        self.machine.bind(py).borrow().machine.memory().ram().len()
    }

    fn __getitem__<'py>(&self, py: Python<'py>, index: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let range = self.range(index)?;
        let machine = self.machine.bind(py).borrow();
        let found = &machine.machine.memory().ram()[range];
        match (index.is_instance_of::<PySlice>(), found) {
            (false, [byte]) => Ok(byte.into_pyobject(py)?.into_any()),
            _ => Ok(bytes(py, found).into_any()),
        }
    }

    fn __setitem__(&self, py: Python<'_>, index: &Bound<'_, PyAny>, value: &Bound<'_, PyAny>) -> PyResult<()> {
        let range = self.range(index)?;
        let given: Vec<u8> = if index.is_instance_of::<PySlice>() {
            let array = value.extract::<PyReadonlyArray1<'_, u8>>().ok().map(|array| array.as_array().to_vec());
            let given =
                array.or_else(|| value.cast::<pyo3::types::PyBytes>().ok().map(|bytes| bytes.as_bytes().to_vec()));
            given.ok_or_else(|| {
                argument(format!("memory takes bytes or an array of uint8 with one axis, not {}", described(value)))
            })?
        } else {
            let byte = value.extract::<u8>();
            vec![byte.map_err(|_| argument("a byte is a number from 0 to 255; a slice takes several"))?]
        };
        if given.len() != range.len() {
            return Err(argument(format!("the slice has {} bytes, and {} are given", range.len(), given.len())));
        }
        let mut machine = self.machine.bind(py).borrow_mut();
        machine.machine.ram_mut()[range].copy_from_slice(&given);
        machine.machine.forget_code();
        Ok(())
    }

    /// `count` words from an address or symbol on: uint32 or uint64 [count], a copy.
    #[pyo3(signature = (address, count = 1))]
    fn words<'py>(&self, py: Python<'py>, address: &Bound<'py, PyAny>, count: usize) -> PyResult<Bound<'py, PyAny>> {
        let range = self.word_range(py, address, count)?;
        let machine = self.machine.bind(py).borrow();
        let (memory, word_bytes) = (machine.machine.memory(), machine.word_bytes());
        let addresses = range.step_by(word_bytes);
        Ok(words(py, word_bytes, addresses.map(|address| memory.read_word(address as u64))))
    }

    /// Writes words, uint32 or uint64 [count], from an address or symbol on.
    fn set_words(&self, py: Python<'_>, address: &Bound<'_, PyAny>, values: &Bound<'_, PyAny>) -> PyResult<()> {
        let word_bytes = self.machine.bind(py).borrow().word_bytes();
        let values = word_row("set_words", word_bytes, values)?;
        let range = self.word_range(py, address, values.len())?;
        let mut machine = self.machine.bind(py).borrow_mut();
        let places = machine.machine.ram_mut()[range].chunks_exact_mut(word_bytes);
        for (place, value) in places.zip(values) {
            place.copy_from_slice(&value.to_le_bytes()[..word_bytes]);
        }
        machine.machine.forget_code();
        Ok(())
    }

    /// A copy of all of it, for `numpy.asarray`.
    #[pyo3(signature = (dtype = None, copy = None))]
    fn __array__<'py>(
        &self,
        py: Python<'py>,
        dtype: Option<&Bound<'py, PyAny>>,
        copy: Option<bool>,
    ) -> PyResult<Bound<'py, PyAny>> {
        if copy == Some(false) {
            return Err(argument("the RAM cannot be shared with an array: leave copy=False out"));
        }
        let machine = self.machine.bind(py).borrow();
        let all: Bound<'_, PyArray1<u8>> = bytes(py, machine.machine.memory().ram());
        match dtype {
            None => Ok(all.into_any()),
            Some(dtype) => all.into_any().call_method1("astype", (dtype,)),
        }
    }

    fn __repr__(&self, py: Python<'_>) -> String {
        format!("<Memory of {} bytes>", self.__len__(py))
    }
}
