//! Commands that move bytes: between host and buffers, and between buffers.

use std::ffi::c_void;
use std::ops::Range;
use std::sync::Arc;

use opencl_sys::*;

use super::enqueue::{place_in, submit, Waits};
use super::pointers::{call, give, matching_list, HostPointer};
use crate::objects::{find, Buffer, Handle, Queue};

/// A buffer that the host may read or write in a queue, and the device's place in the context.
fn buffer_in(queue: &Arc<Queue>, buffer: cl_mem, forbidden: cl_mem_flags) -> Result<(Arc<Buffer>, usize), cl_int> {
    let buffer = find::<Buffer>(buffer)?;
    let place = place_in(queue, &buffer)?;
    if buffer.flags & forbidden != 0 {
        return Err(CL_INVALID_OPERATION);
    }
    Ok((buffer, place))
}

const NOT_READ: cl_mem_flags = CL_MEM_HOST_WRITE_ONLY | CL_MEM_HOST_NO_ACCESS;
const NOT_WRITTEN: cl_mem_flags = CL_MEM_HOST_READ_ONLY | CL_MEM_HOST_NO_ACCESS;

pub(crate) unsafe extern "C" fn clEnqueueReadBuffer(
    command_queue: cl_command_queue,
    buffer: cl_mem,
    blocking_read: cl_bool,
    offset: usize,
    size: usize,
    ptr: *mut c_void,
    num_events_in_wait_list: cl_uint,
    event_wait_list: *const cl_event,
    event: *mut cl_event,
) -> cl_int {
    call(|| {
        let queue = find::<Queue>(command_queue)?;
        let (buffer, place) = buffer_in(&queue, buffer, NOT_READ)?;
        let host = HostPointer::of(ptr)?;
        let range = buffer.range(offset, size)?;
        let waits = Waits::of(num_events_in_wait_list, event_wait_list, blocking_read, event);
        submit(&queue, CL_COMMAND_READ_BUFFER, waits, move || {
            buffer.with_bytes(place, |bytes| host.write(&bytes[range]));
            Ok(())
        })
    })
}

pub(crate) unsafe extern "C" fn clEnqueueWriteBuffer(
    command_queue: cl_command_queue,
    buffer: cl_mem,
    blocking_write: cl_bool,
    offset: usize,
    size: usize,
    ptr: *const c_void,
    num_events_in_wait_list: cl_uint,
    event_wait_list: *const cl_event,
    event: *mut cl_event,
) -> cl_int {
    call(|| {
        let queue = find::<Queue>(command_queue)?;
        let (buffer, place) = buffer_in(&queue, buffer, NOT_WRITTEN)?;
        let host = HostPointer::of(ptr)?;
        let range = buffer.range(offset, size)?;
        let waits = Waits::of(num_events_in_wait_list, event_wait_list, blocking_write, event);
        submit(&queue, CL_COMMAND_WRITE_BUFFER, waits, move || {
            buffer.with_bytes(place, |bytes| host.read(&mut bytes[range]));
            Ok(())
        })
    })
}

/// A box of bytes within memory: where each of its rows begins.
#[derive(Clone, Copy)]
struct Rectangle {
    start: usize,
    row_pitch: usize,
    slice_pitch: usize,
    region: [usize; 3],
}

impl Rectangle {
    /// A box at an origin; pitches of 0 are those without gaps.
    unsafe fn of(
        origin: *const usize,
        region: [usize; 3],
        row_pitch: usize,
        slice_pitch: usize,
    ) -> Result<Self, cl_int> {
        if origin.is_null() {
            return Err(CL_INVALID_VALUE);
        }
        let origin: [usize; 3] = origin.cast::<[usize; 3]>().read_unaligned();
        let row_pitch = if row_pitch == 0 { region[0] } else { row_pitch };
        let least = region[1].checked_mul(row_pitch).ok_or(CL_INVALID_VALUE)?;
        let slice_pitch = if slice_pitch == 0 { least } else { slice_pitch };
        if row_pitch < region[0] || slice_pitch < least || !slice_pitch.is_multiple_of(row_pitch) {
            return Err(CL_INVALID_VALUE);
        }
        let place = |numbers: [usize; 3]| {
            let [bytes, rows, slices] = numbers;
            let rows = rows.checked_mul(row_pitch)?;
            let slices = slices.checked_mul(slice_pitch)?;
            bytes.checked_add(rows)?.checked_add(slices)
        };
        let start = place(origin).ok_or(CL_INVALID_VALUE)?;
        let rectangle = Self { start, row_pitch, slice_pitch, region };
        let last = place([region[0], region[1] - 1, region[2] - 1]);
        last.and_then(|last| start.checked_add(last)).ok_or(CL_INVALID_VALUE)?;
        Ok(rectangle)
    }

    /// One past its last byte.
    fn end(&self) -> usize {
        let [bytes, rows, slices] = self.region;
        self.start + (slices - 1) * self.slice_pitch + (rows - 1) * self.row_pitch + bytes
    }

    /// The box lies in a buffer.
    fn within(self, buffer: &Buffer) -> Result<Self, cl_int> {
        if self.end() <= buffer.part.bytes {
            Ok(self)
        } else {
            Err(CL_INVALID_VALUE)
        }
    }

    /// Where its rows begin.
    fn rows(self) -> impl Iterator<Item = usize> {
        let [_, rows, slices] = self.region;
        let starts = (0..slices).flat_map(move |slice| (0..rows).map(move |row| (slice, row)));
        starts.map(move |(slice, row)| self.start + slice * self.slice_pitch + row * self.row_pitch)
    }
}

/// The bytes, rows and slices of a box, none of which is 0.
unsafe fn region_of(region: *const usize) -> Result<[usize; 3], cl_int> {
    if region.is_null() {
        return Err(CL_INVALID_VALUE);
    }
    let region: [usize; 3] = region.cast::<[usize; 3]>().read_unaligned();
    if region.contains(&0) {
        return Err(CL_INVALID_VALUE);
    }
    Ok(region)
}

pub(crate) unsafe extern "C" fn clEnqueueReadBufferRect(
    command_queue: cl_command_queue,
    buffer: cl_mem,
    blocking_read: cl_bool,
    buffer_origin: *const usize,
    host_origin: *const usize,
    region: *const usize,
    buffer_row_pitch: usize,
    buffer_slice_pitch: usize,
    host_row_pitch: usize,
    host_slice_pitch: usize,
    ptr: *mut c_void,
    num_events_in_wait_list: cl_uint,
    event_wait_list: *const cl_event,
    event: *mut cl_event,
) -> cl_int {
    call(|| {
        let queue = find::<Queue>(command_queue)?;
        let (buffer, place) = buffer_in(&queue, buffer, NOT_READ)?;
        let host = HostPointer::of(ptr)?;
        let region = region_of(region)?;
        let from = Rectangle::of(buffer_origin, region, buffer_row_pitch, buffer_slice_pitch)?.within(&buffer)?;
        let to = Rectangle::of(host_origin, region, host_row_pitch, host_slice_pitch)?;
        let waits = Waits::of(num_events_in_wait_list, event_wait_list, blocking_read, event);
        submit(&queue, CL_COMMAND_READ_BUFFER_RECT, waits, move || {
            buffer.with_bytes(place, |bytes| {
                for (from, to) in from.rows().zip(to.rows()) {
                    host.behind(to).write(&bytes[from..from + region[0]]);
                }
            });
            Ok(())
        })
    })
}

pub(crate) unsafe extern "C" fn clEnqueueWriteBufferRect(
    command_queue: cl_command_queue,
    buffer: cl_mem,
    blocking_write: cl_bool,
    buffer_origin: *const usize,
    host_origin: *const usize,
    region: *const usize,
    buffer_row_pitch: usize,
    buffer_slice_pitch: usize,
    host_row_pitch: usize,
    host_slice_pitch: usize,
    ptr: *const c_void,
    num_events_in_wait_list: cl_uint,
    event_wait_list: *const cl_event,
    event: *mut cl_event,
) -> cl_int {
    call(|| {
        let queue = find::<Queue>(command_queue)?;
        let (buffer, place) = buffer_in(&queue, buffer, NOT_WRITTEN)?;
        let host = HostPointer::of(ptr)?;
        let region = region_of(region)?;
        let to = Rectangle::of(buffer_origin, region, buffer_row_pitch, buffer_slice_pitch)?.within(&buffer)?;
        let from = Rectangle::of(host_origin, region, host_row_pitch, host_slice_pitch)?;
        let waits = Waits::of(num_events_in_wait_list, event_wait_list, blocking_write, event);
        submit(&queue, CL_COMMAND_WRITE_BUFFER_RECT, waits, move || {
            buffer.with_bytes(place, |bytes| {
                for (from, to) in from.rows().zip(to.rows()) {
                    host.behind(from).read(&mut bytes[to..to + region[0]]);
                }
            });
            Ok(())
        })
    })
}

/// Whether a range of one buffer and one of another share bytes.
fn overlap(from: &Buffer, source: &Range<usize>, to: &Buffer, destination: &Range<usize>) -> bool {
    from.common_offsets(to).is_some_and(|(own, other)| {
        source.start + own < destination.end + other && destination.start + other < source.end + own
    })
}

/// Copies parts of a buffer into one that lies elsewhere or does not overlap with them.
fn copy(place: usize, from: &Buffer, to: &Buffer, parts: impl Iterator<Item = (Range<usize>, usize)>) {
    let parts: Vec<_> = parts.collect();
    let content = from.with_bytes(place, |bytes| {
        let parts = parts.iter().map(|(range, _)| bytes[range.clone()].to_vec());
        parts.collect::<Vec<_>>()
    });
    to.with_bytes(place, |bytes| {
        for ((_, start), part) in parts.iter().zip(content.into_iter().flatten()) {
            bytes[*start..*start + part.len()].copy_from_slice(&part);
        }
    });
}

pub(crate) unsafe extern "C" fn clEnqueueCopyBuffer(
    command_queue: cl_command_queue,
    src_buffer: cl_mem,
    dst_buffer: cl_mem,
    src_offset: usize,
    dst_offset: usize,
    size: usize,
    num_events_in_wait_list: cl_uint,
    event_wait_list: *const cl_event,
    event: *mut cl_event,
) -> cl_int {
    call(|| {
        let queue = find::<Queue>(command_queue)?;
        let (from, place) = buffer_in(&queue, src_buffer, 0)?;
        let (to, _) = buffer_in(&queue, dst_buffer, 0)?;
        let source = from.range(src_offset, size)?;
        let destination = to.range(dst_offset, size)?;
        if overlap(&from, &source, &to, &destination) {
            return Err(CL_MEM_COPY_OVERLAP);
        }
        let waits = Waits::of(num_events_in_wait_list, event_wait_list, CL_FALSE, event);
        submit(&queue, CL_COMMAND_COPY_BUFFER, waits, move || {
            copy(place, &from, &to, [(source, destination.start)].into_iter());
            Ok(())
        })
    })
}

pub(crate) unsafe extern "C" fn clEnqueueCopyBufferRect(
    command_queue: cl_command_queue,
    src_buffer: cl_mem,
    dst_buffer: cl_mem,
    src_origin: *const usize,
    dst_origin: *const usize,
    region: *const usize,
    src_row_pitch: usize,
    src_slice_pitch: usize,
    dst_row_pitch: usize,
    dst_slice_pitch: usize,
    num_events_in_wait_list: cl_uint,
    event_wait_list: *const cl_event,
    event: *mut cl_event,
) -> cl_int {
    call(|| {
        let queue = find::<Queue>(command_queue)?;
        let (from, place) = buffer_in(&queue, src_buffer, 0)?;
        let (to, _) = buffer_in(&queue, dst_buffer, 0)?;
        let region = region_of(region)?;
        let source = Rectangle::of(src_origin, region, src_row_pitch, src_slice_pitch)?.within(&from)?;
        let destination = Rectangle::of(dst_origin, region, dst_row_pitch, dst_slice_pitch)?.within(&to)?;
        let rows = move || {
            let rows = source.rows().zip(destination.rows());
            rows.map(move |(from, to)| (from..from + region[0], to))
        };
        let is_near = overlap(&from, &(source.start..source.end()), &to, &(destination.start..destination.end()));
        if is_near && share_rows(&from, &to, region[0], source, destination) {
            return Err(CL_MEM_COPY_OVERLAP);
        }
        let waits = Waits::of(num_events_in_wait_list, event_wait_list, CL_FALSE, event);
        submit(&queue, CL_COMMAND_COPY_BUFFER_RECT, waits, move || {
            copy(place, &from, &to, rows());
            Ok(())
        })
    })
}

/// Whether a row of one box shares bytes with a row of another.
fn share_rows(from: &Buffer, to: &Buffer, bytes: usize, source: Rectangle, destination: Rectangle) -> bool {
    let Some((own, other)) = from.common_offsets(to) else {
        return false;
    };
    let mut rows: Vec<_> = source.rows().map(|start| (start + own, false)).collect();
    rows.extend(destination.rows().map(|start| (start + other, true)));
    rows.sort_unstable();
    rows.windows(2).any(|pair| pair[0].1 != pair[1].1 && pair[1].0 < pair[0].0 + bytes)
}

/// The pattern that fills so many bytes from a place on.
pub(super) fn pattern_of(
    pattern: *const c_void,
    pattern_size: usize,
    place: usize,
    size: usize,
) -> Result<Vec<u8>, cl_int> {
    let host = HostPointer::of(pattern)?;
    if !pattern_size.is_power_of_two()
        || pattern_size > 128
        || !place.is_multiple_of(pattern_size)
        || !size.is_multiple_of(pattern_size)
    {
        return Err(CL_INVALID_VALUE);
    }
    let mut bytes = vec![0; pattern_size];
    host.read(&mut bytes);
    Ok(bytes)
}

pub(crate) unsafe extern "C" fn clEnqueueFillBuffer(
    command_queue: cl_command_queue,
    buffer: cl_mem,
    pattern: *const c_void,
    pattern_size: usize,
    offset: usize,
    size: usize,
    num_events_in_wait_list: cl_uint,
    event_wait_list: *const cl_event,
    event: *mut cl_event,
) -> cl_int {
    call(|| {
        let queue = find::<Queue>(command_queue)?;
        let (buffer, place) = buffer_in(&queue, buffer, 0)?;
        let pattern = pattern_of(pattern, pattern_size, offset, size)?;
        let range = buffer.range(offset, size)?;
        let waits = Waits::of(num_events_in_wait_list, event_wait_list, CL_FALSE, event);
        submit(&queue, CL_COMMAND_FILL_BUFFER, waits, move || {
            buffer.with_bytes(place, |bytes| {
                bytes[range].chunks_exact_mut(pattern.len()).for_each(|place| place.copy_from_slice(&pattern));
            });
            Ok(())
        })
    })
}

/// No flag that is unknown, and none beside the one that says that the host writes all of it.
pub(super) fn check_map_flags(flags: cl_map_flags) -> Result<(), cl_int> {
    let known = CL_MAP_READ | CL_MAP_WRITE | CL_MAP_WRITE_INVALIDATE_REGION;
    let is_both = flags & CL_MAP_WRITE_INVALIDATE_REGION != 0 && flags & (CL_MAP_READ | CL_MAP_WRITE) != 0;
    if flags & !known != 0 || is_both {
        return Err(CL_INVALID_VALUE);
    }
    Ok(())
}

pub(crate) unsafe extern "C" fn clEnqueueMapBuffer(
    command_queue: cl_command_queue,
    buffer: cl_mem,
    blocking_map: cl_bool,
    map_flags: cl_map_flags,
    offset: usize,
    size: usize,
    num_events_in_wait_list: cl_uint,
    event_wait_list: *const cl_event,
    event: *mut cl_event,
    errcode_ret: *mut cl_int,
) -> *mut c_void {
    give(errcode_ret, || {
        let queue = find::<Queue>(command_queue)?;
        let reads = map_flags & CL_MAP_READ != 0;
        let writes = map_flags & (CL_MAP_WRITE | CL_MAP_WRITE_INVALIDATE_REGION) != 0;
        let forbidden = if reads { NOT_READ } else { 0 } | if writes { NOT_WRITTEN } else { 0 };
        let (buffer, place) = buffer_in(&queue, buffer, forbidden)?;
        let range = buffer.range(offset, size)?;
        check_map_flags(map_flags)?;
        let waits = Waits::of(num_events_in_wait_list, event_wait_list, blocking_map, event);
        waits.check(&queue)?;
        let map = buffer.map(&range, map_flags)?;
        let pointer = map.pointer;
        // The command keeps the buffer.
        let mapped = buffer.clone();
        let submitted = submit(&queue, CL_COMMAND_MAP_BUFFER, waits, move || {
            map.begin(place);
            drop(mapped);
            Ok(())
        });
        if let Err(code) = submitted {
            buffer.maps.take(pointer)?;
            return Err(code);
        }
        Ok(pointer.pointer())
    })
}

pub(crate) unsafe extern "C" fn clEnqueueUnmapMemObject(
    command_queue: cl_command_queue,
    memobj: cl_mem,
    mapped_ptr: *mut c_void,
    num_events_in_wait_list: cl_uint,
    event_wait_list: *const cl_event,
    event: *mut cl_event,
) -> cl_int {
    call(|| {
        let queue = find::<Queue>(command_queue)?;
        let (buffer, place) = buffer_in(&queue, memobj, 0)?;
        let waits = Waits::of(num_events_in_wait_list, event_wait_list, CL_FALSE, event);
        waits.check(&queue)?;
        let map = buffer.maps.take(HostPointer::of(mapped_ptr)?)?;
        submit(&queue, CL_COMMAND_UNMAP_MEM_OBJECT, waits, move || {
            map.end(place);
            drop(buffer);
            Ok(())
        })
    })
}

/// Something to migrate, and no flag that is unknown.
pub(super) fn check_migration(count: usize, flags: cl_mem_migration_flags) -> Result<(), cl_int> {
    let known = CL_MIGRATE_MEM_OBJECT_HOST | CL_MIGRATE_MEM_OBJECT_CONTENT_UNDEFINED;
    if count == 0 || flags & !known != 0 {
        return Err(CL_INVALID_VALUE);
    }
    Ok(())
}

pub(crate) unsafe extern "C" fn clEnqueueMigrateMemObjects(
    command_queue: cl_command_queue,
    num_mem_objects: cl_uint,
    mem_objects: *const cl_mem,
    flags: cl_mem_migration_flags,
    num_events_in_wait_list: cl_uint,
    event_wait_list: *const cl_event,
    event: *mut cl_event,
) -> cl_int {
    call(|| {
        let queue = find::<Queue>(command_queue)?;
        let handles: &[Handle] = matching_list(mem_objects, num_mem_objects, CL_INVALID_VALUE)?;
        check_migration(handles.len(), flags)?;
        let buffers = handles.iter().map(|handle| buffer_in(&queue, *handle, 0));
        let buffers = buffers.collect::<Result<Vec<_>, _>>()?;
        let waits = Waits::of(num_events_in_wait_list, event_wait_list, CL_FALSE, event);
        submit(&queue, CL_COMMAND_MIGRATE_MEM_OBJECTS, waits, move || {
            for (buffer, place) in &buffers {
                buffer.part.address_in(*place);
            }
            Ok(())
        })
    })
}
