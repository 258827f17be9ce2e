//! Kernels, and their arguments.

use std::ffi::{c_char, c_void};
use std::sync::Arc;

use compiler::opencl::Argument;
use opencl_sys::*;

use super::answer::{answer, Answer};
use super::pointers::{call, make, put, text, HostPointer};
use crate::objects::{
    find, locked, release, retain, Buffer, DeviceId, Handle, Kernel, Object, Program, SharedPlace, Value,
};

/// The address spaces of parameters.
const PRIVATE: u32 = 0;
const CONSTANT: u32 = 2;
const LOCAL: u32 = 3;

pub(crate) unsafe extern "C" fn clCreateKernel(
    program: cl_program,
    kernel_name: *const c_char,
    errcode_ret: *mut cl_int,
) -> cl_kernel {
    make(errcode_ret, || {
        let program = find::<Program>(program)?;
        let executable = program.executable()?;
        if kernel_name.is_null() {
            return Err(CL_INVALID_VALUE);
        }
        let name = text(kernel_name);
        let found = executable.linked.signatures.iter().find(|one| one.name == name);
        Ok(Kernel::new(&program, found.ok_or(CL_INVALID_KERNEL_NAME)?))
    })
}

pub(crate) unsafe extern "C" fn clCreateKernelsInProgram(
    program: cl_program,
    num_kernels: cl_uint,
    kernels: *mut cl_kernel,
    num_kernels_ret: *mut cl_uint,
) -> cl_int {
    call(|| {
        let program = find::<Program>(program)?;
        let executable = program.executable()?;
        let all = &executable.linked.signatures;
        if !kernels.is_null() {
            if (num_kernels as usize) < all.len() {
                return Err(CL_INVALID_VALUE);
            }
            for (place, signature) in all.iter().enumerate() {
                put(kernels.add(place), Kernel::new(&program, signature).handle());
            }
        }
        put(num_kernels_ret, all.len() as cl_uint);
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn clCloneKernel(source_kernel: cl_kernel, errcode_ret: *mut cl_int) -> cl_kernel {
    make(errcode_ret, || Ok(find::<Kernel>(source_kernel)?.again()))
}

pub(crate) unsafe extern "C" fn clRetainKernel(kernel: cl_kernel) -> cl_int {
    call(|| retain::<Kernel>(kernel))
}

pub(crate) unsafe extern "C" fn clReleaseKernel(kernel: cl_kernel) -> cl_int {
    call(|| release::<Kernel>(kernel))
}

/// The value of an argument as the host program gives it.
unsafe fn value_of(argument: &Argument, size: usize, value: *const c_void) -> Result<Value, cl_int> {
    match argument.space {
        PRIVATE => {
            if value.is_null() {
                return Err(CL_INVALID_ARG_VALUE);
            }
            if size as u64 != argument.bytes {
                return Err(CL_INVALID_ARG_SIZE);
            }
            Ok(Value::Bytes(std::slice::from_raw_parts(value.cast::<u8>(), size).to_vec()))
        }
        LOCAL if !value.is_null() => Err(CL_INVALID_ARG_VALUE),
        LOCAL if size == 0 => Err(CL_INVALID_ARG_SIZE),
        LOCAL => Ok(Value::Local(size)),
        _ if size != size_of::<cl_mem>() => Err(CL_INVALID_ARG_SIZE),
        _ => {
            let handle: Handle =
                if value.is_null() { std::ptr::null_mut() } else { value.cast::<Handle>().read_unaligned() };
            if handle.is_null() {
                return Ok(Value::Null);
            }
            Ok(Value::Buffer(Arc::downgrade(&find::<Buffer>(handle)?)))
        }
    }
}

pub(crate) unsafe extern "C" fn clSetKernelArg(
    kernel: cl_kernel,
    arg_index: cl_uint,
    arg_size: usize,
    arg_value: *const c_void,
) -> cl_int {
    call(|| {
        let kernel = find::<Kernel>(kernel)?;
        let place = arg_index as usize;
        let argument = kernel.signature.arguments.get(place).ok_or(CL_INVALID_ARG_INDEX)?;
        let value = value_of(argument, arg_size, arg_value)?;
        locked(&kernel.values)[place] = Some(value);
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn clSetKernelArgSVMPointer(
    kernel: cl_kernel,
    arg_index: cl_uint,
    arg_value: *const c_void,
) -> cl_int {
    call(|| {
        let kernel = find::<Kernel>(kernel)?;
        let place = arg_index as usize;
        let argument = kernel.signature.arguments.get(place).ok_or(CL_INVALID_ARG_INDEX)?;
        if matches!(argument.space, PRIVATE | LOCAL) {
            return Err(CL_INVALID_ARG_VALUE);
        }
        let value = if arg_value.is_null() {
            Value::Null
        } else {
            let SharedPlace { allocation, offset } = shared(&kernel, arg_value).ok_or(CL_INVALID_ARG_VALUE)?;
            Value::Shared(Arc::downgrade(&allocation), offset)
        };
        locked(&kernel.values)[place] = Some(value);
        Ok(())
    })
}

/// The place in shared memory of a kernel's context.
fn shared(kernel: &Kernel, pointer: *const c_void) -> Option<SharedPlace> {
    kernel.program.context.shared.find(HostPointer::of(pointer).ok()?)
}

pub(crate) unsafe extern "C" fn clSetKernelExecInfo(
    kernel: cl_kernel,
    param_name: cl_kernel_exec_info,
    param_value_size: usize,
    param_value: *const c_void,
) -> cl_int {
    call(|| {
        let kernel = find::<Kernel>(kernel)?;
        match param_name {
            CL_KERNEL_EXEC_INFO_SVM_PTRS => {
                // Nothing with no bytes says that there are none.
                if param_value.is_null() != (param_value_size == 0)
                    || !param_value_size.is_multiple_of(size_of::<*mut c_void>())
                {
                    return Err(CL_INVALID_VALUE);
                }
                let first = param_value.cast::<*const c_void>();
                let places = (0..param_value_size / size_of::<*mut c_void>()).map(|number| {
                    let place = shared(&kernel, first.add(number).read_unaligned()).ok_or(CL_INVALID_VALUE)?;
                    Ok(Arc::downgrade(&place.allocation))
                });
                let reached = places.collect::<Result<_, cl_int>>()?;
                *locked(&kernel.reached) = reached;
                Ok(())
            }
            CL_KERNEL_EXEC_INFO_SVM_FINE_GRAIN_SYSTEM => {
                if param_value.is_null() || param_value_size != size_of::<cl_bool>() {
                    return Err(CL_INVALID_VALUE);
                }
                match param_value.cast::<cl_bool>().read_unaligned() {
                    CL_FALSE => Ok(()),
                    _ => Err(CL_INVALID_OPERATION),
                }
            }
            _ => Err(CL_INVALID_VALUE),
        }
    })
}

pub(crate) unsafe extern "C" fn clGetKernelInfo(
    kernel: cl_kernel,
    param_name: cl_kernel_info,
    param_value_size: usize,
    param_value: *mut c_void,
    param_value_size_ret: *mut usize,
) -> cl_int {
    answer(param_value_size, param_value, param_value_size_ret, || {
        let kernel = find::<Kernel>(kernel)?;
        Ok(match param_name {
            CL_KERNEL_FUNCTION_NAME => Answer::text(&kernel.signature.name),
            CL_KERNEL_NUM_ARGS => Answer::uint(kernel.signature.arguments.len() as u32),
            CL_KERNEL_REFERENCE_COUNT => Answer::uint(kernel.references()),
            CL_KERNEL_CONTEXT => Answer::handle(kernel.program.context.handle()),
            CL_KERNEL_PROGRAM => Answer::handle(kernel.program.handle()),
            CL_KERNEL_ATTRIBUTES => Answer::text(&kernel.signature.attributes),
            _ => return Err(CL_INVALID_VALUE),
        })
    })
}

pub(crate) unsafe extern "C" fn clGetKernelArgInfo(
    kernel: cl_kernel,
    arg_index: cl_uint,
    param_name: cl_kernel_arg_info,
    param_value_size: usize,
    param_value: *mut c_void,
    param_value_size_ret: *mut usize,
) -> cl_int {
    answer(param_value_size, param_value, param_value_size_ret, || {
        let kernel = find::<Kernel>(kernel)?;
        let argument = kernel.signature.arguments.get(arg_index as usize).ok_or(CL_INVALID_ARG_INDEX)?;
        Ok(match param_name {
            CL_KERNEL_ARG_ADDRESS_QUALIFIER => Answer::uint(match argument.space {
                PRIVATE => CL_KERNEL_ARG_ADDRESS_PRIVATE,
                CONSTANT => CL_KERNEL_ARG_ADDRESS_CONSTANT,
                LOCAL => CL_KERNEL_ARG_ADDRESS_LOCAL,
                _ => CL_KERNEL_ARG_ADDRESS_GLOBAL,
            }),
            CL_KERNEL_ARG_ACCESS_QUALIFIER => Answer::uint(CL_KERNEL_ARG_ACCESS_NONE),
            CL_KERNEL_ARG_TYPE_NAME => Answer::text(&argument.type_name),
            CL_KERNEL_ARG_TYPE_QUALIFIER => Answer::ulong(qualifiers(&argument.qualifiers)),
            CL_KERNEL_ARG_NAME => Answer::text(&argument.name),
            _ => return Err(CL_INVALID_VALUE),
        })
    })
}

/// The bits of some words. The specification has 64 of them; the crate's type has 32.
fn qualifiers(words: &str) -> cl_bitfield {
    let bits = words.split(' ').map(|word| match word {
        "const" => CL_KERNEL_ARG_TYPE_CONST,
        "restrict" => CL_KERNEL_ARG_TYPE_RESTRICT,
        "volatile" => CL_KERNEL_ARG_TYPE_VOLATILE,
        _ => CL_KERNEL_ARG_TYPE_NONE,
    });
    bits.fold(0, |all, bit| all | bit).into()
}

/// The place in the program's context of a device; a null pointer is for programs of one device.
fn device_of(kernel: &Kernel, device: cl_device_id) -> Result<usize, cl_int> {
    let context = &kernel.program.context;
    if device.is_null() && context.devices.len() == 1 {
        return Ok(0);
    }
    context.place_of(&find::<DeviceId>(device)?)
}

pub(crate) unsafe extern "C" fn clGetKernelWorkGroupInfo(
    kernel: cl_kernel,
    device: cl_device_id,
    param_name: cl_kernel_work_group_info,
    param_value_size: usize,
    param_value: *mut c_void,
    param_value_size_ret: *mut usize,
) -> cl_int {
    answer(param_value_size, param_value, param_value_size_ret, || {
        let kernel = find::<Kernel>(kernel)?;
        let place = device_of(&kernel, device)?;
        let program = kernel.program.executable_for(place)?;
        let shape = kernel.program.context.devices[place].device.shape();
        Ok(match param_name {
            CL_KERNEL_WORK_GROUP_SIZE => Answer::size(shape.group_items as usize),
            CL_KERNEL_COMPILE_WORK_GROUP_SIZE => Answer::sizes(&kernel.signature.group.map(|size| size as usize)),
            CL_KERNEL_LOCAL_MEM_SIZE => {
                let number = program.linked.number(&kernel.signature.name).ok_or(CL_INVALID_PROGRAM_EXECUTABLE)?;
                Answer::ulong(program.linked.kernel_local_bytes[number] + kernel.local_bytes())
            }
            CL_KERNEL_PREFERRED_WORK_GROUP_SIZE_MULTIPLE => Answer::size(shape.config.arch.lanes() as usize),
            CL_KERNEL_PRIVATE_MEM_SIZE => Answer::ulong(program.linked.private_bytes),
            // CL_KERNEL_GLOBAL_WORK_SIZE is for kernels that are built in.
            _ => return Err(CL_INVALID_VALUE),
        })
    })
}

pub(crate) unsafe extern "C" fn clGetKernelSubGroupInfo(
    kernel: cl_kernel,
    device: cl_device_id,
    _param_name: cl_kernel_sub_group_info,
    _input_value_size: usize,
    _input_value: *const c_void,
    _param_value_size: usize,
    _param_value: *mut c_void,
    _param_value_size_ret: *mut usize,
) -> cl_int {
    call(|| {
        device_of(&*find::<Kernel>(kernel)?, device)?;
        // There are no sub-groups.
        Err(CL_INVALID_OPERATION)
    })
}

pub(crate) unsafe extern "C" fn clGetKernelSubGroupInfoKHR(
    in_kernel: cl_kernel,
    in_device: cl_device_id,
    param_name: cl_kernel_sub_group_info,
    input_value_size: usize,
    input_value: *const c_void,
    param_value_size: usize,
    param_value: *mut c_void,
    param_value_size_ret: *mut usize,
) -> cl_int {
    clGetKernelSubGroupInfo(
        in_kernel,
        in_device,
        param_name,
        input_value_size,
        input_value,
        param_value_size,
        param_value,
        param_value_size_ret,
    )
}
