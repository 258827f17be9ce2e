//! Clusters in the laboratory: counts by core, one core of a cluster against a core alone, and runs that go wrong.

use laboratory::{experiment, page, Cores, Form, Plan, Program, Results, Row, Variant};
use testbenches::Latencies;

const ARCH: &str = "4w8/8/4/2";

/// 3 instructions of each core. Core 0 goes on with 5, and prints A; the others end with the third.
const FIRST_PRINTS: &str = "hwid %r0, #4\nrtop @p0, %r0\n@p0 ? halt\nldi %r2, #1\nshli %r2, %r2, #31\nldi %r4, #0x41\n\
     st %r4, %r2, #0\nhalt\n";
/// Four lanes of each core, two of them on one side, two on the other, meet behind two instructions each.
const EACH_PARTS: &str = "ldi %r1, #4\njalis %r5, %r1, lanes\nlanes: hwid %r0, #0\nsubi %r1, %r0, #2\nisneg @p0, %r1\n\
     @p0 ? split\n@p0 ? jmpi yes\nldi %r4, #1\njmpi end\nyes: ldi %r4, #2\nnop\nend: join\nhalt\n";

fn program(text: &str, counts: &[Option<u32>]) -> Program {
    let arch = ARCH.parse().expect("an ArchID");
    let image = assembler::assemble(&arch, &[("test.s", text)]).expect("a program");
    let plain = Variant::new("test".to_owned(), Form::Plain, image);
    let variant = |&cores: &Option<u32>| Variant { cores, ..plain.clone() };
    Program { name: "test".to_owned(), variants: counts.iter().map(variant).collect() }
}

fn plan(mechanisms: &str, counts: &[u32]) -> Plan {
    let mechanisms = mechanisms.split(',').map(|name| name.parse());
    let cores = |&count: &u32| Cores { count, banks: None, shared_cache: None };
    Plan {
        arch: ARCH.parse().expect("an ArchID"),
        mechanisms: mechanisms.collect::<Result<_, _>>().expect("mechanisms"),
        latencies: [1, 16].map(|one| Latencies::both(one).unwrap()).to_vec(),
        cores: counts.iter().map(cores).collect(),
        max_cycles: 10_000,
    }
}

fn results(text: &str, mechanisms: &str, counts: &[u32]) -> Results {
    let on: Vec<_> = match counts {
        [] => vec![None],
        counts => counts.iter().copied().map(Some).collect(),
    };
    experiment(&plan(mechanisms, counts), &[program(text, &on)])
}

fn rows(results: &Results) -> &[Row] {
    assert_eq!(results.failed, []);
    &results.programs[0].rows
}

fn reason(results: &Results) -> &str {
    assert_eq!(results.failed.len(), 2, "{results}");
    &results.failed[0].reason
}

#[test]
fn counts_are_those_of_all_cores_and_of_each() {
    let results = results(FIRST_PRINTS, "stack", &[1, 3]);
    let [one, three] = rows(&results) else {
        panic!("{results}");
    };
    assert_eq!(one.first().instructions, 8);
    assert_eq!(three.first().instructions, 8 + 2 * 3);
    let by_core = &three.runs[0].by_core;
    let counted: Vec<_> = by_core.iter().map(|core| core.instructions).collect();
    assert_eq!(counted, [8, 3, 3]);
    // The others are done long before core 0, and the cluster with core 0.
    let cycles: Vec<_> = by_core.iter().map(|core| core.cycles).collect();
    assert_eq!(cycles[0], three.first().cycles);
    assert!(cycles[1] < cycles[0] && cycles[2] < cycles[0], "{cycles:?}");
    let banks = [one, three].map(|row| row.cluster.map(|one| (one.cores, one.banks)));
    assert_eq!(banks, [Some((1, 1)), Some((3, 8))]);
    assert!(results.to_string().contains("against 1 core, on average"));
}

#[test]
fn one_core_of_a_cluster_is_as_a_core_alone() {
    let mechanisms = "stack,paired-path:explicit,multi-path";
    let (alone, cluster) = (results(EACH_PARTS, mechanisms, &[]), results(EACH_PARTS, mechanisms, &[1]));
    assert_eq!(rows(&alone).len(), 3);
    for (alone, cluster) in rows(&alone).iter().zip(rows(&cluster)) {
        assert_eq!(alone.cluster, None);
        assert_eq!(cluster.cluster.map(|one| one.cores), Some(1));
        for (alone, cluster) in alone.runs.iter().zip(&cluster.runs) {
            assert_eq!(alone.figures, cluster.figures);
            assert_eq!(alone.activity, cluster.activity);
            assert_eq!(alone.by_core, []);
            assert_eq!(cluster.by_core.as_slice(), std::slice::from_ref(&cluster.figures));
        }
    }
}

#[test]
fn meetings_and_activity_are_added_up() {
    let results = results(EACH_PARTS, "paired-path:explicit", &[1, 4]);
    let [one, four] = rows(&results) else {
        panic!("{results}");
    };
    let met = |row: &Row| row.first().meetings_and_early().expect("meetings");
    assert_eq!(met(one), (1, 0));
    assert_eq!(met(four), (4, 0));
    let meetings = four.first().meetings.as_ref().expect("meetings");
    assert_eq!(meetings.len(), 1, "the same place on each core");
    assert_eq!(four.first().deepest, one.first().deepest);
    assert_eq!(four.first().instructions, 4 * one.first().instructions);
    let factors = [one, four].map(|row| row.runs[0].activity_factor);
    assert_eq!(factors[0], factors[1]);
    // A core does not run four times as long because of the others.
    let rate = [one, four].map(|row| row.runs[0].lane_instructions_a_cycle);
    assert!(rate[1] > rate[0], "{rate:?}");
}

#[test]
fn who_waits_for_whom_is_told_of_a_run_that_does_not_end() {
    let meet = "hwid %r0, #4\nrtop @p0, %r0\n@p0 ? jmpi wait\nhalt\nwait: ldi %r1, #3\nldi %r0, #1\n\
                shli %r0, %r0, #31\nbar %r0, %r1\nhalt\n";
    let mut program = program(meet, &[Some(3)]);
    program.variants[0].wanted.extension = Some(true);
    let results = experiment(&plan("stack", &[3]), &[program]);
    let told = "deadlock: nothing will ever wake the warps that wait\n    \
                core 1: warp 0 waits for 3 cores at cluster barrier 0\n    \
                core 2: warp 0 waits for 3 cores at cluster barrier 0\n    \
                cluster barrier 0: cores 1, 2 have come; 3 are wanted";
    assert_eq!(reason(&results), told);
    assert_eq!(results.failed[0].run, "test with stack on 3 cores, latency 1 on both ports");
}

#[test]
fn where_cores_go_round_is_told() {
    let again = "hwid %r0, #4\nrtop @p0, %r0\nagain: @p0 ? jmpi again\nhalt\n";
    let results = results(again, "stack", &[2]);
    let told = reason(&results);
    assert!(told.starts_with("does not end within 10000 cycles; --max-cycles raises it\n"));
    assert!(told.contains("\n    core 1 warp 0, lane 0: round and round since cycle "), "{told}");
    assert!(told.contains("at 8 (again"), "{told}");
    assert!(!told.contains("core 0"), "{told}");
}

#[test]
fn an_interrupt_is_told_with_its_core() {
    let faults = "hwid %r0, #4\nrtop @p0, %r0\n@p0 ? jmpi wrong\nhalt\nwrong: trap\nnop\n";
    let results = results(faults, "stack", &[2]);
    let told = reason(&results);
    assert!(told.starts_with("core 1: interrupt "), "{told}");
    assert!(told.ends_with("test.s:6: nop"), "{told}");
}

#[test]
fn another_output_on_more_cores_is_a_failure() {
    let each = FIRST_PRINTS.replace("@p0 ? halt", "@p0 ? nop");
    let results = results(&each, "stack", &[1, 2]);
    let told = reason(&results);
    let first = "as test with stack on 1 core, latency 1 on both ports";
    assert_eq!(told, format!("prints \"AA\", but should print \"A\", {first}"));
}

#[test]
fn the_page_shows_several_cores() {
    let plan = plan("stack,multi-path", &[1, 2]);
    let programs = [program(EACH_PARTS, &[Some(1), Some(2)])];
    let results = experiment(&plan, &programs);
    let page = page(&plan, &programs, &results);
    for text in [
        "On 1, 2 cores that share one memory",
        "<h2>More cores</h2>",
        "test: instructions of lanes a cycle",
        "Warp 0 of each of 2 cores",
        "core 1, ",
        "<h3>By core, at the first latency</h3>",
    ] {
        assert!(page.contains(text), "{text}");
    }
}
