//! What runs kernels.

mod allocator;
mod configuration;
mod execution;
mod model;
mod timed;

use std::ops::Range;

use isa::CoreConfig;
use opencl_sys::cl_int;

pub use allocator::{Allocator, ALIGNMENT};
pub use configuration::{configured, device_names, DevicesError};

use crate::builder::Executable;

/// Bytes from address 0 on that are the programs': image, heap, stacks. Buffers lie behind them.
pub const PROGRAM_BYTES: u64 = 16 << 20;

/// Work items that a group may have on any core.
pub const GROUP_ITEMS: u64 = 1024;

/// Bytes of local memory that a group may have: the run time takes them from the heap if there is no scratchpad.
pub const LOCAL_BYTES: u64 = 64 << 10;

/// What a device is.
#[derive(Clone, Debug)]
pub struct Shape {
    /// Its name.
    pub name: String,
    /// The core.
    pub config: CoreConfig,
    /// Its clock.
    pub clock_mhz: u32,
    /// Work items that a group may have.
    pub group_items: u64,
    /// Whether kernels may have doubles.
    pub doubles: bool,
}

impl Shape {
    /// Where buffers may be.
    pub fn buffers(&self) -> Range<u64> {
        PROGRAM_BYTES..self.config.ram_bytes
    }
}

/// A length of time.
pub type Nanoseconds = u64;

/// Why a command has failed.
#[derive(Debug)]
pub struct Failure {
    /// The status of its event.
    pub code: cl_int,
    /// What went wrong.
    pub words: String,
}

/// A kernel with its range and its arguments.
#[derive(Debug)]
pub struct Launch {
    /// Its number in the program.
    pub kernel: usize,
    /// The work items in each dimension; 0 of those that the range does not have.
    pub items: [u64; 3],
    /// The items of a group; zeros: the run time chooses.
    pub group: [u64; 3],
    /// The first item's number.
    pub offset: [u64; 3],
    /// The block of the arguments.
    pub arguments: Vec<u8>,
}

/// Something that runs kernels, with a memory.
pub trait Device: Send + Sync {
    /// What it is.
    fn shape(&self) -> &Shape;

    /// Reads or changes its memory.
    fn with_memory(&self, change: &mut dyn FnMut(&mut [u8]));

    /// Runs a kernel to its end. Gives how long it has taken, of devices that count cycles.
    ///
    /// # Errors
    /// When the kernel does not end well.
    fn run(&self, program: &Executable, launch: &Launch) -> Result<Option<Nanoseconds>, Failure>;
}
