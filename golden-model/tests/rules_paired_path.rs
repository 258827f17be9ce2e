//! The ISA's rules for paired paths: how lanes part and meet. Values typed in from the ISA (part 8.3).

use crate::common::paths::{all, machine, machine_with_room, paths, steps, EXPLICIT, IMPLICIT};
use crate::common::{fault, halt, lanes, op, place, set_lanes, when};
use golden_model::{Event, Outcome, State};
use isa::{Context, Instruction, LaneMask, Opcode::*};

/// An if with both sides, which ends at 24.
fn if_else() -> Vec<Instruction> {
    vec![
        when(1, op(Split, &[], 0)),
        when(1, op(Jmpi, &[], 8)), // to 16
        op(Nop, &[], 0),           // 8: p1 was false
        op(Jmpi, &[], 4),          // to 20
        op(Nop, &[], 0),           // 16: p1 was true
        op(Join, &[], 0),          // 20
        op(Nop, &[], 0),           // 24
    ]
}

/// Rules: I8.3.1, I8.3.7, I8.3.8, I5.4.
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

/// Rules: I4.3, I8.3.2, I8.3.3, I8.3.5.
#[test]
fn a_relative_jump_of_some_lanes_parts_them_and_the_smaller_pc_goes_first() {
    let nop = op(Nop, &[], 0);
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
        assert_eq!(
            (statistics.divergent_jumps, statistics.deepest_stack),
            (1, 1)
        );
        assert_eq!(to_next.statistics().divergent_jumps, 0);
    }
}

/// Rules: I8.3.2.
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

/// Rules: I5.3, I5.11, I8.3.2, I8.3.4.
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

/// Rules: I8.3.6, I8.3.7.
#[test]
fn paths_with_equal_pcs_merge_before_the_instruction() {
    let program = [when(1, op(Jmpi, &[], 4)), op(Nop, &[], 0), op(Nop, &[], 0)];
    let at = |count| all(&steps(count, IMPLICIT, |_| {}, &program));
    assert_eq!(at(1), ((4, 0b1001), vec![(0b0110, 8)]));
    assert_eq!(at(2), ((8, 0b1001), vec![(0b0110, 8)]));
    assert_eq!(at(3), ((12, 0b1111), vec![]));
    // Two of them at once.
    let program = [
        when(1, op(Jmpi, &[], 8)), // to 12
        when(4, op(Jmpi, &[], 4)), // to 12
        op(Nop, &[], 0),
        op(Nop, &[], 0),
    ];
    let at = |count| steps(count, IMPLICIT, |_| {}, &program);
    assert_eq!(all(&at(2)), ((8, 0b1000), vec![(0b0110, 12), (0b0001, 12)]));
    assert_eq!(all(&at(4)), ((16, 0b1111), vec![]));
    let statistics = at(4).statistics().clone();
    assert_eq!((statistics.merges, statistics.exchanges), (2, 0));
    assert_eq!(statistics.deepest_stack, 2);
    assert_eq!(statistics.thread_instructions, 2 + 1 + 1 + 4);
}

/// Rules: I8.3.6, I8.3.7, I8.3.13.
#[test]
fn a_path_with_a_smaller_pc_goes_first() {
    let program = [
        when(1, op(Jmpi, &[], 4)), // to 8
        op(Jmpi, &[], 8),          // to 16
        op(Nop, &[], 0),
        op(Nop, &[], 0),
        op(Nop, &[], 0),
    ];
    let at = |count| steps(count, IMPLICIT, |_| {}, &program);
    assert_eq!(all(&at(2)), ((16, 0b1001), vec![(0b0110, 8)]));
    assert_eq!(all(&at(3)), ((12, 0b0110), vec![(0b1001, 16)]));
    assert_eq!(all(&at(5)), ((20, 0b1111), vec![]));
    let statistics = at(5).statistics().clone();
    assert_eq!((statistics.merges, statistics.exchanges), (1, 1));
}

/// Rules: I8.3.6, I8.3.13.
#[test]
fn addresses_are_unsigned_and_compared_before_the_fetch() {
    // Nothing answers at the target, and as a signed number it would be the smaller one.
    let far = |state: &mut State| set_lanes(state, 1, &[0xffff_fff0; 4]);
    let program = [when(1, op(Jmpr, &[1], 0)), op(Nop, &[], 0)];
    let machine = steps(2, IMPLICIT, far, &program);
    assert_eq!(all(&machine), ((8, 0b1001), vec![(0b0110, 0xffff_fff0)]));
}

/// Rules: I8.3.6, I8.3.8.
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

/// Rules: I8.3.8.
#[test]
fn explicit_nothing_but_a_join_compares() {
    let program = [
        when(1, op(Jmpi, &[], 4)), // to 8
        op(Nop, &[], 0),
        op(Nop, &[], 0),
        op(Nop, &[], 0),
        op(Join, &[], 0), // at 16
    ];
    let at = |count| all(&steps(count, EXPLICIT, |_| {}, &program));
    assert_eq!(at(4), ((16, 0b1001), vec![(0b0110, 8)]));
    assert_eq!(at(5), ((8, 0b0110), vec![(0b1001, 20)]));
}

/// Rules: I8.3.7.
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
        when(5, op(Splitl, &[], 0)),
        when(5, op(Jmpi, &[], -20)), // 20: to 4
        op(Join, &[], 0),            // 24
        op(Nop, &[], 0),
        op(Nop, &[], 0),
    ]
}

/// Rules: I8.3.3, I8.3.6, I8.3.9.
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

/// Rules: I8.3.5, I8.3.9, I5.26.
#[test]
fn a_path_for_which_there_is_no_room_is_an_interrupt_and_changes_nothing() {
    let program = |second| [when(1, op(Jmpi, &[], 40)), when(4, second), halt()];
    let run = |room, second| {
        let mut machine = machine_with_room(IMPLICIT, room, &program(second));
        machine.run(2);
        machine
    };
    for second in [
        op(Jmpi, &[], 8),
        op(Jali, &[5], 8),
        op(Jmpr, &[1], 0),
        op(Jalr, &[5, 1], 0),
    ] {
        let full = run(1, second);
        assert_eq!(fault(&full), Some((6, 4)), "{second}");
        assert_eq!(paths(&full), [(0b0110, 44)]);
        assert_eq!(lanes(&full, 5), [0; 4]);
        let with_room = run(2, second);
        assert_eq!((fault(&with_room), paths(&with_room).len()), (None, 2));
    }
    assert_eq!(place(&run(1, op(Jmpi, &[], 0))), (8, 0b1001));
}

/// Rules: I8.3.9.
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
    assert_eq!(
        all(&machine),
        ((64, 0b1000), vec![(0b0110, 44), (0b0001, 48)])
    );
}

/// Rules: I8.3.15.
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
