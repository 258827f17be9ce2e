//! How many instructions clusters of one to sixteen cores execute a cycle, and how fast their lock step is.

use assembler::Image;
use isa::ClusterConfig;
use testbenches::{lock_step_speed, retired_in_window, CountingWindow, Latencies, LockStepSpeed, MemoryTiming, Turns};

use crate::cluster_of;
use crate::common::core_of;

macro_rules! bench {
    ($name:literal) => {
        include_str!(concat!("../../../programs/bench/", $name, ".s"))
    };
}

/// The kernels, none of which ends.
const KERNELS: [(&str, &str); 5] = [
    ("ALU loop", bench!("alu-loop")),
    ("vector addition", bench!("vector-add")),
    ("matrix multiplication", bench!("matrix-multiply")),
    ("n-body", bench!("n-body")),
    ("Mandelbrot", bench!("mandelbrot")),
];

const WINDOW: CountingWindow = CountingWindow { warm_up_cycles: 10_000, cycles: 20_000 };

/// Cores of eight lanes and eight warps with an instruction cache, and the usual banks.
fn cluster(cores: u32) -> ClusterConfig {
    let options = "instruction_cache_bytes = 1024, extension = true";
    let core = cluster_of("4w8/8/8/8", options, 1, 1).core;
    let banks = ClusterConfig::usual_banks(&core, cores);
    cluster_of("4w8/8/8/8", options, cores, banks)
}

fn image(config: &ClusterConfig, kernel: &str) -> Image {
    let sources = [("start.s", bench!("cluster-start")), ("kernel.s", kernel)];
    assembler::assemble(&config.core.arch, &sources).unwrap_or_else(|errors| panic!("{errors}"))
}

/// Instructions of warps of all cores a cycle.
fn instructions_a_cycle(config: &ClusterConfig, kernel: &str, latency: u64) -> f64 {
    let image = image(config, kernel);
    let timing = MemoryTiming::Latency(Latencies::both(latency).expect("a latency"));
    let retired = retired_in_window(config, &image, timing, WINDOW);
    let retired = retired.expect("models do not stop").expect("it has ended");
    retired as f64 / WINDOW.cycles as f64
}

#[test]
#[ignore = "half a minute: figures of another cluster"]
fn cores_with_instruction_caches_do_arithmetic_side_by_side() {
    for cores in [1, 4] {
        let (_, alu_loop) = KERNELS[0];
        let rate = instructions_a_cycle(&cluster(cores), alu_loop, 16);
        assert!(rate > 0.97 * f64::from(cores), "{cores} cores: {rate}");
    }
}

/// The figures that `harmonica bench cores` prints; cycles of the model do not depend on the machine that counts them.
#[test]
#[ignore = "a minute: all kernels on up to sixteen cores"]
fn throughput_grows_with_the_cores() {
    for (name, kernel) in KERNELS {
        for latency in [1, 4, 16] {
            let cores = [1, 2, 4, 8, 16];
            let rates = cores.map(|cores| instructions_a_cycle(&cluster(cores), kernel, latency));
            println!("{name}, latency {latency}: {rates:.2?}");
            assert!(rates.is_sorted(), "{name}: {rates:?}");
            // Four cores lose little to one another.
            assert!(rates[2] > 0.93 * 4.0 * rates[0], "{name}: {rates:?}");
        }
    }
}

/// A turn of each compares how often they access RAM and what they leave there, on cores with code of their own and on
/// such that share it.
#[test]
#[ignore = "half a minute: figures, which `harmonica bench` gives"]
fn a_bare_loop_does_the_work_of_the_lock_step() {
    for cores in [1, 4] {
        let options = "instruction_cache_bytes = 256, ram_bytes = 8192";
        let config = cluster_of("4w8/8/2/2", options, cores, 2 * cores);
        let image = image(&config, bench!("vector-add"));
        let speed = lock_step_speed(&config, &image, Turns { cycles: 1, count: 1 }, MemoryTiming::IDEAL);
        let speed = speed.unwrap_or_else(|error| panic!("{error}"));
        assert!(speed.bare > 0.0 && speed.lock_step > 0.0, "{speed}");
    }
}

/// On a machine with other work the ratios are lower, of both alike: two threads need two free cores.
#[test]
#[ignore = "two minutes: how fast the lock step of four cores is, beside that of a core alone"]
fn lock_step() {
    let options = "instruction_cache_bytes = 1024";
    let alone = core_of("4w8/8/8/8", options);
    let sources = [("start.s", bench!("start")), ("kernel.s", bench!("vector-add"))];
    let program = assembler::assemble(&alone.arch, &sources).expect("a program");
    let speed = lock_step_speed(&alone, &program, Turns::of(300_000), MemoryTiming::IDEAL);
    let alone = speed.unwrap_or_else(|error| panic!("{error}"));
    let tell = |name: &str, speed: &LockStepSpeed| println!("{name}: {speed}");
    tell("a core alone", &alone);
    for cores in [1, 2, 4] {
        let config = cluster_of("4w8/8/8/8", options, cores, 2 * cores);
        let image = image(&config, bench!("vector-add"));
        let speed = lock_step_speed(&config, &image, Turns { cycles: 1 << 16, count: 15 }, MemoryTiming::IDEAL);
        let speed = speed.unwrap_or_else(|error| panic!("{error}"));
        tell(&format!("{cores} cores"), &speed);
    }
}
