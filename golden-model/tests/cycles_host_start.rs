//! A host says where the program starts, and with which argument. Typed in from docs/pipeline.md sections 3 and 4 and
//! the ISA (I9.1, I10.1).

use crate::common::environment::{Bench, IDEAL};
use crate::common::{config, halt, image, op, options, with};
use golden_model::{Machine, MachineOptions, Outcome};
use isa::trace::{PerContext, Scalar};
use isa::{Gpr, Instruction, Lane, Opcode::*, Warp};

const ARGUMENT: i64 = 5;

/// At 0: r1 = 1. At 8: r1 = 2. Then r2 = the argument.
fn program() -> Vec<Instruction> {
    vec![
        op(Ldi, &[1], 1),
        op(Jmpi, &[], 4),
        op(Ldi, &[1], 2), // at 8
        op(Hwid, &[2], ARGUMENT),
        halt(),
    ]
}

fn bench(host_start: bool, start: (u64, u64)) -> Bench {
    let config = config(with(&format!("host_start = {host_start}"), options("4w8/8/2/2")));
    let mut bench = Bench::new(&config, &image(&config.arch, &program()), IDEAL);
    bench.start = start;
    bench
}

fn registers(state: &golden_model::State) -> (u64, u64) {
    let gpr = |register| state.gpr(Warp(0), Lane(0), Gpr(register));
    (gpr(1), gpr(2))
}

/// Rules: I9.1, I10.1.
#[test]
fn warp_0_starts_where_the_host_says_and_reads_its_argument() {
    for (start, expected) in [((0, 7), (1, 7)), ((8, 0xdead_beef), (2, 0xdead_beef)), ((12, 0), (0, 0))] {
        let mut bench = bench(true, start);
        assert!(bench.run(200));
        assert_eq!(registers(bench.core.state()), expected);
    }
    let mut without = bench(false, (8, 7));
    assert!(without.run(200));
    assert_eq!(registers(without.core.state()), (1, 0));
}

/// The pc of warp 0 is the host's from cycle 0 on, that of the other warp is 0. An address outside the RAM is a bus
/// error.
///
/// Rules: I9.1.
#[test]
fn the_start_address_is_the_reset_value_of_the_pc_of_warp_0() {
    let mut bench = bench(true, (0xffff_0008, 0));
    let mut first = None;
    let pc = |bench: &Bench, context| bench.of_context(PerContext::Pc, context);
    while !bench.is_done() {
        bench.step();
        if first.is_none() {
            assert_eq!(pc(&bench, 0), 0xffff_0008);
            assert_eq!(pc(&bench, 1), 0);
        }
        if bench.is(Scalar::ScheduleValid) {
            first.get_or_insert(bench.scalar(Scalar::SchedulePc));
        }
    }
    assert_eq!(first, Some(0xffff_0008));
    assert_eq!(bench.fault(), Some((7, 0xffff_0008)));
}

/// Rules: I9.1, I10.1.
#[test]
fn the_functional_machine_starts_there_too() {
    let arch: isa::ArchId = "4w8/8/2/2".parse().expect("legal");
    let options = MachineOptions { start_address: 8, start_argument: 0x1_0000_0003, ..MachineOptions::for_arch(&arch) };
    let mut machine = Machine::new(arch, options, &image(&arch, &program())).expect("it fits");
    assert_eq!(machine.run(100), Outcome::AllStopped);
    assert_eq!(registers(machine.state()), (2, 3));
}
