//! Random programs on clusters (docs/cluster.md): all cores run the same program on one memory, and so disturb one another, on both
//! sides alike. Code, data and locks are shared; only console input is core 0's.
//!
//! A program that fails is written to `target/tmp/cluster-failures`, with the command that runs it again. It is not made smaller.

#[macro_use]
#[path = "../../testbenches/tests/common/extent.rs"]
mod extent;

use std::fs;
use std::path::Path;

use extent::Extent;
use fuzz::{configuration, Case, CaseNumber};
use isa::{ClusterConfig, CoreConfig};
use testbenches::cluster::{ClusterCosimulator, ClusterOutcome, ClusterVerilog};
use testbenches::CosimOptions;

/// What the cores of an ordinary test run have.
const CORE: &str =
    "arch = \"4w8/8/2/2\", extension = true, scoreboard = true, instruction_cache_bytes = 128, \
                    data_cache_bytes = 128, multiplier = \"none\", divider = \"none\"";
/// Programs in an ordinary test run.
const PROGRAMS: u64 = 40;
/// Clusters in full, and programs on each.
const IN_FULL: (u64, u64) = (12, 150);
/// What everything is drawn from.
const SEED: u64 = 61;
/// Cores that disturb one another often go round for ever.
const CYCLES_MAX: u64 = 12_000;

/// Runs programs on a cluster; gives how many came to their end, and instructions of all cores.
fn programs(config: &ClusterConfig, number: u64, count: u64) -> (u64, u64) {
    let verilog = ClusterVerilog::emit(config).unwrap_or_else(|error| panic!("{error}"));
    let cluster = ClusterCosimulator::hastily(config, &verilog);
    let cluster = cluster.unwrap_or_else(|error| panic!("{error}"));
    let (mut ended, mut retired) = (0, 0);
    for program in 0..count {
        let drawn = CaseNumber {
            seed: SEED,
            configuration: number,
            program,
        };
        let case = Case::new(config.core, drawn);
        let image = case.image().unwrap_or_else(|errors| panic!("{errors}"));
        let options = CosimOptions {
            timing: case.memory_seed.into(),
            max_cycles: CYCLES_MAX,
            compare_state_every: Some(1_499),
            console_input: case.console_input.clone(),
            resets: case.resets.clone(),
            ..CosimOptions::new(config.core, image)
        };
        let report = cluster.run(&options, &mut |_| {});
        let report = report.unwrap_or_else(|error| panic!("{error}"));
        match &report.outcome {
            ClusterOutcome::Passed(passed) => {
                ended += 1;
                retired += passed.retired();
            }
            ClusterOutcome::Mismatch(_) => panic!("{}\n{report}", keep(config, &case)),
            ClusterOutcome::Hang(_)
            | ClusterOutcome::CycleLimit(_)
            | ClusterOutcome::Stopped(_) => {}
        }
    }
    (ended, retired)
}

/// Writes a program that has failed; gives the command that runs it again.
fn keep(config: &ClusterConfig, case: &Case) -> String {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cluster-failures");
    let CaseNumber {
        configuration,
        program,
        ..
    } = case.number;
    let path = folder.join(format!("cluster-{configuration}-program-{program}"));
    let write = |ending: &str, text: &str| {
        let path = path.with_extension(ending);
        fs::write(&path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        path.display().to_string()
    };
    fs::create_dir_all(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let options = config.core.to_toml();
    format!(
        "harmonica cosim {} --config {} --input-script {} --cores {} --banks {} --seed {} --resets {} --max-cycles {CYCLES_MAX}",
        write("s", &case.source),
        write("toml", &options),
        write("input", &case.console_input.to_string()),
        config.cores,
        config.banks,
        case.memory_seed,
        case.resets
    )
}

/// The cluster of that number: two or three cores that are drawn, on one to four banks.
fn drawn(number: u64) -> ClusterConfig {
    let core = CoreConfig {
        bus_errors: false,
        ..configuration(SEED, number)
    };
    let cores = 2 + (number % 2) as u32;
    ClusterConfig::new(core, cores, 1 << (number % 3)).unwrap_or_else(|error| panic!("{error}"))
}

extents! {
    "half an hour: random programs on twelve clusters":

    test random_programs_on_clusters_agree_in_every_cycle(extent) {
        if extent.is_full() {
            let (clusters, count) = IN_FULL;
            for number in 0..clusters {
                let config = drawn(number);
                let (ended, retired) = programs(&config, number, count);
                println!("{} cores, {} banks, {}: {ended} of {count} ended, {retired} instructions",
                    config.cores, config.banks, config.core.arch);
            }
            return;
        }
        let core = CoreConfig::from_line(CORE).unwrap_or_else(|error| panic!("{error}"));
        let config = ClusterConfig::new(core, 2, 2).unwrap_or_else(|error| panic!("{error}"));
        let (ended, retired) = programs(&config, 0, PROGRAMS);
        println!("{ended} of {PROGRAMS} programs ended, {retired} instructions");
        assert!(ended * 4 > PROGRAMS, "{ended}");
        assert!(retired > ended * 150, "{retired}");
    }
}
