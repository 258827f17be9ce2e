//! Buffers: rooms in the memory of each device of a context, and what the host has mapped of them.

use std::ops::Range;
use std::sync::{Arc, Mutex};

use opencl_sys::{
    cl_int, cl_map_flags, cl_mem_flags, CL_INVALID_MEM_OBJECT, CL_INVALID_VALUE, CL_MAP_READ, CL_MAP_WRITE,
    CL_MAP_WRITE_INVALIDATE_REGION, CL_MEM_OBJECT_ALLOCATION_FAILURE, CL_MEM_USE_HOST_PTR,
};

use super::{locked, Base, Context, Handle, Object};
use crate::api::{HostMemory, HostPointer};

/// What is called when a buffer goes away; it gets the handle.
pub type Destructor = Box<dyn FnOnce(Handle) + Send>;

/// A buffer, or a part of one.
pub struct Buffer {
    base: Base,
    /// The context.
    pub context: Arc<Context>,
    /// How it is used.
    pub flags: cl_mem_flags,
    /// Its bytes.
    pub bytes: usize,
    /// The host's own memory, if it was given with `CL_MEM_USE_HOST_PTR`.
    pub host: Option<HostPointer>,
    /// The properties, as they were given.
    pub properties: Vec<u64>,
    place: Place,
    maps: Mutex<Vec<Map>>,
    /// What is called when it goes away, the last first.
    pub destructors: Mutex<Vec<Destructor>>,
}

enum Place {
    /// A room in each device of the context.
    Whole(Rooms),
    /// A part of another buffer, from an offset on.
    Part(Arc<Buffer>, usize),
}

struct Rooms {
    /// The addresses, by the context's devices.
    addresses: Vec<u64>,
    /// The device that has written it last.
    current: Mutex<usize>,
    /// The memory that the host sees when it maps the buffer.
    mapped: Mutex<Option<HostMemory>>,
}

/// What the host has mapped.
#[derive(Clone, Copy, Debug)]
pub struct Map {
    /// Where the host sees it.
    pub pointer: HostPointer,
    /// Where it begins in the buffer.
    pub offset: usize,
    /// Its bytes.
    pub bytes: usize,
    flags: cl_map_flags,
}

impl Map {
    /// Whether the host wants to see what there is.
    pub fn reads(&self) -> bool {
        self.flags & CL_MAP_WRITE_INVALIDATE_REGION == 0 && self.flags & (CL_MAP_READ | CL_MAP_WRITE) != 0
    }

    /// Whether the host changes it.
    pub fn writes(&self) -> bool {
        self.flags & (CL_MAP_WRITE | CL_MAP_WRITE_INVALIDATE_REGION) != 0
    }
}

impl Object for Buffer {
    const INVALID: cl_int = CL_INVALID_MEM_OBJECT;

    fn base(&self) -> &Base {
        &self.base
    }
}

impl Buffer {
    /// A buffer with room in all devices.
    ///
    /// # Errors
    /// When a device has no room.
    pub fn new(
        context: &Arc<Context>,
        flags: cl_mem_flags,
        bytes: usize,
        host: Option<HostPointer>,
        properties: Vec<u64>,
    ) -> Result<Arc<Self>, cl_int> {
        let mut addresses = Vec::new();
        for device in &context.devices {
            match device.allocate(bytes as u64) {
                Some(address) => addresses.push(address),
                None => {
                    let taken = context.devices.iter().zip(addresses);
                    taken.for_each(|(device, address)| device.free(address));
                    return Err(CL_MEM_OBJECT_ALLOCATION_FAILURE);
                }
            }
        }
        let place = Place::Whole(Rooms { addresses, current: Mutex::new(0), mapped: Mutex::default() });
        Ok(Self::at(context, flags, bytes, host, properties, place))
    }

    /// A part of a buffer.
    pub fn part(whole: &Arc<Self>, flags: cl_mem_flags, range: Range<usize>) -> Arc<Self> {
        let host = whole.host.map(|host| host.behind(range.start));
        let place = Place::Part(whole.clone(), range.start);
        Self::at(&whole.context, flags, range.len(), host, Vec::new(), place)
    }

    fn at(
        context: &Arc<Context>,
        flags: cl_mem_flags,
        bytes: usize,
        host: Option<HostPointer>,
        properties: Vec<u64>,
        place: Place,
    ) -> Arc<Self> {
        let context = context.clone();
        super::register(|base| Self {
            base,
            context,
            flags,
            bytes,
            host,
            properties,
            place,
            maps: Mutex::default(),
            destructors: Mutex::default(),
        })
    }

    /// The buffer that it is a part of, and where it begins there.
    pub fn whole(&self) -> Option<(&Arc<Self>, usize)> {
        match &self.place {
            Place::Whole(_) => None,
            Place::Part(whole, offset) => Some((whole, *offset)),
        }
    }

    /// The rooms of the whole, where this begins there, and the bytes of the whole.
    fn rooms(&self) -> (&Rooms, usize, usize) {
        match &self.place {
            Place::Whole(rooms) => (rooms, 0, self.bytes),
            Place::Part(whole, offset) => {
                let (rooms, before, bytes) = whole.rooms();
                (rooms, before + offset, bytes)
            }
        }
    }

    /// The address in a device of the context, which then has what was written last.
    pub fn address_in(&self, device: usize) -> u64 {
        let (rooms, offset, bytes) = self.rooms();
        let mut current = locked(&rooms.current);
        let last = std::mem::replace(&mut *current, device);
        if last != device {
            let from = rooms.addresses[last] as usize;
            let to = rooms.addresses[device] as usize;
            let mut content = Vec::new();
            let devices = &self.context.devices;
            devices[last].device.with_memory(&mut |memory| content = memory[from..from + bytes].to_vec());
            devices[device].device.with_memory(&mut |memory| memory[to..to + bytes].copy_from_slice(&content));
        }
        rooms.addresses[device] + offset as u64
    }

    /// Reads or changes its bytes in a device of the context.
    pub fn with_bytes<R>(&self, device: usize, change: impl FnOnce(&mut [u8]) -> R) -> Option<R> {
        let from = self.address_in(device) as usize;
        let (mut change, mut result) = (Some(change), None);
        self.context.devices[device].device.with_memory(&mut |memory| {
            let bytes = memory.get_mut(from..from + self.bytes);
            result = bytes.and_then(|bytes| change.take().map(|change| change(bytes)));
        });
        result
    }

    /// Whether two lie in one memory, and where each begins there.
    pub fn common_offsets(&self, other: &Self) -> Option<(usize, usize)> {
        let ((rooms, own, _), (others, offset, _)) = (self.rooms(), other.rooms());
        std::ptr::eq(rooms, others).then_some((own, offset))
    }

    /// A part that lies within it.
    ///
    /// # Errors
    /// When it does not, or has no bytes.
    pub fn range(&self, offset: usize, bytes: usize) -> Result<Range<usize>, cl_int> {
        let end = offset.checked_add(bytes).filter(|end| *end <= self.bytes && bytes > 0);
        end.map(|end| offset..end).ok_or(CL_INVALID_VALUE)
    }

    /// Maps a part.
    pub fn map(&self, range: &Range<usize>, flags: cl_map_flags) -> Map {
        let pointer = match self.host {
            Some(host) if self.flags & CL_MEM_USE_HOST_PTR != 0 => host,
            _ => {
                let (rooms, offset, bytes) = self.rooms();
                let mut mapped = locked(&rooms.mapped);
                mapped.get_or_insert_with(|| HostMemory::new(bytes)).pointer().behind(offset)
            }
        };
        let map = Map { pointer: pointer.behind(range.start), offset: range.start, bytes: range.len(), flags };
        locked(&self.maps).push(map);
        map
    }

    /// Takes a map away.
    ///
    /// # Errors
    /// When there is none at that pointer.
    pub fn unmap(&self, pointer: HostPointer) -> Result<Map, cl_int> {
        let mut maps = locked(&self.maps);
        let place = maps.iter().position(|map| map.pointer == pointer).ok_or(CL_INVALID_VALUE)?;
        Ok(maps.remove(place))
    }

    /// How often it is mapped.
    pub fn map_count(&self) -> usize {
        locked(&self.maps).len()
    }
}

impl Drop for Buffer {
    fn drop(&mut self) {
        let handle = self.handle();
        let destructors = std::mem::take(&mut *locked(&self.destructors));
        destructors.into_iter().rev().for_each(|call| call(handle));
        if let Place::Whole(rooms) = &self.place {
            let rooms = self.context.devices.iter().zip(&rooms.addresses);
            rooms.for_each(|(device, address)| device.free(*address));
        }
    }
}
