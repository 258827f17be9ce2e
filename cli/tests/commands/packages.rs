//! `harmonica verilog`: tops and packages as files.

use crate::common::{has, TestFolder};

const ARCH: &str = "--arch 4w8/8/1/1";

/// The names of a folder's files, sorted.
fn names(place: &TestFolder, folder: &str) -> Vec<String> {
    let root = place.path().join(folder);
    let inside = place.files().into_iter();
    inside
        .filter(|(path, _)| path.is_file())
        .filter_map(|(path, _)| Some(path.strip_prefix(&root).ok()?.display().to_string()))
        .collect()
}

#[test]
fn a_package_names_exactly_the_files_that_it_has() {
    let place = TestFolder::new();
    for (kind, top, file) in [
        ("filelist", "core", "harmonica_core.f"),
        ("filelist", "accelerator", "harmonica_accelerator.f"),
        ("fusesoc", "accelerator", "harmonica_accelerator.core"),
        ("fusesoc", "cluster --cores 2", "harmonica_cluster.core"),
        ("litex", "accelerator", "harmonica_litex.py"),
        ("vivado", "accelerator", "package.tcl"),
    ] {
        let folder = format!("{kind}-{}", top.replace(' ', ""));
        place.expect(&format!("verilog --top {top} --package {kind} {ARCH} -o {folder}"));
        let names = names(&place, &folder);
        let (sources, others): (Vec<_>, Vec<_>) = names.iter().partition(|name| name.starts_with("rtl/"));
        let mut expected = [".harmonica-package", "README.md", file];
        expected.sort_unstable();
        assert_eq!(others, expected, "{folder}");
        assert!(sources.len() > 20, "{folder}");
        let text = place.text(&format!("{folder}/{file}"));
        assert!(text.contains(" SPDX-License-Identifier: MIT OR Apache-2.0\n"), "{folder}");
        for source in &sources {
            let times = text.matches(source.as_str()).count();
            assert_eq!(times, 1, "{folder}: {source}");
            let module = source.trim_start_matches("rtl/").trim_end_matches(".v");
            assert!(module.starts_with("harmonica_"), "{module}");
            let verilog = place.text(&format!("{folder}/{source}"));
            let declares = |end| verilog.contains(&format!("\nmodule {module} {end}"));
            assert!(declares("(") || declares("#("), "{module}");
        }
        let named = text.matches("rtl/").count();
        assert_eq!(named, sources.len(), "{folder} names no others");
    }
}

#[test]
fn a_package_is_replaced_whole() {
    let place = TestFolder::new();
    place.expect("verilog --package filelist --arch 4w8/8/4/4 -o new");
    let has = |file: &str| names(&place, "new").contains(&file.to_owned());
    assert!(has("harmonica_core.f"));
    place.expect(&format!("verilog --package fusesoc {ARCH} -o new"));
    assert!(!has("harmonica_core.f"), "the old one is gone");
    assert!(has("harmonica_core.core"));
    std::fs::write(place.path().join("new/rtl/mine.v"), "").unwrap();
    let before = place.files();
    place.fails(&format!("verilog --package filelist {ARCH} -o new"), 2, "rtl/mine.v");
    assert!(place.files() == before, "nothing was written");
}

#[test]
fn the_accelerator_is_emitted_without_a_package_too() {
    let place = TestFolder::new();
    place.expect(&format!("verilog --top accelerator --core-number 7 {ARCH} -o rtl"));
    assert!(names(&place, "rtl").contains(&"harmonica_accelerator.v".to_owned()));
    let line = "verilog --top accelerator --console ports --single-file --json -o one";
    let json = place.expect_json(&format!("{line} {ARCH}"));
    assert_eq!(json["top"], "harmonica_accelerator");
    let text = place.text("one/harmonica_accelerator.v");
    assert!(text.contains("console_input_ready"));
    assert!(text.matches("\nendmodule").count() > 20);
}

#[test]
fn a_prefix_begins_every_name() {
    let place = TestFolder::new();
    place.expect(&format!("verilog {ARCH} --prefix left_ -o rtl"));
    let printed = place.expect("verilog --arch 4w8/8/2/2 --prefix Right_ --json -o rtl");
    assert!(printed.contains("\"Right_harmonica_core\""), "{printed}");
    let names = names(&place, "rtl");
    let of = |prefix: &str| names.iter().filter(|name| name.starts_with(prefix)).count();
    assert_eq!(of("left_") + of("Right_"), names.len());
    for prefix in ["left_", "Right_"] {
        assert!(names.contains(&format!("{prefix}README.md")), "{names:?}");
        let top = place.text(&format!("rtl/{prefix}harmonica_core.v"));
        has(&top, &format!("\nmodule {prefix}harmonica_core ("));
        has(&top, &format!("\n    {prefix}fetch fetch ("));
    }
    place.expect(&format!("verilog --top accelerator --package litex --prefix left_ {ARCH} -o litex"));
    let module = place.text("litex/left_harmonica_litex.py");
    has(&module, "Instance(\"left_harmonica_accelerator\"");
    has(&module, "from left_harmonica_litex import");
}

#[test]
fn a_page_of_somebody_else_is_no_handbook() {
    let place = TestFolder::new();
    std::fs::create_dir(place.path().join("rtl")).unwrap();
    std::fs::write(place.path().join("rtl/README.md"), "mine").unwrap();
    let run = place.ends(&format!("verilog {ARCH} -o rtl"), 0);
    run.tells("rtl/README.md is left as it is");
    assert_eq!(place.read("rtl/README.md"), b"mine");
    place.expect(&format!("verilog {ARCH} -o other"));
    let first = place.text("other/README.md");
    assert!(first.starts_with("# harmonica_core\n"), "{first}");
    place.expect("verilog --arch 4w8/8/2/2 -o other");
    let second = place.text("other/README.md");
    has(&second, "4w8/8/2/2");
}
