//! What the host has mapped of a buffer, or of shared memory.

use std::sync::Mutex;

use opencl_sys::{cl_int, cl_map_flags, CL_INVALID_VALUE, CL_MAP_READ, CL_MAP_WRITE, CL_MAP_WRITE_INVALIDATE_REGION};

use super::{locked, Part};
use crate::api::HostPointer;

/// A part of memory that the host sees.
#[derive(Clone)]
pub struct Map {
    /// Where the host sees it.
    pub pointer: HostPointer,
    /// What it sees.
    pub part: Part,
    /// What for.
    pub flags: cl_map_flags,
}

impl Map {
    /// Shows the host what a device of the context has, unless the host writes all of it anyway.
    pub fn begin(&self, device: usize) {
        if self.flags & CL_MAP_WRITE_INVALIDATE_REGION == 0 && self.flags & (CL_MAP_READ | CL_MAP_WRITE) != 0 {
            self.part.with_bytes(device, |bytes| self.pointer.write(bytes));
        }
    }

    /// Gives a device of the context what the host has written.
    pub fn end(&self, device: usize) {
        if self.flags & (CL_MAP_WRITE | CL_MAP_WRITE_INVALIDATE_REGION) != 0 {
            self.part.with_bytes(device, |bytes| self.pointer.read(bytes));
        }
    }
}

/// What is mapped.
#[derive(Default)]
pub struct Maps(Mutex<Vec<Map>>);

impl Maps {
    /// Adds a map.
    pub fn add(&self, map: Map) {
        locked(&self.0).push(map);
    }

    /// Takes a map away.
    ///
    /// # Errors
    /// When there is none at that pointer.
    pub fn take(&self, pointer: HostPointer) -> Result<Map, cl_int> {
        let mut maps = locked(&self.0);
        let place = maps.iter().position(|map| map.pointer == pointer).ok_or(CL_INVALID_VALUE)?;
        Ok(maps.remove(place))
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        locked(&self.0).len()
    }
}
