//! Shared virtual memory, coarse-grained: allocations, and commands that move their bytes.
//!
//! Pointers that are none of the context's shared memory are codes, where the specification leaves it open what happens.

use std::ffi::c_void;

use opencl_sys::*;

use super::enqueue::{submit, Waits};
use super::memory::KERNEL_ACCESS;
use super::pointers::{call, matching_list, HostMemory, HostPointer};
use super::transfer::{check_map_flags, check_migration, pattern_of};
use crate::objects::{find, Context, Map, Object, Part, Queue, SharedPlace};

/// What frees pointers in place of the driver: it gets the queue, how many they are, them, and its data.
type Free = Option<unsafe extern "C" fn(cl_command_queue, cl_uint, *mut *mut c_void, *mut c_void)>;

pub(crate) unsafe extern "C" fn clSVMAlloc(
    context: cl_context,
    flags: cl_svm_mem_flags,
    size: usize,
    alignment: cl_uint,
) -> *mut c_void {
    let mut allocated = std::ptr::null_mut();
    // The function has no code to give.
    let _ = call(|| {
        let context = find::<Context>(context)?;
        if flags & !KERNEL_ACCESS != 0 || flags.count_ones() > 1 {
            return Err(CL_INVALID_VALUE);
        }
        if alignment != 0 && !alignment.is_power_of_two() || u64::from(alignment) > HostMemory::page_bytes() {
            return Err(CL_INVALID_VALUE);
        }
        let most = context.devices.iter().map(|device| device.device.shape().buffer_bytes()).min();
        if size == 0 || most.is_none_or(|most| size as u64 > most) {
            return Err(CL_INVALID_BUFFER_SIZE);
        }
        let pointer = context.shared.add(&context.devices, size).ok_or(CL_MEM_OBJECT_ALLOCATION_FAILURE)?;
        allocated = pointer.pointer();
        Ok(())
    });
    allocated
}

pub(crate) unsafe extern "C" fn clSVMFree(context: cl_context, svm_pointer: *mut c_void) {
    // The function has no code to give, and null is freed, too.
    let _ = call(|| {
        let context = find::<Context>(context)?;
        context.shared.remove(HostPointer::of(svm_pointer)?);
        Ok(())
    });
}

/// The place of a pointer in the shared memory of a queue's context.
fn place_of(queue: &Queue, pointer: *const c_void) -> Result<SharedPlace, cl_int> {
    queue.context.shared.find(HostPointer::of(pointer)?).ok_or(CL_INVALID_VALUE)
}

/// Pointers of the host program that another thread may use.
struct Pointers(Vec<usize>);

impl Pointers {
    unsafe fn of(first: *const *mut c_void, count: cl_uint) -> Result<Self, cl_int> {
        // The list is checked here and read below: it need not be aligned.
        matching_list(first.cast::<u8>(), count, CL_INVALID_VALUE)?;
        Ok(Self((0..count as usize).map(|place| first.add(place).read_unaligned() as usize).collect()))
    }

    fn iter(&self) -> impl Iterator<Item = *mut c_void> + '_ {
        self.0.iter().map(|pointer| *pointer as *mut c_void)
    }
}

pub(crate) unsafe extern "C" fn clEnqueueSVMFree(
    command_queue: cl_command_queue,
    num_svm_pointers: cl_uint,
    svm_pointers: *mut *mut c_void,
    pfn_free_func: Free,
    user_data: *mut c_void,
    num_events_in_wait_list: cl_uint,
    event_wait_list: *const cl_event,
    event: *mut cl_event,
) -> cl_int {
    call(|| {
        let queue = find::<Queue>(command_queue)?;
        let pointers = Pointers::of(svm_pointers, num_svm_pointers)?;
        let waits = Waits::of(num_events_in_wait_list, event_wait_list, CL_FALSE, event);
        let Some(free) = pfn_free_func else {
            for pointer in pointers.iter().filter(|pointer| !pointer.is_null()) {
                let place = place_of(&queue, pointer)?;
                if place.offset != 0 {
                    return Err(CL_INVALID_VALUE);
                }
            }
            let context = queue.context.clone();
            return submit(&queue, CL_COMMAND_SVM_FREE, waits, move || {
                pointers.iter().flat_map(|pointer| HostPointer::of(pointer)).for_each(|pointer| {
                    context.shared.remove(pointer);
                });
                Ok(())
            });
        };
        let (handle, user_data) = (queue.handle() as usize, user_data as usize);
        submit(&queue, CL_COMMAND_SVM_FREE, waits, move || {
            let mut list: Vec<_> = pointers.iter().collect();
            let first = list.as_mut_ptr();
            // SAFETY: the host program has given the function for this, with its data.
            unsafe { free(handle as cl_command_queue, num_svm_pointers, first, user_data as *mut c_void) };
            Ok(())
        })
    })
}

/// Where a copy begins or ends.
enum End {
    Shared(Part),
    Host(HostPointer),
}

impl End {
    /// So many bytes at a pointer. Shared memory has all of them, or none: the host may have memory beside it.
    fn of(queue: &Queue, pointer: *const c_void, bytes: usize) -> Result<Self, cl_int> {
        let host = HostPointer::of(pointer)?;
        match queue.context.shared.find(host) {
            Some(place) => place.part(bytes).map(Self::Shared),
            None => Ok(Self::Host(host)),
        }
    }
}

pub(crate) unsafe extern "C" fn clEnqueueSVMMemcpy(
    command_queue: cl_command_queue,
    blocking_copy: cl_bool,
    dst_ptr: *mut c_void,
    src_ptr: *const c_void,
    size: usize,
    num_events_in_wait_list: cl_uint,
    event_wait_list: *const cl_event,
    event: *mut cl_event,
) -> cl_int {
    call(|| {
        let queue = find::<Queue>(command_queue)?;
        let device = queue.context.place_of(&queue.device)?;
        let (to, from) = (End::of(&queue, dst_ptr, size)?, End::of(&queue, src_ptr, size)?);
        if (dst_ptr as usize).abs_diff(src_ptr as usize) < size {
            return Err(CL_MEM_COPY_OVERLAP);
        }
        let waits = Waits::of(num_events_in_wait_list, event_wait_list, blocking_copy, event);
        submit(&queue, CL_COMMAND_SVM_MEMCPY, waits, move || {
            match (from, to) {
                (End::Shared(from), End::Shared(to)) => from.copy_to(&to, device),
                (End::Shared(from), End::Host(to)) => {
                    from.with_bytes(device, |bytes| to.write(bytes));
                }
                (End::Host(from), End::Shared(to)) => {
                    to.with_bytes(device, |bytes| from.read(bytes));
                }
                (End::Host(from), End::Host(to)) => from.copy_to(to, size),
            }
            Ok(())
        })
    })
}

pub(crate) unsafe extern "C" fn clEnqueueSVMMemFill(
    command_queue: cl_command_queue,
    svm_ptr: *mut c_void,
    pattern: *const c_void,
    pattern_size: usize,
    size: usize,
    num_events_in_wait_list: cl_uint,
    event_wait_list: *const cl_event,
    event: *mut cl_event,
) -> cl_int {
    call(|| {
        let queue = find::<Queue>(command_queue)?;
        let device = queue.context.place_of(&queue.device)?;
        let part = place_of(&queue, svm_ptr)?.part(size)?;
        let pattern = pattern_of(pattern, pattern_size, svm_ptr as usize, size)?;
        let waits = Waits::of(num_events_in_wait_list, event_wait_list, CL_FALSE, event);
        submit(&queue, CL_COMMAND_SVM_MEMFILL, waits, move || {
            part.with_bytes(device, |bytes| {
                bytes.chunks_exact_mut(pattern.len()).for_each(|place| place.copy_from_slice(&pattern));
            });
            Ok(())
        })
    })
}

pub(crate) unsafe extern "C" fn clEnqueueSVMMap(
    command_queue: cl_command_queue,
    blocking_map: cl_bool,
    flags: cl_map_flags,
    svm_ptr: *mut c_void,
    size: usize,
    num_events_in_wait_list: cl_uint,
    event_wait_list: *const cl_event,
    event: *mut cl_event,
) -> cl_int {
    call(|| {
        let queue = find::<Queue>(command_queue)?;
        let device = queue.context.place_of(&queue.device)?;
        let (pointer, place) = (HostPointer::of(svm_ptr)?, place_of(&queue, svm_ptr)?);
        check_map_flags(flags)?;
        if size == 0 {
            return Err(CL_INVALID_VALUE);
        }
        let map = Map { pointer, part: place.part(size)?, flags };
        let waits = Waits::of(num_events_in_wait_list, event_wait_list, blocking_map, event);
        waits.check(&queue)?;
        let maps = &place.allocation.maps;
        maps.add(map.clone());
        let submitted = submit(&queue, CL_COMMAND_SVM_MAP, waits, move || {
            map.begin(device);
            Ok(())
        });
        if submitted.is_err() {
            maps.take(pointer)?;
        }
        submitted
    })
}

pub(crate) unsafe extern "C" fn clEnqueueSVMUnmap(
    command_queue: cl_command_queue,
    svm_ptr: *mut c_void,
    num_events_in_wait_list: cl_uint,
    event_wait_list: *const cl_event,
    event: *mut cl_event,
) -> cl_int {
    call(|| {
        let queue = find::<Queue>(command_queue)?;
        let device = queue.context.place_of(&queue.device)?;
        let (pointer, place) = (HostPointer::of(svm_ptr)?, place_of(&queue, svm_ptr)?);
        let waits = Waits::of(num_events_in_wait_list, event_wait_list, CL_FALSE, event);
        waits.check(&queue)?;
        let map = place.allocation.maps.take(pointer)?;
        submit(&queue, CL_COMMAND_SVM_UNMAP, waits, move || {
            map.end(device);
            Ok(())
        })
    })
}

pub(crate) unsafe extern "C" fn clEnqueueSVMMigrateMem(
    command_queue: cl_command_queue,
    num_svm_pointers: cl_uint,
    svm_pointers: *mut *const c_void,
    sizes: *const usize,
    flags: cl_mem_migration_flags,
    num_events_in_wait_list: cl_uint,
    event_wait_list: *const cl_event,
    event: *mut cl_event,
) -> cl_int {
    call(|| {
        let queue = find::<Queue>(command_queue)?;
        let device = queue.context.place_of(&queue.device)?;
        let pointers = Pointers::of(svm_pointers.cast_const().cast(), num_svm_pointers)?;
        check_migration(pointers.0.len(), flags)?;
        let memories = pointers.iter().enumerate().map(|(number, pointer)| {
            let place = place_of(&queue, pointer)?;
            let size = if sizes.is_null() { 0 } else { sizes.add(number).read_unaligned() };
            // What is moved is the whole allocation in any case.
            place.part(size)?;
            Ok(place.allocation)
        });
        let memories = memories.collect::<Result<Vec<_>, cl_int>>()?;
        let waits = Waits::of(num_events_in_wait_list, event_wait_list, CL_FALSE, event);
        submit(&queue, CL_COMMAND_SVM_MIGRATE_MEM, waits, move || {
            memories.iter().for_each(|shared| {
                shared.part.address_in(device);
            });
            Ok(())
        })
    })
}
