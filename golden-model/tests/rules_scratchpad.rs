//! Scratchpad, as software sees it: the ISA (I9.7), on the functional machine; and that the timing model does the same.

use crate::common::agree::{agree, core_config_with, manners};
use crate::common::many::cases;
use crate::common::{halt, image, op, with};
use isa::{ArchId, CoreOptions, Instruction, Opcode, Opcode::*, PredicateRegister};
use proptest::prelude::*;

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
