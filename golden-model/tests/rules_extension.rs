//! The extension on the functional machine: comparisons, arithmetic, narrow loads and stores, and where there is none.
//! Values typed in from the ISA (section 12).

use crate::common::{fault, four_lanes, halt, image, lanes, machine_with, op, run, run_from, set_lanes, when, FOUR};
use golden_model::{Features, Machine, MachineOptions, Outcome, State};
use isa::{ArchId, CoreConfig, CoreOptions, Instruction, Opcode, Opcode::*, PredicateRegister, Warp};

/// One lane of 8-byte words.
const WIDE: &str = "8w8/8/1/1";
const LEAST_32: u64 = 0x8000_0000;
const LEAST_64: u64 = 0x8000_0000_0000_0000;

/// The state after an instruction on r1 and r2, one value in each of four lanes; r3 was 7.
fn after(instruction: Instruction, left: [u64; 4], right: [u64; 4]) -> Machine {
    let setup = |state: &mut State| {
        four_lanes(state);
        set_lanes(state, 1, &left);
        set_lanes(state, 2, &right);
        set_lanes(state, 3, &[7; 4]);
    };
    run_from(FOUR, setup, &[instruction, halt()])
}

/// r3 after it.
fn result(instruction: Instruction, left: [u64; 4], right: [u64; 4]) -> Vec<u64> {
    lanes(&after(instruction, left, right), 3)
}

/// r3 of a lane of 8-byte words after an instruction on r1 and r2.
fn result_64(instruction: Instruction, left: u64, right: u64) -> u64 {
    let setup = |state: &mut State| {
        set_lanes(state, 1, &[left]);
        set_lanes(state, 2, &[right]);
    };
    lanes(&run_from(WIDE, setup, &[instruction, halt()]), 3)[0]
}

/// The lanes in which @p0 is true.
fn truths(machine: &Machine) -> u64 {
    let state = machine.state();
    state.predicate_lanes(Warp(0), PredicateRegister(0)).0
}

/// Lane by lane: 5 and 5; -1 and 1; the least number and the greatest; 2 and -3.
const LEFT: [u64; 4] = [5, 0xffff_ffff, LEAST_32, 2];
const RIGHT: [u64; 4] = [5, 1, 0x7fff_ffff, 0xffff_fffd];

/// Rules: I12.6.
#[test]
fn comparisons_are_signed_or_unsigned() {
    for (opcode, lanes) in [(Eq, 0b0001), (Ne, 0b1110), (Lt, 0b0110), (Ge, 0b1001), (Ltu, 0b1000), (Geu, 0b0111)] {
        let machine = after(op(opcode, &[0, 1, 2], 0), LEFT, RIGHT);
        assert_eq!(truths(&machine), lanes, "{opcode}");
    }
}

/// Rules: I12.6.
#[test]
fn an_immediate_is_sign_extended_also_where_the_comparison_is_unsigned() {
    let left = [5, 0xffff_fffd, 0xffff_fffc, LEAST_32];
    for (opcode, lanes) in [(Eqi, 0b0010), (Nei, 0b1101), (Lti, 0b1100), (Gei, 0b0011), (Ltui, 0b1101), (Geui, 0b0010)]
    {
        let machine = after(op(opcode, &[0, 1], -3), left, [0; 4]);
        assert_eq!(truths(&machine), lanes, "{opcode}");
    }
    let setup = |state: &mut State| set_lanes(state, 1, &[LEAST_64]);
    for (opcode, is_true) in [(Lti, 1), (Ltui, 1), (Eqi, 0), (Gei, 0)] {
        let machine = run_from(WIDE, setup, &[op(opcode, &[0, 1], -1), halt()]);
        assert_eq!(truths(&machine), is_true, "{opcode}");
    }
}

/// @p1 is true in lanes 1 and 2, @p0 in lanes 0 and 3 before.
///
/// Rules: I5.2, I12.6.
#[test]
fn a_comparison_writes_in_the_executing_lanes_only() {
    let setup = |state: &mut State| {
        four_lanes(state);
        state.set_predicate(Warp(0), PredicateRegister(0), isa::LaneMask(0b1011));
        set_lanes(state, 1, &[1, 2, 3, 4]);
    };
    let machine = run_from(FOUR, setup, &[when(1, op(Eqi, &[0, 1], 3)), halt()]);
    assert_eq!(truths(&machine), 0b1101);
}

/// Lane by lane: 1 and 1; 0 and -0; a NaN and itself; -2 and 1.
///
/// Rules: I12.7.
#[test]
fn floats_compare_as_numbers_and_a_nan_as_nothing() {
    let left = [0x3f80_0000, 0, 0x7fc0_0000, 0xc000_0000];
    let right = [0x3f80_0000, LEAST_32, 0x7fc0_0000, 0x3f80_0000];
    for (opcode, lanes) in [(Feq, 0b0011), (Flt, 0b1000), (Fle, 0b1011)] {
        let machine = after(op(opcode, &[0, 1, 2], 0), left, right);
        assert_eq!(truths(&machine), lanes, "{opcode}");
        let turned = after(op(opcode, &[0, 2, 1], 0), left, right);
        let [greater, same] = [0b0000, 0b0011];
        let turned_lanes = if opcode == Flt { greater } else { same };
        assert_eq!(truths(&turned), turned_lanes, "{opcode}");
    }
    // -2 and 1 in the formats of other words.
    for (arch, left, right) in [("2b4/1/1/1", 0xc000, 0x3c00), (WIDE, 0xc000_0000_0000_0000, 0x3ff0_0000_0000_0000)] {
        let setup = |state: &mut State| {
            set_lanes(state, 1, &[left]);
            set_lanes(state, 2, &[right]);
        };
        for (opcode, is_true) in [(Flt, 1), (Fle, 1), (Feq, 0)] {
            let machine = run_from(arch, setup, &[op(opcode, &[0, 1, 2], 0), halt()]);
            assert_eq!(truths(&machine), is_true, "{arch} {opcode}");
        }
    }
}

/// Rules: I12.8.
#[test]
fn sra_fills_with_the_sign_whatever_the_count() {
    let values = [0x8000_0010, 0x7000_0000, 0x8000_0000, 0xffff_fff0];
    let counts = [4, 4, 32, 0xffff_ffff];
    assert_eq!(result(op(Sra, &[3, 1, 2], 0), values, counts), [0xf800_0001, 0x0700_0000, 0xffff_ffff, 0xffff_ffff]);
    assert_eq!(result(op(Srai, &[3, 1], 31), values, [0; 4]), [0xffff_ffff, 0, 0xffff_ffff, 0xffff_ffff]);
    // -1 as a count is the greatest one.
    assert_eq!(result(op(Srai, &[3, 1], -1), values, [0; 4]), [0xffff_ffff, 0, 0xffff_ffff, 0xffff_ffff]);
    assert_eq!(result(op(Srai, &[3, 1], 0), values, [0; 4]), values);
    let wide = [(4, 0xf800_0000_0000_0000), (63, u64::MAX), (64, u64::MAX)];
    for (count, expected) in wide {
        let value = result_64(op(Sra, &[3, 1, 2], 0), LEAST_64, count);
        assert_eq!(value, expected, "{count}");
    }
    assert_eq!(result_64(op(Sra, &[3, 1, 2], 0), LEAST_64 >> 1, 62), 1);
}

/// Rules: I12.9.
#[test]
fn the_upper_half_of_a_product() {
    let left = [0xffff_ffff, LEAST_32, LEAST_32, 0x7fff_ffff];
    let right = [0xffff_ffff, LEAST_32, 2, 0x7fff_ffff];
    assert_eq!(result(op(Mulhu, &[3, 1, 2], 0), left, right), [0xffff_fffe, 0x4000_0000, 1, 0x3fff_ffff]);
    let greatest = result_64(op(Mulhu, &[3, 1, 2], 0), u64::MAX, u64::MAX);
    assert_eq!(greatest, u64::MAX - 1);
}

/// Where the data of narrow loads and stores stand.
const DATA: u64 = 0x100;

/// One lane runs an access at r1 = [`DATA`] plus an offset, whose word is given; r2 is `value` before. r2 and the word
/// after it.
fn narrow(arch: &str, access: Instruction, offset: u64, [word, value]: [u64; 2]) -> (u64, u64) {
    let id: ArchId = arch.parse().expect("a legal ArchID");
    let mut bytes = image(&id, &[access, halt()]);
    bytes.resize(DATA as usize, 0);
    bytes.extend(&word.to_le_bytes()[..id.word_bytes() as usize]);
    let mut machine = Machine::new(id, MachineOptions::for_arch(&id), &bytes).expect("a machine");
    set_lanes(machine.state_mut(), 1, &[DATA + offset]);
    set_lanes(machine.state_mut(), 2, &[value]);
    assert_eq!(machine.run(10), Outcome::AllStopped);
    assert_eq!(fault(&machine), None);
    (lanes(&machine, 2)[0], machine.memory().read_word(DATA))
}

/// What a load gives at each byte of a word of memory.
fn loaded<const N: usize>(arch: &str, opcode: Opcode, word: u64) -> [u64; N] {
    let load = op(opcode, &[2, 1], 0);
    std::array::from_fn(|offset| narrow(arch, load, offset as u64, [word, 0]).0)
}

/// Rules: I12.11, I12.12.
#[test]
fn narrow_loads_extend_what_they_find_from_the_address_on() {
    let word = 0x84b3_c27f;
    let of = |opcode| loaded::<4>("4w8/8/1/1", opcode, word);
    assert_eq!(of(Ldb), [0x7f, 0xffff_ffc2, 0xffff_ffb3, 0xffff_ff84]);
    assert_eq!(of(Ldbu), [0x7f, 0xc2, 0xb3, 0x84]);
    assert_eq!(of(Ldh), [0xffff_c27f, 0xffff_b3c2, 0xffff_84b3, 0x84]);
    assert_eq!(of(Ldhu), [0xc27f, 0xb3c2, 0x84b3, 0x84]);
    let wide = 0x8877_6655_a4b3_c2d1;
    let of = |opcode| loaded::<8>(WIDE, opcode, wide);
    let words = of(Ldwu);
    assert_eq!(words[..3], [0xa4b3_c2d1, 0x55a4_b3c2, 0x6655_a4b3]);
    assert_eq!(words[4..], [0x8877_6655, 0x88_7766, 0x8877, 0x88]);
    let words = of(Ldw);
    assert_eq!(words[..2], [0xffff_ffff_a4b3_c2d1, 0x55a4_b3c2]);
    assert_eq!(words[4..6], [0xffff_ffff_8877_6655, 0x88_7766]);
    assert_eq!(of(Ldh)[6], 0xffff_ffff_ffff_8877);
    assert_eq!(of(Ldb)[4], 0x55);
}

/// Rules: I12.11, I12.12.
#[test]
fn narrow_stores_write_their_bytes_but_none_behind_the_word() {
    let stored = |arch, opcode, offset| {
        let before = [u64::MAX, 0x1122_3344_5566_7788];
        narrow(arch, op(opcode, &[2, 1], 0), offset, before).1
    };
    let of = |opcode| [0, 1, 2, 3].map(|offset| stored("4w8/8/1/1", opcode, offset));
    assert_eq!(of(Stb), [0xffff_ff88, 0xffff_88ff, 0xff88_ffff, 0x88ff_ffff]);
    assert_eq!(of(Sth), [0xffff_7788, 0xff77_88ff, 0x7788_ffff, 0x88ff_ffff]);
    assert_eq!(stored(WIDE, Stw, 0), 0xffff_ffff_5566_7788);
    assert_eq!(stored(WIDE, Stw, 3), 0xff55_6677_88ff_ffff);
    assert_eq!(stored(WIDE, Stw, 6), 0x7788_ffff_ffff_ffff);
    assert_eq!(stored(WIDE, Sth, 7), 0x88ff_ffff_ffff_ffff);
}

/// The immediate is added, and the sum wraps.
///
/// Rules: I12.11.
#[test]
fn the_address_of_a_narrow_access_is_the_sum() {
    let before = [0x4433_2211, 0];
    let load = op(Ldbu, &[2, 1], -6);
    assert_eq!(narrow("4w8/8/1/1", load, 9, before).0, 0x44);
    let setup = |state: &mut State| set_lanes(state, 1, &[0xffff_ffff]);
    let machine = run_from("4w8/8/1/1", setup, &[op(Ldbu, &[2, 1], 4), halt()]);
    // The byte at 3 is the first one of the load itself: its guard and opcode.
    assert_eq!(lanes(&machine, 2), [0x0b]);
}

/// The lanes' bytes go into one word; where two meet, the higher lane wins. Lane 3 of the load is at the console's
/// word.
///
/// Rules: I5.24, I9.3, I9.4, I12.13.
#[test]
fn narrow_accesses_are_loads_and_stores() {
    let setup = |state: &mut State| {
        four_lanes(state);
        set_lanes(state, 1, &[0x100, 0x101, 0x102, 0x101]);
        set_lanes(state, 2, &[0x1aa, 0x1bb, 0x1cc, 0x1dd]);
        set_lanes(state, 4, &[0x100, 0x101, 0x102, LEAST_32]);
    };
    let program = [op(Stb, &[2, 1], 0), op(Ldbu, &[3, 4], 0), op(Stb, &[2, 4], 0), halt()];
    let mut machine = machine_with(FOUR, Features::COMPLETE, &program);
    machine.type_input(b"x");
    setup(machine.state_mut());
    assert_eq!(machine.run(100), Outcome::AllStopped);
    assert_eq!(lanes(&machine, 3), [0xaa, 0xdd, 0xcc, b'x'.into()]);
    assert_eq!(machine.memory().read_word(0x100), 0xcc_bbaa);
    assert_eq!(machine.take_console_output(), [0xdd]);
    // Nothing answers behind the RAM.
    let outside = |state: &mut State| {
        four_lanes(state);
        set_lanes(state, 1, &[0, 1, 0x1_0000, 2]);
    };
    for opcode in [Ldb, Stb] {
        let machine = run_from(FOUR, outside, &[op(opcode, &[2, 1], 0), halt()]);
        assert_eq!(fault(&machine), Some((7, 0)), "{opcode}");
    }
}

/// Rules: I12.18.
#[test]
fn a_fence_does_nothing_that_is_seen_here_and_is_not_privileged() {
    let program = [op(Ldi, &[1], 8), op(Jmpru, &[1], 0), op(Fence, &[], 0), op(Ldi, &[2], 5), halt()];
    let machine = run("4w8/8/1/1", &program);
    assert_eq!((fault(&machine), lanes(&machine, 2)), (None, vec![5]));
}

/// The interrupt of an instruction at 4 of a machine with such features.
fn interrupt_of(arch: &str, features: Features, instruction: Instruction) -> Option<u8> {
    let program = [op(Ldi, &[1], 0), instruction, halt()];
    let mut machine = machine_with(arch, features, &program);
    assert_eq!(machine.run(10), Outcome::AllStopped);
    fault(&machine).map(|(number, _)| number)
}

/// Rules: I12.7, I12.9, I12.11, I7.18.
#[test]
fn what_needs_a_unit_or_a_wider_word_is_invalid_without_it() {
    let without = |change: fn(&mut Features)| {
        let mut features = Features::COMPLETE;
        change(&mut features);
        features
    };
    let of = |features, opcode| interrupt_of("4w8/8/1/1", features, op(opcode, &[1, 1, 1], 0));
    for opcode in [Feq, Flt, Fle] {
        assert_eq!(of(without(|features| features.float = false), opcode), Some(3));
        assert_eq!(of(Features::COMPLETE, opcode), None);
    }
    let no_multiplier = without(|features| features.multiply = false);
    assert_eq!(of(no_multiplier, Mulhu), Some(3));
    assert_eq!(of(Features::COMPLETE, Mulhu), None);
    for opcode in [Ldw, Ldwu, Stw] {
        assert_eq!(of(Features::COMPLETE, opcode), Some(3));
        let wide = interrupt_of(WIDE, Features::COMPLETE, op(opcode, &[1, 1], 0));
        assert_eq!(wide, None);
    }
    for opcode in [Ldh, Ldhu, Sth] {
        let narrow = interrupt_of("2b4/2/1/1", Features::COMPLETE, op(opcode, &[1, 1], 0));
        assert_eq!(narrow, Some(3));
    }
}

/// A machine with features that runs one word, which no lane executes when `guarded`.
fn interrupt_of_word(arch: &str, features: Features, word: u32) -> Option<(u8, u64)> {
    let id: ArchId = arch.parse().expect("a legal ArchID");
    let mut bytes = word.to_le_bytes().to_vec();
    bytes.extend(image(&id, &[halt()]));
    let options = MachineOptions { features, ..MachineOptions::for_arch(&id) };
    let mut machine = Machine::new(id, options, &bytes).expect("a machine");
    machine.state_mut().set_interrupts_enabled(Warp(0), false);
    assert_eq!(machine.run(10), Outcome::AllStopped);
    fault(&machine)
}

/// Of the functions 26 is the last. @p0 is false.
///
/// Rules: I5.26, I5.27, I12.2, I12.5.
#[test]
fn a_function_that_is_not_in_the_table_is_invalid() {
    let of = |arch, word| interrupt_of_word(arch, Features::COMPLETE, word);
    let eight = "4w8/8/1/1";
    assert_eq!(of(eight, 0x0b80_0001), None, "eq @p0, %r0, %r0");
    for function in [0x27, 0x3f] {
        assert_eq!(of(eight, 0x0b80_0000 | function), Some((3, 0)));
        assert_eq!(of(eight, 0x8b80_0000 | function), None, "in no lane");
    }
    // A trap is one, whatever stands above the function.
    assert_eq!(of(eight, 0x0b8a_6000), Some((0, 4)));
    // @p5 of five predicates does not exist: that is worse.
    assert_eq!(of("4w8/5/1/1", 0xdb80_003f), Some((3, 0)));
    assert_eq!(of("4w8/5/1/1", 0xdb80_0001), Some((3, 0)));
    // %r7 of five registers neither, but @p0 keeps the instruction from being executed.
    assert_eq!(of("4w5/5/1/1", 0x0b80_e001), Some((3, 0)));
    assert_eq!(of("4w5/5/1/1", 0x8b80_e001), None);
}

/// Rules: I12.1, I12.4.
#[test]
fn without_the_extension_its_words_are_traps() {
    let basic = Features { extension: false, ..Features::COMPLETE };
    for function in [1, 0x26, 0x3f] {
        let word = 0x0b80_0000 | function;
        assert_eq!(interrupt_of_word("4w8/8/1/1", basic, word), Some((0, 4)));
        let guarded = 0x8000_0000 | word;
        assert_eq!(interrupt_of_word("4w8/8/1/1", basic, guarded), None);
        // 1 + 5 + 6 + 3 * 5 + 6 bits are too many.
        let word = 0x02e0_0000 | function;
        let narrow = interrupt_of_word("4w32/32/1/1", Features::COMPLETE, word);
        assert_eq!(narrow, Some((0, 4)));
    }
    // In encoding b they are opcodes that are not there.
    assert_eq!(interrupt_of("4b8/8/1/1", basic, op(Eq, &[0, 1, 1], 0)), Some(3));
    let there = interrupt_of("4b8/8/1/1", Features::COMPLETE, op(Eq, &[0, 1, 1], 0));
    assert_eq!(there, None);
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
