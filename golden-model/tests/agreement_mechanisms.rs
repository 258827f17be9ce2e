//! The functional machine and the timing model end in the same state with every mechanism of divergence.

use crate::common::agree::{agree, core_config_with, instruction, manners, one_warp_image};
use crate::common::many::cases;
use crate::common::parts::{self, functions_and_main, program, Part};
use crate::common::pieces::{emit, handled_image, piece};
use crate::common::{bare, image, op};
use isa::{CoreConfig, CoreOptions, DivergenceMechanism, Instruction, Opcode, PredicateRegister, Reconvergence};
use proptest::prelude::*;

/// A core of four-byte words with one warp. `depth` 0: the mechanism's own.
fn config(
    lanes: u32,
    depth: u32,
    (divergence, reconvergence): (DivergenceMechanism, Option<Reconvergence>),
) -> CoreConfig {
    let options = CoreOptions {
        divergence: Some(divergence),
        reconvergence,
        split_contexts: (divergence == DivergenceMechanism::MultiPath).then_some(0),
        ..CoreOptions::default()
    };
    core_config_with(&format!("4w8/8/{lanes}/1"), depth, 4, options)
}

const IMPLICIT: (DivergenceMechanism, Option<Reconvergence>) =
    (DivergenceMechanism::PairedPath, Some(Reconvergence::Implicit));
const EXPLICIT: (DivergenceMechanism, Option<Reconvergence>) =
    (DivergenceMechanism::PairedPath, Some(Reconvergence::Explicit));
/// Sides one after the other: each as far as its join.
const ONE_AFTER_THE_OTHER: (DivergenceMechanism, Option<Reconvergence>) = (DivergenceMechanism::MultiPath, None);
const MASKS: (DivergenceMechanism, Option<Reconvergence>) = (DivergenceMechanism::Masks, None);

/// Where the handler counts interrupts by number.
const COUNTS: i64 = 0x1f00;

/// Counts interrupts by their number, and takes a byte that waits at the console.
fn counting_handler() -> Vec<Instruction> {
    use Opcode::*;
    vec![
        op(Ldi, &[1], 1),
        op(Shli, &[1, 1], 31),
        op(Ld, &[2, 1], 0),
        op(Shli, &[0, 0], 2),
        op(Ld, &[2, 0], COUNTS),
        op(Addi, &[2, 2], 1),
        op(St, &[2, 0], COUNTS),
        bare(Reti),
    ]
}

/// Functions and a main program in all lanes of one warp, each lane with registers and a memory of its own, behind a
/// handler. In the end a trap, so that the shadow set does not tell which side was interrupted last.
fn image_of_parts(config: &CoreConfig, functions: &[Vec<Part>], main: &[Part]) -> Vec<u8> {
    use Opcode::*;
    let handler = counting_handler();
    let lanes = i64::from(config.arch.lanes());
    let mut start = vec![op(Jali, &[1], 4 * handler.len() as i64)];
    start.extend(handler);
    start.extend([
        op(Skep, &[1], 0),
        op(Ldi, &[1], lanes),
        op(Jalis, &[2, 1], 0),
        op(Hwid, &[parts::OWN_MEMORY], 0),
        op(Muli, &[parts::OWN_MEMORY, parts::OWN_MEMORY], parts::MEMORY_BYTES as i64),
        op(Ldi, &[6], parts::MEMORY as i64),
        op(Or, &[parts::OWN_MEMORY, parts::OWN_MEMORY, 6], 0),
    ]);
    for register in 0..6 {
        let factor = 1021 * (i64::from(register) + 2);
        start.extend([
            op(Muli, &[register, parts::OWN_MEMORY], factor),
            op(Shri, &[register, register], 13 + i64::from(register)),
            op(Andi, &[register, register], if register < 3 { 7 } else { 0x1fff }),
        ]);
    }
    for predicate in 0..3 {
        start.extend([op(Andi, &[6, predicate], 1 << predicate), op(Rtop, &[predicate, 6], 0)]);
    }
    let mut all = start;
    let mut rest = program(functions, main);
    rest.insert(rest.len() - 1, bare(Trap));
    all.extend(rest);
    image(&config.arch, &all)
}

/// A core whose lanes have room for memories of their own.
fn config_with_contexts(lanes: u32, split_contexts: u32) -> CoreConfig {
    crate::common::config(CoreOptions {
        arch: Some(format!("4w16/8/{lanes}/1")),
        divergence: Some(DivergenceMechanism::MultiPath),
        split_contexts: Some(split_contexts),
        stack_depth: Some(64),
        ram_bytes: Some(1 << 16),
        ..CoreOptions::default()
    })
}

/// A jump forward, mostly a short one and guarded; or a vote, or a join.
fn parting() -> impl Strategy<Value = Instruction> {
    use Opcode::*;
    let opcode = prop::sample::select(vec![Jmpi, Jmpi, Jmpi, Jali, Hwid, Join]);
    let guard = prop_oneof![1 => Just(None), 6 => (0..3_u8).prop_map(Some)];
    (opcode, 0..4_u8, 0..6_i64, guard).prop_map(|(opcode, register, number, guard)| {
        let immediate = match opcode {
            Hwid => 16 + number,
            _ => 4 * number,
        };
        Instruction::new(opcode, [register, 0, 0], immediate).guarded(guard.map(PredicateRegister))
    })
}

proptest! {
    #![proptest_config(cases(700))]

    /// Rules: P9.1.6, P9.12.3, P9.12.4, P9.12.8, P9.13.4, P9.13.10, P9.13.11, P9.13.6.
    #[test]
    fn structured_divergence(
        pieces in prop::collection::vec(piece(), 4..30),
        lanes in 1..9_u32,
        mechanism in prop::sample::select(vec![IMPLICIT, EXPLICIT, ONE_AFTER_THE_OTHER]),
        depth in prop_oneof![1 => 1..3_u32, 3 => Just(0)],
        manners in manners(),
    ) {
        let config = config(lanes, depth, mechanism);
        let image = handled_image(&config.arch, &emit(&config.arch, &pieces, 0));
        prop_assume!(image.len() <= 0xe00);
        agree(&config, &image, manners)?;
    }

    /// Rules: P9.1.13, P9.1.14, P9.12.5, P9.12.6, P9.12.7.
    #[test]
    fn jumps_of_some_lanes(
        body in prop::collection::vec(prop_oneof![instruction(4), parting()], 1..60),
        lanes in 1..9_u32,
        mechanism in prop::sample::select(vec![IMPLICIT, EXPLICIT, ONE_AFTER_THE_OTHER, MASKS]),
        manners in manners(),
    ) {
        let config = config(lanes, 0, mechanism);
        agree(&config, &one_warp_image(&config.arch, &body), manners)?;
    }

    /// With a handler that comes back, so that parted lanes go on behind interrupts.
    #[test]
    fn jumps_of_some_lanes_with_a_handler(
        body in prop::collection::vec(prop_oneof![instruction(4), parting()], 1..60),
        lanes in 2..9_u32,
        mechanism in prop::sample::select(vec![IMPLICIT, EXPLICIT, ONE_AFTER_THE_OTHER]),
        depth in prop_oneof![1 => 1..3_u32, 3 => Just(0)],
        manners in manners(),
    ) {
        let config = config(lanes, depth, mechanism);
        agree(&config, &handled_image(&config.arch, &body), manners)?;
    }

    /// Lanes that do not race leave the same, however their sides take turns, and whatever interrupts them.
    ///
    /// Rules: I8.6.1, I8.6.5, I8.6.6, I8.6.7, I8.6.8, I8.6.10, I8.6.11, P9.1.1, P9.13.4, P9.13.5, P9.13.9, P9.13.10,
    /// P9.13.11, P9.13.6.
    #[test]
    fn sides_at_the_same_time(
        (functions, main) in functions_and_main(1),
        lanes in 2..17_u32,
        split_contexts in prop::sample::select(vec![0, 1, 8]),
        manners in manners(),
    ) {
        let config = config_with_contexts(lanes, split_contexts);
        let image = image_of_parts(&config, &functions, &main);
        prop_assume!(image.len() < COUNTS as usize);
        let compared = agree(&config, &image, manners)?;
        prop_assume!(compared);
    }
}
