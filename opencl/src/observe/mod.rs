//! What can be seen of kernels' runs over an unchanged host program. Environment variables ask for it.
//!
//! `record` writes a call of a kernel as a file, and `replay` runs it again. `statistics` writes a line for each call.
//! `races`, `pages` and `coverage` run the kernel once more, beside the device, from the RAM that the device begins
//! with: so they see the kernels of every device, and none of them changes what the host program gets.

mod coverage;
mod files;
mod pages;
mod races;
mod record;
mod replay;
mod statistics;

use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};

use assembler::Image;

use crate::builder::{Debug, Executable};
use crate::devices::{self, Device, Failure, Launch, Nanoseconds, Ran, Shape};

pub use record::{Record, RecordError};
pub use replay::{replay, Difference, ReplayError, Replayed};

/// What the environment asks for.
#[derive(Default)]
struct Wanted {
    /// A folder for a record of each call.
    record: Option<PathBuf>,
    /// A file for a line of figures of each call.
    statistics: Option<PathBuf>,
    /// Races are looked for.
    races: bool,
    /// A folder for a page of each call.
    view: Option<PathBuf>,
    /// A file for the events of the core that the calls bring about.
    coverage: Option<PathBuf>,
}

impl Wanted {
    /// The host program may change its environment, so it is read at each call.
    fn of_environment() -> Self {
        let value = |name| std::env::var_os(name).filter(|value| !value.is_empty());
        Self {
            record: value("HARMONICA_OPENCL_RECORD").map(PathBuf::from),
            statistics: value("HARMONICA_OPENCL_STATS").map(PathBuf::from),
            races: value("HARMONICA_OPENCL_RACES").is_some_and(|value| value != "0"),
            view: value("HARMONICA_OPENCL_VIEW").map(PathBuf::from),
            coverage: value("HARMONICA_OPENCL_COVERAGE").map(PathBuf::from),
        }
    }

    /// Whether a kernel is run once more beside a device.
    fn runs_again(&self, device: &dyn Device) -> bool {
        let counts = self.statistics.is_some() && !device.counts();
        self.races || self.view.is_some() || self.coverage.is_some() || counts
    }
}

/// Instructions or cycles of a kernel that has not ended well in which it is looked at: it may never end.
const FAILED_MAX: u64 = 100_000_000;

/// How long a kernel is looked at that has run on the device.
fn limit_of(ran: &Ran) -> u64 {
    let limit = devices::limit();
    if ran.ended.is_ok() {
        limit
    } else {
        limit.min(FAILED_MAX)
    }
}

/// A call of a kernel on a device.
struct Call<'a> {
    /// Which one of this process it is, from 1 on.
    number: u64,
    device: &'a dyn Device,
    program: &'a Executable,
    launch: &'a Launch,
}

impl Call<'_> {
    /// The kernel's name.
    fn kernel(&self) -> &str {
        &self.program.linked.signatures[self.launch.kernel].name
    }

    /// Symbols and lines of the program.
    fn debug(&self) -> Result<&Debug, String> {
        self.program.debug(self.device.shape())
    }

    /// The RAM with which the kernel begins, up to its last byte that is not 0.
    fn ram(&self) -> Image {
        let Shape { config, program_bytes, .. } = self.device.shape();
        let mut ram = Vec::new();
        self.device.with_memory(&mut |memory| ram = devices::ram_image(config, memory).bytes);
        // What follows was 0; the program and its command may be longer.
        ram.resize(ram.len().max(*program_bytes as usize), 0);
        devices::put(&mut ram, config.arch.word_bytes() as usize, self.program, self.launch);
        devices::ram_image(config, &ram)
    }
}

/// Runs a kernel on a device, and looks at it as the environment asks. Gives how long it has taken, of devices that
/// count cycles.
///
/// # Errors
/// When the kernel does not end well, or has races and somebody looks for them.
pub fn run(device: &dyn Device, program: &Executable, launch: &Launch) -> Result<Option<Nanoseconds>, Failure> {
    let (ran, races) = observed(device, program, launch, &Wanted::of_environment());
    if let Some(races) = races {
        if ran.ended.is_ok() {
            return Err(races);
        }
        eprintln!("harmonica: {}", races.words);
    }
    ran.ended.map(|()| ran.nanoseconds)
}

/// Runs a kernel; gives what has become of it, and which races it has.
fn observed(device: &dyn Device, program: &Executable, launch: &Launch, wanted: &Wanted) -> (Ran, Option<Failure>) {
    static CALLS: AtomicU64 = AtomicU64::new(1);
    let call = Call { number: CALLS.fetch_add(1, Ordering::Relaxed), device, program, launch };
    let record = wanted.record.as_ref().map(|folder| (folder, Record::before(&call)));
    let ram = wanted.runs_again(device).then(|| call.ram());
    let ran = device.run(program, launch);
    if let Some((folder, record)) = record {
        tell(record.ended(&call, &ran).write_into(folder, call.number));
    }
    if let Some(file) = &wanted.statistics {
        tell(statistics::add(file, &call, ram.as_ref(), &ran));
    }
    let Some(ram) = ram else {
        return (ran, None);
    };
    if let Some(folder) = &wanted.view {
        tell(pages::write(folder, &call, &ram));
    }
    if let Some(file) = &wanted.coverage {
        tell(coverage::add(file, &call, &ram, &ran));
    }
    let races = wanted.races.then(|| races::check(&call, &ram, &ran));
    (ran, races.and_then(Result::err))
}

/// Says why something cannot be shown. The host program goes on: it has not asked.
fn tell(done: Result<(), String>) {
    if let Err(why) = done {
        eprintln!("harmonica: {why}");
    }
}
