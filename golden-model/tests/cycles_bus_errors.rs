//! Bus errors of fetches, loads and stores, and what the answers to stores change. Typed in from docs/pipeline.md
//! section 21 and the ISA (I5.31).

use crate::common::environment::{Bench, Manners, CONSOLE_LINE, IDEAL};
use crate::common::{config, halt, nop, op, when, with, InLanes};
use isa::trace::Scalar::*;
use isa::trace::{PerContext, PerWarp};
use isa::{CoreOptions, Instruction, Opcode::*};

fn options(arch: &str) -> CoreOptions {
    with("bus_errors = true", crate::common::options(arch))
}

/// What the handler at 40 has found, as it has stopped with `halt`: the interrupt's number and the address; and the
/// saved pc.
fn handled(bench: &mut Bench) -> (u64, u64, u64) {
    assert!(bench.run(2000));
    let saved = bench.saved().0;
    (bench.gpr(0, 0, 0), bench.gpr(0, 0, 1), saved)
}

/// The handler is `halt` at 40. What follows stands at 8.
fn with_handler(body: &[Instruction]) -> Vec<Instruction> {
    let mut program = vec![op(Ldi, &[0], 40), op(Skep, &[0], 0)];
    program.extend_from_slice(body);
    assert!(program.len() <= 10);
    program.resize(10, nop());
    program.push(halt());
    program
}

/// Rules: I5.31, P9.1.8, P21.1.
#[test]
fn a_fetch_that_fails_is_interrupt_7_of_its_instruction() {
    let program = with_handler(&[nop(), op(Ldi, &[2], 5), op(Ldi, &[3], 5)]);
    let mut bench = Bench::of(options("4w8/8/1/1"), &program);
    bench.failing_words = vec![4];
    assert_eq!(handled(&mut bench), (7, 16, 16));
    assert_eq!((bench.gpr(0, 0, 2), bench.gpr(0, 0, 3)), (5, 0));
}

/// A fetch of a page that is not there is asked for at its virtual address; that it fails there, too, does not matter.
///
/// Rules: P5.5, P21.1.
#[test]
fn a_fetch_fault_that_is_there_already_stays() {
    let program = with_handler(&[op(Ldi, &[2], 0x2000), op(Jmpr, &[2], 0)]);
    let with_pages = with("tlb_entries = 2", options("4w8/8/1/1"));
    let mut bench = Bench::of(with_pages, &program);
    bench.failing_words = vec![0x2000 / 4];
    assert_eq!(handled(&mut bench), (1, 0x2000, 0x2000));
}

/// Without the option the ports that tell of errors are not there.
///
/// Rules: P21.1, P21.4.
#[test]
fn without_the_option_nothing_fails() {
    let program = with_handler(&[op(St, &[0, 2], 0x100), op(Ld, &[3, 2], 0x100)]);
    let mut bench = Bench::of(crate::common::options("4w8/8/1/1"), &program);
    bench.failing_words = (0..100).collect();
    bench.failing_lines = (0..100).collect();
    assert!(bench.run(500));
    assert_eq!(bench.gpr(0, 0, 3), 40);
}

/// Line 2 of the cache's lines has a failing word, 10. Words 8, 9 and 11 are executed each time they come by, and asked
/// for each time.
///
/// Rules: P21.2.
#[test]
fn a_line_with_a_failed_word_answers_but_is_not_kept() {
    let mut program = vec![nop(); 16];
    program[0] = op(Ldi, &[2], 3);
    program[1] = op(Jmpi, &[], 24); // to 32
    program[8] = op(Subi, &[2, 2], 1); // at 32, word 8
    program[9] = op(Jmpi, &[], 4); // to 44: word 10 is not executed
    program[11] = op(Rtop, &[0, 2], 0);
    program[12] = when(0, op(Jmpi, &[], -20)); // at 48
    program[13] = halt();
    let cached =
        |ways| with(&format!("instruction_cache_bytes = 128, instruction_cache_ways = {ways}"), options("4w8/8/1/1"));
    for ways in [1, 2] {
        let asked = |failing: &[u64]| {
            let mut bench = Bench::of(cached(ways), &program);
            bench.failing_words = failing.to_vec();
            let mut asked = 0;
            while !bench.is_done() {
                bench.step();
                asked += u64::from(bench.is(InstructionRequestValid) && bench.scalar(InstructionRequestWord) == 8);
                assert!(bench.cycle < 1000);
            }
            let interrupt = bench.of_warp(PerWarp::Interrupt, 0);
            assert_eq!((interrupt, bench.gpr(0, 0, 2)), (0, 0));
            asked
        };
        assert_eq!(asked(&[]), 1);
        // Each of the three turns comes to the line twice: to words 8 and 9, and to word 11.
        for failing in [[10], [10], [10]] {
            assert!(asked(&failing) >= 6);
        }
    }
    let mut bench = Bench::of(cached(1), &program);
    bench.failing_words = vec![9];
    assert!(bench.run(1000));
    assert_eq!(bench.fault(), Some((7, 36)));
}

/// From the schedule of a store to that of its successor 8 cycles, as of a load: schedule t, execute t+4, sent t+6,
/// answered t+7.
///
/// Rules: P3.10, P21.3.
#[test]
fn a_store_is_done_with_its_answer() {
    let program = [op(St, &[1, 0], 0x40), halt()];
    let mut bench = Bench::of(options("4w8/8/1/1"), &program);
    assert_eq!(bench.scheduled_at(0, 4, 40), [9, 8 + 8]);
    let mut bench = Bench::of(options("4w8/8/1/1"), &program);
    let (mut done, mut loads) = (Vec::new(), 0);
    for cycle in 0..30 {
        bench.step();
        if bench.is(StoreDoneValid) {
            done.push(cycle);
        }
        loads += bench.scalar(LoadDoneValid);
    }
    assert_eq!((done, loads), (vec![15], 0));
}

/// Four lanes, each with a line of its own: with room for two answers the third request waits until the first has come.
///
/// Rules: P11.11, P11.12, P21.3.
#[test]
fn stores_wait_for_room_for_their_answers() {
    let mut with = options("4w8/8/4/1");
    with.data_outstanding = Some(2);
    let program = InLanes(4, 3).program(&[
        op(Shli, &[4, 3], 4),
        op(St, &[3, 4], 0x100), // at 16
    ]);
    // How often a request that was valid stood without room, and how many answers were awaited at most.
    let awaited = |options: CoreOptions| {
        let config = config(options);
        let slow = Manners { latency_max: 20, ..IDEAL };
        let mut bench = Bench::on(&config, &program, slow);
        let (mut now, mut most, mut fired) = (0_u64, 0, 0);
        while !bench.is_done() {
            bench.step();
            let asks = bench.scalar(DataRequestValid);
            assert!(now < 2 || asks == 0 || !config.bus_errors);
            let fires = asks & bench.scalar(DataRequestReady);
            fired += fires;
            now += fires;
            now -= bench.scalar(DataResponseValid) & bench.scalar(DataResponseReady);
            most = most.max(now);
        }
        (fired, most)
    };
    assert_eq!(awaited(with.clone()), (4, 2));
    with.bus_errors = None;
    assert_eq!(awaited(with), (4, 4));
}

/// Four lanes store to, or load from, lines 16 to 19; r5 says where. Some lines fail.
fn access_with(opcode: isa::Opcode, failing: &[u64]) -> Bench {
    let program = with_handler(&[
        op(Ldi, &[7], 4),
        op(Jalis, &[6, 7], 0),
        op(Hwid, &[4], 0),
        op(Shli, &[5, 4], 4),
        op(opcode, &[4, 5], 0x104), // at 24
        op(Ldi, &[3], 1),
    ]);
    let mut bench = Bench::of(options("4w8/8/4/1"), &program);
    for lane in 0..4 {
        bench.memory.write_word(0x104 + 16 * lane, 100 + lane, 0xf);
    }
    bench.failing_lines = failing.to_vec();
    bench
}

/// Rules: I5.31, P9.1.3, P21.4.
#[test]
fn a_load_that_fails_writes_the_other_lines_and_leaves_the_first_address_that_failed() {
    let mut bench = access_with(Ld, &[17, 19]);
    assert_eq!(handled(&mut bench), (7, 0x114, 24));
    let loaded: Vec<_> = (0..4).map(|lane| bench.gpr(0, lane, 4)).collect();
    assert_eq!(loaded, [100, 1, 102, 3]);
    assert_eq!(bench.gpr(0, 1, 3), 0, "the next instruction is not carried out");
    for (failing, address) in [(16, 0x104), (18, 0x124), (19, 0x134)] {
        let mut bench = access_with(Ld, &[failing]);
        assert_eq!(handled(&mut bench), (7, address, 24));
    }
}

/// Rules: I5.31, P9.1.3, P21.3, P21.4.
#[test]
fn a_store_that_fails_has_stored_the_other_lines() {
    for (failing, address) in [(vec![16], 0x104), (vec![17, 18], 0x114), (vec![19], 0x134)] {
        let mut bench = access_with(St, &failing);
        assert_eq!(handled(&mut bench), (7, address, 24));
        for lane in 0..4 {
            let stored = bench.memory.read_word(0x104 + 16 * lane);
            let expected = if failing.contains(&(16 + lane)) { 100 + lane } else { lane };
            assert_eq!(stored, expected);
        }
    }
    let mut bench = access_with(St, &[]);
    assert!(bench.run(500));
    assert_eq!(bench.gpr(0, 3, 3), 1);
}

/// The interrupt is due from the answer on, and the warp waits until the last one has come.
///
/// Rules: P21.4.
#[test]
fn the_warp_waits_for_the_last_answer_also_when_an_earlier_one_has_failed() {
    let mut bench = access_with(Ld, &[16]);
    let context = |bench: &Bench, field| bench.of_context(field, 0);
    let mut due_while_waiting = 0;
    while !bench.is_done() {
        bench.step();
        if context(&bench, PerContext::DueInterrupt) == 8 {
            assert_eq!(context(&bench, PerContext::DueAddress), 0x104);
            due_while_waiting += u64::from(context(&bench, PerContext::State) == 2);
        }
    }
    // Four answers in four cycles, the first of which failed.
    assert_eq!(due_while_waiting, 3);
}

/// Page 1 is mapped to page 2. The address that the handler gets is the virtual one.
///
/// Rules: P21.4.
#[test]
fn with_pages_the_address_of_a_failed_access_is_the_virtual_one() {
    let program = with_handler(&[
        op(Ldi, &[2], 0x1000),
        op(Ldi, &[3], 0x2000),
        op(Ldi, &[4], 0o77),
        op(Tlbadd, &[2, 3, 4], 0),
        op(Ld, &[5, 2], 0x24), // at 24
    ]);
    let with_pages = with("tlb_entries = 4, line_words = 4", options("4w8/8/1/1"));
    let mut bench = Bench::of(with_pages, &program);
    bench.failing_lines = vec![0x2024 / 16];
    assert_eq!(handled(&mut bench), (7, 0x1024, 24));
}

/// Rules: P21.5.
#[test]
fn a_load_of_the_console_may_fail_and_a_store_to_it_is_not_answered() {
    let program = with_handler(&[
        op(Ldi, &[2], 1),
        op(Shli, &[2, 2], 31),
        op(Ldi, &[3], 0x21),
        op(St, &[3, 2], 0),
        op(Ld, &[4, 2], 0), // at 24
    ]);
    let mut bench = Bench::of(options("4w8/8/1/1"), &program);
    bench.failing_lines = vec![CONSOLE_LINE];
    assert_eq!(handled(&mut bench), (7, 1 << 31, 24));
    assert_eq!(bench.memory.console_output(), b"!");
}

/// Lane 0 stores to RAM, lane 1 to the console. The byte is queued when the answer to lane 0 has been there at the
/// start of a cycle.
///
/// Rules: P11.14, P21.3, P21.4, P21.7.
#[test]
fn a_byte_waits_for_the_answers_to_the_rest_of_its_access() {
    let program = with_handler(&[
        op(Ldi, &[1], 2),
        op(Jalis, &[2, 1], 0),
        op(Hwid, &[1], 0),
        op(Shli, &[2, 1], 31),
        op(St, &[1, 2], 0), // at 24
    ]);
    for failing in [vec![], (0..64).collect()] {
        let mut bench = Bench::of(options("4w8/8/2/1"), &program);
        bench.failing_lines = failing.clone();
        bench.data_answers_held = true;
        for _ in 0..100 {
            bench.step();
            assert_eq!(bench.scalar(ConsoleOutputValid), 0);
        }
        bench.data_answers_held = false;
        bench.step();
        assert_eq!(bench.scalar(DataResponseReady), 1);
        let next = [(); 2].map(|()| {
            bench.step();
            bench.scalar(ConsoleOutputValid)
        });
        assert_eq!(next, [0, 1]);
        if failing.is_empty() {
            assert!(bench.run(2000));
        } else {
            assert_eq!(handled(&mut bench), (7, 0, 24));
        }
        assert_eq!(bench.memory.console_output(), [1]);
    }
}

/// A multiplication that asks for the write port in the cycle of a store's answer waits for a cycle, as for that of a
/// load.
///
/// Rules: P15.1, P21.6.
#[test]
fn an_answer_has_the_write_port_whether_it_writes_or_not() {
    // Warp 1 multiplies all the time, warp 0 stores all the time.
    let program = [
        op(Ldi, &[1], 20),
        op(Wspawn, &[6, 1, 1], 0),
        op(St, &[2, 0], 0x100), // at 8
        op(Jmpi, &[], -8),
        nop(),
        op(Mul, &[3, 3, 3], 0), // at 20
        op(Jmpi, &[], -8),
    ];
    let mut bench = Bench::of(options("4w8/8/1/2"), &program);
    let (mut answers, mut written) = (0, 0);
    for _ in 0..2000 {
        bench.step();
        let answer = bench.scalar(DataResponseValid) & bench.scalar(DataResponseReady);
        answers += answer;
        written += bench.scalar(ArithmeticDoneValid);
        assert!(answer + bench.scalar(ArithmeticDoneValid) < 2);
    }
    assert!(answers > 100 && written > 100);
}
