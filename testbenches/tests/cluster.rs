//! Clusters in lock step (docs/cluster.md).

#[macro_use]
#[path = "common/extent.rs"]
mod extent;

mod common;

use common::{core_of, Program};
use isa::ClusterConfig;
use testbenches::cluster::ClusterCosimulator;

#[test]
fn first() {
    let program = Program::load("hello");
    for (cores, banks) in [(1, 1), (2, 4)] {
        let core = core_of("4w8/8/4/4", "");
        let config = ClusterConfig::new(core, cores, banks).unwrap();
        let cluster = ClusterCosimulator::new(&config).unwrap();
        for seed in 0..4 {
            let options = program.run_on(&config.core, seed.into());
            let report = cluster.run(&options, &mut |_| {}).unwrap();
            println!("{report}");
        }
    }
}
