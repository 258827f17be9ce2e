//! The ISA's rules for paired paths: how lanes part and meet, interrupts, and what stops or wakes lanes. Values typed
//! in from the ISA (part 8.5).

use crate::common::paths::{all, compares, features, machine, machine_with_room, paths, steps, EXPLICIT, IMPLICIT};
use crate::common::{bare, fault, halt, lanes, nop, op, place, saved, set_lanes, when};
use golden_model::{Event, Outcome, State};
use isa::trace::WarpState;
use isa::Opcode::*;
use isa::{Context, Instruction, LaneMask, Warp};

/// An if with both sides, which ends at 24.
fn if_else() -> Vec<Instruction> {
    vec![
        when(1, bare(Split)),
        when(1, op(Jmpi, &[], 8)), // to 16
        nop(),                     // 8: p1 was false
        op(Jmpi, &[], 4),          // to 20
        nop(),                     // 16: p1 was true
        bare(Join),                // 20
        nop(),                     // 24
    ]
}

/// Rules: I8.5.1, I8.5.7, I8.5.8, I5.4.
#[test]
fn split_splitl_and_join_alone_do_nothing() {
    for reconvergence in [IMPLICIT, EXPLICIT] {
        for opcode in [Split, Splitl, Join] {
            for guard in [1, 2, 3] {
                let machine = steps(1, reconvergence, |_| {}, &[when(guard, op(opcode, &[], 0))]);
                assert_eq!(all(&machine), ((4, 0b1111), vec![]), "{opcode} @p{guard}");
                let statistics = machine.statistics();
                let splits = statistics.uniform_splits + statistics.divergent_splits;
                assert_eq!((splits, statistics.deepest_stack), (0, 0));
            }
        }
    }
}

/// Rules: I4.3, I8.5.2, I8.5.3, I8.5.5.
#[test]
fn a_relative_jump_of_some_lanes_parts_them_and_the_smaller_pc_goes_first() {
    let nop = nop();
    for link in [false, true] {
        let jump = |distance| match link {
            false => when(1, op(Jmpi, &[], distance)),
            true => when(1, op(Jali, &[5], distance)),
        };
        let linked = |next| if link { [0, next, next, 0] } else { [0; 4] };
        let forward = steps(1, EXPLICIT, |_| {}, &[jump(8)]);
        assert_eq!(all(&forward), ((4, 0b1001), vec![(0b0110, 12)]));
        assert_eq!(lanes(&forward, 5), linked(4));
        let backward = steps(3, EXPLICIT, |_| {}, &[nop, nop, jump(-12)]);
        assert_eq!(all(&backward), ((0, 0b0110), vec![(0b1001, 12)]));
        assert_eq!(lanes(&backward, 5), linked(12));
        let to_next = steps(1, IMPLICIT, |_| {}, &[jump(0)]);
        assert_eq!(all(&to_next), ((4, 0b1111), vec![]));
        assert_eq!(lanes(&to_next, 5), linked(4));
        let statistics = forward.statistics();
        assert_eq!(statistics.divergent_jumps, 1);
        assert_eq!(statistics.deepest_stack, 1);
        assert_eq!(to_next.statistics().divergent_jumps, 0);
    }
}

/// Rules: I8.5.2.
#[test]
fn a_jump_of_no_lane_or_of_all_parts_nothing() {
    for (guard, pc) in [(2, 4), (3, 12)] {
        let jump = when(guard, op(Jmpi, &[], 8));
        let machine = steps(1, IMPLICIT, |_| {}, &[jump]);
        assert_eq!(all(&machine), ((pc, 0b1111), vec![]));
    }
    // All lanes that are active.
    let two = |state: &mut State| state.set_active_mask(Context(0), LaneMask(0b0110));
    let machine = steps(1, IMPLICIT, two, &[when(1, op(Jmpi, &[], 8))]);
    assert_eq!(all(&machine), ((12, 0b0110), vec![]));
}

/// Rules: I5.3, I5.11, I8.5.2, I8.5.4.
#[test]
fn a_register_jump_of_some_lanes_goes_on_with_them_wherever_it_leads() {
    // The target is that of lane 1.
    let at = |target| move |state: &mut State| set_lanes(state, 1, &[80, target, 84, 88]);
    for target in [40, 0, 4] {
        let machine = steps(1, EXPLICIT, at(target), &[when(1, op(Jmpr, &[1], 0))]);
        assert_eq!(all(&machine), ((target, 0b0110), vec![(0b1001, 4)]));
        let machine = steps(1, EXPLICIT, at(target), &[when(1, op(Jalr, &[1, 1], 0))]);
        assert_eq!(all(&machine), ((target, 0b0110), vec![(0b1001, 4)]));
        assert_eq!(lanes(&machine, 1), [80, 4, 4, 88]);
    }
    // The comparison before the next instruction puts them in order.
    let machine = steps(2, IMPLICIT, at(40), &[when(1, op(Jmpr, &[1], 0))]);
    assert_eq!(all(&machine), ((8, 0b1001), vec![(0b0110, 40)]));
    let machine = steps(2, IMPLICIT, at(4), &[when(1, op(Jmpr, &[1], 0))]);
    assert_eq!(all(&machine), ((8, 0b1111), vec![]));
}

/// Rules: I8.5.6, I8.5.7.
#[test]
fn paths_with_equal_pcs_merge_before_the_instruction() {
    let program = [when(1, op(Jmpi, &[], 4)), nop(), nop()];
    let at = |count| all(&steps(count, IMPLICIT, |_| {}, &program));
    assert_eq!(at(1), ((4, 0b1001), vec![(0b0110, 8)]));
    assert_eq!(at(2), ((8, 0b1001), vec![(0b0110, 8)]));
    assert_eq!(at(3), ((12, 0b1111), vec![]));
    // Two of them at once.
    let program = [
        when(1, op(Jmpi, &[], 8)), // to 12
        when(4, op(Jmpi, &[], 4)), // to 12
        nop(),
        nop(),
    ];
    let at = |count| steps(count, IMPLICIT, |_| {}, &program);
    assert_eq!(all(&at(2)), ((8, 0b1000), vec![(0b0110, 12), (0b0001, 12)]));
    assert_eq!(all(&at(4)), ((16, 0b1111), vec![]));
    let statistics = at(4).statistics().clone();
    assert_eq!((statistics.merges, statistics.exchanges), (2, 0));
    assert_eq!(statistics.deepest_stack, 2);
    assert_eq!(statistics.thread_instructions, 2 + 1 + 1 + 4);
}

/// Rules: I8.5.6, I8.5.7, I8.5.13.
#[test]
fn a_path_with_a_smaller_pc_goes_first() {
    let program = [
        when(1, op(Jmpi, &[], 4)), // to 8
        op(Jmpi, &[], 8),          // to 16
        nop(),
        nop(),
        nop(),
    ];
    let at = |count| steps(count, IMPLICIT, |_| {}, &program);
    assert_eq!(all(&at(2)), ((16, 0b1001), vec![(0b0110, 8)]));
    assert_eq!(all(&at(3)), ((12, 0b0110), vec![(0b1001, 16)]));
    assert_eq!(all(&at(5)), ((20, 0b1111), vec![]));
    let statistics = at(5).statistics().clone();
    assert_eq!((statistics.merges, statistics.exchanges), (1, 1));
}

/// Rules: I8.5.6, I8.5.13.
#[test]
fn addresses_are_unsigned_and_compared_before_the_fetch() {
    // Nothing answers at the target, and as a signed number it would be the smaller one.
    let far = |state: &mut State| set_lanes(state, 1, &[0xffff_fff0; 4]);
    let program = [when(1, op(Jmpr, &[1], 0)), nop()];
    let machine = steps(2, IMPLICIT, far, &program);
    assert_eq!(all(&machine), ((8, 0b1001), vec![(0b0110, 0xffff_fff0)]));
}

/// Rules: I8.5.6, I8.5.8.
#[test]
fn explicit_joins_compare_the_address_behind_them() {
    for guard in [1, 2, 3] {
        let mut program = if_else();
        program[5] = when(guard, program[5]);
        let at = |count| all(&steps(count, EXPLICIT, |_| {}, &program));
        assert_eq!(at(4), ((20, 0b1001), vec![(0b0110, 16)]));
        assert_eq!(at(5), ((16, 0b0110), vec![(0b1001, 24)]), "exchanged");
        assert_eq!(at(6), ((20, 0b0110), vec![(0b1001, 24)]));
        // They merge, and the comparison is made again.
        assert_eq!(at(8), ((24, 0b1111), vec![]));
    }
    let machine = steps(8, EXPLICIT, |_| {}, &if_else());
    let statistics = machine.statistics();
    assert_eq!((statistics.merges, statistics.exchanges), (1, 1));
    // The join has been carried out twice, and the one at which the lanes met is the second.
    assert_eq!(statistics.count(Join), 2);
    assert_eq!(statistics.warp_instructions, 7);
}

/// Rules: I8.5.8.
#[test]
fn explicit_nothing_but_a_join_compares() {
    let program = [
        when(1, op(Jmpi, &[], 4)), // to 8
        nop(),
        nop(),
        nop(),
        bare(Join), // at 16
    ];
    let at = |count| all(&steps(count, EXPLICIT, |_| {}, &program));
    assert_eq!(at(4), ((16, 0b1001), vec![(0b0110, 8)]));
    assert_eq!(at(5), ((8, 0b0110), vec![(0b1001, 20)]));
}

/// Rules: I8.5.7.
#[test]
fn implicit_a_join_is_nothing() {
    let at = |count| all(&steps(count, IMPLICIT, |_| {}, &if_else()));
    // The other side's turn comes before the join, and the lanes meet before it.
    assert_eq!(at(4), ((20, 0b1001), vec![(0b0110, 16)]));
    assert_eq!(at(5), ((20, 0b0110), vec![(0b1001, 20)]));
    assert_eq!(at(6), ((24, 0b1111), vec![]));
}

/// A loop that lane i leaves after i + 1 rounds, and which ends at 32; r3 counts the rounds.
fn lane_loop() -> Vec<Instruction> {
    vec![
        op(Hwid, &[1], 0),
        op(Addi, &[3, 3], 1), // 4: the loop
        op(Rtop, &[5, 1], 0),
        op(Subi, &[1, 1], 1),
        when(5, bare(Splitl)),
        when(5, op(Jmpi, &[], -20)), // 20: to 4
        bare(Join),                  // 24
        nop(),
        nop(),
    ]
}

/// Rules: I8.5.3, I8.5.6, I8.5.9.
#[test]
fn lanes_that_leave_a_loop_wait_behind_it() {
    for (reconvergence, instructions) in [(IMPLICIT, 1 + 4 * 5 + 2), (EXPLICIT, 1 + 4 * 5 + 8)] {
        let at = |count| steps(count, reconvergence, |_| {}, &lane_loop());
        assert_eq!(all(&at(6)), ((4, 0b1110), vec![(0b0001, 24)]));
        let three = vec![(0b0001, 24), (0b0010, 24), (0b0100, 24)];
        assert_eq!(all(&at(16)), ((4, 0b1000), three.clone()));
        assert_eq!(all(&at(21)), ((24, 0b1000), three));
        let machine = at(instructions);
        assert_eq!(paths(&machine), [], "{reconvergence:?}");
        assert_eq!(place(&machine).1, 0b1111);
        assert_eq!(lanes(&machine, 3), [1, 2, 3, 4]);
        assert_eq!(machine.statistics().merges, 3);
    }
}

/// Rules: I8.5.5, I8.5.9, I5.26.
#[test]
fn a_path_for_which_there_is_no_room_is_an_interrupt_and_changes_nothing() {
    let program = |second| [when(1, op(Jmpi, &[], 40)), when(4, second), halt()];
    let run = |room, second| {
        let mut machine = machine_with_room(IMPLICIT, room, &program(second));
        machine.run(2);
        machine
    };
    for second in [op(Jmpi, &[], 8), op(Jali, &[5], 8), op(Jmpr, &[1], 0), op(Jalr, &[5, 1], 0)] {
        let full = run(1, second);
        assert_eq!(fault(&full), Some((6, 4)), "{second}");
        assert_eq!(paths(&full), [(0b0110, 44)]);
        assert_eq!(lanes(&full, 5), [0; 4]);
        let with_room = run(2, second);
        assert_eq!((fault(&with_room), paths(&with_room).len()), (None, 2));
    }
    assert_eq!(place(&run(1, bare(Jmpi))), (8, 0b1001));
}

/// Rules: I8.5.9.
#[test]
fn a_path_less_than_lanes_is_always_enough() {
    // Each lane jumps away alone, to where it stays; then the next one does.
    let program = [
        when(1, op(Jmpi, &[], 40)),
        when(4, op(Jmpi, &[], 40)),
        op(Hwid, &[1], 0),
        op(Subi, &[1, 1], 3),
        op(Iszero, &[6, 1], 0),
        when(6, op(Jmpi, &[], 40)), // lane 3 is alone
    ];
    let machine = steps(6, IMPLICIT, |_| {}, &program);
    assert_eq!(fault(&machine), None);
    let expected = ((64, 0b1000), vec![(0b0110, 44), (0b0001, 48)]);
    assert_eq!(all(&machine), expected);
}

/// Rules: I8.5.15.
#[test]
fn in_another_layout_lanes_do_the_right_thing_but_meet_later() {
    let program = [
        op(Jmpi, &[], 8),          // to 12
        op(Addi, &[2, 2], 1),      // 4: behind the if
        op(Jmpi, &[], 12),         // to 24
        when(1, op(Jmpi, &[], 4)), // 12: to 20
        op(Jmpi, &[], -16),        // 16: to 4
        op(Jmpi, &[], -20),        // 20: to 4
        halt(),                    // 24
    ];
    let mut machine = machine(IMPLICIT, &program);
    let mut additions = Vec::new();
    let outcome = machine.run_observed(100, &mut |event: &Event<'_>| {
        if event.pc.0 == 4 {
            additions.push(event.executing.0);
        }
    });
    assert_eq!(outcome, Outcome::AllStopped);
    assert_eq!(additions, [0b1001, 0b0110]);
    assert_eq!(lanes(&machine, 2), [1; 4]);
}

/// Rules: I8.5.10, I5.26.
#[test]
fn jumps_that_would_wake_waiting_lanes_are_interrupts() {
    let wakes = [op(Jalis, &[5, 1], 0), op(Jalrs, &[5, 1, 1], 0), op(Jmprt, &[1], 0)];
    for jump in wakes {
        // r1 = 5 lanes: with nothing waiting, jalis and jalrs find their operand out of range.
        let five = |state: &mut State| set_lanes(state, 1, &[5; 4]);
        let run = |program: &[Instruction]| {
            let mut machine = machine(IMPLICIT, program);
            five(machine.state_mut());
            machine.run(2);
            machine
        };
        let stopped = run(&[when(1, op(Jmpi, &[], 40)), jump]);
        assert_eq!(fault(&stopped), Some((6, 4)), "{jump}");
        assert_eq!(paths(&stopped), [(0b0110, 44)]);
        assert_eq!(lanes(&stopped, 5), [0; 4]);
        let alone = run(&[nop(), jump]);
        let out_of_range = (jump.opcode() != Jmprt).then_some((3, 4));
        assert_eq!(fault(&alone), out_of_range, "{jump}");
        // Some of the active lanes only: the divergent branch comes first.
        let some = run(&[when(1, op(Jmpi, &[], 40)), when(4, jump)]);
        assert_eq!(fault(&some), Some((4, 4)), "{jump}");
    }
}

/// Rules: I4.3.
#[test]
fn other_uniform_instructions_still_must_not_diverge() {
    for instruction in [
        op(Clone, &[1], 0),
        op(Jalis, &[5, 1], 0),
        op(Jalrs, &[5, 1, 1], 0),
        op(Jmprt, &[1], 0),
        op(Jmpru, &[1], 0),
        bare(Trap),
        bare(Reti),
    ] {
        let mut machine = machine(IMPLICIT, &[nop(), when(1, instruction)]);
        machine.run(2);
        assert_eq!(fault(&machine), Some((4, 4)), "{instruction}");
    }
}

/// Rules: I8.5.11, I5.20.
#[test]
fn halt_forgets_the_paths_that_wait() {
    let mut machine = machine(IMPLICIT, &[when(1, op(Jmpi, &[], 40)), halt()]);
    assert_eq!(machine.run(10), Outcome::AllStopped);
    assert_eq!(all(&machine), ((8, 0), vec![]));
}

/// Rules: I7.9, I8.5.12.
#[test]
fn an_interrupt_that_stops_the_warp_leaves_the_paths() {
    let mut machine = machine(IMPLICIT, &[when(1, op(Jmpi, &[], 40)), bare(Trap)]);
    assert_eq!(machine.run(10), Outcome::AllStopped);
    assert_eq!(fault(&machine), Some((0, 8)));
    assert_eq!(paths(&machine), [(0b0110, 44)]);
    assert!(compares(&machine, 0));
}

/// A program whose handler, at 32, is given; before it, one instruction at 0 sets the kernel entry.
fn handled(body: &[Instruction], handler: &[Instruction]) -> Vec<Instruction> {
    let mut program = vec![op(Skep, &[7], 0)];
    program.extend(body);
    assert!(program.len() <= 8);
    program.resize(8, nop());
    program.extend(handler);
    program
}

fn with_interrupts(state: &mut State) {
    set_lanes(state, 7, &[32; 4]);
    state.set_interrupts_enabled(Warp(0), true);
}

/// Rules: I8.5.12.
#[test]
fn a_handler_makes_no_comparison() {
    // The path that waits stands at 12, below the handler.
    let program = handled(
        &[
            when(1, op(Jmpi, &[], 4)), // to 12
            bare(Trap),
            nop(),
        ],
        &[nop(), bare(Reti)],
    );
    let at = |count| steps(count, IMPLICIT, with_interrupts, &program);
    let entered = at(3);
    assert_eq!(all(&entered), ((32, 0b0001), vec![(0b0110, 12)]));
    assert!(!compares(&entered, 0));
    assert_eq!(all(&at(4)), ((36, 0b0001), vec![(0b0110, 12)]));
    let back = at(5);
    assert_eq!(all(&back), ((12, 0b1001), vec![(0b0110, 12)]));
    assert!(compares(&back, 0));
    assert_eq!(all(&at(6)), ((16, 0b1111), vec![]));
    // The join of a handler compares nothing, either.
    let mut program = program;
    program[8] = bare(Join);
    let machine = steps(4, EXPLICIT, with_interrupts, &program);
    assert_eq!(all(&machine), ((36, 0b0001), vec![(0b0110, 12)]));
}

/// Rules: I8.5.12, I8.5.5.
#[test]
fn a_handler_must_not_part_lanes() {
    for jump in [op(Jmpi, &[], 8), bare(Jmpi), op(Jali, &[5], 8), op(Jmpr, &[7], 0), op(Jalr, &[5, 7], 0)] {
        // In the handler all lanes are made active, then some of them jump.
        let handler = [
            op(Ldi, &[6], 4),
            op(Jalis, &[4, 6], 0),
            when(1, jump), // at 40
        ];
        let mut machine = machine(IMPLICIT, &handled(&[bare(Trap)], &handler));
        with_interrupts(machine.state_mut());
        assert_eq!(machine.run(100), Outcome::AllStopped);
        assert_eq!(fault(&machine), Some((4, 40)), "{jump}");
    }
}

/// Rules: I8.5.13, I7.7.
#[test]
fn an_interrupt_comes_before_the_comparison_of_its_place() {
    let program = handled(
        &[
            when(1, op(Jmpi, &[], 4)), // to 12
            nop(),
            nop(),
        ],
        &[bare(Reti)],
    );
    let mut machine = steps(3, IMPLICIT, with_interrupts, &program);
    assert_eq!(all(&machine), ((12, 0b1001), vec![(0b0110, 12)]));
    machine.type_input(b"!");
    machine.run(1); // the handler's reti
    assert_eq!(saved(&machine), (12, 0b1001));
    machine.state_mut().set_interrupts_enabled(Warp(0), false);
    assert_eq!(all(&machine), ((12, 0b1001), vec![(0b0110, 12)]));
    machine.run(1);
    assert_eq!(all(&machine), ((16, 0b1111), vec![]));
}

/// Rules: I8.5.14, I5.17.
#[test]
fn a_warp_that_is_started_anew_has_no_paths() {
    let program = [
        op(Ldi, &[1], 24),
        op(Ldi, &[3], 48),
        op(Skep, &[3], 0),
        op(Wspawn, &[5, 1, 2], 0),
        op(Wspawn, &[5, 1, 2], 0), // it waits until the first one has stopped
        op(Jmpi, &[], -4),
        op(Ldi, &[1], 4), // 24: warp 1
        op(Jalis, &[2, 1], 0),
        op(Hwid, &[1], 0),
        op(Iszero, &[1, 1], 0),
        when(1, op(Jmpi, &[], 4)),
        bare(Trap),
        bare(Trap), // 48: the handler
    ];
    let mut machine = crate::common::machine_with("4w8/8/4/2", features(IMPLICIT), &program);
    // Five of warp 0, of which one waits, six of warp 1, the handler's.
    assert_eq!(machine.run(12), Outcome::Limit);
    let context = Context(1);
    assert_eq!(machine.state().context(context).state, WarpState::Stopped);
    assert_eq!(machine.state().divergence().depth(context), 1);
    assert!(!compares(&machine, 1));
    assert_eq!(machine.run(1), Outcome::Limit);
    assert_eq!(machine.state().context(context).state, WarpState::Running);
    assert_eq!(machine.state().divergence().depth(context), 0);
    assert!(compares(&machine, 1));
}
