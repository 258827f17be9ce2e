//! The module `harmonica_simt._native`: the project's crates for Python. `harmonica_simt/__init__.pyi` describes it to
//! its users; what is written here is what `help()` shows.
//!
//! Classes hold the crates' own values. What runs lets other threads of Python run meanwhile, and looks between slices
//! whether Ctrl-C has been pressed (`interrupt`). Errors become the exceptions of `harmonica_simt/_errors.py`
//! (`errors`); arrays are handed to NumPy, not copied, wherever a run has made them (`arrays`).

mod arrays;
mod beside;
mod core;
mod custom_unit;
mod errors;
mod image;
mod interrupt;
mod lock_step;
mod machine;
mod memory;
mod model;
mod picture;
mod program;
mod races;
mod timing;

/// Cores, programs, the golden model and the lock step.
#[pyo3::pymodule]
mod _native {
    #[pymodule_export]
    use super::beside::Beside;
    #[pymodule_export]
    use super::core::Core;
    #[pymodule_export]
    use super::custom_unit::CustomUnit;
    #[pymodule_export]
    use super::image::{assemble, Image};
    #[pymodule_export]
    use super::lock_step::{Agreement, LockStep};
    #[pymodule_export]
    use super::machine::{Fault, Machine, Snapshot, Stop};
    #[pymodule_export]
    use super::memory::Memory;
    #[pymodule_export]
    use super::model::Model;
    #[pymodule_export]
    use super::picture::Picture;
    #[pymodule_export]
    use super::program::compile_c;
    #[pymodule_export]
    use super::races::races;
    #[pymodule_export]
    use super::timing::Timing;
    use pyo3::prelude::*;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        units::install();
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
