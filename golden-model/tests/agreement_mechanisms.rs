//! The functional machine and the timing model end in the same state with every mechanism of divergence.

mod common;

use common::agree::{agree, core_config_with, instruction, manners, one_warp_image};
use common::pieces::{emit, handled_image, piece};
use isa::{
    CoreConfig, CoreOptions, DivergenceMechanism, Instruction, Opcode, PredicateRegister,
    Reconvergence,
};
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
        ..CoreOptions::default()
    };
    core_config_with(&format!("4w8/8/{lanes}/1"), depth, 4, options)
}

const IMPLICIT: (DivergenceMechanism, Option<Reconvergence>) = (
    DivergenceMechanism::PairedPath,
    Some(Reconvergence::Implicit),
);
const EXPLICIT: (DivergenceMechanism, Option<Reconvergence>) = (
    DivergenceMechanism::PairedPath,
    Some(Reconvergence::Explicit),
);
const MASKS: (DivergenceMechanism, Option<Reconvergence>) = (DivergenceMechanism::Masks, None);

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
    #![proptest_config(ProptestConfig {
        failure_persistence: None,
        max_global_rejects: 100_000,
        ..ProptestConfig::with_cases(700)
    })]

    /// Rules: P9.49, P9.2.3, P9.2.4, P9.2.8.
    #[test]
    fn structured_divergence(
        pieces in prop::collection::vec(piece(), 4..30),
        lanes in 1..9_u32,
        mechanism in prop::sample::select(vec![IMPLICIT, EXPLICIT]),
        depth in prop_oneof![1 => 1..3_u32, 3 => Just(0)],
        manners in manners(),
    ) {
        let config = config(lanes, depth, mechanism);
        let image = handled_image(&config.arch, &emit(&config.arch, &pieces, 0));
        prop_assume!(image.len() <= 0xe00);
        agree(&config, &image, manners)?;
    }

    /// Rules: P9.9, P9.50, P9.2.5, P9.2.6, P9.2.7.
    #[test]
    fn jumps_of_some_lanes(
        body in prop::collection::vec(prop_oneof![instruction(4), parting()], 1..60),
        lanes in 1..9_u32,
        mechanism in prop::sample::select(vec![IMPLICIT, EXPLICIT, MASKS]),
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
        mechanism in prop::sample::select(vec![IMPLICIT, EXPLICIT]),
        depth in prop_oneof![1 => 1..3_u32, 3 => Just(0)],
        manners in manners(),
    ) {
        let config = config(lanes, depth, mechanism);
        agree(&config, &handled_image(&config.arch, &body), manners)?;
    }
}
