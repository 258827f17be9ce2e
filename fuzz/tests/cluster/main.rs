//! Random programs on clusters (docs/cluster.md), as `harmonica fuzz --cores` runs them: cores share code, data and
//! locks, and hand one another data by flags.

#[macro_use]
#[path = "../../../testbenches/tests/common/extent.rs"]
mod extent;

mod faults;
mod small;

use std::path::Path;
use std::time::Duration;

use extent::Extent;
use fuzz::{build_cluster_hastily, campaign, Built, CampaignOptions, Cores, Totals};
use isa::{ClusterConfig, CoreConfig};
use testbenches::Cosimulator;

/// What the cores of an ordinary test run have.
const CORE: &str = "arch = \"4w8/8/2/2\", extension = true, scoreboard = true, instruction_cache_bytes = 128, \
                    data_cache_bytes = 128, multiplier = \"none\", divider = \"none\"";
/// Programs in an ordinary test run.
const PROGRAMS: u64 = 36;
/// How long clusters are drawn in full.
const IN_FULL: Duration = Duration::from_secs(1_750);
/// What everything is drawn from.
const SEED: u64 = 61;
/// Cores that disturb one another often go round for ever.
const CYCLES_MAX: u64 = 12_000;

/// A cluster of cores with these options.
fn cluster_of(line: &str, cores: u32, banks: u32) -> ClusterConfig {
    let core = CoreConfig::from_line(line).unwrap_or_else(|error| panic!("{error}"));
    ClusterConfig::new(core, cores, banks).unwrap_or_else(|error| panic!("{error}"))
}

/// Programs on a cluster that is built.
fn on(cluster: Cosimulator<ClusterConfig>, seed: u64, folder: &Path) -> CampaignOptions {
    let config = cluster.config();
    CampaignOptions {
        seed,
        configurations: Some(1),
        cores: Cores::InClusters {
            of: Box::new(Cores::Given { config: config.core, name: "core.toml".to_owned() }),
            counts: config.cores.to_string().parse().expect("a number of cores"),
        },
        built: Some(Built::Cluster(cluster)),
        programs: PROGRAMS,
        max_cycles: CYCLES_MAX,
        folder: folder.to_path_buf(),
        ..CampaignOptions::default()
    }
}

/// Runs a campaign in which nothing must fail. What does is kept in `target/tmp`.
fn agreed(options: &CampaignOptions) -> Totals {
    let totals = campaign(options, &|_| {}).unwrap_or_else(|error| panic!("{error}"));
    let failures = totals.failures.iter();
    let failures: Vec<_> = failures.map(|failure| format!("{}\n  {}", failure.summary, failure.command)).collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    totals
}

extents! {
    "half an hour: random programs on clusters that are drawn":

    test random_programs_on_clusters_agree_in_every_cycle(extent) {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cluster-failures");
        if extent.is_full() {
            let options = CampaignOptions {
                seed: SEED,
                time: Some(IN_FULL),
                cores: Cores::InClusters {
                    of: Box::new(Cores::Drawn),
                    counts: "1..4".parse().expect("numbers of cores"),
                },
                folder,
                ..CampaignOptions::default()
            };
            let totals = agreed(&options);
            let ended = totals.programs - totals.deadlocks() - totals.livelocks();
            println!("{:?}\n{ended} of {} ended\n{}", totals.clusters, totals.programs, totals.coverage);
            assert!(ended * 3 > totals.programs, "{ended}");
            return;
        }
        let config = cluster_of(CORE, 2, 2);
        let cluster = build_cluster_hastily(&config).unwrap_or_else(|error| panic!("{error}"));
        let totals = agreed(&on(cluster, SEED, &folder));
        assert_eq!(totals.programs, PROGRAMS);
        assert_eq!(totals.clusters[&2].programs, PROGRAMS);
        let ended = PROGRAMS - totals.deadlocks() - totals.livelocks();
        println!("{ended} of {PROGRAMS} programs ended, {} instructions", totals.coverage.retired);
        assert!(ended * 4 > PROGRAMS, "{ended}");
        assert!(totals.coverage.retired > ended * 150, "{}", totals.coverage.retired);
    }
}
