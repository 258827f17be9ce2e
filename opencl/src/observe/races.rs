//! Races in a kernel: its call runs once more on the functional machine, which tells the detector of each access.

use assembler::Image;
use compiler::library;
use golden_model::{Machine, MachineOptions, Observer, Silent};
use isa::Address;
use opencl_sys::cl_int;
use races::{Detector, Notes, Rules};

use super::{limit_of, Call};
use crate::builder::Debug;
use crate::devices::{Counts, Failure, Ran};

/// The status of a command whose kernel has races. OpenCL has none of this number.
pub const RACE: cl_int = -7002;

/// Looks for races in a call.
///
/// # Errors
/// A report of them; or why it cannot look.
pub fn check(call: &Call<'_>, ram: &Image, ran: &Ran) -> Result<(), Failure> {
    let of_kernel = |words: String| Failure { code: RACE, words: format!("the kernel {} {words}", call.kernel()) };
    let cannot = |why: String| of_kernel(format!("cannot be looked at for races: {why}"));
    let debug = call.debug().map_err(cannot)?;
    let rules = rules(debug).map_err(cannot)?;
    let mut detector = Detector::new(&call.device.shape().config.arch, rules, 1);
    once_more(call, ram, limit_of(ran), &mut detector).map_err(cannot)?;
    match detector.races().is_empty() {
        true => Ok(()),
        false => {
            let report = races::report(&detector, &debug.image, &|address| arguments_at(call, address));
            Err(of_kernel(format!("has races\n{}", report.trim_end())))
        }
    }
}

/// What is atomic and what is meant in a program.
fn rules(debug: &Debug) -> Result<Rules, String> {
    let mut notes = Notes::default();
    for (name, text) in &debug.sources {
        notes.add(name, text).map_err(|error| error.to_string())?;
    }
    for (name, text) in library::RUN_TIME {
        notes.add_library(name, text).map_err(|error| error.to_string())?;
    }
    Rules::new(&notes, &debug.image, debug.atomic.iter().copied()).map_err(|error| error.to_string())
}

/// The arguments whose buffers have an address, and how far behind their beginnings that is.
fn arguments_at(call: &Call<'_>, address: Address) -> Option<String> {
    let arguments = &call.program.linked.signatures[call.launch.kernel].arguments;
    let names = call.launch.pointers.iter().filter_map(|pointer| {
        let offset = address.0.checked_sub(pointer.address).filter(|_| address.0 < pointer.room.end)?;
        let argument = arguments.iter().find(|argument| argument.offset as usize == pointer.place)?;
        Some(format!("{}+{offset:#x}", argument.name))
    });
    let names: Vec<_> = names.collect();
    (!names.is_empty()).then(|| names.join(", "))
}

/// What the functional machine counts in a call.
pub fn counted(call: &Call<'_>, ram: &Image, ran: &Ran) -> Result<Counts, String> {
    once_more(call, ram, limit_of(ran), &mut Silent)
}

/// Runs a call on a functional machine of its own.
fn once_more(call: &Call<'_>, ram: &Image, limit: u64, observer: &mut impl Observer) -> Result<Counts, String> {
    let config = &call.device.shape().config;
    let options = MachineOptions::as_wanted(&config.arch, &config.options());
    let machine = Machine::new(config.arch, options, &ram.bytes);
    let mut machine = machine.map_err(|error| error.to_string())?;
    machine.run_observed(limit, observer);
    Ok(machine.take_statistics())
}
