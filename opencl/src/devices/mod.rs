//! What runs kernels.

mod allocator;
mod configuration;
mod execution;
mod model;
mod serial;
mod timed;

use std::ops::Range;

use isa::{CoreConfig, CoreOptions};
use opencl_sys::cl_int;

pub use golden_model::Statistics as Counts;
pub use testbenches::Statistics as Cycles;

pub use allocator::{Allocator, ALIGNMENT};
pub use configuration::{configured, device, device_names, DevicesError, Kind, UnfitDevice};
pub use execution::{limit, put};
pub use timed::image as ram_image;

use crate::builder::Executable;

/// Bytes that programs have at the most if a table of devices does not say how many.
pub const PROGRAM_BYTES: u64 = 16 << 20;

/// Work items that a group may have on any core.
pub const GROUP_ITEMS: u64 = 1024;

/// Bytes of local memory that a group may have on any device.
const LOCAL_BYTES: u64 = 64 << 10;

/// What a device is.
#[derive(Clone, Debug)]
pub struct Shape {
    /// Its name.
    pub name: String,
    /// The core.
    pub config: CoreConfig,
    /// The options that were given for it.
    pub options: CoreOptions,
    /// Its clock.
    pub clock_mhz: u32,
    /// Work items that a group may have.
    pub group_items: u64,
    /// Whether kernels may have doubles.
    pub doubles: bool,
    /// Bytes from address 0 on that are the programs': image, heap, stacks. Buffers lie behind them.
    pub program_bytes: u64,
    /// A program prints when it has ended, for a host that sees no more than its console.
    pub announces_end: bool,
}

impl Shape {
    /// Where buffers may be.
    pub fn buffers(&self) -> Range<u64> {
        self.program_bytes..self.config.ram_bytes
    }

    /// Bytes of local memory that a group may have: the run time takes them from the heap if there is no scratchpad.
    pub fn local_bytes(&self) -> u64 {
        LOCAL_BYTES.min(self.program_bytes / 4)
    }

    /// The most bytes of a buffer: half of the room for buffers, or 32 MiB if there are as many.
    pub fn buffer_bytes(&self) -> u64 {
        let room = self.buffers().end - self.buffers().start;
        (room / 2).max(32 << 20).min(room)
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
    /// What it points to.
    pub pointers: Vec<Pointer>,
    /// What the kernel reaches by addresses that it finds in memory.
    pub reached: Vec<Room>,
    /// All rooms that are taken in the device's memory: a kernel may store wherever it finds a pointer to.
    pub rooms: Vec<Range<u64>>,
}

/// A pointer that is a kernel's argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pointer {
    /// Where the block has it.
    pub place: usize,
    /// The address.
    pub address: u64,
    /// What the kernel reaches through it.
    pub room: Room,
}

/// A part of a device's memory that a kernel reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Room {
    /// Where it begins.
    pub start: u64,
    /// The address behind it.
    pub end: u64,
    /// It is shared virtual memory: its address may be in any memory.
    pub is_shared: bool,
}

/// What has become of a kernel.
#[derive(Debug)]
pub struct Ran {
    /// Whether it has ended well.
    pub ended: Result<(), Failure>,
    /// How long it has taken, of devices that count cycles.
    pub nanoseconds: Option<Nanoseconds>,
    /// Its cycles, of devices that count them.
    pub cycles: Option<Cycles>,
    /// What the functional machine has counted, of devices that have one.
    pub counts: Option<Counts>,
}

/// Something that runs kernels, with a memory.
pub trait Device: Send + Sync {
    /// What it is.
    fn shape(&self) -> &Shape;

    /// Reads or changes its memory.
    fn with_memory(&self, change: &mut dyn FnMut(&mut [u8]));

    /// Whether [`Ran::counts`] is there.
    fn counts(&self) -> bool;

    /// The least difference between two of its times.
    fn timer_resolution(&self) -> Nanoseconds {
        1
    }

    /// Runs a kernel to its end.
    fn run(&self, program: &Executable, launch: &Launch) -> Ran;
}
