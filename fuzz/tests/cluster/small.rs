//! A failure of a cluster is made small: first by fewer cores and banks.

use std::time::Duration;

use fuzz::{campaign, shrink, CampaignOptions, Kept, LockSteps, ShrinkOptions, Symptom};
use isa::{ClusterConfig, ClusterShape, CoreConfig};
use testbenches::{CosimError, Cosimulator, EmittedVerilog, ModelSide};

use crate::{cluster_of, on, CORE};

/// The turn of every port stays with core 0.
fn faulty(config: &ClusterConfig) -> Result<Cosimulator<ClusterConfig>, CosimError> {
    let defect = planted::named("a_turn_that_stays").defect();
    Cosimulator::hastily(config, &EmittedVerilog::with_defect(config, &defect)?)
}

#[test]
#[ignore = "a minute: compiles clusters with a fault"]
fn a_fault_of_the_interconnect_is_shown_by_two_cores_on_one_bank() {
    let folder = tempfile::tempdir().expect("a folder");
    let config = cluster_of(CORE, 3, 4);
    let cluster = faulty(&config).unwrap_or_else(|error| panic!("{error}"));
    let options = CampaignOptions { failures_max: 1, ..on(cluster, 3, folder.path()) };
    let totals = campaign(&options, &|_| {}).unwrap_or_else(|error| panic!("{error}"));
    let kept = Kept::read(&totals.failures[0].folder).unwrap_or_else(|error| panic!("{error}"));
    let alone = |config: &CoreConfig, _| Cosimulator::new(config);
    let mut oracle = LockSteps::new(alone, ModelSide::new).with_clusters(faulty);
    let time = ShrinkOptions::new(Duration::from_secs(120));
    let shrunk = shrink(kept.subject, kept.tree.as_ref(), &mut oracle, &time);
    let shrunk = shrunk.expect("it fails again");
    println!("{}\n{}", shrunk.sighting.symptom, shrunk.subject.source());
    assert_eq!(shrunk.subject.cluster, Some(ClusterShape::new(2, 1)));
    assert!(matches!(shrunk.sighting.symptom, Symptom::InCycle { .. }));
    assert!(shrunk.subject.code.lines().len() <= 4, "{}", shrunk.subject.source());
}
