//! Host programs whose kernels run on the RTL, in lock step with the model, and on the timing model alone.

use std::ptr::{null, null_mut};

use crate::client::{cl, log, set, Client};
use opencl_sys::*;

const SOURCE: &str = "
__global int runs = 0;
__kernel void add(__global const int *a, __global int *b, int more) {
    b[get_global_id(0)] = a[get_global_id(0)] + more;
    if (get_global_id(0) == 0) runs++;
}
__kernel void sums(__global int *a, __local int *scratch) {
    size_t i = get_local_id(0);
    scratch[i] = a[get_global_id(0)];
    for (size_t step = get_local_size(0) / 2; step > 0; step /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (i < step) scratch[i] += scratch[i + step];
    }
    if (i == 0) a[get_group_id(0)] = scratch[0];
}
__kernel void count(__global int *a) { a[0] = runs; }
__kernel void trap(__global int *a) { *(__global volatile int *)0x7ffffff0 = a[0]; }
";

/// A cycle is as long as the device's clock says, so the one device has taken twice the other's time.
#[test]
fn kernels_run_in_lock_step_and_take_as_many_cycles_on_the_model() {
    let (both, model) = (times_of_kernels(1), times_of_kernels(2));
    assert_eq!(both, model.map(|time| 2 * time));
    assert!(both.iter().all(|time| *time > 20 * 1000 && time % 20 == 0), "{both:?}");
}

/// Runs kernels on a device; gives the nanoseconds of two of them.
fn times_of_kernels(device: usize) -> [u64; 2] {
    let client = Client::on(device);
    let program = client.program(SOURCE);
    assert_eq!(client.build(program, "-cl-std=CL2.0"), CL_SUCCESS, "{}", log(&client, program));
    let words: Vec<i32> = (0..32).collect();
    let (from, to) = (client.buffer(&words), client.buffer(&[0; 32]));

    let add = client.kernel(program, "add");
    assert_eq!((set(add, 0, &from), set(add, 1, &to), set(add, 2, &7_i32)), (0, 0, 0));
    let mut added = null_mut();
    for event in [null_mut(), &raw mut added] {
        assert_eq!(client.run(add, &[32], &[], event), CL_SUCCESS);
    }
    assert_eq!(client.read(to, 32), words.iter().map(|word| word + 7).collect::<Vec<i32>>());
    let count = client.kernel(program, "count");
    assert_eq!(set(count, 0, &to), CL_SUCCESS);
    assert_eq!(client.run(count, &[1], &[], null_mut()), CL_SUCCESS);
    assert_eq!(client.read(to, 1), [2], "variables outlive a launch");

    let sums = client.kernel(program, "sums");
    assert_eq!(set(sums, 0, &from), CL_SUCCESS);
    assert_eq!(cl!(clSetKernelArg(sums, 1, 4 * 16, null())), CL_SUCCESS);
    let mut summed = null_mut();
    assert_eq!(client.run(sums, &[32], &[16], &mut summed), CL_SUCCESS);
    assert_eq!(client.read(from, 2), [120, 376]);

    let trap = client.kernel(program, "trap");
    assert_eq!(set(trap, 0, &from), CL_SUCCESS);
    assert_eq!(client.run(trap, &[1], &[], null_mut()), CL_SUCCESS);
    assert_eq!(cl!(clFinish(client.queue)), CL_OUT_OF_RESOURCES);
    assert_eq!(cl!(clFinish(client.queue)), CL_SUCCESS, "it is returned once");
    [added, summed].map(|event| client.time(event))
}

const SIZES: &str = "
__kernel void sizes(__global const int *more, __global int *a) { a[get_global_id(0)] = get_local_size(0) + more[0]; }
";

/// A table of devices says how large groups may be, and that there are no doubles.
#[test]
fn a_device_may_have_small_groups_and_no_doubles() {
    let client = Client::on(3);
    let mut names = [0_u8; 1024];
    let (mut bytes, to) = (0, names.as_mut_ptr().cast());
    assert_eq!(cl!(clGetDeviceInfo(client.device, CL_DEVICE_EXTENSIONS, 1024, to, &mut bytes)), CL_SUCCESS);
    let names = String::from_utf8_lossy(&names[..bytes]);
    assert!(names.contains("cl_khr_byte_addressable_store") && !names.contains("cl_khr_fp64"), "{names}");
    let program = client.program(&format!("#ifdef cl_khr_fp64\n#error doubles\n#endif\n{SIZES}"));
    assert_eq!(client.build(program, "-cl-std=CL3.0"), CL_SUCCESS, "{}", log(&client, program));
    let (more, to) = (client.buffer(&[1]), client.buffer(&[0; 32]));
    let sizes = client.kernel(program, "sizes");
    assert_eq!((set(sizes, 0, &more), set(sizes, 1, &to)), (0, 0));
    assert_eq!(client.run(sizes, &[32], &[32], null_mut()), CL_INVALID_WORK_ITEM_SIZE);
    assert_eq!(client.run(sizes, &[32], &[16], null_mut()), CL_SUCCESS);
    assert_eq!(client.read(to, 32), [17; 32]);
}

/// A launch that begins as the one before it did takes as many cycles and leaves the same RAM, without being run.
#[test]
fn a_launch_again_is_as_the_first_until_the_memory_changes() {
    let client = Client::on(2);
    let program = client.program(SIZES);
    assert_eq!(client.build(program, ""), CL_SUCCESS, "{}", log(&client, program));
    let (more, to) = (client.buffer(&[1]), client.buffer(&[0; 8]));
    let sizes = client.kernel(program, "sizes");
    assert_eq!((set(sizes, 0, &more), set(sizes, 1, &to)), (0, 0));
    let run = || {
        let mut event = null_mut();
        assert_eq!(client.run(sizes, &[8], &[8], &mut event), CL_SUCCESS);
        client.time(event)
    };
    let times = [run(), run(), run(), run()];
    assert_eq!(times, [times[0]; 4]);
    assert_eq!(client.read(to, 8), [9; 8]);
    let other = 30_i32;
    let from = std::ptr::from_ref(&other).cast();
    assert_eq!(cl!(clEnqueueWriteBuffer(client.queue, more, CL_TRUE, 0, 4, from, 0, null(), null_mut())), CL_SUCCESS);
    assert_eq!(run(), times[0]);
    assert_eq!(client.read(to, 8), [38; 8]);
}
