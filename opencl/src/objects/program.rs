//! Programs: a source or a binary, and what has been built of it for each device.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use opencl_sys::{cl_int, CL_INVALID_PROGRAM, CL_INVALID_PROGRAM_EXECUTABLE};

use super::{locked, Base, Context, Object};
use crate::builder::{Executable, Units};

/// How a build has ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Status {
    /// There has been none.
    #[default]
    None,
    /// Well.
    Success,
    /// With an error.
    Error,
}

/// What has been built for a device.
#[derive(Clone, Default)]
pub struct Build {
    /// How it has ended.
    pub status: Status,
    /// The options, as they were given.
    pub options: String,
    /// Warnings and errors.
    pub log: String,
    /// What has been compiled.
    pub units: Option<Arc<Units>>,
    /// It was linked to be linked further (`-create-library`).
    pub is_library: bool,
    /// It is of a binary that was linked.
    pub was_executable: bool,
    /// What has been linked.
    pub executable: Option<Arc<Executable>>,
}

/// A program.
pub struct Program {
    base: Base,
    /// The context.
    pub context: Arc<Context>,
    /// The text, if it is made of one.
    pub source: Option<String>,
    /// What has been built, by the context's devices.
    pub builds: Mutex<Vec<Build>>,
    /// The kernels that there are of it.
    kernels: AtomicUsize,
}

impl Object for Program {
    const INVALID: cl_int = CL_INVALID_PROGRAM;

    fn base(&self) -> &Base {
        &self.base
    }
}

impl Program {
    /// A program with what there is for each device of the context.
    pub fn new(context: &Arc<Context>, source: Option<String>, builds: Vec<Build>) -> Arc<Self> {
        let (context, builds) = (context.clone(), Mutex::new(builds));
        super::register(|base| Self { base, context, source, builds, kernels: AtomicUsize::new(0) })
    }

    /// What has been built for a device of the context.
    pub fn build_for(&self, device: usize) -> Build {
        locked(&self.builds)[device].clone()
    }

    /// What runs on a device of the context.
    ///
    /// # Errors
    /// When it has not been built for the device.
    pub fn executable_for(&self, device: usize) -> Result<Arc<Executable>, cl_int> {
        locked(&self.builds)[device].executable.clone().ok_or(CL_INVALID_PROGRAM_EXECUTABLE)
    }

    /// What runs on the first device for which it has been built.
    ///
    /// # Errors
    /// When it has not been built.
    pub fn executable(&self) -> Result<Arc<Executable>, cl_int> {
        let builds = locked(&self.builds);
        builds.iter().find_map(|build| build.executable.clone()).ok_or(CL_INVALID_PROGRAM_EXECUTABLE)
    }

    /// Whether there are kernels of it: it cannot be built again then.
    pub fn has_kernels(&self) -> bool {
        self.kernels.load(Ordering::SeqCst) > 0
    }

    /// Counts a kernel.
    pub fn add_kernel(&self) {
        self.kernels.fetch_add(1, Ordering::SeqCst);
    }

    /// Counts a kernel that goes away.
    pub fn remove_kernel(&self) {
        self.kernels.fetch_sub(1, Ordering::SeqCst);
    }
}
