//! What programs print at their end, on the timing model of cores of all kinds.

use std::sync::Arc;

use assembler::Image;
use isa::{Address, CoreOptions};
use testbenches::{run_model, MemoryTiming, Outcome};

use super::board::End;
use super::*;
use crate::builder::{self, Options};
use crate::devices::{device, Kind};

const SOURCE: &str = "
__kernel void well(__global int *a) { a[get_global_id(0)] = 5; }
__kernel void stray(__global int *a) { *(__global volatile int *)0x7ffffff0 = a[0]; }
";

/// Without it programs end in kernels otherwise.
const ASSERTING: &str = "
#include <assert.h>
__kernel void fails(__global int *a) { assert(get_global_id(0) < 9); }
__kernel void well(__global int *a) { assert(get_global_id(0) < 1000); }
";

/// The mechanisms of divergence, with the extension and without.
const CORES: [&str; 5] = [
    "arch = '4w8/8/4/4', divergence = 'stack'",
    "arch = '4w8/8/4/4', divergence = 'masks', extension = false",
    "arch = '4w8/8/4/2', divergence = 'paired-path', extension = false",
    "arch = '4w8/8/4/4', divergence = 'multi-path', extension = false",
    "arch = '8w16/16/4/4', divergence = 'multi-path'",
];

/// The program of a source for a board with this core.
fn linked(core: &str, source: &str) -> (Shape, Executable) {
    let options = CoreOptions { ram_bytes: Some(1 << 20), ..CoreOptions::from_line(core).unwrap() };
    let shape = device(Kind::Model, options).unwrap().shape().clone();
    let shape = Shape { announces_end: true, ..shape };
    let (units, _) = builder::compile(source, &[], &Options::of("-cl-std=CL2.0").unwrap(), &shape.config).unwrap();
    let program = builder::link(&Arc::new(units), &shape).unwrap();
    (shape, program)
}

/// What the kernel of a name prints over 64 items, with this mark.
fn printed(shape: &Shape, program: &Executable, kernel: &str, mark: [u8; END_MARK_BYTES]) -> Vec<u8> {
    let config = &shape.config;
    let word_bytes = config.arch.word_bytes() as usize;
    let kernel = program.linked.number(kernel).unwrap();
    let arguments = shape.buffers().start.to_le_bytes()[..word_bytes].to_vec();
    let (items, group, offset) = ([64, 0, 0], [0; 3], [0; 3]);
    let launch = Launch { kernel, items, group, offset, arguments, pointers: Vec::new(), rooms: Vec::new() };
    let mut ram = vec![0; shape.program_bytes as usize];
    put(&mut ram, word_bytes, program, &launch);
    let place = program.linked.end_mark as usize;
    ram[place..place + mark.len()].copy_from_slice(&mark);
    let image = Image::from_bytes(&config.arch, Address(0), ram);
    let run = testbenches::Run::new(config, &image, MemoryTiming::IDEAL, 20_000_000);
    match run_model(run).unwrap().0 {
        Outcome::Passed(passed) => passed.console,
        other => panic!("{}: {other:?}", config.arch),
    }
}

/// The output of a kernel, and how it has ended, as the driver finds them.
fn ended(shape: &Shape, program: &Executable, kernel: &str) -> (String, Status) {
    let mark = mark();
    let all = printed(shape, program, kernel, mark);
    let mut end = End::of(mark, shape.config.arch.word_bytes() as usize);
    let status = (1..=all.len()).find_map(|bytes| end.look(&all[..bytes]));
    let output = &all[..end.begins.unwrap_or(all.len())];
    (String::from_utf8_lossy(output).into_owned(), status.expect("a mark comes twice"))
}

#[test]
fn every_end_is_announced_on_every_core() {
    for core in CORES {
        let (shape, program) = linked(core, SOURCE);
        let (output, status) = ended(&shape, &program, "well");
        assert_eq!((output.as_str(), status.has_ended, status.code), ("", true, 0), "{core}");
        let (_, status) = ended(&shape, &program, "stray");
        assert_eq!((status.interrupt, status.address, status.has_ended), (7, 0x7fff_fff0, false), "{core}");
        let (shape, program) = linked(core, ASSERTING);
        let (output, status) = ended(&shape, &program, "fails");
        assert!(status.has_ended && status.code != 0, "{core}: {status:?}");
        assert!(output.contains("assert") && output.contains("get_global_id(0) < 9"), "{core}: {output}");
        let (output, status) = ended(&shape, &program, "well");
        assert_eq!((output.as_str(), status.has_ended, status.code), ("", true, 0), "{core}");
        assert_eq!(printed(&shape, &program, "well", [0; END_MARK_BYTES]), b"", "{core}");
    }
}

/// It has the number of a program's own end.
#[test]
fn a_trap_of_a_kernel_is_no_end() {
    let (shape, program) = linked(CORES[0], "__kernel void trap(void) { __builtin_trap(); }");
    let (_, status) = ended(&shape, &program, "trap");
    assert!(ending(Some(status), Duration::ZERO).is_err(), "{status:?}");
}

/// The monitor takes the place of start code alone.
#[test]
fn variables_lie_behind_the_monitor() {
    for core in CORES {
        let (shape, program) = linked(core, "__global int runs = 3; __kernel void count(void) { runs++; }");
        let variables = locked(&program.variables);
        let monitor = Monitor::new(&shape.config.arch).unwrap().bytes() as u64;
        let first = variables.iter().map(|one| one.address).min().unwrap();
        assert!(first > monitor, "{core}: {first}, {monitor}");
    }
}

#[test]
fn neighbours_are_one_range() {
    assert_eq!(joined(vec![8..12, 0..4, 20..20, 4..8, 16..20]), [0..12, 16..20]);
}

#[test]
fn an_end_is_told_from_what_stops_a_kernel() {
    let words = |interrupt, has_ended, code| {
        let status = Status { interrupt, address: 0x7fff_fff0, has_ended, code };
        ending(Some(status), Duration::from_secs(7)).err().map(|ending| ending.words)
    };
    assert_eq!(words(0, true, 0), None);
    assert_eq!(words(0, true, 3).unwrap(), "ends the program with code 3");
    assert_eq!(words(0, false, 0).unwrap(), "is stopped: interrupt 0 (trap)");
    assert_eq!(words(7, false, 0).unwrap(), "is stopped: interrupt 7 (bus error), address 0x7ffffff0");
    assert_eq!(words(5, false, 0).unwrap(), "is stopped: interrupt 5 (division by zero)");
    assert_eq!(words(99, false, 0).unwrap(), "is stopped: interrupt 99");
    let late = ending(None, Duration::from_secs(7)).unwrap_err().words;
    assert!(late.starts_with("does not end within 7 s"), "{late}");
}
