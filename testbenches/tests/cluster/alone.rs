//! A cluster of one core on one bank is that core alone (docs/cluster.md C5.7): the same records in every cycle.

use isa::{CycleRecord, Scalar, TraceLayout};
use testbenches::cluster::ClusterRecord;
use testbenches::{Run, SystemRecord};

use crate::common::Program;
use crate::{cluster_of, hastily};

/// In a cluster, a port is ready only for a core that asks (C3.1).
fn without_idle_ports(record: &mut CycleRecord) {
    use Scalar::*;
    for (valid, ready) in [
        (InstructionRequestValid, InstructionRequestReady),
        (DataRequestValid, DataRequestReady),
        (ConsoleOutputValid, ConsoleOutputReady),
    ] {
        record.set(ready, record.scalar(ready) & record.scalar(valid));
    }
}

/// The interconnect adds no cycle.
///
/// Rules: C5.7.
#[test]
fn a_cluster_of_one_core_is_as_fast_as_the_core_alone() {
    let config = cluster_of("4w8/8/2/2", "", 1, 1);
    let cluster = hastily(&config);
    let core = cluster.config().core;
    let program = Program::load("reduction");
    let image = program.image(&core.arch);
    // With other seeds than 0, a core alone gets any number.
    for latency in ["1", "7", "16,3"] {
        let timing = testbenches::MemoryTiming::Latency(latency.parse().expect("a latency"));
        let run = Run::new(&core, &image, timing, 1_000_000);
        let mut alone = run.model();
        let rtl = cluster.rtl().unwrap_or_else(|error| panic!("{error}"));
        let mut several = run.on(cluster.config()).bench(rtl);
        let mut record = CycleRecord::new(TraceLayout::new(&core));
        let mut records = ClusterRecord::new(cluster.config());
        let mut cycles = 0;
        while record.scalar(Scalar::Done) == 0 {
            alone.cycle(&mut record).expect("models do not stop");
            several.cycle(&mut records).expect("the RTL goes on");
            without_idle_ports(&mut record);
            without_idle_ports(&mut records.cores[0]);
            let differing = record.differences(&records.cores[0]);
            assert!(differing.is_empty(), "{timing}, cycle {cycles}: {differing:?}");
            cycles += 1;
            assert!(cycles < run.max_cycles);
        }
        assert_eq!(several.environment.console_output(), program.expected);
    }
}
