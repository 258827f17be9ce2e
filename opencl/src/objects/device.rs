//! A device as host programs see it: where kernels run, and the rooms of its memory.

use std::ops::Range;
use std::sync::{Arc, Mutex};

use opencl_sys::{cl_int, CL_INVALID_DEVICE};

use super::{locked, Base, Object};
use crate::devices::{Allocator, Device};

/// A device.
pub struct DeviceId {
    base: Base,
    /// What runs kernels.
    pub device: Box<dyn Device>,
    rooms: Mutex<Allocator>,
}

impl Object for DeviceId {
    const INVALID: cl_int = CL_INVALID_DEVICE;

    fn base(&self) -> &Base {
        &self.base
    }
}

impl DeviceId {
    /// A device whose memory behind the programs' is free.
    pub fn new(base: Base, device: Box<dyn Device>) -> Self {
        let rooms = Mutex::new(Allocator::new(device.shape().buffers()));
        Self { base, device, rooms }
    }

    /// Room for so many bytes, if there is some.
    pub fn allocate(&self, bytes: u64) -> Option<u64> {
        locked(&self.rooms).allocate(bytes)
    }

    /// Room for so many bytes from an address on or further behind, at a multiple of a number, if there is some.
    pub fn allocate_behind(&self, from: u64, bytes: u64, alignment: u64) -> Option<u64> {
        locked(&self.rooms).allocate_behind(from, bytes, alignment)
    }

    /// Takes the room at an address; whether it was free.
    pub fn allocate_at(&self, address: u64, bytes: u64, alignment: u64) -> bool {
        locked(&self.rooms).allocate_at(address, bytes, alignment)
    }

    /// The rooms that are taken.
    pub fn rooms(&self) -> Vec<Range<u64>> {
        locked(&self.rooms).taken()
    }

    /// Gives room back.
    pub fn free(&self, address: u64) {
        locked(&self.rooms).free(address);
    }

    /// Whether two are the same.
    pub fn is(self: &Arc<Self>, other: &Arc<Self>) -> bool {
        Arc::ptr_eq(self, other)
    }
}
