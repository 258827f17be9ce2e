//! Events.

use std::ffi::c_void;
use std::sync::Arc;

use opencl_sys::*;

use super::answer::{answer, Answer};
use super::pointers::{call, list, make};
use crate::objects::{find, release, retain, Context, Event, Object};

pub(crate) unsafe extern "C" fn clCreateUserEvent(context: cl_context, errcode_ret: *mut cl_int) -> cl_event {
    make(errcode_ret, || Ok(Event::of_user(&find::<Context>(context)?)))
}

pub(crate) unsafe extern "C" fn clSetUserEventStatus(event: cl_event, execution_status: cl_int) -> cl_int {
    call(|| {
        let event = find::<Event>(event)?;
        if event.queue.is_some() {
            return Err(CL_INVALID_EVENT);
        }
        if execution_status > CL_COMPLETE {
            return Err(CL_INVALID_VALUE);
        }
        event.set_by_user(execution_status)
    })
}

pub(crate) unsafe extern "C" fn clWaitForEvents(num_events: cl_uint, event_list: *const cl_event) -> cl_int {
    call(|| {
        if num_events == 0 || event_list.is_null() {
            return Err(CL_INVALID_VALUE);
        }
        let handles = list(event_list, num_events as usize).iter();
        let events = handles.map(|handle| find::<Event>(*handle)).collect::<Result<Vec<_>, _>>()?;
        if events.iter().any(|event| !Arc::ptr_eq(&event.context, &events[0].context)) {
            return Err(CL_INVALID_CONTEXT);
        }
        let mut result = Ok(());
        for event in events {
            result = result.and(event.wait());
        }
        result
    })
}

pub(crate) unsafe extern "C" fn clGetEventInfo(
    event: cl_event,
    param_name: cl_event_info,
    param_value_size: usize,
    param_value: *mut c_void,
    param_value_size_ret: *mut usize,
) -> cl_int {
    answer(param_value_size, param_value, param_value_size_ret, || {
        let event = find::<Event>(event)?;
        Ok(match param_name {
            CL_EVENT_COMMAND_QUEUE => {
                Answer::handle(event.queue.as_ref().map_or(std::ptr::null_mut(), |queue| queue.handle()))
            }
            CL_EVENT_CONTEXT => Answer::handle(event.context.handle()),
            CL_EVENT_COMMAND_TYPE => Answer::uint(event.command),
            CL_EVENT_COMMAND_EXECUTION_STATUS => {
                event.context.progress();
                Answer::int(event.status())
            }
            CL_EVENT_REFERENCE_COUNT => Answer::uint(event.references()),
            _ => return Err(CL_INVALID_VALUE),
        })
    })
}

pub(crate) unsafe extern "C" fn clSetEventCallback(
    event: cl_event,
    command_exec_callback_type: cl_int,
    pfn_notify: Option<unsafe extern "C" fn(cl_event, cl_int, *mut c_void)>,
    user_data: *mut c_void,
) -> cl_int {
    call(|| {
        let found = find::<Event>(event)?;
        let notify = pfn_notify.ok_or(CL_INVALID_VALUE)?;
        if !matches!(command_exec_callback_type, CL_COMPLETE | CL_RUNNING | CL_SUBMITTED) {
            return Err(CL_INVALID_VALUE);
        }
        let (handle, user_data) = (event as usize, user_data as usize);
        found.when(
            command_exec_callback_type,
            // SAFETY: the host program has given the function for this, with its data.
            Box::new(move |status| unsafe { notify(handle as cl_event, status, user_data as *mut c_void) }),
        );
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn clRetainEvent(event: cl_event) -> cl_int {
    call(|| retain::<Event>(event))
}

pub(crate) unsafe extern "C" fn clReleaseEvent(event: cl_event) -> cl_int {
    call(|| release::<Event>(event))
}

pub(crate) unsafe extern "C" fn clGetEventProfilingInfo(
    event: cl_event,
    param_name: cl_profiling_info,
    param_value_size: usize,
    param_value: *mut c_void,
    param_value_size_ret: *mut usize,
) -> cl_int {
    answer(param_value_size, param_value, param_value_size_ret, || {
        let event = find::<Event>(event)?;
        let queue = event.queue.as_ref().ok_or(CL_PROFILING_INFO_NOT_AVAILABLE)?;
        if queue.properties & CL_QUEUE_PROFILING_ENABLE == 0 || event.status() != CL_COMPLETE {
            return Err(CL_PROFILING_INFO_NOT_AVAILABLE);
        }
        let [queued, submitted, started, ended] = event.times();
        Ok(Answer::ulong(match param_name {
            CL_PROFILING_COMMAND_QUEUED => queued,
            CL_PROFILING_COMMAND_SUBMIT => submitted,
            CL_PROFILING_COMMAND_START => started,
            CL_PROFILING_COMMAND_END | CL_PROFILING_COMMAND_COMPLETE => ended,
            _ => return Err(CL_INVALID_VALUE),
        }))
    })
}
