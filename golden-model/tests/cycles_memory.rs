//! Cycle counts and requests of loads and stores, with and without translation, typed in from docs/pipeline.md sections
//! 3, 11 and 18.

use crate::common::environment::{bench, Bench};
use crate::common::{halt, nop, op, options, with, InLanes};
use isa::trace::PerContext;
use isa::trace::Scalar::*;
use isa::{Context, Gpr, Opcode::*, Warp};

/// Rules: P9.5.7, P11.3, P11.19, P18.4.
#[test]
fn a_load_of_one_line_takes_8_cycles_to_its_successor_and_more_with_latency() {
    let program = [op(Ld, &[1, 0], 0x40), nop(), halt()];
    for latency in [1_u64, 2, 4, 9] {
        let load = bench("4w8/8/1/1", &program).scheduled_at(0, 0, 9);
        assert_eq!(load, [8]);
        // The successor is fetched speculatively at first; what counts is the last time.
        let mut slow = bench("4w8/8/1/1", &program);
        slow.data_latency = Some(latency);
        let successor = slow.scheduled_at(0, 4, 60);
        assert_eq!(successor.last(), Some(&(8 + 8 + latency - 1)));
    }
}

/// Rules: P11.3, P11.13.
#[test]
fn a_store_of_one_line_takes_7_cycles_to_its_successor() {
    // Schedule t, execute t+4, active and sent t+6, Running t+7.
    let program = [op(St, &[1, 0], 0x40), halt()];
    let seen = bench("4w8/8/1/1", &program).scheduled_at(0, 4, 40);
    assert_eq!(seen, [9, 8 + 7]);
}

/// Rules: P3.7, P11.8, P11.10, P11.12.
#[test]
fn lanes_in_one_line_share_a_request_and_other_lines_follow_in_lane_order() {
    // Four lanes store at 0x100, 0x108, 0x110, 0x118: two lines of 16 bytes.
    let program = InLanes(4, 3).program(&[op(Shli, &[4, 3], 3), op(St, &[3, 4], 0x100), op(Ld, &[5, 4], 0x100)]);
    let mut bench = bench("4w8/8/4/1", &program);
    let fields = [DataRequestWrite, DataRequestLine, DataRequestByteEnable];
    let requests = bench.rows_to_end(DataRequestValid, fields);
    let expected = [[1, 0x10, 0x0f0f], [1, 0x11, 0x0f0f], [0, 0x10, 0x0f0f], [0, 0x11, 0x0f0f]];
    assert_eq!(requests, expected);
    let loaded: Vec<_> = (0..4).map(|lane| bench.gpr(0, lane, 5)).collect();
    assert_eq!(loaded, [0, 1, 2, 3]);
}

/// Rules: P3.6, P3.7, P3.10, P3.13, P3.14, P3.15, P11.9, P11.15.
#[test]
fn lanes_that_address_the_console_share_one_request_in_word_0() {
    let program = InLanes(3, 3).program(&[
        op(Addi, &[3, 3], 0x61),
        op(Ldi, &[4], 1),
        op(Shli, &[4, 4], 31),
        op(St, &[3, 4], 0),
        op(Ld, &[5, 4], 0),
    ]);
    let mut bench = bench("4w8/8/4/1", &program);
    let fields = [DataRequestWrite, DataRequestConsole, DataRequestLine, DataRequestByteEnable];
    let requests = bench.rows_to_end(DataRequestValid, fields);
    // The store does not come here.
    assert_eq!(requests, [[0, 1, 0, 0xf]]);
    // Of the lanes' letters a, b, c the highest lane's is printed; nothing waits to be read.
    assert_eq!(bench.memory.console_output(), b"c");
    let loaded = bench.core.state().gpr_lanes(Warp(0), Gpr(5));
    assert_eq!(loaded[..3], [0; 3]);
}

/// Rules: P9.5.17, P11.5, P11.7, P17.8.
#[test]
fn translation_takes_a_cycle_a_page_before_the_first_request() {
    // Lanes 0 and 1 store in page 0, then one of them in page 1.
    let program = [
        op(Ldi, &[1], 2),
        op(Jalis, &[2, 1], 0),
        op(Ldi, &[4], 1),
        op(Shli, &[4, 4], 12),
        op(Tlbadd, &[4, 4, 5], 0),
        op(Hwid, &[3], 0),
        op(Mul, &[3, 3, 4], 0),
        op(St, &[1, 0], 0x400),
        op(St, &[1, 3], 0x400),
        halt(),
    ];
    let mut program = program.to_vec();
    program.insert(4, op(Ldi, &[5], 63));
    let paged = with("tlb_entries = 2", options("4w8/8/2/1"));
    let mut bench = Bench::of(paged, &program);
    let mut events = Vec::new();
    for _ in 0..100 {
        let cycle = bench.cycle;
        bench.step();
        let record = &bench.record;
        let is_store = record.scalar(ExecutePc) >= 32 && record.scalar(ExecutePc) < 40;
        if is_store && record.scalar(RedirectValid) == 1 {
            events.push((cycle, 'x', record.scalar(ExecuteLanes)));
        }
        if record.scalar(TranslateLanes) != 0 {
            assert_eq!(record.scalar(TranslateFault), 0);
            events.push((cycle, 't', record.scalar(TranslateLanes)));
        }
        if record.scalar(DataRequestValid) == 1 {
            events.push((cycle, 'r', record.scalar(DataRequestLine)));
        }
    }
    let x = events[0].0;
    // The first is active, untranslated, in x+2; its request is there in x+3, the warp Running in x+4,
    // and the second executes in x+8.
    let expected = [
        (x, 'x', 3),
        (x + 2, 't', 3),
        (x + 3, 'r', 0x80),
        (x + 8, 'x', 3),
        (x + 10, 't', 1),
        (x + 11, 't', 2),
        (x + 12, 'r', 0x80),
        (x + 13, 'r', 0x280),
    ];
    assert_eq!(events, expected);
    assert!(bench.is_done());
}

/// Rules: P9.1.3, P9.7.3, P11.6, P11.7, P17.8.
#[test]
fn a_translation_fault_wakes_the_warp_and_the_next_instruction_is_its_vehicle() {
    // Page 1 is not there. The handler is the program itself, at 0.
    let program =
        [op(Skep, &[0], 0), op(Ldi, &[4], 1), op(Shli, &[4, 4], 12), op(Ld, &[3, 4], 4), op(Ldi, &[3], 9), halt()];
    let paged = with("tlb_entries = 1", options("4w8/8/1/1"));
    let mut bench = Bench::of(paged, &program);
    let interrupts = [ExecutePc, InterruptCause, RedirectPc];
    let mut rows = Vec::new();
    let mut faults = Vec::new();
    for _ in 0..120 {
        let cycle = bench.cycle;
        bench.step();
        if bench.scalar(TranslateLanes) != 0 {
            assert_eq!(bench.scalar(TranslateFault), 1);
            faults.push(cycle);
        }
        let noted = bench.of_context(PerContext::DueInterrupt, 0);
        if bench.is(InterruptValid) {
            assert_eq!(noted, 2);
            let fields = bench.scalars(interrupts);
            rows.push((cycle, fields));
        }
    }
    // ld is scheduled at 11, executed at 15, translated at 17; the vehicle executes at 22.
    assert_eq!(faults[0], 17);
    assert_eq!(rows[0], (22, [16, 1, 0]));
    // In the handler, the program again, it is a double fault with the load's own pc.
    assert_eq!(rows[1].1, [16, 1, 12]);
    let context = bench.core.state().context(Context(0));
    assert_eq!((context.pc.0, context.active_mask.0), (12, 0));
    assert_eq!(bench.fault(), Some((1, 12)));
    assert_eq!(bench.gpr(0, 0, 1), 0x1004);
    assert_eq!(bench.gpr(0, 0, 3), 0);
    assert_eq!(bench.saved().0, 12);
}
