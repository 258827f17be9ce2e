//! The ISA's rules for paired paths: interrupts, and what stops or wakes lanes. Values typed in from the ISA (part 8.3).

use crate::common::paths::{all, compares, features, machine, paths, steps, EXPLICIT, IMPLICIT};
use crate::common::{fault, halt, lanes, nop, op, set_lanes, when};
use golden_model::{Outcome, State};
use isa::trace::WarpState;
use isa::{Context, Instruction, Opcode::*, Warp};

/// Rules: I8.3.10, I5.26.
#[test]
fn jumps_that_would_wake_waiting_lanes_are_interrupts() {
    let wakes = [
        op(Jalis, &[5, 1], 0),
        op(Jalrs, &[5, 1, 1], 0),
        op(Jmprt, &[1], 0),
    ];
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
        op(Trap, &[], 0),
        op(Reti, &[], 0),
    ] {
        let mut machine = machine(IMPLICIT, &[nop(), when(1, instruction)]);
        machine.run(2);
        assert_eq!(fault(&machine), Some((4, 4)), "{instruction}");
    }
}

/// Rules: I8.3.11, I5.20.
#[test]
fn halt_forgets_the_paths_that_wait() {
    let mut machine = machine(IMPLICIT, &[when(1, op(Jmpi, &[], 40)), halt()]);
    assert_eq!(machine.run(10), Outcome::AllStopped);
    assert_eq!(all(&machine), ((8, 0), vec![]));
}

/// Rules: I7.9, I8.3.12.
#[test]
fn an_interrupt_that_stops_the_warp_leaves_the_paths() {
    let mut machine = machine(IMPLICIT, &[when(1, op(Jmpi, &[], 40)), op(Trap, &[], 0)]);
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

/// Rules: I8.3.12.
#[test]
fn a_handler_makes_no_comparison() {
    // The path that waits stands at 12, below the handler.
    let program = handled(
        &[
            when(1, op(Jmpi, &[], 4)), // to 12
            op(Trap, &[], 0),
            nop(),
        ],
        &[nop(), op(Reti, &[], 0)],
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
    program[8] = op(Join, &[], 0);
    let machine = steps(4, EXPLICIT, with_interrupts, &program);
    assert_eq!(all(&machine), ((36, 0b0001), vec![(0b0110, 12)]));
}

/// Rules: I8.3.12, I8.3.5.
#[test]
fn a_handler_must_not_part_lanes() {
    for jump in [
        op(Jmpi, &[], 8),
        op(Jmpi, &[], 0),
        op(Jali, &[5], 8),
        op(Jmpr, &[7], 0),
        op(Jalr, &[5, 7], 0),
    ] {
        // In the handler all lanes are made active, then some of them jump.
        let handler = [
            op(Ldi, &[6], 4),
            op(Jalis, &[4, 6], 0),
            when(1, jump), // at 40
        ];
        let mut machine = machine(IMPLICIT, &handled(&[op(Trap, &[], 0)], &handler));
        with_interrupts(machine.state_mut());
        assert_eq!(machine.run(100), Outcome::AllStopped);
        assert_eq!(fault(&machine), Some((4, 40)), "{jump}");
    }
}

/// Rules: I8.3.13, I7.7.
#[test]
fn an_interrupt_comes_before_the_comparison_of_its_place() {
    let program = handled(
        &[
            when(1, op(Jmpi, &[], 4)), // to 12
            nop(),
            nop(),
        ],
        &[op(Reti, &[], 0)],
    );
    let mut machine = steps(3, IMPLICIT, with_interrupts, &program);
    assert_eq!(all(&machine), ((12, 0b1001), vec![(0b0110, 12)]));
    machine.type_input(b"!");
    machine.run(1); // the handler's reti
    let shadow = machine.state().shadow(Warp(0));
    assert_eq!((shadow.pc.0, shadow.mask.0), (12, 0b1001));
    machine.state_mut().set_interrupts_enabled(Warp(0), false);
    assert_eq!(all(&machine), ((12, 0b1001), vec![(0b0110, 12)]));
    machine.run(1);
    assert_eq!(all(&machine), ((16, 0b1111), vec![]));
}

/// Rules: I8.3.14, I5.17.
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
        op(Trap, &[], 0),
        op(Trap, &[], 0), // 48: the handler
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
