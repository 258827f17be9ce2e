//! Commands that run kernels, and those that only wait; and how a command gets into its queue.

use std::ffi::c_void;
use std::sync::Arc;

use opencl_sys::*;

use super::pointers::{call, matching_list, put, wait_list};
use crate::devices::{Failure, Launch, Nanoseconds, Shape};
use crate::objects::{find, put_word, release, Block, Buffer, Event, Kernel, Object, Queue};
use crate::observe;

/// What a command waits for, whether the host program waits for it, and where its event goes.
pub(super) struct Waits {
    count: cl_uint,
    first: *const cl_event,
    is_blocking: bool,
    event: *mut cl_event,
}

impl Waits {
    /// As the last parameters of a command have it.
    pub(super) fn of(count: cl_uint, first: *const cl_event, blocking: cl_bool, event: *mut cl_event) -> Self {
        Self { count, first, is_blocking: blocking != CL_FALSE, event }
    }

    /// Whether the list is one.
    pub(super) unsafe fn check(&self, queue: &Queue) -> Result<(), cl_int> {
        wait_list(&queue.context, self.count, self.first).map(|_| ())
    }
}

/// The place of a queue's device in its context, which is the buffer's, too.
pub(super) fn place_in(queue: &Queue, buffer: &Buffer) -> Result<usize, cl_int> {
    if !Arc::ptr_eq(&queue.context, &buffer.context) {
        return Err(CL_INVALID_CONTEXT);
    }
    queue.context.place_of(&queue.device)
}

/// Enqueues a command that takes as long as it takes here.
pub(super) unsafe fn submit(
    queue: &Arc<Queue>,
    kind: cl_command_type,
    waits: Waits,
    work: impl FnOnce() -> Result<(), Failure> + Send + 'static,
) -> Result<(), cl_int> {
    submit_timed(queue, kind, waits, || work().map(|()| None))
}

/// Enqueues a command that may say how long it takes on the device.
unsafe fn submit_timed(
    queue: &Arc<Queue>,
    kind: cl_command_type,
    waits: Waits,
    work: impl FnOnce() -> Result<Option<Nanoseconds>, Failure> + Send + 'static,
) -> Result<(), cl_int> {
    let wait_for = wait_list(&queue.context, waits.count, waits.first)?;
    if waits.is_blocking && wait_for.iter().any(|event| event.status() < CL_COMPLETE) {
        return Err(CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST);
    }
    let event = queue.enqueue(kind, wait_for, Box::new(work));
    let ended = if waits.is_blocking {
        let ended = event.wait();
        // The error of the command itself, or of one before it of which the host program does not know.
        queue.take_failure().and(ended)
    } else {
        Ok(())
    };
    // With an error the host program gets no event.
    if waits.event.is_null() || ended.is_err() {
        release::<Event>(event.handle())?;
    } else {
        put(waits.event, event.handle());
    }
    ended
}

/// A range as the host program asks for it; `None` of the parameters that it leaves out.
struct Range {
    dimensions: usize,
    items: [u64; 3],
    group: [u64; 3],
    offset: [u64; 3],
}

impl Range {
    unsafe fn of(
        dimensions: cl_uint,
        offset: *const usize,
        items: *const usize,
        group: *const usize,
    ) -> Result<Self, cl_int> {
        let dimensions = dimensions as usize;
        if !(1..=3).contains(&dimensions) {
            return Err(CL_INVALID_WORK_DIMENSION);
        }
        if items.is_null() {
            return Err(CL_INVALID_GLOBAL_WORK_SIZE);
        }
        let numbers = |first: *const usize| {
            let mut numbers = [0; 3];
            if !first.is_null() {
                for (place, number) in numbers.iter_mut().take(dimensions).enumerate() {
                    *number = first.add(place).read_unaligned() as u64;
                }
            }
            numbers
        };
        let range = Self { dimensions, items: numbers(items), group: numbers(group), offset: numbers(offset) };
        if !group.is_null() && range.group[..dimensions].contains(&0) {
            return Err(CL_INVALID_WORK_GROUP_SIZE);
        }
        Ok(range)
    }

    /// Whether a kernel can have it on a device of a shape.
    fn check(&self, kernel: &Kernel, shape: &Shape) -> Result<(), cl_int> {
        let (address_bits, group_items) = (shape.config.arch.word_bits(), shape.group_items);
        let most = if address_bits < 64 { (1 << address_bits) - 1 } else { u64::MAX };
        for dimension in 0..self.dimensions {
            let (items, offset) = (self.items[dimension], self.offset[dimension]);
            if items > most {
                return Err(CL_INVALID_GLOBAL_WORK_SIZE);
            }
            if items.checked_add(offset).is_none_or(|end| end > most) {
                return Err(CL_INVALID_GLOBAL_OFFSET);
            }
        }
        let required = kernel.signature.group.map(u64::from);
        let is_required = required[0] != 0;
        let is_given = self.group[0] != 0;
        let with_ones = |numbers: [u64; 3]| numbers.map(|number| number.max(1));
        if is_required && is_given && with_ones(self.group) != required {
            return Err(CL_INVALID_WORK_GROUP_SIZE);
        }
        if !is_required && !is_given {
            return Ok(());
        }
        let group = if is_given { with_ones(self.group) } else { required };
        if group.iter().any(|size| *size > group_items) {
            return Err(CL_INVALID_WORK_ITEM_SIZE);
        }
        let divides = group.iter().zip(with_ones(self.items)).all(|(size, items)| items % size == 0);
        if group.iter().product::<u64>() > group_items || !divides && !kernel.signature.has_parts {
            return Err(CL_INVALID_WORK_GROUP_SIZE);
        }
        Ok(())
    }
}

unsafe fn run_kernel(
    command_queue: cl_command_queue,
    kernel: cl_kernel,
    range: impl FnOnce() -> Result<Range, cl_int>,
    kind: cl_command_type,
    waits: Waits,
) -> Result<(), cl_int> {
    let queue = find::<Queue>(command_queue)?;
    let kernel = find::<Kernel>(kernel)?;
    if !Arc::ptr_eq(&queue.context, &kernel.program.context) {
        return Err(CL_INVALID_CONTEXT);
    }
    let place = queue.context.place_of(&queue.device)?;
    let program = kernel.program.executable_for(place)?;
    let Block { bytes: mut arguments, pointees, reached } = kernel.block()?;
    let range = range()?;
    let shape = queue.device.device.shape();
    range.check(&kernel, shape)?;
    if program.linked.local_bytes + kernel.local_bytes() > shape.local_bytes() {
        return Err(CL_OUT_OF_RESOURCES);
    }
    let number = program.linked.number(&kernel.signature.name).ok_or(CL_INVALID_PROGRAM_EXECUTABLE)?;
    let word_bytes = shape.config.arch.word_bytes() as usize;
    let device = queue.device.clone();
    submit_timed(&queue, kind, waits, move || {
        if range.items[..range.dimensions].contains(&0) {
            return Ok(None);
        }
        let pointers: Vec<_> = pointees.iter().map(|(offset, pointee)| pointee.pointer(*offset, place)).collect();
        for pointer in &pointers {
            put_word(&mut arguments, pointer.place, word_bytes, pointer.address);
        }
        let reached = reached.iter().map(|shared| shared.part.room_in(place)).collect();
        let Range { items, group, offset, .. } = range;
        let rooms = device.rooms();
        let launch = Launch { kernel: number, items, group, offset, arguments, pointers, reached, rooms };
        observe::run(&*device.device, &program, &launch)
    })
}

pub(crate) unsafe extern "C" fn clEnqueueNDRangeKernel(
    command_queue: cl_command_queue,
    kernel: cl_kernel,
    work_dim: cl_uint,
    global_work_offset: *const usize,
    global_work_size: *const usize,
    local_work_size: *const usize,
    num_events_in_wait_list: cl_uint,
    event_wait_list: *const cl_event,
    event: *mut cl_event,
) -> cl_int {
    call(|| {
        let range = || Range::of(work_dim, global_work_offset, global_work_size, local_work_size);
        let waits = Waits::of(num_events_in_wait_list, event_wait_list, CL_FALSE, event);
        run_kernel(command_queue, kernel, range, CL_COMMAND_NDRANGE_KERNEL, waits)
    })
}

pub(crate) unsafe extern "C" fn clEnqueueTask(
    command_queue: cl_command_queue,
    kernel: cl_kernel,
    num_events_in_wait_list: cl_uint,
    event_wait_list: *const cl_event,
    event: *mut cl_event,
) -> cl_int {
    call(|| {
        let range = || Ok(Range { dimensions: 1, items: [1, 0, 0], group: [1, 0, 0], offset: [0; 3] });
        let waits = Waits::of(num_events_in_wait_list, event_wait_list, CL_FALSE, event);
        run_kernel(command_queue, kernel, range, CL_COMMAND_TASK, waits)
    })
}

pub(crate) unsafe extern "C" fn clEnqueueNativeKernel(
    command_queue: cl_command_queue,
    _user_func: Option<unsafe extern "C" fn(*mut c_void)>,
    _args: *mut c_void,
    _cb_args: usize,
    _num_mem_objects: cl_uint,
    _mem_list: *const cl_mem,
    _args_mem_loc: *mut *const c_void,
    _num_events_in_wait_list: cl_uint,
    _event_wait_list: *const cl_event,
    _event: *mut cl_event,
) -> cl_int {
    call(|| {
        find::<Queue>(command_queue)?;
        Err(CL_INVALID_OPERATION)
    })
}

/// A command that does nothing but wait: for its events, and for those before it, as all commands do.
unsafe fn wait(command_queue: cl_command_queue, kind: cl_command_type, waits: Waits) -> Result<(), cl_int> {
    submit(&find::<Queue>(command_queue)?, kind, waits, || Ok(()))
}

pub(crate) unsafe extern "C" fn clEnqueueMarkerWithWaitList(
    command_queue: cl_command_queue,
    num_events_in_wait_list: cl_uint,
    event_wait_list: *const cl_event,
    event: *mut cl_event,
) -> cl_int {
    let waits = Waits::of(num_events_in_wait_list, event_wait_list, CL_FALSE, event);
    call(|| wait(command_queue, CL_COMMAND_MARKER, waits))
}

pub(crate) unsafe extern "C" fn clEnqueueBarrierWithWaitList(
    command_queue: cl_command_queue,
    num_events_in_wait_list: cl_uint,
    event_wait_list: *const cl_event,
    event: *mut cl_event,
) -> cl_int {
    let waits = Waits::of(num_events_in_wait_list, event_wait_list, CL_FALSE, event);
    call(|| wait(command_queue, CL_COMMAND_BARRIER, waits))
}

pub(crate) unsafe extern "C" fn clEnqueueMarker(command_queue: cl_command_queue, event: *mut cl_event) -> cl_int {
    call(|| {
        find::<Queue>(command_queue)?;
        if event.is_null() {
            return Err(CL_INVALID_VALUE);
        }
        wait(command_queue, CL_COMMAND_MARKER, Waits::of(0, std::ptr::null(), CL_FALSE, event))
    })
}

pub(crate) unsafe extern "C" fn clEnqueueWaitForEvents(
    command_queue: cl_command_queue,
    num_events: cl_uint,
    event_list: *const cl_event,
) -> cl_int {
    call(|| {
        let queue = find::<Queue>(command_queue)?;
        matching_list(event_list, num_events, CL_INVALID_VALUE)?;
        if num_events == 0 {
            return Err(CL_INVALID_VALUE);
        }
        let waits = Waits::of(num_events, event_list, CL_FALSE, std::ptr::null_mut());
        let is_none = |code| if code == CL_INVALID_EVENT_WAIT_LIST { CL_INVALID_EVENT } else { code };
        waits.check(&queue).map_err(is_none)?;
        wait(command_queue, CL_COMMAND_BARRIER, waits)
    })
}

pub(crate) unsafe extern "C" fn clEnqueueBarrier(command_queue: cl_command_queue) -> cl_int {
    let waits = Waits::of(0, std::ptr::null(), CL_FALSE, std::ptr::null_mut());
    call(|| wait(command_queue, CL_COMMAND_BARRIER, waits))
}
