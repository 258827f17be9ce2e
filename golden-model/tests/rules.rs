//! The ISA's rules whose tests no case file says: words that no assembler writes, observers, and configurations that are
//! refused. Values typed in from the ISA.

use crate::common::regions::{contexts, machine_of};
use crate::common::{bare, fault, halt, image, lanes, machine, nop, op, set_lanes, when, FOUR};
use golden_model::{Event, Features, Machine, MachineError, MachineOptions, Outcome};
use isa::{
    Address, ArchId, Context, CoreConfig, CoreOptions, DivergenceMechanism, Gpr, Instruction, Lane, Opcode::*,
    Reconvergence, Warp,
};

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

/// Rules: I8.6.10, I8.6.11, I8.6.15, I5.17.
#[test]
fn a_context_that_waits_to_spawn_and_is_held_keeps_no_other_from_it() {
    let mut program = vec![
        op(Skep, &[7], 0),
        op(Wspawn, &[4, 6, 3], 0),  // warp 1
        when(1, bare(Split)),       // 8
        when(1, op(Jmpi, &[], 12)), // to 28
        op(Bar, &[0, 2], 0),        // 16: context 2
        bare(Trap),
        op(Jmpi, &[], 4),          // to 32
        op(Wspawn, &[4, 5, 3], 0), // 28: the home, while warp 1 runs
        bare(Join),                // 32
        halt(),
        op(Wspawn, &[4, 5, 3], 0), // 40: the handler
        bare(Reti),
        halt(), // 48: what is spawned then
    ];
    // Warp 1, from 52 on: a turn before the barrier, so that the home waits in the end, and two behind it.
    program.extend(vec![nop(); 70]);
    program.push(op(Bar, &[0, 2], 0));
    program.extend(vec![nop(); 130]);
    program.push(halt());
    let mut machine = machine_of("4w8/8/4/2", 1, 16, &program);
    let state = machine.state_mut();
    state.set_interrupts_enabled(Warp(0), true);
    for (register, value) in [(2, 2), (5, 48), (6, 52), (7, 40)] {
        set_lanes(state, register, &[value; 4]);
    }
    state.set_gpr(Warp(1), Lane(0), Gpr(2), 2);
    let mut by = Vec::new();
    let mut observer = |event: &Event<'_>| by.extend(event.spawned.map(|_| (event.context, event.pc.0)));
    let outcome = machine.run_observed(1000, &mut observer);
    assert_eq!(outcome, Outcome::AllStopped);
    assert_eq!(by, [(Context(0), 4), (Context(2), 40), (Context(0), 28)]);
}

/// Rules: I8.6.15, I8.6.2, I5.17.
#[test]
fn a_spawn_starts_a_warp_in_its_home() {
    let program = [
        when(1, bare(Split)),
        when(1, op(Jmpi, &[], 12)), // to 20
        op(Wspawn, &[4, 6, 3], 0),  // 8: at 24
        nop(),
        op(Jmpi, &[], -4), // 16: for ever
        bare(Join),        // 20
        halt(),            // 24: warp 1
    ];
    let mut one = machine_of("4w8/8/4/2", 2, 16, &program);
    set_lanes(one.state_mut(), 6, &[24; 4]);
    set_lanes(one.state_mut(), 3, &[77; 4]);
    let mut by = Vec::new();
    let mut observer = |event: &Event<'_>| by.extend(event.spawned.map(|warp| (event.context, warp)));
    assert_eq!(one.run_observed(6, &mut observer), Outcome::Limit);
    assert_eq!(by, [(Context(2), Warp(1))]);
    assert_eq!(contexts(&one)[0], (1, 24, 0b0001, None));
    assert_eq!(one.state().gpr(Warp(1), Lane(0), Gpr(4)), 77);
}

/// Rules: I8.6.2, I8.6.13.
#[test]
fn a_warp_that_is_spawned_again_begins_without_regions_and_handler() {
    let program = [
        op(Wspawn, &[4, 6, 3], 0),
        op(Jmpi, &[], -8),    // for ever
        when(3, bare(Split)), // 8: warp 1
        op(Div, &[0, 0, 5], 0),
        nop(),
    ];
    let mut machine = machine_of("4w8/8/4/2", 1, 1, &program);
    set_lanes(machine.state_mut(), 6, &[8; 4]);
    // With one entry, a region that was left would be in the way of the next.
    let mut seen = Vec::new();
    let mut observer = |event: &Event<'_>| seen.extend(event.interrupt.map(|interrupt| interrupt.number()));
    assert_eq!(machine.run_observed(1000, &mut observer), Outcome::Limit);
    assert!(seen.len() > 2 && seen.iter().all(|&number| number == 5), "{seen:?}");
}

/// Encoding b: an instruction of 7 bytes begins 3 bytes before the end of its page, and goes on in a
/// page that lies elsewhere.
///
/// Rules: I3.1, I7.15.
#[test]
fn an_instruction_across_two_pages_is_fetched_from_both() {
    let arch: ArchId = "4b8/8/1/1".parse().unwrap();
    let features = Features { tlb_entries: 4, ..Features::COMPLETE };
    let options = MachineOptions { features, ..MachineOptions::for_arch(&arch) };
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

/// Rules: I12.1.
#[test]
fn a_core_has_it_when_its_option_says_so() {
    for extension in [None, Some(false), Some(true)] {
        let options = CoreOptions { extension, ..CoreOptions::default() };
        let config = CoreConfig::from_options(&options).expect("a legal configuration");
        assert_eq!(Features::from(&config).extension, extension == Some(true));
        let wanted = Features::COMPLETE.as_wanted(&options).extension;
        assert_eq!(wanted, extension != Some(false));
    }
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

/// Rules: I9.7.
#[test]
fn a_scratchpad_that_cannot_be_is_refused() {
    let of = |arch: &str, ram_bytes, scratchpad_bytes| {
        let arch: ArchId = arch.parse().expect("a legal ArchID");
        let options = MachineOptions {
            ram_bytes,
            features: Features { scratchpad_bytes, ..Features::COMPLETE },
            ..MachineOptions::for_arch(&arch)
        };
        let image = image(&arch, &[]);
        Machine::new(arch, options, &image).err()
    };
    for bytes in [2, 48, 1 << 31] {
        let error = of("4w8/8/1/1", 4096, bytes);
        assert!(matches!(error, Some(MachineError::ScratchpadSize { .. })));
    }
    assert_eq!(of("4w8/8/1/1", 4096, 4), None);
    let small = of("2w4/2/1/1", 1 << 15, 64);
    assert!(matches!(small, Some(MachineError::RamReachesScratchpad { .. })));
    assert_eq!(of("2w4/2/1/1", 1 << 14, 1 << 14), None);
}
