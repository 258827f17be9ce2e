//! A host program on a machine without a compiler.

use std::process::Command;

use opencl_sys::*;

use crate::client::{log, Client};

/// Set in the process that finds no clang.
const CHILD: &str = "HARMONICA_TEST_WITHOUT_CLANG";

/// The test runs itself once more, in a process that finds no clang, and nothing that would install one.
#[test]
fn without_a_clang_a_build_gives_a_code_and_a_remedy() {
    if std::env::var_os(CHILD).is_some() {
        return builds_nothing();
    }
    let empty = tempfile::tempdir().unwrap();
    let run = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "compiler::without_a_clang_a_build_gives_a_code_and_a_remedy", "--nocapture"])
        .env_remove("CLANG")
        .env(CHILD, "1")
        .env("PATH", empty.path())
        .env("HARMONICA_TOOLS_DIR", empty.path())
        .env("HARMONICA_OPENCL_CACHE", "")
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&run.stdout) + String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success() && said.contains("1 passed"), "{said}");
}

fn builds_nothing() {
    let client = Client::new();
    let program = client.program("__kernel void none(void) {}");
    assert_eq!(client.build(program, ""), CL_COMPILER_NOT_AVAILABLE);
    let log = log(&client, program);
    assert!(log.starts_with("no Clang (>= ") && log.contains("none is on PATH"), "{log}");
    assert!(log.contains("remedy: ") && log.contains("apt-get install clang"), "{log}");
}
