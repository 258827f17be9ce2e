//! The shared library of a built model: its entry points, and the layouts that they share with shim.cpp.

use std::ffi::{c_char, c_int, c_void};
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use libloading::Library;

use super::BridgeError;

/// `BridgePort` of shim.cpp.
#[repr(C)]
pub(super) struct RawPort {
    pub(super) name: *const c_char,
    pub(super) data: *mut c_void,
    pub(super) width_bits: u32,
    pub(super) is_output: u32,
}

/// `BridgeVariable` of shim.cpp.
#[repr(C)]
pub(super) struct RawVariable {
    pub(super) data: *const c_void,
    pub(super) width_bits: u32,
    pub(super) dimensions: u32,
    pub(super) first_index: u32,
    pub(super) depth: u32,
    pub(super) entry_bytes: u32,
}

pub(super) type Handle = *mut c_void;
pub(super) type New = unsafe extern "C" fn(c_int, u32) -> Handle;
pub(super) type Delete = unsafe extern "C" fn(Handle);
pub(super) type Eval = unsafe extern "C" fn(Handle) -> c_int;
pub(super) type Message = unsafe extern "C" fn(Handle) -> *const c_char;
pub(super) type GetPort = unsafe extern "C" fn(Handle, u32, *mut RawPort) -> c_int;
pub(super) type GetVariable = unsafe extern "C" fn(Handle, *const c_char, *const c_char, *mut RawVariable) -> c_int;
pub(super) type TraceOpen = unsafe extern "C" fn(Handle, *const c_char) -> c_int;
pub(super) type TraceDump = unsafe extern "C" fn(Handle, u64) -> c_int;
pub(super) type TraceClose = unsafe extern "C" fn(Handle) -> c_int;
pub(super) type CoverageWrite = unsafe extern "C" fn(Handle, *const c_char) -> c_int;
pub(super) type BareRun = unsafe extern "C" fn(Handle, u64, *mut u8, u64, *mut u64) -> c_int;

pub(super) type Save = unsafe extern "C" fn(Handle, *mut *const u8, *mut u64) -> c_int;
pub(super) type Restore = unsafe extern "C" fn(Handle, *const u8, u64) -> c_int;

#[derive(Clone, Copy, Debug)]
pub(super) struct SaveFunctions {
    pub(super) save: Save,
    pub(super) restore: Restore,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct TraceFunctions {
    pub(super) open: TraceOpen,
    pub(super) dump: TraceDump,
    pub(super) close: TraceClose,
}

/// A loaded model: its entry points.
#[derive(Debug)]
pub(in super::super) struct NativeLibrary {
    pub(super) new: New,
    pub(super) delete: Delete,
    pub(super) eval: Eval,
    pub(super) message: Message,
    pub(super) port: GetPort,
    pub(super) variable: GetVariable,
    pub(super) trace: Option<TraceFunctions>,
    pub(super) coverage_write: Option<CoverageWrite>,
    pub(super) bare_run: Option<BareRun>,
    pub(super) saving: Option<SaveFunctions>,
    /// Held while Verilator's process-wide variables are written: making and removing simulations and waveforms.
    pub(super) globals: Mutex<()>,
    /// Last, so that it is closed after everything else is gone.
    _library: Library,
}

impl NativeLibrary {
    /// Loads the shared library at that path.
    pub fn load(path: &Path) -> Result<Self, BridgeError> {
        let load_error =
            |error: libloading::Error| BridgeError::Load { path: path.to_path_buf(), why: error.to_string() };
        // SAFETY: the library was built by `compile`; its initialisers are those of Verilator's run-time library,
        // which only set up its own variables. Each symbol has the type that shim.cpp declares it with.
        unsafe {
            let library = Library::new(path).map_err(load_error)?;
            Ok(Self {
                new: *library.get(b"bridge_new\0").map_err(load_error)?,
                delete: *library.get(b"bridge_delete\0").map_err(load_error)?,
                eval: *library.get(b"bridge_eval\0").map_err(load_error)?,
                message: *library.get(b"bridge_message\0").map_err(load_error)?,
                port: *library.get(b"bridge_port\0").map_err(load_error)?,
                variable: *library.get(b"bridge_variable\0").map_err(load_error)?,
                trace: match library.get(b"bridge_trace_open\0") {
                    Err(_) => None,
                    Ok(open) => Some(TraceFunctions {
                        open: *open,
                        dump: *library.get(b"bridge_trace_dump\0").map_err(load_error)?,
                        close: *library.get(b"bridge_trace_close\0").map_err(load_error)?,
                    }),
                },
                coverage_write: library.get(b"bridge_coverage_write\0").ok().map(|symbol| *symbol),
                bare_run: library.get(b"bridge_bare_run\0").ok().map(|symbol| *symbol),
                saving: match library.get(b"bridge_save\0") {
                    Err(_) => None,
                    Ok(save) => Some(SaveFunctions {
                        save: *save,
                        restore: *library.get(b"bridge_restore\0").map_err(load_error)?,
                    }),
                },
                globals: Mutex::new(()),
                _library: library,
            })
        }
    }

    pub(super) fn globals(&self) -> std::sync::MutexGuard<'_, ()> {
        self.globals.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
