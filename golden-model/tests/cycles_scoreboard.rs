//! Scoreboard: what is on its way, who waits for it, and until when; who is held, interrupts, fences, and contexts
//! beside each other. Typed in from docs/pipeline.md section 22 and the ISA (I5.30).
//!
//! The registers are cleared in the cycles 0 to 7. So instruction i of a program is scheduled in 8 + i and in execute
//! in 12 + i, as long as nothing waits.

use crate::common::environment::Bench;
use crate::common::scored::{board, changes, executed, plain, tries, DATA, RUNNING, WAIT_MEMORY};
use crate::common::{bare, contexts, halt, nop, op, when, with};
use isa::trace::Scalar::*;
use isa::Opcode::*;
use isa::PerScoreboard::{Access, Awaited, Awaits, Held, HoldsBack, Pending, RememberedPc, Remembers};
use isa::{CoreOptions, Instruction, Slot, Warp};

fn default() -> CoreOptions {
    CoreOptions::default()
}

/// The load is in execute in 12, its request fires in 14, it is answered in 15.
///
/// Rules: P9.5.7, P22.1, P22.2, P22.3, P22.4, P22.19.
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
    let expected = [(12, 0), (13, 4), (14, 8), (15, 12), (16, 16), (17, 20)];
    assert_eq!(seen, expected);
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
/// Rules: P9.1.7, P17.17, P22.7, P22.9, P22.11.
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
    let options = with("data_outstanding = 4", default());
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
        assert_eq!(bench.scalar(WriteRegister), answered);
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
    let options = with("data_outstanding = 4", default());
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

/// A load is on its way, and is not answered. Whether the instruction at 12 waits for all that is on its way, and then
/// is carried out.
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
        bare(Reti),
        halt(),
        op(Bar, &[1, 1], 0),
        op(Jalis, &[2, 1], 0),
        op(Jalrs, &[2, 1, 1], 0),
        bare(Tlbflush),
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
        bare(Jmpi),
        op(Skep, &[1], 0),
        bare(Di),
        bare(Ei),
        op(Rtop, &[0, 1], 0),
    ] {
        assert!(!drains(default(), instruction), "{instruction}");
    }
    // What raises an interrupt: of its own, because it does not exist, in user mode.
    assert!(drains(default(), bare(Trap)));
    assert!(drains(default(), op(Fadd, &[1, 3, 3], 0)));
    assert!(drains(default(), bare(Join)));
    // With a TLB the wait is not one for the access on its way.
    let pages = with("tlb_entries = 4", default());
    assert!(drains(pages, bare(Tlbflush)));
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
        assert_eq!(bench.scalar(Done), 0);
        bench.data_port_closed = false;
        assert!(bench.run(200));
        assert_eq!(bench.memory.read_word(DATA as u64), 1);
    }
}

/// A tlbflush that waits for memory is no change of the TLB that waits.
///
/// Rules: P9.9.1, P22.17.
#[test]
fn a_change_of_the_tlb_that_waits_for_memory_holds_nobody() {
    let options = with("tlb_entries = 4", default());
    let program = [op(Ld, &[3, 0], DATA), bare(Tlbflush)];
    let mut bench = plain(options, &program);
    bench.data_port_closed = true;
    for _ in 0..60 {
        bench.step();
        assert_eq!(bench.scalar(TranslationHoldValid), 0);
    }
    assert_eq!(bench.state(0), WAIT_MEMORY);
    bench.data_port_closed = false;
    assert!(bench.run(200));
}

/// A loop at 4: a load, an addition of what it loads, a jump back. The first turn's addition waits, in 14, and is
/// scheduled again in 17. The jump is in execute in 22, the second load in schedule in 23. In 24 no fetch is taken.
fn held_back(load: Instruction, closed_in: u64) -> Vec<(u64, u64)> {
    let program = [op(Ldi, &[1], DATA), load, op(Add, &[4, 4, 3], 0), op(Jmpi, &[], -12)];
    let mut bench = plain(default(), &program);
    let mut all = Vec::new();
    for cycle in 0..40 {
        bench.fetch_port_closed = cycle == closed_in;
        bench.step();
        if cycle >= 23 {
            let holds_back = board(&bench, HoldsBack, 0);
            let expected = match (cycle, closed_in) {
                (25..=31, 24) => u64::from(load.predicate().is_none() || cycle <= 28),
                _ => 0,
            };
            assert_eq!(holds_back, expected, "{cycle}");
        }
        if cycle > closed_in.max(24) && bench.scalar(ScheduleValid) == 0 {
            assert_eq!(bench.scalar(StallCause), 2);
        }
        if (23..33).contains(&cycle) && bench.is(ScheduleValid) {
            all.push((cycle, bench.scalar(SchedulePc)));
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

fn paged() -> CoreOptions {
    with("tlb_entries = 4", default())
}

fn with_errors() -> CoreOptions {
    with("bus_errors = true", default())
}

/// The number of the interrupt that has stopped warp 0.
fn interrupt(bench: &Bench) -> Option<u8> {
    let stopped_by = bench.core.state().mode(Warp(0)).stopped_by;
    stopped_by.map(|interrupt| interrupt.number())
}

/// A load or store at 8, in execute in 14, of an address where nothing answers; and an addition behind it, in execute
/// in 15.
fn failing(access: Instruction) -> Vec<Instruction> {
    vec![op(Ldi, &[1], 1), op(Shli, &[1, 1], 30), access, op(Addi, &[4, 4], 1)]
}

/// It becomes active in 16, and fails in that cycle. The warp runs from 17 on; what is behind it is scheduled in 17 and
/// in execute in 21, and takes the interrupt.
///
/// Rules: P9.1.3, P9.1.2, P11.4, P22.2, P22.4, P22.5, P22.9, P22.10, P22.16.
#[test]
fn a_warp_is_held_while_its_access_is_to_fail() {
    for access in [op(Ld, &[3, 1], 0), op(St, &[3, 1], 0)] {
        let program = failing(access);
        let mut bench = plain(default(), &program);
        let all = executed(&mut bench, 100);
        // It is stopped there, at the pc of the access.
        assert_eq!(tries(&all, 12), [(15, true), (21, false)]);
        assert_eq!(all.last().map(|one| one.redirect), Some(Some(8)));
        assert_eq!(interrupt(&bench), Some(7), "{access}");
        assert_eq!(bench.gpr(0, 0, 4), 0, "{access}");
        assert_eq!(board(&bench, Remembers, 0), 0);
        let of = |field| changes(&mut plain(default(), &program), field, 40);
        assert_eq!(of(Held), [(15, 1), (17, 0)]);
        assert_eq!(of(Access), [(15, 1), (17, 0)]);
        let pending = of(Pending);
        match access.opcode() {
            Ld => assert_eq!(pending, [(15, 1 << 3), (17, 0)]),
            _ => assert_eq!(pending, []),
        }
        assert_eq!(of(Awaits), []);
    }
}

/// With pages each access may fail: the warp is held until its last lanes are translated, in 14, and is woken by that.
///
/// Rules: P9.1.2, P11.5, P22.4, P22.5, P22.9, P22.10.
#[test]
fn with_pages_a_warp_is_held_until_its_access_is_translated() {
    let program = [op(Ld, &[3, 0], DATA), op(Addi, &[4, 4], 1)];
    let all = executed(&mut plain(paged(), &program), 100);
    assert_eq!(tries(&all, 4), [(13, true), (19, false)]);
    let of = |field| changes(&mut plain(paged(), &program), field, 40);
    assert_eq!(of(Held), [(13, 1), (15, 0)]);
    // Sent in 15, answered in 16.
    assert_eq!(of(Access), [(13, 1), (16, 0)]);
    assert_eq!(of(Pending), [(13, 1 << 3), (17, 0)]);
}

/// A page that is not there.
///
/// Rules: P11.7, P22.5, P22.16.
#[test]
fn with_pages_an_access_fails_before_what_is_behind_it() {
    let mut bench = plain(paged(), &failing(op(Ld, &[3, 1], 0)));
    let all = executed(&mut bench, 100);
    assert_eq!(tries(&all, 12), [(15, true), (21, false)]);
    assert_eq!((interrupt(&bench), bench.gpr(0, 0, 4)), (Some(1), 0));
    assert_eq!(board(&bench, Pending, 0), 0);
}

/// Where memory tells of errors, until the last answer. That the request is sent, in 14, wakes the warp, too.
///
/// Rules: P9.1.2, P21.3, P21.4, P22.4, P22.5, P22.10, P22.16.
#[test]
fn with_bus_errors_a_warp_is_held_until_its_access_is_answered() {
    for access in [op(Ld, &[3, 0], DATA), op(St, &[3, 0], DATA)] {
        let program = [access, op(Addi, &[4, 4], 1)];
        let all = executed(&mut plain(with_errors(), &program), 100);
        assert_eq!(tries(&all, 4), [(13, true), (19, false)]);
        let of = |field| changes(&mut plain(with_errors(), &program), field, 40);
        assert_eq!(of(Held), [(13, 1), (16, 0)]);
        assert_eq!(of(Access), [(13, 1), (15, 0)]);
        // An answer that takes long.
        let mut bench = plain(with_errors(), &program);
        bench.data_answers_held = true;
        let all = executed(&mut bench, 60);
        assert_eq!(tries(&all, 4), [(13, true), (19, true)]);
        assert_eq!(bench.state(0), WAIT_MEMORY);
        // And one with an error.
        let mut bench = plain(with_errors(), &program);
        bench.failing_lines = (0..64).collect();
        assert!(bench.run(200));
        assert_eq!(interrupt(&bench), Some(7), "{access}");
        assert_eq!(bench.gpr(0, 0, 4), 0, "{access}");
        assert_eq!(board(&bench, Pending, 0), 0);
    }
}

/// A byte for the console: the warp goes on, and waits with its next access.
///
/// Rules: P11.16, P22.2, P22.3, P22.7, P22.10.
#[test]
fn a_byte_is_on_its_way_until_it_is_printed() {
    let program =
        [op(Ldi, &[1], 1), op(Shli, &[1, 1], 31), op(St, &[1, 1], 0), op(Addi, &[4, 4], 1), op(St, &[4, 1], 0)];
    for options in [default(), with_errors()] {
        let mut bench = plain(options.clone(), &program);
        bench.console_closed = true;
        bench.pass(60);
        assert_eq!(board(&bench, Access, 0), 1);
        let may_fail = options.bus_errors == Some(true);
        assert_eq!(board(&bench, Held, 0), u64::from(may_fail));
        assert_eq!(bench.gpr(0, 0, 4), u64::from(!may_fail));
        assert_eq!(bench.state(0), WAIT_MEMORY);
        bench.console_closed = false;
        bench.step();
        assert_eq!(bench.scalar(PrintDoneValid), 1);
        bench.step();
        let now = [Access, Held].map(|field| board(&bench, field, 0));
        assert_eq!(now, [0, 0]);
        assert!(bench.run(200));
        assert_eq!(bench.memory.console_output(), [0, 1]);
    }
}

/// A division by 0 does not wait; its successor takes the interrupt when the load is answered.
///
/// Rules: P9.1.3, P22.8, P22.9.
#[test]
fn an_interrupt_that_is_due_waits_and_stays_due() {
    let program = [op(Ld, &[3, 0], DATA), op(Divi, &[4, 4], 0), op(Addi, &[5, 5], 1)];
    let mut bench = plain(default(), &program);
    bench.data_answers_held = true;
    bench.pass(60);
    assert_eq!(bench.state(0), WAIT_MEMORY);
    assert_eq!(board(&bench, Awaits, 0), 0);
    let due = Slot::Context(isa::PerContext::DueInterrupt, isa::Context(0));
    assert_eq!(bench.get(due), 6);
    bench.data_answers_held = false;
    assert!(bench.run(200));
    assert_eq!((interrupt(&bench), bench.gpr(0, 0, 5)), (Some(5), 0));
    assert_eq!(bench.gpr(0, 0, 3), 5);
}

/// The fence redirects where there is neither cache nor TLB, and so it does not where there is no scoreboard.
///
/// Rules: I5.30, P9.5.17, P22.18.
#[test]
fn what_is_stored_into_code_is_executed_behind_a_fence() {
    let fence = |scoreboard: bool| {
        let program = [
            op(Ld, &[1, 0], DATA),
            op(St, &[1, 0], 12), // over the nop at 12
            bare(Tlbflush),
            nop(),
        ];
        let mut config = crate::common::scored::config("4w8/8/1/1", default());
        config.scoreboard = scoreboard;
        let mut program = program.to_vec();
        program.push(halt());
        program.resize(DATA as usize / 4, nop());
        program.push(op(Ldi, &[7], 9));
        let image = crate::common::image(&config.arch, &program);
        let mut bench = Bench::new(&config, &image, crate::common::environment::IDEAL);
        let all = executed(&mut bench, 200);
        let of_fence = all.iter().rfind(|one| one.pc == 8).expect("executed");
        (of_fence.redirect, bench.gpr(0, 0, 7))
    };
    assert_eq!(fence(true), (Some(12), 9));
    assert_eq!(fence(false).0, None);
}

/// A loader of a child, and a load that is not answered; then a wspawn gets its turn, and a byte comes to the console.
fn spawns_again() -> Bench {
    let mut program = vec![
        op(Ldi, &[1], 0x40),
        op(Skep, &[1], 0),
        bare(Ei),
        op(Ldi, &[1], 0x100),
        op(Wspawn, &[2, 1, 1], 0),
        op(Ld, &[3, 0], DATA),
        op(Wspawn, &[2, 1, 1], 0), // at 24
        halt(),
    ];
    program.resize(0x10, nop());
    program.extend([
        op(Ldi, &[4], 1), // at 0x40
        op(Shli, &[4, 4], 31),
        op(Ld, &[4, 4], 0),
        bare(Reti),
    ]);
    program.resize(0x68, nop());
    program.push(halt()); // the child: nops from 0x100 on
    let mut bench = crate::common::scored::bench("4w8/8/1/2", default(), &program);
    bench.data_answers_held = true;
    bench
}

/// A wspawn that has the turn does not wait for a register, which it has not done before either. But it may be to take
/// an interrupt, while a load is on its way.
///
/// Rules: P9.10.3, P22.8, P22.17.
#[test]
fn a_wspawn_that_waits_for_memory_loses_its_turn() {
    for byte_comes in [false, true] {
        let mut bench = spawns_again();
        let mut steps = 0;
        while bench.scalar(SpawnTurnValid) == 0 {
            bench.step();
            steps += 1;
            assert!(steps < 300, "no turn");
        }
        assert_eq!(bench.scalar(SpawnTurnContext), 0);
        if byte_comes {
            bench.memory.type_input(b"x");
        }
        while bench.scalar(ExecuteValid) == 0 {
            bench.step();
        }
        let field = |bench: &Bench, field| bench.scalar(field);
        assert_eq!(field(&bench, ExecutePc), 24);
        assert_eq!(field(&bench, SpawnTurnValid), 1);
        assert_eq!(field(&bench, SpawnValid), u64::from(!byte_comes));
        bench.step();
        assert_eq!(field(&bench, SpawnTurnValid), 0);
        if !byte_comes {
            continue;
        }
        // The other warp is stopped, but nobody waits for that.
        bench.pass(30);
        assert_eq!((bench.state(0), bench.state(1)), (WAIT_MEMORY, 0));
        assert_eq!(field(&bench, SpawnTurnValid), 0);
        bench.data_answers_held = false;
        let of_first = |one: &&crate::common::scored::Executed| one.warp == 0;
        let all = executed(&mut bench, 400);
        let places: Vec<_> = all.iter().filter(of_first).map(|one| one.pc).collect();
        let handler = [0x40, 0x44, 0x48];
        let interrupted = places.iter().position(|&pc| pc == 0x40).expect("the interrupt");
        assert!(places[..interrupted].iter().all(|&pc| pc == 24), "{places:x?}");
        assert!(places[interrupted..].starts_with(&handler), "{places:x?}");
        assert!(places.ends_with(&[24, 28]), "{places:x?}");
        assert!(all.iter().any(|one| one.warp == 1), "it spawns then");
    }
}

fn scored_contexts(body: &[Instruction]) -> Bench {
    let options = with("scoreboard = true", default());
    contexts::bench_of("4w8/8/4/1", 2, options, body)
}

/// Split, splitl and join of a core with contexts wait for what is on its way; with another mechanism they do not.
///
/// Rules: P9.1.10, P22.7.
#[test]
fn with_contexts_a_split_waits_for_what_is_on_its_way() {
    for instruction in [bare(Split), bare(Splitl), bare(Join)] {
        let body = [
            op(Ld, &[3, 0], DATA),
            crate::common::when(1, instruction), // at 28
            halt(),
        ];
        let mut bench = scored_contexts(&body);
        bench.data_answers_held = true;
        bench.pass(80);
        assert_eq!(bench.state(0), WAIT_MEMORY, "{instruction}");
        bench.data_answers_held = false;
        let all = executed(&mut bench, 10);
        let (_, again) = tries(&all, 28)[0];
        assert!(!again || instruction.opcode() == Join, "{instruction}");
    }
    let program = [op(Ld, &[3, 0], DATA), crate::common::when(0, bare(Split)), op(Ldi, &[4], 1)];
    let mut bench = plain(default(), &program);
    bench.data_answers_held = true;
    bench.pass(60);
    assert_eq!(bench.gpr(0, 0, 4), 1);
}

/// Two contexts: one loads and goes round, the other halts the warp. It does so when the load is answered.
///
/// Rules: P9.13.8, P9.13.9, P22.6, P22.8.
#[test]
fn others_are_quiet_when_they_are_drained() {
    let body = [
        crate::common::when(1, bare(Split)),
        crate::common::when(1, op(Jmpi, &[], 20)), // at 28: lanes 1 to 3 go to 52
        op(Ld, &[3, 0], DATA),                     // at 32: lane 0
        op(Jmpi, &[], -4),                         // at 36
        nop(),
        nop(),
        nop(),
        op(Ldi, &[5], 0x80), // at 52
        op(Subi, &[5, 5], 1),
        crate::common::halt(), // at 60
    ];
    let mut bench = scored_contexts(&body);
    bench.data_answers_held = true;
    bench.pass(300);
    let all = executed(&mut bench, 30);
    let halts = tries(&all, 60);
    assert!(halts.len() > 2 && halts.iter().all(|(_, again)| *again));
    bench.data_answers_held = false;
    assert!(bench.run(400));
}
