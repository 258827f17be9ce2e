//! Every function with handles that name nothing: null, of another type, released.

use std::ffi::c_void;
use std::ptr::{null, null_mut};

use crate::client::{cl, made, table, Client};
use opencl_sys::*;

/// A function that takes a handle first: its name, the code for a handle that names nothing, and the call.
type Row = (&'static str, cl_int, Box<dyn Fn(*mut c_void) -> cl_int>);

/// Rows of functions that give a code.
macro_rules! give_codes {
    ($rows:ident, $code:ident: $($name:ident($($argument:expr),*);)+) => {$(
        $rows.push((stringify!($name), $code, Box::new(|handle| cl!($name(handle, $($argument),*)))));
    )+};
}

/// Rows of functions that make something and put their code behind a pointer.
macro_rules! make_things {
    ($rows:ident, $code:ident: $($name:ident($($argument:expr),*);)+) => {$(
        $rows.push((stringify!($name), $code, Box::new(|handle| {
            let mut code = 1;
            assert!(cl!($name(handle, $($argument,)* &mut code)).is_null(), stringify!($name));
            code
        })));
    )+};
}

fn of_contexts(rows: &mut Vec<Row>) {
    give_codes! { rows, CL_INVALID_CONTEXT:
        clRetainContext(); clReleaseContext(); clGetContextInfo(CL_CONTEXT_DEVICES, 0, null_mut(), null_mut());
        clSetContextDestructorCallback(None, null_mut());
        clGetSupportedImageFormats(0, 0, 0, null_mut(), null_mut());
        clSetDefaultDeviceCommandQueue(null_mut(), null_mut());
    }
    make_things! { rows, CL_INVALID_CONTEXT:
        clCreateCommandQueue(null_mut(), 0); clCreateCommandQueueWithProperties(null_mut(), null());
        clCreateBuffer(0, 4, null_mut()); clCreateBufferWithProperties(null(), 0, 4, null_mut());
        clCreateProgramWithSource(0, null_mut(), null());
        clCreateProgramWithBinary(0, null(), null(), null_mut(), null_mut());
        clCreateProgramWithBuiltInKernels(0, null(), null()); clCreateProgramWithIL(null(), 0);
        clLinkProgram(0, null(), null(), 0, null(), None, null_mut()); clCreateUserEvent();
        clCreateImage(0, null(), null(), null_mut());
        clCreateImageWithProperties(null(), 0, null(), null(), null_mut());
        clCreateImage2D(0, null(), 0, 0, 0, null_mut()); clCreateImage3D(0, null(), 0, 0, 0, 0, 0, null_mut());
        clCreateSampler(0, 0, 0); clCreateSamplerWithProperties(null()); clCreatePipe(0, 0, 0, null());
        clCreateFromGLBuffer(0, 0); clCreateFromGLTexture(0, 0, 0, 0); clCreateFromGLTexture2D(0, 0, 0, 0);
        clCreateFromGLTexture3D(0, 0, 0, 0); clCreateFromGLRenderbuffer(0, 0);
        clCreateEventFromGLsyncKHR(null_mut()); clCreateFromEGLImageKHR(null_mut(), null_mut(), 0, null());
        clCreateEventFromEGLSyncKHR(null_mut(), null_mut());
    }
    // It has no code to give.
    let allocates = |context| match cl!(clSVMAlloc(context, 0, 4, 0)).is_null() {
        true => CL_INVALID_CONTEXT,
        false => CL_SUCCESS,
    };
    rows.push(("clSVMAlloc", CL_INVALID_CONTEXT, Box::new(allocates)));
}

fn of_queues(rows: &mut Vec<Row>) {
    give_codes! { rows, CL_INVALID_COMMAND_QUEUE:
        clRetainCommandQueue(); clReleaseCommandQueue(); clFlush(); clFinish();
        clGetCommandQueueInfo(CL_QUEUE_CONTEXT, 0, null_mut(), null_mut());
        clSetCommandQueueProperty(0, 0, null_mut());
        clEnqueueReadBuffer(null_mut(), 1, 0, 4, null_mut(), 0, null(), null_mut());
        clEnqueueWriteBuffer(null_mut(), 1, 0, 4, null(), 0, null(), null_mut());
        clEnqueueReadBufferRect(
            null_mut(), 1, null(), null(), null(), 0, 0, 0, 0, null_mut(), 0, null(), null_mut()
        );
        clEnqueueWriteBufferRect(null_mut(), 1, null(), null(), null(), 0, 0, 0, 0, null(), 0, null(), null_mut());
        clEnqueueCopyBuffer(null_mut(), null_mut(), 0, 0, 4, 0, null(), null_mut());
        clEnqueueCopyBufferRect(
            null_mut(), null_mut(), null(), null(), null(), 0, 0, 0, 0, 0, null(), null_mut()
        );
        clEnqueueFillBuffer(null_mut(), null(), 4, 0, 4, 0, null(), null_mut());
        clEnqueueUnmapMemObject(null_mut(), null_mut(), 0, null(), null_mut());
        clEnqueueMigrateMemObjects(0, null(), 0, 0, null(), null_mut());
        clEnqueueNDRangeKernel(null_mut(), 1, null(), null(), null(), 0, null(), null_mut());
        clEnqueueTask(null_mut(), 0, null(), null_mut());
        clEnqueueNativeKernel(None, null_mut(), 0, 0, null(), null_mut(), 0, null(), null_mut());
        clEnqueueMarker(null_mut()); clEnqueueBarrier(); clEnqueueWaitForEvents(0, null());
        clEnqueueMarkerWithWaitList(0, null(), null_mut()); clEnqueueBarrierWithWaitList(0, null(), null_mut());
        clEnqueueReadImage(null_mut(), 1, null(), null(), 0, 0, null_mut(), 0, null(), null_mut());
        clEnqueueWriteImage(null_mut(), 1, null(), null(), 0, 0, null(), 0, null(), null_mut());
        clEnqueueCopyImage(null_mut(), null_mut(), null(), null(), null(), 0, null(), null_mut());
        clEnqueueCopyImageToBuffer(null_mut(), null_mut(), null(), null(), 0, 0, null(), null_mut());
        clEnqueueCopyBufferToImage(null_mut(), null_mut(), 0, null(), null(), 0, null(), null_mut());
        clEnqueueFillImage(null_mut(), null(), null(), null(), 0, null(), null_mut());
        clEnqueueSVMFree(0, null_mut(), None, null_mut(), 0, null(), null_mut());
        clEnqueueSVMMemcpy(1, null_mut(), null(), 0, 0, null(), null_mut());
        clEnqueueSVMMemFill(null_mut(), null(), 0, 0, 0, null(), null_mut());
        clEnqueueSVMMap(1, 0, null_mut(), 0, 0, null(), null_mut());
        clEnqueueSVMUnmap(null_mut(), 0, null(), null_mut());
        clEnqueueSVMMigrateMem(0, null_mut(), null(), 0, 0, null(), null_mut());
        clEnqueueAcquireGLObjects(0, null(), 0, null(), null_mut());
        clEnqueueReleaseGLObjects(0, null(), 0, null(), null_mut());
        clEnqueueAcquireEGLObjectsKHR(0, null(), 0, null(), null_mut());
        clEnqueueReleaseEGLObjectsKHR(0, null(), 0, null(), null_mut());
    }
    make_things! { rows, CL_INVALID_COMMAND_QUEUE:
        clEnqueueMapBuffer(null_mut(), 1, 1, 0, 4, 0, null(), null_mut());
        clEnqueueMapImage(null_mut(), 1, 1, null(), null(), null_mut(), null_mut(), 0, null(), null_mut());
    }
}

fn of_others(rows: &mut Vec<Row>) {
    give_codes! { rows, CL_INVALID_DEVICE:
        clRetainDevice(); clReleaseDevice(); clGetDeviceInfo(CL_DEVICE_NAME, 0, null_mut(), null_mut());
        clCreateSubDevices(null(), 0, null_mut(), null_mut()); clGetHostTimer(null_mut());
        clGetDeviceAndHostTimer(null_mut(), null_mut()); clRetainDeviceEXT(); clReleaseDeviceEXT();
        clCreateSubDevicesEXT(null(), 0, null_mut(), null_mut());
    }
    give_codes! { rows, CL_INVALID_MEM_OBJECT:
        clRetainMemObject(); clReleaseMemObject(); clGetMemObjectInfo(CL_MEM_SIZE, 0, null_mut(), null_mut());
        clSetMemObjectDestructorCallback(None, null_mut()); clGetImageInfo(0, 0, null_mut(), null_mut());
        clGetPipeInfo(0, 0, null_mut(), null_mut()); clGetGLObjectInfo(null_mut(), null_mut());
        clGetGLTextureInfo(0, 0, null_mut(), null_mut());
    }
    make_things! { rows, CL_INVALID_MEM_OBJECT: clCreateSubBuffer(0, 0, null()); }
    give_codes! { rows, CL_INVALID_PROGRAM:
        clRetainProgram(); clReleaseProgram(); clBuildProgram(0, null(), null(), None, null_mut());
        clCompileProgram(0, null(), null(), 0, null(), null_mut(), None, null_mut());
        clGetProgramInfo(CL_PROGRAM_SOURCE, 0, null_mut(), null_mut());
        clGetProgramBuildInfo(null_mut(), 0, 0, null_mut(), null_mut());
        clSetProgramReleaseCallback(None, null_mut()); clSetProgramSpecializationConstant(0, 0, null());
        clCreateKernelsInProgram(0, null_mut(), null_mut());
    }
    make_things! { rows, CL_INVALID_PROGRAM: clCreateKernel(null()); }
    give_codes! { rows, CL_INVALID_KERNEL:
        clRetainKernel(); clReleaseKernel(); clSetKernelArg(0, 0, null()); clSetKernelArgSVMPointer(0, null());
        clSetKernelExecInfo(0, 0, null()); clGetKernelInfo(CL_KERNEL_NUM_ARGS, 0, null_mut(), null_mut());
        clGetKernelArgInfo(0, 0, 0, null_mut(), null_mut());
        clGetKernelWorkGroupInfo(null_mut(), 0, 0, null_mut(), null_mut());
        clGetKernelSubGroupInfo(null_mut(), 0, 0, null(), 0, null_mut(), null_mut());
        clGetKernelSubGroupInfoKHR(null_mut(), 0, 0, null(), 0, null_mut(), null_mut());
    }
    make_things! { rows, CL_INVALID_KERNEL: clCloneKernel(); }
    give_codes! { rows, CL_INVALID_EVENT:
        clRetainEvent(); clReleaseEvent(); clSetUserEventStatus(0);
        clGetEventInfo(CL_EVENT_CONTEXT, 0, null_mut(), null_mut());
        clSetEventCallback(0, None, null_mut()); clGetEventProfilingInfo(0, 0, null_mut(), null_mut());
    }
    give_codes! { rows, CL_INVALID_SAMPLER:
        clRetainSampler(); clReleaseSampler(); clGetSamplerInfo(0, 0, null_mut(), null_mut());
    }
}

#[test]
fn handles_that_name_nothing_are_codes() {
    let client = Client::new();
    let mut rows: Vec<Row> = Vec::new();
    of_contexts(&mut rows);
    of_queues(&mut rows);
    of_others(&mut rows);
    assert_eq!(rows.len(), 121, "each function that takes an object first");
    let buffer = client.buffer(&[1]);
    assert_eq!(cl!(clReleaseMemObject(buffer)), CL_SUCCESS);
    // A platform is the first parameter of no function here; the address of a number is no handle either.
    let number = 0_u64;
    let strange = std::ptr::from_ref(&number).cast_mut().cast::<c_void>();
    for handle in [null_mut(), client.platform, buffer, strange] {
        for (name, code, call) in &rows {
            assert_eq!(call(handle), *code, "{name}({handle:?})");
        }
    }
}

#[test]
fn handles_behind_the_first_are_checked_too() {
    let client = Client::new();
    let Client { platform, device, context, queue } = client;
    let buffer = client.buffer(&[1]);
    let mut code = 0;
    assert!(cl!(clCreateContext(null(), 1, &context, None, null_mut(), &mut code)).is_null());
    assert_eq!(code, CL_INVALID_DEVICE);
    assert!(cl!(clCreateCommandQueue(context, platform, 0, &mut code)).is_null());
    assert_eq!(code, CL_INVALID_DEVICE);
    let properties = [CL_CONTEXT_PLATFORM, device as isize, 0];
    assert!(cl!(clCreateContext(properties.as_ptr(), 1, &device, None, null_mut(), &mut code)).is_null());
    assert_eq!(code, CL_INVALID_PLATFORM);
    let mut word = 0_i32;
    let to = std::ptr::from_mut(&mut word).cast();
    let read = |buffer, count, list: *const cl_event| {
        cl!(clEnqueueReadBuffer(queue, buffer, CL_TRUE, 0, 4, to, count, list, null_mut()))
    };
    assert_eq!(read(queue, 0, null()), CL_INVALID_MEM_OBJECT);
    assert_eq!(read(buffer, 1, null()), CL_INVALID_EVENT_WAIT_LIST);
    assert_eq!(read(buffer, 1, &buffer), CL_INVALID_EVENT_WAIT_LIST);
    assert_eq!(read(buffer, 0, null()), CL_SUCCESS);
    assert_eq!(cl!(clWaitForEvents(1, &buffer)), CL_INVALID_EVENT);
    assert_eq!(cl!(clWaitForEvents(0, null())), CL_INVALID_VALUE);
    let other = made(|code| cl!(clCreateContext(null(), 1, &device, None, null_mut(), code)));
    let elsewhere = made(|code| cl!(clCreateUserEvent(other, code)));
    assert_eq!(read(buffer, 1, &elsewhere), CL_INVALID_CONTEXT);
    let there = made(|code| cl!(clCreateBuffer(other, 0, 4, null_mut(), code)));
    assert_eq!(read(there, 0, null()), CL_INVALID_CONTEXT);
}

/// Every field of the table that this driver can fill is filled: what is for Windows is not.
#[test]
fn the_table_has_all_functions_of_opencl_3() {
    let words = std::ptr::from_ref(table()).cast::<usize>();
    let count = size_of_val(table()) / size_of::<usize>();
    // SAFETY: all fields of the table have the size of a pointer.
    let empty = (0..count).filter(|place| unsafe { words.add(*place).read() } == 0).count();
    // Direct3D 10 has six functions, 11 has six, DX9 has four; one is of OpenCL 3.1.
    assert_eq!(empty, 6 + 6 + 4 + 1);
}
