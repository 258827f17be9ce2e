//! Votes, and the mechanism masks. Values typed in from the ISA (parts 8.4, 10).

use crate::common::{fault, four_lanes, halt, lanes, machine_of, machine_with, nop, op, place, run_from, when, FOUR};
use golden_model::{Features, Machine, MachineOptions, Outcome, State};
use isa::{
    Context, DivergenceMechanism, Gpr, Instruction, LaneMask, Opcode::*, PredicateRegister, Reconvergence, Warp,
};

fn run(divergence: DivergenceMechanism, program: &[Instruction]) -> Machine {
    let choose = |options: &mut MachineOptions| {
        options.features.divergence = divergence;
        options.stack_depth = divergence.stack_depth_default(&FOUR.parse().unwrap());
    };
    let mut machine = machine_of(FOUR, choose, program);
    four_lanes(machine.state_mut());
    assert_eq!(machine.run(1000), Outcome::AllStopped);
    machine
}

/// Rules: I10.4.
#[test]
fn a_vote_counts_executing_lanes_in_which_a_predicate_is_true() {
    let program = [
        op(Hwid, &[1], 16 + 1),
        op(Hwid, &[2], 16 + 2),
        op(Hwid, &[3], 16 + 3),
        when(1, op(Hwid, &[4], 16 + 3)),
        when(2, op(Hwid, &[5], 16 + 3)),
        halt(),
    ];
    for divergence in DivergenceMechanism::ALL {
        let machine = run(divergence, &program);
        // @p1 = lanes 1 and 2, @p2 = none, @p3 = all.
        assert_eq!(lanes(&machine, 1), [2; 4]);
        assert_eq!(lanes(&machine, 2), [0; 4]);
        assert_eq!(lanes(&machine, 3), [4; 4]);
        assert_eq!(lanes(&machine, 4), [0, 2, 2, 0], "only guarded lanes count and receive");
        assert_eq!(lanes(&machine, 5), [0; 4]);
    }
}

/// Rules: I10.4.
#[test]
fn lanes_that_are_not_active_do_not_vote() {
    let setup = |state: &mut State| {
        four_lanes(state);
        state.set_active_mask(Context(0), LaneMask(0b0011));
    };
    let program = [op(Hwid, &[1], 17), op(Hwid, &[2], 19), halt()];
    let machine = run_from(FOUR, setup, &program);
    assert_eq!(lanes(&machine, 1), [1, 1, 0, 0]);
    assert_eq!(lanes(&machine, 2), [2, 2, 0, 0]);
}

/// Rules: I10.1, I10.4.
#[test]
fn a_vote_on_a_predicate_that_does_not_exist_is_0() {
    // Three predicate registers, of which the last votes 4; a fourth there is not, though the field has room.
    let selectors = [5, 15, 16 + 2, 16 + 3, 16 + 255, 16 + 256, -1, -14];
    let registers = [0, 1, 2, 3, 4, 5, 6, 7];
    let program: Vec<_> = registers
        .into_iter()
        .zip(selectors)
        .map(|(register, selector)| op(Hwid, &[register], selector))
        .chain([halt()])
        .collect();
    let mut machine = machine_with("4w8/3/4/2", Features::COMPLETE, &program);
    let state = machine.state_mut();
    state.set_active_mask(Context(0), LaneMask(0b1111));
    for register in 0..3 {
        state.set_predicate(Warp(0), PredicateRegister(register), LaneMask(0b1111));
        // Another warp's do not count.
        state.set_predicate(Warp(1), PredicateRegister(register), LaneMask(0b1111));
    }
    for register in registers {
        crate::common::set_lanes(state, register, &[99; 4]);
    }
    assert_eq!(machine.run(100), Outcome::AllStopped);
    let votes = registers.map(|register| lanes(&machine, register)[1]);
    assert_eq!(votes, [0, 0, 4, 0, 0, 0, 0, 0]);
    let other = machine.state().gpr_lanes(Warp(1), Gpr(2));
    assert_eq!(other, [0; 4]);
}

/// Rules: I8.4.1, I5.26, I5.27, P2.2, P9.1.10.
#[test]
fn masks_have_no_split_splitl_or_join() {
    for opcode in [Split, Splitl, Join] {
        let run = |guard| {
            let program = [nop(), when(guard, op(opcode, &[], 0)), halt()];
            fault(&run(DivergenceMechanism::Masks, &program))
        };
        assert_eq!(run(1), Some((3, 4)), "{opcode}");
        assert_eq!(run(3), Some((3, 4)), "{opcode}");
        assert_eq!(run(2), None, "{opcode} in no lane does nothing");
    }
}

/// Rules: I4.3.
#[test]
fn with_masks_a_divergent_jump_is_an_interrupt() {
    for jump in [op(Jmpi, &[], 8), op(Jali, &[5], 8), op(Jmpr, &[1], 0), op(Jalr, &[5, 1], 0)] {
        let machine = run(DivergenceMechanism::Masks, &[when(1, jump)]);
        assert_eq!(fault(&machine), Some((4, 0)), "{jump}");
    }
}

/// Rules: I8.4.1, I10.4.
#[test]
fn a_loop_goes_on_while_its_vote_is_not_0_and_an_empty_side_is_jumped_around() {
    let program = [
        op(Hwid, &[1], 0),
        when(3, op(Addi, &[3, 3], 1)), // 4: the loop, as long as @p3 is true; it was in all lanes
        when(3, op(Rtop, &[4, 1], 0)),
        when(3, op(Subi, &[1, 1], 1)),
        op(Andp, &[3, 3, 4], 0),
        op(Hwid, &[2], 16 + 3),
        op(Rtop, &[5, 2], 0),
        when(5, op(Jmpi, &[], -28)), // to 4
        op(Hwid, &[2], 16 + 3),
        op(Iszero, &[5, 2], 0),
        when(5, op(Jmpi, &[], 4)),
        op(Ldi, &[6], 7), // jumped around
        halt(),
    ];
    let machine = run(DivergenceMechanism::Masks, &program);
    assert_eq!(fault(&machine), None);
    assert_eq!(lanes(&machine, 3), [1, 2, 3, 4]);
    assert_eq!(lanes(&machine, 6), [0; 4]);
    assert_eq!(place(&machine), (52, 0));
}

#[test]
fn depths_that_a_mechanism_cannot_have_are_refused() {
    let arch = FOUR.parse().unwrap();
    let refusal = |divergence, stack_depth| {
        let mut options = MachineOptions::for_arch(&arch);
        options.features.divergence = divergence;
        options.features.reconvergence = Reconvergence::Implicit;
        options.stack_depth = stack_depth;
        let machine = Machine::new(arch, options, &[]);
        machine.err().map(|error| error.to_string())
    };
    let masks = refusal(DivergenceMechanism::Masks, 16).unwrap();
    assert!(masks.contains("keeps nothing"), "{masks}");
    let paths = refusal(DivergenceMechanism::PairedPath, 64).unwrap();
    assert!(paths.contains("1 to 63"), "{paths}");
    for (divergence, depth) in
        [(DivergenceMechanism::Stack, 2), (DivergenceMechanism::Masks, 0), (DivergenceMechanism::PairedPath, 1)]
    {
        assert_eq!(refusal(divergence, depth), None);
    }
}
