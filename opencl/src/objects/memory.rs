//! Memory that kernels reach: a room in each device of a context. The contents are those of one device, the last that
//! has used them; another gets them before it does.

use std::sync::{Arc, Mutex};

use opencl_sys::{cl_int, CL_MAP_FAILURE, CL_MEM_OBJECT_ALLOCATION_FAILURE};

use super::{locked, DeviceId};
use crate::api::{HostMemory, HostPointer};
use crate::devices::Room;

/// A room in each device of a context.
pub struct Memory {
    /// The rooms, by the context's devices.
    rooms: Vec<Taken>,
    /// How large each is.
    bytes: usize,
    /// The device that has used it last.
    current: Mutex<usize>,
    /// Where the host sees it when it maps it.
    host: Mutex<Option<HostMemory>>,
    /// The rooms and the host's memory are at one address.
    is_shared: bool,
}

/// A room of a device's memory, until it goes away.
struct Taken {
    device: Arc<DeviceId>,
    address: u64,
}

impl Drop for Taken {
    fn drop(&mut self) {
        self.device.free(self.address);
    }
}

impl Memory {
    /// Memory of so many bytes, anywhere.
    ///
    /// # Errors
    /// When a device has no room.
    pub fn new(devices: &[Arc<DeviceId>], bytes: usize) -> Result<Arc<Self>, cl_int> {
        let rooms = devices.iter().map(|device| {
            let address = device.allocate(bytes as u64)?;
            Some(Taken { device: device.clone(), address })
        });
        let rooms = rooms.collect::<Option<Vec<_>>>().ok_or(CL_MEM_OBJECT_ALLOCATION_FAILURE)?;
        Ok(Arc::new(Self { rooms, bytes, current: Mutex::default(), host: Mutex::default(), is_shared: false }))
    }

    /// Memory of so many bytes that is at one address in all devices and in the host's memory, if there is such a place.
    pub fn shared(devices: &[Arc<DeviceId>], bytes: usize) -> Option<Arc<Self>> {
        let page = HostMemory::page_bytes();
        let mut from = 0;
        loop {
            let address = devices.first()?.allocate_behind(from, bytes as u64, page)?;
            let first = Taken { device: devices[0].clone(), address };
            let others = devices[1..].iter().map(|device| {
                let is_free = device.allocate_at(address, bytes as u64, page);
                is_free.then(|| Taken { device: device.clone(), address })
            });
            let rooms = std::iter::once(Some(first)).chain(others).collect::<Option<Vec<_>>>();
            if let Some((rooms, host)) = rooms.and_then(|rooms| Some((rooms, HostMemory::at(address, bytes)?))) {
                let host = Mutex::new(Some(host));
                return Some(Arc::new(Self { rooms, bytes, current: Mutex::default(), host, is_shared: true }));
            }
            from = address + page;
        }
    }

    /// Whether it is at one address in all devices and in the host's memory.
    pub fn is_shared(&self) -> bool {
        self.is_shared
    }

    /// The address in a device of the context, which then has what was written last.
    pub fn address_in(&self, device: usize) -> u64 {
        let mut current = locked(&self.current);
        let last = std::mem::replace(&mut *current, device);
        if last != device {
            let [from, to] = [last, device].map(|place| self.rooms[place].address as usize);
            let [last, device] = [last, device].map(|place| &self.rooms[place].device.device);
            let mut content = Vec::new();
            last.with_memory(&mut |memory| content = memory[from..from + self.bytes].to_vec());
            device.with_memory(&mut |memory| memory[to..to + self.bytes].copy_from_slice(&content));
        }
        self.rooms[device].address
    }

    /// Where the host sees it.
    ///
    /// # Errors
    /// When the host has no memory for that.
    pub fn host(&self) -> Result<HostPointer, cl_int> {
        let mut host = locked(&self.host);
        if host.is_none() {
            *host = Some(HostMemory::new(self.bytes).ok_or(CL_MAP_FAILURE)?);
        }
        host.as_ref().map(HostMemory::pointer).ok_or(CL_MAP_FAILURE)
    }
}

/// A part of memory.
#[derive(Clone)]
pub struct Part {
    /// The memory.
    pub memory: Arc<Memory>,
    /// Where it begins there.
    pub start: usize,
    /// Its bytes.
    pub bytes: usize,
}

impl Part {
    /// All of it.
    pub fn whole(memory: Arc<Memory>) -> Self {
        let bytes = memory.bytes;
        Self { memory, start: 0, bytes }
    }

    /// A part of this one, which has it.
    pub fn within(&self, start: usize, bytes: usize) -> Self {
        Self { memory: self.memory.clone(), start: self.start + start, bytes }
    }

    /// The address in a device of the context, which then has what was written last.
    pub fn address_in(&self, device: usize) -> u64 {
        self.memory.address_in(device) + self.start as u64
    }

    /// What a kernel reaches through it in a device of the context. Of shared memory that is all: it may hold addresses
    /// of its own.
    pub fn room_in(&self, device: usize) -> Room {
        let (start, bytes) = match self.memory.is_shared {
            true => (self.memory.address_in(device), self.memory.bytes),
            false => (self.address_in(device), self.bytes),
        };
        Room { start, end: start + bytes as u64, is_shared: self.memory.is_shared }
    }

    /// Reads or changes its bytes in a device of the context.
    pub fn with_bytes<R>(&self, device: usize, change: impl FnOnce(&mut [u8]) -> R) -> Option<R> {
        let from = self.address_in(device) as usize;
        let (mut change, mut result) = (Some(change), None);
        self.memory.rooms[device].device.device.with_memory(&mut |memory| {
            let bytes = memory.get_mut(from..from + self.bytes);
            result = bytes.and_then(|bytes| change.take().map(|change| change(bytes)));
        });
        result
    }

    /// Copies it to one of as many bytes, which may overlap with it.
    pub fn copy_to(&self, other: &Self, device: usize) {
        let content = self.with_bytes(device, |bytes| bytes.to_vec());
        other.with_bytes(device, |bytes| content.into_iter().for_each(|content| bytes.copy_from_slice(&content)));
    }
}
