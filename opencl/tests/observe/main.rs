//! What can be seen of kernels over a host program that has only other variables in its environment.
#![allow(unsafe_code, missing_docs)]

#[allow(dead_code)] // The tests of the table use the rest.
#[path = "../table/client.rs"]
mod client;

use std::ffi::{c_char, c_void, CStr};
use std::path::{Path, PathBuf};
use std::ptr::{null, null_mut};
use std::sync::Mutex;

use client::{cl, log, made, set, Client};
use harmonica_opencl::{replay, Kind, Record};
use isa::CoreOptions;
use opencl_sys::*;
use serde_json::Value;

const SOURCE: &str = "
__global int runs = 0;
__kernel void add(__global const int *a, __global int *b, __local int *scratch, int more) {
    size_t i = get_local_id(0);
    scratch[i] = a[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    b[get_global_id(0)] = scratch[get_local_size(0) - 1 - i] + more;
    if (get_global_id(0) == 0) runs++;
}
__kernel void count(__global int *unused, __global int *to) {
    to[1] = to[1] + 1;
}
__kernel void counts(__global int *to) {
    atomic_inc(&to[1]);
}
__kernel void trap(__global int *to) {
    to[0] = 5;
    *(__global volatile int *)0x7ffffff0 = to[1];
}
__kernel void follow(__global const uint *place) {
    *(__global int *)(size_t)place[0] += 5;
}
";

/// What the driver has told the context's function.
static TOLD: Mutex<String> = Mutex::new(String::new());

unsafe extern "C" fn note(words: *const c_char, _: *const c_void, _: usize, _: *mut c_void) {
    // SAFETY: the driver gives a text.
    *TOLD.lock().unwrap() = unsafe { CStr::from_ptr(words) }.to_str().unwrap().to_owned();
}

/// A client on a device whose context has a function for errors.
fn client(device: usize) -> (Client, cl_program) {
    let mut client = Client::on(device);
    let device = client.device;
    client.context = made(|code| cl!(clCreateContext(null(), 1, &device, Some(note), null_mut(), code)));
    client.queue = made(|code| cl!(clCreateCommandQueue(client.context, device, 0, code)));
    let program = client.program(SOURCE);
    assert_eq!(client.build(program, "-cl-std=CL2.0"), CL_SUCCESS, "{}", log(&client, program));
    (client, program)
}

/// Runs the kernel `add`, which is to be right.
fn add(client: &Client, program: cl_program) {
    let words: Vec<i32> = (0..16).collect();
    let (from, to) = (client.buffer(&words), client.buffer(&[0; 16]));
    let kernel = client.kernel(program, "add");
    assert_eq!((set(kernel, 0, &from), set(kernel, 1, &to), set(kernel, 3, &7_i32)), (0, 0, 0));
    assert_eq!(cl!(clSetKernelArg(kernel, 2, 4 * 8, null())), CL_SUCCESS);
    assert_eq!(client.run(kernel, &[16], &[8], null_mut()), CL_SUCCESS);
    let expected: Vec<i32> = (0..16).map(|i| 8 * (i / 8) + 7 - i % 8 + 7).collect();
    assert_eq!(client.read(to, 16), expected);
}

/// Runs a kernel that counts its items; gives the status of its event.
fn count(client: &Client, program: cl_program, name: &str) -> cl_int {
    let buffer = client.buffer(&[0; 2]);
    let kernel = client.kernel(program, name);
    for place in 0..if name == "count" { 2 } else { 1 } {
        assert_eq!(set(kernel, place, &buffer), CL_SUCCESS);
    }
    assert_eq!(client.run(kernel, &[64], &[32], null_mut()), CL_SUCCESS);
    cl!(clFinish(client.queue))
}

/// Runs the kernel `follow`, which finds in one allocation the address of another.
fn follow(client: &Client, program: cl_program) {
    let (context, queue) = (client.context, client.queue);
    let allocate = || cl!(clSVMAlloc(context, CL_MEM_READ_WRITE, 4, 0));
    let (_, place, other) = (allocate(), allocate(), allocate());
    let address = u32::try_from(other.addr()).unwrap();
    let from = std::ptr::from_ref(&address).cast();
    assert_eq!(cl!(clEnqueueSVMMemcpy(queue, CL_TRUE, place, from, 4, 0, null(), null_mut())), CL_SUCCESS);
    let kernel = client.kernel(program, "follow");
    assert_eq!(cl!(clSetKernelArgSVMPointer(kernel, 0, place)), CL_SUCCESS);
    let (what, reached) = (CL_KERNEL_EXEC_INFO_SVM_PTRS, std::ptr::from_ref(&other).cast());
    assert_eq!(cl!(clSetKernelExecInfo(kernel, what, size_of::<*mut c_void>(), reached)), CL_SUCCESS);
    assert_eq!(client.run(kernel, &[1], &[], null_mut()), CL_SUCCESS);
    let mut word = 0_i32;
    let to = std::ptr::from_mut(&mut word).cast();
    assert_eq!(cl!(clEnqueueSVMMemcpy(queue, CL_TRUE, to, other, 4, 0, null(), null_mut())), CL_SUCCESS);
    assert_eq!(word, 5);
}

/// A call that finds addresses in shared memory runs again.
fn shared_memory_is_where_it_was(file: &Path) {
    let record = Record::from_bytes(&std::fs::read(file).unwrap()).unwrap();
    for (kind, core) in [(Kind::Model, ""), (Kind::Cycles, "arch = \"4w8/8/2/2\"")] {
        let again = replay(&record, kind, CoreOptions::from_line(core).unwrap()).unwrap();
        assert_eq!((again.differences, again.failure), (vec![], None), "{core}");
    }
}

fn asks_for(name: &str, value: impl AsRef<Path>) {
    std::env::set_var(format!("HARMONICA_OPENCL_{name}"), value.as_ref());
}

fn asks_no_more(names: &[&str]) {
    names.iter().for_each(|name| std::env::remove_var(format!("HARMONICA_OPENCL_{name}")));
}

/// All in one test: the environment is the process's.
#[test]
fn the_environment_asks_and_the_host_program_gets_what_it_got() {
    let place = tempfile::tempdir().unwrap();
    let path = |name: &str| place.path().join(name);
    let (model, cycles) = (client(0), client(2));
    asks_for("STATS", path("figures.jsonl"));
    asks_for("RECORD", path("records"));
    add(&model.0, model.1);
    add(&cycles.0, cycles.1);
    assert_eq!(count(&model.0, model.1, "count"), CL_SUCCESS, "nobody looks for races");
    assert_eq!(count(&model.0, model.1, "trap"), CL_OUT_OF_RESOURCES);
    asks_no_more(&["STATS", "RECORD"]);
    figures_are_those_of_calls(&path("figures.jsonl"));
    calls_run_again(&path("records"));

    asks_for("RACES", "1");
    races_are_statuses(&model);
    assert_eq!(count(&cycles.0, cycles.1, "count"), -7002, "on every kind of device");
    assert_eq!(count(&model.0, model.1, "trap"), CL_OUT_OF_RESOURCES, "the kernel's own error stays");
    asks_no_more(&["RACES"]);

    asks_for("VIEW", path("pages"));
    asks_for("COVERAGE", path("events.json"));
    add(&model.0, model.1);
    asks_no_more(&["VIEW", "COVERAGE"]);
    let page = only_file(&path("pages"));
    let name = page.file_name().unwrap().to_str().unwrap();
    // Calls that ran again are counted, too.
    assert_eq!(name, "0017-add.html");
    let page = std::fs::read_to_string(page).unwrap();
    assert!(page.contains("<title>the kernel add, call 17</title>"));
    let head = page.split("data-piece=\"0/head\">").nth(1).and_then(|rest| rest.split("</script>").next()).unwrap();
    let head: Value = serde_json::from_slice(&view::unpacked(head).unwrap()).unwrap();
    let source = serde_json::json!({ "name": "program.cl", "text": SOURCE });
    assert!(head.to_string().contains(&source.to_string()), "the page shows the source");
    let events: Value = serde_json::from_slice(&std::fs::read(path("events.json")).unwrap()).unwrap();
    assert_eq!(events["runs"], 1);
    assert!(events["events"].as_object().unwrap().len() > 100);

    asks_for("RECORD", path("shared"));
    follow(&model.0, model.1);
    asks_no_more(&["RECORD"]);
    shared_memory_is_where_it_was(&only_file(&path("shared")));
}

fn figures_are_those_of_calls(file: &Path) {
    let text = std::fs::read_to_string(file).unwrap();
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let [first, second, third, last] = &lines[..] else {
        panic!("{text}");
    };
    let failed = CL_OUT_OF_RESOURCES;
    for (line, kernel, status) in [(first, "add", 0), (second, "add", 0), (third, "count", 0), (last, "trap", failed)] {
        assert_eq!((&line["kernel"], &line["status"]), (&kernel.into(), &status.into()), "{line}");
        let figure = |name: &str| line[name].as_u64().unwrap();
        assert!(figure("thread_instructions") > figure("warp_instructions"), "{line}");
        let opcodes = line["opcodes"].as_object().unwrap();
        let all: u64 = opcodes.values().map(|count| count.as_u64().unwrap()).sum();
        assert_eq!(all, figure("warp_instructions"), "{line}");
        assert!(figure("loads") >= opcodes["ld"].as_u64().unwrap(), "{line}");
        assert!(figure("stores") > 0, "{line}");
    }
    assert_eq!((&first["items"], &first["group"], &first["offset"]), (&[16].into(), &[8].into(), &[0].into()));
    assert_eq!(first["timing"], Value::Null);
    assert!(second["timing"]["cycles"].as_u64().unwrap() > second["warp_instructions"].as_u64().unwrap());
}

fn calls_run_again(folder: &Path) {
    let record = |name: &str| Record::from_bytes(&std::fs::read(folder.join(name)).unwrap()).unwrap();
    let on = |line: &str| CoreOptions::from_line(line).unwrap();
    let of_model = record("0001-add.call");
    assert_eq!((of_model.kernel.as_str(), &of_model.failure), ("add", &None));
    for (kind, core) in [
        (Kind::Model, ""),
        (Kind::Model, "divergence = \"multi-path\""),
        (Kind::Model, "arch = \"4w16/8/4/2\", divergence = \"paired-path\""),
        (Kind::Cycles, "arch = \"4w8/8/4/4\""),
    ] {
        let again = replay(&of_model, kind, on(core)).unwrap();
        assert_eq!((again.differences, again.failure), (vec![], None), "{core}");
        assert_eq!((again.counts.is_some(), again.cycles.is_some()), (kind == Kind::Model, kind == Kind::Cycles));
    }
    let of_cycles = replay(&record("0002-add.call"), Kind::Model, on("arch = \"4w32/16/16/16\"")).unwrap();
    assert_eq!(of_cycles.differences, []);
    // How many items are lost in a race follows from the number of lanes.
    let lost = replay(&record("0003-count.call"), Kind::Model, on("arch = \"4w8/8/1/1\"")).unwrap();
    let words: Vec<String> = lost.differences.iter().map(ToString::to_string).collect();
    let [words] = &words[..] else {
        panic!("{words:?}");
    };
    assert!(
        words.starts_with("buffer unused, to: 1 byte differs from the record, the first at 0x4: 0x40, "),
        "{words}"
    );
    let of_trap = record("0004-trap.call");
    let failed = replay(&of_trap, Kind::Model, on("")).unwrap();
    assert_eq!((failed.differences, &failed.failure), (vec![], &of_trap.failure));
    assert!(failed.failure.is_some_and(|words| words.contains("the kernel trap is stopped: ")));
    let wrong = |core: &str| replay(&of_model, Kind::Model, on(core)).unwrap_err().to_string();
    assert!(wrong("arch = \"8w32/16/16/16\"").contains("compiled for words of 4 bytes"), "other words");
    assert!(wrong("ram_bytes = 65536").contains("programs have 32768 of the device's 65536 bytes"), "no room");
}

fn races_are_statuses((client, program): &(Client, cl_program)) {
    add(client, *program);
    assert_eq!(count(client, *program, "counts"), CL_SUCCESS, "atomic accesses do not race");
    assert_eq!(count(client, *program, "count"), -7002);
    let told = TOLD.lock().unwrap().clone();
    assert!(told.starts_with("the kernel count has races\nrace for "), "{told}");
    assert!(told.contains("race for unused+0x4, to+0x4 ("), "{told}");
    assert!(told.contains(" of group 0 of kernel count, program.cl:11: `to[1] = to[1] + 1;`"), "{told}");
    assert!(told.contains(" of group 1 of kernel count, program.cl:11: "), "{told}");
}

fn only_file(folder: &Path) -> PathBuf {
    let mut files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let file = files.next().unwrap();
    assert_eq!(files.next(), None);
    file
}
