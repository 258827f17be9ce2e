//! The functions that host programs call, grouped as the specification groups them: handles become objects, pointers
//! become what they point to, errors become codes. All that is unsafe in the driver is here.
//!
//! One list makes the dispatch table and the look-up by name.

#![allow(unsafe_code, non_snake_case)]

mod absent;
mod answer;
mod context;
mod device;
mod enqueue;
mod event;
mod kernel;
mod memory;
mod platform;
mod pointers;
mod program;
mod queue;
mod shared;
mod transfer;

use std::ffi::{c_char, c_void, CStr};

use opencl_sys::cl_icd::cl_icd_dispatch;

pub use pointers::{HostMemory, HostPointer};

/// Makes the table and the look-up of the functions.
macro_rules! entry_points {
    ($($group:ident: $($name:ident)+;)+) => {
        static TABLE: cl_icd_dispatch = {
            // SAFETY: all fields are functions that may be absent, or numbers.
            let absent: cl_icd_dispatch = unsafe { std::mem::zeroed() };
            cl_icd_dispatch { $($($name: Some($group::$name),)+)+ ..absent }
        };

        /// The names of all functions of the table.
        #[cfg(test)]
        const NAMES: &[&str] = &[$($(stringify!($name)),+),+];

        /// The function of a name.
        fn function(name: &str) -> *mut c_void {
            match name {
                $($(stringify!($name) => $group::$name as *mut c_void,)+)+
                "clIcdGetPlatformIDsKHR" => platform::clGetPlatformIDs as *mut c_void,
                _ => std::ptr::null_mut(),
            }
        }
    };
}

entry_points! {
    platform: clGetPlatformIDs clGetPlatformInfo clUnloadCompiler clUnloadPlatformCompiler
        clGetExtensionFunctionAddress clGetExtensionFunctionAddressForPlatform;
    device: clGetDeviceIDs clGetDeviceInfo clCreateSubDevices clRetainDevice clReleaseDevice
        clGetDeviceAndHostTimer clGetHostTimer clSetDefaultDeviceCommandQueue;
    context: clCreateContext clCreateContextFromType clRetainContext clReleaseContext clGetContextInfo
        clSetContextDestructorCallback;
    queue: clCreateCommandQueue clCreateCommandQueueWithProperties clRetainCommandQueue clReleaseCommandQueue
        clGetCommandQueueInfo clSetCommandQueueProperty clFlush clFinish;
    memory: clCreateBuffer clCreateBufferWithProperties clCreateSubBuffer clRetainMemObject clReleaseMemObject
        clGetMemObjectInfo clSetMemObjectDestructorCallback;
    program: clCreateProgramWithSource clCreateProgramWithBinary clCreateProgramWithBuiltInKernels
        clCreateProgramWithIL clRetainProgram clReleaseProgram clBuildProgram clCompileProgram clLinkProgram
        clGetProgramInfo clGetProgramBuildInfo clSetProgramReleaseCallback clSetProgramSpecializationConstant;
    kernel: clCreateKernel clCreateKernelsInProgram clCloneKernel clRetainKernel clReleaseKernel clSetKernelArg
        clSetKernelArgSVMPointer clSetKernelExecInfo clGetKernelInfo clGetKernelArgInfo clGetKernelWorkGroupInfo
        clGetKernelSubGroupInfo clGetKernelSubGroupInfoKHR;
    event: clCreateUserEvent clSetUserEventStatus clWaitForEvents clGetEventInfo clSetEventCallback clRetainEvent
        clReleaseEvent clGetEventProfilingInfo;
    transfer: clEnqueueReadBuffer clEnqueueWriteBuffer clEnqueueReadBufferRect clEnqueueWriteBufferRect
        clEnqueueCopyBuffer clEnqueueCopyBufferRect clEnqueueFillBuffer clEnqueueMapBuffer clEnqueueUnmapMemObject
        clEnqueueMigrateMemObjects;
    shared: clSVMAlloc clSVMFree clEnqueueSVMFree clEnqueueSVMMemcpy clEnqueueSVMMemFill clEnqueueSVMMap
        clEnqueueSVMUnmap clEnqueueSVMMigrateMem;
    enqueue: clEnqueueNDRangeKernel clEnqueueTask clEnqueueNativeKernel clEnqueueMarker clEnqueueWaitForEvents
        clEnqueueBarrier clEnqueueMarkerWithWaitList clEnqueueBarrierWithWaitList;
    absent: clGetSupportedImageFormats clCreateImage clCreateImageWithProperties clCreateImage2D clCreateImage3D
        clGetImageInfo clCreateSampler clCreateSamplerWithProperties clRetainSampler clReleaseSampler
        clGetSamplerInfo clEnqueueReadImage clEnqueueWriteImage clEnqueueCopyImage clEnqueueCopyImageToBuffer
        clEnqueueCopyBufferToImage clEnqueueMapImage clEnqueueFillImage clCreatePipe clGetPipeInfo
        clCreateFromGLBuffer clCreateFromGLTexture2D clCreateFromGLTexture3D clCreateFromGLTexture
        clCreateFromGLRenderbuffer clGetGLObjectInfo clGetGLTextureInfo clEnqueueAcquireGLObjects
        clEnqueueReleaseGLObjects clGetGLContextInfoKHR clCreateEventFromGLsyncKHR clCreateSubDevicesEXT
        clRetainDeviceEXT clReleaseDeviceEXT clCreateFromEGLImageKHR clEnqueueAcquireEGLObjectsKHR
        clEnqueueReleaseEGLObjectsKHR clCreateEventFromEGLSyncKHR;
}

/// The table by which a loader calls the driver.
pub fn dispatch() -> &'static cl_icd_dispatch {
    &TABLE
}

/// The function of a name that the host program gives.
unsafe fn function_named(name: *const c_char) -> *mut c_void {
    if name.is_null() {
        return std::ptr::null_mut();
    }
    CStr::from_ptr(name).to_str().map_or(std::ptr::null_mut(), function)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_function_of_the_table_is_found_by_its_name() {
        for name in NAMES {
            assert!(!function(name).is_null(), "{name}");
        }
        assert!(function("clNothing").is_null());
    }
}
