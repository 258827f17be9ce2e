//! Sources that are no files with ordinary names: pipes, standard input, names that are not UTF-8, empty files.

use std::ffi::OsStr;
use std::os::unix::ffi::OsStrExt;
use std::process::{Command, Stdio};

use crate::common::TestFolder;

const PRINT: &str = "ldi %r1, #1\n shli %r1, %r1, #31\n ldi %r0, #65\n st %r0, %r1, #0\n halt\n";

/// The IR of a program in C.
const C: &str = "target datalayout = \"e-m:e-p:32:32-i64:64-n32:64-S128\"\n\
                 declare i32 @putchar(i32)\n\
                 define i32 @main() {\n%1 = call i32 @putchar(i32 65)\nret i32 0\n}\n";

/// A command reads each source several times, and a pipe gives its bytes once.
#[test]
fn a_pipe_is_a_source() {
    for (name, text) in [("pipe.s", PRINT), ("pipe.ll", C)] {
        let place = TestFolder::new();
        let pipe = place.path().join(name);
        assert!(Command::new("mkfifo").arg(&pipe).status().expect("mkfifo").success());
        let writer = std::thread::spawn(move || std::fs::write(pipe, text));
        assert_eq!(place.expect(&format!("run {name}")), "A", "{name}");
        writer.join().expect("the writer").expect("it writes");
    }
}

#[test]
fn standard_input_is_a_source_and_then_no_input() {
    let place = TestFolder::new().with("a.s", PRINT);
    place.run_with("run /dev/stdin", PRINT).ends(0, "A");
    let c = place.run_with("run /dev/stdin", "// C\n#include <stdio.h>\nint main(void) { puts(\"A\"); }\n");
    c.tells("/dev/stdin is read as assembly, and has a line `#include`");
    // Reads the console once, prints what it reads plus 65.
    let reads = "ldi %r1, #1\n shli %r1, %r1, #31\n ld %r0, %r1, #0\n addi %r0, %r0, #65\n st %r0, %r1, #0\n halt\n";
    let file = std::fs::write(place.path().join("r.s"), reads);
    file.expect("it can be written");
    let input = std::fs::File::open(place.path().join("r.s")).expect("it is there");
    let mut command = Command::new(env!("CARGO_BIN_EXE_harmonica"));
    let done = command.args(["run", "/dev/stdin"]).stdin(Stdio::from(input)).output().expect("the command runs");
    assert_eq!(String::from_utf8_lossy(&done.stdout), "A");
}

#[test]
fn a_name_need_not_be_utf_8() {
    for (name, text) in [(b"n\xff.s".as_slice(), PRINT), (b"n\xff.ll", C)] {
        let place = TestFolder::new();
        let path = place.path().join(OsStr::from_bytes(name));
        std::fs::write(&path, text).expect("it can be written");
        let run = |command: &str| {
            let mut process = Command::new(env!("CARGO_BIN_EXE_harmonica"));
            process.arg(command).arg(&path).stdin(Stdio::null()).output().expect("the command runs")
        };
        let done = run("run");
        assert_eq!(String::from_utf8_lossy(&done.stderr), "");
        assert_eq!(String::from_utf8_lossy(&done.stdout), "A");
        let done = run("cosim");
        assert_eq!(done.status.code(), Some(0), "{}", String::from_utf8_lossy(&done.stderr));
        assert!(String::from_utf8_lossy(&done.stdout).starts_with('A'));
    }
}

#[test]
fn nothing_and_too_much_are_refused() {
    let place = TestFolder::new().with("empty.s", "// nothing\n").with("empty.ll", "");
    std::fs::create_dir(place.path().join("folder.c")).expect("a folder");
    place.refuse(
        "
        run empty.s => there is nothing to run: no instruction and no data in empty.s
        cosim empty.s => there is nothing to run
        timeline empty.s => there is nothing to run
        run /dev/null => there is nothing to run
        run empty.ll => `main` is used, but nothing defines it
        run /dev/zero => it gives more than 256 MiB; write them into a file first
        run folder.c => cannot read folder.c: Is a directory
        cc folder.c -o x.bin => cannot read folder.c: Is a directory
        asm folder.c => cannot read folder.c: Is a directory
        ",
    );
}
