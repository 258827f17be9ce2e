//! The platform, and what loaders ask for by name.

use std::ffi::{c_char, c_void};

use opencl_sys::*;

use super::answer::{answer, Answer};
use super::function_named;
use super::pointers::{call, put};
use crate::objects::{find, platform, Handle, Object, PlatformId};

/// What the driver says of itself.
pub(super) const VERSION: &str = concat!("OpenCL 3.0 Harmonica ", env!("CARGO_PKG_VERSION"));
pub(super) const VENDOR: &str = "Harmonica";
const EXTENSION: &str = "cl_khr_icd";
/// Nanoseconds of a step of the clocks.
const TIMER_RESOLUTION: u64 = 1;

/// The platform of a handle; a null pointer means the only one.
pub(super) fn platform_of(handle: Handle) -> Result<(), cl_int> {
    if handle.is_null() {
        return Ok(());
    }
    find::<PlatformId>(handle).map(|_| ())
}

pub(crate) unsafe extern "C" fn clGetPlatformIDs(
    num_entries: cl_uint,
    platforms: *mut cl_platform_id,
    num_platforms: *mut cl_uint,
) -> cl_int {
    call(|| {
        if platforms.is_null() != (num_entries == 0) || platforms.is_null() && num_platforms.is_null() {
            return Err(CL_INVALID_VALUE);
        }
        put(platforms, platform().handle());
        put(num_platforms, 1);
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn clGetPlatformInfo(
    platform: cl_platform_id,
    param_name: cl_platform_info,
    param_value_size: usize,
    param_value: *mut c_void,
    param_value_size_ret: *mut usize,
) -> cl_int {
    answer(param_value_size, param_value, param_value_size_ret, || {
        platform_of(platform)?;
        Ok(match param_name {
            CL_PLATFORM_PROFILE => Answer::text("FULL_PROFILE"),
            CL_PLATFORM_VERSION => Answer::text(VERSION),
            CL_PLATFORM_NAME => Answer::text("Harmonica"),
            CL_PLATFORM_VENDOR => Answer::text(VENDOR),
            CL_PLATFORM_EXTENSIONS => Answer::text(EXTENSION),
            CL_PLATFORM_ICD_SUFFIX_KHR => Answer::text("HARMONICA"),
            CL_PLATFORM_HOST_TIMER_RESOLUTION => Answer::ulong(TIMER_RESOLUTION),
            CL_PLATFORM_NUMERIC_VERSION => Answer::uint(make_version(3, 0, 0)),
            CL_PLATFORM_EXTENSIONS_WITH_VERSION => Answer::versions([(EXTENSION.to_owned(), [1, 0, 0])].into_iter()),
            _ => return Err(CL_INVALID_VALUE),
        })
    })
}

pub(crate) unsafe extern "C" fn clUnloadCompiler() -> cl_int {
    CL_SUCCESS
}

pub(crate) unsafe extern "C" fn clUnloadPlatformCompiler(platform: cl_platform_id) -> cl_int {
    call(|| find::<PlatformId>(platform).map(|_| ()))
}

pub(crate) unsafe extern "C" fn clGetExtensionFunctionAddress(func_name: *const c_char) -> *mut c_void {
    function_named(func_name)
}

pub(crate) unsafe extern "C" fn clGetExtensionFunctionAddressForPlatform(
    platform: cl_platform_id,
    func_name: *const c_char,
) -> *mut c_void {
    match platform_of(platform) {
        Ok(()) => function_named(func_name),
        Err(_) => std::ptr::null_mut(),
    }
}

// What loaders look for in the library. These functions are not those of the table: their names are also the loader's,
// and a program that is linked with the loader would find the loader's in place of ours.

#[export_name = "clIcdGetPlatformIDsKHR"]
unsafe extern "C" fn exported_platform_ids(
    num_entries: cl_uint,
    platforms: *mut cl_platform_id,
    num_platforms: *mut cl_uint,
) -> cl_int {
    clGetPlatformIDs(num_entries, platforms, num_platforms)
}

#[export_name = "clGetPlatformInfo"]
unsafe extern "C" fn exported_platform_info(
    platform: cl_platform_id,
    param_name: cl_platform_info,
    param_value_size: usize,
    param_value: *mut c_void,
    param_value_size_ret: *mut usize,
) -> cl_int {
    clGetPlatformInfo(platform, param_name, param_value_size, param_value, param_value_size_ret)
}

#[export_name = "clGetExtensionFunctionAddress"]
unsafe extern "C" fn exported_function_address(func_name: *const c_char) -> *mut c_void {
    function_named(func_name)
}
