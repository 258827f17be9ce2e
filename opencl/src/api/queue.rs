//! Command queues.

use std::ffi::c_void;
use std::sync::Arc;

use opencl_sys::*;

use super::answer::{answer, Answer};
use super::device::QUEUES;
use super::pointers::{as_given, call, make, properties as pairs};
use crate::objects::{find, register, release, retain, Context, DeviceId, Object, Queue};

fn create(
    context: cl_context,
    device: cl_device_id,
    properties: cl_command_queue_properties,
    listed: Vec<u64>,
) -> Result<Arc<Queue>, cl_int> {
    let context = find::<Context>(context)?;
    let device = find::<DeviceId>(device)?;
    context.place_of(&device)?;
    let known = CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE
        | CL_QUEUE_PROFILING_ENABLE
        | CL_QUEUE_ON_DEVICE
        | CL_QUEUE_ON_DEVICE_DEFAULT;
    if properties & !known != 0 {
        return Err(CL_INVALID_VALUE);
    }
    if properties & !QUEUES != 0 {
        return Err(CL_INVALID_QUEUE_PROPERTIES);
    }
    let queue = register(|base| Queue::new(base, context.clone(), device, properties, listed));
    context.add_queue(&queue);
    Ok(queue)
}

pub(crate) unsafe extern "C" fn clCreateCommandQueue(
    context: cl_context,
    device: cl_device_id,
    properties: cl_command_queue_properties,
    errcode_ret: *mut cl_int,
) -> cl_command_queue {
    make(errcode_ret, || create(context, device, properties, Vec::new()))
}

pub(crate) unsafe extern "C" fn clCreateCommandQueueWithProperties(
    context: cl_context,
    device: cl_device_id,
    properties: *const cl_queue_properties,
    errcode_ret: *mut cl_int,
) -> cl_command_queue {
    make(errcode_ret, || {
        let mut wanted = 0;
        for (name, value) in pairs(properties) {
            match name as cl_command_queue_info {
                CL_QUEUE_PROPERTIES => wanted = value,
                CL_QUEUE_SIZE => return Err(CL_INVALID_QUEUE_PROPERTIES),
                _ => return Err(CL_INVALID_VALUE),
            }
        }
        create(context, device, wanted, as_given(properties))
    })
}

pub(crate) unsafe extern "C" fn clRetainCommandQueue(command_queue: cl_command_queue) -> cl_int {
    call(|| retain::<Queue>(command_queue))
}

pub(crate) unsafe extern "C" fn clReleaseCommandQueue(command_queue: cl_command_queue) -> cl_int {
    call(|| {
        find::<Queue>(command_queue)?.context.progress();
        release::<Queue>(command_queue)
    })
}

pub(crate) unsafe extern "C" fn clGetCommandQueueInfo(
    command_queue: cl_command_queue,
    param_name: cl_command_queue_info,
    param_value_size: usize,
    param_value: *mut c_void,
    param_value_size_ret: *mut usize,
) -> cl_int {
    answer(param_value_size, param_value, param_value_size_ret, || {
        let queue = find::<Queue>(command_queue)?;
        Ok(match param_name {
            CL_QUEUE_CONTEXT => Answer::handle(queue.context.handle()),
            CL_QUEUE_DEVICE => Answer::handle(queue.device.handle()),
            CL_QUEUE_REFERENCE_COUNT => Answer::uint(queue.references()),
            CL_QUEUE_PROPERTIES => Answer::ulong(queue.properties),
            CL_QUEUE_PROPERTIES_ARRAY => Answer::ulongs(&queue.listed),
            CL_QUEUE_DEVICE_DEFAULT => Answer::handle(std::ptr::null_mut()),
            // Of queues on the device alone.
            CL_QUEUE_SIZE => return Err(CL_INVALID_COMMAND_QUEUE),
            _ => return Err(CL_INVALID_VALUE),
        })
    })
}

pub(crate) unsafe extern "C" fn clSetCommandQueueProperty(
    command_queue: cl_command_queue,
    _properties: cl_command_queue_properties,
    _enable: cl_bool,
    _old_properties: *mut cl_command_queue_properties,
) -> cl_int {
    call(|| {
        find::<Queue>(command_queue)?;
        // It went away with OpenCL 1.1.
        Err(CL_INVALID_OPERATION)
    })
}

pub(crate) unsafe extern "C" fn clFlush(command_queue: cl_command_queue) -> cl_int {
    call(|| {
        find::<Queue>(command_queue)?.context.progress();
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn clFinish(command_queue: cl_command_queue) -> cl_int {
    call(|| find::<Queue>(command_queue)?.finish())
}
