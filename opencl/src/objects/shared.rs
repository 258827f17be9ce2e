//! Shared virtual memory: allocations whose addresses are those of the host and of all devices of a context.
//!
//! It is coarse-grained: the contents are in the devices, and the host sees them while it has mapped them.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use opencl_sys::{cl_int, CL_INVALID_VALUE};

use super::maps::Maps;
use super::{locked, DeviceId, Memory, Part};
use crate::api::HostPointer;

/// An allocation.
pub struct Shared {
    /// All of it.
    pub part: Part,
    /// What the host has mapped.
    pub maps: Maps,
}

/// A place in an allocation.
#[derive(Clone)]
pub struct SharedPlace {
    /// The allocation.
    pub allocation: Arc<Shared>,
    /// How far behind its begin.
    pub offset: usize,
}

impl SharedPlace {
    /// What begins at this place.
    ///
    /// # Errors
    /// When the allocation ends before.
    pub fn part(&self, bytes: usize) -> Result<Part, cl_int> {
        let rest = self.rest();
        (bytes <= rest.bytes).then(|| rest.within(0, bytes)).ok_or(CL_INVALID_VALUE)
    }

    /// All that is behind this place.
    pub fn rest(&self) -> Part {
        let whole = &self.allocation.part;
        whole.within(self.offset, whole.bytes - self.offset)
    }
}

/// The allocations of a context, by their addresses.
#[derive(Default)]
pub struct Allocations(Mutex<BTreeMap<u64, Arc<Shared>>>);

impl Allocations {
    /// An allocation of so many bytes, all 0, in these devices; nothing if there is no room.
    pub fn add(&self, devices: &[Arc<DeviceId>], bytes: usize) -> Option<HostPointer> {
        let part = Part::whole(Memory::shared(devices, bytes)?);
        let pointer = part.memory.host().ok()?;
        // What an earlier buffer has left there is not to be seen.
        part.with_bytes(0, |bytes| bytes.fill(0));
        let shared = Arc::new(Shared { part, maps: Maps::default() });
        locked(&self.0).insert(pointer.address(), shared);
        Some(pointer)
    }

    /// The allocation in which an address is.
    pub fn find(&self, pointer: HostPointer) -> Option<SharedPlace> {
        let allocations = locked(&self.0);
        let (start, shared) = allocations.range(..=pointer.address()).next_back()?;
        let offset = (pointer.address() - start) as usize;
        (offset < shared.part.bytes).then(|| SharedPlace { allocation: shared.clone(), offset })
    }

    /// Gives an allocation back that begins at an address; whether there is one. Commands that use it keep its memory.
    pub fn remove(&self, pointer: HostPointer) -> bool {
        let removed = locked(&self.0).remove(&pointer.address());
        removed.is_some()
    }
}
