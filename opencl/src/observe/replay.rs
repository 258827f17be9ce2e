//! Runs a recorded call of a kernel again, on any device: the program is linked anew for the device's core, and buffers
//! get new places in its memory.

use std::fmt;
use std::sync::Arc;

use compiler::opencl::Signature;
use isa::CoreOptions;

use super::record::{Argument, Contents};
use super::{observed, Record, Wanted};
use crate::builder::{self, BuildError, Executable};
use crate::devices::{
    self, Allocator, Counts, Cycles, Device, Kind, Launch, Pointer, Room, Shape, UnfitDevice, ALIGNMENT, GROUP_ITEMS,
    PROGRAM_BYTES,
};
use crate::objects::{locked, put_word};

/// What has become of a call that ran again.
#[derive(Clone, Debug)]
pub struct Replayed {
    /// The device.
    pub device: String,
    /// What was said if the kernel did not end well.
    pub failure: Option<String>,
    /// What was said of races, if the environment asks for them.
    pub races: Option<String>,
    /// What the functional machine has counted.
    pub counts: Option<Counts>,
    /// What a device has counted that counts cycles.
    pub cycles: Option<Cycles>,
    /// What holds something else than was recorded at the end.
    pub differences: Vec<Difference>,
}

/// A buffer or a variable that ends with other contents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// What it is.
    pub what: String,
    /// Bytes that differ.
    pub bytes: usize,
    /// The first of them.
    pub first: usize,
    /// What that byte is now.
    pub is: u8,
    /// What was recorded.
    pub recorded: u8,
}

impl fmt::Display for Difference {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { what, bytes, first, is, recorded } = self;
        let differ = if *bytes == 1 { "1 byte differs" } else { &format!("{bytes} bytes differ") };
        write!(
            formatter,
            "{what}: {differ} from the record, the first at {first:#x}: {is:#04x}, recorded {recorded:#04x}"
        )
    }
}

/// Why a call does not run again.
#[derive(Debug, thiserror::Error)]
pub enum ReplayError {
    /// The core has other words.
    #[error("the record's program is compiled for words of {recorded} bytes, and the core has words of {asked}; take one with --arch {recorded}w... or record the call on such a device")]
    Words {
        /// Bytes of a word of the core that the call was recorded on.
        recorded: u32,
        /// Those of the one that is asked for.
        asked: u32,
    },
    /// There is no such device.
    #[error("{0}")]
    Device(#[from] UnfitDevice),
    /// The program is refused on this core.
    #[error("the record's program cannot be linked for this core: {0}")]
    Build(String),
    /// The record does not fit its own program.
    #[error("the record does not fit its program: {0}; record the call again")]
    Other(String),
    /// The buffers are too large, or are where there is no memory.
    #[error("the buffers do not fit into {ram_bytes} bytes of RAM; give the core more (--ram-bytes)")]
    Memory {
        /// Bytes of RAM.
        ram_bytes: u64,
    },
}

fn other(why: impl Into<String>) -> ReplayError {
    ReplayError::Other(why.into())
}

/// Runs a call again, on a device of a kind. Its core is as `asked`, and where that says nothing as the recorded one.
///
/// # Errors
/// Why it cannot run.
pub fn replay(record: &Record, kind: Kind, asked: CoreOptions) -> Result<Replayed, ReplayError> {
    let device = device_for(record, kind, asked)?;
    let shape = device.shape();
    let built = builder::link(&Arc::new(record.units.clone()), shape);
    let program = built.map_err(|error| match error {
        BuildError::Refused(words) | BuildError::NoCompiler(words) => ReplayError::Build(words),
    })?;
    let addresses = place_buffers(record, &*device)?;
    let launch = launch(record, &program, &addresses, shape)?;
    set_variables(record, &program)?;
    let (ran, races) = observed(&*device, &program, &launch, &Wanted::of_environment());
    Ok(Replayed {
        device: device.shape().name.clone(),
        failure: ran.ended.err().map(|failure| failure.words),
        races: races.map(|races| races.words),
        counts: ran.counts,
        cycles: ran.cycles,
        differences: differences(record, &*device, &program, &addresses),
    })
}

/// The device, whose RAM has room for the program and the buffers if `asked` does not say how large it is.
fn device_for(record: &Record, kind: Kind, asked: CoreOptions) -> Result<Box<dyn Device>, ReplayError> {
    let room = |contents: &Contents| contents.before.len() as u64 + ALIGNMENT;
    let buffers: u64 = record.buffers.iter().map(room).sum();
    // What is at a place of its own may leave gaps before it that are too small for the rest.
    let fixed = record.buffers.iter().filter_map(Contents::shared_end).max().unwrap_or(PROGRAM_BYTES);
    let ram_bytes = (fixed + buffers.max(PROGRAM_BYTES)).next_power_of_two();
    let options = asked.or(CoreOptions { ram_bytes: Some(ram_bytes), ..record.core.clone() });
    let device = devices::device(kind, options)?;
    let (recorded, asked) = (record.word_bytes, device.shape().config.arch.word_bytes());
    match recorded == asked {
        true => Ok(device),
        false => Err(ReplayError::Words { recorded, asked }),
    }
}

/// Gives each buffer room, and its contents. Gives their addresses.
fn place_buffers(record: &Record, device: &dyn Device) -> Result<Vec<u64>, ReplayError> {
    let shape = device.shape();
    let none = || ReplayError::Memory { ram_bytes: shape.config.ram_bytes };
    let mut rooms = Allocator::new(shape.buffers());
    // Shared memory is where it was, so it comes first.
    for contents in &record.buffers {
        let Some(address) = contents.address else { continue };
        if !rooms.allocate_at(address, contents.before.len() as u64, ALIGNMENT) {
            return Err(none());
        }
    }
    let place = |contents: &Contents| {
        let bytes = &contents.before[..];
        let address = contents.address.or_else(|| rooms.allocate(bytes.len() as u64)).ok_or_else(none)?;
        let from = address as usize;
        device.with_memory(&mut |memory| memory[from..from + bytes.len()].copy_from_slice(bytes));
        Ok(address)
    };
    record.buffers.iter().map(place).collect()
}

/// The call, with the buffers at these addresses, on a device of this shape.
fn launch(record: &Record, program: &Executable, addresses: &[u64], shape: &Shape) -> Result<Launch, ReplayError> {
    let word_bits = shape.config.arch.word_bits();
    let Record { items, group, offset, .. } = record;
    let signatures = &program.linked.signatures;
    let kernel = signatures.iter().position(|one| one.name == record.kernel);
    let kernel = kernel.ok_or_else(|| other(format!("it has no kernel {}", record.kernel)))?;
    let signature = &signatures[kernel];
    if record.arguments.len() != signature.arguments.len() {
        return Err(other(format!("{} takes {} arguments", signature.name, signature.arguments.len())));
    }
    let most = u64::MAX >> (64 - word_bits);
    let ends = items.iter().zip(offset).map(|(items, offset)| items.checked_add(*offset));
    let group_items = group.iter().try_fold(1_u64, |all, items| all.checked_mul((*items).max(1)));
    let is_group = group_items.is_some_and(|items| items <= GROUP_ITEMS);
    if !is_group || !ends.into_iter().all(|end| end.is_some_and(|end| end <= most)) {
        return Err(other("its range is too large"));
    }
    let (arguments, pointers) = block(record, signature, addresses, word_bits / 8)?;
    let locals = record.arguments.iter().map(|argument| if let Argument::Local(bytes) = argument { *bytes } else { 0 });
    let local_bytes = locals.fold(program.linked.local_bytes, u64::saturating_add);
    if local_bytes > shape.local_bytes() {
        return Err(other(format!("a group would have {local_bytes} bytes of local memory")));
    }
    let placed = || record.buffers.iter().zip(addresses);
    let reached = placed().map(|(contents, address)| room(contents, *address)).filter(|room| room.is_shared).collect();
    let end = |contents: &Contents| (contents.before.len() as u64).next_multiple_of(ALIGNMENT);
    let rooms = placed().map(|(contents, address)| *address..*address + end(contents)).collect();
    Ok(Launch { kernel, items: *items, group: *group, offset: *offset, arguments, pointers, reached, rooms })
}

/// The room of a buffer at an address.
fn room(contents: &Contents, address: u64) -> Room {
    Room { start: address, end: address + contents.before.len() as u64, is_shared: contents.address.is_some() }
}

/// The block of the arguments, and the pointers in it.
fn block(
    record: &Record,
    signature: &Signature,
    addresses: &[u64],
    word_bytes: u32,
) -> Result<(Vec<u8>, Vec<Pointer>), ReplayError> {
    let mut block = vec![0; signature.block_bytes as usize];
    let mut pointers = Vec::new();
    for (argument, own) in signature.arguments.iter().zip(&record.arguments) {
        let place = argument.offset as usize;
        match own {
            Argument::Bytes(bytes) if bytes.len() as u64 == argument.bytes => {
                block[place..place + bytes.len()].copy_from_slice(bytes);
            }
            _ if u64::from(word_bytes) != argument.bytes => {
                return Err(other(format!("the argument {} is of another type", argument.name)));
            }
            Argument::Buffer(number, offset) => {
                let address = addresses[*number] + offset;
                put_word(&mut block, place, word_bytes as usize, address);
                pointers.push(Pointer { place, address, room: room(&record.buffers[*number], addresses[*number]) });
            }
            Argument::Local(bytes) => put_word(&mut block, place, word_bytes as usize, *bytes),
            Argument::Null => {}
            Argument::Bytes(_) => return Err(other(format!("the argument {} is of another type", argument.name))),
        }
    }
    Ok((block, pointers))
}

/// Gives the variables outside of functions what they held.
fn set_variables(record: &Record, program: &Executable) -> Result<(), ReplayError> {
    let mut variables = locked(&program.variables);
    for (name, contents) in &record.variables {
        let own = variables.iter_mut().find(|one| one.name == *name && one.bytes.len() == contents.before.len());
        let own = own.ok_or_else(|| other(format!("it has no variable {name} of {} bytes", contents.before.len())))?;
        own.bytes.copy_from_slice(&contents.before);
    }
    Ok(())
}

/// What holds something else than was recorded.
fn differences(record: &Record, device: &dyn Device, program: &Executable, addresses: &[u64]) -> Vec<Difference> {
    let mut found = Vec::new();
    for (number, (contents, address)) in record.buffers.iter().zip(addresses).enumerate() {
        let (from, mut bytes) = (*address as usize, Vec::new());
        device.with_memory(&mut |memory| bytes = memory[from..from + contents.before.len()].to_vec());
        found.extend(difference(&buffer_name(record, program, number), &bytes, &contents.after()));
    }
    let variables = locked(&program.variables);
    for (name, contents) in &record.variables {
        let own = variables.iter().find(|one| one.name == *name);
        found.extend(own.and_then(|own| difference(&format!("variable {name}"), &own.bytes, &contents.after())));
    }
    found
}

fn difference(what: &str, is: &[u8], recorded: &[u8]) -> Option<Difference> {
    let differing = || is.iter().zip(recorded).enumerate().filter(|(_, (is, recorded))| is != recorded);
    let (first, (now, then)) = differing().next()?;
    Some(Difference { what: what.to_owned(), bytes: differing().count(), first, is: *now, recorded: *then })
}

/// A buffer by the arguments that point to it.
fn buffer_name(record: &Record, program: &Executable, number: usize) -> String {
    let signature = program.linked.signatures.iter().find(|one| one.name == record.kernel);
    let arguments = signature.into_iter().flat_map(|signature| &signature.arguments).zip(&record.arguments);
    let names = arguments.filter(|(_, own)| matches!(own, Argument::Buffer(of, _) if *of == number));
    let names: Vec<_> = names.map(|(argument, _)| argument.name.as_str()).collect();
    match (names.is_empty(), record.buffers[number].address) {
        (true, Some(address)) => format!("shared memory at {address:#x}"),
        _ => format!("buffer {}", names.join(", ")),
    }
}
