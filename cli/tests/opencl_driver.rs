//! `harmonica opencl`: the file by which loaders find the driver, and the devices.

mod common;

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

/// A call that `opencl/tests/observe` has recorded on the default device.
const RECORD: &[u8] = include_bytes!("records/add.call");

#[test]
fn a_recorded_call_runs_again_on_other_devices() {
    let place = TestFolder::new().with("add.call", RECORD);
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
    let mut changed = RECORD.to_vec();
    changed[RECORD.len() / 2] ^= 1;
    let place = TestFolder::new().with("add.call", RECORD);
    let place = place.with("other.call", "ELF").with("cut.call", &RECORD[..RECORD.len() / 2]);
    let place = place.with("changed.call", &changed);
    place.refuse(
        r"
        opencl replay none.call => cannot read none.call
        opencl replay other.call => other.call: it is no record of a kernel's call; HARMONICA_OPENCL_RECORD=FOLDER
        opencl replay cut.call => cut.call: the record is damaged: 
        opencl replay changed.call => changed.call: the record is damaged: 
        opencl replay add.call --kind board => it is one of model, cycles, lockstep
        opencl replay add.call --arch 8w32/16/16/16 => compiled for words of 4 bytes, and the core has words of 8
        opencl replay add.call --ram 65536 => it has 65536 bytes of RAM; give it
        opencl replay add.call --warps 3 => unexpected argument
    ",
    );
}
