//! The OpenCL driver on boards behind serial lines: simulated systems at pseudo-terminals.
#![cfg(unix)]
#![allow(unsafe_code, missing_docs)]

#[allow(dead_code)] // The tests of `selftest` use the rest.
mod board;
#[allow(dead_code)] // The driver's own tests use the rest.
#[path = "../../opencl/tests/table/client.rs"]
mod client;

use std::ffi::{c_char, c_void, CStr};
use std::ptr::{null, null_mut};
use std::sync::Mutex;

use board::{emitted, netlist, BoardAtPort, Disturbance, BIT_CLOCKS};
use client::{cl, log, made, set, Client};
use fpga::Board;
use opencl_sys::*;

/// The core of the boards.
const CORE: &str = "arch = '4w8/8/4/2', ram_bytes = 65536";

/// The core as a table of devices has it, with less room for buffers than the half. At this rate the driver has patience
/// with a simulation.
const DEVICE: &str = "arch = '4w8/8/4/2'\nram_bytes = 65536\nprogram_bytes = 49152\nbaud = 9600\n";

const SOURCE: &str = "
__global int runs = 0;
__kernel void add(__global const int *a, __global int *b, int more) {
    b[get_global_id(0)] = a[get_global_id(0)] * 3 + more;
    if (get_global_id(0) == 0) runs++;
}
__kernel void find(__global int *a, __global int *address) { a[1] = runs; address[0] = (int)a; }
__kernel void indirect(__global int *a, __global const int *address) { *(__global int *)address[0] = a[0]; }
__kernel void stray(__global int *a) { a[0] = 4; *(__global volatile int *)0x7ffffff0 = a[1]; }
__kernel void endless(__global volatile int *a) { while (a[0]) a[1] = 5; }
";

/// What the driver has told the context's function.
static TOLD: Mutex<String> = Mutex::new(String::new());

unsafe extern "C" fn note(words: *const c_char, _: *const c_void, _: usize, _: *mut c_void) {
    // SAFETY: the driver gives a text.
    *TOLD.lock().unwrap() = unsafe { CStr::from_ptr(words) }.to_str().unwrap().to_owned();
}

/// A client on a device of the table whose context has a function for errors, and its program.
fn client(device: usize) -> (Client, cl_program) {
    let mut client = Client::on(device);
    let device = client.device;
    client.context = made(|code| cl!(clCreateContext(null(), 1, &device, Some(note), null_mut(), code)));
    let profiling = CL_QUEUE_PROFILING_ENABLE;
    client.queue = made(|code| cl!(clCreateCommandQueue(client.context, device, profiling, code)));
    let program = client.program(SOURCE);
    assert_eq!(client.build(program, "-cl-std=CL2.0"), CL_SUCCESS, "{}", log(&client, program));
    (client, program)
}

/// Runs a kernel over buffers, a few items; gives its event's status and what the driver has told.
fn run(client: &Client, program: cl_program, name: &str, buffers: &[cl_mem]) -> (cl_int, String) {
    TOLD.lock().unwrap().clear();
    let kernel = client.kernel(program, name);
    for (place, buffer) in (0..).zip(buffers) {
        assert_eq!(set(kernel, place, buffer), CL_SUCCESS);
    }
    assert_eq!(client.run(kernel, &[2], &[2], null_mut()), CL_SUCCESS);
    (cl!(clFinish(client.queue)), TOLD.lock().unwrap().clone())
}

/// Runs the kernel `add`, whose result is to be the host's; gives how long it has taken.
fn add(client: &Client, program: cl_program) -> u64 {
    let words: Vec<i32> = (0..200).map(|i| i * i).collect();
    let (from, to) = (client.buffer(&words), client.buffer(&[0; 200]));
    let kernel = client.kernel(program, "add");
    assert_eq!((set(kernel, 0, &from), set(kernel, 1, &to), set(kernel, 2, &7_i32)), (0, 0, 0));
    let mut event = null_mut();
    assert_eq!(client.run(kernel, &[200], &[8], &mut event), CL_SUCCESS);
    assert_eq!(cl!(clFinish(client.queue)), CL_SUCCESS, "{}", TOLD.lock().unwrap());
    let expected: Vec<i32> = words.iter().map(|word| word * 3 + 7).collect();
    assert_eq!(client.read(to, 200), expected);
    client.time(event)
}

/// Has the driver read a table of devices: once, as a host program does.
fn use_devices(table: String) {
    client::OWN_DEVICES.set(table).expect("a process has one table; run the ignored test alone");
}

#[test]
fn kernels_run_on_boards_and_trouble_on_the_line_is_an_error() {
    let boards = [Disturbance::None, Disturbance::Unplugged(2)];
    let boards = boards.map(|disturbance| BoardAtPort::new(|| emitted(CORE), disturbance));
    let ports = [boards[0].name.as_str(), boards[1].name.as_str(), "/dev/no-such-port"];
    let tables = ports.map(|port| format!("[[device]]\nkind = 'serial'\nport = '{port}'\nseconds = 5\n{DEVICE}"));
    use_devices(tables.concat());

    let (client_of_board, program) = client(0);
    assert!(add(&client_of_board, program) > 0);
    errors_have_reasons(&client_of_board, program);
    values_come_back(&client_of_board, program);

    let (unplugged, program) = client(1);
    let buffers = [unplugged.buffer(&[1; 4])];
    let (status, words) = run(&unplugged, program, "stray", &buffers);
    assert_eq!(status, CL_OUT_OF_RESOURCES);
    assert!(words.contains("the kernel stray cannot run: the board at /dev/"), "{words}");
    assert_eq!(unplugged.read(buffers[0], 2), [1, 1]);
    let (_, words) = run(&unplugged, program, "stray", &buffers);
    assert!(words.contains("cannot open the serial port"), "{words}");

    let (nowhere, program) = client(2);
    let (status, words) = run(&nowhere, program, "stray", &[nowhere.buffer(&[0; 4])]);
    assert_eq!(status, CL_OUT_OF_RESOURCES);
    assert!(words.contains("cannot open the serial port /dev/no-such-port"), "{words}");
}

/// Variables outlive a launch, and buffers come back that are no argument.
fn values_come_back(client: &Client, program: cl_program) {
    let [one, other, address] = [[41, 0], [0; 2], [0; 2]].map(|words| client.buffer(&words));
    assert_eq!(run(client, program, "find", &[other, address]).0, CL_SUCCESS);
    assert_eq!(client.read(other, 2), [0, 1]);
    assert_eq!(run(client, program, "indirect", &[one, address]).0, CL_SUCCESS);
    assert_eq!(client.read(other, 2), [41, 1]);
}

/// Kernels that do not end well; what they have stored comes back.
fn errors_have_reasons(client: &Client, program: cl_program) {
    let buffer = client.buffer(&[1, 2]);
    let (status, words) = run(client, program, "stray", &[buffer]);
    assert_eq!(status, CL_OUT_OF_RESOURCES);
    assert!(words.contains("stray is stopped: interrupt 7 (bus error), address 0x7ffffff0"), "{words}");
    assert_eq!(client.read(buffer, 2), [4, 2]);
    let (status, words) = run(client, program, "endless", &[buffer]);
    assert_eq!(status, CL_OUT_OF_RESOURCES);
    assert!(words.contains("endless does not end within 5 s"), "{words}");
    assert_eq!(client.read(buffer, 2), [4, 5]);
}

#[test]
#[ignore = "10 minutes: a launch over the serial line of the netlist of ulx3s-85f"]
fn a_kernel_runs_on_the_netlist_of_a_board() {
    let mut board = Board::find("ulx3s-85f").expect("a board");
    board.baud = board.clock_hz / BIT_CLOCKS;
    let at_port = BoardAtPort::new(move || netlist(&board), Disturbance::None);
    // The netlist is slow: a driver that believes in a slow line waits long enough for it.
    let core = "arch = '4w8/8/4/4'\nram_bytes = 65536\nshifter = 'dsp'\nprogram_bytes = 49152\n";
    use_devices(format!("[[device]]\nkind = 'serial'\nport = '{}'\nbaud = 1200\n{core}", at_port.name));
    let (client, program) = client(0);
    assert!(add(&client, program) > 0);
}
