//! Contexts.

use std::ffi::{c_char, c_void, CString};

use opencl_sys::*;

use super::answer::{answer, Answer};
use super::device::{devices_of, listed_devices};
use super::pointers::{as_given, call, make, properties as pairs};
use crate::objects::Notify as OwnNotify;
use crate::objects::{find, locked, register, release, retain, Context, Handle, Object, PlatformId};

/// Tells the host program of errors.
type Notify = Option<unsafe extern "C" fn(*const c_char, *const c_void, usize, *mut c_void)>;

/// The host program's function as ours.
fn notifier(notify: Notify, user_data: *mut c_void) -> Option<OwnNotify> {
    let notify = notify?;
    let user_data = user_data as usize;
    Some(Box::new(move |words| {
        let words = CString::new(words.replace('\0', " ")).unwrap_or_default();
        // SAFETY: the host program has given the function for this, with its data.
        unsafe { notify(words.as_ptr(), std::ptr::null(), 0, user_data as *mut c_void) }
    }))
}

unsafe fn check_properties(properties: *const cl_context_properties) -> Result<(), cl_int> {
    let mut seen = Vec::new();
    for (name, value) in pairs(properties) {
        if seen.contains(&name) {
            return Err(CL_INVALID_PROPERTY);
        }
        seen.push(name);
        match name {
            CL_CONTEXT_PLATFORM => {
                find::<PlatformId>(value as Handle)?;
            }
            CL_CONTEXT_INTEROP_USER_SYNC => {}
            _ => return Err(CL_INVALID_PROPERTY),
        }
    }
    Ok(())
}

pub(crate) unsafe extern "C" fn clCreateContext(
    properties: *const cl_context_properties,
    num_devices: cl_uint,
    devices: *const cl_device_id,
    pfn_notify: Notify,
    user_data: *mut c_void,
    errcode_ret: *mut cl_int,
) -> cl_context {
    make(errcode_ret, || {
        check_properties(properties)?;
        if devices.is_null() || num_devices == 0 || pfn_notify.is_none() && !user_data.is_null() {
            return Err(CL_INVALID_VALUE);
        }
        let mut own = Vec::new();
        for device in listed_devices(num_devices, devices)? {
            if !own.iter().any(|other| device.is(other)) {
                own.push(device);
            }
        }
        let given = as_given(properties);
        Ok(register(|base| Context::new(base, own, given, notifier(pfn_notify, user_data))))
    })
}

pub(crate) unsafe extern "C" fn clCreateContextFromType(
    properties: *const cl_context_properties,
    device_type: cl_device_type,
    pfn_notify: Notify,
    user_data: *mut c_void,
    errcode_ret: *mut cl_int,
) -> cl_context {
    make(errcode_ret, || {
        check_properties(properties)?;
        if pfn_notify.is_none() && !user_data.is_null() {
            return Err(CL_INVALID_VALUE);
        }
        let devices = devices_of(device_type)?;
        let given = as_given(properties);
        Ok(register(|base| Context::new(base, devices, given, notifier(pfn_notify, user_data))))
    })
}

pub(crate) unsafe extern "C" fn clRetainContext(context: cl_context) -> cl_int {
    call(|| retain::<Context>(context))
}

pub(crate) unsafe extern "C" fn clReleaseContext(context: cl_context) -> cl_int {
    call(|| release::<Context>(context))
}

pub(crate) unsafe extern "C" fn clGetContextInfo(
    context: cl_context,
    param_name: cl_context_info,
    param_value_size: usize,
    param_value: *mut c_void,
    param_value_size_ret: *mut usize,
) -> cl_int {
    answer(param_value_size, param_value, param_value_size_ret, || {
        let context = find::<Context>(context)?;
        Ok(match param_name {
            CL_CONTEXT_REFERENCE_COUNT => Answer::uint(context.references()),
            CL_CONTEXT_NUM_DEVICES => Answer::uint(context.devices.len() as u32),
            CL_CONTEXT_DEVICES => Answer::handles(context.devices.iter().map(|device| device.handle())),
            CL_CONTEXT_PROPERTIES => Answer::properties(&context.properties),
            _ => return Err(CL_INVALID_VALUE),
        })
    })
}

pub(crate) unsafe extern "C" fn clSetContextDestructorCallback(
    context: cl_context,
    pfn_notify: Option<unsafe extern "C" fn(cl_context, *mut c_void)>,
    user_data: *mut c_void,
) -> cl_int {
    call(|| {
        let found = find::<Context>(context)?;
        let notify = pfn_notify.ok_or(CL_INVALID_VALUE)?;
        let (handle, user_data) = (context as usize, user_data as usize);
        // SAFETY: the host program has given the function for this, with its data.
        let call = move || unsafe { notify(handle as cl_context, user_data as *mut c_void) };
        locked(&found.destructors).push(Box::new(call));
        Ok(())
    })
}
