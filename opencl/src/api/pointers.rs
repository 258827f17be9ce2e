//! The host program's pointers: what is read and written through them.

use std::ffi::{c_char, c_void, CStr};
use std::sync::Arc;

use opencl_sys::{cl_int, cl_uint, CL_INVALID_EVENT_WAIT_LIST, CL_INVALID_VALUE};
use rustix::mm::{mmap_anonymous, munmap, MapFlags, ProtFlags};

use crate::objects::{find, Context, Event, Handle, Object};

/// An address in the host program's memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HostPointer(usize);

impl HostPointer {
    /// The address of a pointer that is not null.
    ///
    /// # Errors
    /// When it is null.
    pub(super) fn of(pointer: *const c_void) -> Result<Self, cl_int> {
        (!pointer.is_null()).then_some(Self(pointer as usize)).ok_or(CL_INVALID_VALUE)
    }

    /// So many bytes further.
    pub fn behind(self, bytes: usize) -> Self {
        Self(self.0.wrapping_add(bytes))
    }

    /// The address.
    pub fn address(self) -> u64 {
        self.0 as u64
    }

    /// The pointer.
    pub(super) fn pointer(self) -> *mut c_void {
        self.0 as *mut c_void
    }

    /// Copies what lies there. The host program has promised as many bytes there.
    pub fn read(self, bytes: &mut [u8]) {
        // SAFETY: OpenCL's functions take a pointer with a size, and leave it to the host program that both are right.
        unsafe { std::ptr::copy(self.0 as *const u8, bytes.as_mut_ptr(), bytes.len()) }
    }

    /// Writes there. The host program has promised room for as many bytes.
    pub fn write(self, bytes: &[u8]) {
        // SAFETY: as of `read`.
        unsafe { std::ptr::copy(bytes.as_ptr(), self.0 as *mut u8, bytes.len()) }
    }

    /// Copies so many bytes that lie there to another place. The host program has promised that both have them.
    pub fn copy_to(self, to: Self, bytes: usize) {
        // SAFETY: as of `read`.
        unsafe { std::ptr::copy(self.0 as *const u8, to.0 as *mut u8, bytes) }
    }
}

/// Memory that the host program sees: a buffer that it maps, or memory that it shares with kernels.
pub struct HostMemory {
    start: HostPointer,
    bytes: usize,
}

impl HostMemory {
    /// So many bytes anywhere, all 0; nothing if the host has not as much.
    pub fn new(bytes: usize) -> Option<Self> {
        Self::map(std::ptr::null_mut(), bytes, MapFlags::empty())
    }

    /// So many bytes at an address, a multiple of [`Self::page_bytes`]; nothing if there is something else.
    pub fn at(address: u64, bytes: usize) -> Option<Self> {
        let wanted = HostPointer(usize::try_from(address).ok()?);
        let memory = Self::map(wanted.pointer(), bytes, MapFlags::FIXED_NOREPLACE)?;
        // Linux before 4.17 takes the address as a wish.
        (memory.start == wanted).then_some(memory)
    }

    fn map(wanted: *mut c_void, bytes: usize, flags: MapFlags) -> Option<Self> {
        let bytes = bytes.max(1);
        let access = ProtFlags::READ | ProtFlags::WRITE;
        // SAFETY: the new pages take the place of none.
        let start = unsafe { mmap_anonymous(wanted, bytes, access, flags | MapFlags::PRIVATE) }.ok()?;
        Some(Self { start: HostPointer(start as usize), bytes })
    }

    /// Bytes of a page of the host's memory.
    pub fn page_bytes() -> u64 {
        rustix::param::page_size() as u64
    }

    /// Where it begins.
    pub fn pointer(&self) -> HostPointer {
        self.start
    }
}

impl Drop for HostMemory {
    fn drop(&mut self) {
        // SAFETY: `map` has made these pages, and who had pointers to them was to forget these before.
        let unmapped = unsafe { munmap(self.start.pointer(), self.bytes) };
        debug_assert!(unmapped.is_ok());
    }
}

/// Writes a result where the host program wants it, if it does.
pub(super) unsafe fn put<T>(place: *mut T, value: T) {
    if !place.is_null() {
        place.write_unaligned(value);
    }
}

/// A list of the host program's; an empty one if there is none.
pub(super) unsafe fn list<'a, T>(first: *const T, count: usize) -> &'a [T] {
    if first.is_null() || count == 0 {
        &[]
    } else {
        std::slice::from_raw_parts(first, count)
    }
}

/// A list that may be empty: a null pointer goes with 0.
///
/// # Errors
/// `wrong` when only one of them is there.
pub(super) unsafe fn matching_list<'a, T>(first: *const T, count: cl_uint, wrong: cl_int) -> Result<&'a [T], cl_int> {
    if first.is_null() != (count == 0) {
        return Err(wrong);
    }
    Ok(list(first, count as usize))
}

/// A text of the host program's; an empty one if there is none.
pub(super) unsafe fn text(first: *const c_char) -> String {
    if first.is_null() {
        String::new()
    } else {
        CStr::from_ptr(first).to_string_lossy().into_owned()
    }
}

/// Names and values up to a 0; without the 0.
pub(super) unsafe fn properties<T: Copy + Default + PartialEq>(first: *const T) -> Vec<(T, T)> {
    let mut pairs = Vec::new();
    let mut next = first;
    while !next.is_null() && *next != T::default() {
        pairs.push((*next, *next.add(1)));
        next = next.add(2);
    }
    pairs
}

/// Such a list as information functions give it back: with the 0, or nothing if there was none.
pub(super) unsafe fn as_given<T: Copy + Default + PartialEq>(first: *const T) -> Vec<T> {
    if first.is_null() {
        return Vec::new();
    }
    let pairs = properties(first);
    pairs.into_iter().flat_map(|(name, value)| [name, value]).chain([T::default()]).collect()
}

/// The events of a wait list.
///
/// # Errors
/// When the list is none, or an event is, or is of another context.
pub(super) unsafe fn wait_list(
    context: &Arc<Context>,
    count: cl_uint,
    first: *const Handle,
) -> Result<Vec<Arc<Event>>, cl_int> {
    let handles = matching_list(first, count, CL_INVALID_EVENT_WAIT_LIST)?;
    let events = handles.iter().map(|handle| find::<Event>(*handle).map_err(|_| CL_INVALID_EVENT_WAIT_LIST));
    let events = events.collect::<Result<Vec<_>, _>>()?;
    let is_elsewhere = events.iter().any(|event| !Arc::ptr_eq(&event.context, context));
    if is_elsewhere {
        return Err(opencl_sys::CL_INVALID_CONTEXT);
    }
    Ok(events)
}

/// Carries a call out; a panic becomes a code.
pub(super) fn call(work: impl FnOnce() -> Result<(), cl_int>) -> cl_int {
    match std::panic::catch_unwind(std::panic::AssertUnwindSafe(work)) {
        Ok(Ok(())) => opencl_sys::CL_SUCCESS,
        Ok(Err(code)) => code,
        Err(_) => opencl_sys::CL_OUT_OF_RESOURCES,
    }
}

/// Carries a call out that gives a pointer, and puts its code where the host program wants it.
pub(super) unsafe fn give<T>(code: *mut cl_int, work: impl FnOnce() -> Result<*mut T, cl_int>) -> *mut T {
    let mut given = std::ptr::null_mut();
    let result = call(|| {
        given = work()?;
        Ok(())
    });
    put(code, result);
    given
}

/// Carries a call out that makes an object.
pub(super) unsafe fn make<T: Object>(code: *mut cl_int, work: impl FnOnce() -> Result<Arc<T>, cl_int>) -> Handle {
    give(code, || work().map(|object| object.handle()))
}
