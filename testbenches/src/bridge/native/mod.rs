//! Loads a built model and touches its memory. The project's only unsafe code is in this folder.
//!
//! What makes it sound: the library was built from our own `shim.cpp`, whose entry points and layouts are repeated
//! here; a simulation is reached only through its [`Instance`], which owns it; pointers into it are made once, kept
//! with the instance, and read or written only through `&self` or `&mut self` of that instance, so never while the
//! model runs; the library stays loaded as long as an instance lives.
#![allow(unsafe_code)]

use std::ffi::{c_int, c_void, CStr, CString};
use std::marker::PhantomData;
use std::ptr::NonNull;
use std::sync::Arc;

use super::copied::Copied;
use super::BridgeError;

mod library;
mod place;
mod snapshot;
mod variable;

pub(super) use library::NativeLibrary;
use library::{Eval, RawPort, RawVariable};
use place::VariableMemory;
pub(super) use place::{low_bits, Storage};
use snapshot::Snapshot;
pub(super) use variable::Variable;

/// What flip-flops and memories hold before they are first written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// Zero.
    Zero,
    /// Random bits of that seed: shows state that nothing resets.
    Random(u32),
}

/// Which side drives a port.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// The test bench.
    Input,
    /// The model.
    Output,
}

/// A port of the model.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PortInfo {
    /// Its name in the Verilog.
    pub name: String,
    /// Its width in bits.
    pub width_bits: u32,
    /// Which side drives it.
    pub direction: Direction,
}

/// One simulation.
#[derive(Debug)]
pub(super) struct Instance {
    handle: NonNull<c_void>,
    eval: Eval,
    ports: Vec<VariableMemory>,
    kept: Vec<Variable<'static>>,
    snapshot: Snapshot,
    /// Where each port begins in the snapshot.
    offsets: Vec<usize>,
    library: Arc<NativeLibrary>,
}

// SAFETY: a simulation has a context of its own and is not tied to the thread that made it: evaluation uses no
// thread-local state (shim.cpp sets the thread's context wherever Verilator asks for it), and what Verilator keeps for
// the whole process is written under `NativeLibrary::globals` only. It is not Sync: evaluation needs `&mut`.
unsafe impl Send for Instance {}

impl Instance {
    /// A new simulation and its ports.
    pub fn new(library: &Arc<NativeLibrary>, start: Start) -> Result<(Self, Vec<PortInfo>), BridgeError> {
        let (random, seed) = match start {
            Start::Zero => (0, 0),
            Start::Random(seed) => (1, seed.max(1)),
        };
        let guard = library.globals();
        // SAFETY: bridge_new takes any values, and gives null if it fails.
        let handle = NonNull::new(unsafe { (library.new)(random, seed) });
        drop(guard);
        let mut instance = Self {
            handle: handle.ok_or_else(|| BridgeError::Stopped { message: "it cannot be constructed".to_owned() })?,
            eval: library.eval,
            ports: Vec::new(),
            kept: Vec::new(),
            snapshot: Snapshot::default(),
            offsets: Vec::new(),
            library: Arc::clone(library),
        };
        let message = instance.message();
        if !message.is_empty() {
            return Err(BridgeError::Stopped { message });
        }
        let shapes = instance.find_ports();
        (instance.snapshot, instance.offsets) = Snapshot::new(&instance.ports);
        Ok((instance, shapes))
    }

    fn find_ports(&mut self) -> Vec<PortInfo> {
        let mut shapes = Vec::new();
        for index in 0.. {
            let mut raw = RawPort { name: std::ptr::null(), data: std::ptr::null_mut(), width_bits: 0, is_output: 0 };
            // SAFETY: the handle is live and `raw` has the layout that bridge_port fills.
            let found = unsafe { (self.library.port)(self.handle.as_ptr(), index, &mut raw) };
            let (Some(data), true) = (NonNull::new(raw.data.cast()), found != 0) else {
                break;
            };
            self.ports.push(VariableMemory {
                data,
                storage: Storage::of_width(raw.width_bits),
                width_bits: raw.width_bits,
            });
            shapes.push(PortInfo {
                // SAFETY: a port that was found has a string literal of the library as its name.
                name: unsafe { CStr::from_ptr(raw.name) }.to_string_lossy().into_owned(),
                width_bits: raw.width_bits,
                direction: if raw.is_output == 0 { Direction::Input } else { Direction::Output },
            });
        }
        shapes
    }

    /// Evaluates; false if the model stopped.
    #[inline(always)]
    #[must_use]
    pub fn eval(&mut self) -> bool {
        // SAFETY: the handle is live, and `&mut self` keeps every other use of it away.
        unsafe { (self.eval)(self.handle.as_ptr()) == 0 }
    }

    /// Why the model stopped, or why the last call failed; empty if none did.
    pub fn message(&self) -> String {
        // SAFETY: the handle is live; the string belongs to it and is copied before anything can change it.
        unsafe { CStr::from_ptr((self.library.message)(self.handle.as_ptr())) }.to_string_lossy().into_owned()
    }

    /// The low 64 bits of a port.
    #[inline(always)]
    pub fn read(&self, port: usize) -> u64 {
        // SAFETY: the place is this instance's, which lives and, borrowed, does not run.
        unsafe { self.ports[port].read() }
    }

    /// Drives a port.
    #[inline(always)]
    pub fn write(&mut self, port: usize, value: u64) {
        // SAFETY: the place is this instance's, which lives and is ours alone.
        unsafe { self.ports[port].write(value) }
    }

    /// A port of more than 64 bits as its words.
    #[inline]
    pub fn words(&self, port: usize) -> Option<&[u32]> {
        // SAFETY: the place is this instance's, which does not run while it is borrowed.
        unsafe { self.ports[port].words() }
    }

    /// Drives a port of any width. Missing words are 0; the bits above the port's width are dropped.
    pub fn write_words(&mut self, port: usize, words: &[u32]) {
        // SAFETY: the place is this instance's, which lives and is ours alone.
        unsafe { self.ports[port].write_words(words) }
    }

    /// Looks a public variable up; the error names what is missing.
    pub fn variable(&self, scope: &CStr, name: &CStr) -> Result<Variable<'_>, &'static str> {
        let mut raw = RawVariable {
            data: std::ptr::null(),
            width_bits: 0,
            dimensions: 0,
            first_index: 0,
            depth: 0,
            entry_bytes: 0,
        };
        // SAFETY: the handle is live, the strings end in 0, and `raw` has the layout that bridge_variable fills.
        let status = unsafe { (self.library.variable)(self.handle.as_ptr(), scope.as_ptr(), name.as_ptr(), &mut raw) };
        let data = match status {
            0 => NonNull::new(raw.data.cast_mut().cast()).ok_or("place")?,
            1 => return Err("such instance with public variables"),
            _ => return Err("such public variable"),
        };
        let storage = Storage::of_width(raw.width_bits);
        if raw.dimensions > 1 || raw.entry_bytes != storage.bytes(raw.width_bits) {
            return Err("plain register or memory");
        }
        Ok(Variable {
            place: VariableMemory { data, storage, width_bits: raw.width_bits },
            dimensions: raw.dimensions,
            first_index: raw.first_index,
            depth: raw.depth,
            instance: PhantomData,
        })
    }

    /// Looks a public variable up and keeps where it is; gives its number for [`Instance::kept`].
    pub fn keep(&mut self, scope: &CStr, name: &CStr) -> Result<usize, &'static str> {
        // Kept without the borrow; `kept` gives it out with one again.
        let kept = Variable { instance: PhantomData, ..self.variable(scope, name)? };
        self.kept.push(kept);
        Ok(self.kept.len() - 1)
    }

    /// A variable that was kept.
    #[inline]
    pub fn kept(&self, number: usize) -> Variable<'_> {
        self.kept[number]
    }

    /// Bytes of a copy of all ports.
    pub fn snapshot_bytes(&self) -> usize {
        self.snapshot.bytes()
    }

    /// Copies all ports; the slice is as long as [`Instance::snapshot_bytes`] says.
    #[inline]
    pub fn copy_ports(&self, to: &mut [u8]) {
        // SAFETY: the places are this instance's, which lives and, borrowed, does not run.
        unsafe { self.snapshot.copy(to) }
    }

    /// Where a port is found in such a copy.
    pub fn copied(&self, port: usize) -> Copied {
        let place = self.ports[port];
        Copied::new(self.offsets[port], place.storage, place.width_bits)
    }

    /// Opens a waveform file. `None`: built without waveforms. The inner error: the file cannot be written.
    pub fn trace_open(&mut self, path: &CString) -> Option<Result<(), String>> {
        let open = self.library.trace?.open;
        let _guard = self.library.globals();
        // SAFETY: the handle is live and ours alone; the path ends in 0.
        let status = unsafe { open(self.handle.as_ptr(), path.as_ptr()) };
        Some(self.status(status))
    }

    /// Writes the present values to the open waveform.
    pub fn trace_dump(&mut self, time: u64) -> Option<Result<(), String>> {
        let dump = self.library.trace?.dump;
        // SAFETY: the handle is live and ours alone. Without an open waveform it is an error.
        let status = unsafe { dump(self.handle.as_ptr(), time) };
        Some(self.status(status))
    }

    /// Closes the open waveform.
    pub fn trace_close(&mut self) -> Option<Result<(), String>> {
        let close = self.library.trace?.close;
        let _guard = self.library.globals();
        // SAFETY: as for `trace_dump`.
        let status = unsafe { close(self.handle.as_ptr()) };
        Some(self.status(status))
    }

    /// Writes what has been covered into a file. `None`: built without coverage.
    pub fn coverage_write(&mut self, path: &CString) -> Option<Result<(), String>> {
        let write = self.library.coverage_write?;
        let _guard = self.library.globals();
        // SAFETY: the handle is live and ours alone; the path ends in 0.
        let status = unsafe { write(self.handle.as_ptr(), path.as_ptr()) };
        Some(self.status(status))
    }

    /// Runs the bare loop. `None`: built without one.
    pub fn bare_run(&mut self, cycles: u64, memory: &mut [u8]) -> Option<Result<u64, String>> {
        let bare_run = self.library.bare_run?;
        let mut result = 0;
        // SAFETY: the handle is live and ours alone; `memory` is as long as is said. What the caller's own C++ does
        // with them is the caller's word, as with any C++ linked into a program.
        let status =
            unsafe { bare_run(self.handle.as_ptr(), cycles, memory.as_mut_ptr(), memory.len() as u64, &mut result) };
        Some(self.status(status).map(|()| result))
    }

    /// The whole state. `None`: built without saving.
    pub fn save(&mut self) -> Option<Result<Vec<u8>, String>> {
        let save = self.library.saving?.save;
        let (mut data, mut bytes) = (std::ptr::null(), 0);
        // SAFETY: the handle is live and ours alone; both places are there to be written.
        let status = unsafe { save(self.handle.as_ptr(), &mut data, &mut bytes) };
        let saved = || match NonNull::new(data.cast_mut()) {
            // SAFETY: that many bytes are there until this thread saves again; they are copied before.
            Some(data) => unsafe { std::slice::from_raw_parts(data.as_ptr(), bytes as usize) }.to_vec(),
            None => Vec::new(),
        };
        Some(self.status(status).map(|()| saved()))
    }

    /// Brings such a state back. `None`: built without saving.
    pub fn restore(&mut self, saved: &[u8]) -> Option<Result<(), String>> {
        let restore = self.library.saving?.restore;
        // SAFETY: the handle is live and ours alone; the bytes are those of a simulation of this library, which the
        // caller vouches for, and Verilator checks that they are of this model.
        let status = unsafe { restore(self.handle.as_ptr(), saved.as_ptr(), saved.len() as u64) };
        Some(self.status(status))
    }

    fn status(&self, status: c_int) -> Result<(), String> {
        if status == 0 {
            Ok(())
        } else {
            Err(self.message())
        }
    }
}

impl Drop for Instance {
    fn drop(&mut self) {
        let _guard = self.library.globals();
        // SAFETY: the handle is live and not used again; the library is dropped after this.
        unsafe { (self.library.delete)(self.handle.as_ptr()) }
    }
}
