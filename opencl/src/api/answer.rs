//! Answers of the information functions: bytes, and where the host program wants them.

use std::ffi::c_void;

use opencl_sys::{cl_int, cl_name_version, make_version, CL_INVALID_VALUE};

use super::pointers::{call, put};
use crate::objects::Handle;

/// The bytes of an answer.
pub(super) struct Answer(Vec<u8>);

impl Answer {
    /// Nothing.
    pub(super) fn empty() -> Self {
        Self(Vec::new())
    }

    /// A text, with the 0 at its end.
    pub(super) fn text(text: &str) -> Self {
        Self([text.as_bytes(), b"\0"].concat())
    }

    /// A `cl_uint`.
    pub(super) fn uint(number: u32) -> Self {
        Self(number.to_ne_bytes().to_vec())
    }

    /// A `cl_int`.
    pub(super) fn int(number: i32) -> Self {
        Self(number.to_ne_bytes().to_vec())
    }

    /// A `cl_bool`.
    pub(super) fn flag(flag: bool) -> Self {
        Self::uint(flag.into())
    }

    /// A `cl_ulong`, or a set of bits.
    pub(super) fn ulong(number: u64) -> Self {
        Self(number.to_ne_bytes().to_vec())
    }

    /// A list of them.
    pub(super) fn ulongs(numbers: &[u64]) -> Self {
        Self(numbers.iter().flat_map(|number| number.to_ne_bytes()).collect())
    }

    /// A `size_t`.
    pub(super) fn size(number: usize) -> Self {
        Self::sizes(&[number])
    }

    /// A list of them.
    pub(super) fn sizes(numbers: &[usize]) -> Self {
        Self(numbers.iter().flat_map(|number| number.to_ne_bytes()).collect())
    }

    /// Properties of contexts.
    pub(super) fn properties(numbers: &[isize]) -> Self {
        Self(numbers.iter().flat_map(|number| number.to_ne_bytes()).collect())
    }

    /// A handle.
    pub(super) fn handle(handle: Handle) -> Self {
        Self::size(handle as usize)
    }

    /// A list of handles.
    pub(super) fn handles(handles: impl Iterator<Item = Handle>) -> Self {
        Self(handles.flat_map(|handle| (handle as usize).to_ne_bytes()).collect())
    }

    /// Names with versions.
    pub(super) fn versions(named: impl Iterator<Item = (String, [u32; 3])>) -> Self {
        let mut bytes = Vec::new();
        for (name, [major, minor, patch]) in named {
            bytes.extend(make_version(major, minor, patch).to_ne_bytes());
            let mut field = [0; size_of::<cl_name_version>() - 4];
            field[..name.len()].copy_from_slice(name.as_bytes());
            bytes.extend(field);
        }
        Self(bytes)
    }
}

/// Gives an answer: as many bytes as it has, if there is room for them, and how many they are.
pub(super) unsafe fn answer(
    room: usize,
    value: *mut c_void,
    size: *mut usize,
    work: impl FnOnce() -> Result<Answer, cl_int>,
) -> cl_int {
    call(|| {
        let Answer(bytes) = work()?;
        if !value.is_null() {
            if room < bytes.len() {
                return Err(CL_INVALID_VALUE);
            }
            std::ptr::copy_nonoverlapping(bytes.as_ptr(), value.cast(), bytes.len());
        }
        put(size, bytes.len());
        Ok(())
    })
}
