//! The ISA's rules for divergence: split, join, splitl. Values typed in from the ISA (section 8).

use crate::common::{
    bare, fault, four_lanes, halt, lanes, machine, machine_of, nop, op, place, run_from, steps, when, FOUR,
};
use golden_model::{Event, Machine, Outcome, State};
use isa::divergence::stack::StackEntryKind::{self, Else, ElseLoop, Rejoin, Uniform};
use isa::divergence::StateRow;
use isa::{Context, CoreConfig, LaneMask, Opcode::*, PredicateRegister, Warp};

/// The stack of warp 0, bottom first.
fn stack(machine: &Machine) -> Vec<(StackEntryKind, u64, u64)> {
    let config = CoreConfig::for_arch(FOUR.parse().unwrap()).unwrap();
    let rows = machine.state().divergence().rows(&config, Context(0));
    let value = |row: &StateRow, field: usize| row.fields[field].value;
    // The first row is the depth, the others are the entries, top first.
    let entries = rows[1..].iter().rev();
    entries
        .map(|row| {
            let kind = StackEntryKind::from_bits(value(row, 0));
            (kind, value(row, 1), value(row, 2))
        })
        .collect()
}

/// Rules: P9.11.1, P9.11.2, P9.1.10, I5.4, I8.1.1, I8.3.1, I8.3.2, I8.1.2.
#[test]
fn split_pushes_one_entry_when_all_agree_and_two_when_not() {
    let at = |guard| steps(1, |_| {}, &[when(guard, bare(Split))]);
    assert_eq!(stack(&at(1)), [(Rejoin, 0b1111, 4), (Else, 0b1001, 4)]);
    assert_eq!(place(&at(1)), (4, 0b0110), "the lanes with a true predicate first");
    for guard in [2, 3] {
        assert_eq!(stack(&at(guard)), [(Uniform, 0b1111, 4)]);
        assert_eq!(place(&at(guard)), (4, 0b1111));
    }
    let unpredicated = steps(1, |_| {}, &[bare(Split)]);
    assert_eq!(stack(&unpredicated), [(Uniform, 0b1111, 4)]);
}

/// Rules: I8.3.1, I8.1.2.
#[test]
fn only_active_lanes_count_for_unanimity() {
    let setup = |state: &mut State| state.set_active_mask(Context(0), LaneMask(0b0110));
    let machine = steps(1, setup, &[when(1, bare(Split))]);
    assert_eq!(stack(&machine), [(Uniform, 0b0110, 4)]);
}

/// Rules: I8.3.3, I8.1.3, I8.1.4.
#[test]
fn join_takes_the_other_side_then_goes_on_with_all() {
    let program = [
        when(1, bare(Split)),
        nop(),
        when(2, bare(Join)), // it ignores its predicate
        nop(),
    ];
    let at = |count| place(&steps(count, |_| {}, &program));
    assert_eq!(at(3), (4, 0b1001), "the others, from after the split");
    assert_eq!(at(5), (12, 0b1111));
    assert_eq!(stack(&steps(5, |_| {}, &program)), []);
}

/// Rules: P9.11.3, I8.3.5, I8.3.6, I8.2.2.
#[test]
fn a_push_that_does_not_fit_and_a_pop_of_nothing_change_nothing() {
    let machine = run_from(FOUR, four_lanes, &[nop(), bare(Join)]);
    assert_eq!(fault(&machine), Some((6, 4)));
    for last in [Split, Splitl] {
        // A uniform entry, another one, then two more: 4 > 3.
        let program = [bare(Split), bare(Split), when(1, bare(last))];
        let mut machine = machine_of(FOUR, |options| options.stack_depth = 3, &program);
        four_lanes(machine.state_mut());
        assert_eq!(machine.run(10), Outcome::AllStopped);
        assert_eq!(fault(&machine), Some((6, 8)));
        let expected = [(Uniform, 0b1111, 4), (Uniform, 0b1111, 8)];
        assert_eq!(stack(&machine), expected);
        assert_eq!(machine.statistics().deepest_stack, 2);
    }
}

/// Rules: I8.3.5, I8.3.6.
#[test]
fn a_stack_can_be_filled_to_its_last_entry() {
    let program = [when(1, bare(Split)), bare(Split)];
    let mut machine = machine_of(FOUR, |options| options.stack_depth = 2, &program);
    four_lanes(machine.state_mut());
    assert_eq!(machine.run(10), Outcome::AllStopped);
    assert_eq!(stack(&machine).len(), 2);
    assert_eq!(fault(&machine), Some((6, 4)), "the third entry does not fit");
}

/// The truth table of splitl: lanes that stay, and what is on the stack before and after.
///
/// Rules: I8.3.4, I8.1.6, I8.1.7, I8.1.10.
#[test]
fn splitl_where_the_top_is_not_its_own() {
    let at = |guard| steps(1, |_| {}, &[when(guard, bare(Splitl))]);
    assert_eq!(stack(&at(3)), [], "all stay: nothing");
    assert_eq!(place(&at(3)), (4, 0b1111));
    assert_eq!(stack(&at(1)), [(Rejoin, 0b1111, 4), (ElseLoop, 0b1001, 4)]);
    assert_eq!(place(&at(1)), (4, 0b0110));
    assert_eq!(stack(&at(2)), [(Uniform, 0b1111, 4)], "none stays");
    assert_eq!(place(&at(2)), (4, 0b1111));
}

/// Rules: I8.3.4, I8.1.5, I8.1.6, I8.1.8, I8.1.9.
#[test]
fn splitl_where_the_top_is_its_own() {
    // Lanes 1 and 2 stay the first time; @p4 (lane 2), @p2 (none) or @p3 (all) the second time.
    let second_time = |guard: u8| {
        let setup = |state: &mut State| {
            state.set_predicate(Warp(0), PredicateRegister(4), LaneMask(0b0100));
            // The guard is @p0, which is @p1 at first.
            state.set_predicate(Warp(0), PredicateRegister(0), LaneMask(0b0110));
        };
        let program = [when(0, bare(Splitl)), op(Andp, &[0, guard, guard], 0), op(Jmpi, &[], -12)];
        steps(4, setup, &program)
    };
    let some_leave = second_time(4);
    let expected = [(Rejoin, 0b1111, 4), (ElseLoop, 0b1011, 4)];
    assert_eq!(stack(&some_leave), expected);
    assert_eq!(place(&some_leave), (4, 0b0100));
    let none_stays = second_time(2);
    assert_eq!(stack(&none_stays), [(Rejoin, 0b1111, 4)]);
    assert_eq!(place(&none_stays), (4, 0b1111));
    let all_stay = second_time(3);
    let expected = [(Rejoin, 0b1111, 4), (ElseLoop, 0b1001, 4)];
    assert_eq!(stack(&all_stay), expected);
    assert_eq!(place(&all_stay), (4, 0b0110));
}

/// Rules: I8.1.3, I8.1.5, I8.1.9, I8.2.1.
#[test]
fn lanes_leave_a_loop_at_different_iterations_and_meet_at_one_join() {
    // Each lane counts r2 up to its lane number + 1.
    let program = [
        op(Hwid, &[1], 0),
        op(Addi, &[2, 2], 1),
        op(Sub, &[3, 2, 1], 0),
        op(Subi, &[3, 3], 1),
        op(Isneg, &[0, 3], 0),
        when(0, bare(Splitl)),
        when(0, op(Jmpi, &[], -24)),
        bare(Join),
        op(Addi, &[4, 4], 1),
        halt(),
    ];
    let mut machine = machine(FOUR, &program);
    four_lanes(machine.state_mut());
    let mut deepest = 0;
    let outcome = machine.run_observed(1000, &mut |event: &Event<'_>| {
        deepest = deepest.max(event.waiting_after().len());
    });
    assert_eq!(outcome, Outcome::AllStopped);
    assert_eq!(lanes(&machine, 2), [1, 2, 3, 4]);
    assert_eq!(lanes(&machine, 4), [1; 4], "once, with all lanes");
    assert_eq!(deepest, 2, "the stack does not grow with the iterations");
    assert_eq!(machine.stopped_by_interrupts(), []);
}

/// Rules: I8.3.3, I8.1.3, I8.1.11.
#[test]
fn lanes_that_have_left_go_on_when_those_that_stayed_come_to_the_join() {
    let program = [when(1, bare(Splitl)), op(Addi, &[2, 2], 1), bare(Join), nop()];
    let at = |count| place(&steps(count, |_| {}, &program));
    assert_eq!(at(1), (4, 0b0110), "those that stay");
    assert_eq!(at(3), (4, 0b1001), "those that have left");
    assert_eq!(at(5), (12, 0b1111));
    assert_eq!(stack(&steps(5, |_| {}, &program)), []);
}

/// Rules: I7.9, I8.3.7.
#[test]
fn an_interrupt_leaves_the_stack_as_it_is() {
    // A handler at 0x20 in the middle of a region; then the other side, then all lanes.
    let mut program = vec![op(Skep, &[7], 0), when(1, bare(Split)), bare(Trap), bare(Join)];
    program.resize(8, nop());
    program.extend([nop(), bare(Reti)]);
    let setup = |state: &mut State| {
        crate::common::set_lanes(state, 7, &[0x20; 4]);
        state.set_interrupts_enabled(Warp(0), true);
    };
    let at = |count| {
        let machine = steps(count, setup, &program);
        (place(&machine), stack(&machine))
    };
    let region = vec![(Rejoin, 0b1111, 8), (Else, 0b1001, 8)];
    assert_eq!(at(3), ((0x20, 0b0001), region.clone()), "entered");
    assert_eq!(at(5), ((12, 0b0110), region), "returned");
    assert_eq!(at(6).0, (8, 0b1001), "the other side");
    assert_eq!(at(10), ((16, 0b1111), vec![]));
}
