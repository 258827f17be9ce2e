//! The host program's pointers: what is read and written through them.

use std::alloc::{alloc_zeroed, dealloc, handle_alloc_error, Layout};
use std::ffi::{c_char, c_void, CStr};
use std::sync::Arc;

use opencl_sys::{cl_int, cl_uint, CL_INVALID_EVENT_WAIT_LIST, CL_INVALID_VALUE};

use crate::devices::ALIGNMENT;
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
}

/// Memory that the host program sees: a buffer that it maps.
pub struct HostMemory {
    start: HostPointer,
    layout: Layout,
}

impl HostMemory {
    /// So many bytes, all 0.
    pub fn new(bytes: usize) -> Self {
        let layout = Layout::from_size_align(bytes.max(1), ALIGNMENT as usize);
        let layout = layout.unwrap_or_else(|_| handle_alloc_error(Layout::new::<u8>()));
        // SAFETY: the layout has at least a byte.
        let start = unsafe { alloc_zeroed(layout) };
        if start.is_null() {
            handle_alloc_error(layout);
        }
        Self { start: HostPointer(start as usize), layout }
    }

    /// Where it begins.
    pub fn pointer(&self) -> HostPointer {
        self.start
    }
}

impl Drop for HostMemory {
    fn drop(&mut self) {
        // SAFETY: `new` has allocated it with this layout.
        unsafe { dealloc(self.start.0 as *mut u8, self.layout) }
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
