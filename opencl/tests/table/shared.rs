//! Shared virtual memory.

use std::ffi::c_void;
use std::ptr::{null, null_mut};
use std::sync::atomic::{AtomicUsize, Ordering};

use rustix::mm::{mmap_anonymous, munmap, MapFlags, ProtFlags};

use crate::client::{cl, log, made, set, Client};
use opencl_sys::*;

/// Numbers of an allocation.
const COUNT: usize = 64;
const BYTES: usize = 4 * COUNT;

/// An allocation that is to be there.
fn allocate(client: &Client, bytes: usize) -> *mut c_void {
    let pointer = cl!(clSVMAlloc(client.context, CL_MEM_READ_WRITE, bytes, 0));
    assert!(!pointer.is_null());
    pointer
}

fn map(client: &Client, pointer: *mut c_void, bytes: usize, flags: cl_map_flags) {
    let code = cl!(clEnqueueSVMMap(client.queue, CL_TRUE, flags, pointer, bytes, 0, null(), null_mut()));
    assert_eq!(code, CL_SUCCESS);
}

fn unmap(client: &Client, pointer: *mut c_void) {
    assert_eq!(cl!(clEnqueueSVMUnmap(client.queue, pointer, 0, null(), null_mut())), CL_SUCCESS);
}

/// What the host sees when it maps numbers.
fn words(client: &Client, pointer: *mut c_void, count: usize) -> Vec<i32> {
    map(client, pointer, 4 * count, CL_MAP_READ);
    // SAFETY: so many are mapped.
    let words = unsafe { std::slice::from_raw_parts(pointer.cast::<i32>(), count) }.to_vec();
    unmap(client, pointer);
    words
}

/// The host writes numbers.
fn write(client: &Client, pointer: *mut c_void, words: &[i32]) {
    map(client, pointer, 4 * words.len(), CL_MAP_WRITE_INVALIDATE_REGION);
    // SAFETY: so many are mapped.
    unsafe { std::ptr::copy_nonoverlapping(words.as_ptr(), pointer.cast(), words.len()) };
    unmap(client, pointer);
}

/// A pointer that is so many numbers further.
fn behind(pointer: *mut c_void, words: usize) -> *mut c_void {
    pointer.cast::<i32>().wrapping_add(words).cast()
}

fn kernel(client: &Client, source: &str, name: &str) -> cl_kernel {
    let program = client.program(source);
    assert_eq!(client.build(program, "-cl-std=CL2.0"), CL_SUCCESS, "{}", log(client, program));
    client.kernel(program, name)
}

const ADD: &str = "
__kernel void add(__global const int *a, __global int *b, int more) {
    b[get_global_id(0)] = a[get_global_id(0)] + more;
}
";

const LIST: &str = "
typedef struct node { __global struct node *next; long value; } node;
__kernel void reverse(__global node *head, __global node *__global *last) {
    __global node *before = 0;
    while (head) {
        __global node *next = head->next;
        head->value *= 10;
        head->next = before;
        before = head;
        head = next;
    }
    *last = before;
}
";

/// A node of a list as host and device see it.
#[repr(C)]
struct Node {
    next: *mut Node,
    value: i64,
}

/// The host builds a list in allocations of their own, the device turns it round, and the host follows it.
#[test]
fn a_list_has_the_same_addresses_on_host_and_device() {
    let client = Client::on(4);
    let reverse = kernel(&client, LIST, "reverse");
    let nodes: Vec<_> = (0..5).map(|_| allocate(&client, size_of::<Node>())).collect();
    for (place, pointer) in nodes.iter().enumerate() {
        let next = nodes.get(place + 1).map_or(null_mut(), |next| next.cast());
        map(&client, *pointer, size_of::<Node>(), CL_MAP_WRITE);
        // SAFETY: a node is mapped.
        unsafe { pointer.cast::<Node>().write(Node { next, value: place as i64 + 1 }) };
        unmap(&client, *pointer);
    }
    let last = allocate(&client, size_of::<*mut Node>());
    assert_eq!(cl!(clSetKernelArgSVMPointer(reverse, 0, nodes[0])), CL_SUCCESS);
    assert_eq!(cl!(clSetKernelArgSVMPointer(reverse, 1, last)), CL_SUCCESS);
    let (what, bytes) = (CL_KERNEL_EXEC_INFO_SVM_PTRS, size_of_val(&nodes[..]));
    assert_eq!(cl!(clSetKernelExecInfo(reverse, what, bytes, nodes.as_ptr().cast())), CL_SUCCESS);
    assert_eq!(client.run(reverse, &[1], &[], null_mut()), CL_SUCCESS);

    map(&client, last, size_of::<*mut Node>(), CL_MAP_READ);
    // SAFETY: an address is mapped.
    let mut head = unsafe { last.cast::<*mut Node>().read() };
    let mut values = Vec::new();
    while !head.is_null() {
        assert!(nodes.contains(&head.cast()), "{head:?} is none of {nodes:?}");
        map(&client, head.cast(), size_of::<Node>(), CL_MAP_READ);
        // SAFETY: a node is mapped.
        let Node { next, value } = unsafe { head.read() };
        unmap(&client, head.cast());
        values.push(value);
        head = next;
    }
    assert_eq!(values, [50, 40, 30, 20, 10]);
    nodes.iter().chain([&last]).for_each(|pointer| cl!(clSVMFree(client.context, *pointer)));
}

/// Devices of one context have an allocation at one address; what one has written, the other sees.
#[test]
fn devices_of_a_context_share_an_allocation() {
    let client = Client::on_some(&[0, 3]);
    let second = client.beside(3);
    let add = kernel(&client, ADD, "add");
    let pointer = allocate(&client, BYTES);
    assert_eq!(cl!(clSetKernelArgSVMPointer(add, 0, pointer)), CL_SUCCESS);
    assert_eq!(cl!(clSetKernelArgSVMPointer(add, 1, pointer)), CL_SUCCESS);
    assert_eq!(set(add, 2, &1_i32), CL_SUCCESS);
    write(&client, pointer, &[0; COUNT]);
    for _ in 0..3 {
        assert_eq!(client.run(add, &[COUNT], &[], null_mut()), CL_SUCCESS);
        assert_eq!(second.run(add, &[COUNT], &[], null_mut()), CL_SUCCESS);
    }
    assert_eq!(words(&client, pointer, COUNT), [6; COUNT]);
    assert_eq!(words(&second, pointer, COUNT), [6; COUNT]);
}

/// A buffer on shared memory has its bytes, whoever writes them.
#[test]
fn a_buffer_on_shared_memory_is_that_memory() {
    let client = Client::new();
    let add = kernel(&client, ADD, "add");
    let pointer = allocate(&client, BYTES);
    write(&client, pointer, &[5; COUNT]);
    let (context, flags) = (client.context, CL_MEM_USE_HOST_PTR);
    let half = behind(pointer, COUNT / 2);
    let mut code = 0;
    assert!(cl!(clCreateBuffer(context, flags, BYTES + 1, pointer, &mut code)).is_null());
    assert_eq!(code, CL_INVALID_BUFFER_SIZE);
    assert!(cl!(clCreateBuffer(context, flags, BYTES / 2 + 1, half, &mut code)).is_null());
    assert_eq!(code, CL_INVALID_BUFFER_SIZE);
    let all = made(|code| cl!(clCreateBuffer(context, flags, BYTES, pointer, code)));
    let second = made(|code| cl!(clCreateBuffer(context, flags, BYTES / 2, half, code)));
    for buffer in [all, second, client.buffer(&[1])] {
        let mut is_shared: cl_bool = 7;
        let to = std::ptr::from_mut(&mut is_shared).cast();
        assert_eq!(cl!(clGetMemObjectInfo(buffer, CL_MEM_USES_SVM_POINTER, 4, to, null_mut())), CL_SUCCESS);
        assert_eq!(is_shared == CL_TRUE, buffer == all || buffer == second);
    }
    assert_eq!((set(add, 0, &all), set(add, 1, &second), set(add, 2, &2_i32)), (0, 0, 0));
    assert_eq!(client.run(add, &[COUNT / 2], &[], null_mut()), CL_SUCCESS);
    assert_eq!(words(&client, pointer, COUNT), [[5; COUNT / 2], [7; COUNT / 2]].concat());
    write(&client, half, &[9]);
    assert_eq!(client.read(second, 2), [9, 7]);
    let queue = client.queue;
    let overlap = cl!(clEnqueueCopyBuffer(queue, all, second, BYTES / 2, 0, 4, 0, null(), null_mut()));
    assert_eq!(overlap, CL_MEM_COPY_OVERLAP, "the two are one memory");
    let seen =
        made(|code| cl!(clEnqueueMapBuffer(queue, second, CL_TRUE, CL_MAP_WRITE, 4, 4, 0, null(), null_mut(), code)));
    assert_eq!(seen, behind(half, 1), "the host sees it where it is");
    // SAFETY: four bytes are mapped.
    unsafe { seen.cast::<i32>().write(11) };
    assert_eq!(cl!(clEnqueueUnmapMemObject(queue, second, seen, 0, null(), null_mut())), CL_SUCCESS);
    assert_eq!(words(&client, half, 3), [9, 11, 7]);
    for buffer in [all, second] {
        assert_eq!(cl!(clReleaseMemObject(buffer)), CL_SUCCESS);
    }
    cl!(clSVMFree(context, pointer));
}

/// The type of an event's command; the event is released.
fn command_of(event: cl_event) -> cl_command_type {
    let mut kind: cl_command_type = 0;
    let to = std::ptr::from_mut(&mut kind).cast();
    assert_eq!(cl!(clGetEventInfo(event, CL_EVENT_COMMAND_TYPE, 4, to, null_mut())), CL_SUCCESS);
    assert_eq!(cl!(clReleaseEvent(event)), CL_SUCCESS);
    kind
}

#[test]
fn commands_move_bytes_of_shared_memory() {
    let client = Client::new();
    let (first, second) = (allocate(&client, BYTES), allocate(&client, BYTES));
    assert_eq!(words(&client, first, COUNT), [0; COUNT], "what was there before is not seen");
    let numbers: Vec<i32> = (0..COUNT as i32).collect();
    let (mut to, from) = ([0_i32; COUNT], numbers.as_ptr().cast());
    let (queue, mut event) = (client.queue, null_mut());
    let mut copy = |to, from, bytes| cl!(clEnqueueSVMMemcpy(queue, CL_TRUE, to, from, bytes, 0, null(), &mut event));
    assert_eq!(copy(first, from, BYTES), CL_SUCCESS, "from the host");
    assert_eq!(copy(behind(second, 8), behind(first, 1), 16), CL_SUCCESS);
    assert_eq!(copy(to.as_mut_ptr().cast(), behind(second, 7), 24), CL_SUCCESS, "to the host");
    assert_eq!(to[..7], [0, 1, 2, 3, 4, 0, 0]);
    assert_eq!(copy(to.as_mut_ptr().cast(), from, 8), CL_SUCCESS, "from the host to the host");
    assert_eq!(to[..4], [0, 1, 2, 3]);
    assert_eq!(command_of(event), CL_COMMAND_SVM_MEMCPY);

    let pattern = [7_i16, 8];
    let pattern = pattern.as_ptr().cast();
    let code = cl!(clEnqueueSVMMemFill(queue, behind(first, 2), pattern, 4, 8, 0, null(), &mut event));
    assert_eq!(code, CL_SUCCESS);
    assert_eq!(command_of(event), CL_COMMAND_SVM_MEMFILL);
    let filled = 8 << 16 | 7;
    assert_eq!(words(&client, first, 5), [0, 1, filled, filled, 4]);

    let mut parts: [*const c_void; 2] = [behind(first, 3), second];
    let (list, sizes) = (parts.as_mut_ptr(), [4, 0]);
    let code = cl!(clEnqueueSVMMigrateMem(queue, 2, list, sizes.as_ptr(), 0, 0, null(), &mut event));
    assert_eq!((code, command_of(event)), (CL_SUCCESS, CL_COMMAND_SVM_MIGRATE_MEM));

    let place = behind(first, 1);
    let code = cl!(clEnqueueSVMMap(queue, CL_FALSE, CL_MAP_READ | CL_MAP_WRITE, place, 8, 0, null(), &mut event));
    assert_eq!((code, command_of(event)), (CL_SUCCESS, CL_COMMAND_SVM_MAP));
    // SAFETY: eight bytes are mapped.
    unsafe { place.cast::<[i32; 2]>().write([-1, -2]) };
    let code = cl!(clEnqueueSVMUnmap(queue, place, 0, null(), &mut event));
    assert_eq!((code, command_of(event)), (CL_SUCCESS, CL_COMMAND_SVM_UNMAP));
    assert_eq!(words(&client, first, 4), [0, -1, -2, filled]);
    [first, second].into_iter().for_each(|pointer| cl!(clSVMFree(client.context, pointer)));
}

/// How many pointers a host program's function has freed.
static FREED: AtomicUsize = AtomicUsize::new(0);

unsafe extern "C" fn free(_: cl_command_queue, count: cl_uint, pointers: *mut *mut c_void, context: *mut c_void) {
    for place in 0..count as usize {
        // SAFETY: the driver gives so many.
        let pointer = unsafe { pointers.add(place).read() };
        cl!(clSVMFree(context, pointer));
        FREED.fetch_add(1, Ordering::SeqCst);
    }
}

/// Memory is freed in the order of the queue, by the driver or by a function; a kernel that points to it is refused then.
#[test]
fn shared_memory_is_freed_when_its_command_comes() {
    let client = Client::new();
    let add = kernel(&client, ADD, "add");
    assert_eq!(set(add, 2, &1_i32), CL_SUCCESS);
    let queue = client.queue;
    for function in [None, Some(free as unsafe extern "C" fn(_, _, _, _))] {
        let mut pointers = [allocate(&client, BYTES), allocate(&client, BYTES)];
        assert_eq!(cl!(clSetKernelArgSVMPointer(add, 0, pointers[0])), CL_SUCCESS);
        assert_eq!(cl!(clSetKernelArgSVMPointer(add, 1, behind(pointers[1], 1))), CL_SUCCESS);
        let user = made(|code| cl!(clCreateUserEvent(client.context, code)));
        let (list, mut event) = (pointers.as_mut_ptr(), null_mut());
        let code = cl!(clEnqueueSVMFree(queue, 2, list, function, client.context, 1, &user, &mut event));
        assert_eq!((code, command_of(event)), (CL_SUCCESS, CL_COMMAND_SVM_FREE));
        let kept = pointers;
        pointers.fill(null_mut());
        let clone = made(|code| cl!(clCloneKernel(add, code)));
        assert_eq!(client.run(clone, &[4], &[], null_mut()), CL_SUCCESS, "it is enqueued behind the command");
        assert_eq!(cl!(clSetUserEventStatus(user, CL_COMPLETE)), CL_SUCCESS);
        assert_eq!(cl!(clFinish(queue)), CL_SUCCESS);
        assert_eq!(client.run(add, &[4], &[], null_mut()), CL_INVALID_KERNEL_ARGS);
        for pointer in kept {
            assert_eq!(cl!(clSetKernelArgSVMPointer(add, 0, pointer)), CL_INVALID_ARG_VALUE);
        }
    }
    assert_eq!(FREED.load(Ordering::SeqCst), 2);
    // What the host program leaves goes with the context.
    allocate(&client, BYTES);
}

/// Where the host has something of its own, no allocation is.
#[test]
fn allocations_are_where_the_host_has_nothing() {
    let client = Client::on(3);
    let bytes = 1 << 16;
    let (access, flags) = (ProtFlags::READ, MapFlags::PRIVATE | MapFlags::FIXED_NOREPLACE);
    let take = || {
        let first = allocate(&client, bytes);
        cl!(clSVMFree(client.context, first));
        // SAFETY: the pages take the place of none.
        unsafe { mmap_anonymous(first.wrapping_byte_add(bytes / 2), 4096, access, flags) }.ok()
    };
    // Another test may be faster.
    let taken = (0..1000).find_map(|_| take()).unwrap();
    let second = allocate(&client, bytes);
    let is_apart = second > taken || second.wrapping_byte_add(bytes) <= taken;
    assert!(is_apart, "{second:?} has {taken:?}, which is the host's");
    cl!(clSVMFree(client.context, second));
    // SAFETY: nobody uses the pages.
    unsafe { munmap(taken, 4096) }.unwrap();
}

#[test]
fn wrong_calls_for_shared_memory_are_codes() {
    let client = Client::new();
    let Client { context, queue, .. } = client;
    let mut capabilities: cl_device_svm_capabilities = 0;
    let to = std::ptr::from_mut(&mut capabilities).cast();
    assert_eq!(cl!(clGetDeviceInfo(client.device, CL_DEVICE_SVM_CAPABILITIES, 8, to, null_mut())), CL_SUCCESS);
    assert_eq!(capabilities, CL_DEVICE_SVM_COARSE_GRAIN_BUFFER);
    let none = |flags, bytes, alignment| assert!(cl!(clSVMAlloc(context, flags, bytes, alignment)).is_null());
    none(0, 0, 0);
    none(0, 1 << 40, 0);
    none(0, usize::MAX, 0);
    none(0, 4, 3);
    none(0, 4, 1 << 31);
    none(CL_MEM_SVM_FINE_GRAIN_BUFFER, 4, 0);
    none(CL_MEM_SVM_ATOMICS, 4, 0);
    none(CL_MEM_READ_ONLY | CL_MEM_WRITE_ONLY, 4, 0);
    none(CL_MEM_COPY_HOST_PTR, 4, 0);
    cl!(clSVMFree(context, null_mut()));
    let pointer = cl!(clSVMAlloc(context, CL_MEM_WRITE_ONLY, BYTES, 128));
    assert!(!pointer.is_null() && pointer.addr().is_multiple_of(128));
    // Neither of these frees it.
    cl!(clSVMFree(context, behind(pointer, 1)));
    cl!(clSVMFree(queue, pointer));
    cl!(clSVMFree(Client::new().context, pointer));
    let (end, mut word) = (behind(pointer, COUNT), 0_i32);
    let host: *mut c_void = std::ptr::from_mut(&mut word).cast();

    let map = |flags, pointer, bytes| cl!(clEnqueueSVMMap(queue, 1, flags, pointer, bytes, 0, null(), null_mut()));
    let wrong = [null_mut(), host, end];
    wrong.into_iter().for_each(|pointer| assert_eq!(map(CL_MAP_READ, pointer, 4), CL_INVALID_VALUE));
    for (flags, bytes) in [(CL_MAP_READ, 0), (CL_MAP_READ, BYTES + 1), (64, 4), (5, 4), (CL_MAP_READ, usize::MAX)] {
        assert_eq!(map(flags, pointer, bytes), CL_INVALID_VALUE);
    }
    let unmap = |pointer| cl!(clEnqueueSVMUnmap(queue, pointer, 0, null(), null_mut()));
    assert_eq!(unmap(pointer), CL_INVALID_VALUE, "it is not mapped");
    wrong.into_iter().for_each(|pointer| assert_eq!(unmap(pointer), CL_INVALID_VALUE));

    let copy = |to, from, bytes| cl!(clEnqueueSVMMemcpy(queue, 1, to, from, bytes, 0, null(), null_mut()));
    assert_eq!(copy(null_mut(), pointer, 4), CL_INVALID_VALUE);
    assert_eq!(copy(pointer, null_mut(), 4), CL_INVALID_VALUE);
    assert_eq!(copy(pointer, host, BYTES + 1), CL_INVALID_VALUE);
    assert_eq!(copy(behind(pointer, 1), pointer, 8), CL_MEM_COPY_OVERLAP);
    assert_eq!(copy(behind(pointer, 1), pointer, 4), CL_SUCCESS);

    let fill = |pointer, pattern, pattern_bytes, bytes| {
        cl!(clEnqueueSVMMemFill(queue, pointer, pattern, pattern_bytes, bytes, 0, null(), null_mut()))
    };
    wrong.into_iter().for_each(|pointer| assert_eq!(fill(pointer, host, 4, 4), CL_INVALID_VALUE));
    for (place, pattern_bytes, bytes) in [(0, 0, 4), (0, 3, 6), (0, 256, 256), (0, 4, 6), (1, 8, 8), (0, 4, BYTES + 4)]
    {
        assert_eq!(fill(behind(pointer, place), host, pattern_bytes, bytes), CL_INVALID_VALUE);
    }
    assert_eq!(fill(pointer, null_mut(), 4, 4), CL_INVALID_VALUE);

    let free = |count, list| cl!(clEnqueueSVMFree(queue, count, list, None, null_mut(), 0, null(), null_mut()));
    let mut list = [behind(pointer, 1)];
    assert_eq!(free(0, list.as_mut_ptr()), CL_INVALID_VALUE);
    assert_eq!(free(1, null_mut()), CL_INVALID_VALUE);
    assert_eq!(free(1, list.as_mut_ptr()), CL_INVALID_VALUE, "it is the begin of none");

    let migrate = |count, list: *mut *mut c_void, bytes: *const usize, flags| {
        cl!(clEnqueueSVMMigrateMem(queue, count, list.cast(), bytes, flags, 0, null(), null_mut()))
    };
    assert_eq!(migrate(0, null_mut(), null(), 0), CL_INVALID_VALUE);
    assert_eq!(migrate(1, null_mut(), null(), 0), CL_INVALID_VALUE);
    assert_eq!(migrate(1, list.as_mut_ptr(), &BYTES, 0), CL_INVALID_VALUE);
    assert_eq!(migrate(1, list.as_mut_ptr(), null(), 1 << 9), CL_INVALID_VALUE);
    assert_eq!(migrate(1, list.as_mut_ptr(), null(), 0), CL_SUCCESS);

    arguments_are_checked(&client, pointer, host);
    cl!(clSVMFree(context, pointer));
    assert_eq!(map(CL_MAP_READ, pointer, 4), CL_INVALID_VALUE, "it is freed");
}

fn arguments_are_checked(client: &Client, pointer: *mut c_void, host: *mut c_void) {
    let add = kernel(client, ADD, "add");
    let argument = |place, pointer| cl!(clSetKernelArgSVMPointer(add, place, pointer));
    assert_eq!(argument(3, pointer), CL_INVALID_ARG_INDEX);
    assert_eq!(argument(2, pointer), CL_INVALID_ARG_VALUE, "it is no pointer");
    assert_eq!(argument(0, host), CL_INVALID_ARG_VALUE);
    assert_eq!(argument(0, behind(pointer, COUNT)), CL_INVALID_ARG_VALUE);
    assert_eq!(argument(0, null_mut()), CL_SUCCESS);
    let info = |what, bytes, value| cl!(clSetKernelExecInfo(add, what, bytes, value));
    let pointers = [pointer.cast_const(), behind(pointer, 3), host];
    let first = pointers.as_ptr().cast();
    assert_eq!(info(CL_KERNEL_EXEC_INFO_SVM_PTRS, 16, first), CL_SUCCESS);
    assert_eq!(info(CL_KERNEL_EXEC_INFO_SVM_PTRS, 24, first), CL_INVALID_VALUE, "one is the host's");
    assert_eq!(info(CL_KERNEL_EXEC_INFO_SVM_PTRS, 12, first), CL_INVALID_VALUE);
    assert_eq!(info(CL_KERNEL_EXEC_INFO_SVM_PTRS, 8, null()), CL_INVALID_VALUE);
    assert_eq!(info(CL_KERNEL_EXEC_INFO_SVM_PTRS, 0, null()), CL_SUCCESS);
    assert_eq!(info(0, 16, first), CL_INVALID_VALUE);
    let (yes, no) = (std::ptr::from_ref(&CL_TRUE), std::ptr::from_ref(&CL_FALSE));
    assert_eq!(info(CL_KERNEL_EXEC_INFO_SVM_FINE_GRAIN_SYSTEM, 4, yes.cast()), CL_INVALID_OPERATION);
    assert_eq!(info(CL_KERNEL_EXEC_INFO_SVM_FINE_GRAIN_SYSTEM, 4, no.cast()), CL_SUCCESS);
    assert_eq!(info(CL_KERNEL_EXEC_INFO_SVM_FINE_GRAIN_SYSTEM, 8, no.cast()), CL_INVALID_VALUE);
}
