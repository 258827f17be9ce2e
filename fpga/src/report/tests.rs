//! Reports of nextpnr, shortened, in each family's words.

use super::*;
use crate::family::Family;

/// ECP5: a clock on a global net, a path through two cells of one signal.
const ECP5: &str = r#"{
  "critical_paths": [
    { "from": "posedge $glbnet$clock", "to": "<async>", "path": [] },
    { "from": "posedge $glbnet$clock", "to": "posedge $glbnet$clock", "path": [
      { "delay": 0.5, "type": "clk-to-q",
        "from": { "cell": "soc.core.execute.operand_0_TRELLIS_FF_Q_25", "loc": [1, 2], "port": "CLK" },
        "to": { "cell": "soc.core.execute.operand_0_TRELLIS_FF_Q_25", "loc": [1, 2], "port": "Q" } },
      { "delay": 1.0, "type": "routing", "net": "soc.core.execute.operand_0[26]", "sources": ["x.v:1"],
        "from": { "cell": "soc.core.execute.operand_0_TRELLIS_FF_Q_25", "loc": [1, 2], "port": "Q" },
        "to": { "cell": "soc.core.execute.shifts_LUT4_Z", "loc": [1, 3], "port": "A" } },
      { "delay": 0.25, "type": "logic",
        "from": { "cell": "soc.core.execute.shifts_LUT4_Z", "loc": [1, 3], "port": "A" },
        "to": { "cell": "soc.core.execute.shifts_LUT4_Z", "loc": [1, 3], "port": "F" } },
      { "delay": 0.75, "type": "routing", "net": "soc.core.execute.shifts_LUT4_A_Z[2]",
        "from": { "cell": "soc.core.execute.shifts_LUT4_Z", "loc": [1, 3], "port": "F" },
        "to": { "cell": "soc.core.execute.shifts_LUT4_Z_1", "loc": [1, 3], "port": "B" } },
      { "delay": 0.25, "type": "logic",
        "from": { "cell": "soc.core.execute.shifts_LUT4_Z_1", "loc": [1, 3], "port": "B" },
        "to": { "cell": "soc.core.execute.shifts_LUT4_Z_1", "loc": [1, 3], "port": "F" } },
      { "delay": 1.25, "type": "routing", "net": "soc.core.execute.shifts_LUT4_A_Z[7]",
        "from": { "cell": "soc.core.execute.shifts_LUT4_Z_1", "loc": [1, 3], "port": "F" },
        "to": { "cell": "soc.core.commit.value_TRELLIS_FF_Q_3", "loc": [9, 9], "port": "M" } },
      { "delay": 0.5, "type": "setup",
        "from": { "cell": "soc.core.commit.value_TRELLIS_FF_Q_3", "loc": [9, 9], "port": "M" },
        "to": { "cell": "soc.core.commit.value_TRELLIS_FF_Q_3", "loc": [9, 9], "port": "M" } } ] } ],
  "fmax": { "$glbnet$clock": { "achieved": 222.25, "constraint": 50 } },
  "utilization": {
    "TRELLIS_COMB": { "available": 83640, "used": 4882 },
    "PCSCLKDIV": { "available": 2, "used": 0 },
    "DP16KD": { "available": 208, "used": 17 } }
}"#;

#[test]
fn a_critical_path_is_told_in_the_generators_names() {
    let report = PlacementReport::read(ECP5, 50.0).unwrap();
    let clock = &report.timing.clocks[0];
    assert_eq!((clock.name.as_str(), clock.achieved_mhz), ("clock", 222.25));
    let path = report.timing.critical_path.unwrap();
    assert_eq!(path.from, "soc.core.execute.operand_0");
    assert_eq!(path.to, "soc.core.commit.value");
    assert_eq!((path.delay_ns, path.logic_ns, path.routing_ns), (4.5, 1.5, 3.0));
    let hops: Vec<_> = path
        .hops
        .iter()
        .map(|hop| (hop.signal.as_str(), hop.exact, hop.cells, hop.logic_ns, hop.routing_ns, hop.arrival_ns))
        .collect();
    assert_eq!(
        hops,
        [
            ("soc.core.execute.operand_0[26]", true, 1, 0.5, 1.0, 1.5),
            ("soc.core.execute.shifts", false, 2, 0.5, 2.0, 4.0),
            ("soc.core.commit.value", true, 1, 0.5, 0.0, 4.5),
        ]
    );
}

#[test]
fn resources_that_are_not_used_are_not_listed() {
    let report = PlacementReport::read(ECP5, 50.0).unwrap();
    let names: Vec<_> = report.resources.iter().map(|resource| resource.name.as_str()).collect();
    assert_eq!(names, ["DP16KD", "TRELLIS_COMB"]);
}

#[test]
fn a_report_that_is_none_is_refused() {
    assert!(PlacementReport::read("{}", 50.0).is_err());
    assert!(PlacementReport::read(&ECP5[..100], 50.0).is_err());
}

/// A report as the flow makes it of that placement.
fn report(required_mhz: f64) -> Report {
    let placement = PlacementReport::read(ECP5, required_mhz).unwrap();
    let core = CoreConfig::default();
    let mut report = Report {
        board: "ulx3s-85f".to_owned(),
        arch: core.arch.to_string(),
        core: core_in_words(&core),
        clock_hz: (required_mhz * 1e6) as u32,
        baud: 115_200,
        tools: vec!["Yosys 0.70".to_owned()],
        synthesis: "synth_ecp5".to_owned(),
        modules: Vec::new(),
        registers: RegistersTaken::default(),
        resources: placement.resources,
        fits: true,
        timing: Some(placement.timing),
        seeds: Vec::new(),
        best_seed: Some(1),
        steps: Vec::new(),
        bitstream: None,
        missing_tools: None,
        program: None,
        advice: Vec::new(),
    };
    report.advise(&core);
    report
}

#[test]
fn a_design_that_is_fast_enough_needs_no_advice() {
    let report = report(50.0);
    assert!(report.timing_met() && report.advice.is_empty());
    assert!(report.text().contains("222.25 MHz, needed    50.00 MHz: met"), "{}", report.text());
}

#[test]
fn a_clock_that_does_not_count_every_path_is_not_to_be_relied_on() {
    let mut report = report(50.0);
    assert!(!report.text().contains("no clock to rely on"), "{}", report.text());
    let left_out = Family::XilinxXc7.paths_left_out();
    report.timing.as_mut().expect("a clock").left_out = left_out;
    let line = format!("  no clock to rely on: {}\n", left_out.expect("its multipliers"));
    assert!(report.text().contains(&line), "{}", report.text());
    assert_eq!(Family::Ecp5.paths_left_out(), None);
}

#[test]
fn the_flip_flops_in_other_cells_are_counted_where_there_are_any() {
    let mut report = report(50.0);
    assert!(!report.text().contains("became registers"), "{}", report.text());
    report.registers =
        RegistersTaken { block_ram_ports: 17, block_ram_flip_flops: 377, multipliers: 12, multiplier_flip_flops: 256 };
    let text = report.text();
    assert!(text.contains("block RAMs               377 in 17 ports"), "{text}");
    assert!(text.contains("multipliers              256 in 12 multipliers"), "{text}");
    let json = serde_json::to_value(&report).unwrap();
    assert_eq!(json["registers"]["block_ram_flip_flops"], 377);
}

#[test]
fn of_several_placements_worst_median_and_best_are_shown() {
    let mut report = report(50.0);
    let placed = |seed, mhz| SeedResult { seed, achieved_mhz: Some(mhz), failure: None };
    report.seeds = vec![placed(1, 222.25), placed(2, 200.5), placed(3, 210.0), placed(4, 190.0)];
    assert!(report.text().contains("worst 190.00, median 205.25, best 222.25 MHz"), "{}", report.text());
    report.seeds[1] = SeedResult { seed: 2, achieved_mhz: None, failure: Some("not routed".to_owned()) };
    assert!(report.text().contains("worst 190.00, median 210.00, best 222.25 MHz"), "{}", report.text());
    report.seeds.truncate(1);
    assert!(!report.text().contains("median"), "{}", report.text());
}

#[test]
fn a_design_that_is_too_slow_is_told_what_to_change() {
    let report = report(250.0);
    assert!(!report.timing_met());
    let failure = report.failure();
    for part in [
        "timing is not met on ulx3s-85f",
        "222.25 MHz, but needs 250.00 MHz",
        "--clock 217",
        "--seeds",
        "--arch 4w8/8/2/4",
    ] {
        assert!(failure.contains(part), "{failure}");
    }
    assert!(report.text().contains("NOT MET"));
}

#[test]
fn a_design_that_is_too_large_is_told_by_how_much_and_what_to_change() {
    let mut report = report(50.0);
    report.fits = false;
    report.timing = None;
    report.resources[1].used = 90_000;
    report.advise(&CoreConfig::default());
    let failure = report.failure();
    for part in ["4w8/8/4/4 does not fit ulx3s-85f", "TRELLIS_COMB 90000 of 83640, 6360 too many", "divider = \"none\""]
    {
        assert!(failure.contains(part), "{failure}");
    }
}
