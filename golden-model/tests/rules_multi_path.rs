//! The ISA's rules for contexts and regions: how sides part and meet. Values typed in from the ISA (part 8.4).

use crate::common::regions::{contexts, machine, machine_of, regions, steps};
use crate::common::{fault, halt, lanes, nop, op, when, FOUR};
use golden_model::Outcome;
use isa::{Instruction, Opcode::*};

const SPLIT: u64 = 0;
const LOOP: u64 = 1;

/// Rules: I8.4.2, I8.4.3, I8.4.4, I8.2, I5.4.
#[test]
fn a_split_on_which_all_agree_opens_a_region_with_one_side() {
    for guard in [2, 3] {
        let before = machine(8, &[]);
        assert_eq!(contexts(&before), [(0, 0, 0b1111, None)]);
        assert_eq!(regions(&before), []);
        let program = [when(guard, op(Split, &[], 0)), op(Join, &[], 0), nop()];
        let inside = steps(1, 8, &program);
        assert_eq!(contexts(&inside), [(0, 4, 0b1111, Some(0))]);
        assert_eq!(regions(&inside), [(0, SPLIT, 0b1111, 0b1111, None, None)]);
        let behind = steps(2, 8, &program);
        assert_eq!(contexts(&behind), [(0, 8, 0b1111, None)]);
        assert_eq!(regions(&behind), []);
        let statistics = behind.statistics();
        let splits = (statistics.uniform_splits, statistics.divergent_splits);
        assert_eq!((splits, statistics.deepest_stack), ((1, 0), 1));
    }
}

/// Rules: I8.4.3, I8.4.5, I8.4.6, I8.1, I8.3.
#[test]
fn without_a_free_context_the_other_lanes_are_deferred() {
    let program = [when(1, op(Split, &[], 0)), op(Join, &[], 0), nop()];
    let at = |count| {
        let machine = steps(count, 0, &program);
        (contexts(&machine), regions(&machine))
    };
    let first = [(0, SPLIT, 0b1111, 0b1111, None, Some((0b1001, 4)))];
    assert_eq!(at(1), (vec![(0, 4, 0b0110, Some(0))], first.to_vec()));
    // The deferred side goes on where it stands, though the join is there, too.
    let second = [(0, SPLIT, 0b1111, 0b1001, None, None)];
    assert_eq!(at(2), (vec![(0, 4, 0b1001, Some(0))], second.to_vec()));
    assert_eq!(at(3), (vec![(0, 8, 0b1111, None)], vec![]));
}

/// Rules: I8.4.1, I8.4.5, I8.4.6, I8.4.7.
#[test]
fn the_other_lanes_start_in_a_free_context_and_the_last_ones_go_on_in_the_home() {
    let program = [
        when(1, op(Split, &[], 0)),
        when(1, op(Jmpi, &[], 4)), // to 12
        op(Addi, &[3, 3], 1),      // 8: p1 was false
        op(Addi, &[4, 4], 1),      // 12
        op(Join, &[], 0),          // 16
        nop(),
        halt(),
    ];
    let at = |count| {
        let machine = steps(count, 2, &program);
        (contexts(&machine), regions(&machine))
    };
    let both = [(0, SPLIT, 0b1111, 0b1111, None, None)];
    let started = (1, 4, 0b1001, Some(0));
    assert_eq!(
        at(1),
        (vec![(0, 4, 0b0110, Some(0)), started], both.to_vec())
    );
    // The home is Free when its lanes have come to the join.
    let one = [(0, SPLIT, 0b1111, 0b1001, None, None)];
    assert_eq!(at(4), (vec![started], one.to_vec()));
    assert_eq!(at(5), (vec![(1, 8, 0b1001, Some(0))], one.to_vec()));
    assert_eq!(at(8), (vec![(0, 20, 0b1111, None)], vec![]));
    let mut end = machine(2, &program);
    assert_eq!(end.run(100), Outcome::AllStopped);
    assert_eq!(
        (lanes(&end, 3), lanes(&end, 4)),
        (vec![1, 0, 0, 1], vec![1; 4])
    );
    // Home, context 1, then all lanes.
    let executed = (2 + 2 + 2 + 2) + (2 + 2 + 2) + (4 + 4);
    assert_eq!(end.statistics().thread_instructions, executed);
}

/// Rules: I8.4.5.
#[test]
fn a_side_starts_in_the_home_before_a_split_context() {
    let program = [
        when(1, op(Split, &[], 0)),
        when(1, op(Jmpi, &[], 8)),  // to 16
        when(4, op(Split, &[], 0)), // 8: lanes 0 and 3
        op(Join, &[], 0),
        op(Join, &[], 0), // 16
    ];
    // The home is Free behind its join, then context 1 splits.
    let machine = steps(5, 2, &program);
    let inner = Some(1);
    assert_eq!(
        contexts(&machine),
        [(0, 12, 0b1000, inner), (1, 12, 0b0001, inner)]
    );
    let outer = (0, SPLIT, 0b1111, 0b1001, None, None);
    assert_eq!(
        regions(&machine),
        [outer, (1, SPLIT, 0b1001, 0b1001, Some(0), None)]
    );
    // While it is not Free, the lowest split context that is.
    let program = [
        when(1, op(Split, &[], 0)),
        when(5, op(Split, &[], 0)),
        nop(),
    ];
    let machine = steps(2, 3, &program);
    let seen = [
        (0, 8, 0b0010, Some(1)),
        (1, 4, 0b1001, Some(0)),
        (2, 8, 0b0100, Some(1)),
    ];
    assert_eq!(contexts(&machine), seen);
}

/// Rules: I8.4.6, I8.4.7.
#[test]
fn a_split_context_keeps_the_lanes_of_a_region_within_another() {
    let program = [
        when(4, op(Split, &[], 0)), // lane 0, and 1 to 3 in context 1
        when(4, op(Jmpi, &[], 16)), // to 24
        when(1, op(Split, &[], 0)), // 8: lanes 1 and 2, and 3 where there is room
        nop(),
        op(Join, &[], 0), // 16
        nop(),            // 20
        op(Join, &[], 0), // 24
        nop(),            // 28
    ];
    // Three instructions of the home, which is Free then; context 1 splits, and 3 starts in the home.
    let machine = steps(5, 1, &program);
    assert_eq!(
        contexts(&machine),
        [(0, 12, 0b1000, Some(1)), (1, 12, 0b0110, Some(1))]
    );
    // The home comes to the inner join first, then context 1: it closes the inner region and stays where it is.
    let mut machine = machine;
    assert_eq!(machine.run(2), Outcome::Limit);
    assert_eq!(contexts(&machine), [(1, 12, 0b0110, Some(1))]);
    assert_eq!(machine.run(2), Outcome::Limit);
    assert_eq!(contexts(&machine), [(1, 20, 0b1110, Some(0))]);
    let outer = (0, SPLIT, 0b1111, 0b1110, None, None);
    assert_eq!(regions(&machine), [outer]);
    assert_eq!(machine.run(2), Outcome::Limit);
    assert_eq!(contexts(&machine), [(0, 28, 0b1111, None)]);
    assert_eq!(regions(&machine), []);
}

/// Rules: I8.4.3, I8.12, I8.13.
#[test]
fn a_region_takes_the_lowest_entry_and_without_one_nothing_changes() {
    let program = [
        when(3, op(Split, &[], 0)),
        when(3, op(Split, &[], 0)),
        op(Join, &[], 0),
        when(1, op(Split, &[], 0)),
        when(2, op(Split, &[], 0)), // 16: no entry is left
    ];
    let full = |count| {
        let mut machine = machine_of(FOUR, 0, 2, &program);
        (machine.run(count), machine)
    };
    let (_, machine) = full(4);
    let inner = (1, SPLIT, 0b1111, 0b1111, Some(0), Some((0b1001, 16)));
    let table = [(0, SPLIT, 0b1111, 0b1111, None, None), inner];
    assert_eq!(regions(&machine), table);
    assert_eq!(contexts(&machine), [(0, 16, 0b0110, Some(1))]);
    let (outcome, machine) = full(5);
    // Its interrupts are off, so the warp stops.
    assert_eq!(
        (outcome, fault(&machine)),
        (Outcome::AllStopped, Some((6, 16)))
    );
    assert_eq!(machine.statistics().deepest_stack, 2);
    for opcode in [Split, Splitl] {
        for guard in [1, 2] {
            let program = [when(3, op(Split, &[], 0)), when(guard, op(opcode, &[], 0))];
            let mut machine = machine_of(FOUR, 4, 1, &program);
            assert_eq!(machine.run(9), Outcome::AllStopped);
            assert_eq!(fault(&machine), Some((6, 4)), "{opcode} @p{guard}");
        }
    }
    // Freed from the bottom: the lowest comes first, not the next.
    let program = [
        when(1, op(Split, &[], 0)), // region 0; lanes 0 and 3 in context 1
        when(1, op(Split, &[], 0)), // the home: region 1
        op(Join, &[], 0),
        op(Join, &[], 0), // 12: the home is Free
    ];
    let machine = steps(5, 1, &program);
    let ours = (1, SPLIT, 0b1001, 0b1001, Some(0), None);
    assert_eq!(
        regions(&machine),
        [(0, SPLIT, 0b1111, 0b1001, None, None), ours]
    );
}

/// Rules: I8.4.8, I8.5, I8.7, I8.8, I8.9, I8.10, I8.11.
#[test]
fn splitl_has_six_cases() {
    for split_contexts in [0, 8] {
        let at = |count, program: &[Instruction]| {
            let machine = steps(count, split_contexts, program);
            (contexts(&machine), regions(&machine))
        };
        // Not own: all stay, none stays, some leave.
        let all = [when(3, op(Splitl, &[], 0)), nop()];
        assert_eq!(at(1, &all), (vec![(0, 4, 0b1111, None)], vec![]));
        let none = [when(2, op(Splitl, &[], 0)), nop()];
        let one_side = (0, SPLIT, 0b1111, 0b1111, None, None);
        assert_eq!(
            at(1, &none),
            (vec![(0, 4, 0b1111, Some(0))], vec![one_side])
        );
        let some = [
            when(1, op(Splitl, &[], 0)),
            op(Xorp, &[1, 1, 2], 0),     // 4
            when(1, op(Jmpi, &[], -12)), // 8: while p1, back to 0
            op(Join, &[], 0),            // 12
            nop(),
        ];
        let own = |deferred| (0, LOOP, 0b1111, 0b1111, None, Some((deferred, 4)));
        assert_eq!(
            at(1, &some),
            (vec![(0, 4, 0b0110, Some(0))], vec![own(0b1001)])
        );
        // Own: all stay.
        assert_eq!(
            at(4, &some),
            (vec![(0, 4, 0b0110, Some(0))], vec![own(0b1001)])
        );
        // Own: some leave, then none stays.
        let mut machine = machine(split_contexts, &some);
        machine.run(1);
        let lane_2 = isa::LaneMask(0b0100);
        let to = |machine: &mut golden_model::Machine, register, lanes| {
            let register = isa::PredicateRegister(register);
            machine
                .state_mut()
                .set_predicate(isa::Warp(0), register, lanes);
        };
        machine.run(2);
        to(&mut machine, 1, lane_2);
        machine.run(1);
        assert_eq!(contexts(&machine), [(0, 4, 0b0100, Some(0))]);
        assert_eq!(regions(&machine), [own(0b1011)]);
        machine.run(2);
        to(&mut machine, 1, isa::LaneMask::EMPTY);
        machine.run(1);
        assert_eq!(contexts(&machine), [(0, 4, 0b1111, Some(0))]);
        assert_eq!(regions(&machine), [(0, LOOP, 0b1111, 0b1111, None, None)]);
        // The join closes the region.
        machine.run(3);
        assert_eq!(
            (contexts(&machine), regions(&machine)),
            (vec![(0, 16, 0b1111, None)], vec![])
        );
    }
}

/// Rules: I8.4.8, I8.4.6, I8.11.
#[test]
fn leavers_go_on_behind_their_splitl_when_the_others_come_to_the_join() {
    let program = [
        when(1, op(Splitl, &[], 0)),
        op(Join, &[], 0), // 4
        nop(),
    ];
    let machine = steps(2, 8, &program);
    assert_eq!(contexts(&machine), [(0, 4, 0b1001, Some(0))]);
    assert_eq!(regions(&machine), [(0, LOOP, 0b1111, 0b1001, None, None)]);
    // A splitl at another place does not find the region its own.
    let program = [
        when(1, op(Splitl, &[], 0)),
        when(4, op(Splitl, &[], 0)),
        nop(),
    ];
    let machine = steps(2, 8, &program);
    let outer = (0, LOOP, 0b1111, 0b1111, None, Some((0b1001, 4)));
    assert_eq!(
        regions(&machine),
        [outer, (1, SPLIT, 0b0110, 0b0110, Some(0), None)]
    );
}
