//! Buffers.

use std::ffi::c_void;
use std::sync::Arc;

use opencl_sys::*;

use super::answer::{answer, Answer};
use super::pointers::{as_given, call, make, HostPointer};
use crate::devices::ALIGNMENT;
use crate::objects::{find, locked, release, retain, Buffer, Context, Memory, Object, Part};

/// How kernels use it, how the host does, and where its memory comes from.
pub(super) const KERNEL_ACCESS: cl_mem_flags = CL_MEM_READ_WRITE | CL_MEM_WRITE_ONLY | CL_MEM_READ_ONLY;
const HOST_ACCESS: cl_mem_flags = CL_MEM_HOST_WRITE_ONLY | CL_MEM_HOST_READ_ONLY | CL_MEM_HOST_NO_ACCESS;
const HOST_MEMORY: cl_mem_flags = CL_MEM_USE_HOST_PTR | CL_MEM_ALLOC_HOST_PTR | CL_MEM_COPY_HOST_PTR;

/// At most one flag of each kind, and none that is unknown.
fn check_flags(flags: cl_mem_flags) -> Result<(), cl_int> {
    let single = |kind: cl_mem_flags| (flags & kind).count_ones() <= 1;
    let known = KERNEL_ACCESS | HOST_ACCESS | HOST_MEMORY | CL_MEM_KERNEL_READ_AND_WRITE;
    let uses_and_more = flags & CL_MEM_USE_HOST_PTR != 0 && (flags & HOST_MEMORY).count_ones() > 1;
    if flags & !known != 0 || !single(KERNEL_ACCESS) || !single(HOST_ACCESS) || uses_and_more {
        return Err(CL_INVALID_VALUE);
    }
    Ok(())
}

/// A buffer is for reading and writing unless the flags say something else.
fn with_access(flags: cl_mem_flags) -> cl_mem_flags {
    if flags & KERNEL_ACCESS == 0 {
        flags | CL_MEM_READ_WRITE
    } else {
        flags
    }
}

fn create(
    context: cl_context,
    properties: Vec<u64>,
    flags: cl_mem_flags,
    size: usize,
    host_ptr: *mut c_void,
) -> Result<Arc<Buffer>, cl_int> {
    let context = find::<Context>(context)?;
    check_flags(flags)?;
    let most = context.devices.iter().map(|device| device.device.shape().buffer_bytes()).max().unwrap_or(0);
    if size == 0 || size as u64 > most {
        return Err(CL_INVALID_BUFFER_SIZE);
    }
    let wants_host = flags & (CL_MEM_USE_HOST_PTR | CL_MEM_COPY_HOST_PTR) != 0;
    if wants_host == host_ptr.is_null() {
        return Err(CL_INVALID_HOST_PTR);
    }
    let host = HostPointer::of(host_ptr).ok();
    let used = host.filter(|_| flags & CL_MEM_USE_HOST_PTR != 0);
    let part = match used.and_then(|host| context.shared.find(host)) {
        Some(place) => place.part(size).map_err(|_| CL_INVALID_BUFFER_SIZE)?,
        None => {
            let part = Part::whole(Memory::new(&context.devices, size)?);
            // What an earlier buffer has left there is not to be seen.
            part.with_bytes(0, |bytes| match host {
                Some(host) => host.read(bytes),
                None => bytes.fill(0),
            });
            part
        }
    };
    Ok(Buffer::new(&context, with_access(flags), part, used, properties))
}

pub(crate) unsafe extern "C" fn clCreateBuffer(
    context: cl_context,
    flags: cl_mem_flags,
    size: usize,
    host_ptr: *mut c_void,
    errcode_ret: *mut cl_int,
) -> cl_mem {
    make(errcode_ret, || create(context, Vec::new(), flags, size, host_ptr))
}

pub(crate) unsafe extern "C" fn clCreateBufferWithProperties(
    context: cl_context,
    properties: *const cl_mem_properties,
    flags: cl_mem_flags,
    size: usize,
    host_ptr: *mut c_void,
    errcode_ret: *mut cl_int,
) -> cl_mem {
    make(errcode_ret, || {
        let given = as_given(properties);
        find::<Context>(context)?;
        if given.len() > 1 {
            return Err(CL_INVALID_PROPERTY);
        }
        create(context, given, flags, size, host_ptr)
    })
}

pub(crate) unsafe extern "C" fn clCreateSubBuffer(
    buffer: cl_mem,
    flags: cl_mem_flags,
    buffer_create_type: cl_buffer_create_type,
    buffer_create_info: *const c_void,
    errcode_ret: *mut cl_int,
) -> cl_mem {
    make(errcode_ret, || {
        let whole = find::<Buffer>(buffer)?;
        if whole.whole().is_some() {
            return Err(CL_INVALID_MEM_OBJECT);
        }
        check_flags(flags)?;
        if flags & HOST_MEMORY != 0
            || buffer_create_type != CL_BUFFER_CREATE_TYPE_REGION
            || buffer_create_info.is_null()
            || widens(flags, whole.flags)
        {
            return Err(CL_INVALID_VALUE);
        }
        let region: cl_buffer_region = buffer_create_info.cast::<cl_buffer_region>().read_unaligned();
        if region.size == 0 {
            return Err(CL_INVALID_BUFFER_SIZE);
        }
        let range = whole.range(region.origin, region.size)?;
        if !region.origin.is_multiple_of(ALIGNMENT as usize) {
            return Err(CL_MISALIGNED_SUB_BUFFER_OFFSET);
        }
        let inherits = |kind: cl_mem_flags| if flags & kind == 0 { whole.flags & kind } else { flags & kind };
        let flags = inherits(KERNEL_ACCESS) | inherits(HOST_ACCESS) | whole.flags & HOST_MEMORY;
        Ok(Buffer::part_of(&whole, flags, range))
    })
}

/// Whether flags of a part allow what those of the whole do not.
fn widens(part: cl_mem_flags, whole: cl_mem_flags) -> bool {
    let both = |of_whole: cl_mem_flags, of_part: cl_mem_flags| whole & of_whole != 0 && part & of_part != 0;
    both(CL_MEM_WRITE_ONLY, CL_MEM_READ_WRITE | CL_MEM_READ_ONLY)
        || both(CL_MEM_READ_ONLY, CL_MEM_READ_WRITE | CL_MEM_WRITE_ONLY)
        || both(CL_MEM_HOST_WRITE_ONLY, CL_MEM_HOST_READ_ONLY)
        || both(CL_MEM_HOST_READ_ONLY, CL_MEM_HOST_WRITE_ONLY)
        || both(CL_MEM_HOST_NO_ACCESS, CL_MEM_HOST_READ_ONLY | CL_MEM_HOST_WRITE_ONLY)
}

pub(crate) unsafe extern "C" fn clRetainMemObject(memobj: cl_mem) -> cl_int {
    call(|| retain::<Buffer>(memobj))
}

pub(crate) unsafe extern "C" fn clReleaseMemObject(memobj: cl_mem) -> cl_int {
    call(|| release::<Buffer>(memobj))
}

pub(crate) unsafe extern "C" fn clGetMemObjectInfo(
    memobj: cl_mem,
    param_name: cl_mem_info,
    param_value_size: usize,
    param_value: *mut c_void,
    param_value_size_ret: *mut usize,
) -> cl_int {
    answer(param_value_size, param_value, param_value_size_ret, || {
        let buffer = find::<Buffer>(memobj)?;
        Ok(match param_name {
            CL_MEM_TYPE => Answer::uint(CL_MEM_OBJECT_BUFFER),
            CL_MEM_FLAGS => Answer::ulong(buffer.flags),
            CL_MEM_SIZE => Answer::size(buffer.part.bytes),
            CL_MEM_HOST_PTR => Answer::handle(buffer.host.map_or(std::ptr::null_mut(), HostPointer::pointer)),
            CL_MEM_MAP_COUNT => Answer::uint(buffer.maps.count() as u32),
            CL_MEM_REFERENCE_COUNT => Answer::uint(buffer.references()),
            CL_MEM_CONTEXT => Answer::handle(buffer.context.handle()),
            CL_MEM_ASSOCIATED_MEMOBJECT => {
                Answer::handle(buffer.whole().map_or(std::ptr::null_mut(), |(whole, _)| whole.handle()))
            }
            CL_MEM_OFFSET => Answer::size(buffer.whole().map_or(0, |(_, offset)| offset)),
            CL_MEM_USES_SVM_POINTER => Answer::flag(buffer.part.memory.is_shared()),
            CL_MEM_PROPERTIES => Answer::ulongs(&buffer.properties),
            _ => return Err(CL_INVALID_VALUE),
        })
    })
}

pub(crate) unsafe extern "C" fn clSetMemObjectDestructorCallback(
    memobj: cl_mem,
    pfn_notify: Option<unsafe extern "C" fn(cl_mem, *mut c_void)>,
    user_data: *mut c_void,
) -> cl_int {
    call(|| {
        let buffer = find::<Buffer>(memobj)?;
        let notify = pfn_notify.ok_or(CL_INVALID_VALUE)?;
        let user_data = user_data as usize;
        // SAFETY: the host program has given the function for this, with its data.
        let call = move |handle| unsafe { notify(handle, user_data as *mut c_void) };
        locked(&buffer.destructors).push(Box::new(call));
        Ok(())
    })
}
