//! Scratchpad, as software sees it: the ISA (I9.7), on the functional machine; and that the timing model does the same.

use crate::common::agree::{agree, core_config_with, manners};
use crate::common::many::cases;
use crate::common::{fault, halt, image, lanes, machine_with, op, with};
use golden_model::{Features, Machine, MachineError, MachineOptions, Outcome};
use isa::{ArchId, CoreOptions, Instruction, Opcode, Opcode::*, PredicateRegister};
use proptest::prelude::*;

const BYTES: u64 = 64;

fn features() -> Features {
    Features { scratchpad_bytes: BYTES, ..Features::COMPLETE }
}

/// All lanes on, their numbers in r3, the scratchpad's address in r7; then the body, then halt.
fn program(arch: &ArchId, body: &[Instruction]) -> Vec<Instruction> {
    let mut program = vec![
        op(Ldi, &[1], arch.lanes().into()),
        op(Jalis, &[2, 1], 0),
        op(Hwid, &[3], 0),
        op(Ldi, &[7], 1),
        op(Shli, &[7, 7], i64::from(arch.word_bits()) - 2),
    ];
    program.extend_from_slice(body);
    program.push(halt());
    program
}

fn run(arch: &str, body: &[Instruction]) -> Machine {
    let id = arch.parse().expect("a legal ArchID");
    let mut machine = machine_with(arch, features(), &program(&id, body));
    assert_eq!(machine.run(10_000), Outcome::AllStopped);
    machine
}

/// Rules: I9.7, I5.23.
#[test]
fn it_begins_as_zeros_and_keeps_bytes_as_the_ram_does() {
    let body = [
        op(Shli, &[4, 3], 2),
        op(Add, &[4, 4, 7], 0),
        op(Ld, &[5, 4], 0),
        op(Addi, &[6, 3], 0x122),
        op(St, &[6, 4], 8),
        op(St, &[6, 4], 1),
        op(Ld, &[6, 4], 9),
    ];
    let machine = run("4w8/8/4/1", &body);
    assert_eq!(lanes(&machine, 5), [0; 4]);
    assert_eq!(lanes(&machine, 6), [0x124, 0x125, 1, 1]);
    let words = machine.state().scratchpad().words();
    assert_eq!(words.len(), 16);
    assert_eq!(words[..2], [0x1_2200, 0x1_2300]);
    assert_eq!(words[2..6], [0x1_2422, 0x1_2523, 0x124, 0x125]);
    // Of the RAM nothing has changed.
    assert!(machine.memory().ram()[0x40..].iter().all(|&byte| byte == 0));
    let long = run("8w8/8/2/1", &[op(St, &[7, 7], 8), op(Ld, &[5, 7], 15)]);
    assert_eq!(lanes(&long, 5), [0x40; 2]);
}

/// Rules: I9.5, I9.7.
#[test]
fn what_is_beside_it_and_what_is_executed_from_it_is_interrupt_7() {
    let of = |body: &[Instruction]| {
        let arch = "4w8/8/1/1";
        let mut machine = machine_with(arch, features(), &program(&arch.parse().unwrap(), body));
        assert_eq!(machine.run(1000), Outcome::AllStopped);
        fault(&machine).map(|(number, _)| number)
    };
    let end = BYTES as i64;
    assert_eq!(of(&[op(Ld, &[5, 7], end - 1)]), None);
    assert_eq!(of(&[op(Ld, &[5, 7], end)]), Some(7));
    assert_eq!(of(&[op(St, &[5, 7], -1)]), Some(7));
    assert_eq!(of(&[op(Jmpr, &[7], 0)]), Some(7));
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

/// A load or store: its register, how far lanes are apart, whether they are in the RAM, and who executes it.
fn access() -> impl Strategy<Value = Vec<Instruction>> {
    let step = prop::sample::select(vec![0_i64, 1, 3, 4, 5, 8, 12, 16, 20, 32, 36]);
    let parts = (any::<bool>(), 4..6_u8, step, 0..40_i64, 0..4_u8, any::<bool>());
    parts.prop_map(|(loads, register, step, offset, odd, guarded)| {
        let opcode = if loads { Opcode::Ld } else { Opcode::St };
        let access = op(opcode, &[register, 6], offset);
        let guard = (odd == 1 && guarded).then_some(PredicateRegister(1));
        let mut all = vec![
            op(Muli, &[6, 3], step),
            op(Andi, &[6, 6], 0x1f),
            op(Rtop, &[1, 3], 0),
            op(Iszero, &[2, 3], 0),
            op(Add, &[6, 6, 7], 0),
        ];
        // Lane 0, or all others, in the RAM, behind the program.
        for (number, guard) in [(2, 2), (3, 1)] {
            if odd == number {
                all.push(crate::common::when(guard, op(Ldi, &[6], 0xe00)));
            }
        }
        all.push(access.guarded(guard));
        all.push(op(Add, &[5, 5, 4], 0));
        all
    })
}

proptest! {
    #![proptest_config(cases(400))]

    /// Rules: I9.7, P25.1, P25.2, P25.4, P25.6, P25.7.
    #[test]
    fn the_timing_model_does_the_same(
        accesses in prop::collection::vec(access(), 1..12),
        wide in any::<bool>(),
        lanes in 1..9_u32,
        line_words in prop::sample::select(vec![1_u32, 2, 4, 8]),
        manners in manners(),
    ) {
        let arch = if wide { format!("8w8/8/{lanes}/1") } else { format!("4w8/8/{lanes}/1") };
        let options = with("scratchpad_bytes = 128", CoreOptions::default());
        let config = core_config_with(&arch, 4, line_words, options);
        let image = image(&config.arch, &program(&config.arch, &accesses.concat()));
        prop_assert!(agree(&config, &image, manners)?);
    }
}
