//! Scoreboard: what is on its way, who waits for it, and until when. Typed in from docs/pipeline.md section 22.
//!
//! The registers are cleared in the cycles 0 to 7. So instruction i of a program is scheduled in 8 + i and in execute in 12 + i, as long as
//! nothing waits.

use crate::common::scored::{board, changes, executed, plain, tries, DATA, RUNNING, WAIT_MEMORY};
use crate::common::{halt, nop, op, when};
use isa::trace::Scalar;
use isa::PerScoreboard::{Access, Awaited, Awaits, Held, HoldsBack, Pending};
use isa::PerScoreboard::{RememberedPc, Remembers};
use isa::{CoreOptions, Instruction, Opcode::*};

fn default() -> CoreOptions {
    CoreOptions::default()
}

/// The load is in execute in 12, its request fires in 14, it is answered in 15.
///
/// Rules: P9.26, P22.1, P22.2, P22.3, P22.4, P22.19.
#[test]
fn a_load_lets_its_warp_go_on() {
    let program = [
        op(Ld, &[3, 0], DATA),
        op(Addi, &[4, 4], 1),
        nop(),
        nop(),
        op(Add, &[5, 3, 3], 0), // in operands in 15, in execute in 16
    ];
    let mut bench = plain(default(), &program);
    let all = executed(&mut bench, 100);
    let seen: Vec<_> = all.iter().map(|one| (one.cycle, one.pc)).collect();
    assert_eq!(
        seen,
        [(12, 0), (13, 4), (14, 8), (15, 12), (16, 16), (17, 20)]
    );
    // Nothing redirects but halt.
    assert_eq!(all.iter().filter(|one| one.redirect.is_some()).count(), 1);
    assert_eq!((bench.gpr(0, 0, 3), bench.gpr(0, 0, 5)), (5, 10));
    let of = |field| changes(&mut plain(default(), &program), field, 40);
    assert_eq!(of(Pending), [(13, 1 << 3), (16, 0)]);
    assert_eq!(of(Access), [(13, 1), (15, 0)]);
    assert_eq!(of(Held), []);
}

/// A cycle earlier it waits, but what it waits for comes in that very cycle.
///
/// Rules: P9.53, P17.17, P22.7, P22.9, P22.11.
#[test]
fn what_comes_in_the_very_cycle_does_not_let_the_warp_wait() {
    let program = [
        op(Ld, &[3, 0], DATA),
        nop(),
        nop(),
        op(Add, &[5, 3, 3], 0), // in execute in 15
    ];
    let mut bench = plain(default(), &program);
    let all = executed(&mut bench, 100);
    assert_eq!(tries(&all, 12), [(15, true), (20, false)]);
    let mut bench = plain(default(), &program);
    for _ in 0..24 {
        bench.step();
        assert_ne!(bench.state(0), WAIT_MEMORY);
    }
    assert_eq!(board(&bench, Remembers, 0), 1);
    assert_eq!(board(&bench, RememberedPc, 0), 12);
}

/// Rules: P22.7, P22.9, P22.10, P22.11, P22.21.
#[test]
fn an_instruction_waits_for_its_source() {
    let program = [op(Ld, &[3, 0], DATA), op(Add, &[5, 3, 3], 0)];
    let mut bench = plain(default(), &program);
    let all = executed(&mut bench, 100);
    assert_eq!(tries(&all, 4), [(13, true), (20, false)]);
    assert_eq!(bench.gpr(0, 0, 5), 10);
    let mut bench = plain(default(), &program);
    for cycle in 0..24 {
        bench.step();
        let waits = (14..16).contains(&cycle);
        let expected = [u64::from(waits), if waits { 3 } else { 0 }];
        let field = |field| board(&bench, field, 0);
        assert_eq!([field(Awaits), field(Awaited)], expected, "{cycle}");
        let is_waiting = bench.state(0) == WAIT_MEMORY;
        assert_eq!(is_waiting, waits, "{cycle}");
        let remembers = cycle >= 14;
        let expected = [u64::from(remembers), if remembers { 4 } else { 0 }];
        assert_eq!([field(Remembers), field(RememberedPc)], expected);
    }
}

/// Three loads are on their way, and none is answered. Gives what the instruction at 28, behind them, awaits.
fn awaited_first(instruction: Instruction) -> u64 {
    let program = [
        op(Ld, &[1, 0], DATA),
        nop(),
        nop(),
        op(Ld, &[2, 0], DATA + 4),
        nop(),
        nop(),
        op(Ld, &[3, 0], DATA + 8),
        instruction,
    ];
    let options = CoreOptions {
        data_outstanding: Some(4),
        ..default()
    };
    let mut bench = plain(options, &program);
    bench.data_answers_held = true;
    bench.pass(40);
    assert_eq!(board(&bench, Pending, 0), 0b1110);
    assert_eq!(board(&bench, Awaits, 0), 1, "{instruction}");
    let awaited = board(&bench, Awaited, 0);
    // The warp wakes when that very load is answered, in the order of the loads.
    bench.data_answers_held = false;
    for answered in 1..=awaited {
        assert_eq!(bench.state(0), WAIT_MEMORY, "{answered}");
        bench.step();
        assert_eq!(bench.scalar(Scalar::WriteRegister), answered);
    }
    bench.step();
    assert_eq!(bench.state(0), RUNNING);
    awaited
}

/// Rules: P22.7, P22.9, P22.10, P22.20.
#[test]
fn the_destination_is_awaited_first_then_the_sources_as_written() {
    assert_eq!(awaited_first(op(Add, &[2, 3, 1], 0)), 2);
    assert_eq!(awaited_first(op(Add, &[4, 3, 1], 0)), 3);
    assert_eq!(awaited_first(op(Add, &[4, 0, 1], 0)), 1);
    assert_eq!(awaited_first(op(St, &[2, 3], 0)), 2);
    assert_eq!(awaited_first(op(Ldi, &[3], 0)), 3);
    assert_eq!(awaited_first(op(Ld, &[3, 1], 0)), 3);
    assert_eq!(awaited_first(op(Rtop, &[0, 2], 0)), 2);
    // Of a lane that does not execute it, and of an instruction that raises an interrupt.
    assert_eq!(awaited_first(when(0, op(Add, &[4, 3, 1], 0))), 3);
    assert_eq!(awaited_first(op(Wspawn, &[3, 1, 2], 0)), 3);
}

/// Each response goes to its own load, though they stood in the same slot.
///
/// Rules: P11.18, P22.1, P22.14, P22.20.
#[test]
fn several_loads_of_a_warp_are_answered_in_order() {
    let options = CoreOptions {
        data_outstanding: Some(4),
        ..default()
    };
    let mut program = Vec::new();
    for (register, offset) in [(1, DATA), (2, DATA + 4), (3, DATA + 8)] {
        program.extend([op(Ld, &[register, 0], offset), nop(), nop()]);
    }
    program.extend([op(St, &[7, 0], DATA), op(Add, &[4, 1, 2], 0)]);
    program.push(op(Add, &[4, 4, 3], 0));
    let mut bench = plain(options, &program);
    bench.data_answers_held = true;
    bench.pass(60);
    // The store is sent behind the loads, and has taken the slot.
    assert_eq!(board(&bench, Access, 0), 0);
    assert_eq!(bench.memory.read_word(DATA as u64), 0);
    bench.data_answers_held = false;
    assert!(bench.run(200));
    assert_eq!(bench.gpr(0, 0, 4), 5 + 6 + 7);
}

/// The first store is in execute in 12 and sent in 14.
///
/// Rules: P11.13, P22.2, P22.7, P22.9, P22.10, P22.20.
#[test]
fn a_store_waits_until_the_one_before_it_is_sent() {
    let program = |between: usize| {
        let mut program = vec![op(St, &[1, 0], DATA)];
        program.extend(vec![nop(); between]);
        program.push(op(St, &[1, 0], DATA + 4));
        program
    };
    let second = |between: usize| {
        let all = executed(&mut plain(default(), &program(between)), 100);
        tries(&all, 4 * (between as u64 + 1))
    };
    assert_eq!(second(0), [(13, true), (19, false)]);
    assert_eq!(second(1), [(14, true), (19, false)]);
    assert_eq!(second(2), [(15, false)]);
    // The halt behind the second one, in execute in 20, is tried again when that is sent, in 21.
    let mut bench = plain(default(), &program(0));
    let all = executed(&mut bench, 100);
    assert_eq!(tries(&all, 8), [(20, true), (26, false)]);
    let access = changes(&mut plain(default(), &program(0)), Access, 40);
    assert_eq!(access, [(13, 1), (15, 0), (20, 1), (22, 0)]);
    let mut bench = plain(default(), &program(0));
    bench.pass(15);
    assert_eq!(bench.state(0), WAIT_MEMORY);
    assert_eq!(board(&bench, Awaits, 0), 0);
    assert_eq!(board(&bench, Remembers, 0), 0);
}

/// A load is on its way, and is not answered. Whether the instruction at 12 waits for all that is on its way, and then is carried out.
fn drains(options: CoreOptions, instruction: Instruction) -> bool {
    let program = [op(Ld, &[3, 0], DATA), nop(), nop(), instruction];
    let mut bench = plain(options, &program);
    bench.data_answers_held = true;
    let before = executed(&mut bench, 60);
    let waits = bench.state(0) == WAIT_MEMORY;
    if tries(&before, 12).iter().all(|(_, again)| !again) {
        return false;
    }
    assert!(waits, "{instruction}");
    for (field, expected) in [(Awaits, 0), (Remembers, 0), (Pending, 1 << 3)] {
        assert_eq!(board(&bench, field, 0), expected, "{instruction}");
    }
    assert_eq!(tries(&before, 12).len(), 1);
    bench.data_answers_held = false;
    let after = executed(&mut bench, 40);
    assert_eq!(after[0].pc, 12);
    // An interrupt that stops the warp redirects it there, too.
    let again = after[0].redirect == Some(12) && !bench.is_done();
    assert!(!again, "{instruction}");
    true
}

/// Rules: P22.6, P22.7, P22.9, P22.10, P22.15.
#[test]
fn some_instructions_wait_for_all_that_is_on_its_way() {
    for instruction in [
        op(Clone, &[1], 0),
        op(Reti, &[], 0),
        halt(),
        op(Bar, &[1, 1], 0),
        op(Jalis, &[2, 1], 0),
        op(Jalrs, &[2, 1, 1], 0),
        op(Tlbflush, &[], 0),
        op(Tlbadd, &[1, 1, 1], 0),
        op(Tlbrm, &[1], 0),
        when(0, halt()),
    ] {
        assert!(drains(default(), instruction), "{instruction}");
    }
    for instruction in [
        nop(),
        op(Ldi, &[1], 1),
        op(Muli, &[1, 1], 1),
        op(Jmpi, &[], 0),
        op(Skep, &[1], 0),
        op(Di, &[], 0),
        op(Ei, &[], 0),
        op(Rtop, &[0, 1], 0),
    ] {
        assert!(!drains(default(), instruction), "{instruction}");
    }
    // What raises an interrupt: of its own, because it does not exist, in user mode.
    assert!(drains(default(), op(Trap, &[], 0)));
    assert!(drains(default(), op(Fadd, &[1, 3, 3], 0)));
    assert!(drains(default(), op(Join, &[], 0)));
    // With a TLB the wait is not one for the access on its way.
    let pages = CoreOptions {
        tlb_entries: Some(4),
        ..default()
    };
    assert!(drains(pages, op(Tlbflush, &[], 0)));
}

/// A bar, too, whose barrier the warp comes to with its stores done.
///
/// Rules: P22.14, P22.15.
#[test]
fn stores_are_done_before_a_barrier_and_before_the_end() {
    for last in [op(Bar, &[2, 1], 0), nop()] {
        let program = [op(Ldi, &[1], 1), op(St, &[1, 0], DATA), last];
        let mut bench = plain(default(), &program);
        bench.data_port_closed = true;
        bench.pass(60);
        assert_eq!(bench.state(0), WAIT_MEMORY);
        assert_eq!(bench.scalar(Scalar::Done), 0);
        bench.data_port_closed = false;
        assert!(bench.run(200));
        assert_eq!(bench.memory.read_word(DATA as u64), 1);
    }
}

/// A tlbflush that waits for memory is no change of the TLB that waits.
///
/// Rules: P9.44, P22.17.
#[test]
fn a_change_of_the_tlb_that_waits_for_memory_holds_nobody() {
    let options = CoreOptions {
        tlb_entries: Some(4),
        ..default()
    };
    let program = [op(Ld, &[3, 0], DATA), op(Tlbflush, &[], 0)];
    let mut bench = plain(options, &program);
    bench.data_port_closed = true;
    for _ in 0..60 {
        bench.step();
        assert_eq!(bench.scalar(Scalar::TranslationHoldValid), 0);
    }
    assert_eq!(bench.state(0), WAIT_MEMORY);
    bench.data_port_closed = false;
    assert!(bench.run(200));
}

/// A loop at 4: a load, an addition of what it loads, a jump back. The first turn's addition waits, in 14, and is scheduled again in 17.
/// The jump is in execute in 22, the second load in schedule in 23. In 24 no fetch is taken.
fn held_back(load: Instruction, closed_in: u64) -> Vec<(u64, u64)> {
    let program = [
        op(Ldi, &[1], DATA),
        load,
        op(Add, &[4, 4, 3], 0),
        op(Jmpi, &[], -12),
    ];
    let mut bench = plain(default(), &program);
    let mut all = Vec::new();
    for cycle in 0..40 {
        bench.fetch_port_closed = cycle == closed_in;
        bench.step();
        let field = |field| bench.scalar(field);
        if cycle >= 23 {
            let holds_back = board(&bench, HoldsBack, 0);
            let expected = match (cycle, closed_in) {
                (25..=31, 24) => u64::from(load.predicate().is_none() || cycle <= 28),
                _ => 0,
            };
            assert_eq!(holds_back, expected, "{cycle}");
        }
        if cycle > closed_in.max(24) && field(Scalar::ScheduleValid) == 0 {
            assert_eq!(field(Scalar::StallCause), 2);
        }
        if (23..33).contains(&cycle) && field(Scalar::ScheduleValid) == 1 {
            all.push((cycle, field(Scalar::SchedulePc)));
        }
    }
    all
}

/// Rules: P5.1, P5.9, P22.11, P22.12, P22.13.
#[test]
fn an_instruction_that_has_waited_is_not_fetched_until_it_can_go_on() {
    // In flight until 27, pending from 28 to 30.
    let load = op(Ld, &[3, 1], 0);
    assert_eq!(held_back(load, 24), [(23, 4), (31, 8), (32, 12)]);
    // A fetch that fires in 24 is that of the instruction: it is in vain.
    let open = held_back(load, 0);
    assert_eq!(open[..2], [(23, 4), (24, 8)]);
    // The pc that is held back is that of the instruction, and no other one.
    assert_eq!(held_back(load, 25)[..3], [(23, 4), (24, 8), (26, 12)]);
}

/// Rules: P3.16, P22.7, P22.11.
#[test]
fn an_invalid_instruction_is_not_remembered() {
    let program = [op(Ld, &[3, 0], DATA), op(Fadd, &[3, 3, 3], 0)];
    let mut bench = plain(default(), &program);
    let all = executed(&mut bench, 100);
    // It waits for whatever comes first: the load is sent in 14.
    assert_eq!(tries(&all, 4)[..2], [(13, true), (19, true)]);
    assert_eq!(board(&bench, Remembers, 0), 0);
}
