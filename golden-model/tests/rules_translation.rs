//! Virtual memory. Values typed in from the ISA (section 7).

use crate::common::{
    bare, fault, four_lanes, halt, image, lanes, machine_with, nop, op, place, saved, set_lanes, when, FOUR,
};
use golden_model::{Features, Machine, MachineOptions, Outcome, State};
use isa::{ArchId, Instruction, Opcode::*, Warp};

const PAGED: Features = Features { tlb_entries: 4, ..Features::COMPLETE };

/// Runs from a state with four lanes in which r1, r2, r3 are a page, where it lies, and its flags.
fn run(page: [u64; 3], setup: impl FnOnce(&mut State), program: &[Instruction]) -> Machine {
    let mut machine = machine_with(FOUR, PAGED, program);
    let state = machine.state_mut();
    four_lanes(state);
    for (register, value) in (1..).zip(page) {
        set_lanes(state, register, &[value; 4]);
    }
    setup(state);
    assert_eq!(machine.run(1000), Outcome::AllStopped);
    machine
}

/// Rules: P14.3, I7.11, I7.14.
#[test]
fn loads_and_stores_go_to_the_physical_page() {
    let program = [op(Tlbadd, &[1, 2, 3], 0), op(Ldi, &[4], 5), op(St, &[4, 6], 4), op(Ld, &[5, 6], 4), halt()];
    let page = [0x0004_5123, 0x2000, 0o30];
    let machine = run(page, |state| set_lanes(state, 6, &[0x0004_5000; 4]), &program);
    assert_eq!(fault(&machine), None);
    assert_eq!(lanes(&machine, 5), [5; 4]);
    assert_eq!(machine.memory().read_word(0x2004), 5);
}

/// Rules: I7.1, I7.11, I7.15.
#[test]
fn a_missing_page_is_1_a_missing_right_2_and_nothing_there_7() {
    // At 4: a load or store at r6.
    let after = |page: [u64; 3], address: u64, instruction: Instruction| {
        let program = [op(Tlbadd, &[1, 2, 3], 0), instruction, halt()];
        fault(&run(page, |state| set_lanes(state, 6, &[address; 4]), &program))
    };
    let (load, store) = (op(Ld, &[4, 6], 0), op(St, &[4, 6], 0));
    let page = |flags| [0x5000, 0x6000, flags];
    assert_eq!(after(page(0o77), 0x7000, load), Some((1, 4)));
    assert_eq!(after(page(0o77), 0x5ffc, load), None);
    assert_eq!(after(page(0o10), 0x5000, load), None);
    assert_eq!(after(page(0o67), 0x5000, load), Some((2, 4)));
    assert_eq!(after(page(0o20), 0x5000, store), None);
    assert_eq!(after(page(0o57), 0x5000, store), Some((2, 4)));
    // 0x10000 is behind the RAM; the console's page is translated, too.
    assert_eq!(after([0x5000, 0x1_0000, 0o77], 0x5000, load), Some((7, 4)));
    assert_eq!(after([0x5000, 0x8000_0000, 0o77], 0x5000, load), None);
    let expected = Some((7, 4));
    assert_eq!(after([0x5000, 0x8000_0000, 0o77], 0x5004, load), expected);
    assert_eq!(after(page(0o77), 0x8000_0000, load), Some((1, 4)));
}

/// Rules: I5.25.
#[test]
fn the_lowest_faulting_lane_decides_and_no_lane_is_changed() {
    // The handler is at 0x40 and halts.
    let mut program = vec![op(Skep, &[7], 0), op(Tlbadd, &[1, 2, 3], 0), bare(Ei), op(Ld, &[5, 6], 0)];
    program.resize(16, nop());
    program.push(halt());
    let setup = |state: &mut State| {
        set_lanes(state, 5, &[9; 4]);
        set_lanes(state, 6, &[0, 0x5004, 0x9008, 0x5000]);
        set_lanes(state, 7, &[0x40; 4]);
    };
    let machine = run([0x5000, 0x1000, 0o77], setup, &program);
    assert_eq!(lanes(&machine, 0)[0], 1);
    assert_eq!(lanes(&machine, 1)[0], 0x9008);
    assert_eq!(lanes(&machine, 5), [9; 4]);
    let machine = run([0x5000, 0x1000, 0o07], setup, &program);
    assert_eq!((lanes(&machine, 0)[0], lanes(&machine, 1)[0]), (2, 0x5004));
    assert_eq!(saved(&machine).0, 12);
}

/// Rules: P14.4, I7.11, I7.15.
#[test]
fn fetches_are_translated_with_the_modes_right() {
    // Page 3 lies at 0: the program goes on there, at the next instruction.
    let program = [op(Tlbadd, &[1, 2, 3], 0), op(Jmpr, &[6], 0), op(Ldi, &[4], 1), halt()];
    let outcome = |flags, program: &[Instruction]| {
        let setup = |state: &mut State| set_lanes(state, 6, &[0x3008; 4]);
        let machine = run([0x3000, 0, flags], setup, program);
        (fault(&machine), lanes(&machine, 4)[0])
    };
    assert_eq!(outcome(0o40, &program), (None, 1));
    assert_eq!(outcome(0o37, &program), (Some((2, 0x3008)), 0));
    let mut user = program;
    user[1] = op(Jmpru, &[6], 0);
    assert_eq!(outcome(0o04, &user), (None, 1));
    assert_eq!(outcome(0o73, &user), (Some((2, 0x3008)), 0));
    let setup = |state: &mut State| set_lanes(state, 6, &[0x4008; 4]);
    let machine = run([0x3000, 0, 0o77], setup, &program);
    assert_eq!(fault(&machine), Some((1, 0x4008)));
    let machine = run([0x4000, 0x1_0000, 0o77], setup, &program);
    assert_eq!(fault(&machine), Some((7, 0x4008)));
}

/// Rules: P14.7, I7.12, I7.13.
#[test]
fn tlbrm_and_tlbflush_take_pages_away() {
    for remove in [op(Tlbrm, &[1], 0), bare(Tlbflush)] {
        let program = [op(Tlbadd, &[1, 2, 3], 0), op(Ld, &[4, 1], 0), remove, op(Ld, &[4, 1], 0)];
        let machine = run([0x5000, 0x1000, 0o77], |_| {}, &program);
        assert_eq!(fault(&machine), Some((1, 12)), "{remove}");
    }
    // Without page 0 the next instruction is not there.
    let machine = run([0, 0, 0], |_| {}, &[op(Tlbrm, &[1], 0)]);
    assert_eq!(fault(&machine), Some((1, 4)));
}

/// Rules: P14.5.
#[test]
fn scalars_of_tlbadd_come_from_the_lowest_executing_lane() {
    let program = [when(1, op(Tlbadd, &[1, 2, 3], 0)), op(Ld, &[4, 6], 0), halt()];
    let setup = |state: &mut State| {
        set_lanes(state, 1, &[0x7000, 0x5000, 0x6000, 0x6000]);
        set_lanes(state, 6, &[0x5000; 4]);
    };
    assert_eq!(fault(&run([0, 0x1000, 0o77], setup, &program)), None);
}

/// Rules: I7.16.
#[test]
fn without_entries_the_tlb_instructions_do_nothing() {
    let program = [op(Tlbadd, &[1, 2, 3], 0), op(Tlbrm, &[1], 0), bare(Tlbflush), op(Ld, &[4, 6], 0x5000), halt()];
    let mut machine = machine_with(FOUR, Features::COMPLETE, &program);
    assert_eq!(machine.run(4), Outcome::Limit);
    assert_eq!(place(&machine).0, 16);
}

/// Encoding b: an instruction of 7 bytes begins 3 bytes before the end of its page, and goes on in a
/// page that lies elsewhere.
///
/// Rules: I3.1, I7.15.
#[test]
fn an_instruction_across_two_pages_is_fetched_from_both() {
    let arch: ArchId = "4b8/8/1/1".parse().unwrap();
    let options = MachineOptions { features: PAGED, ..MachineOptions::for_arch(&arch) };
    let mut bytes = image(&arch, &[op(Tlbadd, &[1, 2, 3], 0), op(Tlbadd, &[4, 5, 3], 0), op(Jmpr, &[6], 0)]);
    bytes.resize(0x4000, 0);
    let split = image(&arch, &[op(Ldi, &[7], 0x0123_4567), halt()]);
    bytes[0x1ffd..0x2000].copy_from_slice(&split[..3]);
    bytes[0x3000..0x3000 + split.len() - 3].copy_from_slice(&split[3..]);
    let run = |second_page: u64| {
        let mut machine = Machine::new(arch, options, &bytes).unwrap();
        machine.state_mut().set_interrupts_enabled(Warp(0), false);
        let pages = [0x8000, 0x1000, 0o77, second_page, 0x3000, 0x8ffd];
        for (register, value) in (1..).zip(pages) {
            set_lanes(machine.state_mut(), register, &[value]);
        }
        machine.run(100);
        (fault(&machine), lanes(&machine, 7)[0])
    };
    assert_eq!(run(0x9000), (None, 0x0123_4567));
    assert_eq!(run(0xa000), (Some((1, 0x8ffd)), 0));
}
