//! Host programs, from building kernels to what goes wrong.

use std::ffi::c_void;
use std::ptr::{null, null_mut};
use std::sync::atomic::{AtomicI32, Ordering};

use crate::client::{cl, log, made, set, Client};
use opencl_sys::*;

const SOURCE: &str = "
typedef struct { char a; int b; short c[3]; } part;
__kernel void add(__global const int *a, __global int *b, int more) {
    size_t i = get_global_id(0);
    b[i] = a[i] + more;
}
__kernel void sums(__global const int *a, __global int *b, __local int *scratch, part p) {
    size_t i = get_local_id(0), n = get_local_size(0);
    scratch[i] = a[get_global_id(0)];
    for (size_t step = n / 2; step > 0; step /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (i < step) scratch[i] += scratch[i + step];
    }
    if (i == 0) b[get_group_id(0)] = scratch[0] + p.a + p.b + p.c[2];
}
__kernel void place(__global int *b) {
    size_t x = get_global_id(0), y = get_global_id(1), z = get_global_id(2);
    b[(z * get_global_size(1) + y) * get_global_size(0) + x] = 100 * z + 10 * y + x;
}
__kernel __attribute__((reqd_work_group_size(4, 2, 1), vec_type_hint(float4))) void fixed(__global int *b) { b[get_global_id(0)] = 1; }
__kernel void size(__global int *b) { b[get_global_id(0)] = get_local_size(0); }
__kernel void trap(__global int *b) { *(__global volatile int *)0x7ffffff0 = b[0]; }
__kernel void endless(__global volatile int *b) { while (b[0] == 0) {} }
";

#[repr(C)]
struct Part {
    a: i8,
    b: i32,
    c: [i16; 3],
}

fn built() -> (Client, cl_program) {
    // A kernel that does not end is to be found out soon.
    std::env::set_var("HARMONICA_OPENCL_LIMIT", "3000000");
    let client = Client::new();
    let program = client.program(SOURCE);
    let code = client.build(program, "-cl-std=CL1.2 -D UNUSED=1");
    assert_eq!(code, CL_SUCCESS, "{}", log(&client, program));
    (client, program)
}

/// All in one test: building takes most of the time.
#[test]
fn kernels_run_and_their_failures_are_codes() {
    let (client, program) = built();
    runs_with_arguments_of_every_kind(&client, program);
    ranges_have_three_dimensions_and_are_checked(&client, program);
    failures_are_statuses_of_events(&client, program);
    user_events_hold_commands_back(&client, program);
    binaries_are_built_again(&client, program);
    groups_leave_few_lanes_empty(&client, program);
    attributes_are_as_the_source_has_them(&client, program);
    programs_without_kernels_are_built(&client);
    buffers_have_a_greatest_size(&client);
    assert_eq!(cl!(clReleaseProgram(program)), CL_SUCCESS);
}

fn runs_with_arguments_of_every_kind(client: &Client, program: cl_program) {
    let words: Vec<i32> = (0..512).collect();
    let (from, to) = (client.buffer(&words), client.buffer(&[0; 512]));
    let add = client.kernel(program, "add");
    assert_eq!(client.run(add, &[512], &[], null_mut()), CL_INVALID_KERNEL_ARGS);
    assert_eq!((set(add, 0, &from), set(add, 1, &to), set(add, 2, &7_i32)), (0, 0, 0));
    let mut event = null_mut();
    assert_eq!(client.run(add, &[512], &[], &mut event), CL_SUCCESS);
    assert!(client.time(event) > 0);
    let expected: Vec<i32> = words.iter().map(|word| word + 7).collect();
    assert_eq!(client.read(to, 512), expected);
    assert_eq!(cl!(clReleaseEvent(event)), CL_SUCCESS);

    let sums = client.kernel(program, "sums");
    let part = Part { a: -1, b: 1000, c: [0, 0, 1] };
    assert_eq!((set(sums, 0, &from), set(sums, 1, &to), set(sums, 3, &part)), (0, 0, 0));
    assert_eq!(cl!(clSetKernelArg(sums, 2, 4 * 256, null())), CL_SUCCESS);
    assert_eq!(client.run(sums, &[512], &[256], null_mut()), CL_SUCCESS);
    assert_eq!(client.read(to, 2), [255 * 128 + 1000, 767 * 128 + 1000]);

    assert_eq!(set(add, 2, &7_i64), CL_INVALID_ARG_SIZE);
    assert_eq!(set(add, 3, &7_i32), CL_INVALID_ARG_INDEX);
    assert_eq!(cl!(clSetKernelArg(add, 2, 4, null())), CL_INVALID_ARG_VALUE);
    assert_eq!(set(add, 0, &add), CL_INVALID_MEM_OBJECT);
    assert_eq!(set(sums, 2, &7_i32), CL_INVALID_ARG_VALUE);
    for handle in [add, sums] {
        assert_eq!(cl!(clReleaseKernel(handle)), CL_SUCCESS);
    }
    for handle in [from, to] {
        assert_eq!(cl!(clReleaseMemObject(handle)), CL_SUCCESS);
    }
}

fn ranges_have_three_dimensions_and_are_checked(client: &Client, program: cl_program) {
    let to = client.buffer(&[0; 60]);
    let place = client.kernel(program, "place");
    assert_eq!(set(place, 0, &to), CL_SUCCESS);
    assert_eq!(client.run(place, &[5, 4, 3], &[5, 2, 1], null_mut()), CL_SUCCESS);
    let expected: Vec<i32> = (0..60).map(|i| 100 * (i / 20) + 10 * (i / 5 % 4) + i % 5).collect();
    assert_eq!(client.read(to, 60), expected);
    let run = |items: &[usize], group: &[usize]| client.run(place, items, group, null_mut());
    assert_eq!(run(&[6], &[4]), CL_INVALID_WORK_GROUP_SIZE);
    assert_eq!(run(&[2048], &[2048]), CL_INVALID_WORK_ITEM_SIZE);
    assert_eq!(run(&[64, 64], &[64, 32]), CL_INVALID_WORK_GROUP_SIZE);
    assert_eq!(run(&[1 << 40], &[]), CL_INVALID_GLOBAL_WORK_SIZE);
    assert_eq!(run(&[1, 1, 1, 1], &[]), CL_INVALID_WORK_DIMENSION);
    assert_eq!(run(&[0], &[]), CL_SUCCESS);
    let fixed = client.kernel(program, "fixed");
    assert_eq!(set(fixed, 0, &to), CL_SUCCESS);
    assert_eq!(client.run(fixed, &[8, 2], &[2, 2], null_mut()), CL_INVALID_WORK_GROUP_SIZE);
    assert_eq!(client.run(fixed, &[8, 2], &[4, 2], null_mut()), CL_SUCCESS);
    assert_eq!(client.read(to, 9)[7..], [1, 13]);
}

fn failures_are_statuses_of_events(client: &Client, program: cl_program) {
    let buffer = client.buffer(&[0]);
    for name in ["trap", "endless"] {
        let kernel = client.kernel(program, name);
        assert_eq!(set(kernel, 0, &buffer), CL_SUCCESS);
        let mut event = null_mut();
        assert_eq!(client.run(kernel, &[1], &[], &mut event), CL_SUCCESS);
        assert_eq!(cl!(clWaitForEvents(1, &event)), CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST, "{name}");
        let mut status = 1;
        let to = std::ptr::from_mut::<cl_int>(&mut status).cast();
        let what = CL_EVENT_COMMAND_EXECUTION_STATUS;
        assert_eq!(cl!(clGetEventInfo(event, what, 4, to, null_mut())), CL_SUCCESS);
        assert_eq!(status, CL_OUT_OF_RESOURCES, "{name}");
        assert_eq!(cl!(clFinish(client.queue)), CL_OUT_OF_RESOURCES, "{name}");
        assert_eq!(cl!(clFinish(client.queue)), CL_SUCCESS, "it is returned once");
    }
    let wrong = client.program("__kernel void k(__global int *a) { a[0] = b; }");
    assert_eq!(client.build(wrong, ""), CL_BUILD_PROGRAM_FAILURE);
    let text = log(client, wrong);
    assert!(text.starts_with("program.cl:1:43: error: use of undeclared identifier 'b'"), "{text}");
    assert_eq!(client.build(wrong, "-funroll-loops"), CL_INVALID_BUILD_OPTIONS);
    let mut code = 0;
    assert!(cl!(clCreateKernel(wrong, c"k".as_ptr(), &mut code)).is_null());
    assert_eq!(code, CL_INVALID_PROGRAM_EXECUTABLE);
}

/// The status with which a callback was called.
static CALLED: AtomicI32 = AtomicI32::new(1);

unsafe extern "C" fn note(_: cl_event, status: cl_int, _: *mut c_void) {
    CALLED.store(status, Ordering::SeqCst);
}

fn user_events_hold_commands_back(client: &Client, program: cl_program) {
    let (from, to) = (client.buffer(&[5; 4]), client.buffer(&[0; 4]));
    let add = client.kernel(program, "add");
    assert_eq!((set(add, 0, &from), set(add, 1, &to), set(add, 2, &1_i32)), (0, 0, 0));
    for (given, value) in [(CL_COMPLETE, 6), (-7, 0)] {
        let user = made(|code| cl!(clCreateUserEvent(client.context, code)));
        let mut event = null_mut();
        let zero = 0_i32;
        let pattern = std::ptr::from_ref(&zero).cast();
        assert_eq!(cl!(clEnqueueFillBuffer(client.queue, to, pattern, 4, 0, 16, 1, &user, null_mut())), CL_SUCCESS);
        let items = [4_usize];
        let (queue, items) = (client.queue, items.as_ptr());
        let code = cl!(clEnqueueNDRangeKernel(queue, add, 1, null(), items, null(), 1, &user, &mut event));
        assert_eq!(code, CL_SUCCESS);
        CALLED.store(1, Ordering::SeqCst);
        assert_eq!(cl!(clSetEventCallback(event, CL_COMPLETE, Some(note), null_mut())), CL_SUCCESS);
        assert_eq!(CALLED.load(Ordering::SeqCst), 1, "nothing has run");
        assert_eq!(cl!(clSetUserEventStatus(user, given)), CL_SUCCESS);
        assert_eq!(cl!(clSetUserEventStatus(user, given)), CL_INVALID_OPERATION);
        let failed = CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST;
        let expected = if given == CL_COMPLETE { CL_COMPLETE } else { failed };
        assert_eq!(CALLED.load(Ordering::SeqCst), expected);
        assert_eq!(cl!(clFinish(client.queue)), expected);
        if given == CL_COMPLETE {
            assert_eq!(client.read(to, 4), [value; 4]);
        }
    }
}

fn binaries_are_built_again(client: &Client, program: cl_program) {
    let mut bytes = 0_usize;
    let to = std::ptr::from_mut(&mut bytes).cast();
    assert_eq!(cl!(clGetProgramInfo(program, CL_PROGRAM_BINARY_SIZES, 8, to, null_mut())), CL_SUCCESS);
    let mut binary = vec![0_u8; bytes];
    let mut first = binary.as_mut_ptr();
    let to = std::ptr::from_mut(&mut first).cast();
    assert_eq!(cl!(clGetProgramInfo(program, CL_PROGRAM_BINARIES, 8, to, null_mut())), CL_SUCCESS);
    let (context, device, mut place) = (client.context, client.device, binary.as_ptr());
    let again = made(|code| cl!(clCreateProgramWithBinary(context, 1, &device, &bytes, &mut place, null_mut(), code)));
    assert_eq!(client.build(again, ""), CL_SUCCESS);
    let kernel = client.kernel(again, "place");
    let to = client.buffer(&[9; 3]);
    assert_eq!(set(kernel, 0, &to), CL_SUCCESS);
    assert_eq!(client.run(kernel, &[3], &[], null_mut()), CL_SUCCESS);
    assert_eq!(client.read(to, 3), [0, 1, 2]);
    let (mut code, mut status, short) = (0, 0, bytes - 1);
    let none = cl!(clCreateProgramWithBinary(context, 1, &device, &short, &mut place, &mut status, &mut code));
    assert_eq!((none.is_null(), code, status), (true, CL_INVALID_BINARY, CL_INVALID_BINARY));
}

#[test]
fn bytes_move_between_host_and_buffers() {
    let client = Client::new();
    let words: Vec<i32> = (0..64).collect();
    let (from, to) = (client.buffer(&words), client.buffer(&[0; 64]));
    let queue = client.queue;
    // A rectangle of two rows of three words, from rows of eight words into rows of four.
    let (origin, target, region) = ([4_usize, 1, 0], [0_usize, 0, 0], [12_usize, 2, 1]);
    let (origin, target, region) = (origin.as_ptr(), target.as_ptr(), region.as_ptr());
    let code =
        cl!(clEnqueueCopyBufferRect(queue, from, to, origin, target, region, 32, 0, 16, 0, 0, null(), null_mut()));
    assert_eq!(code, CL_SUCCESS);
    assert_eq!(client.read(to, 8), [9, 10, 11, 0, 17, 18, 19, 0]);
    assert_eq!(cl!(clEnqueueCopyBuffer(queue, from, from, 0, 4, 8, 0, null(), null_mut())), CL_MEM_COPY_OVERLAP);
    assert_eq!(cl!(clEnqueueCopyBuffer(queue, from, to, 0, 252, 8, 0, null(), null_mut())), CL_INVALID_VALUE);
    let overflow = usize::MAX - 3;
    assert_eq!(cl!(clEnqueueCopyBuffer(queue, from, to, overflow, 0, 8, 0, null(), null_mut())), CL_INVALID_VALUE);

    let (read, write) = (CL_MAP_READ, CL_MAP_WRITE);
    let map = |buffer, flags, offset, bytes| {
        let pointer = made(|code| {
            cl!(clEnqueueMapBuffer(queue, buffer, CL_TRUE, flags, offset, bytes, 0, null(), null_mut(), code))
        });
        pointer.cast::<i32>()
    };
    let seen = map(from, read, 16, 8);
    // SAFETY: the driver gives eight bytes there.
    assert_eq!(unsafe { (seen.read(), seen.add(1).read()) }, (4, 5));
    let changed = map(to, write, 0, 8);
    // SAFETY: as before.
    unsafe { changed.write(77) };
    for (buffer, pointer) in [(from, seen), (to, changed)] {
        assert_eq!(cl!(clEnqueueUnmapMemObject(queue, buffer, pointer.cast(), 0, null(), null_mut())), CL_SUCCESS);
        let again = cl!(clEnqueueUnmapMemObject(queue, buffer, pointer.cast(), 0, null(), null_mut()));
        assert_eq!(again, CL_INVALID_VALUE);
    }
    assert_eq!(client.read(to, 2), [77, 10]);

    let region = cl_buffer_region { origin: 128, size: 8 };
    let info = std::ptr::from_ref(&region).cast();
    let kind = CL_BUFFER_CREATE_TYPE_REGION;
    let part = made(|code| cl!(clCreateSubBuffer(from, 0, kind, info, code)));
    assert_eq!(client.read(part, 2), [32, 33]);
    let region = cl_buffer_region { origin: 4, size: 8 };
    let info = std::ptr::from_ref(&region).cast();
    let mut code = 0;
    assert!(cl!(clCreateSubBuffer(from, 0, kind, info, &mut code)).is_null());
    assert_eq!(code, CL_MISALIGNED_SUB_BUFFER_OFFSET);
}

/// Objects that others need stay until these go away, whatever is released first.
#[test]
fn releases_in_any_order_leave_nothing() {
    let client = Client::new();
    let buffer = client.buffer(&[1, 2, 3]);
    let mut event = null_mut();
    let pattern = 5_i32;
    let first = std::ptr::from_ref(&pattern).cast();
    assert_eq!(cl!(clEnqueueFillBuffer(client.queue, buffer, first, 4, 0, 4, 0, null(), &mut event)), CL_SUCCESS);
    assert_eq!(cl!(clReleaseContext(client.context)), CL_SUCCESS);
    assert_eq!(client.read(buffer, 3), [5, 2, 3], "the queue keeps the context");
    assert_eq!(cl!(clReleaseCommandQueue(client.queue)), CL_SUCCESS);
    assert_eq!(cl!(clReleaseMemObject(buffer)), CL_SUCCESS);
    assert_eq!(cl!(clReleaseMemObject(buffer)), CL_INVALID_MEM_OBJECT);
    assert_eq!(cl!(clReleaseEvent(event)), CL_SUCCESS);
    assert_eq!(cl!(clFinish(client.queue)), CL_INVALID_COMMAND_QUEUE);
    assert_eq!(cl!(clRetainContext(client.context)), CL_INVALID_CONTEXT);
    assert_eq!(cl!(clRetainEvent(event)), CL_INVALID_EVENT);
}

const LOCALS: &str = "
__kernel void first(__global int *to) {
    __local int sums[10000];
    sums[9000 + get_local_id(0)] = 2 * get_local_id(0);
    barrier(CLK_LOCAL_MEM_FENCE);
    to[get_local_id(0)] = sums[9000 + get_local_size(0) - 1 - get_local_id(0)];
}
__kernel void second(__global int *to, __local int *more) {
    __local int sums[9000], others[64];
    sums[8000 + get_local_id(0)] = get_local_id(0);
    others[get_local_id(0)] = 100;
    more[get_local_id(0)] = 1000;
    barrier(CLK_LOCAL_MEM_FENCE);
    size_t other = get_local_size(0) - 1 - get_local_id(0);
    to[get_local_id(0)] = sums[8000 + other] + others[other] + more[other];
}
__kernel void none(__global int *to) { to[0] = 5; }
";

/// Local variables of a program's kernels take more than a group may have; those of each kernel do not.
#[test]
fn local_memory_is_that_of_each_kernel() {
    let client = Client::new();
    let program = client.program(LOCALS);
    assert_eq!(client.build(program, ""), CL_SUCCESS, "{}", log(&client, program));
    let to = client.buffer(&[0; 16]);
    for (name, bytes, expected) in [("first", 40_000, [6, 4, 2, 0]), ("second", 36_256, [1103, 1102, 1101, 1100])] {
        let kernel = client.kernel(program, name);
        assert_eq!(set(kernel, 0, &to), CL_SUCCESS);
        let mut asked = 0_u64;
        let (what, answer) = (CL_KERNEL_LOCAL_MEM_SIZE, std::ptr::from_mut(&mut asked).cast());
        assert_eq!(cl!(clGetKernelWorkGroupInfo(kernel, client.device, what, 8, answer, null_mut())), CL_SUCCESS);
        assert_eq!(asked, bytes, "{name}");
        if name == "second" {
            assert_eq!(cl!(clSetKernelArg(kernel, 1, 64, null())), CL_SUCCESS);
            assert_eq!(cl!(clGetKernelWorkGroupInfo(kernel, client.device, what, 8, answer, null_mut())), CL_SUCCESS);
            assert_eq!(asked, bytes + 64);
        }
        assert_eq!(client.run(kernel, &[4], &[4], null_mut()), CL_SUCCESS);
        assert_eq!(client.read(to, 4), expected, "{name}");
    }
}

fn attributes_are_as_the_source_has_them(client: &Client, program: cl_program) {
    for (name, expected) in [("fixed", "vec_type_hint(float4) reqd_work_group_size(4,2,1)"), ("place", "")] {
        let kernel = client.kernel(program, name);
        let (mut text, mut bytes) = ([0_u8; 100], 0);
        let to = text.as_mut_ptr().cast();
        assert_eq!(cl!(clGetKernelInfo(kernel, CL_KERNEL_ATTRIBUTES, text.len(), to, &mut bytes)), CL_SUCCESS);
        assert_eq!(std::str::from_utf8(&text[..bytes - 1]), Ok(expected));
    }
}

fn programs_without_kernels_are_built(client: &Client) {
    for source in ["\n", "int twice(int a) { return 2 * a; }"] {
        let program = client.program(source);
        assert_eq!(client.build(program, ""), CL_SUCCESS, "{}", log(client, program));
        let (mut count, to) = (7_usize, std::ptr::from_mut);
        assert_eq!(cl!(clGetProgramInfo(program, CL_PROGRAM_NUM_KERNELS, 8, to(&mut count).cast(), null_mut())), 0);
        assert_eq!(count, 0);
    }
}

fn buffers_have_a_greatest_size(client: &Client) {
    let mut most = 0_u64;
    let to = std::ptr::from_mut(&mut most).cast();
    assert_eq!(cl!(clGetDeviceInfo(client.device, CL_DEVICE_MAX_MEM_ALLOC_SIZE, 8, to, null_mut())), CL_SUCCESS);
    for (bytes, expected) in [(most, CL_SUCCESS), (most + 1, CL_INVALID_BUFFER_SIZE), (0, CL_INVALID_BUFFER_SIZE)] {
        let mut code = 1;
        let buffer = cl!(clCreateBuffer(client.context, 0, bytes as usize, null_mut(), &mut code));
        assert_eq!((code, buffer.is_null()), (expected, expected != CL_SUCCESS));
        if !buffer.is_null() {
            assert_eq!(cl!(clReleaseMemObject(buffer)), CL_SUCCESS);
        }
    }
}

/// The device has 16 lanes.
fn groups_leave_few_lanes_empty(client: &Client, program: cl_program) {
    let kernel = client.kernel(program, "size");
    let buffer = client.buffer(&[0; 2021]);
    assert_eq!(set(kernel, 0, &buffer), CL_SUCCESS);
    for (items, group) in [(1, 1), (48, 16), (40, 40), (1000, 1000), (2021, 47), (1031, 1)] {
        assert_eq!(client.run(kernel, &[items], &[], null_mut()), CL_SUCCESS);
        let sizes = client.read(buffer, items);
        assert!(sizes.iter().all(|size| *size == group), "{items} items in groups of {}", sizes[0]);
    }
}

/// What a device says of itself follows from its core.
#[test]
fn queries_are_answered_from_the_core() {
    let ask = |device, what| {
        let mut number = 0_u64;
        let to = std::ptr::from_mut(&mut number).cast();
        assert_eq!(cl!(clGetDeviceInfo(device, what, 8, to, null_mut())), CL_SUCCESS);
        number
    };
    for (number, cache, [type_of_cache, line], [float, double]) in
        [(0, 0, [CL_NONE, 0], [0, CL_FP_SOFT_FLOAT]), (4, 4096, [CL_READ_WRITE_CACHE, 32], [CL_FP_SOFT_FLOAT, 0])]
    {
        let device = Client::on(number).device;
        assert_eq!(ask(device, CL_DEVICE_GLOBAL_MEM_CACHE_SIZE), cache);
        assert_eq!(ask(device, CL_DEVICE_GLOBAL_MEM_CACHE_TYPE), u64::from(type_of_cache));
        assert_eq!(ask(device, CL_DEVICE_GLOBAL_MEM_CACHELINE_SIZE), u64::from(line));
        assert_eq!(ask(device, CL_DEVICE_SINGLE_FP_CONFIG) & CL_FP_SOFT_FLOAT, float);
        assert_eq!(ask(device, CL_DEVICE_DOUBLE_FP_CONFIG) & CL_FP_SOFT_FLOAT, double);
        assert_eq!(ask(device, CL_DEVICE_MAX_CONSTANT_BUFFER_SIZE), ask(device, CL_DEVICE_MAX_MEM_ALLOC_SIZE));
    }
}
