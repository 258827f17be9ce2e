//! The emitted clusters through Verilator, Icarus Verilog and yosys, and what their interconnect costs.

#[macro_use]
#[path = "../../testbenches/tests/common/extent.rs"]
mod extent;

use extent::Extent;
use fpga::{compile_with_icarus, elaborate, lint_with_verilator, synthesise, Family, Workplace};
use isa::{ClusterConfig, CoreConfig, SharedCacheConfig};

/// Options of the cores: the least, and what has to do with several cores or with the ports.
const CORES: [&str; 3] = [
    "arch = '4w8/8/1/1', ram_bytes = 4096, barriers = 0, multiplier = 'none', divider = 'none'",
    "arch = '4w8/8/2/2', ram_bytes = 4096, extension = true, host_start = true, \
     instruction_cache_bytes = 256, data_cache_bytes = 256, performance_counters = true",
    "arch = '8w8/8/3/2', ram_bytes = 4096, line_words = 1, extension = true, data_outstanding = 64",
];

/// Cores and banks.
const SHAPES: [(u32, u32); 7] = [(1, 1), (2, 2), (3, 4), (2, 1), (1, 4), (4, 8), (16, 16)];

fn cluster(options: &str, cores: u32, banks: u32) -> ClusterConfig {
    let core = CoreConfig::from_line(options).unwrap();
    ClusterConfig::new(core, cores, banks).unwrap()
}

/// The cluster with a shared cache of the least size that all shapes may have.
fn cached(config: ClusterConfig, ways: u32) -> ClusterConfig {
    let cache = SharedCacheConfig { bank_bytes: 64, ways };
    config.with_shared_cache(Some(cache)).unwrap()
}

/// The clusters that are checked, with and without trace ports in turn: some shapes, in full all of them of every core.
fn clusters(extent: Extent) -> Vec<ClusterConfig> {
    let mut clusters = Vec::new();
    for (number, (cores, banks)) in SHAPES.into_iter().enumerate() {
        for (kind, options) in CORES.into_iter().enumerate() {
            let trace = (number + kind) % 2 == 1;
            let is_short = number < 3 && number == kind;
            if extent.is_full() || is_short {
                let options = format!("{options}, trace = {trace}");
                let config = cluster(&options, cores, banks);
                clusters.push(config);
                if extent.is_full() && config.core.instruction_cache.is_some() {
                    clusters.push(cached(config, [1, 2, 4][number % 3]));
                }
            }
        }
    }
    clusters
}

fn check(config: &ClusterConfig, check: impl Fn(&Workplace) -> Result<(), fpga::CheckError>) {
    let place = Workplace::of_cluster(config).unwrap();
    check(&place).unwrap_or_else(|error| panic!("{config:?}: {error}"));
}

extents! {
    "10 minutes: clusters of every shape":

    test verilator_and_icarus_have_nothing_to_say_about_clusters(extent) {
        for config in clusters(extent) {
            check(&config, lint_with_verilator);
            check(&config, compile_with_icarus);
        }
    }

    test yosys_elaborates_clusters_without_latch_or_loop(extent) {
        let all = clusters(extent).into_iter();
        let limit = if extent.is_full() { usize::MAX } else { 1 };
        for config in all.skip(1).take(limit) {
            check(&config, elaborate);
        }
    }
}

/// Rules: C12.1, C12.5.
#[test]
fn no_tool_warns_of_a_shared_cache() {
    let config = cached(cluster(CORES[1], 2, 2), 2);
    for tool in [lint_with_verilator, compile_with_icarus, elaborate] {
        check(&config, tool);
    }
}

/// What yosys makes of a part of a cluster on ECP5: look-up tables, those of RAM not counted, flip-flops, and RAMs of
/// look-up tables.
fn size(place: Workplace) -> [u64; 3] {
    let report = synthesise(&place, Family::Ecp5).unwrap_or_else(|error| panic!("{error}"));
    [report.lut4(), report.flip_flops(), report.distributed_rams()]
}

/// The interconnect by itself.
fn size_of_interconnect(config: &ClusterConfig) -> [u64; 3] {
    let place = Workplace::of_cluster(config).unwrap();
    size(place.with_top("core_interconnect"))
}

#[test]
fn the_interconnect_of_a_core_alone_is_almost_nothing() {
    let core = CoreConfig::from_line(CORES[0]).unwrap();
    let config = ClusterConfig::new(core, 1, 1).unwrap();
    let [lut4, flip_flops, rams] = size_of_interconnect(&config);
    println!("1 core, 1 bank: {lut4} LUT4, {flip_flops} flip-flops");
    assert!(lut4 < 60 && flip_flops <= 32 && rams == 0);
}

/// That a core is in a cluster of one costs little: it is one of several, and what is under way is counted.
#[test]
#[ignore = "5 minutes: synthesises a core twice"]
fn a_cluster_of_one_is_hardly_larger_than_its_core() {
    let plain = CoreConfig::from_line("arch = '4w8/8/4/4'").unwrap();
    let [core, ..] = size(Workplace::new(&plain).unwrap());
    let one = ClusterConfig::new(plain, 1, 1).unwrap();
    let [cluster, ..] = size(Workplace::of_cluster(&one).unwrap());
    println!("core alone: {core} LUT4; cluster of one: {cluster} LUT4");
    assert!(cluster < core + 150, "{core} {cluster}");
}

/// The sizes of docs/fpga.md: `cargo test -p fpga --test clusters sizes -- --ignored --nocapture` prints the table.
#[test]
#[ignore = "5 minutes: synthesises interconnects"]
fn the_sizes_of_interconnects() {
    let plain = CoreConfig::from_line("arch = '4w8/8/4/4'").unwrap();
    let mut before = 0;
    for cores in [1, 2, 4, 8] {
        let banks = ClusterConfig::usual_banks(&plain, cores);
        let config = ClusterConfig::new(plain, cores, banks).unwrap();
        let [lut4, flip_flops, rams] = size_of_interconnect(&config);
        println!("| {cores} | {banks} | {lut4} | {flip_flops} | {rams} |");
        assert!(lut4 > before, "{cores} {banks}");
        before = lut4;
    }
}

/// The cost in docs/cluster.md section 12: `cargo test -p fpga --test clusters cost -- --ignored --nocapture` prints
/// the table.
#[test]
#[ignore = "10 minutes: synthesises two clusters"]
fn the_cost_of_a_shared_cache() {
    let line = "arch = '4w8/8/4/4', instruction_cache_bytes = 1024";
    let without = cluster(line, 2, 1);
    let cache = SharedCacheConfig { bank_bytes: 4096, ways: 1 };
    let with = without.with_shared_cache(Some(cache)).unwrap();
    let reports = [without, with].map(|config| {
        let place = Workplace::of_cluster(&config).unwrap();
        synthesise(&place, Family::Ecp5).unwrap_or_else(|error| panic!("{error}"))
    });
    for report in &reports {
        let (lut4, registers) = (report.lut4(), report.flip_flops());
        println!("| {lut4} | {registers} | {} |", report.block_rams());
    }
    // 4096 bytes in words of a line, 16 bytes, take four block RAMs of 36 bits or fewer.
    let more = reports[1].block_rams() - reports[0].block_rams();
    assert!((1..=8).contains(&more), "{more}");
}
