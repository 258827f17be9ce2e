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
