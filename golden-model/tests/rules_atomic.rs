//! Atomic instructions on the functional machine, values typed in from the ISA (section 12); and that the timing model
//! does the same.

use crate::common::agree::{agree, core_config_with, manners};
use crate::common::{halt, image, op, when};
use isa::{ArchId, CoreOptions, Instruction, Opcode::*, PredicateRegister};
use proptest::prelude::*;

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
