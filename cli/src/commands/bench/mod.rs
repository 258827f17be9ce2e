//! `harmonica bench`: how fast the tools are, each figure beside what it is to be judged against.

/// A source of `programs/bench`.
macro_rules! bench {
    ($name:literal) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../programs/bench/", $name, ".s"))
    };
}

mod cores;
mod cpi;
mod extension;
mod toolchain;

use std::time::Instant;

use clap::{Args, Subcommand, ValueEnum};
use golden_model::{Machine, MachineOptions, Outcome};
use isa::{ArchId, CoreConfig};
use serde::Serialize;
use testbenches::{build_time, lock_step_speed, BuildTime, Latencies, LockStepSpeed, MemoryTiming, Turns};

use crate::failure::Failure;
use crate::output;
use crate::selection::CoreSelection;

/// All lanes of all warps, for ever: arithmetic, divergence, memory.
const MIXED: &str = bench!("mixed");
/// For ever: arithmetic in all lanes of all warps, behind [`START`].
const ALU: &str =
    ".global\nkernel: nop\nagain: addi %r1, %r1, #3; xor %r2, %r2, %r1; shri %r3, %r2, #1; sub %r4, %r3, %r1\n\
    isneg @p1, %r4; andi %r4, %r4, #15; or %r5, %r4, %r3; jmpi again\n";
/// For ever: two loads, a store and arithmetic, behind [`START`].
const VECTOR_ADD: &str = bench!("vector-add");
/// For ever: sides of branches, a loop that lanes leave in their own time, calls, divisions, products, behind
/// [`START`].
const DIVERGENCE: &str = bench!("divergence");
/// Brings all lanes of all warps to what follows.
const START: &str = bench!("start");
/// Times that the emitter runs; the best counts.
const EMISSIONS: u32 = 5;

/// Measure lock step, model, emission, toolchain, cycles
///
/// The lock step is that of three cores, or of the one that `--arch`, `--config` and the flags of a core name.
///
/// Examples:
///   harmonica bench lock-step
///   harmonica bench lock-step --arch 4w8/8/4/16 --pipeline deep
#[derive(Args)]
#[command(args_conflicts_with_subcommands = true, verbatim_doc_comment)]
pub struct Arguments {
    #[command(subcommand)]
    apart: Option<Apart>,
    /// What to measure [default: everything]
    #[arg(value_enum)]
    what: Vec<Subject>,
    /// Cycles of each simulation
    #[arg(long, default_value_t = 500_000, value_name = "N")]
    cycles: u64,
    /// Memory of the lock step that takes so many cycles, 1 to 256, on both ports, or for fetches and for loads; the
    /// bare loop's takes one
    #[arg(long, default_value = "1", value_name = "N|I,D")]
    latency: Latencies,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
    /// With it, the lock step of that core alone is measured
    #[command(flatten)]
    core: CoreSelection,
}

/// What is measured apart: not how fast the tools are, but the core.
#[derive(Subcommand)]
enum Apart {
    Cores(cores::Arguments),
    Cpi(Box<cpi::Arguments>),
    Extension(extension::Arguments),
}

/// What can be measured.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Subject {
    /// Lock step against a bare C++ loop over the same model and program
    LockStep,
    /// Emission of Verilog
    Emission,
    /// Verilating and compiling the default core
    Build,
    /// The golden model's functional mode
    Model,
    /// Assembling and linking
    Toolchain,
}

/// One figure a line.
#[derive(Default, Serialize)]
struct Figures {
    #[serde(skip_serializing_if = "Vec::is_empty")]
    lock_step: Vec<(ArchId, LockStepSpeed)>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    emission_seconds: Vec<(ArchId, f64)>,
    build: Option<BuildTime>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    model: Vec<ModelSpeed>,
    toolchain: Option<toolchain::ToolchainSpeed>,
}

/// Instructions a second of the functional mode.
#[derive(Serialize)]
struct ModelSpeed {
    program: &'static str,
    arch: ArchId,
    /// Each counted once for its warp.
    warp_instructions_a_second: f64,
    /// Each counted once for each lane.
    thread_instructions_a_second: f64,
}

/// Measures and prints.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    match &arguments.apart {
        Some(Apart::Cores(arguments)) => return cores::run(arguments),
        Some(Apart::Cpi(arguments)) => return cpi::run(arguments),
        Some(Apart::Extension(arguments)) => return extension::run(arguments),
        None => {}
    }
    let wants = |subject| match arguments.what.is_empty() {
        // A core is named for the lock step.
        true => subject == Subject::LockStep || !arguments.core.is_given(),
        false => arguments.what.contains(&subject),
    };
    let say = |text: &str| {
        if !arguments.json {
            println!("{text}");
        }
    };
    let mut figures = Figures::default();
    if wants(Subject::LockStep) {
        figures.lock_step = lock_steps(arguments, &say)?;
    }
    if wants(Subject::Emission) {
        figures.emission_seconds = emissions(&say)?;
    }
    if wants(Subject::Build) {
        figures.build = Some(build(&say)?);
    }
    if wants(Subject::Model) {
        figures.model = models(&say)?;
    }
    if wants(Subject::Toolchain) {
        let speed = toolchain::measure()?;
        say(&speed.to_string());
        figures.toolchain = Some(speed);
    }
    if arguments.json {
        output::json(&figures)?;
    }
    Ok(())
}

fn lock_steps(arguments: &Arguments, say: &dyn Fn(&str)) -> Result<Vec<(ArchId, LockStepSpeed)>, Failure> {
    let cores = match arguments.core.is_given() {
        true => vec![arguments.core.config()?],
        false => ["4w8/8/4/4", "4w8/8/2/8", "4w16/16/16/16"].into_iter().map(core_of).collect::<Result<_, _>>()?,
    };
    let timing = MemoryTiming::Latency(arguments.latency);
    say(&format!(
        "lock step, {timing}, against a bare C++ loop over the same model and program (wanted: at least 0.75)"
    ));
    let measure = |config: CoreConfig| {
        let speed = lock_step(&config, arguments.cycles, timing)?;
        say(&format!("  {:<16} {speed}", config.arch.to_string()));
        Ok((config.arch, speed))
    };
    cores.into_iter().map(measure).collect()
}

/// The core of an ArchID, without options.
fn core_of(text: &str) -> Result<CoreConfig, Failure> {
    let arch: ArchId = text.parse().map_err(Failure::input)?;
    CoreConfig::for_arch(arch).map_err(Failure::input)
}

fn emissions(say: &dyn Fn(&str)) -> Result<Vec<(ArchId, f64)>, Failure> {
    say("emission of Verilog (wanted for 16 lanes x 16 warps: at most 0.1 s)");
    let measure = |text| {
        let (arch, seconds) = emission(text)?;
        say(&format!("  {text:<16} {seconds:.4} s"));
        Ok((arch, seconds))
    };
    ["4w8/8/4/4", "4w16/16/16/16", "4w8/8/64/64"].into_iter().map(measure).collect()
}

fn build(say: &dyn Fn(&str)) -> Result<BuildTime, Failure> {
    say("verilating and compiling the default core (wanted: at most 20 s cold)");
    let build = build_time(&CoreConfig::default()).map_err(Failure::input)?;
    let cached = if build.cached { "from the cache" } else { "NOT from the cache" };
    say(&format!("  cold {:.1} s, again {:.3} s, {cached}", build.cold_seconds, build.cached_seconds));
    Ok(build)
}

fn models(say: &dyn Fn(&str)) -> Result<Vec<ModelSpeed>, Failure> {
    say("golden model, functional, M instructions/s");
    let measure = |(program, text, sources): (_, _, &[(&str, &str)])| {
        let speed = model(program, text, sources)?;
        say(&format!(
            "  {text:<16} {program:<11} {:>6.1} of warps, {:>6.1} of threads",
            speed.warp_instructions_a_second / 1e6,
            speed.thread_instructions_a_second / 1e6
        ));
        Ok::<_, Failure>(speed)
    };
    let alu: &[_] = &[("start.s", START), ("alu.s", ALU)];
    let vector_add: &[_] = &[("start.s", START), ("vector-add.s", VECTOR_ADD)];
    let divergence: &[_] = &[("start.s", START), ("divergence.s", DIVERGENCE)];
    let mut speeds = Vec::new();
    for arch in ["4w8/8/1/1", "4w8/8/8/8"] {
        speeds.push(measure(("alu", arch, alu))?);
        speeds.push(measure(("vector add", arch, vector_add))?);
        speeds.push(measure(("mixed", arch, &[("mixed.s", MIXED)]))?);
        speeds.push(measure(("divergence", arch, divergence))?);
    }
    Ok(speeds)
}

fn lock_step(config: &CoreConfig, cycles: u64, timing: MemoryTiming) -> Result<LockStepSpeed, Failure> {
    let image = assembler::assemble(&config.arch, &[("mixed.s", MIXED)])?;
    lock_step_speed(config, &image, Turns::of(cycles), timing).map_err(Failure::input)
}

fn emission(text: &str) -> Result<(ArchId, f64), Failure> {
    let config = core_of(text)?;
    let mut best = f64::MAX;
    for _ in 0..EMISSIONS {
        let start = Instant::now();
        hdl::emit_verilog(&config).map_err(Failure::input)?;
        best = best.min(start.elapsed().as_secs_f64());
    }
    Ok((config.arch, best))
}

fn model(program: &'static str, text: &str, sources: &[(&str, &str)]) -> Result<ModelSpeed, Failure> {
    const INSTRUCTIONS: u64 = 20_000_000;
    let arch: ArchId = text.parse().map_err(Failure::input)?;
    let image = assembler::assemble(&arch, sources)?;
    let mut machine = Machine::new(arch, MachineOptions::for_arch(&arch), &image.bytes).map_err(Failure::input)?;
    let start = Instant::now();
    let outcome = machine.run(INSTRUCTIONS);
    let seconds = start.elapsed().as_secs_f64();
    if outcome != Outcome::Limit {
        return Err(Failure::input(format!("the benchmark's program ended: {outcome:?}")));
    }
    let statistics = machine.statistics();
    Ok(ModelSpeed {
        program,
        arch,
        warp_instructions_a_second: statistics.warp_instructions as f64 / seconds,
        thread_instructions_a_second: statistics.thread_instructions as f64 / seconds,
    })
}
