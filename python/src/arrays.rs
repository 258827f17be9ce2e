//! Arrays of NumPy: from what the crates hold, and back with a check of type and shape.

use numpy::ndarray::Array3;
use numpy::{Element, PyArray1, PyArray3, PyReadonlyArray, PyReadonlyArray1, PyUntypedArray};
use numpy::{PyUntypedArrayMethods, ToPyArray};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::errors::argument;

/// An array that cannot be written: what it shows is a copy, and a write would change nothing else.
pub fn read_only<'py, T>(array: Bound<'py, T>) -> PyResult<Bound<'py, PyAny>> {
    let array = array.into_any();
    let flags = PyDict::new(array.py());
    flags.set_item("write", false)?;
    array.call_method("setflags", (), Some(&flags))?;
    Ok(array)
}

/// Values in the order `[first, third, second]`, as an array `[first, second, third]`.
pub fn swapped<T: Element>(
    py: Python<'_>,
    [first, second, third]: [usize; 3],
    values: Vec<T>,
) -> PyResult<Bound<'_, PyAny>> {
    let array = Array3::from_shape_vec((first, third, second), values).map_err(argument)?;
    read_only(PyArray3::from_owned_array(py, array.permuted_axes([0, 2, 1])))
}

/// Words as an array of the core's word.
pub fn words(py: Python<'_>, word_bytes: usize, values: impl Iterator<Item = u64>) -> Bound<'_, PyAny> {
    match word_bytes {
        8 => PyArray1::from_iter(py, values).into_any(),
        _ => PyArray1::from_iter(py, values.map(|word| word as u32)).into_any(),
    }
}

/// The name of a word's type.
pub const fn word_type(word_bytes: usize) -> &'static str {
    match word_bytes {
        8 => "uint64",
        _ => "uint32",
    }
}

/// An array with that shape, whose elements are of that type.
pub fn of_shape<'py, T: Element, D: numpy::ndarray::Dimension>(
    what: &str,
    type_name: &str,
    shape: &[usize],
    axes: &str,
    given: &Bound<'py, PyAny>,
) -> PyResult<PyReadonlyArray<'py, T, D>> {
    let array = given.extract::<PyReadonlyArray<'py, T, D>>().ok();
    array.filter(|array| array.shape() == shape).ok_or_else(|| {
        let numbers: Vec<_> = shape.iter().map(ToString::to_string).collect();
        let comma = if shape.len() == 1 { "," } else { "" };
        argument(format!(
            "{what} takes an array of {type_name} with the shape ({}{comma}) [{axes}], not {}; numpy.asarray(values, \
             dtype=\"{type_name}\") makes one of another type",
            numbers.join(", "),
            described(given)
        ))
    })
}

/// Words of the core's size, one after the other.
pub fn word_row(what: &str, word_bytes: usize, given: &Bound<'_, PyAny>) -> PyResult<Vec<u64>> {
    let row = match word_bytes {
        8 => given.extract::<PyReadonlyArray1<'_, u64>>().ok().map(|row| row.as_array().to_vec()),
        _ => given
            .extract::<PyReadonlyArray1<'_, u32>>()
            .ok()
            .map(|row| row.as_array().iter().map(|&word| word.into()).collect()),
    };
    row.ok_or_else(|| {
        let type_name = word_type(word_bytes);
        argument(format!(
            "{what} takes an array of {type_name} with one axis, not {}; numpy.asarray(values, dtype=\"{type_name}\") \
             makes one",
            described(given)
        ))
    })
}

/// What an object is, for an error.
pub fn described(given: &Bound<'_, PyAny>) -> String {
    match given.cast::<PyUntypedArray>() {
        Ok(array) => {
            let shape: Vec<_> = array.shape().iter().map(ToString::to_string).collect();
            format!("an array of {} with the shape ({})", array.dtype(), shape.join(", "))
        }
        Err(_) => match given.get_type().name() {
            Ok(name) => format!("a {name}"),
            Err(_) => "this object".to_owned(),
        },
    }
}

/// A copy of bytes.
pub fn bytes<'py>(py: Python<'py>, bytes: &[u8]) -> Bound<'py, PyArray1<u8>> {
    bytes.to_pyarray(py)
}
