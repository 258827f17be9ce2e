//! How fast the lock step is, as a share of the bare simulation: `harmonica bench`.
//!
//! Both run the same Verilated model and program, in many short turns, one after the other: where other programs run at
//! the same time, most turns are disturbed, but some of each are not, and the best turn of each counts. Only the cycles
//! of both are timed, not the making of the model, nor what a lock step has to say when it is over. The lock step uses
//! two processors where there are two (`ahead`), so on a busy machine it is disturbed more often than the bare loop.

use std::fmt;
use std::sync::atomic::AtomicBool;
use std::thread;
use std::time::{Duration, Instant};

use assembler::Image;
use isa::CoreConfig;
use serde::Serialize;

use crate::bridge::{BareLoop, BridgeError, Model, ModelCache};
use crate::environment::memory_timing::MemoryTiming;
use crate::run::ahead::{self, RunAhead};
use crate::run::cosim::{CosimError, Cosimulator};
use crate::run::judge::PROGRESS_CYCLES;
use crate::run::lockstep::{LockStep, Run};
use crate::run::outcome::Outcome;
use crate::sides::verilated::{build, build_with_bare_loop, EmittedVerilog, Waveforms};
use crate::sides::{Bench, Side};
use crate::system::{System, SystemRecord};

/// Turns of each.
const TURNS: u32 = 25;
/// A turn is this part of the cycles asked for: the whole takes five times as long as one run of them.
const TURN_SHARE: u64 = 5;

/// Speeds of one system and program, in cycles a second.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct LockStepSpeed {
    /// Cycles of one turn.
    pub cycles: u64,
    /// A plain C++ loop over the model, with a memory, but without trace, model or comparison.
    pub bare: f64,
    /// The lock step.
    pub lock_step: f64,
    /// `lock_step / bare`.
    pub ratio: f64,
    /// The bare loop while another one runs beside it, in cycles a second: the lock step has two processors at work as
    /// well, and they can slow each other down.
    pub bare_beside_another: f64,
}

impl fmt::Display for LockStepSpeed {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let LockStepSpeed { bare, lock_step, ratio, bare_beside_another: beside, .. } = self;
        write!(
            out,
            "{:>7.0} k cycles/s of {:>7.0} k: {ratio:.2}; with two bare loops at once, of {:>7.0} k: {:.2}",
            lock_step / 1e3,
            bare / 1e3,
            beside / 1e3,
            lock_step / beside
        )
    }
}

/// The speed of a lock step, from its begin to the last cycle that it has told of: what comes behind its limit, the
/// comparison of the states and who went round, is no part of it.
struct Pace {
    begin: Instant,
    told: f64,
}

impl Pace {
    /// The lock step begins.
    fn begin() -> Self {
        Pace { begin: Instant::now(), told: 0.0 }
    }

    /// So many cycles are done.
    fn tell(&mut self, cycles: u64) {
        self.told = cycles as f64 / self.begin.elapsed().as_secs_f64();
    }

    /// In cycles a second.
    const fn rate(&self) -> f64 {
        self.told
    }
}

/// How much is measured.
#[derive(Clone, Copy, Debug)]
pub struct Turns {
    /// Cycles of a turn.
    pub cycles: u64,
    /// Turns of each side; the best one counts.
    pub count: u32,
}

impl Turns {
    /// Turns that take five times as long in all as a run of so many cycles.
    pub fn of(cycles: u64) -> Self {
        Turns { cycles: cycles / TURN_SHARE, count: TURNS }
    }
}

/// Measures a program that runs for more than the cycles of a turn, and than [`PROGRESS_CYCLES`]. The lock step has the
/// memory that is asked for, the bare loop always the ideal one.
///
/// # Errors
/// As for [`crate::run::cosim`].
///
/// # Panics
/// When the sides disagree or the program ends too soon: then there is no speed to speak of.
pub fn lock_step_speed<S: System>(
    system: &S,
    image: &Image,
    turns: Turns,
    timing: MemoryTiming,
) -> Result<LockStepSpeed, CosimError> {
    let system = system.traced();
    let bare_loop = bare_loop(&system);
    let verilog = EmittedVerilog::emit(&system)?;
    let built = build_with_bare_loop(&ModelCache::from_environment(), &verilog, bare_loop)?;
    let cosimulator = Cosimulator::from_built(&system, built);
    let cycles = turns.cycles.max(PROGRESS_CYCLES);
    let run = Run::new(&system, image, timing, cycles);
    let mut model = Run { timing: MemoryTiming::IDEAL, ..run }.model();
    let ram = |model: &Bench<S::Model, S>| model.environment.memory().bytes().to_vec();
    let before = ram(&model);
    let mut record = S::Record::new(&system);
    let mut accesses = 0;
    for _ in 0..cycles {
        let outputs = model.side.outputs().iter();
        accesses += outputs.filter(|bank| bank.data_request_valid).count() as u64;
        model.cycle(&mut record)?;
    }
    let mut bare = BareTurns::new(cycles, accesses, [before, ram(&model)]);
    let mut lock_step = 0.0_f64;
    for _ in 0..turns.count {
        bare.take(&|| cosimulator.model())?;
        let (rtl, model) = cosimulator.benches(run)?;
        let mut pace = Pace::begin();
        let mut tell = |cycles| pace.tell(cycles);
        let outcome = if ahead::is_worthwhile(&run) {
            match ahead::run(run, rtl, model, &AtomicBool::new(false), None, &mut tell)? {
                RunAhead::Outcome(outcome) => outcome,
                RunAhead::Unexplained(cycle) => panic!("the sides differ in cycle {cycle}"),
            }
        } else {
            LockStep::new(run, rtl, model).run(&mut tell)?
        };
        lock_step = lock_step.max(pace.rate());
        assert!(matches!(outcome, Outcome::CycleLimit(_)), "{outcome}");
    }
    Ok(bare.speed(lock_step))
}

/// The best turns of the bare loop.
struct BareTurns {
    /// Cycles of a turn.
    cycles: u64,
    /// Loads and stores of a turn. A yardstick that has not done the work is none.
    accesses: u64,
    /// RAM before a turn and behind it.
    ram: [Vec<u8>; 2],
    alone: Duration,
    beside_another: Duration,
}

impl BareTurns {
    /// Before the first turn.
    fn new(cycles: u64, accesses: u64, ram: [Vec<u8>; 2]) -> Self {
        BareTurns { cycles, accesses, ram, alone: Duration::MAX, beside_another: Duration::MAX }
    }

    /// Takes a turn alone, and two at once, of which the slower one counts.
    ///
    /// # Errors
    /// When the model cannot be made, or stops itself.
    ///
    /// # Panics
    /// When the loop makes another number of accesses, or leaves behind another RAM, than the model.
    fn take(&mut self, model: &dyn Fn() -> Result<Model, BridgeError>) -> Result<(), CosimError> {
        let alone = self.turn(model()?)?;
        let two = [model()?, model()?];
        let turns = thread::scope(|scope| {
            let turns = &*self;
            let started = two.map(|model| scope.spawn(move || turns.turn(model)));
            started.map(|turn| turn.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
        });
        let [one, other] = turns;
        self.alone = self.alone.min(alone);
        self.beside_another = self.beside_another.min(one?.max(other?));
        Ok(())
    }

    /// How long the loop takes.
    fn turn(&self, mut model: Model) -> Result<Duration, CosimError> {
        let [before, behind] = &self.ram;
        let mut ram = before.clone();
        let start = Instant::now();
        let accesses = model.bare_run(self.cycles, &mut ram)?;
        let took = start.elapsed();
        assert_eq!(accesses, self.accesses, "the bare loop has done other work");
        assert!(ram == *behind, "the bare loop has stored something else");
        Ok(took)
    }

    /// Beside a lock step of so many cycles a second.
    fn speed(&self, lock_step: f64) -> LockStepSpeed {
        let rate = |time: Duration| self.cycles as f64 / time.as_secs_f64();
        let bare = rate(self.alone);
        LockStepSpeed {
            cycles: self.cycles,
            bare,
            lock_step,
            ratio: lock_step / bare,
            bare_beside_another: rate(self.beside_another),
        }
    }
}

/// The loop for a system, with its ports of loads and stores.
fn bare_loop<S: System>(system: &S) -> BareLoop {
    let (core, banks) = (system.core(), system.bank_count());
    let port = |bank| match S::HAS_INTERCONNECT {
        true => format!("DO(bank{bank}, {bank})"),
        false => format!("DO(data, {bank})"),
    };
    let each: Vec<String> = (0..banks).map(port).collect();
    let word_bytes = core.arch.word_bytes();
    BareLoop::Source(format!(
        "#define WORD_BYTES {word_bytes}\n#define LINE_BYTES {}\n#define OUTSTANDING {}\n\
         #define ANSWERS_STORES {}\n#define BANKS {banks}\n#define EACH_PORT(DO) {}\n{}",
        core.line_words * word_bytes,
        core.data_outstanding * system.core_count(),
        u8::from(core.bus_errors),
        each.join(" "),
        include_str!("bare_loop.cpp")
    ))
}

/// How long a core takes to be verilated and compiled.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct BuildTime {
    /// With an empty cache: Verilator's run-time library is compiled as well. In seconds.
    pub cold_seconds: f64,
    /// From the cache. In seconds.
    pub cached_seconds: f64,
    /// Whether the second build was taken from the cache.
    pub cached: bool,
}

/// Builds a core twice in a cache of its own, which it removes.
///
/// # Errors
/// As for [`Cosimulator::new`].
pub fn build_time(config: &CoreConfig) -> Result<BuildTime, CosimError> {
    let folder =
        tempfile::TempDir::new().map_err(|source| crate::WaveformError::File { path: std::env::temp_dir(), source })?;
    let cache = ModelCache::new(folder.path());
    let verilog = EmittedVerilog::emit(config)?;
    let timed = || {
        let start = Instant::now();
        let built = build(&cache, &verilog, Waveforms::Without)?;
        Ok::<_, CosimError>((start.elapsed().as_secs_f64(), built.cached()))
    };
    let (cold_seconds, _) = timed()?;
    let (cached_seconds, cached) = timed()?;
    Ok(BuildTime { cold_seconds, cached_seconds, cached })
}
