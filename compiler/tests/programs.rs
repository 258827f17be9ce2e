//! The programs of `programs/c`, from their IR to what they print, on every mechanism of divergence.

mod running;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use compiler::Target;
use isa::{DivergenceMechanism, Reconvergence};
use running::{compiled, linked, run, target, MECHANISMS};

/// Cores: words of both sizes, both encodings, few and many registers, odd numbers of lanes and warps.
const CORES: [&str; 6] = [
    "4w8/8/4/4",
    "4w16/16/16/16",
    "8w32/32/8/8",
    "4w8/8/3/5",
    "4b8/4/2/1",
    "4w8/8/1/1",
];

const INSTRUCTIONS_MAX: u64 = 2_000_000;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../programs/c")
}

/// The names of the programs.
fn names() -> Vec<String> {
    let files = fs::read_dir(folder()).unwrap();
    let mut names: Vec<String> = files
        .filter_map(|entry| {
            let path = entry.unwrap().path();
            let stem = path.file_stem()?.to_str()?.to_owned();
            (path.extension()? == "c").then_some(stem)
        })
        .collect();
    names.sort();
    assert!(!names.is_empty());
    names
}

/// What a program prints.
fn printed(name: &str, target: &Target) -> Result<Vec<u8>, String> {
    let words = target.arch.word_bytes() * 8;
    let path = folder().join(format!("ir/wasm{words}/{name}.ll"));
    let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let linked = linked(&compiled(name, &text, target)?)?;
    run(&linked, target, INSTRUCTIONS_MAX)
}

fn check(way: (DivergenceMechanism, Reconvergence)) {
    let mut failed = Vec::new();
    for arch in CORES {
        let target = target(arch, way);
        for name in names() {
            let expected = fs::read(folder().join(format!("{name}.expected"))).unwrap();
            eprintln!("{arch} {name}");
            match printed(&name, &target) {
                Ok(output) if output == expected => {}
                Ok(output) => failed.push(format!(
                    "{arch} {name}: prints\n{}instead of\n{}",
                    String::from_utf8_lossy(&output),
                    String::from_utf8_lossy(&expected)
                )),
                Err(error) => failed.push(format!("{arch} {name}: {error}")),
            }
        }
    }
    assert!(
        failed.is_empty(),
        "{} fail:\n{}",
        failed.len(),
        failed.join("\n")
    );
}

#[test]
fn on_a_stack() {
    check(MECHANISMS[0]);
}

#[test]
fn on_multiple_paths() {
    check(MECHANISMS[1]);
}

#[test]
fn on_paired_paths_that_meet_anywhere() {
    check(MECHANISMS[2]);
}

#[test]
fn on_paired_paths_that_meet_at_joins() {
    check(MECHANISMS[3]);
}

#[test]
fn with_masks() {
    check(MECHANISMS[4]);
}

/// The same C, compiled for the machine at hand, where threads run one after another.
#[test]
fn what_is_expected_is_what_the_host_prints() {
    let folder = folder();
    let place = std::env::temp_dir().join(format!("harmonica-host-{}", std::process::id()));
    for name in names() {
        let compiled = Command::new("gcc")
            .args(["-std=gnu17", "-O1", "-ffp-contract=off", "-Ihost", "-o"])
            .arg(&place)
            .arg(format!("{name}.c"))
            .current_dir(&folder)
            .output()
            .expect("gcc, which `apt-get install gcc` brings");
        let words = String::from_utf8_lossy(&compiled.stderr);
        assert!(compiled.status.success(), "{name}: {words}");
        let printed = Command::new(&place).output().unwrap().stdout;
        let expected = fs::read(folder.join(format!("{name}.expected"))).unwrap();
        assert!(
            printed == expected,
            "{name}: {}",
            String::from_utf8_lossy(&printed)
        );
    }
    fs::remove_file(place).unwrap();
}
