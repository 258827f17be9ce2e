//! How many instructions clusters of one to sixteen cores execute a cycle (the table in docs/cluster.md), and how fast their lock step is.

use assembler::Image;
use isa::ClusterConfig;
use testbenches::cluster::{cluster_records, cluster_speed, ClusterRun};
use testbenches::{
    lock_step_speed, retires, ConsoleInput, Latencies, LockStepSpeed, MemoryTiming, Resets, Run,
};

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

/// Cycles before those that count, and those.
const WINDOW: (u64, u64) = (10_000, 20_000);

/// Cores of eight lanes and eight warps with an instruction cache, and the usual banks.
fn cluster(cores: u32) -> ClusterConfig {
    let core = on_banks(1, 1).core;
    on_banks(cores, ClusterConfig::usual_banks(&core, cores))
}

/// The same on so many banks.
fn on_banks(cores: u32, banks: u32) -> ClusterConfig {
    let options = "instruction_cache_bytes = 1024, extension = true";
    cluster_of("4w8/8/8/8", options, cores, banks)
}

fn image(config: &ClusterConfig, kernel: &str) -> Image {
    let sources = [("start.s", bench!("cluster-start")), ("kernel.s", kernel)];
    assembler::assemble(&config.core.arch, &sources).unwrap_or_else(|errors| panic!("{errors}"))
}

/// Instructions of warps of all cores a cycle.
fn instructions_a_cycle(config: &ClusterConfig, kernel: &str, latency: u64) -> f64 {
    let image = image(config, kernel);
    let latencies = Latencies::both(latency).expect("a latency");
    let (warm_up, counted) = WINDOW;
    let of = ClusterRun {
        cluster: config,
        run: Run {
            config: &config.core,
            image: &image,
            timing: MemoryTiming::Latency(latencies),
            max_cycles: warm_up + counted,
            compare_state_every: None,
            console_input: ConsoleInput::none(),
            resets: Resets::none(),
            start: None,
        },
    };
    let mut retired = 0;
    let ended = cluster_records(&of, &mut |cycle, record| {
        if cycle.0 >= warm_up {
            retired += record.cores.iter().filter(|core| retires(core)).count();
        }
    });
    assert!(!ended.expect("models do not stop"), "it has ended");
    retired as f64 / counted as f64
}

#[test]
fn cores_with_instruction_caches_do_arithmetic_side_by_side() {
    for cores in [1, 4] {
        let (_, alu_loop) = KERNELS[0];
        let rate = instructions_a_cycle(&cluster(cores), alu_loop, 16);
        assert!(rate > 0.97 * f64::from(cores), "{cores} cores: {rate}");
    }
}

#[test]
#[ignore = "a minute: the table of docs/cluster.md"]
fn throughput() {
    println!("| program | latency | 1 core | 2 cores | 4 cores | 8 cores | 16 cores |");
    println!("|-|-|-|-|-|-|-|");
    for (name, kernel) in KERNELS {
        for latency in [1, 4, 16] {
            let cores = [1, 2, 4, 8, 16];
            let rates = cores.map(|cores| instructions_a_cycle(&cluster(cores), kernel, latency));
            let told = rates.map(|rate| format!("{rate:.2}"));
            println!("| {name} | {latency} | {} |", told.join(" | "));
            assert!(rates.is_sorted(), "{name}: {rates:?}");
            // Four cores lose little to one another; cycles of the model do not depend on the machine that counts them.
            assert!(rates[2] > 0.93 * 4.0 * rates[0], "{name}: {rates:?}");
        }
    }
    println!("| cores | 1 bank | 2 banks | 4 banks | 8 banks |\n|-|-|-|-|-|");
    let (_, vector_addition) = KERNELS[1];
    for cores in [2, 4, 8] {
        let rate = |banks| instructions_a_cycle(&on_banks(cores, banks), vector_addition, 1);
        let told = [1, 2, 4, 8].map(|banks| format!("{:.2}", rate(banks)));
        println!("| {cores} | {} |", told.join(" | "));
    }
}

/// On a machine with other work the ratios are lower, of both alike: two threads need two free cores.
#[test]
#[ignore = "two minutes: how fast the lock step of four cores is, beside that of a core alone"]
fn lock_step() {
    let options = "instruction_cache_bytes = 1024";
    let alone = core_of("4w8/8/8/8", options);
    let sources = [
        ("start.s", bench!("start")),
        ("kernel.s", bench!("vector-add")),
    ];
    let program = assembler::assemble(&alone.arch, &sources).expect("a program");
    let speed = lock_step_speed(&alone, &program, 300_000, MemoryTiming::IDEAL);
    let alone = speed.unwrap_or_else(|error| panic!("{error}"));
    let tell = |name: &str, speed: &LockStepSpeed| {
        let (bare, lock_step) = (speed.bare / 1e3, speed.lock_step / 1e3);
        let ratio = speed.ratio;
        println!("{name}: bare {bare:.0} kHz, lock step {lock_step:.0} kHz, ratio {ratio:.2}");
    };
    tell("a core alone", &alone);
    for cores in [1, 2, 4] {
        let config = cluster_of("4w8/8/8/8", options, cores, 2 * cores);
        let image = image(&config, bench!("vector-add"));
        let speed = cluster_speed(&config, &image, 60_000, 15);
        let speed = speed.unwrap_or_else(|error| panic!("{error}"));
        tell(&format!("{cores} cores"), &speed);
    }
}
