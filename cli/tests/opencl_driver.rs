//! `harmonica opencl`: the file by which loaders find the driver, the devices, and calls that run again.
#![allow(unsafe_code)] // A host program calls the driver's functions.

#[allow(dead_code, missing_docs, unused_imports)] // The driver's own tests use the rest.
#[path = "../../opencl/tests/table/client.rs"]
mod client;
mod common;

use std::ptr::null_mut;
use std::sync::OnceLock;

use client::{set, Client};
use common::{outcome, TestFolder};

#[test]
fn the_driver_is_installed_for_the_user_and_listed() {
    let place = TestFolder::new().with("driver.so", "").with("devices.toml", "[[device]]\narch = \"4w32/16/8/4\"\n");
    let path = place.path();
    let devices = path.join("devices.toml");
    let environment = [("XDG_CONFIG_HOME", path), ("HARMONICA_OPENCL_DEVICES", devices.as_path())];
    let run = |line: &str| outcome(place.start(line, &environment));
    run("opencl list")
        .ends(0, "Harmonica 4w32/16/8/4 (model)\nthe driver is not installed; `harmonica opencl install` does it\n");
    let none = run("opencl install --library none.so");
    none.tells("cannot find the driver none.so");
    assert_eq!(none.code, 2);
    let file = path.join("OpenCL/vendors/harmonica.icd");
    run("opencl install --library driver.so").prints(&format!("export OCL_ICD_VENDORS={}\n", file.display()));
    let library = path.canonicalize().unwrap().join("driver.so");
    assert_eq!(place.text("OpenCL/vendors/harmonica.icd"), format!("{}\n", library.display()));
    run("opencl list").prints(&format!("{} names {}\n", file.display(), library.display()));
    std::fs::write(&devices, "[[device]]\nwarps = 3\n").unwrap();
    let wrong = run("opencl list");
    wrong.tells("devices.toml");
    wrong.tells("write a table [[device]]");
    assert_eq!(wrong.code, 2);
}

const SOURCE: &str = "
__kernel void add(__global const int *a, __global int *b, int more) {
    b[get_global_id(0)] = a[get_global_id(0)] + more;
}
";

/// The record of a call of this kernel on the default device.
fn record() -> &'static [u8] {
    static RECORD: OnceLock<Vec<u8>> = OnceLock::new();
    RECORD.get_or_init(|| {
        let place = TestFolder::new();
        let client = Client::new();
        let program = client.program(SOURCE);
        assert_eq!(client.build(program, ""), 0, "{}", client::log(&client, program));
        let kernel = client.kernel(program, "add");
        let (from, to) = (client.buffer(&[1, 2, 3, 4]), client.buffer(&[0; 4]));
        assert_eq!((set(kernel, 0, &from), set(kernel, 1, &to), set(kernel, 2, &7_i32)), (0, 0, 0));
        std::env::set_var("HARMONICA_OPENCL_RECORD", place.path());
        assert_eq!(client.run(kernel, &[4], &[], null_mut()), 0);
        std::env::remove_var("HARMONICA_OPENCL_RECORD");
        assert_eq!(client.read(to, 4), [8, 9, 10, 11]);
        place.read("0001-add.call")
    })
}

#[test]
fn a_recorded_call_runs_again_on_other_devices() {
    let place = TestFolder::new().with("add.call", record());
    for (flags, name) in [
        ("", "4w32/16/16/16 (model)"),
        ("--divergence paired-path --arch 4w8/8/4/2", "4w8/8/4/2 (model)"),
        ("--kind cycles --arch 4w8/8/4/4 --split-contexts 2 --divergence multi-path", "4w8/8/4/4 (cycles)"),
    ] {
        let again = place.run(&format!("opencl replay add.call {flags}"));
        assert_eq!(again.code, 0, "{flags}: {}", again.stderr);
        again.prints(&format!("the kernel add on Harmonica {name}: "));
        again.prints(" instructions");
        again.prints("buffers and variables hold what was recorded on Harmonica 4w32/16/16/16 (model)\n");
    }
    let figures = place.path().join("figures.jsonl");
    let environment = [("HARMONICA_OPENCL_STATS", figures.as_path())];
    outcome(place.start("opencl replay add.call --arch 4w8/8/8/2", &environment)).prints("(model)");
    assert_eq!(place.json("figures.jsonl")["device"], "Harmonica 4w8/8/8/2 (model)");
}

#[test]
fn what_is_no_record_is_refused_with_the_reason() {
    let mut changed = record().to_vec();
    let half = changed.len() / 2;
    changed[half] ^= 1;
    let place = TestFolder::new().with("add.call", record());
    let place = place.with("other.call", "ELF").with("cut.call", &record()[..half]);
    let place = place.with("changed.call", &changed);
    place.refuse(
        r"
        opencl replay none.call => cannot read none.call
        opencl replay other.call => other.call: it is no record of a kernel's call; HARMONICA_OPENCL_RECORD=FOLDER
        opencl replay cut.call => cut.call: the record is damaged: 
        opencl replay changed.call => changed.call: the record is damaged: 
        opencl replay add.call --kind board => it is one of model, cycles, lockstep
        opencl replay add.call --arch 8w32/16/16/16 => compiled for words of 4 bytes, and the core has words of 8
        opencl replay add.call --ram 65536 => programs have 32768 of the device's 65536 bytes
        opencl replay add.call --warps 3 => unexpected argument
    ",
    );
}
