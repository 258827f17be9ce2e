//! Interrupts before there is a kernel entry, and the cycle from which there is one: typed in from docs/pipeline.md
//! sections 4 and 9.

use crate::common::environment::bench;
use crate::common::{bare, halt, nop, op};
use isa::trace::Scalar::*;
use isa::trace::{mode, PerContext, PerWarp};
use isa::Opcode::*;

/// Rules: P9.7.2, P9.7.3, P17.6, I7.10.
#[test]
fn without_a_kernel_entry_an_interrupt_stops_its_warp_though_interrupts_are_enabled() {
    // An invalid number of lanes is refused: its successor takes 3, with the pc of the jalis.
    let refused = [op(Ldi, &[1], 9), op(Jalis, &[2, 1], 0)];
    for (program, saved_pc, number) in
        [(vec![nop(), bare(Join)], 4, 6), (vec![bare(Trap)], 4, 0), (refused.to_vec(), 4, 3)]
    {
        let mut bench = bench("4w8/8/2/1", &program);
        let mut taken = Vec::new();
        while !bench.is_done() {
            bench.step();
            let field = |field| bench.scalar(field);
            assert_eq!(field(KernelEntryValid), 0);
            assert_eq!(field(CopyDoneValid), 0);
            if field(InterruptValid) == 1 {
                taken.push([InterruptCause, RedirectPc].map(field));
            }
        }
        assert_eq!(taken, [[number, saved_pc]]);
        bench.step();
        let warp = |field| bench.of_warp(field, 0);
        assert_eq!(warp(PerWarp::Interrupt), 1 + number);
        assert_ne!(warp(PerWarp::Mode) & mode::INTERRUPTS_ENABLED, 0);
        let context = |field| bench.of_context(field, 0);
        let fields = [PerContext::State, PerContext::ActiveMask, PerContext::Pc];
        assert_eq!(fields.map(context), [0, 0, saved_pc]);
    }
}

/// Rules: P3.16, P4.10, P9.8.2.
#[test]
fn a_byte_wakes_no_stopped_warp_0_while_there_is_no_kernel_entry() {
    let mut bench = bench("4w8/8/1/1", &[halt()]);
    bench.memory.type_input(b"k");
    assert!(bench.run(100));
    for _ in 0..50 {
        bench.step();
        let field = |field| bench.scalar(field);
        assert_eq!([ConsoleWaiting, Done].map(field), [1, 1]);
        assert_eq!(field(ScheduleValid), 0);
    }
}

/// Rules: P4.10, P9.1.4, P9.5.16, P9.7.2, I7.6, I7.8.
#[test]
fn a_byte_that_waits_interrupts_the_instruction_behind_the_first_skep() {
    let program = [
        op(Ldi, &[1], 20),
        op(Skep, &[1], 0), // scheduled at 9
        nop(),
        nop(),
        halt(),
        halt(), // at 20
    ];
    let mut bench = bench("4w8/8/1/1", &program);
    bench.memory.type_input(b"k");
    let mut taken = Vec::new();
    for _ in 0..100 {
        let cycle = bench.cycle;
        bench.step();
        let field = |field| bench.scalar(field);
        let entry = [KernelEntryValid, KernelEntry].map(field);
        // skep is in execute in cycle 13.
        assert_eq!(entry, if cycle <= 13 { [0, 0] } else { [1, 20] }, "{cycle}");
        if field(InterruptValid) == 1 {
            let fields = [ExecutePc, InterruptCause, RedirectPc];
            taken.push((cycle, fields.map(field)));
        }
    }
    assert_eq!(taken, [(14, [8, 8, 20])]);
    assert_eq!(bench.saved().0, 8);
}
