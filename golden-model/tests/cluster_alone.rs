//! What a core does in a cluster is what it does alone.

use crate::common::agree::{core_config_with, instruction, manners, one_warp_image, with_hidden_options};
use crate::common::cluster::ClusterBench;
use crate::common::environment::Manners;
use crate::common::many::cases;
use crate::common::pieces::{emit, handled_image, piece};
use golden_model::timing::Core;
use isa::ports::PortInputs;
use isa::{ClusterConfig, CoreConfig, CoreOptions, CycleRecord, TraceLayout};
use proptest::prelude::*;

/// Cycles that are compared of a program, which need not end.
const CYCLES: u64 = 3000;

/// What a lone core gets where the cluster's one core gets this: a port that is not asked says to no core that it is
/// ready (C3.1), and the core's own ring comes back to it (C13.1).
fn for_lone_core(core: &Core, inputs: &PortInputs) -> PortInputs {
    let wanted = core.outputs();
    PortInputs {
        core_number: 0,
        core_count: 1,
        instruction_request_ready: wanted.instruction_request_valid && inputs.instruction_request_ready,
        data_request_ready: wanted.data_request_valid && inputs.data_request_ready,
        rung: wanted.ring_valid && wanted.ring_core == 0,
        console_output_ready: wanted.console_output_valid && inputs.console_output_ready,
        ..*inputs
    }
}

/// Runs both and compares their records in every cycle.
fn same_as_alone(config: &CoreConfig, image: &[u8], manners: Manners) -> Result<(), TestCaseError> {
    let hidden = with_hidden_options(config, manners.seed);
    let without_errors = CoreConfig { bus_errors: false, ..hidden };
    let config = ClusterConfig::new(without_errors, 1, 1).expect("a cluster");
    let mut bench = ClusterBench::new(&config, image, manners);
    bench.memory.type_input(b"harmonica");
    let mut alone = Core::new(&config.core);
    let mut record = CycleRecord::new(TraceLayout::new(&config.core));
    for _ in 0..CYCLES {
        if bench.is_done() && !bench.memory.has_console_input() {
            break;
        }
        bench.step();
        let inputs = for_lone_core(&alone, &bench.inputs[0]);
        alone.step(&inputs, &mut record);
        if record != bench.records[0] {
            let differs = record.slots().iter().zip(bench.records[0].slots());
            let slot = differs.take_while(|(alone, among)| alone == among).count();
            prop_assert!(false, "cycle {}: {:?}", bench.cycle - 1, record.layout().slots().nth(slot));
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(cases(60))]

    /// Rules: C2.1, C5.7, C13.1.
    #[test]
    fn one_core_on_one_bank_is_the_core_alone(
        body in prop::collection::vec(instruction(4), 1..60),
        lanes in 1..9_u32,
        line_words in prop::sample::select(vec![1_u32, 2, 4, 16]),
        instruction_cache in any::<bool>(),
        manners in manners(),
    ) {
        let options = CoreOptions {
            instruction_cache_bytes: instruction_cache.then_some(128),
            ..CoreOptions::default()
        };
        let config = core_config_with(&format!("4w8/8/{lanes}/2"), 4, line_words, options);
        same_as_alone(&config, &one_warp_image(&config.arch, &body), manners)?;
    }

    /// Rules: C2.1, C5.7.
    #[test]
    fn the_same_of_divergence_and_accesses(
        pieces in prop::collection::vec(piece(), 4..30),
        lanes in 1..9_u32,
        manners in manners(),
    ) {
        let config = core_config_with(&format!("4w8/8/{lanes}/1"), 16, 4, CoreOptions::default());
        let image = handled_image(&config.arch, &emit(&config.arch, &pieces, 0));
        prop_assume!(image.len() <= 0xe00);
        same_as_alone(&config, &image, manners)?;
    }
}
