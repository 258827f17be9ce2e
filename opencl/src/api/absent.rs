//! What the devices lack: images, samplers, pipes, OpenGL, EGL. Each function checks the handle of its first parameter and
//! then gives the code for what is not supported.

use std::ffi::c_void;

use opencl_sys::cl_egl::*;
use opencl_sys::*;

use super::pointers::{call, give, put};
use crate::objects::{find, Buffer, Context, DeviceId, Handle, Queue};

/// Functions whose first parameter is a queue.
macro_rules! in_queue {
    ($($name:ident($($type:ty),*);)+) => {$(
        pub(crate) unsafe extern "C" fn $name(queue: cl_command_queue, $(_: $type),*) -> cl_int {
            call(|| {
                find::<Queue>(queue)?;
                Err(CL_INVALID_OPERATION)
            })
        }
    )+};
}

/// Functions whose first parameter is a context and whose last takes the code.
macro_rules! in_context {
    ($($name:ident($($type:ty),*) -> $made:ty;)+) => {$(
        pub(crate) unsafe extern "C" fn $name(context: cl_context, $(_: $type,)* code: *mut cl_int) -> $made {
            give(code, || {
                find::<Context>(context)?;
                Err(CL_INVALID_OPERATION)
            })
        }
    )+};
}

/// Functions that nothing can be given to.
macro_rules! without {
    ($($name:ident($($type:ty),*) -> $code:ident;)+) => {$(
        pub(crate) unsafe extern "C" fn $name($(_: $type),*) -> cl_int {
            $code
        }
    )+};
}

in_context! {
    clCreateImage(cl_mem_flags, *const cl_image_format, *const cl_image_desc, *mut c_void) -> cl_mem;
    clCreateImageWithProperties(
        *const cl_mem_properties, cl_mem_flags, *const cl_image_format, *const cl_image_desc, *mut c_void
    ) -> cl_mem;
    clCreateImage2D(cl_mem_flags, *const cl_image_format, usize, usize, usize, *mut c_void) -> cl_mem;
    clCreateImage3D(cl_mem_flags, *const cl_image_format, usize, usize, usize, usize, usize, *mut c_void) -> cl_mem;
    clCreateSampler(cl_bool, cl_addressing_mode, cl_filter_mode) -> cl_sampler;
    clCreateSamplerWithProperties(*const cl_sampler_properties) -> cl_sampler;
    clCreatePipe(cl_mem_flags, cl_uint, cl_uint, *const cl_pipe_properties) -> cl_mem;
    clCreateFromGLBuffer(cl_mem_flags, cl_GLuint) -> cl_mem;
    clCreateFromGLTexture(cl_mem_flags, cl_GLenum, cl_GLint, cl_GLuint) -> cl_mem;
    clCreateFromGLTexture2D(cl_mem_flags, cl_GLenum, cl_GLint, cl_GLuint) -> cl_mem;
    clCreateFromGLTexture3D(cl_mem_flags, cl_GLenum, cl_GLint, cl_GLuint) -> cl_mem;
    clCreateFromGLRenderbuffer(cl_mem_flags, cl_GLuint) -> cl_mem;
    clCreateEventFromGLsyncKHR(cl_GLsync) -> cl_event;
    clCreateFromEGLImageKHR(
        CLeglDisplayKHR, CLeglImageKHR, cl_mem_flags, *const cl_egl_image_properties_khr
    ) -> cl_mem;
    clCreateEventFromEGLSyncKHR(CLeglSyncKHR, CLeglDisplayKHR) -> cl_event;
}

in_queue! {
    clEnqueueReadImage(
        cl_mem, cl_bool, *const usize, *const usize, usize, usize, *mut c_void, cl_uint, *const cl_event, *mut cl_event
    );
    clEnqueueWriteImage(
        cl_mem, cl_bool, *const usize, *const usize, usize, usize, *const c_void, cl_uint, *const cl_event,
        *mut cl_event
    );
    clEnqueueCopyImage(
        cl_mem, cl_mem, *const usize, *const usize, *const usize, cl_uint, *const cl_event, *mut cl_event
    );
    clEnqueueCopyImageToBuffer(
        cl_mem, cl_mem, *const usize, *const usize, usize, cl_uint, *const cl_event, *mut cl_event
    );
    clEnqueueCopyBufferToImage(
        cl_mem, cl_mem, usize, *const usize, *const usize, cl_uint, *const cl_event, *mut cl_event
    );
    clEnqueueFillImage(
        cl_mem, *const c_void, *const usize, *const usize, cl_uint, *const cl_event, *mut cl_event
    );
    clEnqueueAcquireGLObjects(cl_uint, *const cl_mem, cl_uint, *const cl_event, *mut cl_event);
    clEnqueueReleaseGLObjects(cl_uint, *const cl_mem, cl_uint, *const cl_event, *mut cl_event);
    clEnqueueAcquireEGLObjectsKHR(cl_uint, *const cl_mem, cl_uint, *const cl_event, *mut cl_event);
    clEnqueueReleaseEGLObjectsKHR(cl_uint, *const cl_mem, cl_uint, *const cl_event, *mut cl_event);
}

without! {
    clRetainSampler(cl_sampler) -> CL_INVALID_SAMPLER;
    clReleaseSampler(cl_sampler) -> CL_INVALID_SAMPLER;
    clGetSamplerInfo(cl_sampler, cl_sampler_info, usize, *mut c_void, *mut usize) -> CL_INVALID_SAMPLER;
    clGetImageInfo(cl_mem, cl_image_info, usize, *mut c_void, *mut usize) -> CL_INVALID_MEM_OBJECT;
    clGetPipeInfo(cl_mem, cl_pipe_info, usize, *mut c_void, *mut usize) -> CL_INVALID_MEM_OBJECT;
    clGetGLContextInfoKHR(
        *const cl_context_properties, cl_gl_context_info, usize, *mut c_void, *mut usize
    ) -> CL_INVALID_OPERATION;
}

/// The code for a buffer where an object of OpenGL is wanted.
fn no_gl_object(memobj: cl_mem) -> cl_int {
    call(|| {
        find::<Buffer>(memobj)?;
        Err(CL_INVALID_GL_OBJECT)
    })
}

pub(crate) unsafe extern "C" fn clGetGLObjectInfo(
    memobj: cl_mem,
    _: *mut cl_gl_object_type,
    _: *mut cl_GLuint,
) -> cl_int {
    no_gl_object(memobj)
}

pub(crate) unsafe extern "C" fn clGetGLTextureInfo(
    memobj: cl_mem,
    _: cl_gl_texture_info,
    _: usize,
    _: *mut c_void,
    _: *mut usize,
) -> cl_int {
    no_gl_object(memobj)
}

pub(crate) unsafe extern "C" fn clEnqueueMapImage(
    queue: cl_command_queue,
    _: cl_mem,
    _: cl_bool,
    _: cl_map_flags,
    _: *const usize,
    _: *const usize,
    _: *mut usize,
    _: *mut usize,
    _: cl_uint,
    _: *const cl_event,
    _: *mut cl_event,
    errcode_ret: *mut cl_int,
) -> *mut c_void {
    give(errcode_ret, || {
        find::<Queue>(queue)?;
        Err(CL_INVALID_OPERATION)
    })
}

pub(crate) unsafe extern "C" fn clGetSupportedImageFormats(
    context: cl_context,
    _flags: cl_mem_flags,
    _image_type: cl_mem_object_type,
    _num_entries: cl_uint,
    _image_formats: *mut cl_image_format,
    num_image_formats: *mut cl_uint,
) -> cl_int {
    call(|| {
        find::<Context>(context)?;
        put(num_image_formats, 0);
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn clCreateSubDevicesEXT(
    in_device: cl_device_id,
    _: *const cl_device_partition_property_ext,
    _: cl_uint,
    _: *mut cl_device_id,
    _: *mut cl_uint,
) -> cl_int {
    call(|| {
        find::<DeviceId>(in_device)?;
        Err(CL_DEVICE_PARTITION_FAILED)
    })
}

pub(crate) unsafe extern "C" fn clRetainDeviceEXT(device: Handle) -> cl_int {
    super::device::clRetainDevice(device)
}

pub(crate) unsafe extern "C" fn clReleaseDeviceEXT(device: Handle) -> cl_int {
    super::device::clReleaseDevice(device)
}
