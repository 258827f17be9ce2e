//! A host program on a machine without a compiler.

use std::process::Command;

use opencl_sys::*;

use crate::client::{log, Client};

/// What happens in a process that finds no clang, and nothing that would install one.
#[test]
#[ignore = "without_a_clang_a_build_gives_a_code_and_a_remedy starts it"]
fn a_build_without_a_clang() {
    let client = Client::new();
    let program = client.program("__kernel void none(void) {}");
    assert_eq!(client.build(program, ""), CL_COMPILER_NOT_AVAILABLE);
    let log = log(&client, program);
    assert!(log.starts_with("no Clang (>= ") && log.contains("none is on PATH"), "{log}");
    assert!(log.contains("remedy: ") && log.contains("apt-get install clang"), "{log}");
}

#[test]
fn without_a_clang_a_build_gives_a_code_and_a_remedy() {
    let empty = tempfile::tempdir().unwrap();
    let run = Command::new(std::env::current_exe().unwrap())
        .args(["--ignored", "--exact", "compiler::a_build_without_a_clang", "--nocapture"])
        .env_remove("CLANG")
        .env("PATH", empty.path())
        .env("HARMONICA_TOOLS_DIR", empty.path())
        .env("HARMONICA_OPENCL_CACHE", "")
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&run.stdout) + String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success() && said.contains("1 passed"), "{said}");
}
