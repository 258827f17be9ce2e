//! Records of kernels' calls: a file each, from which `harmonica opencl replay` runs the call again on any device.
//!
//! A line says what follows: CBOR, packed by gzip. Contents of buffers at the end are their difference (exclusive or) from
//! those at the beginning, so what has not changed takes next to nothing, and neither does what nobody has written.

use std::io::{Read as _, Write as _};
use std::path::Path;

use compiler::opencl::Signature;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use flate2::Compression;
use isa::CoreOptions;
use serde::{Deserialize, Serialize};
use serde_bytes::ByteBuf;

use super::{files, Call};
use crate::builder::{run_time, Units, Variable};
use crate::devices::{Device, Launch, Pointer, Ran, Room};
use crate::objects::locked;

const MAGIC: &[u8] = b"Harmonica OpenCL kernel call 2\n";

/// The address space of local memory.
const LOCAL: u32 = 3;

/// Bytes of a record without its packing, at most: two devices' memories.
const BYTES_MAX: u64 = 2 << 30;

/// A call of a kernel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The options of the core that it ran on, as they were given.
    pub core: CoreOptions,
    /// Bytes of its words.
    pub(super) word_bytes: u32,
    /// The name of the device.
    pub device: String,
    /// The run time whose headers the program has seen.
    run_time: String,
    /// What the program was linked of.
    pub(super) units: Units,
    /// The kernel's name.
    pub kernel: String,
    pub(super) items: [u64; 3],
    pub(super) group: [u64; 3],
    pub(super) offset: [u64; 3],
    pub(super) arguments: Vec<Argument>,
    pub(super) buffers: Vec<Contents>,
    /// The variables outside of functions, by their names.
    pub(super) variables: Vec<(String, Contents)>,
    /// What was said when the kernel did not end well.
    pub failure: Option<String>,
}

/// An argument.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) enum Argument {
    /// A value.
    Bytes(ByteBuf),
    /// A pointer into a buffer: its number, and where it points there.
    Buffer(usize, u64),
    /// So many bytes of local memory.
    Local(u64),
    /// A null pointer.
    Null,
}

/// Bytes before and after a call.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Contents {
    /// Where they are, if other contents may have their address: they are shared virtual memory.
    pub address: Option<u64>,
    pub before: ByteBuf,
    /// What has changed: the exclusive or of both.
    changes: ByteBuf,
}

impl Contents {
    fn begin(before: Vec<u8>) -> Self {
        Self { address: None, before: before.into(), changes: ByteBuf::new() }
    }

    fn of_room(device: &dyn Device, room: &Room) -> Self {
        Self { address: room.is_shared.then_some(room.start), ..Self::begin(read(device, room)) }
    }

    /// The address behind them, of shared virtual memory.
    pub fn shared_end(&self) -> Option<u64> {
        self.address.map(|address| address.saturating_add(self.before.len() as u64))
    }

    fn end(&mut self, after: &[u8]) {
        self.changes = exclusive_or(&self.before, after).into();
    }

    /// The bytes after the call.
    pub fn after(&self) -> Vec<u8> {
        exclusive_or(&self.before, &self.changes)
    }
}

fn exclusive_or(one: &[u8], other: &[u8]) -> Vec<u8> {
    one.iter().zip(other).map(|(one, other)| one ^ other).collect()
}

/// Why a file is no record.
#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    /// It does not begin like one.
    #[error("it is no record of a kernel's call; HARMONICA_OPENCL_RECORD=FOLDER makes host programs write some")]
    Other,
    /// Its program has seen other headers.
    #[error(
        "the record is of another version of the driver, whose kernels are compiled otherwise; record the call again"
    )]
    Version,
    /// It is cut off, or changed.
    #[error("the record is damaged: {0}; record the call again")]
    Damaged(String),
}

fn damaged(why: impl ToString) -> RecordError {
    RecordError::Damaged(why.to_string())
}

fn unreadable(error: ciborium::de::Error<std::io::Error>) -> RecordError {
    use ciborium::de::Error;
    match error {
        Error::Io(why) => damaged(why),
        Error::Semantic(_, why) => damaged(why),
        Error::Syntax(place) => damaged(format!("byte {place} is no CBOR")),
        Error::RecursionLimitExceeded => damaged("it is nested too deep"),
    }
}

impl Record {
    /// What a record has before the kernel runs.
    pub(super) fn before(call: &Call<'_>) -> Self {
        let (launch, shape) = (call.launch, call.device.shape());
        let rooms = rooms(launch);
        let signature = &call.program.linked.signatures[launch.kernel];
        let variables = locked(&call.program.variables);
        Self {
            core: shape.options.clone(),
            word_bytes: shape.config.arch.word_bytes(),
            device: shape.name.clone(),
            run_time: run_time(),
            units: call.program.units.to_vec(),
            kernel: call.kernel().to_owned(),
            items: launch.items,
            group: launch.group,
            offset: launch.offset,
            arguments: arguments(signature, &launch.arguments, &launch.pointers, &rooms),
            buffers: rooms.iter().map(|room| Contents::of_room(call.device, room)).collect(),
            variables: variables.iter().map(|one| (one.name.clone(), Contents::begin(one.bytes.clone()))).collect(),
            failure: None,
        }
    }

    /// The record with what has become of the call.
    pub(super) fn ended(mut self, call: &Call<'_>, ran: &Ran) -> Self {
        for (buffer, room) in self.buffers.iter_mut().zip(rooms(call.launch)) {
            buffer.end(&read(call.device, &room));
        }
        let variables = locked(&call.program.variables);
        for ((_, contents), Variable { bytes, .. }) in self.variables.iter_mut().zip(variables.iter()) {
            contents.end(bytes);
        }
        self.failure = ran.ended.as_ref().err().map(|failure| failure.words.clone());
        self
    }

    /// Writes it into a folder.
    pub(super) fn write_into(&self, folder: &Path, number: u64) -> Result<(), String> {
        let bytes = self.to_bytes()?;
        files::write_numbered(folder, number, &self.kernel, "call", &bytes)
    }

    fn to_bytes(&self) -> Result<Vec<u8>, String> {
        let mut packed = GzEncoder::new(MAGIC.to_vec(), Compression::fast());
        let mut plain = Vec::new();
        ciborium::into_writer(self, &mut plain).map_err(|error| error.to_string())?;
        let written = packed.write_all(&plain).and_then(|()| packed.finish());
        written.map_err(|error| error.to_string())
    }

    /// Reads a file.
    ///
    /// # Errors
    /// When it is no record, or one that has been changed.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, RecordError> {
        let packed = bytes.strip_prefix(MAGIC).ok_or(RecordError::Other)?;
        let mut unpacked = GzDecoder::new(packed).take(BYTES_MAX);
        let record: Self = ciborium::from_reader(&mut unpacked).map_err(unreadable)?;
        // The sum of what was packed comes behind it.
        match unpacked.read(&mut [0]) {
            Ok(0) => record.checked(),
            Ok(_) => Err(damaged("there is more behind its end")),
            Err(error) => Err(damaged(error)),
        }
    }

    fn checked(self) -> Result<Self, RecordError> {
        if self.run_time != run_time() {
            return Err(RecordError::Version);
        }
        let variables = self.variables.iter().map(|(_, contents)| contents);
        if self.buffers.iter().chain(variables).any(|contents| contents.before.len() != contents.changes.len()) {
            return Err(damaged("contents before and after have not the same size"));
        }
        if self.buffers.iter().filter_map(Contents::shared_end).any(|end| end > BYTES_MAX) {
            return Err(damaged("its shared memory is where no device has memory"));
        }
        let is_inside = |argument: &Argument| match argument {
            Argument::Buffer(number, offset) => {
                self.buffers.get(*number).is_some_and(|buffer| *offset < buffer.before.len() as u64)
            }
            _ => true,
        };
        if !self.arguments.iter().all(is_inside) {
            return Err(damaged("an argument points to no buffer"));
        }
        let dimensions = self.items.iter().take_while(|items| **items > 0).count();
        let is_range = |numbers: &[u64; 3]| numbers[dimensions..] == [0; 3][dimensions..];
        if dimensions == 0 || ![self.items, self.group, self.offset].iter().all(is_range) {
            return Err(damaged("the range is none"));
        }
        Ok(self)
    }
}

/// What a kernel reaches of a device's memory. Parts that overlap, of one buffer, are one.
fn rooms(launch: &Launch) -> Vec<Room> {
    let mut parts: Vec<_> = launch.pointers.iter().map(|one| one.room).chain(launch.reached.iter().copied()).collect();
    parts.sort_unstable_by_key(|part| part.start);
    let mut rooms: Vec<Room> = Vec::new();
    for part in parts {
        match rooms.last_mut() {
            Some(last) if part.start < last.end => last.end = part.end.max(last.end),
            _ => rooms.push(part),
        }
    }
    rooms
}

fn read(device: &dyn Device, room: &Room) -> Vec<u8> {
    let mut bytes = Vec::new();
    device.with_memory(&mut |memory| bytes = memory[room.start as usize..room.end as usize].to_vec());
    bytes
}

/// The arguments of a block, without addresses of this device.
fn arguments(signature: &Signature, block: &[u8], pointers: &[Pointer], rooms: &[Room]) -> Vec<Argument> {
    let arguments = signature.arguments.iter().map(|argument| {
        let place = argument.offset as usize;
        let bytes = &block[place..place + argument.bytes as usize];
        let number = || bytes.iter().rev().fold(0, |number, byte| number << 8 | u64::from(*byte));
        let pointer = pointers.iter().find(|one| one.place == place);
        match (argument.space, pointer) {
            (0, _) => Argument::Bytes(bytes.to_vec().into()),
            (LOCAL, _) => Argument::Local(number()),
            (_, None) => Argument::Null,
            (_, Some(pointer)) => {
                let number = rooms.partition_point(|room| room.start <= pointer.address) - 1;
                Argument::Buffer(number, pointer.address - rooms[number].start)
            }
        }
    });
    arguments.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record() -> Record {
        let mut buffer = Contents::begin(vec![1, 2, 3, 4]);
        buffer.end(&[1, 2, 7, 4]);
        Record {
            core: CoreOptions::default(),
            word_bytes: 4,
            device: "a device".to_owned(),
            run_time: run_time(),
            units: vec![("program.cl".to_owned(), "define".to_owned())],
            kernel: "add".to_owned(),
            items: [4, 0, 0],
            group: [0; 3],
            offset: [0; 3],
            arguments: vec![
                Argument::Buffer(0, 0),
                Argument::Bytes(vec![9].into()),
                Argument::Local(64),
                Argument::Null,
            ],
            buffers: vec![buffer],
            variables: Vec::new(),
            failure: None,
        }
    }

    #[test]
    fn a_record_is_read_as_it_was_written_or_not_at_all() {
        let bytes = record().to_bytes().unwrap();
        let read = Record::from_bytes(&bytes).unwrap();
        assert_eq!(read, record());
        assert_eq!(read.buffers[0].after(), [1, 2, 7, 4]);
        assert!(matches!(Record::from_bytes(b"ELF"), Err(RecordError::Other)));
        for end in MAGIC.len()..bytes.len() {
            assert!(Record::from_bytes(&bytes[..end]).is_err(), "cut off at {end}");
        }
        // Behind the ten bytes of gzip's head, which has a time and a system that mean nothing.
        for place in MAGIC.len() + 10..bytes.len() {
            let mut wrong = bytes.clone();
            wrong[place] ^= 4;
            let read = Record::from_bytes(&wrong);
            // The last byte of what is packed has bits that mean nothing.
            assert!(read.is_err() || read.is_ok_and(|read| read == record()), "changed at {place}");
        }
    }

    #[test]
    fn what_does_not_fit_together_is_refused() {
        let refused = |change: &dyn Fn(&mut Record)| {
            let mut wrong = record();
            change(&mut wrong);
            Record::from_bytes(&wrong.to_bytes().unwrap()).unwrap_err().to_string()
        };
        for change in [&|wrong: &mut Record| wrong.arguments[0] = Argument::Buffer(1, 0), &|wrong: &mut Record| {
            wrong.arguments[0] = Argument::Buffer(0, 4);
        }] as [&dyn Fn(&mut Record); 2]
        {
            assert_eq!(
                refused(change),
                "the record is damaged: an argument points to no buffer; record the call again"
            );
        }
        assert!(refused(&|wrong| wrong.buffers[0].changes = ByteBuf::new()).contains("have not the same size"));
        assert!(refused(&|wrong| wrong.buffers[0].address = Some(u64::MAX)).contains("no device has memory"));
        assert!(refused(&|wrong| wrong.run_time.clear()).contains("another version of the driver"));
        assert!(refused(&|wrong| wrong.items = [0; 3]).contains("the range is none"));
        assert!(refused(&|wrong| wrong.group = [4, 4, 0]).contains("the range is none"));
    }

    #[test]
    fn parts_of_one_buffer_are_one_room() {
        let room = |start, bytes| Room { start, end: start + bytes, is_shared: false };
        let pointer = |address, bytes| Pointer { place: 0, address, room: room(address, bytes) };
        let launch = Launch {
            kernel: 0,
            items: [1, 0, 0],
            group: [0; 3],
            offset: [0; 3],
            arguments: Vec::new(),
            pointers: vec![pointer(512, 128), pointer(0, 200), pointer(128, 256)],
            reached: vec![room(640, 1)],
        };
        assert_eq!(rooms(&launch), [room(0, 384), room(512, 128), room(640, 1)]);
    }
}
