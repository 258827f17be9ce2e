//! Interrupts, privilege and return. Values typed in from the ISA (sections 5 and 7).

use crate::common::{
    bare, fault, four_lanes, halt, image, lanes, machine, nop, op, place, saved, set_lanes, when, FOUR,
};
use golden_model::{Machine, MachineOptions, Outcome, State};
use isa::{Address, ArchId, Gpr, Instruction, Lane, LaneMask, Opcode::*, PredicateRegister, Warp};

/// A machine with a program at 0 and a handler at 0x80, interrupts enabled, four lanes active.
fn with_handler(program: &[Instruction], handler: &[Instruction]) -> Machine {
    let mut all = vec![op(Skep, &[7], 0)];
    all.extend_from_slice(program);
    all.resize(32, nop());
    all.extend_from_slice(handler);
    let mut machine = machine(FOUR, &all);
    let state = machine.state_mut();
    four_lanes(state);
    state.set_interrupts_enabled(Warp(0), true);
    set_lanes(state, 7, &[0x80, 1, 2, 3]);
    machine
}

/// Rules: I7.1, I7.2, I7.3.
#[test]
fn a_trap_enters_the_handler_in_lane_0_and_reti_brings_everything_back() {
    let handler = [op(Ldi, &[2], 99), op(Iszero, &[1, 7], 0), bare(Reti)];
    let mut machine = with_handler(&[bare(Trap), halt()], &handler);
    let state = machine.state_mut();
    set_lanes(state, 0, &[10, 11, 12, 13]);
    set_lanes(state, 2, &[20, 21, 22, 23]);
    state.set_predicate(Warp(0), PredicateRegister(0), LaneMask(0b1001));
    assert_eq!(machine.run(2), Outcome::Limit);
    // In the handler: lane 0, supervisor, off; r0 is the number, the other registers are kept.
    assert_eq!(place(&machine), (0x80, 1));
    let mode = machine.state().mode(Warp(0));
    assert_eq!((mode.supervisor, mode.interrupts_enabled), (true, false));
    assert_eq!(lanes(&machine, 0), [0, 11, 12, 13]);
    let shadow = machine.state().shadow(Warp(0));
    assert_eq!(shadow.mask.0, 0b1111);
    assert!(shadow.supervisor);
    assert_eq!(shadow.pc.0, 8);
    assert_eq!(machine.state().shadow_gprs(Warp(0))[..3], [10, 0, 20]);
    let expected = [1, 0].map(LaneMask);
    assert_eq!(machine.state().shadow_predicates(Warp(0))[..2], expected);
    assert_eq!(machine.run(3), Outcome::Limit);
    assert_eq!(place(&machine), (8, 0b1111));
    assert_eq!(lanes(&machine, 0), [10, 11, 12, 13]);
    assert_eq!(lanes(&machine, 2), [20, 21, 22, 23]);
    let predicate = |number| machine.state().predicate_lanes(Warp(0), PredicateRegister(number));
    assert_eq!((predicate(0).0, predicate(1).0), (0b1001, 0b0110));
    assert!(machine.state().mode(Warp(0)).interrupts_enabled);
    assert_eq!(machine.statistics().count(Trap), 0, "it did not commit");
}

/// Rules: I5.25, I7.1, I7.2.
#[test]
fn the_handler_finds_number_address_and_saved_pc() {
    // The instruction at 4, what it raises, r1 in the handler, and the saved pc.
    let wide = 0x7fff_0000;
    let cases = [
        (bare(Trap), 0, 5, 8),
        (op(Jalis, &[3, 1], 0), 3, 5, 4),
        (when(1, bare(Jmpi)), 4, 5, 4),
        (op(Div, &[3, 1, 2], 0), 5, 5, 8),
        (bare(Join), 6, 5, 4),
        (op(Ld, &[3, 6], 1), 7, wide + 1, 4),
        (when(1, op(St, &[3, 6], 0)), 7, wide + 4, 4),
    ];
    for (instruction, number, r1, pc) in cases {
        let mut machine = with_handler(&[instruction], &[nop()]);
        let state = machine.state_mut();
        set_lanes(state, 1, &[5, 6, 7, 8]);
        set_lanes(state, 2, &[1, 1, 1, 0]);
        set_lanes(state, 6, &[wide, wide + 4, wide + 8, 0x10]);
        assert_eq!(machine.run(2), Outcome::Limit);
        let seen = (lanes(&machine, 0)[0], lanes(&machine, 1)[0], saved(&machine).0);
        assert_eq!(seen, (number, r1, pc), "{instruction}");
        assert_eq!(place(&machine), (0x80, 1), "{instruction}");
        assert_eq!(machine.state().shadow_gprs(Warp(0))[1], 5, "{instruction}");
        assert_eq!(machine.stopped_by_interrupts(), []);
    }
}

/// Rules: I5.25.
#[test]
fn the_address_is_that_of_the_lowest_faulting_lane() {
    let mut machine = with_handler(&[op(Ld, &[3, 6], 0)], &[nop()]);
    set_lanes(machine.state_mut(), 6, &[0, 4, 0x7000_0000, 0x7000_0004]);
    assert_eq!(machine.run(2), Outcome::Limit);
    assert_eq!(lanes(&machine, 1)[0], 0x7000_0000);
    assert_eq!(lanes(&machine, 3), [0; 4], "no lane is changed");
}

/// Rules: I7.1, I7.2.
#[test]
fn a_fetch_fault_has_its_address_and_pc() {
    let mut machine = with_handler(&[op(Jmpr, &[6], 0)], &[nop()]);
    set_lanes(machine.state_mut(), 6, &[0x7000_0002; 4]);
    assert_eq!(machine.run(3), Outcome::Limit);
    assert_eq!(lanes(&machine, 0)[0], 7);
    assert_eq!(lanes(&machine, 1)[0], 0x7000_0002);
    assert_eq!(saved(&machine).0, 0x7000_0002);
}

/// Rules: I7.5.
#[test]
fn an_interrupt_in_the_handler_is_a_double_fault() {
    let mut machine = with_handler(&[bare(Trap)], &[nop(), bare(Trap)]);
    assert_eq!(machine.run(100), Outcome::AllStopped);
    assert_eq!(fault(&machine), Some((0, 0x88)));
    assert_eq!(place(&machine), (0x88, 0));
    assert_eq!(saved(&machine).0, 8, "the shadow set stays");
}

/// Rules: I4.2, I5.26, I5.27.
#[test]
fn privileged_instructions_are_invalid_in_user_mode() {
    let privileged = [
        bare(Di),
        bare(Ei),
        op(Tlbadd, &[1, 2, 3], 0),
        bare(Tlbflush),
        op(Tlbrm, &[1], 0),
        op(Jmpru, &[1], 0),
        op(Skep, &[1], 0),
        bare(Reti),
    ];
    for instruction in privileged {
        // In user mode, from the jump to 8 on; guarded by p1 (some lanes): invalid before divergent.
        for guard in [1, 3] {
            let program = [op(Jmpru, &[5], 0), when(guard, instruction)];
            let mut machine = with_handler(&program, &[nop()]);
            set_lanes(machine.state_mut(), 5, &[8; 4]);
            assert_eq!(machine.run(3), Outcome::Limit);
            assert_eq!(lanes(&machine, 0)[0], 3, "{instruction}");
            let shadow = machine.state().shadow(Warp(0));
            assert!(!shadow.supervisor, "{instruction}");
            assert_eq!(shadow.pc.0, 8, "{instruction}");
            assert!(machine.state().mode(Warp(0)).supervisor);
        }
        let program = [op(Jmpru, &[5], 0), when(2, instruction)];
        let mut machine = with_handler(&program, &[]);
        set_lanes(machine.state_mut(), 5, &[8; 4]);
        assert_eq!(machine.run(3), Outcome::Limit);
        assert_eq!(place(&machine).0, 12, "{instruction} in no lane");
    }
}

/// Rules: I4.3.
#[test]
fn uniform_system_instructions_raise_4_in_some_lanes() {
    for instruction in [bare(Trap), op(Jmpru, &[1], 0), bare(Reti)] {
        let mut machine = machine(FOUR, &[when(1, instruction)]);
        four_lanes(machine.state_mut());
        machine.run(10);
        assert_eq!(fault(&machine), Some((4, 0)), "{instruction}");
    }
}

/// Rules: I7.3, I7.4.
#[test]
fn reti_before_any_entry_stops_the_warp_with_registers_of_0() {
    let mut machine = machine(FOUR, &[bare(Reti)]);
    let state = machine.state_mut();
    four_lanes(state);
    set_lanes(state, 3, &[1, 2, 3, 4]);
    assert_eq!(machine.run(10), Outcome::AllStopped);
    assert_eq!(fault(&machine), None);
    assert_eq!(lanes(&machine, 3), [0, 2, 3, 4]);
    let mode = machine.state().mode(Warp(0));
    assert_eq!(place(&machine).0, 0);
    assert!(mode.supervisor);
    assert!(mode.interrupts_enabled);
}

/// Rules: I7.8, I7.10.
#[test]
fn skep_takes_the_lowest_executing_lane_and_before_it_there_is_no_kernel_entry() {
    let mut machine = machine(FOUR, &[when(1, op(Skep, &[7], 0))]);
    assert_eq!(machine.state().kernel_entry(), None);
    four_lanes(machine.state_mut());
    set_lanes(machine.state_mut(), 7, &[4, 8, 12, 16]);
    assert_eq!(machine.run(1), Outcome::Limit);
    assert_eq!(machine.state().kernel_entry(), Some(Address(8)));
}

/// A machine whose interrupts are enabled, as after reset, with input waiting.
fn with_input(arch: &str, program: &[Instruction], input: &[u8]) -> Machine {
    let arch: ArchId = arch.parse().unwrap();
    let options = MachineOptions::for_arch(&arch);
    let mut machine = Machine::new(arch, options, &image(&arch, program)).unwrap();
    machine.type_input(input);
    machine
}

/// r6 = the console's word, r5 = the kernel entry, set up with interrupts off.
fn prelude(entry: i64) -> Vec<Instruction> {
    vec![bare(Di), op(Ldi, &[6], 1), op(Shli, &[6, 6], 31), op(Ldi, &[5], entry), op(Skep, &[5], 0)]
}

/// Rules: I7.6, I7.7.
#[test]
fn console_input_interrupts_warp_0_as_soon_as_it_is_enabled() {
    // The handler at 0x40 counts in memory and takes the byte; two bytes are two interrupts.
    let mut program = prelude(0x40);
    program.extend([bare(Ei), op(Addi, &[4, 4], 1), halt()]);
    program.resize(16, nop());
    program.extend([
        op(Ld, &[1, 6], 0),
        op(Ldi, &[2], 0),
        op(Ld, &[3, 2], 0x200),
        op(Addi, &[3, 3], 1),
        op(St, &[3, 2], 0x200),
        op(St, &[0, 2], 0x204),
        op(St, &[1, 6], 0),
        bare(Reti),
    ]);
    let mut machine = with_input("4w8/8/1/2", &program, b"");
    machine.state_mut().set_interrupts_enabled(Warp(0), false);
    machine.type_input(b"xy");
    assert_eq!(machine.run(1000), Outcome::AllStopped);
    assert_eq!(machine.take_console_output(), b"xy");
    assert_eq!(machine.memory().read_word(0x200), 2);
    assert_eq!(machine.memory().read_word(0x204), 8);
    assert_eq!(lanes(&machine, 4), [1], "both came right after ei");
    assert_eq!(machine.stopped_by_interrupts(), []);
    // While the warp is stopped: it wakes, and reti stops it again.
    machine.type_input(b"z");
    assert_eq!(machine.run(1000), Outcome::AllStopped);
    assert_eq!(machine.take_console_output(), b"z");
    assert_eq!(machine.memory().read_word(0x200), 3);
    assert_eq!(saved(&machine).1, 0);
    assert_eq!(machine.statistics().count(Reti), 3);
}

/// Rules: I7.6.
#[test]
fn console_input_does_not_come_while_interrupts_are_off() {
    let mut machine = with_input("4w8/8/1/1", &[nop(), halt()], b"");
    machine.state_mut().set_interrupts_enabled(Warp(0), false);
    machine.type_input(b"a");
    assert_eq!(machine.run(100), Outcome::AllStopped);
    assert_eq!(machine.statistics().warp_instructions, 2);
}

/// Rules: I5.26, I7.6, I7.10, I9.6.
#[test]
fn console_input_that_waits_at_reset_comes_behind_the_first_skep_and_before_the_next_instruction() {
    // Two instructions, skep of 8 * 4, and what follows is not executed: the handler halts.
    let mut program = vec![op(Addi, &[1, 1], 1), op(Ldi, &[5], 32), op(Skep, &[5], 0), op(Addi, &[1, 1], 1)];
    program.resize(9, halt());
    let mut machine = with_input("4w8/8/1/1", &program, b"a");
    assert_eq!(machine.run(100), Outcome::AllStopped);
    let register = |number| machine.state().gpr(Warp(0), Lane(0), Gpr(number));
    assert_eq!((register(0), register(1)), (8, 1));
    assert_eq!(saved(&machine).0, 12);
    assert_eq!(machine.stopped_by_interrupts(), [], "halted in the handler");
}

/// One key pressed while a program without a handler runs must not disturb it.
///
/// Rules: I5.21, I7.6, I7.10.
#[test]
fn without_a_kernel_entry_console_input_waits_and_can_be_read() {
    let program = [op(Ldi, &[6], 1), op(Shli, &[6, 6], 31), op(Ld, &[1, 6], 0), halt()];
    let mut machine = with_input("4w8/8/1/2", &program, b"ab");
    assert_eq!(machine.run(100), Outcome::AllStopped);
    assert_eq!(machine.statistics().warp_instructions, 4);
    assert_eq!(machine.state().gpr(Warp(0), Lane(0), Gpr(1)), 0x61);
    assert!(machine.memory().has_console_input(), "the b still waits");
    assert_eq!(machine.stopped_by_interrupts(), []);
}

/// Rules: I7.5, I7.10.
#[test]
fn without_a_kernel_entry_a_synchronous_interrupt_stops_its_warp_whether_enabled_or_not() {
    for enabled in [true, false] {
        let program = [nop(), nop(), bare(Join)];
        let mut machine = machine("4w8/8/1/1", &program);
        let state = machine.state_mut();
        state.set_interrupts_enabled(Warp(0), enabled);
        let registers_before = state.gpr_lanes(Warp(0), Gpr(0)).to_vec();
        assert_eq!(machine.run(100), Outcome::AllStopped);
        assert_eq!(fault(&machine), Some((6, 8)), "{enabled}");
        let state = machine.state();
        let mode = state.mode(Warp(0));
        assert_eq!(mode.interrupts_enabled, enabled, "nothing else changes");
        assert_eq!(state.gpr_lanes(Warp(0), Gpr(0)), registers_before);
        assert_eq!(state.shadow(Warp(0)).mask, LaneMask::EMPTY);
    }
}

/// Rules: I7.7.
#[test]
fn console_input_is_taken_while_a_wspawn_waits_but_not_at_a_barrier() {
    // One warp: a wspawn never finds a free one. The handler at 0x40 halts.
    let mut program = prelude(0x40);
    program.extend([bare(Ei), op(Wspawn, &[1, 2, 3], 0)]);
    program.resize(16, nop());
    program.push(halt());
    let mut machine = with_input("4w8/8/1/1", &program, b"");
    assert_eq!(machine.run(100), Outcome::Deadlock(vec![Warp(0)]));
    machine.type_input(b"a");
    assert_eq!(machine.run(100), Outcome::AllStopped);
    assert_eq!(saved(&machine).0, 24, "the wspawn itself");

    program[6] = op(Bar, &[7, 2], 0);
    let mut machine = with_input("4w8/8/1/2", &program, b"");
    let set = |state: &mut State| state.set_gpr(Warp(0), Lane(0), Gpr(2), 2);
    set(machine.state_mut());
    assert_eq!(machine.run(100), Outcome::Deadlock(vec![Warp(0)]));
    machine.type_input(b"a");
    assert_eq!(machine.run(100), Outcome::Deadlock(vec![Warp(0)]));
}
