//! Buffers: parts of the memory of a context, and what the host has mapped of them.

use std::ops::Range;
use std::sync::{Arc, Mutex};

use opencl_sys::{cl_int, cl_map_flags, cl_mem_flags, CL_INVALID_MEM_OBJECT, CL_INVALID_VALUE, CL_MEM_USE_HOST_PTR};

use super::maps::{Map, Maps};
use super::{Base, Context, Handle, Object, Part};
use crate::api::HostPointer;

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
    pub part: Part,
    /// The host's own memory, if it was given with `CL_MEM_USE_HOST_PTR`.
    pub host: Option<HostPointer>,
    /// The properties, as they were given.
    pub properties: Vec<u64>,
    /// The buffer that it is a part of.
    whole: Option<Arc<Self>>,
    /// What the host has mapped.
    pub maps: Maps,
    /// What is called when it goes away, the last first.
    pub destructors: Mutex<Vec<Destructor>>,
}

impl Object for Buffer {
    const INVALID: cl_int = CL_INVALID_MEM_OBJECT;

    fn base(&self) -> &Base {
        &self.base
    }
}

impl Buffer {
    /// A buffer in some memory.
    pub fn new(
        context: &Arc<Context>,
        flags: cl_mem_flags,
        part: Part,
        host: Option<HostPointer>,
        properties: Vec<u64>,
    ) -> Arc<Self> {
        Self::of(None, context, flags, part, host, properties)
    }

    /// A part of a buffer.
    pub fn part_of(whole: &Arc<Self>, flags: cl_mem_flags, range: Range<usize>) -> Arc<Self> {
        let host = whole.host.map(|host| host.behind(range.start));
        let part = whole.part.within(range.start, range.len());
        Self::of(Some(whole.clone()), &whole.context, flags, part, host, Vec::new())
    }

    fn of(
        whole: Option<Arc<Self>>,
        context: &Arc<Context>,
        flags: cl_mem_flags,
        part: Part,
        host: Option<HostPointer>,
        properties: Vec<u64>,
    ) -> Arc<Self> {
        let (context, maps, destructors) = (context.clone(), Maps::default(), Mutex::default());
        super::register(|base| Self { base, context, flags, part, host, properties, whole, maps, destructors })
    }

    /// The buffer that it is a part of, and where it begins there.
    pub fn whole(&self) -> Option<(&Arc<Self>, usize)> {
        self.whole.as_ref().map(|whole| (whole, self.part.start - whole.part.start))
    }

    /// Reads or changes its bytes in a device of the context.
    pub fn with_bytes<R>(&self, device: usize, change: impl FnOnce(&mut [u8]) -> R) -> Option<R> {
        self.part.with_bytes(device, change)
    }

    /// Whether two lie in one memory, and where each begins there.
    pub fn common_offsets(&self, other: &Self) -> Option<(usize, usize)> {
        let (own, others) = (&self.part, &other.part);
        Arc::ptr_eq(&own.memory, &others.memory).then_some((own.start, others.start))
    }

    /// A part that lies within it.
    ///
    /// # Errors
    /// When it does not, or has no bytes.
    pub fn range(&self, offset: usize, bytes: usize) -> Result<Range<usize>, cl_int> {
        let end = offset.checked_add(bytes).filter(|end| *end <= self.part.bytes && bytes > 0);
        end.map(|end| offset..end).ok_or(CL_INVALID_VALUE)
    }

    /// Maps a part.
    ///
    /// # Errors
    /// When the host has no memory for that.
    pub fn map(&self, range: &Range<usize>, flags: cl_map_flags) -> Result<Map, cl_int> {
        let host = match self.host {
            Some(host) if self.flags & CL_MEM_USE_HOST_PTR != 0 => host,
            _ => self.part.memory.host()?.behind(self.part.start),
        };
        let part = self.part.within(range.start, range.len());
        let map = Map { pointer: host.behind(range.start), part, flags };
        self.maps.add(map.clone());
        Ok(map)
    }
}

impl Drop for Buffer {
    fn drop(&mut self) {
        let handle = self.handle();
        let destructors = std::mem::take(&mut *super::locked(&self.destructors));
        destructors.into_iter().rev().for_each(|call| call(handle));
    }
}
