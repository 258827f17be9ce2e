//! How fast the lock step of a cluster is, as a share of the bare simulation; as for a core alone (`run/speed.rs`).

use std::sync::atomic::AtomicBool;

use assembler::Image;
use isa::ClusterConfig;

use super::ahead;
use super::cosim::{ClusterCosimulator, ClusterVerilog};
use super::lockstep::{ClusterLockStep, ClusterRun};
use super::model::ClusterModelSide;
use super::outcome::ClusterOutcome;
use crate::bridge::{BareLoop, ModelCache};
use crate::environment::console_input::ConsoleInput;
use crate::environment::memory_timing::MemoryTiming;
use crate::environment::resets::Resets;
use crate::run::ahead::is_worthwhile;
use crate::run::cosim::CosimError;
use crate::run::judge::PROGRESS_CYCLES;
use crate::run::lockstep::Run;
use crate::run::speed::{BareTurns, LockStepSpeed, Pace};
use crate::sides::core_model::build_with_bare_loop;

/// Measures a program that runs for more than `cycles` cycles, and than [`PROGRESS_CYCLES`], in so many turns of both; the best turn of each counts.
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
    let bare_loop = BareLoop::Source(bare_loop(config));
    let built = build_with_bare_loop(&ModelCache::from_environment(), verilog.core(), bare_loop)?;
    let cosimulator = ClusterCosimulator::from_built(config, built);
    let mut ram = image.bytes.clone();
    ram.resize(config.core.ram_bytes as usize, 0);
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
    let (mut bare, mut lock_step) = (BareTurns::none(), 0.0_f64);
    for _ in 0..turns {
        bare.take(&|| cosimulator.model(), cycles, &ram)?;
        let rtl = cosimulator.rtl()?;
        let mut pace = Pace::begin();
        let mut tell = |cycles| pace.tell(cycles);
        let outcome = if is_worthwhile(&of.run) {
            let outcome = ahead::run(of, rtl, &AtomicBool::new(false), &mut tell)?;
            outcome.unwrap_or_else(|| panic!("the sides differ"))
        } else {
            let model = ClusterModelSide::new(cosimulator.config());
            ClusterLockStep::new(of, rtl, model).run(&mut tell)?
        };
        lock_step = lock_step.max(pace.rate());
        assert!(
            matches!(outcome, ClusterOutcome::CycleLimit(_)),
            "{outcome}"
        );
    }
    Ok(LockStepSpeed::of_turns(cycles, &bare, lock_step))
}

fn bare_loop(config: &ClusterConfig) -> String {
    let banks = (0..config.banks).map(|bank| format!("DO({bank})"));
    let banks: Vec<String> = banks.collect();
    format!(
        "#define KWORDS {}\n#define WORD_BYTES {}\n#define BANKS {}\n#define EACH_BANK(DO) {}\n{}",
        config.core.line_words,
        config.core.arch.word_bytes(),
        config.banks,
        banks.join(" "),
        include_str!("bare_loop.cpp")
    )
}
