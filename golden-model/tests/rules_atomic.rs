//! Atomic instructions on the functional machine, values typed in from the ISA (section 12); and that the timing model
//! does the same.

use crate::common::agree::{agree, core_config_with, manners};
use crate::common::{fault, four_lanes, halt, image, lanes, machine_with, op, set_lanes, when, FOUR};
use golden_model::{Features, Machine, Outcome, State};
use isa::{ArchId, CoreOptions, Instruction, Opcode, Opcode::*, PredicateRegister};
use proptest::prelude::*;

/// A word behind the program.
const WORD: u64 = 0x200;
const PAD: u64 = 0x4000_0000;

fn features() -> Features {
    Features { scratchpad_bytes: 64, ..Features::COMPLETE }
}

/// Four lanes run an instruction at r1, r2 being the source, r3 the destination; [`WORD`] holds a word before.
fn exchange(instruction: Instruction, [addresses, sources, destinations]: [[u64; 4]; 3], word: u64) -> Machine {
    let store = [op(St, &[5, 4], 0), op(St, &[5, 7], 0)];
    let program = [store[0], store[1], instruction, halt()];
    let mut machine = machine_with(FOUR, features(), &program);
    let state = machine.state_mut();
    four_lanes(state);
    set_lanes(state, 1, &addresses);
    set_lanes(state, 2, &sources);
    set_lanes(state, 3, &destinations);
    set_lanes(state, 4, &[WORD; 4]);
    set_lanes(state, 5, &[word; 4]);
    set_lanes(state, 7, &[PAD; 4]);
    assert_eq!(machine.run(100), Outcome::AllStopped);
    machine
}

/// The words that the lanes find in one and the same word, and what it is then.
fn in_one_word(opcode: Opcode, word: u64, sources: [u64; 4]) -> (Vec<u64>, u64) {
    let instruction = op(opcode, &[3, 1, 2], 0);
    let machine = exchange(instruction, [[WORD; 4], sources, [9; 4]], word);
    assert_eq!(fault(&machine), None);
    (lanes(&machine, 3), machine.memory().read_word(WORD))
}

/// Rules: I12.14, I12.15.
#[test]
fn each_lane_finds_what_the_lane_before_it_has_left() {
    let minus_1 = 0xffff_ffff;
    for (opcode, word, sources, found, left) in [
        (Aswap, 7, [1, 2, 3, 4], [7, 1, 2, 3], 4),
        (Aadd, minus_1, [1, 2, 3, 4], [minus_1, 0, 2, 5], 9),
        (Aand, 0xff, [0x7f, 0xfe, 0x3f, 8], [0xff, 0x7f, 0x7e, 0x3e], 8),
        (Aor, 0, [1, 4, 4, 8], [0, 1, 5, 5], 13),
        (Axor, 6, [1, 2, 4, 6], [6, 7, 5, 1], 7),
        (Amin, 5, [6, 4, minus_1, 1], [5, 5, 4, minus_1], minus_1),
        (Amax, minus_1, [0x8000_0000, 1, 3, 2], [minus_1, minus_1, 1, 3], 3),
        (Aminu, minus_1, [7, 8, 3, 3], [minus_1, 7, 7, 3], 3),
        (Amaxu, 1, [2, minus_1, 3, 4], [1, 2, minus_1, minus_1], minus_1),
    ] {
        let (values, word) = in_one_word(opcode, word, sources);
        assert_eq!((values, word), (found.to_vec(), left), "{opcode}");
    }
}

/// Lane by lane d holds what it expects: lanes 0 and 3 find it, lanes 1 and 2 do not.
///
/// Rules: I12.14.
#[test]
fn acas_writes_only_what_it_has_expected() {
    let instruction = op(Acas, &[3, 1, 2], 0);
    let machine = exchange(instruction, [[WORD; 4], [1, 2, 3, 4], [7, 7, 2, 1]], 7);
    assert_eq!(lanes(&machine, 3), [7, 1, 1, 1]);
    assert_eq!(machine.memory().read_word(WORD), 4);
    let machine = exchange(instruction, [[WORD; 4], [1, 2, 3, 4], [0; 4]], 7);
    assert_eq!(lanes(&machine, 3), [7; 4]);
    assert_eq!(machine.memory().read_word(WORD), 7);
}

/// d may be the address, and the source.
///
/// Rules: I12.14.
#[test]
fn operands_are_read_before_d_is_written() {
    let machine = exchange(op(Aadd, &[1, 1, 2], 0), [[WORD; 4], [1; 4], [0; 4]], 5);
    assert_eq!(lanes(&machine, 1), [5, 6, 7, 8]);
    let machine = exchange(op(Aadd, &[2, 1, 2], 0), [[WORD; 4], [1; 4], [0; 4]], 5);
    assert_eq!(lanes(&machine, 2), [5, 6, 7, 8]);
    assert_eq!(machine.memory().read_word(WORD), 9);
}

/// @p1 is true in lanes 1 and 2. The bits below the word do not count, and each lane has its own word, lane 3 one of
/// the scratchpad.
///
/// Rules: I5.2, I12.14, I12.16.
#[test]
fn it_reaches_whole_words_of_ram_and_scratchpad_in_the_executing_lanes() {
    let addresses = [WORD + 3, WORD + 4, WORD + 9, PAD + 2];
    let operands = [addresses, [10, 20, 30, 40], [9; 4]];
    let machine = exchange(op(Aadd, &[3, 1, 2], 0), operands, 7);
    assert_eq!(lanes(&machine, 3), [7, 0, 0, 7]);
    let words = [0, 4, 8].map(|offset| machine.memory().read_word(WORD + offset));
    assert_eq!(words, [17, 20, 30]);
    assert_eq!(machine.state().scratchpad().words()[0], 47);
    let machine = exchange(when(1, op(Aadd, &[3, 1, 2], 0)), operands, 7);
    assert_eq!(lanes(&machine, 3), [9, 0, 0, 9]);
    let words = [0, 4, 8].map(|offset| machine.memory().read_word(WORD + offset));
    assert_eq!(words, [7, 20, 30]);
}

/// Rules: I5.25, I12.16.
#[test]
fn any_other_address_is_interrupt_7_and_leaves_all_lanes_unchanged() {
    for outside in [0x8000_0000, 0x8000_0001, 0x1_0000, PAD + 64] {
        let operands = [[WORD, outside, WORD, 0xffff_fff0], [1; 4], [9; 4]];
        let machine = exchange(op(Aadd, &[3, 1, 2], 0), operands, 7);
        assert_eq!(fault(&machine), Some((7, 8)), "{outside:#x}");
        assert_eq!(lanes(&machine, 3), [9; 4]);
        assert_eq!(machine.memory().read_word(WORD), 7);
    }
}

/// A page at 0x5000 with so many rights; interrupt of an exchange there.
fn in_page(physical: u64, flags: u64, opcode: Opcode) -> Option<(u8, u64)> {
    let program = [op(Tlbadd, &[4, 5, 6], 0), op(opcode, &[3, 4, 2], 0), halt()];
    let paged = Features { tlb_entries: 4, ..features() };
    let mut machine = machine_with("4w8/8/1/1", paged, &program);
    let state: &mut State = machine.state_mut();
    for (register, value) in [(4, 0x5000), (5, physical), (6, flags)] {
        set_lanes(state, register, &[value]);
    }
    assert_eq!(machine.run(100), Outcome::AllStopped);
    fault(&machine)
}

/// Supervisor r is 010, w is 020.
///
/// Rules: I12.16.
#[test]
fn its_page_must_be_readable_and_writable() {
    for opcode in [Aswap, Acas] {
        assert_eq!(in_page(0x2000, 0o30, opcode), None);
        assert_eq!(in_page(0x2000, 0o67, opcode), Some((2, 4)), "no r");
        assert_eq!(in_page(0x2000, 0o57, opcode), Some((2, 4)), "no w");
        assert_eq!(in_page(PAD, 0o30, opcode), None);
        assert_eq!(in_page(0x8000_0000, 0o77, opcode), Some((7, 4)));
        // A right that is missing comes before what is not there.
        assert_eq!(in_page(0x8000_0000, 0o10, opcode), Some((2, 4)));
    }
}

/// Rules: I5.28, I12.14.
#[test]
fn a_word_that_is_changed_is_executed_as_it_is_then() {
    // At 0 and, in the second round, at 0 again: ldi %r4 gets one more each time.
    let program = [
        op(Ldi, &[4], 1),
        op(Aadd, &[3, 1, 2], 0),
        op(Iszero, &[0, 5], 0),
        op(Addi, &[5, 5], 1),
        when(0, op(Jmpi, &[], -20)),
        halt(),
    ];
    let mut machine = machine_with("4w8/8/1/1", features(), &program);
    set_lanes(machine.state_mut(), 2, &[1]);
    assert_eq!(machine.run(100), Outcome::AllStopped);
    assert_eq!(lanes(&machine, 4), [2]);
}

/// An atomic instruction, load or store: where its lanes go, some bytes apart, and with which guard.
fn access() -> impl Strategy<Value = Vec<Instruction>> {
    let opcode = prop::sample::select(vec![
        Aswap, Aadd, Aand, Aor, Axor, Amin, Amax, Aminu, Amaxu, Acas, Acas, Ld, St, Ldbu, Sth,
    ]);
    let step = prop::sample::select(vec![0_i64, 1, 2, 4, 8, 12, 16, 20]);
    let parts = (opcode, 4..6_u8, step, 0..4_u8, any::<bool>(), any::<bool>());
    parts.prop_map(|(opcode, register, step, place, guarded, expects)| {
        let mut all = vec![op(Muli, &[6, 3], step), op(Andi, &[6, 6], 0x3f), op(Rtop, &[1, 3], 0)];
        // In the RAM, in the scratchpad, or lane 0 in the one and the others in the other.
        match place {
            0 => all.push(op(Add, &[6, 6, 7], 0)),
            1 => all.push(op(Addi, &[6, 6], 0xe00)),
            _ => all.extend([
                op(Addi, &[6, 6], 0xe00),
                when(1, op(Subi, &[6, 6], 0xe00)),
                when(1, op(Add, &[6, 6, 7], 0)),
            ]),
        }
        if expects {
            all.push(op(Ld, &[register, 6], 0));
        }
        let access = op(opcode, &[register, 6, 9 - register], 0);
        let guard = guarded.then_some(PredicateRegister(1));
        all.push(access.guarded(guard));
        all.push(op(Add, &[5, 5, 4], 0));
        all.push(op(Add, &[4, 4, 3], 0));
        all
    })
}

proptest! {
    #![proptest_config(ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::with_cases(600)
    })]

    /// Whatever options the core has, and whatever the memory does.
    ///
    /// Rules: I12.14, I12.15, P26.8, P26.10, P26.12, P26.13, P26.15, P26.18.
    #[test]
    fn the_timing_model_does_the_same(
        accesses in prop::collection::vec(access(), 1..12),
        wide in any::<bool>(),
        lanes in 1..9_u32,
        line_words in prop::sample::select(vec![1_u32, 2, 4, 8]),
        fair in any::<bool>(),
        tlb_entries in prop::sample::select(vec![0_u32, 0, 4]),
        manners in manners(),
    ) {
        let arch = if wide { format!("8w8/8/{lanes}/1") } else { format!("4w8/8/{lanes}/1") };
        let options = CoreOptions {
            scratchpad_bytes: Some(128),
            fair_units: Some(fair),
            tlb_entries: Some(tlb_entries),
            ..CoreOptions::default()
        };
        let config = core_config_with(&arch, 4, line_words, options);
        let id: &ArchId = &config.arch;
        let pad = i64::from(id.word_bits()) - 2;
        let mut program = vec![
            op(Ldi, &[1], id.lanes().into()),
            op(Jalis, &[2, 1], 0),
            op(Hwid, &[3], 0),
            op(Ldi, &[7], 1),
            op(Shli, &[7, 7], pad),
        ];
        if tlb_entries > 0 {
            program.extend([op(Ldi, &[4], 0o77), op(Tlbadd, &[7, 7, 4], 0)]);
        }
        program.extend(accesses.concat());
        program.push(halt());
        let image = image(id, &program);
        prop_assume!(image.len() <= 0xe00);
        prop_assert!(agree(&config, &image, manners)?);
    }
}
