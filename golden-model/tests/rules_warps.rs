//! The ISA's rules for warps: jumps, interrupts, wspawn, halt. Values typed in from the ISA (sections
//! 5 and 7) and docs/pipeline.md section 9.

use crate::common::{
    bare, fault, four_lanes, halt, lanes, machine, machine_with, nop, op, place, run_from, set_lanes, steps, when, FOUR,
};
use golden_model::{Features, Machine, Outcome, State};
use isa::{Address, Context, Gpr, Instruction, Lane, LaneMask, Opcode::*, Warp};

/// Rules: I5.10, I5.11.
#[test]
fn relative_jumps_count_from_the_next_instruction_and_links_are_its_address() {
    let machine = steps(1, |_| {}, &[op(Jmpi, &[], 8), nop()]);
    assert_eq!(place(&machine).0, 12);
    let machine = steps(1, |_| {}, &[op(Jali, &[5], 16)]);
    assert_eq!(place(&machine).0, 20);
    assert_eq!(lanes(&machine, 5), [4; 4]);
}

/// Rules: P9.2.2, I5.3, I5.10.
#[test]
fn register_jumps_take_the_lowest_executing_lanes_value() {
    let setup = |state: &mut State| set_lanes(state, 1, &[64, 128, 128, 128]);
    assert_eq!(place(&steps(1, setup, &[op(Jmpr, &[1], 0)])).0, 64);
    let lane_1 = |state: &mut State| {
        setup(state);
        state.set_active_mask(Context(0), LaneMask(0b1110));
    };
    assert_eq!(place(&steps(1, lane_1, &[op(Jmpr, &[1], 0)])).0, 128);
}

/// Rules: I5.11.
#[test]
fn the_target_of_jalr_is_read_before_the_link_is_written() {
    let setup = |state: &mut State| set_lanes(state, 1, &[64; 4]);
    let machine = steps(1, setup, &[op(Jalr, &[1, 1], 0)]);
    assert_eq!(place(&machine).0, 64);
    assert_eq!(lanes(&machine, 1), [4; 4]);
}

/// Rules: I5.10, I5.11, I5.14.
#[test]
fn jalis_and_jalrs_set_the_lanes_and_link_where_they_executed() {
    let one_lane = |state: &mut State| {
        state.set_active_mask(Context(0), LaneMask(1));
        set_lanes(state, 1, &[3]);
        set_lanes(state, 2, &[96]);
    };
    let machine = steps(1, one_lane, &[op(Jalis, &[5, 1], 40)]);
    assert_eq!(place(&machine), (44, 0b0111));
    assert_eq!(lanes(&machine, 5), [4, 0, 0, 0]);
    let machine = steps(1, one_lane, &[op(Jalrs, &[5, 1, 2], 0)]);
    assert_eq!(place(&machine), (96, 0b0111));
}

/// Rules: I5.3, I5.14.
#[test]
fn the_lane_count_is_the_lowest_executing_lanes() {
    let setup = |state: &mut State| {
        state.set_active_mask(Context(0), LaneMask(0b1100));
        set_lanes(state, 1, &[4, 4, 1, 4]);
    };
    assert_eq!(place(&steps(1, setup, &[op(Jalis, &[5, 1], 0)])).1, 0b0001);
}

/// Rules: I5.14, I5.16.
#[test]
fn jalis_of_0_lanes_stops_the_warp_and_of_too_many_is_invalid() {
    let machine = run_from(FOUR, |_| {}, &[op(Jalis, &[5, 1], 0), nop()]);
    assert_eq!(fault(&machine), None);
    assert_eq!(lanes(&machine, 5)[0], 4);
    assert_eq!(machine.statistics().warp_instructions, 1);
    for (opcode, registers) in [(Jalis, [5, 1, 0]), (Jalrs, [5, 1, 2])] {
        let setup = |state: &mut State| set_lanes(state, 1, &[5]);
        let machine = run_from(FOUR, setup, &[op(opcode, &registers, 0)]);
        assert_eq!(fault(&machine), Some((3, 0)));
        assert_eq!(lanes(&machine, 5)[0], 0, "nothing is written");
    }
}

/// Rules: I5.15.
#[test]
fn jmprt_goes_on_with_lane_0_alone() {
    let setup = |state: &mut State| {
        state.set_active_mask(Context(0), LaneMask(0b1110));
        set_lanes(state, 1, &[0, 32, 64, 96]);
    };
    assert_eq!(place(&steps(1, setup, &[op(Jmprt, &[1], 0)])), (32, 0b0001));
}

/// Rules: I4.3, I5.4, I7.1.
#[test]
fn a_branch_in_some_but_not_all_active_lanes_is_an_interrupt() {
    let branches = [
        op(Jali, &[5], 0),
        op(Jalr, &[5, 1], 0),
        bare(Jmpi),
        op(Jmpr, &[1], 0),
        op(Jalis, &[5, 1], 0),
        op(Jalrs, &[5, 1, 2], 0),
        op(Jmprt, &[1], 0),
        op(Clone, &[1], 0),
    ];
    for branch in branches {
        let machine = run_from(FOUR, four_lanes, &[nop(), when(1, branch)]);
        assert_eq!(fault(&machine), Some((4, 4)), "{branch}");
        assert_eq!(lanes(&machine, 5), [0; 4], "{branch}");
        // In no lane it only moves on; in all lanes it is no interrupt.
        let machine = steps(1, |_| {}, &[when(2, branch)]);
        assert_eq!(place(&machine), (4, 0b1111), "{branch}");
        let machine = steps(1, |state| set_lanes(state, 1, &[1; 4]), &[when(3, branch)]);
        assert_eq!(machine.stopped_by_interrupts(), [], "{branch}");
    }
}

/// Rules: I5.27, I7.18.
#[test]
fn what_the_machine_has_no_unit_for_is_an_invalid_instruction() {
    let missing = [
        op(Mul, &[1, 2, 3], 0),
        op(Muli, &[1, 2], 0),
        op(Div, &[1, 2, 3], 0),
        op(Divi, &[1, 2], 1),
        op(Mod, &[1, 2, 3], 0),
        op(Modi, &[1, 2], 1),
        op(Itof, &[1, 2], 0),
        op(Ftoi, &[1, 2], 0),
        op(Fadd, &[1, 2, 3], 0),
        op(Fsub, &[1, 2, 3], 0),
        op(Fmul, &[1, 2, 3], 0),
        op(Fdiv, &[1, 2, 3], 0),
        op(Fneg, &[1, 2], 0),
        op(Bar, &[1, 2], 0),
    ];
    let nothing = Features { barriers: 0, multiply: false, divide: false, float: false, ..Features::COMPLETE };
    for instruction in missing {
        let run = |guard| {
            let program = [when(guard, instruction), halt()];
            let mut machine = machine_with(FOUR, nothing, &program);
            four_lanes(machine.state_mut());
            machine.run(10);
            fault(&machine)
        };
        assert_eq!(run(1), Some((3, 0)), "{instruction}");
        assert_eq!(run(3), Some((3, 0)), "{instruction}");
        assert_eq!(run(2), None, "{instruction} in no lane does nothing");
    }
}

/// The interrupt of a word that is the only instruction of a program, on 5 registers and 3 predicates.
fn interrupt_of_word(word: u64) -> Option<(u8, u64)> {
    let arch = "8w5/3/1/1".parse().unwrap();
    let options = golden_model::MachineOptions::for_arch(&arch);
    let mut machine = Machine::new(arch, options, &word.to_le_bytes()).unwrap();
    machine.state_mut().set_interrupts_enabled(Warp(0), false);
    machine.run(1);
    fault(&machine)
}

/// Rules: P7.3, P9.1.9, I5.27.
#[test]
fn registers_that_do_not_exist_are_invalid_operands() {
    // 5 registers and 3 predicates have the field widths of 8 and 4.
    let wide = "8w8/4/1/1".parse().unwrap();
    let outcome = |instruction: Instruction| interrupt_of_word(isa::encode_word(&wide, &instruction).unwrap());
    let invalid = Some((3, 0));
    assert_eq!(outcome(op(Add, &[5, 1, 1], 0)), invalid);
    assert_eq!(outcome(op(Add, &[1, 1, 7], 0)), invalid);
    assert_eq!(outcome(op(Rtop, &[3, 1], 0)), invalid);
    assert_eq!(outcome(when(3, nop())), invalid);
    assert_eq!(outcome(when(3, bare(Split))), invalid);
    assert_eq!(outcome(when(0, op(Add, &[5, 1, 1], 0))), None, "in no lane");
    assert_eq!(outcome(op(Add, &[4, 4, 4], 0)), None);
}

/// Rules: P7.4.
#[test]
fn fields_that_an_instruction_does_not_use_are_not_looked_at() {
    // In these fields numbers of registers and of a predicate that do not exist: of halt, all of them; of an
    // unpredicated rtop, the guard.
    let arch = "8w5/3/1/1".parse().unwrap();
    let layout = isa::FieldLayout::new(&arch);
    let run = |instruction: Instruction, garbage: u64| {
        interrupt_of_word(isa::encode_word(&arch, &instruction).unwrap() | garbage)
    };
    let used = layout.opcode.place(u64::MAX) | layout.predicated.place(u64::MAX);
    assert_eq!(run(halt(), !used), None);
    let guard = layout.predicate.place(u64::MAX);
    assert_eq!(run(op(Rtop, &[2, 4], 0), guard), None);
    let first_operand = layout.operand_slots[0].place(u64::MAX);
    assert_eq!(run(op(Rtop, &[2, 4], 0), first_operand), Some((3, 0)));
}

/// Rules: I5.4, I5.20.
#[test]
fn halt_in_any_lane_stops_the_warp() {
    let machine = run_from(FOUR, four_lanes, &[when(1, halt())]);
    assert_eq!(fault(&machine), None);
    assert_eq!(place(&machine), (4, 0));
    let machine = steps(1, |_| {}, &[when(2, halt())]);
    assert_eq!(place(&machine), (4, 0b1111));
}

/// Rules: I5.10, I9.5.
#[test]
fn a_fetch_behind_the_ram_is_a_bus_error_at_the_wrapped_address() {
    let machine = run_from(FOUR, |_| {}, &[op(Jmpi, &[], -12)]);
    assert_eq!(fault(&machine), Some((7, 0xffff_fff8)));
    let machine = run_from("8w8/8/1/1", |_| {}, &[op(Jmpi, &[], -16)]);
    assert_eq!(fault(&machine), Some((7, u64::MAX - 7)));
}

/// Rules: I5.17, I8.3.7.
#[test]
fn wspawn_starts_the_lowest_stopped_warp_afresh() {
    let program = [op(Wspawn, &[5, 1, 2], 0), op(Wspawn, &[5, 1, 2], 0)];
    let mut machine = machine("4w8/8/2/4", &program);
    let state = machine.state_mut();
    state.set_gpr(Warp(0), Lane(0), Gpr(1), 0x100);
    state.set_gpr(Warp(0), Lane(0), Gpr(2), 77);
    state.set_gpr(Warp(1), Lane(0), Gpr(3), 33);
    state.set_gpr(Warp(1), Lane(1), Gpr(5), 55);
    let bus_error = isa::Interrupt::BusError;
    state.take_interrupt::<false>(Context(1), bus_error, Address(4), Address(0));
    assert_eq!(machine.run(2), Outcome::Limit);
    let state = machine.state();
    for warp in [1, 2] {
        let (context, mode) = (Context(warp), state.mode(Warp(warp)));
        let started = state.context(context);
        assert_eq!((started.pc.0, started.active_mask.0), (0x100, 1));
        assert_eq!(mode.stopped_by, None);
        assert_eq!(state.divergence().depth(context), 0);
        assert_eq!((mode.supervisor, mode.interrupts_enabled), (false, true));
        assert_eq!(state.gpr(Warp(warp), Lane(0), Gpr(5)), 77);
    }
    assert_eq!(state.context(Context(3)).active_mask.0, 0);
    let gpr = |warp, lane, register| state.gpr(Warp(warp), Lane(lane), Gpr(register));
    assert_eq!(gpr(1, 0, 3), 33, "other registers keep what they held");
    assert_eq!(gpr(1, 1, 5), 55);
    assert_eq!(gpr(0, 0, 5), 0, "not the spawning warp's");
}

/// Rules: I5.3, I5.17.
#[test]
fn scalar_operands_of_wspawn_come_from_the_lowest_executing_lane() {
    let mut machine = machine("4w8/8/4/2", &[when(1, op(Wspawn, &[5, 1, 2], 0))]);
    let state = machine.state_mut();
    four_lanes(state);
    set_lanes(state, 1, &[4, 0x40, 8, 8]);
    set_lanes(state, 2, &[1, 2, 3, 4]);
    assert_eq!(machine.run(1), Outcome::Limit);
    assert_eq!(machine.state().context(Context(1)).pc.0, 0x40);
    assert_eq!(machine.state().gpr(Warp(1), Lane(0), Gpr(5)), 2);
}
