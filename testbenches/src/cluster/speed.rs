//! How fast the lock step of a cluster is, as a share of the bare simulation; as for a core alone (`run/speed.rs`).

use std::sync::atomic::AtomicBool;

use assembler::Image;
use isa::ClusterConfig;

use super::ahead;
use super::cosim::{ClusterCosimulator, ClusterVerilog};
use super::lockstep::{ClusterLockStep, ClusterRun};
use super::model::ClusterModelSide;
use super::outcome::ClusterOutcome;
use super::record::ClusterRecord;
use super::sides::{ClusterBench, ClusterSide};
use crate::bridge::ModelCache;
use crate::environment::console_input::ConsoleInput;
use crate::environment::memory_timing::MemoryTiming;
use crate::environment::resets::Resets;
use crate::run::ahead::is_worthwhile;
use crate::run::cosim::CosimError;
use crate::run::judge::PROGRESS_CYCLES;
use crate::run::lockstep::Run;
use crate::run::speed::{bare_loop, BareTurns, LockStepSpeed, Pace};
use crate::sides::core_model::build_with_bare_loop;

/// Measures a program that runs for more than `cycles` cycles, and than [`PROGRESS_CYCLES`], in so many turns of both;
/// the best turn of each counts.
///
/// # Errors
/// As for [`ClusterCosimulator::run`].
///
/// # Panics
/// When the sides disagree or the program ends too soon: then there is no speed to speak of.
pub fn cluster_speed(
    config: &ClusterConfig,
    image: &Image,
    cycles: u64,
    turns: u32,
) -> Result<LockStepSpeed, CosimError> {
    let cycles = cycles.max(PROGRESS_CYCLES);
    let verilog = ClusterVerilog::emit(config)?;
    let ports: Vec<String> = (0..config.banks).map(|bank| format!("bank{bank}")).collect();
    let bare_loop = bare_loop(&config.core, config.cores, &ports);
    let built = build_with_bare_loop(&ModelCache::from_environment(), verilog.core(), bare_loop)?;
    let cosimulator = ClusterCosimulator::from_built(config, built);
    let of = ClusterRun {
        cluster: cosimulator.config(),
        run: Run {
            config: &cosimulator.config().core,
            image,
            timing: MemoryTiming::IDEAL,
            max_cycles: cycles,
            compare_state_every: None,
            console_input: ConsoleInput::none(),
            resets: Resets::none(),
            start: None,
        },
    };
    let model = || ClusterModelSide::new(cosimulator.config());
    let mut bench = ClusterBench::new(model(), &of);
    let ram = |bench: &ClusterBench<_>| bench.environment.memory().bytes().to_vec();
    let before = ram(&bench);
    let mut record = ClusterRecord::new(of.cluster);
    let mut accesses = 0;
    for _ in 0..cycles {
        let outputs = bench.side.outputs().iter();
        accesses += outputs.filter(|bank| bank.data_request_valid).count() as u64;
        bench.cycle(&mut record)?;
    }
    let mut bare = BareTurns::new(cycles, accesses, [before, ram(&bench)]);
    let mut lock_step = 0.0_f64;
    for _ in 0..turns {
        bare.take(&|| cosimulator.model())?;
        let rtl = cosimulator.rtl()?;
        let mut pace = Pace::begin();
        let mut tell = |cycles| pace.tell(cycles);
        let outcome = if is_worthwhile(&of.run) {
            let outcome = ahead::run(of, rtl, &AtomicBool::new(false), &mut tell)?;
            outcome.unwrap_or_else(|| panic!("the sides differ"))
        } else {
            ClusterLockStep::new(of, rtl, model()).run(&mut tell)?
        };
        lock_step = lock_step.max(pace.rate());
        assert!(matches!(outcome, ClusterOutcome::CycleLimit(_)), "{outcome}");
    }
    Ok(bare.speed(lock_step))
}
