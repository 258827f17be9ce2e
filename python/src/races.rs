//! Races of threads.

use ::races::{Detector, Found, Rules};
use golden_model::Outcome;
use pyo3::prelude::*;

use crate::core::Core;
use crate::errors::{program, source};
use crate::image::Image;
use crate::interrupt::in_slices;
use crate::machine::machine_of;

/// Instructions between two looks at signals: some ten milliseconds.
const SLICE_INSTRUCTIONS: u64 = 1 << 16;

/// Runs a program on the functional machine, and gives its races: pairs of accesses to one address by two threads, one
/// of them a store, that nothing orders (docs/races.md). What `// races:` lines say is meant is left out.
///
/// Each race is a dict: `address`, `place`, `times`, `earlier` and `later` (instruction, warp, lane, source line),
/// `cause`, `remedy`.
#[pyfunction]
#[pyo3(signature = (image, core, *, input = None, limit = 1_000_000_000))]
pub fn races<'py>(
    py: Python<'py>,
    image: &Image,
    core: &Core,
    input: Option<Vec<u8>>,
    limit: u64,
) -> PyResult<Bound<'py, PyAny>> {
    let mut machine = machine_of(&core.config, &image.image)?;
    machine.type_input(&input.unwrap_or_default());
    machine.end_input();
    let notes = &image.races;
    let rules = Rules::new(&notes.notes, &image.image, notes.atomic.iter().copied()).map_err(source)?;
    let mut detector = Detector::new(&image.image.arch, rules, 1);
    let mut left = limit;
    let outcome = in_slices(py, || {
        let slice = left.min(SLICE_INSTRUCTIONS);
        left -= slice;
        let outcome = machine.go_on_observed(slice, &mut detector);
        (outcome != Outcome::Limit || left == 0).then_some(outcome)
    })?;
    if outcome == Outcome::Limit {
        return Err(program(format!(
            "the program did not end in {limit} instructions; limit sets how many it may take"
        )));
    }
    let found: Vec<_> = detector.races().iter().map(|race| Found::new(race, &image.image)).collect();
    let text = serde_json::to_string(&found).map_err(program)?;
    py.import("json")?.call_method1("loads", (text,))
}
